	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_cpu_rows_pack              ; -- Begin function gemm_cpu_rows_pack
	.p2align	8
	.type	gemm_cpu_rows_pack,@function
gemm_cpu_rows_pack:                     ; @gemm_cpu_rows_pack
gemm_cpu_rows_pack$local:
	.type	gemm_cpu_rows_pack$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_cpu_rows.cl"
	.loc	1 121
; %bb.0:
	.loc	1 122
	s_load_dword s4, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x4
	s_load_dword s10, s[6:7], 0x4c
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, 0xffff
	s_mul_i32 s5, s5, s8
	v_add_u32_e32 v0, vcc, s10, v0
	v_add_u32_e32 v0, vcc, s5, v0
	v_lshlrev_b32_e32 v0, 9, v0
	s_add_u32 s2, s6, 0x48
	v_sub_u32_e32 v2, vcc, s1, v0
	s_addc_u32 s3, s7, 0
	.loc	1 124
	v_cmp_lt_i32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_71
; %bb.1:
	.loc	1 122
	s_load_dword s1, s[2:3], 0x8
	s_lshr_b32 s4, s4, 16
	v_mov_b32_e32 v4, 0
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	s_load_dword s58, s[6:7], 0x28
	v_mov_b32_e32 v5, s9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mad_u64_u32 v[3:4], s[4:5], s4, v5, v[3:4]
	s_load_dwordx2 s[4:5], s[6:7], 0x40
	.loc	1 124
	v_mad_i64_i32 v[5:6], s[6:7], v0, s58, 0
	.loc	1 122
	v_add_u32_e32 v7, vcc, v3, v1
	.loc	1 124
	v_lshlrev_b32_e32 v1, 5, v7
	v_sub_u32_e32 v8, vcc, s0, v1
	.loc	1 122
	s_add_i32 s0, s0, 31
	s_ashr_i32 s1, s0, 31
	v_min_i32_e32 v4, 0x200, v2
	.loc	1 124
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	.loc	1 122
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	.loc	1 124
	v_mov_b32_e32 v5, s3
	v_add_u32_e32 v10, vcc, s2, v2
	.loc	1 122
	s_ashr_i32 s0, s0, 5
	.loc	1 124
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	1 123
	v_mad_i64_i32 v[5:6], s[0:1], v0, s0, 0
	v_ashrrev_i32_e32 v0, 31, v7
	.loc	1 124
	v_ashrrev_i32_e32 v2, 31, v1
	.loc	1 123
	v_mul_lo_u32 v11, v0, v4
	v_mad_u64_u32 v[5:6], s[0:1], v7, v4, v[5:6]
	.loc	1 124
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	1 122
	s_ashr_i32 s59, s58, 31
	.loc	1 124
	v_add_u32_e32 v0, vcc, v10, v1
	v_addc_u32_e32 v1, vcc, v3, v2, vcc
	.loc	1 123
	v_add_u32_e32 v6, vcc, v11, v6
	v_lshlrev_b64 v[2:3], 7, v[5:6]
	.loc	1 124
	v_min_i32_e32 v9, 32, v8
	.loc	1 123
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_cmp_gt_i32_e64 s[0:1], 32, v8
	v_cmp_lt_i32_e64 s[2:3], 0, v8
	v_cmp_lt_i32_e64 s[4:5], 1, v9
	v_cmp_lt_i32_e64 s[6:7], 2, v9
	v_cmp_lt_i32_e64 s[8:9], 3, v9
	v_cmp_lt_i32_e64 s[10:11], 4, v9
	v_cmp_lt_i32_e64 s[12:13], 5, v9
	v_cmp_lt_i32_e64 s[14:15], 6, v9
	v_cmp_lt_i32_e64 s[16:17], 7, v9
	v_cmp_lt_i32_e64 s[18:19], 8, v9
	v_cmp_lt_i32_e64 s[20:21], 9, v9
	v_cmp_lt_i32_e64 s[22:23], 10, v9
	v_cmp_lt_i32_e64 s[24:25], 11, v9
	v_cmp_lt_i32_e64 s[26:27], 12, v9
	v_cmp_lt_i32_e64 s[28:29], 13, v9
	v_cmp_lt_i32_e64 s[30:31], 14, v9
	v_cmp_lt_i32_e64 s[34:35], 15, v9
	v_cmp_lt_i32_e64 s[36:37], 16, v9
	v_cmp_lt_i32_e64 s[38:39], 17, v9
	v_cmp_lt_i32_e64 s[40:41], 18, v9
	v_cmp_lt_i32_e64 s[42:43], 19, v9
	v_cmp_lt_i32_e64 s[44:45], 20, v9
	v_cmp_lt_i32_e64 s[46:47], 21, v9
	v_cmp_lt_i32_e64 s[48:49], 22, v9
	v_cmp_lt_i32_e64 s[50:51], 23, v9
	v_cmp_lt_i32_e64 s[52:53], 24, v9
	v_cmp_lt_i32_e64 s[54:55], 25, v9
	v_cmp_lt_i32_e64 s[56:57], 26, v9
	s_lshl_b64 s[70:71], s[58:59], 2
	s_movk_i32 s33, 0x50
	s_movk_i32 s76, 0x60
	s_movk_i32 s77, 0x70
	v_cmp_lt_i32_e64 s[58:59], 27, v9
	v_cmp_lt_i32_e64 s[60:61], 28, v9
	v_cmp_lt_i32_e64 s[62:63], 29, v9
	v_cmp_lt_i32_e64 s[64:65], 30, v9
	v_cmp_lt_i32_e64 s[66:67], 31, v9
	s_mov_b64 s[72:73], 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_mov_b32_e32 v5, s71
	v_add_u32_e32 v0, vcc, s70, v0
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e64 v4, s[68:69], -1, v4
	v_add_u32_e32 v2, vcc, 0x80, v2
	v_cmp_eq_u32_e64 s[68:69], 0, v4
	s_or_b64 s[72:73], s[68:69], s[72:73]
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_71
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	s_and_saveexec_b64 s[68:69], s[0:1]
	s_xor_b64 s[68:69], exec, s[68:69]
	s_cbranch_execz .LBB0_69
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_6
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	flat_load_dword v6, v[0:1]
.LBB0_6:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v6
	s_and_saveexec_b64 s[74:75], s[4:5]
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 4, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[6:7]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 8, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 8, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[8:9]
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 12, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 12, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[10:11]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 16, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_14:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 16, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[12:13]
	s_cbranch_execz .LBB0_16
; %bb.15:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 20, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_16:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 20, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[14:15]
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 24, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_18:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 24, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[16:17]
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 28, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_20:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 28, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[18:19]
	s_cbranch_execz .LBB0_22
; %bb.21:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 32, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_22:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 32, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[20:21]
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 36, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_24:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 36, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[22:23]
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 40, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_26:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 40, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[24:25]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 44, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_28:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 44, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[26:27]
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 48, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_30:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 48, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[28:29]
	s_cbranch_execz .LBB0_32
; %bb.31:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 52, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_32:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 52, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[30:31]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 56, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_34:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 56, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[34:35]
	s_cbranch_execz .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 60, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_36:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 60, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[36:37]
	s_cbranch_execz .LBB0_38
; %bb.37:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 64, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_38:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 64, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[38:39]
	s_cbranch_execz .LBB0_40
; %bb.39:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 0x44, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_40:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 0x44, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[40:41]
	s_cbranch_execz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 0x48, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_42:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 0x48, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[42:43]
	s_cbranch_execz .LBB0_44
; %bb.43:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 0x4c, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_44:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 0x4c, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_46
; %bb.45:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 0x50, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_46:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 0x50, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[46:47]
	s_cbranch_execz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 0x54, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_48:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 0x54, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[48:49]
	s_cbranch_execz .LBB0_50
; %bb.49:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 0x58, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_50:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 0x58, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[50:51]
	s_cbranch_execz .LBB0_52
; %bb.51:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 0x5c, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_52:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 0x5c, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[52:53]
	s_cbranch_execz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 0x60, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_54:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 0x60, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[54:55]
	s_cbranch_execz .LBB0_56
; %bb.55:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 0x64, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_56:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 0x64, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[56:57]
	s_cbranch_execz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 0x68, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_58:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 0x68, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[58:59]
	s_cbranch_execz .LBB0_60
; %bb.59:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 0x6c, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_60:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 0x6c, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[60:61]
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 0x70, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_62:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 0x70, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[62:63]
	s_cbranch_execz .LBB0_64
; %bb.63:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 0x74, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_64:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 0x74, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[64:65]
	s_cbranch_execz .LBB0_66
; %bb.65:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, 0x78, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_load_dword v6, v[6:7]
.LBB0_66:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v7, vcc, 0x78, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v6
	s_and_saveexec_b64 s[74:75], s[66:67]
	s_cbranch_execz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 0x7c, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_68:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[74:75]
	.loc	1 124
	v_add_u32_e32 v6, vcc, 0x7c, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v5
.LBB0_69:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_saveexec_b64 s[74:75], s[68:69]
	s_cbranch_execz .LBB0_2
; %bb.70:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 32, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, 16, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	flat_load_dwordx4 v[5:8], v[5:6]
	v_add_u32_e32 v13, vcc, 48, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_load_dwordx4 v[9:12], v[0:1]
	flat_load_dwordx4 v[13:16], v[13:14]
	flat_load_dwordx4 v[17:20], v[17:18]
	v_add_u32_e32 v21, vcc, 32, v2
	v_addc_u32_e32 v22, vcc, 0, v3, vcc
	v_add_u32_e32 v23, vcc, 48, v2
	v_addc_u32_e32 v24, vcc, 0, v3, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[21:22], v[5:8]
	s_nop 0
	v_add_u32_e64 v7, s[68:69], s76, v0
	v_add_u32_e32 v5, vcc, 16, v2
	v_addc_u32_e64 v8, s[68:69], 0, v1, s[68:69]
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[2:3], v[9:12]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[23:24], v[13:16]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[5:6], v[17:20]
	v_add_u32_e64 v13, s[68:69], 64, v0
	flat_load_dwordx4 v[5:8], v[7:8]
	v_addc_u32_e64 v14, s[68:69], 0, v1, s[68:69]
	v_add_u32_e32 v21, vcc, s77, v0
	v_add_u32_e64 v17, s[68:69], s33, v0
	v_addc_u32_e64 v18, s[68:69], 0, v1, s[68:69]
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_load_dwordx4 v[9:12], v[21:22]
	flat_load_dwordx4 v[13:16], v[13:14]
	flat_load_dwordx4 v[17:20], v[17:18]
	v_add_u32_e32 v21, vcc, 64, v2
	v_addc_u32_e32 v22, vcc, 0, v3, vcc
	v_add_u32_e32 v23, vcc, s76, v2
	v_addc_u32_e32 v24, vcc, 0, v3, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[23:24], v[5:8]
	s_nop 0
	v_add_u32_e32 v5, vcc, s77, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	v_add_u32_e32 v7, vcc, 0x50, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[5:6], v[9:12]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[21:22], v[13:16]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[7:8], v[17:20]
	s_branch .LBB0_2
.LBB0_71:
	.loc	1 125
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu_rows_pack
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 128
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
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 78
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
	.size	gemm_cpu_rows_pack, .Lfunc_end0-gemm_cpu_rows_pack
	.size	gemm_cpu_rows_pack$local, .Lfunc_end0-gemm_cpu_rows_pack
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2784
; NumSgprs: 80
; NumVgprs: 25
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 80
; NumVGPRsForWavesPerEU: 25
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
	.globl	gemm_cpu_rows                   ; -- Begin function gemm_cpu_rows
	.p2align	8
	.type	gemm_cpu_rows,@function
gemm_cpu_rows:                          ; @gemm_cpu_rows
gemm_cpu_rows$local:
	.type	gemm_cpu_rows$local,@function
	.loc	1 136
; %bb.0:
	s_add_i32 s8, s8, s12
	s_mov_b32 flat_scratch_lo, s9
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	1 137
	s_load_dwordx4 s[76:79], s[6:7], 0x0
	.loc	1 138
	s_load_dwordx2 s[8:9], s[6:7], 0x4c
	s_load_dword s16, s[4:5], 0x4
	s_add_u32 s0, s0, s12
	s_addc_u32 s1, s1, 0
	.loc	1 137
	s_waitcnt lgkmcnt(0)
	s_add_i32 s14, s76, 7
	s_ashr_i32 s12, s14, 31
	.loc	1 138
	v_add_u32_e32 v10, vcc, s8, v0
	.loc	1 137
	s_lshr_b32 s15, s12, 29
	.loc	1 138
	s_and_b32 s17, s16, 0xffff
	v_addc_u32_e64 v11, s[12:13], 0, 0, vcc
	v_mov_b32_e32 v0, s10
	v_mad_u64_u32 v[11:12], s[12:13], s17, v0, v[10:11]
	.loc	1 137
	s_add_i32 s14, s14, s15
	s_ashr_i32 s8, s14, 3
	.loc	1 139
	s_ashr_i32 s13, s8, 31
	.loc	1 138
	s_load_dwordx2 s[4:5], s[4:5], 0xc
	.loc	1 139
	v_mul_lo_u32 v0, v11, s13
	v_mad_u64_u32 v[10:11], s[14:15], v11, s8, 0
	v_mul_lo_u32 v12, v12, s8
	v_cvt_f32_ubyte0_e32 v13, 0
	v_add_u32_e32 v0, vcc, v11, v0
	v_add_u32_e32 v12, vcc, v0, v12
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v0, s4
	v_mov_b32_e32 v11, 0
	v_cmp_ne_u64_e32 vcc, 0, v[11:12]
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_madmk_f32 v11, v13, 0x4f800000, v0
	v_rcp_f32_e32 v11, v11
	s_sub_u32 s10, 0, s4
	s_subb_u32 s12, 0, 0
	v_mul_f32_e32 v11, 0x5f7ffffc, v11
	v_mul_f32_e32 v14, 0x2f800000, v11
	v_trunc_f32_e32 v14, v14
	v_mac_f32_e32 v11, 0xcf800000, v14
	v_cvt_u32_f32_e32 v18, v14
	v_cvt_u32_f32_e32 v11, v11
	v_mul_lo_u32 v16, s10, v18
	v_mad_u64_u32 v[14:15], s[18:19], s10, v11, 0
	v_mul_lo_u32 v17, s12, v11
	v_add_u32_e32 v15, vcc, v15, v16
	v_add_u32_e32 v17, vcc, v17, v15
	v_mul_hi_u32 v19, v11, v14
	v_mad_u64_u32 v[15:16], s[18:19], v11, v17, 0
	v_add_u32_e32 v19, vcc, v19, v15
	v_mad_u64_u32 v[14:15], s[18:19], v18, v14, 0
	v_addc_u32_e32 v20, vcc, 0, v16, vcc
	v_mad_u64_u32 v[16:17], s[18:19], v18, v17, 0
	v_add_u32_e32 v14, vcc, v19, v14
	v_addc_u32_e32 v14, vcc, v20, v15, vcc
	v_addc_u32_e32 v15, vcc, 0, v17, vcc
	v_add_u32_e32 v14, vcc, v14, v16
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v11, vcc, v11, v14
	v_addc_u32_e32 v20, vcc, v18, v15, vcc
	v_mad_u64_u32 v[14:15], s[18:19], s10, v11, 0
	v_mul_lo_u32 v18, s10, v20
	v_mul_lo_u32 v19, s12, v11
	v_mul_hi_u32 v21, v11, v14
	v_mad_u64_u32 v[16:17], s[18:19], v20, v14, 0
	v_add_u32_e32 v15, vcc, v18, v15
	v_add_u32_e32 v15, vcc, v15, v19
	v_mad_u64_u32 v[18:19], s[18:19], v11, v15, 0
	v_mad_u64_u32 v[14:15], s[18:19], v20, v15, 0
	v_add_u32_e32 v18, vcc, v21, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_add_u32_e32 v16, vcc, v18, v16
	v_addc_u32_e32 v16, vcc, v19, v17, vcc
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v14, vcc, v16, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v11, vcc, v11, v14
	v_addc_u32_e32 v16, vcc, v20, v15, vcc
	v_ashrrev_i32_e32 v18, 31, v12
	v_add_u32_e32 v14, vcc, v10, v18
	v_xor_b32_e32 v19, v14, v18
	v_mad_u64_u32 v[14:15], s[18:19], v19, v16, 0
	v_mul_hi_u32 v20, v19, v11
	v_addc_u32_e32 v17, vcc, v12, v18, vcc
	v_xor_b32_e32 v21, v17, v18
	v_add_u32_e32 v20, vcc, v20, v14
	v_addc_u32_e32 v22, vcc, 0, v15, vcc
	v_mad_u64_u32 v[14:15], s[18:19], v21, v11, 0
	v_mad_u64_u32 v[16:17], s[18:19], v21, v16, 0
	v_add_u32_e32 v11, vcc, v20, v14
	v_addc_u32_e32 v11, vcc, v22, v15, vcc
	v_addc_u32_e32 v14, vcc, 0, v17, vcc
	v_add_u32_e32 v11, vcc, v11, v16
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	v_mul_lo_u32 v16, s4, v14
	v_mad_u64_u32 v[14:15], s[18:19], s4, v11, 0
	v_add_u32_e32 v15, vcc, v15, v16
	v_sub_u32_e32 v14, vcc, v19, v14
	v_subb_u32_e32 v15, vcc, v21, v15, vcc
	v_subrev_u32_e32 v16, vcc, s4, v14
	v_subbrev_u32_e32 v17, vcc, 0, v15, vcc
	v_cmp_le_u32_e32 vcc, s4, v16
	v_cndmask_b32_e64 v16, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v17
	v_cndmask_b32_e32 v16, -1, v16, vcc
	v_add_u32_e32 v17, vcc, 2, v11
	v_add_u32_e32 v19, vcc, 1, v11
	v_cmp_le_u32_e32 vcc, s4, v14
	v_cndmask_b32_e64 v14, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v14, -1, v14, vcc
	v_cmp_ne_u32_e32 vcc, 0, v16
	v_cndmask_b32_e32 v15, v19, v17, vcc
	v_cmp_ne_u32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v11, v11, v15, vcc
	v_xor_b32_e32 v11, v11, v18
	v_sub_u32_e32 v254, vcc, v11, v18
.LBB1_2:
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_cvt_f32_u32_e32 v15, s4
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_4
; %bb.3:
	v_rcp_iflag_f32_e32 v11, v15
	s_sub_i32 s10, 0, s4
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v11, v11
	v_mul_lo_u32 v14, s10, v11
	v_mul_hi_u32 v14, v11, v14
	v_add_u32_e32 v11, vcc, v11, v14
	v_mul_hi_u32 v11, v10, v11
	v_mul_lo_u32 v14, v11, s4
	v_add_u32_e32 v16, vcc, 1, v11
	v_sub_u32_e32 v14, vcc, v10, v14
	v_subrev_u32_e32 v17, vcc, s4, v14
	v_cmp_le_u32_e32 vcc, s4, v14
	v_cndmask_b32_e32 v11, v11, v16, vcc
	v_cndmask_b32_e32 v14, v14, v17, vcc
	v_add_u32_e32 v16, vcc, 1, v11
	v_cmp_le_u32_e32 vcc, s4, v14
	v_cndmask_b32_e32 v254, v11, v16, vcc
.LBB1_4:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 139
	v_mov_b32_e32 v11, s13
	v_add_u32_e32 v14, vcc, s8, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	v_mov_b32_e32 v10, 0
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB1_6
; %bb.5:
	v_mac_f32_e32 v0, 0x4f800000, v13
	v_rcp_f32_e32 v0, v0
	s_sub_u32 s8, 0, s4
	s_subb_u32 s10, 0, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v10, 0x2f800000, v0
	v_trunc_f32_e32 v10, v10
	v_mac_f32_e32 v0, 0xcf800000, v10
	v_cvt_u32_f32_e32 v12, v10
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v10, s8, v12
	v_mad_u64_u32 v[15:16], s[14:15], s8, v0, 0
	v_mul_lo_u32 v17, s10, v0
	v_add_u32_e32 v10, vcc, v16, v10
	v_add_u32_e32 v10, vcc, v17, v10
	v_mul_hi_u32 v18, v0, v15
	v_mad_u64_u32 v[16:17], s[14:15], v0, v10, 0
	v_add_u32_e32 v19, vcc, v18, v16
	v_mad_u64_u32 v[15:16], s[14:15], v12, v15, 0
	v_addc_u32_e32 v20, vcc, 0, v17, vcc
	v_mad_u64_u32 v[17:18], s[14:15], v12, v10, 0
	v_add_u32_e32 v10, vcc, v19, v15
	v_addc_u32_e32 v10, vcc, v20, v16, vcc
	v_addc_u32_e32 v15, vcc, 0, v18, vcc
	v_add_u32_e32 v10, vcc, v10, v17
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v0, vcc, v0, v10
	v_addc_u32_e32 v10, vcc, v12, v15, vcc
	v_mad_u64_u32 v[15:16], s[14:15], s8, v0, 0
	v_mul_lo_u32 v12, s8, v10
	v_mul_lo_u32 v19, s10, v0
	v_mul_hi_u32 v21, v0, v15
	v_mad_u64_u32 v[17:18], s[14:15], v10, v15, 0
	v_add_u32_e32 v12, vcc, v12, v16
	v_add_u32_e32 v12, vcc, v12, v19
	v_mad_u64_u32 v[19:20], s[14:15], v0, v12, 0
	v_mad_u64_u32 v[15:16], s[14:15], v10, v12, 0
	v_add_u32_e32 v12, vcc, v21, v19
	v_addc_u32_e32 v19, vcc, 0, v20, vcc
	v_add_u32_e32 v12, vcc, v12, v17
	v_addc_u32_e32 v12, vcc, v19, v18, vcc
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_u32_e32 v12, vcc, v12, v15
	v_addc_u32_e32 v15, vcc, 0, v16, vcc
	v_add_u32_e32 v0, vcc, v0, v12
	v_addc_u32_e32 v12, vcc, v10, v15, vcc
	v_ashrrev_i32_e32 v16, 31, v11
	v_add_u32_e32 v10, vcc, v14, v16
	v_xor_b32_e32 v17, v10, v16
	v_addc_u32_e32 v14, vcc, v11, v16, vcc
	v_mad_u64_u32 v[10:11], s[14:15], v17, v12, 0
	v_mul_hi_u32 v15, v17, v0
	v_xor_b32_e32 v18, v14, v16
	s_mov_b32 s8, 0x423500
	v_add_u32_e32 v19, vcc, v15, v10
	v_addc_u32_e32 v20, vcc, 0, v11, vcc
	v_mad_u64_u32 v[10:11], s[14:15], v18, v0, 0
	v_mad_u64_u32 v[14:15], s[14:15], v18, v12, 0
	v_add_u32_e32 v0, vcc, v19, v10
	v_addc_u32_e32 v0, vcc, v20, v11, vcc
	v_addc_u32_e32 v10, vcc, 0, v15, vcc
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_mul_lo_u32 v12, s4, v10
	v_mad_u64_u32 v[10:11], s[14:15], s4, v0, 0
	v_add_u32_e32 v11, vcc, v11, v12
	v_sub_u32_e32 v10, vcc, v17, v10
	v_subb_u32_e32 v11, vcc, v18, v11, vcc
	v_subrev_u32_e32 v12, vcc, s4, v10
	v_subbrev_u32_e32 v14, vcc, 0, v11, vcc
	v_cmp_le_u32_e32 vcc, s4, v12
	v_cndmask_b32_e64 v12, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v12, -1, v12, vcc
	v_add_u32_e32 v14, vcc, 2, v0
	v_add_u32_e32 v15, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v10
	v_cndmask_b32_e64 v10, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v10, -1, v10, vcc
	v_cmp_ne_u32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v11, v15, v14, vcc
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v0, v0, v11, vcc
	v_xor_b32_e32 v0, v0, v16
	v_sub_u32_e32 v0, vcc, v0, v16
	buffer_store_dword v0, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s8 offset:4
.LBB1_6:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB1_8
; %bb.7:
	v_rcp_iflag_f32_e32 v0, v15
	s_sub_i32 s8, 0, s4
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v10, s8, v0
	v_mul_hi_u32 v10, v0, v10
	v_add_u32_e32 v0, vcc, v0, v10
	v_mul_hi_u32 v0, v14, v0
	v_mul_lo_u32 v10, v0, s4
	v_add_u32_e32 v11, vcc, 1, v0
	v_sub_u32_e32 v10, vcc, v14, v10
	v_subrev_u32_e32 v12, vcc, s4, v10
	v_cmp_le_u32_e32 vcc, s4, v10
	v_cndmask_b32_e32 v0, v0, v11, vcc
	v_cndmask_b32_e32 v10, v10, v12, vcc
	v_add_u32_e32 v11, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v10
	v_cndmask_b32_e32 v0, v0, v11, vcc
	s_mov_b32 s4, 0x423500
	buffer_store_dword v0, off, s[0:3], s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s4 offset:4
.LBB1_8:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 137
	s_add_i32 s4, s77, 31
	s_ashr_i32 s8, s4, 31
	s_lshr_b32 s10, s8, 27
	.loc	1 138
	s_lshr_b32 s8, s16, 16
	v_mov_b32_e32 v14, s9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v0, s11
	v_mad_u64_u32 v[10:11], s[8:9], s8, v0, v[14:15]
	.loc	1 137
	s_add_i32 s4, s4, s10
	s_ashr_i32 s12, s4, 5
	.loc	1 138
	v_add_u32_e32 v0, vcc, v10, v1
	.loc	1 140
	s_ashr_i32 s9, s12, 31
	.loc	1 138
	v_addc_u32_e32 v10, vcc, 0, v11, vcc
	.loc	1 140
	v_mul_lo_u32 v11, v0, s9
	v_mad_u64_u32 v[0:1], s[10:11], v0, s12, 0
	v_mul_lo_u32 v10, v10, s12
	.loc	1 138
	s_mov_b32 s4, s5
	.loc	1 140
	v_add_u32_e32 v1, vcc, v1, v11
	v_cvt_f32_u32_e32 v12, s4
	s_mov_b32 s8, s12
	v_add_u32_e32 v11, vcc, v1, v10
	v_mov_b32_e32 v10, v15
	v_writelane_b32 v2, s8, 0
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	v_writelane_b32 v2, s9, 1
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_10
; %bb.9:
	v_madmk_f32 v1, v13, 0x4f800000, v12
	v_rcp_f32_e32 v1, v1
	s_sub_u32 s5, 0, s4
	s_subb_u32 s8, 0, 0
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v10, 0x2f800000, v1
	v_trunc_f32_e32 v10, v10
	v_mac_f32_e32 v1, 0xcf800000, v10
	v_cvt_u32_f32_e32 v18, v10
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v10, s5, v18
	v_mad_u64_u32 v[14:15], s[12:13], s5, v1, 0
	v_mul_lo_u32 v16, s8, v1
	v_add_u32_e32 v10, vcc, v15, v10
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_hi_u32 v17, v1, v14
	v_mad_u64_u32 v[15:16], s[12:13], v1, v10, 0
	v_add_u32_e32 v19, vcc, v17, v15
	v_mad_u64_u32 v[14:15], s[12:13], v18, v14, 0
	v_addc_u32_e32 v20, vcc, 0, v16, vcc
	v_mad_u64_u32 v[16:17], s[12:13], v18, v10, 0
	v_add_u32_e32 v10, vcc, v19, v14
	v_addc_u32_e32 v10, vcc, v20, v15, vcc
	v_addc_u32_e32 v14, vcc, 0, v17, vcc
	v_add_u32_e32 v10, vcc, v10, v16
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	v_add_u32_e32 v1, vcc, v1, v10
	v_addc_u32_e32 v10, vcc, v18, v14, vcc
	v_mad_u64_u32 v[14:15], s[12:13], s5, v1, 0
	v_mul_lo_u32 v18, s5, v10
	v_mul_lo_u32 v19, s8, v1
	v_mul_hi_u32 v20, v1, v14
	v_mad_u64_u32 v[16:17], s[12:13], v10, v14, 0
	v_add_u32_e32 v15, vcc, v18, v15
	v_add_u32_e32 v15, vcc, v15, v19
	v_mad_u64_u32 v[18:19], s[12:13], v1, v15, 0
	v_mad_u64_u32 v[14:15], s[12:13], v10, v15, 0
	v_add_u32_e32 v18, vcc, v20, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_add_u32_e32 v16, vcc, v18, v16
	v_addc_u32_e32 v16, vcc, v19, v17, vcc
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v14, vcc, v16, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v1, vcc, v1, v14
	v_addc_u32_e32 v10, vcc, v10, v15, vcc
	v_ashrrev_i32_e32 v18, 31, v11
	v_add_u32_e32 v14, vcc, v0, v18
	v_xor_b32_e32 v19, v14, v18
	v_mad_u64_u32 v[14:15], s[12:13], v19, v10, 0
	v_mul_hi_u32 v17, v19, v1
	v_addc_u32_e32 v16, vcc, v11, v18, vcc
	v_xor_b32_e32 v20, v16, v18
	v_add_u32_e32 v21, vcc, v17, v14
	v_addc_u32_e32 v22, vcc, 0, v15, vcc
	v_mad_u64_u32 v[14:15], s[12:13], v20, v1, 0
	v_mad_u64_u32 v[16:17], s[12:13], v20, v10, 0
	v_add_u32_e32 v1, vcc, v21, v14
	v_addc_u32_e32 v1, vcc, v22, v15, vcc
	v_addc_u32_e32 v10, vcc, 0, v17, vcc
	v_add_u32_e32 v1, vcc, v1, v16
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_mul_lo_u32 v10, s4, v10
	v_mad_u64_u32 v[14:15], s[12:13], s4, v1, 0
	s_mov_b32 s5, 0x425000
	v_add_u32_e32 v10, vcc, v15, v10
	v_sub_u32_e32 v14, vcc, v19, v14
	v_subb_u32_e32 v10, vcc, v20, v10, vcc
	v_subrev_u32_e32 v15, vcc, s4, v14
	v_subbrev_u32_e32 v16, vcc, 0, v10, vcc
	v_cmp_le_u32_e32 vcc, s4, v15
	v_cndmask_b32_e64 v15, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v16
	v_cndmask_b32_e32 v15, -1, v15, vcc
	v_add_u32_e32 v16, vcc, 2, v1
	v_add_u32_e32 v17, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v14
	v_cndmask_b32_e64 v14, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v10, -1, v14, vcc
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v14, v17, v16, vcc
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v1, v1, v14, vcc
	v_xor_b32_e32 v1, v1, v18
	v_sub_u32_e32 v10, vcc, v1, v18
	buffer_store_dword v10, off, s[0:3], s5
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s5 offset:4
.LBB1_10:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_cvt_f32_u32_e32 v14, s4
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_12
; %bb.11:
	v_rcp_iflag_f32_e32 v1, v14
	s_sub_i32 s5, 0, s4
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v10, s5, v1
	s_mov_b32 s5, 0x425000
	v_mul_hi_u32 v10, v1, v10
	v_add_u32_e32 v1, vcc, v1, v10
	v_mul_hi_u32 v1, v0, v1
	v_mul_lo_u32 v10, v1, s4
	v_add_u32_e32 v15, vcc, 1, v1
	v_sub_u32_e32 v10, vcc, v0, v10
	v_subrev_u32_e32 v16, vcc, s4, v10
	v_cmp_le_u32_e32 vcc, s4, v10
	v_cndmask_b32_e32 v1, v1, v15, vcc
	v_cndmask_b32_e32 v10, v10, v16, vcc
	v_add_u32_e32 v15, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v10
	v_cndmask_b32_e32 v10, v1, v15, vcc
	buffer_store_dword v10, off, s[0:3], s5
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s5 offset:4
.LBB1_12:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 140
	v_mov_b32_e32 v1, s9
	v_readlane_b32 s8, v2, 0
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v11, v1, vcc
	v_mov_b32_e32 v0, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_readlane_b32 s9, v2, 1
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_14
; %bb.13:
	v_mac_f32_e32 v12, 0x4f800000, v13
	v_rcp_f32_e32 v0, v12
	s_sub_u32 s5, 0, s4
	s_subb_u32 s12, 0, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v11, 0x2f800000, v0
	v_trunc_f32_e32 v11, v11
	v_mac_f32_e32 v0, 0xcf800000, v11
	v_cvt_u32_f32_e32 v15, v11
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v13, s5, v15
	v_mad_u64_u32 v[11:12], s[10:11], s5, v0, 0
	v_mul_lo_u32 v14, s12, v0
	v_add_u32_e32 v12, vcc, v12, v13
	v_add_u32_e32 v14, vcc, v14, v12
	v_mul_hi_u32 v16, v0, v11
	v_mad_u64_u32 v[12:13], s[10:11], v0, v14, 0
	v_add_u32_e32 v16, vcc, v16, v12
	v_mad_u64_u32 v[11:12], s[10:11], v15, v11, 0
	v_addc_u32_e32 v17, vcc, 0, v13, vcc
	v_mad_u64_u32 v[13:14], s[10:11], v15, v14, 0
	v_add_u32_e32 v11, vcc, v16, v11
	v_addc_u32_e32 v11, vcc, v17, v12, vcc
	v_addc_u32_e32 v12, vcc, 0, v14, vcc
	v_add_u32_e32 v11, vcc, v11, v13
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v0, vcc, v0, v11
	v_addc_u32_e32 v17, vcc, v15, v12, vcc
	v_mad_u64_u32 v[11:12], s[10:11], s5, v0, 0
	v_mul_lo_u32 v15, s5, v17
	v_mul_lo_u32 v16, s12, v0
	v_mul_hi_u32 v18, v0, v11
	v_mad_u64_u32 v[13:14], s[10:11], v17, v11, 0
	v_add_u32_e32 v12, vcc, v15, v12
	v_add_u32_e32 v12, vcc, v12, v16
	v_mad_u64_u32 v[15:16], s[10:11], v0, v12, 0
	v_mad_u64_u32 v[11:12], s[10:11], v17, v12, 0
	v_add_u32_e32 v15, vcc, v18, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_u32_e32 v13, vcc, v15, v13
	v_addc_u32_e32 v13, vcc, v16, v14, vcc
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v11, vcc, v13, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v11, vcc, v0, v11
	v_addc_u32_e32 v12, vcc, v17, v12, vcc
	v_ashrrev_i32_e32 v13, 31, v1
	v_add_u32_e32 v0, vcc, v10, v13
	v_xor_b32_e32 v14, v0, v13
	v_addc_u32_e32 v10, vcc, v1, v13, vcc
	v_mad_u64_u32 v[0:1], s[10:11], v14, v12, 0
	v_mul_hi_u32 v15, v14, v11
	v_xor_b32_e32 v16, v10, v13
	s_mov_b32 s5, 0x424c00
	v_add_u32_e32 v15, vcc, v15, v0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[10:11], v16, v11, 0
	v_mad_u64_u32 v[10:11], s[10:11], v16, v12, 0
	v_add_u32_e32 v0, vcc, v15, v0
	v_addc_u32_e32 v0, vcc, v17, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_add_u32_e32 v10, vcc, v0, v10
	v_addc_u32_e32 v0, vcc, 0, v1, vcc
	v_mul_lo_u32 v11, s4, v0
	v_mad_u64_u32 v[0:1], s[10:11], s4, v10, 0
	v_add_u32_e32 v1, vcc, v1, v11
	v_sub_u32_e32 v0, vcc, v14, v0
	v_subb_u32_e32 v1, vcc, v16, v1, vcc
	v_subrev_u32_e32 v11, vcc, s4, v0
	v_subbrev_u32_e32 v12, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, s4, v11
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v11, -1, v11, vcc
	v_add_u32_e32 v12, vcc, 2, v10
	v_add_u32_e32 v14, vcc, 1, v10
	v_cmp_le_u32_e32 vcc, s4, v0
	v_cndmask_b32_e64 v0, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v0, -1, v0, vcc
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v1, v14, v12, vcc
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, v10, v1, vcc
	v_xor_b32_e32 v0, v0, v13
	v_sub_u32_e32 v0, vcc, v0, v13
	buffer_store_dword v0, off, s[0:3], s5
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s5 offset:4
.LBB1_14:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_16
; %bb.15:
	v_rcp_iflag_f32_e32 v0, v14
	s_sub_i32 s5, 0, s4
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s5, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, v10, v0
	v_mul_lo_u32 v1, v0, s4
	v_add_u32_e32 v11, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, v10, v1
	v_subrev_u32_e32 v10, vcc, s4, v1
	v_cmp_le_u32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v0, v0, v11, vcc
	v_cndmask_b32_e32 v1, v1, v10, vcc
	v_add_u32_e32 v10, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v0, v0, v10, vcc
	s_mov_b32 s4, 0x424c00
	buffer_store_dword v0, off, s[0:3], s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s4 offset:4
.LBB1_16:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 137
	s_load_dword s4, s[6:7], 0x18
	s_load_dword s8, s[6:7], 0x38
	s_load_dwordx2 s[10:11], s[6:7], 0x30
	.loc	1 143
	v_lshlrev_b32_e32 v0, 3, v254
	v_or_b32_e32 v1, 7, v0
	.loc	1 137
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[86:87], s[4:5], 2
	v_writelane_b32 v2, s10, 2
	.loc	1 143
	s_mov_b32 s4, 0x425500
	.loc	1 137
	v_writelane_b32 v2, s11, 3
	s_load_dword s36, s[6:7], 0x2c
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	.loc	1 143
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 6, v0
	s_mov_b32 s4, 0x425600
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 5, v0
	s_mov_b32 s4, 0x425700
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 4, v0
	s_mov_b32 s4, 0x425800
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 3, v0
	s_mov_b32 s4, 0x425900
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 2, v0
	s_mov_b32 s4, 0x425a00
	buffer_store_dword v1, off, s[0:3], s4
	s_mov_b32 s4, 0x425400
	buffer_store_dword v0, off, s[0:3], s4
	v_or_b32_e32 v0, 1, v0
	s_mov_b32 s4, 0x425b00
	buffer_store_dword v0, off, s[0:3], s4
	s_mov_b32 s4, 0x425000
	buffer_load_dword v0, off, s[0:3], s4
	buffer_load_dword v1, off, s[0:3], s4 offset:4
	.loc	1 137
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s10, 4
	.loc	1 0
	s_mov_b32 s4, 0x425f00
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0x425c00
	.loc	1 137
	v_writelane_b32 v2, s11, 5
	.loc	1 0
	v_mov_b32_e32 v11, 0
	s_mov_b32 s10, 0x424c00
	.loc	1 137
	s_load_dwordx2 s[6:7], s[6:7], 0x40
	s_ashr_i32 s9, s8, 31
	s_mov_b32 s74, s8
	s_lshl_b64 s[8:9], s[8:9], 2
	s_movk_i32 s16, 0x328
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s6, 6
	v_writelane_b32 v2, s7, 7
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_mov_b64 s[14:15], 0
	s_movk_i32 s6, 0x50
	s_movk_i32 s7, 0x364
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
	s_mov_b32 s27, s79
	s_mov_b32 s30, s79
	s_movk_i32 s38, 0x330
	s_movk_i32 s41, 0x3b8
	s_movk_i32 s44, 0x3b4
	s_movk_i32 s39, 0x3b0
	s_movk_i32 s42, 0x3ac
	s_movk_i32 s45, 0x3a8
	s_movk_i32 s40, 0x3a0
	s_movk_i32 s37, 0x3f8
	s_mov_b32 s43, s79
	s_mov_b32 s49, 0
	s_mov_b32 s46, s79
	v_cmp_neq_f32_e64 s[88:89], s36, 0
	s_add_i32 s33, s76, -1
	s_movk_i32 s92, 0x60
	s_movk_i32 s98, 0x80
	s_movk_i32 s34, 0x32c
	s_movk_i32 s84, 0x36c
	s_movk_i32 s85, 0x368
	s_movk_i32 s80, 0x360
	s_movk_i32 s81, 0x35c
	s_movk_i32 s94, 0x3bc
	s_movk_i32 s75, 0x3a4
	s_movk_i32 s72, 0x39c
	s_movk_i32 s73, 0x3c0
	s_movk_i32 s97, 0x3fc
	s_movk_i32 s95, 0x3f4
	s_movk_i32 s93, 0x3f0
	s_movk_i32 s99, 0x3ec
	s_movk_i32 s35, 0x3e8
	s_movk_i32 s90, 0x3e4
	s_movk_i32 s91, 0x3e0
	s_movk_i32 s96, 0x3dc
	v_mov_b32_e32 v10, v0
	.loc	1 143
	v_lshlrev_b32_e32 v0, 5, v10
	.loc	1 0
	buffer_store_dword v0, off, s[0:3], s4
	buffer_store_dword v0, off, s[0:3], s5
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s5 offset:4
	v_mov_b32_e32 v0, v11
	buffer_load_dword v11, off, s[0:3], s10
	buffer_load_dword v12, off, s[0:3], s10 offset:4
	s_mov_b32 s10, 0x423500
	s_movk_i32 s4, 0x70
	s_movk_i32 s5, 0x380
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[12:13], v10, v11
	buffer_load_dword v10, off, s[0:3], s10
	buffer_load_dword v11, off, s[0:3], s10 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[10:11], v254, v10
	v_writelane_b32 v2, s10, 8
	v_writelane_b32 v2, s11, 9
	v_writelane_b32 v2, s8, 10
	v_writelane_b32 v2, s9, 11
	s_mov_b32 s8, s79
	v_writelane_b32 v2, s8, 12
	v_writelane_b32 v2, s9, 13
	v_writelane_b32 v2, s10, 14
	v_writelane_b32 v2, s11, 15
	v_writelane_b32 v2, s12, 16
	v_writelane_b32 v2, s13, 17
	v_writelane_b32 v2, s14, 18
	v_writelane_b32 v2, s15, 19
	v_writelane_b32 v2, s16, 20
	v_writelane_b32 v2, s17, 21
	v_writelane_b32 v2, s18, 22
	v_writelane_b32 v2, s19, 23
	v_writelane_b32 v2, s20, 24
	v_writelane_b32 v2, s21, 25
	v_writelane_b32 v2, s22, 26
	v_writelane_b32 v2, s23, 27
	s_mov_b32 s9, s79
	v_writelane_b32 v2, s8, 28
	v_writelane_b32 v2, s9, 29
	v_writelane_b32 v2, s10, 30
	v_writelane_b32 v2, s11, 31
	v_writelane_b32 v2, s12, 32
	v_writelane_b32 v2, s13, 33
	v_writelane_b32 v2, s14, 34
	v_writelane_b32 v2, s15, 35
	v_writelane_b32 v2, s16, 36
	v_writelane_b32 v2, s17, 37
	v_writelane_b32 v2, s18, 38
	v_writelane_b32 v2, s19, 39
	v_writelane_b32 v2, s20, 40
	v_writelane_b32 v2, s21, 41
	v_writelane_b32 v2, s22, 42
	v_writelane_b32 v2, s23, 43
	s_mov_b32 s10, s79
	v_writelane_b32 v2, s8, 44
	v_writelane_b32 v2, s9, 45
	v_writelane_b32 v2, s10, 46
	v_writelane_b32 v2, s11, 47
	v_writelane_b32 v2, s12, 48
	v_writelane_b32 v2, s13, 49
	v_writelane_b32 v2, s14, 50
	v_writelane_b32 v2, s15, 51
	v_writelane_b32 v2, s16, 52
	v_writelane_b32 v2, s17, 53
	v_writelane_b32 v2, s18, 54
	v_writelane_b32 v2, s19, 55
	v_writelane_b32 v2, s20, 56
	v_writelane_b32 v2, s21, 57
	v_writelane_b32 v2, s22, 58
	v_writelane_b32 v2, s23, 59
	s_mov_b32 s9, s36
	v_writelane_b32 v2, s4, 60
	v_writelane_b32 v3, s8, 0
	v_writelane_b32 v3, s9, 1
	v_writelane_b32 v3, s10, 2
	v_writelane_b32 v3, s11, 3
	v_writelane_b32 v3, s12, 4
	v_writelane_b32 v3, s13, 5
	v_writelane_b32 v3, s14, 6
	v_writelane_b32 v3, s15, 7
	v_writelane_b32 v3, s16, 8
	v_writelane_b32 v3, s17, 9
	v_writelane_b32 v2, s5, 61
	v_writelane_b32 v3, s18, 10
	v_writelane_b32 v2, s6, 62
	v_writelane_b32 v3, s19, 11
	s_mov_b32 s8, s36
	v_writelane_b32 v2, s7, 63
	v_writelane_b32 v3, s4, 12
	v_writelane_b32 v3, s5, 13
	v_writelane_b32 v3, s6, 14
	v_writelane_b32 v3, s7, 15
	v_writelane_b32 v3, s8, 16
	v_writelane_b32 v3, s9, 17
	v_writelane_b32 v3, s10, 18
	v_writelane_b32 v3, s11, 19
	v_writelane_b32 v3, s12, 20
	v_writelane_b32 v3, s13, 21
	v_writelane_b32 v3, s14, 22
	v_writelane_b32 v3, s15, 23
	v_writelane_b32 v3, s16, 24
	v_writelane_b32 v3, s17, 25
	v_writelane_b32 v3, s18, 26
	v_writelane_b32 v3, s19, 27
	s_mov_b32 s11, s36
	v_writelane_b32 v3, s8, 28
	v_writelane_b32 v3, s9, 29
	v_writelane_b32 v3, s10, 30
	v_writelane_b32 v3, s11, 31
	v_writelane_b32 v3, s12, 32
	v_writelane_b32 v3, s13, 33
	v_writelane_b32 v3, s14, 34
	v_writelane_b32 v3, s15, 35
	v_writelane_b32 v3, s16, 36
	v_writelane_b32 v3, s17, 37
	v_writelane_b32 v3, s18, 38
	v_writelane_b32 v3, s19, 39
	v_writelane_b32 v3, s20, 40
	v_writelane_b32 v3, s21, 41
	v_writelane_b32 v3, s22, 42
	v_writelane_b32 v3, s23, 43
	s_mov_b32 s10, s36
	v_writelane_b32 v3, s8, 44
	v_writelane_b32 v3, s9, 45
	v_writelane_b32 v3, s10, 46
	v_writelane_b32 v3, s11, 47
	v_writelane_b32 v3, s12, 48
	v_writelane_b32 v3, s13, 49
	v_writelane_b32 v3, s14, 50
	v_writelane_b32 v3, s15, 51
	v_writelane_b32 v3, s16, 52
	v_writelane_b32 v3, s17, 53
	v_writelane_b32 v3, s18, 54
	v_writelane_b32 v3, s19, 55
	v_writelane_b32 v3, s20, 56
	v_writelane_b32 v3, s21, 57
	v_writelane_b32 v3, s22, 58
	v_writelane_b32 v3, s23, 59
	s_mov_b32 s9, s36
	v_writelane_b32 v3, s8, 60
	v_writelane_b32 v4, s12, 0
	v_writelane_b32 v4, s13, 1
	v_writelane_b32 v4, s14, 2
	v_writelane_b32 v4, s15, 3
	v_writelane_b32 v4, s16, 4
	v_writelane_b32 v4, s17, 5
	v_writelane_b32 v4, s18, 6
	v_writelane_b32 v4, s19, 7
	v_writelane_b32 v4, s20, 8
	v_writelane_b32 v4, s21, 9
	v_writelane_b32 v4, s22, 10
	v_writelane_b32 v4, s23, 11
	v_writelane_b32 v4, s12, 12
	v_writelane_b32 v4, s13, 13
	v_writelane_b32 v4, s14, 14
	v_writelane_b32 v4, s15, 15
	v_writelane_b32 v4, s16, 16
	v_writelane_b32 v4, s17, 17
	v_writelane_b32 v4, s18, 18
	v_writelane_b32 v4, s19, 19
	v_writelane_b32 v4, s20, 20
	v_writelane_b32 v4, s21, 21
	v_writelane_b32 v4, s22, 22
	v_writelane_b32 v4, s23, 23
	v_writelane_b32 v4, s24, 24
	v_writelane_b32 v4, s25, 25
	v_writelane_b32 v4, s26, 26
	v_writelane_b32 v4, s27, 27
	v_writelane_b32 v4, s16, 28
	v_writelane_b32 v4, s17, 29
	v_writelane_b32 v4, s18, 30
	v_writelane_b32 v4, s19, 31
	v_writelane_b32 v4, s20, 32
	v_writelane_b32 v4, s21, 33
	v_writelane_b32 v4, s22, 34
	v_writelane_b32 v4, s23, 35
	v_writelane_b32 v4, s24, 36
	v_writelane_b32 v4, s25, 37
	v_writelane_b32 v4, s26, 38
	v_writelane_b32 v4, s27, 39
	v_writelane_b32 v4, s28, 40
	v_writelane_b32 v4, s29, 41
	v_writelane_b32 v3, s9, 61
	v_writelane_b32 v4, s30, 42
	v_writelane_b32 v3, s10, 62
	v_writelane_b32 v4, s31, 43
	s_mov_b32 s21, s79
	v_writelane_b32 v3, s11, 63
	v_writelane_b32 v4, s8, 44
	v_writelane_b32 v4, s9, 45
	v_writelane_b32 v4, s10, 46
	v_writelane_b32 v4, s11, 47
	v_writelane_b32 v4, s12, 48
	v_writelane_b32 v4, s13, 49
	v_writelane_b32 v4, s14, 50
	v_writelane_b32 v4, s15, 51
	v_writelane_b32 v4, s16, 52
	v_writelane_b32 v4, s17, 53
	v_writelane_b32 v4, s18, 54
	v_writelane_b32 v4, s19, 55
	v_writelane_b32 v4, s20, 56
	v_writelane_b32 v4, s21, 57
	v_writelane_b32 v4, s22, 58
	v_writelane_b32 v4, s23, 59
	s_mov_b32 s20, s79
	v_writelane_b32 v4, s8, 60
	v_writelane_b32 v5, s12, 0
	v_writelane_b32 v5, s13, 1
	v_writelane_b32 v5, s14, 2
	v_writelane_b32 v5, s15, 3
	v_writelane_b32 v5, s16, 4
	v_writelane_b32 v5, s17, 5
	v_writelane_b32 v5, s18, 6
	v_writelane_b32 v5, s19, 7
	v_writelane_b32 v5, s20, 8
	v_writelane_b32 v5, s21, 9
	v_writelane_b32 v5, s22, 10
	v_writelane_b32 v5, s23, 11
	s_mov_b32 s27, s79
	v_writelane_b32 v5, s16, 12
	v_writelane_b32 v5, s17, 13
	v_writelane_b32 v5, s18, 14
	v_writelane_b32 v5, s19, 15
	v_writelane_b32 v5, s20, 16
	v_writelane_b32 v5, s21, 17
	v_writelane_b32 v5, s22, 18
	v_writelane_b32 v5, s23, 19
	v_writelane_b32 v5, s24, 20
	v_writelane_b32 v5, s25, 21
	v_writelane_b32 v5, s26, 22
	v_writelane_b32 v5, s27, 23
	v_writelane_b32 v5, s28, 24
	v_writelane_b32 v5, s29, 25
	v_writelane_b32 v5, s30, 26
	v_writelane_b32 v5, s31, 27
	v_writelane_b32 v5, s36, 28
	v_writelane_b32 v5, s37, 29
	v_writelane_b32 v5, s38, 30
	v_writelane_b32 v5, s39, 31
	v_writelane_b32 v5, s40, 32
	v_writelane_b32 v5, s41, 33
	v_writelane_b32 v5, s42, 34
	v_writelane_b32 v5, s43, 35
	v_writelane_b32 v5, s44, 36
	v_writelane_b32 v5, s45, 37
	v_writelane_b32 v5, s46, 38
	v_writelane_b32 v5, s47, 39
	v_writelane_b32 v5, s48, 40
	v_writelane_b32 v5, s49, 41
	v_writelane_b32 v5, s50, 42
	v_writelane_b32 v5, s51, 43
	s_mov_b32 s21, s79
	v_writelane_b32 v5, s12, 44
	v_writelane_b32 v5, s13, 45
	v_writelane_b32 v5, s14, 46
	v_writelane_b32 v5, s15, 47
	v_writelane_b32 v5, s16, 48
	v_writelane_b32 v5, s17, 49
	v_writelane_b32 v5, s18, 50
	v_writelane_b32 v5, s19, 51
	v_writelane_b32 v5, s20, 52
	v_writelane_b32 v5, s21, 53
	v_writelane_b32 v5, s22, 54
	v_writelane_b32 v5, s23, 55
	v_writelane_b32 v5, s24, 56
	v_writelane_b32 v5, s25, 57
	v_writelane_b32 v5, s26, 58
	v_writelane_b32 v5, s27, 59
	s_mov_b32 s20, s79
	v_writelane_b32 v5, s12, 60
	v_writelane_b32 v6, s16, 0
	v_writelane_b32 v6, s17, 1
	v_writelane_b32 v6, s18, 2
	v_writelane_b32 v6, s19, 3
	v_writelane_b32 v6, s20, 4
	v_writelane_b32 v6, s21, 5
	v_writelane_b32 v6, s22, 6
	v_writelane_b32 v6, s23, 7
	v_writelane_b32 v6, s24, 8
	v_writelane_b32 v6, s25, 9
	v_writelane_b32 v4, s9, 61
	v_writelane_b32 v5, s13, 61
	v_writelane_b32 v6, s26, 10
	v_writelane_b32 v4, s10, 62
	v_writelane_b32 v5, s14, 62
	v_writelane_b32 v6, s27, 11
	s_mov_b32 s9, s79
	v_writelane_b32 v4, s11, 63
	v_writelane_b32 v5, s15, 63
	v_writelane_b32 v6, s4, 12
	v_writelane_b32 v6, s5, 13
	v_writelane_b32 v6, s6, 14
	v_writelane_b32 v6, s7, 15
	v_writelane_b32 v6, s8, 16
	v_writelane_b32 v6, s9, 17
	v_writelane_b32 v6, s10, 18
	v_writelane_b32 v6, s11, 19
	v_writelane_b32 v6, s12, 20
	v_writelane_b32 v6, s13, 21
	v_writelane_b32 v6, s14, 22
	v_writelane_b32 v6, s15, 23
	v_writelane_b32 v6, s16, 24
	v_writelane_b32 v6, s17, 25
	v_writelane_b32 v6, s18, 26
	v_writelane_b32 v6, s19, 27
	s_mov_b32 s8, s79
	v_writelane_b32 v6, s4, 28
	v_writelane_b32 v6, s5, 29
	v_writelane_b32 v6, s6, 30
	v_writelane_b32 v6, s7, 31
	v_writelane_b32 v6, s8, 32
	v_writelane_b32 v6, s9, 33
	v_writelane_b32 v6, s10, 34
	v_writelane_b32 v6, s11, 35
	v_writelane_b32 v6, s12, 36
	v_writelane_b32 v6, s13, 37
	v_writelane_b32 v6, s14, 38
	v_writelane_b32 v6, s15, 39
	v_writelane_b32 v6, s16, 40
	v_writelane_b32 v6, s17, 41
	v_writelane_b32 v6, s18, 42
	v_writelane_b32 v6, s19, 43
	s_mov_b32 s10, s36
	v_writelane_b32 v6, s4, 44
	v_writelane_b32 v6, s5, 45
	v_writelane_b32 v6, s6, 46
	v_writelane_b32 v6, s7, 47
	v_writelane_b32 v6, s8, 48
	v_writelane_b32 v6, s9, 49
	v_writelane_b32 v6, s10, 50
	v_writelane_b32 v6, s11, 51
	v_writelane_b32 v6, s12, 52
	v_writelane_b32 v6, s13, 53
	v_writelane_b32 v6, s14, 54
	v_writelane_b32 v6, s15, 55
	v_writelane_b32 v6, s16, 56
	v_writelane_b32 v6, s17, 57
	v_writelane_b32 v6, s18, 58
	v_writelane_b32 v6, s19, 59
	s_mov_b32 s11, s36
	v_writelane_b32 v6, s4, 60
	v_writelane_b32 v7, s8, 0
	v_writelane_b32 v7, s9, 1
	v_writelane_b32 v7, s10, 2
	v_writelane_b32 v7, s11, 3
	v_writelane_b32 v7, s12, 4
	v_writelane_b32 v7, s13, 5
	v_writelane_b32 v7, s14, 6
	v_writelane_b32 v7, s15, 7
	v_writelane_b32 v7, s16, 8
	v_writelane_b32 v7, s17, 9
	v_writelane_b32 v7, s18, 10
	v_writelane_b32 v7, s19, 11
	s_mov_b32 s20, s36
	v_writelane_b32 v7, s12, 12
	v_writelane_b32 v7, s13, 13
	v_writelane_b32 v7, s14, 14
	v_writelane_b32 v7, s15, 15
	v_writelane_b32 v7, s16, 16
	v_writelane_b32 v7, s17, 17
	v_writelane_b32 v7, s18, 18
	v_writelane_b32 v7, s19, 19
	v_writelane_b32 v7, s20, 20
	v_writelane_b32 v7, s21, 21
	v_writelane_b32 v7, s22, 22
	v_writelane_b32 v7, s23, 23
	v_writelane_b32 v7, s24, 24
	v_writelane_b32 v7, s25, 25
	v_writelane_b32 v7, s26, 26
	v_writelane_b32 v7, s27, 27
	s_mov_b32 s21, s36
	v_writelane_b32 v7, s12, 28
	v_writelane_b32 v7, s13, 29
	v_writelane_b32 v7, s14, 30
	v_writelane_b32 v7, s15, 31
	v_writelane_b32 v7, s16, 32
	v_writelane_b32 v7, s17, 33
	v_writelane_b32 v7, s18, 34
	v_writelane_b32 v7, s19, 35
	v_writelane_b32 v7, s20, 36
	v_writelane_b32 v7, s21, 37
	v_writelane_b32 v7, s22, 38
	v_writelane_b32 v7, s23, 39
	v_writelane_b32 v7, s24, 40
	v_writelane_b32 v7, s25, 41
	v_writelane_b32 v7, s26, 42
	s_mov_b32 s47, s79
	s_mov_b32 s46, s79
	v_writelane_b32 v7, s27, 43
	s_mov_b32 s50, s36
	v_writelane_b32 v7, s40, 44
	v_writelane_b32 v7, s41, 45
	v_writelane_b32 v7, s42, 46
	v_writelane_b32 v7, s43, 47
	v_writelane_b32 v7, s44, 48
	v_writelane_b32 v7, s45, 49
	v_writelane_b32 v7, s46, 50
	v_writelane_b32 v7, s47, 51
	v_writelane_b32 v7, s48, 52
	v_writelane_b32 v7, s49, 53
	v_writelane_b32 v7, s50, 54
	v_writelane_b32 v7, s51, 55
	v_writelane_b32 v7, s52, 56
	v_writelane_b32 v7, s53, 57
	v_writelane_b32 v7, s54, 58
	v_writelane_b32 v7, s55, 59
	s_mov_b32 s27, s36
	v_writelane_b32 v7, s16, 60
	v_writelane_b32 v8, s20, 0
	v_writelane_b32 v8, s21, 1
	v_writelane_b32 v8, s22, 2
	v_writelane_b32 v8, s23, 3
	v_writelane_b32 v8, s24, 4
	v_writelane_b32 v8, s25, 5
	v_writelane_b32 v8, s26, 6
	v_writelane_b32 v8, s27, 7
	v_writelane_b32 v8, s28, 8
	v_writelane_b32 v8, s29, 9
	v_writelane_b32 v7, s17, 61
	v_writelane_b32 v8, s30, 10
	v_writelane_b32 v7, s18, 62
	v_writelane_b32 v8, s31, 11
	s_mov_b32 s20, s36
	v_writelane_b32 v7, s19, 63
	v_writelane_b32 v8, s8, 12
	v_writelane_b32 v8, s9, 13
	v_writelane_b32 v8, s10, 14
	v_writelane_b32 v8, s11, 15
	v_writelane_b32 v8, s12, 16
	v_writelane_b32 v8, s13, 17
	v_writelane_b32 v8, s14, 18
	v_writelane_b32 v8, s15, 19
	v_writelane_b32 v8, s16, 20
	v_writelane_b32 v8, s17, 21
	v_writelane_b32 v8, s18, 22
	v_writelane_b32 v8, s19, 23
	v_writelane_b32 v8, s20, 24
	v_writelane_b32 v8, s21, 25
	v_writelane_b32 v8, s22, 26
	v_writelane_b32 v8, s23, 27
	s_mov_b32 s21, s36
	v_writelane_b32 v8, s8, 28
	v_writelane_b32 v8, s9, 29
	v_writelane_b32 v8, s10, 30
	v_writelane_b32 v8, s11, 31
	v_writelane_b32 v8, s12, 32
	v_writelane_b32 v8, s13, 33
	v_writelane_b32 v8, s14, 34
	v_writelane_b32 v8, s15, 35
	v_writelane_b32 v8, s16, 36
	v_writelane_b32 v8, s17, 37
	v_writelane_b32 v8, s18, 38
	v_writelane_b32 v8, s19, 39
	v_writelane_b32 v8, s20, 40
	v_writelane_b32 v8, s21, 41
	v_writelane_b32 v8, s22, 42
	v_writelane_b32 v8, s23, 43
	s_mov_b32 s30, s36
	v_writelane_b32 v8, s16, 44
	v_writelane_b32 v8, s17, 45
	v_writelane_b32 v8, s18, 46
	v_writelane_b32 v8, s19, 47
	v_writelane_b32 v8, s20, 48
	v_writelane_b32 v8, s21, 49
	v_writelane_b32 v8, s22, 50
	v_writelane_b32 v8, s23, 51
	v_writelane_b32 v8, s24, 52
	v_writelane_b32 v8, s25, 53
	v_writelane_b32 v8, s26, 54
	v_writelane_b32 v8, s27, 55
	v_writelane_b32 v8, s28, 56
	v_writelane_b32 v8, s29, 57
	v_writelane_b32 v8, s30, 58
	v_writelane_b32 v8, s31, 59
	s_mov_b32 s27, s36
	v_writelane_b32 v8, s12, 60
	v_writelane_b32 v9, s16, 0
	v_writelane_b32 v9, s17, 1
	v_writelane_b32 v9, s18, 2
	v_writelane_b32 v9, s19, 3
	v_writelane_b32 v9, s20, 4
	v_writelane_b32 v9, s21, 5
	v_writelane_b32 v9, s22, 6
	v_writelane_b32 v9, s23, 7
	v_writelane_b32 v9, s24, 8
	v_writelane_b32 v9, s25, 9
	v_writelane_b32 v9, s26, 10
	v_writelane_b32 v6, s5, 61
	v_writelane_b32 v8, s13, 61
	v_writelane_b32 v9, s27, 11
	v_writelane_b32 v6, s6, 62
	v_writelane_b32 v8, s14, 62
	v_writelane_b32 v9, s12, 12
	v_writelane_b32 v6, s7, 63
	v_writelane_b32 v8, s15, 63
	v_writelane_b32 v9, s13, 13
	v_mov_b32_e32 v10, v254
	s_mov_b32 s8, 0x424000
	buffer_store_dword v10, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s8 offset:4
	s_branch .LBB1_19
.LBB1_17:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s10, 0x425e00
	buffer_load_dword v1, off, s[0:3], s10
	v_readlane_b32 s12, v9, 12
	v_readlane_b32 s14, v9, 16
	v_readlane_b32 s8, v9, 14
	v_readlane_b32 s13, v9, 13
	v_readlane_b32 s15, v9, 17
	v_readlane_b32 s9, v9, 15
.LBB1_18:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[8:9]
	.loc	1 186
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, s78, v1
	s_or_b64 s[14:15], vcc, s[14:15]
	v_mov_b32_e32 v0, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_202
.LBB1_19:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_24 Depth 2
                                        ;       Child Loop BB1_27 Depth 3
                                        ;         Child Loop BB1_62 Depth 4
                                        ;         Child Loop BB1_68 Depth 4
                                        ;         Child Loop BB1_83 Depth 4
                                        ;         Child Loop BB1_99 Depth 4
                                        ;         Child Loop BB1_115 Depth 4
                                        ;         Child Loop BB1_131 Depth 4
                                        ;         Child Loop BB1_147 Depth 4
                                        ;         Child Loop BB1_163 Depth 4
                                        ;         Child Loop BB1_179 Depth 4
                                        ;         Child Loop BB1_195 Depth 4
	.loc	1 144
	v_sub_u32_e32 v10, vcc, s78, v0
	v_min_i32_e32 v11, 0x200, v10
	s_mov_b32 s8, 0x424e00
	buffer_store_dword v11, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s8 offset:4
	.loc	1 145
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_21
; %bb.20:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	1 185
	s_mov_b32 s10, 0x424e00
	buffer_load_dword v10, off, s[0:3], s10
	buffer_load_dword v11, off, s[0:3], s10 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, v10, v0
	buffer_store_dword v10, off, s[0:3], s10
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s10 offset:4
.LBB1_21:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	1 145
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_18
; %bb.22:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	1 0
	v_readlane_b32 s10, v2, 0
	v_readlane_b32 s11, v2, 1
	v_mad_i64_i32 v[11:12], s[10:11], v0, s10, 0
	s_mov_b32 s10, 0x425200
	s_mov_b32 s12, 0x424e00
	s_nop 2
	buffer_store_dword v11, off, s[0:3], s10
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s10 offset:4
	v_cmp_lt_i32_e64 s[10:11], 0, v10
	buffer_load_dword v10, off, s[0:3], s12
	buffer_load_dword v11, off, s[0:3], s12 offset:4
	v_writelane_b32 v9, s8, 14
	v_writelane_b32 v9, s9, 15
	v_writelane_b32 v9, s14, 16
	s_mov_b32 s12, 0x425e00
	v_writelane_b32 v9, s15, 17
	s_mov_b32 s14, 0x425c00
	v_ashrrev_i32_e32 v1, 31, v0
	v_cmp_lt_i32_e64 s[8:9], 0, v0
	s_mov_b32 s20, 0x425f00
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v10
	v_add_u32_e32 v10, vcc, v12, v0
	buffer_store_dword v10, off, s[0:3], s12
	v_cmp_le_i32_e64 s[12:13], s78, v10
	buffer_load_dword v10, off, s[0:3], s14
	buffer_load_dword v11, off, s[0:3], s14 offset:4
	.loc	1 145
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_max_i32_e32 v12, 1, v12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, v11
	buffer_store_dword v10, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s14 offset:4
	v_readlane_b32 s14, v2, 4
	v_readlane_b32 s15, v2, 5
	v_mov_b32_e32 v10, s15
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	s_mov_b32 s14, 0x423300
	buffer_store_dword v0, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s14 offset:4
	buffer_load_dword v0, off, s[0:3], s20
	s_mov_b32 s20, 0x424700
	v_lshlrev_b64 v[250:251], 2, v[12:13]
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x425000
	buffer_load_dword v0, off, s[0:3], s20
	buffer_load_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x424900
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s20
	v_mov_b32_e32 v0, v250
	s_mov_b32 s20, 0x405000
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_branch .LBB1_24
.LBB1_23:                               ;   in Loop: Header=BB1_24 Depth=2
	.loc	1 0
	v_readlane_b32 s14, v9, 20
	v_readlane_b32 s15, v9, 21
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s14, 0x424900
	s_nop 1
	buffer_load_dword v10, off, s[0:3], s14
	.loc	1 145
	s_mov_b32 s14, 0x424c00
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x424900
	s_mov_b32 s20, 0x424700
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v10, vcc, 1, v10
	buffer_store_dword v10, off, s[0:3], s14
	s_waitcnt vmcnt(1)
	v_cmp_ge_i32_e32 vcc, v10, v0
	buffer_load_dword v0, off, s[0:3], s20
	buffer_load_dword v1, off, s[0:3], s20 offset:4
	v_readlane_b32 s14, v9, 18
	v_readlane_b32 s15, v9, 19
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 32, v0
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_17
.LBB1_24:                               ;   Parent Loop BB1_19 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_27 Depth 3
                                        ;         Child Loop BB1_62 Depth 4
                                        ;         Child Loop BB1_68 Depth 4
                                        ;         Child Loop BB1_83 Depth 4
                                        ;         Child Loop BB1_99 Depth 4
                                        ;         Child Loop BB1_115 Depth 4
                                        ;         Child Loop BB1_131 Depth 4
                                        ;         Child Loop BB1_147 Depth 4
                                        ;         Child Loop BB1_163 Depth 4
                                        ;         Child Loop BB1_179 Depth 4
                                        ;         Child Loop BB1_195 Depth 4
	.loc	1 0
	v_writelane_b32 v9, s14, 18
	v_writelane_b32 v9, s15, 19
	.loc	1 150
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s14, v2, 8
	v_readlane_b32 s15, v2, 9
	v_writelane_b32 v9, s20, 20
	v_writelane_b32 v9, s21, 21
	s_and_b64 s[14:15], s[20:21], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB1_23
; %bb.25:                               ;   in Loop: Header=BB1_24 Depth=2
	.loc	1 0
	s_mov_b32 s14, 0x424700
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b64 s[100:101], 0
	v_mov_b32_e32 v55, v254
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	.loc	1 150
	v_ashrrev_i32_e32 v11, 31, v10
	buffer_store_dword v0, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x424e00
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	buffer_load_dword v10, off, s[0:3], s14
	buffer_load_dword v11, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x425200
	buffer_load_dword v11, off, s[0:3], s14
	buffer_load_dword v12, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x424900
	buffer_load_dword v14, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[10:11], s[14:15], v14, v10, v[11:12]
	s_mov_b32 s14, 0x425000
	s_nop 3
	buffer_load_dword v12, off, s[0:3], s14
	buffer_load_dword v13, off, s[0:3], s14 offset:4
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_readlane_b32 s14, v2, 6
	v_readlane_b32 s15, v2, 7
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, s15
	v_sub_u32_e32 v46, vcc, v14, v12
	v_lshlrev_b32_e32 v12, 5, v14
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	s_mov_b32 s14, 0x424200
	v_sub_u32_e32 v251, vcc, s77, v12
	buffer_store_dword v10, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s14 offset:4
	v_cmp_lt_i32_e64 s[20:21], 0, v251
	v_ashrrev_i32_e32 v13, 31, v12
	v_add_u32_e32 v10, vcc, 32, v12
	v_writelane_b32 v9, s20, 22
	v_cmp_ge_i32_e64 s[82:83], s77, v10
	v_writelane_b32 v9, s21, 23
	v_lshlrev_b64 v[10:11], 2, v[12:13]
	v_readlane_b32 s20, v2, 2
	v_readlane_b32 s21, v2, 3
	v_mov_b32_e32 v12, s21
	v_add_u32_e32 v10, vcc, s20, v10
	s_mov_b32 s21, 0x424400
	v_cmp_gt_i32_e64 s[14:15], 17, v251
	s_nop 0
	buffer_store_dword v10, off, s[0:3], s21
	v_addc_u32_e32 v10, vcc, v12, v11, vcc
	v_add_u32_e32 v0, vcc, s20, v0
	s_mov_b32 s21, 0x424500
	v_addc_u32_e32 v1, vcc, v12, v1, vcc
	s_mov_b32 s20, 0x424a00
	buffer_store_dword v10, off, s[0:3], s21
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x425400
	buffer_load_dword v252, off, s[0:3], s20
	s_mov_b32 s20, 0x425b00
	buffer_load_dword v253, off, s[0:3], s20
	s_mov_b32 s20, 0x425a00
	buffer_load_dword v56, off, s[0:3], s20
	s_mov_b32 s20, 0x425900
	buffer_load_dword v51, off, s[0:3], s20
	s_mov_b32 s20, 0x425800
	buffer_load_dword v52, off, s[0:3], s20
	s_mov_b32 s20, 0x425700
	buffer_load_dword v57, off, s[0:3], s20
	s_mov_b32 s20, 0x425600
	buffer_load_dword v53, off, s[0:3], s20
	s_mov_b32 s20, 0x425500
	buffer_load_dword v54, off, s[0:3], s20
	s_mov_b32 s20, 0x423f00
	buffer_store_dword v251, off, s[0:3], s20
	s_mov_b32 s20, 0x423d00
	buffer_store_dword v46, off, s[0:3], s20
	s_branch .LBB1_27
.LBB1_26:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 150
	s_mov_b32 s20, 0x423500
	buffer_load_dword v0, off, s[0:3], s20
	buffer_load_dword v1, off, s[0:3], s20 offset:4
	s_waitcnt vmcnt(3)
	v_add_u32_e32 v55, vcc, 1, v55
	v_add_u32_e32 v54, vcc, 8, v54
	v_add_u32_e32 v53, vcc, 8, v53
	v_add_u32_e32 v57, vcc, 8, v57
	v_add_u32_e32 v52, vcc, 8, v52
	v_add_u32_e32 v51, vcc, 8, v51
	v_add_u32_e32 v56, vcc, 8, v56
	v_add_u32_e32 v253, vcc, 8, v253
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, v55, v0
	s_or_b64 s[100:101], vcc, s[100:101]
	v_add_u32_e32 v252, vcc, 8, v252
	s_andn2_b64 exec, exec, s[100:101]
	s_cbranch_execz .LBB1_23
.LBB1_27:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_62 Depth 4
                                        ;         Child Loop BB1_68 Depth 4
                                        ;         Child Loop BB1_83 Depth 4
                                        ;         Child Loop BB1_99 Depth 4
                                        ;         Child Loop BB1_115 Depth 4
                                        ;         Child Loop BB1_131 Depth 4
                                        ;         Child Loop BB1_147 Depth 4
                                        ;         Child Loop BB1_163 Depth 4
                                        ;         Child Loop BB1_179 Depth 4
                                        ;         Child Loop BB1_195 Depth 4
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
	.loc	1 152
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	v_mov_b32_e32 v12, s50
	v_mov_b32_e32 v13, s51
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v15, s53
	v_mov_b32_e32 v16, s54
	v_mov_b32_e32 v17, s55
	v_mov_b32_e32 v18, s56
	v_mov_b32_e32 v19, s57
	v_mov_b32_e32 v20, s58
	v_mov_b32_e32 v21, s59
	v_mov_b32_e32 v22, s60
	v_mov_b32_e32 v23, s61
	v_mov_b32_e32 v24, s62
	v_mov_b32_e32 v25, s63
	s_mov_b32 s20, 0x405200
	v_sub_u32_e32 v154, vcc, v55, v254
	buffer_store_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s20 offset:4
	buffer_store_dword v12, off, s[0:3], s20 offset:8
	buffer_store_dword v13, off, s[0:3], s20 offset:12
	buffer_store_dword v14, off, s[0:3], s20 offset:16
	buffer_store_dword v15, off, s[0:3], s20 offset:20
	buffer_store_dword v16, off, s[0:3], s20 offset:24
	buffer_store_dword v17, off, s[0:3], s20 offset:28
	buffer_store_dword v18, off, s[0:3], s20 offset:32
	buffer_store_dword v19, off, s[0:3], s20 offset:36
	buffer_store_dword v20, off, s[0:3], s20 offset:40
	buffer_store_dword v21, off, s[0:3], s20 offset:44
	buffer_store_dword v22, off, s[0:3], s20 offset:48
	buffer_store_dword v23, off, s[0:3], s20 offset:52
	buffer_store_dword v24, off, s[0:3], s20 offset:56
	buffer_store_dword v25, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_29
; %bb.28:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_or_b32_e32 v1, 60, v0
	v_or_b32_e32 v11, 56, v0
	v_or_b32_e32 v12, 52, v0
	v_or_b32_e32 v13, 48, v0
	v_or_b32_e32 v14, 44, v0
	v_or_b32_e32 v15, 40, v0
	v_or_b32_e32 v16, 36, v0
	buffer_load_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	buffer_load_dword v24, v11, s[0:3], 0 offen
	buffer_load_dword v23, v12, s[0:3], 0 offen
	buffer_load_dword v22, v13, s[0:3], 0 offen
	buffer_load_dword v21, v14, s[0:3], 0 offen
	buffer_load_dword v20, v15, s[0:3], 0 offen
	buffer_load_dword v19, v16, s[0:3], 0 offen
	v_or_b32_e32 v1, 32, v0
	v_or_b32_e32 v11, 28, v0
	v_or_b32_e32 v12, 24, v0
	v_or_b32_e32 v13, 20, v0
	v_or_b32_e32 v14, 16, v0
	v_or_b32_e32 v26, 12, v0
	v_or_b32_e32 v27, 8, v0
	v_or_b32_e32 v0, 4, v0
	buffer_load_dword v18, v1, s[0:3], 0 offen
	buffer_load_dword v17, v11, s[0:3], 0 offen
	buffer_load_dword v16, v12, s[0:3], 0 offen
	buffer_load_dword v15, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v13, v26, s[0:3], 0 offen
	buffer_load_dword v12, v27, s[0:3], 0 offen
	buffer_load_dword v11, v0, s[0:3], 0 offen
	s_mov_b32 s27, 0x405200
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s27 offset:4
	buffer_store_dword v12, off, s[0:3], s27 offset:8
	buffer_store_dword v13, off, s[0:3], s27 offset:12
	buffer_store_dword v14, off, s[0:3], s27 offset:16
	buffer_store_dword v15, off, s[0:3], s27 offset:20
	buffer_store_dword v16, off, s[0:3], s27 offset:24
	buffer_store_dword v17, off, s[0:3], s27 offset:28
	buffer_store_dword v18, off, s[0:3], s27 offset:32
	buffer_store_dword v19, off, s[0:3], s27 offset:36
	buffer_store_dword v20, off, s[0:3], s27 offset:40
	buffer_store_dword v21, off, s[0:3], s27 offset:44
	buffer_store_dword v22, off, s[0:3], s27 offset:48
	buffer_store_dword v23, off, s[0:3], s27 offset:52
	buffer_store_dword v24, off, s[0:3], s27 offset:56
	buffer_store_dword v25, off, s[0:3], s27 offset:60
.LBB1_29:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 152
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	v_mov_b32_e32 v12, s50
	v_mov_b32_e32 v13, s51
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v15, s53
	v_mov_b32_e32 v16, s54
	v_mov_b32_e32 v17, s55
	v_mov_b32_e32 v18, s56
	v_mov_b32_e32 v19, s57
	v_mov_b32_e32 v20, s58
	v_mov_b32_e32 v21, s59
	v_mov_b32_e32 v22, s60
	v_mov_b32_e32 v23, s61
	v_mov_b32_e32 v24, s62
	v_mov_b32_e32 v25, s63
	s_mov_b32 s20, 0x40c200
	buffer_store_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s20 offset:4
	buffer_store_dword v12, off, s[0:3], s20 offset:8
	buffer_store_dword v13, off, s[0:3], s20 offset:12
	buffer_store_dword v14, off, s[0:3], s20 offset:16
	buffer_store_dword v15, off, s[0:3], s20 offset:20
	buffer_store_dword v16, off, s[0:3], s20 offset:24
	buffer_store_dword v17, off, s[0:3], s20 offset:28
	buffer_store_dword v18, off, s[0:3], s20 offset:32
	buffer_store_dword v19, off, s[0:3], s20 offset:36
	buffer_store_dword v20, off, s[0:3], s20 offset:40
	buffer_store_dword v21, off, s[0:3], s20 offset:44
	buffer_store_dword v22, off, s[0:3], s20 offset:48
	buffer_store_dword v23, off, s[0:3], s20 offset:52
	buffer_store_dword v24, off, s[0:3], s20 offset:56
	buffer_store_dword v25, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_31
; %bb.30:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s48, 0x7c
	v_add_u32_e32 v26, vcc, s48, v0
	s_movk_i32 s48, 0x78
	v_add_u32_e32 v27, vcc, s48, v0
	s_movk_i32 s48, 0x74
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x6c
	v_add_u32_e32 v30, vcc, s48, v0
	s_movk_i32 s48, 0x68
	v_add_u32_e32 v31, vcc, s48, v0
	s_movk_i32 s48, 0x64
	v_add_u32_e32 v29, vcc, s4, v0
	v_add_u32_e32 v32, vcc, s48, v0
	buffer_load_dword v23, v28, s[0:3], 0 offen
	buffer_load_dword v22, v29, s[0:3], 0 offen
	buffer_load_dword v21, v30, s[0:3], 0 offen
	buffer_load_dword v20, v31, s[0:3], 0 offen
	buffer_load_dword v19, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s92, v0
	s_movk_i32 s48, 0x5c
	v_add_u32_e32 v1, vcc, 64, v0
	v_add_u32_e32 v29, vcc, s48, v0
	v_add_u32_e32 v30, vcc, 0x58, v0
	v_add_u32_e32 v31, vcc, 0x54, v0
	v_add_u32_e32 v32, vcc, 0x50, v0
	v_add_u32_e32 v33, vcc, 0x4c, v0
	v_add_u32_e32 v34, vcc, 0x48, v0
	v_add_u32_e32 v0, vcc, 0x44, v0
	buffer_load_dword v18, v28, s[0:3], 0 offen
	buffer_load_dword v17, v29, s[0:3], 0 offen
	buffer_load_dword v16, v30, s[0:3], 0 offen
	buffer_load_dword v15, v31, s[0:3], 0 offen
	buffer_load_dword v14, v32, s[0:3], 0 offen
	buffer_load_dword v13, v33, s[0:3], 0 offen
	buffer_load_dword v12, v34, s[0:3], 0 offen
	buffer_load_dword v11, v0, s[0:3], 0 offen
	buffer_load_dword v24, v27, s[0:3], 0 offen
	buffer_load_dword v25, v26, s[0:3], 0 offen
	buffer_load_dword v10, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x40c200
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s27 offset:4
	buffer_store_dword v12, off, s[0:3], s27 offset:8
	buffer_store_dword v13, off, s[0:3], s27 offset:12
	buffer_store_dword v14, off, s[0:3], s27 offset:16
	buffer_store_dword v15, off, s[0:3], s27 offset:20
	buffer_store_dword v16, off, s[0:3], s27 offset:24
	buffer_store_dword v17, off, s[0:3], s27 offset:28
	buffer_store_dword v18, off, s[0:3], s27 offset:32
	buffer_store_dword v19, off, s[0:3], s27 offset:36
	buffer_store_dword v20, off, s[0:3], s27 offset:40
	buffer_store_dword v21, off, s[0:3], s27 offset:44
	buffer_store_dword v22, off, s[0:3], s27 offset:48
	buffer_store_dword v23, off, s[0:3], s27 offset:52
	buffer_store_dword v24, off, s[0:3], s27 offset:56
	buffer_store_dword v25, off, s[0:3], s27 offset:60
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
	.loc	1 152
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	v_mov_b32_e32 v12, s50
	v_mov_b32_e32 v13, s51
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v15, s53
	v_mov_b32_e32 v16, s54
	v_mov_b32_e32 v17, s55
	v_mov_b32_e32 v18, s56
	v_mov_b32_e32 v19, s57
	v_mov_b32_e32 v20, s58
	v_mov_b32_e32 v21, s59
	v_mov_b32_e32 v22, s60
	v_mov_b32_e32 v23, s61
	v_mov_b32_e32 v24, s62
	v_mov_b32_e32 v25, s63
	s_mov_b32 s20, 0x403000
	buffer_store_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s20 offset:4
	buffer_store_dword v12, off, s[0:3], s20 offset:8
	buffer_store_dword v13, off, s[0:3], s20 offset:12
	buffer_store_dword v14, off, s[0:3], s20 offset:16
	buffer_store_dword v15, off, s[0:3], s20 offset:20
	buffer_store_dword v16, off, s[0:3], s20 offset:24
	buffer_store_dword v17, off, s[0:3], s20 offset:28
	buffer_store_dword v18, off, s[0:3], s20 offset:32
	buffer_store_dword v19, off, s[0:3], s20 offset:36
	buffer_store_dword v20, off, s[0:3], s20 offset:40
	buffer_store_dword v21, off, s[0:3], s20 offset:44
	buffer_store_dword v22, off, s[0:3], s20 offset:48
	buffer_store_dword v23, off, s[0:3], s20 offset:52
	buffer_store_dword v24, off, s[0:3], s20 offset:56
	buffer_store_dword v25, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_33
; %bb.32:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v1, vcc, s98, v0
	s_movk_i32 vcc_lo, 0xbc
	v_add_u32_e32 v26, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xb8
	v_add_u32_e32 v27, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xb4
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xb0
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xac
	v_add_u32_e32 v30, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xa8
	v_add_u32_e32 v31, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xa4
	v_add_u32_e32 v32, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xa0
	buffer_load_dword v23, v28, s[0:3], 0 offen
	buffer_load_dword v22, v29, s[0:3], 0 offen
	buffer_load_dword v21, v30, s[0:3], 0 offen
	buffer_load_dword v20, v31, s[0:3], 0 offen
	buffer_load_dword v19, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x9c
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	v_add_u32_e32 v30, vcc, 0x98, v0
	v_add_u32_e32 v31, vcc, 0x94, v0
	v_add_u32_e32 v32, vcc, 0x90, v0
	v_add_u32_e32 v33, vcc, 0x8c, v0
	v_add_u32_e32 v34, vcc, 0x88, v0
	v_add_u32_e32 v0, vcc, 0x84, v0
	buffer_load_dword v18, v28, s[0:3], 0 offen
	buffer_load_dword v17, v29, s[0:3], 0 offen
	buffer_load_dword v16, v30, s[0:3], 0 offen
	buffer_load_dword v15, v31, s[0:3], 0 offen
	buffer_load_dword v14, v32, s[0:3], 0 offen
	buffer_load_dword v13, v33, s[0:3], 0 offen
	buffer_load_dword v12, v34, s[0:3], 0 offen
	buffer_load_dword v11, v0, s[0:3], 0 offen
	buffer_load_dword v24, v27, s[0:3], 0 offen
	buffer_load_dword v25, v26, s[0:3], 0 offen
	buffer_load_dword v10, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x403000
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s27 offset:4
	buffer_store_dword v12, off, s[0:3], s27 offset:8
	buffer_store_dword v13, off, s[0:3], s27 offset:12
	buffer_store_dword v14, off, s[0:3], s27 offset:16
	buffer_store_dword v15, off, s[0:3], s27 offset:20
	buffer_store_dword v16, off, s[0:3], s27 offset:24
	buffer_store_dword v17, off, s[0:3], s27 offset:28
	buffer_store_dword v18, off, s[0:3], s27 offset:32
	buffer_store_dword v19, off, s[0:3], s27 offset:36
	buffer_store_dword v20, off, s[0:3], s27 offset:40
	buffer_store_dword v21, off, s[0:3], s27 offset:44
	buffer_store_dword v22, off, s[0:3], s27 offset:48
	buffer_store_dword v23, off, s[0:3], s27 offset:52
	buffer_store_dword v24, off, s[0:3], s27 offset:56
	buffer_store_dword v25, off, s[0:3], s27 offset:60
.LBB1_33:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x40d200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_35
; %bb.34:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s48, 0xc0
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xfc
	v_add_u32_e32 v26, vcc, s48, v0
	s_movk_i32 s48, 0xf8
	v_add_u32_e32 v27, vcc, s48, v0
	s_movk_i32 s48, 0xf4
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0xf0
	v_add_u32_e32 v29, vcc, s48, v0
	s_movk_i32 s48, 0xec
	v_add_u32_e32 v30, vcc, s48, v0
	s_movk_i32 s48, 0xe8
	v_add_u32_e32 v31, vcc, s48, v0
	s_movk_i32 s48, 0xe4
	v_add_u32_e32 v32, vcc, s48, v0
	s_movk_i32 s48, 0xe0
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0xdc
	v_add_u32_e32 v29, vcc, s48, v0
	v_add_u32_e32 v30, vcc, 0xd8, v0
	v_add_u32_e32 v31, vcc, 0xd4, v0
	v_add_u32_e32 v32, vcc, 0xd0, v0
	v_add_u32_e32 v33, vcc, 0xcc, v0
	v_add_u32_e32 v34, vcc, 0xc8, v0
	v_add_u32_e32 v0, vcc, 0xc4, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x40d200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
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
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x406200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_37
; %bb.36:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 vcc_lo, 0x100
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x13c
	v_add_u32_e32 v26, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x138
	v_add_u32_e32 v27, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x134
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x130
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x12c
	v_add_u32_e32 v30, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x128
	v_add_u32_e32 v31, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x124
	v_add_u32_e32 v32, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x120
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x11c
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	v_add_u32_e32 v30, vcc, 0x118, v0
	v_add_u32_e32 v31, vcc, 0x114, v0
	v_add_u32_e32 v32, vcc, 0x110, v0
	v_add_u32_e32 v33, vcc, 0x10c, v0
	v_add_u32_e32 v34, vcc, 0x108, v0
	v_add_u32_e32 v0, vcc, 0x104, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x406200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
.LBB1_37:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x404000
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_39
; %bb.38:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s48, 0x140
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x17c
	v_add_u32_e32 v26, vcc, s48, v0
	s_movk_i32 s48, 0x178
	v_add_u32_e32 v27, vcc, s48, v0
	s_movk_i32 s48, 0x174
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x170
	v_add_u32_e32 v29, vcc, s48, v0
	s_movk_i32 s48, 0x16c
	v_add_u32_e32 v30, vcc, s48, v0
	s_movk_i32 s48, 0x168
	v_add_u32_e32 v31, vcc, s48, v0
	s_movk_i32 s48, 0x164
	v_add_u32_e32 v32, vcc, s48, v0
	s_movk_i32 s48, 0x160
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x15c
	v_add_u32_e32 v29, vcc, s48, v0
	v_add_u32_e32 v30, vcc, 0x158, v0
	v_add_u32_e32 v31, vcc, 0x154, v0
	v_add_u32_e32 v32, vcc, 0x150, v0
	v_add_u32_e32 v33, vcc, 0x14c, v0
	v_add_u32_e32 v34, vcc, 0x148, v0
	v_add_u32_e32 v0, vcc, 0x144, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x404000
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
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
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x407200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_41
; %bb.40:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 vcc_lo, 0x180
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1bc
	v_add_u32_e32 v26, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1b8
	v_add_u32_e32 v27, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1b4
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1b0
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1ac
	v_add_u32_e32 v30, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1a8
	v_add_u32_e32 v31, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1a4
	v_add_u32_e32 v32, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1a0
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x19c
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	v_add_u32_e32 v30, vcc, 0x198, v0
	v_add_u32_e32 v31, vcc, 0x194, v0
	v_add_u32_e32 v32, vcc, 0x190, v0
	v_add_u32_e32 v33, vcc, 0x18c, v0
	v_add_u32_e32 v34, vcc, 0x188, v0
	v_add_u32_e32 v0, vcc, 0x184, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x407200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
.LBB1_41:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x40e200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_43
; %bb.42:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s48, 0x1c0
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1fc
	v_add_u32_e32 v26, vcc, s48, v0
	s_movk_i32 s48, 0x1f8
	v_add_u32_e32 v27, vcc, s48, v0
	s_movk_i32 s48, 0x1f4
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x1f0
	v_add_u32_e32 v29, vcc, s48, v0
	s_movk_i32 s48, 0x1ec
	v_add_u32_e32 v30, vcc, s48, v0
	s_movk_i32 s48, 0x1e8
	v_add_u32_e32 v31, vcc, s48, v0
	s_movk_i32 s48, 0x1e4
	v_add_u32_e32 v32, vcc, s48, v0
	s_movk_i32 s48, 0x1e0
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x1dc
	v_add_u32_e32 v29, vcc, s48, v0
	v_add_u32_e32 v30, vcc, 0x1d8, v0
	v_add_u32_e32 v31, vcc, 0x1d4, v0
	v_add_u32_e32 v32, vcc, 0x1d0, v0
	v_add_u32_e32 v33, vcc, 0x1cc, v0
	v_add_u32_e32 v34, vcc, 0x1c8, v0
	v_add_u32_e32 v0, vcc, 0x1c4, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x40e200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
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
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x408200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_45
; %bb.44:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v1, vcc, 0x200, v0
	s_movk_i32 vcc_lo, 0x23c
	v_add_u32_e32 v26, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x238
	v_add_u32_e32 v27, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x234
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x230
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x22c
	v_add_u32_e32 v30, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x228
	v_add_u32_e32 v31, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x224
	v_add_u32_e32 v32, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x220
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x21c
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	v_add_u32_e32 v30, vcc, 0x218, v0
	v_add_u32_e32 v31, vcc, 0x214, v0
	v_add_u32_e32 v32, vcc, 0x210, v0
	v_add_u32_e32 v33, vcc, 0x20c, v0
	v_add_u32_e32 v34, vcc, 0x208, v0
	v_add_u32_e32 v0, vcc, 0x204, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x408200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
.LBB1_45:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x40f200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_47
; %bb.46:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s48, 0x240
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x27c
	v_add_u32_e32 v26, vcc, s48, v0
	s_movk_i32 s48, 0x278
	v_add_u32_e32 v27, vcc, s48, v0
	s_movk_i32 s48, 0x274
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x270
	v_add_u32_e32 v29, vcc, s48, v0
	s_movk_i32 s48, 0x26c
	v_add_u32_e32 v30, vcc, s48, v0
	s_movk_i32 s48, 0x268
	v_add_u32_e32 v31, vcc, s48, v0
	s_movk_i32 s48, 0x264
	v_add_u32_e32 v32, vcc, s48, v0
	s_movk_i32 s48, 0x260
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x25c
	v_add_u32_e32 v29, vcc, s48, v0
	v_add_u32_e32 v30, vcc, 0x258, v0
	v_add_u32_e32 v31, vcc, 0x254, v0
	v_add_u32_e32 v32, vcc, 0x250, v0
	v_add_u32_e32 v33, vcc, 0x24c, v0
	v_add_u32_e32 v34, vcc, 0x248, v0
	v_add_u32_e32 v0, vcc, 0x244, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x40f200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
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
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x409200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_49
; %bb.48:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 vcc_lo, 0x280
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2bc
	v_add_u32_e32 v26, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2b8
	v_add_u32_e32 v27, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2b4
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2b0
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2ac
	v_add_u32_e32 v30, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2a8
	v_add_u32_e32 v31, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2a4
	v_add_u32_e32 v32, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2a0
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x29c
	v_add_u32_e32 v29, vcc, vcc_lo, v0
	v_add_u32_e32 v30, vcc, 0x298, v0
	v_add_u32_e32 v31, vcc, 0x294, v0
	v_add_u32_e32 v32, vcc, 0x290, v0
	v_add_u32_e32 v33, vcc, 0x28c, v0
	v_add_u32_e32 v34, vcc, 0x288, v0
	v_add_u32_e32 v0, vcc, 0x284, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x409200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
.LBB1_49:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x410200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_51
; %bb.50:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s48, 0x2c0
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x2fc
	v_add_u32_e32 v26, vcc, s48, v0
	s_movk_i32 s48, 0x2f8
	v_add_u32_e32 v27, vcc, s48, v0
	s_movk_i32 s48, 0x2f4
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x2f0
	v_add_u32_e32 v29, vcc, s48, v0
	s_movk_i32 s48, 0x2ec
	v_add_u32_e32 v30, vcc, s48, v0
	s_movk_i32 s48, 0x2e8
	v_add_u32_e32 v31, vcc, s48, v0
	s_movk_i32 s48, 0x2e4
	v_add_u32_e32 v32, vcc, s48, v0
	s_movk_i32 s48, 0x2e0
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s48, v0
	s_movk_i32 s48, 0x2dc
	v_add_u32_e32 v29, vcc, s48, v0
	v_add_u32_e32 v30, vcc, 0x2d8, v0
	v_add_u32_e32 v31, vcc, 0x2d4, v0
	v_add_u32_e32 v32, vcc, 0x2d0, v0
	v_add_u32_e32 v33, vcc, 0x2cc, v0
	v_add_u32_e32 v34, vcc, 0x2c8, v0
	v_add_u32_e32 v0, vcc, 0x2c4, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x410200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
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
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x40a200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_53
; %bb.52:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 vcc_lo, 0x300
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x33c
	v_add_u32_e32 v26, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x338
	v_add_u32_e32 v27, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x334
	v_add_u32_e32 v28, vcc, vcc_lo, v0
	v_add_u32_e32 v29, vcc, s38, v0
	v_add_u32_e32 v30, vcc, s34, v0
	v_add_u32_e32 v31, vcc, s16, v0
	v_add_u32_e32 v32, vcc, s17, v0
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s18, v0
	v_add_u32_e32 v29, vcc, s19, v0
	v_add_u32_e32 v30, vcc, 0x318, v0
	v_add_u32_e32 v31, vcc, 0x314, v0
	v_add_u32_e32 v32, vcc, 0x310, v0
	v_add_u32_e32 v33, vcc, 0x30c, v0
	v_add_u32_e32 v34, vcc, 0x308, v0
	v_add_u32_e32 v0, vcc, 0x304, v0
	buffer_load_dword v66, v28, s[0:3], 0 offen
	buffer_load_dword v65, v29, s[0:3], 0 offen
	buffer_load_dword v64, v30, s[0:3], 0 offen
	buffer_load_dword v63, v31, s[0:3], 0 offen
	buffer_load_dword v62, v32, s[0:3], 0 offen
	buffer_load_dword v61, v33, s[0:3], 0 offen
	buffer_load_dword v60, v34, s[0:3], 0 offen
	buffer_load_dword v59, v0, s[0:3], 0 offen
	buffer_load_dword v72, v27, s[0:3], 0 offen
	buffer_load_dword v73, v26, s[0:3], 0 offen
	buffer_load_dword v58, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x40a200
	s_waitcnt vmcnt(0)
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
.LBB1_53:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x411200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_55
; %bb.54:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v28, vcc, s25, v0
	v_add_u32_e32 v29, vcc, s26, v0
	v_add_u32_e32 v30, vcc, s84, v0
	v_add_u32_e32 v31, vcc, s85, v0
	v_add_u32_e32 v32, vcc, s7, v0
	buffer_load_dword v87, v28, s[0:3], 0 offen
	buffer_load_dword v86, v29, s[0:3], 0 offen
	buffer_load_dword v85, v30, s[0:3], 0 offen
	buffer_load_dword v84, v31, s[0:3], 0 offen
	buffer_load_dword v83, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s80, v0
	v_add_u32_e32 v1, vcc, s22, v0
	v_add_u32_e32 v26, vcc, s23, v0
	v_add_u32_e32 v27, vcc, s24, v0
	v_add_u32_e32 v29, vcc, s81, v0
	v_add_u32_e32 v30, vcc, 0x358, v0
	v_add_u32_e32 v31, vcc, 0x354, v0
	v_add_u32_e32 v32, vcc, 0x350, v0
	v_add_u32_e32 v33, vcc, 0x34c, v0
	v_add_u32_e32 v34, vcc, 0x348, v0
	v_add_u32_e32 v0, vcc, 0x344, v0
	buffer_load_dword v82, v28, s[0:3], 0 offen
	buffer_load_dword v81, v29, s[0:3], 0 offen
	buffer_load_dword v80, v30, s[0:3], 0 offen
	buffer_load_dword v79, v31, s[0:3], 0 offen
	buffer_load_dword v78, v32, s[0:3], 0 offen
	buffer_load_dword v77, v33, s[0:3], 0 offen
	buffer_load_dword v76, v34, s[0:3], 0 offen
	buffer_load_dword v75, v0, s[0:3], 0 offen
	buffer_load_dword v88, v27, s[0:3], 0 offen
	buffer_load_dword v89, v26, s[0:3], 0 offen
	buffer_load_dword v74, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x411200
	s_waitcnt vmcnt(0)
	buffer_store_dword v74, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v75, off, s[0:3], s27 offset:4
	buffer_store_dword v76, off, s[0:3], s27 offset:8
	buffer_store_dword v77, off, s[0:3], s27 offset:12
	buffer_store_dword v78, off, s[0:3], s27 offset:16
	buffer_store_dword v79, off, s[0:3], s27 offset:20
	buffer_store_dword v80, off, s[0:3], s27 offset:24
	buffer_store_dword v81, off, s[0:3], s27 offset:28
	buffer_store_dword v82, off, s[0:3], s27 offset:32
	buffer_store_dword v83, off, s[0:3], s27 offset:36
	buffer_store_dword v84, off, s[0:3], s27 offset:40
	buffer_store_dword v85, off, s[0:3], s27 offset:44
	buffer_store_dword v86, off, s[0:3], s27 offset:48
	buffer_store_dword v87, off, s[0:3], s27 offset:52
	buffer_store_dword v88, off, s[0:3], s27 offset:56
	buffer_store_dword v89, off, s[0:3], s27 offset:60
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
	.loc	1 152
	v_mov_b32_e32 v26, s48
	v_mov_b32_e32 v27, s49
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	v_mov_b32_e32 v30, s52
	v_mov_b32_e32 v31, s53
	v_mov_b32_e32 v32, s54
	v_mov_b32_e32 v33, s55
	v_mov_b32_e32 v34, s56
	v_mov_b32_e32 v35, s57
	v_mov_b32_e32 v36, s58
	v_mov_b32_e32 v37, s59
	v_mov_b32_e32 v38, s60
	v_mov_b32_e32 v39, s61
	v_mov_b32_e32 v40, s62
	v_mov_b32_e32 v41, s63
	s_mov_b32 s20, 0x40b200
	buffer_store_dword v26, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s20 offset:4
	buffer_store_dword v28, off, s[0:3], s20 offset:8
	buffer_store_dword v29, off, s[0:3], s20 offset:12
	buffer_store_dword v30, off, s[0:3], s20 offset:16
	buffer_store_dword v31, off, s[0:3], s20 offset:20
	buffer_store_dword v32, off, s[0:3], s20 offset:24
	buffer_store_dword v33, off, s[0:3], s20 offset:28
	buffer_store_dword v34, off, s[0:3], s20 offset:32
	buffer_store_dword v35, off, s[0:3], s20 offset:36
	buffer_store_dword v36, off, s[0:3], s20 offset:40
	buffer_store_dword v37, off, s[0:3], s20 offset:44
	buffer_store_dword v38, off, s[0:3], s20 offset:48
	buffer_store_dword v39, off, s[0:3], s20 offset:52
	buffer_store_dword v40, off, s[0:3], s20 offset:56
	buffer_store_dword v41, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v27, vcc, s44, v0
	v_add_u32_e32 v28, vcc, s39, v0
	v_add_u32_e32 v29, vcc, s42, v0
	v_add_u32_e32 v30, vcc, s45, v0
	v_add_u32_e32 v26, vcc, s94, v0
	v_add_u32_e32 v40, vcc, s41, v0
	v_add_u32_e32 v31, vcc, s75, v0
	buffer_load_dword v39, v27, s[0:3], 0 offen
	buffer_load_dword v38, v28, s[0:3], 0 offen
	buffer_load_dword v37, v29, s[0:3], 0 offen
	buffer_load_dword v36, v30, s[0:3], 0 offen
	buffer_load_dword v35, v31, s[0:3], 0 offen
	v_add_u32_e32 v27, vcc, s40, v0
	v_add_u32_e32 v28, vcc, s72, v0
	v_add_u32_e32 v29, vcc, 0x398, v0
	v_add_u32_e32 v30, vcc, 0x394, v0
	v_add_u32_e32 v41, vcc, 0x390, v0
	v_add_u32_e32 v1, vcc, s5, v0
	v_add_u32_e32 v42, vcc, 0x38c, v0
	v_add_u32_e32 v43, vcc, 0x388, v0
	v_add_u32_e32 v0, vcc, 0x384, v0
	buffer_load_dword v34, v27, s[0:3], 0 offen
	buffer_load_dword v33, v28, s[0:3], 0 offen
	buffer_load_dword v32, v29, s[0:3], 0 offen
	buffer_load_dword v31, v30, s[0:3], 0 offen
	buffer_load_dword v30, v41, s[0:3], 0 offen
	buffer_load_dword v29, v42, s[0:3], 0 offen
	buffer_load_dword v28, v43, s[0:3], 0 offen
	buffer_load_dword v27, v0, s[0:3], 0 offen
	buffer_load_dword v40, v40, s[0:3], 0 offen
	buffer_load_dword v41, v26, s[0:3], 0 offen
	buffer_load_dword v26, v1, s[0:3], 0 offen
	s_mov_b32 s27, 0x40b200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s27 offset:4
	buffer_store_dword v28, off, s[0:3], s27 offset:8
	buffer_store_dword v29, off, s[0:3], s27 offset:12
	buffer_store_dword v30, off, s[0:3], s27 offset:16
	buffer_store_dword v31, off, s[0:3], s27 offset:20
	buffer_store_dword v32, off, s[0:3], s27 offset:24
	buffer_store_dword v33, off, s[0:3], s27 offset:28
	buffer_store_dword v34, off, s[0:3], s27 offset:32
	buffer_store_dword v35, off, s[0:3], s27 offset:36
	buffer_store_dword v36, off, s[0:3], s27 offset:40
	buffer_store_dword v37, off, s[0:3], s27 offset:44
	buffer_store_dword v38, off, s[0:3], s27 offset:48
	buffer_store_dword v39, off, s[0:3], s27 offset:52
	buffer_store_dword v40, off, s[0:3], s27 offset:56
	buffer_store_dword v41, off, s[0:3], s27 offset:60
.LBB1_57:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 152
	v_mov_b32_e32 v89, s63
	v_mov_b32_e32 v88, s62
	v_mov_b32_e32 v87, s61
	v_mov_b32_e32 v86, s60
	v_mov_b32_e32 v85, s59
	v_mov_b32_e32 v84, s58
	v_mov_b32_e32 v83, s57
	v_mov_b32_e32 v82, s56
	v_mov_b32_e32 v81, s55
	v_mov_b32_e32 v80, s54
	v_mov_b32_e32 v79, s53
	v_mov_b32_e32 v78, s52
	v_mov_b32_e32 v77, s51
	v_mov_b32_e32 v76, s50
	v_mov_b32_e32 v75, s49
	v_mov_b32_e32 v74, s48
	s_mov_b32 s20, 0x412200
	buffer_store_dword v74, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v75, off, s[0:3], s20 offset:4
	buffer_store_dword v76, off, s[0:3], s20 offset:8
	buffer_store_dword v77, off, s[0:3], s20 offset:12
	buffer_store_dword v78, off, s[0:3], s20 offset:16
	buffer_store_dword v79, off, s[0:3], s20 offset:20
	buffer_store_dword v80, off, s[0:3], s20 offset:24
	buffer_store_dword v81, off, s[0:3], s20 offset:28
	buffer_store_dword v82, off, s[0:3], s20 offset:32
	buffer_store_dword v83, off, s[0:3], s20 offset:36
	buffer_store_dword v84, off, s[0:3], s20 offset:40
	buffer_store_dword v85, off, s[0:3], s20 offset:44
	buffer_store_dword v86, off, s[0:3], s20 offset:48
	buffer_store_dword v87, off, s[0:3], s20 offset:52
	buffer_store_dword v88, off, s[0:3], s20 offset:56
	buffer_store_dword v89, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_59
; %bb.58:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v44, vcc, s95, v0
	v_add_u32_e32 v47, vcc, s35, v0
	v_add_u32_e32 v45, vcc, s93, v0
	v_mov_b32_e32 v255, v46
	v_add_u32_e32 v46, vcc, s99, v0
	v_add_u32_e32 v48, vcc, s90, v0
	buffer_load_dword v87, v44, s[0:3], 0 offen
	buffer_load_dword v86, v45, s[0:3], 0 offen
	buffer_load_dword v85, v46, s[0:3], 0 offen
	buffer_load_dword v84, v47, s[0:3], 0 offen
	buffer_load_dword v83, v48, s[0:3], 0 offen
	v_add_u32_e32 v44, vcc, s91, v0
	v_add_u32_e32 v47, vcc, 0x3d4, v0
	v_add_u32_e32 v1, vcc, s73, v0
	v_add_u32_e32 v42, vcc, s97, v0
	v_add_u32_e32 v43, vcc, s37, v0
	v_add_u32_e32 v45, vcc, s96, v0
	v_add_u32_e32 v46, vcc, 0x3d8, v0
	v_add_u32_e32 v48, vcc, 0x3d0, v0
	v_add_u32_e32 v49, vcc, 0x3cc, v0
	v_add_u32_e32 v50, vcc, 0x3c8, v0
	v_add_u32_e32 v0, vcc, 0x3c4, v0
	buffer_load_dword v82, v44, s[0:3], 0 offen
	buffer_load_dword v81, v45, s[0:3], 0 offen
	buffer_load_dword v80, v46, s[0:3], 0 offen
	buffer_load_dword v79, v47, s[0:3], 0 offen
	buffer_load_dword v78, v48, s[0:3], 0 offen
	buffer_load_dword v77, v49, s[0:3], 0 offen
	buffer_load_dword v76, v50, s[0:3], 0 offen
	buffer_load_dword v75, v0, s[0:3], 0 offen
	buffer_load_dword v88, v43, s[0:3], 0 offen
	buffer_load_dword v89, v42, s[0:3], 0 offen
	buffer_load_dword v74, v1, s[0:3], 0 offen
	v_mov_b32_e32 v46, v255
	s_mov_b32 s27, 0x412200
	s_waitcnt vmcnt(0)
	buffer_store_dword v74, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v75, off, s[0:3], s27 offset:4
	buffer_store_dword v76, off, s[0:3], s27 offset:8
	buffer_store_dword v77, off, s[0:3], s27 offset:12
	buffer_store_dword v78, off, s[0:3], s27 offset:16
	buffer_store_dword v79, off, s[0:3], s27 offset:20
	buffer_store_dword v80, off, s[0:3], s27 offset:24
	buffer_store_dword v81, off, s[0:3], s27 offset:28
	buffer_store_dword v82, off, s[0:3], s27 offset:32
	buffer_store_dword v83, off, s[0:3], s27 offset:36
	buffer_store_dword v84, off, s[0:3], s27 offset:40
	buffer_store_dword v85, off, s[0:3], s27 offset:44
	buffer_store_dword v86, off, s[0:3], s27 offset:48
	buffer_store_dword v87, off, s[0:3], s27 offset:52
	buffer_store_dword v88, off, s[0:3], s27 offset:56
	buffer_store_dword v89, off, s[0:3], s27 offset:60
.LBB1_59:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s20, 0x423300
	buffer_load_dword v44, off, s[0:3], s20
	buffer_load_dword v45, off, s[0:3], s20 offset:4
	v_min_i32_e32 v0, s33, v54
	v_mul_lo_u32 v1, s87, v0
	v_min_i32_e32 v42, s33, v253
	v_mul_lo_u32 v43, s87, v42
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[156:157], s[20:21], s86, v0, v[44:45]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v157
	v_mad_u64_u32 v[173:174], s[20:21], s86, v42, v[44:45]
	v_add_u32_e32 v155, vcc, v0, v1
	v_min_i32_e32 v0, s33, v53
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[159:160], s[20:21], s86, v0, v[44:45]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v160
	v_ashrrev_i32_e32 v42, 31, v42
	v_add_u32_e32 v158, vcc, v0, v1
	v_min_i32_e32 v0, s33, v57
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[162:163], s[20:21], s86, v0, v[44:45]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v163
	v_mul_lo_u32 v42, s86, v42
	v_add_u32_e32 v161, vcc, v0, v1
	v_min_i32_e32 v0, s33, v52
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[165:166], s[20:21], s86, v0, v[44:45]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v166
	v_add_u32_e32 v164, vcc, v0, v1
	v_min_i32_e32 v0, s33, v51
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[168:169], s[20:21], s86, v0, v[44:45]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v169
	v_add_u32_e32 v167, vcc, v0, v1
	v_min_i32_e32 v0, s33, v56
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[170:171], s[20:21], s86, v0, v[44:45]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v171
	v_add_u32_e32 v172, vcc, v0, v1
	v_add_u32_e32 v1, vcc, v43, v174
	v_add_u32_e32 v175, vcc, v42, v1
	v_min_i32_e32 v1, s33, v252
	v_mul_lo_u32 v42, s87, v1
	v_mad_u64_u32 v[176:177], s[20:21], s86, v1, v[44:45]
	v_ashrrev_i32_e32 v1, 31, v1
	v_mul_lo_u32 v1, s86, v1
	v_add_u32_e32 v42, vcc, v42, v177
	v_add_u32_e32 v178, vcc, v1, v42
	.loc	1 162
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB1_65
; %bb.60:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 163
	s_and_saveexec_b64 s[50:51], s[10:11]
	s_cbranch_execz .LBB1_64
; %bb.61:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x423c00
	buffer_store_dword v55, off, s[0:3], s27
	s_mov_b32 s27, 0x423b00
	buffer_store_dword v54, off, s[0:3], s27
	s_mov_b32 s27, 0x423a00
	buffer_store_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x423200
	buffer_store_dword v52, off, s[0:3], s27
	s_mov_b32 s27, 0x423100
	buffer_store_dword v51, off, s[0:3], s27
	s_mov_b32 s27, 0x423900
	buffer_store_dword v56, off, s[0:3], s27
	s_mov_b32 s27, 0x423800
	buffer_store_dword v253, off, s[0:3], s27
	s_mov_b32 s27, 0x423700
	buffer_store_dword v252, off, s[0:3], s27
	s_mov_b32 s27, 0x424200
	buffer_load_dword v55, off, s[0:3], s27
	buffer_load_dword v56, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x40b200
	buffer_load_dword v26, off, s[0:3], s27
	buffer_load_dword v27, off, s[0:3], s27 offset:4
	buffer_load_dword v28, off, s[0:3], s27 offset:8
	buffer_load_dword v29, off, s[0:3], s27 offset:12
	buffer_load_dword v30, off, s[0:3], s27 offset:16
	buffer_load_dword v31, off, s[0:3], s27 offset:20
	buffer_load_dword v32, off, s[0:3], s27 offset:24
	buffer_load_dword v33, off, s[0:3], s27 offset:28
	buffer_load_dword v34, off, s[0:3], s27 offset:32
	buffer_load_dword v35, off, s[0:3], s27 offset:36
	buffer_load_dword v36, off, s[0:3], s27 offset:40
	buffer_load_dword v37, off, s[0:3], s27 offset:44
	buffer_load_dword v38, off, s[0:3], s27 offset:48
	buffer_load_dword v39, off, s[0:3], s27 offset:52
	buffer_load_dword v40, off, s[0:3], s27 offset:56
	buffer_load_dword v41, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40a200
	buffer_load_dword v58, off, s[0:3], s27
	buffer_load_dword v59, off, s[0:3], s27 offset:4
	buffer_load_dword v60, off, s[0:3], s27 offset:8
	buffer_load_dword v61, off, s[0:3], s27 offset:12
	buffer_load_dword v62, off, s[0:3], s27 offset:16
	buffer_load_dword v63, off, s[0:3], s27 offset:20
	buffer_load_dword v64, off, s[0:3], s27 offset:24
	buffer_load_dword v65, off, s[0:3], s27 offset:28
	buffer_load_dword v66, off, s[0:3], s27 offset:32
	buffer_load_dword v67, off, s[0:3], s27 offset:36
	buffer_load_dword v68, off, s[0:3], s27 offset:40
	buffer_load_dword v69, off, s[0:3], s27 offset:44
	buffer_load_dword v70, off, s[0:3], s27 offset:48
	buffer_load_dword v71, off, s[0:3], s27 offset:52
	buffer_load_dword v72, off, s[0:3], s27 offset:56
	buffer_load_dword v73, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x409200
	buffer_load_dword v74, off, s[0:3], s27
	buffer_load_dword v75, off, s[0:3], s27 offset:4
	buffer_load_dword v76, off, s[0:3], s27 offset:8
	buffer_load_dword v77, off, s[0:3], s27 offset:12
	buffer_load_dword v78, off, s[0:3], s27 offset:16
	buffer_load_dword v79, off, s[0:3], s27 offset:20
	buffer_load_dword v80, off, s[0:3], s27 offset:24
	buffer_load_dword v81, off, s[0:3], s27 offset:28
	buffer_load_dword v82, off, s[0:3], s27 offset:32
	buffer_load_dword v83, off, s[0:3], s27 offset:36
	buffer_load_dword v84, off, s[0:3], s27 offset:40
	buffer_load_dword v85, off, s[0:3], s27 offset:44
	buffer_load_dword v86, off, s[0:3], s27 offset:48
	buffer_load_dword v87, off, s[0:3], s27 offset:52
	buffer_load_dword v88, off, s[0:3], s27 offset:56
	buffer_load_dword v89, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x408200
	buffer_load_dword v90, off, s[0:3], s27
	buffer_load_dword v91, off, s[0:3], s27 offset:4
	buffer_load_dword v92, off, s[0:3], s27 offset:8
	buffer_load_dword v93, off, s[0:3], s27 offset:12
	buffer_load_dword v94, off, s[0:3], s27 offset:16
	buffer_load_dword v95, off, s[0:3], s27 offset:20
	buffer_load_dword v96, off, s[0:3], s27 offset:24
	buffer_load_dword v97, off, s[0:3], s27 offset:28
	buffer_load_dword v98, off, s[0:3], s27 offset:32
	buffer_load_dword v99, off, s[0:3], s27 offset:36
	buffer_load_dword v100, off, s[0:3], s27 offset:40
	buffer_load_dword v101, off, s[0:3], s27 offset:44
	buffer_load_dword v102, off, s[0:3], s27 offset:48
	buffer_load_dword v103, off, s[0:3], s27 offset:52
	buffer_load_dword v104, off, s[0:3], s27 offset:56
	buffer_load_dword v105, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x407200
	buffer_load_dword v106, off, s[0:3], s27
	buffer_load_dword v107, off, s[0:3], s27 offset:4
	buffer_load_dword v108, off, s[0:3], s27 offset:8
	buffer_load_dword v109, off, s[0:3], s27 offset:12
	buffer_load_dword v110, off, s[0:3], s27 offset:16
	buffer_load_dword v111, off, s[0:3], s27 offset:20
	buffer_load_dword v112, off, s[0:3], s27 offset:24
	buffer_load_dword v113, off, s[0:3], s27 offset:28
	buffer_load_dword v114, off, s[0:3], s27 offset:32
	buffer_load_dword v115, off, s[0:3], s27 offset:36
	buffer_load_dword v116, off, s[0:3], s27 offset:40
	buffer_load_dword v117, off, s[0:3], s27 offset:44
	buffer_load_dword v118, off, s[0:3], s27 offset:48
	buffer_load_dword v119, off, s[0:3], s27 offset:52
	buffer_load_dword v120, off, s[0:3], s27 offset:56
	buffer_load_dword v121, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x406200
	buffer_load_dword v122, off, s[0:3], s27
	buffer_load_dword v123, off, s[0:3], s27 offset:4
	buffer_load_dword v124, off, s[0:3], s27 offset:8
	buffer_load_dword v125, off, s[0:3], s27 offset:12
	buffer_load_dword v126, off, s[0:3], s27 offset:16
	buffer_load_dword v127, off, s[0:3], s27 offset:20
	buffer_load_dword v128, off, s[0:3], s27 offset:24
	buffer_load_dword v129, off, s[0:3], s27 offset:28
	buffer_load_dword v130, off, s[0:3], s27 offset:32
	buffer_load_dword v131, off, s[0:3], s27 offset:36
	buffer_load_dword v132, off, s[0:3], s27 offset:40
	buffer_load_dword v133, off, s[0:3], s27 offset:44
	buffer_load_dword v134, off, s[0:3], s27 offset:48
	buffer_load_dword v135, off, s[0:3], s27 offset:52
	buffer_load_dword v136, off, s[0:3], s27 offset:56
	buffer_load_dword v137, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x403000
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	buffer_load_dword v12, off, s[0:3], s27 offset:8
	buffer_load_dword v13, off, s[0:3], s27 offset:12
	buffer_load_dword v14, off, s[0:3], s27 offset:16
	buffer_load_dword v15, off, s[0:3], s27 offset:20
	buffer_load_dword v16, off, s[0:3], s27 offset:24
	buffer_load_dword v17, off, s[0:3], s27 offset:28
	buffer_load_dword v18, off, s[0:3], s27 offset:32
	buffer_load_dword v19, off, s[0:3], s27 offset:36
	buffer_load_dword v20, off, s[0:3], s27 offset:40
	buffer_load_dword v21, off, s[0:3], s27 offset:44
	buffer_load_dword v22, off, s[0:3], s27 offset:48
	buffer_load_dword v23, off, s[0:3], s27 offset:52
	buffer_load_dword v24, off, s[0:3], s27 offset:56
	buffer_load_dword v25, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x405200
	buffer_load_dword v138, off, s[0:3], s27
	buffer_load_dword v139, off, s[0:3], s27 offset:4
	buffer_load_dword v140, off, s[0:3], s27 offset:8
	buffer_load_dword v141, off, s[0:3], s27 offset:12
	buffer_load_dword v142, off, s[0:3], s27 offset:16
	buffer_load_dword v143, off, s[0:3], s27 offset:20
	buffer_load_dword v144, off, s[0:3], s27 offset:24
	buffer_load_dword v145, off, s[0:3], s27 offset:28
	buffer_load_dword v146, off, s[0:3], s27 offset:32
	buffer_load_dword v147, off, s[0:3], s27 offset:36
	buffer_load_dword v148, off, s[0:3], s27 offset:40
	buffer_load_dword v149, off, s[0:3], s27 offset:44
	buffer_load_dword v150, off, s[0:3], s27 offset:48
	buffer_load_dword v151, off, s[0:3], s27 offset:52
	buffer_load_dword v152, off, s[0:3], s27 offset:56
	buffer_load_dword v153, off, s[0:3], s27 offset:60
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[54:55], 0
.LBB1_62:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_waitcnt vmcnt(14)
	v_add_u32_e32 v42, vcc, 16, v55
	v_addc_u32_e32 v43, vcc, 0, v56, vcc
	v_add_u32_e32 v46, vcc, 32, v55
	v_addc_u32_e32 v47, vcc, 0, v56, vcc
	v_add_u32_e32 v50, vcc, 48, v55
	v_addc_u32_e32 v51, vcc, 0, v56, vcc
	.loc	1 163
	v_add_u32_e32 v254, vcc, s54, v176
	v_mov_b32_e32 v1, s55
	v_addc_u32_e32 v255, vcc, v178, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[46:47]
	flat_load_dwordx4 v[50:53], v[50:51]
	flat_load_dwordx4 v[250:253], v[55:56]
	flat_load_dword v0, v[254:255]
	v_add_u32_e32 v254, vcc, s54, v173
	v_addc_u32_e32 v255, vcc, v175, v1, vcc
	s_mov_b32 s27, 0x405000
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, v0, v53
	v_add_f32_e32 v153, v54, v153
	v_mul_f32_e32 v54, v0, v52
	v_add_f32_e32 v152, v54, v152
	v_mul_f32_e32 v54, v0, v51
	v_add_f32_e32 v151, v54, v151
	v_mul_f32_e32 v54, v0, v50
	v_add_f32_e32 v150, v54, v150
	v_mul_f32_e32 v54, v0, v49
	v_add_f32_e32 v149, v54, v149
	v_mul_f32_e32 v54, v0, v48
	v_add_f32_e32 v148, v54, v148
	v_mul_f32_e32 v54, v0, v47
	v_add_f32_e32 v147, v54, v147
	v_mul_f32_e32 v54, v0, v46
	v_add_f32_e32 v146, v54, v146
	v_mul_f32_e32 v54, v0, v45
	v_add_f32_e32 v145, v54, v145
	v_mul_f32_e32 v54, v0, v44
	v_add_f32_e32 v144, v54, v144
	v_mul_f32_e32 v54, v0, v43
	v_add_f32_e32 v143, v54, v143
	v_mul_f32_e32 v54, v0, v42
	v_add_f32_e32 v142, v54, v142
	v_mul_f32_e32 v54, v0, v253
	v_add_f32_e32 v141, v54, v141
	v_mul_f32_e32 v54, v0, v252
	v_add_f32_e32 v140, v54, v140
	v_mul_f32_e32 v54, v0, v251
	v_mul_f32_e32 v0, v0, v250
	v_add_f32_e32 v138, v0, v138
	flat_load_dword v0, v[254:255]
	v_add_f32_e32 v139, v54, v139
	v_add_u32_e32 v254, vcc, s54, v170
	v_addc_u32_e32 v255, vcc, v172, v1, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, v0, v53
	v_add_f32_e32 v25, v54, v25
	v_mul_f32_e32 v54, v0, v52
	v_add_f32_e32 v24, v54, v24
	v_mul_f32_e32 v54, v0, v51
	v_add_f32_e32 v23, v54, v23
	v_mul_f32_e32 v54, v0, v50
	v_add_f32_e32 v22, v54, v22
	v_mul_f32_e32 v54, v0, v49
	v_add_f32_e32 v21, v54, v21
	v_mul_f32_e32 v54, v0, v48
	v_add_f32_e32 v20, v54, v20
	v_mul_f32_e32 v54, v0, v47
	v_add_f32_e32 v19, v54, v19
	v_mul_f32_e32 v54, v0, v46
	v_add_f32_e32 v18, v54, v18
	v_mul_f32_e32 v54, v0, v45
	v_add_f32_e32 v17, v54, v17
	v_mul_f32_e32 v54, v0, v44
	v_add_f32_e32 v16, v54, v16
	v_mul_f32_e32 v54, v0, v43
	v_add_f32_e32 v15, v54, v15
	v_mul_f32_e32 v54, v0, v42
	v_add_f32_e32 v14, v54, v14
	v_mul_f32_e32 v54, v0, v253
	v_add_f32_e32 v13, v54, v13
	v_mul_f32_e32 v54, v0, v252
	v_add_f32_e32 v12, v54, v12
	v_mul_f32_e32 v54, v0, v251
	v_mul_f32_e32 v0, v0, v250
	v_add_f32_e32 v10, v0, v10
	flat_load_dword v0, v[254:255]
	v_add_f32_e32 v11, v54, v11
	v_add_u32_e32 v254, vcc, s54, v168
	v_addc_u32_e32 v255, vcc, v167, v1, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, v0, v53
	v_add_f32_e32 v137, v54, v137
	v_mul_f32_e32 v54, v0, v52
	v_add_f32_e32 v136, v54, v136
	v_mul_f32_e32 v54, v0, v51
	v_add_f32_e32 v135, v54, v135
	v_mul_f32_e32 v54, v0, v50
	v_add_f32_e32 v134, v54, v134
	v_mul_f32_e32 v54, v0, v49
	v_add_f32_e32 v133, v54, v133
	v_mul_f32_e32 v54, v0, v48
	v_add_f32_e32 v132, v54, v132
	v_mul_f32_e32 v54, v0, v47
	v_add_f32_e32 v131, v54, v131
	v_mul_f32_e32 v54, v0, v46
	v_add_f32_e32 v130, v54, v130
	v_mul_f32_e32 v54, v0, v45
	v_add_f32_e32 v129, v54, v129
	v_mul_f32_e32 v54, v0, v44
	v_add_f32_e32 v128, v54, v128
	v_mul_f32_e32 v54, v0, v43
	v_add_f32_e32 v127, v54, v127
	v_mul_f32_e32 v54, v0, v42
	v_add_f32_e32 v126, v54, v126
	v_mul_f32_e32 v54, v0, v253
	v_add_f32_e32 v125, v54, v125
	v_mul_f32_e32 v54, v0, v252
	v_add_f32_e32 v124, v54, v124
	v_mul_f32_e32 v54, v0, v251
	v_mul_f32_e32 v0, v0, v250
	v_add_f32_e32 v122, v0, v122
	flat_load_dword v0, v[254:255]
	v_add_f32_e32 v123, v54, v123
	v_add_u32_e32 v254, vcc, s54, v165
	v_addc_u32_e32 v255, vcc, v164, v1, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, v0, v53
	v_add_f32_e32 v121, v54, v121
	v_mul_f32_e32 v54, v0, v52
	v_add_f32_e32 v120, v54, v120
	v_mul_f32_e32 v54, v0, v51
	v_add_f32_e32 v119, v54, v119
	v_mul_f32_e32 v54, v0, v50
	v_add_f32_e32 v118, v54, v118
	v_mul_f32_e32 v54, v0, v49
	v_add_f32_e32 v117, v54, v117
	v_mul_f32_e32 v54, v0, v48
	v_add_f32_e32 v116, v54, v116
	v_mul_f32_e32 v54, v0, v47
	v_add_f32_e32 v115, v54, v115
	v_mul_f32_e32 v54, v0, v46
	v_add_f32_e32 v114, v54, v114
	v_mul_f32_e32 v54, v0, v45
	v_add_f32_e32 v113, v54, v113
	v_mul_f32_e32 v54, v0, v44
	v_add_f32_e32 v112, v54, v112
	v_mul_f32_e32 v54, v0, v43
	v_add_f32_e32 v111, v54, v111
	v_mul_f32_e32 v54, v0, v42
	v_add_f32_e32 v110, v54, v110
	v_mul_f32_e32 v54, v0, v253
	v_add_f32_e32 v109, v54, v109
	v_mul_f32_e32 v54, v0, v252
	v_add_f32_e32 v108, v54, v108
	v_mul_f32_e32 v54, v0, v251
	v_mul_f32_e32 v0, v0, v250
	v_add_f32_e32 v106, v0, v106
	flat_load_dword v0, v[254:255]
	v_add_f32_e32 v107, v54, v107
	v_add_u32_e32 v254, vcc, s54, v162
	v_addc_u32_e32 v255, vcc, v161, v1, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, v0, v53
	v_add_f32_e32 v105, v54, v105
	v_mul_f32_e32 v54, v0, v52
	v_add_f32_e32 v104, v54, v104
	v_mul_f32_e32 v54, v0, v51
	v_add_f32_e32 v103, v54, v103
	v_mul_f32_e32 v54, v0, v50
	v_add_f32_e32 v102, v54, v102
	v_mul_f32_e32 v54, v0, v49
	v_add_f32_e32 v101, v54, v101
	v_mul_f32_e32 v54, v0, v48
	v_add_f32_e32 v100, v54, v100
	v_mul_f32_e32 v54, v0, v47
	v_add_f32_e32 v99, v54, v99
	v_mul_f32_e32 v54, v0, v46
	v_add_f32_e32 v98, v54, v98
	v_mul_f32_e32 v54, v0, v45
	v_add_f32_e32 v97, v54, v97
	v_mul_f32_e32 v54, v0, v44
	v_add_f32_e32 v96, v54, v96
	v_mul_f32_e32 v54, v0, v43
	v_add_f32_e32 v95, v54, v95
	v_mul_f32_e32 v54, v0, v42
	v_add_f32_e32 v94, v54, v94
	v_mul_f32_e32 v54, v0, v253
	v_add_f32_e32 v93, v54, v93
	v_mul_f32_e32 v54, v0, v252
	v_add_f32_e32 v92, v54, v92
	v_mul_f32_e32 v54, v0, v251
	v_mul_f32_e32 v0, v0, v250
	v_add_f32_e32 v90, v0, v90
	flat_load_dword v0, v[254:255]
	v_add_f32_e32 v91, v54, v91
	v_add_u32_e32 v254, vcc, s54, v159
	v_addc_u32_e32 v255, vcc, v158, v1, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, v0, v53
	v_add_f32_e32 v89, v54, v89
	v_mul_f32_e32 v54, v0, v52
	v_add_f32_e32 v88, v54, v88
	v_mul_f32_e32 v54, v0, v51
	v_add_f32_e32 v87, v54, v87
	v_mul_f32_e32 v54, v0, v50
	v_add_f32_e32 v86, v54, v86
	v_mul_f32_e32 v54, v0, v49
	v_add_f32_e32 v85, v54, v85
	v_mul_f32_e32 v54, v0, v48
	v_add_f32_e32 v84, v54, v84
	v_mul_f32_e32 v54, v0, v47
	v_add_f32_e32 v83, v54, v83
	v_mul_f32_e32 v54, v0, v46
	v_add_f32_e32 v82, v54, v82
	v_mul_f32_e32 v54, v0, v45
	v_add_f32_e32 v81, v54, v81
	v_mul_f32_e32 v54, v0, v44
	v_add_f32_e32 v80, v54, v80
	v_mul_f32_e32 v54, v0, v43
	v_add_f32_e32 v79, v54, v79
	v_mul_f32_e32 v54, v0, v42
	v_add_f32_e32 v78, v54, v78
	v_mul_f32_e32 v54, v0, v253
	v_add_f32_e32 v77, v54, v77
	v_mul_f32_e32 v54, v0, v252
	v_add_f32_e32 v76, v54, v76
	v_mul_f32_e32 v54, v0, v251
	v_mul_f32_e32 v0, v0, v250
	v_add_f32_e32 v74, v0, v74
	flat_load_dword v0, v[254:255]
	v_add_f32_e32 v75, v54, v75
	v_add_u32_e32 v254, vcc, s54, v156
	v_addc_u32_e32 v255, vcc, v155, v1, vcc
	v_add_u32_e32 v55, vcc, s98, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	s_add_u32 s54, s54, 4
	s_addc_u32 s55, s55, 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, v0, v53
	v_add_f32_e32 v73, v54, v73
	v_mul_f32_e32 v54, v0, v52
	v_add_f32_e32 v72, v54, v72
	v_mul_f32_e32 v54, v0, v51
	v_add_f32_e32 v71, v54, v71
	v_mul_f32_e32 v54, v0, v50
	v_add_f32_e32 v70, v54, v70
	v_mul_f32_e32 v54, v0, v49
	v_add_f32_e32 v69, v54, v69
	v_mul_f32_e32 v54, v0, v48
	v_add_f32_e32 v68, v54, v68
	v_mul_f32_e32 v54, v0, v47
	v_add_f32_e32 v67, v54, v67
	v_mul_f32_e32 v54, v0, v46
	v_add_f32_e32 v66, v54, v66
	v_mul_f32_e32 v54, v0, v45
	v_add_f32_e32 v65, v54, v65
	v_mul_f32_e32 v54, v0, v44
	v_add_f32_e32 v64, v54, v64
	v_mul_f32_e32 v54, v0, v43
	v_add_f32_e32 v63, v54, v63
	v_mul_f32_e32 v54, v0, v42
	v_add_f32_e32 v62, v54, v62
	v_mul_f32_e32 v54, v0, v253
	v_add_f32_e32 v61, v54, v61
	v_mul_f32_e32 v54, v0, v252
	v_add_f32_e32 v60, v54, v60
	v_mul_f32_e32 v54, v0, v251
	v_mul_f32_e32 v0, v0, v250
	v_add_f32_e32 v58, v0, v58
	flat_load_dword v0, v[254:255]
	v_add_f32_e32 v59, v54, v59
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v0, v53
	v_add_f32_e32 v41, v1, v41
	v_mul_f32_e32 v1, v0, v52
	v_add_f32_e32 v40, v1, v40
	v_mul_f32_e32 v1, v0, v51
	v_add_f32_e32 v39, v1, v39
	v_mul_f32_e32 v1, v0, v50
	v_add_f32_e32 v38, v1, v38
	v_mul_f32_e32 v1, v0, v49
	v_add_f32_e32 v37, v1, v37
	v_mul_f32_e32 v1, v0, v48
	v_add_f32_e32 v36, v1, v36
	v_mul_f32_e32 v1, v0, v47
	v_add_f32_e32 v35, v1, v35
	v_mul_f32_e32 v1, v0, v46
	v_add_f32_e32 v34, v1, v34
	v_mul_f32_e32 v1, v0, v45
	v_add_f32_e32 v33, v1, v33
	v_mul_f32_e32 v1, v0, v44
	v_add_f32_e32 v32, v1, v32
	v_mul_f32_e32 v1, v0, v43
	v_add_f32_e32 v31, v1, v31
	v_mul_f32_e32 v1, v0, v42
	v_add_f32_e32 v30, v1, v30
	v_mul_f32_e32 v1, v0, v253
	v_add_f32_e32 v29, v1, v29
	v_mul_f32_e32 v1, v0, v252
	v_add_f32_e32 v28, v1, v28
	v_mul_f32_e32 v1, v0, v251
	v_mul_f32_e32 v0, v0, v250
	buffer_load_dword v250, off, s[0:3], s27
	buffer_load_dword v251, off, s[0:3], s27 offset:4
	v_add_f32_e32 v27, v1, v27
	v_add_f32_e32 v26, v0, v26
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s54, v250
	s_or_b64 s[52:53], vcc, s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB1_62
; %bb.63:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[52:53]
	s_mov_b32 s27, 0x405200
	buffer_store_dword v138, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v139, off, s[0:3], s27 offset:4
	buffer_store_dword v140, off, s[0:3], s27 offset:8
	buffer_store_dword v141, off, s[0:3], s27 offset:12
	buffer_store_dword v142, off, s[0:3], s27 offset:16
	buffer_store_dword v143, off, s[0:3], s27 offset:20
	buffer_store_dword v144, off, s[0:3], s27 offset:24
	buffer_store_dword v145, off, s[0:3], s27 offset:28
	buffer_store_dword v146, off, s[0:3], s27 offset:32
	buffer_store_dword v147, off, s[0:3], s27 offset:36
	buffer_store_dword v148, off, s[0:3], s27 offset:40
	buffer_store_dword v149, off, s[0:3], s27 offset:44
	buffer_store_dword v150, off, s[0:3], s27 offset:48
	buffer_store_dword v151, off, s[0:3], s27 offset:52
	buffer_store_dword v152, off, s[0:3], s27 offset:56
	buffer_store_dword v153, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x403000
	buffer_store_dword v10, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s27 offset:4
	buffer_store_dword v12, off, s[0:3], s27 offset:8
	buffer_store_dword v13, off, s[0:3], s27 offset:12
	buffer_store_dword v14, off, s[0:3], s27 offset:16
	buffer_store_dword v15, off, s[0:3], s27 offset:20
	buffer_store_dword v16, off, s[0:3], s27 offset:24
	buffer_store_dword v17, off, s[0:3], s27 offset:28
	buffer_store_dword v18, off, s[0:3], s27 offset:32
	buffer_store_dword v19, off, s[0:3], s27 offset:36
	buffer_store_dword v20, off, s[0:3], s27 offset:40
	buffer_store_dword v21, off, s[0:3], s27 offset:44
	buffer_store_dword v22, off, s[0:3], s27 offset:48
	buffer_store_dword v23, off, s[0:3], s27 offset:52
	buffer_store_dword v24, off, s[0:3], s27 offset:56
	buffer_store_dword v25, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x406200
	buffer_store_dword v122, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v123, off, s[0:3], s27 offset:4
	buffer_store_dword v124, off, s[0:3], s27 offset:8
	buffer_store_dword v125, off, s[0:3], s27 offset:12
	buffer_store_dword v126, off, s[0:3], s27 offset:16
	buffer_store_dword v127, off, s[0:3], s27 offset:20
	buffer_store_dword v128, off, s[0:3], s27 offset:24
	buffer_store_dword v129, off, s[0:3], s27 offset:28
	buffer_store_dword v130, off, s[0:3], s27 offset:32
	buffer_store_dword v131, off, s[0:3], s27 offset:36
	buffer_store_dword v132, off, s[0:3], s27 offset:40
	buffer_store_dword v133, off, s[0:3], s27 offset:44
	buffer_store_dword v134, off, s[0:3], s27 offset:48
	buffer_store_dword v135, off, s[0:3], s27 offset:52
	buffer_store_dword v136, off, s[0:3], s27 offset:56
	buffer_store_dword v137, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x407200
	buffer_store_dword v106, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v107, off, s[0:3], s27 offset:4
	buffer_store_dword v108, off, s[0:3], s27 offset:8
	buffer_store_dword v109, off, s[0:3], s27 offset:12
	buffer_store_dword v110, off, s[0:3], s27 offset:16
	buffer_store_dword v111, off, s[0:3], s27 offset:20
	buffer_store_dword v112, off, s[0:3], s27 offset:24
	buffer_store_dword v113, off, s[0:3], s27 offset:28
	buffer_store_dword v114, off, s[0:3], s27 offset:32
	buffer_store_dword v115, off, s[0:3], s27 offset:36
	buffer_store_dword v116, off, s[0:3], s27 offset:40
	buffer_store_dword v117, off, s[0:3], s27 offset:44
	buffer_store_dword v118, off, s[0:3], s27 offset:48
	buffer_store_dword v119, off, s[0:3], s27 offset:52
	buffer_store_dword v120, off, s[0:3], s27 offset:56
	buffer_store_dword v121, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x408200
	buffer_store_dword v90, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v91, off, s[0:3], s27 offset:4
	buffer_store_dword v92, off, s[0:3], s27 offset:8
	buffer_store_dword v93, off, s[0:3], s27 offset:12
	buffer_store_dword v94, off, s[0:3], s27 offset:16
	buffer_store_dword v95, off, s[0:3], s27 offset:20
	buffer_store_dword v96, off, s[0:3], s27 offset:24
	buffer_store_dword v97, off, s[0:3], s27 offset:28
	buffer_store_dword v98, off, s[0:3], s27 offset:32
	buffer_store_dword v99, off, s[0:3], s27 offset:36
	buffer_store_dword v100, off, s[0:3], s27 offset:40
	buffer_store_dword v101, off, s[0:3], s27 offset:44
	buffer_store_dword v102, off, s[0:3], s27 offset:48
	buffer_store_dword v103, off, s[0:3], s27 offset:52
	buffer_store_dword v104, off, s[0:3], s27 offset:56
	buffer_store_dword v105, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x409200
	buffer_store_dword v74, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v75, off, s[0:3], s27 offset:4
	buffer_store_dword v76, off, s[0:3], s27 offset:8
	buffer_store_dword v77, off, s[0:3], s27 offset:12
	buffer_store_dword v78, off, s[0:3], s27 offset:16
	buffer_store_dword v79, off, s[0:3], s27 offset:20
	buffer_store_dword v80, off, s[0:3], s27 offset:24
	buffer_store_dword v81, off, s[0:3], s27 offset:28
	buffer_store_dword v82, off, s[0:3], s27 offset:32
	buffer_store_dword v83, off, s[0:3], s27 offset:36
	buffer_store_dword v84, off, s[0:3], s27 offset:40
	buffer_store_dword v85, off, s[0:3], s27 offset:44
	buffer_store_dword v86, off, s[0:3], s27 offset:48
	buffer_store_dword v87, off, s[0:3], s27 offset:52
	buffer_store_dword v88, off, s[0:3], s27 offset:56
	buffer_store_dword v89, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40a200
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40b200
	buffer_store_dword v26, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s27 offset:4
	buffer_store_dword v28, off, s[0:3], s27 offset:8
	buffer_store_dword v29, off, s[0:3], s27 offset:12
	buffer_store_dword v30, off, s[0:3], s27 offset:16
	buffer_store_dword v31, off, s[0:3], s27 offset:20
	buffer_store_dword v32, off, s[0:3], s27 offset:24
	buffer_store_dword v33, off, s[0:3], s27 offset:28
	buffer_store_dword v34, off, s[0:3], s27 offset:32
	buffer_store_dword v35, off, s[0:3], s27 offset:36
	buffer_store_dword v36, off, s[0:3], s27 offset:40
	buffer_store_dword v37, off, s[0:3], s27 offset:44
	buffer_store_dword v38, off, s[0:3], s27 offset:48
	buffer_store_dword v39, off, s[0:3], s27 offset:52
	buffer_store_dword v40, off, s[0:3], s27 offset:56
	buffer_store_dword v41, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x424000
	buffer_load_dword v254, off, s[0:3], s27
	buffer_load_dword v255, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x423f00
	buffer_load_dword v251, off, s[0:3], s27
	s_mov_b32 s27, 0x423700
	buffer_load_dword v252, off, s[0:3], s27
	s_mov_b32 s27, 0x423800
	buffer_load_dword v253, off, s[0:3], s27
	s_mov_b32 s27, 0x423900
	buffer_load_dword v56, off, s[0:3], s27
	s_mov_b32 s27, 0x423100
	buffer_load_dword v51, off, s[0:3], s27
	s_mov_b32 s27, 0x423200
	buffer_load_dword v52, off, s[0:3], s27
	s_mov_b32 s27, 0x423a00
	buffer_load_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x423b00
	buffer_load_dword v54, off, s[0:3], s27
	s_mov_b32 s27, 0x423c00
	buffer_load_dword v55, off, s[0:3], s27
	s_mov_b32 s27, 0x423d00
	buffer_load_dword v46, off, s[0:3], s27
.LBB1_64:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[50:51]
.LBB1_65:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 162
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB1_71
; %bb.66:                               ;   in Loop: Header=BB1_27 Depth=3
	s_and_saveexec_b64 s[50:51], s[10:11]
	s_cbranch_execz .LBB1_70
; %bb.67:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x424600
	buffer_store_dword v154, off, s[0:3], s27
	s_mov_b32 s27, 0x423c00
	s_waitcnt vmcnt(2)
	buffer_store_dword v55, off, s[0:3], s27
	s_mov_b32 s27, 0x423b00
	buffer_store_dword v54, off, s[0:3], s27
	s_mov_b32 s27, 0x423a00
	buffer_store_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x423e00
	buffer_store_dword v57, off, s[0:3], s27
	s_mov_b32 s27, 0x423200
	buffer_store_dword v52, off, s[0:3], s27
	s_mov_b32 s27, 0x423100
	buffer_store_dword v51, off, s[0:3], s27
	s_mov_b32 s27, 0x423900
	buffer_store_dword v56, off, s[0:3], s27
	s_mov_b32 s27, 0x423800
	buffer_store_dword v253, off, s[0:3], s27
	s_mov_b32 s27, 0x423700
	buffer_store_dword v252, off, s[0:3], s27
	s_mov_b32 s27, 0x424200
	buffer_load_dword v42, off, s[0:3], s27
	buffer_load_dword v43, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x412200
	buffer_load_dword v74, off, s[0:3], s27
	buffer_load_dword v75, off, s[0:3], s27 offset:4
	buffer_load_dword v76, off, s[0:3], s27 offset:8
	buffer_load_dword v77, off, s[0:3], s27 offset:12
	buffer_load_dword v78, off, s[0:3], s27 offset:16
	buffer_load_dword v79, off, s[0:3], s27 offset:20
	buffer_load_dword v80, off, s[0:3], s27 offset:24
	buffer_load_dword v81, off, s[0:3], s27 offset:28
	buffer_load_dword v82, off, s[0:3], s27 offset:32
	buffer_load_dword v83, off, s[0:3], s27 offset:36
	buffer_load_dword v84, off, s[0:3], s27 offset:40
	buffer_load_dword v85, off, s[0:3], s27 offset:44
	buffer_load_dword v86, off, s[0:3], s27 offset:48
	buffer_load_dword v87, off, s[0:3], s27 offset:52
	buffer_load_dword v88, off, s[0:3], s27 offset:56
	buffer_load_dword v89, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x410200
	buffer_load_dword v106, off, s[0:3], s27
	buffer_load_dword v107, off, s[0:3], s27 offset:4
	buffer_load_dword v108, off, s[0:3], s27 offset:8
	buffer_load_dword v109, off, s[0:3], s27 offset:12
	buffer_load_dword v110, off, s[0:3], s27 offset:16
	buffer_load_dword v111, off, s[0:3], s27 offset:20
	buffer_load_dword v112, off, s[0:3], s27 offset:24
	buffer_load_dword v113, off, s[0:3], s27 offset:28
	buffer_load_dword v114, off, s[0:3], s27 offset:32
	buffer_load_dword v115, off, s[0:3], s27 offset:36
	buffer_load_dword v116, off, s[0:3], s27 offset:40
	buffer_load_dword v117, off, s[0:3], s27 offset:44
	buffer_load_dword v118, off, s[0:3], s27 offset:48
	buffer_load_dword v119, off, s[0:3], s27 offset:52
	buffer_load_dword v120, off, s[0:3], s27 offset:56
	buffer_load_dword v121, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x411200
	buffer_load_dword v138, off, s[0:3], s27
	buffer_load_dword v139, off, s[0:3], s27 offset:4
	buffer_load_dword v140, off, s[0:3], s27 offset:8
	buffer_load_dword v141, off, s[0:3], s27 offset:12
	buffer_load_dword v142, off, s[0:3], s27 offset:16
	buffer_load_dword v143, off, s[0:3], s27 offset:20
	buffer_load_dword v144, off, s[0:3], s27 offset:24
	buffer_load_dword v145, off, s[0:3], s27 offset:28
	buffer_load_dword v146, off, s[0:3], s27 offset:32
	buffer_load_dword v147, off, s[0:3], s27 offset:36
	buffer_load_dword v148, off, s[0:3], s27 offset:40
	buffer_load_dword v149, off, s[0:3], s27 offset:44
	buffer_load_dword v150, off, s[0:3], s27 offset:48
	buffer_load_dword v151, off, s[0:3], s27 offset:52
	buffer_load_dword v152, off, s[0:3], s27 offset:56
	buffer_load_dword v153, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x422000
	buffer_store_dword v170, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v171, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x421900
	buffer_store_dword v172, off, s[0:3], s27
	s_mov_b32 s27, 0x421c00
	buffer_store_dword v173, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v174, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x421a00
	buffer_store_dword v175, off, s[0:3], s27
	s_mov_b32 s27, 0x421e00
	buffer_store_dword v176, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v177, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x421b00
	buffer_store_dword v178, off, s[0:3], s27
	s_mov_b32 s27, 0x40f200
	buffer_load_dword v170, off, s[0:3], s27
	buffer_load_dword v171, off, s[0:3], s27 offset:4
	buffer_load_dword v172, off, s[0:3], s27 offset:8
	buffer_load_dword v173, off, s[0:3], s27 offset:12
	buffer_load_dword v174, off, s[0:3], s27 offset:16
	buffer_load_dword v175, off, s[0:3], s27 offset:20
	buffer_load_dword v176, off, s[0:3], s27 offset:24
	buffer_load_dword v177, off, s[0:3], s27 offset:28
	buffer_load_dword v178, off, s[0:3], s27 offset:32
	buffer_load_dword v179, off, s[0:3], s27 offset:36
	buffer_load_dword v180, off, s[0:3], s27 offset:40
	buffer_load_dword v181, off, s[0:3], s27 offset:44
	buffer_load_dword v182, off, s[0:3], s27 offset:48
	buffer_load_dword v183, off, s[0:3], s27 offset:52
	buffer_load_dword v184, off, s[0:3], s27 offset:56
	buffer_load_dword v185, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40e200
	buffer_load_dword v202, off, s[0:3], s27
	buffer_load_dword v203, off, s[0:3], s27 offset:4
	buffer_load_dword v204, off, s[0:3], s27 offset:8
	buffer_load_dword v205, off, s[0:3], s27 offset:12
	buffer_load_dword v206, off, s[0:3], s27 offset:16
	buffer_load_dword v207, off, s[0:3], s27 offset:20
	buffer_load_dword v208, off, s[0:3], s27 offset:24
	buffer_load_dword v209, off, s[0:3], s27 offset:28
	buffer_load_dword v210, off, s[0:3], s27 offset:32
	buffer_load_dword v211, off, s[0:3], s27 offset:36
	buffer_load_dword v212, off, s[0:3], s27 offset:40
	buffer_load_dword v213, off, s[0:3], s27 offset:44
	buffer_load_dword v214, off, s[0:3], s27 offset:48
	buffer_load_dword v215, off, s[0:3], s27 offset:52
	buffer_load_dword v216, off, s[0:3], s27 offset:56
	buffer_load_dword v217, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40b200
	buffer_load_dword v234, off, s[0:3], s27
	buffer_load_dword v235, off, s[0:3], s27 offset:4
	buffer_load_dword v236, off, s[0:3], s27 offset:8
	buffer_load_dword v237, off, s[0:3], s27 offset:12
	buffer_load_dword v238, off, s[0:3], s27 offset:16
	buffer_load_dword v239, off, s[0:3], s27 offset:20
	buffer_load_dword v240, off, s[0:3], s27 offset:24
	buffer_load_dword v241, off, s[0:3], s27 offset:28
	buffer_load_dword v242, off, s[0:3], s27 offset:32
	buffer_load_dword v243, off, s[0:3], s27 offset:36
	buffer_load_dword v244, off, s[0:3], s27 offset:40
	buffer_load_dword v245, off, s[0:3], s27 offset:44
	buffer_load_dword v246, off, s[0:3], s27 offset:48
	buffer_load_dword v247, off, s[0:3], s27 offset:52
	buffer_load_dword v248, off, s[0:3], s27 offset:56
	buffer_load_dword v249, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40d200
	buffer_load_dword v58, off, s[0:3], s27
	buffer_load_dword v59, off, s[0:3], s27 offset:4
	buffer_load_dword v60, off, s[0:3], s27 offset:8
	buffer_load_dword v61, off, s[0:3], s27 offset:12
	buffer_load_dword v62, off, s[0:3], s27 offset:16
	buffer_load_dword v63, off, s[0:3], s27 offset:20
	buffer_load_dword v64, off, s[0:3], s27 offset:24
	buffer_load_dword v65, off, s[0:3], s27 offset:28
	buffer_load_dword v66, off, s[0:3], s27 offset:32
	buffer_load_dword v67, off, s[0:3], s27 offset:36
	buffer_load_dword v68, off, s[0:3], s27 offset:40
	buffer_load_dword v69, off, s[0:3], s27 offset:44
	buffer_load_dword v70, off, s[0:3], s27 offset:48
	buffer_load_dword v71, off, s[0:3], s27 offset:52
	buffer_load_dword v72, off, s[0:3], s27 offset:56
	buffer_load_dword v73, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40a200
	buffer_load_dword v90, off, s[0:3], s27
	buffer_load_dword v91, off, s[0:3], s27 offset:4
	buffer_load_dword v92, off, s[0:3], s27 offset:8
	buffer_load_dword v93, off, s[0:3], s27 offset:12
	buffer_load_dword v94, off, s[0:3], s27 offset:16
	buffer_load_dword v95, off, s[0:3], s27 offset:20
	buffer_load_dword v96, off, s[0:3], s27 offset:24
	buffer_load_dword v97, off, s[0:3], s27 offset:28
	buffer_load_dword v98, off, s[0:3], s27 offset:32
	buffer_load_dword v99, off, s[0:3], s27 offset:36
	buffer_load_dword v100, off, s[0:3], s27 offset:40
	buffer_load_dword v101, off, s[0:3], s27 offset:44
	buffer_load_dword v102, off, s[0:3], s27 offset:48
	buffer_load_dword v103, off, s[0:3], s27 offset:52
	buffer_load_dword v104, off, s[0:3], s27 offset:56
	buffer_load_dword v105, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x409200
	buffer_load_dword v122, off, s[0:3], s27
	buffer_load_dword v123, off, s[0:3], s27 offset:4
	buffer_load_dword v124, off, s[0:3], s27 offset:8
	buffer_load_dword v125, off, s[0:3], s27 offset:12
	buffer_load_dword v126, off, s[0:3], s27 offset:16
	buffer_load_dword v127, off, s[0:3], s27 offset:20
	buffer_load_dword v128, off, s[0:3], s27 offset:24
	buffer_load_dword v129, off, s[0:3], s27 offset:28
	buffer_load_dword v130, off, s[0:3], s27 offset:32
	buffer_load_dword v131, off, s[0:3], s27 offset:36
	buffer_load_dword v132, off, s[0:3], s27 offset:40
	buffer_load_dword v133, off, s[0:3], s27 offset:44
	buffer_load_dword v134, off, s[0:3], s27 offset:48
	buffer_load_dword v135, off, s[0:3], s27 offset:52
	buffer_load_dword v136, off, s[0:3], s27 offset:56
	buffer_load_dword v137, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x422200
	buffer_store_dword v155, off, s[0:3], s27
	s_mov_b32 s27, 0x422700
	buffer_store_dword v156, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v157, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422300
	buffer_store_dword v158, off, s[0:3], s27
	s_mov_b32 s27, 0x422900
	buffer_store_dword v159, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v160, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422400
	buffer_store_dword v161, off, s[0:3], s27
	s_mov_b32 s27, 0x422b00
	buffer_store_dword v162, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v163, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422500
	buffer_store_dword v164, off, s[0:3], s27
	s_mov_b32 s27, 0x422d00
	buffer_store_dword v165, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v166, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422600
	buffer_store_dword v167, off, s[0:3], s27
	s_mov_b32 s27, 0x422f00
	buffer_store_dword v168, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v169, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x408200
	buffer_load_dword v154, off, s[0:3], s27
	buffer_load_dword v155, off, s[0:3], s27 offset:4
	buffer_load_dword v156, off, s[0:3], s27 offset:8
	buffer_load_dword v157, off, s[0:3], s27 offset:12
	buffer_load_dword v158, off, s[0:3], s27 offset:16
	buffer_load_dword v159, off, s[0:3], s27 offset:20
	buffer_load_dword v160, off, s[0:3], s27 offset:24
	buffer_load_dword v161, off, s[0:3], s27 offset:28
	buffer_load_dword v162, off, s[0:3], s27 offset:32
	buffer_load_dword v163, off, s[0:3], s27 offset:36
	buffer_load_dword v164, off, s[0:3], s27 offset:40
	buffer_load_dword v165, off, s[0:3], s27 offset:44
	buffer_load_dword v166, off, s[0:3], s27 offset:48
	buffer_load_dword v167, off, s[0:3], s27 offset:52
	buffer_load_dword v168, off, s[0:3], s27 offset:56
	buffer_load_dword v169, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x407200
	buffer_load_dword v186, off, s[0:3], s27
	buffer_load_dword v187, off, s[0:3], s27 offset:4
	buffer_load_dword v188, off, s[0:3], s27 offset:8
	buffer_load_dword v189, off, s[0:3], s27 offset:12
	buffer_load_dword v190, off, s[0:3], s27 offset:16
	buffer_load_dword v191, off, s[0:3], s27 offset:20
	buffer_load_dword v192, off, s[0:3], s27 offset:24
	buffer_load_dword v193, off, s[0:3], s27 offset:28
	buffer_load_dword v194, off, s[0:3], s27 offset:32
	buffer_load_dword v195, off, s[0:3], s27 offset:36
	buffer_load_dword v196, off, s[0:3], s27 offset:40
	buffer_load_dword v197, off, s[0:3], s27 offset:44
	buffer_load_dword v198, off, s[0:3], s27 offset:48
	buffer_load_dword v199, off, s[0:3], s27 offset:52
	buffer_load_dword v200, off, s[0:3], s27 offset:56
	buffer_load_dword v201, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x406200
	buffer_load_dword v218, off, s[0:3], s27
	buffer_load_dword v219, off, s[0:3], s27 offset:4
	buffer_load_dword v220, off, s[0:3], s27 offset:8
	buffer_load_dword v221, off, s[0:3], s27 offset:12
	buffer_load_dword v222, off, s[0:3], s27 offset:16
	buffer_load_dword v223, off, s[0:3], s27 offset:20
	buffer_load_dword v224, off, s[0:3], s27 offset:24
	buffer_load_dword v225, off, s[0:3], s27 offset:28
	buffer_load_dword v226, off, s[0:3], s27 offset:32
	buffer_load_dword v227, off, s[0:3], s27 offset:36
	buffer_load_dword v228, off, s[0:3], s27 offset:40
	buffer_load_dword v229, off, s[0:3], s27 offset:44
	buffer_load_dword v230, off, s[0:3], s27 offset:48
	buffer_load_dword v231, off, s[0:3], s27 offset:52
	buffer_load_dword v232, off, s[0:3], s27 offset:56
	buffer_load_dword v233, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40c200
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	buffer_load_dword v12, off, s[0:3], s27 offset:8
	buffer_load_dword v13, off, s[0:3], s27 offset:12
	buffer_load_dword v14, off, s[0:3], s27 offset:16
	buffer_load_dword v15, off, s[0:3], s27 offset:20
	buffer_load_dword v16, off, s[0:3], s27 offset:24
	buffer_load_dword v17, off, s[0:3], s27 offset:28
	buffer_load_dword v18, off, s[0:3], s27 offset:32
	buffer_load_dword v19, off, s[0:3], s27 offset:36
	buffer_load_dword v20, off, s[0:3], s27 offset:40
	buffer_load_dword v21, off, s[0:3], s27 offset:44
	buffer_load_dword v22, off, s[0:3], s27 offset:48
	buffer_load_dword v23, off, s[0:3], s27 offset:52
	buffer_load_dword v24, off, s[0:3], s27 offset:56
	buffer_load_dword v25, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x405200
	buffer_load_dword v26, off, s[0:3], s27
	buffer_load_dword v27, off, s[0:3], s27 offset:4
	buffer_load_dword v28, off, s[0:3], s27 offset:8
	buffer_load_dword v29, off, s[0:3], s27 offset:12
	buffer_load_dword v30, off, s[0:3], s27 offset:16
	buffer_load_dword v31, off, s[0:3], s27 offset:20
	buffer_load_dword v32, off, s[0:3], s27 offset:24
	buffer_load_dword v33, off, s[0:3], s27 offset:28
	buffer_load_dword v34, off, s[0:3], s27 offset:32
	buffer_load_dword v35, off, s[0:3], s27 offset:36
	buffer_load_dword v36, off, s[0:3], s27 offset:40
	buffer_load_dword v37, off, s[0:3], s27 offset:44
	buffer_load_dword v38, off, s[0:3], s27 offset:48
	buffer_load_dword v39, off, s[0:3], s27 offset:52
	buffer_load_dword v40, off, s[0:3], s27 offset:56
	buffer_load_dword v41, off, s[0:3], s27 offset:60
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[54:55], 0
.LBB1_68:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_mov_b32 s27, 0x421e00
	buffer_load_dword v44, off, s[0:3], s27
	buffer_load_dword v45, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x421b00
	buffer_load_dword v0, off, s[0:3], s27
	s_mov_b32 s27, 0x421c00
	v_mov_b32_e32 v1, s55
	buffer_load_dword v46, off, s[0:3], s27
	buffer_load_dword v47, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x421a00
	s_waitcnt vmcnt(3)
	v_add_u32_e32 v44, vcc, s54, v44
	s_waitcnt vmcnt(2)
	v_addc_u32_e32 v45, vcc, v0, v1, vcc
	buffer_load_dword v0, off, s[0:3], s27
	s_mov_b32 s27, 0x422000
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v46, vcc, s54, v46
	buffer_load_dword v48, off, s[0:3], s27
	buffer_load_dword v49, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x421900
	s_waitcnt vmcnt(2)
	v_addc_u32_e32 v47, vcc, v0, v1, vcc
	buffer_load_dword v0, off, s[0:3], s27
	s_mov_b32 s27, 0x422f00
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v48, vcc, s54, v48
	buffer_load_dword v50, off, s[0:3], s27
	buffer_load_dword v51, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422600
	s_waitcnt vmcnt(2)
	v_addc_u32_e32 v49, vcc, v0, v1, vcc
	buffer_load_dword v0, off, s[0:3], s27
	s_mov_b32 s27, 0x422d00
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v50, vcc, s54, v50
	buffer_load_dword v52, off, s[0:3], s27
	buffer_load_dword v53, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422500
	s_waitcnt vmcnt(2)
	v_addc_u32_e32 v51, vcc, v0, v1, vcc
	buffer_load_dword v0, off, s[0:3], s27
	s_mov_b32 s27, 0x422b00
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v52, vcc, s54, v52
	buffer_load_dword v54, off, s[0:3], s27
	buffer_load_dword v55, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422400
	s_waitcnt vmcnt(2)
	v_addc_u32_e32 v53, vcc, v0, v1, vcc
	buffer_load_dword v0, off, s[0:3], s27
	s_mov_b32 s27, 0x422900
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v55, vcc, s54, v54
	buffer_load_dword v250, off, s[0:3], s27
	buffer_load_dword v251, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422300
	s_waitcnt vmcnt(2)
	v_addc_u32_e32 v56, vcc, v0, v1, vcc
	buffer_load_dword v0, off, s[0:3], s27
	s_mov_b32 s27, 0x422700
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v250, vcc, s54, v250
	buffer_load_dword v252, off, s[0:3], s27
	buffer_load_dword v253, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x422200
	s_waitcnt vmcnt(2)
	v_addc_u32_e32 v251, vcc, v0, v1, vcc
	buffer_load_dword v0, off, s[0:3], s27
	.loc	1 162
	s_mov_b32 s27, 0x417400
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v252, vcc, s54, v252
	s_add_u32 s54, s54, 4
	s_addc_u32 s55, s55, 0
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v253, vcc, v0, v1, vcc
	flat_load_dword v1, v[44:45]
	flat_load_dword v254, v[46:47]
	flat_load_dword v255, v[48:49]
	flat_load_dword v57, v[50:51]
	flat_load_dword v54, v[52:53]
	flat_load_dword v55, v[55:56]
	flat_load_dword v56, v[250:251]
	flat_load_dword v0, v[252:253]
	v_add_u32_e32 v44, vcc, 48, v42
	v_addc_u32_e32 v45, vcc, 0, v43, vcc
	v_add_u32_e32 v48, vcc, 64, v42
	v_addc_u32_e32 v49, vcc, 0, v43, vcc
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[48:51], v[48:49]
	v_mov_b32_e32 v53, v43
	v_mov_b32_e32 v52, v42
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v42, v1, v47
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v46
	s_mov_b32 s27, 0x417500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v45
	s_mov_b32 s27, 0x417600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v44
	s_mov_b32 s27, 0x417700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v47
	s_mov_b32 s27, 0x416000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v46
	s_mov_b32 s27, 0x416100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v45
	s_mov_b32 s27, 0x416200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v44
	s_mov_b32 s27, 0x416300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v47
	s_mov_b32 s27, 0x415000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v46
	s_mov_b32 s27, 0x415100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v45
	s_mov_b32 s27, 0x415200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v44
	s_mov_b32 s27, 0x415300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v47
	s_mov_b32 s27, 0x414000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v46
	s_mov_b32 s27, 0x414100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v45
	s_mov_b32 s27, 0x414200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v44
	s_mov_b32 s27, 0x414300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v47
	s_mov_b32 s27, 0x413400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v46
	s_mov_b32 s27, 0x413500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v45
	s_mov_b32 s27, 0x413600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v44
	s_mov_b32 s27, 0x413700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v47
	s_mov_b32 s27, 0x40d200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v46
	s_mov_b32 s27, 0x40e200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v45
	s_mov_b32 s27, 0x40f200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v44
	s_mov_b32 s27, 0x410200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v47
	s_mov_b32 s27, 0x409200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v46
	s_mov_b32 s27, 0x40a200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v45
	s_mov_b32 s27, 0x40b200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v44
	s_mov_b32 s27, 0x40c200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v47
	s_mov_b32 s27, 0x405200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v46
	s_mov_b32 s27, 0x406200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v45
	s_mov_b32 s27, 0x407200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v44
	s_mov_b32 s27, 0x408200
	buffer_store_dword v42, off, s[0:3], s27
	v_add_u32_e32 v44, vcc, 32, v52
	s_mov_b32 s27, 0x420f00
	v_addc_u32_e32 v45, vcc, 0, v53, vcc
	buffer_store_dword v52, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v53, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x41a400
	v_add_u32_e32 v52, vcc, 16, v52
	v_addc_u32_e32 v53, vcc, 0, v53, vcc
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[250:253], v[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v42, v1, v47
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v46
	s_mov_b32 s27, 0x41a500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v45
	s_mov_b32 s27, 0x41a600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v44
	s_mov_b32 s27, 0x41a700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v47
	s_mov_b32 s27, 0x419000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v46
	s_mov_b32 s27, 0x419100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v45
	s_mov_b32 s27, 0x419200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v44
	s_mov_b32 s27, 0x419300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v47
	s_mov_b32 s27, 0x417c00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v46
	s_mov_b32 s27, 0x417d00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v45
	s_mov_b32 s27, 0x417e00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v44
	s_mov_b32 s27, 0x417f00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v47
	s_mov_b32 s27, 0x416400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v46
	s_mov_b32 s27, 0x416500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v45
	s_mov_b32 s27, 0x416600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v44
	s_mov_b32 s27, 0x416700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v47
	s_mov_b32 s27, 0x415400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v46
	s_mov_b32 s27, 0x415500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v45
	s_mov_b32 s27, 0x415600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v44
	s_mov_b32 s27, 0x415700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v47
	s_mov_b32 s27, 0x414400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v46
	s_mov_b32 s27, 0x414500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v45
	s_mov_b32 s27, 0x414600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v44
	s_mov_b32 s27, 0x414700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v47
	s_mov_b32 s27, 0x413800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v46
	s_mov_b32 s27, 0x413900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v45
	s_mov_b32 s27, 0x413a00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v44
	s_mov_b32 s27, 0x413b00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v47
	s_mov_b32 s27, 0x411200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v46
	s_mov_b32 s27, 0x412200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v45
	s_mov_b32 s27, 0x413200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v44
	s_mov_b32 s27, 0x413300
	buffer_store_dword v42, off, s[0:3], s27
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v42, v1, v253
	s_mov_b32 s27, 0x41b800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v252
	s_mov_b32 s27, 0x41b900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v251
	s_mov_b32 s27, 0x41ba00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v250
	s_mov_b32 s27, 0x41bb00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v253
	s_mov_b32 s27, 0x41a800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v252
	s_mov_b32 s27, 0x41a900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v251
	s_mov_b32 s27, 0x41aa00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v250
	s_mov_b32 s27, 0x41ab00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v253
	s_mov_b32 s27, 0x419400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v252
	s_mov_b32 s27, 0x419500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v251
	s_mov_b32 s27, 0x419600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v250
	s_mov_b32 s27, 0x419700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v253
	s_mov_b32 s27, 0x418000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v252
	s_mov_b32 s27, 0x418100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v251
	s_mov_b32 s27, 0x418200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v250
	s_mov_b32 s27, 0x418300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v253
	s_mov_b32 s27, 0x416800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v252
	s_mov_b32 s27, 0x416900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v251
	s_mov_b32 s27, 0x416a00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v250
	s_mov_b32 s27, 0x416b00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v253
	s_mov_b32 s27, 0x415800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v252
	s_mov_b32 s27, 0x415900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v251
	s_mov_b32 s27, 0x415a00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v250
	s_mov_b32 s27, 0x415b00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v253
	s_mov_b32 s27, 0x414800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v252
	s_mov_b32 s27, 0x414900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v251
	s_mov_b32 s27, 0x414a00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v250
	s_mov_b32 s27, 0x414b00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v253
	s_mov_b32 s27, 0x413c00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v252
	s_mov_b32 s27, 0x413d00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v251
	s_mov_b32 s27, 0x413e00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v250
	s_mov_b32 s27, 0x413f00
	buffer_store_dword v42, off, s[0:3], s27
	s_mov_b32 s27, 0x420f00
	buffer_load_dword v250, off, s[0:3], s27
	buffer_load_dword v251, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x41c800
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[44:47], v[250:251]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, v1, v47
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v46
	s_mov_b32 s27, 0x41c900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v45
	s_mov_b32 s27, 0x41ca00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v44
	s_mov_b32 s27, 0x41cb00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v47
	s_mov_b32 s27, 0x41bc00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v46
	s_mov_b32 s27, 0x41bd00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v45
	s_mov_b32 s27, 0x41be00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v44
	s_mov_b32 s27, 0x41bf00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v47
	s_mov_b32 s27, 0x41ac00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v46
	s_mov_b32 s27, 0x41ad00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v45
	s_mov_b32 s27, 0x41ae00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v44
	s_mov_b32 s27, 0x41af00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v47
	s_mov_b32 s27, 0x419800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v46
	s_mov_b32 s27, 0x419900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v45
	s_mov_b32 s27, 0x419a00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v44
	s_mov_b32 s27, 0x419b00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v47
	s_mov_b32 s27, 0x418400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v46
	s_mov_b32 s27, 0x418500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v45
	s_mov_b32 s27, 0x418600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v44
	s_mov_b32 s27, 0x418700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v47
	s_mov_b32 s27, 0x416f00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v46
	s_mov_b32 s27, 0x417000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v45
	s_mov_b32 s27, 0x417100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v44
	s_mov_b32 s27, 0x417200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v47
	s_mov_b32 s27, 0x415c00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v46
	s_mov_b32 s27, 0x415d00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v45
	s_mov_b32 s27, 0x415e00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v44
	s_mov_b32 s27, 0x415f00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v47
	s_mov_b32 s27, 0x414c00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v46
	s_mov_b32 s27, 0x414d00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v45
	s_mov_b32 s27, 0x414e00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v44
	v_add_u32_e32 v44, vcc, s4, v250
	v_addc_u32_e32 v45, vcc, 0, v251, vcc
	flat_load_dwordx4 v[44:47], v[44:45]
	s_mov_b32 s27, 0x414f00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v51
	s_mov_b32 s27, 0x41dc00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v50
	s_mov_b32 s27, 0x41dd00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v49
	s_mov_b32 s27, 0x41de00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v48
	s_mov_b32 s27, 0x41df00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v51
	s_mov_b32 s27, 0x41d000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v50
	s_mov_b32 s27, 0x41d100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v49
	s_mov_b32 s27, 0x41d200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v48
	s_mov_b32 s27, 0x41d300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v51
	s_mov_b32 s27, 0x41c400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v50
	s_mov_b32 s27, 0x41c500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v49
	s_mov_b32 s27, 0x41c600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v48
	s_mov_b32 s27, 0x41c700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v51
	s_mov_b32 s27, 0x41b400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v50
	s_mov_b32 s27, 0x41b500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v49
	s_mov_b32 s27, 0x41b600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v48
	s_mov_b32 s27, 0x41b700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v51
	s_mov_b32 s27, 0x41a000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v50
	s_mov_b32 s27, 0x41a100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v49
	s_mov_b32 s27, 0x41a200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v48
	s_mov_b32 s27, 0x41a300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v51
	s_mov_b32 s27, 0x418b00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v50
	s_mov_b32 s27, 0x418c00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v49
	s_mov_b32 s27, 0x418d00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v48
	s_mov_b32 s27, 0x418e00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v51
	s_mov_b32 s27, 0x417800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v50
	s_mov_b32 s27, 0x417900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v49
	s_mov_b32 s27, 0x417a00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v48
	s_mov_b32 s27, 0x417b00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v51
	s_mov_b32 s27, 0x416c00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v50
	s_mov_b32 s27, 0x416d00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v49
	s_mov_b32 s27, 0x416e00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v48
	s_mov_b32 s27, 0x417300
	buffer_store_dword v42, off, s[0:3], s27
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v42, v1, v47
	s_mov_b32 s27, 0x41f300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v46
	s_mov_b32 s27, 0x41f400
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v45
	s_mov_b32 s27, 0x41f500
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v1, v44
	s_mov_b32 s27, 0x41f600
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v47
	s_mov_b32 s27, 0x41e700
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v46
	s_mov_b32 s27, 0x41e800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v45
	s_mov_b32 s27, 0x41e900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v254, v44
	s_mov_b32 s27, 0x41ea00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v47
	s_mov_b32 s27, 0x41d800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v46
	s_mov_b32 s27, 0x41d900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v45
	s_mov_b32 s27, 0x41da00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v255, v44
	s_mov_b32 s27, 0x41db00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v47
	s_mov_b32 s27, 0x41cc00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v46
	s_mov_b32 s27, 0x41cd00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v45
	s_mov_b32 s27, 0x41ce00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v57, v44
	s_mov_b32 s27, 0x41cf00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v47
	s_mov_b32 s27, 0x41c000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v46
	s_mov_b32 s27, 0x41c100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v45
	s_mov_b32 s27, 0x41c200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v54, v44
	s_mov_b32 s27, 0x41c300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v47
	s_mov_b32 s27, 0x41b000
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v46
	s_mov_b32 s27, 0x41b100
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v45
	s_mov_b32 s27, 0x41b200
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v55, v44
	s_mov_b32 s27, 0x41b300
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v47
	s_mov_b32 s27, 0x419c00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v46
	s_mov_b32 s27, 0x419d00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v45
	s_mov_b32 s27, 0x419e00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v56, v44
	s_mov_b32 s27, 0x419f00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v47
	s_mov_b32 s27, 0x418800
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v46
	s_mov_b32 s27, 0x418900
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v45
	s_mov_b32 s27, 0x418a00
	buffer_store_dword v42, off, s[0:3], s27
	v_mul_f32_e32 v42, v0, v44
	v_add_u32_e32 v44, vcc, s92, v250
	v_addc_u32_e32 v45, vcc, 0, v251, vcc
	s_mov_b32 s27, 0x418f00
	v_add_u32_e32 v48, vcc, s6, v250
	buffer_store_dword v42, off, s[0:3], s27
	v_addc_u32_e32 v49, vcc, 0, v251, vcc
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[48:51], v[48:49]
	s_mov_b32 s27, 0x421100
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v252, v254, v47
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v254, v46
	s_mov_b32 s27, 0x421200
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v254, v45
	s_mov_b32 s27, 0x421300
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v254, v44
	s_mov_b32 s27, 0x421400
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v255, v47
	s_mov_b32 s27, 0x420700
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v255, v46
	s_mov_b32 s27, 0x420800
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v255, v45
	s_mov_b32 s27, 0x420900
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v255, v44
	s_mov_b32 s27, 0x420a00
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v57, v47
	s_mov_b32 s27, 0x41ff00
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v57, v46
	s_mov_b32 s27, 0x420000
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v57, v45
	s_mov_b32 s27, 0x420100
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v57, v44
	s_mov_b32 s27, 0x420200
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v54, v47
	s_mov_b32 s27, 0x41f700
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v54, v46
	s_mov_b32 s27, 0x41f800
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v54, v45
	s_mov_b32 s27, 0x41f900
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v54, v44
	s_mov_b32 s27, 0x41fa00
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v55, v47
	s_mov_b32 s27, 0x41eb00
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v55, v46
	s_mov_b32 s27, 0x41ec00
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v55, v45
	s_mov_b32 s27, 0x41ed00
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v55, v44
	s_mov_b32 s27, 0x41ee00
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v56, v47
	s_mov_b32 s27, 0x41e000
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v56, v46
	s_mov_b32 s27, 0x41e100
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v56, v45
	s_mov_b32 s27, 0x41e200
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v252, v56, v44
	s_mov_b32 s27, 0x41e300
	v_mul_f32_e32 v52, v1, v47
	buffer_store_dword v252, off, s[0:3], s27
	v_mul_f32_e32 v47, v0, v47
	s_mov_b32 s27, 0x41d400
	v_mul_f32_e32 v53, v1, v46
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v46, v0, v46
	s_mov_b32 s27, 0x41d500
	v_mul_f32_e32 v42, v1, v45
	buffer_store_dword v46, off, s[0:3], s27
	v_mul_f32_e32 v45, v0, v45
	s_mov_b32 s27, 0x41d600
	v_mul_f32_e32 v43, v1, v44
	buffer_store_dword v45, off, s[0:3], s27
	v_mul_f32_e32 v44, v0, v44
	s_mov_b32 s27, 0x41d700
	buffer_store_dword v44, off, s[0:3], s27
	s_mov_b32 s27, 0x405000
	buffer_load_dword v44, off, s[0:3], s27
	buffer_load_dword v45, off, s[0:3], s27 offset:4
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v47, v254, v50
	s_mov_b32 s27, 0x421800
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v255, v51
	s_mov_b32 s27, 0x421500
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v255, v50
	s_mov_b32 s27, 0x421600
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v255, v49
	s_mov_b32 s27, 0x421700
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v57, v51
	s_mov_b32 s27, 0x420c00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v57, v50
	s_mov_b32 s27, 0x420d00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v57, v49
	s_mov_b32 s27, 0x420e00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v57, v48
	s_mov_b32 s27, 0x420b00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v54, v51
	s_mov_b32 s27, 0x420400
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v54, v50
	s_mov_b32 s27, 0x420500
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v54, v49
	s_mov_b32 s27, 0x420600
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v54, v48
	s_mov_b32 s27, 0x420300
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v55, v51
	s_mov_b32 s27, 0x41fc00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v55, v50
	s_mov_b32 s27, 0x41fd00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v55, v49
	s_mov_b32 s27, 0x41fe00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v55, v48
	s_mov_b32 s27, 0x41fb00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v56, v51
	s_mov_b32 s27, 0x41f000
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v56, v50
	s_mov_b32 s27, 0x41f100
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v56, v49
	s_mov_b32 s27, 0x41f200
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v56, v48
	s_mov_b32 s27, 0x41ef00
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v0, v51
	s_mov_b32 s27, 0x41e400
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v0, v50
	s_mov_b32 s27, 0x41e500
	buffer_store_dword v47, off, s[0:3], s27
	v_mul_f32_e32 v47, v0, v49
	s_mov_b32 s27, 0x41e600
	buffer_store_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x417400
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x417500
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v45, v1, v50
	v_mul_f32_e32 v46, v1, v49
	v_mul_f32_e32 v253, v254, v51
	v_mul_f32_e32 v252, v254, v49
	v_mul_f32_e32 v254, v254, v48
	v_mul_f32_e32 v255, v255, v48
	v_mul_f32_e32 v0, v0, v48
	v_cmp_eq_u32_e32 vcc, s54, v44
	v_mul_f32_e32 v44, v1, v51
	v_mul_f32_e32 v1, v1, v48
	v_add_f32_e32 v21, v52, v21
	v_add_f32_e32 v20, v53, v20
	v_add_f32_e32 v19, v42, v19
	v_add_f32_e32 v18, v43, v18
	v_add_f32_e32 v17, v44, v17
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v15, v46, v15
	v_add_f32_e32 v14, v1, v14
	s_or_b64 s[52:53], vcc, s[52:53]
	v_add_u32_e32 v250, vcc, 0x80, v250
	v_addc_u32_e32 v251, vcc, 0, v251, vcc
	v_add_f32_e32 v65, v253, v65
	v_add_f32_e32 v63, v252, v63
	v_add_f32_e32 v62, v254, v62
	v_add_f32_e32 v78, v0, v78
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v41, v47, v41
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x417600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v40, v47, v40
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x417700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v39, v47, v39
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41a400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v38, v47, v38
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41a500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v37, v47, v37
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41a600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v36, v47, v36
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41a700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v35, v47, v35
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41b800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v34, v47, v34
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41b900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v33, v47, v33
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41ba00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v32, v47, v32
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41bb00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v31, v47, v31
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41c800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v30, v47, v30
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41c900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v29, v47, v29
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41ca00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v28, v47, v28
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41cb00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v27, v47, v27
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41dc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v26, v47, v26
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41dd00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v47, v13
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41de00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v47, v12
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41df00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v47, v11
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41f300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v47, v10
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41f400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v25, v47, v25
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41f500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v24, v47, v24
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x41f600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v23, v47, v23
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x403000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v22, v47, v22
	buffer_load_dword v42, off, s[0:3], s27
	buffer_load_dword v43, off, s[0:3], s27 offset:4
	buffer_load_dword v44, off, s[0:3], s27 offset:8
	buffer_load_dword v45, off, s[0:3], s27 offset:12
	buffer_load_dword v46, off, s[0:3], s27 offset:16
	buffer_load_dword v47, off, s[0:3], s27 offset:20
	buffer_load_dword v48, off, s[0:3], s27 offset:24
	buffer_load_dword v49, off, s[0:3], s27 offset:28
	buffer_load_dword v50, off, s[0:3], s27 offset:32
	buffer_load_dword v51, off, s[0:3], s27 offset:36
	buffer_load_dword v52, off, s[0:3], s27 offset:40
	buffer_load_dword v53, off, s[0:3], s27 offset:44
	buffer_load_dword v54, off, s[0:3], s27 offset:48
	buffer_load_dword v55, off, s[0:3], s27 offset:52
	buffer_load_dword v56, off, s[0:3], s27 offset:56
	buffer_load_dword v57, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x416000
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v57, v1, v57
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v56, v1, v56
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v55, v1, v55
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v54, v1, v54
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v53, v1, v53
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v52, v1, v52
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v51, v1, v51
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41a800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v50, v1, v50
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41a900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v49, v1, v49
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41aa00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v48, v1, v48
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ab00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v47, v1, v47
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41bc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v46, v1, v46
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41bd00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v45, v1, v45
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41be00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v44, v1, v44
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41bf00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v43, v1, v43
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x403000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v42, v1, v42
	buffer_store_dword v42, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v43, off, s[0:3], s27 offset:4
	buffer_store_dword v44, off, s[0:3], s27 offset:8
	buffer_store_dword v45, off, s[0:3], s27 offset:12
	buffer_store_dword v46, off, s[0:3], s27 offset:16
	buffer_store_dword v47, off, s[0:3], s27 offset:20
	buffer_store_dword v48, off, s[0:3], s27 offset:24
	buffer_store_dword v49, off, s[0:3], s27 offset:28
	buffer_store_dword v50, off, s[0:3], s27 offset:32
	buffer_store_dword v51, off, s[0:3], s27 offset:36
	buffer_store_dword v52, off, s[0:3], s27 offset:40
	buffer_store_dword v53, off, s[0:3], s27 offset:44
	buffer_store_dword v54, off, s[0:3], s27 offset:48
	buffer_store_dword v55, off, s[0:3], s27 offset:52
	buffer_store_dword v56, off, s[0:3], s27 offset:56
	buffer_store_dword v57, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x41d000
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v61, v1, v61
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v60, v1, v60
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v59, v1, v59
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v58, v1, v58
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v73, v1, v73
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v72, v1, v72
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ea00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v71, v1, v71
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x421100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v70, v1, v70
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x421200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v69, v1, v69
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x421300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v68, v1, v68
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x421400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v67, v1, v67
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x421800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v66, v1, v66
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v64, v1, v64
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v233, v1, v233
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v232, v1, v232
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v231, v1, v231
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v230, v1, v230
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v229, v1, v229
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v228, v1, v228
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v227, v1, v227
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v226, v1, v226
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v225, v1, v225
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v224, v1, v224
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v223, v1, v223
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ac00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v222, v1, v222
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ad00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v221, v1, v221
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ae00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v220, v1, v220
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41af00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v219, v1, v219
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x404000
	buffer_load_dword v42, off, s[0:3], s27
	buffer_load_dword v43, off, s[0:3], s27 offset:4
	buffer_load_dword v44, off, s[0:3], s27 offset:8
	buffer_load_dword v45, off, s[0:3], s27 offset:12
	buffer_load_dword v46, off, s[0:3], s27 offset:16
	buffer_load_dword v47, off, s[0:3], s27 offset:20
	buffer_load_dword v48, off, s[0:3], s27 offset:24
	buffer_load_dword v49, off, s[0:3], s27 offset:28
	buffer_load_dword v50, off, s[0:3], s27 offset:32
	buffer_load_dword v51, off, s[0:3], s27 offset:36
	buffer_load_dword v52, off, s[0:3], s27 offset:40
	buffer_load_dword v53, off, s[0:3], s27 offset:44
	buffer_load_dword v54, off, s[0:3], s27 offset:48
	buffer_load_dword v55, off, s[0:3], s27 offset:52
	buffer_load_dword v56, off, s[0:3], s27 offset:56
	buffer_load_dword v57, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x41c400
	s_waitcnt vmcnt(14)
	v_add_f32_e32 v218, v1, v218
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41c500
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v46, v255, v46
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v45, v1, v45
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41c600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v44, v1, v44
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41c700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v43, v1, v43
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v42, v1, v42
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v57, v1, v57
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41da00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v56, v1, v56
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41db00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v55, v1, v55
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v54, v1, v54
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v53, v1, v53
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v52, v1, v52
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v51, v1, v51
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x421500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v50, v1, v50
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x421600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v49, v1, v49
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x421700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v48, v1, v48
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x404000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v47, v1, v47
	buffer_store_dword v42, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v43, off, s[0:3], s27 offset:4
	buffer_store_dword v44, off, s[0:3], s27 offset:8
	buffer_store_dword v45, off, s[0:3], s27 offset:12
	buffer_store_dword v46, off, s[0:3], s27 offset:16
	buffer_store_dword v47, off, s[0:3], s27 offset:20
	buffer_store_dword v48, off, s[0:3], s27 offset:24
	buffer_store_dword v49, off, s[0:3], s27 offset:28
	buffer_store_dword v50, off, s[0:3], s27 offset:32
	buffer_store_dword v51, off, s[0:3], s27 offset:36
	buffer_store_dword v52, off, s[0:3], s27 offset:40
	buffer_store_dword v53, off, s[0:3], s27 offset:44
	buffer_store_dword v54, off, s[0:3], s27 offset:48
	buffer_store_dword v55, off, s[0:3], s27 offset:52
	buffer_store_dword v56, off, s[0:3], s27 offset:56
	buffer_store_dword v57, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x414000
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414100
	v_mov_b32_e32 v42, v250
	v_mov_b32_e32 v43, v251
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v201, v1, v201
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v200, v1, v200
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v199, v1, v199
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v198, v1, v198
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v197, v1, v197
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v196, v1, v196
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v195, v1, v195
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v194, v1, v194
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v193, v1, v193
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v192, v1, v192
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v191, v1, v191
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v190, v1, v190
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v189, v1, v189
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v188, v1, v188
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v187, v1, v187
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41b400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v186, v1, v186
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41b500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v205, v1, v205
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41b600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v204, v1, v204
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41b700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v203, v1, v203
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41cc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v202, v1, v202
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41cd00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v217, v1, v217
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ce00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v216, v1, v216
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41cf00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v215, v1, v215
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ff00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v214, v1, v214
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v213, v1, v213
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v212, v1, v212
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v211, v1, v211
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v210, v1, v210
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v209, v1, v209
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v208, v1, v208
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v207, v1, v207
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v206, v1, v206
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v169, v1, v169
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v168, v1, v168
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v167, v1, v167
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v166, v1, v166
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v165, v1, v165
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v164, v1, v164
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v163, v1, v163
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v162, v1, v162
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v161, v1, v161
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v160, v1, v160
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v159, v1, v159
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v158, v1, v158
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v157, v1, v157
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v156, v1, v156
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v155, v1, v155
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41a000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v154, v1, v154
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41a100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v173, v1, v173
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41a200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v172, v1, v172
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41a300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v171, v1, v171
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41c000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v170, v1, v170
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41c100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v185, v1, v185
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41c200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v184, v1, v184
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41c300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v183, v1, v183
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41f700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v182, v1, v182
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41f800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v181, v1, v181
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41f900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v180, v1, v180
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41fa00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v179, v1, v179
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v178, v1, v178
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v177, v1, v177
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v176, v1, v176
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x420300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v175, v1, v175
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x40d200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v174, v1, v174
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x40e200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v137, v1, v137
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x40f200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v136, v1, v136
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x410200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v135, v1, v135
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v134, v1, v134
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v133, v1, v133
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v132, v1, v132
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v131, v1, v131
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v130, v1, v130
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v129, v1, v129
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v128, v1, v128
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v127, v1, v127
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v126, v1, v126
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v125, v1, v125
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v124, v1, v124
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v123, v1, v123
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v122, v1, v122
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v109, v1, v109
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v108, v1, v108
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v107, v1, v107
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41b000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v106, v1, v106
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41b100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v121, v1, v121
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41b200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v120, v1, v120
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41b300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v119, v1, v119
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41eb00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v118, v1, v118
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ec00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v117, v1, v117
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ed00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v116, v1, v116
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ee00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v115, v1, v115
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41fc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v114, v1, v114
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41fd00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v113, v1, v113
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41fe00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v112, v1, v112
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41fb00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v111, v1, v111
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x409200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v110, v1, v110
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x40a200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v105, v1, v105
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x40b200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v104, v1, v104
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x40c200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v103, v1, v103
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v102, v1, v102
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v101, v1, v101
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v100, v1, v100
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v99, v1, v99
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v98, v1, v98
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v97, v1, v97
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v96, v1, v96
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v95, v1, v95
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v94, v1, v94
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v93, v1, v93
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v1, v92
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x415f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v91, v1, v91
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v90, v1, v90
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v141, v1, v141
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v140, v1, v140
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v139, v1, v139
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v138, v1, v138
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v153, v1, v153
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v152, v1, v152
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x419f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v151, v1, v151
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v150, v1, v150
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v149, v1, v149
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v148, v1, v148
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v147, v1, v147
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41f000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v146, v1, v146
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41f100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v145, v1, v145
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41f200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v144, v1, v144
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41ef00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v143, v1, v143
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x405200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v142, v1, v142
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x406200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v249, v1, v249
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x407200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v248, v1, v248
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x408200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v247, v1, v247
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x411200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v246, v1, v246
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x412200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v245, v1, v245
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v244, v1, v244
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v243, v1, v243
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v242, v1, v242
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v241, v1, v241
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v240, v1, v240
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x413f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v239, v1, v239
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v238, v1, v238
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v237, v1, v237
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v236, v1, v236
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x414f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v235, v1, v235
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v234, v1, v234
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v77, v1, v77
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x416e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v76, v1, v76
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x417300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v75, v1, v75
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v74, v1, v74
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v89, v1, v89
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v88, v1, v88
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x418f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v87, v1, v87
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v86, v1, v86
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v85, v1, v85
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v84, v1, v84
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41d700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v83, v1, v83
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v82, v1, v82
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v81, v1, v81
	buffer_load_dword v1, off, s[0:3], s27
	s_mov_b32 s27, 0x41e600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v80, v1, v80
	buffer_load_dword v1, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v79, v1, v79
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB1_68
; %bb.69:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[52:53]
	s_mov_b32 s27, 0x405200
	buffer_store_dword v26, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, off, s[0:3], s27 offset:4
	buffer_store_dword v28, off, s[0:3], s27 offset:8
	buffer_store_dword v29, off, s[0:3], s27 offset:12
	buffer_store_dword v30, off, s[0:3], s27 offset:16
	buffer_store_dword v31, off, s[0:3], s27 offset:20
	buffer_store_dword v32, off, s[0:3], s27 offset:24
	buffer_store_dword v33, off, s[0:3], s27 offset:28
	buffer_store_dword v34, off, s[0:3], s27 offset:32
	buffer_store_dword v35, off, s[0:3], s27 offset:36
	buffer_store_dword v36, off, s[0:3], s27 offset:40
	buffer_store_dword v37, off, s[0:3], s27 offset:44
	buffer_store_dword v38, off, s[0:3], s27 offset:48
	buffer_store_dword v39, off, s[0:3], s27 offset:52
	buffer_store_dword v40, off, s[0:3], s27 offset:56
	buffer_store_dword v41, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40c200
	buffer_store_dword v10, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s27 offset:4
	buffer_store_dword v12, off, s[0:3], s27 offset:8
	buffer_store_dword v13, off, s[0:3], s27 offset:12
	buffer_store_dword v14, off, s[0:3], s27 offset:16
	buffer_store_dword v15, off, s[0:3], s27 offset:20
	buffer_store_dword v16, off, s[0:3], s27 offset:24
	buffer_store_dword v17, off, s[0:3], s27 offset:28
	buffer_store_dword v18, off, s[0:3], s27 offset:32
	buffer_store_dword v19, off, s[0:3], s27 offset:36
	buffer_store_dword v20, off, s[0:3], s27 offset:40
	buffer_store_dword v21, off, s[0:3], s27 offset:44
	buffer_store_dword v22, off, s[0:3], s27 offset:48
	buffer_store_dword v23, off, s[0:3], s27 offset:52
	buffer_store_dword v24, off, s[0:3], s27 offset:56
	buffer_store_dword v25, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x406200
	buffer_store_dword v218, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v219, off, s[0:3], s27 offset:4
	buffer_store_dword v220, off, s[0:3], s27 offset:8
	buffer_store_dword v221, off, s[0:3], s27 offset:12
	buffer_store_dword v222, off, s[0:3], s27 offset:16
	buffer_store_dword v223, off, s[0:3], s27 offset:20
	buffer_store_dword v224, off, s[0:3], s27 offset:24
	buffer_store_dword v225, off, s[0:3], s27 offset:28
	buffer_store_dword v226, off, s[0:3], s27 offset:32
	buffer_store_dword v227, off, s[0:3], s27 offset:36
	buffer_store_dword v228, off, s[0:3], s27 offset:40
	buffer_store_dword v229, off, s[0:3], s27 offset:44
	buffer_store_dword v230, off, s[0:3], s27 offset:48
	buffer_store_dword v231, off, s[0:3], s27 offset:52
	buffer_store_dword v232, off, s[0:3], s27 offset:56
	buffer_store_dword v233, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x407200
	buffer_store_dword v186, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v187, off, s[0:3], s27 offset:4
	buffer_store_dword v188, off, s[0:3], s27 offset:8
	buffer_store_dword v189, off, s[0:3], s27 offset:12
	buffer_store_dword v190, off, s[0:3], s27 offset:16
	buffer_store_dword v191, off, s[0:3], s27 offset:20
	buffer_store_dword v192, off, s[0:3], s27 offset:24
	buffer_store_dword v193, off, s[0:3], s27 offset:28
	buffer_store_dword v194, off, s[0:3], s27 offset:32
	buffer_store_dword v195, off, s[0:3], s27 offset:36
	buffer_store_dword v196, off, s[0:3], s27 offset:40
	buffer_store_dword v197, off, s[0:3], s27 offset:44
	buffer_store_dword v198, off, s[0:3], s27 offset:48
	buffer_store_dword v199, off, s[0:3], s27 offset:52
	buffer_store_dword v200, off, s[0:3], s27 offset:56
	buffer_store_dword v201, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x408200
	buffer_store_dword v154, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v155, off, s[0:3], s27 offset:4
	buffer_store_dword v156, off, s[0:3], s27 offset:8
	buffer_store_dword v157, off, s[0:3], s27 offset:12
	buffer_store_dword v158, off, s[0:3], s27 offset:16
	buffer_store_dword v159, off, s[0:3], s27 offset:20
	buffer_store_dword v160, off, s[0:3], s27 offset:24
	buffer_store_dword v161, off, s[0:3], s27 offset:28
	buffer_store_dword v162, off, s[0:3], s27 offset:32
	buffer_store_dword v163, off, s[0:3], s27 offset:36
	buffer_store_dword v164, off, s[0:3], s27 offset:40
	buffer_store_dword v165, off, s[0:3], s27 offset:44
	buffer_store_dword v166, off, s[0:3], s27 offset:48
	buffer_store_dword v167, off, s[0:3], s27 offset:52
	buffer_store_dword v168, off, s[0:3], s27 offset:56
	buffer_store_dword v169, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x409200
	buffer_store_dword v122, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v123, off, s[0:3], s27 offset:4
	buffer_store_dword v124, off, s[0:3], s27 offset:8
	buffer_store_dword v125, off, s[0:3], s27 offset:12
	buffer_store_dword v126, off, s[0:3], s27 offset:16
	buffer_store_dword v127, off, s[0:3], s27 offset:20
	buffer_store_dword v128, off, s[0:3], s27 offset:24
	buffer_store_dword v129, off, s[0:3], s27 offset:28
	buffer_store_dword v130, off, s[0:3], s27 offset:32
	buffer_store_dword v131, off, s[0:3], s27 offset:36
	buffer_store_dword v132, off, s[0:3], s27 offset:40
	buffer_store_dword v133, off, s[0:3], s27 offset:44
	buffer_store_dword v134, off, s[0:3], s27 offset:48
	buffer_store_dword v135, off, s[0:3], s27 offset:52
	buffer_store_dword v136, off, s[0:3], s27 offset:56
	buffer_store_dword v137, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40a200
	buffer_store_dword v90, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v91, off, s[0:3], s27 offset:4
	buffer_store_dword v92, off, s[0:3], s27 offset:8
	buffer_store_dword v93, off, s[0:3], s27 offset:12
	buffer_store_dword v94, off, s[0:3], s27 offset:16
	buffer_store_dword v95, off, s[0:3], s27 offset:20
	buffer_store_dword v96, off, s[0:3], s27 offset:24
	buffer_store_dword v97, off, s[0:3], s27 offset:28
	buffer_store_dword v98, off, s[0:3], s27 offset:32
	buffer_store_dword v99, off, s[0:3], s27 offset:36
	buffer_store_dword v100, off, s[0:3], s27 offset:40
	buffer_store_dword v101, off, s[0:3], s27 offset:44
	buffer_store_dword v102, off, s[0:3], s27 offset:48
	buffer_store_dword v103, off, s[0:3], s27 offset:52
	buffer_store_dword v104, off, s[0:3], s27 offset:56
	buffer_store_dword v105, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40d200
	buffer_store_dword v58, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v59, off, s[0:3], s27 offset:4
	buffer_store_dword v60, off, s[0:3], s27 offset:8
	buffer_store_dword v61, off, s[0:3], s27 offset:12
	buffer_store_dword v62, off, s[0:3], s27 offset:16
	buffer_store_dword v63, off, s[0:3], s27 offset:20
	buffer_store_dword v64, off, s[0:3], s27 offset:24
	buffer_store_dword v65, off, s[0:3], s27 offset:28
	buffer_store_dword v66, off, s[0:3], s27 offset:32
	buffer_store_dword v67, off, s[0:3], s27 offset:36
	buffer_store_dword v68, off, s[0:3], s27 offset:40
	buffer_store_dword v69, off, s[0:3], s27 offset:44
	buffer_store_dword v70, off, s[0:3], s27 offset:48
	buffer_store_dword v71, off, s[0:3], s27 offset:52
	buffer_store_dword v72, off, s[0:3], s27 offset:56
	buffer_store_dword v73, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40b200
	buffer_store_dword v234, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v235, off, s[0:3], s27 offset:4
	buffer_store_dword v236, off, s[0:3], s27 offset:8
	buffer_store_dword v237, off, s[0:3], s27 offset:12
	buffer_store_dword v238, off, s[0:3], s27 offset:16
	buffer_store_dword v239, off, s[0:3], s27 offset:20
	buffer_store_dword v240, off, s[0:3], s27 offset:24
	buffer_store_dword v241, off, s[0:3], s27 offset:28
	buffer_store_dword v242, off, s[0:3], s27 offset:32
	buffer_store_dword v243, off, s[0:3], s27 offset:36
	buffer_store_dword v244, off, s[0:3], s27 offset:40
	buffer_store_dword v245, off, s[0:3], s27 offset:44
	buffer_store_dword v246, off, s[0:3], s27 offset:48
	buffer_store_dword v247, off, s[0:3], s27 offset:52
	buffer_store_dword v248, off, s[0:3], s27 offset:56
	buffer_store_dword v249, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40e200
	buffer_store_dword v202, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v203, off, s[0:3], s27 offset:4
	buffer_store_dword v204, off, s[0:3], s27 offset:8
	buffer_store_dword v205, off, s[0:3], s27 offset:12
	buffer_store_dword v206, off, s[0:3], s27 offset:16
	buffer_store_dword v207, off, s[0:3], s27 offset:20
	buffer_store_dword v208, off, s[0:3], s27 offset:24
	buffer_store_dword v209, off, s[0:3], s27 offset:28
	buffer_store_dword v210, off, s[0:3], s27 offset:32
	buffer_store_dword v211, off, s[0:3], s27 offset:36
	buffer_store_dword v212, off, s[0:3], s27 offset:40
	buffer_store_dword v213, off, s[0:3], s27 offset:44
	buffer_store_dword v214, off, s[0:3], s27 offset:48
	buffer_store_dword v215, off, s[0:3], s27 offset:52
	buffer_store_dword v216, off, s[0:3], s27 offset:56
	buffer_store_dword v217, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x40f200
	buffer_store_dword v170, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v171, off, s[0:3], s27 offset:4
	buffer_store_dword v172, off, s[0:3], s27 offset:8
	buffer_store_dword v173, off, s[0:3], s27 offset:12
	buffer_store_dword v174, off, s[0:3], s27 offset:16
	buffer_store_dword v175, off, s[0:3], s27 offset:20
	buffer_store_dword v176, off, s[0:3], s27 offset:24
	buffer_store_dword v177, off, s[0:3], s27 offset:28
	buffer_store_dword v178, off, s[0:3], s27 offset:32
	buffer_store_dword v179, off, s[0:3], s27 offset:36
	buffer_store_dword v180, off, s[0:3], s27 offset:40
	buffer_store_dword v181, off, s[0:3], s27 offset:44
	buffer_store_dword v182, off, s[0:3], s27 offset:48
	buffer_store_dword v183, off, s[0:3], s27 offset:52
	buffer_store_dword v184, off, s[0:3], s27 offset:56
	buffer_store_dword v185, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x411200
	buffer_store_dword v138, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v139, off, s[0:3], s27 offset:4
	buffer_store_dword v140, off, s[0:3], s27 offset:8
	buffer_store_dword v141, off, s[0:3], s27 offset:12
	buffer_store_dword v142, off, s[0:3], s27 offset:16
	buffer_store_dword v143, off, s[0:3], s27 offset:20
	buffer_store_dword v144, off, s[0:3], s27 offset:24
	buffer_store_dword v145, off, s[0:3], s27 offset:28
	buffer_store_dword v146, off, s[0:3], s27 offset:32
	buffer_store_dword v147, off, s[0:3], s27 offset:36
	buffer_store_dword v148, off, s[0:3], s27 offset:40
	buffer_store_dword v149, off, s[0:3], s27 offset:44
	buffer_store_dword v150, off, s[0:3], s27 offset:48
	buffer_store_dword v151, off, s[0:3], s27 offset:52
	buffer_store_dword v152, off, s[0:3], s27 offset:56
	buffer_store_dword v153, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x410200
	buffer_store_dword v106, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v107, off, s[0:3], s27 offset:4
	buffer_store_dword v108, off, s[0:3], s27 offset:8
	buffer_store_dword v109, off, s[0:3], s27 offset:12
	buffer_store_dword v110, off, s[0:3], s27 offset:16
	buffer_store_dword v111, off, s[0:3], s27 offset:20
	buffer_store_dword v112, off, s[0:3], s27 offset:24
	buffer_store_dword v113, off, s[0:3], s27 offset:28
	buffer_store_dword v114, off, s[0:3], s27 offset:32
	buffer_store_dword v115, off, s[0:3], s27 offset:36
	buffer_store_dword v116, off, s[0:3], s27 offset:40
	buffer_store_dword v117, off, s[0:3], s27 offset:44
	buffer_store_dword v118, off, s[0:3], s27 offset:48
	buffer_store_dword v119, off, s[0:3], s27 offset:52
	buffer_store_dword v120, off, s[0:3], s27 offset:56
	buffer_store_dword v121, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x412200
	buffer_store_dword v74, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v75, off, s[0:3], s27 offset:4
	buffer_store_dword v76, off, s[0:3], s27 offset:8
	buffer_store_dword v77, off, s[0:3], s27 offset:12
	buffer_store_dword v78, off, s[0:3], s27 offset:16
	buffer_store_dword v79, off, s[0:3], s27 offset:20
	buffer_store_dword v80, off, s[0:3], s27 offset:24
	buffer_store_dword v81, off, s[0:3], s27 offset:28
	buffer_store_dword v82, off, s[0:3], s27 offset:32
	buffer_store_dword v83, off, s[0:3], s27 offset:36
	buffer_store_dword v84, off, s[0:3], s27 offset:40
	buffer_store_dword v85, off, s[0:3], s27 offset:44
	buffer_store_dword v86, off, s[0:3], s27 offset:48
	buffer_store_dword v87, off, s[0:3], s27 offset:52
	buffer_store_dword v88, off, s[0:3], s27 offset:56
	buffer_store_dword v89, off, s[0:3], s27 offset:60
	s_mov_b32 s27, 0x424000
	buffer_load_dword v254, off, s[0:3], s27
	buffer_load_dword v255, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x405000
	buffer_load_dword v250, off, s[0:3], s27
	buffer_load_dword v251, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x423d00
	buffer_load_dword v46, off, s[0:3], s27
	s_mov_b32 s27, 0x423f00
	buffer_load_dword v251, off, s[0:3], s27
	s_mov_b32 s27, 0x423700
	buffer_load_dword v252, off, s[0:3], s27
	s_mov_b32 s27, 0x423800
	buffer_load_dword v253, off, s[0:3], s27
	s_mov_b32 s27, 0x423900
	buffer_load_dword v56, off, s[0:3], s27
	s_mov_b32 s27, 0x423100
	buffer_load_dword v51, off, s[0:3], s27
	s_mov_b32 s27, 0x423200
	buffer_load_dword v52, off, s[0:3], s27
	s_mov_b32 s27, 0x423e00
	buffer_load_dword v57, off, s[0:3], s27
	s_mov_b32 s27, 0x423a00
	buffer_load_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x423b00
	buffer_load_dword v54, off, s[0:3], s27
	s_mov_b32 s27, 0x423c00
	buffer_load_dword v55, off, s[0:3], s27
	s_mov_b32 s27, 0x424600
	buffer_load_dword v154, off, s[0:3], s27
.LBB1_70:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[50:51]
.LBB1_71:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 165
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[50:51], exec, s[20:21]
	s_cbranch_execz .LBB1_200
; %bb.72:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v115, 3, v55
	.loc	1 170
	v_cmp_gt_i32_e32 vcc, s76, v115
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB1_199
; %bb.73:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 171
	v_mad_i64_i32 v[0:1], s[20:21], v115, s74, 0
	s_mov_b32 s20, 0x424400
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v43, off, s[0:3], s20
	s_mov_b32 s20, 0x424500
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v43, v0
	buffer_load_dword v43, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v43, v1, vcc
	.loc	1 172
	s_and_saveexec_b64 s[20:21], s[82:83]
	s_xor_b64 s[54:55], exec, s[20:21]
	s_cbranch_execz .LBB1_79
; %bb.74:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 173
	v_readlane_b32 s16, v4, 12
	s_mov_b32 s16, 0x405200
	s_nop 3
	buffer_load_dword v10, off, s[0:3], s16
	buffer_load_dword v11, off, s[0:3], s16 offset:4
	buffer_load_dword v12, off, s[0:3], s16 offset:8
	buffer_load_dword v13, off, s[0:3], s16 offset:12
	buffer_load_dword v14, off, s[0:3], s16 offset:16
	buffer_load_dword v15, off, s[0:3], s16 offset:20
	buffer_load_dword v16, off, s[0:3], s16 offset:24
	buffer_load_dword v17, off, s[0:3], s16 offset:28
	buffer_load_dword v18, off, s[0:3], s16 offset:32
	buffer_load_dword v19, off, s[0:3], s16 offset:36
	buffer_load_dword v20, off, s[0:3], s16 offset:40
	buffer_load_dword v21, off, s[0:3], s16 offset:44
	buffer_load_dword v22, off, s[0:3], s16 offset:48
	buffer_load_dword v23, off, s[0:3], s16 offset:52
	buffer_load_dword v24, off, s[0:3], s16 offset:56
	buffer_load_dword v25, off, s[0:3], s16 offset:60
	v_readlane_b32 s17, v4, 13
	v_readlane_b32 s18, v4, 14
	v_readlane_b32 s19, v4, 15
	v_readlane_b32 s20, v4, 16
	v_readlane_b32 s21, v4, 17
	v_readlane_b32 s22, v4, 18
	v_readlane_b32 s23, v4, 19
	v_readlane_b32 s24, v4, 20
	v_readlane_b32 s25, v4, 21
	v_readlane_b32 s26, v4, 22
	v_readlane_b32 s27, v4, 23
	v_readlane_b32 s28, v4, 24
	v_readlane_b32 s29, v4, 25
	v_readlane_b32 s30, v4, 26
	v_readlane_b32 s31, v4, 27
	.loc	1 174
	v_cndmask_b32_e64 v43, 0, 1, s[88:89]
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	1 173
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s31, v25
	v_readlane_b32 s16, v4, 28
	v_readlane_b32 s17, v4, 29
	v_readlane_b32 s18, v4, 30
	v_readlane_b32 s19, v4, 31
	v_readlane_b32 s20, v4, 32
	v_readlane_b32 s21, v4, 33
	v_readlane_b32 s22, v4, 34
	v_readlane_b32 s23, v4, 35
	v_readlane_b32 s24, v4, 36
	v_readlane_b32 s25, v4, 37
	v_readlane_b32 s26, v4, 38
	v_readlane_b32 s27, v4, 39
	v_readlane_b32 s28, v4, 40
	v_readlane_b32 s29, v4, 41
	v_readlane_b32 s30, v4, 42
	v_readlane_b32 s31, v4, 43
	v_mul_f32_e32 v24, s30, v24
	v_readlane_b32 s16, v4, 44
	v_readlane_b32 s17, v4, 45
	v_readlane_b32 s18, v4, 46
	v_readlane_b32 s19, v4, 47
	v_readlane_b32 s20, v4, 48
	v_readlane_b32 s21, v4, 49
	v_readlane_b32 s22, v4, 50
	v_readlane_b32 s23, v4, 51
	v_readlane_b32 s24, v4, 52
	v_readlane_b32 s25, v4, 53
	v_readlane_b32 s26, v4, 54
	v_readlane_b32 s27, v4, 55
	v_readlane_b32 s28, v4, 56
	v_readlane_b32 s29, v4, 57
	v_readlane_b32 s30, v4, 58
	v_readlane_b32 s31, v4, 59
	v_mul_f32_e32 v23, s29, v23
	v_readlane_b32 s16, v4, 60
	v_readlane_b32 s17, v4, 61
	v_readlane_b32 s18, v4, 62
	v_readlane_b32 s19, v4, 63
	v_readlane_b32 s20, v5, 0
	v_readlane_b32 s21, v5, 1
	v_readlane_b32 s22, v5, 2
	v_readlane_b32 s23, v5, 3
	v_readlane_b32 s24, v5, 4
	v_readlane_b32 s25, v5, 5
	v_readlane_b32 s26, v5, 6
	v_readlane_b32 s27, v5, 7
	v_readlane_b32 s28, v5, 8
	v_readlane_b32 s29, v5, 9
	v_readlane_b32 s30, v5, 10
	v_readlane_b32 s31, v5, 11
	v_mul_f32_e32 v22, s28, v22
	v_readlane_b32 s16, v5, 12
	v_readlane_b32 s17, v5, 13
	v_readlane_b32 s18, v5, 14
	v_readlane_b32 s19, v5, 15
	v_readlane_b32 s20, v5, 16
	v_readlane_b32 s21, v5, 17
	v_readlane_b32 s22, v5, 18
	v_readlane_b32 s23, v5, 19
	v_readlane_b32 s24, v5, 20
	v_readlane_b32 s25, v5, 21
	v_readlane_b32 s26, v5, 22
	v_readlane_b32 s27, v5, 23
	v_readlane_b32 s28, v5, 24
	v_readlane_b32 s29, v5, 25
	v_readlane_b32 s30, v5, 26
	v_readlane_b32 s31, v5, 27
	v_mul_f32_e32 v21, s27, v21
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s18, v5, 30
	v_readlane_b32 s19, v5, 31
	v_readlane_b32 s20, v5, 32
	v_readlane_b32 s21, v5, 33
	v_readlane_b32 s22, v5, 34
	v_readlane_b32 s23, v5, 35
	v_readlane_b32 s24, v5, 36
	v_readlane_b32 s25, v5, 37
	v_readlane_b32 s26, v5, 38
	v_readlane_b32 s27, v5, 39
	v_readlane_b32 s28, v5, 40
	v_readlane_b32 s29, v5, 41
	v_readlane_b32 s30, v5, 42
	v_readlane_b32 s31, v5, 43
	v_mul_f32_e32 v20, s26, v20
	v_readlane_b32 s16, v5, 44
	v_readlane_b32 s17, v5, 45
	v_readlane_b32 s18, v5, 46
	v_readlane_b32 s19, v5, 47
	v_readlane_b32 s20, v5, 48
	v_readlane_b32 s21, v5, 49
	v_readlane_b32 s22, v5, 50
	v_readlane_b32 s23, v5, 51
	v_readlane_b32 s24, v5, 52
	v_readlane_b32 s25, v5, 53
	v_readlane_b32 s26, v5, 54
	v_readlane_b32 s27, v5, 55
	v_readlane_b32 s28, v5, 56
	v_readlane_b32 s29, v5, 57
	v_readlane_b32 s30, v5, 58
	v_readlane_b32 s31, v5, 59
	v_mul_f32_e32 v19, s25, v19
	v_readlane_b32 s16, v5, 60
	v_readlane_b32 s17, v5, 61
	v_readlane_b32 s18, v5, 62
	v_readlane_b32 s19, v5, 63
	v_readlane_b32 s20, v6, 0
	v_readlane_b32 s21, v6, 1
	v_readlane_b32 s22, v6, 2
	v_readlane_b32 s23, v6, 3
	v_readlane_b32 s24, v6, 4
	v_readlane_b32 s25, v6, 5
	v_readlane_b32 s26, v6, 6
	v_readlane_b32 s27, v6, 7
	v_readlane_b32 s28, v6, 8
	v_readlane_b32 s29, v6, 9
	v_readlane_b32 s30, v6, 10
	v_readlane_b32 s31, v6, 11
	v_mul_f32_e32 v18, s24, v18
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_readlane_b32 s18, v6, 14
	v_readlane_b32 s19, v6, 15
	v_readlane_b32 s20, v6, 16
	v_readlane_b32 s21, v6, 17
	v_readlane_b32 s22, v6, 18
	v_readlane_b32 s23, v6, 19
	v_readlane_b32 s24, v6, 20
	v_readlane_b32 s25, v6, 21
	v_readlane_b32 s26, v6, 22
	v_readlane_b32 s27, v6, 23
	v_readlane_b32 s28, v6, 24
	v_readlane_b32 s29, v6, 25
	v_readlane_b32 s30, v6, 26
	v_readlane_b32 s31, v6, 27
	v_mul_f32_e32 v15, s21, v15
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_readlane_b32 s18, v6, 30
	v_readlane_b32 s19, v6, 31
	v_readlane_b32 s20, v6, 32
	v_readlane_b32 s21, v6, 33
	v_readlane_b32 s22, v6, 34
	v_readlane_b32 s23, v6, 35
	v_readlane_b32 s24, v6, 36
	v_readlane_b32 s25, v6, 37
	v_readlane_b32 s26, v6, 38
	v_readlane_b32 s27, v6, 39
	v_readlane_b32 s28, v6, 40
	v_readlane_b32 s29, v6, 41
	v_readlane_b32 s30, v6, 42
	v_readlane_b32 s31, v6, 43
	v_mul_f32_e32 v14, s20, v14
	v_readlane_b32 s16, v2, 44
	v_readlane_b32 s17, v2, 45
	v_readlane_b32 s18, v2, 46
	v_readlane_b32 s19, v2, 47
	v_readlane_b32 s20, v2, 48
	v_readlane_b32 s21, v2, 49
	v_readlane_b32 s22, v2, 50
	v_readlane_b32 s23, v2, 51
	v_readlane_b32 s24, v2, 52
	v_readlane_b32 s25, v2, 53
	v_readlane_b32 s26, v2, 54
	v_readlane_b32 s27, v2, 55
	v_readlane_b32 s28, v2, 56
	v_readlane_b32 s29, v2, 57
	v_readlane_b32 s30, v2, 58
	v_readlane_b32 s31, v2, 59
	v_mul_f32_e32 v12, s18, v12
	v_readlane_b32 s16, v2, 28
	v_readlane_b32 s17, v2, 29
	v_readlane_b32 s18, v2, 30
	v_readlane_b32 s19, v2, 31
	v_readlane_b32 s20, v2, 32
	v_readlane_b32 s21, v2, 33
	v_readlane_b32 s22, v2, 34
	v_readlane_b32 s23, v2, 35
	v_readlane_b32 s24, v2, 36
	v_readlane_b32 s25, v2, 37
	v_readlane_b32 s26, v2, 38
	v_readlane_b32 s27, v2, 39
	v_readlane_b32 s28, v2, 40
	v_readlane_b32 s29, v2, 41
	v_readlane_b32 s30, v2, 42
	v_readlane_b32 s31, v2, 43
	v_mul_f32_e32 v11, s17, v11
	v_readlane_b32 s16, v2, 12
	v_readlane_b32 s20, v2, 16
	v_readlane_b32 s21, v2, 17
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	1 174
	v_cmp_ne_u32_e64 s[20:21], 1, v43
	.loc	1 173
	v_readlane_b32 s17, v2, 13
	v_readlane_b32 s18, v2, 14
	v_readlane_b32 s19, v2, 15
	v_readlane_b32 s22, v2, 18
	v_readlane_b32 s23, v2, 19
	v_readlane_b32 s24, v2, 20
	v_readlane_b32 s25, v2, 21
	v_readlane_b32 s26, v2, 22
	v_readlane_b32 s27, v2, 23
	v_readlane_b32 s28, v2, 24
	v_readlane_b32 s29, v2, 25
	v_readlane_b32 s30, v2, 26
	v_readlane_b32 s31, v2, 27
	s_cbranch_vccnz .LBB1_76
; %bb.75:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 174
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[26:29], v[43:44]
	v_mov_b32_e32 v42, v56
	v_mov_b32_e32 v56, v252
	v_mov_b32_e32 v255, v253
	flat_load_dwordx4 v[250:253], v[0:1]
	v_add_u32_e32 v47, vcc, 32, v0
	s_mov_b32 s16, 0x423100
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	buffer_store_dword v51, off, s[0:3], s16
	s_mov_b32 s16, 0x423e00
	v_add_u32_e32 v51, vcc, 48, v0
	buffer_store_dword v57, off, s[0:3], s16
	s_mov_b32 s16, 0x423200
	buffer_store_dword v52, off, s[0:3], s16
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v254, v53
	v_mov_b32_e32 v57, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	v_readlane_b32 s56, v3, 28
	v_readlane_b32 s57, v3, 29
	v_readlane_b32 s58, v3, 30
	v_readlane_b32 s59, v3, 31
	v_readlane_b32 s60, v3, 32
	v_readlane_b32 s61, v3, 33
	v_readlane_b32 s62, v3, 34
	v_readlane_b32 s63, v3, 35
	v_readlane_b32 s64, v3, 36
	v_readlane_b32 s65, v3, 37
	v_readlane_b32 s66, v3, 38
	v_readlane_b32 s67, v3, 39
	v_readlane_b32 s68, v3, 40
	v_readlane_b32 s69, v3, 41
	v_readlane_b32 s70, v3, 42
	v_readlane_b32 s71, v3, 43
	v_mov_b32_e32 v43, v55
	s_mov_b32 s16, 0x405000
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v55, s59, v253
	v_readlane_b32 s56, v3, 44
	v_readlane_b32 s57, v3, 45
	v_readlane_b32 s58, v3, 46
	v_readlane_b32 s59, v3, 47
	v_readlane_b32 s60, v3, 48
	v_readlane_b32 s61, v3, 49
	v_readlane_b32 s62, v3, 50
	v_readlane_b32 s63, v3, 51
	v_readlane_b32 s64, v3, 52
	v_readlane_b32 s65, v3, 53
	v_readlane_b32 s66, v3, 54
	v_readlane_b32 s67, v3, 55
	v_readlane_b32 s68, v3, 56
	v_readlane_b32 s69, v3, 57
	v_readlane_b32 s70, v3, 58
	v_readlane_b32 s71, v3, 59
	v_add_f32_e32 v13, v55, v13
	v_mul_f32_e32 v55, s58, v252
	v_readlane_b32 s56, v3, 60
	v_readlane_b32 s57, v3, 61
	v_readlane_b32 s58, v3, 62
	v_readlane_b32 s59, v3, 63
	v_readlane_b32 s60, v4, 0
	v_readlane_b32 s61, v4, 1
	v_readlane_b32 s62, v4, 2
	v_readlane_b32 s63, v4, 3
	v_readlane_b32 s64, v4, 4
	v_readlane_b32 s65, v4, 5
	v_readlane_b32 s66, v4, 6
	v_readlane_b32 s67, v4, 7
	v_readlane_b32 s68, v4, 8
	v_readlane_b32 s69, v4, 9
	v_readlane_b32 s70, v4, 10
	v_readlane_b32 s71, v4, 11
	v_add_f32_e32 v12, v55, v12
	v_mul_f32_e32 v55, s57, v251
	v_readlane_b32 s56, v8, 60
	v_readlane_b32 s57, v8, 61
	v_readlane_b32 s58, v8, 62
	v_readlane_b32 s59, v8, 63
	v_readlane_b32 s60, v9, 0
	v_readlane_b32 s61, v9, 1
	v_readlane_b32 s62, v9, 2
	v_readlane_b32 s63, v9, 3
	v_readlane_b32 s64, v9, 4
	v_readlane_b32 s65, v9, 5
	v_readlane_b32 s66, v9, 6
	v_readlane_b32 s67, v9, 7
	v_readlane_b32 s68, v9, 8
	v_readlane_b32 s69, v9, 9
	v_readlane_b32 s70, v9, 10
	v_readlane_b32 s71, v9, 11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, s71, v54
	v_readlane_b32 s56, v8, 44
	v_readlane_b32 s57, v8, 45
	v_readlane_b32 s58, v8, 46
	v_readlane_b32 s59, v8, 47
	v_readlane_b32 s60, v8, 48
	v_readlane_b32 s61, v8, 49
	v_readlane_b32 s62, v8, 50
	v_readlane_b32 s63, v8, 51
	v_readlane_b32 s64, v8, 52
	v_readlane_b32 s65, v8, 53
	v_readlane_b32 s66, v8, 54
	v_readlane_b32 s67, v8, 55
	v_readlane_b32 s68, v8, 56
	v_readlane_b32 s69, v8, 57
	v_readlane_b32 s70, v8, 58
	v_readlane_b32 s71, v8, 59
	v_mul_f32_e32 v53, s70, v53
	v_readlane_b32 s56, v8, 28
	v_add_f32_e32 v11, v55, v11
	v_mul_f32_e32 v55, s36, v250
	buffer_load_dword v250, off, s[0:3], s16
	buffer_load_dword v251, off, s[0:3], s16 offset:4
	s_mov_b32 s16, 0x423f00
	v_readlane_b32 s57, v8, 29
	v_readlane_b32 s58, v8, 30
	v_readlane_b32 s59, v8, 31
	v_readlane_b32 s60, v8, 32
	v_readlane_b32 s61, v8, 33
	v_readlane_b32 s62, v8, 34
	v_readlane_b32 s63, v8, 35
	v_readlane_b32 s64, v8, 36
	v_readlane_b32 s65, v8, 37
	v_readlane_b32 s66, v8, 38
	v_readlane_b32 s67, v8, 39
	v_readlane_b32 s68, v8, 40
	v_readlane_b32 s69, v8, 41
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
	buffer_load_dword v251, off, s[0:3], s16
	v_mul_f32_e32 v52, s69, v52
	s_mov_b32 s16, 0x423200
	v_readlane_b32 s56, v8, 12
	v_add_f32_e32 v23, v52, v23
	buffer_load_dword v52, off, s[0:3], s16
	s_mov_b32 s16, 0x423e00
	v_readlane_b32 s68, v8, 24
	v_add_f32_e32 v25, v54, v25
	v_mov_b32_e32 v54, v57
	buffer_load_dword v57, off, s[0:3], s16
	v_mul_f32_e32 v51, s68, v51
	s_mov_b32 s16, 0x423100
	v_add_f32_e32 v22, v51, v22
	buffer_load_dword v51, off, s[0:3], s16
	s_mov_b32 s16, 0x424000
	v_mov_b32_e32 v253, v255
	v_add_f32_e32 v24, v53, v24
	v_mov_b32_e32 v53, v254
	buffer_load_dword v254, off, s[0:3], s16
	buffer_load_dword v255, off, s[0:3], s16 offset:4
	v_readlane_b32 s57, v8, 13
	v_readlane_b32 s58, v8, 14
	v_readlane_b32 s59, v8, 15
	v_readlane_b32 s60, v8, 16
	v_readlane_b32 s61, v8, 17
	v_readlane_b32 s62, v8, 18
	v_readlane_b32 s63, v8, 19
	v_readlane_b32 s64, v8, 20
	v_readlane_b32 s65, v8, 21
	v_readlane_b32 s66, v8, 22
	v_readlane_b32 s67, v8, 23
	v_readlane_b32 s69, v8, 25
	v_readlane_b32 s70, v8, 26
	v_readlane_b32 s71, v8, 27
	v_readlane_b32 s56, v7, 60
	v_readlane_b32 s57, v7, 61
	v_readlane_b32 s58, v7, 62
	v_readlane_b32 s59, v7, 63
	v_readlane_b32 s60, v8, 0
	v_readlane_b32 s61, v8, 1
	v_readlane_b32 s62, v8, 2
	v_readlane_b32 s63, v8, 3
	v_readlane_b32 s64, v8, 4
	v_readlane_b32 s65, v8, 5
	v_readlane_b32 s66, v8, 6
	v_readlane_b32 s67, v8, 7
	v_readlane_b32 s68, v8, 8
	v_readlane_b32 s69, v8, 9
	v_readlane_b32 s70, v8, 10
	v_readlane_b32 s71, v8, 11
	v_mul_f32_e32 v50, s67, v50
	v_readlane_b32 s56, v7, 44
	v_readlane_b32 s57, v7, 45
	v_readlane_b32 s58, v7, 46
	v_readlane_b32 s59, v7, 47
	v_readlane_b32 s60, v7, 48
	v_readlane_b32 s61, v7, 49
	v_readlane_b32 s62, v7, 50
	v_readlane_b32 s63, v7, 51
	v_readlane_b32 s64, v7, 52
	v_readlane_b32 s65, v7, 53
	v_readlane_b32 s66, v7, 54
	v_readlane_b32 s67, v7, 55
	v_readlane_b32 s68, v7, 56
	v_readlane_b32 s69, v7, 57
	v_readlane_b32 s70, v7, 58
	v_readlane_b32 s71, v7, 59
	v_mul_f32_e32 v49, s66, v49
	v_readlane_b32 s56, v7, 28
	v_readlane_b32 s57, v7, 29
	v_readlane_b32 s58, v7, 30
	v_readlane_b32 s59, v7, 31
	v_readlane_b32 s60, v7, 32
	v_readlane_b32 s61, v7, 33
	v_readlane_b32 s62, v7, 34
	v_readlane_b32 s63, v7, 35
	v_readlane_b32 s64, v7, 36
	v_readlane_b32 s65, v7, 37
	v_readlane_b32 s66, v7, 38
	v_readlane_b32 s67, v7, 39
	v_readlane_b32 s68, v7, 40
	v_readlane_b32 s69, v7, 41
	v_readlane_b32 s70, v7, 42
	v_readlane_b32 s71, v7, 43
	v_mul_f32_e32 v48, s65, v48
	v_readlane_b32 s56, v7, 12
	v_readlane_b32 s57, v7, 13
	v_readlane_b32 s58, v7, 14
	v_readlane_b32 s59, v7, 15
	v_readlane_b32 s60, v7, 16
	v_readlane_b32 s61, v7, 17
	v_readlane_b32 s62, v7, 18
	v_readlane_b32 s63, v7, 19
	v_readlane_b32 s64, v7, 20
	v_readlane_b32 s65, v7, 21
	v_readlane_b32 s66, v7, 22
	v_readlane_b32 s67, v7, 23
	v_readlane_b32 s68, v7, 24
	v_readlane_b32 s69, v7, 25
	v_readlane_b32 s70, v7, 26
	v_readlane_b32 s71, v7, 27
	v_mul_f32_e32 v47, s64, v47
	v_readlane_b32 s56, v6, 60
	v_readlane_b32 s57, v6, 61
	v_readlane_b32 s58, v6, 62
	v_readlane_b32 s59, v6, 63
	v_readlane_b32 s60, v7, 0
	v_readlane_b32 s61, v7, 1
	v_readlane_b32 s62, v7, 2
	v_readlane_b32 s63, v7, 3
	v_readlane_b32 s64, v7, 4
	v_readlane_b32 s65, v7, 5
	v_readlane_b32 s66, v7, 6
	v_readlane_b32 s67, v7, 7
	v_readlane_b32 s68, v7, 8
	v_readlane_b32 s69, v7, 9
	v_readlane_b32 s70, v7, 10
	v_readlane_b32 s71, v7, 11
	v_mul_f32_e32 v46, s63, v29
	v_readlane_b32 s56, v6, 44
	v_readlane_b32 s57, v6, 45
	v_readlane_b32 s58, v6, 46
	v_readlane_b32 s59, v6, 47
	v_readlane_b32 s60, v6, 48
	v_readlane_b32 s61, v6, 49
	v_readlane_b32 s62, v6, 50
	v_readlane_b32 s63, v6, 51
	v_readlane_b32 s64, v6, 52
	v_readlane_b32 s65, v6, 53
	v_readlane_b32 s66, v6, 54
	v_readlane_b32 s67, v6, 55
	v_readlane_b32 s68, v6, 56
	v_readlane_b32 s69, v6, 57
	v_readlane_b32 s70, v6, 58
	v_readlane_b32 s71, v6, 59
	v_mul_f32_e32 v45, s62, v28
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	v_mul_f32_e32 v44, s61, v27
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_add_f32_e32 v10, v55, v10
	v_mov_b32_e32 v55, v43
	v_mul_f32_e32 v43, s60, v26
	v_mov_b32_e32 v252, v56
	v_mov_b32_e32 v56, v42
	v_add_f32_e32 v21, v50, v21
	v_add_f32_e32 v20, v49, v20
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v18, v47, v18
	v_add_f32_e32 v17, v46, v17
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v15, v44, v15
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_add_f32_e32 v14, v43, v14
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_76:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_store_dwordx4 v[43:44], v[22:25]
	s_mov_b32 s16, 0x40c200
	v_add_u32_e32 v22, vcc, 32, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	1 173
	v_readlane_b32 s56, v4, 12
	.loc	1 175
	v_add_u32_e32 v18, vcc, 16, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	buffer_load_dword v10, off, s[0:3], s16
	buffer_load_dword v11, off, s[0:3], s16 offset:4
	buffer_load_dword v12, off, s[0:3], s16 offset:8
	buffer_load_dword v13, off, s[0:3], s16 offset:12
	buffer_load_dword v14, off, s[0:3], s16 offset:16
	buffer_load_dword v15, off, s[0:3], s16 offset:20
	buffer_load_dword v16, off, s[0:3], s16 offset:24
	buffer_load_dword v17, off, s[0:3], s16 offset:28
	buffer_load_dword v18, off, s[0:3], s16 offset:32
	buffer_load_dword v19, off, s[0:3], s16 offset:36
	buffer_load_dword v20, off, s[0:3], s16 offset:40
	buffer_load_dword v21, off, s[0:3], s16 offset:44
	buffer_load_dword v22, off, s[0:3], s16 offset:48
	buffer_load_dword v23, off, s[0:3], s16 offset:52
	buffer_load_dword v24, off, s[0:3], s16 offset:56
	buffer_load_dword v25, off, s[0:3], s16 offset:60
	.loc	1 173
	v_readlane_b32 s57, v4, 13
	v_readlane_b32 s58, v4, 14
	v_readlane_b32 s59, v4, 15
	v_readlane_b32 s60, v4, 16
	v_readlane_b32 s61, v4, 17
	v_readlane_b32 s62, v4, 18
	v_readlane_b32 s63, v4, 19
	v_readlane_b32 s64, v4, 20
	v_readlane_b32 s65, v4, 21
	v_readlane_b32 s66, v4, 22
	v_readlane_b32 s67, v4, 23
	v_readlane_b32 s68, v4, 24
	v_readlane_b32 s69, v4, 25
	v_readlane_b32 s70, v4, 26
	v_readlane_b32 s71, v4, 27
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s71, v25
	v_readlane_b32 s56, v4, 28
	v_readlane_b32 s57, v4, 29
	v_readlane_b32 s58, v4, 30
	v_readlane_b32 s59, v4, 31
	v_readlane_b32 s60, v4, 32
	v_readlane_b32 s61, v4, 33
	v_readlane_b32 s62, v4, 34
	v_readlane_b32 s63, v4, 35
	v_readlane_b32 s64, v4, 36
	v_readlane_b32 s65, v4, 37
	v_readlane_b32 s66, v4, 38
	v_readlane_b32 s67, v4, 39
	v_readlane_b32 s68, v4, 40
	v_readlane_b32 s69, v4, 41
	v_readlane_b32 s70, v4, 42
	v_readlane_b32 s71, v4, 43
	v_mul_f32_e32 v24, s70, v24
	v_readlane_b32 s56, v4, 44
	v_readlane_b32 s57, v4, 45
	v_readlane_b32 s58, v4, 46
	v_readlane_b32 s59, v4, 47
	v_readlane_b32 s60, v4, 48
	v_readlane_b32 s61, v4, 49
	v_readlane_b32 s62, v4, 50
	v_readlane_b32 s63, v4, 51
	v_readlane_b32 s64, v4, 52
	v_readlane_b32 s65, v4, 53
	v_readlane_b32 s66, v4, 54
	v_readlane_b32 s67, v4, 55
	v_readlane_b32 s68, v4, 56
	v_readlane_b32 s69, v4, 57
	v_readlane_b32 s70, v4, 58
	v_readlane_b32 s71, v4, 59
	v_mul_f32_e32 v23, s69, v23
	v_readlane_b32 s56, v4, 60
	v_readlane_b32 s57, v4, 61
	v_readlane_b32 s58, v4, 62
	v_readlane_b32 s59, v4, 63
	v_readlane_b32 s60, v5, 0
	v_readlane_b32 s61, v5, 1
	v_readlane_b32 s62, v5, 2
	v_readlane_b32 s63, v5, 3
	v_readlane_b32 s64, v5, 4
	v_readlane_b32 s65, v5, 5
	v_readlane_b32 s66, v5, 6
	v_readlane_b32 s67, v5, 7
	v_readlane_b32 s68, v5, 8
	v_readlane_b32 s69, v5, 9
	v_readlane_b32 s70, v5, 10
	v_readlane_b32 s71, v5, 11
	v_mul_f32_e32 v22, s68, v22
	v_readlane_b32 s56, v5, 12
	v_readlane_b32 s57, v5, 13
	v_readlane_b32 s58, v5, 14
	v_readlane_b32 s59, v5, 15
	v_readlane_b32 s60, v5, 16
	v_readlane_b32 s61, v5, 17
	v_readlane_b32 s62, v5, 18
	v_readlane_b32 s63, v5, 19
	v_readlane_b32 s64, v5, 20
	v_readlane_b32 s65, v5, 21
	v_readlane_b32 s66, v5, 22
	v_readlane_b32 s67, v5, 23
	v_readlane_b32 s68, v5, 24
	v_readlane_b32 s69, v5, 25
	v_readlane_b32 s70, v5, 26
	v_readlane_b32 s71, v5, 27
	v_mul_f32_e32 v21, s67, v21
	v_readlane_b32 s56, v5, 28
	v_readlane_b32 s57, v5, 29
	v_readlane_b32 s58, v5, 30
	v_readlane_b32 s59, v5, 31
	v_readlane_b32 s60, v5, 32
	v_readlane_b32 s61, v5, 33
	v_readlane_b32 s62, v5, 34
	v_readlane_b32 s63, v5, 35
	v_readlane_b32 s64, v5, 36
	v_readlane_b32 s65, v5, 37
	v_readlane_b32 s66, v5, 38
	v_readlane_b32 s67, v5, 39
	v_readlane_b32 s68, v5, 40
	v_readlane_b32 s69, v5, 41
	v_readlane_b32 s70, v5, 42
	v_readlane_b32 s71, v5, 43
	v_mul_f32_e32 v20, s66, v20
	v_readlane_b32 s56, v5, 44
	v_readlane_b32 s57, v5, 45
	v_readlane_b32 s58, v5, 46
	v_readlane_b32 s59, v5, 47
	v_readlane_b32 s60, v5, 48
	v_readlane_b32 s61, v5, 49
	v_readlane_b32 s62, v5, 50
	v_readlane_b32 s63, v5, 51
	v_readlane_b32 s64, v5, 52
	v_readlane_b32 s65, v5, 53
	v_readlane_b32 s66, v5, 54
	v_readlane_b32 s67, v5, 55
	v_readlane_b32 s68, v5, 56
	v_readlane_b32 s69, v5, 57
	v_readlane_b32 s70, v5, 58
	v_readlane_b32 s71, v5, 59
	v_mul_f32_e32 v19, s65, v19
	v_readlane_b32 s56, v5, 60
	v_readlane_b32 s57, v5, 61
	v_readlane_b32 s58, v5, 62
	v_readlane_b32 s59, v5, 63
	v_readlane_b32 s60, v6, 0
	v_readlane_b32 s61, v6, 1
	v_readlane_b32 s62, v6, 2
	v_readlane_b32 s63, v6, 3
	v_readlane_b32 s64, v6, 4
	v_readlane_b32 s65, v6, 5
	v_readlane_b32 s66, v6, 6
	v_readlane_b32 s67, v6, 7
	v_readlane_b32 s68, v6, 8
	v_readlane_b32 s69, v6, 9
	v_readlane_b32 s70, v6, 10
	v_readlane_b32 s71, v6, 11
	v_mul_f32_e32 v18, s64, v18
	v_readlane_b32 s56, v6, 12
	v_readlane_b32 s57, v6, 13
	v_readlane_b32 s58, v6, 14
	v_readlane_b32 s59, v6, 15
	v_readlane_b32 s60, v6, 16
	v_readlane_b32 s61, v6, 17
	v_readlane_b32 s62, v6, 18
	v_readlane_b32 s63, v6, 19
	v_readlane_b32 s64, v6, 20
	v_readlane_b32 s65, v6, 21
	v_readlane_b32 s66, v6, 22
	v_readlane_b32 s67, v6, 23
	v_readlane_b32 s68, v6, 24
	v_readlane_b32 s69, v6, 25
	v_readlane_b32 s70, v6, 26
	v_readlane_b32 s71, v6, 27
	v_mul_f32_e32 v15, s61, v15
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	v_readlane_b32 s62, v6, 34
	v_readlane_b32 s63, v6, 35
	v_readlane_b32 s64, v6, 36
	v_readlane_b32 s65, v6, 37
	v_readlane_b32 s66, v6, 38
	v_readlane_b32 s67, v6, 39
	v_readlane_b32 s68, v6, 40
	v_readlane_b32 s69, v6, 41
	v_readlane_b32 s70, v6, 42
	v_readlane_b32 s71, v6, 43
	v_mul_f32_e32 v14, s60, v14
	v_readlane_b32 s56, v2, 44
	v_readlane_b32 s57, v2, 45
	v_readlane_b32 s58, v2, 46
	v_readlane_b32 s59, v2, 47
	v_readlane_b32 s60, v2, 48
	v_readlane_b32 s61, v2, 49
	v_readlane_b32 s62, v2, 50
	v_readlane_b32 s63, v2, 51
	v_readlane_b32 s64, v2, 52
	v_readlane_b32 s65, v2, 53
	v_readlane_b32 s66, v2, 54
	v_readlane_b32 s67, v2, 55
	v_readlane_b32 s68, v2, 56
	v_readlane_b32 s69, v2, 57
	v_readlane_b32 s70, v2, 58
	v_readlane_b32 s71, v2, 59
	v_mul_f32_e32 v12, s58, v12
	v_readlane_b32 s56, v2, 28
	v_readlane_b32 s57, v2, 29
	v_readlane_b32 s58, v2, 30
	v_readlane_b32 s59, v2, 31
	v_readlane_b32 s60, v2, 32
	v_readlane_b32 s61, v2, 33
	v_readlane_b32 s62, v2, 34
	v_readlane_b32 s63, v2, 35
	v_readlane_b32 s64, v2, 36
	v_readlane_b32 s65, v2, 37
	v_readlane_b32 s66, v2, 38
	v_readlane_b32 s67, v2, 39
	v_readlane_b32 s68, v2, 40
	v_readlane_b32 s69, v2, 41
	v_readlane_b32 s70, v2, 42
	v_readlane_b32 s71, v2, 43
	v_mul_f32_e32 v11, s57, v11
	v_readlane_b32 s56, v2, 12
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_readlane_b32 s57, v2, 13
	v_readlane_b32 s58, v2, 14
	v_readlane_b32 s59, v2, 15
	v_readlane_b32 s60, v2, 16
	v_readlane_b32 s61, v2, 17
	v_readlane_b32 s62, v2, 18
	v_readlane_b32 s63, v2, 19
	v_mul_f32_e32 v10, s56, v10
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	s_cbranch_vccnz .LBB1_78
; %bb.77:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 174
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x50, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v238, v51
	v_add_u32_e32 v51, vcc, 0x60, v0
	v_mov_b32_e32 v239, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	v_mov_b32_e32 v242, v55
	v_add_u32_e32 v55, vcc, 0x70, v0
	v_mov_b32_e32 v42, v56
	v_addc_u32_e32 v56, vcc, 0, v1, vcc
	v_mov_b32_e32 v240, v53
	v_mov_b32_e32 v241, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[234:237], v[55:56]
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_readlane_b32 s18, v3, 30
	v_readlane_b32 s19, v3, 31
	v_readlane_b32 s20, v3, 32
	v_readlane_b32 s21, v3, 33
	v_readlane_b32 s22, v3, 34
	v_readlane_b32 s23, v3, 35
	v_readlane_b32 s24, v3, 36
	v_readlane_b32 s25, v3, 37
	v_readlane_b32 s26, v3, 38
	v_readlane_b32 s27, v3, 39
	v_readlane_b32 s28, v3, 40
	v_readlane_b32 s29, v3, 41
	v_readlane_b32 s30, v3, 42
	v_readlane_b32 s31, v3, 43
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s61, v3, 1
	v_mov_b32_e32 v55, v242
	v_mov_b32_e32 v56, v42
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v46, s19, v46
	v_readlane_b32 s16, v3, 44
	v_readlane_b32 s17, v3, 45
	v_readlane_b32 s18, v3, 46
	v_readlane_b32 s19, v3, 47
	v_readlane_b32 s20, v3, 48
	v_readlane_b32 s21, v3, 49
	v_readlane_b32 s22, v3, 50
	v_readlane_b32 s23, v3, 51
	v_readlane_b32 s24, v3, 52
	v_readlane_b32 s25, v3, 53
	v_readlane_b32 s26, v3, 54
	v_readlane_b32 s27, v3, 55
	v_readlane_b32 s28, v3, 56
	v_readlane_b32 s29, v3, 57
	v_readlane_b32 s30, v3, 58
	v_readlane_b32 s31, v3, 59
	v_mul_f32_e32 v45, s18, v45
	v_readlane_b32 s16, v3, 60
	v_readlane_b32 s17, v3, 61
	v_readlane_b32 s18, v3, 62
	v_readlane_b32 s19, v3, 63
	v_readlane_b32 s20, v4, 0
	v_readlane_b32 s21, v4, 1
	v_readlane_b32 s22, v4, 2
	v_readlane_b32 s23, v4, 3
	v_readlane_b32 s24, v4, 4
	v_readlane_b32 s25, v4, 5
	v_readlane_b32 s26, v4, 6
	v_readlane_b32 s27, v4, 7
	v_readlane_b32 s28, v4, 8
	v_readlane_b32 s29, v4, 9
	v_readlane_b32 s30, v4, 10
	v_readlane_b32 s31, v4, 11
	v_mul_f32_e32 v44, s17, v44
	v_readlane_b32 s16, v6, 60
	v_readlane_b32 s17, v6, 61
	v_readlane_b32 s18, v6, 62
	v_readlane_b32 s19, v6, 63
	v_readlane_b32 s20, v7, 0
	v_readlane_b32 s21, v7, 1
	v_readlane_b32 s22, v7, 2
	v_readlane_b32 s23, v7, 3
	v_readlane_b32 s24, v7, 4
	v_readlane_b32 s25, v7, 5
	v_readlane_b32 s26, v7, 6
	v_readlane_b32 s27, v7, 7
	v_readlane_b32 s28, v7, 8
	v_readlane_b32 s29, v7, 9
	v_readlane_b32 s30, v7, 10
	v_readlane_b32 s31, v7, 11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v50, s23, v50
	v_readlane_b32 s16, v6, 44
	v_readlane_b32 s17, v6, 45
	v_readlane_b32 s18, v6, 46
	v_readlane_b32 s19, v6, 47
	v_readlane_b32 s20, v6, 48
	v_readlane_b32 s21, v6, 49
	v_readlane_b32 s22, v6, 50
	v_readlane_b32 s23, v6, 51
	v_readlane_b32 s24, v6, 52
	v_readlane_b32 s25, v6, 53
	v_readlane_b32 s26, v6, 54
	v_readlane_b32 s27, v6, 55
	v_readlane_b32 s28, v6, 56
	v_readlane_b32 s29, v6, 57
	v_readlane_b32 s30, v6, 58
	v_readlane_b32 s31, v6, 59
	v_mul_f32_e32 v49, s22, v49
	v_readlane_b32 s16, v3, 12
	v_readlane_b32 s17, v3, 13
	v_readlane_b32 s18, v3, 14
	v_readlane_b32 s19, v3, 15
	v_readlane_b32 s20, v3, 16
	v_readlane_b32 s21, v3, 17
	v_readlane_b32 s22, v3, 18
	v_readlane_b32 s23, v3, 19
	v_readlane_b32 s24, v3, 20
	v_readlane_b32 s25, v3, 21
	v_readlane_b32 s26, v3, 22
	v_readlane_b32 s27, v3, 23
	v_readlane_b32 s28, v3, 24
	v_readlane_b32 s29, v3, 25
	v_readlane_b32 s30, v3, 26
	v_readlane_b32 s31, v3, 27
	v_mul_f32_e32 v47, s20, v47
	v_readlane_b32 s16, v7, 60
	v_mul_f32_e32 v43, s36, v43
	v_readlane_b32 s17, v7, 61
	v_readlane_b32 s18, v7, 62
	v_readlane_b32 s19, v7, 63
	v_readlane_b32 s20, v8, 0
	v_readlane_b32 s21, v8, 1
	v_readlane_b32 s22, v8, 2
	v_readlane_b32 s23, v8, 3
	v_readlane_b32 s24, v8, 4
	v_readlane_b32 s25, v8, 5
	v_readlane_b32 s26, v8, 6
	v_readlane_b32 s27, v8, 7
	v_readlane_b32 s28, v8, 8
	v_readlane_b32 s29, v8, 9
	v_readlane_b32 s30, v8, 10
	v_readlane_b32 s31, v8, 11
	v_add_f32_e32 v10, v43, v10
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v43, s27, v54
	v_readlane_b32 s16, v7, 44
	v_readlane_b32 s17, v7, 45
	v_readlane_b32 s18, v7, 46
	v_readlane_b32 s19, v7, 47
	v_readlane_b32 s20, v7, 48
	v_readlane_b32 s21, v7, 49
	v_readlane_b32 s22, v7, 50
	v_readlane_b32 s23, v7, 51
	v_readlane_b32 s24, v7, 52
	v_readlane_b32 s25, v7, 53
	v_readlane_b32 s26, v7, 54
	v_readlane_b32 s27, v7, 55
	v_readlane_b32 s28, v7, 56
	v_readlane_b32 s29, v7, 57
	v_readlane_b32 s30, v7, 58
	v_readlane_b32 s31, v7, 59
	v_add_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, s26, v53
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s25, v7, 37
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
	v_add_f32_e32 v12, v45, v12
	v_mul_f32_e32 v45, s25, v52
	v_readlane_b32 s16, v7, 12
	v_readlane_b32 s17, v7, 13
	v_readlane_b32 s18, v7, 14
	v_readlane_b32 s19, v7, 15
	v_readlane_b32 s20, v7, 16
	v_readlane_b32 s21, v7, 17
	v_readlane_b32 s22, v7, 18
	v_readlane_b32 s23, v7, 19
	v_readlane_b32 s24, v7, 20
	v_readlane_b32 s25, v7, 21
	v_readlane_b32 s26, v7, 22
	v_readlane_b32 s27, v7, 23
	v_readlane_b32 s28, v7, 24
	v_readlane_b32 s29, v7, 25
	v_readlane_b32 s30, v7, 26
	v_readlane_b32 s31, v7, 27
	v_add_f32_e32 v13, v46, v13
	v_mul_f32_e32 v46, s24, v51
	v_readlane_b32 s16, v8, 60
	v_mul_f32_e32 v48, s61, v48
	v_readlane_b32 s17, v8, 61
	v_readlane_b32 s18, v8, 62
	v_readlane_b32 s19, v8, 63
	v_readlane_b32 s20, v9, 0
	v_readlane_b32 s21, v9, 1
	v_readlane_b32 s22, v9, 2
	v_readlane_b32 s23, v9, 3
	v_readlane_b32 s24, v9, 4
	v_readlane_b32 s25, v9, 5
	v_readlane_b32 s26, v9, 6
	v_readlane_b32 s27, v9, 7
	v_readlane_b32 s28, v9, 8
	v_readlane_b32 s29, v9, 9
	v_readlane_b32 s30, v9, 10
	v_readlane_b32 s31, v9, 11
	v_add_f32_e32 v15, v48, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s31, v237
	v_readlane_b32 s16, v8, 44
	v_readlane_b32 s17, v8, 45
	v_readlane_b32 s18, v8, 46
	v_readlane_b32 s19, v8, 47
	v_readlane_b32 s20, v8, 48
	v_readlane_b32 s21, v8, 49
	v_readlane_b32 s22, v8, 50
	v_readlane_b32 s23, v8, 51
	v_readlane_b32 s24, v8, 52
	v_readlane_b32 s25, v8, 53
	v_readlane_b32 s26, v8, 54
	v_readlane_b32 s27, v8, 55
	v_readlane_b32 s28, v8, 56
	v_readlane_b32 s29, v8, 57
	v_readlane_b32 s30, v8, 58
	v_readlane_b32 s31, v8, 59
	v_add_f32_e32 v16, v49, v16
	v_mul_f32_e32 v49, s30, v236
	v_readlane_b32 s16, v8, 28
	v_readlane_b32 s17, v8, 29
	v_readlane_b32 s18, v8, 30
	v_readlane_b32 s19, v8, 31
	v_readlane_b32 s20, v8, 32
	v_readlane_b32 s21, v8, 33
	v_readlane_b32 s22, v8, 34
	v_readlane_b32 s23, v8, 35
	v_readlane_b32 s24, v8, 36
	v_readlane_b32 s25, v8, 37
	v_readlane_b32 s26, v8, 38
	v_readlane_b32 s27, v8, 39
	v_readlane_b32 s28, v8, 40
	v_readlane_b32 s29, v8, 41
	v_readlane_b32 s30, v8, 42
	v_readlane_b32 s31, v8, 43
	v_add_f32_e32 v17, v50, v17
	v_mul_f32_e32 v50, s29, v235
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s28, v8, 24
	v_mul_f32_e32 v51, s28, v234
	v_mov_b32_e32 v54, v241
	v_mov_b32_e32 v53, v240
	v_mov_b32_e32 v52, v239
	v_add_f32_e32 v21, v43, v21
	v_add_f32_e32 v20, v44, v20
	v_add_f32_e32 v19, v45, v19
	v_add_f32_e32 v18, v46, v18
	v_add_f32_e32 v25, v48, v25
	v_add_f32_e32 v24, v49, v24
	v_add_f32_e32 v23, v50, v23
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v238
	v_add_f32_e32 v14, v47, v14
	v_readlane_b32 s17, v8, 13
	v_readlane_b32 s18, v8, 14
	v_readlane_b32 s19, v8, 15
	v_readlane_b32 s20, v8, 16
	v_readlane_b32 s21, v8, 17
	v_readlane_b32 s22, v8, 18
	v_readlane_b32 s23, v8, 19
	v_readlane_b32 s24, v8, 20
	v_readlane_b32 s25, v8, 21
	v_readlane_b32 s26, v8, 22
	v_readlane_b32 s27, v8, 23
	v_readlane_b32 s29, v8, 25
	v_readlane_b32 s30, v8, 26
	v_readlane_b32 s31, v8, 27
.LBB1_78:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v45, vcc, 0x70, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	flat_store_dwordx4 v[45:46], v[22:25]
	s_mov_b32 s20, 0x423d00
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[43:44], v[10:13]
	buffer_load_dword v46, off, s[0:3], s20
	s_movk_i32 s16, 0x328
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
.LBB1_79:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_88
; %bb.80:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x405200
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	buffer_load_dword v12, off, s[0:3], s27 offset:8
	buffer_load_dword v13, off, s[0:3], s27 offset:12
	buffer_load_dword v14, off, s[0:3], s27 offset:16
	buffer_load_dword v15, off, s[0:3], s27 offset:20
	buffer_load_dword v16, off, s[0:3], s27 offset:24
	buffer_load_dword v17, off, s[0:3], s27 offset:28
	buffer_load_dword v18, off, s[0:3], s27 offset:32
	buffer_load_dword v19, off, s[0:3], s27 offset:36
	buffer_load_dword v20, off, s[0:3], s27 offset:40
	buffer_load_dword v21, off, s[0:3], s27 offset:44
	buffer_load_dword v22, off, s[0:3], s27 offset:48
	buffer_load_dword v23, off, s[0:3], s27 offset:52
	buffer_load_dword v24, off, s[0:3], s27 offset:56
	buffer_load_dword v25, off, s[0:3], s27 offset:60
	.loc	1 178
	v_mov_b32_e32 v27, 0x10040
	v_mov_b32_e32 v37, 0x10040
	v_mov_b32_e32 v36, 0x10040
	v_mov_b32_e32 v35, 0x10040
	v_mov_b32_e32 v34, 0x10040
	v_mov_b32_e32 v33, 0x10040
	v_mov_b32_e32 v32, 0x10040
	v_mov_b32_e32 v31, 0x10040
	v_mov_b32_e32 v26, 0x10040
	v_mov_b32_e32 v30, 0x10040
	v_mov_b32_e32 v29, 0x10040
	v_mov_b32_e32 v28, 0x10040
	s_mov_b32 s27, 0x40c200
	.loc	1 179
	v_readlane_b32 s28, v9, 22
	v_readlane_b32 s29, v9, 23
	.loc	1 178
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v27, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v25, 0x10040
	buffer_store_dword v24, v25, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v24, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v27, 0x10040
	buffer_store_dword v22, v23, s[0:3], 0 offen offset:48
	buffer_store_dword v21, v37, s[0:3], 0 offen offset:44
	buffer_store_dword v20, v36, s[0:3], 0 offen offset:40
	buffer_store_dword v19, v35, s[0:3], 0 offen offset:36
	buffer_store_dword v18, v34, s[0:3], 0 offen offset:32
	buffer_store_dword v17, v33, s[0:3], 0 offen offset:28
	buffer_store_dword v16, v32, s[0:3], 0 offen offset:24
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:20
	buffer_store_dword v14, v26, s[0:3], 0 offen offset:16
	buffer_store_dword v13, v30, s[0:3], 0 offen offset:12
	buffer_store_dword v12, v29, s[0:3], 0 offen offset:8
	buffer_store_dword v11, v28, s[0:3], 0 offen offset:4
	buffer_store_dword v10, v27, s[0:3], 0 offen
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	buffer_load_dword v12, off, s[0:3], s27 offset:8
	buffer_load_dword v13, off, s[0:3], s27 offset:12
	buffer_load_dword v14, off, s[0:3], s27 offset:16
	buffer_load_dword v15, off, s[0:3], s27 offset:20
	buffer_load_dword v16, off, s[0:3], s27 offset:24
	buffer_load_dword v17, off, s[0:3], s27 offset:28
	buffer_load_dword v18, off, s[0:3], s27 offset:32
	buffer_load_dword v19, off, s[0:3], s27 offset:36
	buffer_load_dword v20, off, s[0:3], s27 offset:40
	buffer_load_dword v21, off, s[0:3], s27 offset:44
	buffer_load_dword v22, off, s[0:3], s27 offset:48
	buffer_load_dword v23, off, s[0:3], s27 offset:52
	buffer_load_dword v24, off, s[0:3], s27 offset:56
	buffer_load_dword v25, off, s[0:3], s27 offset:60
	v_mov_b32_e32 v26, 0x10040
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v26, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v25, 0x10040
	buffer_store_dword v24, v25, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v24, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v23, 0x10040
	buffer_store_dword v22, v23, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v22, 0x10040
	buffer_store_dword v21, v22, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v21, 0x10040
	buffer_store_dword v20, v21, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v20, 0x10040
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v19, 0x10040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v18, 0x10040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v17, 0x10040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v16, 0x10040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v15, 0x10040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v14, 0x10040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v13, 0x10040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v12, 0x10040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v11, 0x10040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:64
	.loc	1 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_87
; %bb.81:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x424a00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v252
	v_ashrrev_i32_e32 v13, 31, v252
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v252, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_83
.LBB1_82:                               ;   in Loop: Header=BB1_83 Depth=4
	.loc	1 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	1 179
	v_add_u32_e32 v10, vcc, 4, v10
	s_add_u32 s58, s58, 1
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v251
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v12, vcc, 4, v12
	.loc	1 180
	flat_store_dword v[14:15], v13
	.loc	1 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_87
.LBB1_83:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 180
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB1_85
; %bb.84:                               ;   in Loop: Header=BB1_83 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB1_82
	s_branch .LBB1_86
.LBB1_85:                               ;   in Loop: Header=BB1_83 Depth=4
.LBB1_86:                               ;   in Loop: Header=BB1_83 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_82
.LBB1_87:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_88:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 156
	v_or_b32_e32 v0, 1, v115
	.loc	1 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_199
; %bb.89:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x424400
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x424500
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	1 172
	s_and_saveexec_b64 s[20:21], s[82:83]
	s_xor_b64 s[54:55], exec, s[20:21]
	s_cbranch_execz .LBB1_95
; %bb.90:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 173
	v_readlane_b32 s16, v4, 12
	s_mov_b32 s16, 0x403000
	s_nop 3
	buffer_load_dword v10, off, s[0:3], s16
	buffer_load_dword v11, off, s[0:3], s16 offset:4
	buffer_load_dword v12, off, s[0:3], s16 offset:8
	buffer_load_dword v13, off, s[0:3], s16 offset:12
	buffer_load_dword v14, off, s[0:3], s16 offset:16
	buffer_load_dword v15, off, s[0:3], s16 offset:20
	buffer_load_dword v16, off, s[0:3], s16 offset:24
	buffer_load_dword v17, off, s[0:3], s16 offset:28
	buffer_load_dword v18, off, s[0:3], s16 offset:32
	buffer_load_dword v19, off, s[0:3], s16 offset:36
	buffer_load_dword v20, off, s[0:3], s16 offset:40
	buffer_load_dword v21, off, s[0:3], s16 offset:44
	buffer_load_dword v22, off, s[0:3], s16 offset:48
	buffer_load_dword v23, off, s[0:3], s16 offset:52
	buffer_load_dword v24, off, s[0:3], s16 offset:56
	buffer_load_dword v25, off, s[0:3], s16 offset:60
	v_readlane_b32 s17, v4, 13
	v_readlane_b32 s18, v4, 14
	v_readlane_b32 s19, v4, 15
	v_readlane_b32 s20, v4, 16
	v_readlane_b32 s21, v4, 17
	v_readlane_b32 s22, v4, 18
	v_readlane_b32 s23, v4, 19
	v_readlane_b32 s24, v4, 20
	v_readlane_b32 s25, v4, 21
	v_readlane_b32 s26, v4, 22
	v_readlane_b32 s27, v4, 23
	v_readlane_b32 s28, v4, 24
	v_readlane_b32 s29, v4, 25
	v_readlane_b32 s30, v4, 26
	v_readlane_b32 s31, v4, 27
	.loc	1 174
	v_cndmask_b32_e64 v43, 0, 1, s[88:89]
	v_mov_b32_e32 v234, v46
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	1 173
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s31, v25
	v_readlane_b32 s16, v4, 28
	v_readlane_b32 s17, v4, 29
	v_readlane_b32 s18, v4, 30
	v_readlane_b32 s19, v4, 31
	v_readlane_b32 s20, v4, 32
	v_readlane_b32 s21, v4, 33
	v_readlane_b32 s22, v4, 34
	v_readlane_b32 s23, v4, 35
	v_readlane_b32 s24, v4, 36
	v_readlane_b32 s25, v4, 37
	v_readlane_b32 s26, v4, 38
	v_readlane_b32 s27, v4, 39
	v_readlane_b32 s28, v4, 40
	v_readlane_b32 s29, v4, 41
	v_readlane_b32 s30, v4, 42
	v_readlane_b32 s31, v4, 43
	v_mul_f32_e32 v24, s30, v24
	v_readlane_b32 s16, v4, 44
	v_readlane_b32 s17, v4, 45
	v_readlane_b32 s18, v4, 46
	v_readlane_b32 s19, v4, 47
	v_readlane_b32 s20, v4, 48
	v_readlane_b32 s21, v4, 49
	v_readlane_b32 s22, v4, 50
	v_readlane_b32 s23, v4, 51
	v_readlane_b32 s24, v4, 52
	v_readlane_b32 s25, v4, 53
	v_readlane_b32 s26, v4, 54
	v_readlane_b32 s27, v4, 55
	v_readlane_b32 s28, v4, 56
	v_readlane_b32 s29, v4, 57
	v_readlane_b32 s30, v4, 58
	v_readlane_b32 s31, v4, 59
	v_mul_f32_e32 v23, s29, v23
	v_readlane_b32 s16, v4, 60
	v_readlane_b32 s17, v4, 61
	v_readlane_b32 s18, v4, 62
	v_readlane_b32 s19, v4, 63
	v_readlane_b32 s20, v5, 0
	v_readlane_b32 s21, v5, 1
	v_readlane_b32 s22, v5, 2
	v_readlane_b32 s23, v5, 3
	v_readlane_b32 s24, v5, 4
	v_readlane_b32 s25, v5, 5
	v_readlane_b32 s26, v5, 6
	v_readlane_b32 s27, v5, 7
	v_readlane_b32 s28, v5, 8
	v_readlane_b32 s29, v5, 9
	v_readlane_b32 s30, v5, 10
	v_readlane_b32 s31, v5, 11
	v_mul_f32_e32 v22, s28, v22
	v_readlane_b32 s16, v5, 12
	v_readlane_b32 s17, v5, 13
	v_readlane_b32 s18, v5, 14
	v_readlane_b32 s19, v5, 15
	v_readlane_b32 s20, v5, 16
	v_readlane_b32 s21, v5, 17
	v_readlane_b32 s22, v5, 18
	v_readlane_b32 s23, v5, 19
	v_readlane_b32 s24, v5, 20
	v_readlane_b32 s25, v5, 21
	v_readlane_b32 s26, v5, 22
	v_readlane_b32 s27, v5, 23
	v_readlane_b32 s28, v5, 24
	v_readlane_b32 s29, v5, 25
	v_readlane_b32 s30, v5, 26
	v_readlane_b32 s31, v5, 27
	v_mul_f32_e32 v21, s27, v21
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s18, v5, 30
	v_readlane_b32 s19, v5, 31
	v_readlane_b32 s20, v5, 32
	v_readlane_b32 s21, v5, 33
	v_readlane_b32 s22, v5, 34
	v_readlane_b32 s23, v5, 35
	v_readlane_b32 s24, v5, 36
	v_readlane_b32 s25, v5, 37
	v_readlane_b32 s26, v5, 38
	v_readlane_b32 s27, v5, 39
	v_readlane_b32 s28, v5, 40
	v_readlane_b32 s29, v5, 41
	v_readlane_b32 s30, v5, 42
	v_readlane_b32 s31, v5, 43
	v_mul_f32_e32 v20, s26, v20
	v_readlane_b32 s16, v5, 44
	v_readlane_b32 s17, v5, 45
	v_readlane_b32 s18, v5, 46
	v_readlane_b32 s19, v5, 47
	v_readlane_b32 s20, v5, 48
	v_readlane_b32 s21, v5, 49
	v_readlane_b32 s22, v5, 50
	v_readlane_b32 s23, v5, 51
	v_readlane_b32 s24, v5, 52
	v_readlane_b32 s25, v5, 53
	v_readlane_b32 s26, v5, 54
	v_readlane_b32 s27, v5, 55
	v_readlane_b32 s28, v5, 56
	v_readlane_b32 s29, v5, 57
	v_readlane_b32 s30, v5, 58
	v_readlane_b32 s31, v5, 59
	v_mul_f32_e32 v19, s25, v19
	v_readlane_b32 s16, v5, 60
	v_readlane_b32 s17, v5, 61
	v_readlane_b32 s18, v5, 62
	v_readlane_b32 s19, v5, 63
	v_readlane_b32 s20, v6, 0
	v_readlane_b32 s21, v6, 1
	v_readlane_b32 s22, v6, 2
	v_readlane_b32 s23, v6, 3
	v_readlane_b32 s24, v6, 4
	v_readlane_b32 s25, v6, 5
	v_readlane_b32 s26, v6, 6
	v_readlane_b32 s27, v6, 7
	v_readlane_b32 s28, v6, 8
	v_readlane_b32 s29, v6, 9
	v_readlane_b32 s30, v6, 10
	v_readlane_b32 s31, v6, 11
	v_mul_f32_e32 v18, s24, v18
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_readlane_b32 s18, v6, 14
	v_readlane_b32 s19, v6, 15
	v_readlane_b32 s20, v6, 16
	v_readlane_b32 s21, v6, 17
	v_readlane_b32 s22, v6, 18
	v_readlane_b32 s23, v6, 19
	v_readlane_b32 s24, v6, 20
	v_readlane_b32 s25, v6, 21
	v_readlane_b32 s26, v6, 22
	v_readlane_b32 s27, v6, 23
	v_readlane_b32 s28, v6, 24
	v_readlane_b32 s29, v6, 25
	v_readlane_b32 s30, v6, 26
	v_readlane_b32 s31, v6, 27
	v_mul_f32_e32 v15, s21, v15
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_readlane_b32 s18, v6, 30
	v_readlane_b32 s19, v6, 31
	v_readlane_b32 s20, v6, 32
	v_readlane_b32 s21, v6, 33
	v_readlane_b32 s22, v6, 34
	v_readlane_b32 s23, v6, 35
	v_readlane_b32 s24, v6, 36
	v_readlane_b32 s25, v6, 37
	v_readlane_b32 s26, v6, 38
	v_readlane_b32 s27, v6, 39
	v_readlane_b32 s28, v6, 40
	v_readlane_b32 s29, v6, 41
	v_readlane_b32 s30, v6, 42
	v_readlane_b32 s31, v6, 43
	v_mul_f32_e32 v14, s20, v14
	v_readlane_b32 s16, v2, 44
	v_readlane_b32 s17, v2, 45
	v_readlane_b32 s18, v2, 46
	v_readlane_b32 s19, v2, 47
	v_readlane_b32 s20, v2, 48
	v_readlane_b32 s21, v2, 49
	v_readlane_b32 s22, v2, 50
	v_readlane_b32 s23, v2, 51
	v_readlane_b32 s24, v2, 52
	v_readlane_b32 s25, v2, 53
	v_readlane_b32 s26, v2, 54
	v_readlane_b32 s27, v2, 55
	v_readlane_b32 s28, v2, 56
	v_readlane_b32 s29, v2, 57
	v_readlane_b32 s30, v2, 58
	v_readlane_b32 s31, v2, 59
	v_mul_f32_e32 v12, s18, v12
	v_readlane_b32 s16, v2, 28
	v_readlane_b32 s17, v2, 29
	v_readlane_b32 s18, v2, 30
	v_readlane_b32 s19, v2, 31
	v_readlane_b32 s20, v2, 32
	v_readlane_b32 s21, v2, 33
	v_readlane_b32 s22, v2, 34
	v_readlane_b32 s23, v2, 35
	v_readlane_b32 s24, v2, 36
	v_readlane_b32 s25, v2, 37
	v_readlane_b32 s26, v2, 38
	v_readlane_b32 s27, v2, 39
	v_readlane_b32 s28, v2, 40
	v_readlane_b32 s29, v2, 41
	v_readlane_b32 s30, v2, 42
	v_readlane_b32 s31, v2, 43
	v_mul_f32_e32 v11, s17, v11
	v_readlane_b32 s16, v2, 12
	v_readlane_b32 s20, v2, 16
	v_readlane_b32 s21, v2, 17
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	1 174
	v_cmp_ne_u32_e64 s[20:21], 1, v43
	.loc	1 173
	v_readlane_b32 s17, v2, 13
	v_readlane_b32 s18, v2, 14
	v_readlane_b32 s19, v2, 15
	v_readlane_b32 s22, v2, 18
	v_readlane_b32 s23, v2, 19
	v_readlane_b32 s24, v2, 20
	v_readlane_b32 s25, v2, 21
	v_readlane_b32 s26, v2, 22
	v_readlane_b32 s27, v2, 23
	v_readlane_b32 s28, v2, 24
	v_readlane_b32 s29, v2, 25
	v_readlane_b32 s30, v2, 26
	v_readlane_b32 s31, v2, 27
	s_cbranch_vccnz .LBB1_92
; %bb.91:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 174
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 32, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	v_mov_b32_e32 v42, v51
	v_add_u32_e32 v51, vcc, 48, v0
	v_mov_b32_e32 v222, v57
	v_mov_b32_e32 v57, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v223, v53
	v_mov_b32_e32 v224, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[218:221], v[0:1]
	v_readlane_b32 s56, v3, 28
	v_readlane_b32 s57, v3, 29
	v_readlane_b32 s58, v3, 30
	v_readlane_b32 s59, v3, 31
	v_readlane_b32 s60, v3, 32
	v_readlane_b32 s61, v3, 33
	v_readlane_b32 s62, v3, 34
	v_readlane_b32 s63, v3, 35
	v_readlane_b32 s64, v3, 36
	v_readlane_b32 s65, v3, 37
	v_readlane_b32 s66, v3, 38
	v_readlane_b32 s67, v3, 39
	v_readlane_b32 s68, v3, 40
	v_readlane_b32 s69, v3, 41
	v_readlane_b32 s70, v3, 42
	v_readlane_b32 s71, v3, 43
	v_mov_b32_e32 v225, v55
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v55, s59, v221
	v_readlane_b32 s56, v3, 44
	v_readlane_b32 s57, v3, 45
	v_readlane_b32 s58, v3, 46
	v_readlane_b32 s59, v3, 47
	v_readlane_b32 s60, v3, 48
	v_readlane_b32 s61, v3, 49
	v_readlane_b32 s62, v3, 50
	v_readlane_b32 s63, v3, 51
	v_readlane_b32 s64, v3, 52
	v_readlane_b32 s65, v3, 53
	v_readlane_b32 s66, v3, 54
	v_readlane_b32 s67, v3, 55
	v_readlane_b32 s68, v3, 56
	v_readlane_b32 s69, v3, 57
	v_readlane_b32 s70, v3, 58
	v_readlane_b32 s71, v3, 59
	v_add_f32_e32 v13, v55, v13
	v_mul_f32_e32 v55, s58, v220
	v_readlane_b32 s56, v3, 60
	v_readlane_b32 s57, v3, 61
	v_readlane_b32 s58, v3, 62
	v_readlane_b32 s59, v3, 63
	v_readlane_b32 s60, v4, 0
	v_readlane_b32 s61, v4, 1
	v_readlane_b32 s62, v4, 2
	v_readlane_b32 s63, v4, 3
	v_readlane_b32 s64, v4, 4
	v_readlane_b32 s65, v4, 5
	v_readlane_b32 s66, v4, 6
	v_readlane_b32 s67, v4, 7
	v_readlane_b32 s68, v4, 8
	v_readlane_b32 s69, v4, 9
	v_readlane_b32 s70, v4, 10
	v_readlane_b32 s71, v4, 11
	v_add_f32_e32 v12, v55, v12
	v_mul_f32_e32 v55, s57, v219
	v_readlane_b32 s56, v8, 60
	v_readlane_b32 s57, v8, 61
	v_readlane_b32 s58, v8, 62
	v_readlane_b32 s59, v8, 63
	v_readlane_b32 s60, v9, 0
	v_readlane_b32 s61, v9, 1
	v_readlane_b32 s62, v9, 2
	v_readlane_b32 s63, v9, 3
	v_readlane_b32 s64, v9, 4
	v_readlane_b32 s65, v9, 5
	v_readlane_b32 s66, v9, 6
	v_readlane_b32 s67, v9, 7
	v_readlane_b32 s68, v9, 8
	v_readlane_b32 s69, v9, 9
	v_readlane_b32 s70, v9, 10
	v_readlane_b32 s71, v9, 11
	v_mul_f32_e32 v54, s71, v54
	v_readlane_b32 s56, v8, 44
	v_readlane_b32 s57, v8, 45
	v_readlane_b32 s58, v8, 46
	v_readlane_b32 s59, v8, 47
	v_readlane_b32 s60, v8, 48
	v_readlane_b32 s61, v8, 49
	v_readlane_b32 s62, v8, 50
	v_readlane_b32 s63, v8, 51
	v_readlane_b32 s64, v8, 52
	v_readlane_b32 s65, v8, 53
	v_readlane_b32 s66, v8, 54
	v_readlane_b32 s67, v8, 55
	v_readlane_b32 s68, v8, 56
	v_readlane_b32 s69, v8, 57
	v_readlane_b32 s70, v8, 58
	v_readlane_b32 s71, v8, 59
	v_mul_f32_e32 v53, s70, v53
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s57, v8, 29
	v_readlane_b32 s58, v8, 30
	v_readlane_b32 s59, v8, 31
	v_readlane_b32 s60, v8, 32
	v_readlane_b32 s61, v8, 33
	v_readlane_b32 s62, v8, 34
	v_readlane_b32 s63, v8, 35
	v_readlane_b32 s64, v8, 36
	v_readlane_b32 s65, v8, 37
	v_readlane_b32 s66, v8, 38
	v_readlane_b32 s67, v8, 39
	v_readlane_b32 s68, v8, 40
	v_readlane_b32 s69, v8, 41
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
	v_mul_f32_e32 v52, s69, v52
	v_readlane_b32 s56, v8, 12
	v_readlane_b32 s57, v8, 13
	v_readlane_b32 s58, v8, 14
	v_readlane_b32 s59, v8, 15
	v_readlane_b32 s60, v8, 16
	v_readlane_b32 s61, v8, 17
	v_readlane_b32 s62, v8, 18
	v_readlane_b32 s63, v8, 19
	v_readlane_b32 s64, v8, 20
	v_readlane_b32 s65, v8, 21
	v_readlane_b32 s66, v8, 22
	v_readlane_b32 s67, v8, 23
	v_readlane_b32 s68, v8, 24
	v_readlane_b32 s69, v8, 25
	v_readlane_b32 s70, v8, 26
	v_readlane_b32 s71, v8, 27
	v_mul_f32_e32 v51, s68, v51
	v_readlane_b32 s56, v7, 60
	v_readlane_b32 s57, v7, 61
	v_readlane_b32 s58, v7, 62
	v_readlane_b32 s59, v7, 63
	v_readlane_b32 s60, v8, 0
	v_readlane_b32 s61, v8, 1
	v_readlane_b32 s62, v8, 2
	v_readlane_b32 s63, v8, 3
	v_readlane_b32 s64, v8, 4
	v_readlane_b32 s65, v8, 5
	v_readlane_b32 s66, v8, 6
	v_readlane_b32 s67, v8, 7
	v_readlane_b32 s68, v8, 8
	v_readlane_b32 s69, v8, 9
	v_readlane_b32 s70, v8, 10
	v_readlane_b32 s71, v8, 11
	v_mul_f32_e32 v50, s67, v50
	v_readlane_b32 s56, v7, 44
	v_readlane_b32 s57, v7, 45
	v_readlane_b32 s58, v7, 46
	v_readlane_b32 s59, v7, 47
	v_readlane_b32 s60, v7, 48
	v_readlane_b32 s61, v7, 49
	v_readlane_b32 s62, v7, 50
	v_readlane_b32 s63, v7, 51
	v_readlane_b32 s64, v7, 52
	v_readlane_b32 s65, v7, 53
	v_readlane_b32 s66, v7, 54
	v_readlane_b32 s67, v7, 55
	v_readlane_b32 s68, v7, 56
	v_readlane_b32 s69, v7, 57
	v_readlane_b32 s70, v7, 58
	v_readlane_b32 s71, v7, 59
	v_mul_f32_e32 v49, s66, v49
	v_readlane_b32 s56, v7, 28
	v_readlane_b32 s57, v7, 29
	v_readlane_b32 s58, v7, 30
	v_readlane_b32 s59, v7, 31
	v_readlane_b32 s60, v7, 32
	v_readlane_b32 s61, v7, 33
	v_readlane_b32 s62, v7, 34
	v_readlane_b32 s63, v7, 35
	v_readlane_b32 s64, v7, 36
	v_readlane_b32 s65, v7, 37
	v_readlane_b32 s66, v7, 38
	v_readlane_b32 s67, v7, 39
	v_readlane_b32 s68, v7, 40
	v_readlane_b32 s69, v7, 41
	v_readlane_b32 s70, v7, 42
	v_readlane_b32 s71, v7, 43
	v_mul_f32_e32 v48, s65, v48
	v_readlane_b32 s56, v7, 12
	v_readlane_b32 s57, v7, 13
	v_readlane_b32 s58, v7, 14
	v_readlane_b32 s59, v7, 15
	v_readlane_b32 s60, v7, 16
	v_readlane_b32 s61, v7, 17
	v_readlane_b32 s62, v7, 18
	v_readlane_b32 s63, v7, 19
	v_readlane_b32 s64, v7, 20
	v_readlane_b32 s65, v7, 21
	v_readlane_b32 s66, v7, 22
	v_readlane_b32 s67, v7, 23
	v_readlane_b32 s68, v7, 24
	v_readlane_b32 s69, v7, 25
	v_readlane_b32 s70, v7, 26
	v_readlane_b32 s71, v7, 27
	v_mul_f32_e32 v47, s64, v47
	v_readlane_b32 s56, v6, 60
	v_readlane_b32 s57, v6, 61
	v_readlane_b32 s58, v6, 62
	v_readlane_b32 s59, v6, 63
	v_readlane_b32 s60, v7, 0
	v_readlane_b32 s61, v7, 1
	v_readlane_b32 s62, v7, 2
	v_readlane_b32 s63, v7, 3
	v_readlane_b32 s64, v7, 4
	v_readlane_b32 s65, v7, 5
	v_readlane_b32 s66, v7, 6
	v_readlane_b32 s67, v7, 7
	v_readlane_b32 s68, v7, 8
	v_readlane_b32 s69, v7, 9
	v_readlane_b32 s70, v7, 10
	v_readlane_b32 s71, v7, 11
	v_mul_f32_e32 v46, s63, v46
	v_readlane_b32 s56, v6, 44
	v_readlane_b32 s57, v6, 45
	v_readlane_b32 s58, v6, 46
	v_readlane_b32 s59, v6, 47
	v_readlane_b32 s60, v6, 48
	v_readlane_b32 s61, v6, 49
	v_readlane_b32 s62, v6, 50
	v_readlane_b32 s63, v6, 51
	v_readlane_b32 s64, v6, 52
	v_readlane_b32 s65, v6, 53
	v_readlane_b32 s66, v6, 54
	v_readlane_b32 s67, v6, 55
	v_readlane_b32 s68, v6, 56
	v_readlane_b32 s69, v6, 57
	v_readlane_b32 s70, v6, 58
	v_readlane_b32 s71, v6, 59
	v_mul_f32_e32 v45, s62, v45
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	v_mul_f32_e32 v44, s61, v44
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_add_f32_e32 v11, v55, v11
	v_mul_f32_e32 v55, s36, v218
	v_mul_f32_e32 v43, s60, v43
	v_add_f32_e32 v10, v55, v10
	v_mov_b32_e32 v55, v225
	v_add_f32_e32 v25, v54, v25
	v_mov_b32_e32 v54, v224
	v_add_f32_e32 v24, v53, v24
	v_mov_b32_e32 v53, v223
	v_add_f32_e32 v23, v52, v23
	v_mov_b32_e32 v52, v57
	v_mov_b32_e32 v57, v222
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v42
	v_add_f32_e32 v21, v50, v21
	v_add_f32_e32 v20, v49, v20
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v18, v47, v18
	v_add_f32_e32 v17, v46, v17
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v15, v44, v15
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_add_f32_e32 v14, v43, v14
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_92:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_store_dwordx4 v[43:44], v[22:25]
	s_mov_b32 s16, 0x40d200
	v_add_u32_e32 v22, vcc, 32, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	1 173
	v_readlane_b32 s56, v4, 12
	.loc	1 175
	v_add_u32_e32 v18, vcc, 16, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	buffer_load_dword v10, off, s[0:3], s16
	buffer_load_dword v11, off, s[0:3], s16 offset:4
	buffer_load_dword v12, off, s[0:3], s16 offset:8
	buffer_load_dword v13, off, s[0:3], s16 offset:12
	buffer_load_dword v14, off, s[0:3], s16 offset:16
	buffer_load_dword v15, off, s[0:3], s16 offset:20
	buffer_load_dword v16, off, s[0:3], s16 offset:24
	buffer_load_dword v17, off, s[0:3], s16 offset:28
	buffer_load_dword v18, off, s[0:3], s16 offset:32
	buffer_load_dword v19, off, s[0:3], s16 offset:36
	buffer_load_dword v20, off, s[0:3], s16 offset:40
	buffer_load_dword v21, off, s[0:3], s16 offset:44
	buffer_load_dword v22, off, s[0:3], s16 offset:48
	buffer_load_dword v23, off, s[0:3], s16 offset:52
	buffer_load_dword v24, off, s[0:3], s16 offset:56
	buffer_load_dword v25, off, s[0:3], s16 offset:60
	.loc	1 173
	v_readlane_b32 s57, v4, 13
	v_readlane_b32 s58, v4, 14
	v_readlane_b32 s59, v4, 15
	v_readlane_b32 s60, v4, 16
	v_readlane_b32 s61, v4, 17
	v_readlane_b32 s62, v4, 18
	v_readlane_b32 s63, v4, 19
	v_readlane_b32 s64, v4, 20
	v_readlane_b32 s65, v4, 21
	v_readlane_b32 s66, v4, 22
	v_readlane_b32 s67, v4, 23
	v_readlane_b32 s68, v4, 24
	v_readlane_b32 s69, v4, 25
	v_readlane_b32 s70, v4, 26
	v_readlane_b32 s71, v4, 27
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s71, v25
	v_readlane_b32 s56, v4, 28
	v_readlane_b32 s57, v4, 29
	v_readlane_b32 s58, v4, 30
	v_readlane_b32 s59, v4, 31
	v_readlane_b32 s60, v4, 32
	v_readlane_b32 s61, v4, 33
	v_readlane_b32 s62, v4, 34
	v_readlane_b32 s63, v4, 35
	v_readlane_b32 s64, v4, 36
	v_readlane_b32 s65, v4, 37
	v_readlane_b32 s66, v4, 38
	v_readlane_b32 s67, v4, 39
	v_readlane_b32 s68, v4, 40
	v_readlane_b32 s69, v4, 41
	v_readlane_b32 s70, v4, 42
	v_readlane_b32 s71, v4, 43
	v_mul_f32_e32 v24, s70, v24
	v_readlane_b32 s56, v4, 44
	v_readlane_b32 s57, v4, 45
	v_readlane_b32 s58, v4, 46
	v_readlane_b32 s59, v4, 47
	v_readlane_b32 s60, v4, 48
	v_readlane_b32 s61, v4, 49
	v_readlane_b32 s62, v4, 50
	v_readlane_b32 s63, v4, 51
	v_readlane_b32 s64, v4, 52
	v_readlane_b32 s65, v4, 53
	v_readlane_b32 s66, v4, 54
	v_readlane_b32 s67, v4, 55
	v_readlane_b32 s68, v4, 56
	v_readlane_b32 s69, v4, 57
	v_readlane_b32 s70, v4, 58
	v_readlane_b32 s71, v4, 59
	v_mul_f32_e32 v23, s69, v23
	v_readlane_b32 s56, v4, 60
	v_readlane_b32 s57, v4, 61
	v_readlane_b32 s58, v4, 62
	v_readlane_b32 s59, v4, 63
	v_readlane_b32 s60, v5, 0
	v_readlane_b32 s61, v5, 1
	v_readlane_b32 s62, v5, 2
	v_readlane_b32 s63, v5, 3
	v_readlane_b32 s64, v5, 4
	v_readlane_b32 s65, v5, 5
	v_readlane_b32 s66, v5, 6
	v_readlane_b32 s67, v5, 7
	v_readlane_b32 s68, v5, 8
	v_readlane_b32 s69, v5, 9
	v_readlane_b32 s70, v5, 10
	v_readlane_b32 s71, v5, 11
	v_mul_f32_e32 v22, s68, v22
	v_readlane_b32 s56, v5, 12
	v_readlane_b32 s57, v5, 13
	v_readlane_b32 s58, v5, 14
	v_readlane_b32 s59, v5, 15
	v_readlane_b32 s60, v5, 16
	v_readlane_b32 s61, v5, 17
	v_readlane_b32 s62, v5, 18
	v_readlane_b32 s63, v5, 19
	v_readlane_b32 s64, v5, 20
	v_readlane_b32 s65, v5, 21
	v_readlane_b32 s66, v5, 22
	v_readlane_b32 s67, v5, 23
	v_readlane_b32 s68, v5, 24
	v_readlane_b32 s69, v5, 25
	v_readlane_b32 s70, v5, 26
	v_readlane_b32 s71, v5, 27
	v_mul_f32_e32 v21, s67, v21
	v_readlane_b32 s56, v5, 28
	v_readlane_b32 s57, v5, 29
	v_readlane_b32 s58, v5, 30
	v_readlane_b32 s59, v5, 31
	v_readlane_b32 s60, v5, 32
	v_readlane_b32 s61, v5, 33
	v_readlane_b32 s62, v5, 34
	v_readlane_b32 s63, v5, 35
	v_readlane_b32 s64, v5, 36
	v_readlane_b32 s65, v5, 37
	v_readlane_b32 s66, v5, 38
	v_readlane_b32 s67, v5, 39
	v_readlane_b32 s68, v5, 40
	v_readlane_b32 s69, v5, 41
	v_readlane_b32 s70, v5, 42
	v_readlane_b32 s71, v5, 43
	v_mul_f32_e32 v20, s66, v20
	v_readlane_b32 s56, v5, 44
	v_readlane_b32 s57, v5, 45
	v_readlane_b32 s58, v5, 46
	v_readlane_b32 s59, v5, 47
	v_readlane_b32 s60, v5, 48
	v_readlane_b32 s61, v5, 49
	v_readlane_b32 s62, v5, 50
	v_readlane_b32 s63, v5, 51
	v_readlane_b32 s64, v5, 52
	v_readlane_b32 s65, v5, 53
	v_readlane_b32 s66, v5, 54
	v_readlane_b32 s67, v5, 55
	v_readlane_b32 s68, v5, 56
	v_readlane_b32 s69, v5, 57
	v_readlane_b32 s70, v5, 58
	v_readlane_b32 s71, v5, 59
	v_mul_f32_e32 v19, s65, v19
	v_readlane_b32 s56, v5, 60
	v_readlane_b32 s57, v5, 61
	v_readlane_b32 s58, v5, 62
	v_readlane_b32 s59, v5, 63
	v_readlane_b32 s60, v6, 0
	v_readlane_b32 s61, v6, 1
	v_readlane_b32 s62, v6, 2
	v_readlane_b32 s63, v6, 3
	v_readlane_b32 s64, v6, 4
	v_readlane_b32 s65, v6, 5
	v_readlane_b32 s66, v6, 6
	v_readlane_b32 s67, v6, 7
	v_readlane_b32 s68, v6, 8
	v_readlane_b32 s69, v6, 9
	v_readlane_b32 s70, v6, 10
	v_readlane_b32 s71, v6, 11
	v_mul_f32_e32 v18, s64, v18
	v_readlane_b32 s56, v6, 12
	v_readlane_b32 s57, v6, 13
	v_readlane_b32 s58, v6, 14
	v_readlane_b32 s59, v6, 15
	v_readlane_b32 s60, v6, 16
	v_readlane_b32 s61, v6, 17
	v_readlane_b32 s62, v6, 18
	v_readlane_b32 s63, v6, 19
	v_readlane_b32 s64, v6, 20
	v_readlane_b32 s65, v6, 21
	v_readlane_b32 s66, v6, 22
	v_readlane_b32 s67, v6, 23
	v_readlane_b32 s68, v6, 24
	v_readlane_b32 s69, v6, 25
	v_readlane_b32 s70, v6, 26
	v_readlane_b32 s71, v6, 27
	v_mul_f32_e32 v15, s61, v15
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	v_readlane_b32 s62, v6, 34
	v_readlane_b32 s63, v6, 35
	v_readlane_b32 s64, v6, 36
	v_readlane_b32 s65, v6, 37
	v_readlane_b32 s66, v6, 38
	v_readlane_b32 s67, v6, 39
	v_readlane_b32 s68, v6, 40
	v_readlane_b32 s69, v6, 41
	v_readlane_b32 s70, v6, 42
	v_readlane_b32 s71, v6, 43
	v_mul_f32_e32 v14, s60, v14
	v_readlane_b32 s56, v2, 44
	v_readlane_b32 s57, v2, 45
	v_readlane_b32 s58, v2, 46
	v_readlane_b32 s59, v2, 47
	v_readlane_b32 s60, v2, 48
	v_readlane_b32 s61, v2, 49
	v_readlane_b32 s62, v2, 50
	v_readlane_b32 s63, v2, 51
	v_readlane_b32 s64, v2, 52
	v_readlane_b32 s65, v2, 53
	v_readlane_b32 s66, v2, 54
	v_readlane_b32 s67, v2, 55
	v_readlane_b32 s68, v2, 56
	v_readlane_b32 s69, v2, 57
	v_readlane_b32 s70, v2, 58
	v_readlane_b32 s71, v2, 59
	v_mul_f32_e32 v12, s58, v12
	v_readlane_b32 s56, v2, 28
	v_readlane_b32 s57, v2, 29
	v_readlane_b32 s58, v2, 30
	v_readlane_b32 s59, v2, 31
	v_readlane_b32 s60, v2, 32
	v_readlane_b32 s61, v2, 33
	v_readlane_b32 s62, v2, 34
	v_readlane_b32 s63, v2, 35
	v_readlane_b32 s64, v2, 36
	v_readlane_b32 s65, v2, 37
	v_readlane_b32 s66, v2, 38
	v_readlane_b32 s67, v2, 39
	v_readlane_b32 s68, v2, 40
	v_readlane_b32 s69, v2, 41
	v_readlane_b32 s70, v2, 42
	v_readlane_b32 s71, v2, 43
	v_mul_f32_e32 v11, s57, v11
	v_readlane_b32 s56, v2, 12
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_readlane_b32 s57, v2, 13
	v_readlane_b32 s58, v2, 14
	v_readlane_b32 s59, v2, 15
	v_readlane_b32 s60, v2, 16
	v_readlane_b32 s61, v2, 17
	v_readlane_b32 s62, v2, 18
	v_readlane_b32 s63, v2, 19
	v_mul_f32_e32 v10, s56, v10
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	s_cbranch_vccnz .LBB1_94
; %bb.93:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 174
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x50, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v206, v51
	v_add_u32_e32 v51, vcc, 0x60, v0
	v_mov_b32_e32 v207, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	v_mov_b32_e32 v210, v55
	v_add_u32_e32 v55, vcc, 0x70, v0
	v_mov_b32_e32 v42, v56
	v_addc_u32_e32 v56, vcc, 0, v1, vcc
	v_mov_b32_e32 v208, v53
	v_mov_b32_e32 v209, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[202:205], v[55:56]
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_readlane_b32 s18, v3, 30
	v_readlane_b32 s19, v3, 31
	v_readlane_b32 s20, v3, 32
	v_readlane_b32 s21, v3, 33
	v_readlane_b32 s22, v3, 34
	v_readlane_b32 s23, v3, 35
	v_readlane_b32 s24, v3, 36
	v_readlane_b32 s25, v3, 37
	v_readlane_b32 s26, v3, 38
	v_readlane_b32 s27, v3, 39
	v_readlane_b32 s28, v3, 40
	v_readlane_b32 s29, v3, 41
	v_readlane_b32 s30, v3, 42
	v_readlane_b32 s31, v3, 43
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s61, v3, 1
	v_mov_b32_e32 v55, v210
	v_mov_b32_e32 v56, v42
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v46, s19, v46
	v_readlane_b32 s16, v3, 44
	v_readlane_b32 s17, v3, 45
	v_readlane_b32 s18, v3, 46
	v_readlane_b32 s19, v3, 47
	v_readlane_b32 s20, v3, 48
	v_readlane_b32 s21, v3, 49
	v_readlane_b32 s22, v3, 50
	v_readlane_b32 s23, v3, 51
	v_readlane_b32 s24, v3, 52
	v_readlane_b32 s25, v3, 53
	v_readlane_b32 s26, v3, 54
	v_readlane_b32 s27, v3, 55
	v_readlane_b32 s28, v3, 56
	v_readlane_b32 s29, v3, 57
	v_readlane_b32 s30, v3, 58
	v_readlane_b32 s31, v3, 59
	v_mul_f32_e32 v45, s18, v45
	v_readlane_b32 s16, v3, 60
	v_readlane_b32 s17, v3, 61
	v_readlane_b32 s18, v3, 62
	v_readlane_b32 s19, v3, 63
	v_readlane_b32 s20, v4, 0
	v_readlane_b32 s21, v4, 1
	v_readlane_b32 s22, v4, 2
	v_readlane_b32 s23, v4, 3
	v_readlane_b32 s24, v4, 4
	v_readlane_b32 s25, v4, 5
	v_readlane_b32 s26, v4, 6
	v_readlane_b32 s27, v4, 7
	v_readlane_b32 s28, v4, 8
	v_readlane_b32 s29, v4, 9
	v_readlane_b32 s30, v4, 10
	v_readlane_b32 s31, v4, 11
	v_mul_f32_e32 v44, s17, v44
	v_readlane_b32 s16, v6, 60
	v_readlane_b32 s17, v6, 61
	v_readlane_b32 s18, v6, 62
	v_readlane_b32 s19, v6, 63
	v_readlane_b32 s20, v7, 0
	v_readlane_b32 s21, v7, 1
	v_readlane_b32 s22, v7, 2
	v_readlane_b32 s23, v7, 3
	v_readlane_b32 s24, v7, 4
	v_readlane_b32 s25, v7, 5
	v_readlane_b32 s26, v7, 6
	v_readlane_b32 s27, v7, 7
	v_readlane_b32 s28, v7, 8
	v_readlane_b32 s29, v7, 9
	v_readlane_b32 s30, v7, 10
	v_readlane_b32 s31, v7, 11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v50, s23, v50
	v_readlane_b32 s16, v6, 44
	v_readlane_b32 s17, v6, 45
	v_readlane_b32 s18, v6, 46
	v_readlane_b32 s19, v6, 47
	v_readlane_b32 s20, v6, 48
	v_readlane_b32 s21, v6, 49
	v_readlane_b32 s22, v6, 50
	v_readlane_b32 s23, v6, 51
	v_readlane_b32 s24, v6, 52
	v_readlane_b32 s25, v6, 53
	v_readlane_b32 s26, v6, 54
	v_readlane_b32 s27, v6, 55
	v_readlane_b32 s28, v6, 56
	v_readlane_b32 s29, v6, 57
	v_readlane_b32 s30, v6, 58
	v_readlane_b32 s31, v6, 59
	v_mul_f32_e32 v49, s22, v49
	v_readlane_b32 s16, v3, 12
	v_readlane_b32 s17, v3, 13
	v_readlane_b32 s18, v3, 14
	v_readlane_b32 s19, v3, 15
	v_readlane_b32 s20, v3, 16
	v_readlane_b32 s21, v3, 17
	v_readlane_b32 s22, v3, 18
	v_readlane_b32 s23, v3, 19
	v_readlane_b32 s24, v3, 20
	v_readlane_b32 s25, v3, 21
	v_readlane_b32 s26, v3, 22
	v_readlane_b32 s27, v3, 23
	v_readlane_b32 s28, v3, 24
	v_readlane_b32 s29, v3, 25
	v_readlane_b32 s30, v3, 26
	v_readlane_b32 s31, v3, 27
	v_mul_f32_e32 v47, s20, v47
	v_readlane_b32 s16, v7, 60
	v_mul_f32_e32 v43, s36, v43
	v_readlane_b32 s17, v7, 61
	v_readlane_b32 s18, v7, 62
	v_readlane_b32 s19, v7, 63
	v_readlane_b32 s20, v8, 0
	v_readlane_b32 s21, v8, 1
	v_readlane_b32 s22, v8, 2
	v_readlane_b32 s23, v8, 3
	v_readlane_b32 s24, v8, 4
	v_readlane_b32 s25, v8, 5
	v_readlane_b32 s26, v8, 6
	v_readlane_b32 s27, v8, 7
	v_readlane_b32 s28, v8, 8
	v_readlane_b32 s29, v8, 9
	v_readlane_b32 s30, v8, 10
	v_readlane_b32 s31, v8, 11
	v_add_f32_e32 v10, v43, v10
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v43, s27, v54
	v_readlane_b32 s16, v7, 44
	v_readlane_b32 s17, v7, 45
	v_readlane_b32 s18, v7, 46
	v_readlane_b32 s19, v7, 47
	v_readlane_b32 s20, v7, 48
	v_readlane_b32 s21, v7, 49
	v_readlane_b32 s22, v7, 50
	v_readlane_b32 s23, v7, 51
	v_readlane_b32 s24, v7, 52
	v_readlane_b32 s25, v7, 53
	v_readlane_b32 s26, v7, 54
	v_readlane_b32 s27, v7, 55
	v_readlane_b32 s28, v7, 56
	v_readlane_b32 s29, v7, 57
	v_readlane_b32 s30, v7, 58
	v_readlane_b32 s31, v7, 59
	v_add_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, s26, v53
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s25, v7, 37
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
	v_add_f32_e32 v12, v45, v12
	v_mul_f32_e32 v45, s25, v52
	v_readlane_b32 s16, v7, 12
	v_readlane_b32 s17, v7, 13
	v_readlane_b32 s18, v7, 14
	v_readlane_b32 s19, v7, 15
	v_readlane_b32 s20, v7, 16
	v_readlane_b32 s21, v7, 17
	v_readlane_b32 s22, v7, 18
	v_readlane_b32 s23, v7, 19
	v_readlane_b32 s24, v7, 20
	v_readlane_b32 s25, v7, 21
	v_readlane_b32 s26, v7, 22
	v_readlane_b32 s27, v7, 23
	v_readlane_b32 s28, v7, 24
	v_readlane_b32 s29, v7, 25
	v_readlane_b32 s30, v7, 26
	v_readlane_b32 s31, v7, 27
	v_add_f32_e32 v13, v46, v13
	v_mul_f32_e32 v46, s24, v51
	v_readlane_b32 s16, v8, 60
	v_mul_f32_e32 v48, s61, v48
	v_readlane_b32 s17, v8, 61
	v_readlane_b32 s18, v8, 62
	v_readlane_b32 s19, v8, 63
	v_readlane_b32 s20, v9, 0
	v_readlane_b32 s21, v9, 1
	v_readlane_b32 s22, v9, 2
	v_readlane_b32 s23, v9, 3
	v_readlane_b32 s24, v9, 4
	v_readlane_b32 s25, v9, 5
	v_readlane_b32 s26, v9, 6
	v_readlane_b32 s27, v9, 7
	v_readlane_b32 s28, v9, 8
	v_readlane_b32 s29, v9, 9
	v_readlane_b32 s30, v9, 10
	v_readlane_b32 s31, v9, 11
	v_add_f32_e32 v15, v48, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s31, v205
	v_readlane_b32 s16, v8, 44
	v_readlane_b32 s17, v8, 45
	v_readlane_b32 s18, v8, 46
	v_readlane_b32 s19, v8, 47
	v_readlane_b32 s20, v8, 48
	v_readlane_b32 s21, v8, 49
	v_readlane_b32 s22, v8, 50
	v_readlane_b32 s23, v8, 51
	v_readlane_b32 s24, v8, 52
	v_readlane_b32 s25, v8, 53
	v_readlane_b32 s26, v8, 54
	v_readlane_b32 s27, v8, 55
	v_readlane_b32 s28, v8, 56
	v_readlane_b32 s29, v8, 57
	v_readlane_b32 s30, v8, 58
	v_readlane_b32 s31, v8, 59
	v_add_f32_e32 v16, v49, v16
	v_mul_f32_e32 v49, s30, v204
	v_readlane_b32 s16, v8, 28
	v_readlane_b32 s17, v8, 29
	v_readlane_b32 s18, v8, 30
	v_readlane_b32 s19, v8, 31
	v_readlane_b32 s20, v8, 32
	v_readlane_b32 s21, v8, 33
	v_readlane_b32 s22, v8, 34
	v_readlane_b32 s23, v8, 35
	v_readlane_b32 s24, v8, 36
	v_readlane_b32 s25, v8, 37
	v_readlane_b32 s26, v8, 38
	v_readlane_b32 s27, v8, 39
	v_readlane_b32 s28, v8, 40
	v_readlane_b32 s29, v8, 41
	v_readlane_b32 s30, v8, 42
	v_readlane_b32 s31, v8, 43
	v_add_f32_e32 v17, v50, v17
	v_mul_f32_e32 v50, s29, v203
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s28, v8, 24
	v_mul_f32_e32 v51, s28, v202
	v_mov_b32_e32 v54, v209
	v_mov_b32_e32 v53, v208
	v_mov_b32_e32 v52, v207
	v_add_f32_e32 v21, v43, v21
	v_add_f32_e32 v20, v44, v20
	v_add_f32_e32 v19, v45, v19
	v_add_f32_e32 v18, v46, v18
	v_add_f32_e32 v25, v48, v25
	v_add_f32_e32 v24, v49, v24
	v_add_f32_e32 v23, v50, v23
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v206
	v_add_f32_e32 v14, v47, v14
	v_readlane_b32 s17, v8, 13
	v_readlane_b32 s18, v8, 14
	v_readlane_b32 s19, v8, 15
	v_readlane_b32 s20, v8, 16
	v_readlane_b32 s21, v8, 17
	v_readlane_b32 s22, v8, 18
	v_readlane_b32 s23, v8, 19
	v_readlane_b32 s24, v8, 20
	v_readlane_b32 s25, v8, 21
	v_readlane_b32 s26, v8, 22
	v_readlane_b32 s27, v8, 23
	v_readlane_b32 s29, v8, 25
	v_readlane_b32 s30, v8, 26
	v_readlane_b32 s31, v8, 27
.LBB1_94:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v45, vcc, 0x70, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	flat_store_dwordx4 v[45:46], v[22:25]
	s_movk_i32 s16, 0x328
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[43:44], v[10:13]
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
	v_mov_b32_e32 v46, v234
.LBB1_95:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 172
	s_or_saveexec_b64 s[20:21], s[54:55]
	s_mov_b32 s27, 0x403000
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	buffer_load_dword v12, off, s[0:3], s27 offset:8
	buffer_load_dword v13, off, s[0:3], s27 offset:12
	buffer_load_dword v14, off, s[0:3], s27 offset:16
	buffer_load_dword v15, off, s[0:3], s27 offset:20
	buffer_load_dword v16, off, s[0:3], s27 offset:24
	buffer_load_dword v17, off, s[0:3], s27 offset:28
	buffer_load_dword v18, off, s[0:3], s27 offset:32
	buffer_load_dword v19, off, s[0:3], s27 offset:36
	buffer_load_dword v20, off, s[0:3], s27 offset:40
	buffer_load_dword v21, off, s[0:3], s27 offset:44
	buffer_load_dword v22, off, s[0:3], s27 offset:48
	buffer_load_dword v23, off, s[0:3], s27 offset:52
	buffer_load_dword v24, off, s[0:3], s27 offset:56
	buffer_load_dword v25, off, s[0:3], s27 offset:60
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_104
; %bb.96:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 178
	v_mov_b32_e32 v27, 0x10040
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v27, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v25, 0x10040
	buffer_store_dword v24, v25, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v24, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v37, 0x10040
	v_mov_b32_e32 v36, 0x10040
	v_mov_b32_e32 v35, 0x10040
	v_mov_b32_e32 v34, 0x10040
	v_mov_b32_e32 v33, 0x10040
	v_mov_b32_e32 v32, 0x10040
	v_mov_b32_e32 v31, 0x10040
	v_mov_b32_e32 v26, 0x10040
	v_mov_b32_e32 v30, 0x10040
	v_mov_b32_e32 v29, 0x10040
	v_mov_b32_e32 v28, 0x10040
	v_mov_b32_e32 v27, 0x10040
	buffer_store_dword v22, v23, s[0:3], 0 offen offset:48
	buffer_store_dword v21, v37, s[0:3], 0 offen offset:44
	buffer_store_dword v20, v36, s[0:3], 0 offen offset:40
	buffer_store_dword v19, v35, s[0:3], 0 offen offset:36
	buffer_store_dword v18, v34, s[0:3], 0 offen offset:32
	buffer_store_dword v17, v33, s[0:3], 0 offen offset:28
	buffer_store_dword v16, v32, s[0:3], 0 offen offset:24
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:20
	buffer_store_dword v14, v26, s[0:3], 0 offen offset:16
	buffer_store_dword v13, v30, s[0:3], 0 offen offset:12
	buffer_store_dword v12, v29, s[0:3], 0 offen offset:8
	buffer_store_dword v11, v28, s[0:3], 0 offen offset:4
	buffer_store_dword v10, v27, s[0:3], 0 offen
	s_mov_b32 s27, 0x40d200
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	buffer_load_dword v12, off, s[0:3], s27 offset:8
	buffer_load_dword v13, off, s[0:3], s27 offset:12
	buffer_load_dword v14, off, s[0:3], s27 offset:16
	buffer_load_dword v15, off, s[0:3], s27 offset:20
	buffer_load_dword v16, off, s[0:3], s27 offset:24
	buffer_load_dword v17, off, s[0:3], s27 offset:28
	buffer_load_dword v18, off, s[0:3], s27 offset:32
	buffer_load_dword v19, off, s[0:3], s27 offset:36
	buffer_load_dword v20, off, s[0:3], s27 offset:40
	buffer_load_dword v21, off, s[0:3], s27 offset:44
	buffer_load_dword v22, off, s[0:3], s27 offset:48
	buffer_load_dword v23, off, s[0:3], s27 offset:52
	buffer_load_dword v24, off, s[0:3], s27 offset:56
	buffer_load_dword v25, off, s[0:3], s27 offset:60
	v_mov_b32_e32 v26, 0x10040
	.loc	1 179
	v_readlane_b32 s28, v9, 22
	v_readlane_b32 s29, v9, 23
	.loc	1 178
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v26, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v25, 0x10040
	buffer_store_dword v24, v25, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v24, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v23, 0x10040
	buffer_store_dword v22, v23, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v22, 0x10040
	buffer_store_dword v21, v22, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v21, 0x10040
	buffer_store_dword v20, v21, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v20, 0x10040
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v19, 0x10040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v18, 0x10040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v17, 0x10040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v16, 0x10040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v15, 0x10040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v14, 0x10040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v13, 0x10040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v12, 0x10040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v11, 0x10040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:64
	.loc	1 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_103
; %bb.97:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x424a00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v253
	v_ashrrev_i32_e32 v13, 31, v253
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v253, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_99
.LBB1_98:                               ;   in Loop: Header=BB1_99 Depth=4
	.loc	1 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	1 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v251
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	1 180
	flat_store_dword v[14:15], v13
	.loc	1 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_103
.LBB1_99:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_101
; %bb.100:                              ;   in Loop: Header=BB1_99 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB1_98
	s_branch .LBB1_102
.LBB1_101:                              ;   in Loop: Header=BB1_99 Depth=4
.LBB1_102:                              ;   in Loop: Header=BB1_99 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_98
.LBB1_103:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_104:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 156
	v_or_b32_e32 v0, 2, v115
	.loc	1 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_199
; %bb.105:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x424400
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x424500
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	1 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[82:83]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x404000
	buffer_load_dword v26, off, s[0:3], s20
	buffer_load_dword v27, off, s[0:3], s20 offset:4
	buffer_load_dword v28, off, s[0:3], s20 offset:8
	buffer_load_dword v29, off, s[0:3], s20 offset:12
	buffer_load_dword v30, off, s[0:3], s20 offset:16
	buffer_load_dword v31, off, s[0:3], s20 offset:20
	buffer_load_dword v32, off, s[0:3], s20 offset:24
	buffer_load_dword v33, off, s[0:3], s20 offset:28
	buffer_load_dword v34, off, s[0:3], s20 offset:32
	buffer_load_dword v35, off, s[0:3], s20 offset:36
	buffer_load_dword v36, off, s[0:3], s20 offset:40
	buffer_load_dword v37, off, s[0:3], s20 offset:44
	buffer_load_dword v38, off, s[0:3], s20 offset:48
	buffer_load_dword v39, off, s[0:3], s20 offset:52
	buffer_load_dword v40, off, s[0:3], s20 offset:56
	buffer_load_dword v41, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x406200
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	buffer_load_dword v12, off, s[0:3], s20 offset:8
	buffer_load_dword v13, off, s[0:3], s20 offset:12
	buffer_load_dword v14, off, s[0:3], s20 offset:16
	buffer_load_dword v15, off, s[0:3], s20 offset:20
	buffer_load_dword v16, off, s[0:3], s20 offset:24
	buffer_load_dword v17, off, s[0:3], s20 offset:28
	buffer_load_dword v18, off, s[0:3], s20 offset:32
	buffer_load_dword v19, off, s[0:3], s20 offset:36
	buffer_load_dword v20, off, s[0:3], s20 offset:40
	buffer_load_dword v21, off, s[0:3], s20 offset:44
	buffer_load_dword v22, off, s[0:3], s20 offset:48
	buffer_load_dword v23, off, s[0:3], s20 offset:52
	buffer_load_dword v24, off, s[0:3], s20 offset:56
	buffer_load_dword v25, off, s[0:3], s20 offset:60
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_111
; %bb.106:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 173
	v_readlane_b32 s16, v4, 12
	v_readlane_b32 s17, v4, 13
	v_readlane_b32 s18, v4, 14
	v_readlane_b32 s19, v4, 15
	v_readlane_b32 s20, v4, 16
	v_readlane_b32 s21, v4, 17
	v_readlane_b32 s22, v4, 18
	v_readlane_b32 s23, v4, 19
	v_readlane_b32 s24, v4, 20
	v_readlane_b32 s25, v4, 21
	v_readlane_b32 s26, v4, 22
	v_readlane_b32 s27, v4, 23
	v_readlane_b32 s28, v4, 24
	v_readlane_b32 s29, v4, 25
	v_readlane_b32 s30, v4, 26
	v_readlane_b32 s31, v4, 27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s31, v25
	v_readlane_b32 s16, v4, 28
	v_readlane_b32 s17, v4, 29
	v_readlane_b32 s18, v4, 30
	v_readlane_b32 s19, v4, 31
	v_readlane_b32 s20, v4, 32
	v_readlane_b32 s21, v4, 33
	v_readlane_b32 s22, v4, 34
	v_readlane_b32 s23, v4, 35
	v_readlane_b32 s24, v4, 36
	v_readlane_b32 s25, v4, 37
	v_readlane_b32 s26, v4, 38
	v_readlane_b32 s27, v4, 39
	v_readlane_b32 s28, v4, 40
	v_readlane_b32 s29, v4, 41
	v_readlane_b32 s30, v4, 42
	v_readlane_b32 s31, v4, 43
	v_mul_f32_e32 v24, s30, v24
	v_readlane_b32 s16, v4, 44
	v_readlane_b32 s17, v4, 45
	v_readlane_b32 s18, v4, 46
	v_readlane_b32 s19, v4, 47
	v_readlane_b32 s20, v4, 48
	v_readlane_b32 s21, v4, 49
	v_readlane_b32 s22, v4, 50
	v_readlane_b32 s23, v4, 51
	v_readlane_b32 s24, v4, 52
	v_readlane_b32 s25, v4, 53
	v_readlane_b32 s26, v4, 54
	v_readlane_b32 s27, v4, 55
	v_readlane_b32 s28, v4, 56
	v_readlane_b32 s29, v4, 57
	v_readlane_b32 s30, v4, 58
	v_readlane_b32 s31, v4, 59
	v_mul_f32_e32 v23, s29, v23
	v_readlane_b32 s16, v4, 60
	v_readlane_b32 s17, v4, 61
	v_readlane_b32 s18, v4, 62
	v_readlane_b32 s19, v4, 63
	v_readlane_b32 s20, v5, 0
	v_readlane_b32 s21, v5, 1
	v_readlane_b32 s22, v5, 2
	v_readlane_b32 s23, v5, 3
	v_readlane_b32 s24, v5, 4
	v_readlane_b32 s25, v5, 5
	v_readlane_b32 s26, v5, 6
	v_readlane_b32 s27, v5, 7
	v_readlane_b32 s28, v5, 8
	v_readlane_b32 s29, v5, 9
	v_readlane_b32 s30, v5, 10
	v_readlane_b32 s31, v5, 11
	v_mul_f32_e32 v22, s28, v22
	v_readlane_b32 s16, v5, 12
	v_readlane_b32 s17, v5, 13
	v_readlane_b32 s18, v5, 14
	v_readlane_b32 s19, v5, 15
	v_readlane_b32 s20, v5, 16
	v_readlane_b32 s21, v5, 17
	v_readlane_b32 s22, v5, 18
	v_readlane_b32 s23, v5, 19
	v_readlane_b32 s24, v5, 20
	v_readlane_b32 s25, v5, 21
	v_readlane_b32 s26, v5, 22
	v_readlane_b32 s27, v5, 23
	v_readlane_b32 s28, v5, 24
	v_readlane_b32 s29, v5, 25
	v_readlane_b32 s30, v5, 26
	v_readlane_b32 s31, v5, 27
	v_mul_f32_e32 v21, s27, v21
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s18, v5, 30
	v_readlane_b32 s19, v5, 31
	v_readlane_b32 s20, v5, 32
	v_readlane_b32 s21, v5, 33
	v_readlane_b32 s22, v5, 34
	v_readlane_b32 s23, v5, 35
	v_readlane_b32 s24, v5, 36
	v_readlane_b32 s25, v5, 37
	v_readlane_b32 s26, v5, 38
	v_readlane_b32 s27, v5, 39
	v_readlane_b32 s28, v5, 40
	v_readlane_b32 s29, v5, 41
	v_readlane_b32 s30, v5, 42
	v_readlane_b32 s31, v5, 43
	v_mul_f32_e32 v20, s26, v20
	v_readlane_b32 s16, v5, 44
	v_readlane_b32 s17, v5, 45
	v_readlane_b32 s18, v5, 46
	v_readlane_b32 s19, v5, 47
	v_readlane_b32 s20, v5, 48
	v_readlane_b32 s21, v5, 49
	v_readlane_b32 s22, v5, 50
	v_readlane_b32 s23, v5, 51
	v_readlane_b32 s24, v5, 52
	v_readlane_b32 s25, v5, 53
	v_readlane_b32 s26, v5, 54
	v_readlane_b32 s27, v5, 55
	v_readlane_b32 s28, v5, 56
	v_readlane_b32 s29, v5, 57
	v_readlane_b32 s30, v5, 58
	v_readlane_b32 s31, v5, 59
	v_mul_f32_e32 v19, s25, v19
	v_readlane_b32 s16, v5, 60
	v_readlane_b32 s17, v5, 61
	v_readlane_b32 s18, v5, 62
	v_readlane_b32 s19, v5, 63
	v_readlane_b32 s20, v6, 0
	v_readlane_b32 s21, v6, 1
	v_readlane_b32 s22, v6, 2
	v_readlane_b32 s23, v6, 3
	v_readlane_b32 s24, v6, 4
	v_readlane_b32 s25, v6, 5
	v_readlane_b32 s26, v6, 6
	v_readlane_b32 s27, v6, 7
	v_readlane_b32 s28, v6, 8
	v_readlane_b32 s29, v6, 9
	v_readlane_b32 s30, v6, 10
	v_readlane_b32 s31, v6, 11
	v_mul_f32_e32 v18, s24, v18
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_readlane_b32 s18, v6, 14
	v_readlane_b32 s19, v6, 15
	v_readlane_b32 s20, v6, 16
	v_readlane_b32 s21, v6, 17
	v_readlane_b32 s22, v6, 18
	v_readlane_b32 s23, v6, 19
	v_readlane_b32 s24, v6, 20
	v_readlane_b32 s25, v6, 21
	v_readlane_b32 s26, v6, 22
	v_readlane_b32 s27, v6, 23
	v_readlane_b32 s28, v6, 24
	v_readlane_b32 s29, v6, 25
	v_readlane_b32 s30, v6, 26
	v_readlane_b32 s31, v6, 27
	v_mul_f32_e32 v15, s21, v15
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_readlane_b32 s18, v6, 30
	v_readlane_b32 s19, v6, 31
	v_readlane_b32 s20, v6, 32
	v_readlane_b32 s21, v6, 33
	v_readlane_b32 s22, v6, 34
	v_readlane_b32 s23, v6, 35
	v_readlane_b32 s24, v6, 36
	v_readlane_b32 s25, v6, 37
	v_readlane_b32 s26, v6, 38
	v_readlane_b32 s27, v6, 39
	v_readlane_b32 s28, v6, 40
	v_readlane_b32 s29, v6, 41
	v_readlane_b32 s30, v6, 42
	v_readlane_b32 s31, v6, 43
	v_mul_f32_e32 v14, s20, v14
	v_readlane_b32 s16, v2, 44
	v_readlane_b32 s17, v2, 45
	v_readlane_b32 s18, v2, 46
	v_readlane_b32 s19, v2, 47
	v_readlane_b32 s20, v2, 48
	v_readlane_b32 s21, v2, 49
	v_readlane_b32 s22, v2, 50
	v_readlane_b32 s23, v2, 51
	v_readlane_b32 s24, v2, 52
	v_readlane_b32 s25, v2, 53
	v_readlane_b32 s26, v2, 54
	v_readlane_b32 s27, v2, 55
	v_readlane_b32 s28, v2, 56
	v_readlane_b32 s29, v2, 57
	v_readlane_b32 s30, v2, 58
	v_readlane_b32 s31, v2, 59
	v_mul_f32_e32 v12, s18, v12
	v_readlane_b32 s16, v2, 28
	v_readlane_b32 s17, v2, 29
	v_readlane_b32 s18, v2, 30
	v_readlane_b32 s19, v2, 31
	v_readlane_b32 s20, v2, 32
	v_readlane_b32 s21, v2, 33
	v_readlane_b32 s22, v2, 34
	v_readlane_b32 s23, v2, 35
	v_readlane_b32 s24, v2, 36
	v_readlane_b32 s25, v2, 37
	v_readlane_b32 s26, v2, 38
	v_readlane_b32 s27, v2, 39
	v_readlane_b32 s28, v2, 40
	v_readlane_b32 s29, v2, 41
	v_readlane_b32 s30, v2, 42
	v_readlane_b32 s31, v2, 43
	v_mul_f32_e32 v11, s17, v11
	v_readlane_b32 s16, v2, 12
	v_readlane_b32 s20, v2, 16
	v_readlane_b32 s21, v2, 17
	.loc	1 174
	v_cndmask_b32_e64 v43, 0, 1, s[88:89]
	v_mov_b32_e32 v202, v46
	.loc	1 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	1 174
	v_cmp_ne_u32_e64 s[20:21], 1, v43
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	1 173
	v_readlane_b32 s17, v2, 13
	v_readlane_b32 s18, v2, 14
	v_readlane_b32 s19, v2, 15
	v_readlane_b32 s22, v2, 18
	v_readlane_b32 s23, v2, 19
	v_readlane_b32 s24, v2, 20
	v_readlane_b32 s25, v2, 21
	v_readlane_b32 s26, v2, 22
	v_readlane_b32 s27, v2, 23
	v_readlane_b32 s28, v2, 24
	v_readlane_b32 s29, v2, 25
	v_readlane_b32 s30, v2, 26
	v_readlane_b32 s31, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_108
; %bb.107:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 32, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	v_mov_b32_e32 v42, v51
	v_add_u32_e32 v51, vcc, 48, v0
	v_mov_b32_e32 v190, v57
	v_mov_b32_e32 v57, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v191, v53
	v_mov_b32_e32 v192, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[186:189], v[0:1]
	v_readlane_b32 s56, v3, 28
	v_readlane_b32 s57, v3, 29
	v_readlane_b32 s58, v3, 30
	v_readlane_b32 s59, v3, 31
	v_readlane_b32 s60, v3, 32
	v_readlane_b32 s61, v3, 33
	v_readlane_b32 s62, v3, 34
	v_readlane_b32 s63, v3, 35
	v_readlane_b32 s64, v3, 36
	v_readlane_b32 s65, v3, 37
	v_readlane_b32 s66, v3, 38
	v_readlane_b32 s67, v3, 39
	v_readlane_b32 s68, v3, 40
	v_readlane_b32 s69, v3, 41
	v_readlane_b32 s70, v3, 42
	v_readlane_b32 s71, v3, 43
	v_mov_b32_e32 v193, v55
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v55, s59, v189
	v_readlane_b32 s56, v3, 44
	v_readlane_b32 s57, v3, 45
	v_readlane_b32 s58, v3, 46
	v_readlane_b32 s59, v3, 47
	v_readlane_b32 s60, v3, 48
	v_readlane_b32 s61, v3, 49
	v_readlane_b32 s62, v3, 50
	v_readlane_b32 s63, v3, 51
	v_readlane_b32 s64, v3, 52
	v_readlane_b32 s65, v3, 53
	v_readlane_b32 s66, v3, 54
	v_readlane_b32 s67, v3, 55
	v_readlane_b32 s68, v3, 56
	v_readlane_b32 s69, v3, 57
	v_readlane_b32 s70, v3, 58
	v_readlane_b32 s71, v3, 59
	v_add_f32_e32 v13, v55, v13
	v_mul_f32_e32 v55, s58, v188
	v_readlane_b32 s56, v3, 60
	v_readlane_b32 s57, v3, 61
	v_readlane_b32 s58, v3, 62
	v_readlane_b32 s59, v3, 63
	v_readlane_b32 s60, v4, 0
	v_readlane_b32 s61, v4, 1
	v_readlane_b32 s62, v4, 2
	v_readlane_b32 s63, v4, 3
	v_readlane_b32 s64, v4, 4
	v_readlane_b32 s65, v4, 5
	v_readlane_b32 s66, v4, 6
	v_readlane_b32 s67, v4, 7
	v_readlane_b32 s68, v4, 8
	v_readlane_b32 s69, v4, 9
	v_readlane_b32 s70, v4, 10
	v_readlane_b32 s71, v4, 11
	v_add_f32_e32 v12, v55, v12
	v_mul_f32_e32 v55, s57, v187
	v_readlane_b32 s56, v8, 60
	v_readlane_b32 s57, v8, 61
	v_readlane_b32 s58, v8, 62
	v_readlane_b32 s59, v8, 63
	v_readlane_b32 s60, v9, 0
	v_readlane_b32 s61, v9, 1
	v_readlane_b32 s62, v9, 2
	v_readlane_b32 s63, v9, 3
	v_readlane_b32 s64, v9, 4
	v_readlane_b32 s65, v9, 5
	v_readlane_b32 s66, v9, 6
	v_readlane_b32 s67, v9, 7
	v_readlane_b32 s68, v9, 8
	v_readlane_b32 s69, v9, 9
	v_readlane_b32 s70, v9, 10
	v_readlane_b32 s71, v9, 11
	v_mul_f32_e32 v54, s71, v54
	v_readlane_b32 s56, v8, 44
	v_readlane_b32 s57, v8, 45
	v_readlane_b32 s58, v8, 46
	v_readlane_b32 s59, v8, 47
	v_readlane_b32 s60, v8, 48
	v_readlane_b32 s61, v8, 49
	v_readlane_b32 s62, v8, 50
	v_readlane_b32 s63, v8, 51
	v_readlane_b32 s64, v8, 52
	v_readlane_b32 s65, v8, 53
	v_readlane_b32 s66, v8, 54
	v_readlane_b32 s67, v8, 55
	v_readlane_b32 s68, v8, 56
	v_readlane_b32 s69, v8, 57
	v_readlane_b32 s70, v8, 58
	v_readlane_b32 s71, v8, 59
	v_mul_f32_e32 v53, s70, v53
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s57, v8, 29
	v_readlane_b32 s58, v8, 30
	v_readlane_b32 s59, v8, 31
	v_readlane_b32 s60, v8, 32
	v_readlane_b32 s61, v8, 33
	v_readlane_b32 s62, v8, 34
	v_readlane_b32 s63, v8, 35
	v_readlane_b32 s64, v8, 36
	v_readlane_b32 s65, v8, 37
	v_readlane_b32 s66, v8, 38
	v_readlane_b32 s67, v8, 39
	v_readlane_b32 s68, v8, 40
	v_readlane_b32 s69, v8, 41
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
	v_mul_f32_e32 v52, s69, v52
	v_readlane_b32 s56, v8, 12
	v_readlane_b32 s57, v8, 13
	v_readlane_b32 s58, v8, 14
	v_readlane_b32 s59, v8, 15
	v_readlane_b32 s60, v8, 16
	v_readlane_b32 s61, v8, 17
	v_readlane_b32 s62, v8, 18
	v_readlane_b32 s63, v8, 19
	v_readlane_b32 s64, v8, 20
	v_readlane_b32 s65, v8, 21
	v_readlane_b32 s66, v8, 22
	v_readlane_b32 s67, v8, 23
	v_readlane_b32 s68, v8, 24
	v_readlane_b32 s69, v8, 25
	v_readlane_b32 s70, v8, 26
	v_readlane_b32 s71, v8, 27
	v_mul_f32_e32 v51, s68, v51
	v_readlane_b32 s56, v7, 60
	v_readlane_b32 s57, v7, 61
	v_readlane_b32 s58, v7, 62
	v_readlane_b32 s59, v7, 63
	v_readlane_b32 s60, v8, 0
	v_readlane_b32 s61, v8, 1
	v_readlane_b32 s62, v8, 2
	v_readlane_b32 s63, v8, 3
	v_readlane_b32 s64, v8, 4
	v_readlane_b32 s65, v8, 5
	v_readlane_b32 s66, v8, 6
	v_readlane_b32 s67, v8, 7
	v_readlane_b32 s68, v8, 8
	v_readlane_b32 s69, v8, 9
	v_readlane_b32 s70, v8, 10
	v_readlane_b32 s71, v8, 11
	v_mul_f32_e32 v50, s67, v50
	v_readlane_b32 s56, v7, 44
	v_readlane_b32 s57, v7, 45
	v_readlane_b32 s58, v7, 46
	v_readlane_b32 s59, v7, 47
	v_readlane_b32 s60, v7, 48
	v_readlane_b32 s61, v7, 49
	v_readlane_b32 s62, v7, 50
	v_readlane_b32 s63, v7, 51
	v_readlane_b32 s64, v7, 52
	v_readlane_b32 s65, v7, 53
	v_readlane_b32 s66, v7, 54
	v_readlane_b32 s67, v7, 55
	v_readlane_b32 s68, v7, 56
	v_readlane_b32 s69, v7, 57
	v_readlane_b32 s70, v7, 58
	v_readlane_b32 s71, v7, 59
	v_mul_f32_e32 v49, s66, v49
	v_readlane_b32 s56, v7, 28
	v_readlane_b32 s57, v7, 29
	v_readlane_b32 s58, v7, 30
	v_readlane_b32 s59, v7, 31
	v_readlane_b32 s60, v7, 32
	v_readlane_b32 s61, v7, 33
	v_readlane_b32 s62, v7, 34
	v_readlane_b32 s63, v7, 35
	v_readlane_b32 s64, v7, 36
	v_readlane_b32 s65, v7, 37
	v_readlane_b32 s66, v7, 38
	v_readlane_b32 s67, v7, 39
	v_readlane_b32 s68, v7, 40
	v_readlane_b32 s69, v7, 41
	v_readlane_b32 s70, v7, 42
	v_readlane_b32 s71, v7, 43
	v_mul_f32_e32 v48, s65, v48
	v_readlane_b32 s56, v7, 12
	v_readlane_b32 s57, v7, 13
	v_readlane_b32 s58, v7, 14
	v_readlane_b32 s59, v7, 15
	v_readlane_b32 s60, v7, 16
	v_readlane_b32 s61, v7, 17
	v_readlane_b32 s62, v7, 18
	v_readlane_b32 s63, v7, 19
	v_readlane_b32 s64, v7, 20
	v_readlane_b32 s65, v7, 21
	v_readlane_b32 s66, v7, 22
	v_readlane_b32 s67, v7, 23
	v_readlane_b32 s68, v7, 24
	v_readlane_b32 s69, v7, 25
	v_readlane_b32 s70, v7, 26
	v_readlane_b32 s71, v7, 27
	v_mul_f32_e32 v47, s64, v47
	v_readlane_b32 s56, v6, 60
	v_readlane_b32 s57, v6, 61
	v_readlane_b32 s58, v6, 62
	v_readlane_b32 s59, v6, 63
	v_readlane_b32 s60, v7, 0
	v_readlane_b32 s61, v7, 1
	v_readlane_b32 s62, v7, 2
	v_readlane_b32 s63, v7, 3
	v_readlane_b32 s64, v7, 4
	v_readlane_b32 s65, v7, 5
	v_readlane_b32 s66, v7, 6
	v_readlane_b32 s67, v7, 7
	v_readlane_b32 s68, v7, 8
	v_readlane_b32 s69, v7, 9
	v_readlane_b32 s70, v7, 10
	v_readlane_b32 s71, v7, 11
	v_mul_f32_e32 v46, s63, v46
	v_readlane_b32 s56, v6, 44
	v_readlane_b32 s57, v6, 45
	v_readlane_b32 s58, v6, 46
	v_readlane_b32 s59, v6, 47
	v_readlane_b32 s60, v6, 48
	v_readlane_b32 s61, v6, 49
	v_readlane_b32 s62, v6, 50
	v_readlane_b32 s63, v6, 51
	v_readlane_b32 s64, v6, 52
	v_readlane_b32 s65, v6, 53
	v_readlane_b32 s66, v6, 54
	v_readlane_b32 s67, v6, 55
	v_readlane_b32 s68, v6, 56
	v_readlane_b32 s69, v6, 57
	v_readlane_b32 s70, v6, 58
	v_readlane_b32 s71, v6, 59
	v_mul_f32_e32 v45, s62, v45
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	v_mul_f32_e32 v44, s61, v44
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_add_f32_e32 v11, v55, v11
	v_mul_f32_e32 v55, s36, v186
	v_mul_f32_e32 v43, s60, v43
	v_add_f32_e32 v10, v55, v10
	v_mov_b32_e32 v55, v193
	v_add_f32_e32 v25, v54, v25
	v_mov_b32_e32 v54, v192
	v_add_f32_e32 v24, v53, v24
	v_mov_b32_e32 v53, v191
	v_add_f32_e32 v23, v52, v23
	v_mov_b32_e32 v52, v57
	v_mov_b32_e32 v57, v190
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v42
	v_add_f32_e32 v21, v50, v21
	v_add_f32_e32 v20, v49, v20
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v18, v47, v18
	v_add_f32_e32 v17, v46, v17
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v15, v44, v15
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_add_f32_e32 v14, v43, v14
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_108:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 48, v0
	.loc	1 173
	v_readlane_b32 s56, v4, 12
	.loc	1 175
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 13
	v_readlane_b32 s58, v4, 14
	v_readlane_b32 s59, v4, 15
	v_readlane_b32 s60, v4, 16
	v_readlane_b32 s61, v4, 17
	v_readlane_b32 s62, v4, 18
	v_readlane_b32 s63, v4, 19
	v_readlane_b32 s64, v4, 20
	v_readlane_b32 s65, v4, 21
	v_readlane_b32 s66, v4, 22
	v_readlane_b32 s67, v4, 23
	v_readlane_b32 s68, v4, 24
	v_readlane_b32 s69, v4, 25
	v_readlane_b32 s70, v4, 26
	v_readlane_b32 s71, v4, 27
	.loc	1 175
	flat_store_dwordx4 v[43:44], v[22:25]
	.loc	1 173
	s_nop 0
	v_mul_f32_e32 v25, s71, v41
	v_readlane_b32 s56, v4, 28
	v_readlane_b32 s57, v4, 29
	v_readlane_b32 s58, v4, 30
	v_readlane_b32 s59, v4, 31
	v_readlane_b32 s60, v4, 32
	v_readlane_b32 s61, v4, 33
	v_readlane_b32 s62, v4, 34
	v_readlane_b32 s63, v4, 35
	v_readlane_b32 s64, v4, 36
	v_readlane_b32 s65, v4, 37
	v_readlane_b32 s66, v4, 38
	v_readlane_b32 s67, v4, 39
	v_readlane_b32 s68, v4, 40
	v_readlane_b32 s69, v4, 41
	v_readlane_b32 s70, v4, 42
	v_readlane_b32 s71, v4, 43
	.loc	1 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	1 173
	v_mul_f32_e32 v24, s70, v40
	v_readlane_b32 s56, v4, 44
	.loc	1 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 45
	v_readlane_b32 s58, v4, 46
	v_readlane_b32 s59, v4, 47
	v_readlane_b32 s60, v4, 48
	v_readlane_b32 s61, v4, 49
	v_readlane_b32 s62, v4, 50
	v_readlane_b32 s63, v4, 51
	v_readlane_b32 s64, v4, 52
	v_readlane_b32 s65, v4, 53
	v_readlane_b32 s66, v4, 54
	v_readlane_b32 s67, v4, 55
	v_readlane_b32 s68, v4, 56
	v_readlane_b32 s69, v4, 57
	v_readlane_b32 s70, v4, 58
	v_readlane_b32 s71, v4, 59
	.loc	1 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	1 173
	v_mul_f32_e32 v23, s69, v39
	v_readlane_b32 s56, v4, 60
	v_readlane_b32 s57, v4, 61
	v_readlane_b32 s58, v4, 62
	v_readlane_b32 s59, v4, 63
	v_readlane_b32 s60, v5, 0
	v_readlane_b32 s61, v5, 1
	v_readlane_b32 s62, v5, 2
	v_readlane_b32 s63, v5, 3
	v_readlane_b32 s64, v5, 4
	v_readlane_b32 s65, v5, 5
	v_readlane_b32 s66, v5, 6
	v_readlane_b32 s67, v5, 7
	v_readlane_b32 s68, v5, 8
	v_readlane_b32 s69, v5, 9
	v_readlane_b32 s70, v5, 10
	v_readlane_b32 s71, v5, 11
	v_mul_f32_e32 v22, s68, v38
	v_readlane_b32 s56, v5, 12
	v_readlane_b32 s57, v5, 13
	v_readlane_b32 s58, v5, 14
	v_readlane_b32 s59, v5, 15
	v_readlane_b32 s60, v5, 16
	v_readlane_b32 s61, v5, 17
	v_readlane_b32 s62, v5, 18
	v_readlane_b32 s63, v5, 19
	v_readlane_b32 s64, v5, 20
	v_readlane_b32 s65, v5, 21
	v_readlane_b32 s66, v5, 22
	v_readlane_b32 s67, v5, 23
	v_readlane_b32 s68, v5, 24
	v_readlane_b32 s69, v5, 25
	v_readlane_b32 s70, v5, 26
	v_readlane_b32 s71, v5, 27
	v_mul_f32_e32 v21, s67, v37
	v_readlane_b32 s56, v5, 28
	v_readlane_b32 s57, v5, 29
	v_readlane_b32 s58, v5, 30
	v_readlane_b32 s59, v5, 31
	v_readlane_b32 s60, v5, 32
	v_readlane_b32 s61, v5, 33
	v_readlane_b32 s62, v5, 34
	v_readlane_b32 s63, v5, 35
	v_readlane_b32 s64, v5, 36
	v_readlane_b32 s65, v5, 37
	v_readlane_b32 s66, v5, 38
	v_readlane_b32 s67, v5, 39
	v_readlane_b32 s68, v5, 40
	v_readlane_b32 s69, v5, 41
	v_readlane_b32 s70, v5, 42
	v_readlane_b32 s71, v5, 43
	.loc	1 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	1 173
	v_mul_f32_e32 v20, s66, v36
	v_readlane_b32 s56, v5, 44
	.loc	1 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v5, 45
	v_readlane_b32 s58, v5, 46
	v_readlane_b32 s59, v5, 47
	v_readlane_b32 s60, v5, 48
	v_readlane_b32 s61, v5, 49
	v_readlane_b32 s62, v5, 50
	v_readlane_b32 s63, v5, 51
	v_readlane_b32 s64, v5, 52
	v_readlane_b32 s65, v5, 53
	v_readlane_b32 s66, v5, 54
	v_readlane_b32 s67, v5, 55
	v_readlane_b32 s68, v5, 56
	v_readlane_b32 s69, v5, 57
	v_readlane_b32 s70, v5, 58
	v_readlane_b32 s71, v5, 59
	.loc	1 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	1 173
	v_mul_f32_e32 v19, s65, v35
	v_readlane_b32 s56, v5, 60
	v_readlane_b32 s57, v5, 61
	v_readlane_b32 s58, v5, 62
	v_readlane_b32 s59, v5, 63
	v_readlane_b32 s60, v6, 0
	v_readlane_b32 s61, v6, 1
	v_readlane_b32 s62, v6, 2
	v_readlane_b32 s63, v6, 3
	v_readlane_b32 s64, v6, 4
	v_readlane_b32 s65, v6, 5
	v_readlane_b32 s66, v6, 6
	v_readlane_b32 s67, v6, 7
	v_readlane_b32 s68, v6, 8
	v_readlane_b32 s69, v6, 9
	v_readlane_b32 s70, v6, 10
	v_readlane_b32 s71, v6, 11
	v_mul_f32_e32 v18, s64, v34
	v_readlane_b32 s56, v6, 12
	v_readlane_b32 s57, v6, 13
	v_readlane_b32 s58, v6, 14
	v_readlane_b32 s59, v6, 15
	v_readlane_b32 s60, v6, 16
	v_readlane_b32 s61, v6, 17
	v_readlane_b32 s62, v6, 18
	v_readlane_b32 s63, v6, 19
	v_readlane_b32 s64, v6, 20
	v_readlane_b32 s65, v6, 21
	v_readlane_b32 s66, v6, 22
	v_readlane_b32 s67, v6, 23
	v_readlane_b32 s68, v6, 24
	v_readlane_b32 s69, v6, 25
	v_readlane_b32 s70, v6, 26
	v_readlane_b32 s71, v6, 27
	v_mul_f32_e32 v15, s61, v31
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	v_readlane_b32 s62, v6, 34
	v_readlane_b32 s63, v6, 35
	v_readlane_b32 s64, v6, 36
	v_readlane_b32 s65, v6, 37
	v_readlane_b32 s66, v6, 38
	v_readlane_b32 s67, v6, 39
	v_readlane_b32 s68, v6, 40
	v_readlane_b32 s69, v6, 41
	v_readlane_b32 s70, v6, 42
	v_readlane_b32 s71, v6, 43
	v_mul_f32_e32 v14, s60, v30
	v_readlane_b32 s56, v2, 44
	v_readlane_b32 s57, v2, 45
	v_readlane_b32 s58, v2, 46
	v_readlane_b32 s59, v2, 47
	v_readlane_b32 s60, v2, 48
	v_readlane_b32 s61, v2, 49
	v_readlane_b32 s62, v2, 50
	v_readlane_b32 s63, v2, 51
	v_readlane_b32 s64, v2, 52
	v_readlane_b32 s65, v2, 53
	v_readlane_b32 s66, v2, 54
	v_readlane_b32 s67, v2, 55
	v_readlane_b32 s68, v2, 56
	v_readlane_b32 s69, v2, 57
	v_readlane_b32 s70, v2, 58
	v_readlane_b32 s71, v2, 59
	v_mul_f32_e32 v12, s58, v28
	v_readlane_b32 s56, v2, 28
	v_readlane_b32 s57, v2, 29
	v_readlane_b32 s58, v2, 30
	v_readlane_b32 s59, v2, 31
	v_readlane_b32 s60, v2, 32
	v_readlane_b32 s61, v2, 33
	v_readlane_b32 s62, v2, 34
	v_readlane_b32 s63, v2, 35
	v_readlane_b32 s64, v2, 36
	v_readlane_b32 s65, v2, 37
	v_readlane_b32 s66, v2, 38
	v_readlane_b32 s67, v2, 39
	v_readlane_b32 s68, v2, 40
	v_readlane_b32 s69, v2, 41
	v_readlane_b32 s70, v2, 42
	v_readlane_b32 s71, v2, 43
	v_mul_f32_e32 v11, s57, v27
	v_readlane_b32 s56, v2, 12
	v_mul_f32_e32 v17, s47, v33
	v_mul_f32_e32 v16, s46, v32
	v_mul_f32_e32 v13, s43, v29
	v_readlane_b32 s57, v2, 13
	v_readlane_b32 s58, v2, 14
	v_readlane_b32 s59, v2, 15
	v_readlane_b32 s60, v2, 16
	v_readlane_b32 s61, v2, 17
	v_readlane_b32 s62, v2, 18
	v_readlane_b32 s63, v2, 19
	v_mul_f32_e32 v10, s56, v26
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_110
; %bb.109:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x50, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v174, v51
	v_add_u32_e32 v51, vcc, 0x60, v0
	v_mov_b32_e32 v175, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	v_mov_b32_e32 v178, v55
	v_add_u32_e32 v55, vcc, 0x70, v0
	v_mov_b32_e32 v42, v56
	v_addc_u32_e32 v56, vcc, 0, v1, vcc
	v_mov_b32_e32 v176, v53
	v_mov_b32_e32 v177, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[170:173], v[55:56]
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_readlane_b32 s18, v3, 30
	v_readlane_b32 s19, v3, 31
	v_readlane_b32 s20, v3, 32
	v_readlane_b32 s21, v3, 33
	v_readlane_b32 s22, v3, 34
	v_readlane_b32 s23, v3, 35
	v_readlane_b32 s24, v3, 36
	v_readlane_b32 s25, v3, 37
	v_readlane_b32 s26, v3, 38
	v_readlane_b32 s27, v3, 39
	v_readlane_b32 s28, v3, 40
	v_readlane_b32 s29, v3, 41
	v_readlane_b32 s30, v3, 42
	v_readlane_b32 s31, v3, 43
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s61, v3, 1
	v_mov_b32_e32 v55, v178
	v_mov_b32_e32 v56, v42
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v46, s19, v46
	v_readlane_b32 s16, v3, 44
	v_readlane_b32 s17, v3, 45
	v_readlane_b32 s18, v3, 46
	v_readlane_b32 s19, v3, 47
	v_readlane_b32 s20, v3, 48
	v_readlane_b32 s21, v3, 49
	v_readlane_b32 s22, v3, 50
	v_readlane_b32 s23, v3, 51
	v_readlane_b32 s24, v3, 52
	v_readlane_b32 s25, v3, 53
	v_readlane_b32 s26, v3, 54
	v_readlane_b32 s27, v3, 55
	v_readlane_b32 s28, v3, 56
	v_readlane_b32 s29, v3, 57
	v_readlane_b32 s30, v3, 58
	v_readlane_b32 s31, v3, 59
	v_mul_f32_e32 v45, s18, v45
	v_readlane_b32 s16, v3, 60
	v_readlane_b32 s17, v3, 61
	v_readlane_b32 s18, v3, 62
	v_readlane_b32 s19, v3, 63
	v_readlane_b32 s20, v4, 0
	v_readlane_b32 s21, v4, 1
	v_readlane_b32 s22, v4, 2
	v_readlane_b32 s23, v4, 3
	v_readlane_b32 s24, v4, 4
	v_readlane_b32 s25, v4, 5
	v_readlane_b32 s26, v4, 6
	v_readlane_b32 s27, v4, 7
	v_readlane_b32 s28, v4, 8
	v_readlane_b32 s29, v4, 9
	v_readlane_b32 s30, v4, 10
	v_readlane_b32 s31, v4, 11
	v_mul_f32_e32 v44, s17, v44
	v_readlane_b32 s16, v6, 60
	v_readlane_b32 s17, v6, 61
	v_readlane_b32 s18, v6, 62
	v_readlane_b32 s19, v6, 63
	v_readlane_b32 s20, v7, 0
	v_readlane_b32 s21, v7, 1
	v_readlane_b32 s22, v7, 2
	v_readlane_b32 s23, v7, 3
	v_readlane_b32 s24, v7, 4
	v_readlane_b32 s25, v7, 5
	v_readlane_b32 s26, v7, 6
	v_readlane_b32 s27, v7, 7
	v_readlane_b32 s28, v7, 8
	v_readlane_b32 s29, v7, 9
	v_readlane_b32 s30, v7, 10
	v_readlane_b32 s31, v7, 11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v50, s23, v50
	v_readlane_b32 s16, v6, 44
	v_readlane_b32 s17, v6, 45
	v_readlane_b32 s18, v6, 46
	v_readlane_b32 s19, v6, 47
	v_readlane_b32 s20, v6, 48
	v_readlane_b32 s21, v6, 49
	v_readlane_b32 s22, v6, 50
	v_readlane_b32 s23, v6, 51
	v_readlane_b32 s24, v6, 52
	v_readlane_b32 s25, v6, 53
	v_readlane_b32 s26, v6, 54
	v_readlane_b32 s27, v6, 55
	v_readlane_b32 s28, v6, 56
	v_readlane_b32 s29, v6, 57
	v_readlane_b32 s30, v6, 58
	v_readlane_b32 s31, v6, 59
	v_mul_f32_e32 v49, s22, v49
	v_readlane_b32 s16, v3, 12
	v_readlane_b32 s17, v3, 13
	v_readlane_b32 s18, v3, 14
	v_readlane_b32 s19, v3, 15
	v_readlane_b32 s20, v3, 16
	v_readlane_b32 s21, v3, 17
	v_readlane_b32 s22, v3, 18
	v_readlane_b32 s23, v3, 19
	v_readlane_b32 s24, v3, 20
	v_readlane_b32 s25, v3, 21
	v_readlane_b32 s26, v3, 22
	v_readlane_b32 s27, v3, 23
	v_readlane_b32 s28, v3, 24
	v_readlane_b32 s29, v3, 25
	v_readlane_b32 s30, v3, 26
	v_readlane_b32 s31, v3, 27
	v_mul_f32_e32 v47, s20, v47
	v_readlane_b32 s16, v7, 60
	v_mul_f32_e32 v43, s36, v43
	v_readlane_b32 s17, v7, 61
	v_readlane_b32 s18, v7, 62
	v_readlane_b32 s19, v7, 63
	v_readlane_b32 s20, v8, 0
	v_readlane_b32 s21, v8, 1
	v_readlane_b32 s22, v8, 2
	v_readlane_b32 s23, v8, 3
	v_readlane_b32 s24, v8, 4
	v_readlane_b32 s25, v8, 5
	v_readlane_b32 s26, v8, 6
	v_readlane_b32 s27, v8, 7
	v_readlane_b32 s28, v8, 8
	v_readlane_b32 s29, v8, 9
	v_readlane_b32 s30, v8, 10
	v_readlane_b32 s31, v8, 11
	v_add_f32_e32 v10, v43, v10
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v43, s27, v54
	v_readlane_b32 s16, v7, 44
	v_readlane_b32 s17, v7, 45
	v_readlane_b32 s18, v7, 46
	v_readlane_b32 s19, v7, 47
	v_readlane_b32 s20, v7, 48
	v_readlane_b32 s21, v7, 49
	v_readlane_b32 s22, v7, 50
	v_readlane_b32 s23, v7, 51
	v_readlane_b32 s24, v7, 52
	v_readlane_b32 s25, v7, 53
	v_readlane_b32 s26, v7, 54
	v_readlane_b32 s27, v7, 55
	v_readlane_b32 s28, v7, 56
	v_readlane_b32 s29, v7, 57
	v_readlane_b32 s30, v7, 58
	v_readlane_b32 s31, v7, 59
	v_add_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, s26, v53
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s25, v7, 37
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
	v_add_f32_e32 v12, v45, v12
	v_mul_f32_e32 v45, s25, v52
	v_readlane_b32 s16, v7, 12
	v_readlane_b32 s17, v7, 13
	v_readlane_b32 s18, v7, 14
	v_readlane_b32 s19, v7, 15
	v_readlane_b32 s20, v7, 16
	v_readlane_b32 s21, v7, 17
	v_readlane_b32 s22, v7, 18
	v_readlane_b32 s23, v7, 19
	v_readlane_b32 s24, v7, 20
	v_readlane_b32 s25, v7, 21
	v_readlane_b32 s26, v7, 22
	v_readlane_b32 s27, v7, 23
	v_readlane_b32 s28, v7, 24
	v_readlane_b32 s29, v7, 25
	v_readlane_b32 s30, v7, 26
	v_readlane_b32 s31, v7, 27
	v_add_f32_e32 v13, v46, v13
	v_mul_f32_e32 v46, s24, v51
	v_readlane_b32 s16, v8, 60
	v_mul_f32_e32 v48, s61, v48
	v_readlane_b32 s17, v8, 61
	v_readlane_b32 s18, v8, 62
	v_readlane_b32 s19, v8, 63
	v_readlane_b32 s20, v9, 0
	v_readlane_b32 s21, v9, 1
	v_readlane_b32 s22, v9, 2
	v_readlane_b32 s23, v9, 3
	v_readlane_b32 s24, v9, 4
	v_readlane_b32 s25, v9, 5
	v_readlane_b32 s26, v9, 6
	v_readlane_b32 s27, v9, 7
	v_readlane_b32 s28, v9, 8
	v_readlane_b32 s29, v9, 9
	v_readlane_b32 s30, v9, 10
	v_readlane_b32 s31, v9, 11
	v_add_f32_e32 v15, v48, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s31, v173
	v_readlane_b32 s16, v8, 44
	v_readlane_b32 s17, v8, 45
	v_readlane_b32 s18, v8, 46
	v_readlane_b32 s19, v8, 47
	v_readlane_b32 s20, v8, 48
	v_readlane_b32 s21, v8, 49
	v_readlane_b32 s22, v8, 50
	v_readlane_b32 s23, v8, 51
	v_readlane_b32 s24, v8, 52
	v_readlane_b32 s25, v8, 53
	v_readlane_b32 s26, v8, 54
	v_readlane_b32 s27, v8, 55
	v_readlane_b32 s28, v8, 56
	v_readlane_b32 s29, v8, 57
	v_readlane_b32 s30, v8, 58
	v_readlane_b32 s31, v8, 59
	v_add_f32_e32 v16, v49, v16
	v_mul_f32_e32 v49, s30, v172
	v_readlane_b32 s16, v8, 28
	v_readlane_b32 s17, v8, 29
	v_readlane_b32 s18, v8, 30
	v_readlane_b32 s19, v8, 31
	v_readlane_b32 s20, v8, 32
	v_readlane_b32 s21, v8, 33
	v_readlane_b32 s22, v8, 34
	v_readlane_b32 s23, v8, 35
	v_readlane_b32 s24, v8, 36
	v_readlane_b32 s25, v8, 37
	v_readlane_b32 s26, v8, 38
	v_readlane_b32 s27, v8, 39
	v_readlane_b32 s28, v8, 40
	v_readlane_b32 s29, v8, 41
	v_readlane_b32 s30, v8, 42
	v_readlane_b32 s31, v8, 43
	v_add_f32_e32 v17, v50, v17
	v_mul_f32_e32 v50, s29, v171
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s28, v8, 24
	v_mul_f32_e32 v51, s28, v170
	v_mov_b32_e32 v54, v177
	v_mov_b32_e32 v53, v176
	v_mov_b32_e32 v52, v175
	v_add_f32_e32 v21, v43, v21
	v_add_f32_e32 v20, v44, v20
	v_add_f32_e32 v19, v45, v19
	v_add_f32_e32 v18, v46, v18
	v_add_f32_e32 v25, v48, v25
	v_add_f32_e32 v24, v49, v24
	v_add_f32_e32 v23, v50, v23
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v174
	v_add_f32_e32 v14, v47, v14
	v_readlane_b32 s17, v8, 13
	v_readlane_b32 s18, v8, 14
	v_readlane_b32 s19, v8, 15
	v_readlane_b32 s20, v8, 16
	v_readlane_b32 s21, v8, 17
	v_readlane_b32 s22, v8, 18
	v_readlane_b32 s23, v8, 19
	v_readlane_b32 s24, v8, 20
	v_readlane_b32 s25, v8, 21
	v_readlane_b32 s26, v8, 22
	v_readlane_b32 s27, v8, 23
	v_readlane_b32 s29, v8, 25
	v_readlane_b32 s30, v8, 26
	v_readlane_b32 s31, v8, 27
.LBB1_110:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v45, vcc, 0x70, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	flat_store_dwordx4 v[45:46], v[22:25]
	s_movk_i32 s16, 0x328
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
	v_mov_b32_e32 v46, v202
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[43:44], v[10:13]
.LBB1_111:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_120
; %bb.112:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 178
	v_mov_b32_e32 v43, 0x10040
	v_mov_b32_e32 v42, 0x10040
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v43, s[0:3], 0 offen offset:60
	buffer_store_dword v24, v42, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v25, 0x10040
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v25, s[0:3], 0 offen offset:52
	buffer_store_dword v22, v24, s[0:3], 0 offen offset:48
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	buffer_store_dword v21, v23, s[0:3], 0 offen offset:44
	buffer_store_dword v20, v22, s[0:3], 0 offen offset:40
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:36
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:32
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	buffer_store_dword v17, v19, s[0:3], 0 offen offset:28
	buffer_store_dword v16, v18, s[0:3], 0 offen offset:24
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	buffer_store_dword v15, v17, s[0:3], 0 offen offset:20
	buffer_store_dword v14, v16, s[0:3], 0 offen offset:16
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	buffer_store_dword v13, v15, s[0:3], 0 offen offset:12
	buffer_store_dword v12, v14, s[0:3], 0 offen offset:8
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	buffer_store_dword v11, v13, s[0:3], 0 offen offset:4
	buffer_store_dword v10, v12, s[0:3], 0 offen
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s28, v9, 22
	.loc	1 178
	buffer_store_dword v41, v11, s[0:3], 0 offen offset:124
	buffer_store_dword v40, v10, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s29, v9, 23
	.loc	1 178
	buffer_store_dword v39, v23, s[0:3], 0 offen offset:116
	buffer_store_dword v38, v22, s[0:3], 0 offen offset:112
	buffer_store_dword v37, v21, s[0:3], 0 offen offset:108
	buffer_store_dword v36, v20, s[0:3], 0 offen offset:104
	buffer_store_dword v35, v19, s[0:3], 0 offen offset:100
	buffer_store_dword v34, v18, s[0:3], 0 offen offset:96
	buffer_store_dword v33, v17, s[0:3], 0 offen offset:92
	buffer_store_dword v32, v16, s[0:3], 0 offen offset:88
	buffer_store_dword v31, v15, s[0:3], 0 offen offset:84
	buffer_store_dword v30, v14, s[0:3], 0 offen offset:80
	buffer_store_dword v29, v13, s[0:3], 0 offen offset:76
	buffer_store_dword v28, v12, s[0:3], 0 offen offset:72
	buffer_store_dword v27, v11, s[0:3], 0 offen offset:68
	buffer_store_dword v26, v10, s[0:3], 0 offen offset:64
	.loc	1 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_119
; %bb.113:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x424a00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v56
	v_ashrrev_i32_e32 v13, 31, v56
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v56, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_115
.LBB1_114:                              ;   in Loop: Header=BB1_115 Depth=4
	.loc	1 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	1 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v251
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	1 180
	flat_store_dword v[14:15], v13
	.loc	1 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_119
.LBB1_115:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_117
; %bb.116:                              ;   in Loop: Header=BB1_115 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB1_114
	s_branch .LBB1_118
.LBB1_117:                              ;   in Loop: Header=BB1_115 Depth=4
.LBB1_118:                              ;   in Loop: Header=BB1_115 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_114
.LBB1_119:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_120:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 156
	v_or_b32_e32 v0, 3, v115
	.loc	1 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_199
; %bb.121:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x424400
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x424500
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	1 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[82:83]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x40e200
	buffer_load_dword v74, off, s[0:3], s20
	buffer_load_dword v75, off, s[0:3], s20 offset:4
	buffer_load_dword v76, off, s[0:3], s20 offset:8
	buffer_load_dword v77, off, s[0:3], s20 offset:12
	buffer_load_dword v78, off, s[0:3], s20 offset:16
	buffer_load_dword v79, off, s[0:3], s20 offset:20
	buffer_load_dword v80, off, s[0:3], s20 offset:24
	buffer_load_dword v81, off, s[0:3], s20 offset:28
	buffer_load_dword v82, off, s[0:3], s20 offset:32
	buffer_load_dword v83, off, s[0:3], s20 offset:36
	buffer_load_dword v84, off, s[0:3], s20 offset:40
	buffer_load_dword v85, off, s[0:3], s20 offset:44
	buffer_load_dword v86, off, s[0:3], s20 offset:48
	buffer_load_dword v87, off, s[0:3], s20 offset:52
	buffer_load_dword v88, off, s[0:3], s20 offset:56
	buffer_load_dword v89, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x407200
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	buffer_load_dword v12, off, s[0:3], s20 offset:8
	buffer_load_dword v13, off, s[0:3], s20 offset:12
	buffer_load_dword v14, off, s[0:3], s20 offset:16
	buffer_load_dword v15, off, s[0:3], s20 offset:20
	buffer_load_dword v16, off, s[0:3], s20 offset:24
	buffer_load_dword v17, off, s[0:3], s20 offset:28
	buffer_load_dword v18, off, s[0:3], s20 offset:32
	buffer_load_dword v19, off, s[0:3], s20 offset:36
	buffer_load_dword v20, off, s[0:3], s20 offset:40
	buffer_load_dword v21, off, s[0:3], s20 offset:44
	buffer_load_dword v22, off, s[0:3], s20 offset:48
	buffer_load_dword v23, off, s[0:3], s20 offset:52
	buffer_load_dword v24, off, s[0:3], s20 offset:56
	buffer_load_dword v25, off, s[0:3], s20 offset:60
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_127
; %bb.122:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 173
	v_readlane_b32 s16, v4, 12
	v_readlane_b32 s17, v4, 13
	v_readlane_b32 s18, v4, 14
	v_readlane_b32 s19, v4, 15
	v_readlane_b32 s20, v4, 16
	v_readlane_b32 s21, v4, 17
	v_readlane_b32 s22, v4, 18
	v_readlane_b32 s23, v4, 19
	v_readlane_b32 s24, v4, 20
	v_readlane_b32 s25, v4, 21
	v_readlane_b32 s26, v4, 22
	v_readlane_b32 s27, v4, 23
	v_readlane_b32 s28, v4, 24
	v_readlane_b32 s29, v4, 25
	v_readlane_b32 s30, v4, 26
	v_readlane_b32 s31, v4, 27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s31, v25
	v_readlane_b32 s16, v4, 28
	v_readlane_b32 s17, v4, 29
	v_readlane_b32 s18, v4, 30
	v_readlane_b32 s19, v4, 31
	v_readlane_b32 s20, v4, 32
	v_readlane_b32 s21, v4, 33
	v_readlane_b32 s22, v4, 34
	v_readlane_b32 s23, v4, 35
	v_readlane_b32 s24, v4, 36
	v_readlane_b32 s25, v4, 37
	v_readlane_b32 s26, v4, 38
	v_readlane_b32 s27, v4, 39
	v_readlane_b32 s28, v4, 40
	v_readlane_b32 s29, v4, 41
	v_readlane_b32 s30, v4, 42
	v_readlane_b32 s31, v4, 43
	v_mul_f32_e32 v24, s30, v24
	v_readlane_b32 s16, v4, 44
	v_readlane_b32 s17, v4, 45
	v_readlane_b32 s18, v4, 46
	v_readlane_b32 s19, v4, 47
	v_readlane_b32 s20, v4, 48
	v_readlane_b32 s21, v4, 49
	v_readlane_b32 s22, v4, 50
	v_readlane_b32 s23, v4, 51
	v_readlane_b32 s24, v4, 52
	v_readlane_b32 s25, v4, 53
	v_readlane_b32 s26, v4, 54
	v_readlane_b32 s27, v4, 55
	v_readlane_b32 s28, v4, 56
	v_readlane_b32 s29, v4, 57
	v_readlane_b32 s30, v4, 58
	v_readlane_b32 s31, v4, 59
	v_mul_f32_e32 v23, s29, v23
	v_readlane_b32 s16, v4, 60
	v_readlane_b32 s17, v4, 61
	v_readlane_b32 s18, v4, 62
	v_readlane_b32 s19, v4, 63
	v_readlane_b32 s20, v5, 0
	v_readlane_b32 s21, v5, 1
	v_readlane_b32 s22, v5, 2
	v_readlane_b32 s23, v5, 3
	v_readlane_b32 s24, v5, 4
	v_readlane_b32 s25, v5, 5
	v_readlane_b32 s26, v5, 6
	v_readlane_b32 s27, v5, 7
	v_readlane_b32 s28, v5, 8
	v_readlane_b32 s29, v5, 9
	v_readlane_b32 s30, v5, 10
	v_readlane_b32 s31, v5, 11
	v_mul_f32_e32 v22, s28, v22
	v_readlane_b32 s16, v5, 12
	v_readlane_b32 s17, v5, 13
	v_readlane_b32 s18, v5, 14
	v_readlane_b32 s19, v5, 15
	v_readlane_b32 s20, v5, 16
	v_readlane_b32 s21, v5, 17
	v_readlane_b32 s22, v5, 18
	v_readlane_b32 s23, v5, 19
	v_readlane_b32 s24, v5, 20
	v_readlane_b32 s25, v5, 21
	v_readlane_b32 s26, v5, 22
	v_readlane_b32 s27, v5, 23
	v_readlane_b32 s28, v5, 24
	v_readlane_b32 s29, v5, 25
	v_readlane_b32 s30, v5, 26
	v_readlane_b32 s31, v5, 27
	v_mul_f32_e32 v21, s27, v21
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s18, v5, 30
	v_readlane_b32 s19, v5, 31
	v_readlane_b32 s20, v5, 32
	v_readlane_b32 s21, v5, 33
	v_readlane_b32 s22, v5, 34
	v_readlane_b32 s23, v5, 35
	v_readlane_b32 s24, v5, 36
	v_readlane_b32 s25, v5, 37
	v_readlane_b32 s26, v5, 38
	v_readlane_b32 s27, v5, 39
	v_readlane_b32 s28, v5, 40
	v_readlane_b32 s29, v5, 41
	v_readlane_b32 s30, v5, 42
	v_readlane_b32 s31, v5, 43
	v_mul_f32_e32 v20, s26, v20
	v_readlane_b32 s16, v5, 44
	v_readlane_b32 s17, v5, 45
	v_readlane_b32 s18, v5, 46
	v_readlane_b32 s19, v5, 47
	v_readlane_b32 s20, v5, 48
	v_readlane_b32 s21, v5, 49
	v_readlane_b32 s22, v5, 50
	v_readlane_b32 s23, v5, 51
	v_readlane_b32 s24, v5, 52
	v_readlane_b32 s25, v5, 53
	v_readlane_b32 s26, v5, 54
	v_readlane_b32 s27, v5, 55
	v_readlane_b32 s28, v5, 56
	v_readlane_b32 s29, v5, 57
	v_readlane_b32 s30, v5, 58
	v_readlane_b32 s31, v5, 59
	v_mul_f32_e32 v19, s25, v19
	v_readlane_b32 s16, v5, 60
	v_readlane_b32 s17, v5, 61
	v_readlane_b32 s18, v5, 62
	v_readlane_b32 s19, v5, 63
	v_readlane_b32 s20, v6, 0
	v_readlane_b32 s21, v6, 1
	v_readlane_b32 s22, v6, 2
	v_readlane_b32 s23, v6, 3
	v_readlane_b32 s24, v6, 4
	v_readlane_b32 s25, v6, 5
	v_readlane_b32 s26, v6, 6
	v_readlane_b32 s27, v6, 7
	v_readlane_b32 s28, v6, 8
	v_readlane_b32 s29, v6, 9
	v_readlane_b32 s30, v6, 10
	v_readlane_b32 s31, v6, 11
	v_mul_f32_e32 v18, s24, v18
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_readlane_b32 s18, v6, 14
	v_readlane_b32 s19, v6, 15
	v_readlane_b32 s20, v6, 16
	v_readlane_b32 s21, v6, 17
	v_readlane_b32 s22, v6, 18
	v_readlane_b32 s23, v6, 19
	v_readlane_b32 s24, v6, 20
	v_readlane_b32 s25, v6, 21
	v_readlane_b32 s26, v6, 22
	v_readlane_b32 s27, v6, 23
	v_readlane_b32 s28, v6, 24
	v_readlane_b32 s29, v6, 25
	v_readlane_b32 s30, v6, 26
	v_readlane_b32 s31, v6, 27
	v_mul_f32_e32 v15, s21, v15
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_readlane_b32 s18, v6, 30
	v_readlane_b32 s19, v6, 31
	v_readlane_b32 s20, v6, 32
	v_readlane_b32 s21, v6, 33
	v_readlane_b32 s22, v6, 34
	v_readlane_b32 s23, v6, 35
	v_readlane_b32 s24, v6, 36
	v_readlane_b32 s25, v6, 37
	v_readlane_b32 s26, v6, 38
	v_readlane_b32 s27, v6, 39
	v_readlane_b32 s28, v6, 40
	v_readlane_b32 s29, v6, 41
	v_readlane_b32 s30, v6, 42
	v_readlane_b32 s31, v6, 43
	v_mul_f32_e32 v14, s20, v14
	v_readlane_b32 s16, v2, 44
	v_readlane_b32 s17, v2, 45
	v_readlane_b32 s18, v2, 46
	v_readlane_b32 s19, v2, 47
	v_readlane_b32 s20, v2, 48
	v_readlane_b32 s21, v2, 49
	v_readlane_b32 s22, v2, 50
	v_readlane_b32 s23, v2, 51
	v_readlane_b32 s24, v2, 52
	v_readlane_b32 s25, v2, 53
	v_readlane_b32 s26, v2, 54
	v_readlane_b32 s27, v2, 55
	v_readlane_b32 s28, v2, 56
	v_readlane_b32 s29, v2, 57
	v_readlane_b32 s30, v2, 58
	v_readlane_b32 s31, v2, 59
	v_mul_f32_e32 v12, s18, v12
	v_readlane_b32 s16, v2, 28
	v_readlane_b32 s17, v2, 29
	v_readlane_b32 s18, v2, 30
	v_readlane_b32 s19, v2, 31
	v_readlane_b32 s20, v2, 32
	v_readlane_b32 s21, v2, 33
	v_readlane_b32 s22, v2, 34
	v_readlane_b32 s23, v2, 35
	v_readlane_b32 s24, v2, 36
	v_readlane_b32 s25, v2, 37
	v_readlane_b32 s26, v2, 38
	v_readlane_b32 s27, v2, 39
	v_readlane_b32 s28, v2, 40
	v_readlane_b32 s29, v2, 41
	v_readlane_b32 s30, v2, 42
	v_readlane_b32 s31, v2, 43
	v_mul_f32_e32 v11, s17, v11
	v_readlane_b32 s16, v2, 12
	v_readlane_b32 s20, v2, 16
	v_readlane_b32 s21, v2, 17
	.loc	1 174
	v_cndmask_b32_e64 v43, 0, 1, s[88:89]
	v_mov_b32_e32 v170, v46
	.loc	1 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	1 174
	v_cmp_ne_u32_e64 s[20:21], 1, v43
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	1 173
	v_readlane_b32 s17, v2, 13
	v_readlane_b32 s18, v2, 14
	v_readlane_b32 s19, v2, 15
	v_readlane_b32 s22, v2, 18
	v_readlane_b32 s23, v2, 19
	v_readlane_b32 s24, v2, 20
	v_readlane_b32 s25, v2, 21
	v_readlane_b32 s26, v2, 22
	v_readlane_b32 s27, v2, 23
	v_readlane_b32 s28, v2, 24
	v_readlane_b32 s29, v2, 25
	v_readlane_b32 s30, v2, 26
	v_readlane_b32 s31, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_124
; %bb.123:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 32, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	v_mov_b32_e32 v42, v51
	v_add_u32_e32 v51, vcc, 48, v0
	v_mov_b32_e32 v158, v57
	v_mov_b32_e32 v57, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v159, v53
	v_mov_b32_e32 v160, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[154:157], v[0:1]
	v_readlane_b32 s56, v3, 28
	v_readlane_b32 s57, v3, 29
	v_readlane_b32 s58, v3, 30
	v_readlane_b32 s59, v3, 31
	v_readlane_b32 s60, v3, 32
	v_readlane_b32 s61, v3, 33
	v_readlane_b32 s62, v3, 34
	v_readlane_b32 s63, v3, 35
	v_readlane_b32 s64, v3, 36
	v_readlane_b32 s65, v3, 37
	v_readlane_b32 s66, v3, 38
	v_readlane_b32 s67, v3, 39
	v_readlane_b32 s68, v3, 40
	v_readlane_b32 s69, v3, 41
	v_readlane_b32 s70, v3, 42
	v_readlane_b32 s71, v3, 43
	v_mov_b32_e32 v161, v55
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v55, s59, v157
	v_readlane_b32 s56, v3, 44
	v_readlane_b32 s57, v3, 45
	v_readlane_b32 s58, v3, 46
	v_readlane_b32 s59, v3, 47
	v_readlane_b32 s60, v3, 48
	v_readlane_b32 s61, v3, 49
	v_readlane_b32 s62, v3, 50
	v_readlane_b32 s63, v3, 51
	v_readlane_b32 s64, v3, 52
	v_readlane_b32 s65, v3, 53
	v_readlane_b32 s66, v3, 54
	v_readlane_b32 s67, v3, 55
	v_readlane_b32 s68, v3, 56
	v_readlane_b32 s69, v3, 57
	v_readlane_b32 s70, v3, 58
	v_readlane_b32 s71, v3, 59
	v_add_f32_e32 v13, v55, v13
	v_mul_f32_e32 v55, s58, v156
	v_readlane_b32 s56, v3, 60
	v_readlane_b32 s57, v3, 61
	v_readlane_b32 s58, v3, 62
	v_readlane_b32 s59, v3, 63
	v_readlane_b32 s60, v4, 0
	v_readlane_b32 s61, v4, 1
	v_readlane_b32 s62, v4, 2
	v_readlane_b32 s63, v4, 3
	v_readlane_b32 s64, v4, 4
	v_readlane_b32 s65, v4, 5
	v_readlane_b32 s66, v4, 6
	v_readlane_b32 s67, v4, 7
	v_readlane_b32 s68, v4, 8
	v_readlane_b32 s69, v4, 9
	v_readlane_b32 s70, v4, 10
	v_readlane_b32 s71, v4, 11
	v_add_f32_e32 v12, v55, v12
	v_mul_f32_e32 v55, s57, v155
	v_readlane_b32 s56, v8, 60
	v_readlane_b32 s57, v8, 61
	v_readlane_b32 s58, v8, 62
	v_readlane_b32 s59, v8, 63
	v_readlane_b32 s60, v9, 0
	v_readlane_b32 s61, v9, 1
	v_readlane_b32 s62, v9, 2
	v_readlane_b32 s63, v9, 3
	v_readlane_b32 s64, v9, 4
	v_readlane_b32 s65, v9, 5
	v_readlane_b32 s66, v9, 6
	v_readlane_b32 s67, v9, 7
	v_readlane_b32 s68, v9, 8
	v_readlane_b32 s69, v9, 9
	v_readlane_b32 s70, v9, 10
	v_readlane_b32 s71, v9, 11
	v_mul_f32_e32 v54, s71, v54
	v_readlane_b32 s56, v8, 44
	v_readlane_b32 s57, v8, 45
	v_readlane_b32 s58, v8, 46
	v_readlane_b32 s59, v8, 47
	v_readlane_b32 s60, v8, 48
	v_readlane_b32 s61, v8, 49
	v_readlane_b32 s62, v8, 50
	v_readlane_b32 s63, v8, 51
	v_readlane_b32 s64, v8, 52
	v_readlane_b32 s65, v8, 53
	v_readlane_b32 s66, v8, 54
	v_readlane_b32 s67, v8, 55
	v_readlane_b32 s68, v8, 56
	v_readlane_b32 s69, v8, 57
	v_readlane_b32 s70, v8, 58
	v_readlane_b32 s71, v8, 59
	v_mul_f32_e32 v53, s70, v53
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s57, v8, 29
	v_readlane_b32 s58, v8, 30
	v_readlane_b32 s59, v8, 31
	v_readlane_b32 s60, v8, 32
	v_readlane_b32 s61, v8, 33
	v_readlane_b32 s62, v8, 34
	v_readlane_b32 s63, v8, 35
	v_readlane_b32 s64, v8, 36
	v_readlane_b32 s65, v8, 37
	v_readlane_b32 s66, v8, 38
	v_readlane_b32 s67, v8, 39
	v_readlane_b32 s68, v8, 40
	v_readlane_b32 s69, v8, 41
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
	v_mul_f32_e32 v52, s69, v52
	v_readlane_b32 s56, v8, 12
	v_readlane_b32 s57, v8, 13
	v_readlane_b32 s58, v8, 14
	v_readlane_b32 s59, v8, 15
	v_readlane_b32 s60, v8, 16
	v_readlane_b32 s61, v8, 17
	v_readlane_b32 s62, v8, 18
	v_readlane_b32 s63, v8, 19
	v_readlane_b32 s64, v8, 20
	v_readlane_b32 s65, v8, 21
	v_readlane_b32 s66, v8, 22
	v_readlane_b32 s67, v8, 23
	v_readlane_b32 s68, v8, 24
	v_readlane_b32 s69, v8, 25
	v_readlane_b32 s70, v8, 26
	v_readlane_b32 s71, v8, 27
	v_mul_f32_e32 v51, s68, v51
	v_readlane_b32 s56, v7, 60
	v_readlane_b32 s57, v7, 61
	v_readlane_b32 s58, v7, 62
	v_readlane_b32 s59, v7, 63
	v_readlane_b32 s60, v8, 0
	v_readlane_b32 s61, v8, 1
	v_readlane_b32 s62, v8, 2
	v_readlane_b32 s63, v8, 3
	v_readlane_b32 s64, v8, 4
	v_readlane_b32 s65, v8, 5
	v_readlane_b32 s66, v8, 6
	v_readlane_b32 s67, v8, 7
	v_readlane_b32 s68, v8, 8
	v_readlane_b32 s69, v8, 9
	v_readlane_b32 s70, v8, 10
	v_readlane_b32 s71, v8, 11
	v_mul_f32_e32 v50, s67, v50
	v_readlane_b32 s56, v7, 44
	v_readlane_b32 s57, v7, 45
	v_readlane_b32 s58, v7, 46
	v_readlane_b32 s59, v7, 47
	v_readlane_b32 s60, v7, 48
	v_readlane_b32 s61, v7, 49
	v_readlane_b32 s62, v7, 50
	v_readlane_b32 s63, v7, 51
	v_readlane_b32 s64, v7, 52
	v_readlane_b32 s65, v7, 53
	v_readlane_b32 s66, v7, 54
	v_readlane_b32 s67, v7, 55
	v_readlane_b32 s68, v7, 56
	v_readlane_b32 s69, v7, 57
	v_readlane_b32 s70, v7, 58
	v_readlane_b32 s71, v7, 59
	v_mul_f32_e32 v49, s66, v49
	v_readlane_b32 s56, v7, 28
	v_readlane_b32 s57, v7, 29
	v_readlane_b32 s58, v7, 30
	v_readlane_b32 s59, v7, 31
	v_readlane_b32 s60, v7, 32
	v_readlane_b32 s61, v7, 33
	v_readlane_b32 s62, v7, 34
	v_readlane_b32 s63, v7, 35
	v_readlane_b32 s64, v7, 36
	v_readlane_b32 s65, v7, 37
	v_readlane_b32 s66, v7, 38
	v_readlane_b32 s67, v7, 39
	v_readlane_b32 s68, v7, 40
	v_readlane_b32 s69, v7, 41
	v_readlane_b32 s70, v7, 42
	v_readlane_b32 s71, v7, 43
	v_mul_f32_e32 v48, s65, v48
	v_readlane_b32 s56, v7, 12
	v_readlane_b32 s57, v7, 13
	v_readlane_b32 s58, v7, 14
	v_readlane_b32 s59, v7, 15
	v_readlane_b32 s60, v7, 16
	v_readlane_b32 s61, v7, 17
	v_readlane_b32 s62, v7, 18
	v_readlane_b32 s63, v7, 19
	v_readlane_b32 s64, v7, 20
	v_readlane_b32 s65, v7, 21
	v_readlane_b32 s66, v7, 22
	v_readlane_b32 s67, v7, 23
	v_readlane_b32 s68, v7, 24
	v_readlane_b32 s69, v7, 25
	v_readlane_b32 s70, v7, 26
	v_readlane_b32 s71, v7, 27
	v_mul_f32_e32 v47, s64, v47
	v_readlane_b32 s56, v6, 60
	v_readlane_b32 s57, v6, 61
	v_readlane_b32 s58, v6, 62
	v_readlane_b32 s59, v6, 63
	v_readlane_b32 s60, v7, 0
	v_readlane_b32 s61, v7, 1
	v_readlane_b32 s62, v7, 2
	v_readlane_b32 s63, v7, 3
	v_readlane_b32 s64, v7, 4
	v_readlane_b32 s65, v7, 5
	v_readlane_b32 s66, v7, 6
	v_readlane_b32 s67, v7, 7
	v_readlane_b32 s68, v7, 8
	v_readlane_b32 s69, v7, 9
	v_readlane_b32 s70, v7, 10
	v_readlane_b32 s71, v7, 11
	v_mul_f32_e32 v46, s63, v46
	v_readlane_b32 s56, v6, 44
	v_readlane_b32 s57, v6, 45
	v_readlane_b32 s58, v6, 46
	v_readlane_b32 s59, v6, 47
	v_readlane_b32 s60, v6, 48
	v_readlane_b32 s61, v6, 49
	v_readlane_b32 s62, v6, 50
	v_readlane_b32 s63, v6, 51
	v_readlane_b32 s64, v6, 52
	v_readlane_b32 s65, v6, 53
	v_readlane_b32 s66, v6, 54
	v_readlane_b32 s67, v6, 55
	v_readlane_b32 s68, v6, 56
	v_readlane_b32 s69, v6, 57
	v_readlane_b32 s70, v6, 58
	v_readlane_b32 s71, v6, 59
	v_mul_f32_e32 v45, s62, v45
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	v_mul_f32_e32 v44, s61, v44
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_add_f32_e32 v11, v55, v11
	v_mul_f32_e32 v55, s36, v154
	v_mul_f32_e32 v43, s60, v43
	v_add_f32_e32 v10, v55, v10
	v_mov_b32_e32 v55, v161
	v_add_f32_e32 v25, v54, v25
	v_mov_b32_e32 v54, v160
	v_add_f32_e32 v24, v53, v24
	v_mov_b32_e32 v53, v159
	v_add_f32_e32 v23, v52, v23
	v_mov_b32_e32 v52, v57
	v_mov_b32_e32 v57, v158
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v42
	v_add_f32_e32 v21, v50, v21
	v_add_f32_e32 v20, v49, v20
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v18, v47, v18
	v_add_f32_e32 v17, v46, v17
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v15, v44, v15
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_add_f32_e32 v14, v43, v14
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_124:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 48, v0
	.loc	1 173
	v_readlane_b32 s56, v4, 12
	.loc	1 175
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 13
	v_readlane_b32 s58, v4, 14
	v_readlane_b32 s59, v4, 15
	v_readlane_b32 s60, v4, 16
	v_readlane_b32 s61, v4, 17
	v_readlane_b32 s62, v4, 18
	v_readlane_b32 s63, v4, 19
	v_readlane_b32 s64, v4, 20
	v_readlane_b32 s65, v4, 21
	v_readlane_b32 s66, v4, 22
	v_readlane_b32 s67, v4, 23
	v_readlane_b32 s68, v4, 24
	v_readlane_b32 s69, v4, 25
	v_readlane_b32 s70, v4, 26
	v_readlane_b32 s71, v4, 27
	.loc	1 175
	flat_store_dwordx4 v[43:44], v[22:25]
	.loc	1 173
	s_nop 0
	v_mul_f32_e32 v25, s71, v89
	v_readlane_b32 s56, v4, 28
	v_readlane_b32 s57, v4, 29
	v_readlane_b32 s58, v4, 30
	v_readlane_b32 s59, v4, 31
	v_readlane_b32 s60, v4, 32
	v_readlane_b32 s61, v4, 33
	v_readlane_b32 s62, v4, 34
	v_readlane_b32 s63, v4, 35
	v_readlane_b32 s64, v4, 36
	v_readlane_b32 s65, v4, 37
	v_readlane_b32 s66, v4, 38
	v_readlane_b32 s67, v4, 39
	v_readlane_b32 s68, v4, 40
	v_readlane_b32 s69, v4, 41
	v_readlane_b32 s70, v4, 42
	v_readlane_b32 s71, v4, 43
	.loc	1 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	1 173
	v_mul_f32_e32 v24, s70, v88
	v_readlane_b32 s56, v4, 44
	.loc	1 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 45
	v_readlane_b32 s58, v4, 46
	v_readlane_b32 s59, v4, 47
	v_readlane_b32 s60, v4, 48
	v_readlane_b32 s61, v4, 49
	v_readlane_b32 s62, v4, 50
	v_readlane_b32 s63, v4, 51
	v_readlane_b32 s64, v4, 52
	v_readlane_b32 s65, v4, 53
	v_readlane_b32 s66, v4, 54
	v_readlane_b32 s67, v4, 55
	v_readlane_b32 s68, v4, 56
	v_readlane_b32 s69, v4, 57
	v_readlane_b32 s70, v4, 58
	v_readlane_b32 s71, v4, 59
	.loc	1 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	1 173
	v_mul_f32_e32 v23, s69, v87
	v_readlane_b32 s56, v4, 60
	v_readlane_b32 s57, v4, 61
	v_readlane_b32 s58, v4, 62
	v_readlane_b32 s59, v4, 63
	v_readlane_b32 s60, v5, 0
	v_readlane_b32 s61, v5, 1
	v_readlane_b32 s62, v5, 2
	v_readlane_b32 s63, v5, 3
	v_readlane_b32 s64, v5, 4
	v_readlane_b32 s65, v5, 5
	v_readlane_b32 s66, v5, 6
	v_readlane_b32 s67, v5, 7
	v_readlane_b32 s68, v5, 8
	v_readlane_b32 s69, v5, 9
	v_readlane_b32 s70, v5, 10
	v_readlane_b32 s71, v5, 11
	v_mul_f32_e32 v22, s68, v86
	v_readlane_b32 s56, v5, 12
	v_readlane_b32 s57, v5, 13
	v_readlane_b32 s58, v5, 14
	v_readlane_b32 s59, v5, 15
	v_readlane_b32 s60, v5, 16
	v_readlane_b32 s61, v5, 17
	v_readlane_b32 s62, v5, 18
	v_readlane_b32 s63, v5, 19
	v_readlane_b32 s64, v5, 20
	v_readlane_b32 s65, v5, 21
	v_readlane_b32 s66, v5, 22
	v_readlane_b32 s67, v5, 23
	v_readlane_b32 s68, v5, 24
	v_readlane_b32 s69, v5, 25
	v_readlane_b32 s70, v5, 26
	v_readlane_b32 s71, v5, 27
	v_mul_f32_e32 v21, s67, v85
	v_readlane_b32 s56, v5, 28
	v_readlane_b32 s57, v5, 29
	v_readlane_b32 s58, v5, 30
	v_readlane_b32 s59, v5, 31
	v_readlane_b32 s60, v5, 32
	v_readlane_b32 s61, v5, 33
	v_readlane_b32 s62, v5, 34
	v_readlane_b32 s63, v5, 35
	v_readlane_b32 s64, v5, 36
	v_readlane_b32 s65, v5, 37
	v_readlane_b32 s66, v5, 38
	v_readlane_b32 s67, v5, 39
	v_readlane_b32 s68, v5, 40
	v_readlane_b32 s69, v5, 41
	v_readlane_b32 s70, v5, 42
	v_readlane_b32 s71, v5, 43
	.loc	1 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	1 173
	v_mul_f32_e32 v20, s66, v84
	v_readlane_b32 s56, v5, 44
	.loc	1 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v5, 45
	v_readlane_b32 s58, v5, 46
	v_readlane_b32 s59, v5, 47
	v_readlane_b32 s60, v5, 48
	v_readlane_b32 s61, v5, 49
	v_readlane_b32 s62, v5, 50
	v_readlane_b32 s63, v5, 51
	v_readlane_b32 s64, v5, 52
	v_readlane_b32 s65, v5, 53
	v_readlane_b32 s66, v5, 54
	v_readlane_b32 s67, v5, 55
	v_readlane_b32 s68, v5, 56
	v_readlane_b32 s69, v5, 57
	v_readlane_b32 s70, v5, 58
	v_readlane_b32 s71, v5, 59
	.loc	1 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	1 173
	v_mul_f32_e32 v19, s65, v83
	v_readlane_b32 s56, v5, 60
	v_readlane_b32 s57, v5, 61
	v_readlane_b32 s58, v5, 62
	v_readlane_b32 s59, v5, 63
	v_readlane_b32 s60, v6, 0
	v_readlane_b32 s61, v6, 1
	v_readlane_b32 s62, v6, 2
	v_readlane_b32 s63, v6, 3
	v_readlane_b32 s64, v6, 4
	v_readlane_b32 s65, v6, 5
	v_readlane_b32 s66, v6, 6
	v_readlane_b32 s67, v6, 7
	v_readlane_b32 s68, v6, 8
	v_readlane_b32 s69, v6, 9
	v_readlane_b32 s70, v6, 10
	v_readlane_b32 s71, v6, 11
	v_mul_f32_e32 v18, s64, v82
	v_readlane_b32 s56, v6, 12
	v_readlane_b32 s57, v6, 13
	v_readlane_b32 s58, v6, 14
	v_readlane_b32 s59, v6, 15
	v_readlane_b32 s60, v6, 16
	v_readlane_b32 s61, v6, 17
	v_readlane_b32 s62, v6, 18
	v_readlane_b32 s63, v6, 19
	v_readlane_b32 s64, v6, 20
	v_readlane_b32 s65, v6, 21
	v_readlane_b32 s66, v6, 22
	v_readlane_b32 s67, v6, 23
	v_readlane_b32 s68, v6, 24
	v_readlane_b32 s69, v6, 25
	v_readlane_b32 s70, v6, 26
	v_readlane_b32 s71, v6, 27
	v_mul_f32_e32 v15, s61, v79
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	v_readlane_b32 s62, v6, 34
	v_readlane_b32 s63, v6, 35
	v_readlane_b32 s64, v6, 36
	v_readlane_b32 s65, v6, 37
	v_readlane_b32 s66, v6, 38
	v_readlane_b32 s67, v6, 39
	v_readlane_b32 s68, v6, 40
	v_readlane_b32 s69, v6, 41
	v_readlane_b32 s70, v6, 42
	v_readlane_b32 s71, v6, 43
	v_mul_f32_e32 v14, s60, v78
	v_readlane_b32 s56, v2, 44
	v_readlane_b32 s57, v2, 45
	v_readlane_b32 s58, v2, 46
	v_readlane_b32 s59, v2, 47
	v_readlane_b32 s60, v2, 48
	v_readlane_b32 s61, v2, 49
	v_readlane_b32 s62, v2, 50
	v_readlane_b32 s63, v2, 51
	v_readlane_b32 s64, v2, 52
	v_readlane_b32 s65, v2, 53
	v_readlane_b32 s66, v2, 54
	v_readlane_b32 s67, v2, 55
	v_readlane_b32 s68, v2, 56
	v_readlane_b32 s69, v2, 57
	v_readlane_b32 s70, v2, 58
	v_readlane_b32 s71, v2, 59
	v_mul_f32_e32 v12, s58, v76
	v_readlane_b32 s56, v2, 28
	v_readlane_b32 s57, v2, 29
	v_readlane_b32 s58, v2, 30
	v_readlane_b32 s59, v2, 31
	v_readlane_b32 s60, v2, 32
	v_readlane_b32 s61, v2, 33
	v_readlane_b32 s62, v2, 34
	v_readlane_b32 s63, v2, 35
	v_readlane_b32 s64, v2, 36
	v_readlane_b32 s65, v2, 37
	v_readlane_b32 s66, v2, 38
	v_readlane_b32 s67, v2, 39
	v_readlane_b32 s68, v2, 40
	v_readlane_b32 s69, v2, 41
	v_readlane_b32 s70, v2, 42
	v_readlane_b32 s71, v2, 43
	v_mul_f32_e32 v11, s57, v75
	v_readlane_b32 s56, v2, 12
	v_mul_f32_e32 v17, s47, v81
	v_mul_f32_e32 v16, s46, v80
	v_mul_f32_e32 v13, s43, v77
	v_readlane_b32 s57, v2, 13
	v_readlane_b32 s58, v2, 14
	v_readlane_b32 s59, v2, 15
	v_readlane_b32 s60, v2, 16
	v_readlane_b32 s61, v2, 17
	v_readlane_b32 s62, v2, 18
	v_readlane_b32 s63, v2, 19
	v_mul_f32_e32 v10, s56, v74
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_126
; %bb.125:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x50, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v142, v51
	v_add_u32_e32 v51, vcc, 0x60, v0
	v_mov_b32_e32 v143, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	v_mov_b32_e32 v146, v55
	v_add_u32_e32 v55, vcc, 0x70, v0
	v_mov_b32_e32 v42, v56
	v_addc_u32_e32 v56, vcc, 0, v1, vcc
	v_mov_b32_e32 v144, v53
	v_mov_b32_e32 v145, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[138:141], v[55:56]
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_readlane_b32 s18, v3, 30
	v_readlane_b32 s19, v3, 31
	v_readlane_b32 s20, v3, 32
	v_readlane_b32 s21, v3, 33
	v_readlane_b32 s22, v3, 34
	v_readlane_b32 s23, v3, 35
	v_readlane_b32 s24, v3, 36
	v_readlane_b32 s25, v3, 37
	v_readlane_b32 s26, v3, 38
	v_readlane_b32 s27, v3, 39
	v_readlane_b32 s28, v3, 40
	v_readlane_b32 s29, v3, 41
	v_readlane_b32 s30, v3, 42
	v_readlane_b32 s31, v3, 43
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s61, v3, 1
	v_mov_b32_e32 v55, v146
	v_mov_b32_e32 v56, v42
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v46, s19, v46
	v_readlane_b32 s16, v3, 44
	v_readlane_b32 s17, v3, 45
	v_readlane_b32 s18, v3, 46
	v_readlane_b32 s19, v3, 47
	v_readlane_b32 s20, v3, 48
	v_readlane_b32 s21, v3, 49
	v_readlane_b32 s22, v3, 50
	v_readlane_b32 s23, v3, 51
	v_readlane_b32 s24, v3, 52
	v_readlane_b32 s25, v3, 53
	v_readlane_b32 s26, v3, 54
	v_readlane_b32 s27, v3, 55
	v_readlane_b32 s28, v3, 56
	v_readlane_b32 s29, v3, 57
	v_readlane_b32 s30, v3, 58
	v_readlane_b32 s31, v3, 59
	v_mul_f32_e32 v45, s18, v45
	v_readlane_b32 s16, v3, 60
	v_readlane_b32 s17, v3, 61
	v_readlane_b32 s18, v3, 62
	v_readlane_b32 s19, v3, 63
	v_readlane_b32 s20, v4, 0
	v_readlane_b32 s21, v4, 1
	v_readlane_b32 s22, v4, 2
	v_readlane_b32 s23, v4, 3
	v_readlane_b32 s24, v4, 4
	v_readlane_b32 s25, v4, 5
	v_readlane_b32 s26, v4, 6
	v_readlane_b32 s27, v4, 7
	v_readlane_b32 s28, v4, 8
	v_readlane_b32 s29, v4, 9
	v_readlane_b32 s30, v4, 10
	v_readlane_b32 s31, v4, 11
	v_mul_f32_e32 v44, s17, v44
	v_readlane_b32 s16, v6, 60
	v_readlane_b32 s17, v6, 61
	v_readlane_b32 s18, v6, 62
	v_readlane_b32 s19, v6, 63
	v_readlane_b32 s20, v7, 0
	v_readlane_b32 s21, v7, 1
	v_readlane_b32 s22, v7, 2
	v_readlane_b32 s23, v7, 3
	v_readlane_b32 s24, v7, 4
	v_readlane_b32 s25, v7, 5
	v_readlane_b32 s26, v7, 6
	v_readlane_b32 s27, v7, 7
	v_readlane_b32 s28, v7, 8
	v_readlane_b32 s29, v7, 9
	v_readlane_b32 s30, v7, 10
	v_readlane_b32 s31, v7, 11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v50, s23, v50
	v_readlane_b32 s16, v6, 44
	v_readlane_b32 s17, v6, 45
	v_readlane_b32 s18, v6, 46
	v_readlane_b32 s19, v6, 47
	v_readlane_b32 s20, v6, 48
	v_readlane_b32 s21, v6, 49
	v_readlane_b32 s22, v6, 50
	v_readlane_b32 s23, v6, 51
	v_readlane_b32 s24, v6, 52
	v_readlane_b32 s25, v6, 53
	v_readlane_b32 s26, v6, 54
	v_readlane_b32 s27, v6, 55
	v_readlane_b32 s28, v6, 56
	v_readlane_b32 s29, v6, 57
	v_readlane_b32 s30, v6, 58
	v_readlane_b32 s31, v6, 59
	v_mul_f32_e32 v49, s22, v49
	v_readlane_b32 s16, v3, 12
	v_readlane_b32 s17, v3, 13
	v_readlane_b32 s18, v3, 14
	v_readlane_b32 s19, v3, 15
	v_readlane_b32 s20, v3, 16
	v_readlane_b32 s21, v3, 17
	v_readlane_b32 s22, v3, 18
	v_readlane_b32 s23, v3, 19
	v_readlane_b32 s24, v3, 20
	v_readlane_b32 s25, v3, 21
	v_readlane_b32 s26, v3, 22
	v_readlane_b32 s27, v3, 23
	v_readlane_b32 s28, v3, 24
	v_readlane_b32 s29, v3, 25
	v_readlane_b32 s30, v3, 26
	v_readlane_b32 s31, v3, 27
	v_mul_f32_e32 v47, s20, v47
	v_readlane_b32 s16, v7, 60
	v_mul_f32_e32 v43, s36, v43
	v_readlane_b32 s17, v7, 61
	v_readlane_b32 s18, v7, 62
	v_readlane_b32 s19, v7, 63
	v_readlane_b32 s20, v8, 0
	v_readlane_b32 s21, v8, 1
	v_readlane_b32 s22, v8, 2
	v_readlane_b32 s23, v8, 3
	v_readlane_b32 s24, v8, 4
	v_readlane_b32 s25, v8, 5
	v_readlane_b32 s26, v8, 6
	v_readlane_b32 s27, v8, 7
	v_readlane_b32 s28, v8, 8
	v_readlane_b32 s29, v8, 9
	v_readlane_b32 s30, v8, 10
	v_readlane_b32 s31, v8, 11
	v_add_f32_e32 v10, v43, v10
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v43, s27, v54
	v_readlane_b32 s16, v7, 44
	v_readlane_b32 s17, v7, 45
	v_readlane_b32 s18, v7, 46
	v_readlane_b32 s19, v7, 47
	v_readlane_b32 s20, v7, 48
	v_readlane_b32 s21, v7, 49
	v_readlane_b32 s22, v7, 50
	v_readlane_b32 s23, v7, 51
	v_readlane_b32 s24, v7, 52
	v_readlane_b32 s25, v7, 53
	v_readlane_b32 s26, v7, 54
	v_readlane_b32 s27, v7, 55
	v_readlane_b32 s28, v7, 56
	v_readlane_b32 s29, v7, 57
	v_readlane_b32 s30, v7, 58
	v_readlane_b32 s31, v7, 59
	v_add_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, s26, v53
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s25, v7, 37
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
	v_add_f32_e32 v12, v45, v12
	v_mul_f32_e32 v45, s25, v52
	v_readlane_b32 s16, v7, 12
	v_readlane_b32 s17, v7, 13
	v_readlane_b32 s18, v7, 14
	v_readlane_b32 s19, v7, 15
	v_readlane_b32 s20, v7, 16
	v_readlane_b32 s21, v7, 17
	v_readlane_b32 s22, v7, 18
	v_readlane_b32 s23, v7, 19
	v_readlane_b32 s24, v7, 20
	v_readlane_b32 s25, v7, 21
	v_readlane_b32 s26, v7, 22
	v_readlane_b32 s27, v7, 23
	v_readlane_b32 s28, v7, 24
	v_readlane_b32 s29, v7, 25
	v_readlane_b32 s30, v7, 26
	v_readlane_b32 s31, v7, 27
	v_add_f32_e32 v13, v46, v13
	v_mul_f32_e32 v46, s24, v51
	v_readlane_b32 s16, v8, 60
	v_mul_f32_e32 v48, s61, v48
	v_readlane_b32 s17, v8, 61
	v_readlane_b32 s18, v8, 62
	v_readlane_b32 s19, v8, 63
	v_readlane_b32 s20, v9, 0
	v_readlane_b32 s21, v9, 1
	v_readlane_b32 s22, v9, 2
	v_readlane_b32 s23, v9, 3
	v_readlane_b32 s24, v9, 4
	v_readlane_b32 s25, v9, 5
	v_readlane_b32 s26, v9, 6
	v_readlane_b32 s27, v9, 7
	v_readlane_b32 s28, v9, 8
	v_readlane_b32 s29, v9, 9
	v_readlane_b32 s30, v9, 10
	v_readlane_b32 s31, v9, 11
	v_add_f32_e32 v15, v48, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s31, v141
	v_readlane_b32 s16, v8, 44
	v_readlane_b32 s17, v8, 45
	v_readlane_b32 s18, v8, 46
	v_readlane_b32 s19, v8, 47
	v_readlane_b32 s20, v8, 48
	v_readlane_b32 s21, v8, 49
	v_readlane_b32 s22, v8, 50
	v_readlane_b32 s23, v8, 51
	v_readlane_b32 s24, v8, 52
	v_readlane_b32 s25, v8, 53
	v_readlane_b32 s26, v8, 54
	v_readlane_b32 s27, v8, 55
	v_readlane_b32 s28, v8, 56
	v_readlane_b32 s29, v8, 57
	v_readlane_b32 s30, v8, 58
	v_readlane_b32 s31, v8, 59
	v_add_f32_e32 v16, v49, v16
	v_mul_f32_e32 v49, s30, v140
	v_readlane_b32 s16, v8, 28
	v_readlane_b32 s17, v8, 29
	v_readlane_b32 s18, v8, 30
	v_readlane_b32 s19, v8, 31
	v_readlane_b32 s20, v8, 32
	v_readlane_b32 s21, v8, 33
	v_readlane_b32 s22, v8, 34
	v_readlane_b32 s23, v8, 35
	v_readlane_b32 s24, v8, 36
	v_readlane_b32 s25, v8, 37
	v_readlane_b32 s26, v8, 38
	v_readlane_b32 s27, v8, 39
	v_readlane_b32 s28, v8, 40
	v_readlane_b32 s29, v8, 41
	v_readlane_b32 s30, v8, 42
	v_readlane_b32 s31, v8, 43
	v_add_f32_e32 v17, v50, v17
	v_mul_f32_e32 v50, s29, v139
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s28, v8, 24
	v_mul_f32_e32 v51, s28, v138
	v_mov_b32_e32 v54, v145
	v_mov_b32_e32 v53, v144
	v_mov_b32_e32 v52, v143
	v_add_f32_e32 v21, v43, v21
	v_add_f32_e32 v20, v44, v20
	v_add_f32_e32 v19, v45, v19
	v_add_f32_e32 v18, v46, v18
	v_add_f32_e32 v25, v48, v25
	v_add_f32_e32 v24, v49, v24
	v_add_f32_e32 v23, v50, v23
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v142
	v_add_f32_e32 v14, v47, v14
	v_readlane_b32 s17, v8, 13
	v_readlane_b32 s18, v8, 14
	v_readlane_b32 s19, v8, 15
	v_readlane_b32 s20, v8, 16
	v_readlane_b32 s21, v8, 17
	v_readlane_b32 s22, v8, 18
	v_readlane_b32 s23, v8, 19
	v_readlane_b32 s24, v8, 20
	v_readlane_b32 s25, v8, 21
	v_readlane_b32 s26, v8, 22
	v_readlane_b32 s27, v8, 23
	v_readlane_b32 s29, v8, 25
	v_readlane_b32 s30, v8, 26
	v_readlane_b32 s31, v8, 27
.LBB1_126:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v45, vcc, 0x70, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	flat_store_dwordx4 v[45:46], v[22:25]
	s_movk_i32 s16, 0x328
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
	v_mov_b32_e32 v46, v170
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[43:44], v[10:13]
.LBB1_127:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_136
; %bb.128:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 178
	v_mov_b32_e32 v27, 0x10040
	v_mov_b32_e32 v26, 0x10040
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v27, s[0:3], 0 offen offset:60
	buffer_store_dword v24, v26, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v25, 0x10040
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v25, s[0:3], 0 offen offset:52
	buffer_store_dword v22, v24, s[0:3], 0 offen offset:48
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	buffer_store_dword v21, v23, s[0:3], 0 offen offset:44
	buffer_store_dword v20, v22, s[0:3], 0 offen offset:40
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:36
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:32
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	buffer_store_dword v17, v19, s[0:3], 0 offen offset:28
	buffer_store_dword v16, v18, s[0:3], 0 offen offset:24
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	buffer_store_dword v15, v17, s[0:3], 0 offen offset:20
	buffer_store_dword v14, v16, s[0:3], 0 offen offset:16
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	buffer_store_dword v13, v15, s[0:3], 0 offen offset:12
	buffer_store_dword v12, v14, s[0:3], 0 offen offset:8
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	buffer_store_dword v11, v13, s[0:3], 0 offen offset:4
	buffer_store_dword v10, v12, s[0:3], 0 offen
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s28, v9, 22
	.loc	1 178
	buffer_store_dword v89, v11, s[0:3], 0 offen offset:124
	buffer_store_dword v88, v10, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s29, v9, 23
	.loc	1 178
	buffer_store_dword v87, v23, s[0:3], 0 offen offset:116
	buffer_store_dword v86, v22, s[0:3], 0 offen offset:112
	buffer_store_dword v85, v21, s[0:3], 0 offen offset:108
	buffer_store_dword v84, v20, s[0:3], 0 offen offset:104
	buffer_store_dword v83, v19, s[0:3], 0 offen offset:100
	buffer_store_dword v82, v18, s[0:3], 0 offen offset:96
	buffer_store_dword v81, v17, s[0:3], 0 offen offset:92
	buffer_store_dword v80, v16, s[0:3], 0 offen offset:88
	buffer_store_dword v79, v15, s[0:3], 0 offen offset:84
	buffer_store_dword v78, v14, s[0:3], 0 offen offset:80
	buffer_store_dword v77, v13, s[0:3], 0 offen offset:76
	buffer_store_dword v76, v12, s[0:3], 0 offen offset:72
	buffer_store_dword v75, v11, s[0:3], 0 offen offset:68
	buffer_store_dword v74, v10, s[0:3], 0 offen offset:64
	.loc	1 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_135
; %bb.129:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x424a00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v51
	v_ashrrev_i32_e32 v13, 31, v51
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v51, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_131
.LBB1_130:                              ;   in Loop: Header=BB1_131 Depth=4
	.loc	1 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	1 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v251
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	1 180
	flat_store_dword v[14:15], v13
	.loc	1 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_135
.LBB1_131:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_133
; %bb.132:                              ;   in Loop: Header=BB1_131 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB1_130
	s_branch .LBB1_134
.LBB1_133:                              ;   in Loop: Header=BB1_131 Depth=4
.LBB1_134:                              ;   in Loop: Header=BB1_131 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_130
.LBB1_135:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_136:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 156
	v_or_b32_e32 v0, 4, v115
	.loc	1 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_199
; %bb.137:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x424400
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x424500
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	1 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[82:83]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x40f200
	buffer_load_dword v74, off, s[0:3], s20
	buffer_load_dword v75, off, s[0:3], s20 offset:4
	buffer_load_dword v76, off, s[0:3], s20 offset:8
	buffer_load_dword v77, off, s[0:3], s20 offset:12
	buffer_load_dword v78, off, s[0:3], s20 offset:16
	buffer_load_dword v79, off, s[0:3], s20 offset:20
	buffer_load_dword v80, off, s[0:3], s20 offset:24
	buffer_load_dword v81, off, s[0:3], s20 offset:28
	buffer_load_dword v82, off, s[0:3], s20 offset:32
	buffer_load_dword v83, off, s[0:3], s20 offset:36
	buffer_load_dword v84, off, s[0:3], s20 offset:40
	buffer_load_dword v85, off, s[0:3], s20 offset:44
	buffer_load_dword v86, off, s[0:3], s20 offset:48
	buffer_load_dword v87, off, s[0:3], s20 offset:52
	buffer_load_dword v88, off, s[0:3], s20 offset:56
	buffer_load_dword v89, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x408200
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	buffer_load_dword v12, off, s[0:3], s20 offset:8
	buffer_load_dword v13, off, s[0:3], s20 offset:12
	buffer_load_dword v14, off, s[0:3], s20 offset:16
	buffer_load_dword v15, off, s[0:3], s20 offset:20
	buffer_load_dword v16, off, s[0:3], s20 offset:24
	buffer_load_dword v17, off, s[0:3], s20 offset:28
	buffer_load_dword v18, off, s[0:3], s20 offset:32
	buffer_load_dword v19, off, s[0:3], s20 offset:36
	buffer_load_dword v20, off, s[0:3], s20 offset:40
	buffer_load_dword v21, off, s[0:3], s20 offset:44
	buffer_load_dword v22, off, s[0:3], s20 offset:48
	buffer_load_dword v23, off, s[0:3], s20 offset:52
	buffer_load_dword v24, off, s[0:3], s20 offset:56
	buffer_load_dword v25, off, s[0:3], s20 offset:60
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_143
; %bb.138:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 173
	v_readlane_b32 s16, v4, 12
	v_readlane_b32 s17, v4, 13
	v_readlane_b32 s18, v4, 14
	v_readlane_b32 s19, v4, 15
	v_readlane_b32 s20, v4, 16
	v_readlane_b32 s21, v4, 17
	v_readlane_b32 s22, v4, 18
	v_readlane_b32 s23, v4, 19
	v_readlane_b32 s24, v4, 20
	v_readlane_b32 s25, v4, 21
	v_readlane_b32 s26, v4, 22
	v_readlane_b32 s27, v4, 23
	v_readlane_b32 s28, v4, 24
	v_readlane_b32 s29, v4, 25
	v_readlane_b32 s30, v4, 26
	v_readlane_b32 s31, v4, 27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s31, v25
	v_readlane_b32 s16, v4, 28
	v_readlane_b32 s17, v4, 29
	v_readlane_b32 s18, v4, 30
	v_readlane_b32 s19, v4, 31
	v_readlane_b32 s20, v4, 32
	v_readlane_b32 s21, v4, 33
	v_readlane_b32 s22, v4, 34
	v_readlane_b32 s23, v4, 35
	v_readlane_b32 s24, v4, 36
	v_readlane_b32 s25, v4, 37
	v_readlane_b32 s26, v4, 38
	v_readlane_b32 s27, v4, 39
	v_readlane_b32 s28, v4, 40
	v_readlane_b32 s29, v4, 41
	v_readlane_b32 s30, v4, 42
	v_readlane_b32 s31, v4, 43
	v_mul_f32_e32 v24, s30, v24
	v_readlane_b32 s16, v4, 44
	v_readlane_b32 s17, v4, 45
	v_readlane_b32 s18, v4, 46
	v_readlane_b32 s19, v4, 47
	v_readlane_b32 s20, v4, 48
	v_readlane_b32 s21, v4, 49
	v_readlane_b32 s22, v4, 50
	v_readlane_b32 s23, v4, 51
	v_readlane_b32 s24, v4, 52
	v_readlane_b32 s25, v4, 53
	v_readlane_b32 s26, v4, 54
	v_readlane_b32 s27, v4, 55
	v_readlane_b32 s28, v4, 56
	v_readlane_b32 s29, v4, 57
	v_readlane_b32 s30, v4, 58
	v_readlane_b32 s31, v4, 59
	v_mul_f32_e32 v23, s29, v23
	v_readlane_b32 s16, v4, 60
	v_readlane_b32 s17, v4, 61
	v_readlane_b32 s18, v4, 62
	v_readlane_b32 s19, v4, 63
	v_readlane_b32 s20, v5, 0
	v_readlane_b32 s21, v5, 1
	v_readlane_b32 s22, v5, 2
	v_readlane_b32 s23, v5, 3
	v_readlane_b32 s24, v5, 4
	v_readlane_b32 s25, v5, 5
	v_readlane_b32 s26, v5, 6
	v_readlane_b32 s27, v5, 7
	v_readlane_b32 s28, v5, 8
	v_readlane_b32 s29, v5, 9
	v_readlane_b32 s30, v5, 10
	v_readlane_b32 s31, v5, 11
	v_mul_f32_e32 v22, s28, v22
	v_readlane_b32 s16, v5, 12
	v_readlane_b32 s17, v5, 13
	v_readlane_b32 s18, v5, 14
	v_readlane_b32 s19, v5, 15
	v_readlane_b32 s20, v5, 16
	v_readlane_b32 s21, v5, 17
	v_readlane_b32 s22, v5, 18
	v_readlane_b32 s23, v5, 19
	v_readlane_b32 s24, v5, 20
	v_readlane_b32 s25, v5, 21
	v_readlane_b32 s26, v5, 22
	v_readlane_b32 s27, v5, 23
	v_readlane_b32 s28, v5, 24
	v_readlane_b32 s29, v5, 25
	v_readlane_b32 s30, v5, 26
	v_readlane_b32 s31, v5, 27
	v_mul_f32_e32 v21, s27, v21
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s18, v5, 30
	v_readlane_b32 s19, v5, 31
	v_readlane_b32 s20, v5, 32
	v_readlane_b32 s21, v5, 33
	v_readlane_b32 s22, v5, 34
	v_readlane_b32 s23, v5, 35
	v_readlane_b32 s24, v5, 36
	v_readlane_b32 s25, v5, 37
	v_readlane_b32 s26, v5, 38
	v_readlane_b32 s27, v5, 39
	v_readlane_b32 s28, v5, 40
	v_readlane_b32 s29, v5, 41
	v_readlane_b32 s30, v5, 42
	v_readlane_b32 s31, v5, 43
	v_mul_f32_e32 v20, s26, v20
	v_readlane_b32 s16, v5, 44
	v_readlane_b32 s17, v5, 45
	v_readlane_b32 s18, v5, 46
	v_readlane_b32 s19, v5, 47
	v_readlane_b32 s20, v5, 48
	v_readlane_b32 s21, v5, 49
	v_readlane_b32 s22, v5, 50
	v_readlane_b32 s23, v5, 51
	v_readlane_b32 s24, v5, 52
	v_readlane_b32 s25, v5, 53
	v_readlane_b32 s26, v5, 54
	v_readlane_b32 s27, v5, 55
	v_readlane_b32 s28, v5, 56
	v_readlane_b32 s29, v5, 57
	v_readlane_b32 s30, v5, 58
	v_readlane_b32 s31, v5, 59
	v_mul_f32_e32 v19, s25, v19
	v_readlane_b32 s16, v5, 60
	v_readlane_b32 s17, v5, 61
	v_readlane_b32 s18, v5, 62
	v_readlane_b32 s19, v5, 63
	v_readlane_b32 s20, v6, 0
	v_readlane_b32 s21, v6, 1
	v_readlane_b32 s22, v6, 2
	v_readlane_b32 s23, v6, 3
	v_readlane_b32 s24, v6, 4
	v_readlane_b32 s25, v6, 5
	v_readlane_b32 s26, v6, 6
	v_readlane_b32 s27, v6, 7
	v_readlane_b32 s28, v6, 8
	v_readlane_b32 s29, v6, 9
	v_readlane_b32 s30, v6, 10
	v_readlane_b32 s31, v6, 11
	v_mul_f32_e32 v18, s24, v18
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_readlane_b32 s18, v6, 14
	v_readlane_b32 s19, v6, 15
	v_readlane_b32 s20, v6, 16
	v_readlane_b32 s21, v6, 17
	v_readlane_b32 s22, v6, 18
	v_readlane_b32 s23, v6, 19
	v_readlane_b32 s24, v6, 20
	v_readlane_b32 s25, v6, 21
	v_readlane_b32 s26, v6, 22
	v_readlane_b32 s27, v6, 23
	v_readlane_b32 s28, v6, 24
	v_readlane_b32 s29, v6, 25
	v_readlane_b32 s30, v6, 26
	v_readlane_b32 s31, v6, 27
	v_mul_f32_e32 v15, s21, v15
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_readlane_b32 s18, v6, 30
	v_readlane_b32 s19, v6, 31
	v_readlane_b32 s20, v6, 32
	v_readlane_b32 s21, v6, 33
	v_readlane_b32 s22, v6, 34
	v_readlane_b32 s23, v6, 35
	v_readlane_b32 s24, v6, 36
	v_readlane_b32 s25, v6, 37
	v_readlane_b32 s26, v6, 38
	v_readlane_b32 s27, v6, 39
	v_readlane_b32 s28, v6, 40
	v_readlane_b32 s29, v6, 41
	v_readlane_b32 s30, v6, 42
	v_readlane_b32 s31, v6, 43
	v_mul_f32_e32 v14, s20, v14
	v_readlane_b32 s16, v2, 44
	v_readlane_b32 s17, v2, 45
	v_readlane_b32 s18, v2, 46
	v_readlane_b32 s19, v2, 47
	v_readlane_b32 s20, v2, 48
	v_readlane_b32 s21, v2, 49
	v_readlane_b32 s22, v2, 50
	v_readlane_b32 s23, v2, 51
	v_readlane_b32 s24, v2, 52
	v_readlane_b32 s25, v2, 53
	v_readlane_b32 s26, v2, 54
	v_readlane_b32 s27, v2, 55
	v_readlane_b32 s28, v2, 56
	v_readlane_b32 s29, v2, 57
	v_readlane_b32 s30, v2, 58
	v_readlane_b32 s31, v2, 59
	v_mul_f32_e32 v12, s18, v12
	v_readlane_b32 s16, v2, 28
	v_readlane_b32 s17, v2, 29
	v_readlane_b32 s18, v2, 30
	v_readlane_b32 s19, v2, 31
	v_readlane_b32 s20, v2, 32
	v_readlane_b32 s21, v2, 33
	v_readlane_b32 s22, v2, 34
	v_readlane_b32 s23, v2, 35
	v_readlane_b32 s24, v2, 36
	v_readlane_b32 s25, v2, 37
	v_readlane_b32 s26, v2, 38
	v_readlane_b32 s27, v2, 39
	v_readlane_b32 s28, v2, 40
	v_readlane_b32 s29, v2, 41
	v_readlane_b32 s30, v2, 42
	v_readlane_b32 s31, v2, 43
	v_mul_f32_e32 v11, s17, v11
	v_readlane_b32 s16, v2, 12
	v_readlane_b32 s20, v2, 16
	v_readlane_b32 s21, v2, 17
	.loc	1 174
	v_cndmask_b32_e64 v43, 0, 1, s[88:89]
	v_mov_b32_e32 v138, v46
	.loc	1 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	1 174
	v_cmp_ne_u32_e64 s[20:21], 1, v43
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	1 173
	v_readlane_b32 s17, v2, 13
	v_readlane_b32 s18, v2, 14
	v_readlane_b32 s19, v2, 15
	v_readlane_b32 s22, v2, 18
	v_readlane_b32 s23, v2, 19
	v_readlane_b32 s24, v2, 20
	v_readlane_b32 s25, v2, 21
	v_readlane_b32 s26, v2, 22
	v_readlane_b32 s27, v2, 23
	v_readlane_b32 s28, v2, 24
	v_readlane_b32 s29, v2, 25
	v_readlane_b32 s30, v2, 26
	v_readlane_b32 s31, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_140
; %bb.139:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 32, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	v_mov_b32_e32 v42, v51
	v_add_u32_e32 v51, vcc, 48, v0
	v_mov_b32_e32 v126, v57
	v_mov_b32_e32 v57, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v127, v53
	v_mov_b32_e32 v128, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[122:125], v[0:1]
	v_readlane_b32 s56, v3, 28
	v_readlane_b32 s57, v3, 29
	v_readlane_b32 s58, v3, 30
	v_readlane_b32 s59, v3, 31
	v_readlane_b32 s60, v3, 32
	v_readlane_b32 s61, v3, 33
	v_readlane_b32 s62, v3, 34
	v_readlane_b32 s63, v3, 35
	v_readlane_b32 s64, v3, 36
	v_readlane_b32 s65, v3, 37
	v_readlane_b32 s66, v3, 38
	v_readlane_b32 s67, v3, 39
	v_readlane_b32 s68, v3, 40
	v_readlane_b32 s69, v3, 41
	v_readlane_b32 s70, v3, 42
	v_readlane_b32 s71, v3, 43
	v_mov_b32_e32 v129, v55
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v55, s59, v125
	v_readlane_b32 s56, v3, 44
	v_readlane_b32 s57, v3, 45
	v_readlane_b32 s58, v3, 46
	v_readlane_b32 s59, v3, 47
	v_readlane_b32 s60, v3, 48
	v_readlane_b32 s61, v3, 49
	v_readlane_b32 s62, v3, 50
	v_readlane_b32 s63, v3, 51
	v_readlane_b32 s64, v3, 52
	v_readlane_b32 s65, v3, 53
	v_readlane_b32 s66, v3, 54
	v_readlane_b32 s67, v3, 55
	v_readlane_b32 s68, v3, 56
	v_readlane_b32 s69, v3, 57
	v_readlane_b32 s70, v3, 58
	v_readlane_b32 s71, v3, 59
	v_add_f32_e32 v13, v55, v13
	v_mul_f32_e32 v55, s58, v124
	v_readlane_b32 s56, v3, 60
	v_readlane_b32 s57, v3, 61
	v_readlane_b32 s58, v3, 62
	v_readlane_b32 s59, v3, 63
	v_readlane_b32 s60, v4, 0
	v_readlane_b32 s61, v4, 1
	v_readlane_b32 s62, v4, 2
	v_readlane_b32 s63, v4, 3
	v_readlane_b32 s64, v4, 4
	v_readlane_b32 s65, v4, 5
	v_readlane_b32 s66, v4, 6
	v_readlane_b32 s67, v4, 7
	v_readlane_b32 s68, v4, 8
	v_readlane_b32 s69, v4, 9
	v_readlane_b32 s70, v4, 10
	v_readlane_b32 s71, v4, 11
	v_add_f32_e32 v12, v55, v12
	v_mul_f32_e32 v55, s57, v123
	v_readlane_b32 s56, v8, 60
	v_readlane_b32 s57, v8, 61
	v_readlane_b32 s58, v8, 62
	v_readlane_b32 s59, v8, 63
	v_readlane_b32 s60, v9, 0
	v_readlane_b32 s61, v9, 1
	v_readlane_b32 s62, v9, 2
	v_readlane_b32 s63, v9, 3
	v_readlane_b32 s64, v9, 4
	v_readlane_b32 s65, v9, 5
	v_readlane_b32 s66, v9, 6
	v_readlane_b32 s67, v9, 7
	v_readlane_b32 s68, v9, 8
	v_readlane_b32 s69, v9, 9
	v_readlane_b32 s70, v9, 10
	v_readlane_b32 s71, v9, 11
	v_mul_f32_e32 v54, s71, v54
	v_readlane_b32 s56, v8, 44
	v_readlane_b32 s57, v8, 45
	v_readlane_b32 s58, v8, 46
	v_readlane_b32 s59, v8, 47
	v_readlane_b32 s60, v8, 48
	v_readlane_b32 s61, v8, 49
	v_readlane_b32 s62, v8, 50
	v_readlane_b32 s63, v8, 51
	v_readlane_b32 s64, v8, 52
	v_readlane_b32 s65, v8, 53
	v_readlane_b32 s66, v8, 54
	v_readlane_b32 s67, v8, 55
	v_readlane_b32 s68, v8, 56
	v_readlane_b32 s69, v8, 57
	v_readlane_b32 s70, v8, 58
	v_readlane_b32 s71, v8, 59
	v_mul_f32_e32 v53, s70, v53
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s57, v8, 29
	v_readlane_b32 s58, v8, 30
	v_readlane_b32 s59, v8, 31
	v_readlane_b32 s60, v8, 32
	v_readlane_b32 s61, v8, 33
	v_readlane_b32 s62, v8, 34
	v_readlane_b32 s63, v8, 35
	v_readlane_b32 s64, v8, 36
	v_readlane_b32 s65, v8, 37
	v_readlane_b32 s66, v8, 38
	v_readlane_b32 s67, v8, 39
	v_readlane_b32 s68, v8, 40
	v_readlane_b32 s69, v8, 41
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
	v_mul_f32_e32 v52, s69, v52
	v_readlane_b32 s56, v8, 12
	v_readlane_b32 s57, v8, 13
	v_readlane_b32 s58, v8, 14
	v_readlane_b32 s59, v8, 15
	v_readlane_b32 s60, v8, 16
	v_readlane_b32 s61, v8, 17
	v_readlane_b32 s62, v8, 18
	v_readlane_b32 s63, v8, 19
	v_readlane_b32 s64, v8, 20
	v_readlane_b32 s65, v8, 21
	v_readlane_b32 s66, v8, 22
	v_readlane_b32 s67, v8, 23
	v_readlane_b32 s68, v8, 24
	v_readlane_b32 s69, v8, 25
	v_readlane_b32 s70, v8, 26
	v_readlane_b32 s71, v8, 27
	v_mul_f32_e32 v51, s68, v51
	v_readlane_b32 s56, v7, 60
	v_readlane_b32 s57, v7, 61
	v_readlane_b32 s58, v7, 62
	v_readlane_b32 s59, v7, 63
	v_readlane_b32 s60, v8, 0
	v_readlane_b32 s61, v8, 1
	v_readlane_b32 s62, v8, 2
	v_readlane_b32 s63, v8, 3
	v_readlane_b32 s64, v8, 4
	v_readlane_b32 s65, v8, 5
	v_readlane_b32 s66, v8, 6
	v_readlane_b32 s67, v8, 7
	v_readlane_b32 s68, v8, 8
	v_readlane_b32 s69, v8, 9
	v_readlane_b32 s70, v8, 10
	v_readlane_b32 s71, v8, 11
	v_mul_f32_e32 v50, s67, v50
	v_readlane_b32 s56, v7, 44
	v_readlane_b32 s57, v7, 45
	v_readlane_b32 s58, v7, 46
	v_readlane_b32 s59, v7, 47
	v_readlane_b32 s60, v7, 48
	v_readlane_b32 s61, v7, 49
	v_readlane_b32 s62, v7, 50
	v_readlane_b32 s63, v7, 51
	v_readlane_b32 s64, v7, 52
	v_readlane_b32 s65, v7, 53
	v_readlane_b32 s66, v7, 54
	v_readlane_b32 s67, v7, 55
	v_readlane_b32 s68, v7, 56
	v_readlane_b32 s69, v7, 57
	v_readlane_b32 s70, v7, 58
	v_readlane_b32 s71, v7, 59
	v_mul_f32_e32 v49, s66, v49
	v_readlane_b32 s56, v7, 28
	v_readlane_b32 s57, v7, 29
	v_readlane_b32 s58, v7, 30
	v_readlane_b32 s59, v7, 31
	v_readlane_b32 s60, v7, 32
	v_readlane_b32 s61, v7, 33
	v_readlane_b32 s62, v7, 34
	v_readlane_b32 s63, v7, 35
	v_readlane_b32 s64, v7, 36
	v_readlane_b32 s65, v7, 37
	v_readlane_b32 s66, v7, 38
	v_readlane_b32 s67, v7, 39
	v_readlane_b32 s68, v7, 40
	v_readlane_b32 s69, v7, 41
	v_readlane_b32 s70, v7, 42
	v_readlane_b32 s71, v7, 43
	v_mul_f32_e32 v48, s65, v48
	v_readlane_b32 s56, v7, 12
	v_readlane_b32 s57, v7, 13
	v_readlane_b32 s58, v7, 14
	v_readlane_b32 s59, v7, 15
	v_readlane_b32 s60, v7, 16
	v_readlane_b32 s61, v7, 17
	v_readlane_b32 s62, v7, 18
	v_readlane_b32 s63, v7, 19
	v_readlane_b32 s64, v7, 20
	v_readlane_b32 s65, v7, 21
	v_readlane_b32 s66, v7, 22
	v_readlane_b32 s67, v7, 23
	v_readlane_b32 s68, v7, 24
	v_readlane_b32 s69, v7, 25
	v_readlane_b32 s70, v7, 26
	v_readlane_b32 s71, v7, 27
	v_mul_f32_e32 v47, s64, v47
	v_readlane_b32 s56, v6, 60
	v_readlane_b32 s57, v6, 61
	v_readlane_b32 s58, v6, 62
	v_readlane_b32 s59, v6, 63
	v_readlane_b32 s60, v7, 0
	v_readlane_b32 s61, v7, 1
	v_readlane_b32 s62, v7, 2
	v_readlane_b32 s63, v7, 3
	v_readlane_b32 s64, v7, 4
	v_readlane_b32 s65, v7, 5
	v_readlane_b32 s66, v7, 6
	v_readlane_b32 s67, v7, 7
	v_readlane_b32 s68, v7, 8
	v_readlane_b32 s69, v7, 9
	v_readlane_b32 s70, v7, 10
	v_readlane_b32 s71, v7, 11
	v_mul_f32_e32 v46, s63, v46
	v_readlane_b32 s56, v6, 44
	v_readlane_b32 s57, v6, 45
	v_readlane_b32 s58, v6, 46
	v_readlane_b32 s59, v6, 47
	v_readlane_b32 s60, v6, 48
	v_readlane_b32 s61, v6, 49
	v_readlane_b32 s62, v6, 50
	v_readlane_b32 s63, v6, 51
	v_readlane_b32 s64, v6, 52
	v_readlane_b32 s65, v6, 53
	v_readlane_b32 s66, v6, 54
	v_readlane_b32 s67, v6, 55
	v_readlane_b32 s68, v6, 56
	v_readlane_b32 s69, v6, 57
	v_readlane_b32 s70, v6, 58
	v_readlane_b32 s71, v6, 59
	v_mul_f32_e32 v45, s62, v45
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	v_mul_f32_e32 v44, s61, v44
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_add_f32_e32 v11, v55, v11
	v_mul_f32_e32 v55, s36, v122
	v_mul_f32_e32 v43, s60, v43
	v_add_f32_e32 v10, v55, v10
	v_mov_b32_e32 v55, v129
	v_add_f32_e32 v25, v54, v25
	v_mov_b32_e32 v54, v128
	v_add_f32_e32 v24, v53, v24
	v_mov_b32_e32 v53, v127
	v_add_f32_e32 v23, v52, v23
	v_mov_b32_e32 v52, v57
	v_mov_b32_e32 v57, v126
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v42
	v_add_f32_e32 v21, v50, v21
	v_add_f32_e32 v20, v49, v20
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v18, v47, v18
	v_add_f32_e32 v17, v46, v17
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v15, v44, v15
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_add_f32_e32 v14, v43, v14
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_140:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 48, v0
	.loc	1 173
	v_readlane_b32 s56, v4, 12
	.loc	1 175
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 13
	v_readlane_b32 s58, v4, 14
	v_readlane_b32 s59, v4, 15
	v_readlane_b32 s60, v4, 16
	v_readlane_b32 s61, v4, 17
	v_readlane_b32 s62, v4, 18
	v_readlane_b32 s63, v4, 19
	v_readlane_b32 s64, v4, 20
	v_readlane_b32 s65, v4, 21
	v_readlane_b32 s66, v4, 22
	v_readlane_b32 s67, v4, 23
	v_readlane_b32 s68, v4, 24
	v_readlane_b32 s69, v4, 25
	v_readlane_b32 s70, v4, 26
	v_readlane_b32 s71, v4, 27
	.loc	1 175
	flat_store_dwordx4 v[43:44], v[22:25]
	.loc	1 173
	s_nop 0
	v_mul_f32_e32 v25, s71, v89
	v_readlane_b32 s56, v4, 28
	v_readlane_b32 s57, v4, 29
	v_readlane_b32 s58, v4, 30
	v_readlane_b32 s59, v4, 31
	v_readlane_b32 s60, v4, 32
	v_readlane_b32 s61, v4, 33
	v_readlane_b32 s62, v4, 34
	v_readlane_b32 s63, v4, 35
	v_readlane_b32 s64, v4, 36
	v_readlane_b32 s65, v4, 37
	v_readlane_b32 s66, v4, 38
	v_readlane_b32 s67, v4, 39
	v_readlane_b32 s68, v4, 40
	v_readlane_b32 s69, v4, 41
	v_readlane_b32 s70, v4, 42
	v_readlane_b32 s71, v4, 43
	.loc	1 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	1 173
	v_mul_f32_e32 v24, s70, v88
	v_readlane_b32 s56, v4, 44
	.loc	1 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 45
	v_readlane_b32 s58, v4, 46
	v_readlane_b32 s59, v4, 47
	v_readlane_b32 s60, v4, 48
	v_readlane_b32 s61, v4, 49
	v_readlane_b32 s62, v4, 50
	v_readlane_b32 s63, v4, 51
	v_readlane_b32 s64, v4, 52
	v_readlane_b32 s65, v4, 53
	v_readlane_b32 s66, v4, 54
	v_readlane_b32 s67, v4, 55
	v_readlane_b32 s68, v4, 56
	v_readlane_b32 s69, v4, 57
	v_readlane_b32 s70, v4, 58
	v_readlane_b32 s71, v4, 59
	.loc	1 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	1 173
	v_mul_f32_e32 v23, s69, v87
	v_readlane_b32 s56, v4, 60
	v_readlane_b32 s57, v4, 61
	v_readlane_b32 s58, v4, 62
	v_readlane_b32 s59, v4, 63
	v_readlane_b32 s60, v5, 0
	v_readlane_b32 s61, v5, 1
	v_readlane_b32 s62, v5, 2
	v_readlane_b32 s63, v5, 3
	v_readlane_b32 s64, v5, 4
	v_readlane_b32 s65, v5, 5
	v_readlane_b32 s66, v5, 6
	v_readlane_b32 s67, v5, 7
	v_readlane_b32 s68, v5, 8
	v_readlane_b32 s69, v5, 9
	v_readlane_b32 s70, v5, 10
	v_readlane_b32 s71, v5, 11
	v_mul_f32_e32 v22, s68, v86
	v_readlane_b32 s56, v5, 12
	v_readlane_b32 s57, v5, 13
	v_readlane_b32 s58, v5, 14
	v_readlane_b32 s59, v5, 15
	v_readlane_b32 s60, v5, 16
	v_readlane_b32 s61, v5, 17
	v_readlane_b32 s62, v5, 18
	v_readlane_b32 s63, v5, 19
	v_readlane_b32 s64, v5, 20
	v_readlane_b32 s65, v5, 21
	v_readlane_b32 s66, v5, 22
	v_readlane_b32 s67, v5, 23
	v_readlane_b32 s68, v5, 24
	v_readlane_b32 s69, v5, 25
	v_readlane_b32 s70, v5, 26
	v_readlane_b32 s71, v5, 27
	v_mul_f32_e32 v21, s67, v85
	v_readlane_b32 s56, v5, 28
	v_readlane_b32 s57, v5, 29
	v_readlane_b32 s58, v5, 30
	v_readlane_b32 s59, v5, 31
	v_readlane_b32 s60, v5, 32
	v_readlane_b32 s61, v5, 33
	v_readlane_b32 s62, v5, 34
	v_readlane_b32 s63, v5, 35
	v_readlane_b32 s64, v5, 36
	v_readlane_b32 s65, v5, 37
	v_readlane_b32 s66, v5, 38
	v_readlane_b32 s67, v5, 39
	v_readlane_b32 s68, v5, 40
	v_readlane_b32 s69, v5, 41
	v_readlane_b32 s70, v5, 42
	v_readlane_b32 s71, v5, 43
	.loc	1 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	1 173
	v_mul_f32_e32 v20, s66, v84
	v_readlane_b32 s56, v5, 44
	.loc	1 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v5, 45
	v_readlane_b32 s58, v5, 46
	v_readlane_b32 s59, v5, 47
	v_readlane_b32 s60, v5, 48
	v_readlane_b32 s61, v5, 49
	v_readlane_b32 s62, v5, 50
	v_readlane_b32 s63, v5, 51
	v_readlane_b32 s64, v5, 52
	v_readlane_b32 s65, v5, 53
	v_readlane_b32 s66, v5, 54
	v_readlane_b32 s67, v5, 55
	v_readlane_b32 s68, v5, 56
	v_readlane_b32 s69, v5, 57
	v_readlane_b32 s70, v5, 58
	v_readlane_b32 s71, v5, 59
	.loc	1 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	1 173
	v_mul_f32_e32 v19, s65, v83
	v_readlane_b32 s56, v5, 60
	v_readlane_b32 s57, v5, 61
	v_readlane_b32 s58, v5, 62
	v_readlane_b32 s59, v5, 63
	v_readlane_b32 s60, v6, 0
	v_readlane_b32 s61, v6, 1
	v_readlane_b32 s62, v6, 2
	v_readlane_b32 s63, v6, 3
	v_readlane_b32 s64, v6, 4
	v_readlane_b32 s65, v6, 5
	v_readlane_b32 s66, v6, 6
	v_readlane_b32 s67, v6, 7
	v_readlane_b32 s68, v6, 8
	v_readlane_b32 s69, v6, 9
	v_readlane_b32 s70, v6, 10
	v_readlane_b32 s71, v6, 11
	v_mul_f32_e32 v18, s64, v82
	v_readlane_b32 s56, v6, 12
	v_readlane_b32 s57, v6, 13
	v_readlane_b32 s58, v6, 14
	v_readlane_b32 s59, v6, 15
	v_readlane_b32 s60, v6, 16
	v_readlane_b32 s61, v6, 17
	v_readlane_b32 s62, v6, 18
	v_readlane_b32 s63, v6, 19
	v_readlane_b32 s64, v6, 20
	v_readlane_b32 s65, v6, 21
	v_readlane_b32 s66, v6, 22
	v_readlane_b32 s67, v6, 23
	v_readlane_b32 s68, v6, 24
	v_readlane_b32 s69, v6, 25
	v_readlane_b32 s70, v6, 26
	v_readlane_b32 s71, v6, 27
	v_mul_f32_e32 v15, s61, v79
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	v_readlane_b32 s62, v6, 34
	v_readlane_b32 s63, v6, 35
	v_readlane_b32 s64, v6, 36
	v_readlane_b32 s65, v6, 37
	v_readlane_b32 s66, v6, 38
	v_readlane_b32 s67, v6, 39
	v_readlane_b32 s68, v6, 40
	v_readlane_b32 s69, v6, 41
	v_readlane_b32 s70, v6, 42
	v_readlane_b32 s71, v6, 43
	v_mul_f32_e32 v14, s60, v78
	v_readlane_b32 s56, v2, 44
	v_readlane_b32 s57, v2, 45
	v_readlane_b32 s58, v2, 46
	v_readlane_b32 s59, v2, 47
	v_readlane_b32 s60, v2, 48
	v_readlane_b32 s61, v2, 49
	v_readlane_b32 s62, v2, 50
	v_readlane_b32 s63, v2, 51
	v_readlane_b32 s64, v2, 52
	v_readlane_b32 s65, v2, 53
	v_readlane_b32 s66, v2, 54
	v_readlane_b32 s67, v2, 55
	v_readlane_b32 s68, v2, 56
	v_readlane_b32 s69, v2, 57
	v_readlane_b32 s70, v2, 58
	v_readlane_b32 s71, v2, 59
	v_mul_f32_e32 v12, s58, v76
	v_readlane_b32 s56, v2, 28
	v_readlane_b32 s57, v2, 29
	v_readlane_b32 s58, v2, 30
	v_readlane_b32 s59, v2, 31
	v_readlane_b32 s60, v2, 32
	v_readlane_b32 s61, v2, 33
	v_readlane_b32 s62, v2, 34
	v_readlane_b32 s63, v2, 35
	v_readlane_b32 s64, v2, 36
	v_readlane_b32 s65, v2, 37
	v_readlane_b32 s66, v2, 38
	v_readlane_b32 s67, v2, 39
	v_readlane_b32 s68, v2, 40
	v_readlane_b32 s69, v2, 41
	v_readlane_b32 s70, v2, 42
	v_readlane_b32 s71, v2, 43
	v_mul_f32_e32 v11, s57, v75
	v_readlane_b32 s56, v2, 12
	v_mul_f32_e32 v17, s47, v81
	v_mul_f32_e32 v16, s46, v80
	v_mul_f32_e32 v13, s43, v77
	v_readlane_b32 s57, v2, 13
	v_readlane_b32 s58, v2, 14
	v_readlane_b32 s59, v2, 15
	v_readlane_b32 s60, v2, 16
	v_readlane_b32 s61, v2, 17
	v_readlane_b32 s62, v2, 18
	v_readlane_b32 s63, v2, 19
	v_mul_f32_e32 v10, s56, v74
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_142
; %bb.141:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x50, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v110, v51
	v_add_u32_e32 v51, vcc, 0x60, v0
	v_mov_b32_e32 v111, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	v_mov_b32_e32 v114, v55
	v_add_u32_e32 v55, vcc, 0x70, v0
	v_mov_b32_e32 v42, v56
	v_addc_u32_e32 v56, vcc, 0, v1, vcc
	v_mov_b32_e32 v112, v53
	v_mov_b32_e32 v113, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[106:109], v[55:56]
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_readlane_b32 s18, v3, 30
	v_readlane_b32 s19, v3, 31
	v_readlane_b32 s20, v3, 32
	v_readlane_b32 s21, v3, 33
	v_readlane_b32 s22, v3, 34
	v_readlane_b32 s23, v3, 35
	v_readlane_b32 s24, v3, 36
	v_readlane_b32 s25, v3, 37
	v_readlane_b32 s26, v3, 38
	v_readlane_b32 s27, v3, 39
	v_readlane_b32 s28, v3, 40
	v_readlane_b32 s29, v3, 41
	v_readlane_b32 s30, v3, 42
	v_readlane_b32 s31, v3, 43
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s61, v3, 1
	v_mov_b32_e32 v55, v114
	v_mov_b32_e32 v56, v42
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v46, s19, v46
	v_readlane_b32 s16, v3, 44
	v_readlane_b32 s17, v3, 45
	v_readlane_b32 s18, v3, 46
	v_readlane_b32 s19, v3, 47
	v_readlane_b32 s20, v3, 48
	v_readlane_b32 s21, v3, 49
	v_readlane_b32 s22, v3, 50
	v_readlane_b32 s23, v3, 51
	v_readlane_b32 s24, v3, 52
	v_readlane_b32 s25, v3, 53
	v_readlane_b32 s26, v3, 54
	v_readlane_b32 s27, v3, 55
	v_readlane_b32 s28, v3, 56
	v_readlane_b32 s29, v3, 57
	v_readlane_b32 s30, v3, 58
	v_readlane_b32 s31, v3, 59
	v_mul_f32_e32 v45, s18, v45
	v_readlane_b32 s16, v3, 60
	v_readlane_b32 s17, v3, 61
	v_readlane_b32 s18, v3, 62
	v_readlane_b32 s19, v3, 63
	v_readlane_b32 s20, v4, 0
	v_readlane_b32 s21, v4, 1
	v_readlane_b32 s22, v4, 2
	v_readlane_b32 s23, v4, 3
	v_readlane_b32 s24, v4, 4
	v_readlane_b32 s25, v4, 5
	v_readlane_b32 s26, v4, 6
	v_readlane_b32 s27, v4, 7
	v_readlane_b32 s28, v4, 8
	v_readlane_b32 s29, v4, 9
	v_readlane_b32 s30, v4, 10
	v_readlane_b32 s31, v4, 11
	v_mul_f32_e32 v44, s17, v44
	v_readlane_b32 s16, v6, 60
	v_readlane_b32 s17, v6, 61
	v_readlane_b32 s18, v6, 62
	v_readlane_b32 s19, v6, 63
	v_readlane_b32 s20, v7, 0
	v_readlane_b32 s21, v7, 1
	v_readlane_b32 s22, v7, 2
	v_readlane_b32 s23, v7, 3
	v_readlane_b32 s24, v7, 4
	v_readlane_b32 s25, v7, 5
	v_readlane_b32 s26, v7, 6
	v_readlane_b32 s27, v7, 7
	v_readlane_b32 s28, v7, 8
	v_readlane_b32 s29, v7, 9
	v_readlane_b32 s30, v7, 10
	v_readlane_b32 s31, v7, 11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v50, s23, v50
	v_readlane_b32 s16, v6, 44
	v_readlane_b32 s17, v6, 45
	v_readlane_b32 s18, v6, 46
	v_readlane_b32 s19, v6, 47
	v_readlane_b32 s20, v6, 48
	v_readlane_b32 s21, v6, 49
	v_readlane_b32 s22, v6, 50
	v_readlane_b32 s23, v6, 51
	v_readlane_b32 s24, v6, 52
	v_readlane_b32 s25, v6, 53
	v_readlane_b32 s26, v6, 54
	v_readlane_b32 s27, v6, 55
	v_readlane_b32 s28, v6, 56
	v_readlane_b32 s29, v6, 57
	v_readlane_b32 s30, v6, 58
	v_readlane_b32 s31, v6, 59
	v_mul_f32_e32 v49, s22, v49
	v_readlane_b32 s16, v3, 12
	v_readlane_b32 s17, v3, 13
	v_readlane_b32 s18, v3, 14
	v_readlane_b32 s19, v3, 15
	v_readlane_b32 s20, v3, 16
	v_readlane_b32 s21, v3, 17
	v_readlane_b32 s22, v3, 18
	v_readlane_b32 s23, v3, 19
	v_readlane_b32 s24, v3, 20
	v_readlane_b32 s25, v3, 21
	v_readlane_b32 s26, v3, 22
	v_readlane_b32 s27, v3, 23
	v_readlane_b32 s28, v3, 24
	v_readlane_b32 s29, v3, 25
	v_readlane_b32 s30, v3, 26
	v_readlane_b32 s31, v3, 27
	v_mul_f32_e32 v47, s20, v47
	v_readlane_b32 s16, v7, 60
	v_mul_f32_e32 v43, s36, v43
	v_readlane_b32 s17, v7, 61
	v_readlane_b32 s18, v7, 62
	v_readlane_b32 s19, v7, 63
	v_readlane_b32 s20, v8, 0
	v_readlane_b32 s21, v8, 1
	v_readlane_b32 s22, v8, 2
	v_readlane_b32 s23, v8, 3
	v_readlane_b32 s24, v8, 4
	v_readlane_b32 s25, v8, 5
	v_readlane_b32 s26, v8, 6
	v_readlane_b32 s27, v8, 7
	v_readlane_b32 s28, v8, 8
	v_readlane_b32 s29, v8, 9
	v_readlane_b32 s30, v8, 10
	v_readlane_b32 s31, v8, 11
	v_add_f32_e32 v10, v43, v10
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v43, s27, v54
	v_readlane_b32 s16, v7, 44
	v_readlane_b32 s17, v7, 45
	v_readlane_b32 s18, v7, 46
	v_readlane_b32 s19, v7, 47
	v_readlane_b32 s20, v7, 48
	v_readlane_b32 s21, v7, 49
	v_readlane_b32 s22, v7, 50
	v_readlane_b32 s23, v7, 51
	v_readlane_b32 s24, v7, 52
	v_readlane_b32 s25, v7, 53
	v_readlane_b32 s26, v7, 54
	v_readlane_b32 s27, v7, 55
	v_readlane_b32 s28, v7, 56
	v_readlane_b32 s29, v7, 57
	v_readlane_b32 s30, v7, 58
	v_readlane_b32 s31, v7, 59
	v_add_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, s26, v53
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s25, v7, 37
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
	v_add_f32_e32 v12, v45, v12
	v_mul_f32_e32 v45, s25, v52
	v_readlane_b32 s16, v7, 12
	v_readlane_b32 s17, v7, 13
	v_readlane_b32 s18, v7, 14
	v_readlane_b32 s19, v7, 15
	v_readlane_b32 s20, v7, 16
	v_readlane_b32 s21, v7, 17
	v_readlane_b32 s22, v7, 18
	v_readlane_b32 s23, v7, 19
	v_readlane_b32 s24, v7, 20
	v_readlane_b32 s25, v7, 21
	v_readlane_b32 s26, v7, 22
	v_readlane_b32 s27, v7, 23
	v_readlane_b32 s28, v7, 24
	v_readlane_b32 s29, v7, 25
	v_readlane_b32 s30, v7, 26
	v_readlane_b32 s31, v7, 27
	v_add_f32_e32 v13, v46, v13
	v_mul_f32_e32 v46, s24, v51
	v_readlane_b32 s16, v8, 60
	v_mul_f32_e32 v48, s61, v48
	v_readlane_b32 s17, v8, 61
	v_readlane_b32 s18, v8, 62
	v_readlane_b32 s19, v8, 63
	v_readlane_b32 s20, v9, 0
	v_readlane_b32 s21, v9, 1
	v_readlane_b32 s22, v9, 2
	v_readlane_b32 s23, v9, 3
	v_readlane_b32 s24, v9, 4
	v_readlane_b32 s25, v9, 5
	v_readlane_b32 s26, v9, 6
	v_readlane_b32 s27, v9, 7
	v_readlane_b32 s28, v9, 8
	v_readlane_b32 s29, v9, 9
	v_readlane_b32 s30, v9, 10
	v_readlane_b32 s31, v9, 11
	v_add_f32_e32 v15, v48, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s31, v109
	v_readlane_b32 s16, v8, 44
	v_readlane_b32 s17, v8, 45
	v_readlane_b32 s18, v8, 46
	v_readlane_b32 s19, v8, 47
	v_readlane_b32 s20, v8, 48
	v_readlane_b32 s21, v8, 49
	v_readlane_b32 s22, v8, 50
	v_readlane_b32 s23, v8, 51
	v_readlane_b32 s24, v8, 52
	v_readlane_b32 s25, v8, 53
	v_readlane_b32 s26, v8, 54
	v_readlane_b32 s27, v8, 55
	v_readlane_b32 s28, v8, 56
	v_readlane_b32 s29, v8, 57
	v_readlane_b32 s30, v8, 58
	v_readlane_b32 s31, v8, 59
	v_add_f32_e32 v16, v49, v16
	v_mul_f32_e32 v49, s30, v108
	v_readlane_b32 s16, v8, 28
	v_readlane_b32 s17, v8, 29
	v_readlane_b32 s18, v8, 30
	v_readlane_b32 s19, v8, 31
	v_readlane_b32 s20, v8, 32
	v_readlane_b32 s21, v8, 33
	v_readlane_b32 s22, v8, 34
	v_readlane_b32 s23, v8, 35
	v_readlane_b32 s24, v8, 36
	v_readlane_b32 s25, v8, 37
	v_readlane_b32 s26, v8, 38
	v_readlane_b32 s27, v8, 39
	v_readlane_b32 s28, v8, 40
	v_readlane_b32 s29, v8, 41
	v_readlane_b32 s30, v8, 42
	v_readlane_b32 s31, v8, 43
	v_add_f32_e32 v17, v50, v17
	v_mul_f32_e32 v50, s29, v107
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s28, v8, 24
	v_mul_f32_e32 v51, s28, v106
	v_mov_b32_e32 v54, v113
	v_mov_b32_e32 v53, v112
	v_mov_b32_e32 v52, v111
	v_add_f32_e32 v21, v43, v21
	v_add_f32_e32 v20, v44, v20
	v_add_f32_e32 v19, v45, v19
	v_add_f32_e32 v18, v46, v18
	v_add_f32_e32 v25, v48, v25
	v_add_f32_e32 v24, v49, v24
	v_add_f32_e32 v23, v50, v23
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v110
	v_add_f32_e32 v14, v47, v14
	v_readlane_b32 s17, v8, 13
	v_readlane_b32 s18, v8, 14
	v_readlane_b32 s19, v8, 15
	v_readlane_b32 s20, v8, 16
	v_readlane_b32 s21, v8, 17
	v_readlane_b32 s22, v8, 18
	v_readlane_b32 s23, v8, 19
	v_readlane_b32 s24, v8, 20
	v_readlane_b32 s25, v8, 21
	v_readlane_b32 s26, v8, 22
	v_readlane_b32 s27, v8, 23
	v_readlane_b32 s29, v8, 25
	v_readlane_b32 s30, v8, 26
	v_readlane_b32 s31, v8, 27
.LBB1_142:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v45, vcc, 0x70, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	flat_store_dwordx4 v[45:46], v[22:25]
	s_movk_i32 s16, 0x328
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
	v_mov_b32_e32 v46, v138
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[43:44], v[10:13]
.LBB1_143:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_152
; %bb.144:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 178
	v_mov_b32_e32 v27, 0x10040
	v_mov_b32_e32 v26, 0x10040
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v27, s[0:3], 0 offen offset:60
	buffer_store_dword v24, v26, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v25, 0x10040
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v25, s[0:3], 0 offen offset:52
	buffer_store_dword v22, v24, s[0:3], 0 offen offset:48
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	buffer_store_dword v21, v23, s[0:3], 0 offen offset:44
	buffer_store_dword v20, v22, s[0:3], 0 offen offset:40
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:36
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:32
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	buffer_store_dword v17, v19, s[0:3], 0 offen offset:28
	buffer_store_dword v16, v18, s[0:3], 0 offen offset:24
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	buffer_store_dword v15, v17, s[0:3], 0 offen offset:20
	buffer_store_dword v14, v16, s[0:3], 0 offen offset:16
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	buffer_store_dword v13, v15, s[0:3], 0 offen offset:12
	buffer_store_dword v12, v14, s[0:3], 0 offen offset:8
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	buffer_store_dword v11, v13, s[0:3], 0 offen offset:4
	buffer_store_dword v10, v12, s[0:3], 0 offen
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s28, v9, 22
	.loc	1 178
	buffer_store_dword v89, v11, s[0:3], 0 offen offset:124
	buffer_store_dword v88, v10, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s29, v9, 23
	.loc	1 178
	buffer_store_dword v87, v23, s[0:3], 0 offen offset:116
	buffer_store_dword v86, v22, s[0:3], 0 offen offset:112
	buffer_store_dword v85, v21, s[0:3], 0 offen offset:108
	buffer_store_dword v84, v20, s[0:3], 0 offen offset:104
	buffer_store_dword v83, v19, s[0:3], 0 offen offset:100
	buffer_store_dword v82, v18, s[0:3], 0 offen offset:96
	buffer_store_dword v81, v17, s[0:3], 0 offen offset:92
	buffer_store_dword v80, v16, s[0:3], 0 offen offset:88
	buffer_store_dword v79, v15, s[0:3], 0 offen offset:84
	buffer_store_dword v78, v14, s[0:3], 0 offen offset:80
	buffer_store_dword v77, v13, s[0:3], 0 offen offset:76
	buffer_store_dword v76, v12, s[0:3], 0 offen offset:72
	buffer_store_dword v75, v11, s[0:3], 0 offen offset:68
	buffer_store_dword v74, v10, s[0:3], 0 offen offset:64
	.loc	1 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_151
; %bb.145:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x424a00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v52
	v_ashrrev_i32_e32 v13, 31, v52
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v52, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_147
.LBB1_146:                              ;   in Loop: Header=BB1_147 Depth=4
	.loc	1 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	1 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v251
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	1 180
	flat_store_dword v[14:15], v13
	.loc	1 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_151
.LBB1_147:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_149
; %bb.148:                              ;   in Loop: Header=BB1_147 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB1_146
	s_branch .LBB1_150
.LBB1_149:                              ;   in Loop: Header=BB1_147 Depth=4
.LBB1_150:                              ;   in Loop: Header=BB1_147 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_146
.LBB1_151:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_152:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 156
	v_or_b32_e32 v0, 5, v115
	.loc	1 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_199
; %bb.153:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x424400
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x424500
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	1 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[82:83]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x410200
	buffer_load_dword v74, off, s[0:3], s20
	buffer_load_dword v75, off, s[0:3], s20 offset:4
	buffer_load_dword v76, off, s[0:3], s20 offset:8
	buffer_load_dword v77, off, s[0:3], s20 offset:12
	buffer_load_dword v78, off, s[0:3], s20 offset:16
	buffer_load_dword v79, off, s[0:3], s20 offset:20
	buffer_load_dword v80, off, s[0:3], s20 offset:24
	buffer_load_dword v81, off, s[0:3], s20 offset:28
	buffer_load_dword v82, off, s[0:3], s20 offset:32
	buffer_load_dword v83, off, s[0:3], s20 offset:36
	buffer_load_dword v84, off, s[0:3], s20 offset:40
	buffer_load_dword v85, off, s[0:3], s20 offset:44
	buffer_load_dword v86, off, s[0:3], s20 offset:48
	buffer_load_dword v87, off, s[0:3], s20 offset:52
	buffer_load_dword v88, off, s[0:3], s20 offset:56
	buffer_load_dword v89, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x409200
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	buffer_load_dword v12, off, s[0:3], s20 offset:8
	buffer_load_dword v13, off, s[0:3], s20 offset:12
	buffer_load_dword v14, off, s[0:3], s20 offset:16
	buffer_load_dword v15, off, s[0:3], s20 offset:20
	buffer_load_dword v16, off, s[0:3], s20 offset:24
	buffer_load_dword v17, off, s[0:3], s20 offset:28
	buffer_load_dword v18, off, s[0:3], s20 offset:32
	buffer_load_dword v19, off, s[0:3], s20 offset:36
	buffer_load_dword v20, off, s[0:3], s20 offset:40
	buffer_load_dword v21, off, s[0:3], s20 offset:44
	buffer_load_dword v22, off, s[0:3], s20 offset:48
	buffer_load_dword v23, off, s[0:3], s20 offset:52
	buffer_load_dword v24, off, s[0:3], s20 offset:56
	buffer_load_dword v25, off, s[0:3], s20 offset:60
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_159
; %bb.154:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 173
	v_readlane_b32 s16, v4, 12
	v_readlane_b32 s17, v4, 13
	v_readlane_b32 s18, v4, 14
	v_readlane_b32 s19, v4, 15
	v_readlane_b32 s20, v4, 16
	v_readlane_b32 s21, v4, 17
	v_readlane_b32 s22, v4, 18
	v_readlane_b32 s23, v4, 19
	v_readlane_b32 s24, v4, 20
	v_readlane_b32 s25, v4, 21
	v_readlane_b32 s26, v4, 22
	v_readlane_b32 s27, v4, 23
	v_readlane_b32 s28, v4, 24
	v_readlane_b32 s29, v4, 25
	v_readlane_b32 s30, v4, 26
	v_readlane_b32 s31, v4, 27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s31, v25
	v_readlane_b32 s16, v4, 28
	v_readlane_b32 s17, v4, 29
	v_readlane_b32 s18, v4, 30
	v_readlane_b32 s19, v4, 31
	v_readlane_b32 s20, v4, 32
	v_readlane_b32 s21, v4, 33
	v_readlane_b32 s22, v4, 34
	v_readlane_b32 s23, v4, 35
	v_readlane_b32 s24, v4, 36
	v_readlane_b32 s25, v4, 37
	v_readlane_b32 s26, v4, 38
	v_readlane_b32 s27, v4, 39
	v_readlane_b32 s28, v4, 40
	v_readlane_b32 s29, v4, 41
	v_readlane_b32 s30, v4, 42
	v_readlane_b32 s31, v4, 43
	v_mul_f32_e32 v24, s30, v24
	v_readlane_b32 s16, v4, 44
	v_readlane_b32 s17, v4, 45
	v_readlane_b32 s18, v4, 46
	v_readlane_b32 s19, v4, 47
	v_readlane_b32 s20, v4, 48
	v_readlane_b32 s21, v4, 49
	v_readlane_b32 s22, v4, 50
	v_readlane_b32 s23, v4, 51
	v_readlane_b32 s24, v4, 52
	v_readlane_b32 s25, v4, 53
	v_readlane_b32 s26, v4, 54
	v_readlane_b32 s27, v4, 55
	v_readlane_b32 s28, v4, 56
	v_readlane_b32 s29, v4, 57
	v_readlane_b32 s30, v4, 58
	v_readlane_b32 s31, v4, 59
	v_mul_f32_e32 v23, s29, v23
	v_readlane_b32 s16, v4, 60
	v_readlane_b32 s17, v4, 61
	v_readlane_b32 s18, v4, 62
	v_readlane_b32 s19, v4, 63
	v_readlane_b32 s20, v5, 0
	v_readlane_b32 s21, v5, 1
	v_readlane_b32 s22, v5, 2
	v_readlane_b32 s23, v5, 3
	v_readlane_b32 s24, v5, 4
	v_readlane_b32 s25, v5, 5
	v_readlane_b32 s26, v5, 6
	v_readlane_b32 s27, v5, 7
	v_readlane_b32 s28, v5, 8
	v_readlane_b32 s29, v5, 9
	v_readlane_b32 s30, v5, 10
	v_readlane_b32 s31, v5, 11
	v_mul_f32_e32 v22, s28, v22
	v_readlane_b32 s16, v5, 12
	v_readlane_b32 s17, v5, 13
	v_readlane_b32 s18, v5, 14
	v_readlane_b32 s19, v5, 15
	v_readlane_b32 s20, v5, 16
	v_readlane_b32 s21, v5, 17
	v_readlane_b32 s22, v5, 18
	v_readlane_b32 s23, v5, 19
	v_readlane_b32 s24, v5, 20
	v_readlane_b32 s25, v5, 21
	v_readlane_b32 s26, v5, 22
	v_readlane_b32 s27, v5, 23
	v_readlane_b32 s28, v5, 24
	v_readlane_b32 s29, v5, 25
	v_readlane_b32 s30, v5, 26
	v_readlane_b32 s31, v5, 27
	v_mul_f32_e32 v21, s27, v21
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s18, v5, 30
	v_readlane_b32 s19, v5, 31
	v_readlane_b32 s20, v5, 32
	v_readlane_b32 s21, v5, 33
	v_readlane_b32 s22, v5, 34
	v_readlane_b32 s23, v5, 35
	v_readlane_b32 s24, v5, 36
	v_readlane_b32 s25, v5, 37
	v_readlane_b32 s26, v5, 38
	v_readlane_b32 s27, v5, 39
	v_readlane_b32 s28, v5, 40
	v_readlane_b32 s29, v5, 41
	v_readlane_b32 s30, v5, 42
	v_readlane_b32 s31, v5, 43
	v_mul_f32_e32 v20, s26, v20
	v_readlane_b32 s16, v5, 44
	v_readlane_b32 s17, v5, 45
	v_readlane_b32 s18, v5, 46
	v_readlane_b32 s19, v5, 47
	v_readlane_b32 s20, v5, 48
	v_readlane_b32 s21, v5, 49
	v_readlane_b32 s22, v5, 50
	v_readlane_b32 s23, v5, 51
	v_readlane_b32 s24, v5, 52
	v_readlane_b32 s25, v5, 53
	v_readlane_b32 s26, v5, 54
	v_readlane_b32 s27, v5, 55
	v_readlane_b32 s28, v5, 56
	v_readlane_b32 s29, v5, 57
	v_readlane_b32 s30, v5, 58
	v_readlane_b32 s31, v5, 59
	v_mul_f32_e32 v19, s25, v19
	v_readlane_b32 s16, v5, 60
	v_readlane_b32 s17, v5, 61
	v_readlane_b32 s18, v5, 62
	v_readlane_b32 s19, v5, 63
	v_readlane_b32 s20, v6, 0
	v_readlane_b32 s21, v6, 1
	v_readlane_b32 s22, v6, 2
	v_readlane_b32 s23, v6, 3
	v_readlane_b32 s24, v6, 4
	v_readlane_b32 s25, v6, 5
	v_readlane_b32 s26, v6, 6
	v_readlane_b32 s27, v6, 7
	v_readlane_b32 s28, v6, 8
	v_readlane_b32 s29, v6, 9
	v_readlane_b32 s30, v6, 10
	v_readlane_b32 s31, v6, 11
	v_mul_f32_e32 v18, s24, v18
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_readlane_b32 s18, v6, 14
	v_readlane_b32 s19, v6, 15
	v_readlane_b32 s20, v6, 16
	v_readlane_b32 s21, v6, 17
	v_readlane_b32 s22, v6, 18
	v_readlane_b32 s23, v6, 19
	v_readlane_b32 s24, v6, 20
	v_readlane_b32 s25, v6, 21
	v_readlane_b32 s26, v6, 22
	v_readlane_b32 s27, v6, 23
	v_readlane_b32 s28, v6, 24
	v_readlane_b32 s29, v6, 25
	v_readlane_b32 s30, v6, 26
	v_readlane_b32 s31, v6, 27
	v_mul_f32_e32 v15, s21, v15
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_readlane_b32 s18, v6, 30
	v_readlane_b32 s19, v6, 31
	v_readlane_b32 s20, v6, 32
	v_readlane_b32 s21, v6, 33
	v_readlane_b32 s22, v6, 34
	v_readlane_b32 s23, v6, 35
	v_readlane_b32 s24, v6, 36
	v_readlane_b32 s25, v6, 37
	v_readlane_b32 s26, v6, 38
	v_readlane_b32 s27, v6, 39
	v_readlane_b32 s28, v6, 40
	v_readlane_b32 s29, v6, 41
	v_readlane_b32 s30, v6, 42
	v_readlane_b32 s31, v6, 43
	v_mul_f32_e32 v14, s20, v14
	v_readlane_b32 s16, v2, 44
	v_readlane_b32 s17, v2, 45
	v_readlane_b32 s18, v2, 46
	v_readlane_b32 s19, v2, 47
	v_readlane_b32 s20, v2, 48
	v_readlane_b32 s21, v2, 49
	v_readlane_b32 s22, v2, 50
	v_readlane_b32 s23, v2, 51
	v_readlane_b32 s24, v2, 52
	v_readlane_b32 s25, v2, 53
	v_readlane_b32 s26, v2, 54
	v_readlane_b32 s27, v2, 55
	v_readlane_b32 s28, v2, 56
	v_readlane_b32 s29, v2, 57
	v_readlane_b32 s30, v2, 58
	v_readlane_b32 s31, v2, 59
	v_mul_f32_e32 v12, s18, v12
	v_readlane_b32 s16, v2, 28
	v_readlane_b32 s17, v2, 29
	v_readlane_b32 s18, v2, 30
	v_readlane_b32 s19, v2, 31
	v_readlane_b32 s20, v2, 32
	v_readlane_b32 s21, v2, 33
	v_readlane_b32 s22, v2, 34
	v_readlane_b32 s23, v2, 35
	v_readlane_b32 s24, v2, 36
	v_readlane_b32 s25, v2, 37
	v_readlane_b32 s26, v2, 38
	v_readlane_b32 s27, v2, 39
	v_readlane_b32 s28, v2, 40
	v_readlane_b32 s29, v2, 41
	v_readlane_b32 s30, v2, 42
	v_readlane_b32 s31, v2, 43
	v_mul_f32_e32 v11, s17, v11
	v_readlane_b32 s16, v2, 12
	v_readlane_b32 s20, v2, 16
	v_readlane_b32 s21, v2, 17
	.loc	1 174
	v_cndmask_b32_e64 v43, 0, 1, s[88:89]
	v_mov_b32_e32 v106, v46
	.loc	1 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	1 174
	v_cmp_ne_u32_e64 s[20:21], 1, v43
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	1 173
	v_readlane_b32 s17, v2, 13
	v_readlane_b32 s18, v2, 14
	v_readlane_b32 s19, v2, 15
	v_readlane_b32 s22, v2, 18
	v_readlane_b32 s23, v2, 19
	v_readlane_b32 s24, v2, 20
	v_readlane_b32 s25, v2, 21
	v_readlane_b32 s26, v2, 22
	v_readlane_b32 s27, v2, 23
	v_readlane_b32 s28, v2, 24
	v_readlane_b32 s29, v2, 25
	v_readlane_b32 s30, v2, 26
	v_readlane_b32 s31, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_156
; %bb.155:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 32, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	v_mov_b32_e32 v42, v51
	v_add_u32_e32 v51, vcc, 48, v0
	v_mov_b32_e32 v94, v57
	v_mov_b32_e32 v57, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v95, v53
	v_mov_b32_e32 v96, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[90:93], v[0:1]
	v_readlane_b32 s56, v3, 28
	v_readlane_b32 s57, v3, 29
	v_readlane_b32 s58, v3, 30
	v_readlane_b32 s59, v3, 31
	v_readlane_b32 s60, v3, 32
	v_readlane_b32 s61, v3, 33
	v_readlane_b32 s62, v3, 34
	v_readlane_b32 s63, v3, 35
	v_readlane_b32 s64, v3, 36
	v_readlane_b32 s65, v3, 37
	v_readlane_b32 s66, v3, 38
	v_readlane_b32 s67, v3, 39
	v_readlane_b32 s68, v3, 40
	v_readlane_b32 s69, v3, 41
	v_readlane_b32 s70, v3, 42
	v_readlane_b32 s71, v3, 43
	v_mov_b32_e32 v97, v55
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v55, s59, v93
	v_readlane_b32 s56, v3, 44
	v_readlane_b32 s57, v3, 45
	v_readlane_b32 s58, v3, 46
	v_readlane_b32 s59, v3, 47
	v_readlane_b32 s60, v3, 48
	v_readlane_b32 s61, v3, 49
	v_readlane_b32 s62, v3, 50
	v_readlane_b32 s63, v3, 51
	v_readlane_b32 s64, v3, 52
	v_readlane_b32 s65, v3, 53
	v_readlane_b32 s66, v3, 54
	v_readlane_b32 s67, v3, 55
	v_readlane_b32 s68, v3, 56
	v_readlane_b32 s69, v3, 57
	v_readlane_b32 s70, v3, 58
	v_readlane_b32 s71, v3, 59
	v_add_f32_e32 v13, v55, v13
	v_mul_f32_e32 v55, s58, v92
	v_readlane_b32 s56, v3, 60
	v_readlane_b32 s57, v3, 61
	v_readlane_b32 s58, v3, 62
	v_readlane_b32 s59, v3, 63
	v_readlane_b32 s60, v4, 0
	v_readlane_b32 s61, v4, 1
	v_readlane_b32 s62, v4, 2
	v_readlane_b32 s63, v4, 3
	v_readlane_b32 s64, v4, 4
	v_readlane_b32 s65, v4, 5
	v_readlane_b32 s66, v4, 6
	v_readlane_b32 s67, v4, 7
	v_readlane_b32 s68, v4, 8
	v_readlane_b32 s69, v4, 9
	v_readlane_b32 s70, v4, 10
	v_readlane_b32 s71, v4, 11
	v_add_f32_e32 v12, v55, v12
	v_mul_f32_e32 v55, s57, v91
	v_readlane_b32 s56, v8, 60
	v_readlane_b32 s57, v8, 61
	v_readlane_b32 s58, v8, 62
	v_readlane_b32 s59, v8, 63
	v_readlane_b32 s60, v9, 0
	v_readlane_b32 s61, v9, 1
	v_readlane_b32 s62, v9, 2
	v_readlane_b32 s63, v9, 3
	v_readlane_b32 s64, v9, 4
	v_readlane_b32 s65, v9, 5
	v_readlane_b32 s66, v9, 6
	v_readlane_b32 s67, v9, 7
	v_readlane_b32 s68, v9, 8
	v_readlane_b32 s69, v9, 9
	v_readlane_b32 s70, v9, 10
	v_readlane_b32 s71, v9, 11
	v_mul_f32_e32 v54, s71, v54
	v_readlane_b32 s56, v8, 44
	v_readlane_b32 s57, v8, 45
	v_readlane_b32 s58, v8, 46
	v_readlane_b32 s59, v8, 47
	v_readlane_b32 s60, v8, 48
	v_readlane_b32 s61, v8, 49
	v_readlane_b32 s62, v8, 50
	v_readlane_b32 s63, v8, 51
	v_readlane_b32 s64, v8, 52
	v_readlane_b32 s65, v8, 53
	v_readlane_b32 s66, v8, 54
	v_readlane_b32 s67, v8, 55
	v_readlane_b32 s68, v8, 56
	v_readlane_b32 s69, v8, 57
	v_readlane_b32 s70, v8, 58
	v_readlane_b32 s71, v8, 59
	v_mul_f32_e32 v53, s70, v53
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s57, v8, 29
	v_readlane_b32 s58, v8, 30
	v_readlane_b32 s59, v8, 31
	v_readlane_b32 s60, v8, 32
	v_readlane_b32 s61, v8, 33
	v_readlane_b32 s62, v8, 34
	v_readlane_b32 s63, v8, 35
	v_readlane_b32 s64, v8, 36
	v_readlane_b32 s65, v8, 37
	v_readlane_b32 s66, v8, 38
	v_readlane_b32 s67, v8, 39
	v_readlane_b32 s68, v8, 40
	v_readlane_b32 s69, v8, 41
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
	v_mul_f32_e32 v52, s69, v52
	v_readlane_b32 s56, v8, 12
	v_readlane_b32 s57, v8, 13
	v_readlane_b32 s58, v8, 14
	v_readlane_b32 s59, v8, 15
	v_readlane_b32 s60, v8, 16
	v_readlane_b32 s61, v8, 17
	v_readlane_b32 s62, v8, 18
	v_readlane_b32 s63, v8, 19
	v_readlane_b32 s64, v8, 20
	v_readlane_b32 s65, v8, 21
	v_readlane_b32 s66, v8, 22
	v_readlane_b32 s67, v8, 23
	v_readlane_b32 s68, v8, 24
	v_readlane_b32 s69, v8, 25
	v_readlane_b32 s70, v8, 26
	v_readlane_b32 s71, v8, 27
	v_mul_f32_e32 v51, s68, v51
	v_readlane_b32 s56, v7, 60
	v_readlane_b32 s57, v7, 61
	v_readlane_b32 s58, v7, 62
	v_readlane_b32 s59, v7, 63
	v_readlane_b32 s60, v8, 0
	v_readlane_b32 s61, v8, 1
	v_readlane_b32 s62, v8, 2
	v_readlane_b32 s63, v8, 3
	v_readlane_b32 s64, v8, 4
	v_readlane_b32 s65, v8, 5
	v_readlane_b32 s66, v8, 6
	v_readlane_b32 s67, v8, 7
	v_readlane_b32 s68, v8, 8
	v_readlane_b32 s69, v8, 9
	v_readlane_b32 s70, v8, 10
	v_readlane_b32 s71, v8, 11
	v_mul_f32_e32 v50, s67, v50
	v_readlane_b32 s56, v7, 44
	v_readlane_b32 s57, v7, 45
	v_readlane_b32 s58, v7, 46
	v_readlane_b32 s59, v7, 47
	v_readlane_b32 s60, v7, 48
	v_readlane_b32 s61, v7, 49
	v_readlane_b32 s62, v7, 50
	v_readlane_b32 s63, v7, 51
	v_readlane_b32 s64, v7, 52
	v_readlane_b32 s65, v7, 53
	v_readlane_b32 s66, v7, 54
	v_readlane_b32 s67, v7, 55
	v_readlane_b32 s68, v7, 56
	v_readlane_b32 s69, v7, 57
	v_readlane_b32 s70, v7, 58
	v_readlane_b32 s71, v7, 59
	v_mul_f32_e32 v49, s66, v49
	v_readlane_b32 s56, v7, 28
	v_readlane_b32 s57, v7, 29
	v_readlane_b32 s58, v7, 30
	v_readlane_b32 s59, v7, 31
	v_readlane_b32 s60, v7, 32
	v_readlane_b32 s61, v7, 33
	v_readlane_b32 s62, v7, 34
	v_readlane_b32 s63, v7, 35
	v_readlane_b32 s64, v7, 36
	v_readlane_b32 s65, v7, 37
	v_readlane_b32 s66, v7, 38
	v_readlane_b32 s67, v7, 39
	v_readlane_b32 s68, v7, 40
	v_readlane_b32 s69, v7, 41
	v_readlane_b32 s70, v7, 42
	v_readlane_b32 s71, v7, 43
	v_mul_f32_e32 v48, s65, v48
	v_readlane_b32 s56, v7, 12
	v_readlane_b32 s57, v7, 13
	v_readlane_b32 s58, v7, 14
	v_readlane_b32 s59, v7, 15
	v_readlane_b32 s60, v7, 16
	v_readlane_b32 s61, v7, 17
	v_readlane_b32 s62, v7, 18
	v_readlane_b32 s63, v7, 19
	v_readlane_b32 s64, v7, 20
	v_readlane_b32 s65, v7, 21
	v_readlane_b32 s66, v7, 22
	v_readlane_b32 s67, v7, 23
	v_readlane_b32 s68, v7, 24
	v_readlane_b32 s69, v7, 25
	v_readlane_b32 s70, v7, 26
	v_readlane_b32 s71, v7, 27
	v_mul_f32_e32 v47, s64, v47
	v_readlane_b32 s56, v6, 60
	v_readlane_b32 s57, v6, 61
	v_readlane_b32 s58, v6, 62
	v_readlane_b32 s59, v6, 63
	v_readlane_b32 s60, v7, 0
	v_readlane_b32 s61, v7, 1
	v_readlane_b32 s62, v7, 2
	v_readlane_b32 s63, v7, 3
	v_readlane_b32 s64, v7, 4
	v_readlane_b32 s65, v7, 5
	v_readlane_b32 s66, v7, 6
	v_readlane_b32 s67, v7, 7
	v_readlane_b32 s68, v7, 8
	v_readlane_b32 s69, v7, 9
	v_readlane_b32 s70, v7, 10
	v_readlane_b32 s71, v7, 11
	v_mul_f32_e32 v46, s63, v46
	v_readlane_b32 s56, v6, 44
	v_readlane_b32 s57, v6, 45
	v_readlane_b32 s58, v6, 46
	v_readlane_b32 s59, v6, 47
	v_readlane_b32 s60, v6, 48
	v_readlane_b32 s61, v6, 49
	v_readlane_b32 s62, v6, 50
	v_readlane_b32 s63, v6, 51
	v_readlane_b32 s64, v6, 52
	v_readlane_b32 s65, v6, 53
	v_readlane_b32 s66, v6, 54
	v_readlane_b32 s67, v6, 55
	v_readlane_b32 s68, v6, 56
	v_readlane_b32 s69, v6, 57
	v_readlane_b32 s70, v6, 58
	v_readlane_b32 s71, v6, 59
	v_mul_f32_e32 v45, s62, v45
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	v_mul_f32_e32 v44, s61, v44
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_add_f32_e32 v11, v55, v11
	v_mul_f32_e32 v55, s36, v90
	v_mul_f32_e32 v43, s60, v43
	v_add_f32_e32 v10, v55, v10
	v_mov_b32_e32 v55, v97
	v_add_f32_e32 v25, v54, v25
	v_mov_b32_e32 v54, v96
	v_add_f32_e32 v24, v53, v24
	v_mov_b32_e32 v53, v95
	v_add_f32_e32 v23, v52, v23
	v_mov_b32_e32 v52, v57
	v_mov_b32_e32 v57, v94
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v42
	v_add_f32_e32 v21, v50, v21
	v_add_f32_e32 v20, v49, v20
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v18, v47, v18
	v_add_f32_e32 v17, v46, v17
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v15, v44, v15
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_add_f32_e32 v14, v43, v14
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_156:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 48, v0
	.loc	1 173
	v_readlane_b32 s56, v4, 12
	.loc	1 175
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 13
	v_readlane_b32 s58, v4, 14
	v_readlane_b32 s59, v4, 15
	v_readlane_b32 s60, v4, 16
	v_readlane_b32 s61, v4, 17
	v_readlane_b32 s62, v4, 18
	v_readlane_b32 s63, v4, 19
	v_readlane_b32 s64, v4, 20
	v_readlane_b32 s65, v4, 21
	v_readlane_b32 s66, v4, 22
	v_readlane_b32 s67, v4, 23
	v_readlane_b32 s68, v4, 24
	v_readlane_b32 s69, v4, 25
	v_readlane_b32 s70, v4, 26
	v_readlane_b32 s71, v4, 27
	.loc	1 175
	flat_store_dwordx4 v[43:44], v[22:25]
	.loc	1 173
	s_nop 0
	v_mul_f32_e32 v25, s71, v89
	v_readlane_b32 s56, v4, 28
	v_readlane_b32 s57, v4, 29
	v_readlane_b32 s58, v4, 30
	v_readlane_b32 s59, v4, 31
	v_readlane_b32 s60, v4, 32
	v_readlane_b32 s61, v4, 33
	v_readlane_b32 s62, v4, 34
	v_readlane_b32 s63, v4, 35
	v_readlane_b32 s64, v4, 36
	v_readlane_b32 s65, v4, 37
	v_readlane_b32 s66, v4, 38
	v_readlane_b32 s67, v4, 39
	v_readlane_b32 s68, v4, 40
	v_readlane_b32 s69, v4, 41
	v_readlane_b32 s70, v4, 42
	v_readlane_b32 s71, v4, 43
	.loc	1 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	1 173
	v_mul_f32_e32 v24, s70, v88
	v_readlane_b32 s56, v4, 44
	.loc	1 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 45
	v_readlane_b32 s58, v4, 46
	v_readlane_b32 s59, v4, 47
	v_readlane_b32 s60, v4, 48
	v_readlane_b32 s61, v4, 49
	v_readlane_b32 s62, v4, 50
	v_readlane_b32 s63, v4, 51
	v_readlane_b32 s64, v4, 52
	v_readlane_b32 s65, v4, 53
	v_readlane_b32 s66, v4, 54
	v_readlane_b32 s67, v4, 55
	v_readlane_b32 s68, v4, 56
	v_readlane_b32 s69, v4, 57
	v_readlane_b32 s70, v4, 58
	v_readlane_b32 s71, v4, 59
	.loc	1 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	1 173
	v_mul_f32_e32 v23, s69, v87
	v_readlane_b32 s56, v4, 60
	v_readlane_b32 s57, v4, 61
	v_readlane_b32 s58, v4, 62
	v_readlane_b32 s59, v4, 63
	v_readlane_b32 s60, v5, 0
	v_readlane_b32 s61, v5, 1
	v_readlane_b32 s62, v5, 2
	v_readlane_b32 s63, v5, 3
	v_readlane_b32 s64, v5, 4
	v_readlane_b32 s65, v5, 5
	v_readlane_b32 s66, v5, 6
	v_readlane_b32 s67, v5, 7
	v_readlane_b32 s68, v5, 8
	v_readlane_b32 s69, v5, 9
	v_readlane_b32 s70, v5, 10
	v_readlane_b32 s71, v5, 11
	v_mul_f32_e32 v22, s68, v86
	v_readlane_b32 s56, v5, 12
	v_readlane_b32 s57, v5, 13
	v_readlane_b32 s58, v5, 14
	v_readlane_b32 s59, v5, 15
	v_readlane_b32 s60, v5, 16
	v_readlane_b32 s61, v5, 17
	v_readlane_b32 s62, v5, 18
	v_readlane_b32 s63, v5, 19
	v_readlane_b32 s64, v5, 20
	v_readlane_b32 s65, v5, 21
	v_readlane_b32 s66, v5, 22
	v_readlane_b32 s67, v5, 23
	v_readlane_b32 s68, v5, 24
	v_readlane_b32 s69, v5, 25
	v_readlane_b32 s70, v5, 26
	v_readlane_b32 s71, v5, 27
	v_mul_f32_e32 v21, s67, v85
	v_readlane_b32 s56, v5, 28
	v_readlane_b32 s57, v5, 29
	v_readlane_b32 s58, v5, 30
	v_readlane_b32 s59, v5, 31
	v_readlane_b32 s60, v5, 32
	v_readlane_b32 s61, v5, 33
	v_readlane_b32 s62, v5, 34
	v_readlane_b32 s63, v5, 35
	v_readlane_b32 s64, v5, 36
	v_readlane_b32 s65, v5, 37
	v_readlane_b32 s66, v5, 38
	v_readlane_b32 s67, v5, 39
	v_readlane_b32 s68, v5, 40
	v_readlane_b32 s69, v5, 41
	v_readlane_b32 s70, v5, 42
	v_readlane_b32 s71, v5, 43
	.loc	1 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	1 173
	v_mul_f32_e32 v20, s66, v84
	v_readlane_b32 s56, v5, 44
	.loc	1 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v5, 45
	v_readlane_b32 s58, v5, 46
	v_readlane_b32 s59, v5, 47
	v_readlane_b32 s60, v5, 48
	v_readlane_b32 s61, v5, 49
	v_readlane_b32 s62, v5, 50
	v_readlane_b32 s63, v5, 51
	v_readlane_b32 s64, v5, 52
	v_readlane_b32 s65, v5, 53
	v_readlane_b32 s66, v5, 54
	v_readlane_b32 s67, v5, 55
	v_readlane_b32 s68, v5, 56
	v_readlane_b32 s69, v5, 57
	v_readlane_b32 s70, v5, 58
	v_readlane_b32 s71, v5, 59
	.loc	1 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	1 173
	v_mul_f32_e32 v19, s65, v83
	v_readlane_b32 s56, v5, 60
	v_readlane_b32 s57, v5, 61
	v_readlane_b32 s58, v5, 62
	v_readlane_b32 s59, v5, 63
	v_readlane_b32 s60, v6, 0
	v_readlane_b32 s61, v6, 1
	v_readlane_b32 s62, v6, 2
	v_readlane_b32 s63, v6, 3
	v_readlane_b32 s64, v6, 4
	v_readlane_b32 s65, v6, 5
	v_readlane_b32 s66, v6, 6
	v_readlane_b32 s67, v6, 7
	v_readlane_b32 s68, v6, 8
	v_readlane_b32 s69, v6, 9
	v_readlane_b32 s70, v6, 10
	v_readlane_b32 s71, v6, 11
	v_mul_f32_e32 v18, s64, v82
	v_readlane_b32 s56, v6, 12
	v_readlane_b32 s57, v6, 13
	v_readlane_b32 s58, v6, 14
	v_readlane_b32 s59, v6, 15
	v_readlane_b32 s60, v6, 16
	v_readlane_b32 s61, v6, 17
	v_readlane_b32 s62, v6, 18
	v_readlane_b32 s63, v6, 19
	v_readlane_b32 s64, v6, 20
	v_readlane_b32 s65, v6, 21
	v_readlane_b32 s66, v6, 22
	v_readlane_b32 s67, v6, 23
	v_readlane_b32 s68, v6, 24
	v_readlane_b32 s69, v6, 25
	v_readlane_b32 s70, v6, 26
	v_readlane_b32 s71, v6, 27
	v_mul_f32_e32 v15, s61, v79
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	v_readlane_b32 s62, v6, 34
	v_readlane_b32 s63, v6, 35
	v_readlane_b32 s64, v6, 36
	v_readlane_b32 s65, v6, 37
	v_readlane_b32 s66, v6, 38
	v_readlane_b32 s67, v6, 39
	v_readlane_b32 s68, v6, 40
	v_readlane_b32 s69, v6, 41
	v_readlane_b32 s70, v6, 42
	v_readlane_b32 s71, v6, 43
	v_mul_f32_e32 v14, s60, v78
	v_readlane_b32 s56, v2, 44
	v_readlane_b32 s57, v2, 45
	v_readlane_b32 s58, v2, 46
	v_readlane_b32 s59, v2, 47
	v_readlane_b32 s60, v2, 48
	v_readlane_b32 s61, v2, 49
	v_readlane_b32 s62, v2, 50
	v_readlane_b32 s63, v2, 51
	v_readlane_b32 s64, v2, 52
	v_readlane_b32 s65, v2, 53
	v_readlane_b32 s66, v2, 54
	v_readlane_b32 s67, v2, 55
	v_readlane_b32 s68, v2, 56
	v_readlane_b32 s69, v2, 57
	v_readlane_b32 s70, v2, 58
	v_readlane_b32 s71, v2, 59
	v_mul_f32_e32 v12, s58, v76
	v_readlane_b32 s56, v2, 28
	v_readlane_b32 s57, v2, 29
	v_readlane_b32 s58, v2, 30
	v_readlane_b32 s59, v2, 31
	v_readlane_b32 s60, v2, 32
	v_readlane_b32 s61, v2, 33
	v_readlane_b32 s62, v2, 34
	v_readlane_b32 s63, v2, 35
	v_readlane_b32 s64, v2, 36
	v_readlane_b32 s65, v2, 37
	v_readlane_b32 s66, v2, 38
	v_readlane_b32 s67, v2, 39
	v_readlane_b32 s68, v2, 40
	v_readlane_b32 s69, v2, 41
	v_readlane_b32 s70, v2, 42
	v_readlane_b32 s71, v2, 43
	v_mul_f32_e32 v11, s57, v75
	v_readlane_b32 s56, v2, 12
	v_mul_f32_e32 v17, s47, v81
	v_mul_f32_e32 v16, s46, v80
	v_mul_f32_e32 v13, s43, v77
	v_readlane_b32 s57, v2, 13
	v_readlane_b32 s58, v2, 14
	v_readlane_b32 s59, v2, 15
	v_readlane_b32 s60, v2, 16
	v_readlane_b32 s61, v2, 17
	v_readlane_b32 s62, v2, 18
	v_readlane_b32 s63, v2, 19
	v_mul_f32_e32 v10, s56, v74
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_158
; %bb.157:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x50, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v78, v51
	v_add_u32_e32 v51, vcc, 0x60, v0
	v_mov_b32_e32 v79, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	v_mov_b32_e32 v82, v55
	v_add_u32_e32 v55, vcc, 0x70, v0
	v_mov_b32_e32 v42, v56
	v_addc_u32_e32 v56, vcc, 0, v1, vcc
	v_mov_b32_e32 v80, v53
	v_mov_b32_e32 v81, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	flat_load_dwordx4 v[74:77], v[55:56]
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_readlane_b32 s18, v3, 30
	v_readlane_b32 s19, v3, 31
	v_readlane_b32 s20, v3, 32
	v_readlane_b32 s21, v3, 33
	v_readlane_b32 s22, v3, 34
	v_readlane_b32 s23, v3, 35
	v_readlane_b32 s24, v3, 36
	v_readlane_b32 s25, v3, 37
	v_readlane_b32 s26, v3, 38
	v_readlane_b32 s27, v3, 39
	v_readlane_b32 s28, v3, 40
	v_readlane_b32 s29, v3, 41
	v_readlane_b32 s30, v3, 42
	v_readlane_b32 s31, v3, 43
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s61, v3, 1
	v_mov_b32_e32 v55, v82
	v_mov_b32_e32 v56, v42
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v46, s19, v46
	v_readlane_b32 s16, v3, 44
	v_readlane_b32 s17, v3, 45
	v_readlane_b32 s18, v3, 46
	v_readlane_b32 s19, v3, 47
	v_readlane_b32 s20, v3, 48
	v_readlane_b32 s21, v3, 49
	v_readlane_b32 s22, v3, 50
	v_readlane_b32 s23, v3, 51
	v_readlane_b32 s24, v3, 52
	v_readlane_b32 s25, v3, 53
	v_readlane_b32 s26, v3, 54
	v_readlane_b32 s27, v3, 55
	v_readlane_b32 s28, v3, 56
	v_readlane_b32 s29, v3, 57
	v_readlane_b32 s30, v3, 58
	v_readlane_b32 s31, v3, 59
	v_mul_f32_e32 v45, s18, v45
	v_readlane_b32 s16, v3, 60
	v_readlane_b32 s17, v3, 61
	v_readlane_b32 s18, v3, 62
	v_readlane_b32 s19, v3, 63
	v_readlane_b32 s20, v4, 0
	v_readlane_b32 s21, v4, 1
	v_readlane_b32 s22, v4, 2
	v_readlane_b32 s23, v4, 3
	v_readlane_b32 s24, v4, 4
	v_readlane_b32 s25, v4, 5
	v_readlane_b32 s26, v4, 6
	v_readlane_b32 s27, v4, 7
	v_readlane_b32 s28, v4, 8
	v_readlane_b32 s29, v4, 9
	v_readlane_b32 s30, v4, 10
	v_readlane_b32 s31, v4, 11
	v_mul_f32_e32 v44, s17, v44
	v_readlane_b32 s16, v6, 60
	v_readlane_b32 s17, v6, 61
	v_readlane_b32 s18, v6, 62
	v_readlane_b32 s19, v6, 63
	v_readlane_b32 s20, v7, 0
	v_readlane_b32 s21, v7, 1
	v_readlane_b32 s22, v7, 2
	v_readlane_b32 s23, v7, 3
	v_readlane_b32 s24, v7, 4
	v_readlane_b32 s25, v7, 5
	v_readlane_b32 s26, v7, 6
	v_readlane_b32 s27, v7, 7
	v_readlane_b32 s28, v7, 8
	v_readlane_b32 s29, v7, 9
	v_readlane_b32 s30, v7, 10
	v_readlane_b32 s31, v7, 11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v50, s23, v50
	v_readlane_b32 s16, v6, 44
	v_readlane_b32 s17, v6, 45
	v_readlane_b32 s18, v6, 46
	v_readlane_b32 s19, v6, 47
	v_readlane_b32 s20, v6, 48
	v_readlane_b32 s21, v6, 49
	v_readlane_b32 s22, v6, 50
	v_readlane_b32 s23, v6, 51
	v_readlane_b32 s24, v6, 52
	v_readlane_b32 s25, v6, 53
	v_readlane_b32 s26, v6, 54
	v_readlane_b32 s27, v6, 55
	v_readlane_b32 s28, v6, 56
	v_readlane_b32 s29, v6, 57
	v_readlane_b32 s30, v6, 58
	v_readlane_b32 s31, v6, 59
	v_mul_f32_e32 v49, s22, v49
	v_readlane_b32 s16, v3, 12
	v_readlane_b32 s17, v3, 13
	v_readlane_b32 s18, v3, 14
	v_readlane_b32 s19, v3, 15
	v_readlane_b32 s20, v3, 16
	v_readlane_b32 s21, v3, 17
	v_readlane_b32 s22, v3, 18
	v_readlane_b32 s23, v3, 19
	v_readlane_b32 s24, v3, 20
	v_readlane_b32 s25, v3, 21
	v_readlane_b32 s26, v3, 22
	v_readlane_b32 s27, v3, 23
	v_readlane_b32 s28, v3, 24
	v_readlane_b32 s29, v3, 25
	v_readlane_b32 s30, v3, 26
	v_readlane_b32 s31, v3, 27
	v_mul_f32_e32 v47, s20, v47
	v_readlane_b32 s16, v7, 60
	v_mul_f32_e32 v43, s36, v43
	v_readlane_b32 s17, v7, 61
	v_readlane_b32 s18, v7, 62
	v_readlane_b32 s19, v7, 63
	v_readlane_b32 s20, v8, 0
	v_readlane_b32 s21, v8, 1
	v_readlane_b32 s22, v8, 2
	v_readlane_b32 s23, v8, 3
	v_readlane_b32 s24, v8, 4
	v_readlane_b32 s25, v8, 5
	v_readlane_b32 s26, v8, 6
	v_readlane_b32 s27, v8, 7
	v_readlane_b32 s28, v8, 8
	v_readlane_b32 s29, v8, 9
	v_readlane_b32 s30, v8, 10
	v_readlane_b32 s31, v8, 11
	v_add_f32_e32 v10, v43, v10
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v43, s27, v54
	v_readlane_b32 s16, v7, 44
	v_readlane_b32 s17, v7, 45
	v_readlane_b32 s18, v7, 46
	v_readlane_b32 s19, v7, 47
	v_readlane_b32 s20, v7, 48
	v_readlane_b32 s21, v7, 49
	v_readlane_b32 s22, v7, 50
	v_readlane_b32 s23, v7, 51
	v_readlane_b32 s24, v7, 52
	v_readlane_b32 s25, v7, 53
	v_readlane_b32 s26, v7, 54
	v_readlane_b32 s27, v7, 55
	v_readlane_b32 s28, v7, 56
	v_readlane_b32 s29, v7, 57
	v_readlane_b32 s30, v7, 58
	v_readlane_b32 s31, v7, 59
	v_add_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, s26, v53
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s25, v7, 37
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
	v_add_f32_e32 v12, v45, v12
	v_mul_f32_e32 v45, s25, v52
	v_readlane_b32 s16, v7, 12
	v_readlane_b32 s17, v7, 13
	v_readlane_b32 s18, v7, 14
	v_readlane_b32 s19, v7, 15
	v_readlane_b32 s20, v7, 16
	v_readlane_b32 s21, v7, 17
	v_readlane_b32 s22, v7, 18
	v_readlane_b32 s23, v7, 19
	v_readlane_b32 s24, v7, 20
	v_readlane_b32 s25, v7, 21
	v_readlane_b32 s26, v7, 22
	v_readlane_b32 s27, v7, 23
	v_readlane_b32 s28, v7, 24
	v_readlane_b32 s29, v7, 25
	v_readlane_b32 s30, v7, 26
	v_readlane_b32 s31, v7, 27
	v_add_f32_e32 v13, v46, v13
	v_mul_f32_e32 v46, s24, v51
	v_readlane_b32 s16, v8, 60
	v_mul_f32_e32 v48, s61, v48
	v_readlane_b32 s17, v8, 61
	v_readlane_b32 s18, v8, 62
	v_readlane_b32 s19, v8, 63
	v_readlane_b32 s20, v9, 0
	v_readlane_b32 s21, v9, 1
	v_readlane_b32 s22, v9, 2
	v_readlane_b32 s23, v9, 3
	v_readlane_b32 s24, v9, 4
	v_readlane_b32 s25, v9, 5
	v_readlane_b32 s26, v9, 6
	v_readlane_b32 s27, v9, 7
	v_readlane_b32 s28, v9, 8
	v_readlane_b32 s29, v9, 9
	v_readlane_b32 s30, v9, 10
	v_readlane_b32 s31, v9, 11
	v_add_f32_e32 v15, v48, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s31, v77
	v_readlane_b32 s16, v8, 44
	v_readlane_b32 s17, v8, 45
	v_readlane_b32 s18, v8, 46
	v_readlane_b32 s19, v8, 47
	v_readlane_b32 s20, v8, 48
	v_readlane_b32 s21, v8, 49
	v_readlane_b32 s22, v8, 50
	v_readlane_b32 s23, v8, 51
	v_readlane_b32 s24, v8, 52
	v_readlane_b32 s25, v8, 53
	v_readlane_b32 s26, v8, 54
	v_readlane_b32 s27, v8, 55
	v_readlane_b32 s28, v8, 56
	v_readlane_b32 s29, v8, 57
	v_readlane_b32 s30, v8, 58
	v_readlane_b32 s31, v8, 59
	v_add_f32_e32 v16, v49, v16
	v_mul_f32_e32 v49, s30, v76
	v_readlane_b32 s16, v8, 28
	v_readlane_b32 s17, v8, 29
	v_readlane_b32 s18, v8, 30
	v_readlane_b32 s19, v8, 31
	v_readlane_b32 s20, v8, 32
	v_readlane_b32 s21, v8, 33
	v_readlane_b32 s22, v8, 34
	v_readlane_b32 s23, v8, 35
	v_readlane_b32 s24, v8, 36
	v_readlane_b32 s25, v8, 37
	v_readlane_b32 s26, v8, 38
	v_readlane_b32 s27, v8, 39
	v_readlane_b32 s28, v8, 40
	v_readlane_b32 s29, v8, 41
	v_readlane_b32 s30, v8, 42
	v_readlane_b32 s31, v8, 43
	v_add_f32_e32 v17, v50, v17
	v_mul_f32_e32 v50, s29, v75
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s28, v8, 24
	v_mul_f32_e32 v51, s28, v74
	v_mov_b32_e32 v54, v81
	v_mov_b32_e32 v53, v80
	v_mov_b32_e32 v52, v79
	v_add_f32_e32 v21, v43, v21
	v_add_f32_e32 v20, v44, v20
	v_add_f32_e32 v19, v45, v19
	v_add_f32_e32 v18, v46, v18
	v_add_f32_e32 v25, v48, v25
	v_add_f32_e32 v24, v49, v24
	v_add_f32_e32 v23, v50, v23
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v78
	v_add_f32_e32 v14, v47, v14
	v_readlane_b32 s17, v8, 13
	v_readlane_b32 s18, v8, 14
	v_readlane_b32 s19, v8, 15
	v_readlane_b32 s20, v8, 16
	v_readlane_b32 s21, v8, 17
	v_readlane_b32 s22, v8, 18
	v_readlane_b32 s23, v8, 19
	v_readlane_b32 s24, v8, 20
	v_readlane_b32 s25, v8, 21
	v_readlane_b32 s26, v8, 22
	v_readlane_b32 s27, v8, 23
	v_readlane_b32 s29, v8, 25
	v_readlane_b32 s30, v8, 26
	v_readlane_b32 s31, v8, 27
.LBB1_158:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v45, vcc, 0x70, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	flat_store_dwordx4 v[45:46], v[22:25]
	s_movk_i32 s16, 0x328
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
	v_mov_b32_e32 v46, v106
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[43:44], v[10:13]
.LBB1_159:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_168
; %bb.160:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 178
	v_mov_b32_e32 v27, 0x10040
	v_mov_b32_e32 v26, 0x10040
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v27, s[0:3], 0 offen offset:60
	buffer_store_dword v24, v26, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v25, 0x10040
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v25, s[0:3], 0 offen offset:52
	buffer_store_dword v22, v24, s[0:3], 0 offen offset:48
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	buffer_store_dword v21, v23, s[0:3], 0 offen offset:44
	buffer_store_dword v20, v22, s[0:3], 0 offen offset:40
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:36
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:32
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	buffer_store_dword v17, v19, s[0:3], 0 offen offset:28
	buffer_store_dword v16, v18, s[0:3], 0 offen offset:24
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	buffer_store_dword v15, v17, s[0:3], 0 offen offset:20
	buffer_store_dword v14, v16, s[0:3], 0 offen offset:16
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	buffer_store_dword v13, v15, s[0:3], 0 offen offset:12
	buffer_store_dword v12, v14, s[0:3], 0 offen offset:8
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	buffer_store_dword v11, v13, s[0:3], 0 offen offset:4
	buffer_store_dword v10, v12, s[0:3], 0 offen
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s28, v9, 22
	.loc	1 178
	buffer_store_dword v89, v11, s[0:3], 0 offen offset:124
	buffer_store_dword v88, v10, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s29, v9, 23
	.loc	1 178
	buffer_store_dword v87, v23, s[0:3], 0 offen offset:116
	buffer_store_dword v86, v22, s[0:3], 0 offen offset:112
	buffer_store_dword v85, v21, s[0:3], 0 offen offset:108
	buffer_store_dword v84, v20, s[0:3], 0 offen offset:104
	buffer_store_dword v83, v19, s[0:3], 0 offen offset:100
	buffer_store_dword v82, v18, s[0:3], 0 offen offset:96
	buffer_store_dword v81, v17, s[0:3], 0 offen offset:92
	buffer_store_dword v80, v16, s[0:3], 0 offen offset:88
	buffer_store_dword v79, v15, s[0:3], 0 offen offset:84
	buffer_store_dword v78, v14, s[0:3], 0 offen offset:80
	buffer_store_dword v77, v13, s[0:3], 0 offen offset:76
	buffer_store_dword v76, v12, s[0:3], 0 offen offset:72
	buffer_store_dword v75, v11, s[0:3], 0 offen offset:68
	buffer_store_dword v74, v10, s[0:3], 0 offen offset:64
	.loc	1 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_167
; %bb.161:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x424a00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v57
	v_ashrrev_i32_e32 v13, 31, v57
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v57, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_163
.LBB1_162:                              ;   in Loop: Header=BB1_163 Depth=4
	.loc	1 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	1 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v251
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	1 180
	flat_store_dword v[14:15], v13
	.loc	1 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_167
.LBB1_163:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_165
; %bb.164:                              ;   in Loop: Header=BB1_163 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB1_162
	s_branch .LBB1_166
.LBB1_165:                              ;   in Loop: Header=BB1_163 Depth=4
.LBB1_166:                              ;   in Loop: Header=BB1_163 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_162
.LBB1_167:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_168:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 156
	v_or_b32_e32 v0, 6, v115
	.loc	1 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_199
; %bb.169:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x424400
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x424500
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	1 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[82:83]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x411200
	buffer_load_dword v75, off, s[0:3], s20
	buffer_load_dword v76, off, s[0:3], s20 offset:4
	buffer_load_dword v77, off, s[0:3], s20 offset:8
	buffer_load_dword v78, off, s[0:3], s20 offset:12
	buffer_load_dword v79, off, s[0:3], s20 offset:16
	buffer_load_dword v80, off, s[0:3], s20 offset:20
	buffer_load_dword v81, off, s[0:3], s20 offset:24
	buffer_load_dword v82, off, s[0:3], s20 offset:28
	buffer_load_dword v83, off, s[0:3], s20 offset:32
	buffer_load_dword v84, off, s[0:3], s20 offset:36
	buffer_load_dword v85, off, s[0:3], s20 offset:40
	buffer_load_dword v86, off, s[0:3], s20 offset:44
	buffer_load_dword v87, off, s[0:3], s20 offset:48
	buffer_load_dword v88, off, s[0:3], s20 offset:52
	buffer_load_dword v89, off, s[0:3], s20 offset:56
	buffer_load_dword v90, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x40a200
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	buffer_load_dword v12, off, s[0:3], s20 offset:8
	buffer_load_dword v13, off, s[0:3], s20 offset:12
	buffer_load_dword v14, off, s[0:3], s20 offset:16
	buffer_load_dword v15, off, s[0:3], s20 offset:20
	buffer_load_dword v16, off, s[0:3], s20 offset:24
	buffer_load_dword v17, off, s[0:3], s20 offset:28
	buffer_load_dword v18, off, s[0:3], s20 offset:32
	buffer_load_dword v19, off, s[0:3], s20 offset:36
	buffer_load_dword v20, off, s[0:3], s20 offset:40
	buffer_load_dword v21, off, s[0:3], s20 offset:44
	buffer_load_dword v22, off, s[0:3], s20 offset:48
	buffer_load_dword v23, off, s[0:3], s20 offset:52
	buffer_load_dword v24, off, s[0:3], s20 offset:56
	buffer_load_dword v25, off, s[0:3], s20 offset:60
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_175
; %bb.170:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 173
	v_readlane_b32 s16, v4, 12
	v_readlane_b32 s17, v4, 13
	v_readlane_b32 s18, v4, 14
	v_readlane_b32 s19, v4, 15
	v_readlane_b32 s20, v4, 16
	v_readlane_b32 s21, v4, 17
	v_readlane_b32 s22, v4, 18
	v_readlane_b32 s23, v4, 19
	v_readlane_b32 s24, v4, 20
	v_readlane_b32 s25, v4, 21
	v_readlane_b32 s26, v4, 22
	v_readlane_b32 s27, v4, 23
	v_readlane_b32 s28, v4, 24
	v_readlane_b32 s29, v4, 25
	v_readlane_b32 s30, v4, 26
	v_readlane_b32 s31, v4, 27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s31, v25
	v_readlane_b32 s16, v4, 28
	v_readlane_b32 s17, v4, 29
	v_readlane_b32 s18, v4, 30
	v_readlane_b32 s19, v4, 31
	v_readlane_b32 s20, v4, 32
	v_readlane_b32 s21, v4, 33
	v_readlane_b32 s22, v4, 34
	v_readlane_b32 s23, v4, 35
	v_readlane_b32 s24, v4, 36
	v_readlane_b32 s25, v4, 37
	v_readlane_b32 s26, v4, 38
	v_readlane_b32 s27, v4, 39
	v_readlane_b32 s28, v4, 40
	v_readlane_b32 s29, v4, 41
	v_readlane_b32 s30, v4, 42
	v_readlane_b32 s31, v4, 43
	v_mul_f32_e32 v24, s30, v24
	v_readlane_b32 s16, v4, 44
	v_readlane_b32 s17, v4, 45
	v_readlane_b32 s18, v4, 46
	v_readlane_b32 s19, v4, 47
	v_readlane_b32 s20, v4, 48
	v_readlane_b32 s21, v4, 49
	v_readlane_b32 s22, v4, 50
	v_readlane_b32 s23, v4, 51
	v_readlane_b32 s24, v4, 52
	v_readlane_b32 s25, v4, 53
	v_readlane_b32 s26, v4, 54
	v_readlane_b32 s27, v4, 55
	v_readlane_b32 s28, v4, 56
	v_readlane_b32 s29, v4, 57
	v_readlane_b32 s30, v4, 58
	v_readlane_b32 s31, v4, 59
	v_mul_f32_e32 v23, s29, v23
	v_readlane_b32 s16, v4, 60
	v_readlane_b32 s17, v4, 61
	v_readlane_b32 s18, v4, 62
	v_readlane_b32 s19, v4, 63
	v_readlane_b32 s20, v5, 0
	v_readlane_b32 s21, v5, 1
	v_readlane_b32 s22, v5, 2
	v_readlane_b32 s23, v5, 3
	v_readlane_b32 s24, v5, 4
	v_readlane_b32 s25, v5, 5
	v_readlane_b32 s26, v5, 6
	v_readlane_b32 s27, v5, 7
	v_readlane_b32 s28, v5, 8
	v_readlane_b32 s29, v5, 9
	v_readlane_b32 s30, v5, 10
	v_readlane_b32 s31, v5, 11
	v_mul_f32_e32 v22, s28, v22
	v_readlane_b32 s16, v5, 12
	v_readlane_b32 s17, v5, 13
	v_readlane_b32 s18, v5, 14
	v_readlane_b32 s19, v5, 15
	v_readlane_b32 s20, v5, 16
	v_readlane_b32 s21, v5, 17
	v_readlane_b32 s22, v5, 18
	v_readlane_b32 s23, v5, 19
	v_readlane_b32 s24, v5, 20
	v_readlane_b32 s25, v5, 21
	v_readlane_b32 s26, v5, 22
	v_readlane_b32 s27, v5, 23
	v_readlane_b32 s28, v5, 24
	v_readlane_b32 s29, v5, 25
	v_readlane_b32 s30, v5, 26
	v_readlane_b32 s31, v5, 27
	v_mul_f32_e32 v21, s27, v21
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s18, v5, 30
	v_readlane_b32 s19, v5, 31
	v_readlane_b32 s20, v5, 32
	v_readlane_b32 s21, v5, 33
	v_readlane_b32 s22, v5, 34
	v_readlane_b32 s23, v5, 35
	v_readlane_b32 s24, v5, 36
	v_readlane_b32 s25, v5, 37
	v_readlane_b32 s26, v5, 38
	v_readlane_b32 s27, v5, 39
	v_readlane_b32 s28, v5, 40
	v_readlane_b32 s29, v5, 41
	v_readlane_b32 s30, v5, 42
	v_readlane_b32 s31, v5, 43
	v_mul_f32_e32 v20, s26, v20
	v_readlane_b32 s16, v5, 44
	v_readlane_b32 s17, v5, 45
	v_readlane_b32 s18, v5, 46
	v_readlane_b32 s19, v5, 47
	v_readlane_b32 s20, v5, 48
	v_readlane_b32 s21, v5, 49
	v_readlane_b32 s22, v5, 50
	v_readlane_b32 s23, v5, 51
	v_readlane_b32 s24, v5, 52
	v_readlane_b32 s25, v5, 53
	v_readlane_b32 s26, v5, 54
	v_readlane_b32 s27, v5, 55
	v_readlane_b32 s28, v5, 56
	v_readlane_b32 s29, v5, 57
	v_readlane_b32 s30, v5, 58
	v_readlane_b32 s31, v5, 59
	v_mul_f32_e32 v19, s25, v19
	v_readlane_b32 s16, v5, 60
	v_readlane_b32 s17, v5, 61
	v_readlane_b32 s18, v5, 62
	v_readlane_b32 s19, v5, 63
	v_readlane_b32 s20, v6, 0
	v_readlane_b32 s21, v6, 1
	v_readlane_b32 s22, v6, 2
	v_readlane_b32 s23, v6, 3
	v_readlane_b32 s24, v6, 4
	v_readlane_b32 s25, v6, 5
	v_readlane_b32 s26, v6, 6
	v_readlane_b32 s27, v6, 7
	v_readlane_b32 s28, v6, 8
	v_readlane_b32 s29, v6, 9
	v_readlane_b32 s30, v6, 10
	v_readlane_b32 s31, v6, 11
	v_mul_f32_e32 v18, s24, v18
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_readlane_b32 s18, v6, 14
	v_readlane_b32 s19, v6, 15
	v_readlane_b32 s20, v6, 16
	v_readlane_b32 s21, v6, 17
	v_readlane_b32 s22, v6, 18
	v_readlane_b32 s23, v6, 19
	v_readlane_b32 s24, v6, 20
	v_readlane_b32 s25, v6, 21
	v_readlane_b32 s26, v6, 22
	v_readlane_b32 s27, v6, 23
	v_readlane_b32 s28, v6, 24
	v_readlane_b32 s29, v6, 25
	v_readlane_b32 s30, v6, 26
	v_readlane_b32 s31, v6, 27
	v_mul_f32_e32 v15, s21, v15
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_readlane_b32 s18, v6, 30
	v_readlane_b32 s19, v6, 31
	v_readlane_b32 s20, v6, 32
	v_readlane_b32 s21, v6, 33
	v_readlane_b32 s22, v6, 34
	v_readlane_b32 s23, v6, 35
	v_readlane_b32 s24, v6, 36
	v_readlane_b32 s25, v6, 37
	v_readlane_b32 s26, v6, 38
	v_readlane_b32 s27, v6, 39
	v_readlane_b32 s28, v6, 40
	v_readlane_b32 s29, v6, 41
	v_readlane_b32 s30, v6, 42
	v_readlane_b32 s31, v6, 43
	v_mul_f32_e32 v14, s20, v14
	v_readlane_b32 s16, v2, 44
	v_readlane_b32 s17, v2, 45
	v_readlane_b32 s18, v2, 46
	v_readlane_b32 s19, v2, 47
	v_readlane_b32 s20, v2, 48
	v_readlane_b32 s21, v2, 49
	v_readlane_b32 s22, v2, 50
	v_readlane_b32 s23, v2, 51
	v_readlane_b32 s24, v2, 52
	v_readlane_b32 s25, v2, 53
	v_readlane_b32 s26, v2, 54
	v_readlane_b32 s27, v2, 55
	v_readlane_b32 s28, v2, 56
	v_readlane_b32 s29, v2, 57
	v_readlane_b32 s30, v2, 58
	v_readlane_b32 s31, v2, 59
	v_mul_f32_e32 v12, s18, v12
	v_readlane_b32 s16, v2, 28
	v_readlane_b32 s17, v2, 29
	v_readlane_b32 s18, v2, 30
	v_readlane_b32 s19, v2, 31
	v_readlane_b32 s20, v2, 32
	v_readlane_b32 s21, v2, 33
	v_readlane_b32 s22, v2, 34
	v_readlane_b32 s23, v2, 35
	v_readlane_b32 s24, v2, 36
	v_readlane_b32 s25, v2, 37
	v_readlane_b32 s26, v2, 38
	v_readlane_b32 s27, v2, 39
	v_readlane_b32 s28, v2, 40
	v_readlane_b32 s29, v2, 41
	v_readlane_b32 s30, v2, 42
	v_readlane_b32 s31, v2, 43
	v_mul_f32_e32 v11, s17, v11
	v_readlane_b32 s16, v2, 12
	v_readlane_b32 s20, v2, 16
	v_readlane_b32 s21, v2, 17
	.loc	1 174
	v_cndmask_b32_e64 v43, 0, 1, s[88:89]
	v_mov_b32_e32 v74, v46
	.loc	1 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	1 174
	v_cmp_ne_u32_e64 s[20:21], 1, v43
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	1 173
	v_readlane_b32 s17, v2, 13
	v_readlane_b32 s18, v2, 14
	v_readlane_b32 s19, v2, 15
	v_readlane_b32 s22, v2, 18
	v_readlane_b32 s23, v2, 19
	v_readlane_b32 s24, v2, 20
	v_readlane_b32 s25, v2, 21
	v_readlane_b32 s26, v2, 22
	v_readlane_b32 s27, v2, 23
	v_readlane_b32 s28, v2, 24
	v_readlane_b32 s29, v2, 25
	v_readlane_b32 s30, v2, 26
	v_readlane_b32 s31, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_172
; %bb.171:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	v_mov_b32_e32 v60, v56
	v_mov_b32_e32 v62, v57
	v_mov_b32_e32 v65, v55
	flat_load_dwordx4 v[55:58], v[0:1]
	v_add_u32_e32 v47, vcc, 32, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	v_mov_b32_e32 v42, v51
	v_add_u32_e32 v51, vcc, 48, v0
	v_mov_b32_e32 v61, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v63, v53
	v_mov_b32_e32 v64, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	v_readlane_b32 s56, v3, 28
	v_readlane_b32 s57, v3, 29
	v_readlane_b32 s58, v3, 30
	v_readlane_b32 s59, v3, 31
	v_readlane_b32 s60, v3, 32
	v_readlane_b32 s61, v3, 33
	v_readlane_b32 s62, v3, 34
	v_readlane_b32 s63, v3, 35
	v_readlane_b32 s64, v3, 36
	v_readlane_b32 s65, v3, 37
	v_readlane_b32 s66, v3, 38
	v_readlane_b32 s67, v3, 39
	v_readlane_b32 s68, v3, 40
	v_readlane_b32 s69, v3, 41
	v_readlane_b32 s70, v3, 42
	v_readlane_b32 s71, v3, 43
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_mov_b32_e32 v59, v74
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v58, s59, v58
	v_readlane_b32 s56, v3, 44
	v_readlane_b32 s57, v3, 45
	v_readlane_b32 s58, v3, 46
	v_readlane_b32 s59, v3, 47
	v_readlane_b32 s60, v3, 48
	v_readlane_b32 s61, v3, 49
	v_readlane_b32 s62, v3, 50
	v_readlane_b32 s63, v3, 51
	v_readlane_b32 s64, v3, 52
	v_readlane_b32 s65, v3, 53
	v_readlane_b32 s66, v3, 54
	v_readlane_b32 s67, v3, 55
	v_readlane_b32 s68, v3, 56
	v_readlane_b32 s69, v3, 57
	v_readlane_b32 s70, v3, 58
	v_readlane_b32 s71, v3, 59
	v_mul_f32_e32 v57, s58, v57
	v_readlane_b32 s56, v3, 60
	v_readlane_b32 s57, v3, 61
	v_readlane_b32 s58, v3, 62
	v_readlane_b32 s59, v3, 63
	v_readlane_b32 s60, v4, 0
	v_readlane_b32 s61, v4, 1
	v_readlane_b32 s62, v4, 2
	v_readlane_b32 s63, v4, 3
	v_readlane_b32 s64, v4, 4
	v_readlane_b32 s65, v4, 5
	v_readlane_b32 s66, v4, 6
	v_readlane_b32 s67, v4, 7
	v_readlane_b32 s68, v4, 8
	v_readlane_b32 s69, v4, 9
	v_readlane_b32 s70, v4, 10
	v_readlane_b32 s71, v4, 11
	v_mul_f32_e32 v56, s57, v56
	v_readlane_b32 s56, v8, 60
	v_readlane_b32 s57, v8, 61
	v_readlane_b32 s58, v8, 62
	v_readlane_b32 s59, v8, 63
	v_readlane_b32 s60, v9, 0
	v_readlane_b32 s61, v9, 1
	v_readlane_b32 s62, v9, 2
	v_readlane_b32 s63, v9, 3
	v_readlane_b32 s64, v9, 4
	v_readlane_b32 s65, v9, 5
	v_readlane_b32 s66, v9, 6
	v_readlane_b32 s67, v9, 7
	v_readlane_b32 s68, v9, 8
	v_readlane_b32 s69, v9, 9
	v_readlane_b32 s70, v9, 10
	v_readlane_b32 s71, v9, 11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v54, s71, v54
	v_readlane_b32 s56, v8, 44
	v_readlane_b32 s57, v8, 45
	v_readlane_b32 s58, v8, 46
	v_readlane_b32 s59, v8, 47
	v_readlane_b32 s60, v8, 48
	v_readlane_b32 s61, v8, 49
	v_readlane_b32 s62, v8, 50
	v_readlane_b32 s63, v8, 51
	v_readlane_b32 s64, v8, 52
	v_readlane_b32 s65, v8, 53
	v_readlane_b32 s66, v8, 54
	v_readlane_b32 s67, v8, 55
	v_readlane_b32 s68, v8, 56
	v_readlane_b32 s69, v8, 57
	v_readlane_b32 s70, v8, 58
	v_readlane_b32 s71, v8, 59
	v_mul_f32_e32 v53, s70, v53
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s57, v8, 29
	v_readlane_b32 s58, v8, 30
	v_readlane_b32 s59, v8, 31
	v_readlane_b32 s60, v8, 32
	v_readlane_b32 s61, v8, 33
	v_readlane_b32 s62, v8, 34
	v_readlane_b32 s63, v8, 35
	v_readlane_b32 s64, v8, 36
	v_readlane_b32 s65, v8, 37
	v_readlane_b32 s66, v8, 38
	v_readlane_b32 s67, v8, 39
	v_readlane_b32 s68, v8, 40
	v_readlane_b32 s69, v8, 41
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
	v_mul_f32_e32 v52, s69, v52
	v_readlane_b32 s56, v8, 12
	v_readlane_b32 s57, v8, 13
	v_readlane_b32 s58, v8, 14
	v_readlane_b32 s59, v8, 15
	v_readlane_b32 s60, v8, 16
	v_readlane_b32 s61, v8, 17
	v_readlane_b32 s62, v8, 18
	v_readlane_b32 s63, v8, 19
	v_readlane_b32 s64, v8, 20
	v_readlane_b32 s65, v8, 21
	v_readlane_b32 s66, v8, 22
	v_readlane_b32 s67, v8, 23
	v_readlane_b32 s68, v8, 24
	v_readlane_b32 s69, v8, 25
	v_readlane_b32 s70, v8, 26
	v_readlane_b32 s71, v8, 27
	v_mul_f32_e32 v51, s68, v51
	v_readlane_b32 s56, v7, 60
	v_readlane_b32 s57, v7, 61
	v_readlane_b32 s58, v7, 62
	v_readlane_b32 s59, v7, 63
	v_readlane_b32 s60, v8, 0
	v_readlane_b32 s61, v8, 1
	v_readlane_b32 s62, v8, 2
	v_readlane_b32 s63, v8, 3
	v_readlane_b32 s64, v8, 4
	v_readlane_b32 s65, v8, 5
	v_readlane_b32 s66, v8, 6
	v_readlane_b32 s67, v8, 7
	v_readlane_b32 s68, v8, 8
	v_readlane_b32 s69, v8, 9
	v_readlane_b32 s70, v8, 10
	v_readlane_b32 s71, v8, 11
	v_mul_f32_e32 v50, s67, v50
	v_readlane_b32 s56, v7, 44
	v_readlane_b32 s57, v7, 45
	v_readlane_b32 s58, v7, 46
	v_readlane_b32 s59, v7, 47
	v_readlane_b32 s60, v7, 48
	v_readlane_b32 s61, v7, 49
	v_readlane_b32 s62, v7, 50
	v_readlane_b32 s63, v7, 51
	v_readlane_b32 s64, v7, 52
	v_readlane_b32 s65, v7, 53
	v_readlane_b32 s66, v7, 54
	v_readlane_b32 s67, v7, 55
	v_readlane_b32 s68, v7, 56
	v_readlane_b32 s69, v7, 57
	v_readlane_b32 s70, v7, 58
	v_readlane_b32 s71, v7, 59
	v_mul_f32_e32 v49, s66, v49
	v_readlane_b32 s56, v7, 28
	v_readlane_b32 s57, v7, 29
	v_readlane_b32 s58, v7, 30
	v_readlane_b32 s59, v7, 31
	v_readlane_b32 s60, v7, 32
	v_readlane_b32 s61, v7, 33
	v_readlane_b32 s62, v7, 34
	v_readlane_b32 s63, v7, 35
	v_readlane_b32 s64, v7, 36
	v_readlane_b32 s65, v7, 37
	v_readlane_b32 s66, v7, 38
	v_readlane_b32 s67, v7, 39
	v_readlane_b32 s68, v7, 40
	v_readlane_b32 s69, v7, 41
	v_readlane_b32 s70, v7, 42
	v_readlane_b32 s71, v7, 43
	v_mul_f32_e32 v48, s65, v48
	v_readlane_b32 s56, v7, 12
	v_readlane_b32 s57, v7, 13
	v_readlane_b32 s58, v7, 14
	v_readlane_b32 s59, v7, 15
	v_readlane_b32 s60, v7, 16
	v_readlane_b32 s61, v7, 17
	v_readlane_b32 s62, v7, 18
	v_readlane_b32 s63, v7, 19
	v_readlane_b32 s64, v7, 20
	v_readlane_b32 s65, v7, 21
	v_readlane_b32 s66, v7, 22
	v_readlane_b32 s67, v7, 23
	v_readlane_b32 s68, v7, 24
	v_readlane_b32 s69, v7, 25
	v_readlane_b32 s70, v7, 26
	v_readlane_b32 s71, v7, 27
	v_mul_f32_e32 v47, s64, v47
	v_readlane_b32 s56, v6, 60
	v_readlane_b32 s57, v6, 61
	v_readlane_b32 s58, v6, 62
	v_readlane_b32 s59, v6, 63
	v_readlane_b32 s60, v7, 0
	v_readlane_b32 s61, v7, 1
	v_readlane_b32 s62, v7, 2
	v_readlane_b32 s63, v7, 3
	v_readlane_b32 s64, v7, 4
	v_readlane_b32 s65, v7, 5
	v_readlane_b32 s66, v7, 6
	v_readlane_b32 s67, v7, 7
	v_readlane_b32 s68, v7, 8
	v_readlane_b32 s69, v7, 9
	v_readlane_b32 s70, v7, 10
	v_readlane_b32 s71, v7, 11
	v_mul_f32_e32 v46, s63, v46
	v_readlane_b32 s56, v6, 44
	v_readlane_b32 s57, v6, 45
	v_readlane_b32 s58, v6, 46
	v_readlane_b32 s59, v6, 47
	v_readlane_b32 s60, v6, 48
	v_readlane_b32 s61, v6, 49
	v_readlane_b32 s62, v6, 50
	v_readlane_b32 s63, v6, 51
	v_readlane_b32 s64, v6, 52
	v_readlane_b32 s65, v6, 53
	v_readlane_b32 s66, v6, 54
	v_readlane_b32 s67, v6, 55
	v_readlane_b32 s68, v6, 56
	v_readlane_b32 s69, v6, 57
	v_readlane_b32 s70, v6, 58
	v_readlane_b32 s71, v6, 59
	v_mul_f32_e32 v45, s62, v45
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	v_mul_f32_e32 v44, s61, v44
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mul_f32_e32 v55, s36, v55
	v_mul_f32_e32 v43, s60, v43
	v_add_f32_e32 v13, v58, v13
	v_add_f32_e32 v12, v57, v12
	v_mov_b32_e32 v57, v62
	v_add_f32_e32 v11, v56, v11
	v_mov_b32_e32 v56, v60
	v_add_f32_e32 v10, v55, v10
	v_mov_b32_e32 v55, v65
	v_add_f32_e32 v25, v54, v25
	v_mov_b32_e32 v54, v64
	v_add_f32_e32 v24, v53, v24
	v_mov_b32_e32 v53, v63
	v_add_f32_e32 v23, v52, v23
	v_mov_b32_e32 v52, v61
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v42
	v_add_f32_e32 v21, v50, v21
	v_add_f32_e32 v20, v49, v20
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v18, v47, v18
	v_add_f32_e32 v17, v46, v17
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v15, v44, v15
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_add_f32_e32 v14, v43, v14
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_172:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 48, v0
	.loc	1 173
	v_readlane_b32 s56, v4, 12
	.loc	1 175
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 13
	v_readlane_b32 s58, v4, 14
	v_readlane_b32 s59, v4, 15
	v_readlane_b32 s60, v4, 16
	v_readlane_b32 s61, v4, 17
	v_readlane_b32 s62, v4, 18
	v_readlane_b32 s63, v4, 19
	v_readlane_b32 s64, v4, 20
	v_readlane_b32 s65, v4, 21
	v_readlane_b32 s66, v4, 22
	v_readlane_b32 s67, v4, 23
	v_readlane_b32 s68, v4, 24
	v_readlane_b32 s69, v4, 25
	v_readlane_b32 s70, v4, 26
	v_readlane_b32 s71, v4, 27
	.loc	1 175
	flat_store_dwordx4 v[43:44], v[22:25]
	.loc	1 173
	s_nop 0
	v_mul_f32_e32 v25, s71, v90
	v_readlane_b32 s56, v4, 28
	v_readlane_b32 s57, v4, 29
	v_readlane_b32 s58, v4, 30
	v_readlane_b32 s59, v4, 31
	v_readlane_b32 s60, v4, 32
	v_readlane_b32 s61, v4, 33
	v_readlane_b32 s62, v4, 34
	v_readlane_b32 s63, v4, 35
	v_readlane_b32 s64, v4, 36
	v_readlane_b32 s65, v4, 37
	v_readlane_b32 s66, v4, 38
	v_readlane_b32 s67, v4, 39
	v_readlane_b32 s68, v4, 40
	v_readlane_b32 s69, v4, 41
	v_readlane_b32 s70, v4, 42
	v_readlane_b32 s71, v4, 43
	.loc	1 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	1 173
	v_mul_f32_e32 v24, s70, v89
	v_readlane_b32 s56, v4, 44
	.loc	1 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v4, 45
	v_readlane_b32 s58, v4, 46
	v_readlane_b32 s59, v4, 47
	v_readlane_b32 s60, v4, 48
	v_readlane_b32 s61, v4, 49
	v_readlane_b32 s62, v4, 50
	v_readlane_b32 s63, v4, 51
	v_readlane_b32 s64, v4, 52
	v_readlane_b32 s65, v4, 53
	v_readlane_b32 s66, v4, 54
	v_readlane_b32 s67, v4, 55
	v_readlane_b32 s68, v4, 56
	v_readlane_b32 s69, v4, 57
	v_readlane_b32 s70, v4, 58
	v_readlane_b32 s71, v4, 59
	.loc	1 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	1 173
	v_mul_f32_e32 v23, s69, v88
	v_readlane_b32 s56, v4, 60
	v_readlane_b32 s57, v4, 61
	v_readlane_b32 s58, v4, 62
	v_readlane_b32 s59, v4, 63
	v_readlane_b32 s60, v5, 0
	v_readlane_b32 s61, v5, 1
	v_readlane_b32 s62, v5, 2
	v_readlane_b32 s63, v5, 3
	v_readlane_b32 s64, v5, 4
	v_readlane_b32 s65, v5, 5
	v_readlane_b32 s66, v5, 6
	v_readlane_b32 s67, v5, 7
	v_readlane_b32 s68, v5, 8
	v_readlane_b32 s69, v5, 9
	v_readlane_b32 s70, v5, 10
	v_readlane_b32 s71, v5, 11
	v_mul_f32_e32 v22, s68, v87
	v_readlane_b32 s56, v5, 12
	v_readlane_b32 s57, v5, 13
	v_readlane_b32 s58, v5, 14
	v_readlane_b32 s59, v5, 15
	v_readlane_b32 s60, v5, 16
	v_readlane_b32 s61, v5, 17
	v_readlane_b32 s62, v5, 18
	v_readlane_b32 s63, v5, 19
	v_readlane_b32 s64, v5, 20
	v_readlane_b32 s65, v5, 21
	v_readlane_b32 s66, v5, 22
	v_readlane_b32 s67, v5, 23
	v_readlane_b32 s68, v5, 24
	v_readlane_b32 s69, v5, 25
	v_readlane_b32 s70, v5, 26
	v_readlane_b32 s71, v5, 27
	v_mul_f32_e32 v21, s67, v86
	v_readlane_b32 s56, v5, 28
	v_readlane_b32 s57, v5, 29
	v_readlane_b32 s58, v5, 30
	v_readlane_b32 s59, v5, 31
	v_readlane_b32 s60, v5, 32
	v_readlane_b32 s61, v5, 33
	v_readlane_b32 s62, v5, 34
	v_readlane_b32 s63, v5, 35
	v_readlane_b32 s64, v5, 36
	v_readlane_b32 s65, v5, 37
	v_readlane_b32 s66, v5, 38
	v_readlane_b32 s67, v5, 39
	v_readlane_b32 s68, v5, 40
	v_readlane_b32 s69, v5, 41
	v_readlane_b32 s70, v5, 42
	v_readlane_b32 s71, v5, 43
	.loc	1 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	1 173
	v_mul_f32_e32 v20, s66, v85
	v_readlane_b32 s56, v5, 44
	.loc	1 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	1 173
	v_readlane_b32 s57, v5, 45
	v_readlane_b32 s58, v5, 46
	v_readlane_b32 s59, v5, 47
	v_readlane_b32 s60, v5, 48
	v_readlane_b32 s61, v5, 49
	v_readlane_b32 s62, v5, 50
	v_readlane_b32 s63, v5, 51
	v_readlane_b32 s64, v5, 52
	v_readlane_b32 s65, v5, 53
	v_readlane_b32 s66, v5, 54
	v_readlane_b32 s67, v5, 55
	v_readlane_b32 s68, v5, 56
	v_readlane_b32 s69, v5, 57
	v_readlane_b32 s70, v5, 58
	v_readlane_b32 s71, v5, 59
	.loc	1 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	1 173
	v_mul_f32_e32 v19, s65, v84
	v_readlane_b32 s56, v5, 60
	v_readlane_b32 s57, v5, 61
	v_readlane_b32 s58, v5, 62
	v_readlane_b32 s59, v5, 63
	v_readlane_b32 s60, v6, 0
	v_readlane_b32 s61, v6, 1
	v_readlane_b32 s62, v6, 2
	v_readlane_b32 s63, v6, 3
	v_readlane_b32 s64, v6, 4
	v_readlane_b32 s65, v6, 5
	v_readlane_b32 s66, v6, 6
	v_readlane_b32 s67, v6, 7
	v_readlane_b32 s68, v6, 8
	v_readlane_b32 s69, v6, 9
	v_readlane_b32 s70, v6, 10
	v_readlane_b32 s71, v6, 11
	v_mul_f32_e32 v18, s64, v83
	v_readlane_b32 s56, v6, 12
	v_readlane_b32 s57, v6, 13
	v_readlane_b32 s58, v6, 14
	v_readlane_b32 s59, v6, 15
	v_readlane_b32 s60, v6, 16
	v_readlane_b32 s61, v6, 17
	v_readlane_b32 s62, v6, 18
	v_readlane_b32 s63, v6, 19
	v_readlane_b32 s64, v6, 20
	v_readlane_b32 s65, v6, 21
	v_readlane_b32 s66, v6, 22
	v_readlane_b32 s67, v6, 23
	v_readlane_b32 s68, v6, 24
	v_readlane_b32 s69, v6, 25
	v_readlane_b32 s70, v6, 26
	v_readlane_b32 s71, v6, 27
	v_mul_f32_e32 v15, s61, v80
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	v_readlane_b32 s62, v6, 34
	v_readlane_b32 s63, v6, 35
	v_readlane_b32 s64, v6, 36
	v_readlane_b32 s65, v6, 37
	v_readlane_b32 s66, v6, 38
	v_readlane_b32 s67, v6, 39
	v_readlane_b32 s68, v6, 40
	v_readlane_b32 s69, v6, 41
	v_readlane_b32 s70, v6, 42
	v_readlane_b32 s71, v6, 43
	v_mul_f32_e32 v14, s60, v79
	v_readlane_b32 s56, v2, 44
	v_readlane_b32 s57, v2, 45
	v_readlane_b32 s58, v2, 46
	v_readlane_b32 s59, v2, 47
	v_readlane_b32 s60, v2, 48
	v_readlane_b32 s61, v2, 49
	v_readlane_b32 s62, v2, 50
	v_readlane_b32 s63, v2, 51
	v_readlane_b32 s64, v2, 52
	v_readlane_b32 s65, v2, 53
	v_readlane_b32 s66, v2, 54
	v_readlane_b32 s67, v2, 55
	v_readlane_b32 s68, v2, 56
	v_readlane_b32 s69, v2, 57
	v_readlane_b32 s70, v2, 58
	v_readlane_b32 s71, v2, 59
	v_mul_f32_e32 v12, s58, v77
	v_readlane_b32 s56, v2, 28
	v_readlane_b32 s57, v2, 29
	v_readlane_b32 s58, v2, 30
	v_readlane_b32 s59, v2, 31
	v_readlane_b32 s60, v2, 32
	v_readlane_b32 s61, v2, 33
	v_readlane_b32 s62, v2, 34
	v_readlane_b32 s63, v2, 35
	v_readlane_b32 s64, v2, 36
	v_readlane_b32 s65, v2, 37
	v_readlane_b32 s66, v2, 38
	v_readlane_b32 s67, v2, 39
	v_readlane_b32 s68, v2, 40
	v_readlane_b32 s69, v2, 41
	v_readlane_b32 s70, v2, 42
	v_readlane_b32 s71, v2, 43
	v_mul_f32_e32 v11, s57, v76
	v_readlane_b32 s56, v2, 12
	v_mul_f32_e32 v17, s47, v82
	v_mul_f32_e32 v16, s46, v81
	v_mul_f32_e32 v13, s43, v78
	v_readlane_b32 s57, v2, 13
	v_readlane_b32 s58, v2, 14
	v_readlane_b32 s59, v2, 15
	v_readlane_b32 s60, v2, 16
	v_readlane_b32 s61, v2, 17
	v_readlane_b32 s62, v2, 18
	v_readlane_b32 s63, v2, 19
	v_mul_f32_e32 v10, s56, v75
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_174
; %bb.173:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x50, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mov_b32_e32 v42, v51
	v_add_u32_e32 v51, vcc, 0x60, v0
	v_mov_b32_e32 v61, v52
	v_addc_u32_e32 v52, vcc, 0, v1, vcc
	v_mov_b32_e32 v63, v53
	v_mov_b32_e32 v64, v54
	flat_load_dwordx4 v[51:54], v[51:52]
	v_mov_b32_e32 v65, v55
	v_add_u32_e32 v55, vcc, 0x70, v0
	v_mov_b32_e32 v60, v56
	v_addc_u32_e32 v56, vcc, 0, v1, vcc
	v_mov_b32_e32 v62, v57
	flat_load_dwordx4 v[55:58], v[55:56]
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_readlane_b32 s18, v3, 30
	v_readlane_b32 s19, v3, 31
	v_readlane_b32 s20, v3, 32
	v_readlane_b32 s21, v3, 33
	v_readlane_b32 s22, v3, 34
	v_readlane_b32 s23, v3, 35
	v_readlane_b32 s24, v3, 36
	v_readlane_b32 s25, v3, 37
	v_readlane_b32 s26, v3, 38
	v_readlane_b32 s27, v3, 39
	v_readlane_b32 s28, v3, 40
	v_readlane_b32 s29, v3, 41
	v_readlane_b32 s30, v3, 42
	v_readlane_b32 s31, v3, 43
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_mov_b32_e32 v59, v74
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v46, s19, v46
	v_readlane_b32 s16, v3, 44
	v_readlane_b32 s17, v3, 45
	v_readlane_b32 s18, v3, 46
	v_readlane_b32 s19, v3, 47
	v_readlane_b32 s20, v3, 48
	v_readlane_b32 s21, v3, 49
	v_readlane_b32 s22, v3, 50
	v_readlane_b32 s23, v3, 51
	v_readlane_b32 s24, v3, 52
	v_readlane_b32 s25, v3, 53
	v_readlane_b32 s26, v3, 54
	v_readlane_b32 s27, v3, 55
	v_readlane_b32 s28, v3, 56
	v_readlane_b32 s29, v3, 57
	v_readlane_b32 s30, v3, 58
	v_readlane_b32 s31, v3, 59
	v_mul_f32_e32 v45, s18, v45
	v_readlane_b32 s16, v3, 60
	v_readlane_b32 s17, v3, 61
	v_readlane_b32 s18, v3, 62
	v_readlane_b32 s19, v3, 63
	v_readlane_b32 s20, v4, 0
	v_readlane_b32 s21, v4, 1
	v_readlane_b32 s22, v4, 2
	v_readlane_b32 s23, v4, 3
	v_readlane_b32 s24, v4, 4
	v_readlane_b32 s25, v4, 5
	v_readlane_b32 s26, v4, 6
	v_readlane_b32 s27, v4, 7
	v_readlane_b32 s28, v4, 8
	v_readlane_b32 s29, v4, 9
	v_readlane_b32 s30, v4, 10
	v_readlane_b32 s31, v4, 11
	v_mul_f32_e32 v44, s17, v44
	v_readlane_b32 s16, v6, 60
	v_readlane_b32 s17, v6, 61
	v_readlane_b32 s18, v6, 62
	v_readlane_b32 s19, v6, 63
	v_readlane_b32 s20, v7, 0
	v_readlane_b32 s21, v7, 1
	v_readlane_b32 s22, v7, 2
	v_readlane_b32 s23, v7, 3
	v_readlane_b32 s24, v7, 4
	v_readlane_b32 s25, v7, 5
	v_readlane_b32 s26, v7, 6
	v_readlane_b32 s27, v7, 7
	v_readlane_b32 s28, v7, 8
	v_readlane_b32 s29, v7, 9
	v_readlane_b32 s30, v7, 10
	v_readlane_b32 s31, v7, 11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v50, s23, v50
	v_readlane_b32 s16, v6, 44
	v_readlane_b32 s17, v6, 45
	v_readlane_b32 s18, v6, 46
	v_readlane_b32 s19, v6, 47
	v_readlane_b32 s20, v6, 48
	v_readlane_b32 s21, v6, 49
	v_readlane_b32 s22, v6, 50
	v_readlane_b32 s23, v6, 51
	v_readlane_b32 s24, v6, 52
	v_readlane_b32 s25, v6, 53
	v_readlane_b32 s26, v6, 54
	v_readlane_b32 s27, v6, 55
	v_readlane_b32 s28, v6, 56
	v_readlane_b32 s29, v6, 57
	v_readlane_b32 s30, v6, 58
	v_readlane_b32 s31, v6, 59
	v_mul_f32_e32 v49, s22, v49
	v_readlane_b32 s16, v3, 12
	v_readlane_b32 s17, v3, 13
	v_readlane_b32 s18, v3, 14
	v_readlane_b32 s19, v3, 15
	v_readlane_b32 s20, v3, 16
	v_readlane_b32 s21, v3, 17
	v_readlane_b32 s22, v3, 18
	v_readlane_b32 s23, v3, 19
	v_readlane_b32 s24, v3, 20
	v_readlane_b32 s25, v3, 21
	v_readlane_b32 s26, v3, 22
	v_readlane_b32 s27, v3, 23
	v_readlane_b32 s28, v3, 24
	v_readlane_b32 s29, v3, 25
	v_readlane_b32 s30, v3, 26
	v_readlane_b32 s31, v3, 27
	v_mul_f32_e32 v47, s20, v47
	v_readlane_b32 s16, v7, 60
	v_mul_f32_e32 v43, s36, v43
	v_readlane_b32 s17, v7, 61
	v_readlane_b32 s18, v7, 62
	v_readlane_b32 s19, v7, 63
	v_readlane_b32 s20, v8, 0
	v_readlane_b32 s21, v8, 1
	v_readlane_b32 s22, v8, 2
	v_readlane_b32 s23, v8, 3
	v_readlane_b32 s24, v8, 4
	v_readlane_b32 s25, v8, 5
	v_readlane_b32 s26, v8, 6
	v_readlane_b32 s27, v8, 7
	v_readlane_b32 s28, v8, 8
	v_readlane_b32 s29, v8, 9
	v_readlane_b32 s30, v8, 10
	v_readlane_b32 s31, v8, 11
	v_add_f32_e32 v10, v43, v10
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v43, s27, v54
	v_readlane_b32 s16, v7, 44
	v_readlane_b32 s17, v7, 45
	v_readlane_b32 s18, v7, 46
	v_readlane_b32 s19, v7, 47
	v_readlane_b32 s20, v7, 48
	v_readlane_b32 s21, v7, 49
	v_readlane_b32 s22, v7, 50
	v_readlane_b32 s23, v7, 51
	v_readlane_b32 s24, v7, 52
	v_readlane_b32 s25, v7, 53
	v_readlane_b32 s26, v7, 54
	v_readlane_b32 s27, v7, 55
	v_readlane_b32 s28, v7, 56
	v_readlane_b32 s29, v7, 57
	v_readlane_b32 s30, v7, 58
	v_readlane_b32 s31, v7, 59
	v_add_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, s26, v53
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s25, v7, 37
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
	v_add_f32_e32 v12, v45, v12
	v_mul_f32_e32 v45, s25, v52
	v_readlane_b32 s16, v7, 12
	v_readlane_b32 s17, v7, 13
	v_readlane_b32 s18, v7, 14
	v_readlane_b32 s19, v7, 15
	v_readlane_b32 s20, v7, 16
	v_readlane_b32 s21, v7, 17
	v_readlane_b32 s22, v7, 18
	v_readlane_b32 s23, v7, 19
	v_readlane_b32 s24, v7, 20
	v_readlane_b32 s25, v7, 21
	v_readlane_b32 s26, v7, 22
	v_readlane_b32 s27, v7, 23
	v_readlane_b32 s28, v7, 24
	v_readlane_b32 s29, v7, 25
	v_readlane_b32 s30, v7, 26
	v_readlane_b32 s31, v7, 27
	v_add_f32_e32 v13, v46, v13
	v_mul_f32_e32 v46, s24, v51
	v_readlane_b32 s16, v8, 60
	v_mul_f32_e32 v48, s61, v48
	v_readlane_b32 s17, v8, 61
	v_readlane_b32 s18, v8, 62
	v_readlane_b32 s19, v8, 63
	v_readlane_b32 s20, v9, 0
	v_readlane_b32 s21, v9, 1
	v_readlane_b32 s22, v9, 2
	v_readlane_b32 s23, v9, 3
	v_readlane_b32 s24, v9, 4
	v_readlane_b32 s25, v9, 5
	v_readlane_b32 s26, v9, 6
	v_readlane_b32 s27, v9, 7
	v_readlane_b32 s28, v9, 8
	v_readlane_b32 s29, v9, 9
	v_readlane_b32 s30, v9, 10
	v_readlane_b32 s31, v9, 11
	v_add_f32_e32 v15, v48, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s31, v58
	v_readlane_b32 s16, v8, 44
	v_readlane_b32 s17, v8, 45
	v_readlane_b32 s18, v8, 46
	v_readlane_b32 s19, v8, 47
	v_readlane_b32 s20, v8, 48
	v_readlane_b32 s21, v8, 49
	v_readlane_b32 s22, v8, 50
	v_readlane_b32 s23, v8, 51
	v_readlane_b32 s24, v8, 52
	v_readlane_b32 s25, v8, 53
	v_readlane_b32 s26, v8, 54
	v_readlane_b32 s27, v8, 55
	v_readlane_b32 s28, v8, 56
	v_readlane_b32 s29, v8, 57
	v_readlane_b32 s30, v8, 58
	v_readlane_b32 s31, v8, 59
	v_add_f32_e32 v16, v49, v16
	v_mul_f32_e32 v49, s30, v57
	v_readlane_b32 s16, v8, 28
	v_readlane_b32 s17, v8, 29
	v_readlane_b32 s18, v8, 30
	v_readlane_b32 s19, v8, 31
	v_readlane_b32 s20, v8, 32
	v_readlane_b32 s21, v8, 33
	v_readlane_b32 s22, v8, 34
	v_readlane_b32 s23, v8, 35
	v_readlane_b32 s24, v8, 36
	v_readlane_b32 s25, v8, 37
	v_readlane_b32 s26, v8, 38
	v_readlane_b32 s27, v8, 39
	v_readlane_b32 s28, v8, 40
	v_readlane_b32 s29, v8, 41
	v_readlane_b32 s30, v8, 42
	v_readlane_b32 s31, v8, 43
	v_add_f32_e32 v17, v50, v17
	v_mul_f32_e32 v50, s29, v56
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s28, v8, 24
	v_mul_f32_e32 v51, s28, v55
	v_mov_b32_e32 v54, v64
	v_mov_b32_e32 v53, v63
	v_mov_b32_e32 v52, v61
	v_mov_b32_e32 v57, v62
	v_mov_b32_e32 v56, v60
	v_mov_b32_e32 v55, v65
	v_add_f32_e32 v21, v43, v21
	v_add_f32_e32 v20, v44, v20
	v_add_f32_e32 v19, v45, v19
	v_add_f32_e32 v18, v46, v18
	v_add_f32_e32 v25, v48, v25
	v_add_f32_e32 v24, v49, v24
	v_add_f32_e32 v23, v50, v23
	v_add_f32_e32 v22, v51, v22
	v_mov_b32_e32 v51, v42
	v_add_f32_e32 v14, v47, v14
	v_readlane_b32 s17, v8, 13
	v_readlane_b32 s18, v8, 14
	v_readlane_b32 s19, v8, 15
	v_readlane_b32 s20, v8, 16
	v_readlane_b32 s21, v8, 17
	v_readlane_b32 s22, v8, 18
	v_readlane_b32 s23, v8, 19
	v_readlane_b32 s24, v8, 20
	v_readlane_b32 s25, v8, 21
	v_readlane_b32 s26, v8, 22
	v_readlane_b32 s27, v8, 23
	v_readlane_b32 s29, v8, 25
	v_readlane_b32 s30, v8, 26
	v_readlane_b32 s31, v8, 27
.LBB1_174:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v43, vcc, 64, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v45, vcc, 0x70, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	flat_store_dwordx4 v[45:46], v[22:25]
	s_movk_i32 s16, 0x328
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
	v_mov_b32_e32 v46, v74
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[43:44], v[10:13]
.LBB1_175:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_184
; %bb.176:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 178
	v_mov_b32_e32 v27, 0x10040
	v_mov_b32_e32 v26, 0x10040
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v27, s[0:3], 0 offen offset:60
	buffer_store_dword v24, v26, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v25, 0x10040
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v25, s[0:3], 0 offen offset:52
	buffer_store_dword v22, v24, s[0:3], 0 offen offset:48
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	buffer_store_dword v21, v23, s[0:3], 0 offen offset:44
	buffer_store_dword v20, v22, s[0:3], 0 offen offset:40
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:36
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:32
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	buffer_store_dword v17, v19, s[0:3], 0 offen offset:28
	buffer_store_dword v16, v18, s[0:3], 0 offen offset:24
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	buffer_store_dword v15, v17, s[0:3], 0 offen offset:20
	buffer_store_dword v14, v16, s[0:3], 0 offen offset:16
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	buffer_store_dword v13, v15, s[0:3], 0 offen offset:12
	buffer_store_dword v12, v14, s[0:3], 0 offen offset:8
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	buffer_store_dword v11, v13, s[0:3], 0 offen offset:4
	buffer_store_dword v10, v12, s[0:3], 0 offen
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s28, v9, 22
	.loc	1 178
	buffer_store_dword v90, v11, s[0:3], 0 offen offset:124
	buffer_store_dword v89, v10, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v22, 0x10040
	v_mov_b32_e32 v21, 0x10040
	v_mov_b32_e32 v20, 0x10040
	v_mov_b32_e32 v19, 0x10040
	v_mov_b32_e32 v18, 0x10040
	v_mov_b32_e32 v17, 0x10040
	v_mov_b32_e32 v16, 0x10040
	v_mov_b32_e32 v15, 0x10040
	v_mov_b32_e32 v14, 0x10040
	v_mov_b32_e32 v13, 0x10040
	v_mov_b32_e32 v12, 0x10040
	v_mov_b32_e32 v11, 0x10040
	v_mov_b32_e32 v10, 0x10040
	.loc	1 179
	v_readlane_b32 s29, v9, 23
	.loc	1 178
	buffer_store_dword v88, v23, s[0:3], 0 offen offset:116
	buffer_store_dword v87, v22, s[0:3], 0 offen offset:112
	buffer_store_dword v86, v21, s[0:3], 0 offen offset:108
	buffer_store_dword v85, v20, s[0:3], 0 offen offset:104
	buffer_store_dword v84, v19, s[0:3], 0 offen offset:100
	buffer_store_dword v83, v18, s[0:3], 0 offen offset:96
	buffer_store_dword v82, v17, s[0:3], 0 offen offset:92
	buffer_store_dword v81, v16, s[0:3], 0 offen offset:88
	buffer_store_dword v80, v15, s[0:3], 0 offen offset:84
	buffer_store_dword v79, v14, s[0:3], 0 offen offset:80
	buffer_store_dword v78, v13, s[0:3], 0 offen offset:76
	buffer_store_dword v77, v12, s[0:3], 0 offen offset:72
	buffer_store_dword v76, v11, s[0:3], 0 offen offset:68
	buffer_store_dword v75, v10, s[0:3], 0 offen offset:64
	.loc	1 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_183
; %bb.177:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x424a00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v53
	v_ashrrev_i32_e32 v13, 31, v53
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v53, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_179
.LBB1_178:                              ;   in Loop: Header=BB1_179 Depth=4
	.loc	1 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	1 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v251
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	1 180
	flat_store_dword v[14:15], v13
	.loc	1 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_183
.LBB1_179:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_181
; %bb.180:                              ;   in Loop: Header=BB1_179 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB1_178
	s_branch .LBB1_182
.LBB1_181:                              ;   in Loop: Header=BB1_179 Depth=4
.LBB1_182:                              ;   in Loop: Header=BB1_179 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_178
.LBB1_183:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_184:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 156
	v_or_b32_e32 v0, 7, v115
	.loc	1 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_199
; %bb.185:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x424400
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 1
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x424500
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	1 172
	s_and_saveexec_b64 s[20:21], s[82:83]
	s_xor_b64 s[54:55], exec, s[20:21]
	s_cbranch_execz .LBB1_191
; %bb.186:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 173
	v_readlane_b32 s16, v4, 12
	s_mov_b32 s16, 0x40b200
	s_nop 3
	buffer_load_dword v10, off, s[0:3], s16
	buffer_load_dword v11, off, s[0:3], s16 offset:4
	buffer_load_dword v12, off, s[0:3], s16 offset:8
	buffer_load_dword v13, off, s[0:3], s16 offset:12
	buffer_load_dword v14, off, s[0:3], s16 offset:16
	buffer_load_dword v15, off, s[0:3], s16 offset:20
	buffer_load_dword v16, off, s[0:3], s16 offset:24
	buffer_load_dword v17, off, s[0:3], s16 offset:28
	buffer_load_dword v18, off, s[0:3], s16 offset:32
	buffer_load_dword v19, off, s[0:3], s16 offset:36
	buffer_load_dword v20, off, s[0:3], s16 offset:40
	buffer_load_dword v21, off, s[0:3], s16 offset:44
	buffer_load_dword v22, off, s[0:3], s16 offset:48
	buffer_load_dword v23, off, s[0:3], s16 offset:52
	buffer_load_dword v24, off, s[0:3], s16 offset:56
	buffer_load_dword v25, off, s[0:3], s16 offset:60
	v_readlane_b32 s17, v4, 13
	v_readlane_b32 s18, v4, 14
	v_readlane_b32 s19, v4, 15
	v_readlane_b32 s20, v4, 16
	v_readlane_b32 s21, v4, 17
	v_readlane_b32 s22, v4, 18
	v_readlane_b32 s23, v4, 19
	v_readlane_b32 s24, v4, 20
	v_readlane_b32 s25, v4, 21
	v_readlane_b32 s26, v4, 22
	v_readlane_b32 s27, v4, 23
	v_readlane_b32 s28, v4, 24
	v_readlane_b32 s29, v4, 25
	v_readlane_b32 s30, v4, 26
	v_readlane_b32 s31, v4, 27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s31, v25
	v_readlane_b32 s16, v4, 28
	v_readlane_b32 s17, v4, 29
	v_readlane_b32 s18, v4, 30
	v_readlane_b32 s19, v4, 31
	v_readlane_b32 s20, v4, 32
	v_readlane_b32 s21, v4, 33
	v_readlane_b32 s22, v4, 34
	v_readlane_b32 s23, v4, 35
	v_readlane_b32 s24, v4, 36
	v_readlane_b32 s25, v4, 37
	v_readlane_b32 s26, v4, 38
	v_readlane_b32 s27, v4, 39
	v_readlane_b32 s28, v4, 40
	v_readlane_b32 s29, v4, 41
	v_readlane_b32 s30, v4, 42
	v_readlane_b32 s31, v4, 43
	v_mul_f32_e32 v24, s30, v24
	v_readlane_b32 s16, v4, 44
	v_readlane_b32 s17, v4, 45
	v_readlane_b32 s18, v4, 46
	v_readlane_b32 s19, v4, 47
	v_readlane_b32 s20, v4, 48
	v_readlane_b32 s21, v4, 49
	v_readlane_b32 s22, v4, 50
	v_readlane_b32 s23, v4, 51
	v_readlane_b32 s24, v4, 52
	v_readlane_b32 s25, v4, 53
	v_readlane_b32 s26, v4, 54
	v_readlane_b32 s27, v4, 55
	v_readlane_b32 s28, v4, 56
	v_readlane_b32 s29, v4, 57
	v_readlane_b32 s30, v4, 58
	v_readlane_b32 s31, v4, 59
	v_mul_f32_e32 v23, s29, v23
	v_readlane_b32 s16, v4, 60
	v_readlane_b32 s17, v4, 61
	v_readlane_b32 s18, v4, 62
	v_readlane_b32 s19, v4, 63
	v_readlane_b32 s20, v5, 0
	v_readlane_b32 s21, v5, 1
	v_readlane_b32 s22, v5, 2
	v_readlane_b32 s23, v5, 3
	v_readlane_b32 s24, v5, 4
	v_readlane_b32 s25, v5, 5
	v_readlane_b32 s26, v5, 6
	v_readlane_b32 s27, v5, 7
	v_readlane_b32 s28, v5, 8
	v_readlane_b32 s29, v5, 9
	v_readlane_b32 s30, v5, 10
	v_readlane_b32 s31, v5, 11
	v_mul_f32_e32 v22, s28, v22
	v_readlane_b32 s16, v5, 12
	v_readlane_b32 s17, v5, 13
	v_readlane_b32 s18, v5, 14
	v_readlane_b32 s19, v5, 15
	v_readlane_b32 s20, v5, 16
	v_readlane_b32 s21, v5, 17
	v_readlane_b32 s22, v5, 18
	v_readlane_b32 s23, v5, 19
	v_readlane_b32 s24, v5, 20
	v_readlane_b32 s25, v5, 21
	v_readlane_b32 s26, v5, 22
	v_readlane_b32 s27, v5, 23
	v_readlane_b32 s28, v5, 24
	v_readlane_b32 s29, v5, 25
	v_readlane_b32 s30, v5, 26
	v_readlane_b32 s31, v5, 27
	v_mul_f32_e32 v21, s27, v21
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s18, v5, 30
	v_readlane_b32 s19, v5, 31
	v_readlane_b32 s20, v5, 32
	v_readlane_b32 s21, v5, 33
	v_readlane_b32 s22, v5, 34
	v_readlane_b32 s23, v5, 35
	v_readlane_b32 s24, v5, 36
	v_readlane_b32 s25, v5, 37
	v_readlane_b32 s26, v5, 38
	v_readlane_b32 s27, v5, 39
	v_readlane_b32 s28, v5, 40
	v_readlane_b32 s29, v5, 41
	v_readlane_b32 s30, v5, 42
	v_readlane_b32 s31, v5, 43
	v_mul_f32_e32 v20, s26, v20
	v_readlane_b32 s16, v5, 44
	v_readlane_b32 s17, v5, 45
	v_readlane_b32 s18, v5, 46
	v_readlane_b32 s19, v5, 47
	v_readlane_b32 s20, v5, 48
	v_readlane_b32 s21, v5, 49
	v_readlane_b32 s22, v5, 50
	v_readlane_b32 s23, v5, 51
	v_readlane_b32 s24, v5, 52
	v_readlane_b32 s25, v5, 53
	v_readlane_b32 s26, v5, 54
	v_readlane_b32 s27, v5, 55
	v_readlane_b32 s28, v5, 56
	v_readlane_b32 s29, v5, 57
	v_readlane_b32 s30, v5, 58
	v_readlane_b32 s31, v5, 59
	v_mul_f32_e32 v19, s25, v19
	v_readlane_b32 s16, v5, 60
	v_readlane_b32 s17, v5, 61
	v_readlane_b32 s18, v5, 62
	v_readlane_b32 s19, v5, 63
	v_readlane_b32 s20, v6, 0
	v_readlane_b32 s21, v6, 1
	v_readlane_b32 s22, v6, 2
	v_readlane_b32 s23, v6, 3
	v_readlane_b32 s24, v6, 4
	v_readlane_b32 s25, v6, 5
	v_readlane_b32 s26, v6, 6
	v_readlane_b32 s27, v6, 7
	v_readlane_b32 s28, v6, 8
	v_readlane_b32 s29, v6, 9
	v_readlane_b32 s30, v6, 10
	v_readlane_b32 s31, v6, 11
	v_mul_f32_e32 v18, s24, v18
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_readlane_b32 s18, v6, 14
	v_readlane_b32 s19, v6, 15
	v_readlane_b32 s20, v6, 16
	v_readlane_b32 s21, v6, 17
	v_readlane_b32 s22, v6, 18
	v_readlane_b32 s23, v6, 19
	v_readlane_b32 s24, v6, 20
	v_readlane_b32 s25, v6, 21
	v_readlane_b32 s26, v6, 22
	v_readlane_b32 s27, v6, 23
	v_readlane_b32 s28, v6, 24
	v_readlane_b32 s29, v6, 25
	v_readlane_b32 s30, v6, 26
	v_readlane_b32 s31, v6, 27
	v_mul_f32_e32 v15, s21, v15
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_readlane_b32 s18, v6, 30
	v_readlane_b32 s19, v6, 31
	v_readlane_b32 s20, v6, 32
	v_readlane_b32 s21, v6, 33
	v_readlane_b32 s22, v6, 34
	v_readlane_b32 s23, v6, 35
	v_readlane_b32 s24, v6, 36
	v_readlane_b32 s25, v6, 37
	v_readlane_b32 s26, v6, 38
	v_readlane_b32 s27, v6, 39
	v_readlane_b32 s28, v6, 40
	v_readlane_b32 s29, v6, 41
	v_readlane_b32 s30, v6, 42
	v_readlane_b32 s31, v6, 43
	v_mul_f32_e32 v14, s20, v14
	v_readlane_b32 s16, v2, 44
	v_readlane_b32 s17, v2, 45
	v_readlane_b32 s18, v2, 46
	v_readlane_b32 s19, v2, 47
	v_readlane_b32 s20, v2, 48
	v_readlane_b32 s21, v2, 49
	v_readlane_b32 s22, v2, 50
	v_readlane_b32 s23, v2, 51
	v_readlane_b32 s24, v2, 52
	v_readlane_b32 s25, v2, 53
	v_readlane_b32 s26, v2, 54
	v_readlane_b32 s27, v2, 55
	v_readlane_b32 s28, v2, 56
	v_readlane_b32 s29, v2, 57
	v_readlane_b32 s30, v2, 58
	v_readlane_b32 s31, v2, 59
	v_mul_f32_e32 v12, s18, v12
	v_readlane_b32 s16, v2, 28
	v_readlane_b32 s17, v2, 29
	v_readlane_b32 s18, v2, 30
	v_readlane_b32 s19, v2, 31
	v_readlane_b32 s20, v2, 32
	v_readlane_b32 s21, v2, 33
	v_readlane_b32 s22, v2, 34
	v_readlane_b32 s23, v2, 35
	v_readlane_b32 s24, v2, 36
	v_readlane_b32 s25, v2, 37
	v_readlane_b32 s26, v2, 38
	v_readlane_b32 s27, v2, 39
	v_readlane_b32 s28, v2, 40
	v_readlane_b32 s29, v2, 41
	v_readlane_b32 s30, v2, 42
	v_readlane_b32 s31, v2, 43
	v_mul_f32_e32 v11, s17, v11
	v_readlane_b32 s16, v2, 12
	v_readlane_b32 s20, v2, 16
	v_readlane_b32 s21, v2, 17
	.loc	1 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	.loc	1 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	v_readlane_b32 s17, v2, 13
	v_readlane_b32 s18, v2, 14
	v_readlane_b32 s19, v2, 15
	v_readlane_b32 s22, v2, 18
	v_readlane_b32 s23, v2, 19
	v_readlane_b32 s24, v2, 20
	v_readlane_b32 s25, v2, 21
	v_readlane_b32 s26, v2, 22
	v_readlane_b32 s27, v2, 23
	v_readlane_b32 s28, v2, 24
	v_readlane_b32 s29, v2, 25
	v_readlane_b32 s30, v2, 26
	v_readlane_b32 s31, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_188
; %bb.187:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v26, vcc, 16, v0
	v_addc_u32_e32 v27, vcc, 0, v1, vcc
	v_add_u32_e32 v30, vcc, 32, v0
	v_addc_u32_e32 v31, vcc, 0, v1, vcc
	v_add_u32_e32 v34, vcc, 48, v0
	v_addc_u32_e32 v35, vcc, 0, v1, vcc
	flat_load_dwordx4 v[26:29], v[26:27]
	flat_load_dwordx4 v[30:33], v[30:31]
	flat_load_dwordx4 v[34:37], v[34:35]
	flat_load_dwordx4 v[38:41], v[0:1]
	v_readlane_b32 s56, v3, 28
	v_readlane_b32 s57, v3, 29
	v_readlane_b32 s58, v3, 30
	v_readlane_b32 s59, v3, 31
	v_readlane_b32 s60, v3, 32
	v_readlane_b32 s61, v3, 33
	v_readlane_b32 s62, v3, 34
	v_readlane_b32 s63, v3, 35
	v_readlane_b32 s64, v3, 36
	v_readlane_b32 s65, v3, 37
	v_readlane_b32 s66, v3, 38
	v_readlane_b32 s67, v3, 39
	v_readlane_b32 s68, v3, 40
	v_readlane_b32 s69, v3, 41
	v_readlane_b32 s70, v3, 42
	v_readlane_b32 s71, v3, 43
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s59, v41
	v_readlane_b32 s56, v3, 44
	v_readlane_b32 s57, v3, 45
	v_readlane_b32 s58, v3, 46
	v_readlane_b32 s59, v3, 47
	v_readlane_b32 s60, v3, 48
	v_readlane_b32 s61, v3, 49
	v_readlane_b32 s62, v3, 50
	v_readlane_b32 s63, v3, 51
	v_readlane_b32 s64, v3, 52
	v_readlane_b32 s65, v3, 53
	v_readlane_b32 s66, v3, 54
	v_readlane_b32 s67, v3, 55
	v_readlane_b32 s68, v3, 56
	v_readlane_b32 s69, v3, 57
	v_readlane_b32 s70, v3, 58
	v_readlane_b32 s71, v3, 59
	v_mul_f32_e32 v40, s58, v40
	v_readlane_b32 s56, v3, 60
	v_readlane_b32 s57, v3, 61
	v_readlane_b32 s58, v3, 62
	v_readlane_b32 s59, v3, 63
	v_readlane_b32 s60, v4, 0
	v_readlane_b32 s61, v4, 1
	v_readlane_b32 s62, v4, 2
	v_readlane_b32 s63, v4, 3
	v_readlane_b32 s64, v4, 4
	v_readlane_b32 s65, v4, 5
	v_readlane_b32 s66, v4, 6
	v_readlane_b32 s67, v4, 7
	v_readlane_b32 s68, v4, 8
	v_readlane_b32 s69, v4, 9
	v_readlane_b32 s70, v4, 10
	v_readlane_b32 s71, v4, 11
	v_mul_f32_e32 v39, s57, v39
	v_readlane_b32 s56, v8, 60
	v_readlane_b32 s57, v8, 61
	v_readlane_b32 s58, v8, 62
	v_readlane_b32 s59, v8, 63
	v_readlane_b32 s60, v9, 0
	v_readlane_b32 s61, v9, 1
	v_readlane_b32 s62, v9, 2
	v_readlane_b32 s63, v9, 3
	v_readlane_b32 s64, v9, 4
	v_readlane_b32 s65, v9, 5
	v_readlane_b32 s66, v9, 6
	v_readlane_b32 s67, v9, 7
	v_readlane_b32 s68, v9, 8
	v_readlane_b32 s69, v9, 9
	v_readlane_b32 s70, v9, 10
	v_readlane_b32 s71, v9, 11
	v_mul_f32_e32 v37, s71, v37
	v_readlane_b32 s56, v8, 44
	v_readlane_b32 s57, v8, 45
	v_readlane_b32 s58, v8, 46
	v_readlane_b32 s59, v8, 47
	v_readlane_b32 s60, v8, 48
	v_readlane_b32 s61, v8, 49
	v_readlane_b32 s62, v8, 50
	v_readlane_b32 s63, v8, 51
	v_readlane_b32 s64, v8, 52
	v_readlane_b32 s65, v8, 53
	v_readlane_b32 s66, v8, 54
	v_readlane_b32 s67, v8, 55
	v_readlane_b32 s68, v8, 56
	v_readlane_b32 s69, v8, 57
	v_readlane_b32 s70, v8, 58
	v_readlane_b32 s71, v8, 59
	v_mul_f32_e32 v36, s70, v36
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s57, v8, 29
	v_readlane_b32 s58, v8, 30
	v_readlane_b32 s59, v8, 31
	v_readlane_b32 s60, v8, 32
	v_readlane_b32 s61, v8, 33
	v_readlane_b32 s62, v8, 34
	v_readlane_b32 s63, v8, 35
	v_readlane_b32 s64, v8, 36
	v_readlane_b32 s65, v8, 37
	v_readlane_b32 s66, v8, 38
	v_readlane_b32 s67, v8, 39
	v_readlane_b32 s68, v8, 40
	v_readlane_b32 s69, v8, 41
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
	v_mul_f32_e32 v35, s69, v35
	v_readlane_b32 s56, v8, 12
	v_readlane_b32 s57, v8, 13
	v_readlane_b32 s58, v8, 14
	v_readlane_b32 s59, v8, 15
	v_readlane_b32 s60, v8, 16
	v_readlane_b32 s61, v8, 17
	v_readlane_b32 s62, v8, 18
	v_readlane_b32 s63, v8, 19
	v_readlane_b32 s64, v8, 20
	v_readlane_b32 s65, v8, 21
	v_readlane_b32 s66, v8, 22
	v_readlane_b32 s67, v8, 23
	v_readlane_b32 s68, v8, 24
	v_readlane_b32 s69, v8, 25
	v_readlane_b32 s70, v8, 26
	v_readlane_b32 s71, v8, 27
	v_mul_f32_e32 v34, s68, v34
	v_readlane_b32 s56, v7, 60
	v_readlane_b32 s57, v7, 61
	v_readlane_b32 s58, v7, 62
	v_readlane_b32 s59, v7, 63
	v_readlane_b32 s60, v8, 0
	v_readlane_b32 s61, v8, 1
	v_readlane_b32 s62, v8, 2
	v_readlane_b32 s63, v8, 3
	v_readlane_b32 s64, v8, 4
	v_readlane_b32 s65, v8, 5
	v_readlane_b32 s66, v8, 6
	v_readlane_b32 s67, v8, 7
	v_readlane_b32 s68, v8, 8
	v_readlane_b32 s69, v8, 9
	v_readlane_b32 s70, v8, 10
	v_readlane_b32 s71, v8, 11
	v_mul_f32_e32 v33, s67, v33
	v_readlane_b32 s56, v7, 44
	v_readlane_b32 s57, v7, 45
	v_readlane_b32 s58, v7, 46
	v_readlane_b32 s59, v7, 47
	v_readlane_b32 s60, v7, 48
	v_readlane_b32 s61, v7, 49
	v_readlane_b32 s62, v7, 50
	v_readlane_b32 s63, v7, 51
	v_readlane_b32 s64, v7, 52
	v_readlane_b32 s65, v7, 53
	v_readlane_b32 s66, v7, 54
	v_readlane_b32 s67, v7, 55
	v_readlane_b32 s68, v7, 56
	v_readlane_b32 s69, v7, 57
	v_readlane_b32 s70, v7, 58
	v_readlane_b32 s71, v7, 59
	v_mul_f32_e32 v32, s66, v32
	v_readlane_b32 s56, v7, 28
	v_readlane_b32 s57, v7, 29
	v_readlane_b32 s58, v7, 30
	v_readlane_b32 s59, v7, 31
	v_readlane_b32 s60, v7, 32
	v_readlane_b32 s61, v7, 33
	v_readlane_b32 s62, v7, 34
	v_readlane_b32 s63, v7, 35
	v_readlane_b32 s64, v7, 36
	v_readlane_b32 s65, v7, 37
	v_readlane_b32 s66, v7, 38
	v_readlane_b32 s67, v7, 39
	v_readlane_b32 s68, v7, 40
	v_readlane_b32 s69, v7, 41
	v_readlane_b32 s70, v7, 42
	v_readlane_b32 s71, v7, 43
	v_mul_f32_e32 v31, s65, v31
	v_readlane_b32 s56, v7, 12
	v_readlane_b32 s57, v7, 13
	v_readlane_b32 s58, v7, 14
	v_readlane_b32 s59, v7, 15
	v_readlane_b32 s60, v7, 16
	v_readlane_b32 s61, v7, 17
	v_readlane_b32 s62, v7, 18
	v_readlane_b32 s63, v7, 19
	v_readlane_b32 s64, v7, 20
	v_readlane_b32 s65, v7, 21
	v_readlane_b32 s66, v7, 22
	v_readlane_b32 s67, v7, 23
	v_readlane_b32 s68, v7, 24
	v_readlane_b32 s69, v7, 25
	v_readlane_b32 s70, v7, 26
	v_readlane_b32 s71, v7, 27
	v_mul_f32_e32 v30, s64, v30
	v_readlane_b32 s56, v6, 60
	v_readlane_b32 s57, v6, 61
	v_readlane_b32 s58, v6, 62
	v_readlane_b32 s59, v6, 63
	v_readlane_b32 s60, v7, 0
	v_readlane_b32 s61, v7, 1
	v_readlane_b32 s62, v7, 2
	v_readlane_b32 s63, v7, 3
	v_readlane_b32 s64, v7, 4
	v_readlane_b32 s65, v7, 5
	v_readlane_b32 s66, v7, 6
	v_readlane_b32 s67, v7, 7
	v_readlane_b32 s68, v7, 8
	v_readlane_b32 s69, v7, 9
	v_readlane_b32 s70, v7, 10
	v_readlane_b32 s71, v7, 11
	v_mul_f32_e32 v29, s63, v29
	v_readlane_b32 s56, v6, 44
	v_readlane_b32 s57, v6, 45
	v_readlane_b32 s58, v6, 46
	v_readlane_b32 s59, v6, 47
	v_readlane_b32 s60, v6, 48
	v_readlane_b32 s61, v6, 49
	v_readlane_b32 s62, v6, 50
	v_readlane_b32 s63, v6, 51
	v_readlane_b32 s64, v6, 52
	v_readlane_b32 s65, v6, 53
	v_readlane_b32 s66, v6, 54
	v_readlane_b32 s67, v6, 55
	v_readlane_b32 s68, v6, 56
	v_readlane_b32 s69, v6, 57
	v_readlane_b32 s70, v6, 58
	v_readlane_b32 s71, v6, 59
	v_mul_f32_e32 v28, s62, v28
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	v_mul_f32_e32 v27, s61, v27
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mul_f32_e32 v38, s36, v38
	v_mul_f32_e32 v26, s60, v26
	v_add_f32_e32 v13, v41, v13
	v_add_f32_e32 v12, v40, v12
	v_add_f32_e32 v11, v39, v11
	v_add_f32_e32 v10, v38, v10
	v_add_f32_e32 v25, v37, v25
	v_add_f32_e32 v24, v36, v24
	v_add_f32_e32 v23, v35, v23
	v_add_f32_e32 v22, v34, v22
	v_add_f32_e32 v21, v33, v21
	v_add_f32_e32 v20, v32, v20
	v_add_f32_e32 v19, v31, v19
	v_add_f32_e32 v18, v30, v18
	v_add_f32_e32 v17, v29, v17
	v_add_f32_e32 v16, v28, v16
	v_add_f32_e32 v15, v27, v15
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_add_f32_e32 v14, v26, v14
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_188:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v26, vcc, 48, v0
	v_addc_u32_e32 v27, vcc, 0, v1, vcc
	flat_store_dwordx4 v[26:27], v[22:25]
	s_mov_b32 s16, 0x412200
	v_add_u32_e32 v22, vcc, 32, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	1 173
	v_readlane_b32 s56, v4, 12
	.loc	1 175
	v_add_u32_e32 v18, vcc, 16, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	buffer_load_dword v10, off, s[0:3], s16
	buffer_load_dword v11, off, s[0:3], s16 offset:4
	buffer_load_dword v12, off, s[0:3], s16 offset:8
	buffer_load_dword v13, off, s[0:3], s16 offset:12
	buffer_load_dword v14, off, s[0:3], s16 offset:16
	buffer_load_dword v15, off, s[0:3], s16 offset:20
	buffer_load_dword v16, off, s[0:3], s16 offset:24
	buffer_load_dword v17, off, s[0:3], s16 offset:28
	buffer_load_dword v18, off, s[0:3], s16 offset:32
	buffer_load_dword v19, off, s[0:3], s16 offset:36
	buffer_load_dword v20, off, s[0:3], s16 offset:40
	buffer_load_dword v21, off, s[0:3], s16 offset:44
	buffer_load_dword v22, off, s[0:3], s16 offset:48
	buffer_load_dword v23, off, s[0:3], s16 offset:52
	buffer_load_dword v24, off, s[0:3], s16 offset:56
	buffer_load_dword v25, off, s[0:3], s16 offset:60
	.loc	1 173
	v_readlane_b32 s57, v4, 13
	v_readlane_b32 s58, v4, 14
	v_readlane_b32 s59, v4, 15
	v_readlane_b32 s60, v4, 16
	v_readlane_b32 s61, v4, 17
	v_readlane_b32 s62, v4, 18
	v_readlane_b32 s63, v4, 19
	v_readlane_b32 s64, v4, 20
	v_readlane_b32 s65, v4, 21
	v_readlane_b32 s66, v4, 22
	v_readlane_b32 s67, v4, 23
	v_readlane_b32 s68, v4, 24
	v_readlane_b32 s69, v4, 25
	v_readlane_b32 s70, v4, 26
	v_readlane_b32 s71, v4, 27
	.loc	1 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 173
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s71, v25
	v_readlane_b32 s56, v4, 28
	v_readlane_b32 s57, v4, 29
	v_readlane_b32 s58, v4, 30
	v_readlane_b32 s59, v4, 31
	v_readlane_b32 s60, v4, 32
	v_readlane_b32 s61, v4, 33
	v_readlane_b32 s62, v4, 34
	v_readlane_b32 s63, v4, 35
	v_readlane_b32 s64, v4, 36
	v_readlane_b32 s65, v4, 37
	v_readlane_b32 s66, v4, 38
	v_readlane_b32 s67, v4, 39
	v_readlane_b32 s68, v4, 40
	v_readlane_b32 s69, v4, 41
	v_readlane_b32 s70, v4, 42
	v_readlane_b32 s71, v4, 43
	v_mul_f32_e32 v24, s70, v24
	v_readlane_b32 s56, v4, 44
	v_readlane_b32 s57, v4, 45
	v_readlane_b32 s58, v4, 46
	v_readlane_b32 s59, v4, 47
	v_readlane_b32 s60, v4, 48
	v_readlane_b32 s61, v4, 49
	v_readlane_b32 s62, v4, 50
	v_readlane_b32 s63, v4, 51
	v_readlane_b32 s64, v4, 52
	v_readlane_b32 s65, v4, 53
	v_readlane_b32 s66, v4, 54
	v_readlane_b32 s67, v4, 55
	v_readlane_b32 s68, v4, 56
	v_readlane_b32 s69, v4, 57
	v_readlane_b32 s70, v4, 58
	v_readlane_b32 s71, v4, 59
	v_mul_f32_e32 v23, s69, v23
	v_readlane_b32 s56, v4, 60
	v_readlane_b32 s57, v4, 61
	v_readlane_b32 s58, v4, 62
	v_readlane_b32 s59, v4, 63
	v_readlane_b32 s60, v5, 0
	v_readlane_b32 s61, v5, 1
	v_readlane_b32 s62, v5, 2
	v_readlane_b32 s63, v5, 3
	v_readlane_b32 s64, v5, 4
	v_readlane_b32 s65, v5, 5
	v_readlane_b32 s66, v5, 6
	v_readlane_b32 s67, v5, 7
	v_readlane_b32 s68, v5, 8
	v_readlane_b32 s69, v5, 9
	v_readlane_b32 s70, v5, 10
	v_readlane_b32 s71, v5, 11
	v_mul_f32_e32 v22, s68, v22
	v_readlane_b32 s56, v5, 12
	v_readlane_b32 s57, v5, 13
	v_readlane_b32 s58, v5, 14
	v_readlane_b32 s59, v5, 15
	v_readlane_b32 s60, v5, 16
	v_readlane_b32 s61, v5, 17
	v_readlane_b32 s62, v5, 18
	v_readlane_b32 s63, v5, 19
	v_readlane_b32 s64, v5, 20
	v_readlane_b32 s65, v5, 21
	v_readlane_b32 s66, v5, 22
	v_readlane_b32 s67, v5, 23
	v_readlane_b32 s68, v5, 24
	v_readlane_b32 s69, v5, 25
	v_readlane_b32 s70, v5, 26
	v_readlane_b32 s71, v5, 27
	v_mul_f32_e32 v21, s67, v21
	v_readlane_b32 s56, v5, 28
	v_readlane_b32 s57, v5, 29
	v_readlane_b32 s58, v5, 30
	v_readlane_b32 s59, v5, 31
	v_readlane_b32 s60, v5, 32
	v_readlane_b32 s61, v5, 33
	v_readlane_b32 s62, v5, 34
	v_readlane_b32 s63, v5, 35
	v_readlane_b32 s64, v5, 36
	v_readlane_b32 s65, v5, 37
	v_readlane_b32 s66, v5, 38
	v_readlane_b32 s67, v5, 39
	v_readlane_b32 s68, v5, 40
	v_readlane_b32 s69, v5, 41
	v_readlane_b32 s70, v5, 42
	v_readlane_b32 s71, v5, 43
	v_mul_f32_e32 v20, s66, v20
	v_readlane_b32 s56, v5, 44
	v_readlane_b32 s57, v5, 45
	v_readlane_b32 s58, v5, 46
	v_readlane_b32 s59, v5, 47
	v_readlane_b32 s60, v5, 48
	v_readlane_b32 s61, v5, 49
	v_readlane_b32 s62, v5, 50
	v_readlane_b32 s63, v5, 51
	v_readlane_b32 s64, v5, 52
	v_readlane_b32 s65, v5, 53
	v_readlane_b32 s66, v5, 54
	v_readlane_b32 s67, v5, 55
	v_readlane_b32 s68, v5, 56
	v_readlane_b32 s69, v5, 57
	v_readlane_b32 s70, v5, 58
	v_readlane_b32 s71, v5, 59
	v_mul_f32_e32 v19, s65, v19
	v_readlane_b32 s56, v5, 60
	v_readlane_b32 s57, v5, 61
	v_readlane_b32 s58, v5, 62
	v_readlane_b32 s59, v5, 63
	v_readlane_b32 s60, v6, 0
	v_readlane_b32 s61, v6, 1
	v_readlane_b32 s62, v6, 2
	v_readlane_b32 s63, v6, 3
	v_readlane_b32 s64, v6, 4
	v_readlane_b32 s65, v6, 5
	v_readlane_b32 s66, v6, 6
	v_readlane_b32 s67, v6, 7
	v_readlane_b32 s68, v6, 8
	v_readlane_b32 s69, v6, 9
	v_readlane_b32 s70, v6, 10
	v_readlane_b32 s71, v6, 11
	v_mul_f32_e32 v18, s64, v18
	v_readlane_b32 s56, v6, 12
	v_readlane_b32 s57, v6, 13
	v_readlane_b32 s58, v6, 14
	v_readlane_b32 s59, v6, 15
	v_readlane_b32 s60, v6, 16
	v_readlane_b32 s61, v6, 17
	v_readlane_b32 s62, v6, 18
	v_readlane_b32 s63, v6, 19
	v_readlane_b32 s64, v6, 20
	v_readlane_b32 s65, v6, 21
	v_readlane_b32 s66, v6, 22
	v_readlane_b32 s67, v6, 23
	v_readlane_b32 s68, v6, 24
	v_readlane_b32 s69, v6, 25
	v_readlane_b32 s70, v6, 26
	v_readlane_b32 s71, v6, 27
	v_mul_f32_e32 v15, s61, v15
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	v_readlane_b32 s62, v6, 34
	v_readlane_b32 s63, v6, 35
	v_readlane_b32 s64, v6, 36
	v_readlane_b32 s65, v6, 37
	v_readlane_b32 s66, v6, 38
	v_readlane_b32 s67, v6, 39
	v_readlane_b32 s68, v6, 40
	v_readlane_b32 s69, v6, 41
	v_readlane_b32 s70, v6, 42
	v_readlane_b32 s71, v6, 43
	v_mul_f32_e32 v14, s60, v14
	v_readlane_b32 s56, v2, 44
	v_readlane_b32 s57, v2, 45
	v_readlane_b32 s58, v2, 46
	v_readlane_b32 s59, v2, 47
	v_readlane_b32 s60, v2, 48
	v_readlane_b32 s61, v2, 49
	v_readlane_b32 s62, v2, 50
	v_readlane_b32 s63, v2, 51
	v_readlane_b32 s64, v2, 52
	v_readlane_b32 s65, v2, 53
	v_readlane_b32 s66, v2, 54
	v_readlane_b32 s67, v2, 55
	v_readlane_b32 s68, v2, 56
	v_readlane_b32 s69, v2, 57
	v_readlane_b32 s70, v2, 58
	v_readlane_b32 s71, v2, 59
	v_mul_f32_e32 v12, s58, v12
	v_readlane_b32 s56, v2, 28
	v_readlane_b32 s57, v2, 29
	v_readlane_b32 s58, v2, 30
	v_readlane_b32 s59, v2, 31
	v_readlane_b32 s60, v2, 32
	v_readlane_b32 s61, v2, 33
	v_readlane_b32 s62, v2, 34
	v_readlane_b32 s63, v2, 35
	v_readlane_b32 s64, v2, 36
	v_readlane_b32 s65, v2, 37
	v_readlane_b32 s66, v2, 38
	v_readlane_b32 s67, v2, 39
	v_readlane_b32 s68, v2, 40
	v_readlane_b32 s69, v2, 41
	v_readlane_b32 s70, v2, 42
	v_readlane_b32 s71, v2, 43
	v_mul_f32_e32 v11, s57, v11
	v_readlane_b32 s56, v2, 12
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_readlane_b32 s57, v2, 13
	v_readlane_b32 s58, v2, 14
	v_readlane_b32 s59, v2, 15
	v_readlane_b32 s60, v2, 16
	v_readlane_b32 s61, v2, 17
	v_readlane_b32 s62, v2, 18
	v_readlane_b32 s63, v2, 19
	v_mul_f32_e32 v10, s56, v10
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	1 174
	s_cbranch_vccnz .LBB1_190
; %bb.189:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v26, vcc, 64, v0
	v_addc_u32_e32 v27, vcc, 0, v1, vcc
	v_add_u32_e32 v30, vcc, 0x50, v0
	v_addc_u32_e32 v31, vcc, 0, v1, vcc
	v_add_u32_e32 v34, vcc, 0x60, v0
	v_addc_u32_e32 v35, vcc, 0, v1, vcc
	v_add_u32_e32 v38, vcc, 0x70, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_load_dwordx4 v[26:29], v[26:27]
	flat_load_dwordx4 v[30:33], v[30:31]
	flat_load_dwordx4 v[34:37], v[34:35]
	flat_load_dwordx4 v[38:41], v[38:39]
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_readlane_b32 s18, v3, 30
	v_readlane_b32 s19, v3, 31
	v_readlane_b32 s20, v3, 32
	v_readlane_b32 s21, v3, 33
	v_readlane_b32 s22, v3, 34
	v_readlane_b32 s23, v3, 35
	v_readlane_b32 s24, v3, 36
	v_readlane_b32 s25, v3, 37
	v_readlane_b32 s26, v3, 38
	v_readlane_b32 s27, v3, 39
	v_readlane_b32 s28, v3, 40
	v_readlane_b32 s29, v3, 41
	v_readlane_b32 s30, v3, 42
	v_readlane_b32 s31, v3, 43
	v_readlane_b32 s56, v2, 60
	v_readlane_b32 s61, v3, 1
	v_readlane_b32 s57, v2, 61
	v_readlane_b32 s58, v2, 62
	v_readlane_b32 s59, v2, 63
	v_readlane_b32 s60, v3, 0
	v_readlane_b32 s62, v3, 2
	v_readlane_b32 s63, v3, 3
	s_movk_i32 s34, 0x32c
	s_movk_i32 s38, 0x330
	v_readlane_b32 s64, v3, 4
	v_readlane_b32 s65, v3, 5
	v_readlane_b32 s66, v3, 6
	v_readlane_b32 s67, v3, 7
	v_readlane_b32 s68, v3, 8
	v_readlane_b32 s69, v3, 9
	v_readlane_b32 s70, v3, 10
	v_readlane_b32 s71, v3, 11
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v29, s19, v29
	v_readlane_b32 s16, v3, 44
	v_readlane_b32 s17, v3, 45
	v_readlane_b32 s18, v3, 46
	v_readlane_b32 s19, v3, 47
	v_readlane_b32 s20, v3, 48
	v_readlane_b32 s21, v3, 49
	v_readlane_b32 s22, v3, 50
	v_readlane_b32 s23, v3, 51
	v_readlane_b32 s24, v3, 52
	v_readlane_b32 s25, v3, 53
	v_readlane_b32 s26, v3, 54
	v_readlane_b32 s27, v3, 55
	v_readlane_b32 s28, v3, 56
	v_readlane_b32 s29, v3, 57
	v_readlane_b32 s30, v3, 58
	v_readlane_b32 s31, v3, 59
	v_mul_f32_e32 v28, s18, v28
	v_readlane_b32 s16, v3, 60
	v_readlane_b32 s17, v3, 61
	v_readlane_b32 s18, v3, 62
	v_readlane_b32 s19, v3, 63
	v_readlane_b32 s20, v4, 0
	v_readlane_b32 s21, v4, 1
	v_readlane_b32 s22, v4, 2
	v_readlane_b32 s23, v4, 3
	v_readlane_b32 s24, v4, 4
	v_readlane_b32 s25, v4, 5
	v_readlane_b32 s26, v4, 6
	v_readlane_b32 s27, v4, 7
	v_readlane_b32 s28, v4, 8
	v_readlane_b32 s29, v4, 9
	v_readlane_b32 s30, v4, 10
	v_readlane_b32 s31, v4, 11
	v_mul_f32_e32 v27, s17, v27
	v_readlane_b32 s16, v6, 60
	v_readlane_b32 s17, v6, 61
	v_readlane_b32 s18, v6, 62
	v_readlane_b32 s19, v6, 63
	v_readlane_b32 s20, v7, 0
	v_readlane_b32 s21, v7, 1
	v_readlane_b32 s22, v7, 2
	v_readlane_b32 s23, v7, 3
	v_readlane_b32 s24, v7, 4
	v_readlane_b32 s25, v7, 5
	v_readlane_b32 s26, v7, 6
	v_readlane_b32 s27, v7, 7
	v_readlane_b32 s28, v7, 8
	v_readlane_b32 s29, v7, 9
	v_readlane_b32 s30, v7, 10
	v_readlane_b32 s31, v7, 11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v33, s23, v33
	v_readlane_b32 s16, v6, 44
	v_readlane_b32 s17, v6, 45
	v_readlane_b32 s18, v6, 46
	v_readlane_b32 s19, v6, 47
	v_readlane_b32 s20, v6, 48
	v_readlane_b32 s21, v6, 49
	v_readlane_b32 s22, v6, 50
	v_readlane_b32 s23, v6, 51
	v_readlane_b32 s24, v6, 52
	v_readlane_b32 s25, v6, 53
	v_readlane_b32 s26, v6, 54
	v_readlane_b32 s27, v6, 55
	v_readlane_b32 s28, v6, 56
	v_readlane_b32 s29, v6, 57
	v_readlane_b32 s30, v6, 58
	v_readlane_b32 s31, v6, 59
	v_mul_f32_e32 v32, s22, v32
	v_readlane_b32 s16, v3, 12
	v_readlane_b32 s17, v3, 13
	v_readlane_b32 s18, v3, 14
	v_readlane_b32 s19, v3, 15
	v_readlane_b32 s20, v3, 16
	v_readlane_b32 s21, v3, 17
	v_readlane_b32 s22, v3, 18
	v_readlane_b32 s23, v3, 19
	v_readlane_b32 s24, v3, 20
	v_readlane_b32 s25, v3, 21
	v_readlane_b32 s26, v3, 22
	v_readlane_b32 s27, v3, 23
	v_readlane_b32 s28, v3, 24
	v_readlane_b32 s29, v3, 25
	v_readlane_b32 s30, v3, 26
	v_readlane_b32 s31, v3, 27
	v_mul_f32_e32 v30, s20, v30
	v_readlane_b32 s16, v7, 60
	v_mul_f32_e32 v26, s36, v26
	v_readlane_b32 s17, v7, 61
	v_readlane_b32 s18, v7, 62
	v_readlane_b32 s19, v7, 63
	v_readlane_b32 s20, v8, 0
	v_readlane_b32 s21, v8, 1
	v_readlane_b32 s22, v8, 2
	v_readlane_b32 s23, v8, 3
	v_readlane_b32 s24, v8, 4
	v_readlane_b32 s25, v8, 5
	v_readlane_b32 s26, v8, 6
	v_readlane_b32 s27, v8, 7
	v_readlane_b32 s28, v8, 8
	v_readlane_b32 s29, v8, 9
	v_readlane_b32 s30, v8, 10
	v_readlane_b32 s31, v8, 11
	v_add_f32_e32 v10, v26, v10
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v26, s27, v37
	v_readlane_b32 s16, v7, 44
	v_readlane_b32 s17, v7, 45
	v_readlane_b32 s18, v7, 46
	v_readlane_b32 s19, v7, 47
	v_readlane_b32 s20, v7, 48
	v_readlane_b32 s21, v7, 49
	v_readlane_b32 s22, v7, 50
	v_readlane_b32 s23, v7, 51
	v_readlane_b32 s24, v7, 52
	v_readlane_b32 s25, v7, 53
	v_readlane_b32 s26, v7, 54
	v_readlane_b32 s27, v7, 55
	v_readlane_b32 s28, v7, 56
	v_readlane_b32 s29, v7, 57
	v_readlane_b32 s30, v7, 58
	v_readlane_b32 s31, v7, 59
	v_add_f32_e32 v11, v27, v11
	v_mul_f32_e32 v27, s26, v36
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s25, v7, 37
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
	v_add_f32_e32 v12, v28, v12
	v_mul_f32_e32 v28, s25, v35
	v_readlane_b32 s16, v7, 12
	v_readlane_b32 s17, v7, 13
	v_readlane_b32 s18, v7, 14
	v_readlane_b32 s19, v7, 15
	v_readlane_b32 s20, v7, 16
	v_readlane_b32 s21, v7, 17
	v_readlane_b32 s22, v7, 18
	v_readlane_b32 s23, v7, 19
	v_readlane_b32 s24, v7, 20
	v_readlane_b32 s25, v7, 21
	v_readlane_b32 s26, v7, 22
	v_readlane_b32 s27, v7, 23
	v_readlane_b32 s28, v7, 24
	v_readlane_b32 s29, v7, 25
	v_readlane_b32 s30, v7, 26
	v_readlane_b32 s31, v7, 27
	v_add_f32_e32 v13, v29, v13
	v_mul_f32_e32 v29, s24, v34
	v_readlane_b32 s16, v8, 60
	v_mul_f32_e32 v31, s61, v31
	v_readlane_b32 s17, v8, 61
	v_readlane_b32 s18, v8, 62
	v_readlane_b32 s19, v8, 63
	v_readlane_b32 s20, v9, 0
	v_readlane_b32 s21, v9, 1
	v_readlane_b32 s22, v9, 2
	v_readlane_b32 s23, v9, 3
	v_readlane_b32 s24, v9, 4
	v_readlane_b32 s25, v9, 5
	v_readlane_b32 s26, v9, 6
	v_readlane_b32 s27, v9, 7
	v_readlane_b32 s28, v9, 8
	v_readlane_b32 s29, v9, 9
	v_readlane_b32 s30, v9, 10
	v_readlane_b32 s31, v9, 11
	v_add_f32_e32 v15, v31, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s31, v41
	v_readlane_b32 s16, v8, 44
	v_readlane_b32 s17, v8, 45
	v_readlane_b32 s18, v8, 46
	v_readlane_b32 s19, v8, 47
	v_readlane_b32 s20, v8, 48
	v_readlane_b32 s21, v8, 49
	v_readlane_b32 s22, v8, 50
	v_readlane_b32 s23, v8, 51
	v_readlane_b32 s24, v8, 52
	v_readlane_b32 s25, v8, 53
	v_readlane_b32 s26, v8, 54
	v_readlane_b32 s27, v8, 55
	v_readlane_b32 s28, v8, 56
	v_readlane_b32 s29, v8, 57
	v_readlane_b32 s30, v8, 58
	v_readlane_b32 s31, v8, 59
	v_add_f32_e32 v16, v32, v16
	v_mul_f32_e32 v32, s30, v40
	v_readlane_b32 s16, v8, 28
	v_readlane_b32 s17, v8, 29
	v_readlane_b32 s18, v8, 30
	v_readlane_b32 s19, v8, 31
	v_readlane_b32 s20, v8, 32
	v_readlane_b32 s21, v8, 33
	v_readlane_b32 s22, v8, 34
	v_readlane_b32 s23, v8, 35
	v_readlane_b32 s24, v8, 36
	v_readlane_b32 s25, v8, 37
	v_readlane_b32 s26, v8, 38
	v_readlane_b32 s27, v8, 39
	v_readlane_b32 s28, v8, 40
	v_readlane_b32 s29, v8, 41
	v_readlane_b32 s30, v8, 42
	v_readlane_b32 s31, v8, 43
	v_add_f32_e32 v17, v33, v17
	v_mul_f32_e32 v33, s29, v39
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s28, v8, 24
	v_mul_f32_e32 v34, s28, v38
	v_add_f32_e32 v21, v26, v21
	v_add_f32_e32 v20, v27, v20
	v_add_f32_e32 v19, v28, v19
	v_add_f32_e32 v18, v29, v18
	v_add_f32_e32 v25, v31, v25
	v_add_f32_e32 v24, v32, v24
	v_add_f32_e32 v23, v33, v23
	v_add_f32_e32 v22, v34, v22
	v_add_f32_e32 v14, v30, v14
	v_readlane_b32 s17, v8, 13
	v_readlane_b32 s18, v8, 14
	v_readlane_b32 s19, v8, 15
	v_readlane_b32 s20, v8, 16
	v_readlane_b32 s21, v8, 17
	v_readlane_b32 s22, v8, 18
	v_readlane_b32 s23, v8, 19
	v_readlane_b32 s24, v8, 20
	v_readlane_b32 s25, v8, 21
	v_readlane_b32 s26, v8, 22
	v_readlane_b32 s27, v8, 23
	v_readlane_b32 s29, v8, 25
	v_readlane_b32 s30, v8, 26
	v_readlane_b32 s31, v8, 27
.LBB1_190:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 175
	v_add_u32_e32 v26, vcc, 64, v0
	v_addc_u32_e32 v27, vcc, 0, v1, vcc
	v_add_u32_e32 v28, vcc, 0x70, v0
	v_addc_u32_e32 v29, vcc, 0, v1, vcc
	flat_store_dwordx4 v[28:29], v[22:25]
	s_movk_i32 s16, 0x328
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[26:27], v[10:13]
	s_movk_i32 s17, 0x324
	s_movk_i32 s18, 0x320
	s_movk_i32 s19, 0x31c
	s_movk_i32 s22, 0x340
	s_movk_i32 s23, 0x37c
	s_movk_i32 s24, 0x378
	s_movk_i32 s25, 0x374
	s_movk_i32 s26, 0x370
.LBB1_191:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_199
; %bb.192:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s20, 0x40b200
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	buffer_load_dword v12, off, s[0:3], s20 offset:8
	buffer_load_dword v13, off, s[0:3], s20 offset:12
	buffer_load_dword v14, off, s[0:3], s20 offset:16
	buffer_load_dword v15, off, s[0:3], s20 offset:20
	buffer_load_dword v16, off, s[0:3], s20 offset:24
	buffer_load_dword v17, off, s[0:3], s20 offset:28
	buffer_load_dword v18, off, s[0:3], s20 offset:32
	buffer_load_dword v19, off, s[0:3], s20 offset:36
	buffer_load_dword v20, off, s[0:3], s20 offset:40
	buffer_load_dword v21, off, s[0:3], s20 offset:44
	buffer_load_dword v22, off, s[0:3], s20 offset:48
	buffer_load_dword v23, off, s[0:3], s20 offset:52
	buffer_load_dword v24, off, s[0:3], s20 offset:56
	buffer_load_dword v25, off, s[0:3], s20 offset:60
	.loc	1 178
	v_mov_b32_e32 v27, 0x10040
	v_mov_b32_e32 v37, 0x10040
	v_mov_b32_e32 v36, 0x10040
	v_mov_b32_e32 v35, 0x10040
	v_mov_b32_e32 v34, 0x10040
	v_mov_b32_e32 v33, 0x10040
	v_mov_b32_e32 v32, 0x10040
	v_mov_b32_e32 v31, 0x10040
	v_mov_b32_e32 v26, 0x10040
	v_mov_b32_e32 v30, 0x10040
	v_mov_b32_e32 v29, 0x10040
	v_mov_b32_e32 v28, 0x10040
	s_mov_b32 s20, 0x412200
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v27, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v25, 0x10040
	buffer_store_dword v24, v25, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v24, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v23, 0x10040
	v_mov_b32_e32 v27, 0x10040
	buffer_store_dword v22, v23, s[0:3], 0 offen offset:48
	buffer_store_dword v21, v37, s[0:3], 0 offen offset:44
	buffer_store_dword v20, v36, s[0:3], 0 offen offset:40
	buffer_store_dword v19, v35, s[0:3], 0 offen offset:36
	buffer_store_dword v18, v34, s[0:3], 0 offen offset:32
	buffer_store_dword v17, v33, s[0:3], 0 offen offset:28
	buffer_store_dword v16, v32, s[0:3], 0 offen offset:24
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:20
	buffer_store_dword v14, v26, s[0:3], 0 offen offset:16
	buffer_store_dword v13, v30, s[0:3], 0 offen offset:12
	buffer_store_dword v12, v29, s[0:3], 0 offen offset:8
	buffer_store_dword v11, v28, s[0:3], 0 offen offset:4
	buffer_store_dword v10, v27, s[0:3], 0 offen
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	buffer_load_dword v12, off, s[0:3], s20 offset:8
	buffer_load_dword v13, off, s[0:3], s20 offset:12
	buffer_load_dword v14, off, s[0:3], s20 offset:16
	buffer_load_dword v15, off, s[0:3], s20 offset:20
	buffer_load_dword v16, off, s[0:3], s20 offset:24
	buffer_load_dword v17, off, s[0:3], s20 offset:28
	buffer_load_dword v18, off, s[0:3], s20 offset:32
	buffer_load_dword v19, off, s[0:3], s20 offset:36
	buffer_load_dword v20, off, s[0:3], s20 offset:40
	buffer_load_dword v21, off, s[0:3], s20 offset:44
	buffer_load_dword v22, off, s[0:3], s20 offset:48
	buffer_load_dword v23, off, s[0:3], s20 offset:52
	buffer_load_dword v24, off, s[0:3], s20 offset:56
	buffer_load_dword v25, off, s[0:3], s20 offset:60
	v_mov_b32_e32 v26, 0x10040
	.loc	1 179
	v_readlane_b32 s20, v9, 22
	v_readlane_b32 s21, v9, 23
	.loc	1 178
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v26, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v25, 0x10040
	buffer_store_dword v24, v25, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v24, 0x10040
	buffer_store_dword v23, v24, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v23, 0x10040
	buffer_store_dword v22, v23, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v22, 0x10040
	buffer_store_dword v21, v22, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v21, 0x10040
	buffer_store_dword v20, v21, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v20, 0x10040
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v19, 0x10040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v18, 0x10040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v17, 0x10040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v16, 0x10040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v15, 0x10040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v14, 0x10040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v13, 0x10040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v12, 0x10040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v11, 0x10040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:64
	.loc	1 179
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_199
; %bb.193:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s20, 0x424a00
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	v_readlane_b32 s54, v2, 10
	v_readlane_b32 s55, v2, 11
	v_mul_lo_u32 v12, s55, v54
	v_ashrrev_i32_e32 v13, 31, v54
	v_mul_lo_u32 v13, s54, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[20:21], s54, v54, v[10:11]
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[54:55], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_195
.LBB1_194:                              ;   in Loop: Header=BB1_195 Depth=4
	.loc	1 180
	s_lshl_b64 s[56:57], s[56:57], 2
	v_mov_b32_e32 v15, s57
	v_add_u32_e32 v14, vcc, s56, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	1 179
	s_add_u32 s54, s54, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s55, s55, 0
	v_cmp_ge_i32_e32 vcc, s54, v251
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	1 180
	flat_store_dword v[14:15], v13
	.loc	1 179
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_199
.LBB1_195:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 180
	v_cmp_ne_u32_e32 vcc, 1, v42
	s_cbranch_vccnz .LBB1_197
; %bb.196:                              ;   in Loop: Header=BB1_195 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s54
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB1_194
	s_branch .LBB1_198
.LBB1_197:                              ;   in Loop: Header=BB1_195 Depth=4
	.loc	1 0
	s_mov_b64 s[58:59], -1
.LBB1_198:                              ;   in Loop: Header=BB1_195 Depth=4
	.loc	1 180
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[56:57], s[54:55]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_194
.LBB1_199:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[52:53]
.LBB1_200:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 165
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execz .LBB1_26
; %bb.201:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s27, 0x405200
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	buffer_load_dword v12, off, s[0:3], s27 offset:8
	buffer_load_dword v13, off, s[0:3], s27 offset:12
	buffer_load_dword v14, off, s[0:3], s27 offset:16
	buffer_load_dword v15, off, s[0:3], s27 offset:20
	buffer_load_dword v16, off, s[0:3], s27 offset:24
	buffer_load_dword v17, off, s[0:3], s27 offset:28
	buffer_load_dword v18, off, s[0:3], s27 offset:32
	buffer_load_dword v19, off, s[0:3], s27 offset:36
	buffer_load_dword v20, off, s[0:3], s27 offset:40
	buffer_load_dword v21, off, s[0:3], s27 offset:44
	buffer_load_dword v22, off, s[0:3], s27 offset:48
	buffer_load_dword v23, off, s[0:3], s27 offset:52
	buffer_load_dword v24, off, s[0:3], s27 offset:56
	buffer_load_dword v25, off, s[0:3], s27 offset:60
	.loc	1 166
	s_waitcnt vmcnt(14)
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v154
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_or_b32_e32 v1, 60, v0
	s_mov_b32 s27, 0x40c200
	s_movk_i32 s48, 0x7c
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 56, v0
	buffer_store_dword v24, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 52, v0
	buffer_store_dword v23, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 48, v0
	buffer_store_dword v22, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 44, v0
	buffer_store_dword v21, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 40, v0
	buffer_store_dword v20, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 36, v0
	buffer_store_dword v19, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 32, v0
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 28, v0
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 24, v0
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 20, v0
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 16, v0
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 12, v0
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 8, v0
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 4, v0
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_store_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x78
	v_add_u32_e32 v1, vcc, 64, v0
	s_mov_b32 s27, 0x403000
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x74
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s4, v0
	s_movk_i32 s48, 0x6c
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x68
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x64
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s92, v0
	s_movk_i32 s48, 0x5c
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x58
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x54
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s6, v0
	s_movk_i32 s48, 0x4c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x48
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x44
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0xbc
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xb8
	v_add_u32_e32 v1, vcc, s98, v0
	s_mov_b32 s27, 0x40d200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xb4
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xb0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xac
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xa8
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xa4
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xa0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x9c
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x98
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x94
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x90
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x8c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x88
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x84
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0xc0
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xfc
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xf8
	s_mov_b32 s27, 0x406200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xf4
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xf0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xec
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xe8
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xe4
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xe0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xdc
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xd8
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xd4
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xd0
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xcc
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xc8
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0xc4
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x100
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x13c
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x138
	s_mov_b32 s27, 0x404000
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x134
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x130
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x12c
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x128
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x124
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x120
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x11c
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x118
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x114
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x110
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x10c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x108
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x104
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x140
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x17c
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x178
	s_mov_b32 s27, 0x407200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x174
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x170
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x16c
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x168
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x164
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x160
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x15c
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x158
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x154
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x150
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x14c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x148
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x144
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x180
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1bc
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1b8
	s_mov_b32 s27, 0x40e200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1b4
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1b0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1ac
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1a8
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1a4
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1a0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x19c
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x198
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x194
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x190
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x18c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x188
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x184
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v74, off, s[0:3], s27
	buffer_load_dword v75, off, s[0:3], s27 offset:4
	buffer_load_dword v76, off, s[0:3], s27 offset:8
	buffer_load_dword v77, off, s[0:3], s27 offset:12
	buffer_load_dword v78, off, s[0:3], s27 offset:16
	buffer_load_dword v79, off, s[0:3], s27 offset:20
	buffer_load_dword v80, off, s[0:3], s27 offset:24
	buffer_load_dword v81, off, s[0:3], s27 offset:28
	buffer_load_dword v82, off, s[0:3], s27 offset:32
	buffer_load_dword v83, off, s[0:3], s27 offset:36
	buffer_load_dword v84, off, s[0:3], s27 offset:40
	buffer_load_dword v85, off, s[0:3], s27 offset:44
	buffer_load_dword v86, off, s[0:3], s27 offset:48
	buffer_load_dword v87, off, s[0:3], s27 offset:52
	buffer_load_dword v88, off, s[0:3], s27 offset:56
	buffer_load_dword v89, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x1c0
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1fc
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1f8
	s_mov_b32 s27, 0x408200
	s_waitcnt vmcnt(0)
	buffer_store_dword v89, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1f4
	buffer_store_dword v88, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1f0
	buffer_store_dword v87, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1ec
	buffer_store_dword v86, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1e8
	buffer_store_dword v85, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1e4
	buffer_store_dword v84, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1e0
	buffer_store_dword v83, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1dc
	buffer_store_dword v82, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1d8
	buffer_store_dword v81, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1d4
	buffer_store_dword v80, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1d0
	buffer_store_dword v79, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1cc
	buffer_store_dword v78, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1c8
	buffer_store_dword v77, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x1c4
	buffer_store_dword v76, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v75, v10, s[0:3], 0 offen
	buffer_store_dword v74, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x200
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x23c
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x238
	s_mov_b32 s27, 0x40f200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x234
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x230
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x22c
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x228
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x224
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x220
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x21c
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x218
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x214
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x210
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x20c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x208
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x204
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v74, off, s[0:3], s27
	buffer_load_dword v75, off, s[0:3], s27 offset:4
	buffer_load_dword v76, off, s[0:3], s27 offset:8
	buffer_load_dword v77, off, s[0:3], s27 offset:12
	buffer_load_dword v78, off, s[0:3], s27 offset:16
	buffer_load_dword v79, off, s[0:3], s27 offset:20
	buffer_load_dword v80, off, s[0:3], s27 offset:24
	buffer_load_dword v81, off, s[0:3], s27 offset:28
	buffer_load_dword v82, off, s[0:3], s27 offset:32
	buffer_load_dword v83, off, s[0:3], s27 offset:36
	buffer_load_dword v84, off, s[0:3], s27 offset:40
	buffer_load_dword v85, off, s[0:3], s27 offset:44
	buffer_load_dword v86, off, s[0:3], s27 offset:48
	buffer_load_dword v87, off, s[0:3], s27 offset:52
	buffer_load_dword v88, off, s[0:3], s27 offset:56
	buffer_load_dword v89, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x240
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x27c
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x278
	s_mov_b32 s27, 0x409200
	s_waitcnt vmcnt(0)
	buffer_store_dword v89, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x274
	buffer_store_dword v88, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x270
	buffer_store_dword v87, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x26c
	buffer_store_dword v86, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x268
	buffer_store_dword v85, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x264
	buffer_store_dword v84, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x260
	buffer_store_dword v83, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x25c
	buffer_store_dword v82, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x258
	buffer_store_dword v81, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x254
	buffer_store_dword v80, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x250
	buffer_store_dword v79, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x24c
	buffer_store_dword v78, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x248
	buffer_store_dword v77, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x244
	buffer_store_dword v76, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v75, v10, s[0:3], 0 offen
	buffer_store_dword v74, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x280
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x2bc
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2b8
	s_mov_b32 s27, 0x410200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2b4
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2b0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2ac
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2a8
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2a4
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2a0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x29c
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x298
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x294
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x290
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x28c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x288
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x284
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v74, off, s[0:3], s27
	buffer_load_dword v75, off, s[0:3], s27 offset:4
	buffer_load_dword v76, off, s[0:3], s27 offset:8
	buffer_load_dword v77, off, s[0:3], s27 offset:12
	buffer_load_dword v78, off, s[0:3], s27 offset:16
	buffer_load_dword v79, off, s[0:3], s27 offset:20
	buffer_load_dword v80, off, s[0:3], s27 offset:24
	buffer_load_dword v81, off, s[0:3], s27 offset:28
	buffer_load_dword v82, off, s[0:3], s27 offset:32
	buffer_load_dword v83, off, s[0:3], s27 offset:36
	buffer_load_dword v84, off, s[0:3], s27 offset:40
	buffer_load_dword v85, off, s[0:3], s27 offset:44
	buffer_load_dword v86, off, s[0:3], s27 offset:48
	buffer_load_dword v87, off, s[0:3], s27 offset:52
	buffer_load_dword v88, off, s[0:3], s27 offset:56
	buffer_load_dword v89, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x2c0
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x2fc
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2f8
	s_mov_b32 s27, 0x40a200
	s_waitcnt vmcnt(0)
	buffer_store_dword v89, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2f4
	buffer_store_dword v88, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2f0
	buffer_store_dword v87, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2ec
	buffer_store_dword v86, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2e8
	buffer_store_dword v85, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2e4
	buffer_store_dword v84, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2e0
	buffer_store_dword v83, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2dc
	buffer_store_dword v82, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2d8
	buffer_store_dword v81, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2d4
	buffer_store_dword v80, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2d0
	buffer_store_dword v79, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2cc
	buffer_store_dword v78, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2c8
	buffer_store_dword v77, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x2c4
	buffer_store_dword v76, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v75, v10, s[0:3], 0 offen
	buffer_store_dword v74, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	s_movk_i32 s48, 0x300
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x33c
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x338
	s_mov_b32 s27, 0x411200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x334
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s38, v0
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s34, v0
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s16, v0
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s17, v0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s18, v0
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s19, v0
	s_movk_i32 s48, 0x318
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x314
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x310
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x30c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x308
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x304
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v58, off, s[0:3], s27
	buffer_load_dword v59, off, s[0:3], s27 offset:4
	buffer_load_dword v60, off, s[0:3], s27 offset:8
	buffer_load_dword v61, off, s[0:3], s27 offset:12
	buffer_load_dword v62, off, s[0:3], s27 offset:16
	buffer_load_dword v63, off, s[0:3], s27 offset:20
	buffer_load_dword v64, off, s[0:3], s27 offset:24
	buffer_load_dword v65, off, s[0:3], s27 offset:28
	buffer_load_dword v66, off, s[0:3], s27 offset:32
	buffer_load_dword v67, off, s[0:3], s27 offset:36
	buffer_load_dword v68, off, s[0:3], s27 offset:40
	buffer_load_dword v69, off, s[0:3], s27 offset:44
	buffer_load_dword v70, off, s[0:3], s27 offset:48
	buffer_load_dword v71, off, s[0:3], s27 offset:52
	buffer_load_dword v72, off, s[0:3], s27 offset:56
	buffer_load_dword v73, off, s[0:3], s27 offset:60
	v_add_u32_e32 v10, vcc, s23, v0
	s_movk_i32 s48, 0x358
	v_add_u32_e32 v1, vcc, s22, v0
	s_mov_b32 s27, 0x40b200
	s_waitcnt vmcnt(0)
	buffer_store_dword v73, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s24, v0
	buffer_store_dword v72, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s25, v0
	buffer_store_dword v71, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s26, v0
	buffer_store_dword v70, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s84, v0
	buffer_store_dword v69, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s85, v0
	buffer_store_dword v68, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s7, v0
	buffer_store_dword v67, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s80, v0
	buffer_store_dword v66, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s81, v0
	buffer_store_dword v65, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x354
	buffer_store_dword v64, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x350
	buffer_store_dword v63, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x34c
	buffer_store_dword v62, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x348
	buffer_store_dword v61, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x344
	buffer_store_dword v60, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v59, v10, s[0:3], 0 offen
	buffer_store_dword v58, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	v_add_u32_e32 v10, vcc, s94, v0
	s_movk_i32 s48, 0x398
	v_add_u32_e32 v1, vcc, s5, v0
	s_mov_b32 s27, 0x412200
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s41, v0
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s44, v0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s39, v0
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s42, v0
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s45, v0
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s75, v0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s40, v0
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s72, v0
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x394
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x390
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x38c
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x388
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x384
	buffer_store_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v12, v10, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v11, off, s[0:3], s27
	buffer_load_dword v12, off, s[0:3], s27 offset:4
	buffer_load_dword v13, off, s[0:3], s27 offset:8
	buffer_load_dword v14, off, s[0:3], s27 offset:12
	buffer_load_dword v15, off, s[0:3], s27 offset:16
	buffer_load_dword v16, off, s[0:3], s27 offset:20
	buffer_load_dword v17, off, s[0:3], s27 offset:24
	buffer_load_dword v18, off, s[0:3], s27 offset:28
	buffer_load_dword v19, off, s[0:3], s27 offset:32
	buffer_load_dword v20, off, s[0:3], s27 offset:36
	buffer_load_dword v21, off, s[0:3], s27 offset:40
	buffer_load_dword v22, off, s[0:3], s27 offset:44
	buffer_load_dword v23, off, s[0:3], s27 offset:48
	buffer_load_dword v24, off, s[0:3], s27 offset:52
	buffer_load_dword v25, off, s[0:3], s27 offset:56
	buffer_load_dword v26, off, s[0:3], s27 offset:60
	v_add_u32_e32 v10, vcc, s97, v0
	s_movk_i32 s48, 0x3d8
	v_add_u32_e32 v1, vcc, s73, v0
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s37, v0
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s95, v0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s93, v0
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s99, v0
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s35, v0
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s90, v0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s91, v0
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s96, v0
	buffer_store_dword v18, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x3d4
	buffer_store_dword v17, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, 0x3d0, v0
	buffer_store_dword v15, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, 0x3cc, v0
	buffer_store_dword v14, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, 0x3c8, v0
	v_add_u32_e32 v0, vcc, 0x3c4, v0
	buffer_store_dword v13, v10, s[0:3], 0 offen
	buffer_store_dword v12, v0, s[0:3], 0 offen
	buffer_store_dword v11, v1, s[0:3], 0 offen
	s_branch .LBB1_26
.LBB1_202:
	.loc	1 187
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 67968
		.amdhsa_kernarg_size 128
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
	.size	gemm_cpu_rows, .Lfunc_end1-gemm_cpu_rows
	.size	gemm_cpu_rows$local, .Lfunc_end1-gemm_cpu_rows
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 121308
; NumSgprs: 108
; NumVgprs: 256
; ScratchSize: 67968
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
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         96
        .size:           8
        .value_kind:     hidden_none
      - .offset:         104
        .size:           8
        .value_kind:     hidden_none
      - .offset:         112
        .size:           8
        .value_kind:     hidden_none
      - .offset:         120
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 128
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_cpu_rows_pack
    .private_segment_fixed_size: 0
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         gemm_cpu_rows_pack.kd
    .vgpr_count:     25
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
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         96
        .size:           8
        .value_kind:     hidden_none
      - .offset:         104
        .size:           8
        .value_kind:     hidden_none
      - .offset:         112
        .size:           8
        .value_kind:     hidden_none
      - .offset:         120
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 128
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_cpu_rows
    .private_segment_fixed_size: 67968
    .sgpr_count:     108
    .sgpr_spill_count: 472
    .symbol:         gemm_cpu_rows.kd
    .vgpr_count:     256
    .vgpr_spill_count: 1240
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_cpu_rows_pack      ; -- Begin function gemm_cpu_rows_pack
	.globl	gemm_cpu_rows_pack
	.p2align	8
	.type	gemm_cpu_rows_pack,@function
gemm_cpu_rows_pack:                     ; @gemm_cpu_rows_pack
	.file	0 "." "gemm_cpu_rows.cl"
	.loc	0 121
; %bb.0:
	.loc	0 122
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
	.loc	0 124
	v_cmp_lt_i32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_71
; %bb.1:
	.loc	0 122
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
	.loc	0 124
	v_mad_i64_i32 v[5:6], s[6:7], v0, s58, 0
	.loc	0 122
	v_add_u32_e32 v7, vcc, v3, v1
	.loc	0 124
	v_lshlrev_b32_e32 v1, 5, v7
	v_sub_u32_e32 v8, vcc, s0, v1
	.loc	0 122
	s_add_i32 s0, s0, 31
	s_ashr_i32 s1, s0, 31
	v_min_i32_e32 v4, 0x200, v2
	.loc	0 124
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	.loc	0 122
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	.loc	0 124
	v_mov_b32_e32 v5, s3
	v_add_u32_e32 v10, vcc, s2, v2
	.loc	0 122
	s_ashr_i32 s0, s0, 5
	.loc	0 124
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 123
	v_mad_i64_i32 v[5:6], s[0:1], v0, s0, 0
	v_ashrrev_i32_e32 v0, 31, v7
	.loc	0 124
	v_ashrrev_i32_e32 v2, 31, v1
	.loc	0 123
	v_mul_lo_u32 v11, v0, v4
	v_mad_u64_u32 v[5:6], s[0:1], v7, v4, v[5:6]
	.loc	0 124
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 122
	s_ashr_i32 s59, s58, 31
	.loc	0 124
	v_add_u32_e32 v0, vcc, v10, v1
	v_addc_u32_e32 v1, vcc, v3, v2, vcc
	.loc	0 123
	v_add_u32_e32 v6, vcc, v11, v6
	v_lshlrev_b64 v[2:3], 7, v[5:6]
	.loc	0 124
	v_min_i32_e32 v9, 32, v8
	.loc	0 123
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v6
	s_and_saveexec_b64 s[74:75], s[4:5]
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, vcc, 4, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dword v5, v[5:6]
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 124
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
	.loc	0 125
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
	.size	gemm_cpu_rows_pack, .Lfunc_end0-gemm_cpu_rows_pack
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2784
; NumSgprs: 80
; NumVgprs: 25
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
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
	.protected	gemm_cpu_rows           ; -- Begin function gemm_cpu_rows
	.globl	gemm_cpu_rows
	.p2align	8
	.type	gemm_cpu_rows,@function
gemm_cpu_rows:                          ; @gemm_cpu_rows
	.loc	0 136
; %bb.0:
	s_add_i32 s8, s8, s12
	s_mov_b32 flat_scratch_lo, s9
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	0 137
	s_load_dwordx4 s[76:79], s[6:7], 0x0
	.loc	0 138
	s_load_dwordx2 s[8:9], s[6:7], 0x4c
	s_load_dword s16, s[4:5], 0x4
	s_add_u32 s0, s0, s12
	s_addc_u32 s1, s1, 0
	.loc	0 137
	s_waitcnt lgkmcnt(0)
	s_add_i32 s14, s76, 7
	s_ashr_i32 s12, s14, 31
	.loc	0 138
	v_add_u32_e32 v10, vcc, s8, v0
	.loc	0 137
	s_lshr_b32 s15, s12, 29
	.loc	0 138
	s_and_b32 s17, s16, 0xffff
	v_addc_u32_e64 v11, s[12:13], 0, 0, vcc
	v_mov_b32_e32 v0, s10
	v_mad_u64_u32 v[11:12], s[12:13], s17, v0, v[10:11]
	.loc	0 137
	s_add_i32 s14, s14, s15
	s_ashr_i32 s8, s14, 3
	.loc	0 139
	s_ashr_i32 s13, s8, 31
	.loc	0 138
	s_load_dwordx2 s[4:5], s[4:5], 0xc
	.loc	0 139
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
	s_mov_b32 s10, 0x414600
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
	v_sub_u32_e32 v11, vcc, v11, v18
	buffer_store_dword v11, off, s[0:3], s10
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s10 offset:4
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
	s_mov_b32 s10, 0x414600
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
	v_cndmask_b32_e32 v11, v11, v16, vcc
	buffer_store_dword v11, off, s[0:3], s10
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s10 offset:4
.LBB1_4:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 139
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
	s_mov_b32 s8, 0x414a00
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
	s_mov_b32 s4, 0x414a00
	buffer_store_dword v0, off, s[0:3], s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s4 offset:4
.LBB1_8:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 137
	s_add_i32 s4, s77, 31
	s_ashr_i32 s8, s4, 31
	s_lshr_b32 s10, s8, 27
	.loc	0 138
	s_lshr_b32 s8, s16, 16
	v_mov_b32_e32 v14, s9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v0, s11
	v_mad_u64_u32 v[10:11], s[8:9], s8, v0, v[14:15]
	.loc	0 137
	s_add_i32 s4, s4, s10
	s_ashr_i32 s12, s4, 5
	.loc	0 138
	v_add_u32_e32 v0, vcc, v10, v1
	.loc	0 140
	s_ashr_i32 s9, s12, 31
	.loc	0 138
	v_addc_u32_e32 v10, vcc, 0, v11, vcc
	.loc	0 140
	v_mul_lo_u32 v11, v0, s9
	v_mad_u64_u32 v[0:1], s[10:11], v0, s12, 0
	v_mul_lo_u32 v10, v10, s12
	.loc	0 138
	s_mov_b32 s4, s5
	.loc	0 140
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
	s_mov_b32 s5, 0x416400
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
	s_mov_b32 s5, 0x416400
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
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 140
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
	s_mov_b32 s5, 0x416000
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
	s_mov_b32 s4, 0x416000
	buffer_store_dword v0, off, s[0:3], s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s4 offset:4
.LBB1_16:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s5, 0x414600
	.loc	0 137
	s_load_dword s4, s[6:7], 0x18
	s_load_dword s8, s[6:7], 0x38
	buffer_load_dword v0, off, s[0:3], s5
	buffer_load_dword v1, off, s[0:3], s5 offset:4
	s_load_dwordx2 s[10:11], s[6:7], 0x30
	.loc	0 0
	v_mov_b32_e32 v12, 0
	.loc	0 137
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[86:87], s[4:5], 2
	.loc	0 143
	s_mov_b32 s4, 0x416900
	.loc	0 137
	v_writelane_b32 v2, s10, 2
	v_writelane_b32 v2, s11, 3
	s_load_dword s36, s[6:7], 0x2c
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_mov_b32 s5, 0x417000
	s_load_dwordx2 s[6:7], s[6:7], 0x40
	s_ashr_i32 s9, s8, 31
	s_mov_b32 s74, s8
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s10, 4
	v_writelane_b32 v2, s11, 5
	s_mov_b32 s10, 0x416000
	v_writelane_b32 v2, s6, 6
	v_writelane_b32 v2, s7, 7
	s_lshl_b64 s[8:9], s[8:9], 2
	s_movk_i32 s16, 0x340
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_mov_b64 s[14:15], 0
	s_movk_i32 s6, 0x50
	s_movk_i32 s7, 0x3e8
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
	s_mov_b32 s27, s79
	s_mov_b32 s30, s79
	s_movk_i32 s37, 0x32c
	s_movk_i32 s40, 0x324
	s_movk_i32 s38, 0x31c
	s_movk_i32 s41, 0x3b8
	s_movk_i32 s44, 0x3b4
	s_movk_i32 s39, 0x3b0
	s_movk_i32 s42, 0x3ac
	s_movk_i32 s45, 0x3a8
	s_mov_b32 s43, s79
	s_mov_b32 s49, 0
	s_mov_b32 s46, s79
	v_cmp_neq_f32_e64 s[88:89], s36, 0
	s_add_i32 s33, s76, -1
	s_movk_i32 s92, 0x60
	s_movk_i32 s98, 0x80
	s_movk_i32 s83, 0x328
	s_movk_i32 s80, 0x320
	s_movk_i32 s81, 0x35c
	s_movk_i32 s93, 0x380
	s_movk_i32 s99, 0x3bc
	s_movk_i32 s75, 0x3a4
	s_movk_i32 s97, 0x3a0
	s_movk_i32 s72, 0x39c
	s_movk_i32 s73, 0x3c0
	s_movk_i32 s34, 0x3fc
	s_movk_i32 s82, 0x3f8
	s_movk_i32 s35, 0x3f4
	s_movk_i32 s84, 0x3f0
	s_movk_i32 s85, 0x3ec
	s_movk_i32 s90, 0x3e4
	s_movk_i32 s91, 0x3e0
	s_movk_i32 s96, 0x3dc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	.loc	0 143
	v_lshlrev_b32_e32 v0, 3, v10
	v_or_b32_e32 v1, 7, v0
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 6, v0
	s_mov_b32 s4, 0x416a00
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 5, v0
	s_mov_b32 s4, 0x416b00
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 4, v0
	s_mov_b32 s4, 0x416c00
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 3, v0
	s_mov_b32 s4, 0x416d00
	buffer_store_dword v1, off, s[0:3], s4
	v_or_b32_e32 v1, 2, v0
	s_mov_b32 s4, 0x416e00
	buffer_store_dword v1, off, s[0:3], s4
	s_mov_b32 s4, 0x416800
	buffer_store_dword v0, off, s[0:3], s4
	v_or_b32_e32 v0, 1, v0
	s_mov_b32 s4, 0x416f00
	buffer_store_dword v0, off, s[0:3], s4
	s_mov_b32 s4, 0x416400
	buffer_load_dword v0, off, s[0:3], s4
	buffer_load_dword v1, off, s[0:3], s4 offset:4
	.loc	0 0
	s_mov_b32 s4, 0x417300
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v11, v0
	.loc	0 143
	v_lshlrev_b32_e32 v0, 5, v11
	.loc	0 0
	buffer_store_dword v0, off, s[0:3], s4
	buffer_store_dword v0, off, s[0:3], s5
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s5 offset:4
	v_mov_b32_e32 v0, v12
	buffer_load_dword v12, off, s[0:3], s10
	buffer_load_dword v13, off, s[0:3], s10 offset:4
	s_mov_b32 s10, 0x414a00
	s_movk_i32 s4, 0x70
	s_movk_i32 s5, 0x330
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[12:13], v11, v12
	buffer_load_dword v11, off, s[0:3], s10
	buffer_load_dword v12, off, s[0:3], s10 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[10:11], v10, v11
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
	s_branch .LBB1_19
.LBB1_17:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s10, 0x417200
	buffer_load_dword v1, off, s[0:3], s10
	v_readlane_b32 s12, v9, 12
	v_readlane_b32 s14, v9, 16
	v_readlane_b32 s8, v9, 14
	v_readlane_b32 s13, v9, 13
	v_readlane_b32 s15, v9, 17
	v_readlane_b32 s9, v9, 15
.LBB1_18:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[8:9]
	.loc	0 186
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, s78, v1
	s_or_b64 s[14:15], vcc, s[14:15]
	v_mov_b32_e32 v0, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_202
.LBB1_19:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_24 Depth 2
                                        ;       Child Loop BB1_27 Depth 3
                                        ;         Child Loop BB1_65 Depth 4
                                        ;         Child Loop BB1_70 Depth 4
                                        ;         Child Loop BB1_84 Depth 4
                                        ;         Child Loop BB1_100 Depth 4
                                        ;         Child Loop BB1_116 Depth 4
                                        ;         Child Loop BB1_132 Depth 4
                                        ;         Child Loop BB1_148 Depth 4
                                        ;         Child Loop BB1_164 Depth 4
                                        ;         Child Loop BB1_180 Depth 4
                                        ;         Child Loop BB1_196 Depth 4
	.loc	0 144
	v_sub_u32_e32 v10, vcc, s78, v0
	v_min_i32_e32 v11, 0x200, v10
	s_mov_b32 s8, 0x416200
	buffer_store_dword v11, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s8 offset:4
	.loc	0 145
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_21
; %bb.20:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 185
	s_mov_b32 s10, 0x416200
	buffer_load_dword v10, off, s[0:3], s10
	buffer_load_dword v11, off, s[0:3], s10 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, v10, v0
	buffer_store_dword v10, off, s[0:3], s10
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s10 offset:4
.LBB1_21:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 145
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_18
; %bb.22:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 0
	v_readlane_b32 s10, v2, 0
	v_readlane_b32 s11, v2, 1
	v_mad_i64_i32 v[11:12], s[10:11], v0, s10, 0
	s_mov_b32 s10, 0x416600
	s_mov_b32 s12, 0x416200
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
	s_mov_b32 s12, 0x417200
	v_writelane_b32 v9, s15, 17
	s_mov_b32 s14, 0x417000
	v_ashrrev_i32_e32 v1, 31, v0
	v_cmp_lt_i32_e64 s[8:9], 0, v0
	s_mov_b32 s20, 0x417300
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v10
	v_add_u32_e32 v10, vcc, v12, v0
	buffer_store_dword v10, off, s[0:3], s12
	v_cmp_le_i32_e64 s[12:13], s78, v10
	buffer_load_dword v10, off, s[0:3], s14
	buffer_load_dword v11, off, s[0:3], s14 offset:4
	.loc	0 145
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
	s_mov_b32 s14, 0x414800
	buffer_store_dword v0, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s14 offset:4
	buffer_load_dword v0, off, s[0:3], s20
	s_mov_b32 s20, 0x415b00
	v_lshlrev_b64 v[11:12], 2, v[12:13]
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x416400
	buffer_load_dword v0, off, s[0:3], s20
	buffer_load_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x415d00
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s20
	v_mov_b32_e32 v0, v11
	s_mov_b32 s20, 0x408000
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_branch .LBB1_24
.LBB1_23:                               ;   in Loop: Header=BB1_24 Depth=2
	.loc	0 0
	v_readlane_b32 s14, v9, 20
	v_readlane_b32 s15, v9, 21
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s14, 0x415d00
	s_nop 1
	buffer_load_dword v10, off, s[0:3], s14
	.loc	0 145
	s_mov_b32 s14, 0x416000
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x415d00
	s_mov_b32 s20, 0x415b00
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
                                        ;         Child Loop BB1_65 Depth 4
                                        ;         Child Loop BB1_70 Depth 4
                                        ;         Child Loop BB1_84 Depth 4
                                        ;         Child Loop BB1_100 Depth 4
                                        ;         Child Loop BB1_116 Depth 4
                                        ;         Child Loop BB1_132 Depth 4
                                        ;         Child Loop BB1_148 Depth 4
                                        ;         Child Loop BB1_164 Depth 4
                                        ;         Child Loop BB1_180 Depth 4
                                        ;         Child Loop BB1_196 Depth 4
	.loc	0 0
	v_writelane_b32 v9, s14, 18
	v_writelane_b32 v9, s15, 19
	.loc	0 150
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s14, v2, 8
	v_readlane_b32 s15, v2, 9
	v_writelane_b32 v9, s20, 20
	v_writelane_b32 v9, s21, 21
	s_and_b64 s[14:15], s[20:21], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB1_23
; %bb.25:                               ;   in Loop: Header=BB1_24 Depth=2
	.loc	0 0
	s_mov_b32 s14, 0x415b00
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b64 s[100:101], 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	.loc	0 150
	v_ashrrev_i32_e32 v11, 31, v10
	buffer_store_dword v0, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x416200
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	buffer_load_dword v10, off, s[0:3], s14
	buffer_load_dword v11, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x416600
	buffer_load_dword v11, off, s[0:3], s14
	buffer_load_dword v12, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x415d00
	buffer_load_dword v14, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[10:11], s[14:15], v14, v10, v[11:12]
	s_mov_b32 s14, 0x416400
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
	s_mov_b32 s14, 0x415600
	v_sub_u32_e32 v51, vcc, s77, v12
	buffer_store_dword v10, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s14 offset:4
	v_cmp_lt_i32_e64 s[20:21], 0, v51
	v_ashrrev_i32_e32 v13, 31, v12
	v_add_u32_e32 v10, vcc, 32, v12
	v_writelane_b32 v9, s20, 22
	v_cmp_ge_i32_e64 s[94:95], s77, v10
	v_writelane_b32 v9, s21, 23
	v_lshlrev_b64 v[10:11], 2, v[12:13]
	v_readlane_b32 s20, v2, 2
	v_readlane_b32 s21, v2, 3
	v_mov_b32_e32 v12, s21
	v_add_u32_e32 v10, vcc, s20, v10
	s_mov_b32 s21, 0x415800
	v_cmp_gt_i32_e64 s[14:15], 17, v51
	s_nop 0
	buffer_store_dword v10, off, s[0:3], s21
	v_addc_u32_e32 v10, vcc, v12, v11, vcc
	v_add_u32_e32 v0, vcc, s20, v0
	s_mov_b32 s21, 0x415900
	v_addc_u32_e32 v1, vcc, v12, v1, vcc
	s_mov_b32 s20, 0x415e00
	buffer_store_dword v10, off, s[0:3], s21
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x416800
	buffer_load_dword v52, off, s[0:3], s20
	s_mov_b32 s20, 0x416f00
	buffer_load_dword v53, off, s[0:3], s20
	s_mov_b32 s20, 0x416e00
	buffer_load_dword v54, off, s[0:3], s20
	s_mov_b32 s20, 0x416d00
	buffer_load_dword v55, off, s[0:3], s20
	s_mov_b32 s20, 0x416c00
	buffer_load_dword v56, off, s[0:3], s20
	s_mov_b32 s20, 0x416b00
	buffer_load_dword v57, off, s[0:3], s20
	s_mov_b32 s20, 0x416a00
	buffer_load_dword v252, off, s[0:3], s20
	s_mov_b32 s20, 0x416900
	buffer_load_dword v44, off, s[0:3], s20
	s_mov_b32 s20, 0x414600
	buffer_load_dword v0, off, s[0:3], s20
	buffer_load_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x415500
	buffer_store_dword v46, off, s[0:3], s20
	s_mov_b32 s20, 0x415400
	buffer_store_dword v51, off, s[0:3], s20
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v45, v0
	s_branch .LBB1_27
.LBB1_26:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 150
	s_mov_b32 s20, 0x414a00
	buffer_load_dword v0, off, s[0:3], s20
	buffer_load_dword v1, off, s[0:3], s20 offset:4
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v45, vcc, 1, v45
	v_add_u32_e32 v44, vcc, 8, v44
	v_add_u32_e32 v252, vcc, 8, v252
	v_add_u32_e32 v57, vcc, 8, v57
	v_add_u32_e32 v56, vcc, 8, v56
	v_add_u32_e32 v55, vcc, 8, v55
	v_add_u32_e32 v54, vcc, 8, v54
	v_add_u32_e32 v53, vcc, 8, v53
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, v45, v0
	s_or_b64 s[100:101], vcc, s[100:101]
	v_add_u32_e32 v52, vcc, 8, v52
	s_andn2_b64 exec, exec, s[100:101]
	s_cbranch_execz .LBB1_23
.LBB1_27:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_65 Depth 4
                                        ;         Child Loop BB1_70 Depth 4
                                        ;         Child Loop BB1_84 Depth 4
                                        ;         Child Loop BB1_100 Depth 4
                                        ;         Child Loop BB1_116 Depth 4
                                        ;         Child Loop BB1_132 Depth 4
                                        ;         Child Loop BB1_148 Depth 4
                                        ;         Child Loop BB1_164 Depth 4
                                        ;         Child Loop BB1_180 Depth 4
                                        ;         Child Loop BB1_196 Depth 4
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
	.loc	0 152
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
	s_mov_b32 s20, 0x409500
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
	s_mov_b32 s20, 0x414600
	buffer_load_dword v0, off, s[0:3], s20
	buffer_load_dword v1, off, s[0:3], s20 offset:4
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v47, vcc, v45, v0
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_29
; %bb.28:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x409500
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 152
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
	s_mov_b32 s20, 0x40f500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x40f500
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
	.loc	0 152
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 152
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
	s_mov_b32 s20, 0x405000
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x405000
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
	.loc	0 152
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
	s_mov_b32 s20, 0x40a500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x40a500
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 152
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
	s_mov_b32 s20, 0x410500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x410500
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
	.loc	0 152
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
	s_mov_b32 s20, 0x40b500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x40b500
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 152
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
	s_mov_b32 s20, 0x411500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x411500
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
	.loc	0 152
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
	s_mov_b32 s20, 0x40c500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x40c500
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 152
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
	s_mov_b32 s20, 0x412500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x412500
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
	.loc	0 152
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
	s_mov_b32 s20, 0x40d500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x40d500
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 152
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
	s_mov_b32 s20, 0x406000
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	s_mov_b32 s27, 0x406000
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
	.loc	0 152
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
	s_mov_b32 s20, 0x40e500
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
	v_lshlrev_b32_e32 v0, 10, v47
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
	v_add_u32_e32 v29, vcc, s5, v0
	v_add_u32_e32 v30, vcc, s37, v0
	v_add_u32_e32 v31, vcc, s83, v0
	v_add_u32_e32 v32, vcc, s40, v0
	buffer_load_dword v71, v28, s[0:3], 0 offen
	buffer_load_dword v70, v29, s[0:3], 0 offen
	buffer_load_dword v69, v30, s[0:3], 0 offen
	buffer_load_dword v68, v31, s[0:3], 0 offen
	buffer_load_dword v67, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s80, v0
	v_add_u32_e32 v29, vcc, s38, v0
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
	s_mov_b32 s27, 0x40e500
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 152
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
	s_mov_b32 s20, 0x413500
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
	v_lshlrev_b32_e32 v0, 10, v47
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v28, vcc, s19, v0
	v_add_u32_e32 v29, vcc, s22, v0
	v_add_u32_e32 v30, vcc, s23, v0
	v_add_u32_e32 v31, vcc, s24, v0
	v_add_u32_e32 v32, vcc, s25, v0
	buffer_load_dword v87, v28, s[0:3], 0 offen
	buffer_load_dword v86, v29, s[0:3], 0 offen
	buffer_load_dword v85, v30, s[0:3], 0 offen
	buffer_load_dword v84, v31, s[0:3], 0 offen
	buffer_load_dword v83, v32, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, s26, v0
	v_add_u32_e32 v1, vcc, s16, v0
	v_add_u32_e32 v26, vcc, s17, v0
	v_add_u32_e32 v27, vcc, s18, v0
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
	s_mov_b32 s27, 0x413500
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
	.loc	0 152
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
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v47
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v27, vcc, s44, v0
	v_add_u32_e32 v28, vcc, s39, v0
	v_add_u32_e32 v29, vcc, s42, v0
	v_add_u32_e32 v30, vcc, s45, v0
	v_add_u32_e32 v26, vcc, s99, v0
	v_add_u32_e32 v40, vcc, s41, v0
	v_add_u32_e32 v31, vcc, s75, v0
	buffer_load_dword v39, v27, s[0:3], 0 offen
	buffer_load_dword v38, v28, s[0:3], 0 offen
	buffer_load_dword v37, v29, s[0:3], 0 offen
	buffer_load_dword v36, v30, s[0:3], 0 offen
	buffer_load_dword v35, v31, s[0:3], 0 offen
	v_add_u32_e32 v27, vcc, s97, v0
	v_add_u32_e32 v28, vcc, s72, v0
	v_add_u32_e32 v29, vcc, 0x398, v0
	v_add_u32_e32 v30, vcc, 0x394, v0
	v_add_u32_e32 v41, vcc, 0x390, v0
	v_add_u32_e32 v1, vcc, s93, v0
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
	s_mov_b32 s27, 0x404000
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 152
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
	s_mov_b32 s20, 0x407000
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
	s_mov_b64 s[20:21], exec
	s_and_b64 s[50:51], s[20:21], s[8:9]
	s_mov_b32 s27, 0x414500
	buffer_store_dword v45, off, s[0:3], s27
	s_mov_b64 exec, s[50:51]
	s_cbranch_execz .LBB1_59
; %bb.58:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v47
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mov_b32_e32 v250, v44
	v_add_u32_e32 v44, vcc, s35, v0
	v_add_u32_e32 v45, vcc, s84, v0
	v_mov_b32_e32 v10, v47
	v_add_u32_e32 v47, vcc, s7, v0
	v_add_u32_e32 v48, vcc, s90, v0
	v_mov_b32_e32 v251, v46
	v_add_u32_e32 v46, vcc, s85, v0
	buffer_load_dword v87, v44, s[0:3], 0 offen
	buffer_load_dword v86, v45, s[0:3], 0 offen
	buffer_load_dword v85, v46, s[0:3], 0 offen
	buffer_load_dword v84, v47, s[0:3], 0 offen
	buffer_load_dword v83, v48, s[0:3], 0 offen
	v_add_u32_e32 v44, vcc, s91, v0
	v_add_u32_e32 v45, vcc, s96, v0
	v_add_u32_e32 v47, vcc, 0x3d4, v0
	v_add_u32_e32 v48, vcc, 0x3d0, v0
	v_add_u32_e32 v1, vcc, s73, v0
	v_add_u32_e32 v42, vcc, s34, v0
	v_add_u32_e32 v43, vcc, s82, v0
	v_add_u32_e32 v46, vcc, 0x3d8, v0
	v_add_u32_e32 v49, vcc, 0x3cc, v0
	v_add_u32_e32 v50, vcc, 0x3c8, v0
	v_add_u32_e32 v0, vcc, 0x3c4, v0
	buffer_load_dword v82, v44, s[0:3], 0 offen
	buffer_load_dword v81, v45, s[0:3], 0 offen
	buffer_load_dword v45, off, s[0:3], s27
	buffer_load_dword v80, v46, s[0:3], 0 offen
	buffer_load_dword v79, v47, s[0:3], 0 offen
	buffer_load_dword v78, v48, s[0:3], 0 offen
	buffer_load_dword v77, v49, s[0:3], 0 offen
	buffer_load_dword v76, v50, s[0:3], 0 offen
	buffer_load_dword v75, v0, s[0:3], 0 offen
	buffer_load_dword v88, v43, s[0:3], 0 offen
	buffer_load_dword v89, v42, s[0:3], 0 offen
	buffer_load_dword v74, v1, s[0:3], 0 offen
	v_mov_b32_e32 v44, v250
	v_mov_b32_e32 v46, v251
	v_mov_b32_e32 v47, v10
	s_mov_b32 s27, 0x407000
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s20, 0x414800
	buffer_load_dword v42, off, s[0:3], s20
	buffer_load_dword v43, off, s[0:3], s20 offset:4
	v_min_i32_e32 v0, s33, v44
	v_mul_lo_u32 v1, s87, v0
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[156:157], s[20:21], s86, v0, v[42:43]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v157
	v_add_u32_e32 v155, vcc, v0, v1
	v_min_i32_e32 v0, s33, v252
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[159:160], s[20:21], s86, v0, v[42:43]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v160
	v_add_u32_e32 v158, vcc, v0, v1
	v_min_i32_e32 v0, s33, v57
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[162:163], s[20:21], s86, v0, v[42:43]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v163
	v_add_u32_e32 v161, vcc, v0, v1
	v_min_i32_e32 v0, s33, v56
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[165:166], s[20:21], s86, v0, v[42:43]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v166
	v_add_u32_e32 v164, vcc, v0, v1
	v_min_i32_e32 v0, s33, v55
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[168:169], s[20:21], s86, v0, v[42:43]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v169
	v_add_u32_e32 v167, vcc, v0, v1
	v_min_i32_e32 v0, s33, v54
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[250:251], s[20:21], s86, v0, v[42:43]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v251
	v_add_u32_e32 v170, vcc, v0, v1
	v_min_i32_e32 v0, s33, v53
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[171:172], s[20:21], s86, v0, v[42:43]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v172
	v_add_u32_e32 v173, vcc, v0, v1
	v_min_i32_e32 v0, s33, v52
	v_mul_lo_u32 v1, s87, v0
	v_mad_u64_u32 v[254:255], s[20:21], s86, v0, v[42:43]
	v_ashrrev_i32_e32 v0, 31, v0
	v_mul_lo_u32 v0, s86, v0
	v_add_u32_e32 v1, vcc, v1, v255
	v_add_u32_e32 v253, vcc, v0, v1
	.loc	0 162
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execnz .LBB1_63
; %bb.60:                               ;   in Loop: Header=BB1_27 Depth=3
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execnz .LBB1_68
.LBB1_61:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 165
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[50:51], exec, s[20:21]
	s_cbranch_execnz .LBB1_73
.LBB1_62:                               ;   in Loop: Header=BB1_27 Depth=3
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execz .LBB1_26
	s_branch .LBB1_201
.LBB1_63:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 163
	s_and_saveexec_b64 s[50:51], s[10:11]
	s_cbranch_execz .LBB1_67
; %bb.64:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415300
	buffer_store_dword v44, off, s[0:3], s27
	s_mov_b32 s27, 0x415200
	buffer_store_dword v252, off, s[0:3], s27
	s_mov_b32 s27, 0x415100
	buffer_store_dword v57, off, s[0:3], s27
	s_mov_b32 s27, 0x415000
	buffer_store_dword v56, off, s[0:3], s27
	s_mov_b32 s27, 0x414f00
	buffer_store_dword v55, off, s[0:3], s27
	s_mov_b32 s27, 0x414e00
	buffer_store_dword v54, off, s[0:3], s27
	s_mov_b32 s27, 0x414d00
	buffer_store_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x414c00
	buffer_store_dword v52, off, s[0:3], s27
	s_mov_b32 s27, 0x415600
	buffer_load_dword v251, off, s[0:3], s27
	buffer_load_dword v252, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x404000
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
	s_mov_b32 s27, 0x40e500
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
	s_mov_b32 s27, 0x40d500
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
	s_mov_b32 s27, 0x40c500
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
	s_mov_b32 s27, 0x40b500
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
	s_mov_b32 s27, 0x40a500
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
	s_mov_b32 s27, 0x409500
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
	v_mov_b32_e32 v154, v47
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[54:55], 0
.LBB1_65:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_waitcnt vmcnt(14)
	v_add_u32_e32 v0, vcc, 16, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	flat_load_dwordx4 v[42:45], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	flat_load_dwordx4 v[46:49], v[0:1]
	v_add_u32_e32 v0, vcc, 48, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	flat_load_dwordx4 v[50:53], v[0:1]
	flat_load_dwordx4 v[54:57], v[251:252]
	.loc	0 163
	v_add_u32_e32 v0, vcc, s54, v254
	v_mov_b32_e32 v255, s55
	v_addc_u32_e32 v1, vcc, v253, v255, vcc
	flat_load_dword v0, v[0:1]
	s_mov_b32 s27, 0x408000
	s_waitcnt vmcnt(0)
	v_mad_f32 v153, v0, v53, v153
	v_mad_f32 v152, v0, v52, v152
	v_mad_f32 v151, v0, v51, v151
	v_mad_f32 v150, v0, v50, v150
	v_mad_f32 v149, v0, v49, v149
	v_mad_f32 v148, v0, v48, v148
	v_mad_f32 v147, v0, v47, v147
	v_mad_f32 v146, v0, v46, v146
	v_mad_f32 v145, v0, v45, v145
	v_mad_f32 v144, v0, v44, v144
	v_mad_f32 v143, v0, v43, v143
	v_mad_f32 v142, v0, v42, v142
	v_mad_f32 v141, v0, v57, v141
	v_mad_f32 v140, v0, v56, v140
	v_mad_f32 v139, v0, v55, v139
	v_mac_f32_e32 v138, v0, v54
	v_add_u32_e32 v0, vcc, s54, v171
	v_addc_u32_e32 v1, vcc, v173, v255, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mad_f32 v25, v0, v53, v25
	v_mad_f32 v24, v0, v52, v24
	v_mad_f32 v23, v0, v51, v23
	v_mad_f32 v22, v0, v50, v22
	v_mad_f32 v21, v0, v49, v21
	v_mad_f32 v20, v0, v48, v20
	v_mad_f32 v19, v0, v47, v19
	v_mad_f32 v18, v0, v46, v18
	v_mad_f32 v17, v0, v45, v17
	v_mad_f32 v16, v0, v44, v16
	v_mad_f32 v15, v0, v43, v15
	v_mad_f32 v14, v0, v42, v14
	v_mad_f32 v13, v0, v57, v13
	v_mad_f32 v12, v0, v56, v12
	v_mad_f32 v11, v0, v55, v11
	v_mac_f32_e32 v10, v0, v54
	v_add_u32_e32 v0, vcc, s54, v250
	v_addc_u32_e32 v1, vcc, v170, v255, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mad_f32 v137, v0, v53, v137
	v_mad_f32 v136, v0, v52, v136
	v_mad_f32 v135, v0, v51, v135
	v_mad_f32 v134, v0, v50, v134
	v_mad_f32 v133, v0, v49, v133
	v_mad_f32 v132, v0, v48, v132
	v_mad_f32 v131, v0, v47, v131
	v_mad_f32 v130, v0, v46, v130
	v_mad_f32 v129, v0, v45, v129
	v_mad_f32 v128, v0, v44, v128
	v_mad_f32 v127, v0, v43, v127
	v_mad_f32 v126, v0, v42, v126
	v_mad_f32 v125, v0, v57, v125
	v_mad_f32 v124, v0, v56, v124
	v_mad_f32 v123, v0, v55, v123
	v_mac_f32_e32 v122, v0, v54
	v_add_u32_e32 v0, vcc, s54, v168
	v_addc_u32_e32 v1, vcc, v167, v255, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mad_f32 v121, v0, v53, v121
	v_mad_f32 v120, v0, v52, v120
	v_mad_f32 v119, v0, v51, v119
	v_mad_f32 v118, v0, v50, v118
	v_mad_f32 v117, v0, v49, v117
	v_mad_f32 v116, v0, v48, v116
	v_mad_f32 v115, v0, v47, v115
	v_mad_f32 v114, v0, v46, v114
	v_mad_f32 v113, v0, v45, v113
	v_mad_f32 v112, v0, v44, v112
	v_mad_f32 v111, v0, v43, v111
	v_mad_f32 v110, v0, v42, v110
	v_mad_f32 v109, v0, v57, v109
	v_mad_f32 v108, v0, v56, v108
	v_mad_f32 v107, v0, v55, v107
	v_mac_f32_e32 v106, v0, v54
	v_add_u32_e32 v0, vcc, s54, v165
	v_addc_u32_e32 v1, vcc, v164, v255, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mad_f32 v105, v0, v53, v105
	v_mad_f32 v104, v0, v52, v104
	v_mad_f32 v103, v0, v51, v103
	v_mad_f32 v102, v0, v50, v102
	v_mad_f32 v101, v0, v49, v101
	v_mad_f32 v100, v0, v48, v100
	v_mad_f32 v99, v0, v47, v99
	v_mad_f32 v98, v0, v46, v98
	v_mad_f32 v97, v0, v45, v97
	v_mad_f32 v96, v0, v44, v96
	v_mad_f32 v95, v0, v43, v95
	v_mad_f32 v94, v0, v42, v94
	v_mad_f32 v93, v0, v57, v93
	v_mad_f32 v92, v0, v56, v92
	v_mad_f32 v91, v0, v55, v91
	v_mac_f32_e32 v90, v0, v54
	v_add_u32_e32 v0, vcc, s54, v162
	v_addc_u32_e32 v1, vcc, v161, v255, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mad_f32 v89, v0, v53, v89
	v_mad_f32 v88, v0, v52, v88
	v_mad_f32 v87, v0, v51, v87
	v_mad_f32 v86, v0, v50, v86
	v_mad_f32 v85, v0, v49, v85
	v_mad_f32 v84, v0, v48, v84
	v_mad_f32 v83, v0, v47, v83
	v_mad_f32 v82, v0, v46, v82
	v_mad_f32 v81, v0, v45, v81
	v_mad_f32 v80, v0, v44, v80
	v_mad_f32 v79, v0, v43, v79
	v_mad_f32 v78, v0, v42, v78
	v_mad_f32 v77, v0, v57, v77
	v_mad_f32 v76, v0, v56, v76
	v_mad_f32 v75, v0, v55, v75
	v_mac_f32_e32 v74, v0, v54
	v_add_u32_e32 v0, vcc, s54, v159
	v_addc_u32_e32 v1, vcc, v158, v255, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mad_f32 v73, v0, v53, v73
	v_mad_f32 v72, v0, v52, v72
	v_mad_f32 v71, v0, v51, v71
	v_mad_f32 v70, v0, v50, v70
	v_mad_f32 v69, v0, v49, v69
	v_mad_f32 v68, v0, v48, v68
	v_mad_f32 v67, v0, v47, v67
	v_mad_f32 v66, v0, v46, v66
	v_mad_f32 v65, v0, v45, v65
	v_mad_f32 v64, v0, v44, v64
	v_mad_f32 v63, v0, v43, v63
	v_mad_f32 v62, v0, v42, v62
	v_mad_f32 v61, v0, v57, v61
	v_mad_f32 v60, v0, v56, v60
	v_mad_f32 v59, v0, v55, v59
	v_mac_f32_e32 v58, v0, v54
	v_add_u32_e32 v0, vcc, s54, v156
	v_addc_u32_e32 v1, vcc, v155, v255, vcc
	flat_load_dword v0, v[0:1]
	v_add_u32_e32 v251, vcc, s98, v251
	v_addc_u32_e32 v252, vcc, 0, v252, vcc
	s_add_u32 s54, s54, 4
	s_addc_u32 s55, s55, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v40, v0, v52, v40
	v_mad_f32 v39, v0, v51, v39
	buffer_load_dword v51, off, s[0:3], s27
	buffer_load_dword v52, off, s[0:3], s27 offset:4
	v_mad_f32 v41, v0, v53, v41
	v_mad_f32 v38, v0, v50, v38
	v_mad_f32 v37, v0, v49, v37
	v_mad_f32 v36, v0, v48, v36
	v_mad_f32 v35, v0, v47, v35
	v_mad_f32 v34, v0, v46, v34
	v_mad_f32 v33, v0, v45, v33
	v_mad_f32 v32, v0, v44, v32
	v_mad_f32 v31, v0, v43, v31
	v_mad_f32 v30, v0, v42, v30
	v_mad_f32 v29, v0, v57, v29
	v_mad_f32 v28, v0, v56, v28
	v_mad_f32 v27, v0, v55, v27
	v_mac_f32_e32 v26, v0, v54
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s54, v51
	s_or_b64 s[52:53], vcc, s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB1_65
; %bb.66:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[52:53]
	s_mov_b32 s27, 0x409500
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
	s_mov_b32 s27, 0x40a500
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
	s_mov_b32 s27, 0x40b500
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
	s_mov_b32 s27, 0x40c500
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
	s_mov_b32 s27, 0x40d500
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
	s_mov_b32 s27, 0x40e500
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
	s_mov_b32 s27, 0x404000
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
	s_mov_b32 s27, 0x415500
	buffer_load_dword v46, off, s[0:3], s27
	s_mov_b32 s27, 0x415400
	buffer_load_dword v51, off, s[0:3], s27
	s_mov_b32 s27, 0x414c00
	buffer_load_dword v52, off, s[0:3], s27
	s_mov_b32 s27, 0x414d00
	buffer_load_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x414e00
	buffer_load_dword v54, off, s[0:3], s27
	s_mov_b32 s27, 0x414f00
	buffer_load_dword v55, off, s[0:3], s27
	s_mov_b32 s27, 0x415000
	buffer_load_dword v56, off, s[0:3], s27
	s_mov_b32 s27, 0x415100
	buffer_load_dword v57, off, s[0:3], s27
	s_mov_b32 s27, 0x415200
	buffer_load_dword v252, off, s[0:3], s27
	s_mov_b32 s27, 0x415300
	buffer_load_dword v44, off, s[0:3], s27
	s_mov_b32 s27, 0x414500
	buffer_load_dword v45, off, s[0:3], s27
	v_mov_b32_e32 v47, v154
.LBB1_67:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[50:51]
	.loc	0 162
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB1_61
.LBB1_68:                               ;   in Loop: Header=BB1_27 Depth=3
	s_and_saveexec_b64 s[50:51], s[10:11]
	s_cbranch_execz .LBB1_72
; %bb.69:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415a00
	buffer_store_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x415300
	s_waitcnt vmcnt(2)
	buffer_store_dword v44, off, s[0:3], s27
	s_mov_b32 s27, 0x415200
	buffer_store_dword v252, off, s[0:3], s27
	s_mov_b32 s27, 0x415100
	buffer_store_dword v57, off, s[0:3], s27
	s_mov_b32 s27, 0x415000
	buffer_store_dword v56, off, s[0:3], s27
	s_mov_b32 s27, 0x414f00
	buffer_store_dword v55, off, s[0:3], s27
	s_mov_b32 s27, 0x414e00
	buffer_store_dword v54, off, s[0:3], s27
	s_mov_b32 s27, 0x414d00
	buffer_store_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x414c00
	buffer_store_dword v52, off, s[0:3], s27
	s_mov_b32 s27, 0x415600
	buffer_load_dword v251, off, s[0:3], s27
	buffer_load_dword v252, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x413500
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
	s_mov_b32 s27, 0x408200
	buffer_store_dword v170, off, s[0:3], s27
	s_mov_b32 s27, 0x408400
	buffer_store_dword v171, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v172, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x408300
	buffer_store_dword v173, off, s[0:3], s27
	s_mov_b32 s27, 0x412500
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
	s_mov_b32 s27, 0x411500
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
	s_mov_b32 s27, 0x410500
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
	s_mov_b32 s27, 0x404000
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
	s_mov_b32 s27, 0x40e500
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
	s_mov_b32 s27, 0x40d500
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
	s_mov_b32 s27, 0x409400
	buffer_store_dword v155, off, s[0:3], s27
	s_mov_b32 s27, 0x408600
	buffer_store_dword v156, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v157, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409000
	buffer_store_dword v158, off, s[0:3], s27
	s_mov_b32 s27, 0x408800
	buffer_store_dword v159, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v160, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409100
	buffer_store_dword v161, off, s[0:3], s27
	s_mov_b32 s27, 0x408a00
	buffer_store_dword v162, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v163, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409200
	buffer_store_dword v164, off, s[0:3], s27
	s_mov_b32 s27, 0x408c00
	buffer_store_dword v165, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v166, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409300
	buffer_store_dword v167, off, s[0:3], s27
	s_mov_b32 s27, 0x408e00
	buffer_store_dword v168, off, s[0:3], s27
	s_waitcnt vmcnt(0)
	buffer_store_dword v169, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x40c500
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
	s_mov_b32 s27, 0x40b500
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
	s_mov_b32 s27, 0x40a500
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
	s_mov_b32 s27, 0x403000
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
	s_mov_b32 s27, 0x40f500
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
	s_mov_b32 s27, 0x409500
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
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[54:55], 0
.LBB1_70:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_mov_b32 s27, 0x408400
	buffer_load_dword v42, off, s[0:3], s27
	buffer_load_dword v43, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x408300
	buffer_load_dword v43, off, s[0:3], s27
	s_mov_b32 s27, 0x408200
	buffer_load_dword v45, off, s[0:3], s27
	s_mov_b32 s27, 0x408e00
	buffer_load_dword v46, off, s[0:3], s27
	buffer_load_dword v47, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409300
	buffer_load_dword v47, off, s[0:3], s27
	s_mov_b32 s27, 0x408c00
	buffer_load_dword v48, off, s[0:3], s27
	buffer_load_dword v49, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409200
	buffer_load_dword v49, off, s[0:3], s27
	s_mov_b32 s27, 0x408a00
	buffer_load_dword v50, off, s[0:3], s27
	buffer_load_dword v51, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409100
	buffer_load_dword v51, off, s[0:3], s27
	s_mov_b32 s27, 0x408800
	buffer_load_dword v52, off, s[0:3], s27
	buffer_load_dword v53, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409000
	buffer_load_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x408600
	buffer_load_dword v54, off, s[0:3], s27
	buffer_load_dword v55, off, s[0:3], s27 offset:4
	s_mov_b32 s27, 0x409400
	buffer_load_dword v55, off, s[0:3], s27
	v_mov_b32_e32 v255, s55
	v_add_u32_e32 v0, vcc, s54, v254
	v_addc_u32_e32 v1, vcc, v253, v255, vcc
	s_mov_b32 s27, 0x408000
	s_waitcnt vmcnt(14)
	v_add_u32_e32 v42, vcc, s54, v42
	v_addc_u32_e32 v43, vcc, v43, v255, vcc
	v_add_u32_e32 v44, vcc, s54, v250
	v_addc_u32_e32 v45, vcc, v45, v255, vcc
	s_waitcnt vmcnt(13)
	v_add_u32_e32 v46, vcc, s54, v46
	s_waitcnt vmcnt(12)
	v_addc_u32_e32 v47, vcc, v47, v255, vcc
	s_waitcnt vmcnt(10)
	v_add_u32_e32 v48, vcc, s54, v48
	s_waitcnt vmcnt(9)
	v_addc_u32_e32 v49, vcc, v49, v255, vcc
	s_waitcnt vmcnt(7)
	v_add_u32_e32 v50, vcc, s54, v50
	s_waitcnt vmcnt(6)
	v_addc_u32_e32 v51, vcc, v51, v255, vcc
	s_waitcnt vmcnt(4)
	v_add_u32_e32 v52, vcc, s54, v52
	s_waitcnt vmcnt(3)
	v_addc_u32_e32 v53, vcc, v53, v255, vcc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v54, vcc, s54, v54
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v55, vcc, v55, v255, vcc
	flat_load_dword v56, v[0:1]
	flat_load_dword v57, v[42:43]
	flat_load_dword v255, v[44:45]
	flat_load_dword v46, v[46:47]
	flat_load_dword v47, v[48:49]
	flat_load_dword v48, v[50:51]
	flat_load_dword v49, v[52:53]
	buffer_load_dword v0, off, s[0:3], s27
	buffer_load_dword v1, off, s[0:3], s27 offset:4
	flat_load_dword v50, v[54:55]
	.loc	0 162
	s_mov_b32 s27, 0x403000
	s_add_u32 s54, s54, 4
	s_addc_u32 s55, s55, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v51, v0
	v_add_u32_e32 v0, vcc, 48, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	flat_load_dwordx4 v[42:45], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v121, v56, v45, v121
	v_mad_f32 v120, v56, v44, v120
	v_mad_f32 v119, v56, v43, v119
	v_mad_f32 v118, v56, v42, v118
	v_mad_f32 v73, v57, v45, v73
	v_mad_f32 v72, v57, v44, v72
	v_mad_f32 v71, v57, v43, v71
	v_mad_f32 v70, v57, v42, v70
	v_mad_f32 v233, v255, v45, v233
	v_mad_f32 v232, v255, v44, v232
	v_mad_f32 v231, v255, v43, v231
	v_mad_f32 v230, v255, v42, v230
	v_mad_f32 v201, v46, v45, v201
	v_mad_f32 v200, v46, v44, v200
	v_mad_f32 v199, v46, v43, v199
	v_mad_f32 v198, v46, v42, v198
	v_mad_f32 v169, v47, v45, v169
	v_mad_f32 v168, v47, v44, v168
	v_mad_f32 v167, v47, v43, v167
	v_mad_f32 v166, v47, v42, v166
	v_mad_f32 v137, v48, v45, v137
	v_mad_f32 v136, v48, v44, v136
	v_mad_f32 v135, v48, v43, v135
	v_mad_f32 v134, v48, v42, v134
	v_mad_f32 v249, v49, v45, v249
	v_mad_f32 v248, v49, v44, v248
	v_mad_f32 v247, v49, v43, v247
	v_mad_f32 v246, v49, v42, v246
	v_mad_f32 v25, v50, v45, v25
	v_mad_f32 v24, v50, v44, v24
	v_mad_f32 v23, v50, v43, v23
	v_mad_f32 v22, v50, v42, v22
	flat_load_dwordx4 v[42:45], v[0:1]
	v_add_u32_e32 v0, vcc, 16, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v117, v56, v45, v117
	v_mad_f32 v116, v56, v44, v116
	v_mad_f32 v115, v56, v43, v115
	v_mad_f32 v114, v56, v42, v114
	v_mad_f32 v69, v57, v45, v69
	v_mad_f32 v68, v57, v44, v68
	v_mad_f32 v67, v57, v43, v67
	v_mad_f32 v66, v57, v42, v66
	v_mad_f32 v229, v255, v45, v229
	v_mad_f32 v228, v255, v44, v228
	v_mad_f32 v227, v255, v43, v227
	v_mad_f32 v226, v255, v42, v226
	v_mad_f32 v197, v46, v45, v197
	v_mad_f32 v196, v46, v44, v196
	v_mad_f32 v195, v46, v43, v195
	v_mad_f32 v194, v46, v42, v194
	v_mad_f32 v165, v47, v45, v165
	v_mad_f32 v164, v47, v44, v164
	v_mad_f32 v163, v47, v43, v163
	v_mad_f32 v162, v47, v42, v162
	v_mad_f32 v133, v48, v45, v133
	v_mad_f32 v132, v48, v44, v132
	v_mad_f32 v131, v48, v43, v131
	v_mad_f32 v130, v48, v42, v130
	v_mad_f32 v245, v49, v45, v245
	v_mad_f32 v244, v49, v44, v244
	v_mad_f32 v243, v49, v43, v243
	v_mad_f32 v242, v49, v42, v242
	v_mad_f32 v21, v50, v45, v21
	v_mad_f32 v20, v50, v44, v20
	v_mad_f32 v19, v50, v43, v19
	v_mad_f32 v18, v50, v42, v18
	flat_load_dwordx4 v[42:45], v[0:1]
	v_add_u32_e32 v0, vcc, 64, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v113, v56, v45, v113
	v_mad_f32 v112, v56, v44, v112
	v_mad_f32 v111, v56, v43, v111
	v_mad_f32 v110, v56, v42, v110
	v_mad_f32 v65, v57, v45, v65
	v_mad_f32 v64, v57, v44, v64
	v_mad_f32 v63, v57, v43, v63
	v_mad_f32 v62, v57, v42, v62
	v_mad_f32 v225, v255, v45, v225
	v_mad_f32 v224, v255, v44, v224
	v_mad_f32 v223, v255, v43, v223
	v_mad_f32 v222, v255, v42, v222
	v_mad_f32 v193, v46, v45, v193
	v_mad_f32 v192, v46, v44, v192
	v_mad_f32 v191, v46, v43, v191
	v_mad_f32 v190, v46, v42, v190
	v_mad_f32 v161, v47, v45, v161
	v_mad_f32 v160, v47, v44, v160
	v_mad_f32 v159, v47, v43, v159
	v_mad_f32 v158, v47, v42, v158
	v_mad_f32 v129, v48, v45, v129
	v_mad_f32 v128, v48, v44, v128
	v_mad_f32 v127, v48, v43, v127
	v_mad_f32 v126, v48, v42, v126
	v_mad_f32 v241, v49, v45, v241
	v_mad_f32 v240, v49, v44, v240
	v_mad_f32 v239, v49, v43, v239
	v_mad_f32 v238, v49, v42, v238
	v_mad_f32 v17, v50, v45, v17
	v_mad_f32 v16, v50, v44, v16
	v_mad_f32 v15, v50, v43, v15
	v_mad_f32 v14, v50, v42, v14
	flat_load_dwordx4 v[42:45], v[251:252]
	s_waitcnt vmcnt(0)
	v_mad_f32 v61, v57, v45, v61
	v_mad_f32 v60, v57, v44, v60
	v_mad_f32 v59, v57, v43, v59
	v_mac_f32_e32 v58, v57, v42
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
	v_mad_f32 v13, v50, v45, v13
	v_mad_f32 v12, v50, v44, v12
	v_mad_f32 v11, v50, v43, v11
	v_mac_f32_e32 v10, v50, v42
	s_mov_b32 s27, 0x404000
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
	s_mov_b32 s27, 0x405000
	v_mad_f32 v109, v56, v45, v109
	v_mad_f32 v108, v56, v44, v108
	v_mad_f32 v107, v56, v43, v107
	v_mac_f32_e32 v106, v56, v42
	v_mad_f32 v221, v255, v45, v221
	v_mad_f32 v220, v255, v44, v220
	v_mad_f32 v219, v255, v43, v219
	v_mac_f32_e32 v218, v255, v42
	v_mad_f32 v189, v46, v45, v189
	v_mad_f32 v188, v46, v44, v188
	v_mad_f32 v187, v46, v43, v187
	v_mac_f32_e32 v186, v46, v42
	v_mad_f32 v157, v47, v45, v157
	v_mad_f32 v156, v47, v44, v156
	v_mad_f32 v155, v47, v43, v155
	v_mac_f32_e32 v154, v47, v42
	v_mad_f32 v125, v48, v45, v125
	v_mad_f32 v124, v48, v44, v124
	v_mad_f32 v123, v48, v43, v123
	v_mac_f32_e32 v122, v48, v42
	v_mad_f32 v237, v49, v45, v237
	v_mad_f32 v236, v49, v44, v236
	v_mad_f32 v235, v49, v43, v235
	v_mac_f32_e32 v234, v49, v42
	flat_load_dwordx4 v[42:45], v[0:1]
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
	s_mov_b32 s27, 0x406000
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
	s_mov_b32 s27, 0x407000
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
	v_add_u32_e32 v0, vcc, s4, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	s_mov_b32 s27, 0x405000
	s_waitcnt vmcnt(14)
	v_mad_f32 v77, v56, v45, v77
	v_mad_f32 v76, v56, v44, v76
	v_mad_f32 v75, v56, v43, v75
	v_mad_f32 v74, v56, v42, v74
	v_mad_f32 v13, v57, v45, v13
	v_mad_f32 v12, v57, v44, v12
	v_mad_f32 v11, v57, v43, v11
	v_mad_f32 v10, v57, v42, v10
	v_mad_f32 v29, v255, v45, v29
	v_mad_f32 v28, v255, v44, v28
	v_mad_f32 v27, v255, v43, v27
	v_mad_f32 v26, v255, v42, v26
	v_mad_f32 v205, v46, v45, v205
	v_mad_f32 v204, v46, v44, v204
	v_mad_f32 v203, v46, v43, v203
	v_mad_f32 v202, v46, v42, v202
	v_mad_f32 v173, v47, v45, v173
	v_mad_f32 v172, v47, v44, v172
	v_mad_f32 v171, v47, v43, v171
	v_mad_f32 v170, v47, v42, v170
	v_mad_f32 v61, v48, v45, v61
	v_mad_f32 v60, v48, v44, v60
	v_mad_f32 v59, v48, v43, v59
	v_mad_f32 v58, v48, v42, v58
	v_mad_f32 v141, v49, v45, v141
	v_mad_f32 v140, v49, v44, v140
	v_mad_f32 v139, v49, v43, v139
	v_mad_f32 v138, v49, v42, v138
	s_waitcnt vmcnt(0)
	v_mad_f32 v93, v50, v45, v93
	v_mad_f32 v92, v50, v44, v92
	v_mad_f32 v91, v50, v43, v91
	v_mad_f32 v90, v50, v42, v90
	flat_load_dwordx4 v[42:45], v[0:1]
	v_add_u32_e32 v0, vcc, s92, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v89, v56, v45, v89
	v_mad_f32 v88, v56, v44, v88
	v_mad_f32 v87, v56, v43, v87
	v_mad_f32 v86, v56, v42, v86
	v_mad_f32 v25, v57, v45, v25
	v_mad_f32 v24, v57, v44, v24
	v_mad_f32 v23, v57, v43, v23
	v_mad_f32 v22, v57, v42, v22
	v_mad_f32 v41, v255, v45, v41
	v_mad_f32 v40, v255, v44, v40
	v_mad_f32 v39, v255, v43, v39
	v_mad_f32 v38, v255, v42, v38
	v_mad_f32 v217, v46, v45, v217
	v_mad_f32 v216, v46, v44, v216
	v_mad_f32 v215, v46, v43, v215
	v_mad_f32 v214, v46, v42, v214
	v_mad_f32 v185, v47, v45, v185
	v_mad_f32 v184, v47, v44, v184
	v_mad_f32 v183, v47, v43, v183
	v_mad_f32 v182, v47, v42, v182
	v_mad_f32 v73, v48, v45, v73
	v_mad_f32 v72, v48, v44, v72
	v_mad_f32 v71, v48, v43, v71
	v_mad_f32 v70, v48, v42, v70
	v_mad_f32 v153, v49, v45, v153
	v_mad_f32 v152, v49, v44, v152
	v_mad_f32 v151, v49, v43, v151
	v_mad_f32 v150, v49, v42, v150
	v_mad_f32 v105, v50, v45, v105
	v_mad_f32 v104, v50, v44, v104
	v_mad_f32 v103, v50, v43, v103
	v_mad_f32 v102, v50, v42, v102
	flat_load_dwordx4 v[42:45], v[0:1]
	v_add_u32_e32 v0, vcc, s6, v251
	v_addc_u32_e32 v1, vcc, 0, v252, vcc
	v_cmp_eq_u32_e32 vcc, s54, v51
	s_or_b64 s[52:53], vcc, s[52:53]
	v_add_u32_e32 v251, vcc, 0x80, v251
	v_addc_u32_e32 v252, vcc, 0, v252, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v85, v56, v45, v85
	v_mad_f32 v84, v56, v44, v84
	v_mad_f32 v83, v56, v43, v83
	v_mad_f32 v82, v56, v42, v82
	v_mad_f32 v21, v57, v45, v21
	v_mad_f32 v20, v57, v44, v20
	v_mad_f32 v19, v57, v43, v19
	v_mad_f32 v18, v57, v42, v18
	v_mad_f32 v37, v255, v45, v37
	v_mad_f32 v36, v255, v44, v36
	v_mad_f32 v35, v255, v43, v35
	v_mad_f32 v34, v255, v42, v34
	v_mad_f32 v213, v46, v45, v213
	v_mad_f32 v212, v46, v44, v212
	v_mad_f32 v211, v46, v43, v211
	v_mad_f32 v210, v46, v42, v210
	v_mad_f32 v181, v47, v45, v181
	v_mad_f32 v180, v47, v44, v180
	v_mad_f32 v179, v47, v43, v179
	v_mad_f32 v178, v47, v42, v178
	v_mad_f32 v69, v48, v45, v69
	v_mad_f32 v68, v48, v44, v68
	v_mad_f32 v67, v48, v43, v67
	v_mad_f32 v66, v48, v42, v66
	v_mad_f32 v149, v49, v45, v149
	v_mad_f32 v148, v49, v44, v148
	v_mad_f32 v147, v49, v43, v147
	v_mad_f32 v146, v49, v42, v146
	v_mad_f32 v101, v50, v45, v101
	v_mad_f32 v100, v50, v44, v100
	v_mad_f32 v99, v50, v43, v99
	v_mad_f32 v98, v50, v42, v98
	flat_load_dwordx4 v[42:45], v[0:1]
	s_waitcnt vmcnt(0)
	v_mad_f32 v17, v57, v45, v17
	v_mad_f32 v16, v57, v44, v16
	v_mad_f32 v15, v57, v43, v15
	v_mac_f32_e32 v14, v57, v42
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
	s_mov_b32 s27, 0x404000
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
	v_mad_f32 v65, v48, v45, v65
	v_mad_f32 v64, v48, v44, v64
	v_mad_f32 v63, v48, v43, v63
	v_mac_f32_e32 v62, v48, v42
	s_mov_b32 s27, 0x406000
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
	s_mov_b32 s27, 0x403000
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
	v_mad_f32 v81, v56, v45, v81
	v_mad_f32 v80, v56, v44, v80
	v_mad_f32 v79, v56, v43, v79
	v_mac_f32_e32 v78, v56, v42
	v_mad_f32 v33, v255, v45, v33
	v_mad_f32 v32, v255, v44, v32
	v_mad_f32 v31, v255, v43, v31
	v_mac_f32_e32 v30, v255, v42
	v_mad_f32 v209, v46, v45, v209
	v_mad_f32 v208, v46, v44, v208
	v_mad_f32 v207, v46, v43, v207
	v_mac_f32_e32 v206, v46, v42
	v_mad_f32 v177, v47, v45, v177
	v_mad_f32 v176, v47, v44, v176
	v_mad_f32 v175, v47, v43, v175
	v_mac_f32_e32 v174, v47, v42
	v_mad_f32 v145, v49, v45, v145
	v_mad_f32 v144, v49, v44, v144
	v_mad_f32 v143, v49, v43, v143
	v_mac_f32_e32 v142, v49, v42
	v_mad_f32 v97, v50, v45, v97
	v_mad_f32 v96, v50, v44, v96
	v_mad_f32 v95, v50, v43, v95
	v_mac_f32_e32 v94, v50, v42
	s_mov_b32 s27, 0x407000
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
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB1_70
; %bb.71:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[52:53]
	s_mov_b32 s27, 0x409500
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
	s_mov_b32 s27, 0x40f500
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
	s_mov_b32 s27, 0x40a500
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
	s_mov_b32 s27, 0x40b500
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
	s_mov_b32 s27, 0x40c500
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
	s_mov_b32 s27, 0x40d500
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
	s_mov_b32 s27, 0x40e500
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
	s_mov_b32 s27, 0x410500
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
	s_mov_b32 s27, 0x411500
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
	s_mov_b32 s27, 0x412500
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
	s_mov_b32 s27, 0x413500
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
	s_mov_b32 s27, 0x415500
	buffer_load_dword v46, off, s[0:3], s27
	s_mov_b32 s27, 0x415400
	buffer_load_dword v51, off, s[0:3], s27
	s_mov_b32 s27, 0x414c00
	buffer_load_dword v52, off, s[0:3], s27
	s_mov_b32 s27, 0x414d00
	buffer_load_dword v53, off, s[0:3], s27
	s_mov_b32 s27, 0x414e00
	buffer_load_dword v54, off, s[0:3], s27
	s_mov_b32 s27, 0x414f00
	buffer_load_dword v55, off, s[0:3], s27
	s_mov_b32 s27, 0x415000
	buffer_load_dword v56, off, s[0:3], s27
	s_mov_b32 s27, 0x415100
	buffer_load_dword v57, off, s[0:3], s27
	s_mov_b32 s27, 0x415200
	buffer_load_dword v252, off, s[0:3], s27
	s_mov_b32 s27, 0x415300
	buffer_load_dword v44, off, s[0:3], s27
	s_mov_b32 s27, 0x414500
	buffer_load_dword v45, off, s[0:3], s27
	s_mov_b32 s27, 0x415a00
	buffer_load_dword v47, off, s[0:3], s27
.LBB1_72:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[50:51]
	s_or_b64 exec, exec, s[20:21]
	.loc	0 165
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[50:51], exec, s[20:21]
	s_cbranch_execz .LBB1_62
.LBB1_73:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v113, 3, v45
	.loc	0 170
	v_cmp_gt_i32_e32 vcc, s76, v113
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB1_200
; %bb.74:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 171
	v_mad_i64_i32 v[0:1], s[20:21], v113, s74, 0
	s_mov_b32 s20, 0x415800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v42, off, s[0:3], s20
	s_mov_b32 s20, 0x415900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v42, v0
	buffer_load_dword v42, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v42, v1, vcc
	.loc	0 172
	s_and_saveexec_b64 s[20:21], s[94:95]
	s_xor_b64 s[54:55], exec, s[20:21]
	s_cbranch_execz .LBB1_80
; %bb.75:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 173
	v_readlane_b32 s16, v4, 12
	s_mov_b32 s16, 0x409500
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
	.loc	0 174
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	0 173
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
	.loc	0 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	.loc	0 173
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
	s_cbranch_vccnz .LBB1_77
; %bb.76:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 174
	v_add_u32_e32 v42, vcc, 16, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dwordx4 v[26:29], v[42:43]
	v_mov_b32_e32 v43, v46
	v_add_u32_e32 v46, vcc, 32, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dwordx4 v[46:49], v[46:47]
	v_mov_b32_e32 v254, v54
	v_mov_b32_e32 v255, v55
	v_mov_b32_e32 v250, v56
	v_mov_b32_e32 v42, v252
	v_mov_b32_e32 v252, v57
	flat_load_dwordx4 v[54:57], v[0:1]
	v_add_u32_e32 v50, vcc, 48, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	v_mov_b32_e32 v251, v52
	v_mov_b32_e32 v253, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	s_mov_b32 s5, 0x415400
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v13, s59, v57
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
	v_mac_f32_e32 v12, s58, v56
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
	v_mac_f32_e32 v11, s57, v55
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
	v_mac_f32_e32 v25, s71, v53
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
	v_mac_f32_e32 v24, s70, v52
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s69, v8, 41
	v_mac_f32_e32 v23, s69, v51
	buffer_load_dword v51, off, s[0:3], s5
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
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
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
	v_mac_f32_e32 v22, s68, v50
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
	v_mac_f32_e32 v21, s67, v49
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
	v_mac_f32_e32 v20, s66, v48
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
	v_mac_f32_e32 v19, s65, v47
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
	v_mac_f32_e32 v18, s64, v46
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
	v_mac_f32_e32 v17, s63, v29
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
	v_mac_f32_e32 v16, s62, v28
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
	v_mac_f32_e32 v15, s61, v27
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mov_b32_e32 v57, v252
	v_mov_b32_e32 v252, v42
	v_mov_b32_e32 v56, v250
	v_mov_b32_e32 v55, v255
	v_mac_f32_e32 v10, s36, v54
	v_mov_b32_e32 v54, v254
	v_mov_b32_e32 v53, v253
	v_mov_b32_e32 v52, v251
	v_mov_b32_e32 v46, v43
	s_movk_i32 s5, 0x330
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v26
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_77:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 48, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_store_dwordx4 v[42:43], v[22:25]
	s_mov_b32 s16, 0x40f500
	v_add_u32_e32 v22, vcc, 32, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	0 173
	v_readlane_b32 s56, v4, 12
	.loc	0 175
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
	.loc	0 173
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
	v_mov_b32_e32 v250, v44
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
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
	s_cbranch_vccnz .LBB1_79
; %bb.78:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 174
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_mov_b32_e32 v240, v46
	v_add_u32_e32 v46, vcc, 0x50, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[46:47]
	v_add_u32_e32 v50, vcc, 0x60, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	v_mov_b32_e32 v234, v52
	v_mov_b32_e32 v235, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	v_mov_b32_e32 v236, v54
	v_add_u32_e32 v54, vcc, 0x70, v0
	v_mov_b32_e32 v237, v55
	v_addc_u32_e32 v55, vcc, 0, v1, vcc
	v_mov_b32_e32 v238, v56
	v_mov_b32_e32 v239, v57
	flat_load_dwordx4 v[54:57], v[54:55]
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v13, s19, v45
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
	v_mac_f32_e32 v12, s18, v44
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
	v_mac_f32_e32 v11, s17, v43
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
	v_mac_f32_e32 v17, s23, v49
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
	v_mac_f32_e32 v16, s22, v48
	v_readlane_b32 s16, v7, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v21, s27, v53
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
	v_mac_f32_e32 v20, s26, v52
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s25, v7, 37
	s_mov_b32 s16, 0x415400
	v_mac_f32_e32 v19, s25, v51
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	buffer_load_dword v51, off, s[0:3], s16
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
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
	v_mac_f32_e32 v18, s24, v50
	v_readlane_b32 s16, v8, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v25, s31, v57
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
	v_mac_f32_e32 v24, s30, v56
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
	v_mac_f32_e32 v15, s61, v47
	v_mac_f32_e32 v23, s29, v55
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s28, v8, 24
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v42
	v_mov_b32_e32 v53, v235
	v_mov_b32_e32 v52, v234
	v_mov_b32_e32 v57, v239
	v_mov_b32_e32 v56, v238
	v_mov_b32_e32 v55, v237
	v_mac_f32_e32 v22, s28, v54
	v_mov_b32_e32 v54, v236
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v46
	v_mov_b32_e32 v46, v240
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
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_79:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x70, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_store_dwordx4 v[44:45], v[22:25]
	s_mov_b32 s20, 0x414500
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[42:43], v[10:13]
	buffer_load_dword v45, off, s[0:3], s20
	s_movk_i32 s16, 0x340
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
	v_mov_b32_e32 v44, v250
.LBB1_80:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_89
; %bb.81:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x409500
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
	.loc	0 178
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
	s_mov_b32 s27, 0x40f500
	.loc	0 179
	v_readlane_b32 s28, v9, 22
	v_readlane_b32 s29, v9, 23
	.loc	0 178
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
	.loc	0 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_88
; %bb.82:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415e00
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
	s_branch .LBB1_84
.LBB1_83:                               ;   in Loop: Header=BB1_84 Depth=4
	.loc	0 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	0 179
	v_add_u32_e32 v10, vcc, 4, v10
	s_add_u32 s58, s58, 1
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v51
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v12, vcc, 4, v12
	.loc	0 180
	flat_store_dword v[14:15], v13
	.loc	0 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_88
.LBB1_84:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 180
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB1_86
; %bb.85:                               ;   in Loop: Header=BB1_84 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s79, v14
	s_cbranch_execnz .LBB1_83
	s_branch .LBB1_87
.LBB1_86:                               ;   in Loop: Header=BB1_84 Depth=4
.LBB1_87:                               ;   in Loop: Header=BB1_84 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_83
.LBB1_88:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_89:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 156
	v_or_b32_e32 v0, 1, v113
	.loc	0 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_200
; %bb.90:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x415800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x415900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	0 172
	s_and_saveexec_b64 s[20:21], s[94:95]
	s_xor_b64 s[54:55], exec, s[20:21]
	s_cbranch_execz .LBB1_96
; %bb.91:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 173
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
	.loc	0 174
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	v_mov_b32_e32 v234, v44
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	0 173
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
	.loc	0 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	.loc	0 173
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
	s_cbranch_vccnz .LBB1_93
; %bb.92:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 174
	v_add_u32_e32 v42, vcc, 16, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	v_mov_b32_e32 v220, v54
	v_mov_b32_e32 v221, v55
	v_mov_b32_e32 v222, v56
	v_mov_b32_e32 v223, v57
	flat_load_dwordx4 v[54:57], v[0:1]
	v_mov_b32_e32 v224, v46
	v_add_u32_e32 v46, vcc, 32, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	v_add_u32_e32 v50, vcc, 48, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	flat_load_dwordx4 v[46:49], v[46:47]
	v_mov_b32_e32 v218, v52
	v_mov_b32_e32 v219, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	s_mov_b32 s5, 0x415400
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v13, s59, v57
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
	v_mac_f32_e32 v12, s58, v56
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
	v_mac_f32_e32 v11, s57, v55
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
	v_mac_f32_e32 v25, s71, v53
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
	v_mac_f32_e32 v24, s70, v52
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s69, v8, 41
	v_mac_f32_e32 v23, s69, v51
	buffer_load_dword v51, off, s[0:3], s5
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
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
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
	v_mac_f32_e32 v22, s68, v50
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
	v_mac_f32_e32 v21, s67, v49
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
	v_mac_f32_e32 v20, s66, v48
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
	v_mac_f32_e32 v19, s65, v47
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
	v_mac_f32_e32 v18, s64, v46
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
	v_mac_f32_e32 v17, s63, v45
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
	v_mac_f32_e32 v16, s62, v44
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
	v_mac_f32_e32 v15, s61, v43
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mov_b32_e32 v57, v223
	v_mov_b32_e32 v56, v222
	v_mov_b32_e32 v55, v221
	v_mac_f32_e32 v10, s36, v54
	v_mov_b32_e32 v54, v220
	v_mov_b32_e32 v53, v219
	v_mov_b32_e32 v52, v218
	v_mov_b32_e32 v46, v224
	s_movk_i32 s5, 0x330
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v42
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_93:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 48, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_store_dwordx4 v[42:43], v[22:25]
	s_mov_b32 s16, 0x405000
	v_add_u32_e32 v22, vcc, 32, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	0 173
	v_readlane_b32 s56, v4, 12
	.loc	0 175
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
	.loc	0 173
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
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
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
	s_cbranch_vccnz .LBB1_95
; %bb.94:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 174
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_mov_b32_e32 v208, v46
	v_add_u32_e32 v46, vcc, 0x50, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[46:47]
	v_add_u32_e32 v50, vcc, 0x60, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	v_mov_b32_e32 v202, v52
	v_mov_b32_e32 v203, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	v_mov_b32_e32 v204, v54
	v_add_u32_e32 v54, vcc, 0x70, v0
	v_mov_b32_e32 v205, v55
	v_addc_u32_e32 v55, vcc, 0, v1, vcc
	v_mov_b32_e32 v206, v56
	v_mov_b32_e32 v207, v57
	flat_load_dwordx4 v[54:57], v[54:55]
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v13, s19, v45
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
	v_mac_f32_e32 v12, s18, v44
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
	v_mac_f32_e32 v11, s17, v43
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
	v_mac_f32_e32 v17, s23, v49
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
	v_mac_f32_e32 v16, s22, v48
	v_readlane_b32 s16, v7, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v21, s27, v53
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
	v_mac_f32_e32 v20, s26, v52
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s25, v7, 37
	s_mov_b32 s16, 0x415400
	v_mac_f32_e32 v19, s25, v51
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	buffer_load_dword v51, off, s[0:3], s16
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
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
	v_mac_f32_e32 v18, s24, v50
	v_readlane_b32 s16, v8, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v25, s31, v57
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
	v_mac_f32_e32 v24, s30, v56
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
	v_mac_f32_e32 v15, s61, v47
	v_mac_f32_e32 v23, s29, v55
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s28, v8, 24
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v42
	v_mov_b32_e32 v53, v203
	v_mov_b32_e32 v52, v202
	v_mov_b32_e32 v57, v207
	v_mov_b32_e32 v56, v206
	v_mov_b32_e32 v55, v205
	v_mac_f32_e32 v22, s28, v54
	v_mov_b32_e32 v54, v204
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v46
	v_mov_b32_e32 v46, v208
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
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_95:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x70, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_store_dwordx4 v[44:45], v[22:25]
	s_mov_b32 s20, 0x414500
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[42:43], v[10:13]
	buffer_load_dword v45, off, s[0:3], s20
	s_movk_i32 s16, 0x340
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
	v_mov_b32_e32 v44, v234
.LBB1_96:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 172
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
	s_cbranch_execz .LBB1_105
; %bb.97:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 178
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
	s_mov_b32 s27, 0x405000
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
	.loc	0 179
	v_readlane_b32 s28, v9, 22
	v_readlane_b32 s29, v9, 23
	.loc	0 178
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
	.loc	0 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_104
; %bb.98:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415e00
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
	s_branch .LBB1_100
.LBB1_99:                               ;   in Loop: Header=BB1_100 Depth=4
	.loc	0 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	0 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v51
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 180
	flat_store_dword v[14:15], v13
	.loc	0 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_104
.LBB1_100:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_102
; %bb.101:                              ;   in Loop: Header=BB1_100 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s79, v14
	s_cbranch_execnz .LBB1_99
	s_branch .LBB1_103
.LBB1_102:                              ;   in Loop: Header=BB1_100 Depth=4
.LBB1_103:                              ;   in Loop: Header=BB1_100 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_99
.LBB1_104:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_105:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 156
	v_or_b32_e32 v0, 2, v113
	.loc	0 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_200
; %bb.106:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x415800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x415900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	0 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[94:95]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x410500
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
	s_mov_b32 s20, 0x40a500
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
	s_cbranch_execz .LBB1_112
; %bb.107:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 173
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
	.loc	0 174
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	v_mov_b32_e32 v202, v44
	.loc	0 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	0 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	0 173
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
	.loc	0 174
	s_cbranch_vccnz .LBB1_109
; %bb.108:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 16, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	v_mov_b32_e32 v188, v54
	v_mov_b32_e32 v189, v55
	v_mov_b32_e32 v190, v56
	v_mov_b32_e32 v191, v57
	flat_load_dwordx4 v[54:57], v[0:1]
	v_mov_b32_e32 v192, v46
	v_add_u32_e32 v46, vcc, 32, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	v_add_u32_e32 v50, vcc, 48, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	flat_load_dwordx4 v[46:49], v[46:47]
	v_mov_b32_e32 v186, v52
	v_mov_b32_e32 v187, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	s_mov_b32 s5, 0x415400
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v13, s59, v57
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
	v_mac_f32_e32 v12, s58, v56
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
	v_mac_f32_e32 v11, s57, v55
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
	v_mac_f32_e32 v25, s71, v53
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
	v_mac_f32_e32 v24, s70, v52
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s69, v8, 41
	v_mac_f32_e32 v23, s69, v51
	buffer_load_dword v51, off, s[0:3], s5
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
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
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
	v_mac_f32_e32 v22, s68, v50
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
	v_mac_f32_e32 v21, s67, v49
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
	v_mac_f32_e32 v20, s66, v48
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
	v_mac_f32_e32 v19, s65, v47
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
	v_mac_f32_e32 v18, s64, v46
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
	v_mac_f32_e32 v17, s63, v45
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
	v_mac_f32_e32 v16, s62, v44
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
	v_mac_f32_e32 v15, s61, v43
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mov_b32_e32 v57, v191
	v_mov_b32_e32 v56, v190
	v_mov_b32_e32 v55, v189
	v_mac_f32_e32 v10, s36, v54
	v_mov_b32_e32 v54, v188
	v_mov_b32_e32 v53, v187
	v_mov_b32_e32 v52, v186
	v_mov_b32_e32 v46, v192
	s_movk_i32 s5, 0x330
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v42
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_109:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 48, v0
	.loc	0 173
	v_readlane_b32 s56, v4, 12
	.loc	0 175
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[42:43], v[22:25]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	0 173
	v_mul_f32_e32 v24, s70, v40
	v_readlane_b32 s56, v4, 44
	.loc	0 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	0 173
	v_mul_f32_e32 v20, s66, v36
	v_readlane_b32 s56, v5, 44
	.loc	0 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	0 173
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
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	0 174
	s_cbranch_vccnz .LBB1_111
; %bb.110:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_mov_b32_e32 v176, v46
	v_add_u32_e32 v46, vcc, 0x50, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[46:47]
	v_add_u32_e32 v50, vcc, 0x60, v0
	s_waitcnt vmcnt(6)
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	v_mov_b32_e32 v170, v52
	v_mov_b32_e32 v171, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	v_mov_b32_e32 v172, v54
	v_add_u32_e32 v54, vcc, 0x70, v0
	v_mov_b32_e32 v173, v55
	v_addc_u32_e32 v55, vcc, 0, v1, vcc
	v_mov_b32_e32 v174, v56
	v_mov_b32_e32 v175, v57
	flat_load_dwordx4 v[54:57], v[54:55]
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v13, s19, v45
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
	v_mac_f32_e32 v12, s18, v44
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
	v_mac_f32_e32 v11, s17, v43
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
	v_mac_f32_e32 v17, s23, v49
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
	v_mac_f32_e32 v16, s22, v48
	v_readlane_b32 s16, v7, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v21, s27, v53
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
	v_mac_f32_e32 v20, s26, v52
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s25, v7, 37
	s_mov_b32 s16, 0x415400
	v_mac_f32_e32 v19, s25, v51
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	buffer_load_dword v51, off, s[0:3], s16
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
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
	v_mac_f32_e32 v18, s24, v50
	v_readlane_b32 s16, v8, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v25, s31, v57
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
	v_mac_f32_e32 v24, s30, v56
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
	v_mac_f32_e32 v15, s61, v47
	v_mac_f32_e32 v23, s29, v55
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s28, v8, 24
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v42
	v_mov_b32_e32 v53, v171
	v_mov_b32_e32 v52, v170
	v_mov_b32_e32 v57, v175
	v_mov_b32_e32 v56, v174
	v_mov_b32_e32 v55, v173
	v_mac_f32_e32 v22, s28, v54
	v_mov_b32_e32 v54, v172
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v46
	v_mov_b32_e32 v46, v176
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
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_111:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x70, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_store_dwordx4 v[44:45], v[22:25]
	s_mov_b32 s20, 0x414500
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[42:43], v[10:13]
	buffer_load_dword v45, off, s[0:3], s20
	s_movk_i32 s16, 0x340
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
	v_mov_b32_e32 v44, v202
.LBB1_112:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_121
; %bb.113:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s28, v9, 22
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s29, v9, 23
	.loc	0 178
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
	.loc	0 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_120
; %bb.114:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415e00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v54
	v_ashrrev_i32_e32 v13, 31, v54
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v54, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_116
.LBB1_115:                              ;   in Loop: Header=BB1_116 Depth=4
	.loc	0 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	0 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v51
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 180
	flat_store_dword v[14:15], v13
	.loc	0 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_120
.LBB1_116:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_118
; %bb.117:                              ;   in Loop: Header=BB1_116 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s79, v14
	s_cbranch_execnz .LBB1_115
	s_branch .LBB1_119
.LBB1_118:                              ;   in Loop: Header=BB1_116 Depth=4
.LBB1_119:                              ;   in Loop: Header=BB1_116 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_115
.LBB1_120:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_121:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 156
	v_or_b32_e32 v0, 3, v113
	.loc	0 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_200
; %bb.122:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x415800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x415900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	0 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[94:95]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x411500
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
	s_mov_b32 s20, 0x40b500
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
	s_cbranch_execz .LBB1_128
; %bb.123:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 173
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
	.loc	0 174
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	v_mov_b32_e32 v170, v44
	.loc	0 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	0 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	0 173
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
	.loc	0 174
	s_cbranch_vccnz .LBB1_125
; %bb.124:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 16, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	v_mov_b32_e32 v156, v54
	v_mov_b32_e32 v157, v55
	v_mov_b32_e32 v158, v56
	v_mov_b32_e32 v159, v57
	flat_load_dwordx4 v[54:57], v[0:1]
	v_mov_b32_e32 v160, v46
	v_add_u32_e32 v46, vcc, 32, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	v_add_u32_e32 v50, vcc, 48, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	flat_load_dwordx4 v[46:49], v[46:47]
	v_mov_b32_e32 v154, v52
	v_mov_b32_e32 v155, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	s_mov_b32 s5, 0x415400
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v13, s59, v57
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
	v_mac_f32_e32 v12, s58, v56
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
	v_mac_f32_e32 v11, s57, v55
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
	v_mac_f32_e32 v25, s71, v53
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
	v_mac_f32_e32 v24, s70, v52
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s69, v8, 41
	v_mac_f32_e32 v23, s69, v51
	buffer_load_dword v51, off, s[0:3], s5
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
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
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
	v_mac_f32_e32 v22, s68, v50
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
	v_mac_f32_e32 v21, s67, v49
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
	v_mac_f32_e32 v20, s66, v48
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
	v_mac_f32_e32 v19, s65, v47
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
	v_mac_f32_e32 v18, s64, v46
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
	v_mac_f32_e32 v17, s63, v45
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
	v_mac_f32_e32 v16, s62, v44
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
	v_mac_f32_e32 v15, s61, v43
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mov_b32_e32 v57, v159
	v_mov_b32_e32 v56, v158
	v_mov_b32_e32 v55, v157
	v_mac_f32_e32 v10, s36, v54
	v_mov_b32_e32 v54, v156
	v_mov_b32_e32 v53, v155
	v_mov_b32_e32 v52, v154
	v_mov_b32_e32 v46, v160
	s_movk_i32 s5, 0x330
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v42
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_125:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 48, v0
	.loc	0 173
	v_readlane_b32 s56, v4, 12
	.loc	0 175
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[42:43], v[22:25]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	0 173
	v_mul_f32_e32 v24, s70, v88
	v_readlane_b32 s56, v4, 44
	.loc	0 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	0 173
	v_mul_f32_e32 v20, s66, v84
	v_readlane_b32 s56, v5, 44
	.loc	0 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	0 173
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
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	0 174
	s_cbranch_vccnz .LBB1_127
; %bb.126:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_mov_b32_e32 v144, v46
	v_add_u32_e32 v46, vcc, 0x50, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[46:47]
	v_add_u32_e32 v50, vcc, 0x60, v0
	s_waitcnt vmcnt(6)
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	v_mov_b32_e32 v138, v52
	v_mov_b32_e32 v139, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	v_mov_b32_e32 v140, v54
	v_add_u32_e32 v54, vcc, 0x70, v0
	v_mov_b32_e32 v141, v55
	v_addc_u32_e32 v55, vcc, 0, v1, vcc
	v_mov_b32_e32 v142, v56
	v_mov_b32_e32 v143, v57
	flat_load_dwordx4 v[54:57], v[54:55]
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v13, s19, v45
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
	v_mac_f32_e32 v12, s18, v44
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
	v_mac_f32_e32 v11, s17, v43
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
	v_mac_f32_e32 v17, s23, v49
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
	v_mac_f32_e32 v16, s22, v48
	v_readlane_b32 s16, v7, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v21, s27, v53
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
	v_mac_f32_e32 v20, s26, v52
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s25, v7, 37
	s_mov_b32 s16, 0x415400
	v_mac_f32_e32 v19, s25, v51
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	buffer_load_dword v51, off, s[0:3], s16
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
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
	v_mac_f32_e32 v18, s24, v50
	v_readlane_b32 s16, v8, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v25, s31, v57
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
	v_mac_f32_e32 v24, s30, v56
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
	v_mac_f32_e32 v15, s61, v47
	v_mac_f32_e32 v23, s29, v55
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s28, v8, 24
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v42
	v_mov_b32_e32 v53, v139
	v_mov_b32_e32 v52, v138
	v_mov_b32_e32 v57, v143
	v_mov_b32_e32 v56, v142
	v_mov_b32_e32 v55, v141
	v_mac_f32_e32 v22, s28, v54
	v_mov_b32_e32 v54, v140
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v46
	v_mov_b32_e32 v46, v144
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
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_127:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x70, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_store_dwordx4 v[44:45], v[22:25]
	s_mov_b32 s20, 0x414500
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[42:43], v[10:13]
	buffer_load_dword v45, off, s[0:3], s20
	s_movk_i32 s16, 0x340
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
	v_mov_b32_e32 v44, v170
.LBB1_128:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_137
; %bb.129:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s28, v9, 22
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s29, v9, 23
	.loc	0 178
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
	.loc	0 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_136
; %bb.130:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415e00
	buffer_load_dword v10, off, s[0:3], s27
	buffer_load_dword v11, off, s[0:3], s27 offset:4
	v_readlane_b32 s58, v2, 10
	v_readlane_b32 s59, v2, 11
	v_mul_lo_u32 v12, s59, v55
	v_ashrrev_i32_e32 v13, 31, v55
	v_mul_lo_u32 v13, s58, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[56:57], s58, v55, v[10:11]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_132
.LBB1_131:                              ;   in Loop: Header=BB1_132 Depth=4
	.loc	0 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	0 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v51
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 180
	flat_store_dword v[14:15], v13
	.loc	0 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_136
.LBB1_132:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_134
; %bb.133:                              ;   in Loop: Header=BB1_132 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s79, v14
	s_cbranch_execnz .LBB1_131
	s_branch .LBB1_135
.LBB1_134:                              ;   in Loop: Header=BB1_132 Depth=4
.LBB1_135:                              ;   in Loop: Header=BB1_132 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_131
.LBB1_136:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_137:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 156
	v_or_b32_e32 v0, 4, v113
	.loc	0 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_200
; %bb.138:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x415800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x415900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	0 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[94:95]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x412500
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
	s_mov_b32 s20, 0x40c500
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
	s_cbranch_execz .LBB1_144
; %bb.139:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 173
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
	.loc	0 174
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	v_mov_b32_e32 v138, v44
	.loc	0 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	0 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	0 173
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
	.loc	0 174
	s_cbranch_vccnz .LBB1_141
; %bb.140:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 16, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	v_mov_b32_e32 v124, v54
	v_mov_b32_e32 v125, v55
	v_mov_b32_e32 v126, v56
	v_mov_b32_e32 v127, v57
	flat_load_dwordx4 v[54:57], v[0:1]
	v_mov_b32_e32 v128, v46
	v_add_u32_e32 v46, vcc, 32, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	v_add_u32_e32 v50, vcc, 48, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	flat_load_dwordx4 v[46:49], v[46:47]
	v_mov_b32_e32 v122, v52
	v_mov_b32_e32 v123, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	s_mov_b32 s5, 0x415400
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v13, s59, v57
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
	v_mac_f32_e32 v12, s58, v56
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
	v_mac_f32_e32 v11, s57, v55
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
	v_mac_f32_e32 v25, s71, v53
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
	v_mac_f32_e32 v24, s70, v52
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s69, v8, 41
	v_mac_f32_e32 v23, s69, v51
	buffer_load_dword v51, off, s[0:3], s5
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
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
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
	v_mac_f32_e32 v22, s68, v50
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
	v_mac_f32_e32 v21, s67, v49
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
	v_mac_f32_e32 v20, s66, v48
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
	v_mac_f32_e32 v19, s65, v47
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
	v_mac_f32_e32 v18, s64, v46
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
	v_mac_f32_e32 v17, s63, v45
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
	v_mac_f32_e32 v16, s62, v44
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
	v_mac_f32_e32 v15, s61, v43
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mov_b32_e32 v57, v127
	v_mov_b32_e32 v56, v126
	v_mov_b32_e32 v55, v125
	v_mac_f32_e32 v10, s36, v54
	v_mov_b32_e32 v54, v124
	v_mov_b32_e32 v53, v123
	v_mov_b32_e32 v52, v122
	v_mov_b32_e32 v46, v128
	s_movk_i32 s5, 0x330
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v42
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_141:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 48, v0
	.loc	0 173
	v_readlane_b32 s56, v4, 12
	.loc	0 175
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[42:43], v[22:25]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	0 173
	v_mul_f32_e32 v24, s70, v88
	v_readlane_b32 s56, v4, 44
	.loc	0 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	0 173
	v_mul_f32_e32 v20, s66, v84
	v_readlane_b32 s56, v5, 44
	.loc	0 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	0 173
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
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	0 174
	s_cbranch_vccnz .LBB1_143
; %bb.142:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_mov_b32_e32 v112, v46
	v_add_u32_e32 v46, vcc, 0x50, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[46:47]
	v_add_u32_e32 v50, vcc, 0x60, v0
	s_waitcnt vmcnt(6)
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	v_mov_b32_e32 v106, v52
	v_mov_b32_e32 v107, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	v_mov_b32_e32 v108, v54
	v_add_u32_e32 v54, vcc, 0x70, v0
	v_mov_b32_e32 v109, v55
	v_addc_u32_e32 v55, vcc, 0, v1, vcc
	v_mov_b32_e32 v110, v56
	v_mov_b32_e32 v111, v57
	flat_load_dwordx4 v[54:57], v[54:55]
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v13, s19, v45
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
	v_mac_f32_e32 v12, s18, v44
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
	v_mac_f32_e32 v11, s17, v43
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
	v_mac_f32_e32 v17, s23, v49
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
	v_mac_f32_e32 v16, s22, v48
	v_readlane_b32 s16, v7, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v21, s27, v53
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
	v_mac_f32_e32 v20, s26, v52
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s25, v7, 37
	s_mov_b32 s16, 0x415400
	v_mac_f32_e32 v19, s25, v51
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	buffer_load_dword v51, off, s[0:3], s16
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
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
	v_mac_f32_e32 v18, s24, v50
	v_readlane_b32 s16, v8, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v25, s31, v57
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
	v_mac_f32_e32 v24, s30, v56
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
	v_mac_f32_e32 v15, s61, v47
	v_mac_f32_e32 v23, s29, v55
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s28, v8, 24
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v42
	v_mov_b32_e32 v53, v107
	v_mov_b32_e32 v52, v106
	v_mov_b32_e32 v57, v111
	v_mov_b32_e32 v56, v110
	v_mov_b32_e32 v55, v109
	v_mac_f32_e32 v22, s28, v54
	v_mov_b32_e32 v54, v108
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v46
	v_mov_b32_e32 v46, v112
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
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_143:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x70, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_store_dwordx4 v[44:45], v[22:25]
	s_mov_b32 s20, 0x414500
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[42:43], v[10:13]
	buffer_load_dword v45, off, s[0:3], s20
	s_movk_i32 s16, 0x340
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
	v_mov_b32_e32 v44, v138
.LBB1_144:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_153
; %bb.145:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s28, v9, 22
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s29, v9, 23
	.loc	0 178
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
	.loc	0 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_152
; %bb.146:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415e00
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
	s_branch .LBB1_148
.LBB1_147:                              ;   in Loop: Header=BB1_148 Depth=4
	.loc	0 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	0 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v51
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 180
	flat_store_dword v[14:15], v13
	.loc	0 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_152
.LBB1_148:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_150
; %bb.149:                              ;   in Loop: Header=BB1_148 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s79, v14
	s_cbranch_execnz .LBB1_147
	s_branch .LBB1_151
.LBB1_150:                              ;   in Loop: Header=BB1_148 Depth=4
.LBB1_151:                              ;   in Loop: Header=BB1_148 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_147
.LBB1_152:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_153:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 156
	v_or_b32_e32 v0, 5, v113
	.loc	0 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_200
; %bb.154:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x415800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x415900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	0 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[94:95]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x406000
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
	s_mov_b32 s20, 0x40d500
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
	s_cbranch_execz .LBB1_160
; %bb.155:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 173
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
	.loc	0 174
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	v_mov_b32_e32 v106, v44
	.loc	0 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	0 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	0 173
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
	.loc	0 174
	s_cbranch_vccnz .LBB1_157
; %bb.156:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 16, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	v_mov_b32_e32 v92, v54
	v_mov_b32_e32 v93, v55
	v_mov_b32_e32 v94, v56
	v_mov_b32_e32 v95, v57
	flat_load_dwordx4 v[54:57], v[0:1]
	v_mov_b32_e32 v96, v46
	v_add_u32_e32 v46, vcc, 32, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	v_add_u32_e32 v50, vcc, 48, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	flat_load_dwordx4 v[46:49], v[46:47]
	v_mov_b32_e32 v90, v52
	v_mov_b32_e32 v91, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	s_mov_b32 s5, 0x415400
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v13, s59, v57
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
	v_mac_f32_e32 v12, s58, v56
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
	v_mac_f32_e32 v11, s57, v55
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
	v_mac_f32_e32 v25, s71, v53
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
	v_mac_f32_e32 v24, s70, v52
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s69, v8, 41
	v_mac_f32_e32 v23, s69, v51
	buffer_load_dword v51, off, s[0:3], s5
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
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
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
	v_mac_f32_e32 v22, s68, v50
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
	v_mac_f32_e32 v21, s67, v49
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
	v_mac_f32_e32 v20, s66, v48
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
	v_mac_f32_e32 v19, s65, v47
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
	v_mac_f32_e32 v18, s64, v46
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
	v_mac_f32_e32 v17, s63, v45
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
	v_mac_f32_e32 v16, s62, v44
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
	v_mac_f32_e32 v15, s61, v43
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mov_b32_e32 v57, v95
	v_mov_b32_e32 v56, v94
	v_mov_b32_e32 v55, v93
	v_mac_f32_e32 v10, s36, v54
	v_mov_b32_e32 v54, v92
	v_mov_b32_e32 v53, v91
	v_mov_b32_e32 v52, v90
	v_mov_b32_e32 v46, v96
	s_movk_i32 s5, 0x330
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v42
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_157:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 48, v0
	.loc	0 173
	v_readlane_b32 s56, v4, 12
	.loc	0 175
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[42:43], v[22:25]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	0 173
	v_mul_f32_e32 v24, s70, v88
	v_readlane_b32 s56, v4, 44
	.loc	0 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	0 173
	v_mul_f32_e32 v20, s66, v84
	v_readlane_b32 s56, v5, 44
	.loc	0 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	0 173
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
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	0 174
	s_cbranch_vccnz .LBB1_159
; %bb.158:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_mov_b32_e32 v80, v46
	v_add_u32_e32 v46, vcc, 0x50, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[46:47]
	v_add_u32_e32 v50, vcc, 0x60, v0
	s_waitcnt vmcnt(6)
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	v_mov_b32_e32 v74, v52
	v_mov_b32_e32 v75, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	v_mov_b32_e32 v76, v54
	v_add_u32_e32 v54, vcc, 0x70, v0
	v_mov_b32_e32 v77, v55
	v_addc_u32_e32 v55, vcc, 0, v1, vcc
	v_mov_b32_e32 v78, v56
	v_mov_b32_e32 v79, v57
	flat_load_dwordx4 v[54:57], v[54:55]
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v13, s19, v45
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
	v_mac_f32_e32 v12, s18, v44
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
	v_mac_f32_e32 v11, s17, v43
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
	v_mac_f32_e32 v17, s23, v49
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
	v_mac_f32_e32 v16, s22, v48
	v_readlane_b32 s16, v7, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v21, s27, v53
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
	v_mac_f32_e32 v20, s26, v52
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s25, v7, 37
	s_mov_b32 s16, 0x415400
	v_mac_f32_e32 v19, s25, v51
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	buffer_load_dword v51, off, s[0:3], s16
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
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
	v_mac_f32_e32 v18, s24, v50
	v_readlane_b32 s16, v8, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v25, s31, v57
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
	v_mac_f32_e32 v24, s30, v56
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
	v_mac_f32_e32 v15, s61, v47
	v_mac_f32_e32 v23, s29, v55
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s28, v8, 24
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v42
	v_mov_b32_e32 v53, v75
	v_mov_b32_e32 v52, v74
	v_mov_b32_e32 v57, v79
	v_mov_b32_e32 v56, v78
	v_mov_b32_e32 v55, v77
	v_mac_f32_e32 v22, s28, v54
	v_mov_b32_e32 v54, v76
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v46
	v_mov_b32_e32 v46, v80
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
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_159:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x70, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_store_dwordx4 v[44:45], v[22:25]
	s_mov_b32 s20, 0x414500
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[42:43], v[10:13]
	buffer_load_dword v45, off, s[0:3], s20
	s_movk_i32 s16, 0x340
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
	v_mov_b32_e32 v44, v106
.LBB1_160:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_169
; %bb.161:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s28, v9, 22
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s29, v9, 23
	.loc	0 178
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
	.loc	0 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_168
; %bb.162:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415e00
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
	s_branch .LBB1_164
.LBB1_163:                              ;   in Loop: Header=BB1_164 Depth=4
	.loc	0 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	0 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v51
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 180
	flat_store_dword v[14:15], v13
	.loc	0 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_168
.LBB1_164:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_166
; %bb.165:                              ;   in Loop: Header=BB1_164 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s79, v14
	s_cbranch_execnz .LBB1_163
	s_branch .LBB1_167
.LBB1_166:                              ;   in Loop: Header=BB1_164 Depth=4
.LBB1_167:                              ;   in Loop: Header=BB1_164 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_163
.LBB1_168:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_169:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 156
	v_or_b32_e32 v0, 6, v113
	.loc	0 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_200
; %bb.170:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x415800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 2
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x415900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	0 172
	s_mov_b64 s[20:21], exec
	s_and_b64 s[56:57], s[20:21], s[94:95]
	s_xor_b64 s[54:55], s[56:57], s[20:21]
	s_mov_b32 s20, 0x413500
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
	s_mov_b32 s20, 0x40e500
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
	s_cbranch_execz .LBB1_176
; %bb.171:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 173
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
	.loc	0 174
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	v_mov_b32_e32 v74, v44
	.loc	0 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	0 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	s_andn2_b64 vcc, exec, s[88:89]
	.loc	0 173
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
	.loc	0 174
	s_cbranch_vccnz .LBB1_173
; %bb.172:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 16, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	v_mov_b32_e32 v60, v54
	v_mov_b32_e32 v61, v55
	v_mov_b32_e32 v62, v56
	v_mov_b32_e32 v63, v57
	flat_load_dwordx4 v[54:57], v[0:1]
	v_mov_b32_e32 v64, v46
	v_add_u32_e32 v46, vcc, 32, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	v_add_u32_e32 v50, vcc, 48, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	flat_load_dwordx4 v[46:49], v[46:47]
	v_mov_b32_e32 v58, v52
	v_mov_b32_e32 v59, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	s_mov_b32 s5, 0x415400
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v13, s59, v57
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
	v_mac_f32_e32 v12, s58, v56
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
	v_mac_f32_e32 v11, s57, v55
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
	v_mac_f32_e32 v25, s71, v53
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
	v_mac_f32_e32 v24, s70, v52
	v_readlane_b32 s56, v8, 28
	v_readlane_b32 s69, v8, 41
	v_mac_f32_e32 v23, s69, v51
	buffer_load_dword v51, off, s[0:3], s5
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
	v_readlane_b32 s70, v8, 42
	v_readlane_b32 s71, v8, 43
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
	v_mac_f32_e32 v22, s68, v50
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
	v_mac_f32_e32 v21, s67, v49
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
	v_mac_f32_e32 v20, s66, v48
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
	v_mac_f32_e32 v19, s65, v47
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
	v_mac_f32_e32 v18, s64, v46
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
	v_mac_f32_e32 v17, s63, v45
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
	v_mac_f32_e32 v16, s62, v44
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
	v_mac_f32_e32 v15, s61, v43
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mov_b32_e32 v57, v63
	v_mov_b32_e32 v56, v62
	v_mov_b32_e32 v55, v61
	v_mac_f32_e32 v10, s36, v54
	v_mov_b32_e32 v54, v60
	v_mov_b32_e32 v53, v59
	v_mov_b32_e32 v52, v58
	v_mov_b32_e32 v46, v64
	s_movk_i32 s5, 0x330
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v42
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_173:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 48, v0
	.loc	0 173
	v_readlane_b32 s56, v4, 12
	.loc	0 175
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[42:43], v[22:25]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v22, vcc, 32, v0
	.loc	0 173
	v_mul_f32_e32 v24, s70, v89
	v_readlane_b32 s56, v4, 44
	.loc	0 175
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	0 173
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
	.loc	0 175
	v_add_u32_e32 v18, vcc, 16, v0
	.loc	0 173
	v_mul_f32_e32 v20, s66, v85
	v_readlane_b32 s56, v5, 44
	.loc	0 175
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	.loc	0 173
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
	.loc	0 175
	flat_store_dwordx4 v[18:19], v[14:17]
	flat_store_dwordx4 v[0:1], v[10:13]
	.loc	0 173
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
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
	v_readlane_b32 s64, v2, 20
	v_readlane_b32 s65, v2, 21
	v_readlane_b32 s66, v2, 22
	v_readlane_b32 s67, v2, 23
	v_readlane_b32 s68, v2, 24
	v_readlane_b32 s69, v2, 25
	v_readlane_b32 s70, v2, 26
	v_readlane_b32 s71, v2, 27
	.loc	0 174
	s_cbranch_vccnz .LBB1_175
; %bb.174:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_mov_b32_e32 v64, v46
	v_add_u32_e32 v46, vcc, 0x50, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[46:47]
	v_add_u32_e32 v50, vcc, 0x60, v0
	s_waitcnt vmcnt(6)
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	v_mov_b32_e32 v58, v52
	v_mov_b32_e32 v59, v53
	flat_load_dwordx4 v[50:53], v[50:51]
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
	v_mov_b32_e32 v60, v54
	v_add_u32_e32 v54, vcc, 0x70, v0
	v_mov_b32_e32 v61, v55
	v_addc_u32_e32 v55, vcc, 0, v1, vcc
	v_mov_b32_e32 v62, v56
	v_mov_b32_e32 v63, v57
	flat_load_dwordx4 v[54:57], v[54:55]
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v13, s19, v45
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
	v_mac_f32_e32 v12, s18, v44
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
	v_mac_f32_e32 v11, s17, v43
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
	v_mac_f32_e32 v17, s23, v49
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
	v_mac_f32_e32 v16, s22, v48
	v_readlane_b32 s16, v7, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v21, s27, v53
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
	v_mac_f32_e32 v20, s26, v52
	v_readlane_b32 s16, v7, 28
	v_readlane_b32 s25, v7, 37
	s_mov_b32 s16, 0x415400
	v_mac_f32_e32 v19, s25, v51
	v_readlane_b32 s17, v7, 29
	v_readlane_b32 s18, v7, 30
	buffer_load_dword v51, off, s[0:3], s16
	v_readlane_b32 s19, v7, 31
	v_readlane_b32 s20, v7, 32
	v_readlane_b32 s21, v7, 33
	v_readlane_b32 s22, v7, 34
	v_readlane_b32 s23, v7, 35
	v_readlane_b32 s24, v7, 36
	v_readlane_b32 s26, v7, 38
	v_readlane_b32 s27, v7, 39
	v_readlane_b32 s28, v7, 40
	v_readlane_b32 s29, v7, 41
	v_readlane_b32 s30, v7, 42
	v_readlane_b32 s31, v7, 43
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
	v_mac_f32_e32 v18, s24, v50
	v_readlane_b32 s16, v8, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v25, s31, v57
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
	v_mac_f32_e32 v24, s30, v56
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
	v_mac_f32_e32 v15, s61, v47
	v_mac_f32_e32 v23, s29, v55
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s28, v8, 24
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v42
	v_mov_b32_e32 v53, v59
	v_mov_b32_e32 v52, v58
	v_mov_b32_e32 v57, v63
	v_mov_b32_e32 v56, v62
	v_mov_b32_e32 v55, v61
	v_mac_f32_e32 v22, s28, v54
	v_mov_b32_e32 v54, v60
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v46
	v_mov_b32_e32 v46, v64
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
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_175:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v42, vcc, 64, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x70, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_store_dwordx4 v[44:45], v[22:25]
	s_mov_b32 s20, 0x414500
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[42:43], v[10:13]
	buffer_load_dword v45, off, s[0:3], s20
	s_movk_i32 s16, 0x340
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
	v_mov_b32_e32 v44, v74
.LBB1_176:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_185
; %bb.177:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s28, v9, 22
	.loc	0 178
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
	.loc	0 179
	v_readlane_b32 s29, v9, 23
	.loc	0 178
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
	.loc	0 179
	s_and_saveexec_b64 s[54:55], s[28:29]
	s_cbranch_execz .LBB1_184
; %bb.178:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x415e00
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
	s_branch .LBB1_180
.LBB1_179:                              ;   in Loop: Header=BB1_180 Depth=4
	.loc	0 180
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v15, s61
	v_add_u32_e32 v14, vcc, s60, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	0 179
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s59, s59, 0
	v_cmp_ge_i32_e32 vcc, s58, v51
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 180
	flat_store_dword v[14:15], v13
	.loc	0 179
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_184
.LBB1_180:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 180
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB1_182
; %bb.181:                              ;   in Loop: Header=BB1_180 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s79, v14
	s_cbranch_execnz .LBB1_179
	s_branch .LBB1_183
.LBB1_182:                              ;   in Loop: Header=BB1_180 Depth=4
.LBB1_183:                              ;   in Loop: Header=BB1_180 Depth=4
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_179
.LBB1_184:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_185:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 156
	v_or_b32_e32 v0, 7, v113
	.loc	0 170
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_200
; %bb.186:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 171
	v_mad_i64_i32 v[0:1], s[20:21], v0, s74, 0
	s_mov_b32 s20, 0x415800
	v_cndmask_b32_e64 v42, 0, 1, s[88:89]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_nop 1
	buffer_load_dword v10, off, s[0:3], s20
	s_mov_b32 s20, 0x415900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v10, v0
	buffer_load_dword v10, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	.loc	0 172
	s_and_saveexec_b64 s[20:21], s[94:95]
	s_xor_b64 s[54:55], exec, s[20:21]
	s_cbranch_execz .LBB1_192
; %bb.187:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 173
	v_readlane_b32 s16, v4, 12
	s_mov_b32 s16, 0x404000
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
	.loc	0 174
	v_cmp_ne_u32_e64 s[20:21], 1, v42
	.loc	0 173
	v_mul_f32_e32 v17, s47, v17
	v_mul_f32_e32 v16, s46, v16
	v_mul_f32_e32 v13, s43, v13
	v_mul_f32_e32 v10, s16, v10
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
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
	.loc	0 174
	s_cbranch_vccnz .LBB1_189
; %bb.188:                              ;   in Loop: Header=BB1_27 Depth=3
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s59, v41
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
	v_mac_f32_e32 v12, s58, v40
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
	v_mac_f32_e32 v11, s57, v39
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
	v_mac_f32_e32 v25, s71, v37
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
	v_mac_f32_e32 v24, s70, v36
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
	v_mac_f32_e32 v23, s69, v35
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
	v_mac_f32_e32 v22, s68, v34
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
	v_mac_f32_e32 v21, s67, v33
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
	v_mac_f32_e32 v20, s66, v32
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
	v_mac_f32_e32 v19, s65, v31
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
	v_mac_f32_e32 v18, s64, v30
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
	v_mac_f32_e32 v17, s63, v29
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
	v_mac_f32_e32 v16, s62, v28
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
	v_mac_f32_e32 v15, s61, v27
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v38
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v26
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_189:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v26, vcc, 48, v0
	v_addc_u32_e32 v27, vcc, 0, v1, vcc
	flat_store_dwordx4 v[26:27], v[22:25]
	s_mov_b32 s16, 0x407000
	v_add_u32_e32 v22, vcc, 32, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	.loc	0 173
	v_readlane_b32 s56, v4, 12
	.loc	0 175
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
	.loc	0 173
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
	.loc	0 174
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 173
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
	.loc	0 174
	s_cbranch_vccnz .LBB1_191
; %bb.190:                              ;   in Loop: Header=BB1_27 Depth=3
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
	s_movk_i32 s40, 0x324
	s_movk_i32 s83, 0x328
	s_movk_i32 s37, 0x32c
	s_movk_i32 s5, 0x330
	s_movk_i32 s38, 0x31c
	s_movk_i32 s80, 0x320
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v13, s19, v29
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
	v_mac_f32_e32 v12, s18, v28
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
	v_mac_f32_e32 v11, s17, v27
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
	v_mac_f32_e32 v17, s23, v33
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
	v_mac_f32_e32 v16, s22, v32
	v_readlane_b32 s16, v7, 60
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
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v21, s27, v37
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
	v_mac_f32_e32 v20, s26, v36
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
	v_mac_f32_e32 v19, s25, v35
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
	v_mac_f32_e32 v18, s24, v34
	v_readlane_b32 s16, v8, 60
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
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v25, s31, v41
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
	v_mac_f32_e32 v24, s30, v40
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
	v_mac_f32_e32 v15, s61, v31
	v_mac_f32_e32 v23, s29, v39
	v_readlane_b32 s16, v8, 12
	v_readlane_b32 s56, v3, 12
	v_readlane_b32 s28, v8, 24
	v_readlane_b32 s60, v3, 16
	v_mac_f32_e32 v10, s36, v26
	v_mac_f32_e32 v22, s28, v38
	v_readlane_b32 s57, v3, 13
	v_readlane_b32 s58, v3, 14
	v_readlane_b32 s59, v3, 15
	v_readlane_b32 s61, v3, 17
	v_readlane_b32 s62, v3, 18
	v_readlane_b32 s63, v3, 19
	v_mac_f32_e32 v14, s60, v30
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
	v_readlane_b32 s64, v3, 20
	v_readlane_b32 s65, v3, 21
	v_readlane_b32 s66, v3, 22
	v_readlane_b32 s67, v3, 23
	v_readlane_b32 s68, v3, 24
	v_readlane_b32 s69, v3, 25
	v_readlane_b32 s70, v3, 26
	v_readlane_b32 s71, v3, 27
.LBB1_191:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 175
	v_add_u32_e32 v26, vcc, 64, v0
	v_addc_u32_e32 v27, vcc, 0, v1, vcc
	v_add_u32_e32 v28, vcc, 0x70, v0
	v_addc_u32_e32 v29, vcc, 0, v1, vcc
	flat_store_dwordx4 v[28:29], v[22:25]
	s_movk_i32 s16, 0x340
	v_add_u32_e32 v22, vcc, 0x60, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[22:23], v[18:21]
	flat_store_dwordx4 v[0:1], v[14:17]
	flat_store_dwordx4 v[26:27], v[10:13]
	s_movk_i32 s17, 0x37c
	s_movk_i32 s18, 0x378
	s_movk_i32 s19, 0x374
	s_movk_i32 s22, 0x370
	s_movk_i32 s23, 0x36c
	s_movk_i32 s24, 0x368
	s_movk_i32 s25, 0x364
	s_movk_i32 s26, 0x360
.LBB1_192:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 172
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_200
; %bb.193:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s20, 0x404000
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
	.loc	0 178
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
	s_mov_b32 s20, 0x407000
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
	.loc	0 179
	v_readlane_b32 s20, v9, 22
	v_readlane_b32 s21, v9, 23
	.loc	0 178
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
	.loc	0 179
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_200
; %bb.194:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s20, 0x415e00
	buffer_load_dword v10, off, s[0:3], s20
	buffer_load_dword v11, off, s[0:3], s20 offset:4
	v_readlane_b32 s54, v2, 10
	v_readlane_b32 s55, v2, 11
	v_mul_lo_u32 v12, s55, v44
	v_ashrrev_i32_e32 v13, 31, v44
	v_mul_lo_u32 v13, s54, v13
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[10:11], s[20:21], s54, v44, v[10:11]
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[54:55], 0
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v13, v11
	v_mov_b32_e32 v12, 0x10040
	s_branch .LBB1_196
.LBB1_195:                              ;   in Loop: Header=BB1_196 Depth=4
	.loc	0 180
	s_lshl_b64 s[56:57], s[56:57], 2
	v_mov_b32_e32 v15, s57
	v_add_u32_e32 v14, vcc, s56, v0
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	.loc	0 179
	s_add_u32 s54, s54, 1
	v_add_u32_e32 v12, vcc, 4, v12
	s_addc_u32 s55, s55, 0
	v_cmp_ge_i32_e32 vcc, s54, v51
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 180
	flat_store_dword v[14:15], v13
	.loc	0 179
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_200
.LBB1_196:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 180
	v_cmp_ne_u32_e32 vcc, 1, v42
	s_cbranch_vccnz .LBB1_198
; %bb.197:                              ;   in Loop: Header=BB1_196 Depth=4
	flat_load_dword v13, v[10:11]
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_mov_b32 s48, s54
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v13, s36, v13
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v13, s79, v14
	s_cbranch_execnz .LBB1_195
	s_branch .LBB1_199
.LBB1_198:                              ;   in Loop: Header=BB1_196 Depth=4
	.loc	0 0
	s_mov_b64 s[58:59], -1
.LBB1_199:                              ;   in Loop: Header=BB1_196 Depth=4
	.loc	0 180
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_mov_b64 s[56:57], s[54:55]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	s_branch .LBB1_195
.LBB1_200:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[52:53]
	.loc	0 165
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execz .LBB1_26
.LBB1_201:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s27, 0x409500
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
	.loc	0 166
	s_waitcnt vmcnt(14)
	v_lshlrev_b32_e32 v1, 14, v46
	v_lshlrev_b32_e32 v0, 10, v47
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_or_b32_e32 v1, 60, v0
	s_mov_b32 s27, 0x40f500
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
	s_mov_b32 s27, 0x405000
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
	s_mov_b32 s27, 0x40a500
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
	s_mov_b32 s27, 0x410500
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
	s_mov_b32 s27, 0x40b500
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
	s_mov_b32 s27, 0x411500
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
	s_mov_b32 s27, 0x40c500
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
	s_mov_b32 s27, 0x412500
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
	s_mov_b32 s27, 0x40d500
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
	s_mov_b32 s27, 0x406000
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
	s_mov_b32 s27, 0x40e500
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
	s_mov_b32 s27, 0x413500
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	s_movk_i32 s48, 0x334
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s48, v0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s5, v0
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s37, v0
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s83, v0
	buffer_store_dword v21, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s40, v0
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s80, v0
	buffer_store_dword v19, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s38, v0
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
	v_add_u32_e32 v10, vcc, s17, v0
	s_movk_i32 s48, 0x358
	v_add_u32_e32 v1, vcc, s16, v0
	s_mov_b32 s27, 0x404000
	s_waitcnt vmcnt(0)
	buffer_store_dword v73, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s18, v0
	buffer_store_dword v72, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s19, v0
	buffer_store_dword v71, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s22, v0
	buffer_store_dword v70, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s23, v0
	buffer_store_dword v69, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s24, v0
	buffer_store_dword v68, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s25, v0
	buffer_store_dword v67, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s26, v0
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
	v_add_u32_e32 v10, vcc, s99, v0
	s_movk_i32 s48, 0x398
	v_add_u32_e32 v1, vcc, s93, v0
	s_mov_b32 s27, 0x407000
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
	v_add_u32_e32 v10, vcc, s97, v0
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
	v_add_u32_e32 v10, vcc, s34, v0
	s_movk_i32 s48, 0x3d8
	v_add_u32_e32 v1, vcc, s73, v0
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s82, v0
	buffer_store_dword v25, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s35, v0
	buffer_store_dword v24, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s84, v0
	buffer_store_dword v23, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s85, v0
	buffer_store_dword v22, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, s7, v0
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
	.loc	0 187
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 67072
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
	.size	gemm_cpu_rows, .Lfunc_end1-gemm_cpu_rows
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 113588
; NumSgprs: 108
; NumVgprs: 256
; ScratchSize: 67072
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
    .private_segment_fixed_size: 67072
    .sgpr_count:     108
    .sgpr_spill_count: 472
    .symbol:         gemm_cpu_rows.kd
    .vgpr_count:     256
    .vgpr_spill_count: 989
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

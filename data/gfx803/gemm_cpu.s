	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_cpu_pack           ; -- Begin function gemm_cpu_pack
	.globl	gemm_cpu_pack
	.p2align	8
	.type	gemm_cpu_pack,@function
gemm_cpu_pack:                          ; @gemm_cpu_pack
	.file	0 "." "gemm_cpu.cl"
	.loc	0 66
; %bb.0:
	.loc	0 67
	s_load_dwordx4 s[76:79], s[6:7], 0x0
	s_load_dwordx4 s[72:75], s[6:7], 0x40
	.loc	0 68
	s_load_dword s2, s[4:5], 0x4
	.loc	0 69
	v_mov_b32_e32 v3, 0
	.loc	0 67
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s76, 7
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 29
	s_add_i32 s3, s0, s1
	.loc	0 68
	s_load_dwordx2 s[0:1], s[6:7], 0x54
	.loc	0 67
	s_ashr_i32 s33, s3, 3
	.loc	0 68
	s_and_b32 s3, s2, 0xffff
	s_mul_i32 s3, s3, s8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s0, v0
	v_add_u32_e32 v0, vcc, s3, v0
	v_lshlrev_b32_e32 v4, 8, v0
	.loc	0 69
	s_lshr_b32 s0, s2, 16
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v0, s9
	v_mad_u64_u32 v[2:3], s[0:1], s0, v0, v[2:3]
	.loc	0 68
	v_sub_u32_e32 v0, vcc, s78, v4
	.loc	0 69
	v_add_u32_e32 v3, vcc, v2, v1
	.loc	0 68
	v_min_i32_e32 v7, 0x100, v0
	.loc	0 70
	v_cmp_le_i32_e32 vcc, s33, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[78:79], exec, s[0:1]
	s_cbranch_execz .LBB0_73
; %bb.1:
	.loc	0 86
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_72
; %bb.2:
	.loc	0 67
	s_add_i32 s2, s77, 31
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 27
	s_add_i32 s2, s2, s3
	s_ashr_i32 s2, s2, 5
	.loc	0 84
	v_mad_i64_i32 v[0:1], s[2:3], v4, s2, 0
	.loc	0 67
	s_load_dword s48, s[6:7], 0x28
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	.loc	0 69
	v_subrev_u32_e32 v3, vcc, s33, v3
	.loc	0 84
	v_mad_i64_i32 v[0:1], s[2:3], v3, v7, v[0:1]
	.loc	0 83
	v_lshlrev_b32_e32 v2, 5, v3
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[2:3], v4, s48, 0
	.loc	0 84
	v_lshlrev_b64 v[0:1], 7, v[0:1]
	.loc	0 85
	v_sub_u32_e32 v8, vcc, s77, v2
	.loc	0 84
	v_mov_b32_e32 v6, s75
	v_add_u32_e32 v5, vcc, s74, v0
	v_addc_u32_e32 v6, vcc, v6, v1, vcc
	.loc	0 83
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_addc_u32_e32 v10, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	0 86
	v_max_i32_e32 v2, 1, v7
	v_mov_b32_e32 v3, 0
	.loc	0 67
	s_ashr_i32 s49, s48, 31
	.loc	0 85
	v_min_i32_e32 v9, 32, v8
	.loc	0 83
	v_add_u32_e32 v0, vcc, v4, v0
	.loc	0 86
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	.loc	0 83
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	v_cmp_gt_i32_e64 s[0:1], 32, v8
	v_cmp_lt_i32_e64 s[2:3], 0, v8
	v_cmp_lt_i32_e64 s[4:5], 1, v9
	v_cmp_lt_i32_e64 s[8:9], 2, v9
	v_cmp_lt_i32_e64 s[10:11], 3, v9
	v_cmp_lt_i32_e64 s[12:13], 4, v9
	v_cmp_lt_i32_e64 s[14:15], 5, v9
	v_cmp_lt_i32_e64 s[16:17], 6, v9
	v_cmp_lt_i32_e64 s[18:19], 7, v9
	v_cmp_lt_i32_e64 s[20:21], 8, v9
	v_cmp_lt_i32_e64 s[22:23], 9, v9
	v_cmp_lt_i32_e64 s[24:25], 10, v9
	v_cmp_lt_i32_e64 s[26:27], 11, v9
	v_cmp_lt_i32_e64 s[28:29], 12, v9
	v_cmp_lt_i32_e64 s[30:31], 13, v9
	v_cmp_lt_i32_e64 s[34:35], 14, v9
	v_cmp_lt_i32_e64 s[36:37], 15, v9
	v_cmp_lt_i32_e64 s[38:39], 16, v9
	v_cmp_lt_i32_e64 s[40:41], 17, v9
	v_cmp_lt_i32_e64 s[42:43], 18, v9
	v_cmp_lt_i32_e64 s[44:45], 19, v9
	v_cmp_lt_i32_e64 s[46:47], 20, v9
	s_lshl_b64 s[74:75], s[48:49], 2
	s_movk_i32 s77, 0x50
	s_movk_i32 s88, 0x60
	s_movk_i32 s89, 0x70
	v_cmp_lt_i32_e64 s[48:49], 21, v9
	v_cmp_lt_i32_e64 s[50:51], 22, v9
	v_cmp_lt_i32_e64 s[52:53], 23, v9
	v_cmp_lt_i32_e64 s[54:55], 24, v9
	v_cmp_lt_i32_e64 s[56:57], 25, v9
	v_cmp_lt_i32_e64 s[58:59], 26, v9
	v_cmp_lt_i32_e64 s[60:61], 27, v9
	v_cmp_lt_i32_e64 s[62:63], 28, v9
	v_cmp_lt_i32_e64 s[64:65], 29, v9
	v_cmp_lt_i32_e64 s[66:67], 30, v9
	v_cmp_lt_i32_e64 s[68:69], 31, v9
	s_mov_b64 s[82:83], 0
	s_mov_b64 s[84:85], 0
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 86
	s_add_u32 s84, s84, 0x80
	s_addc_u32 s85, s85, 0
	v_cmp_eq_u32_e32 vcc, s84, v2
	v_mov_b32_e32 v3, s75
	s_or_b64 s[82:83], vcc, s[82:83]
	v_add_u32_e32 v0, vcc, s74, v0
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_72
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 87
	v_mov_b32_e32 v4, s85
	v_add_u32_e32 v3, vcc, s84, v5
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	s_and_saveexec_b64 s[70:71], s[0:1]
	s_xor_b64 s[70:71], exec, s[70:71]
	s_cbranch_execz .LBB0_70
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[2:3]
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_4 Depth=1
	flat_load_dword v8, v[0:1]
.LBB0_7:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	s_waitcnt vmcnt(0)
	flat_store_dword v[3:4], v8
	s_and_saveexec_b64 s[86:87], s[4:5]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 4, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_9:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 4, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[8:9]
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 8, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_11:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 8, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[10:11]
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 12, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_13:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 12, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[12:13]
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 16, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_15:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 16, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[14:15]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 20, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_17:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 20, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[16:17]
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 24, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_19:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 24, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[18:19]
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 28, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_21:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 28, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[20:21]
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 32, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_23:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 32, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[22:23]
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 36, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_25:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 36, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[24:25]
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 40, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_27:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 40, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[26:27]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 44, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_29:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 44, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[28:29]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 48, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_31:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 48, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[30:31]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 52, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_33:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 52, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[34:35]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 56, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_35:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 56, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[36:37]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 60, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_37:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 60, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[38:39]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 64, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_39:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 64, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[40:41]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 0x44, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_41:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 0x44, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[42:43]
	s_cbranch_execz .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 0x48, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_43:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 0x48, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[44:45]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 0x4c, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_45:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 0x4c, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[46:47]
	s_cbranch_execz .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 0x50, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_47:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 0x50, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[48:49]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 0x54, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_49:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 0x54, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[50:51]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 0x58, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_51:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 0x58, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[52:53]
	s_cbranch_execz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 0x5c, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_53:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 0x5c, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[54:55]
	s_cbranch_execz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 0x60, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_55:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 0x60, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[56:57]
	s_cbranch_execz .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 0x64, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_57:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 0x64, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[58:59]
	s_cbranch_execz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 0x68, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_59:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 0x68, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[60:61]
	s_cbranch_execz .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 0x6c, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_61:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 0x6c, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[62:63]
	s_cbranch_execz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 0x70, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_63:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 0x70, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[64:65]
	s_cbranch_execz .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 0x74, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_65:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v8, vcc, 0x74, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[86:87], s[66:67]
	s_cbranch_execz .LBB0_67
; %bb.66:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v8, vcc, 0x78, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_load_dword v8, v[8:9]
.LBB0_67:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v9, vcc, 0x78, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[86:87], s[68:69]
	s_cbranch_execz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v7, vcc, 0x7c, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_load_dword v7, v[7:8]
.LBB0_69:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[86:87]
	.loc	0 93
	v_add_u32_e32 v3, vcc, 0x7c, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[3:4], v7
.LBB0_70:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 87
	s_andn2_saveexec_b64 s[86:87], s[70:71]
	s_cbranch_execz .LBB0_3
; %bb.71:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 90
	v_add_u32_e32 v11, vcc, 32, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, 16, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	flat_load_dwordx4 v[7:10], v[0:1]
	flat_load_dwordx4 v[11:14], v[11:12]
	v_add_u32_e32 v15, vcc, 48, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_load_dwordx4 v[15:18], v[15:16]
	flat_load_dwordx4 v[19:22], v[19:20]
	v_add_u32_e32 v23, vcc, 32, v3
	v_addc_u32_e32 v24, vcc, 0, v4, vcc
	v_add_u32_e32 v25, vcc, 48, v3
	v_addc_u32_e32 v26, vcc, 0, v4, vcc
	v_add_u32_e32 v27, vcc, 16, v3
	v_addc_u32_e32 v28, vcc, 0, v4, vcc
	v_add_u32_e32 v29, vcc, 64, v0
	v_addc_u32_e32 v30, vcc, 0, v1, vcc
	v_add_u32_e64 v31, s[70:71], s88, v0
	v_addc_u32_e64 v32, s[70:71], 0, v1, s[70:71]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[3:4], v[7:10]
	s_nop 0
	v_add_u32_e32 v7, vcc, s89, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[23:24], v[11:14]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[25:26], v[15:18]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[27:28], v[19:22]
	s_nop 0
	v_add_u32_e32 v19, vcc, s77, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	flat_load_dwordx4 v[7:10], v[7:8]
	flat_load_dwordx4 v[11:14], v[31:32]
	flat_load_dwordx4 v[15:18], v[29:30]
	flat_load_dwordx4 v[19:22], v[19:20]
	v_add_u32_e32 v23, vcc, 64, v3
	v_addc_u32_e32 v24, vcc, 0, v4, vcc
	v_add_u32_e32 v25, vcc, s88, v3
	v_addc_u32_e32 v26, vcc, 0, v4, vcc
	v_add_u32_e32 v27, vcc, s89, v3
	v_addc_u32_e32 v28, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, 0x50, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_waitcnt vmcnt(2)
	flat_store_dwordx4 v[25:26], v[11:14]
	flat_store_dwordx4 v[27:28], v[7:10]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[23:24], v[15:18]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[3:4], v[19:22]
	s_branch .LBB0_3
.LBB0_72:
	.loc	0 0
	s_or_b64 exec, exec, s[80:81]
.LBB0_73:
	.loc	0 70
	s_andn2_saveexec_b64 s[0:1], s[78:79]
	s_cbranch_execz .LBB0_97
; %bb.74:
	.loc	0 74
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_97
; %bb.75:
	.loc	0 67
	s_load_dword s18, s[6:7], 0x18
	s_load_dwordx2 s[16:17], s[6:7], 0x10
	.loc	0 71
	v_mov_b32_e32 v2, 0
	v_ashrrev_i64 v[8:9], 29, v[2:3]
	.loc	0 72
	v_mad_i64_i32 v[10:11], s[0:1], v4, s33, 0
	.loc	0 67
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s19, s18, 31
	.loc	0 71
	v_mad_u64_u32 v[0:1], s[0:1], v8, s18, 0
	v_mul_lo_u32 v5, v8, s19
	v_mul_lo_u32 v6, v9, s18
	.loc	0 72
	v_mad_i64_i32 v[10:11], s[0:1], v3, v7, v[10:11]
	.loc	0 71
	v_add_u32_e32 v1, vcc, v1, v5
	v_add_u32_e32 v1, vcc, v1, v6
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v0, vcc, s16, v0
	.loc	0 73
	v_lshlrev_b32_e32 v6, 3, v3
	.loc	0 72
	v_lshlrev_b64 v[10:11], 5, v[10:11]
	.loc	0 71
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	.loc	0 73
	v_sub_u32_e32 v3, vcc, s76, v6
	.loc	0 72
	v_mov_b32_e32 v6, s73
	v_add_u32_e32 v21, vcc, s72, v10
	v_addc_u32_e32 v22, vcc, v6, v11, vcc
	.loc	0 74
	v_max_i32_e32 v6, 1, v7
	v_mov_b32_e32 v7, v2
	.loc	0 73
	v_min_i32_e32 v12, 8, v3
	v_cmp_gt_i32_e32 vcc, 8, v3
	v_cmp_lt_i32_e64 s[0:1], 0, v3
	.loc	0 74
	v_lshlrev_b64 v[2:3], 5, v[6:7]
	v_lshlrev_b64 v[7:8], 2, v[8:9]
	.loc	0 71
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	0 74
	v_mov_b32_e32 v18, s17
	v_lshlrev_b64 v[3:4], 2, v[4:5]
	v_or_b32_e32 v5, 28, v7
	v_mov_b32_e32 v17, s16
	v_mul_lo_u32 v9, v5, s19
	v_mul_lo_u32 v19, v8, s18
	v_mad_u64_u32 v[5:6], s[16:17], v5, s18, v[17:18]
	v_or_b32_e32 v10, 4, v7
	v_or_b32_e32 v11, 8, v7
	v_add_u32_e64 v8, s[16:17], v19, v6
	v_cmp_lt_i32_e64 s[2:3], 1, v12
	v_cmp_lt_i32_e64 s[4:5], 2, v12
	v_cmp_lt_i32_e64 s[6:7], 3, v12
	v_cmp_lt_i32_e64 s[8:9], 4, v12
	v_cmp_lt_i32_e64 s[10:11], 5, v12
	v_cmp_lt_i32_e64 s[12:13], 6, v12
	v_cmp_lt_i32_e64 s[14:15], 7, v12
	v_or_b32_e32 v12, 12, v7
	v_or_b32_e32 v13, 16, v7
	v_or_b32_e32 v15, 20, v7
	v_or_b32_e32 v20, 24, v7
	v_mad_u64_u32 v[6:7], s[16:17], v10, s18, v[17:18]
	v_add_u32_e64 v8, s[16:17], v9, v8
	v_mul_lo_u32 v14, v10, s19
	v_mad_u64_u32 v[9:10], s[16:17], v11, s18, v[17:18]
	v_mul_lo_u32 v11, v11, s19
	v_add_u32_e64 v7, s[16:17], v19, v7
	v_add_u32_e64 v10, s[16:17], v19, v10
	v_add_u32_e64 v7, s[16:17], v14, v7
	v_add_u32_e64 v10, s[16:17], v11, v10
	v_mul_lo_u32 v14, v12, s19
	v_mad_u64_u32 v[11:12], s[16:17], v12, s18, v[17:18]
	v_mul_lo_u32 v16, v13, s19
	v_mul_lo_u32 v23, v15, s19
	v_add_u32_e64 v12, s[16:17], v19, v12
	v_add_u32_e64 v12, s[16:17], v14, v12
	v_mad_u64_u32 v[13:14], s[16:17], v13, s18, v[17:18]
	s_mov_b64 s[20:21], 0
	v_add_u32_e64 v14, s[16:17], v19, v14
	v_add_u32_e64 v14, s[16:17], v16, v14
	v_mad_u64_u32 v[15:16], s[16:17], v15, s18, v[17:18]
	v_mad_u64_u32 v[17:18], s[16:17], v20, s18, v[17:18]
	v_mul_lo_u32 v20, v20, s19
	v_add_u32_e64 v16, s[16:17], v19, v16
	v_add_u32_e64 v18, s[16:17], v19, v18
	v_add_u32_e64 v16, s[16:17], v23, v16
	v_add_u32_e64 v18, s[16:17], v20, v18
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_77
.LBB0_76:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	v_add_u32_e64 v19, s[16:17], 28, v19
	v_addc_u32_e64 v20, s[16:17], 0, v20, s[16:17]
	.loc	0 74
	v_add_u32_e64 v5, s[16:17], 4, v5
	v_addc_u32_e64 v8, s[16:17], 0, v8, s[16:17]
	v_add_u32_e64 v6, s[16:17], 4, v6
	v_addc_u32_e64 v7, s[16:17], 0, v7, s[16:17]
	v_add_u32_e64 v9, s[16:17], 4, v9
	v_addc_u32_e64 v10, s[16:17], 0, v10, s[16:17]
	v_add_u32_e64 v11, s[16:17], 4, v11
	v_addc_u32_e64 v12, s[16:17], 0, v12, s[16:17]
	v_add_u32_e64 v13, s[16:17], 4, v13
	v_addc_u32_e64 v14, s[16:17], 0, v14, s[16:17]
	v_add_u32_e64 v15, s[16:17], 4, v15
	v_addc_u32_e64 v16, s[16:17], 0, v16, s[16:17]
	v_add_u32_e64 v17, s[16:17], 4, v17
	s_add_u32 s20, s20, 32
	v_addc_u32_e64 v18, s[16:17], 0, v18, s[16:17]
	s_addc_u32 s21, s21, 0
	v_cmp_eq_u32_e64 s[16:17], s20, v2
	s_or_b64 s[18:19], s[16:17], s[18:19]
	v_add_u32_e64 v0, s[16:17], 4, v0
	v_addc_u32_e64 v1, s[16:17], 0, v1, s[16:17]
	.loc	0 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[19:20], v23
	.loc	0 74
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_97
.LBB0_77:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 0
	v_mov_b32_e32 v20, s21
	v_add_u32_e64 v19, s[16:17], s20, v21
	v_addc_u32_e64 v20, s[16:17], v22, v20, s[16:17]
	s_mov_b64 s[24:25], 0
	.loc	0 75
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[22:23], exec, s[16:17]
	s_cbranch_execnz .LBB0_80
; %bb.78:                               ;   in Loop: Header=BB0_77 Depth=1
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execnz .LBB0_95
.LBB0_79:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v23, s26
	.loc	0 75
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB0_76
	s_branch .LBB0_96
.LBB0_80:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 81
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_82
; %bb.81:                               ;   in Loop: Header=BB0_77 Depth=1
	v_add_u32_e64 v24, s[16:17], v0, v3
	v_addc_u32_e64 v25, s[16:17], v1, v4, s[16:17]
	flat_load_dword v24, v[24:25]
.LBB0_82:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 81
	s_waitcnt vmcnt(0)
	flat_store_dword v[19:20], v24
	s_and_saveexec_b64 s[24:25], s[2:3]
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_77 Depth=1
	v_add_u32_e64 v23, s[16:17], v6, v3
	v_addc_u32_e64 v24, s[16:17], v7, v4, s[16:17]
	flat_load_dword v23, v[23:24]
.LBB0_84:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 81
	v_add_u32_e64 v24, s[16:17], 4, v19
	v_addc_u32_e64 v25, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[24:25], v23
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_86
; %bb.85:                               ;   in Loop: Header=BB0_77 Depth=1
	v_add_u32_e64 v24, s[16:17], v9, v3
	v_addc_u32_e64 v25, s[16:17], v10, v4, s[16:17]
	flat_load_dword v24, v[24:25]
.LBB0_86:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 81
	v_add_u32_e64 v25, s[16:17], 8, v19
	v_addc_u32_e64 v26, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[25:26], v24
	s_and_saveexec_b64 s[24:25], s[6:7]
	s_cbranch_execz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_77 Depth=1
	v_add_u32_e64 v23, s[16:17], v11, v3
	v_addc_u32_e64 v24, s[16:17], v12, v4, s[16:17]
	flat_load_dword v23, v[23:24]
.LBB0_88:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 81
	v_add_u32_e64 v24, s[16:17], 12, v19
	v_addc_u32_e64 v25, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[24:25], v23
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_90
; %bb.89:                               ;   in Loop: Header=BB0_77 Depth=1
	v_add_u32_e64 v24, s[16:17], v13, v3
	v_addc_u32_e64 v25, s[16:17], v14, v4, s[16:17]
	flat_load_dword v24, v[24:25]
.LBB0_90:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 81
	v_add_u32_e64 v25, s[16:17], 16, v19
	v_addc_u32_e64 v26, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[25:26], v24
	s_and_saveexec_b64 s[24:25], s[10:11]
	s_cbranch_execz .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_77 Depth=1
	v_add_u32_e64 v23, s[16:17], v15, v3
	v_addc_u32_e64 v24, s[16:17], v16, v4, s[16:17]
	flat_load_dword v23, v[23:24]
.LBB0_92:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 81
	v_add_u32_e64 v24, s[16:17], 20, v19
	v_addc_u32_e64 v25, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[24:25], v23
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[24:25], s[12:13]
	s_cbranch_execz .LBB0_94
; %bb.93:                               ;   in Loop: Header=BB0_77 Depth=1
	v_add_u32_e64 v23, s[16:17], v17, v3
	v_addc_u32_e64 v24, s[16:17], v18, v4, s[16:17]
	flat_load_dword v23, v[23:24]
.LBB0_94:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 81
	v_add_u32_e64 v24, s[16:17], 24, v19
	v_addc_u32_e64 v25, s[16:17], 0, v20, s[16:17]
	s_mov_b32 s26, 0
	s_and_b64 s[24:25], s[14:15], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[24:25], v23
	.loc	0 75
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB0_79
.LBB0_95:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 78
	v_add_u32_e64 v23, s[16:17], v0, v3
	v_addc_u32_e64 v24, s[16:17], v1, v4, s[16:17]
	flat_load_dword v23, v[23:24]
	s_or_b64 s[24:25], s[24:25], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[19:20], v23
	v_add_u32_e64 v23, s[16:17], v6, v3
	v_addc_u32_e64 v24, s[16:17], v7, v4, s[16:17]
	flat_load_dword v25, v[23:24]
	v_add_u32_e64 v23, s[16:17], 4, v19
	v_addc_u32_e64 v24, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[23:24], v25
	v_add_u32_e64 v23, s[16:17], v9, v3
	v_addc_u32_e64 v24, s[16:17], v10, v4, s[16:17]
	flat_load_dword v25, v[23:24]
	v_add_u32_e64 v23, s[16:17], 8, v19
	v_addc_u32_e64 v24, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[23:24], v25
	v_add_u32_e64 v23, s[16:17], v11, v3
	v_addc_u32_e64 v24, s[16:17], v12, v4, s[16:17]
	flat_load_dword v25, v[23:24]
	v_add_u32_e64 v23, s[16:17], 12, v19
	v_addc_u32_e64 v24, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[23:24], v25
	v_add_u32_e64 v23, s[16:17], v13, v3
	v_addc_u32_e64 v24, s[16:17], v14, v4, s[16:17]
	flat_load_dword v25, v[23:24]
	v_add_u32_e64 v23, s[16:17], 16, v19
	v_addc_u32_e64 v24, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[23:24], v25
	v_add_u32_e64 v23, s[16:17], v15, v3
	v_addc_u32_e64 v24, s[16:17], v16, v4, s[16:17]
	flat_load_dword v25, v[23:24]
	v_add_u32_e64 v23, s[16:17], 20, v19
	v_addc_u32_e64 v24, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[23:24], v25
	v_add_u32_e64 v23, s[16:17], v17, v3
	v_addc_u32_e64 v24, s[16:17], v18, v4, s[16:17]
	flat_load_dword v25, v[23:24]
	v_add_u32_e64 v23, s[16:17], 24, v19
	v_addc_u32_e64 v24, s[16:17], 0, v20, s[16:17]
	s_waitcnt vmcnt(0)
	flat_store_dword v[23:24], v25
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v23, s26
	.loc	0 75
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB0_76
.LBB0_96:                               ;   in Loop: Header=BB0_77 Depth=1
	.loc	0 0
	v_add_u32_e64 v23, s[16:17], v5, v3
	v_addc_u32_e64 v24, s[16:17], v8, v4, s[16:17]
	flat_load_dword v23, v[23:24]
	s_branch .LBB0_76
.LBB0_97:
	.loc	0 95
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
		.amdhsa_next_free_vgpr 33
		.amdhsa_next_free_sgpr 90
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
; codeLenInByte = 4828
; NumSgprs: 92
; NumVgprs: 33
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 92
; NumVGPRsForWavesPerEU: 33
; Occupancy: 7
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
	.loc	0 100
; %bb.0:
	s_add_i32 s8, s8, s12
	s_mov_b32 flat_scratch_lo, s9
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	0 101
	s_load_dword s34, s[6:7], 0x38
	s_load_dwordx4 s[72:75], s[6:7], 0x0
	s_load_dwordx2 s[8:9], s[6:7], 0x30
	s_add_u32 s0, s0, s12
	s_addc_u32 s1, s1, 0
	.loc	0 102
	s_load_dword s12, s[4:5], 0x4
	.loc	0 101
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s35, s34, 31
	v_writelane_b32 v2, s8, 0
	v_writelane_b32 v2, s9, 1
	s_add_i32 s8, s72, 7
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 29
	s_add_i32 s8, s8, s9
	s_ashr_i32 s14, s8, 3
	s_add_i32 s8, s73, 31
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s4, s9, 27
	s_add_i32 s8, s8, s4
	.loc	0 102
	s_load_dwordx2 s[4:5], s[6:7], 0x54
	.loc	0 101
	s_ashr_i32 s16, s8, 5
	.loc	0 102
	s_and_b32 s8, s12, 0xffff
	s_mul_i32 s8, s8, s10
	.loc	0 101
	s_load_dword s36, s[6:7], 0x2c
	s_load_dwordx4 s[76:79], s[6:7], 0x40
	.loc	0 102
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s4, v0
	s_mov_b32 s4, s14
	v_writelane_b32 v2, s4, 2
	v_writelane_b32 v2, s5, 3
	.loc	0 103
	s_lshr_b32 s4, s12, 16
	s_mul_i32 s4, s4, s11
	s_add_i32 s4, s5, s4
	v_add_u32_e32 v1, vcc, s4, v1
	s_mov_b32 s4, s16
	.loc	0 102
	v_add_u32_e32 v0, vcc, s8, v0
	.loc	0 103
	v_writelane_b32 v2, s4, 4
	.loc	0 102
	v_lshlrev_b32_e32 v37, 3, v0
	.loc	0 103
	v_lshlrev_b32_e32 v4, 2, v1
	v_writelane_b32 v2, s5, 5
	.loc	0 106
	v_lshlrev_b32_e32 v1, 7, v1
	s_mov_b32 s4, 0x215a00
	.loc	0 102
	v_add_u32_e32 v3, vcc, 8, v37
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	.loc	0 106
	v_sub_u32_e32 v1, vcc, s73, v1
	s_mov_b32 s4, 0x215b00
	v_lshlrev_b32_e32 v0, 6, v0
	.loc	0 102
	v_min_i32_e32 v38, s14, v3
	.loc	0 103
	v_add_u32_e32 v3, vcc, 4, v4
	.loc	0 106
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 1, v0
	s_mov_b32 s4, 0x215200
	s_mov_b32 s8, 0x214e00
	.loc	0 103
	v_min_i32_e32 v3, s16, v3
	.loc	0 106
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 2, v0
	s_mov_b32 s4, 0x215300
	buffer_store_dword v4, off, s[0:3], s8  ; 4-byte Folded Spill
	s_mov_b32 s8, 0x214d00
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 3, v0
	s_mov_b32 s4, 0x215400
	buffer_store_dword v3, off, s[0:3], s8  ; 4-byte Folded Spill
	v_cmp_lt_i32_e64 s[8:9], v37, v38
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 4, v0
	s_mov_b32 s4, 0x215500
	v_writelane_b32 v2, s8, 6
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 5, v0
	s_mov_b32 s4, 0x215600
	v_writelane_b32 v2, s9, 7
	s_lshl_b64 s[8:9], s[34:35], 2
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 6, v0
	s_mov_b32 s4, 0x215700
	v_writelane_b32 v2, s8, 8
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	s_mov_b32 s4, 0x215100
	v_cmp_ge_i32_e64 s[12:13], v4, v3
	v_writelane_b32 v2, s9, 9
	buffer_store_dword v0, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v0, 7, v0
	.loc	0 0
	s_mov_b32 s4, 0x215800
	v_writelane_b32 v2, s12, 10
	s_mov_b32 s8, 0x214500
	buffer_store_dword v0, off, s[0:3], s4  ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	s_movk_i32 s101, 0x70
	s_movk_i32 s5, 0x60
	s_movk_i32 s91, 0x50
	s_movk_i32 s7, 0x360
	s_movk_i32 s80, 0x35c
	s_movk_i32 s16, 0x380
	s_movk_i32 s17, 0x3bc
	s_movk_i32 s88, 0x3b8
	s_movk_i32 s89, 0x3b4
	s_movk_i32 s94, 0x3b0
	s_movk_i32 s95, 0x3ac
	s_movk_i32 s83, 0x3a8
	s_movk_i32 s85, 0x3a4
	s_movk_i32 s100, 0x3a0
	s_movk_i32 s82, 0x39c
	s_movk_i32 s84, 0x3c0
	s_movk_i32 s4, 0x3fc
	s_movk_i32 s92, 0x3f8
	s_movk_i32 s81, 0x3f4
	s_movk_i32 s96, 0x3f0
	s_movk_i32 s97, 0x3ec
	s_movk_i32 s33, 0x3e8
	s_movk_i32 s93, 0x3e4
	s_movk_i32 s90, 0x3e0
	s_movk_i32 s6, 0x3dc
	v_cmp_neq_f32_e64 s[86:87], s36, 0
	s_movk_i32 s35, 0x100
	s_mov_b64 s[14:15], 0
	s_mov_b32 s40, s75
	s_mov_b32 s37, s75
	s_mov_b32 s38, s75
	s_mov_b32 s39, s75
	s_mov_b32 s20, s36
	s_mov_b32 s43, s36
	s_mov_b32 s42, s36
	s_mov_b32 s41, s36
	s_mov_b32 s44, s75
	s_mov_b32 s49, 0
	s_mov_b32 s23, s75
	s_mov_b32 s22, s75
	s_mov_b32 s21, s75
	s_mov_b32 s24, s75
	s_mov_b32 s27, s75
	s_mov_b32 s26, s75
	s_mov_b32 s25, s75
	s_mov_b32 s64, s75
	s_mov_b32 s47, s75
	s_mov_b32 s46, s75
	s_mov_b32 s45, s75
	s_mov_b32 s65, s36
	s_mov_b32 s66, s36
	s_mov_b32 s67, s36
	s_mov_b32 s68, s36
	s_mov_b32 s69, s36
	s_mov_b32 s70, s36
	s_mov_b32 s71, s36
	s_mov_b32 s28, s36
	s_mov_b32 s29, s36
	s_mov_b32 s30, s36
	s_mov_b32 s31, s36
	v_writelane_b32 v2, s13, 11
	buffer_store_dword v38, off, s[0:3], s8 ; 4-byte Folded Spill
	s_mov_b32 s8, 0x214600
	buffer_store_dword v37, off, s[0:3], s8 ; 4-byte Folded Spill
	s_branch .LBB1_3
.LBB1_1:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s12, v2, 10
	v_readlane_b32 s14, v2, 14
	v_readlane_b32 s8, v2, 12
	v_readlane_b32 s13, v2, 11
	v_readlane_b32 s15, v2, 15
	v_readlane_b32 s9, v2, 13
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s8, 0x215900
	buffer_load_dword v0, off, s[0:3], s8   ; 4-byte Folded Reload
	.loc	0 159
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, s74, v0
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_151
.LBB1_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_8 Depth 2
                                        ;       Child Loop BB1_11 Depth 3
                                        ;         Child Loop BB1_47 Depth 4
                                        ;         Child Loop BB1_88 Depth 4
                                        ;         Child Loop BB1_96 Depth 4
                                        ;         Child Loop BB1_104 Depth 4
                                        ;         Child Loop BB1_112 Depth 4
                                        ;         Child Loop BB1_120 Depth 4
                                        ;         Child Loop BB1_128 Depth 4
                                        ;         Child Loop BB1_136 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
	.loc	0 0
	s_mov_b32 s8, 0x215900
	buffer_store_dword v0, off, s[0:3], s8  ; 4-byte Folded Spill
	.loc	0 107
	v_sub_u32_e32 v0, vcc, s74, v0
	v_min_i32_e32 v3, 0x100, v0
	.loc	0 108
	s_mov_b32 s8, 0x213a00
	buffer_store_dword v3, off, s[0:3], s8  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s8 offset:4 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_5
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 158
	s_mov_b32 s10, 0x215900
	buffer_load_dword v0, off, s[0:3], s10  ; 4-byte Folded Reload
	s_mov_b32 s10, 0x213a00
	buffer_load_dword v3, off, s[0:3], s10  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s10 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s10, 0x215900
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v3, v0
	buffer_store_dword v0, off, s[0:3], s10 ; 4-byte Folded Spill
	s_mov_b32 s10, 0x213a00
	buffer_store_dword v0, off, s[0:3], s10 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s10 offset:4 ; 4-byte Folded Spill
.LBB1_5:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 108
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_2
; %bb.6:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	v_writelane_b32 v2, s8, 12
	v_writelane_b32 v2, s9, 13
	s_mov_b32 s8, 0x215900
	v_writelane_b32 v2, s14, 14
	v_writelane_b32 v2, s15, 15
	v_readlane_b32 s10, v2, 2
	buffer_load_dword v1, off, s[0:3], s8   ; 4-byte Folded Reload
	v_readlane_b32 s11, v2, 3
	s_mov_b32 s12, 0x213a00
	s_mov_b32 s14, 0x214400
	s_mov_b32 s18, 0x215a00
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[3:4], s[10:11], v1, s10, 0
	s_mov_b32 s10, 0x214200
	s_nop 3
	buffer_store_dword v3, off, s[0:3], s10 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s10 offset:4 ; 4-byte Folded Spill
	v_readlane_b32 s10, v2, 4
	v_readlane_b32 s11, v2, 5
	v_mad_i64_i32 v[3:4], s[10:11], v1, s10, 0
	s_mov_b32 s10, 0x214f00
	s_nop 3
	buffer_store_dword v3, off, s[0:3], s10 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s10 offset:4 ; 4-byte Folded Spill
	buffer_load_dword v3, off, s[0:3], s12  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s12 offset:4 ; 4-byte Folded Reload
	v_cmp_lt_i32_e64 s[10:11], 0, v0
	v_cmp_lt_i32_e64 s[8:9], 0, v1
	s_mov_b32 s12, 0x215900
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v3
	v_add_u32_e32 v1, vcc, v0, v1
	.loc	0 108
	v_max_i32_e32 v0, 1, v0
	buffer_store_dword v0, off, s[0:3], s14 ; 4-byte Folded Spill
	buffer_load_dword v0, off, s[0:3], s18  ; 4-byte Folded Reload
	s_mov_b32 s18, 0x215b00
	buffer_store_dword v1, off, s[0:3], s12 ; 4-byte Folded Spill
	v_cmp_le_i32_e64 s[12:13], s74, v1
	buffer_load_dword v1, off, s[0:3], s18  ; 4-byte Folded Reload
	s_mov_b32 s18, 0x214900
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s18 ; 4-byte Folded Spill
	s_mov_b32 s18, 0x214e00
	buffer_load_dword v1, off, s[0:3], s18  ; 4-byte Folded Reload
	s_mov_b32 s18, 0x214a00
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s18 ; 4-byte Folded Spill
	s_branch .LBB1_8
.LBB1_7:                                ;   in Loop: Header=BB1_8 Depth=2
	.loc	0 0
	v_readlane_b32 s14, v2, 18
	v_readlane_b32 s15, v2, 19
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s14, 0x214a00
	s_nop 1
	buffer_load_dword v1, off, s[0:3], s14  ; 4-byte Folded Reload
	.loc	0 108
	s_mov_b32 s14, 0x214900
	buffer_load_dword v0, off, s[0:3], s14  ; 4-byte Folded Reload
	s_mov_b32 s18, 0x214700
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, vcc, 1, v1
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v0, vcc, 32, v0
	buffer_store_dword v0, off, s[0:3], s14 ; 4-byte Folded Spill
	s_mov_b32 s14, 0x214d00
	buffer_load_dword v0, off, s[0:3], s14  ; 4-byte Folded Reload
	s_mov_b32 s14, 0x214a00
	buffer_store_dword v1, off, s[0:3], s14 ; 4-byte Folded Spill
	v_readlane_b32 s14, v2, 16
	v_readlane_b32 s15, v2, 17
	s_waitcnt vmcnt(1)
	v_cmp_ge_i32_e32 vcc, v1, v0
	buffer_load_dword v0, off, s[0:3], s18  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s18 offset:4 ; 4-byte Folded Reload
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 32, v0
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_1
.LBB1_8:                                ;   Parent Loop BB1_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_11 Depth 3
                                        ;         Child Loop BB1_47 Depth 4
                                        ;         Child Loop BB1_88 Depth 4
                                        ;         Child Loop BB1_96 Depth 4
                                        ;         Child Loop BB1_104 Depth 4
                                        ;         Child Loop BB1_112 Depth 4
                                        ;         Child Loop BB1_120 Depth 4
                                        ;         Child Loop BB1_128 Depth 4
                                        ;         Child Loop BB1_136 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
	.loc	0 0
	v_writelane_b32 v2, s14, 16
	s_mov_b32 s18, 0x214700
	v_writelane_b32 v2, s15, 17
	buffer_store_dword v0, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	.loc	0 109
	s_mov_b64 s[18:19], exec
	v_readlane_b32 s14, v2, 6
	v_readlane_b32 s15, v2, 7
	v_writelane_b32 v2, s18, 18
	v_writelane_b32 v2, s19, 19
	s_and_b64 s[14:15], s[18:19], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB1_7
; %bb.9:                                ;   in Loop: Header=BB1_8 Depth=2
	s_mov_b32 s14, 0x214900
	buffer_load_dword v0, off, s[0:3], s14  ; 4-byte Folded Reload
	s_mov_b32 s14, 0x214700
	s_mov_b64 s[98:99], 0
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v0, 32, v0
	v_max_i32_e32 v39, 1, v0
	buffer_load_dword v0, off, s[0:3], s14  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s14 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s14, 0x213a00
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s14  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s14 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s14, 0x214f00
	buffer_load_dword v3, off, s[0:3], s14  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s14 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s14, 0x214a00
	buffer_load_dword v7, off, s[0:3], s14  ; 4-byte Folded Reload
	v_ashrrev_i32_e32 v6, 31, v5
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[3:4], s[14:15], v7, v0, v[3:4]
	v_mov_b32_e32 v0, v5
	s_mov_b32 s14, 0x214700
	s_nop 2
	buffer_store_dword v0, off, s[0:3], s14 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s14 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s14, 0x214e00
	buffer_load_dword v0, off, s[0:3], s14  ; 4-byte Folded Reload
	v_lshlrev_b64 v[3:4], 7, v[3:4]
	v_mov_b32_e32 v1, s79
	s_mov_b32 s14, 0x213e00
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v0, vcc, v7, v0
	v_add_u32_e32 v3, vcc, s78, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	buffer_store_dword v3, off, s[0:3], s14 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s14 offset:4 ; 4-byte Folded Spill
	v_lshlrev_b32_e32 v3, 5, v7
	v_cmp_gt_i32_e64 s[18:19], s73, v3
	v_writelane_b32 v2, s18, 20
	v_ashrrev_i32_e32 v4, 31, v3
	v_writelane_b32 v2, s19, 21
	v_add_u32_e32 v1, vcc, 32, v3
	v_readlane_b32 s18, v2, 0
	v_readlane_b32 s19, v2, 1
	v_cmp_lt_i32_e64 s[14:15], s73, v1
	v_mov_b32_e32 v1, s19
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v40, vcc, s18, v3
	v_addc_u32_e32 v41, vcc, v1, v4, vcc
	v_add_u32_e32 v3, vcc, s18, v5
	v_addc_u32_e32 v4, vcc, v1, v6, vcc
	s_mov_b32 s18, 0x214b00
	buffer_store_dword v3, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s18, 0x215800
	buffer_load_dword v42, off, s[0:3], s18 ; 4-byte Folded Reload
	s_mov_b32 s18, 0x215700
	buffer_load_dword v43, off, s[0:3], s18 ; 4-byte Folded Reload
	s_mov_b32 s18, 0x215600
	buffer_load_dword v44, off, s[0:3], s18 ; 4-byte Folded Reload
	s_mov_b32 s18, 0x215500
	buffer_load_dword v45, off, s[0:3], s18 ; 4-byte Folded Reload
	s_mov_b32 s18, 0x215400
	buffer_load_dword v46, off, s[0:3], s18 ; 4-byte Folded Reload
	s_mov_b32 s18, 0x215300
	buffer_load_dword v47, off, s[0:3], s18 ; 4-byte Folded Reload
	s_mov_b32 s18, 0x215200
	buffer_load_dword v48, off, s[0:3], s18 ; 4-byte Folded Reload
	s_mov_b32 s18, 0x215100
	buffer_load_dword v49, off, s[0:3], s18 ; 4-byte Folded Reload
	s_mov_b32 s18, 0x213c00
	buffer_store_dword v39, off, s[0:3], s18 ; 4-byte Folded Spill
	s_mov_b32 s18, 0x213d00
	buffer_store_dword v0, off, s[0:3], s18 ; 4-byte Folded Spill
	s_mov_b32 s18, 0x214000
	v_mov_b32_e32 v1, v37
	buffer_store_dword v40, off, s[0:3], s18 ; 4-byte Folded Spill
	s_mov_b32 s18, 0x214100
	buffer_store_dword v41, off, s[0:3], s18 ; 4-byte Folded Spill
	s_branch .LBB1_11
.LBB1_10:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 109
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, vcc, 1, v1
	v_add_u32_e32 v49, vcc, 8, v49
	v_add_u32_e32 v48, vcc, 8, v48
	v_add_u32_e32 v47, vcc, 8, v47
	v_add_u32_e32 v46, vcc, 8, v46
	v_add_u32_e32 v45, vcc, 8, v45
	v_add_u32_e32 v44, vcc, 8, v44
	v_add_u32_e32 v43, vcc, 8, v43
	v_cmp_ge_i32_e32 vcc, v1, v38
	s_or_b64 s[98:99], vcc, s[98:99]
	v_add_u32_e32 v42, vcc, 8, v42
	s_andn2_b64 exec, exec, s[98:99]
	s_cbranch_execz .LBB1_7
.LBB1_11:                               ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_47 Depth 4
                                        ;         Child Loop BB1_88 Depth 4
                                        ;         Child Loop BB1_96 Depth 4
                                        ;         Child Loop BB1_104 Depth 4
                                        ;         Child Loop BB1_112 Depth 4
                                        ;         Child Loop BB1_120 Depth 4
                                        ;         Child Loop BB1_128 Depth 4
                                        ;         Child Loop BB1_136 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
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
	.loc	0 115
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
	s_mov_b32 s18, 0x207000
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v35, vcc, v1, v37
	buffer_store_dword v3, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_13
; %bb.12:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v4, 13, v0
	v_lshlrev_b32_e32 v3, 10, v35
	v_add_u32_e32 v4, vcc, 64, v4
	v_add_u32_e32 v4, vcc, v4, v3
	v_or_b32_e32 v5, 60, v4
	v_or_b32_e32 v6, 56, v4
	v_or_b32_e32 v7, 52, v4
	v_or_b32_e32 v8, 48, v4
	v_or_b32_e32 v9, 44, v4
	v_or_b32_e32 v10, 40, v4
	v_or_b32_e32 v11, 36, v4
	buffer_load_dword v3, v4, s[0:3], 0 offen
	buffer_load_dword v18, v5, s[0:3], 0 offen
	buffer_load_dword v17, v6, s[0:3], 0 offen
	buffer_load_dword v16, v7, s[0:3], 0 offen
	buffer_load_dword v15, v8, s[0:3], 0 offen
	buffer_load_dword v14, v9, s[0:3], 0 offen
	buffer_load_dword v13, v10, s[0:3], 0 offen
	buffer_load_dword v12, v11, s[0:3], 0 offen
	v_or_b32_e32 v5, 32, v4
	v_or_b32_e32 v6, 28, v4
	v_or_b32_e32 v7, 24, v4
	v_or_b32_e32 v8, 20, v4
	v_or_b32_e32 v19, 16, v4
	v_or_b32_e32 v20, 12, v4
	v_or_b32_e32 v21, 8, v4
	v_or_b32_e32 v4, 4, v4
	buffer_load_dword v11, v5, s[0:3], 0 offen
	buffer_load_dword v10, v6, s[0:3], 0 offen
	buffer_load_dword v9, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v7, v19, s[0:3], 0 offen
	buffer_load_dword v6, v20, s[0:3], 0 offen
	buffer_load_dword v5, v21, s[0:3], 0 offen
	buffer_load_dword v4, v4, s[0:3], 0 offen
	v_mov_b32_e32 v19, 0x81c0
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v19, s[0:3], 0 offen ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v19, s[0:3], 0 offen offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, v19, s[0:3], 0 offen offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, v19, s[0:3], 0 offen offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, v19, s[0:3], 0 offen offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, v19, s[0:3], 0 offen offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, v19, s[0:3], 0 offen offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, v19, s[0:3], 0 offen offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, v19, s[0:3], 0 offen offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, v19, s[0:3], 0 offen offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, v19, s[0:3], 0 offen offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, v19, s[0:3], 0 offen offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, v19, s[0:3], 0 offen offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, v19, s[0:3], 0 offen offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:60 ; 4-byte Folded Spill
.LBB1_13:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 115
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
	s_mov_b32 s18, 0x203000
	buffer_store_dword v3, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_15
; %bb.14:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 s48, 0x7c
	v_add_u32_e32 v21, vcc, s48, v19
	s_movk_i32 s48, 0x78
	v_add_u32_e32 v22, vcc, s48, v19
	s_movk_i32 s48, 0x74
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x6c
	v_add_u32_e32 v25, vcc, s48, v19
	s_movk_i32 s48, 0x68
	v_add_u32_e32 v26, vcc, s48, v19
	s_movk_i32 s48, 0x64
	v_add_u32_e32 v24, vcc, s101, v19
	v_add_u32_e32 v27, vcc, s48, v19
	buffer_load_dword v16, v23, s[0:3], 0 offen
	buffer_load_dword v15, v24, s[0:3], 0 offen
	buffer_load_dword v14, v25, s[0:3], 0 offen
	buffer_load_dword v13, v26, s[0:3], 0 offen
	buffer_load_dword v12, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s5, v19
	s_movk_i32 s48, 0x5c
	v_add_u32_e32 v20, vcc, 64, v19
	v_add_u32_e32 v24, vcc, s48, v19
	v_add_u32_e32 v25, vcc, 0x58, v19
	v_add_u32_e32 v26, vcc, 0x54, v19
	v_add_u32_e32 v27, vcc, 0x50, v19
	v_add_u32_e32 v28, vcc, 0x4c, v19
	v_add_u32_e32 v29, vcc, 0x48, v19
	v_add_u32_e32 v19, vcc, 0x44, v19
	buffer_load_dword v11, v23, s[0:3], 0 offen
	buffer_load_dword v10, v24, s[0:3], 0 offen
	buffer_load_dword v9, v25, s[0:3], 0 offen
	buffer_load_dword v8, v26, s[0:3], 0 offen
	buffer_load_dword v7, v27, s[0:3], 0 offen
	buffer_load_dword v6, v28, s[0:3], 0 offen
	buffer_load_dword v5, v29, s[0:3], 0 offen
	buffer_load_dword v4, v19, s[0:3], 0 offen
	buffer_load_dword v17, v22, s[0:3], 0 offen
	buffer_load_dword v18, v21, s[0:3], 0 offen
	buffer_load_dword v3, v20, s[0:3], 0 offen
	s_mov_b32 s48, 0x203000
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
.LBB1_15:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
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
	.loc	0 115
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
	s_mov_b32 s18, 0x208000
	buffer_store_dword v3, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_17
; %bb.16:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 vcc_lo, 0x80
	v_add_u32_e32 v20, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0xbc
	v_add_u32_e32 v21, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0xb8
	v_add_u32_e32 v22, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0xb4
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0xb0
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0xac
	v_add_u32_e32 v25, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0xa8
	v_add_u32_e32 v26, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0xa4
	v_add_u32_e32 v27, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0xa0
	buffer_load_dword v16, v23, s[0:3], 0 offen
	buffer_load_dword v15, v24, s[0:3], 0 offen
	buffer_load_dword v14, v25, s[0:3], 0 offen
	buffer_load_dword v13, v26, s[0:3], 0 offen
	buffer_load_dword v12, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x9c
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	v_add_u32_e32 v25, vcc, 0x98, v19
	v_add_u32_e32 v26, vcc, 0x94, v19
	v_add_u32_e32 v27, vcc, 0x90, v19
	v_add_u32_e32 v28, vcc, 0x8c, v19
	v_add_u32_e32 v29, vcc, 0x88, v19
	v_add_u32_e32 v19, vcc, 0x84, v19
	buffer_load_dword v11, v23, s[0:3], 0 offen
	buffer_load_dword v10, v24, s[0:3], 0 offen
	buffer_load_dword v9, v25, s[0:3], 0 offen
	buffer_load_dword v8, v26, s[0:3], 0 offen
	buffer_load_dword v7, v27, s[0:3], 0 offen
	buffer_load_dword v6, v28, s[0:3], 0 offen
	buffer_load_dword v5, v29, s[0:3], 0 offen
	buffer_load_dword v4, v19, s[0:3], 0 offen
	buffer_load_dword v17, v22, s[0:3], 0 offen
	buffer_load_dword v18, v21, s[0:3], 0 offen
	buffer_load_dword v3, v20, s[0:3], 0 offen
	v_mov_b32_e32 v19, 0x8200
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v19, s[0:3], 0 offen ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v19, s[0:3], 0 offen offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, v19, s[0:3], 0 offen offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, v19, s[0:3], 0 offen offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, v19, s[0:3], 0 offen offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, v19, s[0:3], 0 offen offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, v19, s[0:3], 0 offen offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, v19, s[0:3], 0 offen offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, v19, s[0:3], 0 offen offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, v19, s[0:3], 0 offen offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, v19, s[0:3], 0 offen offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, v19, s[0:3], 0 offen offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, v19, s[0:3], 0 offen offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, v19, s[0:3], 0 offen offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:60 ; 4-byte Folded Spill
.LBB1_17:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 115
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
	s_mov_b32 s18, 0x209000
	buffer_store_dword v3, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_19
; %bb.18:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 s48, 0xc0
	v_add_u32_e32 v20, vcc, s48, v19
	s_movk_i32 s48, 0xfc
	v_add_u32_e32 v21, vcc, s48, v19
	s_movk_i32 s48, 0xf8
	v_add_u32_e32 v22, vcc, s48, v19
	s_movk_i32 s48, 0xf4
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0xf0
	v_add_u32_e32 v24, vcc, s48, v19
	s_movk_i32 s48, 0xec
	v_add_u32_e32 v25, vcc, s48, v19
	s_movk_i32 s48, 0xe8
	v_add_u32_e32 v26, vcc, s48, v19
	s_movk_i32 s48, 0xe4
	v_add_u32_e32 v27, vcc, s48, v19
	s_movk_i32 s48, 0xe0
	buffer_load_dword v16, v23, s[0:3], 0 offen
	buffer_load_dword v15, v24, s[0:3], 0 offen
	buffer_load_dword v14, v25, s[0:3], 0 offen
	buffer_load_dword v13, v26, s[0:3], 0 offen
	buffer_load_dword v12, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0xdc
	v_add_u32_e32 v24, vcc, s48, v19
	v_add_u32_e32 v25, vcc, 0xd8, v19
	v_add_u32_e32 v26, vcc, 0xd4, v19
	v_add_u32_e32 v27, vcc, 0xd0, v19
	v_add_u32_e32 v28, vcc, 0xcc, v19
	v_add_u32_e32 v29, vcc, 0xc8, v19
	v_add_u32_e32 v19, vcc, 0xc4, v19
	buffer_load_dword v11, v23, s[0:3], 0 offen
	buffer_load_dword v10, v24, s[0:3], 0 offen
	buffer_load_dword v9, v25, s[0:3], 0 offen
	buffer_load_dword v8, v26, s[0:3], 0 offen
	buffer_load_dword v7, v27, s[0:3], 0 offen
	buffer_load_dword v6, v28, s[0:3], 0 offen
	buffer_load_dword v5, v29, s[0:3], 0 offen
	buffer_load_dword v4, v19, s[0:3], 0 offen
	buffer_load_dword v17, v22, s[0:3], 0 offen
	buffer_load_dword v18, v21, s[0:3], 0 offen
	buffer_load_dword v3, v20, s[0:3], 0 offen
	s_mov_b32 s48, 0x209000
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
.LBB1_19:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
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
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x20b000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_21
; %bb.20:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	v_add_u32_e32 v20, vcc, 0x100, v19
	s_movk_i32 vcc_lo, 0x13c
	v_add_u32_e32 v21, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x138
	v_add_u32_e32 v22, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x134
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x130
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x12c
	v_add_u32_e32 v25, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x128
	v_add_u32_e32 v26, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x124
	v_add_u32_e32 v27, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x120
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x11c
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	v_add_u32_e32 v25, vcc, 0x118, v19
	v_add_u32_e32 v26, vcc, 0x114, v19
	v_add_u32_e32 v27, vcc, 0x110, v19
	v_add_u32_e32 v28, vcc, 0x10c, v19
	v_add_u32_e32 v29, vcc, 0x108, v19
	v_add_u32_e32 v19, vcc, 0x104, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	v_mov_b32_e32 v3, 0x82c0
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v3, s[0:3], 0 offen offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, v3, s[0:3], 0 offen offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, v3, s[0:3], 0 offen offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, v3, s[0:3], 0 offen offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, v3, s[0:3], 0 offen offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, v3, s[0:3], 0 offen offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, v3, s[0:3], 0 offen offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, v3, s[0:3], 0 offen offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, v3, s[0:3], 0 offen offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, v3, s[0:3], 0 offen offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, v3, s[0:3], 0 offen offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, v3, s[0:3], 0 offen offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, v3, s[0:3], 0 offen offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, v3, s[0:3], 0 offen offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, v3, s[0:3], 0 offen offset:60 ; 4-byte Folded Spill
.LBB1_21:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x20a000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_23
; %bb.22:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 s48, 0x140
	v_add_u32_e32 v20, vcc, s48, v19
	s_movk_i32 s48, 0x17c
	v_add_u32_e32 v21, vcc, s48, v19
	s_movk_i32 s48, 0x178
	v_add_u32_e32 v22, vcc, s48, v19
	s_movk_i32 s48, 0x174
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x170
	v_add_u32_e32 v24, vcc, s48, v19
	s_movk_i32 s48, 0x16c
	v_add_u32_e32 v25, vcc, s48, v19
	s_movk_i32 s48, 0x168
	v_add_u32_e32 v26, vcc, s48, v19
	s_movk_i32 s48, 0x164
	v_add_u32_e32 v27, vcc, s48, v19
	s_movk_i32 s48, 0x160
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x15c
	v_add_u32_e32 v24, vcc, s48, v19
	v_add_u32_e32 v25, vcc, 0x158, v19
	v_add_u32_e32 v26, vcc, 0x154, v19
	v_add_u32_e32 v27, vcc, 0x150, v19
	v_add_u32_e32 v28, vcc, 0x14c, v19
	v_add_u32_e32 v29, vcc, 0x148, v19
	v_add_u32_e32 v19, vcc, 0x144, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	s_mov_b32 s48, 0x20a000
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
.LBB1_23:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
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
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x20d000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_25
; %bb.24:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 vcc_lo, 0x180
	v_add_u32_e32 v20, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x1bc
	v_add_u32_e32 v21, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x1b8
	v_add_u32_e32 v22, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x1b4
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x1b0
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x1ac
	v_add_u32_e32 v25, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x1a8
	v_add_u32_e32 v26, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x1a4
	v_add_u32_e32 v27, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x1a0
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x19c
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	v_add_u32_e32 v25, vcc, 0x198, v19
	v_add_u32_e32 v26, vcc, 0x194, v19
	v_add_u32_e32 v27, vcc, 0x190, v19
	v_add_u32_e32 v28, vcc, 0x18c, v19
	v_add_u32_e32 v29, vcc, 0x188, v19
	v_add_u32_e32 v19, vcc, 0x184, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	v_mov_b32_e32 v3, 0x8340
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v3, s[0:3], 0 offen offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, v3, s[0:3], 0 offen offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, v3, s[0:3], 0 offen offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, v3, s[0:3], 0 offen offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, v3, s[0:3], 0 offen offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, v3, s[0:3], 0 offen offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, v3, s[0:3], 0 offen offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, v3, s[0:3], 0 offen offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, v3, s[0:3], 0 offen offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, v3, s[0:3], 0 offen offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, v3, s[0:3], 0 offen offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, v3, s[0:3], 0 offen offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, v3, s[0:3], 0 offen offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, v3, s[0:3], 0 offen offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, v3, s[0:3], 0 offen offset:60 ; 4-byte Folded Spill
.LBB1_25:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x20c000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_27
; %bb.26:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 s48, 0x1c0
	v_add_u32_e32 v20, vcc, s48, v19
	s_movk_i32 s48, 0x1fc
	v_add_u32_e32 v21, vcc, s48, v19
	s_movk_i32 s48, 0x1f8
	v_add_u32_e32 v22, vcc, s48, v19
	s_movk_i32 s48, 0x1f4
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x1f0
	v_add_u32_e32 v24, vcc, s48, v19
	s_movk_i32 s48, 0x1ec
	v_add_u32_e32 v25, vcc, s48, v19
	s_movk_i32 s48, 0x1e8
	v_add_u32_e32 v26, vcc, s48, v19
	s_movk_i32 s48, 0x1e4
	v_add_u32_e32 v27, vcc, s48, v19
	s_movk_i32 s48, 0x1e0
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x1dc
	v_add_u32_e32 v24, vcc, s48, v19
	v_add_u32_e32 v25, vcc, 0x1d8, v19
	v_add_u32_e32 v26, vcc, 0x1d4, v19
	v_add_u32_e32 v27, vcc, 0x1d0, v19
	v_add_u32_e32 v28, vcc, 0x1cc, v19
	v_add_u32_e32 v29, vcc, 0x1c8, v19
	v_add_u32_e32 v19, vcc, 0x1c4, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	s_mov_b32 s48, 0x20c000
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
.LBB1_27:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
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
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x20f000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_29
; %bb.28:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 vcc_lo, 0x200
	v_add_u32_e32 v20, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x23c
	v_add_u32_e32 v21, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x238
	v_add_u32_e32 v22, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x234
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x230
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x22c
	v_add_u32_e32 v25, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x228
	v_add_u32_e32 v26, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x224
	v_add_u32_e32 v27, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x220
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x21c
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	v_add_u32_e32 v25, vcc, 0x218, v19
	v_add_u32_e32 v26, vcc, 0x214, v19
	v_add_u32_e32 v27, vcc, 0x210, v19
	v_add_u32_e32 v28, vcc, 0x20c, v19
	v_add_u32_e32 v29, vcc, 0x208, v19
	v_add_u32_e32 v19, vcc, 0x204, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	v_mov_b32_e32 v3, 0x83c0
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v3, s[0:3], 0 offen offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, v3, s[0:3], 0 offen offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, v3, s[0:3], 0 offen offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, v3, s[0:3], 0 offen offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, v3, s[0:3], 0 offen offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, v3, s[0:3], 0 offen offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, v3, s[0:3], 0 offen offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, v3, s[0:3], 0 offen offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, v3, s[0:3], 0 offen offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, v3, s[0:3], 0 offen offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, v3, s[0:3], 0 offen offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, v3, s[0:3], 0 offen offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, v3, s[0:3], 0 offen offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, v3, s[0:3], 0 offen offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, v3, s[0:3], 0 offen offset:60 ; 4-byte Folded Spill
.LBB1_29:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x20e000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_31
; %bb.30:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 s48, 0x240
	v_add_u32_e32 v20, vcc, s48, v19
	s_movk_i32 s48, 0x27c
	v_add_u32_e32 v21, vcc, s48, v19
	s_movk_i32 s48, 0x278
	v_add_u32_e32 v22, vcc, s48, v19
	s_movk_i32 s48, 0x274
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x270
	v_add_u32_e32 v24, vcc, s48, v19
	s_movk_i32 s48, 0x26c
	v_add_u32_e32 v25, vcc, s48, v19
	s_movk_i32 s48, 0x268
	v_add_u32_e32 v26, vcc, s48, v19
	s_movk_i32 s48, 0x264
	v_add_u32_e32 v27, vcc, s48, v19
	s_movk_i32 s48, 0x260
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x25c
	v_add_u32_e32 v24, vcc, s48, v19
	v_add_u32_e32 v25, vcc, 0x258, v19
	v_add_u32_e32 v26, vcc, 0x254, v19
	v_add_u32_e32 v27, vcc, 0x250, v19
	v_add_u32_e32 v28, vcc, 0x24c, v19
	v_add_u32_e32 v29, vcc, 0x248, v19
	v_add_u32_e32 v19, vcc, 0x244, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	s_mov_b32 s48, 0x20e000
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
.LBB1_31:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
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
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x204000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_33
; %bb.32:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 vcc_lo, 0x280
	v_add_u32_e32 v20, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x2bc
	v_add_u32_e32 v21, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x2b8
	v_add_u32_e32 v22, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x2b4
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x2b0
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x2ac
	v_add_u32_e32 v25, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x2a8
	v_add_u32_e32 v26, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x2a4
	v_add_u32_e32 v27, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x2a0
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x29c
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	v_add_u32_e32 v25, vcc, 0x298, v19
	v_add_u32_e32 v26, vcc, 0x294, v19
	v_add_u32_e32 v27, vcc, 0x290, v19
	v_add_u32_e32 v28, vcc, 0x28c, v19
	v_add_u32_e32 v29, vcc, 0x288, v19
	v_add_u32_e32 v19, vcc, 0x284, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	v_mov_b32_e32 v3, 0x8100
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v3, s[0:3], 0 offen offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, v3, s[0:3], 0 offen offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, v3, s[0:3], 0 offen offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, v3, s[0:3], 0 offen offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, v3, s[0:3], 0 offen offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, v3, s[0:3], 0 offen offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, v3, s[0:3], 0 offen offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, v3, s[0:3], 0 offen offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, v3, s[0:3], 0 offen offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, v3, s[0:3], 0 offen offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, v3, s[0:3], 0 offen offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, v3, s[0:3], 0 offen offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, v3, s[0:3], 0 offen offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, v3, s[0:3], 0 offen offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, v3, s[0:3], 0 offen offset:60 ; 4-byte Folded Spill
.LBB1_33:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x210000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_35
; %bb.34:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 s48, 0x2c0
	v_add_u32_e32 v20, vcc, s48, v19
	s_movk_i32 s48, 0x2fc
	v_add_u32_e32 v21, vcc, s48, v19
	s_movk_i32 s48, 0x2f8
	v_add_u32_e32 v22, vcc, s48, v19
	s_movk_i32 s48, 0x2f4
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x2f0
	v_add_u32_e32 v24, vcc, s48, v19
	s_movk_i32 s48, 0x2ec
	v_add_u32_e32 v25, vcc, s48, v19
	s_movk_i32 s48, 0x2e8
	v_add_u32_e32 v26, vcc, s48, v19
	s_movk_i32 s48, 0x2e4
	v_add_u32_e32 v27, vcc, s48, v19
	s_movk_i32 s48, 0x2e0
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x2dc
	v_add_u32_e32 v24, vcc, s48, v19
	v_add_u32_e32 v25, vcc, 0x2d8, v19
	v_add_u32_e32 v26, vcc, 0x2d4, v19
	v_add_u32_e32 v27, vcc, 0x2d0, v19
	v_add_u32_e32 v28, vcc, 0x2cc, v19
	v_add_u32_e32 v29, vcc, 0x2c8, v19
	v_add_u32_e32 v19, vcc, 0x2c4, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	s_mov_b32 s48, 0x210000
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
.LBB1_35:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
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
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x205000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_37
; %bb.36:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 vcc_lo, 0x300
	v_add_u32_e32 v20, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x33c
	v_add_u32_e32 v21, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x338
	v_add_u32_e32 v22, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x334
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x330
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x32c
	v_add_u32_e32 v25, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x328
	v_add_u32_e32 v26, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x324
	v_add_u32_e32 v27, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x320
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, vcc_lo, v19
	s_movk_i32 vcc_lo, 0x31c
	v_add_u32_e32 v24, vcc, vcc_lo, v19
	v_add_u32_e32 v25, vcc, 0x318, v19
	v_add_u32_e32 v26, vcc, 0x314, v19
	v_add_u32_e32 v27, vcc, 0x310, v19
	v_add_u32_e32 v28, vcc, 0x30c, v19
	v_add_u32_e32 v29, vcc, 0x308, v19
	v_add_u32_e32 v19, vcc, 0x304, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	v_mov_b32_e32 v3, 0x8140
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v3, s[0:3], 0 offen offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, v3, s[0:3], 0 offen offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, v3, s[0:3], 0 offen offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, v3, s[0:3], 0 offen offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, v3, s[0:3], 0 offen offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, v3, s[0:3], 0 offen offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, v3, s[0:3], 0 offen offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, v3, s[0:3], 0 offen offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, v3, s[0:3], 0 offen offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, v3, s[0:3], 0 offen offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, v3, s[0:3], 0 offen offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, v3, s[0:3], 0 offen offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, v3, s[0:3], 0 offen offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, v3, s[0:3], 0 offen offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, v3, s[0:3], 0 offen offset:60 ; 4-byte Folded Spill
.LBB1_37:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x211000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_39
; %bb.38:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	s_movk_i32 s48, 0x340
	v_add_u32_e32 v20, vcc, s48, v19
	s_movk_i32 s48, 0x37c
	v_add_u32_e32 v21, vcc, s48, v19
	s_movk_i32 s48, 0x378
	v_add_u32_e32 v22, vcc, s48, v19
	s_movk_i32 s48, 0x374
	v_add_u32_e32 v23, vcc, s48, v19
	s_movk_i32 s48, 0x370
	v_add_u32_e32 v24, vcc, s48, v19
	s_movk_i32 s48, 0x36c
	v_add_u32_e32 v25, vcc, s48, v19
	s_movk_i32 s48, 0x368
	v_add_u32_e32 v26, vcc, s48, v19
	s_movk_i32 s48, 0x364
	v_add_u32_e32 v27, vcc, s48, v19
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s7, v19
	v_add_u32_e32 v24, vcc, s80, v19
	v_add_u32_e32 v25, vcc, 0x358, v19
	v_add_u32_e32 v26, vcc, 0x354, v19
	v_add_u32_e32 v27, vcc, 0x350, v19
	v_add_u32_e32 v28, vcc, 0x34c, v19
	v_add_u32_e32 v29, vcc, 0x348, v19
	v_add_u32_e32 v19, vcc, 0x344, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	s_mov_b32 s48, 0x211000
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
.LBB1_39:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
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
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x206000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB1_41
; %bb.40:                               ;   in Loop: Header=BB1_11 Depth=3
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	v_add_u32_e32 v23, vcc, s89, v19
	v_add_u32_e32 v24, vcc, s94, v19
	v_add_u32_e32 v25, vcc, s95, v19
	v_add_u32_e32 v26, vcc, s83, v19
	v_add_u32_e32 v27, vcc, s85, v19
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s100, v19
	v_add_u32_e32 v20, vcc, s16, v19
	v_add_u32_e32 v21, vcc, s17, v19
	v_add_u32_e32 v22, vcc, s88, v19
	v_add_u32_e32 v24, vcc, s82, v19
	v_add_u32_e32 v25, vcc, 0x398, v19
	v_add_u32_e32 v26, vcc, 0x394, v19
	v_add_u32_e32 v27, vcc, 0x390, v19
	v_add_u32_e32 v28, vcc, 0x38c, v19
	v_add_u32_e32 v29, vcc, 0x388, v19
	v_add_u32_e32 v19, vcc, 0x384, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	v_mov_b32_e32 v3, 0x8180
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v3, s[0:3], 0 offen offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, v3, s[0:3], 0 offen offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, v3, s[0:3], 0 offen offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, v3, s[0:3], 0 offen offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, v3, s[0:3], 0 offen offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, v3, s[0:3], 0 offen offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, v3, s[0:3], 0 offen offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, v3, s[0:3], 0 offen offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, v3, s[0:3], 0 offen offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, v3, s[0:3], 0 offen offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, v3, s[0:3], 0 offen offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, v3, s[0:3], 0 offen offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, v3, s[0:3], 0 offen offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, v3, s[0:3], 0 offen offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, v3, s[0:3], 0 offen offset:60 ; 4-byte Folded Spill
.LBB1_41:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 115
	v_mov_b32_e32 v19, s48
	v_mov_b32_e32 v20, s49
	v_mov_b32_e32 v21, s50
	v_mov_b32_e32 v22, s51
	v_mov_b32_e32 v23, s52
	v_mov_b32_e32 v24, s53
	v_mov_b32_e32 v25, s54
	v_mov_b32_e32 v26, s55
	v_mov_b32_e32 v27, s56
	v_mov_b32_e32 v28, s57
	v_mov_b32_e32 v29, s58
	v_mov_b32_e32 v30, s59
	v_mov_b32_e32 v31, s60
	v_mov_b32_e32 v32, s61
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	s_mov_b32 s18, 0x212000
	buffer_store_dword v19, off, s[0:3], s18 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s18 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s18 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s18 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s18 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s18 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s18 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s18 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s18 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s18 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s18 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s18 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s18 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s18 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s18 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s18 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execnz .LBB1_45
; %bb.42:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 120
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execnz .LBB1_46
.LBB1_43:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 128
	s_and_saveexec_b64 s[18:19], s[12:13]
	s_xor_b64 s[50:51], exec, s[18:19]
	s_cbranch_execnz .LBB1_49
.LBB1_44:                               ;   in Loop: Header=BB1_11 Depth=3
	s_andn2_saveexec_b64 s[18:19], s[50:51]
	s_cbranch_execz .LBB1_10
	s_branch .LBB1_150
.LBB1_45:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 115
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	v_add_u32_e32 v23, vcc, s81, v19
	v_add_u32_e32 v24, vcc, s96, v19
	v_add_u32_e32 v25, vcc, s97, v19
	v_add_u32_e32 v26, vcc, s33, v19
	v_add_u32_e32 v27, vcc, s93, v19
	buffer_load_dword v63, v23, s[0:3], 0 offen
	buffer_load_dword v62, v24, s[0:3], 0 offen
	buffer_load_dword v61, v25, s[0:3], 0 offen
	buffer_load_dword v60, v26, s[0:3], 0 offen
	buffer_load_dword v59, v27, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, s90, v19
	v_add_u32_e32 v20, vcc, s84, v19
	v_add_u32_e32 v21, vcc, s4, v19
	v_add_u32_e32 v22, vcc, s92, v19
	v_add_u32_e32 v24, vcc, s6, v19
	v_add_u32_e32 v25, vcc, 0x3d8, v19
	v_add_u32_e32 v26, vcc, 0x3d4, v19
	v_add_u32_e32 v27, vcc, 0x3d0, v19
	v_add_u32_e32 v28, vcc, 0x3cc, v19
	v_add_u32_e32 v29, vcc, 0x3c8, v19
	v_add_u32_e32 v19, vcc, 0x3c4, v19
	buffer_load_dword v58, v23, s[0:3], 0 offen
	buffer_load_dword v57, v24, s[0:3], 0 offen
	buffer_load_dword v56, v25, s[0:3], 0 offen
	buffer_load_dword v55, v26, s[0:3], 0 offen
	buffer_load_dword v54, v27, s[0:3], 0 offen
	buffer_load_dword v53, v28, s[0:3], 0 offen
	buffer_load_dword v52, v29, s[0:3], 0 offen
	buffer_load_dword v51, v19, s[0:3], 0 offen
	buffer_load_dword v64, v22, s[0:3], 0 offen
	buffer_load_dword v65, v21, s[0:3], 0 offen
	buffer_load_dword v50, v20, s[0:3], 0 offen
	s_mov_b32 s48, 0x212000
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_or_b64 exec, exec, s[18:19]
	.loc	0 120
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB1_43
.LBB1_46:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x213900
	buffer_store_dword v35, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x213700
	buffer_store_dword v49, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x213600
	buffer_store_dword v48, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x213500
	buffer_store_dword v47, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x213400
	buffer_store_dword v46, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x213300
	buffer_store_dword v45, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x213200
	buffer_store_dword v44, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x213100
	buffer_store_dword v43, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x213000
	buffer_store_dword v42, off, s[0:3], s48 ; 4-byte Folded Spill
	.loc	0 118
	s_mov_b32 s48, 0x213a00
	buffer_load_dword v19, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x214200
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213800
	buffer_store_dword v1, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x214400
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213e00
	buffer_load_dword v35, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x212000
	buffer_load_dword v51, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v66, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x206000
	buffer_load_dword v67, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v82, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x211000
	buffer_load_dword v83, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v84, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v85, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v86, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v87, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v88, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v89, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v90, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v91, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v92, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v93, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v94, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v95, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v96, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v97, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v98, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x205000
	buffer_load_dword v99, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v100, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v101, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x210000
	buffer_load_dword v115, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v116, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v117, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v118, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v119, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v120, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v121, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v122, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v123, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v124, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v125, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v126, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v127, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v128, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v129, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v130, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x204000
	buffer_load_dword v131, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v132, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v133, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v134, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v135, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v136, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v137, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v138, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v139, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v140, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v141, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v142, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v143, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v144, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v145, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v146, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20e000
	buffer_load_dword v147, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v148, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v149, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v150, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v151, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v152, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v153, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v154, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v155, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v156, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v157, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v158, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v159, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v160, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v161, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v162, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20f000
	buffer_load_dword v163, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v164, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v165, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v166, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v167, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v168, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v169, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v170, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v171, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v172, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v173, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v174, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v175, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v176, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v177, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v178, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20c000
	buffer_load_dword v179, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v180, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v181, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v182, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v183, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v184, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v185, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v186, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v187, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v188, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v189, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v190, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v191, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v192, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v193, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v194, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20d000
	buffer_load_dword v195, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v196, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v197, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v198, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v199, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v200, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v201, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v202, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v203, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v204, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v205, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v206, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v207, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v208, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v209, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v210, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20a000
	buffer_load_dword v211, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v212, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v213, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v214, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v215, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v216, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v217, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v218, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v219, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v220, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v221, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v222, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v223, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v224, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v225, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v226, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20b000
	buffer_load_dword v227, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v228, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v229, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v230, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v231, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v232, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v233, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v234, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v235, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v236, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v237, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v238, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v239, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v240, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v241, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v242, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x209000
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x203000
	s_waitcnt vmcnt(14)
	v_mad_i64_i32 v[19:20], s[50:51], v1, v19, v[20:21]
	v_mov_b32_e32 v21, s77
	s_mov_b64 s[50:51], 0
	v_lshlrev_b64 v[19:20], 5, v[19:20]
	v_add_u32_e32 v0, vcc, s76, v19
	v_addc_u32_e32 v1, vcc, v21, v20, vcc
	buffer_load_dword v19, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
.LBB1_47:                               ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 125
	s_mov_b32 s48, 0x204000
	buffer_store_dword v131, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v132, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v133, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v134, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v135, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v136, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v137, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v138, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v139, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v140, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v141, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v142, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v143, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v144, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v145, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v146, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x209000
	buffer_store_dword v37, off, s[0:3], s48 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x205000
	buffer_store_dword v99, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v101, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v102, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v103, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v104, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v105, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v106, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v107, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v108, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v109, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v110, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v111, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v112, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v113, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v114, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x206000
	buffer_store_dword v67, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v68, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v69, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v70, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v71, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v72, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v73, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v74, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v75, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v76, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v77, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v78, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v79, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v80, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v81, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v82, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x203000
	buffer_store_dword v35, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	v_add_u32_e32 v43, vcc, 16, v35
	v_addc_u32_e32 v44, vcc, 0, v36, vcc
	v_add_u32_e32 v39, vcc, 32, v35
	v_addc_u32_e32 v40, vcc, 0, v36, vcc
	buffer_load_dword v35, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v37, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v35, vcc, 48, v35
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v36, vcc, 0, v37, vcc
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v41, vcc, 64, v37
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v42, vcc, 0, v38, vcc
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v47, vcc, s91, v37
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v48, vcc, 0, v38, vcc
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v49, vcc, s5, v37
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v50, vcc, 0, v38, vcc
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v45, vcc, s101, v37
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	flat_load_dwordx4 v[248:251], v[0:1]
	s_waitcnt vmcnt(1)
	v_addc_u32_e32 v46, vcc, 0, v38, vcc
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x207000
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[67:70], v[37:38]
	buffer_load_dword v99, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v100, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v101, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x208000
	s_waitcnt vmcnt(14)
	v_mov_b32_e32 v246, v70
	s_waitcnt vmcnt(0)
	v_mad_f32 v102, v248, v70, v102
	v_mad_f32 v101, v248, v69, v101
	v_mad_f32 v100, v248, v68, v100
	v_mad_f32 v99, v248, v67, v99
	v_mov_b32_e32 v245, v69
	v_mov_b32_e32 v244, v68
	v_mov_b32_e32 v243, v67
	buffer_load_dword v67, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v82, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20a000
	v_mad_f32 v230, v250, v246, v230
	v_mad_f32 v229, v250, v245, v229
	v_mad_f32 v228, v250, v244, v228
	v_mad_f32 v227, v250, v243, v227
	s_waitcnt vmcnt(0)
	v_mad_f32 v70, v249, v246, v70
	v_mad_f32 v69, v249, v245, v69
	v_mad_f32 v68, v249, v244, v68
	v_mad_f32 v67, v249, v243, v67
	buffer_store_dword v243, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v244, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v245, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v246, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x207000
	v_mad_f32 v198, v251, v246, v198
	v_mad_f32 v197, v251, v245, v197
	v_mad_f32 v196, v251, v244, v196
	v_mad_f32 v195, v251, v243, v195
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[243:246], v[41:42]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[252:255], v[43:44]
	s_waitcnt vmcnt(3)
	v_mad_f32 v114, v248, v38, v114
	v_mad_f32 v113, v248, v37, v113
	v_mad_f32 v112, v248, v36, v112
	v_mad_f32 v111, v248, v35, v111
	s_waitcnt vmcnt(1)
	v_mad_f32 v110, v248, v42, v110
	v_mad_f32 v109, v248, v41, v109
	v_mad_f32 v108, v248, v40, v108
	v_mad_f32 v107, v248, v39, v107
	s_waitcnt vmcnt(0)
	v_mad_f32 v106, v248, v255, v106
	v_mad_f32 v105, v248, v254, v105
	v_mad_f32 v104, v248, v253, v104
	v_mac_f32_e32 v103, v248, v252
	buffer_store_dword v99, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v101, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v102, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v103, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v104, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v105, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v106, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v107, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v108, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v109, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v110, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v111, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v112, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v113, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v114, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x205000
	buffer_load_dword v99, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v100, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v101, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	flat_load_dwordx4 v[43:46], v[45:46]
	flat_load_dwordx4 v[131:134], v[49:50]
	flat_load_dwordx4 v[47:50], v[47:48]
	v_mad_f32 v82, v249, v38, v82
	v_mad_f32 v81, v249, v37, v81
	v_mad_f32 v80, v249, v36, v80
	v_mad_f32 v79, v249, v35, v79
	v_mad_f32 v78, v249, v42, v78
	v_mad_f32 v77, v249, v41, v77
	v_mad_f32 v76, v249, v40, v76
	v_mad_f32 v75, v249, v39, v75
	v_mad_f32 v74, v249, v255, v74
	v_mad_f32 v73, v249, v254, v73
	v_mad_f32 v72, v249, v253, v72
	v_mac_f32_e32 v71, v249, v252
	s_mov_b32 s48, 0x208000
	buffer_store_dword v67, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v68, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v69, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v70, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v71, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v72, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v73, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v74, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v75, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v76, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v77, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v78, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v79, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v80, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v81, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v82, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x206000
	buffer_load_dword v67, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v82, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20b000
	v_mad_f32 v22, v248, v246, v22
	v_mad_f32 v21, v248, v245, v21
	v_mad_f32 v20, v248, v244, v20
	v_mad_f32 v19, v248, v243, v19
	v_mad_f32 v6, v249, v246, v6
	v_mad_f32 v5, v249, v245, v5
	v_mad_f32 v4, v249, v244, v4
	v_mad_f32 v3, v249, v243, v3
	v_mad_f32 v242, v250, v38, v242
	v_mad_f32 v241, v250, v37, v241
	v_mad_f32 v240, v250, v36, v240
	v_mad_f32 v239, v250, v35, v239
	v_mad_f32 v238, v250, v42, v238
	v_mad_f32 v237, v250, v41, v237
	v_mad_f32 v236, v250, v40, v236
	v_mad_f32 v235, v250, v39, v235
	v_mad_f32 v234, v250, v255, v234
	v_mad_f32 v233, v250, v254, v233
	v_mad_f32 v232, v250, v253, v232
	v_mac_f32_e32 v231, v250, v252
	v_mad_f32 v214, v250, v246, v214
	v_mad_f32 v213, v250, v245, v213
	v_mad_f32 v212, v250, v244, v212
	v_mad_f32 v211, v250, v243, v211
	v_mad_f32 v208, v251, v36, v208
	v_mad_f32 v207, v251, v35, v207
	v_mad_f32 v210, v251, v38, v210
	v_mad_f32 v209, v251, v37, v209
	v_mad_f32 v204, v251, v40, v204
	v_mad_f32 v203, v251, v39, v203
	v_mad_f32 v206, v251, v42, v206
	v_mad_f32 v205, v251, v41, v205
	v_mad_f32 v202, v251, v255, v202
	v_mad_f32 v201, v251, v254, v201
	v_mad_f32 v200, v251, v253, v200
	v_mac_f32_e32 v199, v251, v252
	v_mad_f32 v182, v251, v246, v182
	v_mad_f32 v181, v251, v245, v181
	v_mad_f32 v180, v251, v244, v180
	v_mad_f32 v179, v251, v243, v179
	v_mad_f32 v30, v248, v134, v30
	v_mad_f32 v29, v248, v133, v29
	v_mad_f32 v28, v248, v132, v28
	v_mad_f32 v27, v248, v131, v27
	v_mad_f32 v14, v249, v134, v14
	v_mad_f32 v13, v249, v133, v13
	v_mad_f32 v12, v249, v132, v12
	v_mad_f32 v11, v249, v131, v11
	v_mad_f32 v222, v250, v134, v222
	v_mad_f32 v221, v250, v133, v221
	v_mad_f32 v220, v250, v132, v220
	v_mad_f32 v219, v250, v131, v219
	buffer_store_dword v131, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v132, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v133, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v134, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	v_mad_f32 v34, v248, v46, v34
	v_mad_f32 v33, v248, v45, v33
	v_mad_f32 v32, v248, v44, v32
	v_mad_f32 v31, v248, v43, v31
	v_mad_f32 v26, v248, v50, v26
	v_mad_f32 v25, v248, v49, v25
	v_mad_f32 v24, v248, v48, v24
	v_mac_f32_e32 v23, v248, v47
	v_mad_f32 v18, v249, v46, v18
	v_mad_f32 v17, v249, v45, v17
	v_mad_f32 v16, v249, v44, v16
	v_mad_f32 v15, v249, v43, v15
	v_mad_f32 v10, v249, v50, v10
	v_mad_f32 v9, v249, v49, v9
	v_mad_f32 v8, v249, v48, v8
	v_mac_f32_e32 v7, v249, v47
	v_mad_f32 v226, v250, v46, v226
	v_mad_f32 v225, v250, v45, v225
	v_mad_f32 v224, v250, v44, v224
	v_mad_f32 v223, v250, v43, v223
	v_mad_f32 v218, v250, v50, v218
	v_mad_f32 v217, v250, v49, v217
	v_mad_f32 v216, v250, v48, v216
	v_mac_f32_e32 v215, v250, v47
	v_mov_b32_e32 v250, v50
	v_mov_b32_e32 v249, v49
	v_mov_b32_e32 v248, v48
	v_mov_b32_e32 v247, v47
	v_add_u32_e32 v47, vcc, 28, v0
	s_mov_b32 s48, 0x204000
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	v_mad_f32 v194, v251, v46, v194
	v_mad_f32 v193, v251, v45, v193
	v_mad_f32 v192, v251, v44, v192
	v_mad_f32 v191, v251, v43, v191
	v_mad_f32 v186, v251, v250, v186
	v_mad_f32 v185, v251, v249, v185
	v_mad_f32 v184, v251, v248, v184
	v_mac_f32_e32 v183, v251, v247
	v_mad_f32 v190, v251, v134, v190
	v_mad_f32 v189, v251, v133, v189
	v_mad_f32 v188, v251, v132, v188
	v_mad_f32 v187, v251, v131, v187
	buffer_load_dword v131, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v132, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v133, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v134, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v135, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v136, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v137, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v138, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v139, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v140, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v141, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v142, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v143, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v144, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v145, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v146, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	flat_load_dword v50, v[47:48]
	v_add_u32_e32 v47, vcc, 16, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx3 v[47:49], v[47:48]
	s_mov_b32 s48, 0x203000
	s_waitcnt vmcnt(1)
	v_mad_f32 v80, v50, v36, v80
	v_mad_f32 v79, v50, v35, v79
	v_mad_f32 v82, v50, v38, v82
	v_mad_f32 v81, v50, v37, v81
	v_mad_f32 v76, v50, v40, v76
	s_waitcnt vmcnt(0)
	v_mad_f32 v176, v47, v36, v176
	v_mad_f32 v175, v47, v35, v175
	v_mad_f32 v144, v48, v36, v144
	v_mad_f32 v143, v48, v35, v143
	v_mad_f32 v112, v49, v36, v112
	v_mad_f32 v111, v49, v35, v111
	buffer_load_dword v35, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20a000
	v_mad_f32 v178, v47, v38, v178
	v_mad_f32 v177, v47, v37, v177
	v_mad_f32 v146, v48, v38, v146
	v_mad_f32 v145, v48, v37, v145
	v_mad_f32 v114, v49, v38, v114
	v_mad_f32 v113, v49, v37, v113
	v_mad_f32 v172, v47, v40, v172
	v_mad_f32 v171, v47, v39, v171
	v_mad_f32 v140, v48, v40, v140
	v_mad_f32 v139, v48, v39, v139
	v_mad_f32 v108, v49, v40, v108
	v_mad_f32 v107, v49, v39, v107
	v_mad_f32 v75, v50, v39, v75
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20b000
	v_mad_f32 v174, v47, v42, v174
	v_mad_f32 v173, v47, v41, v173
	v_mad_f32 v142, v48, v42, v142
	v_mad_f32 v141, v48, v41, v141
	v_mad_f32 v110, v49, v42, v110
	v_mad_f32 v109, v49, v41, v109
	v_mad_f32 v78, v50, v42, v78
	v_mad_f32 v77, v50, v41, v77
	v_mad_f32 v170, v47, v255, v170
	v_mad_f32 v169, v47, v254, v169
	v_mad_f32 v168, v47, v253, v168
	v_mad_f32 v167, v47, v252, v167
	v_mad_f32 v138, v48, v255, v138
	v_mad_f32 v137, v48, v254, v137
	v_mad_f32 v136, v48, v253, v136
	v_mad_f32 v135, v48, v252, v135
	v_mad_f32 v106, v49, v255, v106
	v_mad_f32 v105, v49, v254, v105
	v_mad_f32 v104, v49, v253, v104
	v_mad_f32 v103, v49, v252, v103
	v_mad_f32 v74, v50, v255, v74
	v_mad_f32 v73, v50, v254, v73
	v_mad_f32 v72, v50, v253, v72
	v_mad_f32 v71, v50, v252, v71
	v_mad_f32 v150, v47, v246, v150
	v_mad_f32 v149, v47, v245, v149
	v_mad_f32 v148, v47, v244, v148
	v_mad_f32 v147, v47, v243, v147
	v_mad_f32 v118, v48, v246, v118
	v_mad_f32 v117, v48, v245, v117
	v_mad_f32 v116, v48, v244, v116
	v_mad_f32 v115, v48, v243, v115
	v_mad_f32 v86, v49, v246, v86
	v_mad_f32 v85, v49, v245, v85
	v_mad_f32 v84, v49, v244, v84
	v_mad_f32 v83, v49, v243, v83
	v_mad_f32 v54, v50, v246, v54
	v_mad_f32 v53, v50, v245, v53
	v_mad_f32 v52, v50, v244, v52
	v_mad_f32 v51, v50, v243, v51
	v_mad_f32 v162, v47, v46, v162
	v_mad_f32 v161, v47, v45, v161
	v_mad_f32 v160, v47, v44, v160
	v_mad_f32 v159, v47, v43, v159
	v_mad_f32 v130, v48, v46, v130
	v_mad_f32 v129, v48, v45, v129
	v_mad_f32 v128, v48, v44, v128
	v_mad_f32 v127, v48, v43, v127
	v_mad_f32 v98, v49, v46, v98
	v_mad_f32 v97, v49, v45, v97
	v_mad_f32 v96, v49, v44, v96
	v_mad_f32 v95, v49, v43, v95
	v_mad_f32 v66, v50, v46, v66
	v_mad_f32 v65, v50, v45, v65
	v_mad_f32 v64, v50, v44, v64
	v_mad_f32 v63, v50, v43, v63
	v_mad_f32 v154, v47, v250, v154
	v_mad_f32 v153, v47, v249, v153
	v_mad_f32 v152, v47, v248, v152
	v_mac_f32_e32 v151, v47, v247
	v_mad_f32 v122, v48, v250, v122
	v_mad_f32 v121, v48, v249, v121
	v_mad_f32 v120, v48, v248, v120
	v_mac_f32_e32 v119, v48, v247
	v_mad_f32 v90, v49, v250, v90
	v_mad_f32 v89, v49, v249, v89
	v_mad_f32 v88, v49, v248, v88
	v_mac_f32_e32 v87, v49, v247
	v_mad_f32 v58, v50, v250, v58
	v_mad_f32 v57, v50, v249, v57
	v_mad_f32 v56, v50, v248, v56
	v_mac_f32_e32 v55, v50, v247
	s_waitcnt vmcnt(0)
	v_mad_f32 v166, v47, v40, v166
	v_mad_f32 v165, v47, v39, v165
	v_mad_f32 v164, v47, v38, v164
	v_mac_f32_e32 v163, v47, v37
	v_mad_f32 v134, v48, v40, v134
	v_mad_f32 v133, v48, v39, v133
	v_mad_f32 v132, v48, v38, v132
	v_mac_f32_e32 v131, v48, v37
	v_mad_f32 v102, v49, v40, v102
	v_mad_f32 v101, v49, v39, v101
	v_mad_f32 v100, v49, v38, v100
	v_mac_f32_e32 v99, v49, v37
	v_mad_f32 v70, v50, v40, v70
	v_mad_f32 v69, v50, v39, v69
	v_mad_f32 v68, v50, v38, v68
	v_mac_f32_e32 v67, v50, v37
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x209000
	s_waitcnt vmcnt(0)
	v_mad_f32 v155, v47, v37, v155
	v_mad_f32 v123, v48, v37, v123
	v_mad_f32 v91, v49, v37, v91
	v_mad_f32 v59, v50, v37, v59
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	v_mad_f32 v158, v47, v40, v158
	v_mad_f32 v157, v47, v39, v157
	v_mad_f32 v156, v47, v38, v156
	v_mad_f32 v126, v48, v40, v126
	v_mad_f32 v125, v48, v39, v125
	v_mad_f32 v124, v48, v38, v124
	v_mad_f32 v94, v49, v40, v94
	v_mad_f32 v93, v49, v39, v93
	v_mad_f32 v92, v49, v38, v92
	v_mad_f32 v62, v50, v40, v62
	v_mad_f32 v61, v50, v39, v61
	v_mad_f32 v60, v50, v38, v60
	.loc	0 120
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v37, vcc, -1, v37
	v_cmp_eq_u32_e32 vcc, 0, v37
	s_or_b64 s[50:51], vcc, s[50:51]
	v_add_u32_e32 v0, vcc, 32, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v35, vcc, 0x80, v35
	v_addc_u32_e32 v36, vcc, 0, v36, vcc
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB1_47
; %bb.48:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	s_mov_b32 s48, 0x203000
	buffer_store_dword v19, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x209000
	buffer_store_dword v3, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x20b000
	buffer_store_dword v227, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v228, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v229, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v230, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v231, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v232, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v233, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v234, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v235, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v236, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v237, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v238, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v239, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v240, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v241, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v242, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x20a000
	buffer_store_dword v211, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v213, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v214, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v215, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v216, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v217, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v218, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v219, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v220, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v221, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v222, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v223, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v224, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v225, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v226, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x20d000
	buffer_store_dword v195, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v196, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v197, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v198, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v199, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v200, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v201, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v202, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v203, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v204, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v205, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v206, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v207, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v208, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v209, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v210, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x20c000
	buffer_store_dword v179, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v180, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v181, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v182, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v183, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v184, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v185, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v186, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v187, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v188, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v189, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v190, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v191, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v192, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v193, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v194, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x20f000
	buffer_store_dword v163, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v164, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v165, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v166, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v167, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v168, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v169, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v170, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v171, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v172, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v173, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v174, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v175, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v176, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v177, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v178, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x20e000
	buffer_store_dword v147, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v148, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v149, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v150, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v151, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v152, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v153, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v154, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v155, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v156, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v157, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v158, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v159, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v160, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v161, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v162, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x204000
	buffer_store_dword v131, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v132, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v133, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v134, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v135, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v136, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v137, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v138, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v139, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v140, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v141, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v142, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v143, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v144, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v145, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v146, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x210000
	buffer_store_dword v115, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v116, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v117, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v118, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v119, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v120, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v121, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v122, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v123, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v124, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v125, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v126, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v127, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v128, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v129, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v130, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x205000
	buffer_store_dword v99, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v101, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v102, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v103, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v104, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v105, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v106, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v107, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v108, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v109, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v110, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v111, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v112, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v113, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v114, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x211000
	buffer_store_dword v83, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v84, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v85, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v86, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v87, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v88, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v89, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v90, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v91, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v92, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v93, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v94, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v95, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v96, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v97, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v98, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x206000
	buffer_store_dword v67, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v68, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v69, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v70, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v71, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v72, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v73, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v74, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v75, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v76, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v77, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v78, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v79, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v80, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v81, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v82, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x212000
	buffer_store_dword v51, off, s[0:3], s48 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s48 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s48 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s48 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s48 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s48 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s48 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s48 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s48 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s48 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s48 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s48 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s48 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s48 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s48 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v66, off, s[0:3], s48 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s48, 0x214600
	buffer_load_dword v37, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x214500
	buffer_load_dword v38, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213c00
	buffer_load_dword v39, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213d00
	buffer_load_dword v0, off, s[0:3], s48  ; 4-byte Folded Reload
	s_mov_b32 s48, 0x214000
	buffer_load_dword v40, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x214100
	buffer_load_dword v41, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213000
	buffer_load_dword v42, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213100
	buffer_load_dword v43, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213200
	buffer_load_dword v44, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213300
	buffer_load_dword v45, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213400
	buffer_load_dword v46, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213500
	buffer_load_dword v47, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213600
	buffer_load_dword v48, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213700
	buffer_load_dword v49, off, s[0:3], s48 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213800
	buffer_load_dword v1, off, s[0:3], s48  ; 4-byte Folded Reload
	s_mov_b32 s48, 0x213900
	buffer_load_dword v35, off, s[0:3], s48 ; 4-byte Folded Reload
	s_or_b64 exec, exec, s[18:19]
	.loc	0 128
	s_and_saveexec_b64 s[18:19], s[12:13]
	s_xor_b64 s[50:51], exec, s[18:19]
	s_cbranch_execz .LBB1_44
.LBB1_49:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 127
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v254, 3, v1
	.loc	0 134
	v_add_u32_e32 v19, vcc, 8, v254
	v_cmp_ge_i32_e32 vcc, s72, v19
	s_xor_b64 s[18:19], s[14:15], -1
	s_and_b64 s[18:19], vcc, s[18:19]
	s_and_saveexec_b64 s[52:53], s[18:19]
	s_xor_b64 s[52:53], exec, s[52:53]
	s_cbranch_execz .LBB1_83
; %bb.50:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 137
	v_mad_i64_i32 v[19:20], s[18:19], v254, s34, 0
	s_mov_b32 s18, 0x207000
	s_nop 3
	buffer_load_dword v3, off, s[0:3], s18  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s18 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s18 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s18 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s18 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s18 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s18 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s18 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s18 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s18 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s18 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s18 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s18 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s18 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s18 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s18 offset:60 ; 4-byte Folded Reload
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v252, vcc, v40, v19
	v_addc_u32_e32 v253, vcc, v41, v20, vcc
	.loc	0 141
	s_and_b64 vcc, exec, s[86:87]
	.loc	0 140
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s23, v18
	v_mul_f32_e32 v17, s22, v17
	v_mul_f32_e32 v16, s21, v16
	v_mul_f32_e32 v15, s24, v15
	v_mul_f32_e32 v14, s27, v14
	v_mul_f32_e32 v13, s26, v13
	v_mul_f32_e32 v12, s25, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s47, v10
	v_mul_f32_e32 v9, s46, v9
	v_mul_f32_e32 v8, s45, v8
	v_mul_f32_e32 v7, s44, v7
	v_mul_f32_e32 v6, s39, v6
	v_mul_f32_e32 v5, s38, v5
	v_mul_f32_e32 v4, s37, v4
	v_mul_f32_e32 v3, s40, v3
	.loc	0 141
	s_cbranch_vccz .LBB1_52
; %bb.51:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 16, v252
	v_addc_u32_e32 v20, vcc, 0, v253, vcc
	v_add_u32_e32 v23, vcc, 32, v252
	v_addc_u32_e32 v24, vcc, 0, v253, vcc
	v_add_u32_e32 v27, vcc, 48, v252
	v_addc_u32_e32 v28, vcc, 0, v253, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[252:253]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s67, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s41, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s71, v26
	v_mac_f32_e32 v13, s70, v25
	v_mac_f32_e32 v12, s69, v24
	v_mac_f32_e32 v11, s68, v23
	v_mac_f32_e32 v9, s66, v21
	v_mac_f32_e32 v8, s65, v20
	v_mac_f32_e32 v7, s20, v19
.LBB1_52:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 48, v252
	v_addc_u32_e32 v20, vcc, 0, v253, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s18, 0x203000
	v_add_u32_e32 v15, vcc, 32, v252
	v_addc_u32_e32 v16, vcc, 0, v253, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 141
	v_cndmask_b32_e64 v19, 0, 1, s[86:87]
	.loc	0 142
	v_add_u32_e32 v11, vcc, 16, v252
	v_addc_u32_e32 v12, vcc, 0, v253, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[252:253], v[3:6]
	buffer_load_dword v3, off, s[0:3], s18  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s18 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s18 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s18 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s18 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s18 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s18 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s18 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s18 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s18 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s18 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s18 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s18 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s18 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s18 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s18 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	v_cmp_ne_u32_e64 s[18:19], 1, v19
	s_andn2_b64 vcc, exec, s[86:87]
	.loc	0 140
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s23, v18
	v_mul_f32_e32 v17, s22, v17
	v_mul_f32_e32 v16, s21, v16
	v_mul_f32_e32 v15, s24, v15
	v_mul_f32_e32 v14, s27, v14
	v_mul_f32_e32 v13, s26, v13
	v_mul_f32_e32 v12, s25, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s47, v10
	v_mul_f32_e32 v9, s46, v9
	v_mul_f32_e32 v8, s45, v8
	v_mul_f32_e32 v7, s44, v7
	v_mul_f32_e32 v6, s39, v6
	v_mul_f32_e32 v5, s38, v5
	v_mul_f32_e32 v4, s37, v4
	v_mul_f32_e32 v3, s40, v3
	s_cbranch_vccnz .LBB1_54
; %bb.53:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 141
	v_add_u32_e32 v19, vcc, 64, v252
	v_addc_u32_e32 v20, vcc, 0, v253, vcc
	v_add_u32_e32 v23, vcc, 0x50, v252
	v_addc_u32_e32 v24, vcc, 0, v253, vcc
	v_add_u32_e32 v27, vcc, 0x60, v252
	v_addc_u32_e32 v28, vcc, 0, v253, vcc
	v_add_u32_e32 v31, vcc, 0x70, v252
	v_addc_u32_e32 v32, vcc, 0, v253, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s41, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s67, v26
	v_mac_f32_e32 v9, s66, v25
	v_mac_f32_e32 v8, s65, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s71, v30
	v_mac_f32_e32 v13, s70, v29
	v_mac_f32_e32 v12, s69, v28
	v_mac_f32_e32 v11, s68, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s20, v23
.LBB1_54:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 64, v252
	v_addc_u32_e32 v20, vcc, 0, v253, vcc
	v_add_u32_e32 v21, vcc, 0x70, v252
	v_addc_u32_e32 v22, vcc, 0, v253, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x208000
	v_add_u32_e32 v15, vcc, 0x60, v252
	v_addc_u32_e32 v16, vcc, 0, v253, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0x50, v252
	v_addc_u32_e32 v12, vcc, 0, v253, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	0 137
	s_nop 0
	v_or_b32_e32 v3, 1, v254
	v_mad_i64_i32 v[3:4], s[54:55], v3, s34, 0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v227, vcc, v40, v3
	v_addc_u32_e32 v228, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20b000
	buffer_load_dword v50, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v18
	v_mul_f32_e32 v17, s22, v17
	v_mul_f32_e32 v16, s21, v16
	v_mul_f32_e32 v15, s24, v15
	v_mul_f32_e32 v14, s27, v14
	v_mul_f32_e32 v13, s26, v13
	v_mul_f32_e32 v12, s25, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s47, v10
	v_mul_f32_e32 v9, s46, v9
	v_mul_f32_e32 v8, s45, v8
	v_mul_f32_e32 v7, s44, v7
	v_mul_f32_e32 v6, s39, v6
	v_mul_f32_e32 v5, s38, v5
	v_mul_f32_e32 v4, s37, v4
	v_mul_f32_e32 v3, s40, v3
	s_cbranch_vccnz .LBB1_56
; %bb.55:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 141
	v_add_u32_e32 v19, vcc, 16, v227
	v_addc_u32_e32 v20, vcc, 0, v228, vcc
	v_add_u32_e32 v23, vcc, 32, v227
	v_addc_u32_e32 v24, vcc, 0, v228, vcc
	v_add_u32_e32 v27, vcc, 48, v227
	v_addc_u32_e32 v28, vcc, 0, v228, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[227:228]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s67, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s41, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s71, v26
	v_mac_f32_e32 v13, s70, v25
	v_mac_f32_e32 v12, s69, v24
	v_mac_f32_e32 v11, s68, v23
	v_mac_f32_e32 v9, s66, v21
	v_mac_f32_e32 v8, s65, v20
	v_mac_f32_e32 v7, s20, v19
.LBB1_56:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 48, v227
	v_addc_u32_e32 v20, vcc, 0, v228, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s48, 0x209000
	v_add_u32_e32 v15, vcc, 32, v227
	v_addc_u32_e32 v16, vcc, 0, v228, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 16, v227
	v_addc_u32_e32 v12, vcc, 0, v228, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[227:228], v[3:6]
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x20a000
	buffer_load_dword v66, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v67, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v18
	v_mul_f32_e32 v17, s22, v17
	v_mul_f32_e32 v16, s21, v16
	v_mul_f32_e32 v15, s24, v15
	v_mul_f32_e32 v14, s27, v14
	v_mul_f32_e32 v13, s26, v13
	v_mul_f32_e32 v12, s25, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s47, v10
	v_mul_f32_e32 v9, s46, v9
	v_mul_f32_e32 v8, s45, v8
	v_mul_f32_e32 v7, s44, v7
	v_mul_f32_e32 v6, s39, v6
	v_mul_f32_e32 v5, s38, v5
	v_mul_f32_e32 v4, s37, v4
	v_mul_f32_e32 v3, s40, v3
	s_cbranch_vccnz .LBB1_58
; %bb.57:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 141
	v_add_u32_e32 v19, vcc, 64, v227
	v_addc_u32_e32 v20, vcc, 0, v228, vcc
	v_add_u32_e32 v23, vcc, 0x50, v227
	v_addc_u32_e32 v24, vcc, 0, v228, vcc
	v_add_u32_e32 v27, vcc, 0x60, v227
	v_addc_u32_e32 v28, vcc, 0, v228, vcc
	v_add_u32_e32 v31, vcc, 0x70, v227
	v_addc_u32_e32 v32, vcc, 0, v228, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s41, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s67, v26
	v_mac_f32_e32 v9, s66, v25
	v_mac_f32_e32 v8, s65, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s71, v30
	v_mac_f32_e32 v13, s70, v29
	v_mac_f32_e32 v12, s69, v28
	v_mac_f32_e32 v11, s68, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s20, v23
.LBB1_58:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 64, v227
	v_addc_u32_e32 v20, vcc, 0, v228, vcc
	v_add_u32_e32 v21, vcc, 0x70, v227
	v_addc_u32_e32 v22, vcc, 0, v228, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x20d000
	v_add_u32_e32 v15, vcc, 0x60, v227
	v_addc_u32_e32 v16, vcc, 0, v228, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	v_mul_f32_e32 v18, s23, v65
	.loc	0 142
	v_add_u32_e32 v11, vcc, 0x50, v227
	v_addc_u32_e32 v12, vcc, 0, v228, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v64
	.loc	0 137
	v_or_b32_e32 v3, 2, v254
	v_mad_i64_i32 v[3:4], s[54:55], v3, s34, 0
	.loc	0 140
	v_mul_f32_e32 v16, s21, v63
	v_mul_f32_e32 v15, s24, v62
	.loc	0 137
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 140
	v_mul_f32_e32 v14, s27, v61
	.loc	0 137
	v_add_u32_e32 v195, vcc, v40, v3
	v_addc_u32_e32 v196, vcc, v41, v4, vcc
	.loc	0 140
	v_mul_f32_e32 v13, s26, v60
	v_mul_f32_e32 v12, s25, v59
	v_mul_f32_e32 v11, s64, v58
	v_mul_f32_e32 v10, s47, v57
	v_mul_f32_e32 v9, s46, v56
	v_mul_f32_e32 v8, s45, v55
	v_mul_f32_e32 v7, s44, v54
	v_mul_f32_e32 v6, s39, v53
	v_mul_f32_e32 v5, s38, v52
	v_mul_f32_e32 v4, s37, v51
	v_mul_f32_e32 v3, s40, v50
	buffer_load_dword v50, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_60
; %bb.59:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 16, v195
	v_addc_u32_e32 v20, vcc, 0, v196, vcc
	v_add_u32_e32 v23, vcc, 32, v195
	v_addc_u32_e32 v24, vcc, 0, v196, vcc
	v_add_u32_e32 v27, vcc, 48, v195
	v_addc_u32_e32 v28, vcc, 0, v196, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[195:196]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s67, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s41, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s71, v26
	v_mac_f32_e32 v13, s70, v25
	v_mac_f32_e32 v12, s69, v24
	v_mac_f32_e32 v11, s68, v23
	v_mac_f32_e32 v9, s66, v21
	v_mac_f32_e32 v8, s65, v20
	v_mac_f32_e32 v7, s20, v19
.LBB1_60:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 48, v195
	v_addc_u32_e32 v20, vcc, 0, v196, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s48, 0x20c000
	v_add_u32_e32 v15, vcc, 32, v195
	v_addc_u32_e32 v16, vcc, 0, v196, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v81
	.loc	0 142
	v_add_u32_e32 v11, vcc, 16, v195
	v_addc_u32_e32 v12, vcc, 0, v196, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[195:196], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v80
	v_mul_f32_e32 v16, s21, v79
	v_mul_f32_e32 v15, s24, v78
	v_mul_f32_e32 v14, s27, v77
	v_mul_f32_e32 v13, s26, v76
	v_mul_f32_e32 v12, s25, v75
	v_mul_f32_e32 v11, s64, v74
	v_mul_f32_e32 v10, s47, v73
	v_mul_f32_e32 v9, s46, v72
	v_mul_f32_e32 v8, s45, v71
	v_mul_f32_e32 v7, s44, v70
	v_mul_f32_e32 v6, s39, v69
	v_mul_f32_e32 v5, s38, v68
	v_mul_f32_e32 v4, s37, v67
	v_mul_f32_e32 v3, s40, v66
	buffer_load_dword v66, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v67, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_62
; %bb.61:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 64, v195
	v_addc_u32_e32 v20, vcc, 0, v196, vcc
	v_add_u32_e32 v23, vcc, 0x50, v195
	v_addc_u32_e32 v24, vcc, 0, v196, vcc
	v_add_u32_e32 v27, vcc, 0x60, v195
	v_addc_u32_e32 v28, vcc, 0, v196, vcc
	v_add_u32_e32 v31, vcc, 0x70, v195
	v_addc_u32_e32 v32, vcc, 0, v196, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s41, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s67, v26
	v_mac_f32_e32 v9, s66, v25
	v_mac_f32_e32 v8, s65, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s71, v30
	v_mac_f32_e32 v13, s70, v29
	v_mac_f32_e32 v12, s69, v28
	v_mac_f32_e32 v11, s68, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s20, v23
.LBB1_62:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 64, v195
	v_addc_u32_e32 v20, vcc, 0, v196, vcc
	v_add_u32_e32 v21, vcc, 0x70, v195
	v_addc_u32_e32 v22, vcc, 0, v196, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x20f000
	v_add_u32_e32 v15, vcc, 0x60, v195
	v_addc_u32_e32 v16, vcc, 0, v196, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v65
	.loc	0 142
	v_add_u32_e32 v11, vcc, 0x50, v195
	v_addc_u32_e32 v12, vcc, 0, v196, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v64
	.loc	0 137
	v_or_b32_e32 v3, 3, v254
	v_mad_i64_i32 v[3:4], s[54:55], v3, s34, 0
	.loc	0 140
	v_mul_f32_e32 v16, s21, v63
	v_mul_f32_e32 v15, s24, v62
	.loc	0 137
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 140
	v_mul_f32_e32 v14, s27, v61
	.loc	0 137
	v_add_u32_e32 v163, vcc, v40, v3
	v_addc_u32_e32 v164, vcc, v41, v4, vcc
	.loc	0 140
	v_mul_f32_e32 v13, s26, v60
	v_mul_f32_e32 v12, s25, v59
	v_mul_f32_e32 v11, s64, v58
	v_mul_f32_e32 v10, s47, v57
	v_mul_f32_e32 v9, s46, v56
	v_mul_f32_e32 v8, s45, v55
	v_mul_f32_e32 v7, s44, v54
	v_mul_f32_e32 v6, s39, v53
	v_mul_f32_e32 v5, s38, v52
	v_mul_f32_e32 v4, s37, v51
	v_mul_f32_e32 v3, s40, v50
	buffer_load_dword v50, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_64
; %bb.63:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 16, v163
	v_addc_u32_e32 v20, vcc, 0, v164, vcc
	v_add_u32_e32 v23, vcc, 32, v163
	v_addc_u32_e32 v24, vcc, 0, v164, vcc
	v_add_u32_e32 v27, vcc, 48, v163
	v_addc_u32_e32 v28, vcc, 0, v164, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[163:164]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s67, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s41, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s71, v26
	v_mac_f32_e32 v13, s70, v25
	v_mac_f32_e32 v12, s69, v24
	v_mac_f32_e32 v11, s68, v23
	v_mac_f32_e32 v9, s66, v21
	v_mac_f32_e32 v8, s65, v20
	v_mac_f32_e32 v7, s20, v19
.LBB1_64:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 48, v163
	v_addc_u32_e32 v20, vcc, 0, v164, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s48, 0x20e000
	v_add_u32_e32 v15, vcc, 32, v163
	v_addc_u32_e32 v16, vcc, 0, v164, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v81
	.loc	0 142
	v_add_u32_e32 v11, vcc, 16, v163
	v_addc_u32_e32 v12, vcc, 0, v164, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[163:164], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v80
	v_mul_f32_e32 v16, s21, v79
	v_mul_f32_e32 v15, s24, v78
	v_mul_f32_e32 v14, s27, v77
	v_mul_f32_e32 v13, s26, v76
	v_mul_f32_e32 v12, s25, v75
	v_mul_f32_e32 v11, s64, v74
	v_mul_f32_e32 v10, s47, v73
	v_mul_f32_e32 v9, s46, v72
	v_mul_f32_e32 v8, s45, v71
	v_mul_f32_e32 v7, s44, v70
	v_mul_f32_e32 v6, s39, v69
	v_mul_f32_e32 v5, s38, v68
	v_mul_f32_e32 v4, s37, v67
	v_mul_f32_e32 v3, s40, v66
	buffer_load_dword v66, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v67, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_66
; %bb.65:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 64, v163
	v_addc_u32_e32 v20, vcc, 0, v164, vcc
	v_add_u32_e32 v23, vcc, 0x50, v163
	v_addc_u32_e32 v24, vcc, 0, v164, vcc
	v_add_u32_e32 v27, vcc, 0x60, v163
	v_addc_u32_e32 v28, vcc, 0, v164, vcc
	v_add_u32_e32 v31, vcc, 0x70, v163
	v_addc_u32_e32 v32, vcc, 0, v164, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s41, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s67, v26
	v_mac_f32_e32 v9, s66, v25
	v_mac_f32_e32 v8, s65, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s71, v30
	v_mac_f32_e32 v13, s70, v29
	v_mac_f32_e32 v12, s69, v28
	v_mac_f32_e32 v11, s68, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s20, v23
.LBB1_66:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 64, v163
	v_addc_u32_e32 v20, vcc, 0, v164, vcc
	v_add_u32_e32 v21, vcc, 0x70, v163
	v_addc_u32_e32 v22, vcc, 0, v164, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x204000
	v_add_u32_e32 v15, vcc, 0x60, v163
	v_addc_u32_e32 v16, vcc, 0, v164, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v65
	.loc	0 142
	v_add_u32_e32 v11, vcc, 0x50, v163
	v_addc_u32_e32 v12, vcc, 0, v164, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v64
	.loc	0 137
	v_or_b32_e32 v3, 4, v254
	v_mad_i64_i32 v[3:4], s[54:55], v3, s34, 0
	.loc	0 140
	v_mul_f32_e32 v16, s21, v63
	v_mul_f32_e32 v15, s24, v62
	.loc	0 137
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 140
	v_mul_f32_e32 v14, s27, v61
	.loc	0 137
	v_add_u32_e32 v131, vcc, v40, v3
	v_addc_u32_e32 v132, vcc, v41, v4, vcc
	.loc	0 140
	v_mul_f32_e32 v13, s26, v60
	v_mul_f32_e32 v12, s25, v59
	v_mul_f32_e32 v11, s64, v58
	v_mul_f32_e32 v10, s47, v57
	v_mul_f32_e32 v9, s46, v56
	v_mul_f32_e32 v8, s45, v55
	v_mul_f32_e32 v7, s44, v54
	v_mul_f32_e32 v6, s39, v53
	v_mul_f32_e32 v5, s38, v52
	v_mul_f32_e32 v4, s37, v51
	v_mul_f32_e32 v3, s40, v50
	buffer_load_dword v50, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_68
; %bb.67:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 16, v131
	v_addc_u32_e32 v20, vcc, 0, v132, vcc
	v_add_u32_e32 v23, vcc, 32, v131
	v_addc_u32_e32 v24, vcc, 0, v132, vcc
	v_add_u32_e32 v27, vcc, 48, v131
	v_addc_u32_e32 v28, vcc, 0, v132, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[131:132]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s67, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s41, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s71, v26
	v_mac_f32_e32 v13, s70, v25
	v_mac_f32_e32 v12, s69, v24
	v_mac_f32_e32 v11, s68, v23
	v_mac_f32_e32 v9, s66, v21
	v_mac_f32_e32 v8, s65, v20
	v_mac_f32_e32 v7, s20, v19
.LBB1_68:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 48, v131
	v_addc_u32_e32 v20, vcc, 0, v132, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s48, 0x210000
	v_add_u32_e32 v15, vcc, 32, v131
	v_addc_u32_e32 v16, vcc, 0, v132, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v81
	.loc	0 142
	v_add_u32_e32 v11, vcc, 16, v131
	v_addc_u32_e32 v12, vcc, 0, v132, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[131:132], v[3:6]
	buffer_load_dword v101, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v115, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v116, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 140
	v_mul_f32_e32 v17, s22, v80
	v_mul_f32_e32 v16, s21, v79
	v_mul_f32_e32 v15, s24, v78
	v_mul_f32_e32 v14, s27, v77
	v_mul_f32_e32 v13, s26, v76
	v_mul_f32_e32 v12, s25, v75
	v_mul_f32_e32 v11, s64, v74
	v_mul_f32_e32 v10, s47, v73
	v_mul_f32_e32 v9, s46, v72
	v_mul_f32_e32 v8, s45, v71
	v_mul_f32_e32 v7, s44, v70
	v_mul_f32_e32 v6, s39, v69
	v_mul_f32_e32 v5, s38, v68
	v_mul_f32_e32 v4, s37, v67
	v_mul_f32_e32 v3, s40, v66
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_70
; %bb.69:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 64, v131
	v_addc_u32_e32 v20, vcc, 0, v132, vcc
	v_add_u32_e32 v23, vcc, 0x50, v131
	v_addc_u32_e32 v24, vcc, 0, v132, vcc
	v_add_u32_e32 v27, vcc, 0x60, v131
	v_addc_u32_e32 v28, vcc, 0, v132, vcc
	v_add_u32_e32 v31, vcc, 0x70, v131
	v_addc_u32_e32 v32, vcc, 0, v132, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s41, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s67, v26
	v_mac_f32_e32 v9, s66, v25
	v_mac_f32_e32 v8, s65, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s71, v30
	v_mac_f32_e32 v13, s70, v29
	v_mac_f32_e32 v12, s69, v28
	v_mac_f32_e32 v11, s68, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s20, v23
.LBB1_70:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 64, v131
	v_addc_u32_e32 v20, vcc, 0, v132, vcc
	v_add_u32_e32 v21, vcc, 0x70, v131
	v_addc_u32_e32 v22, vcc, 0, v132, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x211000
	v_add_u32_e32 v15, vcc, 0x60, v131
	v_addc_u32_e32 v16, vcc, 0, v132, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v65
	.loc	0 142
	v_add_u32_e32 v11, vcc, 0x50, v131
	v_addc_u32_e32 v12, vcc, 0, v132, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v64
	.loc	0 137
	v_or_b32_e32 v3, 5, v254
	v_mad_i64_i32 v[3:4], s[54:55], v3, s34, 0
	.loc	0 140
	v_mul_f32_e32 v16, s21, v63
	v_mul_f32_e32 v15, s24, v62
	.loc	0 137
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 140
	v_mul_f32_e32 v14, s27, v61
	.loc	0 137
	v_add_u32_e32 v99, vcc, v40, v3
	v_addc_u32_e32 v100, vcc, v41, v4, vcc
	.loc	0 140
	v_mul_f32_e32 v13, s26, v60
	v_mul_f32_e32 v12, s25, v59
	v_mul_f32_e32 v11, s64, v58
	v_mul_f32_e32 v10, s47, v57
	v_mul_f32_e32 v9, s46, v56
	v_mul_f32_e32 v8, s45, v55
	v_mul_f32_e32 v7, s44, v54
	v_mul_f32_e32 v6, s39, v53
	v_mul_f32_e32 v5, s38, v52
	v_mul_f32_e32 v4, s37, v51
	v_mul_f32_e32 v3, s40, v50
	buffer_load_dword v50, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s48, 0x205000
	buffer_load_dword v69, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v82, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v83, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v84, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_72
; %bb.71:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 16, v99
	v_addc_u32_e32 v20, vcc, 0, v100, vcc
	v_add_u32_e32 v23, vcc, 32, v99
	v_addc_u32_e32 v24, vcc, 0, v100, vcc
	v_add_u32_e32 v27, vcc, 48, v99
	v_addc_u32_e32 v28, vcc, 0, v100, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[99:100]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s67, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s41, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s71, v26
	v_mac_f32_e32 v13, s70, v25
	v_mac_f32_e32 v12, s69, v24
	v_mac_f32_e32 v11, s68, v23
	v_mac_f32_e32 v9, s66, v21
	v_mac_f32_e32 v8, s65, v20
	v_mac_f32_e32 v7, s20, v19
.LBB1_72:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 48, v99
	v_addc_u32_e32 v20, vcc, 0, v100, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 32, v99
	v_addc_u32_e32 v16, vcc, 0, v100, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v116
	.loc	0 142
	v_add_u32_e32 v11, vcc, 16, v99
	v_addc_u32_e32 v12, vcc, 0, v100, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[99:100], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v115
	v_mul_f32_e32 v16, s21, v114
	v_mul_f32_e32 v15, s24, v113
	v_mul_f32_e32 v14, s27, v112
	v_mul_f32_e32 v13, s26, v111
	v_mul_f32_e32 v12, s25, v110
	v_mul_f32_e32 v11, s64, v109
	v_mul_f32_e32 v10, s47, v108
	v_mul_f32_e32 v9, s46, v107
	v_mul_f32_e32 v8, s45, v106
	v_mul_f32_e32 v7, s44, v105
	v_mul_f32_e32 v6, s39, v104
	v_mul_f32_e32 v5, s38, v103
	v_mul_f32_e32 v4, s37, v102
	v_mul_f32_e32 v3, s40, v101
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_74
; %bb.73:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 64, v99
	v_addc_u32_e32 v20, vcc, 0, v100, vcc
	v_add_u32_e32 v23, vcc, 0x50, v99
	v_addc_u32_e32 v24, vcc, 0, v100, vcc
	v_add_u32_e32 v27, vcc, 0x60, v99
	v_addc_u32_e32 v28, vcc, 0, v100, vcc
	v_add_u32_e32 v31, vcc, 0x70, v99
	v_addc_u32_e32 v32, vcc, 0, v100, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s41, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s67, v26
	v_mac_f32_e32 v9, s66, v25
	v_mac_f32_e32 v8, s65, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s71, v30
	v_mac_f32_e32 v13, s70, v29
	v_mac_f32_e32 v12, s69, v28
	v_mac_f32_e32 v11, s68, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s20, v23
.LBB1_74:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 64, v99
	v_addc_u32_e32 v20, vcc, 0, v100, vcc
	v_add_u32_e32 v21, vcc, 0x70, v99
	v_addc_u32_e32 v22, vcc, 0, v100, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x206000
	v_add_u32_e32 v15, vcc, 0x60, v99
	v_addc_u32_e32 v16, vcc, 0, v100, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v18, s23, v84
	.loc	0 142
	v_add_u32_e32 v11, vcc, 0x50, v99
	v_addc_u32_e32 v12, vcc, 0, v100, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v83
	.loc	0 137
	v_or_b32_e32 v3, 6, v254
	v_mad_i64_i32 v[3:4], s[54:55], v3, s34, 0
	.loc	0 140
	v_mul_f32_e32 v16, s21, v82
	v_mul_f32_e32 v15, s24, v81
	.loc	0 137
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 140
	v_mul_f32_e32 v14, s27, v80
	.loc	0 137
	v_add_u32_e32 v67, vcc, v40, v3
	v_addc_u32_e32 v68, vcc, v41, v4, vcc
	.loc	0 140
	v_mul_f32_e32 v13, s26, v79
	v_mul_f32_e32 v12, s25, v78
	v_mul_f32_e32 v11, s64, v77
	v_mul_f32_e32 v10, s47, v76
	v_mul_f32_e32 v9, s46, v75
	v_mul_f32_e32 v8, s45, v74
	v_mul_f32_e32 v7, s44, v73
	v_mul_f32_e32 v6, s39, v72
	v_mul_f32_e32 v5, s38, v71
	v_mul_f32_e32 v4, s37, v70
	v_mul_f32_e32 v3, s40, v69
	buffer_load_dword v69, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v82, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v83, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v84, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_76
; %bb.75:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 16, v67
	v_addc_u32_e32 v20, vcc, 0, v68, vcc
	v_add_u32_e32 v23, vcc, 32, v67
	v_addc_u32_e32 v24, vcc, 0, v68, vcc
	v_add_u32_e32 v27, vcc, 48, v67
	v_addc_u32_e32 v28, vcc, 0, v68, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[67:68]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s67, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s41, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s71, v26
	v_mac_f32_e32 v13, s70, v25
	v_mac_f32_e32 v12, s69, v24
	v_mac_f32_e32 v11, s68, v23
	v_mac_f32_e32 v9, s66, v21
	v_mac_f32_e32 v8, s65, v20
	v_mac_f32_e32 v7, s20, v19
.LBB1_76:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 48, v67
	v_addc_u32_e32 v20, vcc, 0, v68, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s48, 0x212000
	v_add_u32_e32 v15, vcc, 32, v67
	v_addc_u32_e32 v16, vcc, 0, v68, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	v_mul_f32_e32 v18, s23, v65
	.loc	0 142
	v_add_u32_e32 v11, vcc, 16, v67
	v_addc_u32_e32 v12, vcc, 0, v68, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[67:68], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v64
	v_mul_f32_e32 v16, s21, v63
	v_mul_f32_e32 v15, s24, v62
	v_mul_f32_e32 v14, s27, v61
	v_mul_f32_e32 v13, s26, v60
	v_mul_f32_e32 v12, s25, v59
	v_mul_f32_e32 v11, s64, v58
	v_mul_f32_e32 v10, s47, v57
	v_mul_f32_e32 v9, s46, v56
	v_mul_f32_e32 v8, s45, v55
	v_mul_f32_e32 v7, s44, v54
	v_mul_f32_e32 v6, s39, v53
	v_mul_f32_e32 v5, s38, v52
	v_mul_f32_e32 v4, s37, v51
	v_mul_f32_e32 v3, s40, v50
	buffer_load_dword v50, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_78
; %bb.77:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 64, v67
	v_addc_u32_e32 v20, vcc, 0, v68, vcc
	v_add_u32_e32 v23, vcc, 0x50, v67
	v_addc_u32_e32 v24, vcc, 0, v68, vcc
	v_add_u32_e32 v27, vcc, 0x60, v67
	v_addc_u32_e32 v28, vcc, 0, v68, vcc
	v_add_u32_e32 v31, vcc, 0x70, v67
	v_addc_u32_e32 v32, vcc, 0, v68, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s41, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s67, v26
	v_mac_f32_e32 v9, s66, v25
	v_mac_f32_e32 v8, s65, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s71, v30
	v_mac_f32_e32 v13, s70, v29
	v_mac_f32_e32 v12, s69, v28
	v_mac_f32_e32 v11, s68, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s20, v23
.LBB1_78:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 64, v67
	v_addc_u32_e32 v20, vcc, 0, v68, vcc
	v_add_u32_e32 v21, vcc, 0x70, v67
	v_addc_u32_e32 v22, vcc, 0, v68, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v67
	v_addc_u32_e32 v16, vcc, 0, v68, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s23, v84
	.loc	0 142
	v_add_u32_e32 v11, vcc, 0x50, v67
	v_addc_u32_e32 v12, vcc, 0, v68, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v83
	.loc	0 137
	v_or_b32_e32 v3, 7, v254
	v_mad_i64_i32 v[3:4], s[54:55], v3, s34, 0
	.loc	0 140
	v_mul_f32_e32 v16, s21, v82
	v_mul_f32_e32 v15, s24, v81
	.loc	0 137
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 140
	v_mul_f32_e32 v14, s27, v80
	.loc	0 137
	v_add_u32_e32 v35, vcc, v40, v3
	v_addc_u32_e32 v36, vcc, v41, v4, vcc
	.loc	0 140
	v_mul_f32_e32 v13, s26, v79
	v_mul_f32_e32 v12, s25, v78
	v_mul_f32_e32 v11, s64, v77
	v_mul_f32_e32 v10, s47, v76
	v_mul_f32_e32 v9, s46, v75
	v_mul_f32_e32 v8, s45, v74
	v_mul_f32_e32 v7, s44, v73
	v_mul_f32_e32 v6, s39, v72
	v_mul_f32_e32 v5, s38, v71
	v_mul_f32_e32 v4, s37, v70
	v_mul_f32_e32 v3, s40, v69
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_80
; %bb.79:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 16, v35
	v_addc_u32_e32 v20, vcc, 0, v36, vcc
	v_add_u32_e32 v23, vcc, 32, v35
	v_addc_u32_e32 v24, vcc, 0, v36, vcc
	v_add_u32_e32 v27, vcc, 48, v35
	v_addc_u32_e32 v28, vcc, 0, v36, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[35:36]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s67, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s41, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s71, v26
	v_mac_f32_e32 v13, s70, v25
	v_mac_f32_e32 v12, s69, v24
	v_mac_f32_e32 v11, s68, v23
	v_mac_f32_e32 v9, s66, v21
	v_mac_f32_e32 v8, s65, v20
	v_mac_f32_e32 v7, s20, v19
.LBB1_80:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 48, v35
	v_addc_u32_e32 v20, vcc, 0, v36, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 32, v35
	v_addc_u32_e32 v16, vcc, 0, v36, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 140
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v18, s23, v65
	.loc	0 142
	v_add_u32_e32 v11, vcc, 16, v35
	v_addc_u32_e32 v12, vcc, 0, v36, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[35:36], v[3:6]
	.loc	0 140
	v_mul_f32_e32 v17, s22, v64
	v_mul_f32_e32 v16, s21, v63
	v_mul_f32_e32 v15, s24, v62
	v_mul_f32_e32 v14, s27, v61
	v_mul_f32_e32 v13, s26, v60
	v_mul_f32_e32 v12, s25, v59
	v_mul_f32_e32 v11, s64, v58
	v_mul_f32_e32 v10, s47, v57
	v_mul_f32_e32 v9, s46, v56
	v_mul_f32_e32 v8, s45, v55
	v_mul_f32_e32 v7, s44, v54
	v_mul_f32_e32 v6, s39, v53
	v_mul_f32_e32 v5, s38, v52
	v_mul_f32_e32 v4, s37, v51
	v_mul_f32_e32 v3, s40, v50
	.loc	0 141
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_82
; %bb.81:                               ;   in Loop: Header=BB1_11 Depth=3
	v_add_u32_e32 v19, vcc, 64, v35
	v_addc_u32_e32 v20, vcc, 0, v36, vcc
	v_add_u32_e32 v23, vcc, 0x50, v35
	v_addc_u32_e32 v24, vcc, 0, v36, vcc
	v_add_u32_e32 v27, vcc, 0x60, v35
	v_addc_u32_e32 v28, vcc, 0, v36, vcc
	v_add_u32_e32 v31, vcc, 0x70, v35
	v_addc_u32_e32 v32, vcc, 0, v36, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s41, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s67, v26
	v_mac_f32_e32 v9, s66, v25
	v_mac_f32_e32 v8, s65, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s71, v30
	v_mac_f32_e32 v13, s70, v29
	v_mac_f32_e32 v12, s69, v28
	v_mac_f32_e32 v11, s68, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s20, v23
.LBB1_82:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 142
	v_add_u32_e32 v19, vcc, 64, v35
	v_addc_u32_e32 v20, vcc, 0, v36, vcc
	v_add_u32_e32 v21, vcc, 0x70, v35
	v_addc_u32_e32 v22, vcc, 0, v36, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v35
	v_addc_u32_e32 v16, vcc, 0, v36, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0x50, v35
	v_addc_u32_e32 v12, vcc, 0, v36, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
.LBB1_83:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 134
	s_andn2_saveexec_b64 s[18:19], s[52:53]
	s_cbranch_execz .LBB1_149
; %bb.84:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 148
	v_cmp_gt_i32_e32 vcc, s72, v254
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB1_148
; %bb.85:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x207000
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v30, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v21, 0x8040
	s_mov_b32 s48, 0x203000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v20, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v30, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v29, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v28, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v27, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v26, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v25, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v24, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v23, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v20, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v19, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:120
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
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v4, 0x8040
	buffer_store_dword v3, v4, s[0:3], 0 offen offset:64
	.loc	0 154
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 20
	v_readlane_b32 s57, v2, 21
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_92
; %bb.86:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[56:57], v254, s34, 0
	s_mov_b32 s48, 0x214b00
	v_readlane_b32 s58, v2, 8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_readlane_b32 s59, v2, 9
	v_add_u32_e32 v5, vcc, v40, v3
	v_addc_u32_e32 v6, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v7, s59, v49
	v_ashrrev_i32_e32 v8, 31, v49
	v_mul_lo_u32 v8, s58, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[56:57], s58, v49, v[3:4]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v4, vcc, v7, v4
	v_add_u32_e32 v4, vcc, v8, v4
	v_mov_b32_e32 v7, 0x8040
	s_branch .LBB1_88
.LBB1_87:                               ;   in Loop: Header=BB1_88 Depth=4
	.loc	0 155
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v10, s61
	v_add_u32_e32 v9, vcc, s60, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 154
	v_add_u32_e32 v3, vcc, 4, v3
	s_add_u32 s58, s58, 1
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v39
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v7, vcc, 4, v7
	.loc	0 155
	flat_store_dword v[9:10], v8
	.loc	0 154
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_92
.LBB1_88:                               ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 155
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB1_90
; %bb.89:                               ;   in Loop: Header=BB1_88 Depth=4
	flat_load_dword v8, v[3:4]
	buffer_load_dword v9, v7, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, s36, v8
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v8, s75, v9
	s_cbranch_execnz .LBB1_87
	s_branch .LBB1_91
.LBB1_90:                               ;   in Loop: Header=BB1_88 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_91:                               ;   in Loop: Header=BB1_88 Depth=4
	.loc	0 155
	buffer_load_dword v8, v7, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s75, v8
	s_branch .LBB1_87
.LBB1_92:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 148
	v_or_b32_e32 v3, 1, v254
	v_cmp_gt_i32_e32 vcc, s72, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_148
; %bb.93:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x208000
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_mov_b32_e32 v21, 0x8040
	v_mov_b32_e32 v31, 0x8040
	v_mov_b32_e32 v30, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	s_mov_b32 s48, 0x209000
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v17, 0x8040
	v_mov_b32_e32 v21, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:48
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:44
	buffer_store_dword v14, v30, s[0:3], 0 offen offset:40
	buffer_store_dword v13, v29, s[0:3], 0 offen offset:36
	buffer_store_dword v12, v28, s[0:3], 0 offen offset:32
	buffer_store_dword v11, v27, s[0:3], 0 offen offset:28
	buffer_store_dword v10, v26, s[0:3], 0 offen offset:24
	buffer_store_dword v9, v25, s[0:3], 0 offen offset:20
	buffer_store_dword v8, v20, s[0:3], 0 offen offset:16
	buffer_store_dword v7, v24, s[0:3], 0 offen offset:12
	buffer_store_dword v6, v23, s[0:3], 0 offen offset:8
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:4
	buffer_store_dword v4, v21, s[0:3], 0 offen
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v20, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v5, 0x8040
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:64
	.loc	0 154
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 20
	v_readlane_b32 s57, v2, 21
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_100
; %bb.94:                               ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[56:57], v3, s34, 0
	s_mov_b32 s48, 0x214b00
	v_readlane_b32 s58, v2, 8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_readlane_b32 s59, v2, 9
	v_add_u32_e32 v5, vcc, v40, v3
	v_addc_u32_e32 v6, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v7, s59, v48
	v_ashrrev_i32_e32 v8, 31, v48
	v_mul_lo_u32 v8, s58, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[56:57], s58, v48, v[3:4]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v4, vcc, v7, v4
	v_add_u32_e32 v4, vcc, v8, v4
	v_mov_b32_e32 v7, 0x8040
	s_branch .LBB1_96
.LBB1_95:                               ;   in Loop: Header=BB1_96 Depth=4
	.loc	0 155
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v10, s61
	v_add_u32_e32 v9, vcc, s60, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 154
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v7, vcc, 4, v7
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v39
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 155
	flat_store_dword v[9:10], v8
	.loc	0 154
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_100
.LBB1_96:                               ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 155
	s_andn2_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_98
; %bb.97:                               ;   in Loop: Header=BB1_96 Depth=4
	flat_load_dword v8, v[3:4]
	buffer_load_dword v9, v7, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, s36, v8
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v8, s75, v9
	s_cbranch_execnz .LBB1_95
	s_branch .LBB1_99
.LBB1_98:                               ;   in Loop: Header=BB1_96 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_99:                               ;   in Loop: Header=BB1_96 Depth=4
	.loc	0 155
	buffer_load_dword v8, v7, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s75, v8
	s_branch .LBB1_95
.LBB1_100:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 148
	v_or_b32_e32 v3, 2, v254
	v_cmp_gt_i32_e32 vcc, s72, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_148
; %bb.101:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x20b000
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_mov_b32_e32 v21, 0x8040
	v_mov_b32_e32 v31, 0x8040
	v_mov_b32_e32 v30, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	s_mov_b32 s48, 0x20a000
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v17, 0x8040
	v_mov_b32_e32 v21, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:48
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:44
	buffer_store_dword v14, v30, s[0:3], 0 offen offset:40
	buffer_store_dword v13, v29, s[0:3], 0 offen offset:36
	buffer_store_dword v12, v28, s[0:3], 0 offen offset:32
	buffer_store_dword v11, v27, s[0:3], 0 offen offset:28
	buffer_store_dword v10, v26, s[0:3], 0 offen offset:24
	buffer_store_dword v9, v25, s[0:3], 0 offen offset:20
	buffer_store_dword v8, v20, s[0:3], 0 offen offset:16
	buffer_store_dword v7, v24, s[0:3], 0 offen offset:12
	buffer_store_dword v6, v23, s[0:3], 0 offen offset:8
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:4
	buffer_store_dword v4, v21, s[0:3], 0 offen
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v20, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v5, 0x8040
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:64
	.loc	0 154
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 20
	v_readlane_b32 s57, v2, 21
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_108
; %bb.102:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[56:57], v3, s34, 0
	s_mov_b32 s48, 0x214b00
	v_readlane_b32 s58, v2, 8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_readlane_b32 s59, v2, 9
	v_add_u32_e32 v5, vcc, v40, v3
	v_addc_u32_e32 v6, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v7, s59, v47
	v_ashrrev_i32_e32 v8, 31, v47
	v_mul_lo_u32 v8, s58, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[56:57], s58, v47, v[3:4]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v4, vcc, v7, v4
	v_add_u32_e32 v4, vcc, v8, v4
	v_mov_b32_e32 v7, 0x8040
	s_branch .LBB1_104
.LBB1_103:                              ;   in Loop: Header=BB1_104 Depth=4
	.loc	0 155
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v10, s61
	v_add_u32_e32 v9, vcc, s60, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 154
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v7, vcc, 4, v7
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v39
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 155
	flat_store_dword v[9:10], v8
	.loc	0 154
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_108
.LBB1_104:                              ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 155
	s_andn2_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_106
; %bb.105:                              ;   in Loop: Header=BB1_104 Depth=4
	flat_load_dword v8, v[3:4]
	buffer_load_dword v9, v7, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, s36, v8
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v8, s75, v9
	s_cbranch_execnz .LBB1_103
	s_branch .LBB1_107
.LBB1_106:                              ;   in Loop: Header=BB1_104 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_107:                              ;   in Loop: Header=BB1_104 Depth=4
	.loc	0 155
	buffer_load_dword v8, v7, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s75, v8
	s_branch .LBB1_103
.LBB1_108:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 148
	v_or_b32_e32 v3, 3, v254
	v_cmp_gt_i32_e32 vcc, s72, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_148
; %bb.109:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x20d000
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_mov_b32_e32 v21, 0x8040
	v_mov_b32_e32 v31, 0x8040
	v_mov_b32_e32 v30, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	s_mov_b32 s48, 0x20c000
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v17, 0x8040
	v_mov_b32_e32 v21, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:48
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:44
	buffer_store_dword v14, v30, s[0:3], 0 offen offset:40
	buffer_store_dword v13, v29, s[0:3], 0 offen offset:36
	buffer_store_dword v12, v28, s[0:3], 0 offen offset:32
	buffer_store_dword v11, v27, s[0:3], 0 offen offset:28
	buffer_store_dword v10, v26, s[0:3], 0 offen offset:24
	buffer_store_dword v9, v25, s[0:3], 0 offen offset:20
	buffer_store_dword v8, v20, s[0:3], 0 offen offset:16
	buffer_store_dword v7, v24, s[0:3], 0 offen offset:12
	buffer_store_dword v6, v23, s[0:3], 0 offen offset:8
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:4
	buffer_store_dword v4, v21, s[0:3], 0 offen
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v20, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v5, 0x8040
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:64
	.loc	0 154
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 20
	v_readlane_b32 s57, v2, 21
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_116
; %bb.110:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[56:57], v3, s34, 0
	s_mov_b32 s48, 0x214b00
	v_readlane_b32 s58, v2, 8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_readlane_b32 s59, v2, 9
	v_add_u32_e32 v5, vcc, v40, v3
	v_addc_u32_e32 v6, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v7, s59, v46
	v_ashrrev_i32_e32 v8, 31, v46
	v_mul_lo_u32 v8, s58, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[56:57], s58, v46, v[3:4]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v4, vcc, v7, v4
	v_add_u32_e32 v4, vcc, v8, v4
	v_mov_b32_e32 v7, 0x8040
	s_branch .LBB1_112
.LBB1_111:                              ;   in Loop: Header=BB1_112 Depth=4
	.loc	0 155
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v10, s61
	v_add_u32_e32 v9, vcc, s60, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 154
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v7, vcc, 4, v7
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v39
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 155
	flat_store_dword v[9:10], v8
	.loc	0 154
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_116
.LBB1_112:                              ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 155
	s_andn2_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_114
; %bb.113:                              ;   in Loop: Header=BB1_112 Depth=4
	flat_load_dword v8, v[3:4]
	buffer_load_dword v9, v7, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, s36, v8
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v8, s75, v9
	s_cbranch_execnz .LBB1_111
	s_branch .LBB1_115
.LBB1_114:                              ;   in Loop: Header=BB1_112 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_115:                              ;   in Loop: Header=BB1_112 Depth=4
	.loc	0 155
	buffer_load_dword v8, v7, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s75, v8
	s_branch .LBB1_111
.LBB1_116:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 148
	v_or_b32_e32 v3, 4, v254
	v_cmp_gt_i32_e32 vcc, s72, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_148
; %bb.117:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x20f000
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_mov_b32_e32 v21, 0x8040
	v_mov_b32_e32 v31, 0x8040
	v_mov_b32_e32 v30, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	s_mov_b32 s48, 0x20e000
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v17, 0x8040
	v_mov_b32_e32 v21, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:48
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:44
	buffer_store_dword v14, v30, s[0:3], 0 offen offset:40
	buffer_store_dword v13, v29, s[0:3], 0 offen offset:36
	buffer_store_dword v12, v28, s[0:3], 0 offen offset:32
	buffer_store_dword v11, v27, s[0:3], 0 offen offset:28
	buffer_store_dword v10, v26, s[0:3], 0 offen offset:24
	buffer_store_dword v9, v25, s[0:3], 0 offen offset:20
	buffer_store_dword v8, v20, s[0:3], 0 offen offset:16
	buffer_store_dword v7, v24, s[0:3], 0 offen offset:12
	buffer_store_dword v6, v23, s[0:3], 0 offen offset:8
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:4
	buffer_store_dword v4, v21, s[0:3], 0 offen
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v20, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v5, 0x8040
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:64
	.loc	0 154
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 20
	v_readlane_b32 s57, v2, 21
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_124
; %bb.118:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[56:57], v3, s34, 0
	s_mov_b32 s48, 0x214b00
	v_readlane_b32 s58, v2, 8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_readlane_b32 s59, v2, 9
	v_add_u32_e32 v5, vcc, v40, v3
	v_addc_u32_e32 v6, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v7, s59, v45
	v_ashrrev_i32_e32 v8, 31, v45
	v_mul_lo_u32 v8, s58, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[56:57], s58, v45, v[3:4]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v4, vcc, v7, v4
	v_add_u32_e32 v4, vcc, v8, v4
	v_mov_b32_e32 v7, 0x8040
	s_branch .LBB1_120
.LBB1_119:                              ;   in Loop: Header=BB1_120 Depth=4
	.loc	0 155
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v10, s61
	v_add_u32_e32 v9, vcc, s60, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 154
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v7, vcc, 4, v7
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v39
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 155
	flat_store_dword v[9:10], v8
	.loc	0 154
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_124
.LBB1_120:                              ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 155
	s_andn2_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_122
; %bb.121:                              ;   in Loop: Header=BB1_120 Depth=4
	flat_load_dword v8, v[3:4]
	buffer_load_dword v9, v7, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, s36, v8
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v8, s75, v9
	s_cbranch_execnz .LBB1_119
	s_branch .LBB1_123
.LBB1_122:                              ;   in Loop: Header=BB1_120 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_123:                              ;   in Loop: Header=BB1_120 Depth=4
	.loc	0 155
	buffer_load_dword v8, v7, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s75, v8
	s_branch .LBB1_119
.LBB1_124:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 148
	v_or_b32_e32 v3, 5, v254
	v_cmp_gt_i32_e32 vcc, s72, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_148
; %bb.125:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x204000
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_mov_b32_e32 v21, 0x8040
	v_mov_b32_e32 v31, 0x8040
	v_mov_b32_e32 v30, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	s_mov_b32 s48, 0x210000
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v17, 0x8040
	v_mov_b32_e32 v21, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:48
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:44
	buffer_store_dword v14, v30, s[0:3], 0 offen offset:40
	buffer_store_dword v13, v29, s[0:3], 0 offen offset:36
	buffer_store_dword v12, v28, s[0:3], 0 offen offset:32
	buffer_store_dword v11, v27, s[0:3], 0 offen offset:28
	buffer_store_dword v10, v26, s[0:3], 0 offen offset:24
	buffer_store_dword v9, v25, s[0:3], 0 offen offset:20
	buffer_store_dword v8, v20, s[0:3], 0 offen offset:16
	buffer_store_dword v7, v24, s[0:3], 0 offen offset:12
	buffer_store_dword v6, v23, s[0:3], 0 offen offset:8
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:4
	buffer_store_dword v4, v21, s[0:3], 0 offen
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v20, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v5, 0x8040
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:64
	.loc	0 154
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 20
	v_readlane_b32 s57, v2, 21
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_132
; %bb.126:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[56:57], v3, s34, 0
	s_mov_b32 s48, 0x214b00
	v_readlane_b32 s58, v2, 8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_readlane_b32 s59, v2, 9
	v_add_u32_e32 v5, vcc, v40, v3
	v_addc_u32_e32 v6, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v7, s59, v44
	v_ashrrev_i32_e32 v8, 31, v44
	v_mul_lo_u32 v8, s58, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[56:57], s58, v44, v[3:4]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v4, vcc, v7, v4
	v_add_u32_e32 v4, vcc, v8, v4
	v_mov_b32_e32 v7, 0x8040
	s_branch .LBB1_128
.LBB1_127:                              ;   in Loop: Header=BB1_128 Depth=4
	.loc	0 155
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v10, s61
	v_add_u32_e32 v9, vcc, s60, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 154
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v7, vcc, 4, v7
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v39
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 155
	flat_store_dword v[9:10], v8
	.loc	0 154
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_132
.LBB1_128:                              ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 155
	s_andn2_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_130
; %bb.129:                              ;   in Loop: Header=BB1_128 Depth=4
	flat_load_dword v8, v[3:4]
	buffer_load_dword v9, v7, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, s36, v8
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v8, s75, v9
	s_cbranch_execnz .LBB1_127
	s_branch .LBB1_131
.LBB1_130:                              ;   in Loop: Header=BB1_128 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_131:                              ;   in Loop: Header=BB1_128 Depth=4
	.loc	0 155
	buffer_load_dword v8, v7, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s75, v8
	s_branch .LBB1_127
.LBB1_132:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 148
	v_or_b32_e32 v3, 6, v254
	v_cmp_gt_i32_e32 vcc, s72, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_148
; %bb.133:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x205000
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_mov_b32_e32 v21, 0x8040
	v_mov_b32_e32 v31, 0x8040
	v_mov_b32_e32 v30, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	s_mov_b32 s48, 0x211000
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v17, 0x8040
	v_mov_b32_e32 v21, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:48
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:44
	buffer_store_dword v14, v30, s[0:3], 0 offen offset:40
	buffer_store_dword v13, v29, s[0:3], 0 offen offset:36
	buffer_store_dword v12, v28, s[0:3], 0 offen offset:32
	buffer_store_dword v11, v27, s[0:3], 0 offen offset:28
	buffer_store_dword v10, v26, s[0:3], 0 offen offset:24
	buffer_store_dword v9, v25, s[0:3], 0 offen offset:20
	buffer_store_dword v8, v20, s[0:3], 0 offen offset:16
	buffer_store_dword v7, v24, s[0:3], 0 offen offset:12
	buffer_store_dword v6, v23, s[0:3], 0 offen offset:8
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:4
	buffer_store_dword v4, v21, s[0:3], 0 offen
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v20, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v5, 0x8040
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:64
	.loc	0 154
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 20
	v_readlane_b32 s57, v2, 21
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_140
; %bb.134:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[56:57], v3, s34, 0
	s_mov_b32 s48, 0x214b00
	v_readlane_b32 s58, v2, 8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_readlane_b32 s59, v2, 9
	v_add_u32_e32 v5, vcc, v40, v3
	v_addc_u32_e32 v6, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v7, s59, v43
	v_ashrrev_i32_e32 v8, 31, v43
	v_mul_lo_u32 v8, s58, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[56:57], s58, v43, v[3:4]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v4, vcc, v7, v4
	v_add_u32_e32 v4, vcc, v8, v4
	v_mov_b32_e32 v7, 0x8040
	s_branch .LBB1_136
.LBB1_135:                              ;   in Loop: Header=BB1_136 Depth=4
	.loc	0 155
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v10, s61
	v_add_u32_e32 v9, vcc, s60, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 154
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v7, vcc, 4, v7
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v39
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 155
	flat_store_dword v[9:10], v8
	.loc	0 154
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_140
.LBB1_136:                              ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 155
	s_andn2_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_138
; %bb.137:                              ;   in Loop: Header=BB1_136 Depth=4
	flat_load_dword v8, v[3:4]
	buffer_load_dword v9, v7, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, s36, v8
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v8, s75, v9
	s_cbranch_execnz .LBB1_135
	s_branch .LBB1_139
.LBB1_138:                              ;   in Loop: Header=BB1_136 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_139:                              ;   in Loop: Header=BB1_136 Depth=4
	.loc	0 155
	buffer_load_dword v8, v7, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s75, v8
	s_branch .LBB1_135
.LBB1_140:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 148
	v_or_b32_e32 v3, 7, v254
	v_cmp_gt_i32_e32 vcc, s72, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_148
; %bb.141:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x206000
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_mov_b32_e32 v21, 0x8040
	v_mov_b32_e32 v31, 0x8040
	v_mov_b32_e32 v30, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	s_mov_b32 s48, 0x212000
	.loc	0 154
	v_readlane_b32 s54, v2, 20
	v_readlane_b32 s55, v2, 21
	.loc	0 153
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v21, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v17, 0x8040
	v_mov_b32_e32 v21, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:48
	buffer_store_dword v15, v31, s[0:3], 0 offen offset:44
	buffer_store_dword v14, v30, s[0:3], 0 offen offset:40
	buffer_store_dword v13, v29, s[0:3], 0 offen offset:36
	buffer_store_dword v12, v28, s[0:3], 0 offen offset:32
	buffer_store_dword v11, v27, s[0:3], 0 offen offset:28
	buffer_store_dword v10, v26, s[0:3], 0 offen offset:24
	buffer_store_dword v9, v25, s[0:3], 0 offen offset:20
	buffer_store_dword v8, v20, s[0:3], 0 offen offset:16
	buffer_store_dword v7, v24, s[0:3], 0 offen offset:12
	buffer_store_dword v6, v23, s[0:3], 0 offen offset:8
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:4
	buffer_store_dword v4, v21, s[0:3], 0 offen
	buffer_load_dword v4, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v20, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:124
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:68
	v_mov_b32_e32 v5, 0x8040
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:64
	.loc	0 154
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB1_148
; %bb.142:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[54:55], v3, s34, 0
	s_mov_b32 s48, 0x214b00
	v_readlane_b32 s56, v2, 8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_readlane_b32 s57, v2, 9
	v_add_u32_e32 v5, vcc, v40, v3
	v_addc_u32_e32 v6, vcc, v41, v4, vcc
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v7, s57, v42
	v_ashrrev_i32_e32 v8, 31, v42
	v_mul_lo_u32 v8, s56, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[54:55], s56, v42, v[3:4]
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	v_add_u32_e32 v4, vcc, v7, v4
	v_add_u32_e32 v4, vcc, v8, v4
	v_mov_b32_e32 v7, 0x8040
	s_branch .LBB1_144
.LBB1_143:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 155
	s_lshl_b64 s[58:59], s[58:59], 2
	v_mov_b32_e32 v10, s59
	v_add_u32_e32 v9, vcc, s58, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 154
	s_add_u32 s56, s56, 1
	v_add_u32_e32 v7, vcc, 4, v7
	s_addc_u32 s57, s57, 0
	v_cmp_eq_u32_e32 vcc, s56, v39
	s_or_b64 s[54:55], vcc, s[54:55]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 155
	flat_store_dword v[9:10], v8
	.loc	0 154
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB1_148
.LBB1_144:                              ;   Parent Loop BB1_3 Depth=1
                                        ;     Parent Loop BB1_8 Depth=2
                                        ;       Parent Loop BB1_11 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 155
	s_andn2_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_146
; %bb.145:                              ;   in Loop: Header=BB1_144 Depth=4
	flat_load_dword v8, v[3:4]
	buffer_load_dword v9, v7, s[0:3], 0 offen
	s_mov_b32 s48, s56
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, s36, v8
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v8, s75, v9
	s_cbranch_execnz .LBB1_143
	s_branch .LBB1_147
.LBB1_146:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 0
	s_mov_b64 s[60:61], -1
.LBB1_147:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 155
	buffer_load_dword v8, v7, s[0:3], 0 offen
	s_mov_b64 s[58:59], s[56:57]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s75, v8
	s_branch .LBB1_143
.LBB1_148:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[52:53]
.LBB1_149:                              ;   in Loop: Header=BB1_11 Depth=3
	s_or_b64 exec, exec, s[18:19]
	.loc	0 128
	s_andn2_saveexec_b64 s[18:19], s[50:51]
	s_cbranch_execz .LBB1_10
.LBB1_150:                              ;   in Loop: Header=BB1_11 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x207000
	buffer_load_dword v3, off, s[0:3], s48  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	.loc	0 133
	s_waitcnt vmcnt(14)
	v_lshlrev_b32_e32 v20, 13, v0
	v_lshlrev_b32_e32 v19, 10, v35
	v_add_u32_e32 v20, vcc, 64, v20
	v_add_u32_e32 v19, vcc, v20, v19
	v_or_b32_e32 v20, 60, v19
	s_movk_i32 s48, 0x7c
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen
	v_or_b32_e32 v18, 56, v19
	buffer_store_dword v17, v18, s[0:3], 0 offen
	v_or_b32_e32 v17, 52, v19
	buffer_store_dword v16, v17, s[0:3], 0 offen
	v_or_b32_e32 v16, 48, v19
	buffer_store_dword v15, v16, s[0:3], 0 offen
	v_or_b32_e32 v15, 44, v19
	buffer_store_dword v14, v15, s[0:3], 0 offen
	v_or_b32_e32 v14, 40, v19
	buffer_store_dword v13, v14, s[0:3], 0 offen
	v_or_b32_e32 v13, 36, v19
	buffer_store_dword v12, v13, s[0:3], 0 offen
	v_or_b32_e32 v12, 32, v19
	buffer_store_dword v11, v12, s[0:3], 0 offen
	v_or_b32_e32 v11, 28, v19
	buffer_store_dword v10, v11, s[0:3], 0 offen
	v_or_b32_e32 v10, 24, v19
	buffer_store_dword v9, v10, s[0:3], 0 offen
	v_or_b32_e32 v9, 20, v19
	buffer_store_dword v8, v9, s[0:3], 0 offen
	v_or_b32_e32 v8, 16, v19
	buffer_store_dword v7, v8, s[0:3], 0 offen
	v_or_b32_e32 v7, 12, v19
	buffer_store_dword v6, v7, s[0:3], 0 offen
	v_or_b32_e32 v6, 8, v19
	buffer_store_dword v5, v6, s[0:3], 0 offen
	v_or_b32_e32 v5, 4, v19
	buffer_store_dword v4, v5, s[0:3], 0 offen
	buffer_store_dword v3, v19, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x203000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x78
	v_add_u32_e32 v3, vcc, 64, v19
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x74
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s101, v19
	s_movk_i32 s48, 0x6c
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x68
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x64
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s5, v19
	s_movk_i32 s48, 0x5c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x58
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x54
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s91, v19
	s_movk_i32 s48, 0x4c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x48
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x44
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x80
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0xbc
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x208000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0xb8
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xb4
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xb0
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xac
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xa8
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xa4
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xa0
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x9c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x98
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x94
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x90
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x8c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x88
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x84
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xc0
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0xfc
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x209000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0xf8
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xf4
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xf0
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xec
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xe8
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xe4
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xe0
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xdc
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xd8
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xd4
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xd0
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xcc
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xc8
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0xc4
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x13c
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x20b000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x138
	v_add_u32_e32 v3, vcc, s35, v19
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x134
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x130
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x12c
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x128
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x124
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x120
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x11c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x118
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x114
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x110
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x10c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x108
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x104
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x140
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x17c
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x20a000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x178
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x174
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x170
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x16c
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x168
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x164
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x160
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x15c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x158
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x154
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x150
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x14c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x148
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x144
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x180
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x1bc
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x20d000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x1b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1b4
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1b0
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1ac
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1a8
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1a4
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1a0
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x19c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x198
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x194
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x190
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x18c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x188
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x184
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1c0
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x1fc
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x20c000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x1f8
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1f4
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1f0
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1ec
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1e8
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1e4
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1e0
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1dc
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1d8
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1d4
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1d0
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1cc
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1c8
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x1c4
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x200
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x23c
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x20f000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x238
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x234
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x230
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x22c
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x228
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x224
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x220
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x21c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x218
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x214
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x210
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x20c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x208
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x204
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x240
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x27c
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x20e000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x278
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x274
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x270
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x26c
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x268
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x264
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x260
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x25c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x258
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x254
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x250
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x24c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x248
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x244
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x280
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x2bc
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x204000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x2b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2b4
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2b0
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2ac
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2a8
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2a4
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2a0
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x29c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x298
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x294
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x290
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x28c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x288
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x284
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2c0
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x2fc
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x210000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x2f8
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2f4
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2f0
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2ec
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2e8
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2e4
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2e0
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2dc
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2d8
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2d4
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2d0
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2cc
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2c8
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x2c4
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x300
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x33c
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x205000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x338
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x334
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x330
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x32c
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x328
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x324
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x320
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x31c
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x318
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x314
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x310
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x30c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x308
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x304
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x340
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v19
	s_movk_i32 s48, 0x37c
	v_add_u32_e32 v4, vcc, s48, v19
	s_mov_b32 s48, 0x211000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s48, 0x378
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x374
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x370
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x36c
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x368
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x364
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s7, v19
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s80, v19
	s_movk_i32 s48, 0x358
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x354
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x350
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x34c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x348
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x344
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	s_mov_b32 s48, 0x206000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_add_u32_e32 v4, vcc, s17, v19
	s_movk_i32 s48, 0x398
	v_add_u32_e32 v3, vcc, s16, v19
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s88, v19
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s89, v19
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s94, v19
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s95, v19
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s83, v19
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s85, v19
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s100, v19
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s82, v19
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x394
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x390
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x38c
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x388
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x384
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	s_mov_b32 s48, 0x212000
	buffer_load_dword v20, off, s[0:3], s48 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s48 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s48 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s48 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s48 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s48 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s48 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s48 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s48 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s48 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s48 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s48 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s48 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s48 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s48 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v35, off, s[0:3], s48 offset:60 ; 4-byte Folded Reload
	v_add_u32_e32 v4, vcc, s4, v19
	s_movk_i32 s48, 0x3d8
	v_add_u32_e32 v3, vcc, s84, v19
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s92, v19
	buffer_store_dword v34, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s81, v19
	buffer_store_dword v33, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s96, v19
	buffer_store_dword v32, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s97, v19
	buffer_store_dword v31, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s33, v19
	buffer_store_dword v30, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s93, v19
	buffer_store_dword v29, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s90, v19
	buffer_store_dword v28, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s6, v19
	buffer_store_dword v27, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	s_movk_i32 s48, 0x3d4
	buffer_store_dword v26, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, s48, v19
	buffer_store_dword v25, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 0x3d0, v19
	buffer_store_dword v24, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 0x3cc, v19
	buffer_store_dword v23, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 0x3c8, v19
	buffer_store_dword v22, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 0x3c4, v19
	buffer_store_dword v21, v4, s[0:3], 0 offen
	buffer_store_dword v20, v3, s[0:3], 0 offen
	s_branch .LBB1_10
.LBB1_151:
	.loc	0 160
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
; codeLenInByte = 44624
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
    .sgpr_count:     92
    .sgpr_spill_count: 0
    .symbol:         gemm_cpu_pack.kd
    .vgpr_count:     33
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
    .vgpr_spill_count: 879
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_tiled_rect         ; -- Begin function gemm_tiled_rect
	.globl	gemm_tiled_rect
	.p2align	8
	.type	gemm_tiled_rect,@function
gemm_tiled_rect:                        ; @gemm_tiled_rect
	.file	0 "." "gemm_tiled_rect.cl"
	.loc	0 40
; %bb.0:
	.loc	0 45
	s_load_dwordx4 s[24:27], s[4:5], 0x0
	s_load_dwordx2 s[22:23], s[4:5], 0x28
	s_mov_b32 s2, 0
	v_lshlrev_b32_e32 v34, 3, v1
	v_lshlrev_b32_e32 v35, 1, v0
	.loc	0 55
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s26, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	0 0
	v_lshlrev_b32_e32 v2, 3, v1
	v_lshlrev_b32_e32 v3, 1, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	s_lshl_b32 s33, s7, 7
	s_lshl_b32 s34, s6, 5
	.loc	0 55
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v37, s2
	v_mov_b32_e32 v36, s2
	v_mov_b32_e32 v33, s2
	v_mov_b32_e32 v32, s2
	v_mov_b32_e32 v31, s2
	v_mov_b32_e32 v30, s2
	v_mov_b32_e32 v29, s2
	v_mov_b32_e32 v28, s2
	v_mov_b32_e32 v27, s2
	v_mov_b32_e32 v26, s2
	v_mov_b32_e32 v25, s2
	v_mov_b32_e32 v24, s2
	v_mov_b32_e32 v23, s2
	v_mov_b32_e32 v22, s2
	v_mov_b32_e32 v21, s2
	v_mov_b32_e32 v20, s2
	s_cbranch_vccnz .LBB0_29
; %bb.4:
	.loc	0 46
	v_lshlrev_b32_e32 v2, 4, v1
	v_or_b32_e32 v6, v2, v0
	.loc	0 45
	s_load_dwordx2 s[28:29], s[4:5], 0x10
	s_load_dword s20, s[4:5], 0x18
	s_load_dwordx2 s[30:31], s[4:5], 0x20
	v_or_b32_e32 v22, 0x100, v6
	v_lshrrev_b32_e32 v8, 4, v22
	v_and_b32_e32 v20, 31, v6
	v_lshlrev_b32_e32 v21, 2, v0
	v_add_u32_e32 v6, vcc, s33, v8
	v_lshlrev_b32_e32 v8, 6, v8
	v_or_b32_e32 v10, 32, v1
	s_ashr_i32 s2, s34, 31
	v_add_u32_e32 v4, vcc, s33, v1
	v_or_b32_e32 v39, v8, v21
	v_add_u32_e32 v8, vcc, s33, v10
	v_lshlrev_b32_e32 v10, 6, v10
	v_or_b32_e32 v12, 48, v1
	v_mov_b32_e32 v3, s2
	v_cmp_gt_i32_e64 s[2:3], s24, v4
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[6:7], v4, s20, 0
	v_lshlrev_b32_e32 v7, 6, v1
	v_or_b32_e32 v40, v10, v21
	v_add_u32_e32 v10, vcc, s33, v12
	v_lshlrev_b32_e32 v12, 6, v12
	v_or_b32_e32 v14, 64, v1
	v_or_b32_e32 v38, v7, v21
	v_cmp_gt_i32_e64 s[6:7], s24, v6
	v_mad_i64_i32 v[6:7], s[8:9], v6, s20, 0
	v_or_b32_e32 v41, v12, v21
	v_add_u32_e32 v12, vcc, s33, v14
	v_lshlrev_b32_e32 v14, 6, v14
	v_or_b32_e32 v16, 0x50, v1
	v_cmp_gt_i32_e64 s[8:9], s24, v8
	v_mad_i64_i32 v[8:9], s[10:11], v8, s20, 0
	v_or_b32_e32 v42, v14, v21
	v_add_u32_e32 v14, vcc, s33, v16
	v_lshlrev_b32_e32 v16, 6, v16
	v_or_b32_e32 v18, 0x60, v1
	v_cmp_gt_i32_e64 s[10:11], s24, v10
	v_mad_i64_i32 v[10:11], s[12:13], v10, s20, 0
	v_or_b32_e32 v43, v16, v21
	v_add_u32_e32 v16, vcc, s33, v18
	v_lshlrev_b32_e32 v18, 6, v18
	v_or_b32_e32 v23, 0x70, v1
	v_cmp_gt_i32_e64 s[12:13], s24, v12
	v_mad_i64_i32 v[12:13], s[14:15], v12, s20, 0
	v_or_b32_e32 v44, v18, v21
	v_add_u32_e32 v18, vcc, s33, v23
	v_lshlrev_b32_e32 v23, 6, v23
	v_bfe_u32 v46, v1, 1, 27
	v_or_b32_e32 v2, s34, v20
	v_cmp_gt_i32_e64 s[14:15], s24, v14
	v_mad_i64_i32 v[14:15], s[16:17], v14, s20, 0
	v_or_b32_e32 v45, v23, v21
	v_lshlrev_b32_e32 v21, 7, v46
	v_lshlrev_b32_e32 v20, 2, v20
	v_cmp_gt_i32_e64 s[16:17], s24, v16
	v_mad_i64_i32 v[16:17], s[18:19], v16, s20, 0
	v_or_b32_e32 v21, v21, v20
	v_lshrrev_b32_e32 v48, 5, v22
	v_cmp_gt_i32_e64 s[18:19], s24, v18
	v_mad_i64_i32 v[18:19], s[20:21], v18, s20, 0
	v_or_b32_e32 v47, 0x2000, v21
	v_lshlrev_b32_e32 v21, 7, v48
	v_or_b32_e32 v20, v21, v20
	v_add_u32_e32 v49, vcc, 0x2000, v20
	.loc	0 55
	v_lshlrev_b32_e32 v20, 3, v0
	v_cmp_gt_i32_e64 s[0:1], s25, v2
	s_ashr_i32 s35, s22, 31
	v_lshlrev_b32_e32 v1, 9, v1
	v_or_b32_e32 v50, 0x2000, v20
	s_mov_b32 s38, 0
	.loc	0 0
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
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	s_mov_b32 m0, -1
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_26 Depth 2
	v_or_b32_e32 v51, s38, v0
	v_cmp_gt_i32_e32 vcc, s26, v51
	.loc	0 59
	s_and_b64 s[20:21], s[2:3], vcc
	v_mov_b32_e32 v52, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v52, s[20:21], v4, v51
	v_addc_u32_e64 v53, s[20:21], 0, v5, s[20:21]
	v_lshlrev_b64 v[52:53], 2, v[52:53]
	v_mov_b32_e32 v54, s29
	v_add_u32_e64 v52, s[20:21], s28, v52
	v_addc_u32_e64 v53, s[20:21], v54, v53, s[20:21]
	flat_load_dword v52, v[52:53]
.LBB0_7:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 59
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v52
	s_and_b64 s[20:21], s[6:7], vcc
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v53, s[20:21], v6, v51
	v_addc_u32_e64 v54, s[20:21], 0, v7, s[20:21]
	v_lshlrev_b64 v[53:54], 2, v[53:54]
	v_mov_b32_e32 v55, s29
	v_add_u32_e64 v53, s[20:21], s28, v53
	v_addc_u32_e64 v54, s[20:21], v55, v54, s[20:21]
	flat_load_dword v53, v[53:54]
.LBB0_9:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 59
	s_and_b64 s[20:21], s[8:9], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v39, v53
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v52, s[20:21], v8, v51
	v_addc_u32_e64 v53, s[20:21], 0, v9, s[20:21]
	v_lshlrev_b64 v[52:53], 2, v[52:53]
	v_mov_b32_e32 v54, s29
	v_add_u32_e64 v52, s[20:21], s28, v52
	v_addc_u32_e64 v53, s[20:21], v54, v53, s[20:21]
	flat_load_dword v52, v[52:53]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 59
	s_waitcnt vmcnt(0)
	ds_write_b32 v40, v52
	s_and_b64 s[20:21], s[10:11], vcc
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v53, s[20:21], v10, v51
	v_addc_u32_e64 v54, s[20:21], 0, v11, s[20:21]
	v_lshlrev_b64 v[53:54], 2, v[53:54]
	v_mov_b32_e32 v55, s29
	v_add_u32_e64 v53, s[20:21], s28, v53
	v_addc_u32_e64 v54, s[20:21], v55, v54, s[20:21]
	flat_load_dword v53, v[53:54]
.LBB0_13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 59
	s_and_b64 s[20:21], s[12:13], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v41, v53
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v52, s[20:21], v12, v51
	v_addc_u32_e64 v53, s[20:21], 0, v13, s[20:21]
	v_lshlrev_b64 v[52:53], 2, v[52:53]
	v_mov_b32_e32 v54, s29
	v_add_u32_e64 v52, s[20:21], s28, v52
	v_addc_u32_e64 v53, s[20:21], v54, v53, s[20:21]
	flat_load_dword v52, v[52:53]
.LBB0_15:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 59
	s_waitcnt vmcnt(0)
	ds_write_b32 v42, v52
	s_and_b64 s[20:21], s[14:15], vcc
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v53, s[20:21], v14, v51
	v_addc_u32_e64 v54, s[20:21], 0, v15, s[20:21]
	v_lshlrev_b64 v[53:54], 2, v[53:54]
	v_mov_b32_e32 v55, s29
	v_add_u32_e64 v53, s[20:21], s28, v53
	v_addc_u32_e64 v54, s[20:21], v55, v54, s[20:21]
	flat_load_dword v53, v[53:54]
.LBB0_17:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 59
	s_and_b64 s[20:21], s[16:17], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v43, v53
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v52, s[20:21], v16, v51
	v_addc_u32_e64 v53, s[20:21], 0, v17, s[20:21]
	v_lshlrev_b64 v[52:53], 2, v[52:53]
	v_mov_b32_e32 v54, s29
	v_add_u32_e64 v52, s[20:21], s28, v52
	v_addc_u32_e64 v53, s[20:21], v54, v53, s[20:21]
	flat_load_dword v52, v[52:53]
.LBB0_19:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 59
	s_waitcnt vmcnt(0)
	ds_write_b32 v44, v52
	s_and_b64 s[36:37], s[18:19], vcc
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[20:21], s[36:37]
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v53, vcc, v18, v51
	v_addc_u32_e32 v54, vcc, 0, v19, vcc
	v_lshlrev_b64 v[53:54], 2, v[53:54]
	v_mov_b32_e32 v51, s29
	v_add_u32_e32 v53, vcc, s28, v53
	v_addc_u32_e32 v54, vcc, v51, v54, vcc
	flat_load_dword v53, v[53:54]
.LBB0_21:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 64
	v_add_u32_e32 v51, vcc, s38, v46
	v_cmp_gt_i32_e32 vcc, s26, v51
	s_and_b64 s[36:37], vcc, s[0:1]
	.loc	0 59
	s_waitcnt vmcnt(0)
	ds_write_b32 v45, v53
	.loc	0 64
	s_and_saveexec_b64 s[20:21], s[36:37]
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[52:53], s[36:37], v51, s22, v[2:3]
	v_mul_lo_u32 v51, v51, s35
	v_add_u32_e32 v53, vcc, v51, v53
	v_lshlrev_b64 v[51:52], 2, v[52:53]
	v_mov_b32_e32 v53, s31
	v_add_u32_e32 v51, vcc, s30, v51
	v_addc_u32_e32 v52, vcc, v53, v52, vcc
	flat_load_dword v52, v[51:52]
.LBB0_23:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 64
	v_add_u32_e32 v51, vcc, s38, v48
	v_cmp_gt_i32_e32 vcc, s26, v51
	s_waitcnt vmcnt(0)
	ds_write_b32 v47, v52
	s_and_b64 s[36:37], vcc, s[0:1]
	v_mov_b32_e32 v52, 0
	s_and_saveexec_b64 s[20:21], s[36:37]
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[52:53], s[36:37], v51, s22, v[2:3]
	v_mul_lo_u32 v51, v51, s35
	v_add_u32_e32 v53, vcc, v51, v53
	v_lshlrev_b64 v[51:52], 2, v[52:53]
	v_mov_b32_e32 v53, s31
	v_add_u32_e32 v51, vcc, s30, v51
	v_addc_u32_e32 v52, vcc, v53, v52, vcc
	flat_load_dword v52, v[51:52]
.LBB0_25:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s20, 0
	v_mov_b32_e32 v51, v50
	.loc	0 64
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v52
	.loc	0 66
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_26:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 0
	v_add_u32_e32 v70, vcc, s20, v1
	ds_read2_b32 v[52:53], v70 offset1:1
	.loc	0 74
	ds_read2_b32 v[54:55], v51 offset1:1
	ds_read2_b32 v[56:57], v70 offset0:16 offset1:17
	ds_read2_b32 v[58:59], v70 offset0:32 offset1:33
	ds_read2_b32 v[60:61], v70 offset0:48 offset1:49
	ds_read2_b32 v[62:63], v70 offset0:64 offset1:65
	ds_read2_b32 v[64:65], v70 offset0:80 offset1:81
	ds_read2_b32 v[66:67], v70 offset0:96 offset1:97
	ds_read2_b32 v[68:69], v70 offset0:112 offset1:113
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v37, v52, v54
	v_mac_f32_e32 v36, v52, v55
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v33, v56, v54
	v_mac_f32_e32 v32, v56, v55
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v31, v58, v54
	v_mac_f32_e32 v30, v58, v55
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v29, v60, v54
	v_mac_f32_e32 v28, v60, v55
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v27, v62, v54
	v_mac_f32_e32 v26, v62, v55
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v25, v64, v54
	v_mac_f32_e32 v24, v64, v55
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v23, v66, v54
	v_mac_f32_e32 v22, v66, v55
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v68, v54
	v_mac_f32_e32 v20, v68, v55
	ds_read2_b32 v[54:55], v51 offset0:32 offset1:33
	.loc	0 69
	s_add_i32 s20, s20, 16
	s_cmp_lg_u32 s20, 64
	.loc	0 74
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v37, v53, v54
	v_mac_f32_e32 v36, v53, v55
	v_mac_f32_e32 v33, v57, v54
	v_mac_f32_e32 v32, v57, v55
	v_mac_f32_e32 v31, v59, v54
	v_mac_f32_e32 v30, v59, v55
	v_mac_f32_e32 v29, v61, v54
	v_mac_f32_e32 v28, v61, v55
	v_mac_f32_e32 v27, v63, v54
	v_mac_f32_e32 v26, v63, v55
	v_mac_f32_e32 v25, v65, v54
	v_mac_f32_e32 v24, v65, v55
	v_mac_f32_e32 v23, v67, v54
	v_mac_f32_e32 v22, v67, v55
	v_mac_f32_e32 v21, v69, v54
	v_mac_f32_e32 v20, v69, v55
	ds_read2_b32 v[52:53], v70 offset0:2 offset1:3
	ds_read2_b32 v[54:55], v51 offset0:64 offset1:65
	ds_read2_b32 v[56:57], v70 offset0:18 offset1:19
	ds_read2_b32 v[58:59], v70 offset0:34 offset1:35
	ds_read2_b32 v[60:61], v70 offset0:50 offset1:51
	ds_read2_b32 v[62:63], v70 offset0:66 offset1:67
	ds_read2_b32 v[64:65], v70 offset0:82 offset1:83
	ds_read2_b32 v[66:67], v70 offset0:98 offset1:99
	ds_read2_b32 v[68:69], v70 offset0:114 offset1:115
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v37, v52, v54
	v_mac_f32_e32 v36, v52, v55
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v33, v56, v54
	v_mac_f32_e32 v32, v56, v55
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v31, v58, v54
	v_mac_f32_e32 v30, v58, v55
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v29, v60, v54
	v_mac_f32_e32 v28, v60, v55
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v27, v62, v54
	v_mac_f32_e32 v26, v62, v55
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v25, v64, v54
	v_mac_f32_e32 v24, v64, v55
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v23, v66, v54
	v_mac_f32_e32 v22, v66, v55
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v68, v54
	v_mac_f32_e32 v20, v68, v55
	ds_read2_b32 v[54:55], v51 offset0:96 offset1:97
	.loc	0 69
	v_add_u32_e32 v51, vcc, 0x200, v51
	.loc	0 74
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v37, v53, v54
	v_mac_f32_e32 v36, v53, v55
	v_mac_f32_e32 v33, v57, v54
	v_mac_f32_e32 v32, v57, v55
	v_mac_f32_e32 v31, v59, v54
	v_mac_f32_e32 v30, v59, v55
	v_mac_f32_e32 v29, v61, v54
	v_mac_f32_e32 v28, v61, v55
	v_mac_f32_e32 v27, v63, v54
	v_mac_f32_e32 v26, v63, v55
	v_mac_f32_e32 v25, v65, v54
	v_mac_f32_e32 v24, v65, v55
	v_mac_f32_e32 v23, v67, v54
	v_mac_f32_e32 v22, v67, v55
	v_mac_f32_e32 v21, v69, v54
	v_mac_f32_e32 v20, v69, v55
	s_cbranch_scc1 .LBB0_26
; %bb.27:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 55
	s_add_i32 s38, s38, 16
	s_cmp_ge_i32 s38, s26
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 55
	s_cbranch_scc0 .LBB0_5
; %bb.28:
	.loc	0 0
	v_mov_b32_e32 v2, v34
	v_mov_b32_e32 v3, v35
.LBB0_29:
	.loc	0 45
	s_load_dwordx2 s[8:9], s[4:5], 0x30
	s_load_dword s10, s[4:5], 0x38
	v_add_u32_e32 v8, vcc, s33, v2
	v_add_u32_e32 v6, vcc, s34, v3
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v8, s10, 0
	v_cmp_gt_i32_e64 s[0:1], s24, v8
	v_cmp_gt_i32_e64 s[4:5], s25, v6
	v_cmp_neq_f32_e64 s[6:7], s23, 0
	.loc	0 84
	s_and_b64 s[12:13], s[0:1], s[4:5]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_34
; %bb.30:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_110
; %bb.31:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v4, vcc, s8, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_mac_f32_e32 v4, s27, v37
	s_cbranch_execnz .LBB0_33
.LBB0_32:
	v_mul_f32_e32 v4, s27, v37
.LBB0_33:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_34:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 83
	v_or_b32_e32 v4, 1, v6
	v_cmp_gt_i32_e64 s[2:3], s25, v4
	v_cndmask_b32_e64 v2, 0, 1, s[6:7]
	.loc	0 84
	s_and_b64 s[12:13], s[0:1], s[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_39
; %bb.35:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_111
; %bb.36:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v36
	s_cbranch_execnz .LBB0_38
.LBB0_37:
	v_mul_f32_e32 v2, s27, v36
.LBB0_38:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_39:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 1, v8
	v_mad_i64_i32 v[0:1], s[6:7], v2, s10, 0
	v_cmp_gt_i32_e64 s[6:7], s24, v2
	.loc	0 84
	s_and_b64 s[14:15], s[6:7], s[4:5]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_44
; %bb.40:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_112
; %bb.41:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v9, vcc, s8, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s23, v9
	v_mac_f32_e32 v9, s27, v33
	s_cbranch_execnz .LBB0_43
.LBB0_42:
	v_mul_f32_e32 v9, s27, v33
.LBB0_43:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_store_dword v[2:3], v9
.LBB0_44:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 84
	s_and_b64 s[12:13], s[6:7], s[2:3]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_49
; %bb.45:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_113
; %bb.46:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v32
	s_cbranch_execnz .LBB0_48
.LBB0_47:
	v_mul_f32_e32 v2, s27, v32
.LBB0_48:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_49:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 2, v8
	v_mad_i64_i32 v[0:1], s[6:7], v2, s10, 0
	v_cmp_gt_i32_e64 s[6:7], s24, v2
	.loc	0 84
	s_and_b64 s[14:15], s[6:7], s[4:5]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_54
; %bb.50:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_114
; %bb.51:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v9, vcc, s8, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s23, v9
	v_mac_f32_e32 v9, s27, v31
	s_cbranch_execnz .LBB0_53
.LBB0_52:
	v_mul_f32_e32 v9, s27, v31
.LBB0_53:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_store_dword v[2:3], v9
.LBB0_54:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 84
	s_and_b64 s[12:13], s[6:7], s[2:3]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_59
; %bb.55:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_115
; %bb.56:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v30
	s_cbranch_execnz .LBB0_58
.LBB0_57:
	v_mul_f32_e32 v2, s27, v30
.LBB0_58:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_59:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 3, v8
	v_mad_i64_i32 v[0:1], s[6:7], v2, s10, 0
	v_cmp_gt_i32_e64 s[6:7], s24, v2
	.loc	0 84
	s_and_b64 s[14:15], s[6:7], s[4:5]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_64
; %bb.60:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_116
; %bb.61:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v9, vcc, s8, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s23, v9
	v_mac_f32_e32 v9, s27, v29
	s_cbranch_execnz .LBB0_63
.LBB0_62:
	v_mul_f32_e32 v9, s27, v29
.LBB0_63:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_store_dword v[2:3], v9
.LBB0_64:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 84
	s_and_b64 s[12:13], s[6:7], s[2:3]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_69
; %bb.65:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_117
; %bb.66:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v28
	s_cbranch_execnz .LBB0_68
.LBB0_67:
	v_mul_f32_e32 v2, s27, v28
.LBB0_68:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_69:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 4, v8
	v_mad_i64_i32 v[0:1], s[6:7], v2, s10, 0
	v_cmp_gt_i32_e64 s[6:7], s24, v2
	.loc	0 84
	s_and_b64 s[14:15], s[6:7], s[4:5]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_74
; %bb.70:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_118
; %bb.71:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v9, vcc, s8, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s23, v9
	v_mac_f32_e32 v9, s27, v27
	s_cbranch_execnz .LBB0_73
.LBB0_72:
	v_mul_f32_e32 v9, s27, v27
.LBB0_73:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_store_dword v[2:3], v9
.LBB0_74:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 84
	s_and_b64 s[12:13], s[6:7], s[2:3]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_79
; %bb.75:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_119
; %bb.76:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v26
	s_cbranch_execnz .LBB0_78
.LBB0_77:
	v_mul_f32_e32 v2, s27, v26
.LBB0_78:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 5, v8
	v_mad_i64_i32 v[0:1], s[6:7], v2, s10, 0
	v_cmp_gt_i32_e64 s[6:7], s24, v2
	.loc	0 84
	s_and_b64 s[14:15], s[6:7], s[4:5]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_84
; %bb.80:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_120
; %bb.81:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v9, vcc, s8, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s23, v9
	v_mac_f32_e32 v9, s27, v25
	s_cbranch_execnz .LBB0_83
.LBB0_82:
	v_mul_f32_e32 v9, s27, v25
.LBB0_83:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_store_dword v[2:3], v9
.LBB0_84:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 84
	s_and_b64 s[12:13], s[6:7], s[2:3]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_89
; %bb.85:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_121
; %bb.86:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v24
	s_cbranch_execnz .LBB0_88
.LBB0_87:
	v_mul_f32_e32 v2, s27, v24
.LBB0_88:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_89:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 6, v8
	v_mad_i64_i32 v[0:1], s[6:7], v2, s10, 0
	v_cmp_gt_i32_e64 s[6:7], s24, v2
	.loc	0 84
	s_and_b64 s[14:15], s[6:7], s[4:5]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_94
; %bb.90:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_122
; %bb.91:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v9, vcc, s8, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s23, v9
	v_mac_f32_e32 v9, s27, v23
	s_cbranch_execnz .LBB0_93
.LBB0_92:
	v_mul_f32_e32 v9, s27, v23
.LBB0_93:
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_store_dword v[2:3], v9
.LBB0_94:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 84
	s_and_b64 s[12:13], s[6:7], s[2:3]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_99
; %bb.95:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_123
; %bb.96:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v22
	s_cbranch_execnz .LBB0_98
.LBB0_97:
	v_mul_f32_e32 v2, s27, v22
.LBB0_98:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_99:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 7, v8
	v_mad_i64_i32 v[0:1], s[6:7], v2, s10, 0
	v_cmp_gt_i32_e64 s[6:7], s24, v2
	.loc	0 84
	s_and_b64 s[10:11], s[6:7], s[4:5]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_cbranch_execnz .LBB0_102
; %bb.100:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 84
	s_and_b64 s[2:3], s[6:7], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_106
.LBB0_101:
	.loc	0 89
	s_endpgm
.LBB0_102:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_124
; %bb.103:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v6, vcc, s8, v2
	v_addc_u32_e32 v7, vcc, v7, v3, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v21
	s_cbranch_execnz .LBB0_105
.LBB0_104:
	v_mul_f32_e32 v6, s27, v21
.LBB0_105:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v7, v3, vcc
	flat_store_dword v[2:3], v6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 84
	s_and_b64 s[2:3], s[6:7], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_101
.LBB0_106:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_125
; %bb.107:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v20
	s_cbranch_execnz .LBB0_109
.LBB0_108:
	v_mul_f32_e32 v2, s27, v20
.LBB0_109:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 89
	s_endpgm
.LBB0_110:
	.loc	0 0
	s_branch .LBB0_32
.LBB0_111:
	.loc	0 86
	s_branch .LBB0_37
.LBB0_112:
	s_branch .LBB0_42
.LBB0_113:
	s_branch .LBB0_47
.LBB0_114:
	s_branch .LBB0_52
.LBB0_115:
	s_branch .LBB0_57
.LBB0_116:
	s_branch .LBB0_62
.LBB0_117:
	s_branch .LBB0_67
.LBB0_118:
	s_branch .LBB0_72
.LBB0_119:
	s_branch .LBB0_77
.LBB0_120:
	s_branch .LBB0_82
.LBB0_121:
	s_branch .LBB0_87
.LBB0_122:
	s_branch .LBB0_92
.LBB0_123:
	s_branch .LBB0_97
.LBB0_124:
	s_branch .LBB0_104
.LBB0_125:
	s_branch .LBB0_108
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tiled_rect
		.amdhsa_group_segment_fixed_size 10240
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
		.amdhsa_next_free_vgpr 71
		.amdhsa_next_free_sgpr 39
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
	.size	gemm_tiled_rect, .Lfunc_end0-gemm_tiled_rect
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 4124
; NumSgprs: 41
; NumVgprs: 71
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 10240 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 17
; NumSGPRsForWavesPerEU: 41
; NumVGPRsForWavesPerEU: 71
; Occupancy: 3
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
    .group_segment_fixed_size: 10240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_tiled_rect
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     41
    .sgpr_spill_count: 0
    .symbol:         gemm_tiled_rect.kd
    .vgpr_count:     71
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

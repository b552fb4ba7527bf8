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
	s_load_dwordx4 s[20:23], s[4:5], 0x0
	s_load_dwordx2 s[24:25], s[4:5], 0x28
	s_mov_b32 s2, 0
	v_lshlrev_b32_e32 v23, 1, v1
	v_lshlrev_b32_e32 v24, 3, v0
	.loc	0 55
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s22, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	0 0
	v_lshlrev_b32_e32 v2, 1, v1
	v_lshlrev_b32_e32 v3, 3, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	s_lshl_b32 s14, s7, 5
	s_lshl_b32 s18, s6, 7
	.loc	0 55
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v25, s2
	v_mov_b32_e32 v22, s2
	v_mov_b32_e32 v21, s2
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v19, s2
	v_mov_b32_e32 v18, s2
	v_mov_b32_e32 v17, s2
	v_mov_b32_e32 v16, s2
	v_mov_b32_e32 v15, s2
	v_mov_b32_e32 v14, s2
	v_mov_b32_e32 v13, s2
	v_mov_b32_e32 v12, s2
	v_mov_b32_e32 v11, s2
	v_mov_b32_e32 v10, s2
	v_mov_b32_e32 v9, s2
	v_mov_b32_e32 v8, s2
	s_cbranch_vccnz .LBB0_29
; %bb.4:
	.loc	0 46
	v_lshlrev_b32_e32 v2, 4, v1
	v_or_b32_e32 v6, v2, v0
	v_or_b32_e32 v10, 0x100, v6
	v_lshrrev_b32_e32 v11, 4, v10
	v_and_b32_e32 v8, 0x7f, v6
	v_lshlrev_b32_e32 v9, 2, v0
	v_lshlrev_b32_e32 v7, 6, v1
	v_add_u32_e32 v6, vcc, s14, v11
	v_lshlrev_b32_e32 v11, 6, v11
	v_or_b32_e32 v7, v7, v9
	s_movk_i32 s16, 0x2000
	v_or_b32_e32 v9, v11, v9
	v_bfe_u32 v28, v1, 3, 25
	.loc	0 45
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_load_dword s8, s[4:5], 0x18
	s_load_dwordx2 s[12:13], s[4:5], 0x20
	v_or_b32_e32 v2, s18, v8
	v_add_u32_e32 v27, vcc, s16, v9
	v_lshlrev_b32_e32 v9, 9, v28
	v_lshlrev_b32_e32 v8, 2, v8
	v_lshrrev_b32_e32 v30, 7, v10
	v_or_b32_e32 v29, v9, v8
	v_lshlrev_b32_e32 v9, 9, v30
	v_or_b32_e32 v32, 4, v28
	v_or_b32_e32 v31, v9, v8
	v_lshlrev_b32_e32 v9, 9, v32
	v_or_b32_e32 v34, 6, v28
	s_ashr_i32 s2, s18, 31
	v_add_u32_e32 v4, vcc, s14, v1
	v_or_b32_e32 v33, v9, v8
	v_lshlrev_b32_e32 v9, 9, v34
	v_or_b32_e32 v36, 8, v28
	v_mov_b32_e32 v3, s2
	v_cmp_le_i32_e64 s[2:3], s20, v4
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[6:7], v4, s8, 0
	v_or_b32_e32 v35, v9, v8
	v_lshlrev_b32_e32 v9, 9, v36
	v_or_b32_e32 v38, 10, v28
	v_or_b32_e32 v26, 0x2000, v7
	v_cmp_le_i32_e64 s[6:7], s20, v6
	v_mad_i64_i32 v[6:7], s[8:9], v6, s8, 0
	v_or_b32_e32 v37, v9, v8
	v_lshlrev_b32_e32 v9, 9, v38
	v_or_b32_e32 v40, 12, v28
	v_or_b32_e32 v39, v9, v8
	v_lshlrev_b32_e32 v9, 9, v40
	v_or_b32_e32 v42, 14, v28
	v_or_b32_e32 v41, v9, v8
	v_lshlrev_b32_e32 v9, 9, v42
	.loc	0 55
	v_lshlrev_b32_e32 v1, 7, v1
	v_cmp_gt_i32_e64 s[0:1], s21, v2
	s_ashr_i32 s15, s24, 31
	v_or_b32_e32 v43, v9, v8
	v_or_b32_e32 v1, 0x2000, v1
	v_lshlrev_b32_e32 v44, 5, v0
	s_mov_b32 s19, 0
	.loc	0 0
	v_mov_b32_e32 v8, 0
	s_movk_i32 s26, 0x400
	s_movk_i32 s27, 0x408
	s_movk_i32 s28, 0x410
	s_movk_i32 s29, 0x418
	s_movk_i32 s30, 0x600
	s_movk_i32 s31, 0x608
	s_movk_i32 s33, 0x610
	s_movk_i32 s34, 0x618
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v25, 0
	s_mov_b32 m0, -1
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_26 Depth 2
	v_or_b32_e32 v45, s19, v0
	v_cmp_le_i32_e32 vcc, s22, v45
	.loc	0 59
	s_or_b64 s[8:9], s[2:3], vcc
	s_xor_b64 s[8:9], s[8:9], -1
	v_mov_b32_e32 v46, 0
	s_and_saveexec_b64 s[16:17], s[8:9]
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v46, s[8:9], v4, v45
	v_addc_u32_e64 v47, s[8:9], 0, v5, s[8:9]
	v_lshlrev_b64 v[46:47], 2, v[46:47]
	v_mov_b32_e32 v48, s11
	v_add_u32_e64 v46, s[8:9], s10, v46
	v_addc_u32_e64 v47, s[8:9], v48, v47, s[8:9]
	flat_load_dword v46, v[46:47]
.LBB0_7:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 59
	s_or_b64 s[8:9], s[6:7], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v26, v46
	s_xor_b64 s[16:17], s[8:9], -1
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v47, vcc, v6, v45
	v_addc_u32_e32 v48, vcc, 0, v7, vcc
	v_lshlrev_b64 v[47:48], 2, v[47:48]
	v_mov_b32_e32 v45, s11
	v_add_u32_e32 v47, vcc, s10, v47
	v_addc_u32_e32 v48, vcc, v45, v48, vcc
	flat_load_dword v47, v[47:48]
.LBB0_9:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 64
	v_add_u32_e32 v45, vcc, s19, v28
	v_cmp_gt_i32_e32 vcc, s22, v45
	s_and_b64 s[16:17], vcc, s[0:1]
	.loc	0 59
	s_waitcnt vmcnt(0)
	ds_write_b32 v27, v47
	.loc	0 64
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[46:47], s[16:17], v45, s24, v[2:3]
	v_mul_lo_u32 v45, v45, s15
	v_add_u32_e32 v47, vcc, v45, v47
	v_lshlrev_b64 v[45:46], 2, v[46:47]
	v_mov_b32_e32 v47, s13
	v_add_u32_e32 v45, vcc, s12, v45
	v_addc_u32_e32 v46, vcc, v47, v46, vcc
	flat_load_dword v46, v[45:46]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 64
	s_waitcnt vmcnt(0)
	ds_write_b32 v29, v46
	v_add_u32_e32 v46, vcc, s19, v30
	v_cmp_gt_i32_e32 vcc, s22, v46
	s_and_b64 s[16:17], vcc, s[0:1]
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v47, 0
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[47:48], s[16:17], v46, s24, v[2:3]
	v_mul_lo_u32 v46, v46, s15
	v_add_u32_e32 v48, vcc, v46, v48
	v_lshlrev_b64 v[46:47], 2, v[47:48]
	v_mov_b32_e32 v48, s13
	v_add_u32_e32 v46, vcc, s12, v46
	v_addc_u32_e32 v47, vcc, v48, v47, vcc
	flat_load_dword v47, v[46:47]
.LBB0_13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 64
	v_add_u32_e32 v46, vcc, s19, v32
	v_cmp_gt_i32_e32 vcc, s22, v46
	s_and_b64 s[16:17], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v31, v47
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[47:48], s[16:17], v46, s24, v[2:3]
	v_mul_lo_u32 v45, v46, s15
	v_add_u32_e32 v48, vcc, v45, v48
	v_lshlrev_b64 v[45:46], 2, v[47:48]
	v_mov_b32_e32 v47, s13
	v_add_u32_e32 v45, vcc, s12, v45
	v_addc_u32_e32 v46, vcc, v47, v46, vcc
	flat_load_dword v45, v[45:46]
.LBB0_15:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 64
	v_add_u32_e32 v46, vcc, s19, v34
	v_cmp_gt_i32_e32 vcc, s22, v46
	s_waitcnt vmcnt(0)
	ds_write_b32 v33, v45
	s_and_b64 s[16:17], vcc, s[0:1]
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v47, 0
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[47:48], s[16:17], v46, s24, v[2:3]
	v_mul_lo_u32 v46, v46, s15
	v_add_u32_e32 v48, vcc, v46, v48
	v_lshlrev_b64 v[46:47], 2, v[47:48]
	v_mov_b32_e32 v48, s13
	v_add_u32_e32 v46, vcc, s12, v46
	v_addc_u32_e32 v47, vcc, v48, v47, vcc
	flat_load_dword v47, v[46:47]
.LBB0_17:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 64
	v_add_u32_e32 v46, vcc, s19, v36
	v_cmp_gt_i32_e32 vcc, s22, v46
	s_and_b64 s[16:17], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v35, v47
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[47:48], s[16:17], v46, s24, v[2:3]
	v_mul_lo_u32 v45, v46, s15
	v_add_u32_e32 v48, vcc, v45, v48
	v_lshlrev_b64 v[45:46], 2, v[47:48]
	v_mov_b32_e32 v47, s13
	v_add_u32_e32 v45, vcc, s12, v45
	v_addc_u32_e32 v46, vcc, v47, v46, vcc
	flat_load_dword v45, v[45:46]
.LBB0_19:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 64
	v_add_u32_e32 v46, vcc, s19, v38
	v_cmp_gt_i32_e32 vcc, s22, v46
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v45
	s_and_b64 s[16:17], vcc, s[0:1]
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v47, 0
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[47:48], s[16:17], v46, s24, v[2:3]
	v_mul_lo_u32 v46, v46, s15
	v_add_u32_e32 v48, vcc, v46, v48
	v_lshlrev_b64 v[46:47], 2, v[47:48]
	v_mov_b32_e32 v48, s13
	v_add_u32_e32 v46, vcc, s12, v46
	v_addc_u32_e32 v47, vcc, v48, v47, vcc
	flat_load_dword v47, v[46:47]
.LBB0_21:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 64
	v_add_u32_e32 v46, vcc, s19, v40
	v_cmp_gt_i32_e32 vcc, s22, v46
	s_and_b64 s[16:17], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v39, v47
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[47:48], s[16:17], v46, s24, v[2:3]
	v_mul_lo_u32 v45, v46, s15
	v_add_u32_e32 v48, vcc, v45, v48
	v_lshlrev_b64 v[45:46], 2, v[47:48]
	v_mov_b32_e32 v47, s13
	v_add_u32_e32 v45, vcc, s12, v45
	v_addc_u32_e32 v46, vcc, v47, v46, vcc
	flat_load_dword v45, v[45:46]
.LBB0_23:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 64
	s_waitcnt vmcnt(0)
	ds_write_b32 v41, v45
	v_add_u32_e32 v45, vcc, s19, v42
	v_cmp_gt_i32_e32 vcc, s22, v45
	s_and_b64 s[16:17], vcc, s[0:1]
	v_mov_b32_e32 v46, 0
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mad_u64_u32 v[46:47], s[16:17], v45, s24, v[2:3]
	v_mul_lo_u32 v45, v45, s15
	v_add_u32_e32 v47, vcc, v45, v47
	v_lshlrev_b64 v[45:46], 2, v[46:47]
	v_mov_b32_e32 v47, s13
	v_add_u32_e32 v45, vcc, s12, v45
	v_addc_u32_e32 v46, vcc, v47, v46, vcc
	flat_load_dword v46, v[45:46]
.LBB0_25:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s8, 0
	v_mov_b32_e32 v45, v44
	.loc	0 64
	s_waitcnt vmcnt(0)
	ds_write_b32 v43, v46
	.loc	0 66
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_26:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 0
	v_add_u32_e32 v58, vcc, s8, v1
	ds_read2_b32 v[46:47], v58 offset1:1
	.loc	0 74
	ds_read2_b32 v[48:49], v45 offset1:1
	ds_read2_b32 v[50:51], v45 offset0:2 offset1:3
	ds_read2_b32 v[52:53], v45 offset0:4 offset1:5
	ds_read2_b32 v[54:55], v45 offset0:6 offset1:7
	ds_read2_b32 v[56:57], v58 offset0:16 offset1:17
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v25, v46, v48
	v_mac_f32_e32 v22, v46, v49
	.loc	0 69
	s_add_i32 s8, s8, 16
	s_cmp_lg_u32 s8, 64
	.loc	0 74
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v15, v56, v48
	v_mac_f32_e32 v14, v56, v49
	ds_read2_b32 v[48:49], v45 offset0:128 offset1:129
	v_mac_f32_e32 v21, v46, v50
	v_mac_f32_e32 v20, v46, v51
	v_mac_f32_e32 v19, v46, v52
	v_mac_f32_e32 v18, v46, v53
	v_mac_f32_e32 v17, v46, v54
	v_mac_f32_e32 v16, v46, v55
	v_mac_f32_e32 v13, v56, v50
	v_mac_f32_e32 v12, v56, v51
	v_mac_f32_e32 v11, v56, v52
	v_mac_f32_e32 v10, v56, v53
	v_mac_f32_e32 v9, v56, v54
	v_mac_f32_e32 v8, v56, v55
	ds_read2_b32 v[50:51], v45 offset0:130 offset1:131
	ds_read2_b32 v[52:53], v45 offset0:132 offset1:133
	ds_read2_b32 v[54:55], v45 offset0:134 offset1:135
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v25, v47, v48
	v_mac_f32_e32 v15, v57, v48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v21, v47, v50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v19, v47, v52
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v17, v47, v54
	v_mac_f32_e32 v13, v57, v50
	v_mac_f32_e32 v11, v57, v52
	v_mac_f32_e32 v9, v57, v54
	v_add_u32_e32 v48, vcc, s26, v45
	v_add_u32_e32 v50, vcc, s27, v45
	v_add_u32_e32 v52, vcc, s28, v45
	v_add_u32_e32 v54, vcc, s29, v45
	v_mac_f32_e32 v22, v47, v49
	v_mac_f32_e32 v20, v47, v51
	v_mac_f32_e32 v18, v47, v53
	v_mac_f32_e32 v16, v47, v55
	v_mac_f32_e32 v14, v57, v49
	v_mac_f32_e32 v12, v57, v51
	v_mac_f32_e32 v10, v57, v53
	v_mac_f32_e32 v8, v57, v55
	ds_read2_b32 v[46:47], v58 offset0:2 offset1:3
	ds_read2_b32 v[48:49], v48 offset1:1
	ds_read2_b32 v[50:51], v50 offset1:1
	ds_read2_b32 v[52:53], v52 offset1:1
	ds_read2_b32 v[54:55], v54 offset1:1
	ds_read2_b32 v[56:57], v58 offset0:18 offset1:19
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v25, v46, v48
	v_mac_f32_e32 v22, v46, v49
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v21, v46, v50
	v_mac_f32_e32 v20, v46, v51
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v19, v46, v52
	v_mac_f32_e32 v18, v46, v53
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v17, v46, v54
	v_mac_f32_e32 v16, v46, v55
	v_add_u32_e32 v46, vcc, s30, v45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v15, v56, v48
	v_mac_f32_e32 v14, v56, v49
	ds_read2_b32 v[48:49], v46 offset1:1
	v_add_u32_e32 v46, vcc, s31, v45
	v_mac_f32_e32 v13, v56, v50
	v_mac_f32_e32 v12, v56, v51
	ds_read2_b32 v[50:51], v46 offset1:1
	v_add_u32_e32 v46, vcc, s33, v45
	v_mac_f32_e32 v11, v56, v52
	v_mac_f32_e32 v10, v56, v53
	ds_read2_b32 v[52:53], v46 offset1:1
	v_add_u32_e32 v46, vcc, s34, v45
	v_mac_f32_e32 v9, v56, v54
	v_mac_f32_e32 v8, v56, v55
	ds_read2_b32 v[54:55], v46 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v25, v47, v48
	v_mac_f32_e32 v22, v47, v49
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v21, v47, v50
	v_mac_f32_e32 v20, v47, v51
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v19, v47, v52
	v_mac_f32_e32 v18, v47, v53
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v17, v47, v54
	v_mac_f32_e32 v16, v47, v55
	v_mac_f32_e32 v15, v57, v48
	v_mac_f32_e32 v14, v57, v49
	v_mac_f32_e32 v13, v57, v50
	v_mac_f32_e32 v12, v57, v51
	v_mac_f32_e32 v11, v57, v52
	v_mac_f32_e32 v10, v57, v53
	v_mac_f32_e32 v9, v57, v54
	v_mac_f32_e32 v8, v57, v55
	.loc	0 69
	v_add_u32_e32 v45, vcc, 0x800, v45
	s_cbranch_scc1 .LBB0_26
; %bb.27:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 55
	s_add_i32 s19, s19, 16
	s_cmp_ge_i32 s19, s22
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 55
	s_cbranch_scc0 .LBB0_5
; %bb.28:
	.loc	0 0
	v_mov_b32_e32 v2, v23
	v_mov_b32_e32 v3, v24
.LBB0_29:
	.loc	0 45
	s_load_dwordx2 s[26:27], s[4:5], 0x30
	s_load_dword s22, s[4:5], 0x38
	v_add_u32_e32 v26, vcc, s14, v2
	v_add_u32_e32 v6, vcc, s18, v3
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v26, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v26
	v_cmp_gt_i32_e64 s[8:9], s21, v6
	v_cmp_neq_f32_e64 s[0:1], s25, 0
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[8:9]
	v_ashrrev_i32_e32 v24, 31, v6
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_34
; %bb.30:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v24, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_110
; %bb.31:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v4, vcc, s26, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s25, v4
	v_mac_f32_e32 v4, s23, v25
	s_cbranch_execnz .LBB0_33
.LBB0_32:
	v_mul_f32_e32 v4, s23, v25
.LBB0_33:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_34:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 83
	v_or_b32_e32 v4, 1, v6
	v_cmp_gt_i32_e64 s[2:3], s21, v4
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	.loc	0 84
	s_and_b64 s[6:7], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_39
; %bb.35:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v4
	v_addc_u32_e32 v3, vcc, v1, v5, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_111
; %bb.36:
	v_mov_b32_e32 v7, s27
	v_add_u32_e32 v27, vcc, s26, v2
	v_addc_u32_e32 v28, vcc, v7, v3, vcc
	flat_load_dword v7, v[27:28]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s25, v7
	v_mac_f32_e32 v7, s23, v22
	s_cbranch_execnz .LBB0_38
.LBB0_37:
	v_mul_f32_e32 v7, s23, v22
.LBB0_38:
	v_mov_b32_e32 v22, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v22, v3, vcc
	flat_store_dword v[2:3], v7
.LBB0_39:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 83
	v_or_b32_e32 v7, 2, v6
	v_cmp_gt_i32_e64 s[4:5], s21, v7
	.loc	0 84
	s_and_b64 s[10:11], s[18:19], s[4:5]
	v_ashrrev_i32_e32 v22, 31, v7
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_44
; %bb.40:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v22, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_112
; %bb.41:
	v_mov_b32_e32 v23, s27
	v_add_u32_e32 v27, vcc, s26, v2
	v_addc_u32_e32 v28, vcc, v23, v3, vcc
	flat_load_dword v23, v[27:28]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s25, v23
	v_mac_f32_e32 v23, s23, v21
	s_cbranch_execnz .LBB0_43
.LBB0_42:
	v_mul_f32_e32 v23, s23, v21
.LBB0_43:
	v_mov_b32_e32 v21, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v21, v3, vcc
	flat_store_dword v[2:3], v23
.LBB0_44:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 83
	v_or_b32_e32 v21, 3, v6
	v_cmp_gt_i32_e64 s[6:7], s21, v21
	.loc	0 84
	s_and_b64 s[12:13], s[18:19], s[6:7]
	v_ashrrev_i32_e32 v23, 31, v21
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_49
; %bb.45:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v21
	v_addc_u32_e32 v3, vcc, v1, v23, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_113
; %bb.46:
	v_mov_b32_e32 v25, s27
	v_add_u32_e32 v27, vcc, s26, v2
	v_addc_u32_e32 v28, vcc, v25, v3, vcc
	flat_load_dword v25, v[27:28]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s25, v25
	v_mac_f32_e32 v25, s23, v20
	s_cbranch_execnz .LBB0_48
.LBB0_47:
	v_mul_f32_e32 v25, s23, v20
.LBB0_48:
	v_mov_b32_e32 v20, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v20, v3, vcc
	flat_store_dword v[2:3], v25
.LBB0_49:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 83
	v_or_b32_e32 v20, 4, v6
	v_cmp_gt_i32_e64 s[10:11], s21, v20
	.loc	0 84
	s_and_b64 s[14:15], s[18:19], s[10:11]
	v_ashrrev_i32_e32 v25, 31, v20
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_54
; %bb.50:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v20
	v_addc_u32_e32 v3, vcc, v1, v25, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_114
; %bb.51:
	v_mov_b32_e32 v28, s27
	v_add_u32_e32 v27, vcc, s26, v2
	v_addc_u32_e32 v28, vcc, v28, v3, vcc
	flat_load_dword v27, v[27:28]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v27, s25, v27
	v_mac_f32_e32 v27, s23, v19
	s_cbranch_execnz .LBB0_53
.LBB0_52:
	v_mul_f32_e32 v27, s23, v19
.LBB0_53:
	v_mov_b32_e32 v19, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v19, v3, vcc
	flat_store_dword v[2:3], v27
.LBB0_54:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 83
	v_or_b32_e32 v19, 5, v6
	v_cmp_gt_i32_e64 s[12:13], s21, v19
	.loc	0 84
	s_and_b64 s[16:17], s[18:19], s[12:13]
	v_ashrrev_i32_e32 v27, 31, v19
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_59
; %bb.55:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v19
	v_addc_u32_e32 v3, vcc, v1, v27, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_115
; %bb.56:
	v_mov_b32_e32 v29, s27
	v_add_u32_e32 v28, vcc, s26, v2
	v_addc_u32_e32 v29, vcc, v29, v3, vcc
	flat_load_dword v28, v[28:29]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v28, s25, v28
	v_mac_f32_e32 v28, s23, v18
	s_cbranch_execnz .LBB0_58
.LBB0_57:
	v_mul_f32_e32 v28, s23, v18
.LBB0_58:
	v_mov_b32_e32 v18, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v18, v3, vcc
	flat_store_dword v[2:3], v28
.LBB0_59:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 83
	v_or_b32_e32 v18, 6, v6
	v_cmp_gt_i32_e64 s[14:15], s21, v18
	.loc	0 84
	s_and_b64 s[28:29], s[18:19], s[14:15]
	v_ashrrev_i32_e32 v28, 31, v18
	s_and_saveexec_b64 s[16:17], s[28:29]
	s_cbranch_execz .LBB0_64
; %bb.60:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v18
	v_addc_u32_e32 v3, vcc, v1, v28, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_116
; %bb.61:
	v_mov_b32_e32 v30, s27
	v_add_u32_e32 v29, vcc, s26, v2
	v_addc_u32_e32 v30, vcc, v30, v3, vcc
	flat_load_dword v29, v[29:30]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v29, s25, v29
	v_mac_f32_e32 v29, s23, v17
	s_cbranch_execnz .LBB0_63
.LBB0_62:
	v_mul_f32_e32 v29, s23, v17
.LBB0_63:
	v_mov_b32_e32 v17, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v17, v3, vcc
	flat_store_dword v[2:3], v29
.LBB0_64:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 83
	v_or_b32_e32 v17, 7, v6
	v_cmp_gt_i32_e64 s[16:17], s21, v17
	.loc	0 84
	s_and_b64 s[28:29], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v29, 31, v17
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB0_69
; %bb.65:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v17
	v_addc_u32_e32 v1, vcc, v1, v29, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_117
; %bb.66:
	v_mov_b32_e32 v3, s27
	v_add_u32_e32 v2, vcc, s26, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s25, v2
	v_mac_f32_e32 v2, s23, v16
	s_cbranch_execnz .LBB0_68
.LBB0_67:
	v_mul_f32_e32 v2, s23, v16
.LBB0_68:
	v_mov_b32_e32 v3, s27
	v_add_u32_e32 v0, vcc, s26, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_69:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_or_b32_e32 v2, 1, v26
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	0 84
	s_and_b64 s[20:21], s[18:19], s[8:9]
	s_and_saveexec_b64 s[8:9], s[20:21]
	s_cbranch_execnz .LBB0_78
; %bb.70:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 84
	s_and_b64 s[8:9], s[18:19], s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execnz .LBB0_82
.LBB0_71:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[4:5]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_86
.LBB0_72:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[6:7]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_90
.LBB0_73:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[10:11]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_94
.LBB0_74:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[12:13]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_98
.LBB0_75:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[14:15]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_102
.LBB0_76:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[2:3], s[18:19], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_106
.LBB0_77:
	.loc	0 89
	s_endpgm
.LBB0_78:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v24, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_118
; %bb.79:
	v_mov_b32_e32 v6, s27
	v_add_u32_e32 v30, vcc, s26, v2
	v_addc_u32_e32 v31, vcc, v6, v3, vcc
	flat_load_dword v6, v[30:31]
	s_mov_b64 s[20:21], 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s25, v6
	v_mac_f32_e32 v6, s23, v15
	s_cbranch_execnz .LBB0_81
.LBB0_80:
	v_mul_f32_e32 v6, s23, v15
.LBB0_81:
	v_mov_b32_e32 v15, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	flat_store_dword v[2:3], v6
	s_or_b64 exec, exec, s[8:9]
	.loc	0 84
	s_and_b64 s[8:9], s[18:19], s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_71
.LBB0_82:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v4
	v_addc_u32_e32 v3, vcc, v1, v5, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_119
; %bb.83:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v4, vcc, s26, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s25, v4
	v_mac_f32_e32 v4, s23, v14
	s_cbranch_execnz .LBB0_85
.LBB0_84:
	v_mul_f32_e32 v4, s23, v14
.LBB0_85:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[4:5]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_72
.LBB0_86:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v22, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_120
; %bb.87:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v4, vcc, s26, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s25, v4
	v_mac_f32_e32 v4, s23, v13
	s_cbranch_execnz .LBB0_89
.LBB0_88:
	v_mul_f32_e32 v4, s23, v13
.LBB0_89:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[6:7]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_73
.LBB0_90:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v21
	v_addc_u32_e32 v3, vcc, v1, v23, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_121
; %bb.91:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v4, vcc, s26, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s25, v4
	v_mac_f32_e32 v4, s23, v12
	s_cbranch_execnz .LBB0_93
.LBB0_92:
	v_mul_f32_e32 v4, s23, v12
.LBB0_93:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[10:11]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_74
.LBB0_94:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v20
	v_addc_u32_e32 v3, vcc, v1, v25, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_122
; %bb.95:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v4, vcc, s26, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s25, v4
	v_mac_f32_e32 v4, s23, v11
	s_cbranch_execnz .LBB0_97
.LBB0_96:
	v_mul_f32_e32 v4, s23, v11
.LBB0_97:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[12:13]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_75
.LBB0_98:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v19
	v_addc_u32_e32 v3, vcc, v1, v27, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_123
; %bb.99:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v4, vcc, s26, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s25, v4
	v_mac_f32_e32 v4, s23, v10
	s_cbranch_execnz .LBB0_101
.LBB0_100:
	v_mul_f32_e32 v4, s23, v10
.LBB0_101:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[4:5], s[18:19], s[14:15]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_76
.LBB0_102:
	.loc	0 85
	v_add_u32_e32 v2, vcc, v0, v18
	v_addc_u32_e32 v3, vcc, v1, v28, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_124
; %bb.103:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v4, vcc, s26, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s25, v4
	v_mac_f32_e32 v4, s23, v9
	s_cbranch_execnz .LBB0_105
.LBB0_104:
	v_mul_f32_e32 v4, s23, v9
.LBB0_105:
	v_mov_b32_e32 v5, s27
	v_add_u32_e32 v2, vcc, s26, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 84
	s_and_b64 s[2:3], s[18:19], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_77
.LBB0_106:
	.loc	0 85
	v_add_u32_e32 v0, vcc, v0, v17
	v_addc_u32_e32 v1, vcc, v1, v29, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 86
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_125
; %bb.107:
	v_mov_b32_e32 v3, s27
	v_add_u32_e32 v2, vcc, s26, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s25, v2
	v_mac_f32_e32 v2, s23, v8
	s_cbranch_execnz .LBB0_109
.LBB0_108:
	v_mul_f32_e32 v2, s23, v8
.LBB0_109:
	v_mov_b32_e32 v3, s27
	v_add_u32_e32 v0, vcc, s26, v0
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
	.loc	0 0
	s_mov_b64 s[20:21], -1
	.loc	0 86
	s_branch .LBB0_80
.LBB0_119:
	s_branch .LBB0_84
.LBB0_120:
	s_branch .LBB0_88
.LBB0_121:
	s_branch .LBB0_92
.LBB0_122:
	s_branch .LBB0_96
.LBB0_123:
	s_branch .LBB0_100
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
		.amdhsa_next_free_vgpr 59
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
	.size	gemm_tiled_rect, .Lfunc_end0-gemm_tiled_rect
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 4040
; NumSgprs: 37
; NumVgprs: 59
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 10240 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 37
; NumVGPRsForWavesPerEU: 59
; Occupancy: 4
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
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         gemm_tiled_rect.kd
    .vgpr_count:     59
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

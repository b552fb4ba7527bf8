	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	unpack                          ; -- Begin function unpack
	.globl	unpack
	.p2align	2
	.type	unpack,@function
unpack:                                 ; @unpack
	.file	0 "." "gemm_blocked.cl"
	.loc	0 89
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.loc	0 90
	buffer_store_dword v1, v0, s[0:3], 0 offen
	.loc	0 91
	v_add_u32_e32 v1, vcc, 4, v0
	buffer_store_dword v2, v1, s[0:3], 0 offen
	.loc	0 92
	v_add_u32_e32 v1, vcc, 8, v0
	.loc	0 93
	v_add_u32_e32 v0, vcc, 12, v0
	.loc	0 92
	buffer_store_dword v3, v1, s[0:3], 0 offen
	.loc	0 93
	buffer_store_dword v4, v0, s[0:3], 0 offen
	.loc	0 94
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	unpack, .Lfunc_end0-unpack
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 56
; NumSgprs: 34
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	read_piece                      ; -- Begin function read_piece
	.globl	read_piece
	.p2align	2
	.type	read_piece,@function
read_piece:                             ; @read_piece
	.loc	0 98
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.loc	0 102
	flat_load_dwordx4 v[1:4], v[1:2]
	.loc	0 91
	v_add_u32_e32 v5, vcc, 4, v0
	.loc	0 92
	v_add_u32_e32 v6, vcc, 8, v0
	.loc	0 93
	v_add_u32_e32 v7, vcc, 12, v0
	.loc	0 90
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, v0, s[0:3], 0 offen
	.loc	0 91
	buffer_store_dword v2, v5, s[0:3], 0 offen
	.loc	0 92
	buffer_store_dword v3, v6, s[0:3], 0 offen
	.loc	0 93
	buffer_store_dword v4, v7, s[0:3], 0 offen
	.loc	0 106
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	read_piece, .Lfunc_end1-read_piece
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 68
; NumSgprs: 34
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 1
	.text
	.hidden	read_part                       ; -- Begin function read_part
	.globl	read_part
	.p2align	2
	.type	read_part,@function
read_part:                              ; @read_part
	.loc	0 110
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 0, v3
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	flat_load_dword v5, v[1:2]
.LBB2_2:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 1, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, v0, s[0:3], 0 offen
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_4
; %bb.3:
	v_add_u32_e32 v4, vcc, 4, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_load_dword v4, v[4:5]
.LBB2_4:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 112
	v_add_u32_e32 v5, vcc, 4, v0
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v5, s[0:3], 0 offen
	v_cmp_lt_i32_e32 vcc, 2, v3
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_6
; %bb.5:
	v_add_u32_e32 v5, vcc, 8, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v5, v[5:6]
.LBB2_6:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 112
	v_add_u32_e32 v6, vcc, 8, v0
	v_cmp_lt_i32_e32 vcc, 3, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, v6, s[0:3], 0 offen
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_8
; %bb.7:
	v_add_u32_e32 v1, vcc, 12, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v4, v[1:2]
.LBB2_8:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 112
	v_add_u32_e32 v0, vcc, 12, v0
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v0, s[0:3], 0 offen
	.loc	0 113
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	read_part, .Lfunc_end2-read_part
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 208
; NumSgprs: 34
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	gemm_blocked            ; -- Begin function gemm_blocked
	.globl	gemm_blocked
	.p2align	8
	.type	gemm_blocked,@function
gemm_blocked:                           ; @gemm_blocked
	.loc	0 120
; %bb.0:
	.loc	0 124
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	.loc	0 130
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s8, 0x7f
	s_ashr_i32 s2, s0, 31
	s_add_i32 s1, s9, 0x7f
	s_lshr_b32 s2, s2, 25
	s_ashr_i32 s3, s1, 31
	s_add_i32 s0, s0, s2
	s_ashr_i32 s7, s0, 7
	s_lshr_b32 s0, s3, 25
	s_add_i32 s1, s1, s0
	s_ashr_i32 s14, s1, 7
	.loc	0 131
	s_mul_i32 s2, s14, s7
	s_ashr_i32 s3, s2, 31
	s_mov_b32 s0, 0
	s_mov_b32 s1, s3
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc0 .LBB3_364
; %bb.1:
	v_cvt_f32_u32_e32 v1, s2
	v_cvt_f32_u32_e32 v2, s3
	s_sub_u32 s12, 0, s2
	s_subb_u32 s13, 0, s3
	v_mac_f32_e32 v1, 0x4f800000, v2
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v2, 0x2f800000, v1
	v_trunc_f32_e32 v2, v2
	v_mac_f32_e32 v1, 0xcf800000, v2
	v_cvt_u32_f32_e32 v5, v2
	v_cvt_u32_f32_e32 v6, v1
	v_mul_lo_u32 v3, s12, v5
	v_mad_u64_u32 v[1:2], s[0:1], s12, v6, 0
	v_mul_lo_u32 v4, s13, v6
	v_add_u32_e32 v2, vcc, v3, v2
	v_add_u32_e32 v4, vcc, v4, v2
	v_mul_hi_u32 v7, v6, v1
	v_mad_u64_u32 v[2:3], s[0:1], v6, v4, 0
	v_add_u32_e32 v7, vcc, v7, v2
	v_mad_u64_u32 v[1:2], s[0:1], v5, v1, 0
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	v_mad_u64_u32 v[3:4], s[0:1], v5, v4, 0
	v_add_u32_e32 v1, vcc, v7, v1
	v_addc_u32_e32 v1, vcc, v8, v2, vcc
	v_addc_u32_e32 v2, vcc, 0, v4, vcc
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v7, vcc, v6, v1
	v_addc_u32_e32 v8, vcc, v5, v2, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s12, v7, 0
	v_mul_lo_u32 v5, s12, v8
	v_mul_lo_u32 v6, s13, v7
	v_mul_hi_u32 v9, v7, v1
	v_mad_u64_u32 v[3:4], s[0:1], v8, v1, 0
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v2, vcc, v6, v2
	v_mad_u64_u32 v[5:6], s[0:1], v7, v2, 0
	v_mad_u64_u32 v[1:2], s[0:1], v8, v2, 0
	v_add_u32_e32 v5, vcc, v9, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_add_u32_e32 v3, vcc, v5, v3
	v_addc_u32_e32 v3, vcc, v6, v4, vcc
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, v3, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v3, vcc, v7, v1
	v_addc_u32_e32 v1, vcc, v8, v2, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s6, v1, 0
	v_mul_hi_u32 v3, s6, v3
	v_readfirstlane_b32 s1, v1
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s12, v3
	s_add_u32 s1, s12, s1
	s_addc_u32 s15, 0, s0
	v_mov_b32_e32 v1, s15
	v_mad_u64_u32 v[1:2], s[0:1], s2, v1, 0
	s_mul_i32 s0, s3, s15
	v_readfirstlane_b32 s1, v2
	s_add_i32 s16, s1, s0
	s_sub_i32 s0, 0, s16
	v_sub_u32_e32 v1, vcc, s6, v1
	s_cmp_lg_u64 vcc, 0
	s_subb_u32 s17, s0, s3
	v_subrev_u32_e64 v2, s[0:1], s2, v1
	s_cmp_lg_u64 s[0:1], 0
	s_subb_u32 s0, s17, 0
	s_cmp_ge_u32 s0, s3
	v_readfirstlane_b32 s17, v2
	s_cselect_b32 s1, -1, 0
	s_cmp_ge_u32 s17, s2
	s_cselect_b32 s17, -1, 0
	s_cmp_eq_u32 s0, s3
	s_cselect_b32 s0, s17, s1
	s_add_u32 s1, s15, 1
	s_add_u32 s17, s15, 2
	s_cmp_lg_u32 s0, 0
	s_cselect_b32 s0, s17, s1
	s_cmp_lg_u64 vcc, 0
	s_subb_u32 s1, 0, s16
	s_cmp_ge_u32 s1, s3
	v_readfirstlane_b32 s17, v1
	s_cselect_b32 s16, -1, 0
	s_cmp_ge_u32 s17, s2
	s_cselect_b32 s17, -1, 0
	s_cmp_eq_u32 s1, s3
	s_cselect_b32 s1, s17, s16
	s_cmp_lg_u32 s1, 0
	s_cselect_b32 s0, s0, s15
	s_cbranch_execnz .LBB3_3
.LBB3_2:
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s6, v1
	v_readfirstlane_b32 s0, v1
	s_mul_i32 s3, s0, s2
	s_sub_i32 s3, s6, s3
	s_add_i32 s1, s0, 1
	s_sub_i32 s12, s3, s2
	s_cmp_ge_u32 s3, s2
	s_cselect_b32 s0, s1, s0
	s_cselect_b32 s3, s12, s3
	s_add_i32 s1, s0, 1
	s_cmp_ge_u32 s3, s2
	s_cselect_b32 s0, s1, s0
.LBB3_3:
	.loc	0 132
	s_lshl_b32 s1, s7, 3
	s_ashr_i32 s3, s7, 31
	s_add_i32 s1, s1, s3
	s_xor_b32 s1, s1, s3
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s12, 0, s1
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s6, s2
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s6, s2, 31
	s_xor_b32 s3, s6, s3
	v_lshrrev_b32_e32 v76, 5, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 141
	v_lshlrev_b32_e32 v77, 2, v0
	s_mov_b32 s23, 0
	v_mov_b32_e32 v78, 0
	.loc	0 132
	v_mul_lo_u32 v2, s12, v1
	s_add_i32 s12, s2, s6
	s_xor_b32 s12, s12, s6
	v_mov_b32_e32 v75, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s12, v1
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s13, s6, s1
	s_sub_i32 s12, s12, s13
	s_add_i32 s15, s6, 1
	s_sub_i32 s13, s12, s1
	s_cmp_ge_u32 s12, s1
	s_cselect_b32 s6, s15, s6
	s_cselect_b32 s12, s13, s12
	s_add_i32 s13, s6, 1
	s_cmp_ge_u32 s12, s1
	s_cselect_b32 s1, s13, s6
	s_xor_b32 s1, s1, s3
	s_sub_i32 s1, s1, s3
	s_lshl_b32 s1, s1, 3
	s_sub_i32 s3, s14, s1
	s_min_i32 s3, s3, 8
	.loc	0 134
	s_ashr_i32 s12, s3, 31
	s_add_i32 s6, s3, s12
	s_xor_b32 s13, s6, s12
	v_cvt_f32_u32_e32 v1, s13
	s_sub_i32 s6, 0, s13
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v64, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	v_mul_lo_u32 v2, s6, v1
	.loc	0 133
	s_mul_i32 s6, s1, s7
	s_sub_i32 s2, s2, s6
	.loc	0 134
	s_ashr_i32 s14, s2, 31
	v_mul_hi_u32 v2, v1, v2
	s_add_i32 s6, s2, s14
	s_xor_b32 s15, s6, s14
	s_xor_b32 s12, s14, s12
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s15, v1
	.loc	0 124
	s_load_dwordx2 s[6:7], s[4:5], 0x28
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v59, 0
	.loc	0 134
	v_readfirstlane_b32 s14, v1
	s_mul_i32 s16, s14, s13
	s_sub_i32 s15, s15, s16
	s_add_i32 s17, s14, 1
	s_sub_i32 s16, s15, s13
	s_cmp_ge_u32 s15, s13
	s_cselect_b32 s14, s17, s14
	s_cselect_b32 s15, s16, s15
	s_add_i32 s16, s14, 1
	s_cmp_ge_u32 s15, s13
	s_cselect_b32 s13, s16, s14
	.loc	0 138
	s_add_i32 s16, s10, 7
	.loc	0 134
	s_xor_b32 s13, s13, s12
	.loc	0 138
	s_ashr_i32 s17, s16, 31
	.loc	0 134
	s_sub_i32 s12, s13, s12
	.loc	0 138
	s_lshr_b32 s13, s17, 29
	s_add_i32 s16, s16, s13
	.loc	0 134
	s_lshl_b32 s21, s12, 7
	s_mul_i32 s12, s12, s3
	.loc	0 138
	s_and_b32 s3, s16, -8
	s_sub_i32 s2, s2, s12
	.loc	0 139
	s_mul_i32 s0, s3, s0
	.loc	0 135
	s_max_i32 s14, s8, 0x80
	s_max_i32 s15, s9, 0x80
	.loc	0 134
	s_add_i32 s2, s2, s1
	.loc	0 139
	s_min_i32 s12, s10, s0
	.loc	0 135
	s_addk_i32 s14, 0xff80
	s_addk_i32 s15, 0xff80
	.loc	0 134
	s_lshl_b32 s20, s2, 7
	.loc	0 139
	s_add_i32 s0, s12, s3
	.loc	0 135
	s_min_i32 s22, s14, s21
	s_min_i32 s2, s15, s20
	.loc	0 139
	s_min_i32 s10, s10, s0
	.loc	0 153
	s_add_i32 s24, s12, -8
	s_cmp_ge_i32 s24, s10
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	s_cbranch_scc1 .LBB3_35
; %bb.4:
	.loc	0 142
	v_and_b32_e32 v3, 0x7c, v77
	v_add_u32_e32 v1, vcc, s2, v3
	v_sub_u32_e32 v82, vcc, s9, v1
	.loc	0 146
	v_add_u32_e32 v1, vcc, s12, v76
	.loc	0 136
	s_cmpk_lt_i32 s9, 0x80
	.loc	0 146
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[1:2], s[18:19], v1, s6, 0
	.loc	0 136
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 146
	s_ashr_i32 s17, s6, 31
	s_mov_b32 s16, s6
	.loc	0 124
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx2 s[26:27], s[4:5], 0x20
	.loc	0 136
	s_cmpk_lt_i32 s8, 0x80
	s_cselect_b64 s[14:15], -1, 0
	.loc	0 146
	s_ashr_i32 s3, s2, 31
	.loc	0 138
	s_or_b64 s[14:15], s[14:15], s[0:1]
	s_lshl_b64 s[16:17], s[16:17], 3
	.loc	0 146
	s_lshl_b64 s[28:29], s[2:3], 2
	v_lshrrev_b32_e32 v79, 1, v0
	.loc	0 141
	v_and_b32_e32 v80, 4, v77
	.loc	0 146
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s3, s28, s26
	.loc	0 145
	v_add_u32_e32 v4, vcc, s22, v79
	v_sub_u32_e32 v81, vcc, s10, v80
	.loc	0 146
	s_addc_u32 s13, s29, s27
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v6, vcc, s3, v1
	v_addc_u32_e32 v5, vcc, v5, v2, vcc
	.loc	0 145
	v_mad_i64_i32 v[1:2], s[26:27], v4, s6, 0
	s_ashr_i32 s13, s12, 31
	.loc	0 146
	v_lshlrev_b32_e32 v83, 2, v3
	.loc	0 145
	s_lshl_b64 s[26:27], s[12:13], 2
	.loc	0 146
	v_add_u32_e32 v9, vcc, v6, v83
	.loc	0 145
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_add_u32 s3, s26, s18
	.loc	0 146
	v_addc_u32_e32 v10, vcc, 0, v5, vcc
	.loc	0 145
	s_addc_u32 s6, s27, s19
	v_mov_b32_e32 v3, s6
	v_add_u32_e32 v1, vcc, s3, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_lshlrev_b32_e32 v3, 2, v80
	v_add_u32_e32 v11, vcc, v1, v3
	.loc	0 153
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v1, 4, v1
	.loc	0 145
	v_addc_u32_e32 v12, vcc, 0, v2, vcc
	.loc	0 153
	v_or_b32_e32 v84, 0x2100, v1
	v_lshlrev_b32_e32 v1, 5, v76
	v_and_b32_e32 v2, 16, v0
	v_cmp_gt_i32_e64 s[0:1], s8, v4
	v_or_b32_e32 v85, v1, v2
	v_mov_b32_e32 v78, 0
	s_lshl_b64 s[16:17], s[16:17], 2
	s_movk_i32 s3, 0x210
	s_movk_i32 s6, 0x400
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 m0, -1
	s_branch .LBB3_7
.LBB3_5:                                ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 166
	v_add_u32_e32 v11, vcc, 32, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	.loc	0 167
	v_mov_b32_e32 v86, s17
	v_add_u32_e32 v9, vcc, s16, v9
	.loc	0 191
	s_mul_i32 s18, s23, 0x1080
	.loc	0 167
	v_addc_u32_e32 v10, vcc, v10, v86, vcc
	.loc	0 191
	v_mov_b32_e32 v86, s18
	v_mad_u32_u24 v86, v80, s3, v86
	v_lshlrev_b32_e32 v87, 2, v79
	v_add_u32_e32 v86, vcc, v86, v87
	s_waitcnt vmcnt(1)
	ds_write2_b32 v86, v1, v2 offset1:132
	v_add_u32_e32 v86, vcc, s6, v86
	.loc	0 193
	s_addk_i32 s18, 0x2100
	.loc	0 191
	ds_write2_b32 v86, v3, v4 offset0:8 offset1:140
	.loc	0 193
	v_mov_b32_e32 v86, s18
	v_mad_u32_u24 v86, v76, s3, v86
	v_add_u32_e32 v86, vcc, v86, v83
	s_mov_b64 s[18:19], 0
	.loc	0 194
	s_waitcnt vmcnt(0)
	ds_write_b128 v86, v[5:8]
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB3_6:                                ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 188
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b32 s24, s13
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v90, v5
	v_mov_b32_e32 v91, v6
	v_mov_b32_e32 v92, v7
	v_mov_b32_e32 v93, v8
	v_mov_b32_e32 v86, v1
	v_mov_b32_e32 v87, v2
	v_mov_b32_e32 v88, v3
	v_mov_b32_e32 v89, v4
	s_cbranch_vccz .LBB3_35
.LBB3_7:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB3_32 Depth 2
	.loc	0 155
	s_add_i32 s13, s24, 16
	s_cmp_gt_i32 s13, s10
	s_cselect_b64 s[18:19], -1, 0
	s_or_b64 s[18:19], s[14:15], s[18:19]
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB3_9
; %bb.8:                                ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 102
	flat_load_dwordx4 v[1:4], v[11:12]
	flat_load_dwordx4 v[5:8], v[9:10]
	.loc	0 0
	s_add_i32 s13, s24, 8
	.loc	0 155
	s_cbranch_execz .LBB3_10
	s_branch .LBB3_29
.LBB3_9:                                ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_add_i32 s13, s24, 8
.LBB3_10:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 158
	s_cmp_le_i32 s10, s13
	s_cbranch_scc1 .LBB3_28
; %bb.11:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 161
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v1, vcc, s24, v81
	v_add_u32_e32 v1, vcc, -8, v1
	v_cndmask_b32_e64 v1, 0, v1, s[0:1]
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 0, v1
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v86, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_13
; %bb.12:                               ;   in Loop: Header=BB3_7 Depth=1
	flat_load_dword v86, v[11:12]
.LBB3_13:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_15
; %bb.14:                               ;   in Loop: Header=BB3_7 Depth=1
	v_add_u32_e32 v2, vcc, 4, v11
	v_addc_u32_e32 v3, vcc, 0, v12, vcc
	flat_load_dword v87, v[2:3]
.LBB3_15:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 2, v1
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v88, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_17
; %bb.16:                               ;   in Loop: Header=BB3_7 Depth=1
	v_add_u32_e32 v2, vcc, 8, v11
	v_addc_u32_e32 v3, vcc, 0, v12, vcc
	flat_load_dword v88, v[2:3]
.LBB3_17:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_19
; %bb.18:                               ;   in Loop: Header=BB3_7 Depth=1
	v_add_u32_e32 v1, vcc, 12, v11
	v_addc_u32_e32 v2, vcc, 0, v12, vcc
	flat_load_dword v89, v[1:2]
.LBB3_19:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 164
	v_add_u32_e32 v1, vcc, s13, v76
	v_cmp_gt_i32_e32 vcc, s10, v1
	v_cndmask_b32_e32 v1, 0, v82, vcc
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 0, v1
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v90, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_21
; %bb.20:                               ;   in Loop: Header=BB3_7 Depth=1
	flat_load_dword v90, v[9:10]
.LBB3_21:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_23
; %bb.22:                               ;   in Loop: Header=BB3_7 Depth=1
	v_add_u32_e32 v2, vcc, 4, v9
	v_addc_u32_e32 v3, vcc, 0, v10, vcc
	flat_load_dword v91, v[2:3]
.LBB3_23:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 2, v1
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v92, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_25
; %bb.24:                               ;   in Loop: Header=BB3_7 Depth=1
	v_add_u32_e32 v2, vcc, 8, v9
	v_addc_u32_e32 v3, vcc, 0, v10, vcc
	flat_load_dword v92, v[2:3]
.LBB3_25:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_27
; %bb.26:                               ;   in Loop: Header=BB3_7 Depth=1
	v_add_u32_e32 v1, vcc, 12, v9
	v_addc_u32_e32 v2, vcc, 0, v10, vcc
	flat_load_dword v93, v[1:2]
.LBB3_27:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
.LBB3_28:                               ;   in Loop: Header=BB3_7 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v89
	v_mov_b32_e32 v3, v88
	v_mov_b32_e32 v2, v87
	v_mov_b32_e32 v1, v86
	v_mov_b32_e32 v8, v93
	v_mov_b32_e32 v7, v92
	v_mov_b32_e32 v6, v91
	v_mov_b32_e32 v5, v90
.LBB3_29:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 169
	s_cmp_lt_i32 s24, s12
	s_cbranch_scc0 .LBB3_31
; %bb.30:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 188
	s_cmp_le_i32 s10, s13
	s_cbranch_scc0 .LBB3_5
	s_branch .LBB3_34
.LBB3_31:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 171
	s_mul_i32 s18, s23, 0x1080
	v_add_u32_e32 v86, vcc, s18, v84
	v_add_u32_e32 v87, vcc, s18, v85
	s_mov_b32 s18, 0
.LBB3_32:                               ;   Parent Loop BB3_7 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 174
	v_add_u32_e32 v104, vcc, s18, v87
	.loc	0 176
	v_add_u32_e32 v105, vcc, s18, v86
	.loc	0 174
	ds_read_b128 v[88:91], v104
	ds_read_b128 v[92:95], v104 offset:256
	.loc	0 176
	ds_read_b128 v[96:99], v105
	ds_read_b128 v[100:103], v105 offset:256
	.loc	0 171
	s_addk_i32 s18, 0x840
	s_cmpk_eq_i32 s18, 0x1080
	.loc	0 182
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v78, v88, v96
	v_mac_f32_e32 v68, v89, v96
	v_mac_f32_e32 v60, v90, v96
	v_mac_f32_e32 v52, v91, v96
	v_mac_f32_e32 v44, v92, v96
	v_mac_f32_e32 v36, v93, v96
	v_mac_f32_e32 v28, v94, v96
	v_mac_f32_e32 v20, v95, v96
	v_mac_f32_e32 v19, v95, v97
	v_mac_f32_e32 v27, v94, v97
	v_mac_f32_e32 v35, v93, v97
	v_mac_f32_e32 v43, v92, v97
	v_mac_f32_e32 v51, v91, v97
	v_mac_f32_e32 v59, v90, v97
	v_mac_f32_e32 v67, v89, v97
	v_mac_f32_e32 v75, v88, v97
	v_mac_f32_e32 v74, v88, v98
	v_mac_f32_e32 v66, v89, v98
	v_mac_f32_e32 v58, v90, v98
	v_mac_f32_e32 v50, v91, v98
	v_mac_f32_e32 v42, v92, v98
	v_mac_f32_e32 v34, v93, v98
	v_mac_f32_e32 v26, v94, v98
	v_mac_f32_e32 v18, v95, v98
	v_mac_f32_e32 v17, v95, v99
	v_mac_f32_e32 v25, v94, v99
	v_mac_f32_e32 v33, v93, v99
	v_mac_f32_e32 v41, v92, v99
	v_mac_f32_e32 v49, v91, v99
	v_mac_f32_e32 v57, v90, v99
	v_mac_f32_e32 v65, v89, v99
	v_mac_f32_e32 v73, v88, v99
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v72, v88, v100
	v_mac_f32_e32 v64, v89, v100
	v_mac_f32_e32 v56, v90, v100
	v_mac_f32_e32 v48, v91, v100
	v_mac_f32_e32 v40, v92, v100
	v_mac_f32_e32 v32, v93, v100
	v_mac_f32_e32 v24, v94, v100
	v_mac_f32_e32 v16, v95, v100
	v_mac_f32_e32 v15, v95, v101
	v_mac_f32_e32 v23, v94, v101
	v_mac_f32_e32 v31, v93, v101
	v_mac_f32_e32 v39, v92, v101
	v_mac_f32_e32 v47, v91, v101
	v_mac_f32_e32 v55, v90, v101
	v_mac_f32_e32 v63, v89, v101
	v_mac_f32_e32 v71, v88, v101
	v_mac_f32_e32 v70, v88, v102
	v_mac_f32_e32 v62, v89, v102
	v_mac_f32_e32 v54, v90, v102
	v_mac_f32_e32 v46, v91, v102
	v_mac_f32_e32 v38, v92, v102
	v_mac_f32_e32 v30, v93, v102
	v_mac_f32_e32 v22, v94, v102
	v_mac_f32_e32 v14, v95, v102
	v_mac_f32_e32 v13, v95, v103
	v_mac_f32_e32 v21, v94, v103
	v_mac_f32_e32 v29, v93, v103
	v_mac_f32_e32 v37, v92, v103
	v_mac_f32_e32 v45, v91, v103
	v_mac_f32_e32 v53, v90, v103
	v_mac_f32_e32 v61, v89, v103
	v_mac_f32_e32 v69, v88, v103
	.loc	0 174
	ds_read_b128 v[88:91], v104 offset:528
	ds_read_b128 v[92:95], v104 offset:784
	.loc	0 176
	ds_read_b128 v[96:99], v105 offset:528
	ds_read_b128 v[100:103], v105 offset:784
	.loc	0 182
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v78, v88, v96
	v_mac_f32_e32 v68, v89, v96
	v_mac_f32_e32 v60, v90, v96
	v_mac_f32_e32 v52, v91, v96
	v_mac_f32_e32 v44, v92, v96
	v_mac_f32_e32 v36, v93, v96
	v_mac_f32_e32 v28, v94, v96
	v_mac_f32_e32 v20, v95, v96
	v_mac_f32_e32 v19, v95, v97
	v_mac_f32_e32 v27, v94, v97
	v_mac_f32_e32 v35, v93, v97
	v_mac_f32_e32 v43, v92, v97
	v_mac_f32_e32 v51, v91, v97
	v_mac_f32_e32 v59, v90, v97
	v_mac_f32_e32 v67, v89, v97
	v_mac_f32_e32 v75, v88, v97
	v_mac_f32_e32 v74, v88, v98
	v_mac_f32_e32 v66, v89, v98
	v_mac_f32_e32 v58, v90, v98
	v_mac_f32_e32 v50, v91, v98
	v_mac_f32_e32 v42, v92, v98
	v_mac_f32_e32 v34, v93, v98
	v_mac_f32_e32 v26, v94, v98
	v_mac_f32_e32 v18, v95, v98
	v_mac_f32_e32 v17, v95, v99
	v_mac_f32_e32 v25, v94, v99
	v_mac_f32_e32 v33, v93, v99
	v_mac_f32_e32 v41, v92, v99
	v_mac_f32_e32 v49, v91, v99
	v_mac_f32_e32 v57, v90, v99
	v_mac_f32_e32 v65, v89, v99
	v_mac_f32_e32 v73, v88, v99
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v72, v88, v100
	v_mac_f32_e32 v64, v89, v100
	v_mac_f32_e32 v56, v90, v100
	v_mac_f32_e32 v48, v91, v100
	v_mac_f32_e32 v40, v92, v100
	v_mac_f32_e32 v32, v93, v100
	v_mac_f32_e32 v24, v94, v100
	v_mac_f32_e32 v16, v95, v100
	v_mac_f32_e32 v15, v95, v101
	v_mac_f32_e32 v23, v94, v101
	v_mac_f32_e32 v31, v93, v101
	v_mac_f32_e32 v39, v92, v101
	v_mac_f32_e32 v47, v91, v101
	v_mac_f32_e32 v55, v90, v101
	v_mac_f32_e32 v63, v89, v101
	v_mac_f32_e32 v71, v88, v101
	v_mac_f32_e32 v70, v88, v102
	v_mac_f32_e32 v62, v89, v102
	v_mac_f32_e32 v54, v90, v102
	v_mac_f32_e32 v46, v91, v102
	v_mac_f32_e32 v38, v92, v102
	v_mac_f32_e32 v30, v93, v102
	v_mac_f32_e32 v22, v94, v102
	v_mac_f32_e32 v14, v95, v102
	v_mac_f32_e32 v13, v95, v103
	v_mac_f32_e32 v21, v94, v103
	v_mac_f32_e32 v29, v93, v103
	v_mac_f32_e32 v37, v92, v103
	v_mac_f32_e32 v45, v91, v103
	v_mac_f32_e32 v53, v90, v103
	v_mac_f32_e32 v61, v89, v103
	v_mac_f32_e32 v69, v88, v103
	.loc	0 174
	ds_read_b128 v[88:91], v104 offset:1056
	ds_read_b128 v[92:95], v104 offset:1312
	.loc	0 176
	ds_read_b128 v[96:99], v105 offset:1056
	ds_read_b128 v[100:103], v105 offset:1312
	.loc	0 182
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v78, v88, v96
	v_mac_f32_e32 v68, v89, v96
	v_mac_f32_e32 v60, v90, v96
	v_mac_f32_e32 v52, v91, v96
	v_mac_f32_e32 v44, v92, v96
	v_mac_f32_e32 v36, v93, v96
	v_mac_f32_e32 v28, v94, v96
	v_mac_f32_e32 v20, v95, v96
	v_mac_f32_e32 v19, v95, v97
	v_mac_f32_e32 v27, v94, v97
	v_mac_f32_e32 v35, v93, v97
	v_mac_f32_e32 v43, v92, v97
	v_mac_f32_e32 v51, v91, v97
	v_mac_f32_e32 v59, v90, v97
	v_mac_f32_e32 v67, v89, v97
	v_mac_f32_e32 v75, v88, v97
	v_mac_f32_e32 v74, v88, v98
	v_mac_f32_e32 v66, v89, v98
	v_mac_f32_e32 v58, v90, v98
	v_mac_f32_e32 v50, v91, v98
	v_mac_f32_e32 v42, v92, v98
	v_mac_f32_e32 v34, v93, v98
	v_mac_f32_e32 v26, v94, v98
	v_mac_f32_e32 v18, v95, v98
	v_mac_f32_e32 v17, v95, v99
	v_mac_f32_e32 v25, v94, v99
	v_mac_f32_e32 v33, v93, v99
	v_mac_f32_e32 v41, v92, v99
	v_mac_f32_e32 v49, v91, v99
	v_mac_f32_e32 v57, v90, v99
	v_mac_f32_e32 v65, v89, v99
	v_mac_f32_e32 v73, v88, v99
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v72, v88, v100
	v_mac_f32_e32 v64, v89, v100
	v_mac_f32_e32 v56, v90, v100
	v_mac_f32_e32 v48, v91, v100
	v_mac_f32_e32 v40, v92, v100
	v_mac_f32_e32 v32, v93, v100
	v_mac_f32_e32 v24, v94, v100
	v_mac_f32_e32 v16, v95, v100
	v_mac_f32_e32 v15, v95, v101
	v_mac_f32_e32 v23, v94, v101
	v_mac_f32_e32 v31, v93, v101
	v_mac_f32_e32 v39, v92, v101
	v_mac_f32_e32 v47, v91, v101
	v_mac_f32_e32 v55, v90, v101
	v_mac_f32_e32 v63, v89, v101
	v_mac_f32_e32 v71, v88, v101
	v_mac_f32_e32 v70, v88, v102
	v_mac_f32_e32 v62, v89, v102
	v_mac_f32_e32 v54, v90, v102
	v_mac_f32_e32 v46, v91, v102
	v_mac_f32_e32 v38, v92, v102
	v_mac_f32_e32 v30, v93, v102
	v_mac_f32_e32 v22, v94, v102
	v_mac_f32_e32 v14, v95, v102
	v_mac_f32_e32 v13, v95, v103
	v_mac_f32_e32 v21, v94, v103
	v_mac_f32_e32 v29, v93, v103
	v_mac_f32_e32 v37, v92, v103
	v_mac_f32_e32 v45, v91, v103
	v_mac_f32_e32 v53, v90, v103
	v_mac_f32_e32 v61, v89, v103
	v_mac_f32_e32 v69, v88, v103
	.loc	0 174
	ds_read_b128 v[88:91], v104 offset:1584
	ds_read_b128 v[92:95], v104 offset:1840
	.loc	0 176
	ds_read_b128 v[96:99], v105 offset:1584
	ds_read_b128 v[100:103], v105 offset:1840
	.loc	0 182
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v78, v88, v96
	v_mac_f32_e32 v68, v89, v96
	v_mac_f32_e32 v60, v90, v96
	v_mac_f32_e32 v52, v91, v96
	v_mac_f32_e32 v44, v92, v96
	v_mac_f32_e32 v36, v93, v96
	v_mac_f32_e32 v28, v94, v96
	v_mac_f32_e32 v20, v95, v96
	v_mac_f32_e32 v19, v95, v97
	v_mac_f32_e32 v27, v94, v97
	v_mac_f32_e32 v35, v93, v97
	v_mac_f32_e32 v43, v92, v97
	v_mac_f32_e32 v51, v91, v97
	v_mac_f32_e32 v59, v90, v97
	v_mac_f32_e32 v67, v89, v97
	v_mac_f32_e32 v75, v88, v97
	v_mac_f32_e32 v74, v88, v98
	v_mac_f32_e32 v66, v89, v98
	v_mac_f32_e32 v58, v90, v98
	v_mac_f32_e32 v50, v91, v98
	v_mac_f32_e32 v42, v92, v98
	v_mac_f32_e32 v34, v93, v98
	v_mac_f32_e32 v26, v94, v98
	v_mac_f32_e32 v18, v95, v98
	v_mac_f32_e32 v17, v95, v99
	v_mac_f32_e32 v25, v94, v99
	v_mac_f32_e32 v33, v93, v99
	v_mac_f32_e32 v41, v92, v99
	v_mac_f32_e32 v49, v91, v99
	v_mac_f32_e32 v57, v90, v99
	v_mac_f32_e32 v65, v89, v99
	v_mac_f32_e32 v73, v88, v99
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v72, v88, v100
	v_mac_f32_e32 v64, v89, v100
	v_mac_f32_e32 v56, v90, v100
	v_mac_f32_e32 v48, v91, v100
	v_mac_f32_e32 v40, v92, v100
	v_mac_f32_e32 v32, v93, v100
	v_mac_f32_e32 v24, v94, v100
	v_mac_f32_e32 v16, v95, v100
	v_mac_f32_e32 v15, v95, v101
	v_mac_f32_e32 v23, v94, v101
	v_mac_f32_e32 v31, v93, v101
	v_mac_f32_e32 v39, v92, v101
	v_mac_f32_e32 v47, v91, v101
	v_mac_f32_e32 v55, v90, v101
	v_mac_f32_e32 v63, v89, v101
	v_mac_f32_e32 v71, v88, v101
	v_mac_f32_e32 v70, v88, v102
	v_mac_f32_e32 v62, v89, v102
	v_mac_f32_e32 v54, v90, v102
	v_mac_f32_e32 v46, v91, v102
	v_mac_f32_e32 v38, v92, v102
	v_mac_f32_e32 v30, v93, v102
	v_mac_f32_e32 v22, v94, v102
	v_mac_f32_e32 v14, v95, v102
	v_mac_f32_e32 v13, v95, v103
	v_mac_f32_e32 v21, v94, v103
	v_mac_f32_e32 v29, v93, v103
	v_mac_f32_e32 v37, v92, v103
	v_mac_f32_e32 v45, v91, v103
	v_mac_f32_e32 v53, v90, v103
	v_mac_f32_e32 v61, v89, v103
	v_mac_f32_e32 v69, v88, v103
	.loc	0 171
	s_cbranch_scc0 .LBB3_32
; %bb.33:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 186
	s_sub_i32 s23, 1, s23
	.loc	0 188
	s_cmp_le_i32 s10, s13
	s_cbranch_scc0 .LBB3_5
.LBB3_34:                               ;   in Loop: Header=BB3_7 Depth=1
	.loc	0 0
	s_mov_b64 s[18:19], -1
	s_branch .LBB3_6
.LBB3_35:
	v_lshrrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v1, 3, v76
	v_and_b32_e32 v0, 4, v0
	.loc	0 124
	s_load_dwordx2 s[12:13], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	v_or_b32_e32 v0, v1, v0
	v_and_b32_e32 v1, 60, v77
	v_add_u32_e32 v4, vcc, s22, v0
	v_add_u32_e32 v0, vcc, s2, v1
	.loc	0 199
	v_cmp_le_i32_e32 vcc, s21, v4
	v_cmp_gt_i32_e64 s[0:1], s8, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_neq_f32_e64 s[2:3], s7, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_76
; %bb.36:
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[0:1], v4, s4, 0
	v_mov_b32_e32 v5, s13
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 202
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_41
; %bb.37:
	.loc	0 208
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB3_365
; %bb.38:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v78
	s_cbranch_execnz .LBB3_40
.LBB3_39:
	v_mul_f32_e32 v5, s11, v78
.LBB3_40:
	flat_store_dword v[2:3], v5
.LBB3_41:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_46
; %bb.42:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_366
; %bb.43:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v75
	s_cbranch_execnz .LBB3_45
.LBB3_44:
	v_mul_f32_e32 v5, s11, v75
.LBB3_45:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_46:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_51
; %bb.47:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_367
; %bb.48:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v74
	s_cbranch_execnz .LBB3_50
.LBB3_49:
	v_mul_f32_e32 v5, s11, v74
.LBB3_50:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_51:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_56
; %bb.52:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_368
; %bb.53:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v73
	s_cbranch_execnz .LBB3_55
.LBB3_54:
	v_mul_f32_e32 v5, s11, v73
.LBB3_55:
	v_add_u32_e32 v6, vcc, 12, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_56:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 201
	v_add_u32_e32 v5, vcc, 64, v0
	.loc	0 202
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_61
; %bb.57:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_369
; %bb.58:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v72
	s_cbranch_execnz .LBB3_60
.LBB3_59:
	v_mul_f32_e32 v5, s11, v72
.LBB3_60:
	flat_store_dword v[2:3], v5
.LBB3_61:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_66
; %bb.62:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_370
; %bb.63:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v71
	s_cbranch_execnz .LBB3_65
.LBB3_64:
	v_mul_f32_e32 v5, s11, v71
.LBB3_65:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_66:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_71
; %bb.67:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_371
; %bb.68:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v70
	s_cbranch_execnz .LBB3_70
.LBB3_69:
	v_mul_f32_e32 v5, s11, v70
.LBB3_70:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_71:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_76
; %bb.72:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_372
; %bb.73:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v69
	s_cbranch_execnz .LBB3_75
.LBB3_74:
	v_mul_f32_e32 v5, s11, v69
.LBB3_75:
	v_add_u32_e32 v2, vcc, 12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dword v[2:3], v5
.LBB3_76:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 198
	v_add_u32_e32 v2, vcc, 1, v4
	.loc	0 199
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_117
; %bb.77:
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v5, s13
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 202
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_82
; %bb.78:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_373
; %bb.79:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v68
	s_cbranch_execnz .LBB3_81
.LBB3_80:
	v_mul_f32_e32 v5, s11, v68
.LBB3_81:
	flat_store_dword v[2:3], v5
.LBB3_82:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_87
; %bb.83:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_374
; %bb.84:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v67
	s_cbranch_execnz .LBB3_86
.LBB3_85:
	v_mul_f32_e32 v5, s11, v67
.LBB3_86:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_87:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_92
; %bb.88:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_375
; %bb.89:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v66
	s_cbranch_execnz .LBB3_91
.LBB3_90:
	v_mul_f32_e32 v5, s11, v66
.LBB3_91:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_92:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_97
; %bb.93:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_376
; %bb.94:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v65
	s_cbranch_execnz .LBB3_96
.LBB3_95:
	v_mul_f32_e32 v5, s11, v65
.LBB3_96:
	v_add_u32_e32 v6, vcc, 12, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_97:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 201
	v_add_u32_e32 v5, vcc, 64, v0
	.loc	0 202
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_102
; %bb.98:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_377
; %bb.99:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v64
	s_cbranch_execnz .LBB3_101
.LBB3_100:
	v_mul_f32_e32 v5, s11, v64
.LBB3_101:
	flat_store_dword v[2:3], v5
.LBB3_102:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_107
; %bb.103:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_378
; %bb.104:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v63
	s_cbranch_execnz .LBB3_106
.LBB3_105:
	v_mul_f32_e32 v5, s11, v63
.LBB3_106:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_107:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_112
; %bb.108:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_379
; %bb.109:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v62
	s_cbranch_execnz .LBB3_111
.LBB3_110:
	v_mul_f32_e32 v5, s11, v62
.LBB3_111:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_112:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_117
; %bb.113:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_380
; %bb.114:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v61
	s_cbranch_execnz .LBB3_116
.LBB3_115:
	v_mul_f32_e32 v5, s11, v61
.LBB3_116:
	v_add_u32_e32 v2, vcc, 12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dword v[2:3], v5
.LBB3_117:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 198
	v_add_u32_e32 v2, vcc, 2, v4
	.loc	0 199
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_158
; %bb.118:
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v5, s13
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 202
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_123
; %bb.119:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_381
; %bb.120:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v60
	s_cbranch_execnz .LBB3_122
.LBB3_121:
	v_mul_f32_e32 v5, s11, v60
.LBB3_122:
	flat_store_dword v[2:3], v5
.LBB3_123:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_128
; %bb.124:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_382
; %bb.125:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v59
	s_cbranch_execnz .LBB3_127
.LBB3_126:
	v_mul_f32_e32 v5, s11, v59
.LBB3_127:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_128:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_133
; %bb.129:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_383
; %bb.130:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v58
	s_cbranch_execnz .LBB3_132
.LBB3_131:
	v_mul_f32_e32 v5, s11, v58
.LBB3_132:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_133:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_138
; %bb.134:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_384
; %bb.135:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v57
	s_cbranch_execnz .LBB3_137
.LBB3_136:
	v_mul_f32_e32 v5, s11, v57
.LBB3_137:
	v_add_u32_e32 v6, vcc, 12, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_138:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 201
	v_add_u32_e32 v5, vcc, 64, v0
	.loc	0 202
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_143
; %bb.139:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_385
; %bb.140:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v56
	s_cbranch_execnz .LBB3_142
.LBB3_141:
	v_mul_f32_e32 v5, s11, v56
.LBB3_142:
	flat_store_dword v[2:3], v5
.LBB3_143:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_148
; %bb.144:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_386
; %bb.145:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v55
	s_cbranch_execnz .LBB3_147
.LBB3_146:
	v_mul_f32_e32 v5, s11, v55
.LBB3_147:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_148:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_153
; %bb.149:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_387
; %bb.150:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v54
	s_cbranch_execnz .LBB3_152
.LBB3_151:
	v_mul_f32_e32 v5, s11, v54
.LBB3_152:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_153:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_158
; %bb.154:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_388
; %bb.155:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v53
	s_cbranch_execnz .LBB3_157
.LBB3_156:
	v_mul_f32_e32 v5, s11, v53
.LBB3_157:
	v_add_u32_e32 v2, vcc, 12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dword v[2:3], v5
.LBB3_158:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 198
	v_add_u32_e32 v2, vcc, 3, v4
	.loc	0 199
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_199
; %bb.159:
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v5, s13
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 202
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_164
; %bb.160:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_389
; %bb.161:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v52
	s_cbranch_execnz .LBB3_163
.LBB3_162:
	v_mul_f32_e32 v5, s11, v52
.LBB3_163:
	flat_store_dword v[2:3], v5
.LBB3_164:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_169
; %bb.165:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_390
; %bb.166:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v51
	s_cbranch_execnz .LBB3_168
.LBB3_167:
	v_mul_f32_e32 v5, s11, v51
.LBB3_168:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_169:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_174
; %bb.170:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_391
; %bb.171:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v50
	s_cbranch_execnz .LBB3_173
.LBB3_172:
	v_mul_f32_e32 v5, s11, v50
.LBB3_173:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_174:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_179
; %bb.175:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_392
; %bb.176:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v49
	s_cbranch_execnz .LBB3_178
.LBB3_177:
	v_mul_f32_e32 v5, s11, v49
.LBB3_178:
	v_add_u32_e32 v6, vcc, 12, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_179:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 201
	v_add_u32_e32 v5, vcc, 64, v0
	.loc	0 202
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_184
; %bb.180:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_393
; %bb.181:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v48
	s_cbranch_execnz .LBB3_183
.LBB3_182:
	v_mul_f32_e32 v5, s11, v48
.LBB3_183:
	flat_store_dword v[2:3], v5
.LBB3_184:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_189
; %bb.185:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_394
; %bb.186:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v47
	s_cbranch_execnz .LBB3_188
.LBB3_187:
	v_mul_f32_e32 v5, s11, v47
.LBB3_188:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_189:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_194
; %bb.190:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_395
; %bb.191:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v46
	s_cbranch_execnz .LBB3_193
.LBB3_192:
	v_mul_f32_e32 v5, s11, v46
.LBB3_193:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_194:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_199
; %bb.195:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_396
; %bb.196:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v45
	s_cbranch_execnz .LBB3_198
.LBB3_197:
	v_mul_f32_e32 v5, s11, v45
.LBB3_198:
	v_add_u32_e32 v2, vcc, 12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dword v[2:3], v5
.LBB3_199:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 198
	v_add_u32_e32 v2, vcc, 64, v4
	.loc	0 199
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_240
; %bb.200:
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v5, s13
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 202
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_205
; %bb.201:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_397
; %bb.202:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v44
	s_cbranch_execnz .LBB3_204
.LBB3_203:
	v_mul_f32_e32 v5, s11, v44
.LBB3_204:
	flat_store_dword v[2:3], v5
.LBB3_205:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_210
; %bb.206:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_398
; %bb.207:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v43
	s_cbranch_execnz .LBB3_209
.LBB3_208:
	v_mul_f32_e32 v5, s11, v43
.LBB3_209:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_210:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_215
; %bb.211:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_399
; %bb.212:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v42
	s_cbranch_execnz .LBB3_214
.LBB3_213:
	v_mul_f32_e32 v5, s11, v42
.LBB3_214:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_215:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_220
; %bb.216:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_400
; %bb.217:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v41
	s_cbranch_execnz .LBB3_219
.LBB3_218:
	v_mul_f32_e32 v5, s11, v41
.LBB3_219:
	v_add_u32_e32 v6, vcc, 12, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_220:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 201
	v_add_u32_e32 v5, vcc, 64, v0
	.loc	0 202
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_225
; %bb.221:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_401
; %bb.222:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v40
	s_cbranch_execnz .LBB3_224
.LBB3_223:
	v_mul_f32_e32 v5, s11, v40
.LBB3_224:
	flat_store_dword v[2:3], v5
.LBB3_225:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_230
; %bb.226:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_402
; %bb.227:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v39
	s_cbranch_execnz .LBB3_229
.LBB3_228:
	v_mul_f32_e32 v5, s11, v39
.LBB3_229:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_230:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_235
; %bb.231:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_403
; %bb.232:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v38
	s_cbranch_execnz .LBB3_234
.LBB3_233:
	v_mul_f32_e32 v5, s11, v38
.LBB3_234:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_235:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_240
; %bb.236:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_404
; %bb.237:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v37
	s_cbranch_execnz .LBB3_239
.LBB3_238:
	v_mul_f32_e32 v5, s11, v37
.LBB3_239:
	v_add_u32_e32 v2, vcc, 12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dword v[2:3], v5
.LBB3_240:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 198
	v_add_u32_e32 v2, vcc, 0x41, v4
	.loc	0 199
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_281
; %bb.241:
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v5, s13
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 202
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_246
; %bb.242:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_405
; %bb.243:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v36
	s_cbranch_execnz .LBB3_245
.LBB3_244:
	v_mul_f32_e32 v5, s11, v36
.LBB3_245:
	flat_store_dword v[2:3], v5
.LBB3_246:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_251
; %bb.247:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_406
; %bb.248:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v35
	s_cbranch_execnz .LBB3_250
.LBB3_249:
	v_mul_f32_e32 v5, s11, v35
.LBB3_250:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_251:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_256
; %bb.252:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_407
; %bb.253:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v34
	s_cbranch_execnz .LBB3_255
.LBB3_254:
	v_mul_f32_e32 v5, s11, v34
.LBB3_255:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_256:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_261
; %bb.257:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_408
; %bb.258:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v33
	s_cbranch_execnz .LBB3_260
.LBB3_259:
	v_mul_f32_e32 v5, s11, v33
.LBB3_260:
	v_add_u32_e32 v6, vcc, 12, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_261:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 201
	v_add_u32_e32 v5, vcc, 64, v0
	.loc	0 202
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_266
; %bb.262:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_409
; %bb.263:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v32
	s_cbranch_execnz .LBB3_265
.LBB3_264:
	v_mul_f32_e32 v5, s11, v32
.LBB3_265:
	flat_store_dword v[2:3], v5
.LBB3_266:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_271
; %bb.267:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_410
; %bb.268:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v31
	s_cbranch_execnz .LBB3_270
.LBB3_269:
	v_mul_f32_e32 v5, s11, v31
.LBB3_270:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_271:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_276
; %bb.272:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_411
; %bb.273:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v30
	s_cbranch_execnz .LBB3_275
.LBB3_274:
	v_mul_f32_e32 v5, s11, v30
.LBB3_275:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_276:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_281
; %bb.277:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_412
; %bb.278:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v29
	s_cbranch_execnz .LBB3_280
.LBB3_279:
	v_mul_f32_e32 v5, s11, v29
.LBB3_280:
	v_add_u32_e32 v2, vcc, 12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dword v[2:3], v5
.LBB3_281:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 198
	v_add_u32_e32 v2, vcc, 0x42, v4
	.loc	0 199
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_322
; %bb.282:
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v5, s13
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 202
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_287
; %bb.283:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_413
; %bb.284:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v28
	s_cbranch_execnz .LBB3_286
.LBB3_285:
	v_mul_f32_e32 v5, s11, v28
.LBB3_286:
	flat_store_dword v[2:3], v5
.LBB3_287:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_292
; %bb.288:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_414
; %bb.289:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v27
	s_cbranch_execnz .LBB3_291
.LBB3_290:
	v_mul_f32_e32 v5, s11, v27
.LBB3_291:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_292:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_297
; %bb.293:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_415
; %bb.294:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v26
	s_cbranch_execnz .LBB3_296
.LBB3_295:
	v_mul_f32_e32 v5, s11, v26
.LBB3_296:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_297:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_302
; %bb.298:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_416
; %bb.299:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v25
	s_cbranch_execnz .LBB3_301
.LBB3_300:
	v_mul_f32_e32 v5, s11, v25
.LBB3_301:
	v_add_u32_e32 v6, vcc, 12, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_302:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 201
	v_add_u32_e32 v5, vcc, 64, v0
	.loc	0 202
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_307
; %bb.303:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_417
; %bb.304:
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v24
	s_cbranch_execnz .LBB3_306
.LBB3_305:
	v_mul_f32_e32 v5, s11, v24
.LBB3_306:
	flat_store_dword v[2:3], v5
.LBB3_307:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_312
; %bb.308:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_418
; %bb.309:
	v_add_u32_e32 v5, vcc, 4, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v23
	s_cbranch_execnz .LBB3_311
.LBB3_310:
	v_mul_f32_e32 v5, s11, v23
.LBB3_311:
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_312:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB3_317
; %bb.313:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_419
; %bb.314:
	v_add_u32_e32 v5, vcc, 8, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v22
	s_cbranch_execnz .LBB3_316
.LBB3_315:
	v_mul_f32_e32 v5, s11, v22
.LBB3_316:
	v_add_u32_e32 v6, vcc, 8, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_store_dword v[6:7], v5
.LBB3_317:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 204
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v5
	v_cmp_gt_i32_e64 s[0:1], s9, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_322
; %bb.318:
	.loc	0 208
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_420
; %bb.319:
	v_add_u32_e32 v5, vcc, 12, v2
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s7, v5
	v_mac_f32_e32 v5, s11, v21
	s_cbranch_execnz .LBB3_321
.LBB3_320:
	v_mul_f32_e32 v5, s11, v21
.LBB3_321:
	v_add_u32_e32 v2, vcc, 12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dword v[2:3], v5
.LBB3_322:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 198
	v_add_u32_e32 v2, vcc, 0x43, v4
	.loc	0 199
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_363
; %bb.323:
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s13
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s12, v2
	.loc	0 202
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_add_u32_e32 v1, vcc, v5, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v0
	v_cndmask_b32_e64 v3, 0, 1, s[2:3]
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v3
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB3_328
; %bb.324:
	.loc	0 208
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_421
; %bb.325:
	flat_load_dword v3, v[1:2]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s7, v3
	v_mac_f32_e32 v3, s11, v20
	s_cbranch_execnz .LBB3_327
.LBB3_326:
	v_mul_f32_e32 v3, s11, v20
.LBB3_327:
	flat_store_dword v[1:2], v3
.LBB3_328:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 204
	v_add_u32_e32 v3, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB3_333
; %bb.329:
	.loc	0 208
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_422
; %bb.330:
	v_add_u32_e32 v3, vcc, 4, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s7, v3
	v_mac_f32_e32 v3, s11, v19
	s_cbranch_execnz .LBB3_332
.LBB3_331:
	v_mul_f32_e32 v3, s11, v19
.LBB3_332:
	v_add_u32_e32 v4, vcc, 4, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_store_dword v[4:5], v3
.LBB3_333:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 204
	v_add_u32_e32 v3, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB3_338
; %bb.334:
	.loc	0 208
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_423
; %bb.335:
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s7, v3
	v_mac_f32_e32 v3, s11, v18
	s_cbranch_execnz .LBB3_337
.LBB3_336:
	v_mul_f32_e32 v3, s11, v18
.LBB3_337:
	v_add_u32_e32 v4, vcc, 8, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_store_dword v[4:5], v3
.LBB3_338:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 204
	v_add_u32_e32 v3, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB3_343
; %bb.339:
	.loc	0 208
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_424
; %bb.340:
	v_add_u32_e32 v3, vcc, 12, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s7, v3
	v_mac_f32_e32 v3, s11, v17
	s_cbranch_execnz .LBB3_342
.LBB3_341:
	v_mul_f32_e32 v3, s11, v17
.LBB3_342:
	v_add_u32_e32 v4, vcc, 12, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_store_dword v[4:5], v3
.LBB3_343:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 201
	v_add_u32_e32 v3, vcc, 64, v0
	.loc	0 202
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 204
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB3_348
; %bb.344:
	.loc	0 208
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_425
; %bb.345:
	flat_load_dword v3, v[1:2]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s7, v3
	v_mac_f32_e32 v3, s11, v16
	s_cbranch_execnz .LBB3_347
.LBB3_346:
	v_mul_f32_e32 v3, s11, v16
.LBB3_347:
	flat_store_dword v[1:2], v3
.LBB3_348:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 204
	v_add_u32_e32 v3, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB3_353
; %bb.349:
	.loc	0 208
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_426
; %bb.350:
	v_add_u32_e32 v3, vcc, 4, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s7, v3
	v_mac_f32_e32 v3, s11, v15
	s_cbranch_execnz .LBB3_352
.LBB3_351:
	v_mul_f32_e32 v3, s11, v15
.LBB3_352:
	v_add_u32_e32 v4, vcc, 4, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_store_dword v[4:5], v3
.LBB3_353:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 204
	v_add_u32_e32 v3, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB3_358
; %bb.354:
	.loc	0 208
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_427
; %bb.355:
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s7, v3
	v_mac_f32_e32 v3, s11, v14
	s_cbranch_execnz .LBB3_357
.LBB3_356:
	v_mul_f32_e32 v3, s11, v14
.LBB3_357:
	v_add_u32_e32 v4, vcc, 8, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_store_dword v[4:5], v3
.LBB3_358:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 204
	v_add_u32_e32 v0, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB3_363
; %bb.359:
	.loc	0 208
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_428
; %bb.360:
	v_add_u32_e32 v3, vcc, 12, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v0, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s7, v0
	v_mac_f32_e32 v0, s11, v13
	s_cbranch_execnz .LBB3_362
.LBB3_361:
	v_mul_f32_e32 v0, s11, v13
.LBB3_362:
	v_add_u32_e32 v1, vcc, 12, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_store_dword v[1:2], v0
.LBB3_363:
	.loc	0 213
	s_endpgm
.LBB3_364:
	.loc	0 131
	s_branch .LBB3_2
.LBB3_365:
	.loc	0 208
	s_branch .LBB3_39
.LBB3_366:
	s_branch .LBB3_44
.LBB3_367:
	s_branch .LBB3_49
.LBB3_368:
	s_branch .LBB3_54
.LBB3_369:
	s_branch .LBB3_59
.LBB3_370:
	s_branch .LBB3_64
.LBB3_371:
	s_branch .LBB3_69
.LBB3_372:
	s_branch .LBB3_74
.LBB3_373:
	s_branch .LBB3_80
.LBB3_374:
	s_branch .LBB3_85
.LBB3_375:
	s_branch .LBB3_90
.LBB3_376:
	s_branch .LBB3_95
.LBB3_377:
	s_branch .LBB3_100
.LBB3_378:
	s_branch .LBB3_105
.LBB3_379:
	s_branch .LBB3_110
.LBB3_380:
	s_branch .LBB3_115
.LBB3_381:
	s_branch .LBB3_121
.LBB3_382:
	s_branch .LBB3_126
.LBB3_383:
	s_branch .LBB3_131
.LBB3_384:
	s_branch .LBB3_136
.LBB3_385:
	s_branch .LBB3_141
.LBB3_386:
	s_branch .LBB3_146
.LBB3_387:
	s_branch .LBB3_151
.LBB3_388:
	s_branch .LBB3_156
.LBB3_389:
	s_branch .LBB3_162
.LBB3_390:
	s_branch .LBB3_167
.LBB3_391:
	s_branch .LBB3_172
.LBB3_392:
	s_branch .LBB3_177
.LBB3_393:
	s_branch .LBB3_182
.LBB3_394:
	s_branch .LBB3_187
.LBB3_395:
	s_branch .LBB3_192
.LBB3_396:
	s_branch .LBB3_197
.LBB3_397:
	s_branch .LBB3_203
.LBB3_398:
	s_branch .LBB3_208
.LBB3_399:
	s_branch .LBB3_213
.LBB3_400:
	s_branch .LBB3_218
.LBB3_401:
	s_branch .LBB3_223
.LBB3_402:
	s_branch .LBB3_228
.LBB3_403:
	s_branch .LBB3_233
.LBB3_404:
	s_branch .LBB3_238
.LBB3_405:
	s_branch .LBB3_244
.LBB3_406:
	s_branch .LBB3_249
.LBB3_407:
	s_branch .LBB3_254
.LBB3_408:
	s_branch .LBB3_259
.LBB3_409:
	s_branch .LBB3_264
.LBB3_410:
	s_branch .LBB3_269
.LBB3_411:
	s_branch .LBB3_274
.LBB3_412:
	s_branch .LBB3_279
.LBB3_413:
	s_branch .LBB3_285
.LBB3_414:
	s_branch .LBB3_290
.LBB3_415:
	s_branch .LBB3_295
.LBB3_416:
	s_branch .LBB3_300
.LBB3_417:
	s_branch .LBB3_305
.LBB3_418:
	s_branch .LBB3_310
.LBB3_419:
	s_branch .LBB3_315
.LBB3_420:
	s_branch .LBB3_320
.LBB3_421:
	s_branch .LBB3_326
.LBB3_422:
	s_branch .LBB3_331
.LBB3_423:
	s_branch .LBB3_336
.LBB3_424:
	s_branch .LBB3_341
.LBB3_425:
	s_branch .LBB3_346
.LBB3_426:
	s_branch .LBB3_351
.LBB3_427:
	s_branch .LBB3_356
.LBB3_428:
	s_branch .LBB3_361
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_blocked
		.amdhsa_group_segment_fixed_size 16896
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 106
		.amdhsa_next_free_sgpr 30
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
.Lfunc_end3:
	.size	gemm_blocked, .Lfunc_end3-gemm_blocked
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 10472
; NumSgprs: 32
; NumVgprs: 106
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16896 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 26
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 106
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	gemm_blocked_sum        ; -- Begin function gemm_blocked_sum
	.globl	gemm_blocked_sum
	.p2align	8
	.type	gemm_blocked_sum,@function
gemm_blocked_sum:                       ; @gemm_blocked_sum
	.loc	0 220
; %bb.0:
	.loc	0 221
	s_load_dword s3, s[4:5], 0x4
	s_load_dword s4, s[6:7], 0x4c
	s_load_dword s2, s[6:7], 0x4
	s_add_u32 s0, s6, 0x48
	s_addc_u32 s1, s7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s3, 0xffff
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s8
	v_mad_u64_u32 v[2:3], s[4:5], s5, v4, v[2:3]
	v_add_u32_e32 v0, vcc, v2, v0
	.loc	0 222
	v_cmp_gt_i32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_5
; %bb.1:
	.loc	0 221
	s_load_dword s4, s[0:1], 0x8
	s_load_dwordx2 s[0:1], s[6:7], 0x40
	s_lshr_b32 s3, s3, 16
	s_mul_i32 s3, s3, s9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s4, v1
	v_add_u32_e32 v4, vcc, s3, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_mad_i64_i32 v[2:3], s[2:3], v4, s2, v[0:1]
	v_mov_b32_e32 v5, s1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_load_dword v2, v[2:3]
	s_load_dword s0, s[6:7], 0x38
	s_load_dword s2, s[6:7], 0x2c
	s_load_dword s4, s[6:7], 0xc
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[0:1], v4, s0, v[0:1]
	.loc	0 221
	s_load_dwordx2 s[0:1], s[6:7], 0x30
	.loc	0 227
	v_cmp_neq_f32_e64 s[6:7], s2, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_and_b64 vcc, exec, s[6:7]
	.loc	0 225
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, 0, v2
	.loc	0 227
	s_cbranch_vccz .LBB4_6
; %bb.2:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s2, v3
	v_mac_f32_e32 v3, s4, v2
	s_cbranch_execnz .LBB4_4
.LBB4_3:
	v_mul_f32_e32 v3, s4, v2
.LBB4_4:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v3
.LBB4_5:
	.loc	0 228
	s_endpgm
.LBB4_6:
	.loc	0 227
	s_branch .LBB4_3
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_blocked_sum
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
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
.Lfunc_end4:
	.size	gemm_blocked_sum, .Lfunc_end4-gemm_blocked_sum
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 328
; NumSgprs: 12
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
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
      - .address_space:  global
        .offset:         64
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 16896
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_blocked
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         gemm_blocked.kd
    .vgpr_count:     106
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
    .name:           gemm_blocked_sum
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         gemm_blocked_sum.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

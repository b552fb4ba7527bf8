	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	attention_v2            ; -- Begin function attention_v2
	.globl	attention_v2
	.p2align	8
	.type	attention_v2,@function
attention_v2:                           ; @attention_v2
	.file	0 "." "attention_v2.cl"
	.loc	0 59
; %bb.0:
	.loc	0 62
	s_load_dwordx4 s[20:23], s[4:5], 0x8
	s_load_dwordx4 s[12:15], s[4:5], 0x20
	s_lshl_b32 s0, s6, 6
	.loc	0 63
	v_mov_b32_e32 v1, s8
	.loc	0 62
	v_or_b32_e32 v49, s0, v0
	.loc	0 63
	v_mov_b32_e32 v3, s7
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[1:2], s[0:1], s12, v1, 0
	s_ashr_i32 s0, s12, 31
	s_mul_i32 s0, s0, s8
	v_add_u32_e32 v2, vcc, s0, v2
	v_mad_u64_u32 v[1:2], s[0:1], s13, v3, v[1:2]
	s_ashr_i32 s0, s13, 31
	s_mul_i32 s0, s0, s7
	v_add_u32_e32 v2, vcc, s0, v2
	s_add_i32 s0, s20, -1
	v_min_i32_e32 v3, s0, v49
	v_mad_i64_i32 v[1:2], s[0:1], s14, v3, v[1:2]
	.loc	0 73
	s_cmp_gt_i32 s21, 0
	s_mov_b32 s23, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s21, 1
	v_mov_b32_e32 v7, 0
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
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB0_12
; %bb.1:
	.loc	0 0
	s_mov_b32 s2, s7
	.loc	0 62
	s_load_dwordx2 s[6:7], s[4:5], 0x18
	.loc	0 69
	s_movk_i32 s3, 0x70
	.loc	0 62
	s_load_dwordx8 s[12:19], s[4:5], 0x30
	.loc	0 73
	v_or_b32_e32 v136, 0xffffffc0, v0
	v_lshlrev_b32_e32 v137, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s7
	v_add_u32_e32 v47, vcc, s6, v1
	v_addc_u32_e32 v48, vcc, v3, v2, vcc
	.loc	0 69
	v_add_u32_e32 v11, vcc, 48, v47
	v_addc_u32_e32 v12, vcc, 0, v48, vcc
	v_add_u32_e32 v3, vcc, 32, v47
	v_addc_u32_e32 v4, vcc, 0, v48, vcc
	v_add_u32_e32 v7, vcc, 16, v47
	v_addc_u32_e32 v8, vcc, 0, v48, vcc
	v_add_u32_e32 v31, vcc, 64, v47
	v_addc_u32_e32 v32, vcc, 0, v48, vcc
	v_add_u32_e32 v27, vcc, s3, v47
	v_addc_u32_e32 v28, vcc, 0, v48, vcc
	s_movk_i32 s3, 0x60
	v_add_u32_e32 v19, vcc, s3, v47
	v_addc_u32_e32 v20, vcc, 0, v48, vcc
	s_movk_i32 s3, 0x50
	v_add_u32_e32 v23, vcc, s3, v47
	v_addc_u32_e32 v24, vcc, 0, v48, vcc
	s_movk_i32 s3, 0x80
	v_add_u32_e32 v39, vcc, s3, v47
	flat_load_dwordx4 v[3:6], v[3:4]
	flat_load_dwordx4 v[7:10], v[7:8]
	flat_load_dwordx4 v[11:14], v[11:12]
	flat_load_dwordx4 v[15:18], v[47:48]
	v_addc_u32_e32 v40, vcc, 0, v48, vcc
	s_movk_i32 s3, 0xb0
	v_add_u32_e32 v35, vcc, s3, v47
	v_addc_u32_e32 v36, vcc, 0, v48, vcc
	s_movk_i32 s3, 0xa0
	v_add_u32_e32 v43, vcc, s3, v47
	v_addc_u32_e32 v44, vcc, 0, v48, vcc
	s_movk_i32 s3, 0x90
	v_add_u32_e32 v50, vcc, s3, v47
	v_addc_u32_e32 v51, vcc, 0, v48, vcc
	s_movk_i32 s3, 0xc0
	v_add_u32_e32 v54, vcc, s3, v47
	v_addc_u32_e32 v55, vcc, 0, v48, vcc
	s_movk_i32 s6, 0xd0
	v_add_u32_e32 v58, vcc, s6, v47
	s_movk_i32 s3, 0xe0
	v_addc_u32_e32 v59, vcc, 0, v48, vcc
	v_add_u32_e32 v62, vcc, s3, v47
	v_addc_u32_e32 v63, vcc, 0, v48, vcc
	s_movk_i32 s3, 0xf0
	v_add_u32_e32 v47, vcc, s3, v47
	v_addc_u32_e32 v48, vcc, 0, v48, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[50:53], v[50:51]
	flat_load_dwordx4 v[54:57], v[54:55]
	flat_load_dwordx4 v[58:61], v[58:59]
	flat_load_dwordx4 v[62:65], v[62:63]
	flat_load_dwordx4 v[66:69], v[47:48]
	.loc	0 64
	s_ashr_i32 s3, s17, 31
	s_mul_i32 s3, s3, s2
	s_ashr_i32 s19, s18, 31
	.loc	0 0
	s_mov_b32 s24, 0
	.loc	0 73
	v_or_b32_e32 v138, 0x4000, v137
	v_mov_b32_e32 v139, 0xff800000
	v_mov_b32_e32 v140, 0xb5ddea0e
	v_mov_b32_e32 v141, 0x2f800000
	v_mov_b32_e32 v142, 0x7f800000
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v145, 0xff800000
	s_mov_b32 m0, -1
	.loc	0 69
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v80, s22, v3
	.loc	0 64
	v_mov_b32_e32 v3, s2
	.loc	0 69
	v_mul_f32_e32 v81, s22, v4
	.loc	0 64
	v_mad_u64_u32 v[3:4], s[6:7], s17, v3, 0
	.loc	0 69
	v_mul_f32_e32 v82, s22, v5
	.loc	0 73
	v_mov_b32_e32 v5, s8
	.loc	0 64
	v_add_u32_e32 v4, vcc, s3, v4
	.loc	0 73
	v_mad_u64_u32 v[3:4], s[2:3], s16, v5, v[3:4]
	.loc	0 64
	s_ashr_i32 s6, s16, 31
	.loc	0 73
	s_mul_i32 s6, s6, s8
	v_add_u32_e32 v4, vcc, s6, v4
	v_add_u32_e32 v3, vcc, v3, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v4
	v_addc_u32_e32 v3, vcc, v3, v5, vcc
	.loc	0 69
	v_mul_f32_e32 v76, s22, v7
	v_mul_f32_e32 v83, s22, v6
	.loc	0 73
	v_mov_b32_e32 v6, s15
	v_add_u32_e32 v4, vcc, s14, v4
	.loc	0 69
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v72, s22, v15
	v_mul_f32_e32 v73, s22, v16
	v_mul_f32_e32 v74, s22, v17
	v_mul_f32_e32 v75, s22, v18
	v_mul_f32_e32 v77, s22, v8
	v_mul_f32_e32 v78, s22, v9
	v_mul_f32_e32 v79, s22, v10
	v_mul_f32_e32 v84, s22, v11
	v_mul_f32_e32 v85, s22, v12
	v_mul_f32_e32 v86, s22, v13
	v_mul_f32_e32 v87, s22, v14
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v88, s22, v31
	v_mul_f32_e32 v89, s22, v32
	v_mul_f32_e32 v90, s22, v33
	v_mul_f32_e32 v91, s22, v34
	v_mul_f32_e32 v92, s22, v23
	v_mul_f32_e32 v93, s22, v24
	v_mul_f32_e32 v94, s22, v25
	v_mul_f32_e32 v95, s22, v26
	v_mul_f32_e32 v96, s22, v19
	v_mul_f32_e32 v97, s22, v20
	v_mul_f32_e32 v98, s22, v21
	v_mul_f32_e32 v99, s22, v22
	v_mul_f32_e32 v100, s22, v27
	v_mul_f32_e32 v101, s22, v28
	v_mul_f32_e32 v102, s22, v29
	v_mul_f32_e32 v103, s22, v30
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v104, s22, v39
	v_mul_f32_e32 v105, s22, v40
	v_mul_f32_e32 v106, s22, v41
	v_mul_f32_e32 v107, s22, v42
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v108, s22, v50
	v_mul_f32_e32 v109, s22, v51
	v_mul_f32_e32 v110, s22, v52
	v_mul_f32_e32 v111, s22, v53
	v_mul_f32_e32 v112, s22, v43
	v_mul_f32_e32 v113, s22, v44
	v_mul_f32_e32 v114, s22, v45
	v_mul_f32_e32 v115, s22, v46
	v_mul_f32_e32 v116, s22, v35
	v_mul_f32_e32 v117, s22, v36
	v_mul_f32_e32 v118, s22, v37
	v_mul_f32_e32 v119, s22, v38
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v120, s22, v54
	v_mul_f32_e32 v121, s22, v55
	v_mul_f32_e32 v122, s22, v56
	v_mul_f32_e32 v123, s22, v57
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v124, s22, v58
	v_mul_f32_e32 v125, s22, v59
	v_mul_f32_e32 v126, s22, v60
	v_mul_f32_e32 v127, s22, v61
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v128, s22, v62
	v_mul_f32_e32 v129, s22, v63
	v_mul_f32_e32 v130, s22, v64
	v_mul_f32_e32 v131, s22, v65
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v132, s22, v66
	v_mul_f32_e32 v133, s22, v67
	v_mul_f32_e32 v134, s22, v68
	v_mul_f32_e32 v135, s22, v69
	.loc	0 73
	s_lshl_b64 s[2:3], s[18:19], 7
	s_lshl_b64 s[6:7], s[18:19], 2
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 0
	v_mov_b32_e32 v6, 0
	s_movk_i32 s12, 0x7bf
	s_mov_b32 s13, 0xff800000
	s_mov_b32 s14, 0x6f800000
	s_mov_b32 s15, 0xc2aeac4f
	s_mov_b32 s16, 0x42b17218
	s_movk_i32 s17, 0x2000
	v_mov_b32_e32 v8, 0
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
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v7, 0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_7 Depth 2
                                        ;     Child Loop BB0_9 Depth 2
	s_mov_b64 s[8:9], 0
	s_mov_b32 s18, s24
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v143, v137
	v_mov_b32_e32 v144, v136
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=2
	.loc	0 74
	v_add_u32_e32 v144, vcc, 64, v144
	s_add_u32 s10, s10, s6
	s_addc_u32 s11, s11, s7
	s_add_i32 s18, s18, 1
	v_cmp_lt_u32_e32 vcc, s12, v144
	.loc	0 76
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v143, v146, v147 offset1:32
	s_or_b64 s[8:9], vcc, s[8:9]
	.loc	0 74
	v_add_u32_e32 v143, vcc, 0x100, v143
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_6
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 76
	s_cmp_ge_i32 s18, s21
	v_mov_b32_e32 v146, 0
	v_mov_b32_e32 v147, 0
	s_cbranch_scc1 .LBB0_3
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=2
	v_mov_b32_e32 v148, s11
	v_add_u32_e32 v146, vcc, s10, v0
	v_addc_u32_e32 v147, vcc, v3, v148, vcc
	flat_load_dword v146, v[146:147]
	.loc	0 77
	v_add_u32_e32 v147, vcc, s10, v4
	v_addc_u32_e32 v148, vcc, v5, v148, vcc
	flat_load_dword v147, v[147:148]
	s_branch .LBB0_3
.LBB0_6:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0
	v_mov_b32_e32 v143, v145
	.loc	0 79
	s_waitcnt lgkmcnt(0)
	; wave barrier
.LBB0_7:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 84
	v_mov_b32_e32 v206, s8
	.loc	0 86
	v_mul_f32_e32 v209, 1.0, v143
	.loc	0 84
	ds_read2_b32 v[143:144], v206 offset1:1
	ds_read2_b32 v[146:147], v206 offset0:2 offset1:3
	ds_read2_b32 v[148:149], v206 offset0:4 offset1:5
	ds_read2_b32 v[150:151], v206 offset0:6 offset1:7
	ds_read2_b32 v[152:153], v206 offset0:8 offset1:9
	ds_read2_b32 v[154:155], v206 offset0:10 offset1:11
	ds_read2_b32 v[156:157], v206 offset0:12 offset1:13
	ds_read2_b32 v[158:159], v206 offset0:14 offset1:15
	ds_read2_b32 v[160:161], v206 offset0:16 offset1:17
	ds_read2_b32 v[162:163], v206 offset0:18 offset1:19
	ds_read2_b32 v[164:165], v206 offset0:20 offset1:21
	ds_read2_b32 v[166:167], v206 offset0:22 offset1:23
	ds_read2_b32 v[168:169], v206 offset0:24 offset1:25
	ds_read2_b32 v[170:171], v206 offset0:26 offset1:27
	ds_read2_b32 v[172:173], v206 offset0:28 offset1:29
	ds_read2_b32 v[174:175], v206 offset0:30 offset1:31
	ds_read2_b32 v[176:177], v206 offset0:32 offset1:33
	ds_read2_b32 v[178:179], v206 offset0:34 offset1:35
	ds_read2_b32 v[180:181], v206 offset0:36 offset1:37
	ds_read2_b32 v[182:183], v206 offset0:38 offset1:39
	ds_read2_b32 v[184:185], v206 offset0:40 offset1:41
	ds_read2_b32 v[186:187], v206 offset0:42 offset1:43
	ds_read2_b32 v[188:189], v206 offset0:44 offset1:45
	ds_read2_b32 v[190:191], v206 offset0:46 offset1:47
	ds_read2_b32 v[192:193], v206 offset0:48 offset1:49
	ds_read2_b32 v[194:195], v206 offset0:50 offset1:51
	ds_read2_b32 v[196:197], v206 offset0:52 offset1:53
	ds_read2_b32 v[198:199], v206 offset0:54 offset1:55
	ds_read2_b32 v[200:201], v206 offset0:56 offset1:57
	ds_read2_b32 v[202:203], v206 offset0:58 offset1:59
	ds_read2_b32 v[204:205], v206 offset0:60 offset1:61
	ds_read2_b32 v[206:207], v206 offset0:62 offset1:63
	s_waitcnt lgkmcnt(14)
	v_mad_f32 v143, v72, v143, 0
	v_mac_f32_e32 v143, v73, v144
	v_mac_f32_e32 v143, v74, v146
	v_mac_f32_e32 v143, v75, v147
	v_mac_f32_e32 v143, v76, v148
	v_mac_f32_e32 v143, v77, v149
	v_mac_f32_e32 v143, v78, v150
	v_mac_f32_e32 v143, v79, v151
	v_mac_f32_e32 v143, v80, v152
	v_mac_f32_e32 v143, v81, v153
	v_mac_f32_e32 v143, v82, v154
	v_mac_f32_e32 v143, v83, v155
	v_mac_f32_e32 v143, v84, v156
	v_mac_f32_e32 v143, v85, v157
	v_mac_f32_e32 v143, v86, v158
	v_mac_f32_e32 v143, v87, v159
	v_mac_f32_e32 v143, v88, v160
	v_mac_f32_e32 v143, v89, v161
	v_mac_f32_e32 v143, v90, v162
	v_mac_f32_e32 v143, v91, v163
	v_mac_f32_e32 v143, v92, v164
	v_mac_f32_e32 v143, v93, v165
	v_mac_f32_e32 v143, v94, v166
	v_mac_f32_e32 v143, v95, v167
	v_mac_f32_e32 v143, v96, v168
	v_mac_f32_e32 v143, v97, v169
	v_mac_f32_e32 v143, v98, v170
	v_mac_f32_e32 v143, v99, v171
	v_mac_f32_e32 v143, v100, v172
	v_mac_f32_e32 v143, v101, v173
	v_mac_f32_e32 v143, v102, v174
	v_mac_f32_e32 v143, v103, v175
	v_mac_f32_e32 v143, v104, v176
	v_mac_f32_e32 v143, v105, v177
	v_mac_f32_e32 v143, v106, v178
	v_mac_f32_e32 v143, v107, v179
	s_waitcnt lgkmcnt(13)
	v_mac_f32_e32 v143, v108, v180
	v_mac_f32_e32 v143, v109, v181
	s_waitcnt lgkmcnt(12)
	v_mac_f32_e32 v143, v110, v182
	v_mac_f32_e32 v143, v111, v183
	s_waitcnt lgkmcnt(11)
	v_mac_f32_e32 v143, v112, v184
	v_mac_f32_e32 v143, v113, v185
	s_waitcnt lgkmcnt(10)
	v_mac_f32_e32 v143, v114, v186
	v_mac_f32_e32 v143, v115, v187
	s_waitcnt lgkmcnt(9)
	v_mac_f32_e32 v143, v116, v188
	v_mac_f32_e32 v143, v117, v189
	s_waitcnt lgkmcnt(8)
	v_mac_f32_e32 v143, v118, v190
	v_mac_f32_e32 v143, v119, v191
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v143, v120, v192
	v_mac_f32_e32 v143, v121, v193
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v143, v122, v194
	v_mac_f32_e32 v143, v123, v195
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v143, v124, v196
	v_mac_f32_e32 v143, v125, v197
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v143, v126, v198
	v_mac_f32_e32 v143, v127, v199
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v143, v128, v200
	v_mac_f32_e32 v143, v129, v201
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v143, v130, v202
	v_mac_f32_e32 v143, v131, v203
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v143, v132, v204
	.loc	0 85
	s_add_i32 s10, s23, s9
	.loc	0 84
	v_mac_f32_e32 v143, v133, v205
	.loc	0 85
	v_add_u32_e32 v208, vcc, s8, v138
	s_cmp_lt_i32 s10, s21
	.loc	0 84
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v143, v134, v206
	v_mac_f32_e32 v143, v135, v207
	.loc	0 85
	s_cselect_b64 vcc, -1, 0
	.loc	0 82
	s_add_i32 s9, s9, 1
	s_addk_i32 s8, 0x100
	.loc	0 85
	v_cndmask_b32_e32 v143, v139, v143, vcc
	.loc	0 82
	s_cmp_lg_u32 s9, 32
	.loc	0 85
	ds_write_b32 v208, v143
	.loc	0 86
	v_max_f32_e32 v143, v209, v143
	.loc	0 82
	s_cbranch_scc1 .LBB0_7
; %bb.8:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 88
	v_cmp_neq_f32_e32 vcc, s13, v143
	v_cndmask_b32_e32 v144, 0, v143, vcc
	.loc	0 89
	v_sub_f32_e32 v145, v145, v144
	v_cmp_gt_f32_e32 vcc, 0, v145
	v_cndmask_b32_e64 v146, 0.5, -0.5, vcc
	v_mac_f32_e32 v146, 0x3fb8aa3b, v145
	v_cvt_i32_f32_e32 v146, v146
	s_mov_b32 s8, 0
	v_cvt_f32_i32_e32 v147, v146
	v_lshlrev_b32_e32 v146, 23, v146
	v_madmk_f32 v148, v147, 0xbf317180, v145
	v_madmk_f32 v149, v147, 0xb717f7d1, v148
	v_mul_f32_e32 v150, v149, v149
	v_madmk_f32 v151, v150, 0x3331bb4c, v140
	v_madak_f32 v151, v150, v151, 0x388ab355
	v_madak_f32 v151, v150, v151, 0xbb360b61
	v_madak_f32 v151, v150, v151, 0x3e2aaaab
	v_mad_f32 v150, -v150, v151, v149
	v_sub_f32_e32 v151, 2.0, v150
	v_cmp_gt_f32_e64 vcc, |v151|, s14
	v_cndmask_b32_e32 v152, 1.0, v141, vcc
	v_mul_f32_e32 v151, v151, v152
	v_rcp_f32_e32 v151, v151
	v_mul_f32_e32 v149, v149, v150
	v_mul_f32_e32 v147, 0xb717f7d1, v147
	v_mul_f32_e32 v149, v149, v151
	v_mad_f32 v147, -v152, v149, -v147
	v_sub_f32_e32 v147, v148, v147
	v_add_f32_e32 v147, 1.0, v147
	v_add_u32_e32 v146, vcc, v146, v147
	v_cmp_ngt_f32_e32 vcc, s15, v145
	v_cndmask_b32_e32 v146, 0, v146, vcc
	v_cmp_gt_f32_e32 vcc, s16, v145
	v_cndmask_b32_e32 v146, v142, v146, vcc
	v_cmp_o_f32_e32 vcc, v145, v145
	v_cndmask_b32_e32 v145, v145, v146, vcc
	.loc	0 92
	v_mul_f32_e32 v71, v145, v71
	v_mul_f32_e32 v70, v145, v70
	v_mul_f32_e32 v69, v145, v69
	v_mul_f32_e32 v68, v145, v68
	v_mul_f32_e32 v67, v145, v67
	v_mul_f32_e32 v66, v145, v66
	v_mul_f32_e32 v65, v145, v65
	v_mul_f32_e32 v64, v145, v64
	v_mul_f32_e32 v63, v145, v63
	v_mul_f32_e32 v62, v145, v62
	v_mul_f32_e32 v61, v145, v61
	v_mul_f32_e32 v60, v145, v60
	v_mul_f32_e32 v59, v145, v59
	v_mul_f32_e32 v58, v145, v58
	v_mul_f32_e32 v57, v145, v57
	v_mul_f32_e32 v56, v145, v56
	v_mul_f32_e32 v55, v145, v55
	v_mul_f32_e32 v54, v145, v54
	v_mul_f32_e32 v53, v145, v53
	v_mul_f32_e32 v52, v145, v52
	v_mul_f32_e32 v51, v145, v51
	v_mul_f32_e32 v50, v145, v50
	v_mul_f32_e32 v48, v145, v48
	v_mul_f32_e32 v47, v145, v47
	v_mul_f32_e32 v46, v145, v46
	v_mul_f32_e32 v45, v145, v45
	v_mul_f32_e32 v44, v145, v44
	v_mul_f32_e32 v43, v145, v43
	v_mul_f32_e32 v42, v145, v42
	v_mul_f32_e32 v41, v145, v41
	v_mul_f32_e32 v40, v145, v40
	v_mul_f32_e32 v39, v145, v39
	v_mul_f32_e32 v38, v145, v38
	v_mul_f32_e32 v37, v145, v37
	v_mul_f32_e32 v36, v145, v36
	v_mul_f32_e32 v35, v145, v35
	v_mul_f32_e32 v34, v145, v34
	v_mul_f32_e32 v33, v145, v33
	v_mul_f32_e32 v32, v145, v32
	v_mul_f32_e32 v31, v145, v31
	v_mul_f32_e32 v30, v145, v30
	v_mul_f32_e32 v29, v145, v29
	v_mul_f32_e32 v28, v145, v28
	v_mul_f32_e32 v27, v145, v27
	v_mul_f32_e32 v26, v145, v26
	v_mul_f32_e32 v25, v145, v25
	v_mul_f32_e32 v24, v145, v24
	v_mul_f32_e32 v23, v145, v23
	v_mul_f32_e32 v22, v145, v22
	v_mul_f32_e32 v21, v145, v21
	v_mul_f32_e32 v20, v145, v20
	v_mul_f32_e32 v19, v145, v19
	v_mul_f32_e32 v18, v145, v18
	v_mul_f32_e32 v17, v145, v17
	v_mul_f32_e32 v16, v145, v16
	v_mul_f32_e32 v15, v145, v15
	v_mul_f32_e32 v14, v145, v14
	v_mul_f32_e32 v13, v145, v13
	v_mul_f32_e32 v12, v145, v12
	v_mul_f32_e32 v11, v145, v11
	v_mul_f32_e32 v10, v145, v10
	v_mul_f32_e32 v9, v145, v9
	v_mul_f32_e32 v8, v145, v8
	v_mul_f32_e32 v6, v145, v6
	.loc	0 91
	v_mul_f32_e32 v7, v7, v145
.LBB0_9:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 96
	s_add_i32 s9, s8, 0x2000
	s_add_i32 s10, s8, 0x2008
	s_add_i32 s11, s8, 0x2010
	s_add_i32 s18, s8, 0x2018
	s_add_i32 s19, s8, 0x2020
	s_add_i32 s22, s8, 0x2028
	s_add_i32 s25, s8, 0x2030
	s_add_i32 s26, s8, 0x2038
	s_add_i32 s27, s8, 0x2040
	s_add_i32 s28, s8, 0x2048
	s_add_i32 s29, s8, 0x2050
	s_add_i32 s30, s8, 0x2058
	s_add_i32 s31, s8, 0x2060
	s_add_i32 s33, s8, 0x2068
	s_add_i32 s34, s8, 0x2070
	s_add_i32 s35, s8, 0x2078
	s_add_i32 s36, s8, 0x2080
	s_add_i32 s37, s8, 0x2088
	s_add_i32 s38, s8, 0x2090
	s_add_i32 s39, s8, 0x2098
	s_add_i32 s40, s8, 0x20a0
	s_add_i32 s41, s8, 0x20a8
	s_add_i32 s42, s8, 0x20b0
	s_add_i32 s43, s8, 0x20b8
	s_add_i32 s44, s8, 0x20c0
	s_add_i32 s45, s8, 0x20c8
	s_add_i32 s46, s8, 0x20d0
	s_add_i32 s47, s8, 0x20d8
	s_add_i32 s48, s8, 0x20e0
	s_add_i32 s49, s8, 0x20e8
	s_add_i32 s50, s8, 0x20f0
	.loc	0 94
	v_mov_b32_e32 v146, s8
	v_add_u32_e32 v145, vcc, s8, v138
	.loc	0 96
	v_mov_b32_e32 v147, s9
	v_mov_b32_e32 v148, s10
	v_mov_b32_e32 v149, s11
	v_mov_b32_e32 v151, s18
	v_mov_b32_e32 v153, s19
	v_mov_b32_e32 v155, s22
	v_mov_b32_e32 v157, s25
	v_mov_b32_e32 v159, s26
	v_mov_b32_e32 v161, s27
	v_mov_b32_e32 v163, s28
	v_mov_b32_e32 v165, s29
	v_mov_b32_e32 v167, s30
	v_mov_b32_e32 v169, s31
	v_mov_b32_e32 v171, s33
	v_mov_b32_e32 v173, s34
	v_mov_b32_e32 v175, s35
	v_mov_b32_e32 v177, s36
	v_mov_b32_e32 v179, s37
	v_mov_b32_e32 v181, s38
	v_mov_b32_e32 v183, s39
	v_mov_b32_e32 v185, s40
	v_mov_b32_e32 v187, s41
	v_mov_b32_e32 v189, s42
	v_mov_b32_e32 v191, s43
	v_mov_b32_e32 v193, s44
	v_mov_b32_e32 v195, s45
	v_mov_b32_e32 v197, s46
	v_mov_b32_e32 v199, s47
	v_mov_b32_e32 v201, s48
	v_mov_b32_e32 v203, s49
	v_mov_b32_e32 v205, s50
	v_add_u32_e32 v207, vcc, s17, v146
	.loc	0 94
	ds_read_b32 v209, v145
	.loc	0 96
	ds_read2_b32 v[145:146], v147 offset1:1
	ds_read2_b32 v[147:148], v148 offset1:1
	ds_read2_b32 v[149:150], v149 offset1:1
	ds_read2_b32 v[151:152], v151 offset1:1
	ds_read2_b32 v[153:154], v153 offset1:1
	ds_read2_b32 v[155:156], v155 offset1:1
	ds_read2_b32 v[157:158], v157 offset1:1
	ds_read2_b32 v[159:160], v159 offset1:1
	ds_read2_b32 v[161:162], v161 offset1:1
	ds_read2_b32 v[163:164], v163 offset1:1
	ds_read2_b32 v[165:166], v165 offset1:1
	ds_read2_b32 v[167:168], v167 offset1:1
	ds_read2_b32 v[169:170], v169 offset1:1
	ds_read2_b32 v[171:172], v171 offset1:1
	ds_read2_b32 v[173:174], v173 offset1:1
	ds_read2_b32 v[175:176], v175 offset1:1
	ds_read2_b32 v[177:178], v177 offset1:1
	ds_read2_b32 v[179:180], v179 offset1:1
	ds_read2_b32 v[181:182], v181 offset1:1
	ds_read2_b32 v[183:184], v183 offset1:1
	ds_read2_b32 v[185:186], v185 offset1:1
	ds_read2_b32 v[187:188], v187 offset1:1
	ds_read2_b32 v[189:190], v189 offset1:1
	ds_read2_b32 v[191:192], v191 offset1:1
	ds_read2_b32 v[193:194], v193 offset1:1
	ds_read2_b32 v[195:196], v195 offset1:1
	ds_read2_b32 v[197:198], v197 offset1:1
	ds_read2_b32 v[199:200], v199 offset1:1
	ds_read2_b32 v[201:202], v201 offset1:1
	ds_read2_b32 v[203:204], v203 offset1:1
	ds_read2_b32 v[205:206], v205 offset1:1
	ds_read2_b32 v[207:208], v207 offset0:62 offset1:63
	.loc	0 94
	s_waitcnt lgkmcnt(14)
	v_sub_f32_e32 v209, v209, v144
	v_cmp_gt_f32_e32 vcc, 0, v209
	v_cndmask_b32_e64 v210, 0.5, -0.5, vcc
	v_mac_f32_e32 v210, 0x3fb8aa3b, v209
	v_cvt_i32_f32_e32 v210, v210
	.loc	0 93
	s_addk_i32 s8, 0x100
	s_cmpk_eq_i32 s8, 0x2000
	.loc	0 94
	v_cvt_f32_i32_e32 v211, v210
	v_lshlrev_b32_e32 v210, 23, v210
	v_madmk_f32 v212, v211, 0xbf317180, v209
	v_mul_f32_e32 v213, 0xb717f7d1, v211
	v_madmk_f32 v211, v211, 0xb717f7d1, v212
	v_mul_f32_e32 v214, v211, v211
	v_madmk_f32 v215, v214, 0x3331bb4c, v140
	v_madak_f32 v215, v214, v215, 0x388ab355
	v_madak_f32 v215, v214, v215, 0xbb360b61
	v_madak_f32 v215, v214, v215, 0x3e2aaaab
	v_mad_f32 v214, -v214, v215, v211
	v_mul_f32_e32 v211, v211, v214
	v_sub_f32_e32 v214, 2.0, v214
	v_cmp_gt_f32_e64 vcc, |v214|, s14
	v_cndmask_b32_e32 v215, 1.0, v141, vcc
	v_mul_f32_e32 v214, v214, v215
	v_rcp_f32_e32 v214, v214
	v_mul_f32_e32 v211, v211, v214
	v_mad_f32 v211, -v215, v211, -v213
	v_sub_f32_e32 v211, v212, v211
	v_add_f32_e32 v211, 1.0, v211
	v_add_u32_e32 v210, vcc, v210, v211
	v_cmp_ngt_f32_e32 vcc, s15, v209
	v_cndmask_b32_e32 v210, 0, v210, vcc
	v_cmp_gt_f32_e32 vcc, s16, v209
	v_cndmask_b32_e32 v210, v142, v210, vcc
	v_cmp_o_f32_e32 vcc, v209, v209
	v_cndmask_b32_e32 v209, v209, v210, vcc
	.loc	0 96
	v_mac_f32_e32 v71, v209, v145
	v_mac_f32_e32 v70, v209, v146
	v_mac_f32_e32 v69, v209, v147
	v_mac_f32_e32 v68, v209, v148
	v_mac_f32_e32 v67, v209, v149
	v_mac_f32_e32 v66, v209, v150
	v_mac_f32_e32 v65, v209, v151
	v_mac_f32_e32 v64, v209, v152
	v_mac_f32_e32 v63, v209, v153
	v_mac_f32_e32 v62, v209, v154
	v_mac_f32_e32 v61, v209, v155
	v_mac_f32_e32 v60, v209, v156
	v_mac_f32_e32 v59, v209, v157
	v_mac_f32_e32 v58, v209, v158
	v_mac_f32_e32 v57, v209, v159
	v_mac_f32_e32 v56, v209, v160
	v_mac_f32_e32 v55, v209, v161
	v_mac_f32_e32 v54, v209, v162
	v_mac_f32_e32 v53, v209, v163
	v_mac_f32_e32 v52, v209, v164
	v_mac_f32_e32 v51, v209, v165
	v_mac_f32_e32 v50, v209, v166
	v_mac_f32_e32 v48, v209, v167
	v_mac_f32_e32 v47, v209, v168
	v_mac_f32_e32 v46, v209, v169
	v_mac_f32_e32 v45, v209, v170
	v_mac_f32_e32 v44, v209, v171
	v_mac_f32_e32 v43, v209, v172
	v_mac_f32_e32 v42, v209, v173
	v_mac_f32_e32 v41, v209, v174
	v_mac_f32_e32 v40, v209, v175
	v_mac_f32_e32 v39, v209, v176
	v_mac_f32_e32 v38, v209, v177
	v_mac_f32_e32 v37, v209, v178
	v_mac_f32_e32 v36, v209, v179
	v_mac_f32_e32 v35, v209, v180
	s_waitcnt lgkmcnt(13)
	v_mac_f32_e32 v34, v209, v181
	v_mac_f32_e32 v33, v209, v182
	s_waitcnt lgkmcnt(12)
	v_mac_f32_e32 v32, v209, v183
	v_mac_f32_e32 v31, v209, v184
	s_waitcnt lgkmcnt(11)
	v_mac_f32_e32 v30, v209, v185
	v_mac_f32_e32 v29, v209, v186
	s_waitcnt lgkmcnt(10)
	v_mac_f32_e32 v28, v209, v187
	v_mac_f32_e32 v27, v209, v188
	s_waitcnt lgkmcnt(9)
	v_mac_f32_e32 v26, v209, v189
	v_mac_f32_e32 v25, v209, v190
	s_waitcnt lgkmcnt(8)
	v_mac_f32_e32 v24, v209, v191
	v_mac_f32_e32 v23, v209, v192
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v22, v209, v193
	v_mac_f32_e32 v21, v209, v194
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v20, v209, v195
	v_mac_f32_e32 v19, v209, v196
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v18, v209, v197
	v_mac_f32_e32 v17, v209, v198
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v16, v209, v199
	v_mac_f32_e32 v15, v209, v200
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v209, v201
	v_mac_f32_e32 v13, v209, v202
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v12, v209, v203
	v_mac_f32_e32 v11, v209, v204
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v10, v209, v205
	v_mac_f32_e32 v9, v209, v206
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v8, v209, v207
	v_mac_f32_e32 v6, v209, v208
	.loc	0 95
	v_add_f32_e32 v7, v7, v209
	.loc	0 93
	s_cbranch_scc0 .LBB0_9
; %bb.10:                               ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 73
	v_mov_b32_e32 v144, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v3, vcc, v3, v144, vcc
	s_add_i32 s23, s23, 32
	s_add_i32 s24, s24, 32
	v_add_u32_e32 v4, vcc, s2, v4
	s_cmp_ge_i32 s23, s21
	v_addc_u32_e32 v5, vcc, v5, v144, vcc
	.loc	0 98
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	0 73
	s_cbranch_scc1 .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 0
	v_mov_b32_e32 v145, v143
	s_branch .LBB0_2
.LBB0_12:
	v_cmp_gt_i32_e32 vcc, s20, v49
	.loc	0 103
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	0 102
	v_div_scale_f32 v0, s[2:3], v7, v7, v71
	v_div_scale_f32 v3, vcc, v71, v7, v71
	.loc	0 104
	s_movk_i32 s6, 0x50
	s_movk_i32 s7, 0x60
	s_movk_i32 s8, 0x70
	s_movk_i32 s9, 0x80
	s_movk_i32 s10, 0xb0
	s_movk_i32 s11, 0xc0
	s_movk_i32 s12, 0xd0
	s_movk_i32 s13, 0xe0
	.loc	0 102
	v_rcp_f32_e32 v4, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v0, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v49, -v0, v5, v3
	v_fma_f32 v5, v49, v4, v5
	v_fma_f32 v0, -v0, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v3, s[2:3], v7, v7, v70
	v_div_fmas_f32 v0, v0, v4, v5
	v_div_scale_f32 v4, vcc, v70, v7, v70
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v0, v0, v7, v71
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v49, -v3, v5, 1.0
	v_fma_f32 v5, v49, v5, v5
	v_mul_f32_e32 v49, v4, v5
	v_fma_f32 v71, -v3, v49, v4
	v_fma_f32 v49, v71, v5, v49
	v_fma_f32 v3, -v3, v49, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v4, s[2:3], v7, v7, v69
	v_div_fmas_f32 v3, v3, v5, v49
	v_div_scale_f32 v5, vcc, v69, v7, v69
	v_cndmask_b32_e64 v0, 0, v0, s[0:1]
	v_rcp_f32_e32 v49, v4
	v_div_fixup_f32 v3, v3, v7, v70
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v70, -v4, v49, 1.0
	v_fma_f32 v49, v70, v49, v49
	v_mul_f32_e32 v70, v5, v49
	v_fma_f32 v71, -v4, v70, v5
	v_fma_f32 v70, v71, v49, v70
	v_fma_f32 v4, -v4, v70, v5
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v5, s[2:3], v7, v7, v68
	v_div_fmas_f32 v4, v4, v49, v70
	v_div_scale_f32 v49, vcc, v68, v7, v68
	v_rcp_f32_e32 v70, v5
	v_div_fixup_f32 v4, v4, v7, v69
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v69, -v5, v70, 1.0
	v_fma_f32 v69, v69, v70, v70
	v_mul_f32_e32 v70, v49, v69
	v_fma_f32 v71, -v5, v70, v49
	v_fma_f32 v70, v71, v69, v70
	v_fma_f32 v5, -v5, v70, v49
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v49, s[2:3], v7, v7, v67
	v_div_fmas_f32 v5, v5, v69, v70
	v_div_scale_f32 v69, vcc, v67, v7, v67
	v_rcp_f32_e32 v70, v49
	v_div_fixup_f32 v5, v5, v7, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v68, -v49, v70, 1.0
	v_fma_f32 v68, v68, v70, v70
	v_mul_f32_e32 v70, v69, v68
	v_fma_f32 v71, -v49, v70, v69
	v_fma_f32 v70, v71, v68, v70
	v_fma_f32 v49, -v49, v70, v69
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v66
	v_div_fmas_f32 v49, v49, v68, v70
	v_div_scale_f32 v68, vcc, v66, v7, v66
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v49, v49, v7, v67
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v65
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v65, v7, v65
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v66, v67, v7, v66
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v64
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v64, v7, v64
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v65, v67, v7, v65
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v63
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v63, v7, v63
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v64, v67, v7, v64
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v62
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v62, v7, v62
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v63, v67, v7, v63
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v61
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v61, v7, v61
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v62, v67, v7, v62
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v60
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v60, v7, v60
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v61, v67, v7, v61
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v59
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v59, v7, v59
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v60, v67, v7, v60
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v58
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v58, v7, v58
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v59, v67, v7, v59
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v57
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v57, v7, v57
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v58, v67, v7, v58
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v56
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v56, v7, v56
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v57, v67, v7, v57
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v55
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v55, v7, v55
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v56, v67, v7, v56
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v54
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v54, v7, v54
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v55, v67, v7, v55
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v53
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v53, v7, v53
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v54, v67, v7, v54
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v52
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v52, v7, v52
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v53, v67, v7, v53
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v51
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v51, v7, v51
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v52, v67, v7, v52
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v50
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v50, v7, v50
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v51, v67, v7, v51
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v48
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v48, v7, v48
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v50, v67, v7, v50
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v47
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v47, v7, v47
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v48, v67, v7, v48
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v46
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v46, v7, v46
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v47, v67, v7, v47
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v45
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v45, v7, v45
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v46, v67, v7, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v44
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v44, v7, v44
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v45, v67, v7, v45
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v43
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v43, v7, v43
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v44, v67, v7, v44
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v42
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v42, v7, v42
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v43, v67, v7, v43
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v41
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v41, v7, v41
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v42, v67, v7, v42
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v40
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v40, v7, v40
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v41, v67, v7, v41
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v39
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v39, v7, v39
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v40, v67, v7, v40
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v38
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v38, v7, v38
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v39, v67, v7, v39
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v37
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v37, v7, v37
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v38, v67, v7, v38
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v36
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v36, v7, v36
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v37, v67, v7, v37
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v35
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v35, v7, v35
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v36, v67, v7, v36
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v34
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v34, v7, v34
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v35, v67, v7, v35
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v33
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v33, v7, v33
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v34, v67, v7, v34
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v32
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v32, v7, v32
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v33, v67, v7, v33
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v31
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v31, v7, v31
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v32, v67, v7, v32
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v30
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v30, v7, v30
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v31, v67, v7, v31
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v29
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v29, v7, v29
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v30, v67, v7, v30
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v28
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v28, v7, v28
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v29, v67, v7, v29
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v27
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v27, v7, v27
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v28, v67, v7, v28
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v26
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v26, v7, v26
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v27, v67, v7, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v25
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v25, v7, v25
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v26, v67, v7, v26
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v69, v70, 1.0
	v_fma_f32 v67, v67, v70, v70
	v_mul_f32_e32 v70, v68, v67
	v_fma_f32 v71, -v69, v70, v68
	v_fma_f32 v70, v71, v67, v70
	v_fma_f32 v68, -v69, v70, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v24
	v_div_fmas_f32 v67, v68, v67, v70
	v_div_scale_f32 v68, vcc, v24, v7, v24
	v_rcp_f32_e32 v70, v69
	v_div_fixup_f32 v83, v67, v7, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v25, -v69, v70, 1.0
	v_fma_f32 v25, v25, v70, v70
	v_mul_f32_e32 v67, v68, v25
	v_fma_f32 v70, -v69, v67, v68
	v_fma_f32 v67, v70, v25, v67
	v_fma_f32 v68, -v69, v67, v68
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v69, s[2:3], v7, v7, v23
	v_div_fmas_f32 v25, v68, v25, v67
	v_div_scale_f32 v67, vcc, v23, v7, v23
	v_rcp_f32_e32 v68, v69
	v_div_fixup_f32 v84, v25, v7, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v69, v68, 1.0
	v_fma_f32 v24, v24, v68, v68
	v_mul_f32_e32 v25, v67, v24
	v_fma_f32 v68, -v69, v25, v67
	v_fma_f32 v25, v68, v24, v25
	v_fma_f32 v67, -v69, v25, v67
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v68, s[2:3], v7, v7, v22
	v_div_fmas_f32 v24, v67, v24, v25
	v_div_scale_f32 v25, vcc, v22, v7, v22
	v_rcp_f32_e32 v67, v68
	v_div_fixup_f32 v85, v24, v7, v23
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v23, -v68, v67, 1.0
	v_fma_f32 v23, v23, v67, v67
	v_mul_f32_e32 v24, v25, v23
	v_fma_f32 v67, -v68, v24, v25
	v_fma_f32 v24, v67, v23, v24
	v_fma_f32 v25, -v68, v24, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v67, s[2:3], v7, v7, v21
	v_div_fmas_f32 v23, v25, v23, v24
	v_div_scale_f32 v24, vcc, v21, v7, v21
	v_rcp_f32_e32 v25, v67
	v_div_fixup_f32 v86, v23, v7, v22
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v22, -v67, v25, 1.0
	v_fma_f32 v22, v22, v25, v25
	v_mul_f32_e32 v23, v24, v22
	v_fma_f32 v25, -v67, v23, v24
	v_fma_f32 v23, v25, v22, v23
	v_fma_f32 v24, -v67, v23, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v25, s[2:3], v7, v7, v20
	v_div_fmas_f32 v22, v24, v22, v23
	v_div_scale_f32 v23, vcc, v20, v7, v20
	v_rcp_f32_e32 v24, v25
	v_div_fixup_f32 v87, v22, v7, v21
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v21, -v25, v24, 1.0
	v_fma_f32 v21, v21, v24, v24
	v_mul_f32_e32 v22, v23, v21
	v_fma_f32 v24, -v25, v22, v23
	v_fma_f32 v22, v24, v21, v22
	v_fma_f32 v23, -v25, v22, v23
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v24, s[2:3], v7, v7, v19
	v_div_fmas_f32 v21, v23, v21, v22
	v_div_scale_f32 v22, vcc, v19, v7, v19
	v_rcp_f32_e32 v23, v24
	v_div_fixup_f32 v88, v21, v7, v20
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v20, -v24, v23, 1.0
	v_fma_f32 v20, v20, v23, v23
	v_mul_f32_e32 v21, v22, v20
	v_fma_f32 v23, -v24, v21, v22
	v_fma_f32 v21, v23, v20, v21
	v_fma_f32 v22, -v24, v21, v22
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v23, s[2:3], v7, v7, v18
	v_div_fmas_f32 v20, v22, v20, v21
	v_div_scale_f32 v21, vcc, v18, v7, v18
	v_rcp_f32_e32 v22, v23
	v_div_fixup_f32 v89, v20, v7, v19
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v19, -v23, v22, 1.0
	v_fma_f32 v19, v19, v22, v22
	v_mul_f32_e32 v20, v21, v19
	v_fma_f32 v22, -v23, v20, v21
	v_fma_f32 v20, v22, v19, v20
	v_fma_f32 v21, -v23, v20, v21
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v22, s[2:3], v7, v7, v17
	v_div_fmas_f32 v19, v21, v19, v20
	v_div_scale_f32 v20, vcc, v17, v7, v17
	.loc	0 62
	s_load_dwordx2 s[2:3], s[4:5], 0x50
	.loc	0 102
	v_rcp_f32_e32 v21, v22
	v_div_fixup_f32 v90, v19, v7, v18
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v18, -v22, v21, 1.0
	v_fma_f32 v18, v18, v21, v21
	v_mul_f32_e32 v19, v20, v18
	v_fma_f32 v21, -v22, v19, v20
	v_fma_f32 v19, v21, v18, v19
	v_fma_f32 v20, -v22, v19, v20
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v22, s[4:5], v7, v7, v16
	v_div_fmas_f32 v23, v20, v18, v19
	v_div_scale_f32 v24, vcc, v16, v7, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s3
	v_add_u32_e64 v18, s[2:3], s2, v1
	v_addc_u32_e64 v19, s[2:3], v19, v2, s[2:3]
	.loc	0 104
	v_add_u32_e64 v20, s[2:3], 16, v18
	v_addc_u32_e64 v21, s[2:3], 0, v19, s[2:3]
	s_movk_i32 s4, 0x90
	s_movk_i32 s5, 0xa0
	.loc	0 102
	v_rcp_f32_e32 v1, v22
	v_div_fixup_f32 v91, v23, v7, v17
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v2, -v22, v1, 1.0
	v_fma_f32 v1, v2, v1, v1
	v_mul_f32_e32 v2, v24, v1
	v_fma_f32 v17, -v22, v2, v24
	v_fma_f32 v2, v17, v1, v2
	v_fma_f32 v17, -v22, v2, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v71, s[2:3], v7, v7, v15
	v_div_fmas_f32 v1, v17, v1, v2
	v_div_scale_f32 v2, vcc, v15, v7, v15
	.loc	0 104
	v_add_u32_e64 v22, s[2:3], 32, v18
	v_addc_u32_e64 v23, s[2:3], 0, v19, s[2:3]
	v_add_u32_e64 v24, s[2:3], 48, v18
	v_addc_u32_e64 v25, s[2:3], 0, v19, s[2:3]
	v_add_u32_e64 v67, s[2:3], 64, v18
	v_addc_u32_e64 v68, s[2:3], 0, v19, s[2:3]
	.loc	0 102
	v_rcp_f32_e32 v17, v71
	v_div_fixup_f32 v92, v1, v7, v16
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	.loc	0 104
	v_add_u32_e64 v69, s[2:3], s6, v18
	.loc	0 102
	v_fma_f32 v1, -v71, v17, 1.0
	v_fma_f32 v1, v1, v17, v17
	v_mul_f32_e32 v16, v2, v1
	v_fma_f32 v17, -v71, v16, v2
	v_fma_f32 v72, v17, v1, v16
	v_fma_f32 v2, -v71, v72, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	.loc	0 104
	v_addc_u32_e64 v70, s[2:3], 0, v19, s[2:3]
	.loc	0 102
	v_div_scale_f32 v77, s[2:3], v7, v7, v14
	v_div_fmas_f32 v1, v2, v1, v72
	v_div_scale_f32 v2, vcc, v14, v7, v14
	.loc	0 104
	v_add_u32_e64 v16, s[2:3], s7, v18
	v_addc_u32_e64 v17, s[2:3], 0, v19, s[2:3]
	v_add_u32_e64 v71, s[2:3], s8, v18
	v_addc_u32_e64 v72, s[2:3], 0, v19, s[2:3]
	v_add_u32_e64 v73, s[2:3], s9, v18
	v_addc_u32_e64 v74, s[2:3], 0, v19, s[2:3]
	.loc	0 102
	v_rcp_f32_e32 v78, v77
	v_div_fixup_f32 v15, v1, v7, v15
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	.loc	0 104
	v_add_u32_e64 v75, s[2:3], s4, v18
	.loc	0 102
	v_fma_f32 v1, -v77, v78, 1.0
	v_fma_f32 v1, v1, v78, v78
	v_mul_f32_e32 v78, v2, v1
	v_fma_f32 v79, -v77, v78, v2
	v_fma_f32 v78, v79, v1, v78
	v_fma_f32 v2, -v77, v78, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	.loc	0 104
	v_addc_u32_e64 v76, s[2:3], 0, v19, s[2:3]
	.loc	0 102
	v_div_scale_f32 v94, s[2:3], v7, v7, v13
	v_div_fmas_f32 v93, v2, v1, v78
	.loc	0 104
	v_add_u32_e32 v77, vcc, s5, v18
	v_addc_u32_e32 v78, vcc, 0, v19, vcc
	.loc	0 102
	v_div_scale_f32 v95, vcc, v13, v7, v13
	v_cndmask_b32_e64 v1, 0, v3, s[0:1]
	v_cndmask_b32_e64 v2, 0, v4, s[0:1]
	.loc	0 104
	v_add_u32_e64 v79, s[2:3], s10, v18
	v_addc_u32_e64 v80, s[2:3], 0, v19, s[2:3]
	v_add_u32_e64 v81, s[2:3], s11, v18
	.loc	0 102
	v_rcp_f32_e32 v3, v94
	v_div_fixup_f32 v4, v93, v7, v14
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	.loc	0 104
	v_addc_u32_e64 v82, s[2:3], 0, v19, s[2:3]
	.loc	0 102
	v_fma_f32 v14, -v94, v3, 1.0
	v_fma_f32 v3, v14, v3, v3
	v_mul_f32_e32 v14, v95, v3
	v_fma_f32 v93, -v94, v14, v95
	v_fma_f32 v14, v93, v3, v14
	v_fma_f32 v93, -v94, v14, v95
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v94, s[2:3], v7, v7, v12
	v_div_fmas_f32 v14, v93, v3, v14
	v_cndmask_b32_e64 v3, 0, v5, s[0:1]
	v_div_scale_f32 v5, vcc, v12, v7, v12
	.loc	0 104
	flat_store_dwordx4 v[18:19], v[0:3]
	.loc	0 102
	v_div_fixup_f32 v13, v14, v7, v13
	v_cndmask_b32_e64 v0, 0, v49, s[0:1]
	v_cndmask_b32_e64 v1, 0, v66, s[0:1]
	v_cndmask_b32_e64 v2, 0, v65, s[0:1]
	v_cndmask_b32_e64 v3, 0, v64, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[20:21], v[0:3]
	.loc	0 102
	v_rcp_f32_e32 v20, v94
	v_cndmask_b32_e64 v0, 0, v63, s[0:1]
	v_cndmask_b32_e64 v1, 0, v62, s[0:1]
	v_cndmask_b32_e64 v2, 0, v61, s[0:1]
	v_cndmask_b32_e64 v3, 0, v60, s[0:1]
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	.loc	0 104
	flat_store_dwordx4 v[22:23], v[0:3]
	.loc	0 102
	s_nop 0
	v_fma_f32 v0, -v94, v20, 1.0
	v_fma_f32 v0, v0, v20, v20
	v_mul_f32_e32 v1, v5, v0
	v_fma_f32 v2, -v94, v1, v5
	v_fma_f32 v1, v2, v0, v1
	v_fma_f32 v2, -v94, v1, v5
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v5, s[2:3], v7, v7, v11
	v_div_fmas_f32 v14, v2, v0, v1
	v_div_scale_f32 v20, vcc, v11, v7, v11
	v_cndmask_b32_e64 v0, 0, v59, s[0:1]
	v_cndmask_b32_e64 v1, 0, v58, s[0:1]
	v_cndmask_b32_e64 v2, 0, v57, s[0:1]
	v_cndmask_b32_e64 v3, 0, v56, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[24:25], v[0:3]
	.loc	0 102
	v_div_fixup_f32 v12, v14, v7, v12
	v_cndmask_b32_e64 v0, 0, v55, s[0:1]
	v_cndmask_b32_e64 v1, 0, v54, s[0:1]
	v_cndmask_b32_e64 v2, 0, v53, s[0:1]
	v_cndmask_b32_e64 v3, 0, v52, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[67:68], v[0:3]
	.loc	0 102
	s_nop 0
	v_rcp_f32_e32 v2, v5
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_cndmask_b32_e64 v0, 0, v51, s[0:1]
	v_cndmask_b32_e64 v1, 0, v50, s[0:1]
	v_fma_f32 v3, -v5, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v20, v2
	v_fma_f32 v14, -v5, v3, v20
	v_fma_f32 v3, v14, v2, v3
	v_fma_f32 v5, -v5, v3, v20
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v14, s[2:3], v7, v7, v10
	v_div_fmas_f32 v5, v5, v2, v3
	v_div_scale_f32 v20, vcc, v10, v7, v10
	v_cndmask_b32_e64 v2, 0, v48, s[0:1]
	v_cndmask_b32_e64 v3, 0, v47, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[69:70], v[0:3]
	.loc	0 102
	v_div_fixup_f32 v5, v5, v7, v11
	v_cndmask_b32_e64 v0, 0, v46, s[0:1]
	v_cndmask_b32_e64 v1, 0, v45, s[0:1]
	v_cndmask_b32_e64 v2, 0, v44, s[0:1]
	v_cndmask_b32_e64 v3, 0, v43, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[16:17], v[0:3]
	.loc	0 102
	v_rcp_f32_e32 v16, v14
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_cndmask_b32_e64 v0, 0, v42, s[0:1]
	v_cndmask_b32_e64 v1, 0, v41, s[0:1]
	v_fma_f32 v11, -v14, v16, 1.0
	v_fma_f32 v11, v11, v16, v16
	v_mul_f32_e32 v16, v20, v11
	v_fma_f32 v17, -v14, v16, v20
	v_fma_f32 v16, v17, v11, v16
	v_fma_f32 v14, -v14, v16, v20
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v17, s[2:3], v7, v7, v9
	v_div_fmas_f32 v11, v14, v11, v16
	v_div_scale_f32 v14, vcc, v9, v7, v9
	v_cndmask_b32_e64 v2, 0, v40, s[0:1]
	v_cndmask_b32_e64 v3, 0, v39, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[71:72], v[0:3]
	.loc	0 102
	v_div_fixup_f32 v16, v11, v7, v10
	v_cndmask_b32_e64 v0, 0, v38, s[0:1]
	v_cndmask_b32_e64 v1, 0, v37, s[0:1]
	v_cndmask_b32_e64 v2, 0, v36, s[0:1]
	v_cndmask_b32_e64 v3, 0, v35, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[73:74], v[0:3]
	.loc	0 102
	s_nop 0
	v_cndmask_b32_e64 v0, 0, v34, s[0:1]
	v_cndmask_b32_e64 v1, 0, v33, s[0:1]
	v_cndmask_b32_e64 v2, 0, v32, s[0:1]
	v_cndmask_b32_e64 v3, 0, v31, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[75:76], v[0:3]
	.loc	0 102
	s_nop 0
	v_rcp_f32_e32 v1, v17
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_cndmask_b32_e64 v0, 0, v30, s[0:1]
	v_fma_f32 v2, -v17, v1, 1.0
	v_fma_f32 v1, v2, v1, v1
	v_mul_f32_e32 v2, v14, v1
	v_fma_f32 v3, -v17, v2, v14
	v_fma_f32 v2, v3, v1, v2
	v_fma_f32 v3, -v17, v2, v14
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v10, s[2:3], v7, v7, v8
	v_div_fmas_f32 v11, v3, v1, v2
	v_div_scale_f32 v14, vcc, v8, v7, v8
	v_cndmask_b32_e64 v1, 0, v29, s[0:1]
	v_cndmask_b32_e64 v2, 0, v28, s[0:1]
	v_cndmask_b32_e64 v3, 0, v27, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[77:78], v[0:3]
	.loc	0 102
	v_div_fixup_f32 v17, v11, v7, v9
	v_cndmask_b32_e64 v0, 0, v26, s[0:1]
	v_cndmask_b32_e64 v1, 0, v83, s[0:1]
	v_cndmask_b32_e64 v2, 0, v84, s[0:1]
	v_cndmask_b32_e64 v3, 0, v85, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[79:80], v[0:3]
	.loc	0 102
	s_nop 0
	v_rcp_f32_e32 v3, v10
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_cndmask_b32_e64 v0, 0, v86, s[0:1]
	v_cndmask_b32_e64 v1, 0, v87, s[0:1]
	v_fma_f32 v9, -v10, v3, 1.0
	v_fma_f32 v3, v9, v3, v3
	v_mul_f32_e32 v9, v14, v3
	v_fma_f32 v11, -v10, v9, v14
	v_fma_f32 v9, v11, v3, v9
	v_fma_f32 v10, -v10, v9, v14
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v20, s[2:3], v7, v7, v6
	v_div_fmas_f32 v21, v10, v3, v9
	v_div_scale_f32 v22, vcc, v6, v7, v6
	v_cndmask_b32_e64 v9, 0, v4, s[0:1]
	v_cndmask_b32_e64 v11, 0, v12, s[0:1]
	v_cndmask_b32_e64 v12, 0, v5, s[0:1]
	v_cndmask_b32_e64 v2, 0, v88, s[0:1]
	v_cndmask_b32_e64 v3, 0, v89, s[0:1]
	.loc	0 104
	flat_store_dwordx4 v[81:82], v[0:3]
	.loc	0 102
	v_cndmask_b32_e64 v10, 0, v13, s[0:1]
	v_cndmask_b32_e64 v3, 0, v15, s[0:1]
	v_cndmask_b32_e64 v13, 0, v16, s[0:1]
	v_cndmask_b32_e64 v0, 0, v90, s[0:1]
	v_cndmask_b32_e64 v1, 0, v91, s[0:1]
	v_rcp_f32_e32 v4, v20
	v_cndmask_b32_e64 v2, 0, v92, s[0:1]
	v_div_fixup_f32 v5, v21, v7, v8
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v8, -v20, v4, 1.0
	v_fma_f32 v4, v8, v4, v4
	v_mul_f32_e32 v8, v22, v4
	v_fma_f32 v15, -v20, v8, v22
	v_fma_f32 v8, v15, v4, v8
	v_fma_f32 v15, -v20, v8, v22
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v8, v15, v4, v8
	.loc	0 104
	v_add_u32_e32 v4, vcc, s12, v18
	.loc	0 102
	v_cndmask_b32_e64 v15, 0, v5, s[0:1]
	.loc	0 104
	v_addc_u32_e32 v5, vcc, 0, v19, vcc
	v_add_u32_e32 v16, vcc, s13, v18
	.loc	0 102
	v_cndmask_b32_e64 v14, 0, v17, s[0:1]
	.loc	0 104
	v_addc_u32_e32 v17, vcc, 0, v19, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
	flat_store_dwordx4 v[16:17], v[9:12]
	v_add_u32_e32 v0, vcc, 0xf0, v18
	.loc	0 102
	v_div_fixup_f32 v1, v8, v7, v6
	v_cndmask_b32_e64 v16, 0, v1, s[0:1]
	.loc	0 104
	v_addc_u32_e32 v1, vcc, 0, v19, vcc
	.loc	0 105
	flat_store_dwordx4 v[0:1], v[13:16]
.LBB0_14:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v2
		.amdhsa_group_segment_fixed_size 24576
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 216
		.amdhsa_next_free_sgpr 51
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
	.size	attention_v2, .Lfunc_end0-attention_v2
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 13776
; NumSgprs: 53
; NumVgprs: 216
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 24576 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 53
; NumSGPRsForWavesPerEU: 53
; NumVGPRsForWavesPerEU: 216
; Occupancy: 1
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 24576
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 64
    .name:           attention_v2
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     53
    .sgpr_spill_count: 0
    .symbol:         attention_v2.kd
    .vgpr_count:     216
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

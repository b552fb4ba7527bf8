	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	attention_v2                    ; -- Begin function attention_v2
	.p2align	8
	.type	attention_v2,@function
attention_v2:                           ; @attention_v2
attention_v2$local:
	.type	attention_v2$local,@function
	.file	0 "." "<stdin>"
	.file	1 "attention_v2.cl"
	.loc	1 59
; %bb.0:
	.loc	1 62
	s_load_dwordx4 s[20:23], s[4:5], 0x8
	s_load_dwordx4 s[12:15], s[4:5], 0x20
	s_lshl_b32 s0, s6, 6
	.loc	1 63
	v_mov_b32_e32 v1, s8
	.loc	1 62
	v_or_b32_e32 v4, s0, v0
	.loc	1 63
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
	v_min_i32_e32 v3, s0, v4
	v_mad_i64_i32 v[1:2], s[0:1], s14, v3, v[1:2]
	.loc	1 73
	s_cmp_gt_i32 s21, 0
	s_mov_b32 s23, 0
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s21, 1
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
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
	v_mov_b32_e32 v30, 0
	s_cbranch_scc1 .LBB0_12
; %bb.1:
	.loc	1 0
	s_mov_b32 s2, s7
	.loc	1 62
	s_load_dwordx2 s[6:7], s[4:5], 0x18
	.loc	1 69
	s_movk_i32 s3, 0x70
	.loc	1 62
	s_load_dwordx8 s[12:19], s[4:5], 0x30
	.loc	1 73
	v_mov_b32_e32 v3, s8
	v_or_b32_e32 v136, 0xffffffc0, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s7
	v_add_u32_e32 v1, vcc, s6, v28
	v_addc_u32_e32 v2, vcc, v2, v29, vcc
	.loc	1 69
	v_add_u32_e32 v13, vcc, 48, v1
	v_addc_u32_e32 v14, vcc, 0, v2, vcc
	v_add_u32_e32 v5, vcc, 32, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	v_add_u32_e32 v9, vcc, 16, v1
	v_addc_u32_e32 v10, vcc, 0, v2, vcc
	v_add_u32_e32 v25, vcc, 64, v1
	v_addc_u32_e32 v26, vcc, 0, v2, vcc
	v_add_u32_e32 v34, vcc, s3, v1
	v_addc_u32_e32 v35, vcc, 0, v2, vcc
	s_movk_i32 s3, 0x60
	v_add_u32_e32 v21, vcc, s3, v1
	v_addc_u32_e32 v22, vcc, 0, v2, vcc
	s_movk_i32 s3, 0x50
	v_add_u32_e32 v30, vcc, s3, v1
	v_addc_u32_e32 v31, vcc, 0, v2, vcc
	s_movk_i32 s3, 0x80
	flat_load_dwordx4 v[5:8], v[5:6]
	flat_load_dwordx4 v[9:12], v[9:10]
	flat_load_dwordx4 v[13:16], v[13:14]
	flat_load_dwordx4 v[17:20], v[1:2]
	flat_load_dwordx4 v[21:24], v[21:22]
	flat_load_dwordx4 v[30:33], v[30:31]
	flat_load_dwordx4 v[34:37], v[34:35]
	flat_load_dwordx4 v[38:41], v[25:26]
	v_add_u32_e32 v25, vcc, s3, v1
	v_addc_u32_e32 v26, vcc, 0, v2, vcc
	s_movk_i32 s3, 0xb0
	v_add_u32_e32 v42, vcc, s3, v1
	v_addc_u32_e32 v43, vcc, 0, v2, vcc
	s_movk_i32 s3, 0xa0
	v_add_u32_e32 v50, vcc, s3, v1
	v_addc_u32_e32 v51, vcc, 0, v2, vcc
	s_movk_i32 s3, 0x90
	flat_load_dwordx4 v[42:45], v[42:43]
	flat_load_dwordx4 v[46:49], v[25:26]
	v_add_u32_e32 v25, vcc, s3, v1
	v_addc_u32_e32 v26, vcc, 0, v2, vcc
	s_movk_i32 s3, 0xc0
	flat_load_dwordx4 v[50:53], v[50:51]
	flat_load_dwordx4 v[54:57], v[25:26]
	v_add_u32_e32 v25, vcc, s3, v1
	v_addc_u32_e32 v26, vcc, 0, v2, vcc
	s_movk_i32 s6, 0xd0
	v_add_u32_e32 v62, vcc, s6, v1
	s_movk_i32 s3, 0xe0
	v_addc_u32_e32 v63, vcc, 0, v2, vcc
	flat_load_dwordx4 v[58:61], v[25:26]
	flat_load_dwordx4 v[62:65], v[62:63]
	v_add_u32_e32 v25, vcc, s3, v1
	v_addc_u32_e32 v26, vcc, 0, v2, vcc
	s_movk_i32 s3, 0xf0
	v_add_u32_e32 v1, vcc, s3, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[66:69], v[25:26]
	flat_load_dwordx4 v[132:135], v[1:2]
	.loc	1 64
	v_mov_b32_e32 v1, s2
	v_mad_u64_u32 v[1:2], s[6:7], s17, v1, 0
	s_ashr_i32 s3, s17, 31
	s_mul_i32 s3, s3, s2
	v_add_u32_e32 v2, vcc, s3, v2
	.loc	1 73
	v_mad_u64_u32 v[1:2], s[2:3], s16, v3, v[1:2]
	.loc	1 64
	s_ashr_i32 s6, s16, 31
	.loc	1 73
	s_mul_i32 s6, s6, s8
	v_add_u32_e32 v2, vcc, s6, v2
	v_lshlrev_b32_e32 v137, 2, v0
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, vcc, s12, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	s_ashr_i32 s19, s18, 31
	v_add_u32_e32 v2, vcc, s14, v2
	.loc	1 0
	s_mov_b32 s24, 0
	.loc	1 73
	s_lshl_b64 s[2:3], s[18:19], 7
	s_lshl_b64 s[6:7], s[18:19], 2
	v_or_b32_e32 v138, 0x4000, v137
	.loc	1 69
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v80, s22, v5
	.loc	1 73
	v_mov_b32_e32 v5, s15
	.loc	1 69
	v_mul_f32_e32 v76, s22, v9
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v72, s22, v17
	v_mul_f32_e32 v73, s22, v18
	v_mul_f32_e32 v74, s22, v19
	v_mul_f32_e32 v75, s22, v20
	v_mul_f32_e32 v77, s22, v10
	v_mul_f32_e32 v78, s22, v11
	v_mul_f32_e32 v79, s22, v12
	v_mul_f32_e32 v81, s22, v6
	v_mul_f32_e32 v82, s22, v7
	v_mul_f32_e32 v83, s22, v8
	v_mul_f32_e32 v84, s22, v13
	v_mul_f32_e32 v85, s22, v14
	v_mul_f32_e32 v86, s22, v15
	v_mul_f32_e32 v87, s22, v16
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v88, s22, v38
	v_mul_f32_e32 v89, s22, v39
	v_mul_f32_e32 v90, s22, v40
	v_mul_f32_e32 v91, s22, v41
	v_mul_f32_e32 v92, s22, v30
	v_mul_f32_e32 v93, s22, v31
	v_mul_f32_e32 v94, s22, v32
	v_mul_f32_e32 v95, s22, v33
	v_mul_f32_e32 v96, s22, v21
	v_mul_f32_e32 v97, s22, v22
	v_mul_f32_e32 v98, s22, v23
	v_mul_f32_e32 v99, s22, v24
	v_mul_f32_e32 v100, s22, v34
	v_mul_f32_e32 v101, s22, v35
	v_mul_f32_e32 v102, s22, v36
	v_mul_f32_e32 v103, s22, v37
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v104, s22, v46
	v_mul_f32_e32 v105, s22, v47
	v_mul_f32_e32 v106, s22, v48
	v_mul_f32_e32 v107, s22, v49
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v108, s22, v54
	v_mul_f32_e32 v109, s22, v55
	v_mul_f32_e32 v110, s22, v56
	v_mul_f32_e32 v111, s22, v57
	v_mul_f32_e32 v112, s22, v50
	v_mul_f32_e32 v113, s22, v51
	v_mul_f32_e32 v114, s22, v52
	v_mul_f32_e32 v115, s22, v53
	v_mul_f32_e32 v116, s22, v42
	v_mul_f32_e32 v117, s22, v43
	v_mul_f32_e32 v118, s22, v44
	v_mul_f32_e32 v119, s22, v45
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v120, s22, v58
	v_mul_f32_e32 v121, s22, v59
	v_mul_f32_e32 v122, s22, v60
	v_mul_f32_e32 v123, s22, v61
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v124, s22, v62
	v_mul_f32_e32 v125, s22, v63
	v_mul_f32_e32 v126, s22, v64
	v_mul_f32_e32 v127, s22, v65
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v128, s22, v66
	v_mul_f32_e32 v129, s22, v67
	v_mul_f32_e32 v130, s22, v68
	v_mul_f32_e32 v131, s22, v69
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v132, s22, v132
	v_mul_f32_e32 v133, s22, v133
	v_mul_f32_e32 v134, s22, v134
	v_mul_f32_e32 v135, s22, v135
	.loc	1 73
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	1 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v139, 0xff800000
	s_movk_i32 s12, 0x7bf
	s_mov_b32 s13, 0xff800000
	s_mov_b32 s14, 0xc2aeac4f
	s_mov_b32 s15, 0x42b17218
	v_mov_b32_e32 v140, 0x7f800000
	s_movk_i32 s16, 0x2000
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
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
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
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v143, 0xff800000
	v_mov_b32_e32 v31, 0
	s_mov_b32 m0, -1
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_7 Depth 2
                                        ;     Child Loop BB0_9 Depth 2
	s_mov_b64 s[8:9], 0
	s_mov_b32 s17, s24
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v141, v137
	v_mov_b32_e32 v142, v136
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=2
	.loc	1 74
	v_add_u32_e32 v142, vcc, 64, v142
	s_add_u32 s10, s10, s6
	s_addc_u32 s11, s11, s7
	s_add_i32 s17, s17, 1
	v_cmp_lt_u32_e32 vcc, s12, v142
	.loc	1 76
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v141, v144, v145 offset1:32
	s_or_b64 s[8:9], vcc, s[8:9]
	.loc	1 74
	v_add_u32_e32 v141, vcc, 0x100, v141
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_6
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 76
	s_cmp_ge_i32 s17, s21
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	s_cbranch_scc1 .LBB0_3
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=2
	v_mov_b32_e32 v146, s11
	v_add_u32_e32 v144, vcc, s10, v0
	v_addc_u32_e32 v145, vcc, v1, v146, vcc
	flat_load_dword v144, v[144:145]
	.loc	1 77
	v_add_u32_e32 v145, vcc, s10, v2
	v_addc_u32_e32 v146, vcc, v3, v146, vcc
	flat_load_dword v145, v[145:146]
	s_branch .LBB0_3
.LBB0_6:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0
	v_mov_b32_e32 v141, v143
	.loc	1 79
	s_waitcnt lgkmcnt(0)
	; wave barrier
.LBB0_7:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 84
	v_mov_b32_e32 v204, s8
	.loc	1 86
	v_mul_f32_e32 v207, 1.0, v141
	.loc	1 84
	ds_read2_b32 v[141:142], v204 offset1:1
	ds_read2_b32 v[144:145], v204 offset0:2 offset1:3
	ds_read2_b32 v[146:147], v204 offset0:4 offset1:5
	ds_read2_b32 v[148:149], v204 offset0:6 offset1:7
	ds_read2_b32 v[150:151], v204 offset0:8 offset1:9
	ds_read2_b32 v[152:153], v204 offset0:10 offset1:11
	ds_read2_b32 v[154:155], v204 offset0:12 offset1:13
	ds_read2_b32 v[156:157], v204 offset0:14 offset1:15
	ds_read2_b32 v[158:159], v204 offset0:16 offset1:17
	ds_read2_b32 v[160:161], v204 offset0:18 offset1:19
	ds_read2_b32 v[162:163], v204 offset0:20 offset1:21
	ds_read2_b32 v[164:165], v204 offset0:22 offset1:23
	ds_read2_b32 v[166:167], v204 offset0:24 offset1:25
	ds_read2_b32 v[168:169], v204 offset0:26 offset1:27
	ds_read2_b32 v[170:171], v204 offset0:28 offset1:29
	ds_read2_b32 v[172:173], v204 offset0:30 offset1:31
	ds_read2_b32 v[174:175], v204 offset0:32 offset1:33
	ds_read2_b32 v[176:177], v204 offset0:34 offset1:35
	ds_read2_b32 v[178:179], v204 offset0:36 offset1:37
	ds_read2_b32 v[180:181], v204 offset0:38 offset1:39
	ds_read2_b32 v[182:183], v204 offset0:40 offset1:41
	ds_read2_b32 v[184:185], v204 offset0:42 offset1:43
	ds_read2_b32 v[186:187], v204 offset0:44 offset1:45
	ds_read2_b32 v[188:189], v204 offset0:46 offset1:47
	ds_read2_b32 v[190:191], v204 offset0:48 offset1:49
	ds_read2_b32 v[192:193], v204 offset0:50 offset1:51
	ds_read2_b32 v[194:195], v204 offset0:52 offset1:53
	ds_read2_b32 v[196:197], v204 offset0:54 offset1:55
	ds_read2_b32 v[198:199], v204 offset0:56 offset1:57
	ds_read2_b32 v[200:201], v204 offset0:58 offset1:59
	ds_read2_b32 v[202:203], v204 offset0:60 offset1:61
	ds_read2_b32 v[204:205], v204 offset0:62 offset1:63
	s_waitcnt lgkmcnt(14)
	v_mul_f32_e32 v141, v72, v141
	v_mul_f32_e32 v142, v73, v142
	v_add_f32_e32 v141, 0, v141
	v_mul_f32_e32 v144, v74, v144
	v_add_f32_e32 v141, v142, v141
	v_mul_f32_e32 v145, v75, v145
	v_add_f32_e32 v141, v144, v141
	v_mul_f32_e32 v146, v76, v146
	v_add_f32_e32 v141, v145, v141
	v_mul_f32_e32 v147, v77, v147
	v_add_f32_e32 v141, v146, v141
	v_mul_f32_e32 v148, v78, v148
	v_add_f32_e32 v141, v147, v141
	v_mul_f32_e32 v149, v79, v149
	v_add_f32_e32 v141, v148, v141
	v_mul_f32_e32 v150, v80, v150
	v_add_f32_e32 v141, v149, v141
	v_mul_f32_e32 v151, v81, v151
	v_add_f32_e32 v141, v150, v141
	v_mul_f32_e32 v152, v82, v152
	v_add_f32_e32 v141, v151, v141
	v_mul_f32_e32 v153, v83, v153
	v_add_f32_e32 v141, v152, v141
	v_mul_f32_e32 v154, v84, v154
	v_add_f32_e32 v141, v153, v141
	v_mul_f32_e32 v155, v85, v155
	v_add_f32_e32 v141, v154, v141
	v_mul_f32_e32 v156, v86, v156
	v_add_f32_e32 v141, v155, v141
	v_mul_f32_e32 v157, v87, v157
	v_add_f32_e32 v141, v156, v141
	v_mul_f32_e32 v158, v88, v158
	v_add_f32_e32 v141, v157, v141
	v_mul_f32_e32 v159, v89, v159
	v_add_f32_e32 v141, v158, v141
	v_mul_f32_e32 v160, v90, v160
	v_add_f32_e32 v141, v159, v141
	v_mul_f32_e32 v161, v91, v161
	v_add_f32_e32 v141, v160, v141
	v_mul_f32_e32 v162, v92, v162
	v_add_f32_e32 v141, v161, v141
	v_mul_f32_e32 v163, v93, v163
	v_add_f32_e32 v141, v162, v141
	v_mul_f32_e32 v164, v94, v164
	v_add_f32_e32 v141, v163, v141
	v_mul_f32_e32 v165, v95, v165
	v_add_f32_e32 v141, v164, v141
	v_mul_f32_e32 v166, v96, v166
	v_add_f32_e32 v141, v165, v141
	v_mul_f32_e32 v167, v97, v167
	v_add_f32_e32 v141, v166, v141
	v_mul_f32_e32 v168, v98, v168
	v_add_f32_e32 v141, v167, v141
	v_mul_f32_e32 v169, v99, v169
	v_add_f32_e32 v141, v168, v141
	v_mul_f32_e32 v170, v100, v170
	v_add_f32_e32 v141, v169, v141
	v_mul_f32_e32 v171, v101, v171
	v_add_f32_e32 v141, v170, v141
	v_mul_f32_e32 v172, v102, v172
	v_add_f32_e32 v141, v171, v141
	v_mul_f32_e32 v173, v103, v173
	v_add_f32_e32 v141, v172, v141
	v_mul_f32_e32 v174, v104, v174
	v_add_f32_e32 v141, v173, v141
	v_mul_f32_e32 v175, v105, v175
	v_add_f32_e32 v141, v174, v141
	v_mul_f32_e32 v176, v106, v176
	v_add_f32_e32 v141, v175, v141
	v_mul_f32_e32 v177, v107, v177
	v_add_f32_e32 v141, v176, v141
	s_waitcnt lgkmcnt(13)
	v_mul_f32_e32 v178, v108, v178
	v_add_f32_e32 v141, v177, v141
	v_mul_f32_e32 v179, v109, v179
	v_add_f32_e32 v141, v178, v141
	s_waitcnt lgkmcnt(12)
	v_mul_f32_e32 v180, v110, v180
	v_add_f32_e32 v141, v179, v141
	v_mul_f32_e32 v181, v111, v181
	v_add_f32_e32 v141, v180, v141
	s_waitcnt lgkmcnt(11)
	v_mul_f32_e32 v182, v112, v182
	v_add_f32_e32 v141, v181, v141
	v_mul_f32_e32 v183, v113, v183
	v_add_f32_e32 v141, v182, v141
	s_waitcnt lgkmcnt(10)
	v_mul_f32_e32 v184, v114, v184
	v_add_f32_e32 v141, v183, v141
	v_mul_f32_e32 v185, v115, v185
	v_add_f32_e32 v141, v184, v141
	s_waitcnt lgkmcnt(9)
	v_mul_f32_e32 v186, v116, v186
	v_add_f32_e32 v141, v185, v141
	v_mul_f32_e32 v187, v117, v187
	v_add_f32_e32 v141, v186, v141
	s_waitcnt lgkmcnt(8)
	v_mul_f32_e32 v188, v118, v188
	v_add_f32_e32 v141, v187, v141
	v_mul_f32_e32 v189, v119, v189
	v_add_f32_e32 v141, v188, v141
	s_waitcnt lgkmcnt(7)
	v_mul_f32_e32 v190, v120, v190
	v_add_f32_e32 v141, v189, v141
	v_mul_f32_e32 v191, v121, v191
	v_add_f32_e32 v141, v190, v141
	s_waitcnt lgkmcnt(6)
	v_mul_f32_e32 v192, v122, v192
	v_add_f32_e32 v141, v191, v141
	v_mul_f32_e32 v193, v123, v193
	v_add_f32_e32 v141, v192, v141
	s_waitcnt lgkmcnt(5)
	v_mul_f32_e32 v194, v124, v194
	v_add_f32_e32 v141, v193, v141
	v_mul_f32_e32 v195, v125, v195
	v_add_f32_e32 v141, v194, v141
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v196, v126, v196
	v_add_f32_e32 v141, v195, v141
	v_mul_f32_e32 v197, v127, v197
	v_add_f32_e32 v141, v196, v141
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v198, v128, v198
	v_add_f32_e32 v141, v197, v141
	v_mul_f32_e32 v199, v129, v199
	v_add_f32_e32 v141, v198, v141
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v200, v130, v200
	v_add_f32_e32 v141, v199, v141
	v_mul_f32_e32 v201, v131, v201
	v_add_f32_e32 v141, v200, v141
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v202, v132, v202
	v_add_f32_e32 v141, v201, v141
	v_mul_f32_e32 v203, v133, v203
	v_add_f32_e32 v141, v202, v141
	.loc	1 85
	s_add_i32 s10, s23, s9
	.loc	1 84
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v204, v134, v204
	v_add_f32_e32 v141, v203, v141
	.loc	1 85
	v_add_u32_e32 v206, vcc, s8, v138
	s_cmp_lt_i32 s10, s21
	.loc	1 84
	v_mul_f32_e32 v205, v135, v205
	v_add_f32_e32 v141, v204, v141
	v_add_f32_e32 v141, v205, v141
	.loc	1 85
	s_cselect_b64 vcc, -1, 0
	.loc	1 82
	s_add_i32 s9, s9, 1
	s_addk_i32 s8, 0x100
	.loc	1 85
	v_cndmask_b32_e32 v141, v139, v141, vcc
	.loc	1 82
	s_cmp_lg_u32 s9, 32
	.loc	1 85
	ds_write_b32 v206, v141
	.loc	1 86
	v_max_f32_e32 v141, v207, v141
	.loc	1 82
	s_cbranch_scc1 .LBB0_7
; %bb.8:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 88
	v_cmp_neq_f32_e32 vcc, s13, v141
	v_cndmask_b32_e32 v142, 0, v141, vcc
	.loc	1 89
	v_sub_f32_e32 v143, v143, v142
	v_cmp_gt_f32_e32 vcc, 0, v143
	v_cndmask_b32_e64 v144, 0.5, -0.5, vcc
	v_mul_f32_e32 v145, 0x3fb8aa3b, v143
	v_add_f32_e32 v144, v145, v144
	v_cvt_i32_f32_e32 v144, v144
	v_cvt_f32_i32_e32 v145, v144
	v_lshlrev_b32_e32 v144, 23, v144
	v_mul_f32_e32 v146, 0xbf317180, v145
	v_mul_f32_e32 v145, 0xb717f7d1, v145
	v_add_f32_e32 v146, v146, v143
	v_add_f32_e32 v147, v146, v145
	v_mul_f32_e32 v148, v147, v147
	v_mul_f32_e32 v149, 0x3331bb4c, v148
	v_add_f32_e32 v149, 0xb5ddea0e, v149
	v_mul_f32_e32 v149, v148, v149
	v_add_f32_e32 v149, 0x388ab355, v149
	v_mul_f32_e32 v149, v148, v149
	v_add_f32_e32 v149, 0xbb360b61, v149
	v_mul_f32_e32 v149, v148, v149
	v_add_f32_e32 v149, 0x3e2aaaab, v149
	v_mul_f32_e32 v148, v148, v149
	v_sub_f32_e32 v148, v147, v148
	v_mul_f32_e32 v147, v147, v148
	v_sub_f32_e32 v148, 2.0, v148
	v_div_scale_f32 v149, s[8:9], v148, v148, v147
	v_div_scale_f32 v150, vcc, v147, v148, v147
	s_mov_b32 s8, 0
	v_rcp_f32_e32 v151, v149
	v_fma_f32 v152, -v149, v151, 1.0
	v_fma_f32 v151, v152, v151, v151
	v_mul_f32_e32 v152, v150, v151
	v_fma_f32 v153, -v149, v152, v150
	v_fma_f32 v152, v153, v151, v152
	v_fma_f32 v149, -v149, v152, v150
	v_div_fmas_f32 v149, v149, v151, v152
	v_div_fixup_f32 v147, v149, v148, v147
	v_sub_f32_e64 v145, -v145, v147
	v_sub_f32_e32 v145, v146, v145
	v_add_f32_e32 v145, 1.0, v145
	v_add_u32_e32 v144, vcc, v144, v145
	v_cmp_ngt_f32_e32 vcc, s14, v143
	v_cndmask_b32_e32 v144, 0, v144, vcc
	v_cmp_gt_f32_e32 vcc, s15, v143
	v_cndmask_b32_e32 v144, v140, v144, vcc
	v_cmp_o_f32_e32 vcc, v143, v143
	v_cndmask_b32_e32 v143, v143, v144, vcc
	.loc	1 92
	v_mul_f32_e32 v71, v143, v71
	v_mul_f32_e32 v70, v143, v70
	v_mul_f32_e32 v69, v143, v69
	v_mul_f32_e32 v68, v143, v68
	v_mul_f32_e32 v67, v143, v67
	v_mul_f32_e32 v5, v143, v5
	v_mul_f32_e32 v6, v143, v6
	v_mul_f32_e32 v7, v143, v7
	v_mul_f32_e32 v8, v143, v8
	v_mul_f32_e32 v9, v143, v9
	v_mul_f32_e32 v10, v143, v10
	v_mul_f32_e32 v11, v143, v11
	v_mul_f32_e32 v12, v143, v12
	v_mul_f32_e32 v13, v143, v13
	v_mul_f32_e32 v14, v143, v14
	v_mul_f32_e32 v15, v143, v15
	v_mul_f32_e32 v16, v143, v16
	v_mul_f32_e32 v17, v143, v17
	v_mul_f32_e32 v18, v143, v18
	v_mul_f32_e32 v19, v143, v19
	v_mul_f32_e32 v20, v143, v20
	v_mul_f32_e32 v21, v143, v21
	v_mul_f32_e32 v22, v143, v22
	v_mul_f32_e32 v23, v143, v23
	v_mul_f32_e32 v24, v143, v24
	v_mul_f32_e32 v25, v143, v25
	v_mul_f32_e32 v26, v143, v26
	v_mul_f32_e32 v27, v143, v27
	v_mul_f32_e32 v66, v143, v66
	v_mul_f32_e32 v65, v143, v65
	v_mul_f32_e32 v64, v143, v64
	v_mul_f32_e32 v63, v143, v63
	v_mul_f32_e32 v62, v143, v62
	v_mul_f32_e32 v61, v143, v61
	v_mul_f32_e32 v60, v143, v60
	v_mul_f32_e32 v59, v143, v59
	v_mul_f32_e32 v58, v143, v58
	v_mul_f32_e32 v57, v143, v57
	v_mul_f32_e32 v56, v143, v56
	v_mul_f32_e32 v55, v143, v55
	v_mul_f32_e32 v54, v143, v54
	v_mul_f32_e32 v53, v143, v53
	v_mul_f32_e32 v52, v143, v52
	v_mul_f32_e32 v51, v143, v51
	v_mul_f32_e32 v50, v143, v50
	v_mul_f32_e32 v49, v143, v49
	v_mul_f32_e32 v48, v143, v48
	v_mul_f32_e32 v47, v143, v47
	v_mul_f32_e32 v46, v143, v46
	v_mul_f32_e32 v45, v143, v45
	v_mul_f32_e32 v44, v143, v44
	v_mul_f32_e32 v43, v143, v43
	v_mul_f32_e32 v42, v143, v42
	v_mul_f32_e32 v41, v143, v41
	v_mul_f32_e32 v40, v143, v40
	v_mul_f32_e32 v39, v143, v39
	v_mul_f32_e32 v38, v143, v38
	v_mul_f32_e32 v37, v143, v37
	v_mul_f32_e32 v36, v143, v36
	v_mul_f32_e32 v35, v143, v35
	v_mul_f32_e32 v34, v143, v34
	v_mul_f32_e32 v33, v143, v33
	v_mul_f32_e32 v32, v143, v32
	v_mul_f32_e32 v30, v143, v30
	.loc	1 91
	v_mul_f32_e32 v31, v31, v143
.LBB0_9:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 96
	s_add_i32 s9, s8, 0x2000
	s_add_i32 s10, s8, 0x2008
	s_add_i32 s11, s8, 0x2010
	s_add_i32 s17, s8, 0x2018
	s_add_i32 s18, s8, 0x2020
	s_add_i32 s19, s8, 0x2028
	s_add_i32 s22, s8, 0x2030
	s_add_i32 s25, s8, 0x2038
	s_add_i32 s26, s8, 0x2040
	s_add_i32 s27, s8, 0x2048
	s_add_i32 s28, s8, 0x2050
	s_add_i32 s29, s8, 0x2058
	s_add_i32 s30, s8, 0x2060
	s_add_i32 s31, s8, 0x2068
	s_add_i32 s33, s8, 0x2070
	s_add_i32 s34, s8, 0x2078
	s_add_i32 s35, s8, 0x2080
	s_add_i32 s36, s8, 0x2088
	s_add_i32 s37, s8, 0x2090
	s_add_i32 s38, s8, 0x2098
	s_add_i32 s39, s8, 0x20a0
	s_add_i32 s40, s8, 0x20a8
	s_add_i32 s41, s8, 0x20b0
	s_add_i32 s42, s8, 0x20b8
	s_add_i32 s43, s8, 0x20c0
	s_add_i32 s44, s8, 0x20c8
	s_add_i32 s45, s8, 0x20d0
	s_add_i32 s46, s8, 0x20d8
	s_add_i32 s47, s8, 0x20e0
	s_add_i32 s48, s8, 0x20e8
	s_add_i32 s49, s8, 0x20f0
	.loc	1 94
	v_add_u32_e32 v143, vcc, s8, v138
	.loc	1 96
	v_mov_b32_e32 v144, s9
	v_mov_b32_e32 v145, s10
	v_mov_b32_e32 v147, s11
	v_mov_b32_e32 v149, s17
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
	.loc	1 94
	ds_read_b32 v206, v143
	.loc	1 96
	ds_read2_b32 v[143:144], v144 offset1:1
	ds_read2_b32 v[145:146], v145 offset1:1
	ds_read2_b32 v[147:148], v147 offset1:1
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
	.loc	1 94
	s_waitcnt lgkmcnt(14)
	v_sub_f32_e32 v207, v206, v142
	v_cmp_gt_f32_e32 vcc, 0, v207
	v_cndmask_b32_e64 v206, 0.5, -0.5, vcc
	v_mul_f32_e32 v208, 0x3fb8aa3b, v207
	v_add_f32_e32 v206, v208, v206
	v_cvt_i32_f32_e32 v206, v206
	v_mov_b32_e32 v205, s8
	.loc	1 93
	s_addk_i32 s8, 0x100
	s_cmpk_eq_i32 s8, 0x2000
	.loc	1 94
	v_cvt_f32_i32_e32 v208, v206
	v_lshlrev_b32_e32 v209, 23, v206
	v_mul_f32_e32 v206, 0xbf317180, v208
	v_mul_f32_e32 v208, 0xb717f7d1, v208
	v_add_f32_e32 v210, v206, v207
	v_add_f32_e32 v206, v210, v208
	v_mul_f32_e32 v211, v206, v206
	v_mul_f32_e32 v212, 0x3331bb4c, v211
	v_add_f32_e32 v212, 0xb5ddea0e, v212
	v_mul_f32_e32 v212, v211, v212
	v_add_f32_e32 v212, 0x388ab355, v212
	v_mul_f32_e32 v212, v211, v212
	v_add_f32_e32 v212, 0xbb360b61, v212
	v_mul_f32_e32 v212, v211, v212
	v_add_f32_e32 v212, 0x3e2aaaab, v212
	v_mul_f32_e32 v211, v211, v212
	v_sub_f32_e32 v211, v206, v211
	v_mul_f32_e32 v212, v206, v211
	v_sub_f32_e32 v211, 2.0, v211
	v_div_scale_f32 v206, s[10:11], v211, v211, v212
	v_div_scale_f32 v213, vcc, v212, v211, v212
	v_rcp_f32_e32 v214, v206
	v_fma_f32 v215, -v206, v214, 1.0
	v_fma_f32 v214, v215, v214, v214
	v_mul_f32_e32 v215, v213, v214
	v_fma_f32 v216, -v206, v215, v213
	v_fma_f32 v215, v216, v214, v215
	v_fma_f32 v206, -v206, v215, v213
	v_div_fmas_f32 v213, v206, v214, v215
	.loc	1 96
	v_add_u32_e32 v205, vcc, s16, v205
	ds_read2_b32 v[205:206], v205 offset0:62 offset1:63
	.loc	1 94
	v_div_fixup_f32 v211, v213, v211, v212
	v_sub_f32_e64 v208, -v208, v211
	v_sub_f32_e32 v208, v210, v208
	v_add_f32_e32 v208, 1.0, v208
	v_add_u32_e32 v208, vcc, v209, v208
	v_cmp_ngt_f32_e32 vcc, s14, v207
	v_cndmask_b32_e32 v208, 0, v208, vcc
	v_cmp_gt_f32_e32 vcc, s15, v207
	v_cndmask_b32_e32 v208, v140, v208, vcc
	v_cmp_o_f32_e32 vcc, v207, v207
	v_cndmask_b32_e32 v207, v207, v208, vcc
	.loc	1 96
	v_mul_f32_e32 v143, v207, v143
	v_mul_f32_e32 v144, v207, v144
	v_mul_f32_e32 v145, v207, v145
	v_mul_f32_e32 v146, v207, v146
	v_mul_f32_e32 v147, v207, v147
	v_mul_f32_e32 v148, v207, v148
	v_mul_f32_e32 v149, v207, v149
	v_mul_f32_e32 v150, v207, v150
	v_mul_f32_e32 v151, v207, v151
	v_mul_f32_e32 v152, v207, v152
	v_mul_f32_e32 v153, v207, v153
	v_mul_f32_e32 v154, v207, v154
	v_mul_f32_e32 v155, v207, v155
	v_mul_f32_e32 v156, v207, v156
	v_mul_f32_e32 v157, v207, v157
	v_mul_f32_e32 v158, v207, v158
	v_mul_f32_e32 v159, v207, v159
	v_mul_f32_e32 v160, v207, v160
	v_mul_f32_e32 v161, v207, v161
	v_mul_f32_e32 v162, v207, v162
	v_mul_f32_e32 v163, v207, v163
	v_mul_f32_e32 v164, v207, v164
	v_mul_f32_e32 v165, v207, v165
	v_mul_f32_e32 v166, v207, v166
	v_mul_f32_e32 v167, v207, v167
	v_mul_f32_e32 v168, v207, v168
	v_mul_f32_e32 v169, v207, v169
	v_mul_f32_e32 v170, v207, v170
	v_mul_f32_e32 v171, v207, v171
	v_mul_f32_e32 v172, v207, v172
	v_mul_f32_e32 v173, v207, v173
	v_mul_f32_e32 v174, v207, v174
	v_mul_f32_e32 v175, v207, v175
	v_mul_f32_e32 v176, v207, v176
	s_waitcnt lgkmcnt(14)
	v_mul_f32_e32 v177, v207, v177
	v_mul_f32_e32 v178, v207, v178
	s_waitcnt lgkmcnt(13)
	v_mul_f32_e32 v179, v207, v179
	v_mul_f32_e32 v180, v207, v180
	s_waitcnt lgkmcnt(12)
	v_mul_f32_e32 v181, v207, v181
	v_mul_f32_e32 v182, v207, v182
	s_waitcnt lgkmcnt(11)
	v_mul_f32_e32 v183, v207, v183
	v_mul_f32_e32 v184, v207, v184
	s_waitcnt lgkmcnt(10)
	v_mul_f32_e32 v185, v207, v185
	v_mul_f32_e32 v186, v207, v186
	s_waitcnt lgkmcnt(9)
	v_mul_f32_e32 v187, v207, v187
	v_mul_f32_e32 v188, v207, v188
	s_waitcnt lgkmcnt(8)
	v_mul_f32_e32 v189, v207, v189
	v_mul_f32_e32 v190, v207, v190
	s_waitcnt lgkmcnt(7)
	v_mul_f32_e32 v191, v207, v191
	v_mul_f32_e32 v192, v207, v192
	s_waitcnt lgkmcnt(6)
	v_mul_f32_e32 v193, v207, v193
	v_mul_f32_e32 v194, v207, v194
	s_waitcnt lgkmcnt(5)
	v_mul_f32_e32 v195, v207, v195
	v_mul_f32_e32 v196, v207, v196
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v197, v207, v197
	v_mul_f32_e32 v198, v207, v198
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v199, v207, v199
	v_mul_f32_e32 v200, v207, v200
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v201, v207, v201
	v_mul_f32_e32 v202, v207, v202
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v203, v207, v203
	v_mul_f32_e32 v204, v207, v204
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v205, v207, v205
	v_mul_f32_e32 v206, v207, v206
	.loc	1 95
	v_add_f32_e32 v31, v31, v207
	.loc	1 96
	v_add_f32_e32 v71, v143, v71
	v_add_f32_e32 v70, v144, v70
	v_add_f32_e32 v69, v145, v69
	v_add_f32_e32 v68, v146, v68
	v_add_f32_e32 v67, v147, v67
	v_add_f32_e32 v5, v148, v5
	v_add_f32_e32 v6, v149, v6
	v_add_f32_e32 v7, v150, v7
	v_add_f32_e32 v8, v151, v8
	v_add_f32_e32 v9, v152, v9
	v_add_f32_e32 v10, v153, v10
	v_add_f32_e32 v11, v154, v11
	v_add_f32_e32 v12, v155, v12
	v_add_f32_e32 v13, v156, v13
	v_add_f32_e32 v14, v157, v14
	v_add_f32_e32 v15, v158, v15
	v_add_f32_e32 v16, v159, v16
	v_add_f32_e32 v17, v160, v17
	v_add_f32_e32 v18, v161, v18
	v_add_f32_e32 v19, v162, v19
	v_add_f32_e32 v20, v163, v20
	v_add_f32_e32 v21, v164, v21
	v_add_f32_e32 v22, v165, v22
	v_add_f32_e32 v23, v166, v23
	v_add_f32_e32 v24, v167, v24
	v_add_f32_e32 v25, v168, v25
	v_add_f32_e32 v26, v169, v26
	v_add_f32_e32 v27, v170, v27
	v_add_f32_e32 v66, v171, v66
	v_add_f32_e32 v65, v172, v65
	v_add_f32_e32 v64, v173, v64
	v_add_f32_e32 v63, v174, v63
	v_add_f32_e32 v62, v175, v62
	v_add_f32_e32 v61, v176, v61
	v_add_f32_e32 v60, v177, v60
	v_add_f32_e32 v59, v178, v59
	v_add_f32_e32 v58, v179, v58
	v_add_f32_e32 v57, v180, v57
	v_add_f32_e32 v56, v181, v56
	v_add_f32_e32 v55, v182, v55
	v_add_f32_e32 v54, v183, v54
	v_add_f32_e32 v53, v184, v53
	v_add_f32_e32 v52, v185, v52
	v_add_f32_e32 v51, v186, v51
	v_add_f32_e32 v50, v187, v50
	v_add_f32_e32 v49, v188, v49
	v_add_f32_e32 v48, v189, v48
	v_add_f32_e32 v47, v190, v47
	v_add_f32_e32 v46, v191, v46
	v_add_f32_e32 v45, v192, v45
	v_add_f32_e32 v44, v193, v44
	v_add_f32_e32 v43, v194, v43
	v_add_f32_e32 v42, v195, v42
	v_add_f32_e32 v41, v196, v41
	v_add_f32_e32 v40, v197, v40
	v_add_f32_e32 v39, v198, v39
	v_add_f32_e32 v38, v199, v38
	v_add_f32_e32 v37, v200, v37
	v_add_f32_e32 v36, v201, v36
	v_add_f32_e32 v35, v202, v35
	v_add_f32_e32 v34, v203, v34
	v_add_f32_e32 v33, v204, v33
	v_add_f32_e32 v32, v205, v32
	v_add_f32_e32 v30, v206, v30
	.loc	1 93
	s_cbranch_scc0 .LBB0_9
; %bb.10:                               ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 73
	v_mov_b32_e32 v142, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v1, v142, vcc
	s_add_i32 s23, s23, 32
	s_add_i32 s24, s24, 32
	v_add_u32_e32 v2, vcc, s2, v2
	s_cmp_ge_i32 s23, s21
	v_addc_u32_e32 v3, vcc, v3, v142, vcc
	.loc	1 98
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	1 73
	s_cbranch_scc1 .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	v_mov_b32_e32 v143, v141
	s_branch .LBB0_2
.LBB0_12:
	v_cmp_gt_i32_e32 vcc, s20, v4
	.loc	1 103
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	1 102
	v_div_scale_f32 v0, s[2:3], v31, v31, v71
	v_div_scale_f32 v1, s[2:3], v31, v31, v70
	v_div_scale_f32 v2, vcc, v71, v31, v71
	v_div_scale_f32 v3, s[2:3], v70, v31, v70
	v_div_scale_f32 v4, s[6:7], v31, v31, v69
	v_div_scale_f32 v74, s[6:7], v69, v31, v69
	v_rcp_f32_e32 v72, v0
	v_rcp_f32_e32 v73, v1
	v_fma_f32 v75, -v0, v72, 1.0
	v_fma_f32 v72, v75, v72, v72
	v_fma_f32 v76, -v1, v73, 1.0
	v_fma_f32 v73, v76, v73, v73
	v_mul_f32_e32 v75, v2, v72
	v_mul_f32_e32 v76, v3, v73
	v_fma_f32 v77, -v0, v75, v2
	v_fma_f32 v78, -v1, v76, v3
	v_fma_f32 v75, v77, v72, v75
	v_fma_f32 v76, v78, v73, v76
	v_fma_f32 v0, -v0, v75, v2
	v_div_fmas_f32 v0, v0, v72, v75
	v_fma_f32 v1, -v1, v76, v3
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v1, v1, v73, v76
	v_div_scale_f32 v2, s[2:3], v31, v31, v68
	v_rcp_f32_e32 v3, v4
	v_div_scale_f32 v72, s[2:3], v68, v31, v68
	v_div_scale_f32 v73, s[8:9], v31, v31, v67
	v_fma_f32 v75, -v4, v3, 1.0
	v_fma_f32 v3, v75, v3, v3
	v_mul_f32_e32 v75, v74, v3
	v_fma_f32 v76, -v4, v75, v74
	s_mov_b64 vcc, s[6:7]
	v_div_fixup_f32 v0, v0, v31, v71
	v_cndmask_b32_e64 v0, 0, v0, s[0:1]
	v_div_fixup_f32 v1, v1, v31, v70
	v_fma_f32 v70, v76, v3, v75
	v_fma_f32 v4, -v4, v70, v74
	v_div_fmas_f32 v3, v4, v3, v70
	v_div_scale_f32 v4, s[6:7], v67, v31, v67
	v_rcp_f32_e32 v71, v2
	v_div_scale_f32 v75, s[8:9], v31, v31, v5
	s_mov_b64 vcc, s[2:3]
	v_fma_f32 v70, -v2, v71, 1.0
	v_fma_f32 v70, v70, v71, v71
	v_mul_f32_e32 v71, v72, v70
	v_fma_f32 v74, -v2, v71, v72
	v_fma_f32 v71, v74, v70, v71
	v_rcp_f32_e32 v74, v73
	v_fma_f32 v2, -v2, v71, v72
	v_div_fmas_f32 v70, v2, v70, v71
	v_div_scale_f32 v71, s[2:3], v5, v31, v5
	v_fma_f32 v2, -v73, v74, 1.0
	v_fma_f32 v2, v2, v74, v74
	v_mul_f32_e32 v72, v4, v2
	v_fma_f32 v74, -v73, v72, v4
	v_fma_f32 v72, v74, v2, v72
	v_div_scale_f32 v74, s[8:9], v31, v31, v6
	v_fma_f32 v4, -v73, v72, v4
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v73, v75
	v_div_fmas_f32 v4, v4, v2, v72
	v_div_scale_f32 v2, s[6:7], v6, v31, v6
	v_div_scale_f32 v76, s[8:9], v31, v31, v7
	v_fma_f32 v72, -v75, v73, 1.0
	v_fma_f32 v72, v72, v73, v73
	v_mul_f32_e32 v73, v71, v72
	v_fma_f32 v77, -v75, v73, v71
	v_fma_f32 v73, v77, v72, v73
	v_div_scale_f32 v77, s[8:9], v7, v31, v7
	v_rcp_f32_e32 v78, v74
	v_fma_f32 v71, -v75, v73, v71
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v71, v72, v73
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v2, v72
	v_fma_f32 v75, -v74, v73, v2
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v2, -v74, v73, v2
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v72, v2, v72, v73
	v_fma_f32 v2, -v76, v75, 1.0
	v_fma_f32 v2, v2, v75, v75
	v_mul_f32_e32 v73, v77, v2
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v2, v73
	v_fma_f32 v74, -v76, v73, v77
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v73, v74, v2, v73
	v_div_scale_f32 v74, s[2:3], v31, v31, v8
	v_div_fixup_f32 v2, v3, v31, v69
	v_div_fixup_f32 v3, v70, v31, v68
	v_div_scale_f32 v68, vcc, v8, v31, v8
	v_div_fixup_f32 v4, v4, v31, v67
	v_div_scale_f32 v67, s[2:3], v31, v31, v9
	v_div_scale_f32 v70, s[2:3], v9, v31, v9
	v_div_fixup_f32 v5, v71, v31, v5
	v_div_fixup_f32 v6, v72, v31, v6
	v_div_scale_f32 v72, s[6:7], v31, v31, v10
	v_div_fixup_f32 v7, v73, v31, v7
	v_rcp_f32_e32 v69, v74
	v_div_scale_f32 v75, s[8:9], v31, v31, v11
	v_div_scale_f32 v76, s[8:9], v31, v31, v13
	v_fma_f32 v71, -v74, v69, 1.0
	v_fma_f32 v69, v71, v69, v69
	v_mul_f32_e32 v71, v68, v69
	v_fma_f32 v73, -v74, v71, v68
	v_fma_f32 v71, v73, v69, v71
	v_fma_f32 v68, -v74, v71, v68
	v_div_fmas_f32 v68, v68, v69, v71
	v_div_scale_f32 v69, s[6:7], v10, v31, v10
	v_rcp_f32_e32 v73, v67
	s_mov_b64 vcc, s[2:3]
	v_cndmask_b32_e64 v1, 0, v1, s[0:1]
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	v_fma_f32 v71, -v67, v73, 1.0
	v_fma_f32 v71, v71, v73, v73
	v_mul_f32_e32 v73, v70, v71
	v_fma_f32 v74, -v67, v73, v70
	v_fma_f32 v73, v74, v71, v73
	v_rcp_f32_e32 v74, v72
	v_fma_f32 v67, -v67, v73, v70
	v_div_fmas_f32 v67, v67, v71, v73
	v_div_scale_f32 v71, s[2:3], v11, v31, v11
	v_fma_f32 v70, -v72, v74, 1.0
	v_fma_f32 v70, v70, v74, v74
	v_mul_f32_e32 v73, v69, v70
	v_fma_f32 v74, -v72, v73, v69
	v_fma_f32 v73, v74, v70, v73
	v_div_scale_f32 v74, s[8:9], v31, v31, v12
	v_fma_f32 v69, -v72, v73, v69
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v72, v75
	v_div_fmas_f32 v69, v69, v70, v73
	v_div_scale_f32 v70, s[6:7], v12, v31, v12
	v_fma_f32 v73, -v75, v72, 1.0
	v_fma_f32 v72, v73, v72, v72
	v_mul_f32_e32 v73, v71, v72
	v_fma_f32 v77, -v75, v73, v71
	v_fma_f32 v73, v77, v72, v73
	v_div_scale_f32 v77, s[8:9], v13, v31, v13
	v_fma_f32 v71, -v75, v73, v71
	v_rcp_f32_e32 v78, v74
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v71, v72, v73
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v70, v72
	v_fma_f32 v75, -v74, v73, v70
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v70, -v74, v73, v70
	v_div_fmas_f32 v70, v70, v72, v73
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v72, -v76, v75, 1.0
	v_fma_f32 v72, v72, v75, v75
	v_mul_f32_e32 v73, v77, v72
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v72, v73
	v_fma_f32 v74, -v76, v73, v77
	v_div_fmas_f32 v72, v74, v72, v73
	v_div_scale_f32 v73, s[2:3], v31, v31, v14
	v_div_fixup_f32 v9, v67, v31, v9
	v_div_scale_f32 v67, vcc, v14, v31, v14
	v_div_fixup_f32 v8, v68, v31, v8
	v_div_scale_f32 v68, s[2:3], v31, v31, v15
	v_div_fixup_f32 v10, v69, v31, v10
	v_div_fixup_f32 v12, v70, v31, v12
	v_div_scale_f32 v70, s[2:3], v15, v31, v15
	v_div_fixup_f32 v11, v71, v31, v11
	v_div_scale_f32 v75, s[8:9], v31, v31, v17
	v_div_fixup_f32 v13, v72, v31, v13
	v_rcp_f32_e32 v69, v73
	v_div_scale_f32 v72, s[6:7], v31, v31, v16
	v_div_scale_f32 v76, s[8:9], v31, v31, v19
	v_fma_f32 v71, -v73, v69, 1.0
	v_fma_f32 v69, v71, v69, v69
	v_mul_f32_e32 v71, v67, v69
	v_fma_f32 v74, -v73, v71, v67
	v_fma_f32 v71, v74, v69, v71
	v_fma_f32 v67, -v73, v71, v67
	v_div_fmas_f32 v67, v67, v69, v71
	v_div_scale_f32 v69, s[6:7], v16, v31, v16
	v_rcp_f32_e32 v73, v68
	s_mov_b64 vcc, s[2:3]
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	v_fma_f32 v71, -v68, v73, 1.0
	v_fma_f32 v71, v71, v73, v73
	v_mul_f32_e32 v73, v70, v71
	v_fma_f32 v74, -v68, v73, v70
	v_fma_f32 v73, v74, v71, v73
	v_rcp_f32_e32 v74, v72
	v_fma_f32 v68, -v68, v73, v70
	v_div_fmas_f32 v68, v68, v71, v73
	v_div_scale_f32 v71, s[2:3], v17, v31, v17
	v_fma_f32 v70, -v72, v74, 1.0
	v_fma_f32 v70, v70, v74, v74
	v_mul_f32_e32 v73, v69, v70
	v_fma_f32 v74, -v72, v73, v69
	v_fma_f32 v73, v74, v70, v73
	v_div_scale_f32 v74, s[8:9], v31, v31, v18
	v_fma_f32 v69, -v72, v73, v69
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v72, v75
	v_div_fmas_f32 v69, v69, v70, v73
	v_div_scale_f32 v70, s[6:7], v18, v31, v18
	v_fma_f32 v73, -v75, v72, 1.0
	v_fma_f32 v72, v73, v72, v72
	v_mul_f32_e32 v73, v71, v72
	v_fma_f32 v77, -v75, v73, v71
	v_fma_f32 v73, v77, v72, v73
	v_div_scale_f32 v77, s[8:9], v19, v31, v19
	v_fma_f32 v71, -v75, v73, v71
	v_rcp_f32_e32 v78, v74
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v71, v72, v73
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v70, v72
	v_fma_f32 v75, -v74, v73, v70
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v70, -v74, v73, v70
	v_div_fmas_f32 v70, v70, v72, v73
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v72, -v76, v75, 1.0
	v_fma_f32 v72, v72, v75, v75
	v_mul_f32_e32 v73, v77, v72
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v72, v73
	v_fma_f32 v74, -v76, v73, v77
	v_div_fmas_f32 v72, v74, v72, v73
	v_div_scale_f32 v73, s[2:3], v31, v31, v20
	v_div_fixup_f32 v14, v67, v31, v14
	v_div_scale_f32 v67, vcc, v20, v31, v20
	v_div_fixup_f32 v15, v68, v31, v15
	v_div_scale_f32 v68, s[2:3], v31, v31, v21
	v_div_fixup_f32 v16, v69, v31, v16
	v_div_fixup_f32 v18, v70, v31, v18
	v_div_scale_f32 v70, s[2:3], v21, v31, v21
	v_div_fixup_f32 v17, v71, v31, v17
	v_div_scale_f32 v75, s[8:9], v31, v31, v23
	v_div_fixup_f32 v19, v72, v31, v19
	v_rcp_f32_e32 v69, v73
	v_div_scale_f32 v72, s[6:7], v31, v31, v22
	v_div_scale_f32 v76, s[8:9], v31, v31, v25
	v_fma_f32 v71, -v73, v69, 1.0
	v_fma_f32 v69, v71, v69, v69
	v_mul_f32_e32 v71, v67, v69
	v_fma_f32 v74, -v73, v71, v67
	v_fma_f32 v71, v74, v69, v71
	v_fma_f32 v67, -v73, v71, v67
	v_div_fmas_f32 v67, v67, v69, v71
	v_div_scale_f32 v69, s[6:7], v22, v31, v22
	v_rcp_f32_e32 v73, v68
	s_mov_b64 vcc, s[2:3]
	v_cndmask_b32_e64 v5, 0, v5, s[0:1]
	v_cndmask_b32_e64 v6, 0, v6, s[0:1]
	v_fma_f32 v71, -v68, v73, 1.0
	v_fma_f32 v71, v71, v73, v73
	v_mul_f32_e32 v73, v70, v71
	v_fma_f32 v74, -v68, v73, v70
	v_fma_f32 v73, v74, v71, v73
	v_rcp_f32_e32 v74, v72
	v_fma_f32 v68, -v68, v73, v70
	v_div_fmas_f32 v68, v68, v71, v73
	v_div_scale_f32 v71, s[2:3], v23, v31, v23
	v_fma_f32 v70, -v72, v74, 1.0
	v_fma_f32 v70, v70, v74, v74
	v_mul_f32_e32 v73, v69, v70
	v_fma_f32 v74, -v72, v73, v69
	v_fma_f32 v73, v74, v70, v73
	v_div_scale_f32 v74, s[8:9], v31, v31, v24
	v_fma_f32 v69, -v72, v73, v69
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v72, v75
	v_div_fmas_f32 v69, v69, v70, v73
	v_div_scale_f32 v70, s[6:7], v24, v31, v24
	v_fma_f32 v73, -v75, v72, 1.0
	v_fma_f32 v72, v73, v72, v72
	v_mul_f32_e32 v73, v71, v72
	v_fma_f32 v77, -v75, v73, v71
	v_fma_f32 v73, v77, v72, v73
	v_div_scale_f32 v77, s[8:9], v25, v31, v25
	v_fma_f32 v71, -v75, v73, v71
	v_rcp_f32_e32 v78, v74
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v71, v72, v73
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v70, v72
	v_fma_f32 v75, -v74, v73, v70
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v70, -v74, v73, v70
	v_div_fmas_f32 v70, v70, v72, v73
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v72, -v76, v75, 1.0
	v_fma_f32 v72, v72, v75, v75
	v_mul_f32_e32 v73, v77, v72
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v72, v73
	v_fma_f32 v74, -v76, v73, v77
	v_div_fmas_f32 v72, v74, v72, v73
	v_div_scale_f32 v73, s[2:3], v31, v31, v26
	v_div_fixup_f32 v20, v67, v31, v20
	v_div_scale_f32 v67, vcc, v26, v31, v26
	v_div_fixup_f32 v21, v68, v31, v21
	v_div_scale_f32 v68, s[2:3], v31, v31, v27
	v_div_fixup_f32 v22, v69, v31, v22
	v_div_fixup_f32 v24, v70, v31, v24
	v_div_scale_f32 v70, s[2:3], v27, v31, v27
	v_div_fixup_f32 v23, v71, v31, v23
	v_div_scale_f32 v75, s[8:9], v31, v31, v65
	v_div_fixup_f32 v25, v72, v31, v25
	v_rcp_f32_e32 v69, v73
	v_div_scale_f32 v72, s[6:7], v31, v31, v66
	v_div_scale_f32 v76, s[8:9], v31, v31, v63
	v_fma_f32 v71, -v73, v69, 1.0
	v_fma_f32 v69, v71, v69, v69
	v_mul_f32_e32 v71, v67, v69
	v_fma_f32 v74, -v73, v71, v67
	v_fma_f32 v71, v74, v69, v71
	v_fma_f32 v67, -v73, v71, v67
	v_div_fmas_f32 v67, v67, v69, v71
	v_div_scale_f32 v69, s[6:7], v66, v31, v66
	v_rcp_f32_e32 v73, v68
	s_mov_b64 vcc, s[2:3]
	v_cndmask_b32_e64 v7, 0, v7, s[0:1]
	v_cndmask_b32_e64 v8, 0, v8, s[0:1]
	v_fma_f32 v71, -v68, v73, 1.0
	v_fma_f32 v71, v71, v73, v73
	v_mul_f32_e32 v73, v70, v71
	v_fma_f32 v74, -v68, v73, v70
	v_fma_f32 v73, v74, v71, v73
	v_rcp_f32_e32 v74, v72
	v_fma_f32 v68, -v68, v73, v70
	v_div_fmas_f32 v68, v68, v71, v73
	v_div_scale_f32 v71, s[2:3], v65, v31, v65
	v_fma_f32 v70, -v72, v74, 1.0
	v_fma_f32 v70, v70, v74, v74
	v_mul_f32_e32 v73, v69, v70
	v_fma_f32 v74, -v72, v73, v69
	v_fma_f32 v73, v74, v70, v73
	v_div_scale_f32 v74, s[8:9], v31, v31, v64
	v_fma_f32 v69, -v72, v73, v69
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v72, v75
	v_div_fmas_f32 v69, v69, v70, v73
	v_div_scale_f32 v70, s[6:7], v64, v31, v64
	v_fma_f32 v73, -v75, v72, 1.0
	v_fma_f32 v72, v73, v72, v72
	v_mul_f32_e32 v73, v71, v72
	v_fma_f32 v77, -v75, v73, v71
	v_fma_f32 v73, v77, v72, v73
	v_div_scale_f32 v77, s[8:9], v63, v31, v63
	v_fma_f32 v71, -v75, v73, v71
	v_rcp_f32_e32 v78, v74
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v71, v72, v73
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v70, v72
	v_fma_f32 v75, -v74, v73, v70
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v70, -v74, v73, v70
	v_div_fmas_f32 v70, v70, v72, v73
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v72, -v76, v75, 1.0
	v_fma_f32 v72, v72, v75, v75
	v_mul_f32_e32 v73, v77, v72
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v72, v73
	v_fma_f32 v74, -v76, v73, v77
	v_div_fmas_f32 v72, v74, v72, v73
	v_div_scale_f32 v73, s[2:3], v31, v31, v62
	v_div_scale_f32 v74, vcc, v62, v31, v62
	v_div_fixup_f32 v65, v71, v31, v65
	v_div_fixup_f32 v26, v67, v31, v26
	v_cndmask_b32_e64 v67, 0, v65, s[0:1]
	v_div_scale_f32 v65, s[2:3], v31, v31, v61
	v_div_fixup_f32 v64, v70, v31, v64
	v_div_fixup_f32 v27, v68, v31, v27
	v_cndmask_b32_e64 v68, 0, v64, s[0:1]
	v_div_fixup_f32 v66, v69, v31, v66
	v_div_scale_f32 v71, s[6:7], v31, v31, v60
	v_div_fixup_f32 v63, v72, v31, v63
	v_rcp_f32_e32 v64, v73
	v_cndmask_b32_e64 v69, 0, v63, s[0:1]
	v_div_scale_f32 v63, s[2:3], v61, v31, v61
	v_fma_f32 v70, -v73, v64, 1.0
	v_fma_f32 v64, v70, v64, v64
	v_mul_f32_e32 v70, v74, v64
	v_fma_f32 v72, -v73, v70, v74
	v_fma_f32 v70, v72, v64, v70
	v_fma_f32 v72, -v73, v70, v74
	v_div_fmas_f32 v64, v72, v64, v70
	v_div_scale_f32 v70, s[6:7], v60, v31, v60
	v_rcp_f32_e32 v73, v65
	v_div_scale_f32 v75, s[8:9], v31, v31, v59
	s_mov_b64 vcc, s[2:3]
	v_fma_f32 v72, -v65, v73, 1.0
	v_fma_f32 v72, v72, v73, v73
	v_mul_f32_e32 v73, v63, v72
	v_fma_f32 v74, -v65, v73, v63
	v_fma_f32 v73, v74, v72, v73
	v_rcp_f32_e32 v74, v71
	v_fma_f32 v63, -v65, v73, v63
	v_div_fmas_f32 v63, v63, v72, v73
	v_div_scale_f32 v72, s[2:3], v59, v31, v59
	v_fma_f32 v65, -v71, v74, 1.0
	v_fma_f32 v65, v65, v74, v74
	v_mul_f32_e32 v73, v70, v65
	v_fma_f32 v74, -v71, v73, v70
	v_fma_f32 v73, v74, v65, v73
	v_div_scale_f32 v74, s[8:9], v31, v31, v58
	v_fma_f32 v70, -v71, v73, v70
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v71, v75
	v_div_fmas_f32 v65, v70, v65, v73
	v_div_scale_f32 v70, s[6:7], v58, v31, v58
	v_div_scale_f32 v76, s[8:9], v31, v31, v57
	v_fma_f32 v73, -v75, v71, 1.0
	v_fma_f32 v71, v73, v71, v71
	v_mul_f32_e32 v73, v72, v71
	v_fma_f32 v77, -v75, v73, v72
	v_fma_f32 v73, v77, v71, v73
	v_div_scale_f32 v77, s[8:9], v57, v31, v57
	v_rcp_f32_e32 v78, v74
	v_fma_f32 v72, -v75, v73, v72
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v72, v71, v73
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v70, v72
	v_fma_f32 v75, -v74, v73, v70
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v70, -v74, v73, v70
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v70, v70, v72, v73
	v_fma_f32 v72, -v76, v75, 1.0
	v_fma_f32 v72, v72, v75, v75
	v_mul_f32_e32 v73, v77, v72
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v72, v73
	v_fma_f32 v74, -v76, v73, v77
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v72, v74, v72, v73
	v_div_scale_f32 v73, s[2:3], v31, v31, v56
	v_div_fixup_f32 v61, v63, v31, v61
	v_cndmask_b32_e64 v63, 0, v61, s[0:1]
	v_div_scale_f32 v61, vcc, v56, v31, v56
	v_div_fixup_f32 v60, v65, v31, v60
	v_div_fixup_f32 v62, v64, v31, v62
	v_cndmask_b32_e64 v64, 0, v60, s[0:1]
	v_div_scale_f32 v60, s[2:3], v31, v31, v55
	v_div_fixup_f32 v58, v70, v31, v58
	v_div_fixup_f32 v59, v71, v31, v59
	v_cndmask_b32_e64 v65, 0, v59, s[0:1]
	v_div_scale_f32 v75, s[8:9], v31, v31, v53
	v_rcp_f32_e32 v70, v73
	v_div_fixup_f32 v57, v72, v31, v57
	v_cndmask_b32_e64 v59, 0, v57, s[0:1]
	v_div_scale_f32 v57, s[2:3], v55, v31, v55
	v_fma_f32 v71, -v73, v70, 1.0
	v_div_scale_f32 v72, s[6:7], v31, v31, v54
	v_fma_f32 v70, v71, v70, v70
	v_mul_f32_e32 v71, v61, v70
	v_fma_f32 v74, -v73, v71, v61
	v_fma_f32 v71, v74, v70, v71
	v_fma_f32 v61, -v73, v71, v61
	v_div_fmas_f32 v61, v61, v70, v71
	v_div_scale_f32 v70, s[6:7], v54, v31, v54
	v_rcp_f32_e32 v73, v60
	s_mov_b64 vcc, s[2:3]
	v_div_scale_f32 v76, s[8:9], v31, v31, v51
	v_fma_f32 v71, -v60, v73, 1.0
	v_fma_f32 v71, v71, v73, v73
	v_mul_f32_e32 v73, v57, v71
	v_fma_f32 v74, -v60, v73, v57
	v_fma_f32 v73, v74, v71, v73
	v_rcp_f32_e32 v74, v72
	v_fma_f32 v57, -v60, v73, v57
	v_div_fmas_f32 v57, v57, v71, v73
	v_div_scale_f32 v71, s[2:3], v53, v31, v53
	v_fma_f32 v60, -v72, v74, 1.0
	v_fma_f32 v60, v60, v74, v74
	v_mul_f32_e32 v73, v70, v60
	v_fma_f32 v74, -v72, v73, v70
	v_fma_f32 v73, v74, v60, v73
	v_div_scale_f32 v74, s[8:9], v31, v31, v52
	v_fma_f32 v70, -v72, v73, v70
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v72, v75
	v_div_fmas_f32 v70, v70, v60, v73
	v_div_scale_f32 v60, s[6:7], v52, v31, v52
	v_fma_f32 v73, -v75, v72, 1.0
	v_fma_f32 v72, v73, v72, v72
	v_mul_f32_e32 v73, v71, v72
	v_fma_f32 v77, -v75, v73, v71
	v_fma_f32 v73, v77, v72, v73
	v_div_scale_f32 v77, s[8:9], v51, v31, v51
	v_fma_f32 v71, -v75, v73, v71
	v_rcp_f32_e32 v78, v74
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v71, v72, v73
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v60, v72
	v_fma_f32 v75, -v74, v73, v60
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v60, -v74, v73, v60
	v_div_fmas_f32 v72, v60, v72, v73
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v60, -v76, v75, 1.0
	v_fma_f32 v60, v60, v75, v75
	v_mul_f32_e32 v73, v77, v60
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v60, v73
	v_fma_f32 v74, -v76, v73, v77
	v_div_fmas_f32 v73, v74, v60, v73
	v_div_scale_f32 v74, s[2:3], v31, v31, v50
	v_div_scale_f32 v75, vcc, v50, v31, v50
	v_div_fixup_f32 v55, v57, v31, v55
	v_div_fixup_f32 v53, v71, v31, v53
	v_div_fixup_f32 v56, v61, v31, v56
	v_cndmask_b32_e64 v61, 0, v55, s[0:1]
	v_cndmask_b32_e64 v55, 0, v53, s[0:1]
	v_div_scale_f32 v53, s[2:3], v31, v31, v49
	v_div_fixup_f32 v52, v72, v31, v52
	v_cndmask_b32_e64 v60, 0, v56, s[0:1]
	v_cndmask_b32_e64 v56, 0, v52, s[0:1]
	v_div_fixup_f32 v54, v70, v31, v54
	v_div_fixup_f32 v51, v73, v31, v51
	v_rcp_f32_e32 v52, v74
	v_cndmask_b32_e64 v57, 0, v51, s[0:1]
	v_div_scale_f32 v51, s[2:3], v49, v31, v49
	v_fma_f32 v70, -v74, v52, 1.0
	v_div_scale_f32 v71, s[6:7], v31, v31, v48
	v_fma_f32 v52, v70, v52, v52
	v_mul_f32_e32 v70, v75, v52
	v_fma_f32 v72, -v74, v70, v75
	v_fma_f32 v70, v72, v52, v70
	v_fma_f32 v72, -v74, v70, v75
	v_div_fmas_f32 v52, v72, v52, v70
	v_div_scale_f32 v70, s[6:7], v48, v31, v48
	v_rcp_f32_e32 v73, v53
	v_div_scale_f32 v75, s[8:9], v31, v31, v47
	s_mov_b64 vcc, s[2:3]
	v_fma_f32 v72, -v53, v73, 1.0
	v_fma_f32 v72, v72, v73, v73
	v_mul_f32_e32 v73, v51, v72
	v_fma_f32 v74, -v53, v73, v51
	v_fma_f32 v73, v74, v72, v73
	v_rcp_f32_e32 v74, v71
	v_fma_f32 v51, -v53, v73, v51
	v_div_fmas_f32 v51, v51, v72, v73
	v_div_scale_f32 v72, s[2:3], v47, v31, v47
	v_fma_f32 v53, -v71, v74, 1.0
	v_fma_f32 v53, v53, v74, v74
	v_mul_f32_e32 v73, v70, v53
	v_fma_f32 v74, -v71, v73, v70
	v_fma_f32 v73, v74, v53, v73
	v_div_scale_f32 v74, s[8:9], v31, v31, v46
	v_fma_f32 v70, -v71, v73, v70
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v71, v75
	v_div_fmas_f32 v53, v70, v53, v73
	v_div_scale_f32 v70, s[6:7], v46, v31, v46
	v_div_scale_f32 v76, s[8:9], v31, v31, v45
	v_fma_f32 v73, -v75, v71, 1.0
	v_fma_f32 v71, v73, v71, v71
	v_mul_f32_e32 v73, v72, v71
	v_fma_f32 v77, -v75, v73, v72
	v_fma_f32 v73, v77, v71, v73
	v_div_scale_f32 v77, s[8:9], v45, v31, v45
	v_rcp_f32_e32 v78, v74
	v_fma_f32 v72, -v75, v73, v72
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v72, v71, v73
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v70, v72
	v_fma_f32 v75, -v74, v73, v70
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v70, -v74, v73, v70
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v70, v70, v72, v73
	v_fma_f32 v72, -v76, v75, 1.0
	v_fma_f32 v72, v72, v75, v75
	v_mul_f32_e32 v73, v77, v72
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v72, v73
	v_fma_f32 v74, -v76, v73, v77
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v72, v74, v72, v73
	v_div_scale_f32 v73, s[2:3], v31, v31, v44
	v_div_fixup_f32 v49, v51, v31, v49
	v_cndmask_b32_e64 v51, 0, v49, s[0:1]
	v_div_scale_f32 v49, vcc, v44, v31, v44
	v_div_fixup_f32 v48, v53, v31, v48
	v_div_fixup_f32 v50, v52, v31, v50
	v_cndmask_b32_e64 v52, 0, v48, s[0:1]
	v_div_scale_f32 v48, s[2:3], v31, v31, v43
	v_div_fixup_f32 v46, v70, v31, v46
	v_div_fixup_f32 v47, v71, v31, v47
	v_cndmask_b32_e64 v53, 0, v47, s[0:1]
	v_div_scale_f32 v75, s[8:9], v31, v31, v41
	v_rcp_f32_e32 v70, v73
	v_div_fixup_f32 v45, v72, v31, v45
	v_cndmask_b32_e64 v47, 0, v45, s[0:1]
	v_div_scale_f32 v45, s[2:3], v43, v31, v43
	v_fma_f32 v71, -v73, v70, 1.0
	v_div_scale_f32 v72, s[6:7], v31, v31, v42
	v_fma_f32 v70, v71, v70, v70
	v_mul_f32_e32 v71, v49, v70
	v_fma_f32 v74, -v73, v71, v49
	v_fma_f32 v71, v74, v70, v71
	v_fma_f32 v49, -v73, v71, v49
	v_div_fmas_f32 v49, v49, v70, v71
	v_div_scale_f32 v70, s[6:7], v42, v31, v42
	v_rcp_f32_e32 v73, v48
	s_mov_b64 vcc, s[2:3]
	v_div_scale_f32 v76, s[8:9], v31, v31, v39
	v_fma_f32 v71, -v48, v73, 1.0
	v_fma_f32 v71, v71, v73, v73
	v_mul_f32_e32 v73, v45, v71
	v_fma_f32 v74, -v48, v73, v45
	v_fma_f32 v73, v74, v71, v73
	v_rcp_f32_e32 v74, v72
	v_fma_f32 v45, -v48, v73, v45
	v_div_fmas_f32 v45, v45, v71, v73
	v_div_scale_f32 v71, s[2:3], v41, v31, v41
	v_fma_f32 v48, -v72, v74, 1.0
	v_fma_f32 v48, v48, v74, v74
	v_mul_f32_e32 v73, v70, v48
	v_fma_f32 v74, -v72, v73, v70
	v_fma_f32 v73, v74, v48, v73
	v_div_scale_f32 v74, s[8:9], v31, v31, v40
	v_fma_f32 v70, -v72, v73, v70
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v72, v75
	v_div_fmas_f32 v70, v70, v48, v73
	v_div_scale_f32 v48, s[6:7], v40, v31, v40
	v_fma_f32 v73, -v75, v72, 1.0
	v_fma_f32 v72, v73, v72, v72
	v_mul_f32_e32 v73, v71, v72
	v_fma_f32 v77, -v75, v73, v71
	v_fma_f32 v73, v77, v72, v73
	v_div_scale_f32 v77, s[8:9], v39, v31, v39
	v_fma_f32 v71, -v75, v73, v71
	v_rcp_f32_e32 v78, v74
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v71, v71, v72, v73
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v72, -v74, v78, 1.0
	v_fma_f32 v72, v72, v78, v78
	v_mul_f32_e32 v73, v48, v72
	v_fma_f32 v75, -v74, v73, v48
	v_fma_f32 v73, v75, v72, v73
	v_rcp_f32_e32 v75, v76
	v_fma_f32 v48, -v74, v73, v48
	v_div_fmas_f32 v72, v48, v72, v73
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v48, -v76, v75, 1.0
	v_fma_f32 v48, v48, v75, v75
	v_mul_f32_e32 v73, v77, v48
	v_fma_f32 v74, -v76, v73, v77
	v_fma_f32 v73, v74, v48, v73
	v_fma_f32 v74, -v76, v73, v77
	v_div_fmas_f32 v73, v74, v48, v73
	v_div_scale_f32 v74, s[2:3], v31, v31, v38
	v_div_scale_f32 v75, vcc, v38, v31, v38
	v_div_fixup_f32 v43, v45, v31, v43
	v_div_fixup_f32 v41, v71, v31, v41
	v_div_fixup_f32 v44, v49, v31, v44
	v_cndmask_b32_e64 v49, 0, v43, s[0:1]
	v_cndmask_b32_e64 v43, 0, v41, s[0:1]
	v_div_scale_f32 v41, s[2:3], v31, v31, v37
	v_div_fixup_f32 v40, v72, v31, v40
	v_cndmask_b32_e64 v48, 0, v44, s[0:1]
	v_cndmask_b32_e64 v44, 0, v40, s[0:1]
	v_div_fixup_f32 v42, v70, v31, v42
	v_div_fixup_f32 v39, v73, v31, v39
	v_rcp_f32_e32 v40, v74
	v_cndmask_b32_e64 v45, 0, v39, s[0:1]
	v_div_scale_f32 v39, s[2:3], v37, v31, v37
	v_fma_f32 v70, -v74, v40, 1.0
	v_div_scale_f32 v72, s[6:7], v31, v31, v36
	v_fma_f32 v40, v70, v40, v40
	v_mul_f32_e32 v70, v75, v40
	v_fma_f32 v71, -v74, v70, v75
	v_fma_f32 v70, v71, v40, v70
	v_fma_f32 v71, -v74, v70, v75
	v_div_fmas_f32 v40, v71, v40, v70
	v_div_scale_f32 v70, s[6:7], v36, v31, v36
	v_rcp_f32_e32 v73, v41
	v_div_scale_f32 v75, s[8:9], v31, v31, v35
	s_mov_b64 vcc, s[2:3]
	v_fma_f32 v71, -v41, v73, 1.0
	v_fma_f32 v71, v71, v73, v73
	v_mul_f32_e32 v73, v39, v71
	v_fma_f32 v74, -v41, v73, v39
	v_fma_f32 v73, v74, v71, v73
	v_fma_f32 v39, -v41, v73, v39
	v_rcp_f32_e32 v41, v72
	v_div_fmas_f32 v39, v39, v71, v73
	v_div_scale_f32 v71, s[2:3], v35, v31, v35
	v_fma_f32 v73, -v72, v41, 1.0
	v_div_scale_f32 v74, s[8:9], v31, v31, v34
	v_fma_f32 v41, v73, v41, v41
	v_mul_f32_e32 v73, v70, v41
	v_fma_f32 v76, -v72, v73, v70
	v_fma_f32 v73, v76, v41, v73
	v_fma_f32 v70, -v72, v73, v70
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v41, v70, v41, v73
	v_div_scale_f32 v70, s[6:7], v34, v31, v34
	v_rcp_f32_e32 v72, v75
	v_div_scale_f32 v77, s[8:9], v31, v31, v33
	s_mov_b64 vcc, s[2:3]
	v_fma_f32 v73, -v75, v72, 1.0
	v_fma_f32 v72, v73, v72, v72
	v_mul_f32_e32 v73, v71, v72
	v_fma_f32 v76, -v75, v73, v71
	v_fma_f32 v73, v76, v72, v73
	v_rcp_f32_e32 v76, v74
	v_fma_f32 v71, -v75, v73, v71
	v_div_fmas_f32 v71, v71, v72, v73
	v_div_scale_f32 v73, s[2:3], v33, v31, v33
	v_fma_f32 v72, -v74, v76, 1.0
	v_fma_f32 v72, v72, v76, v76
	v_mul_f32_e32 v75, v70, v72
	v_fma_f32 v76, -v74, v75, v70
	v_fma_f32 v75, v76, v72, v75
	v_div_scale_f32 v76, s[8:9], v31, v31, v32
	v_fma_f32 v70, -v74, v75, v70
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v74, v77
	v_div_fmas_f32 v70, v70, v72, v75
	v_div_scale_f32 v72, s[6:7], v32, v31, v32
	v_div_scale_f32 v78, s[8:9], v31, v31, v30
	v_fma_f32 v75, -v77, v74, 1.0
	v_fma_f32 v74, v75, v74, v74
	v_mul_f32_e32 v75, v73, v74
	v_fma_f32 v79, -v77, v75, v73
	v_fma_f32 v75, v79, v74, v75
	v_div_scale_f32 v79, s[8:9], v30, v31, v30
	v_rcp_f32_e32 v80, v76
	v_fma_f32 v73, -v77, v75, v73
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v73, v73, v74, v75
	v_fma_f32 v74, -v76, v80, 1.0
	v_fma_f32 v74, v74, v80, v80
	v_mul_f32_e32 v75, v72, v74
	v_fma_f32 v77, -v76, v75, v72
	v_fma_f32 v75, v77, v74, v75
	v_rcp_f32_e32 v77, v78
	v_fma_f32 v72, -v76, v75, v72
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v72, v72, v74, v75
	v_fma_f32 v74, -v78, v77, 1.0
	v_fma_f32 v74, v74, v77, v77
	v_mul_f32_e32 v75, v79, v74
	v_fma_f32 v76, -v78, v75, v79
	v_fma_f32 v75, v76, v74, v75
	v_fma_f32 v76, -v78, v75, v79
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v74, v76, v74, v75
	.loc	1 62
	s_load_dwordx2 s[2:3], s[4:5], 0x50
	.loc	1 102
	v_div_fixup_f32 v37, v39, v31, v37
	v_cndmask_b32_e64 v39, 0, v37, s[0:1]
	v_cndmask_b32_e64 v9, 0, v9, s[0:1]
	v_cndmask_b32_e64 v10, 0, v10, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v28, vcc, s2, v28
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_cndmask_b32_e64 v12, 0, v12, s[0:1]
	v_cndmask_b32_e64 v13, 0, v13, s[0:1]
	v_cndmask_b32_e64 v14, 0, v14, s[0:1]
	v_cndmask_b32_e64 v15, 0, v15, s[0:1]
	v_div_fixup_f32 v38, v40, v31, v38
	v_div_fixup_f32 v36, v41, v31, v36
	v_div_fixup_f32 v35, v71, v31, v35
	v_div_fixup_f32 v30, v74, v31, v30
	v_cndmask_b32_e64 v37, 0, v30, s[0:1]
	v_mov_b32_e32 v30, s3
	v_addc_u32_e32 v29, vcc, v30, v29, vcc
	.loc	1 104
	flat_store_dwordx4 v[28:29], v[0:3]
	.loc	1 102
	v_div_fixup_f32 v34, v70, v31, v34
	.loc	1 104
	v_add_u32_e32 v0, vcc, 16, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	flat_store_dwordx4 v[0:1], v[4:7]
	v_add_u32_e32 v0, vcc, 32, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e32 v0, vcc, 48, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	.loc	1 102
	v_div_fixup_f32 v33, v73, v31, v33
	v_div_fixup_f32 v32, v72, v31, v32
	.loc	1 104
	flat_store_dwordx4 v[0:1], v[12:15]
	v_add_u32_e32 v0, vcc, 64, v28
	.loc	1 102
	v_cndmask_b32_e64 v16, 0, v16, s[0:1]
	v_cndmask_b32_e64 v17, 0, v17, s[0:1]
	v_cndmask_b32_e64 v18, 0, v18, s[0:1]
	v_cndmask_b32_e64 v19, 0, v19, s[0:1]
	v_cndmask_b32_e64 v20, 0, v20, s[0:1]
	v_cndmask_b32_e64 v21, 0, v21, s[0:1]
	v_cndmask_b32_e64 v22, 0, v22, s[0:1]
	v_cndmask_b32_e64 v23, 0, v23, s[0:1]
	v_cndmask_b32_e64 v24, 0, v24, s[0:1]
	v_cndmask_b32_e64 v25, 0, v25, s[0:1]
	v_cndmask_b32_e64 v26, 0, v26, s[0:1]
	v_cndmask_b32_e64 v27, 0, v27, s[0:1]
	v_cndmask_b32_e64 v66, 0, v66, s[0:1]
	v_cndmask_b32_e64 v62, 0, v62, s[0:1]
	v_cndmask_b32_e64 v58, 0, v58, s[0:1]
	v_cndmask_b32_e64 v54, 0, v54, s[0:1]
	v_cndmask_b32_e64 v50, 0, v50, s[0:1]
	v_cndmask_b32_e64 v46, 0, v46, s[0:1]
	v_cndmask_b32_e64 v42, 0, v42, s[0:1]
	v_cndmask_b32_e64 v38, 0, v38, s[0:1]
	v_cndmask_b32_e64 v40, 0, v36, s[0:1]
	v_cndmask_b32_e64 v41, 0, v35, s[0:1]
	v_cndmask_b32_e64 v34, 0, v34, s[0:1]
	v_cndmask_b32_e64 v35, 0, v33, s[0:1]
	v_cndmask_b32_e64 v36, 0, v32, s[0:1]
	.loc	1 104
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0x50
	flat_store_dwordx4 v[0:1], v[16:19]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0x60
	flat_store_dwordx4 v[0:1], v[20:23]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0x70
	flat_store_dwordx4 v[0:1], v[24:27]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0x80
	flat_store_dwordx4 v[0:1], v[66:69]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0x90
	flat_store_dwordx4 v[0:1], v[62:65]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0xa0
	flat_store_dwordx4 v[0:1], v[58:61]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0xb0
	flat_store_dwordx4 v[0:1], v[54:57]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0xc0
	flat_store_dwordx4 v[0:1], v[50:53]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0xd0
	flat_store_dwordx4 v[0:1], v[46:49]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	s_movk_i32 s0, 0xe0
	flat_store_dwordx4 v[0:1], v[42:45]
	v_add_u32_e32 v0, vcc, s0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	flat_store_dwordx4 v[0:1], v[38:41]
	v_add_u32_e32 v0, vcc, 0xf0, v28
	v_addc_u32_e32 v1, vcc, 0, v29, vcc
	.loc	1 105
	flat_store_dwordx4 v[0:1], v[34:37]
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
		.amdhsa_next_free_vgpr 217
		.amdhsa_next_free_sgpr 50
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
	.size	attention_v2, .Lfunc_end0-attention_v2
	.size	attention_v2$local, .Lfunc_end0-attention_v2
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 13408
; NumSgprs: 52
; NumVgprs: 217
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 24576 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 54
; NumSGPRsForWavesPerEU: 52
; NumVGPRsForWavesPerEU: 217
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
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         attention_v2.kd
    .vgpr_count:     217
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

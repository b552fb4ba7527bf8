	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_register_tiled             ; -- Begin function gemm_register_tiled
	.p2align	8
	.type	gemm_register_tiled,@function
gemm_register_tiled:                    ; @gemm_register_tiled
gemm_register_tiled$local:
	.type	gemm_register_tiled$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_register_tiled.cl"
	.loc	1 43
; %bb.0:
	s_add_i32 s8, s8, s12
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	1 44
	s_load_dword s8, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x44
	s_load_dwordx4 s[20:23], s[6:7], 0x0
	s_add_u32 s0, s0, s12
	s_mov_b32 flat_scratch_lo, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s8, 0xffff
	v_add_u32_e32 v0, vcc, s4, v0
	.loc	1 45
	s_lshr_b32 s4, s8, 16
	.loc	1 44
	s_mul_i32 s9, s9, s10
	.loc	1 45
	s_mul_i32 s4, s4, s11
	.loc	1 44
	v_add_u32_e32 v0, vcc, s9, v0
	.loc	1 45
	s_add_i32 s4, s5, s4
	.loc	1 44
	v_lshlrev_b32_e32 v11, 3, v0
	.loc	1 45
	v_add_u32_e32 v0, vcc, s4, v1
	v_lshlrev_b32_e32 v2, 5, v0
	.loc	1 46
	v_cmp_gt_i32_e32 vcc, s20, v11
	v_cmp_gt_i32_e64 s[4:5], s21, v2
	s_and_b64 s[4:5], vcc, s[4:5]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_80
; %bb.1:
	.loc	1 44
	s_load_dwordx2 s[36:37], s[6:7], 0x10
	s_load_dword s34, s[6:7], 0x18
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dwordx2 s[28:29], s[6:7], 0x30
	s_load_dword s30, s[6:7], 0x38
	.loc	1 49
	s_sub_i32 s4, s21, 32
	v_min_i32_e32 v12, s4, v2
	.loc	1 50
	v_cmp_lt_i32_e32 vcc, -1, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[38:39], exec, s[4:5]
	s_cbranch_execz .LBB0_66
; %bb.2:
	.loc	1 48
	s_max_i32 s31, s20, 8
	s_add_i32 s31, s31, -8
	v_min_i32_e32 v1, s31, v11
	.loc	1 74
	s_cmp_gt_i32 s22, 0
	s_mov_b32 s4, 0
	s_cbranch_scc1 .LBB0_4
; %bb.3:
	.loc	1 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s5, s4
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	s_mov_b32 s8, s4
	s_mov_b32 s9, s4
	s_mov_b32 s10, s4
	s_mov_b32 s11, s4
	s_mov_b32 s12, s4
	s_mov_b32 s13, s4
	s_mov_b32 s14, s4
	s_mov_b32 s15, s4
	s_mov_b32 s16, s4
	s_mov_b32 s17, s4
	s_mov_b32 s18, s4
	s_mov_b32 s19, s4
	s_mov_b64 s[40:41], 0
	s_branch .LBB0_5
.LBB0_4:
	s_mov_b64 s[40:41], -1
.LBB0_5:
	v_mov_b32_e32 v29, s19
	v_mov_b32_e32 v28, s18
	v_mov_b32_e32 v27, s17
	v_mov_b32_e32 v26, s16
	v_mov_b32_e32 v25, s15
	v_mov_b32_e32 v24, s14
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v22, s12
	v_mov_b32_e32 v21, s11
	v_mov_b32_e32 v20, s10
	v_mov_b32_e32 v19, s9
	v_mov_b32_e32 v18, s8
	v_mov_b32_e32 v17, s7
	v_mov_b32_e32 v16, s6
	v_mov_b32_e32 v15, s5
	v_mov_b32_e32 v14, s4
	buffer_store_dword v14, off, s[0:3], 0 offset:260
	s_waitcnt vmcnt(0)
	buffer_store_dword v15, off, s[0:3], 0 offset:264
	buffer_store_dword v16, off, s[0:3], 0 offset:268
	buffer_store_dword v17, off, s[0:3], 0 offset:272
	buffer_store_dword v18, off, s[0:3], 0 offset:276
	buffer_store_dword v19, off, s[0:3], 0 offset:280
	buffer_store_dword v20, off, s[0:3], 0 offset:284
	buffer_store_dword v21, off, s[0:3], 0 offset:288
	buffer_store_dword v22, off, s[0:3], 0 offset:292
	buffer_store_dword v23, off, s[0:3], 0 offset:296
	buffer_store_dword v24, off, s[0:3], 0 offset:300
	buffer_store_dword v25, off, s[0:3], 0 offset:304
	buffer_store_dword v26, off, s[0:3], 0 offset:308
	buffer_store_dword v27, off, s[0:3], 0 offset:312
	buffer_store_dword v28, off, s[0:3], 0 offset:316
	buffer_store_dword v29, off, s[0:3], 0 offset:320
	v_add_u32_e32 v3, vcc, 1, v1
	v_add_u32_e32 v4, vcc, 2, v1
	v_add_u32_e32 v6, vcc, 3, v1
	v_add_u32_e32 v8, vcc, 4, v1
	v_add_u32_e32 v9, vcc, 5, v1
	v_add_u32_e32 v7, vcc, 6, v1
	v_add_u32_e32 v5, vcc, 7, v1
	.loc	1 74
	s_andn2_b64 vcc, exec, s[40:41]
	v_mov_b32_e32 v239, v29
	v_mov_b32_e32 v255, v29
	v_mov_b32_e32 v79, v29
	v_mov_b32_e32 v223, v29
	v_mov_b32_e32 v191, v29
	v_mov_b32_e32 v175, v29
	v_mov_b32_e32 v159, v29
	v_mov_b32_e32 v143, v29
	v_mov_b32_e32 v127, v29
	v_mov_b32_e32 v111, v29
	v_mov_b32_e32 v95, v29
	v_mov_b32_e32 v49, v29
	v_mov_b32_e32 v238, v28
	v_mov_b32_e32 v237, v27
	v_mov_b32_e32 v236, v26
	v_mov_b32_e32 v235, v25
	v_mov_b32_e32 v234, v24
	v_mov_b32_e32 v233, v23
	v_mov_b32_e32 v232, v22
	v_mov_b32_e32 v231, v21
	v_mov_b32_e32 v230, v20
	v_mov_b32_e32 v229, v19
	v_mov_b32_e32 v228, v18
	v_mov_b32_e32 v227, v17
	v_mov_b32_e32 v226, v16
	v_mov_b32_e32 v225, v15
	v_mov_b32_e32 v224, v14
	v_mov_b32_e32 v254, v28
	v_mov_b32_e32 v253, v27
	v_mov_b32_e32 v252, v26
	v_mov_b32_e32 v251, v25
	v_mov_b32_e32 v250, v24
	v_mov_b32_e32 v249, v23
	v_mov_b32_e32 v248, v22
	v_mov_b32_e32 v247, v21
	v_mov_b32_e32 v246, v20
	v_mov_b32_e32 v245, v19
	v_mov_b32_e32 v244, v18
	v_mov_b32_e32 v243, v17
	v_mov_b32_e32 v242, v16
	v_mov_b32_e32 v241, v15
	v_mov_b32_e32 v240, v14
	v_mov_b32_e32 v78, v28
	v_mov_b32_e32 v77, v27
	v_mov_b32_e32 v76, v26
	v_mov_b32_e32 v75, v25
	v_mov_b32_e32 v74, v24
	v_mov_b32_e32 v73, v23
	v_mov_b32_e32 v72, v22
	v_mov_b32_e32 v71, v21
	v_mov_b32_e32 v70, v20
	v_mov_b32_e32 v69, v19
	v_mov_b32_e32 v68, v18
	v_mov_b32_e32 v67, v17
	v_mov_b32_e32 v66, v16
	v_mov_b32_e32 v65, v15
	v_mov_b32_e32 v64, v14
	v_mov_b32_e32 v222, v28
	v_mov_b32_e32 v221, v27
	v_mov_b32_e32 v220, v26
	v_mov_b32_e32 v219, v25
	v_mov_b32_e32 v218, v24
	v_mov_b32_e32 v217, v23
	v_mov_b32_e32 v216, v22
	v_mov_b32_e32 v215, v21
	v_mov_b32_e32 v214, v20
	v_mov_b32_e32 v213, v19
	v_mov_b32_e32 v212, v18
	v_mov_b32_e32 v211, v17
	v_mov_b32_e32 v210, v16
	v_mov_b32_e32 v209, v15
	v_mov_b32_e32 v208, v14
	v_mov_b32_e32 v190, v28
	v_mov_b32_e32 v189, v27
	v_mov_b32_e32 v188, v26
	v_mov_b32_e32 v187, v25
	v_mov_b32_e32 v186, v24
	v_mov_b32_e32 v185, v23
	v_mov_b32_e32 v184, v22
	v_mov_b32_e32 v183, v21
	v_mov_b32_e32 v182, v20
	v_mov_b32_e32 v181, v19
	v_mov_b32_e32 v180, v18
	v_mov_b32_e32 v179, v17
	v_mov_b32_e32 v178, v16
	v_mov_b32_e32 v177, v15
	v_mov_b32_e32 v176, v14
	v_mov_b32_e32 v174, v28
	v_mov_b32_e32 v173, v27
	v_mov_b32_e32 v172, v26
	v_mov_b32_e32 v171, v25
	v_mov_b32_e32 v170, v24
	v_mov_b32_e32 v169, v23
	v_mov_b32_e32 v168, v22
	v_mov_b32_e32 v167, v21
	v_mov_b32_e32 v166, v20
	v_mov_b32_e32 v165, v19
	v_mov_b32_e32 v164, v18
	v_mov_b32_e32 v163, v17
	v_mov_b32_e32 v162, v16
	v_mov_b32_e32 v161, v15
	v_mov_b32_e32 v160, v14
	v_mov_b32_e32 v158, v28
	v_mov_b32_e32 v157, v27
	v_mov_b32_e32 v156, v26
	v_mov_b32_e32 v155, v25
	v_mov_b32_e32 v154, v24
	v_mov_b32_e32 v153, v23
	v_mov_b32_e32 v152, v22
	v_mov_b32_e32 v151, v21
	v_mov_b32_e32 v150, v20
	v_mov_b32_e32 v149, v19
	v_mov_b32_e32 v148, v18
	v_mov_b32_e32 v147, v17
	v_mov_b32_e32 v146, v16
	v_mov_b32_e32 v145, v15
	v_mov_b32_e32 v144, v14
	v_mov_b32_e32 v142, v28
	v_mov_b32_e32 v141, v27
	v_mov_b32_e32 v140, v26
	v_mov_b32_e32 v139, v25
	v_mov_b32_e32 v138, v24
	v_mov_b32_e32 v137, v23
	v_mov_b32_e32 v136, v22
	v_mov_b32_e32 v135, v21
	v_mov_b32_e32 v134, v20
	v_mov_b32_e32 v133, v19
	v_mov_b32_e32 v132, v18
	v_mov_b32_e32 v131, v17
	v_mov_b32_e32 v130, v16
	v_mov_b32_e32 v129, v15
	v_mov_b32_e32 v128, v14
	v_mov_b32_e32 v126, v28
	v_mov_b32_e32 v125, v27
	v_mov_b32_e32 v124, v26
	v_mov_b32_e32 v123, v25
	v_mov_b32_e32 v122, v24
	v_mov_b32_e32 v121, v23
	v_mov_b32_e32 v120, v22
	v_mov_b32_e32 v119, v21
	v_mov_b32_e32 v118, v20
	v_mov_b32_e32 v117, v19
	v_mov_b32_e32 v116, v18
	v_mov_b32_e32 v115, v17
	v_mov_b32_e32 v114, v16
	v_mov_b32_e32 v113, v15
	v_mov_b32_e32 v112, v14
	v_mov_b32_e32 v110, v28
	v_mov_b32_e32 v109, v27
	v_mov_b32_e32 v108, v26
	v_mov_b32_e32 v107, v25
	v_mov_b32_e32 v106, v24
	v_mov_b32_e32 v105, v23
	v_mov_b32_e32 v104, v22
	v_mov_b32_e32 v103, v21
	v_mov_b32_e32 v102, v20
	v_mov_b32_e32 v101, v19
	v_mov_b32_e32 v100, v18
	v_mov_b32_e32 v99, v17
	v_mov_b32_e32 v98, v16
	v_mov_b32_e32 v97, v15
	v_mov_b32_e32 v96, v14
	v_mov_b32_e32 v94, v28
	v_mov_b32_e32 v93, v27
	v_mov_b32_e32 v92, v26
	v_mov_b32_e32 v91, v25
	v_mov_b32_e32 v90, v24
	v_mov_b32_e32 v89, v23
	v_mov_b32_e32 v88, v22
	v_mov_b32_e32 v87, v21
	v_mov_b32_e32 v86, v20
	v_mov_b32_e32 v85, v19
	v_mov_b32_e32 v84, v18
	v_mov_b32_e32 v83, v17
	v_mov_b32_e32 v82, v16
	v_mov_b32_e32 v81, v15
	v_mov_b32_e32 v80, v14
	v_mov_b32_e32 v48, v28
	v_mov_b32_e32 v47, v27
	v_mov_b32_e32 v46, v26
	v_mov_b32_e32 v45, v25
	v_mov_b32_e32 v44, v24
	v_mov_b32_e32 v43, v23
	v_mov_b32_e32 v42, v22
	v_mov_b32_e32 v41, v21
	v_mov_b32_e32 v40, v20
	v_mov_b32_e32 v39, v19
	v_mov_b32_e32 v38, v18
	v_mov_b32_e32 v37, v17
	v_mov_b32_e32 v36, v16
	v_mov_b32_e32 v35, v15
	v_mov_b32_e32 v34, v14
	buffer_store_dword v14, off, s[0:3], 0 offset:324
	s_waitcnt vmcnt(0)
	buffer_store_dword v15, off, s[0:3], 0 offset:328
	buffer_store_dword v16, off, s[0:3], 0 offset:332
	buffer_store_dword v17, off, s[0:3], 0 offset:336
	buffer_store_dword v18, off, s[0:3], 0 offset:340
	buffer_store_dword v19, off, s[0:3], 0 offset:344
	buffer_store_dword v20, off, s[0:3], 0 offset:348
	buffer_store_dword v21, off, s[0:3], 0 offset:352
	buffer_store_dword v22, off, s[0:3], 0 offset:356
	buffer_store_dword v23, off, s[0:3], 0 offset:360
	buffer_store_dword v24, off, s[0:3], 0 offset:364
	buffer_store_dword v25, off, s[0:3], 0 offset:368
	buffer_store_dword v26, off, s[0:3], 0 offset:372
	buffer_store_dword v27, off, s[0:3], 0 offset:376
	buffer_store_dword v28, off, s[0:3], 0 offset:380
	buffer_store_dword v29, off, s[0:3], 0 offset:384
	buffer_store_dword v14, off, s[0:3], 0 offset:388
	s_waitcnt vmcnt(0)
	buffer_store_dword v15, off, s[0:3], 0 offset:392
	buffer_store_dword v16, off, s[0:3], 0 offset:396
	buffer_store_dword v17, off, s[0:3], 0 offset:400
	buffer_store_dword v18, off, s[0:3], 0 offset:404
	buffer_store_dword v19, off, s[0:3], 0 offset:408
	buffer_store_dword v20, off, s[0:3], 0 offset:412
	buffer_store_dword v21, off, s[0:3], 0 offset:416
	buffer_store_dword v22, off, s[0:3], 0 offset:420
	buffer_store_dword v23, off, s[0:3], 0 offset:424
	buffer_store_dword v24, off, s[0:3], 0 offset:428
	buffer_store_dword v25, off, s[0:3], 0 offset:432
	buffer_store_dword v26, off, s[0:3], 0 offset:436
	buffer_store_dword v27, off, s[0:3], 0 offset:440
	buffer_store_dword v28, off, s[0:3], 0 offset:444
	buffer_store_dword v29, off, s[0:3], 0 offset:448
	v_mov_b32_e32 v33, v29
	v_mov_b32_e32 v32, v28
	v_mov_b32_e32 v31, v27
	v_mov_b32_e32 v30, v26
	v_mov_b32_e32 v29, v25
	v_mov_b32_e32 v28, v24
	v_mov_b32_e32 v27, v23
	v_mov_b32_e32 v26, v22
	v_mov_b32_e32 v25, v21
	v_mov_b32_e32 v24, v20
	v_mov_b32_e32 v23, v19
	v_mov_b32_e32 v22, v18
	v_mov_b32_e32 v21, v17
	v_mov_b32_e32 v20, v16
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v18, v14
	s_cbranch_vccnz .LBB0_9
; %bb.6:
	.loc	1 0
	v_mov_b32_e32 v13, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:1464
	buffer_store_dword v11, off, s[0:3], 0 offset:1428
	buffer_store_dword v1, off, s[0:3], 0 offset:1472
	buffer_store_dword v3, off, s[0:3], 0 offset:1468
	buffer_store_dword v4, off, s[0:3], 0 offset:1460
	buffer_store_dword v6, off, s[0:3], 0 offset:1456
	buffer_store_dword v8, off, s[0:3], 0 offset:1452
	buffer_store_dword v9, off, s[0:3], 0 offset:1448
	buffer_store_dword v7, off, s[0:3], 0 offset:1444
	buffer_store_dword v5, off, s[0:3], 0 offset:1440
	buffer_store_dword v12, off, s[0:3], 0 offset:1432
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, off, s[0:3], 0 offset:1436
	s_add_i32 s4, s20, -1
	.loc	1 72
	v_min_i32_e32 v2, s4, v1
	v_min_i32_e32 v11, s4, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s25
	v_min_i32_e32 v3, s4, v3
	v_min_i32_e32 v4, s4, v4
	v_min_i32_e32 v6, s4, v6
	v_min_i32_e32 v10, s4, v7
	.loc	1 74
	v_mad_i64_i32 v[6:7], s[6:7], s34, v6, 0
	.loc	1 72
	v_min_i32_e32 v8, s4, v8
	v_min_i32_e32 v9, s4, v9
	s_ashr_i32 s5, s26, 31
	s_mov_b32 s4, s26
	.loc	1 74
	s_lshl_b64 s[40:41], s[4:5], 2
	s_mov_b32 s4, 0
	s_mov_b32 s19, s4
	s_mov_b32 s5, s4
	s_mov_b32 s8, s4
	s_mov_b32 s9, s4
	s_mov_b32 s10, s4
	s_mov_b32 s11, s4
	s_mov_b32 s12, s4
	s_mov_b32 s13, s4
	s_mov_b32 s14, s4
	s_mov_b32 s15, s4
	s_mov_b32 s16, s4
	s_mov_b32 s17, s4
	s_mov_b32 s18, s4
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	buffer_store_dword v0, off, s[0:3], 0 offset:260
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:264
	v_mad_i64_i32 v[0:1], s[6:7], s34, v2, 0
	v_mad_i64_i32 v[2:3], s[6:7], s34, v3, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mad_i64_i32 v[4:5], s[6:7], s34, v4, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:1364
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:1368
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	buffer_store_dword v0, off, s[0:3], 0 offset:1372
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:1376
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	buffer_store_dword v0, off, s[0:3], 0 offset:1380
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:1384
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	buffer_store_dword v0, off, s[0:3], 0 offset:1388
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:1392
	v_mad_i64_i32 v[0:1], s[6:7], s34, v8, 0
	v_mad_i64_i32 v[2:3], s[6:7], s34, v9, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mad_i64_i32 v[4:5], s[6:7], s34, v10, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:1396
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:1400
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mad_i64_i32 v[6:7], s[6:7], s34, v11, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:1404
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:1408
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	buffer_store_dword v0, off, s[0:3], 0 offset:1412
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:1416
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	.loc	1 0
	v_mov_b32_e32 v47, s19
	v_mov_b32_e32 v46, s18
	v_mov_b32_e32 v45, s17
	v_mov_b32_e32 v44, s16
	v_mov_b32_e32 v43, s15
	v_mov_b32_e32 v42, s14
	v_mov_b32_e32 v41, s13
	v_mov_b32_e32 v40, s12
	v_mov_b32_e32 v39, s11
	v_mov_b32_e32 v38, s10
	v_mov_b32_e32 v37, s9
	v_mov_b32_e32 v36, s8
	v_mov_b32_e32 v35, s7
	v_mov_b32_e32 v34, s6
	v_mov_b32_e32 v33, s5
	v_mov_b32_e32 v32, s4
	v_mov_b32_e32 v207, v47
	.loc	1 74
	buffer_store_dword v0, off, s[0:3], 0 offset:1420
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:1424
	v_mov_b32_e32 v206, v46
	v_mov_b32_e32 v205, v45
	v_mov_b32_e32 v204, v44
	v_mov_b32_e32 v203, v43
	v_mov_b32_e32 v202, v42
	v_mov_b32_e32 v201, v41
	v_mov_b32_e32 v200, v40
	v_mov_b32_e32 v199, v39
	v_mov_b32_e32 v198, v38
	v_mov_b32_e32 v197, v37
	v_mov_b32_e32 v196, v36
	v_mov_b32_e32 v195, v35
	v_mov_b32_e32 v194, v34
	v_mov_b32_e32 v193, v33
	v_mov_b32_e32 v192, v32
	buffer_store_dword v32, off, s[0:3], 0 offset:196
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:200
	buffer_store_dword v34, off, s[0:3], 0 offset:204
	buffer_store_dword v35, off, s[0:3], 0 offset:208
	buffer_store_dword v36, off, s[0:3], 0 offset:212
	buffer_store_dword v37, off, s[0:3], 0 offset:216
	buffer_store_dword v38, off, s[0:3], 0 offset:220
	buffer_store_dword v39, off, s[0:3], 0 offset:224
	buffer_store_dword v40, off, s[0:3], 0 offset:228
	buffer_store_dword v41, off, s[0:3], 0 offset:232
	buffer_store_dword v42, off, s[0:3], 0 offset:236
	buffer_store_dword v43, off, s[0:3], 0 offset:240
	buffer_store_dword v44, off, s[0:3], 0 offset:244
	buffer_store_dword v45, off, s[0:3], 0 offset:248
	buffer_store_dword v46, off, s[0:3], 0 offset:252
	buffer_store_dword v47, off, s[0:3], 0 offset:256
	s_movk_i32 s6, 0x50
	s_movk_i32 s7, 0x60
	s_movk_i32 s8, 0x70
	s_mov_b64 s[4:5], s[36:37]
	s_mov_b32 s9, s22
	v_mov_b32_e32 v95, v47
	v_mov_b32_e32 v111, v47
	v_mov_b32_e32 v127, v47
	v_mov_b32_e32 v143, v47
	v_mov_b32_e32 v159, v47
	v_mov_b32_e32 v175, v47
	v_mov_b32_e32 v191, v47
	v_mov_b32_e32 v223, v47
	v_mov_b32_e32 v79, v47
	v_mov_b32_e32 v255, v47
	v_mov_b32_e32 v239, v47
	v_mov_b32_e32 v63, v47
	v_mov_b32_e32 v94, v46
	v_mov_b32_e32 v93, v45
	v_mov_b32_e32 v92, v44
	v_mov_b32_e32 v91, v43
	v_mov_b32_e32 v90, v42
	v_mov_b32_e32 v89, v41
	v_mov_b32_e32 v88, v40
	v_mov_b32_e32 v87, v39
	v_mov_b32_e32 v86, v38
	v_mov_b32_e32 v85, v37
	v_mov_b32_e32 v84, v36
	v_mov_b32_e32 v83, v35
	v_mov_b32_e32 v82, v34
	v_mov_b32_e32 v81, v33
	v_mov_b32_e32 v80, v32
	v_mov_b32_e32 v110, v46
	v_mov_b32_e32 v109, v45
	v_mov_b32_e32 v108, v44
	v_mov_b32_e32 v107, v43
	v_mov_b32_e32 v106, v42
	v_mov_b32_e32 v105, v41
	v_mov_b32_e32 v104, v40
	v_mov_b32_e32 v103, v39
	v_mov_b32_e32 v102, v38
	v_mov_b32_e32 v101, v37
	v_mov_b32_e32 v100, v36
	v_mov_b32_e32 v99, v35
	v_mov_b32_e32 v98, v34
	v_mov_b32_e32 v97, v33
	v_mov_b32_e32 v96, v32
	v_mov_b32_e32 v126, v46
	v_mov_b32_e32 v125, v45
	v_mov_b32_e32 v124, v44
	v_mov_b32_e32 v123, v43
	v_mov_b32_e32 v122, v42
	v_mov_b32_e32 v121, v41
	v_mov_b32_e32 v120, v40
	v_mov_b32_e32 v119, v39
	v_mov_b32_e32 v118, v38
	v_mov_b32_e32 v117, v37
	v_mov_b32_e32 v116, v36
	v_mov_b32_e32 v115, v35
	v_mov_b32_e32 v114, v34
	v_mov_b32_e32 v113, v33
	v_mov_b32_e32 v112, v32
	v_mov_b32_e32 v142, v46
	v_mov_b32_e32 v141, v45
	v_mov_b32_e32 v140, v44
	v_mov_b32_e32 v139, v43
	v_mov_b32_e32 v138, v42
	v_mov_b32_e32 v137, v41
	v_mov_b32_e32 v136, v40
	v_mov_b32_e32 v135, v39
	v_mov_b32_e32 v134, v38
	v_mov_b32_e32 v133, v37
	v_mov_b32_e32 v132, v36
	v_mov_b32_e32 v131, v35
	v_mov_b32_e32 v130, v34
	v_mov_b32_e32 v129, v33
	v_mov_b32_e32 v128, v32
	v_mov_b32_e32 v158, v46
	v_mov_b32_e32 v157, v45
	v_mov_b32_e32 v156, v44
	v_mov_b32_e32 v155, v43
	v_mov_b32_e32 v154, v42
	v_mov_b32_e32 v153, v41
	v_mov_b32_e32 v152, v40
	v_mov_b32_e32 v151, v39
	v_mov_b32_e32 v150, v38
	v_mov_b32_e32 v149, v37
	v_mov_b32_e32 v148, v36
	v_mov_b32_e32 v147, v35
	v_mov_b32_e32 v146, v34
	v_mov_b32_e32 v145, v33
	v_mov_b32_e32 v144, v32
	v_mov_b32_e32 v174, v46
	v_mov_b32_e32 v173, v45
	v_mov_b32_e32 v172, v44
	v_mov_b32_e32 v171, v43
	v_mov_b32_e32 v170, v42
	v_mov_b32_e32 v169, v41
	v_mov_b32_e32 v168, v40
	v_mov_b32_e32 v167, v39
	v_mov_b32_e32 v166, v38
	v_mov_b32_e32 v165, v37
	v_mov_b32_e32 v164, v36
	v_mov_b32_e32 v163, v35
	v_mov_b32_e32 v162, v34
	v_mov_b32_e32 v161, v33
	v_mov_b32_e32 v160, v32
	v_mov_b32_e32 v190, v46
	v_mov_b32_e32 v189, v45
	v_mov_b32_e32 v188, v44
	v_mov_b32_e32 v187, v43
	v_mov_b32_e32 v186, v42
	v_mov_b32_e32 v185, v41
	v_mov_b32_e32 v184, v40
	v_mov_b32_e32 v183, v39
	v_mov_b32_e32 v182, v38
	v_mov_b32_e32 v181, v37
	v_mov_b32_e32 v180, v36
	v_mov_b32_e32 v179, v35
	v_mov_b32_e32 v178, v34
	v_mov_b32_e32 v177, v33
	v_mov_b32_e32 v176, v32
	v_mov_b32_e32 v222, v46
	v_mov_b32_e32 v221, v45
	v_mov_b32_e32 v220, v44
	v_mov_b32_e32 v219, v43
	v_mov_b32_e32 v218, v42
	v_mov_b32_e32 v217, v41
	v_mov_b32_e32 v216, v40
	v_mov_b32_e32 v215, v39
	v_mov_b32_e32 v214, v38
	v_mov_b32_e32 v213, v37
	v_mov_b32_e32 v212, v36
	v_mov_b32_e32 v211, v35
	v_mov_b32_e32 v210, v34
	v_mov_b32_e32 v209, v33
	v_mov_b32_e32 v208, v32
	v_mov_b32_e32 v78, v46
	v_mov_b32_e32 v77, v45
	v_mov_b32_e32 v76, v44
	v_mov_b32_e32 v75, v43
	v_mov_b32_e32 v74, v42
	v_mov_b32_e32 v73, v41
	v_mov_b32_e32 v72, v40
	v_mov_b32_e32 v71, v39
	v_mov_b32_e32 v70, v38
	v_mov_b32_e32 v69, v37
	v_mov_b32_e32 v68, v36
	v_mov_b32_e32 v67, v35
	v_mov_b32_e32 v66, v34
	v_mov_b32_e32 v65, v33
	v_mov_b32_e32 v64, v32
	v_mov_b32_e32 v254, v46
	v_mov_b32_e32 v253, v45
	v_mov_b32_e32 v252, v44
	v_mov_b32_e32 v251, v43
	v_mov_b32_e32 v250, v42
	v_mov_b32_e32 v249, v41
	v_mov_b32_e32 v248, v40
	v_mov_b32_e32 v247, v39
	v_mov_b32_e32 v246, v38
	v_mov_b32_e32 v245, v37
	v_mov_b32_e32 v244, v36
	v_mov_b32_e32 v243, v35
	v_mov_b32_e32 v242, v34
	v_mov_b32_e32 v241, v33
	v_mov_b32_e32 v240, v32
	v_mov_b32_e32 v238, v46
	v_mov_b32_e32 v237, v45
	v_mov_b32_e32 v236, v44
	v_mov_b32_e32 v235, v43
	v_mov_b32_e32 v234, v42
	v_mov_b32_e32 v233, v41
	v_mov_b32_e32 v232, v40
	v_mov_b32_e32 v231, v39
	v_mov_b32_e32 v230, v38
	v_mov_b32_e32 v229, v37
	v_mov_b32_e32 v228, v36
	v_mov_b32_e32 v227, v35
	v_mov_b32_e32 v226, v34
	v_mov_b32_e32 v225, v33
	v_mov_b32_e32 v224, v32
	v_mov_b32_e32 v62, v46
	v_mov_b32_e32 v61, v45
	v_mov_b32_e32 v60, v44
	v_mov_b32_e32 v59, v43
	v_mov_b32_e32 v58, v42
	v_mov_b32_e32 v57, v41
	v_mov_b32_e32 v56, v40
	v_mov_b32_e32 v55, v39
	v_mov_b32_e32 v54, v38
	v_mov_b32_e32 v53, v37
	v_mov_b32_e32 v52, v36
	v_mov_b32_e32 v51, v35
	v_mov_b32_e32 v50, v34
	v_mov_b32_e32 v49, v33
	v_mov_b32_e32 v48, v32
	buffer_store_dword v32, off, s[0:3], 0 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:136
	buffer_store_dword v34, off, s[0:3], 0 offset:140
	buffer_store_dword v35, off, s[0:3], 0 offset:144
	buffer_store_dword v36, off, s[0:3], 0 offset:148
	buffer_store_dword v37, off, s[0:3], 0 offset:152
	buffer_store_dword v38, off, s[0:3], 0 offset:156
	buffer_store_dword v39, off, s[0:3], 0 offset:160
	buffer_store_dword v40, off, s[0:3], 0 offset:164
	buffer_store_dword v41, off, s[0:3], 0 offset:168
	buffer_store_dword v42, off, s[0:3], 0 offset:172
	buffer_store_dword v43, off, s[0:3], 0 offset:176
	buffer_store_dword v44, off, s[0:3], 0 offset:180
	buffer_store_dword v45, off, s[0:3], 0 offset:184
	buffer_store_dword v46, off, s[0:3], 0 offset:188
	buffer_store_dword v47, off, s[0:3], 0 offset:192
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0
	buffer_load_dword v0, off, s[0:3], 0 offset:1364
	buffer_load_dword v1, off, s[0:3], 0 offset:1368
	v_mov_b32_e32 v2, s5
	.loc	1 74
	s_add_i32 s9, s9, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v0
	v_addc_u32_e32 v4, vcc, v2, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:1372
	buffer_load_dword v1, off, s[0:3], 0 offset:1376
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, s4, v0
	v_addc_u32_e32 v6, vcc, v2, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:1380
	buffer_load_dword v1, off, s[0:3], 0 offset:1384
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, s4, v0
	v_addc_u32_e32 v8, vcc, v2, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:1388
	buffer_load_dword v1, off, s[0:3], 0 offset:1392
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v16, vcc, s4, v0
	v_addc_u32_e32 v17, vcc, v2, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:1396
	buffer_load_dword v1, off, s[0:3], 0 offset:1400
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, vcc, s4, v0
	v_addc_u32_e32 v19, vcc, v2, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:1404
	buffer_load_dword v1, off, s[0:3], 0 offset:1408
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, s4, v0
	v_addc_u32_e32 v21, vcc, v2, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:1412
	buffer_load_dword v1, off, s[0:3], 0 offset:1416
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v22, vcc, s4, v0
	v_addc_u32_e32 v23, vcc, v2, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:1420
	buffer_load_dword v1, off, s[0:3], 0 offset:1424
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v24, vcc, s4, v0
	v_addc_u32_e32 v25, vcc, v2, v1, vcc
	flat_load_dword v28, v[3:4]
	flat_load_dword v29, v[5:6]
	flat_load_dword v30, v[7:8]
	flat_load_dword v31, v[16:17]
	flat_load_dword v0, v[18:19]
	flat_load_dword v1, v[20:21]
	flat_load_dword v2, v[22:23]
	flat_load_dword v3, v[24:25]
	buffer_load_dword v4, off, s[0:3], 0 offset:260
	buffer_load_dword v5, off, s[0:3], 0 offset:264
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s9, 0
	.loc	1 78
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v16, vcc, 48, v4
	v_addc_u32_e32 v17, vcc, 0, v5, vcc
	v_add_u32_e32 v20, vcc, 64, v4
	v_addc_u32_e32 v21, vcc, 0, v5, vcc
	flat_load_dwordx4 v[16:19], v[16:17]
	flat_load_dwordx4 v[20:23], v[20:21]
	.loc	1 83
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, v28, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:792
	v_mul_f32_e32 v6, v28, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:764
	v_mul_f32_e32 v6, v28, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:768
	v_mul_f32_e32 v6, v28, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:772
	v_mul_f32_e32 v6, v29, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:684
	v_mul_f32_e32 v6, v29, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:688
	v_mul_f32_e32 v6, v29, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:692
	v_mul_f32_e32 v6, v29, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:696
	v_mul_f32_e32 v6, v30, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:620
	v_mul_f32_e32 v6, v30, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:624
	v_mul_f32_e32 v6, v30, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:628
	v_mul_f32_e32 v6, v30, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:632
	v_mul_f32_e32 v6, v31, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:556
	v_mul_f32_e32 v6, v31, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:560
	v_mul_f32_e32 v6, v31, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:564
	v_mul_f32_e32 v6, v31, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:568
	v_mul_f32_e32 v6, v0, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:508
	v_mul_f32_e32 v6, v0, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:512
	v_mul_f32_e32 v6, v0, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:516
	v_mul_f32_e32 v6, v0, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:520
	v_mul_f32_e32 v6, v1, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:476
	v_mul_f32_e32 v6, v1, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:480
	v_mul_f32_e32 v6, v1, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:484
	v_mul_f32_e32 v6, v1, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:488
	v_mul_f32_e32 v6, v2, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:460
	v_mul_f32_e32 v6, v2, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:464
	v_mul_f32_e32 v6, v2, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:468
	v_mul_f32_e32 v6, v2, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:472
	v_mul_f32_e32 v6, v3, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:324
	v_mul_f32_e32 v6, v3, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:388
	v_mul_f32_e32 v6, v3, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:452
	v_mul_f32_e32 v6, v3, v16
	.loc	1 78
	v_add_u32_e32 v16, vcc, 32, v4
	v_addc_u32_e32 v17, vcc, 0, v5, vcc
	v_add_u32_e32 v24, vcc, 16, v4
	buffer_store_dword v6, off, s[0:3], 0 offset:456
	v_addc_u32_e32 v25, vcc, 0, v5, vcc
	flat_load_dwordx4 v[16:19], v[16:17]
	flat_load_dwordx4 v[24:27], v[24:25]
	.loc	1 83
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, v28, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:956
	v_mul_f32_e32 v6, v28, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:960
	v_mul_f32_e32 v6, v28, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:964
	v_mul_f32_e32 v6, v28, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:968
	v_mul_f32_e32 v6, v29, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:876
	v_mul_f32_e32 v6, v29, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:880
	v_mul_f32_e32 v6, v29, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:884
	v_mul_f32_e32 v6, v29, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:888
	v_mul_f32_e32 v6, v30, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:796
	v_mul_f32_e32 v6, v30, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:800
	v_mul_f32_e32 v6, v30, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:804
	v_mul_f32_e32 v6, v30, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:808
	v_mul_f32_e32 v6, v31, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:700
	v_mul_f32_e32 v6, v31, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:704
	v_mul_f32_e32 v6, v31, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:708
	v_mul_f32_e32 v6, v31, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:712
	v_mul_f32_e32 v6, v0, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:636
	v_mul_f32_e32 v6, v0, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:640
	v_mul_f32_e32 v6, v0, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:644
	v_mul_f32_e32 v6, v0, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:648
	v_mul_f32_e32 v6, v1, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:572
	v_mul_f32_e32 v6, v1, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:576
	v_mul_f32_e32 v6, v1, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:580
	v_mul_f32_e32 v6, v1, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:584
	v_mul_f32_e32 v6, v2, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:524
	v_mul_f32_e32 v6, v2, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:528
	v_mul_f32_e32 v6, v2, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:532
	v_mul_f32_e32 v6, v2, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:536
	v_mul_f32_e32 v6, v3, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:492
	v_mul_f32_e32 v6, v3, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:496
	v_mul_f32_e32 v6, v3, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:500
	v_mul_f32_e32 v6, v3, v16
	.loc	1 78
	flat_load_dwordx4 v[16:19], v[4:5]
	.loc	1 83
	buffer_store_dword v6, off, s[0:3], 0 offset:504
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v6, v28, v27
	buffer_store_dword v6, off, s[0:3], 0 offset:1036
	v_mul_f32_e32 v6, v28, v26
	buffer_store_dword v6, off, s[0:3], 0 offset:1040
	v_mul_f32_e32 v6, v28, v25
	buffer_store_dword v6, off, s[0:3], 0 offset:1044
	v_mul_f32_e32 v6, v28, v24
	buffer_store_dword v6, off, s[0:3], 0 offset:1048
	v_mul_f32_e32 v6, v29, v27
	buffer_store_dword v6, off, s[0:3], 0 offset:972
	v_mul_f32_e32 v6, v29, v26
	buffer_store_dword v6, off, s[0:3], 0 offset:976
	v_mul_f32_e32 v6, v29, v25
	buffer_store_dword v6, off, s[0:3], 0 offset:980
	v_mul_f32_e32 v6, v29, v24
	buffer_store_dword v6, off, s[0:3], 0 offset:984
	v_mul_f32_e32 v6, v30, v27
	buffer_store_dword v6, off, s[0:3], 0 offset:892
	v_mul_f32_e32 v6, v30, v26
	buffer_store_dword v6, off, s[0:3], 0 offset:896
	v_mul_f32_e32 v6, v30, v25
	buffer_store_dword v6, off, s[0:3], 0 offset:900
	v_mul_f32_e32 v6, v30, v24
	buffer_store_dword v6, off, s[0:3], 0 offset:904
	v_mul_f32_e32 v6, v31, v27
	buffer_store_dword v6, off, s[0:3], 0 offset:812
	v_mul_f32_e32 v6, v31, v26
	buffer_store_dword v6, off, s[0:3], 0 offset:816
	v_mul_f32_e32 v6, v31, v25
	buffer_store_dword v6, off, s[0:3], 0 offset:820
	v_mul_f32_e32 v6, v31, v24
	buffer_store_dword v6, off, s[0:3], 0 offset:824
	v_mul_f32_e32 v6, v0, v27
	buffer_store_dword v6, off, s[0:3], 0 offset:716
	v_mul_f32_e32 v6, v0, v26
	buffer_store_dword v6, off, s[0:3], 0 offset:720
	v_mul_f32_e32 v6, v0, v25
	buffer_store_dword v6, off, s[0:3], 0 offset:724
	v_mul_f32_e32 v6, v0, v24
	buffer_store_dword v6, off, s[0:3], 0 offset:728
	v_mul_f32_e32 v6, v1, v27
	buffer_store_dword v6, off, s[0:3], 0 offset:652
	v_mul_f32_e32 v6, v1, v26
	buffer_store_dword v6, off, s[0:3], 0 offset:656
	v_mul_f32_e32 v6, v1, v25
	buffer_store_dword v6, off, s[0:3], 0 offset:660
	v_mul_f32_e32 v6, v1, v24
	buffer_store_dword v6, off, s[0:3], 0 offset:664
	v_mul_f32_e32 v6, v2, v27
	buffer_store_dword v6, off, s[0:3], 0 offset:588
	v_mul_f32_e32 v6, v2, v26
	buffer_store_dword v6, off, s[0:3], 0 offset:592
	v_mul_f32_e32 v6, v2, v25
	buffer_store_dword v6, off, s[0:3], 0 offset:596
	v_mul_f32_e32 v6, v2, v24
	buffer_store_dword v6, off, s[0:3], 0 offset:600
	v_mul_f32_e32 v6, v3, v27
	buffer_store_dword v6, off, s[0:3], 0 offset:540
	v_mul_f32_e32 v6, v3, v26
	buffer_store_dword v6, off, s[0:3], 0 offset:544
	v_mul_f32_e32 v6, v3, v25
	buffer_store_dword v6, off, s[0:3], 0 offset:548
	v_mul_f32_e32 v6, v3, v24
	.loc	1 78
	buffer_store_dword v6, off, s[0:3], 0 offset:552
	.loc	1 83
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v6, v28, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1100
	v_mul_f32_e32 v6, v28, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1104
	v_mul_f32_e32 v6, v28, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1108
	v_mul_f32_e32 v6, v28, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1112
	v_mul_f32_e32 v6, v29, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1052
	v_mul_f32_e32 v6, v29, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1056
	v_mul_f32_e32 v6, v29, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1060
	v_mul_f32_e32 v6, v29, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1064
	v_mul_f32_e32 v6, v30, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:988
	v_mul_f32_e32 v6, v30, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:992
	v_mul_f32_e32 v6, v30, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:996
	v_mul_f32_e32 v6, v30, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1000
	v_mul_f32_e32 v6, v31, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:908
	v_mul_f32_e32 v6, v31, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:912
	v_mul_f32_e32 v6, v31, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:916
	v_mul_f32_e32 v6, v31, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:920
	v_mul_f32_e32 v6, v0, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:828
	v_mul_f32_e32 v6, v0, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:832
	v_mul_f32_e32 v6, v0, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:836
	v_mul_f32_e32 v6, v0, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:840
	v_mul_f32_e32 v6, v1, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:740
	v_mul_f32_e32 v6, v1, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:744
	v_mul_f32_e32 v6, v1, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:748
	v_mul_f32_e32 v6, v1, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:752
	v_mul_f32_e32 v6, v2, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:668
	v_mul_f32_e32 v6, v2, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:672
	v_mul_f32_e32 v6, v2, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:676
	v_mul_f32_e32 v6, v2, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:680
	v_mul_f32_e32 v6, v3, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:604
	v_mul_f32_e32 v6, v3, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:608
	v_mul_f32_e32 v6, v3, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:612
	v_mul_f32_e32 v6, v3, v16
	.loc	1 78
	v_add_u32_e32 v16, vcc, s8, v4
	v_addc_u32_e32 v17, vcc, 0, v5, vcc
	flat_load_dwordx4 v[16:19], v[16:17]
	.loc	1 83
	buffer_store_dword v6, off, s[0:3], 0 offset:616
	v_mul_f32_e32 v6, v28, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:1180
	v_mul_f32_e32 v6, v28, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:1184
	v_mul_f32_e32 v6, v28, v21
	buffer_store_dword v6, off, s[0:3], 0 offset:1188
	v_mul_f32_e32 v6, v28, v20
	buffer_store_dword v6, off, s[0:3], 0 offset:1192
	v_mul_f32_e32 v6, v29, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:1132
	v_mul_f32_e32 v6, v29, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:1136
	v_mul_f32_e32 v6, v29, v21
	buffer_store_dword v6, off, s[0:3], 0 offset:1140
	v_mul_f32_e32 v6, v29, v20
	buffer_store_dword v6, off, s[0:3], 0 offset:1144
	v_mul_f32_e32 v6, v30, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:1084
	v_mul_f32_e32 v6, v30, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:1088
	v_mul_f32_e32 v6, v30, v21
	buffer_store_dword v6, off, s[0:3], 0 offset:1092
	v_mul_f32_e32 v6, v30, v20
	buffer_store_dword v6, off, s[0:3], 0 offset:1096
	v_mul_f32_e32 v6, v31, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:1020
	v_mul_f32_e32 v6, v31, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:1024
	v_mul_f32_e32 v6, v31, v21
	buffer_store_dword v6, off, s[0:3], 0 offset:1028
	v_mul_f32_e32 v6, v31, v20
	buffer_store_dword v6, off, s[0:3], 0 offset:1032
	v_mul_f32_e32 v6, v0, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:940
	v_mul_f32_e32 v6, v0, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:944
	v_mul_f32_e32 v6, v0, v21
	buffer_store_dword v6, off, s[0:3], 0 offset:948
	v_mul_f32_e32 v6, v0, v20
	buffer_store_dword v6, off, s[0:3], 0 offset:952
	v_mul_f32_e32 v6, v1, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:852
	v_mul_f32_e32 v6, v1, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:856
	v_mul_f32_e32 v6, v1, v21
	buffer_store_dword v6, off, s[0:3], 0 offset:860
	v_mul_f32_e32 v6, v1, v20
	buffer_store_dword v6, off, s[0:3], 0 offset:864
	v_mul_f32_e32 v6, v2, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:776
	v_mul_f32_e32 v6, v2, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:780
	v_mul_f32_e32 v6, v2, v21
	buffer_store_dword v6, off, s[0:3], 0 offset:784
	v_mul_f32_e32 v6, v2, v20
	buffer_store_dword v6, off, s[0:3], 0 offset:788
	v_mul_f32_e32 v6, v3, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:732
	v_mul_f32_e32 v6, v3, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:736
	v_mul_f32_e32 v6, v3, v21
	buffer_store_dword v6, off, s[0:3], 0 offset:756
	v_mul_f32_e32 v6, v3, v20
	.loc	1 78
	buffer_store_dword v6, off, s[0:3], 0 offset:760
	.loc	1 83
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v6, v28, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1256
	v_mul_f32_e32 v6, v28, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1260
	v_mul_f32_e32 v6, v28, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1264
	v_mul_f32_e32 v6, v28, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1268
	v_mul_f32_e32 v6, v29, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1212
	v_mul_f32_e32 v6, v29, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1216
	v_mul_f32_e32 v6, v29, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1220
	v_mul_f32_e32 v6, v29, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1224
	v_mul_f32_e32 v6, v30, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1164
	v_mul_f32_e32 v6, v30, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1168
	v_mul_f32_e32 v6, v30, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1172
	v_mul_f32_e32 v6, v30, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1176
	v_mul_f32_e32 v6, v31, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1116
	v_mul_f32_e32 v6, v31, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1120
	v_mul_f32_e32 v6, v31, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1124
	v_mul_f32_e32 v6, v31, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1128
	v_mul_f32_e32 v6, v0, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1068
	v_mul_f32_e32 v6, v0, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1072
	v_mul_f32_e32 v6, v0, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1076
	v_mul_f32_e32 v6, v0, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1080
	v_mul_f32_e32 v6, v1, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1004
	v_mul_f32_e32 v6, v1, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1008
	v_mul_f32_e32 v6, v1, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1012
	v_mul_f32_e32 v6, v1, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1016
	v_mul_f32_e32 v6, v2, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:924
	v_mul_f32_e32 v6, v2, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:928
	v_mul_f32_e32 v6, v2, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:932
	v_mul_f32_e32 v6, v2, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:936
	v_mul_f32_e32 v6, v3, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:844
	v_mul_f32_e32 v6, v3, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:848
	v_mul_f32_e32 v6, v3, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:868
	v_mul_f32_e32 v6, v3, v16
	.loc	1 78
	v_add_u32_e32 v16, vcc, s7, v4
	v_addc_u32_e32 v17, vcc, 0, v5, vcc
	v_add_u32_e32 v20, vcc, s6, v4
	buffer_store_dword v6, off, s[0:3], 0 offset:872
	v_addc_u32_e32 v21, vcc, 0, v5, vcc
	flat_load_dwordx4 v[16:19], v[16:17]
	flat_load_dwordx4 v[20:23], v[20:21]
	.loc	1 74
	v_add_u32_e32 v4, vcc, s40, v4
	.loc	1 83
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, v30, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1336
	v_mul_f32_e32 v6, v30, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1340
	v_mul_f32_e32 v6, v30, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1344
	v_mul_f32_e32 v6, v30, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1348
	v_mul_f32_e32 v6, v31, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1304
	v_mul_f32_e32 v6, v31, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1308
	v_mul_f32_e32 v6, v31, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1312
	v_mul_f32_e32 v6, v31, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1316
	v_mul_f32_e32 v6, v0, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1272
	v_mul_f32_e32 v6, v0, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1276
	v_mul_f32_e32 v6, v0, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1280
	v_mul_f32_e32 v6, v0, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1284
	v_mul_f32_e32 v6, v1, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1228
	v_mul_f32_e32 v6, v1, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1232
	v_mul_f32_e32 v6, v1, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1236
	v_mul_f32_e32 v6, v1, v16
	buffer_store_dword v6, off, s[0:3], 0 offset:1240
	v_mul_f32_e32 v6, v2, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1196
	v_mul_f32_e32 v6, v2, v18
	buffer_store_dword v6, off, s[0:3], 0 offset:1200
	v_mul_f32_e32 v6, v2, v17
	buffer_store_dword v6, off, s[0:3], 0 offset:1204
	v_mul_f32_e32 v6, v2, v16
	v_mul_f32_e32 v12, v28, v19
	v_mul_f32_e32 v24, v29, v19
	buffer_store_dword v6, off, s[0:3], 0 offset:1208
	v_mul_f32_e32 v6, v3, v19
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v19, v31, v23
	buffer_store_dword v19, off, s[0:3], 0 offset:1352
	v_mul_f32_e32 v19, v31, v22
	buffer_store_dword v19, off, s[0:3], 0 offset:1356
	v_mul_f32_e32 v19, v31, v21
	buffer_store_dword v19, off, s[0:3], 0 offset:1360
	v_mul_f32_e32 v19, v0, v23
	buffer_store_dword v19, off, s[0:3], 0 offset:1324
	v_mul_f32_e32 v19, v0, v22
	buffer_store_dword v19, off, s[0:3], 0 offset:1332
	v_mul_f32_e32 v19, v0, v21
	v_mul_f32_e32 v0, v0, v20
	buffer_store_dword v0, off, s[0:3], 0 offset:1320
	v_mul_f32_e32 v0, v1, v23
	buffer_store_dword v0, off, s[0:3], 0 offset:1292
	v_mul_f32_e32 v0, v1, v22
	buffer_store_dword v6, off, s[0:3], 0 offset:1148
	v_mul_f32_e32 v6, v3, v18
	buffer_store_dword v0, off, s[0:3], 0 offset:1296
	v_mul_f32_e32 v0, v1, v21
	v_mul_f32_e32 v1, v1, v20
	buffer_store_dword v6, off, s[0:3], 0 offset:1152
	v_mul_f32_e32 v6, v3, v17
	buffer_store_dword v1, off, s[0:3], 0 offset:1288
	v_mul_f32_e32 v1, v2, v23
	buffer_store_dword v6, off, s[0:3], 0 offset:1156
	v_mul_f32_e32 v6, v3, v16
	buffer_store_dword v1, off, s[0:3], 0 offset:1244
	v_mul_f32_e32 v1, v2, v22
	v_mul_f32_e32 v13, v28, v18
	v_mul_f32_e32 v14, v28, v17
	v_mul_f32_e32 v15, v28, v16
	v_mul_f32_e32 v25, v29, v18
	v_mul_f32_e32 v26, v29, v17
	v_mul_f32_e32 v27, v29, v16
	.loc	1 74
	buffer_store_dword v6, off, s[0:3], 0 offset:1160
	.loc	1 83
	v_mul_f32_e32 v7, v28, v23
	v_mul_f32_e32 v8, v28, v22
	v_mul_f32_e32 v6, v28, v21
	v_mul_f32_e32 v28, v28, v20
	v_mul_f32_e32 v10, v29, v23
	v_mul_f32_e32 v11, v29, v22
	v_mul_f32_e32 v9, v29, v21
	v_mul_f32_e32 v29, v29, v20
	v_mul_f32_e32 v17, v30, v23
	v_mul_f32_e32 v18, v30, v22
	v_mul_f32_e32 v16, v30, v21
	v_mul_f32_e32 v30, v30, v20
	v_mul_f32_e32 v31, v31, v20
	buffer_store_dword v1, off, s[0:3], 0 offset:1252
	v_mul_f32_e32 v1, v2, v21
	v_mul_f32_e32 v2, v2, v20
	v_mul_f32_e32 v23, v3, v23
	v_mul_f32_e32 v22, v3, v22
	v_mul_f32_e32 v21, v3, v21
	v_mul_f32_e32 v3, v3, v20
	buffer_load_dword v20, off, s[0:3], 0 offset:792
	buffer_store_dword v19, off, s[0:3], 0 offset:1328
	buffer_store_dword v0, off, s[0:3], 0 offset:1300
	buffer_store_dword v1, off, s[0:3], 0 offset:1248
	v_add_f32_e32 v251, v12, v251
	v_add_f32_e32 v250, v13, v250
	v_add_f32_e32 v249, v14, v249
	v_add_f32_e32 v248, v15, v248
	v_add_f32_e32 v247, v7, v247
	v_add_f32_e32 v246, v8, v246
	v_add_f32_e32 v245, v6, v245
	v_add_f32_e32 v215, v10, v215
	v_add_f32_e32 v214, v11, v214
	v_add_f32_e32 v213, v9, v213
	v_add_f32_e32 v167, v17, v167
	v_add_f32_e32 v166, v18, v166
	v_add_f32_e32 v165, v16, v165
	v_add_f32_e32 v244, v28, v244
	v_add_f32_e32 v219, v24, v219
	v_add_f32_e32 v218, v25, v218
	v_add_f32_e32 v217, v26, v217
	v_add_f32_e32 v216, v27, v216
	v_add_f32_e32 v212, v29, v212
	v_add_f32_e32 v164, v30, v164
	v_add_f32_e32 v132, v31, v132
	v_add_f32_e32 v39, v23, v39
	v_add_f32_e32 v38, v22, v38
	v_add_f32_e32 v37, v21, v37
	v_add_f32_e32 v36, v3, v36
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v239, v20, v239
	.loc	1 74
	v_mov_b32_e32 v20, s41
	v_addc_u32_e32 v5, vcc, v5, v20, vcc
	buffer_store_dword v4, off, s[0:3], 0 offset:260
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], 0 offset:264
	.loc	1 83
	buffer_load_dword v4, off, s[0:3], 0 offset:764
	buffer_load_dword v1, off, s[0:3], 0 offset:1256
	buffer_load_dword v0, off, s[0:3], 0 offset:1336
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v238, v4, v238
	buffer_load_dword v4, off, s[0:3], 0 offset:768
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v171, v0, v171
	buffer_load_dword v0, off, s[0:3], 0 offset:1340
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v237, v4, v237
	buffer_load_dword v4, off, s[0:3], 0 offset:772
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v170, v0, v170
	buffer_load_dword v0, off, s[0:3], 0 offset:1344
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v236, v4, v236
	buffer_load_dword v4, off, s[0:3], 0 offset:956
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v169, v0, v169
	buffer_load_dword v0, off, s[0:3], 0 offset:1348
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v235, v4, v235
	buffer_load_dword v4, off, s[0:3], 0 offset:960
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v168, v0, v168
	buffer_load_dword v0, off, s[0:3], 0 offset:1304
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v234, v4, v234
	buffer_load_dword v4, off, s[0:3], 0 offset:964
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v139, v0, v139
	buffer_load_dword v0, off, s[0:3], 0 offset:1308
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v233, v4, v233
	buffer_load_dword v4, off, s[0:3], 0 offset:968
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v138, v0, v138
	buffer_load_dword v0, off, s[0:3], 0 offset:1312
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v232, v4, v232
	buffer_load_dword v4, off, s[0:3], 0 offset:1036
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v137, v0, v137
	buffer_load_dword v0, off, s[0:3], 0 offset:1316
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v231, v4, v231
	buffer_load_dword v4, off, s[0:3], 0 offset:1040
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v136, v0, v136
	buffer_load_dword v0, off, s[0:3], 0 offset:1352
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v230, v4, v230
	buffer_load_dword v4, off, s[0:3], 0 offset:1044
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v135, v0, v135
	buffer_load_dword v0, off, s[0:3], 0 offset:1356
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v229, v4, v229
	buffer_load_dword v4, off, s[0:3], 0 offset:1048
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v134, v0, v134
	buffer_load_dword v0, off, s[0:3], 0 offset:1360
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v228, v4, v228
	buffer_load_dword v4, off, s[0:3], 0 offset:1100
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v133, v0, v133
	buffer_load_dword v0, off, s[0:3], 0 offset:1324
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v227, v4, v227
	buffer_load_dword v4, off, s[0:3], 0 offset:1104
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v103, v0, v103
	buffer_load_dword v0, off, s[0:3], 0 offset:1332
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v226, v4, v226
	buffer_load_dword v4, off, s[0:3], 0 offset:1108
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v102, v0, v102
	buffer_load_dword v0, off, s[0:3], 0 offset:1328
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v225, v4, v225
	buffer_load_dword v4, off, s[0:3], 0 offset:1112
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v101, v0, v101
	buffer_load_dword v0, off, s[0:3], 0 offset:1320
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v224, v4, v224
	buffer_load_dword v4, off, s[0:3], 0 offset:1180
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v100, v0, v100
	buffer_load_dword v0, off, s[0:3], 0 offset:476
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v243, v4, v243
	buffer_load_dword v4, off, s[0:3], 0 offset:1184
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v95, v0, v95
	buffer_load_dword v0, off, s[0:3], 0 offset:480
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v242, v4, v242
	buffer_load_dword v4, off, s[0:3], 0 offset:1188
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v94, v0, v94
	buffer_load_dword v0, off, s[0:3], 0 offset:484
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v241, v4, v241
	buffer_load_dword v4, off, s[0:3], 0 offset:1192
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v93, v0, v93
	buffer_load_dword v0, off, s[0:3], 0 offset:488
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v240, v4, v240
	buffer_load_dword v4, off, s[0:3], 0 offset:684
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v92, v0, v92
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v79, v4, v79
	buffer_load_dword v4, off, s[0:3], 0 offset:688
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v78, v4, v78
	buffer_load_dword v4, off, s[0:3], 0 offset:692
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v77, v4, v77
	buffer_load_dword v4, off, s[0:3], 0 offset:696
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v76, v4, v76
	buffer_load_dword v4, off, s[0:3], 0 offset:876
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v75, v4, v75
	buffer_load_dword v4, off, s[0:3], 0 offset:880
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v74, v4, v74
	buffer_load_dword v4, off, s[0:3], 0 offset:884
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v73, v4, v73
	buffer_load_dword v4, off, s[0:3], 0 offset:888
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v72, v4, v72
	buffer_load_dword v4, off, s[0:3], 0 offset:972
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v71, v4, v71
	buffer_load_dword v4, off, s[0:3], 0 offset:976
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v70, v4, v70
	buffer_load_dword v4, off, s[0:3], 0 offset:980
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v69, v4, v69
	buffer_load_dword v4, off, s[0:3], 0 offset:984
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v68, v4, v68
	buffer_load_dword v4, off, s[0:3], 0 offset:1052
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v67, v4, v67
	buffer_load_dword v4, off, s[0:3], 0 offset:1056
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v66, v4, v66
	buffer_load_dword v4, off, s[0:3], 0 offset:1060
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v65, v4, v65
	buffer_load_dword v4, off, s[0:3], 0 offset:1064
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v64, v4, v64
	buffer_load_dword v4, off, s[0:3], 0 offset:1132
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v211, v4, v211
	buffer_load_dword v4, off, s[0:3], 0 offset:1136
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v210, v4, v210
	buffer_load_dword v4, off, s[0:3], 0 offset:1140
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v209, v4, v209
	buffer_load_dword v4, off, s[0:3], 0 offset:1144
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v208, v4, v208
	buffer_load_dword v4, off, s[0:3], 0 offset:1212
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v223, v4, v223
	buffer_load_dword v4, off, s[0:3], 0 offset:1216
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v222, v4, v222
	buffer_load_dword v4, off, s[0:3], 0 offset:1220
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v221, v4, v221
	buffer_load_dword v4, off, s[0:3], 0 offset:1224
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v220, v4, v220
	buffer_load_dword v4, off, s[0:3], 0 offset:620
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v191, v4, v191
	buffer_load_dword v4, off, s[0:3], 0 offset:624
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v190, v4, v190
	buffer_load_dword v4, off, s[0:3], 0 offset:628
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v189, v4, v189
	buffer_load_dword v4, off, s[0:3], 0 offset:632
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v188, v4, v188
	buffer_load_dword v4, off, s[0:3], 0 offset:796
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v187, v4, v187
	buffer_load_dword v4, off, s[0:3], 0 offset:800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v186, v4, v186
	buffer_load_dword v4, off, s[0:3], 0 offset:804
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v185, v4, v185
	buffer_load_dword v4, off, s[0:3], 0 offset:808
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v184, v4, v184
	buffer_load_dword v4, off, s[0:3], 0 offset:892
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v183, v4, v183
	buffer_load_dword v4, off, s[0:3], 0 offset:896
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v182, v4, v182
	buffer_load_dword v4, off, s[0:3], 0 offset:900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v181, v4, v181
	buffer_load_dword v4, off, s[0:3], 0 offset:904
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v180, v4, v180
	buffer_load_dword v4, off, s[0:3], 0 offset:988
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v179, v4, v179
	buffer_load_dword v4, off, s[0:3], 0 offset:992
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v178, v4, v178
	buffer_load_dword v4, off, s[0:3], 0 offset:996
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v177, v4, v177
	buffer_load_dword v4, off, s[0:3], 0 offset:1000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v176, v4, v176
	buffer_load_dword v4, off, s[0:3], 0 offset:1084
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v163, v4, v163
	buffer_load_dword v4, off, s[0:3], 0 offset:1088
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v162, v4, v162
	buffer_load_dword v4, off, s[0:3], 0 offset:1092
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v161, v4, v161
	buffer_load_dword v4, off, s[0:3], 0 offset:1096
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v160, v4, v160
	buffer_load_dword v4, off, s[0:3], 0 offset:1164
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v175, v4, v175
	buffer_load_dword v4, off, s[0:3], 0 offset:1168
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v174, v4, v174
	buffer_load_dword v4, off, s[0:3], 0 offset:1172
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v173, v4, v173
	buffer_load_dword v4, off, s[0:3], 0 offset:1176
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v172, v4, v172
	buffer_load_dword v4, off, s[0:3], 0 offset:556
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v159, v4, v159
	buffer_load_dword v4, off, s[0:3], 0 offset:560
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v158, v4, v158
	buffer_load_dword v4, off, s[0:3], 0 offset:564
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v157, v4, v157
	buffer_load_dword v4, off, s[0:3], 0 offset:568
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v156, v4, v156
	buffer_load_dword v4, off, s[0:3], 0 offset:700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v155, v4, v155
	buffer_load_dword v4, off, s[0:3], 0 offset:704
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v154, v4, v154
	buffer_load_dword v4, off, s[0:3], 0 offset:708
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v153, v4, v153
	buffer_load_dword v4, off, s[0:3], 0 offset:712
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v152, v4, v152
	buffer_load_dword v4, off, s[0:3], 0 offset:812
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v151, v4, v151
	buffer_load_dword v4, off, s[0:3], 0 offset:816
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v150, v4, v150
	buffer_load_dword v4, off, s[0:3], 0 offset:820
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v149, v4, v149
	buffer_load_dword v4, off, s[0:3], 0 offset:824
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v148, v4, v148
	buffer_load_dword v4, off, s[0:3], 0 offset:908
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v147, v4, v147
	buffer_load_dword v4, off, s[0:3], 0 offset:912
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v146, v4, v146
	buffer_load_dword v4, off, s[0:3], 0 offset:916
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v145, v4, v145
	buffer_load_dword v4, off, s[0:3], 0 offset:920
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v144, v4, v144
	buffer_load_dword v4, off, s[0:3], 0 offset:1020
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v131, v4, v131
	buffer_load_dword v4, off, s[0:3], 0 offset:1024
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v130, v4, v130
	buffer_load_dword v4, off, s[0:3], 0 offset:1028
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v129, v4, v129
	buffer_load_dword v4, off, s[0:3], 0 offset:1032
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v128, v4, v128
	buffer_load_dword v4, off, s[0:3], 0 offset:1116
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v143, v4, v143
	buffer_load_dword v4, off, s[0:3], 0 offset:1120
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v142, v4, v142
	buffer_load_dword v4, off, s[0:3], 0 offset:1124
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v141, v4, v141
	buffer_load_dword v4, off, s[0:3], 0 offset:1128
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v140, v4, v140
	buffer_load_dword v4, off, s[0:3], 0 offset:508
	v_add_f32_e32 v255, v1, v255
	buffer_load_dword v1, off, s[0:3], 0 offset:1260
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v127, v4, v127
	buffer_load_dword v4, off, s[0:3], 0 offset:512
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v254, v1, v254
	buffer_load_dword v1, off, s[0:3], 0 offset:1264
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v126, v4, v126
	buffer_load_dword v4, off, s[0:3], 0 offset:516
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v253, v1, v253
	buffer_load_dword v1, off, s[0:3], 0 offset:1268
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v125, v4, v125
	buffer_load_dword v4, off, s[0:3], 0 offset:520
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v252, v1, v252
	buffer_load_dword v1, off, s[0:3], 0 offset:1272
	buffer_load_dword v0, off, s[0:3], 0 offset:572
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v124, v4, v124
	buffer_load_dword v4, off, s[0:3], 0 offset:636
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v107, v1, v107
	buffer_load_dword v1, off, s[0:3], 0 offset:1276
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v91, v0, v91
	buffer_load_dword v0, off, s[0:3], 0 offset:576
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v123, v4, v123
	buffer_load_dword v4, off, s[0:3], 0 offset:640
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v106, v1, v106
	buffer_load_dword v1, off, s[0:3], 0 offset:1280
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v90, v0, v90
	buffer_load_dword v0, off, s[0:3], 0 offset:580
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v122, v4, v122
	buffer_load_dword v4, off, s[0:3], 0 offset:644
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v105, v1, v105
	buffer_load_dword v1, off, s[0:3], 0 offset:1284
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v89, v0, v89
	buffer_load_dword v0, off, s[0:3], 0 offset:584
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v121, v4, v121
	buffer_load_dword v4, off, s[0:3], 0 offset:648
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v104, v1, v104
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v88, v0, v88
	buffer_load_dword v0, off, s[0:3], 0 offset:652
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v120, v4, v120
	buffer_load_dword v4, off, s[0:3], 0 offset:716
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v87, v0, v87
	buffer_load_dword v0, off, s[0:3], 0 offset:656
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v119, v4, v119
	buffer_load_dword v4, off, s[0:3], 0 offset:720
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v86, v0, v86
	buffer_load_dword v0, off, s[0:3], 0 offset:660
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v118, v4, v118
	buffer_load_dword v4, off, s[0:3], 0 offset:724
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v85, v0, v85
	buffer_load_dword v0, off, s[0:3], 0 offset:664
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v117, v4, v117
	buffer_load_dword v4, off, s[0:3], 0 offset:728
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v84, v0, v84
	buffer_load_dword v0, off, s[0:3], 0 offset:740
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v116, v4, v116
	buffer_load_dword v4, off, s[0:3], 0 offset:828
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v83, v0, v83
	buffer_load_dword v0, off, s[0:3], 0 offset:744
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v115, v4, v115
	buffer_load_dword v4, off, s[0:3], 0 offset:832
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v82, v0, v82
	buffer_load_dword v0, off, s[0:3], 0 offset:748
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v114, v4, v114
	buffer_load_dword v4, off, s[0:3], 0 offset:836
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v81, v0, v81
	buffer_load_dword v0, off, s[0:3], 0 offset:752
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v113, v4, v113
	buffer_load_dword v4, off, s[0:3], 0 offset:840
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v80, v0, v80
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v112, v4, v112
	buffer_load_dword v4, off, s[0:3], 0 offset:940
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v99, v4, v99
	buffer_load_dword v4, off, s[0:3], 0 offset:944
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v98, v4, v98
	buffer_load_dword v4, off, s[0:3], 0 offset:948
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v97, v4, v97
	buffer_load_dword v4, off, s[0:3], 0 offset:952
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v96, v4, v96
	buffer_load_dword v4, off, s[0:3], 0 offset:1068
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v111, v4, v111
	buffer_load_dword v4, off, s[0:3], 0 offset:1072
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v110, v4, v110
	buffer_load_dword v4, off, s[0:3], 0 offset:1076
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v109, v4, v109
	buffer_load_dword v4, off, s[0:3], 0 offset:1080
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v108, v4, v108
	buffer_load_dword v4, off, s[0:3], 0 offset:196
	buffer_load_dword v5, off, s[0:3], 0 offset:200
	buffer_load_dword v6, off, s[0:3], 0 offset:204
	buffer_load_dword v7, off, s[0:3], 0 offset:208
	buffer_load_dword v8, off, s[0:3], 0 offset:212
	buffer_load_dword v9, off, s[0:3], 0 offset:216
	buffer_load_dword v10, off, s[0:3], 0 offset:220
	buffer_load_dword v11, off, s[0:3], 0 offset:224
	buffer_load_dword v12, off, s[0:3], 0 offset:228
	buffer_load_dword v13, off, s[0:3], 0 offset:232
	buffer_load_dword v14, off, s[0:3], 0 offset:236
	buffer_load_dword v15, off, s[0:3], 0 offset:240
	buffer_load_dword v16, off, s[0:3], 0 offset:244
	buffer_load_dword v17, off, s[0:3], 0 offset:248
	buffer_load_dword v18, off, s[0:3], 0 offset:252
	buffer_load_dword v19, off, s[0:3], 0 offset:256
	buffer_load_dword v0, off, s[0:3], 0 offset:852
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v0, v7
	buffer_load_dword v0, off, s[0:3], 0 offset:856
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v0, v6
	buffer_load_dword v0, off, s[0:3], 0 offset:860
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v0, v5
	buffer_load_dword v0, off, s[0:3], 0 offset:864
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v0, v4
	buffer_load_dword v0, off, s[0:3], 0 offset:1004
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v0, v19
	buffer_load_dword v0, off, s[0:3], 0 offset:1008
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v0, v18
	buffer_load_dword v0, off, s[0:3], 0 offset:1012
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v0, v17
	buffer_load_dword v0, off, s[0:3], 0 offset:1016
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v0, v16
	buffer_load_dword v0, off, s[0:3], 0 offset:1228
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v0, v15
	buffer_load_dword v0, off, s[0:3], 0 offset:1232
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v0, v14
	buffer_load_dword v0, off, s[0:3], 0 offset:1236
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v0, v13
	buffer_load_dword v0, off, s[0:3], 0 offset:1240
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v0, v12
	buffer_load_dword v0, off, s[0:3], 0 offset:1292
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v0, v11
	buffer_load_dword v0, off, s[0:3], 0 offset:1296
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v0, v10
	buffer_load_dword v0, off, s[0:3], 0 offset:1300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v0, v9
	buffer_load_dword v0, off, s[0:3], 0 offset:1288
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v0, v8
	buffer_store_dword v4, off, s[0:3], 0 offset:196
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], 0 offset:200
	buffer_store_dword v6, off, s[0:3], 0 offset:204
	buffer_store_dword v7, off, s[0:3], 0 offset:208
	buffer_store_dword v8, off, s[0:3], 0 offset:212
	buffer_store_dword v9, off, s[0:3], 0 offset:216
	buffer_store_dword v10, off, s[0:3], 0 offset:220
	buffer_store_dword v11, off, s[0:3], 0 offset:224
	buffer_store_dword v12, off, s[0:3], 0 offset:228
	buffer_store_dword v13, off, s[0:3], 0 offset:232
	buffer_store_dword v14, off, s[0:3], 0 offset:236
	buffer_store_dword v15, off, s[0:3], 0 offset:240
	buffer_store_dword v16, off, s[0:3], 0 offset:244
	buffer_store_dword v17, off, s[0:3], 0 offset:248
	buffer_store_dword v18, off, s[0:3], 0 offset:252
	buffer_store_dword v19, off, s[0:3], 0 offset:256
	buffer_load_dword v0, off, s[0:3], 0 offset:460
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v207, v0, v207
	buffer_load_dword v0, off, s[0:3], 0 offset:464
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v206, v0, v206
	buffer_load_dword v0, off, s[0:3], 0 offset:468
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v205, v0, v205
	buffer_load_dword v0, off, s[0:3], 0 offset:472
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v204, v0, v204
	buffer_load_dword v0, off, s[0:3], 0 offset:524
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v203, v0, v203
	buffer_load_dword v0, off, s[0:3], 0 offset:528
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v202, v0, v202
	buffer_load_dword v0, off, s[0:3], 0 offset:532
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v201, v0, v201
	buffer_load_dword v0, off, s[0:3], 0 offset:536
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v200, v0, v200
	buffer_load_dword v0, off, s[0:3], 0 offset:588
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v199, v0, v199
	buffer_load_dword v0, off, s[0:3], 0 offset:592
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v198, v0, v198
	buffer_load_dword v0, off, s[0:3], 0 offset:596
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v197, v0, v197
	buffer_load_dword v0, off, s[0:3], 0 offset:600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v196, v0, v196
	buffer_load_dword v0, off, s[0:3], 0 offset:668
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v195, v0, v195
	buffer_load_dword v0, off, s[0:3], 0 offset:672
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v194, v0, v194
	buffer_load_dword v0, off, s[0:3], 0 offset:676
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v193, v0, v193
	buffer_load_dword v0, off, s[0:3], 0 offset:680
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v192, v0, v192
	buffer_load_dword v4, off, s[0:3], 0 offset:132
	buffer_load_dword v5, off, s[0:3], 0 offset:136
	buffer_load_dword v6, off, s[0:3], 0 offset:140
	buffer_load_dword v7, off, s[0:3], 0 offset:144
	buffer_load_dword v8, off, s[0:3], 0 offset:148
	buffer_load_dword v9, off, s[0:3], 0 offset:152
	buffer_load_dword v10, off, s[0:3], 0 offset:156
	buffer_load_dword v11, off, s[0:3], 0 offset:160
	buffer_load_dword v12, off, s[0:3], 0 offset:164
	buffer_load_dword v13, off, s[0:3], 0 offset:168
	buffer_load_dword v14, off, s[0:3], 0 offset:172
	buffer_load_dword v15, off, s[0:3], 0 offset:176
	buffer_load_dword v16, off, s[0:3], 0 offset:180
	buffer_load_dword v17, off, s[0:3], 0 offset:184
	buffer_load_dword v18, off, s[0:3], 0 offset:188
	buffer_load_dword v19, off, s[0:3], 0 offset:192
	buffer_load_dword v0, off, s[0:3], 0 offset:776
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v8, v2, v8
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v0, v7
	buffer_load_dword v0, off, s[0:3], 0 offset:780
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v0, v6
	buffer_load_dword v0, off, s[0:3], 0 offset:784
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v0, v5
	buffer_load_dword v0, off, s[0:3], 0 offset:788
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v0, v4
	buffer_load_dword v0, off, s[0:3], 0 offset:924
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v0, v19
	buffer_load_dword v0, off, s[0:3], 0 offset:928
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v0, v18
	buffer_load_dword v0, off, s[0:3], 0 offset:932
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v0, v17
	buffer_load_dword v0, off, s[0:3], 0 offset:936
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v0, v16
	buffer_load_dword v0, off, s[0:3], 0 offset:1196
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v0, v15
	buffer_load_dword v0, off, s[0:3], 0 offset:1200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v0, v14
	buffer_load_dword v0, off, s[0:3], 0 offset:1204
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v0, v13
	buffer_load_dword v0, off, s[0:3], 0 offset:1208
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v0, v12
	buffer_load_dword v0, off, s[0:3], 0 offset:1244
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v0, v11
	buffer_load_dword v0, off, s[0:3], 0 offset:1252
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v0, v10
	buffer_load_dword v0, off, s[0:3], 0 offset:1248
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v0, v9
	buffer_store_dword v4, off, s[0:3], 0 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], 0 offset:136
	buffer_store_dword v6, off, s[0:3], 0 offset:140
	buffer_store_dword v7, off, s[0:3], 0 offset:144
	buffer_store_dword v8, off, s[0:3], 0 offset:148
	buffer_store_dword v9, off, s[0:3], 0 offset:152
	buffer_store_dword v10, off, s[0:3], 0 offset:156
	buffer_store_dword v11, off, s[0:3], 0 offset:160
	buffer_store_dword v12, off, s[0:3], 0 offset:164
	buffer_store_dword v13, off, s[0:3], 0 offset:168
	buffer_store_dword v14, off, s[0:3], 0 offset:172
	buffer_store_dword v15, off, s[0:3], 0 offset:176
	buffer_store_dword v16, off, s[0:3], 0 offset:180
	buffer_store_dword v17, off, s[0:3], 0 offset:184
	buffer_store_dword v18, off, s[0:3], 0 offset:188
	buffer_store_dword v19, off, s[0:3], 0 offset:192
	buffer_load_dword v0, off, s[0:3], 0 offset:324
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v63, v0, v63
	buffer_load_dword v0, off, s[0:3], 0 offset:388
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v62, v0, v62
	buffer_load_dword v0, off, s[0:3], 0 offset:452
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v61, v0, v61
	buffer_load_dword v0, off, s[0:3], 0 offset:456
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v60, v0, v60
	buffer_load_dword v0, off, s[0:3], 0 offset:492
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v59, v0, v59
	buffer_load_dword v0, off, s[0:3], 0 offset:496
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v58, v0, v58
	buffer_load_dword v0, off, s[0:3], 0 offset:500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v57, v0, v57
	buffer_load_dword v0, off, s[0:3], 0 offset:504
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v56, v0, v56
	buffer_load_dword v0, off, s[0:3], 0 offset:540
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v55, v0, v55
	buffer_load_dword v0, off, s[0:3], 0 offset:544
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v54, v0, v54
	buffer_load_dword v0, off, s[0:3], 0 offset:548
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v53, v0, v53
	buffer_load_dword v0, off, s[0:3], 0 offset:552
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v52, v0, v52
	buffer_load_dword v0, off, s[0:3], 0 offset:604
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v51, v0, v51
	buffer_load_dword v0, off, s[0:3], 0 offset:608
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v50, v0, v50
	buffer_load_dword v0, off, s[0:3], 0 offset:612
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v49, v0, v49
	buffer_load_dword v0, off, s[0:3], 0 offset:616
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v48, v0, v48
	buffer_load_dword v0, off, s[0:3], 0 offset:732
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v35, v0, v35
	buffer_load_dword v0, off, s[0:3], 0 offset:736
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v34, v0, v34
	buffer_load_dword v0, off, s[0:3], 0 offset:756
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v33, v0, v33
	buffer_load_dword v0, off, s[0:3], 0 offset:760
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v32, v0, v32
	buffer_load_dword v0, off, s[0:3], 0 offset:844
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v47, v0, v47
	buffer_load_dword v0, off, s[0:3], 0 offset:848
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v46, v0, v46
	buffer_load_dword v0, off, s[0:3], 0 offset:868
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v45, v0, v45
	buffer_load_dword v0, off, s[0:3], 0 offset:872
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v44, v0, v44
	buffer_load_dword v0, off, s[0:3], 0 offset:1148
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v43, v0, v43
	buffer_load_dword v0, off, s[0:3], 0 offset:1152
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v42, v0, v42
	buffer_load_dword v0, off, s[0:3], 0 offset:1156
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v41, v0, v41
	buffer_load_dword v0, off, s[0:3], 0 offset:1160
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v40, v0, v40
	.loc	1 74
	s_cbranch_scc0 .LBB0_7
; %bb.8:
	.loc	1 0
	buffer_store_dword v192, off, s[0:3], 0 offset:324
	s_waitcnt vmcnt(0)
	buffer_store_dword v193, off, s[0:3], 0 offset:328
	buffer_store_dword v194, off, s[0:3], 0 offset:332
	buffer_store_dword v195, off, s[0:3], 0 offset:336
	buffer_store_dword v196, off, s[0:3], 0 offset:340
	buffer_store_dword v197, off, s[0:3], 0 offset:344
	buffer_store_dword v198, off, s[0:3], 0 offset:348
	buffer_store_dword v199, off, s[0:3], 0 offset:352
	buffer_store_dword v200, off, s[0:3], 0 offset:356
	buffer_store_dword v201, off, s[0:3], 0 offset:360
	buffer_store_dword v202, off, s[0:3], 0 offset:364
	buffer_store_dword v203, off, s[0:3], 0 offset:368
	buffer_store_dword v204, off, s[0:3], 0 offset:372
	buffer_store_dword v205, off, s[0:3], 0 offset:376
	buffer_store_dword v206, off, s[0:3], 0 offset:380
	buffer_store_dword v207, off, s[0:3], 0 offset:384
	buffer_store_dword v48, off, s[0:3], 0 offset:260
	s_waitcnt vmcnt(0)
	buffer_store_dword v49, off, s[0:3], 0 offset:264
	buffer_store_dword v50, off, s[0:3], 0 offset:268
	buffer_store_dword v51, off, s[0:3], 0 offset:272
	buffer_store_dword v52, off, s[0:3], 0 offset:276
	buffer_store_dword v53, off, s[0:3], 0 offset:280
	buffer_store_dword v54, off, s[0:3], 0 offset:284
	buffer_store_dword v55, off, s[0:3], 0 offset:288
	buffer_store_dword v56, off, s[0:3], 0 offset:292
	buffer_store_dword v57, off, s[0:3], 0 offset:296
	buffer_store_dword v58, off, s[0:3], 0 offset:300
	buffer_store_dword v59, off, s[0:3], 0 offset:304
	buffer_store_dword v60, off, s[0:3], 0 offset:308
	buffer_store_dword v61, off, s[0:3], 0 offset:312
	buffer_store_dword v62, off, s[0:3], 0 offset:316
	buffer_store_dword v63, off, s[0:3], 0 offset:320
	buffer_store_dword v32, off, s[0:3], 0 offset:388
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:392
	buffer_store_dword v34, off, s[0:3], 0 offset:396
	buffer_store_dword v35, off, s[0:3], 0 offset:400
	buffer_store_dword v36, off, s[0:3], 0 offset:404
	buffer_store_dword v37, off, s[0:3], 0 offset:408
	buffer_store_dword v38, off, s[0:3], 0 offset:412
	buffer_store_dword v39, off, s[0:3], 0 offset:416
	buffer_store_dword v40, off, s[0:3], 0 offset:420
	buffer_store_dword v41, off, s[0:3], 0 offset:424
	buffer_store_dword v42, off, s[0:3], 0 offset:428
	buffer_store_dword v43, off, s[0:3], 0 offset:432
	buffer_store_dword v44, off, s[0:3], 0 offset:436
	buffer_store_dword v45, off, s[0:3], 0 offset:440
	buffer_store_dword v46, off, s[0:3], 0 offset:444
	buffer_store_dword v47, off, s[0:3], 0 offset:448
	buffer_load_dword v11, off, s[0:3], 0 offset:1428
	buffer_load_dword v0, off, s[0:3], 0 offset:1464
	buffer_load_dword v12, off, s[0:3], 0 offset:1432
	buffer_load_dword v13, off, s[0:3], 0 offset:1436
	buffer_load_dword v5, off, s[0:3], 0 offset:1440
	buffer_load_dword v7, off, s[0:3], 0 offset:1444
	buffer_load_dword v18, off, s[0:3], 0 offset:132
	buffer_load_dword v19, off, s[0:3], 0 offset:136
	buffer_load_dword v20, off, s[0:3], 0 offset:140
	buffer_load_dword v21, off, s[0:3], 0 offset:144
	buffer_load_dword v22, off, s[0:3], 0 offset:148
	buffer_load_dword v23, off, s[0:3], 0 offset:152
	buffer_load_dword v24, off, s[0:3], 0 offset:156
	buffer_load_dword v25, off, s[0:3], 0 offset:160
	buffer_load_dword v26, off, s[0:3], 0 offset:164
	buffer_load_dword v27, off, s[0:3], 0 offset:168
	buffer_load_dword v28, off, s[0:3], 0 offset:172
	buffer_load_dword v29, off, s[0:3], 0 offset:176
	buffer_load_dword v30, off, s[0:3], 0 offset:180
	buffer_load_dword v31, off, s[0:3], 0 offset:184
	buffer_load_dword v32, off, s[0:3], 0 offset:188
	buffer_load_dword v33, off, s[0:3], 0 offset:192
	buffer_load_dword v9, off, s[0:3], 0 offset:1448
	buffer_load_dword v34, off, s[0:3], 0 offset:196
	buffer_load_dword v35, off, s[0:3], 0 offset:200
	buffer_load_dword v36, off, s[0:3], 0 offset:204
	buffer_load_dword v37, off, s[0:3], 0 offset:208
	buffer_load_dword v38, off, s[0:3], 0 offset:212
	buffer_load_dword v39, off, s[0:3], 0 offset:216
	buffer_load_dword v40, off, s[0:3], 0 offset:220
	buffer_load_dword v41, off, s[0:3], 0 offset:224
	buffer_load_dword v42, off, s[0:3], 0 offset:228
	buffer_load_dword v43, off, s[0:3], 0 offset:232
	buffer_load_dword v44, off, s[0:3], 0 offset:236
	buffer_load_dword v45, off, s[0:3], 0 offset:240
	buffer_load_dword v46, off, s[0:3], 0 offset:244
	buffer_load_dword v47, off, s[0:3], 0 offset:248
	buffer_load_dword v48, off, s[0:3], 0 offset:252
	buffer_load_dword v49, off, s[0:3], 0 offset:256
	buffer_load_dword v8, off, s[0:3], 0 offset:1452
	buffer_load_dword v6, off, s[0:3], 0 offset:1456
	buffer_load_dword v4, off, s[0:3], 0 offset:1460
	buffer_load_dword v3, off, s[0:3], 0 offset:1468
	buffer_load_dword v1, off, s[0:3], 0 offset:1472
	s_waitcnt vmcnt(14)
	v_lshlrev_b32_e32 v2, 5, v0
.LBB0_9:
	v_sub_u32_e32 v10, vcc, v2, v12
	.loc	1 92
	v_cmp_lt_i32_e32 vcc, s31, v11
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[6:7], s20, v1
	v_cmp_lt_i32_e64 s[4:5], 31, v10
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_waitcnt lgkmcnt(0)
	v_cmp_neq_f32_e64 s[8:9], s27, 0
	.loc	1 91
	buffer_store_dword v239, off, s[0:3], 0 offset:64
	buffer_store_dword v238, off, s[0:3], 0 offset:60
	buffer_store_dword v237, off, s[0:3], 0 offset:56
	buffer_store_dword v236, off, s[0:3], 0 offset:52
	buffer_store_dword v235, off, s[0:3], 0 offset:48
	buffer_store_dword v234, off, s[0:3], 0 offset:44
	buffer_store_dword v233, off, s[0:3], 0 offset:40
	buffer_store_dword v232, off, s[0:3], 0 offset:36
	buffer_store_dword v231, off, s[0:3], 0 offset:32
	buffer_store_dword v230, off, s[0:3], 0 offset:28
	buffer_store_dword v229, off, s[0:3], 0 offset:24
	buffer_store_dword v228, off, s[0:3], 0 offset:20
	buffer_store_dword v227, off, s[0:3], 0 offset:16
	buffer_store_dword v226, off, s[0:3], 0 offset:12
	buffer_store_dword v225, off, s[0:3], 0 offset:8
	buffer_store_dword v224, off, s[0:3], 0 offset:4
	buffer_store_dword v255, off, s[0:3], 0 offset:128
	buffer_store_dword v254, off, s[0:3], 0 offset:124
	buffer_store_dword v253, off, s[0:3], 0 offset:120
	buffer_store_dword v252, off, s[0:3], 0 offset:116
	buffer_store_dword v251, off, s[0:3], 0 offset:112
	buffer_store_dword v250, off, s[0:3], 0 offset:108
	buffer_store_dword v249, off, s[0:3], 0 offset:104
	buffer_store_dword v248, off, s[0:3], 0 offset:100
	buffer_store_dword v247, off, s[0:3], 0 offset:96
	buffer_store_dword v246, off, s[0:3], 0 offset:92
	buffer_store_dword v245, off, s[0:3], 0 offset:88
	buffer_store_dword v244, off, s[0:3], 0 offset:84
	buffer_store_dword v243, off, s[0:3], 0 offset:80
	buffer_store_dword v242, off, s[0:3], 0 offset:76
	buffer_store_dword v241, off, s[0:3], 0 offset:72
	buffer_store_dword v240, off, s[0:3], 0 offset:68
	s_xor_b64 s[10:11], s[6:7], -1
	v_not_b32_e32 v227, v12
	v_ashrrev_i32_e32 v226, 31, v10
	v_lshlrev_b32_e32 v228, 7, v0
	v_lshlrev_b32_e32 v229, 2, v12
	.loc	1 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_16
; %bb.10:
	.loc	1 93
	v_mad_i64_i32 v[16:17], s[10:11], v1, s30, v[12:13]
	v_add_u32_e32 v230, vcc, v227, v2
	v_add_u32_e32 v16, vcc, v16, v10
	v_addc_u32_e32 v17, vcc, v17, v226, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v0, s29
	v_add_u32_e32 v224, vcc, s28, v16
	v_addc_u32_e32 v225, vcc, v0, v17, vcc
	v_sub_u32_e32 v0, vcc, v228, v229
	v_add_u32_e32 v231, vcc, 4, v0
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_12
.LBB0_11:                               ;   in Loop: Header=BB0_12 Depth=1
	v_add_u32_e32 v230, vcc, 1, v230
	.loc	1 95
	flat_store_dword v[224:225], v233
	.loc	1 93
	v_add_u32_e32 v224, vcc, 4, v224
	v_addc_u32_e32 v225, vcc, 0, v225, vcc
	v_cmp_lt_i32_e32 vcc, 30, v230
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v231, vcc, 4, v231
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_16
.LBB0_12:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 95
	buffer_load_dword v232, v231, s[0:3], 0 offen
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_12 Depth=1
	flat_load_dword v0, v[224:225]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s23, v232
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s27, v0
	v_add_f32_e32 v233, v1, v0
	s_cbranch_execnz .LBB0_11
	s_branch .LBB0_15
.LBB0_14:                               ;   in Loop: Header=BB0_12 Depth=1
.LBB0_15:                               ;   in Loop: Header=BB0_12 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v233, s23, v232
	s_branch .LBB0_11
.LBB0_16:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 92
	v_cmp_lt_i32_e32 vcc, v3, v11
	v_cmp_le_i32_e64 s[6:7], s20, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	1 91
	buffer_store_dword v79, off, s[0:3], 0 offset:64
	buffer_store_dword v78, off, s[0:3], 0 offset:60
	buffer_store_dword v77, off, s[0:3], 0 offset:56
	buffer_store_dword v76, off, s[0:3], 0 offset:52
	buffer_store_dword v75, off, s[0:3], 0 offset:48
	buffer_store_dword v74, off, s[0:3], 0 offset:44
	buffer_store_dword v73, off, s[0:3], 0 offset:40
	buffer_store_dword v72, off, s[0:3], 0 offset:36
	buffer_store_dword v71, off, s[0:3], 0 offset:32
	buffer_store_dword v70, off, s[0:3], 0 offset:28
	buffer_store_dword v69, off, s[0:3], 0 offset:24
	buffer_store_dword v68, off, s[0:3], 0 offset:20
	buffer_store_dword v67, off, s[0:3], 0 offset:16
	buffer_store_dword v66, off, s[0:3], 0 offset:12
	buffer_store_dword v65, off, s[0:3], 0 offset:8
	buffer_store_dword v64, off, s[0:3], 0 offset:4
	buffer_store_dword v223, off, s[0:3], 0 offset:128
	buffer_store_dword v222, off, s[0:3], 0 offset:124
	buffer_store_dword v221, off, s[0:3], 0 offset:120
	buffer_store_dword v220, off, s[0:3], 0 offset:116
	buffer_store_dword v219, off, s[0:3], 0 offset:112
	buffer_store_dword v218, off, s[0:3], 0 offset:108
	buffer_store_dword v217, off, s[0:3], 0 offset:104
	buffer_store_dword v216, off, s[0:3], 0 offset:100
	buffer_store_dword v215, off, s[0:3], 0 offset:96
	buffer_store_dword v214, off, s[0:3], 0 offset:92
	buffer_store_dword v213, off, s[0:3], 0 offset:88
	buffer_store_dword v212, off, s[0:3], 0 offset:84
	buffer_store_dword v211, off, s[0:3], 0 offset:80
	buffer_store_dword v210, off, s[0:3], 0 offset:76
	buffer_store_dword v209, off, s[0:3], 0 offset:72
	buffer_store_dword v208, off, s[0:3], 0 offset:68
	.loc	1 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_23
; %bb.17:
	.loc	1 93
	v_mad_i64_i32 v[16:17], s[10:11], v3, s30, v[12:13]
	v_sub_u32_e32 v0, vcc, v228, v229
	v_add_u32_e32 v194, vcc, v227, v2
	v_add_u32_e32 v195, vcc, 4, v0
	v_add_u32_e32 v16, vcc, v16, v10
	v_addc_u32_e32 v17, vcc, v17, v226, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v0, s29
	v_add_u32_e32 v192, vcc, s28, v16
	v_addc_u32_e32 v193, vcc, v0, v17, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_19
.LBB0_18:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v194, vcc, 1, v194
	v_add_u32_e32 v195, vcc, 4, v195
	v_cmp_lt_i32_e32 vcc, 30, v194
	.loc	1 95
	flat_store_dword v[192:193], v197
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	1 93
	v_add_u32_e32 v192, vcc, 4, v192
	v_addc_u32_e32 v193, vcc, 0, v193, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_23
.LBB0_19:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 95
	buffer_load_dword v196, v195, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_19 Depth=1
	flat_load_dword v0, v[192:193]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s23, v196
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s27, v0
	v_add_f32_e32 v197, v1, v0
	s_cbranch_execnz .LBB0_18
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_19 Depth=1
.LBB0_22:                               ;   in Loop: Header=BB0_19 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v197, s23, v196
	s_branch .LBB0_18
.LBB0_23:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 92
	v_cmp_lt_i32_e32 vcc, v4, v11
	v_cmp_le_i32_e64 s[6:7], s20, v4
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v207, v33
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v206, v32
	v_mov_b32_e32 v205, v31
	v_mov_b32_e32 v204, v30
	v_mov_b32_e32 v203, v29
	v_mov_b32_e32 v202, v28
	v_mov_b32_e32 v201, v27
	v_mov_b32_e32 v200, v26
	v_mov_b32_e32 v199, v25
	v_mov_b32_e32 v198, v24
	v_mov_b32_e32 v197, v23
	v_mov_b32_e32 v196, v22
	v_mov_b32_e32 v195, v21
	v_mov_b32_e32 v194, v20
	v_mov_b32_e32 v193, v19
	v_mov_b32_e32 v192, v18
	s_or_b64 s[6:7], s[6:7], s[4:5]
	.loc	1 91
	buffer_store_dword v191, off, s[0:3], 0 offset:64
	buffer_store_dword v190, off, s[0:3], 0 offset:60
	buffer_store_dword v189, off, s[0:3], 0 offset:56
	buffer_store_dword v188, off, s[0:3], 0 offset:52
	buffer_store_dword v187, off, s[0:3], 0 offset:48
	buffer_store_dword v186, off, s[0:3], 0 offset:44
	buffer_store_dword v185, off, s[0:3], 0 offset:40
	buffer_store_dword v184, off, s[0:3], 0 offset:36
	buffer_store_dword v183, off, s[0:3], 0 offset:32
	buffer_store_dword v182, off, s[0:3], 0 offset:28
	buffer_store_dword v181, off, s[0:3], 0 offset:24
	buffer_store_dword v180, off, s[0:3], 0 offset:20
	buffer_store_dword v179, off, s[0:3], 0 offset:16
	buffer_store_dword v178, off, s[0:3], 0 offset:12
	buffer_store_dword v177, off, s[0:3], 0 offset:8
	buffer_store_dword v176, off, s[0:3], 0 offset:4
	buffer_store_dword v175, off, s[0:3], 0 offset:128
	buffer_store_dword v174, off, s[0:3], 0 offset:124
	buffer_store_dword v173, off, s[0:3], 0 offset:120
	buffer_store_dword v172, off, s[0:3], 0 offset:116
	buffer_store_dword v171, off, s[0:3], 0 offset:112
	buffer_store_dword v170, off, s[0:3], 0 offset:108
	buffer_store_dword v169, off, s[0:3], 0 offset:104
	buffer_store_dword v168, off, s[0:3], 0 offset:100
	buffer_store_dword v167, off, s[0:3], 0 offset:96
	buffer_store_dword v166, off, s[0:3], 0 offset:92
	buffer_store_dword v165, off, s[0:3], 0 offset:88
	buffer_store_dword v164, off, s[0:3], 0 offset:84
	buffer_store_dword v163, off, s[0:3], 0 offset:80
	buffer_store_dword v162, off, s[0:3], 0 offset:76
	buffer_store_dword v161, off, s[0:3], 0 offset:72
	buffer_store_dword v160, off, s[0:3], 0 offset:68
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	1 92
	s_mov_b64 s[6:7], exec
	buffer_load_dword v166, off, s[0:3], 0 offset:388
	buffer_load_dword v167, off, s[0:3], 0 offset:392
	buffer_load_dword v168, off, s[0:3], 0 offset:396
	buffer_load_dword v169, off, s[0:3], 0 offset:400
	buffer_load_dword v170, off, s[0:3], 0 offset:404
	buffer_load_dword v171, off, s[0:3], 0 offset:408
	buffer_load_dword v172, off, s[0:3], 0 offset:412
	buffer_load_dword v173, off, s[0:3], 0 offset:416
	buffer_load_dword v174, off, s[0:3], 0 offset:420
	buffer_load_dword v175, off, s[0:3], 0 offset:424
	buffer_load_dword v176, off, s[0:3], 0 offset:428
	buffer_load_dword v177, off, s[0:3], 0 offset:432
	buffer_load_dword v178, off, s[0:3], 0 offset:436
	buffer_load_dword v179, off, s[0:3], 0 offset:440
	buffer_load_dword v180, off, s[0:3], 0 offset:444
	buffer_load_dword v181, off, s[0:3], 0 offset:448
	buffer_load_dword v18, off, s[0:3], 0 offset:324
	buffer_load_dword v19, off, s[0:3], 0 offset:328
	buffer_load_dword v20, off, s[0:3], 0 offset:332
	buffer_load_dword v21, off, s[0:3], 0 offset:336
	buffer_load_dword v22, off, s[0:3], 0 offset:340
	buffer_load_dword v23, off, s[0:3], 0 offset:344
	buffer_load_dword v24, off, s[0:3], 0 offset:348
	buffer_load_dword v25, off, s[0:3], 0 offset:352
	buffer_load_dword v26, off, s[0:3], 0 offset:356
	buffer_load_dword v27, off, s[0:3], 0 offset:360
	buffer_load_dword v28, off, s[0:3], 0 offset:364
	buffer_load_dword v29, off, s[0:3], 0 offset:368
	buffer_load_dword v30, off, s[0:3], 0 offset:372
	buffer_load_dword v31, off, s[0:3], 0 offset:376
	buffer_load_dword v32, off, s[0:3], 0 offset:380
	buffer_load_dword v33, off, s[0:3], 0 offset:384
	s_and_b64 s[10:11], s[6:7], s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_30
; %bb.24:
	.loc	1 93
	v_mad_i64_i32 v[16:17], s[10:11], v4, s30, v[12:13]
	v_sub_u32_e32 v0, vcc, v228, v229
	v_add_u32_e32 v162, vcc, v227, v2
	v_add_u32_e32 v163, vcc, 4, v0
	v_add_u32_e32 v16, vcc, v16, v10
	v_addc_u32_e32 v17, vcc, v17, v226, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v0, s29
	v_add_u32_e32 v160, vcc, s28, v16
	v_addc_u32_e32 v161, vcc, v0, v17, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_26
.LBB0_25:                               ;   in Loop: Header=BB0_26 Depth=1
	v_add_u32_e32 v162, vcc, 1, v162
	v_add_u32_e32 v163, vcc, 4, v163
	v_cmp_lt_i32_e32 vcc, 30, v162
	.loc	1 95
	flat_store_dword v[160:161], v165
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	1 93
	v_add_u32_e32 v160, vcc, 4, v160
	v_addc_u32_e32 v161, vcc, 0, v161, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_30
.LBB0_26:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 95
	buffer_load_dword v164, v163, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_26 Depth=1
	flat_load_dword v0, v[160:161]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s23, v164
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s27, v0
	v_add_f32_e32 v165, v1, v0
	s_cbranch_execnz .LBB0_25
	s_branch .LBB0_29
.LBB0_28:                               ;   in Loop: Header=BB0_26 Depth=1
.LBB0_29:                               ;   in Loop: Header=BB0_26 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v165, s23, v164
	s_branch .LBB0_25
.LBB0_30:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 92
	v_cmp_lt_i32_e32 vcc, v6, v11
	v_cmp_le_i32_e64 s[6:7], s20, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	1 91
	buffer_store_dword v159, off, s[0:3], 0 offset:64
	buffer_store_dword v158, off, s[0:3], 0 offset:60
	buffer_store_dword v157, off, s[0:3], 0 offset:56
	buffer_store_dword v156, off, s[0:3], 0 offset:52
	buffer_store_dword v155, off, s[0:3], 0 offset:48
	buffer_store_dword v154, off, s[0:3], 0 offset:44
	buffer_store_dword v153, off, s[0:3], 0 offset:40
	buffer_store_dword v152, off, s[0:3], 0 offset:36
	buffer_store_dword v151, off, s[0:3], 0 offset:32
	buffer_store_dword v150, off, s[0:3], 0 offset:28
	buffer_store_dword v149, off, s[0:3], 0 offset:24
	buffer_store_dword v148, off, s[0:3], 0 offset:20
	buffer_store_dword v147, off, s[0:3], 0 offset:16
	buffer_store_dword v146, off, s[0:3], 0 offset:12
	buffer_store_dword v145, off, s[0:3], 0 offset:8
	buffer_store_dword v144, off, s[0:3], 0 offset:4
	buffer_store_dword v143, off, s[0:3], 0 offset:128
	buffer_store_dword v142, off, s[0:3], 0 offset:124
	buffer_store_dword v141, off, s[0:3], 0 offset:120
	buffer_store_dword v140, off, s[0:3], 0 offset:116
	buffer_store_dword v139, off, s[0:3], 0 offset:112
	buffer_store_dword v138, off, s[0:3], 0 offset:108
	buffer_store_dword v137, off, s[0:3], 0 offset:104
	buffer_store_dword v136, off, s[0:3], 0 offset:100
	buffer_store_dword v135, off, s[0:3], 0 offset:96
	buffer_store_dword v134, off, s[0:3], 0 offset:92
	buffer_store_dword v133, off, s[0:3], 0 offset:88
	buffer_store_dword v132, off, s[0:3], 0 offset:84
	buffer_store_dword v131, off, s[0:3], 0 offset:80
	buffer_store_dword v130, off, s[0:3], 0 offset:76
	buffer_store_dword v129, off, s[0:3], 0 offset:72
	buffer_store_dword v128, off, s[0:3], 0 offset:68
	.loc	1 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_37
; %bb.31:
	.loc	1 93
	v_mad_i64_i32 v[16:17], s[10:11], v6, s30, v[12:13]
	v_sub_u32_e32 v0, vcc, v228, v229
	v_add_u32_e32 v130, vcc, v227, v2
	v_add_u32_e32 v131, vcc, 4, v0
	v_add_u32_e32 v16, vcc, v16, v10
	v_addc_u32_e32 v17, vcc, v17, v226, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v0, s29
	v_add_u32_e32 v128, vcc, s28, v16
	v_addc_u32_e32 v129, vcc, v0, v17, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_33
.LBB0_32:                               ;   in Loop: Header=BB0_33 Depth=1
	v_add_u32_e32 v130, vcc, 1, v130
	v_add_u32_e32 v131, vcc, 4, v131
	v_cmp_lt_i32_e32 vcc, 30, v130
	.loc	1 95
	flat_store_dword v[128:129], v133
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	1 93
	v_add_u32_e32 v128, vcc, 4, v128
	v_addc_u32_e32 v129, vcc, 0, v129, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_37
.LBB0_33:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 95
	buffer_load_dword v132, v131, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_33 Depth=1
	flat_load_dword v0, v[128:129]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s23, v132
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s27, v0
	v_add_f32_e32 v133, v1, v0
	s_cbranch_execnz .LBB0_32
	s_branch .LBB0_36
.LBB0_35:                               ;   in Loop: Header=BB0_33 Depth=1
.LBB0_36:                               ;   in Loop: Header=BB0_33 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v133, s23, v132
	s_branch .LBB0_32
.LBB0_37:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 92
	v_cmp_lt_i32_e32 vcc, v8, v11
	v_cmp_le_i32_e64 s[6:7], s20, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	1 91
	buffer_store_dword v127, off, s[0:3], 0 offset:64
	buffer_store_dword v126, off, s[0:3], 0 offset:60
	buffer_store_dword v125, off, s[0:3], 0 offset:56
	buffer_store_dword v124, off, s[0:3], 0 offset:52
	buffer_store_dword v123, off, s[0:3], 0 offset:48
	buffer_store_dword v122, off, s[0:3], 0 offset:44
	buffer_store_dword v121, off, s[0:3], 0 offset:40
	buffer_store_dword v120, off, s[0:3], 0 offset:36
	buffer_store_dword v119, off, s[0:3], 0 offset:32
	buffer_store_dword v118, off, s[0:3], 0 offset:28
	buffer_store_dword v117, off, s[0:3], 0 offset:24
	buffer_store_dword v116, off, s[0:3], 0 offset:20
	buffer_store_dword v115, off, s[0:3], 0 offset:16
	buffer_store_dword v114, off, s[0:3], 0 offset:12
	buffer_store_dword v113, off, s[0:3], 0 offset:8
	buffer_store_dword v112, off, s[0:3], 0 offset:4
	buffer_store_dword v111, off, s[0:3], 0 offset:128
	buffer_store_dword v110, off, s[0:3], 0 offset:124
	buffer_store_dword v109, off, s[0:3], 0 offset:120
	buffer_store_dword v108, off, s[0:3], 0 offset:116
	buffer_store_dword v107, off, s[0:3], 0 offset:112
	buffer_store_dword v106, off, s[0:3], 0 offset:108
	buffer_store_dword v105, off, s[0:3], 0 offset:104
	buffer_store_dword v104, off, s[0:3], 0 offset:100
	buffer_store_dword v103, off, s[0:3], 0 offset:96
	buffer_store_dword v102, off, s[0:3], 0 offset:92
	buffer_store_dword v101, off, s[0:3], 0 offset:88
	buffer_store_dword v100, off, s[0:3], 0 offset:84
	buffer_store_dword v99, off, s[0:3], 0 offset:80
	buffer_store_dword v98, off, s[0:3], 0 offset:76
	buffer_store_dword v97, off, s[0:3], 0 offset:72
	buffer_store_dword v96, off, s[0:3], 0 offset:68
	.loc	1 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_44
; %bb.38:
	.loc	1 93
	v_mad_i64_i32 v[16:17], s[10:11], v8, s30, v[12:13]
	v_sub_u32_e32 v0, vcc, v228, v229
	v_add_u32_e32 v98, vcc, v227, v2
	v_add_u32_e32 v99, vcc, 4, v0
	v_add_u32_e32 v16, vcc, v16, v10
	v_addc_u32_e32 v17, vcc, v17, v226, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v0, s29
	v_add_u32_e32 v96, vcc, s28, v16
	v_addc_u32_e32 v97, vcc, v0, v17, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_40
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=1
	v_add_u32_e32 v98, vcc, 1, v98
	v_add_u32_e32 v99, vcc, 4, v99
	v_cmp_lt_i32_e32 vcc, 30, v98
	.loc	1 95
	flat_store_dword v[96:97], v101
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	1 93
	v_add_u32_e32 v96, vcc, 4, v96
	v_addc_u32_e32 v97, vcc, 0, v97, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_44
.LBB0_40:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 95
	buffer_load_dword v100, v99, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=1
	flat_load_dword v0, v[96:97]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s23, v100
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s27, v0
	v_add_f32_e32 v101, v1, v0
	s_cbranch_execnz .LBB0_39
	s_branch .LBB0_43
.LBB0_42:                               ;   in Loop: Header=BB0_40 Depth=1
.LBB0_43:                               ;   in Loop: Header=BB0_40 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v101, s23, v100
	s_branch .LBB0_39
.LBB0_44:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 92
	v_cmp_lt_i32_e32 vcc, v9, v11
	v_cmp_le_i32_e64 s[6:7], s20, v9
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	1 91
	buffer_store_dword v95, off, s[0:3], 0 offset:64
	buffer_store_dword v94, off, s[0:3], 0 offset:60
	buffer_store_dword v93, off, s[0:3], 0 offset:56
	buffer_store_dword v92, off, s[0:3], 0 offset:52
	buffer_store_dword v91, off, s[0:3], 0 offset:48
	buffer_store_dword v90, off, s[0:3], 0 offset:44
	buffer_store_dword v89, off, s[0:3], 0 offset:40
	buffer_store_dword v88, off, s[0:3], 0 offset:36
	buffer_store_dword v87, off, s[0:3], 0 offset:32
	buffer_store_dword v86, off, s[0:3], 0 offset:28
	buffer_store_dword v85, off, s[0:3], 0 offset:24
	buffer_store_dword v84, off, s[0:3], 0 offset:20
	buffer_store_dword v83, off, s[0:3], 0 offset:16
	buffer_store_dword v82, off, s[0:3], 0 offset:12
	buffer_store_dword v81, off, s[0:3], 0 offset:8
	buffer_store_dword v80, off, s[0:3], 0 offset:4
	buffer_store_dword v49, off, s[0:3], 0 offset:128
	buffer_store_dword v48, off, s[0:3], 0 offset:124
	buffer_store_dword v47, off, s[0:3], 0 offset:120
	buffer_store_dword v46, off, s[0:3], 0 offset:116
	buffer_store_dword v45, off, s[0:3], 0 offset:112
	buffer_store_dword v44, off, s[0:3], 0 offset:108
	buffer_store_dword v43, off, s[0:3], 0 offset:104
	buffer_store_dword v42, off, s[0:3], 0 offset:100
	buffer_store_dword v41, off, s[0:3], 0 offset:96
	buffer_store_dword v40, off, s[0:3], 0 offset:92
	buffer_store_dword v39, off, s[0:3], 0 offset:88
	buffer_store_dword v38, off, s[0:3], 0 offset:84
	buffer_store_dword v37, off, s[0:3], 0 offset:80
	buffer_store_dword v36, off, s[0:3], 0 offset:76
	buffer_store_dword v35, off, s[0:3], 0 offset:72
	buffer_store_dword v34, off, s[0:3], 0 offset:68
	.loc	1 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_51
; %bb.45:
	.loc	1 93
	v_mad_i64_i32 v[16:17], s[10:11], v9, s30, v[12:13]
	v_sub_u32_e32 v0, vcc, v228, v229
	v_add_u32_e32 v66, vcc, v227, v2
	v_add_u32_e32 v67, vcc, 4, v0
	v_add_u32_e32 v16, vcc, v16, v10
	v_addc_u32_e32 v17, vcc, v17, v226, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v0, s29
	v_add_u32_e32 v64, vcc, s28, v16
	v_addc_u32_e32 v65, vcc, v0, v17, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_47
.LBB0_46:                               ;   in Loop: Header=BB0_47 Depth=1
	v_add_u32_e32 v66, vcc, 1, v66
	v_add_u32_e32 v67, vcc, 4, v67
	v_cmp_lt_i32_e32 vcc, 30, v66
	.loc	1 95
	flat_store_dword v[64:65], v69
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	1 93
	v_add_u32_e32 v64, vcc, 4, v64
	v_addc_u32_e32 v65, vcc, 0, v65, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_51
.LBB0_47:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 95
	buffer_load_dword v68, v67, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_47 Depth=1
	flat_load_dword v0, v[64:65]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s23, v68
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s27, v0
	v_add_f32_e32 v69, v1, v0
	s_cbranch_execnz .LBB0_46
	s_branch .LBB0_50
.LBB0_49:                               ;   in Loop: Header=BB0_47 Depth=1
.LBB0_50:                               ;   in Loop: Header=BB0_47 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v69, s23, v68
	s_branch .LBB0_46
.LBB0_51:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 92
	v_cmp_lt_i32_e32 vcc, v7, v11
	v_cmp_le_i32_e64 s[6:7], s20, v7
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	1 91
	s_waitcnt vmcnt(14)
	buffer_store_dword v33, off, s[0:3], 0 offset:64
	buffer_store_dword v32, off, s[0:3], 0 offset:60
	buffer_store_dword v31, off, s[0:3], 0 offset:56
	buffer_store_dword v30, off, s[0:3], 0 offset:52
	buffer_store_dword v29, off, s[0:3], 0 offset:48
	buffer_store_dword v28, off, s[0:3], 0 offset:44
	buffer_store_dword v27, off, s[0:3], 0 offset:40
	buffer_store_dword v26, off, s[0:3], 0 offset:36
	buffer_store_dword v25, off, s[0:3], 0 offset:32
	buffer_store_dword v24, off, s[0:3], 0 offset:28
	buffer_store_dword v23, off, s[0:3], 0 offset:24
	buffer_store_dword v22, off, s[0:3], 0 offset:20
	buffer_store_dword v21, off, s[0:3], 0 offset:16
	buffer_store_dword v20, off, s[0:3], 0 offset:12
	buffer_store_dword v19, off, s[0:3], 0 offset:8
	buffer_store_dword v18, off, s[0:3], 0 offset:4
	buffer_store_dword v207, off, s[0:3], 0 offset:128
	buffer_store_dword v206, off, s[0:3], 0 offset:124
	buffer_store_dword v205, off, s[0:3], 0 offset:120
	buffer_store_dword v204, off, s[0:3], 0 offset:116
	buffer_store_dword v203, off, s[0:3], 0 offset:112
	buffer_store_dword v202, off, s[0:3], 0 offset:108
	buffer_store_dword v201, off, s[0:3], 0 offset:104
	buffer_store_dword v200, off, s[0:3], 0 offset:100
	buffer_store_dword v199, off, s[0:3], 0 offset:96
	buffer_store_dword v198, off, s[0:3], 0 offset:92
	buffer_store_dword v197, off, s[0:3], 0 offset:88
	buffer_store_dword v196, off, s[0:3], 0 offset:84
	buffer_store_dword v195, off, s[0:3], 0 offset:80
	buffer_store_dword v194, off, s[0:3], 0 offset:76
	buffer_store_dword v193, off, s[0:3], 0 offset:72
	buffer_store_dword v192, off, s[0:3], 0 offset:68
	.loc	1 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_58
; %bb.52:
	.loc	1 93
	v_mad_i64_i32 v[16:17], s[10:11], v7, s30, v[12:13]
	v_sub_u32_e32 v0, vcc, v228, v229
	v_add_u32_e32 v34, vcc, v227, v2
	v_add_u32_e32 v35, vcc, 4, v0
	v_add_u32_e32 v16, vcc, v16, v10
	v_addc_u32_e32 v17, vcc, v17, v226, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v0, s29
	v_add_u32_e32 v32, vcc, s28, v16
	v_addc_u32_e32 v33, vcc, v0, v17, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_54 Depth=1
	v_add_u32_e32 v34, vcc, 1, v34
	v_add_u32_e32 v35, vcc, 4, v35
	v_cmp_lt_i32_e32 vcc, 30, v34
	.loc	1 95
	flat_store_dword v[32:33], v37
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	1 93
	v_add_u32_e32 v32, vcc, 4, v32
	v_addc_u32_e32 v33, vcc, 0, v33, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_58
.LBB0_54:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 95
	buffer_load_dword v36, v35, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_56
; %bb.55:                               ;   in Loop: Header=BB0_54 Depth=1
	flat_load_dword v0, v[32:33]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s23, v36
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s27, v0
	v_add_f32_e32 v37, v1, v0
	s_cbranch_execnz .LBB0_53
	s_branch .LBB0_57
.LBB0_56:                               ;   in Loop: Header=BB0_54 Depth=1
.LBB0_57:                               ;   in Loop: Header=BB0_54 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s23, v36
	s_branch .LBB0_53
.LBB0_58:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	buffer_load_dword v14, off, s[0:3], 0 offset:260
	buffer_load_dword v15, off, s[0:3], 0 offset:264
	buffer_load_dword v16, off, s[0:3], 0 offset:268
	buffer_load_dword v17, off, s[0:3], 0 offset:272
	buffer_load_dword v18, off, s[0:3], 0 offset:276
	buffer_load_dword v19, off, s[0:3], 0 offset:280
	buffer_load_dword v20, off, s[0:3], 0 offset:284
	buffer_load_dword v21, off, s[0:3], 0 offset:288
	buffer_load_dword v22, off, s[0:3], 0 offset:292
	buffer_load_dword v23, off, s[0:3], 0 offset:296
	buffer_load_dword v24, off, s[0:3], 0 offset:300
	buffer_load_dword v25, off, s[0:3], 0 offset:304
	buffer_load_dword v26, off, s[0:3], 0 offset:308
	buffer_load_dword v27, off, s[0:3], 0 offset:312
	buffer_load_dword v28, off, s[0:3], 0 offset:316
	buffer_load_dword v29, off, s[0:3], 0 offset:320
	.loc	1 92
	v_cmp_lt_i32_e32 vcc, v5, v11
	v_cmp_le_i32_e64 s[6:7], s20, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], -1
	.loc	1 91
	s_waitcnt vmcnt(0)
	buffer_store_dword v29, off, s[0:3], 0 offset:64
	buffer_store_dword v28, off, s[0:3], 0 offset:60
	buffer_store_dword v27, off, s[0:3], 0 offset:56
	buffer_store_dword v26, off, s[0:3], 0 offset:52
	buffer_store_dword v25, off, s[0:3], 0 offset:48
	buffer_store_dword v24, off, s[0:3], 0 offset:44
	buffer_store_dword v23, off, s[0:3], 0 offset:40
	buffer_store_dword v22, off, s[0:3], 0 offset:36
	buffer_store_dword v21, off, s[0:3], 0 offset:32
	buffer_store_dword v20, off, s[0:3], 0 offset:28
	buffer_store_dword v19, off, s[0:3], 0 offset:24
	buffer_store_dword v18, off, s[0:3], 0 offset:20
	buffer_store_dword v17, off, s[0:3], 0 offset:16
	buffer_store_dword v16, off, s[0:3], 0 offset:12
	buffer_store_dword v15, off, s[0:3], 0 offset:8
	buffer_store_dword v14, off, s[0:3], 0 offset:4
	buffer_store_dword v181, off, s[0:3], 0 offset:128
	buffer_store_dword v180, off, s[0:3], 0 offset:124
	buffer_store_dword v179, off, s[0:3], 0 offset:120
	buffer_store_dword v178, off, s[0:3], 0 offset:116
	buffer_store_dword v177, off, s[0:3], 0 offset:112
	buffer_store_dword v176, off, s[0:3], 0 offset:108
	buffer_store_dword v175, off, s[0:3], 0 offset:104
	buffer_store_dword v174, off, s[0:3], 0 offset:100
	buffer_store_dword v173, off, s[0:3], 0 offset:96
	buffer_store_dword v172, off, s[0:3], 0 offset:92
	buffer_store_dword v171, off, s[0:3], 0 offset:88
	buffer_store_dword v170, off, s[0:3], 0 offset:84
	buffer_store_dword v169, off, s[0:3], 0 offset:80
	buffer_store_dword v168, off, s[0:3], 0 offset:76
	buffer_store_dword v167, off, s[0:3], 0 offset:72
	buffer_store_dword v166, off, s[0:3], 0 offset:68
	.loc	1 92
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_65
; %bb.59:
	.loc	1 93
	v_mad_i64_i32 v[0:1], s[6:7], v5, s30, v[12:13]
	v_sub_u32_e32 v3, vcc, v228, v229
	v_add_u32_e32 v2, vcc, v227, v2
	v_add_u32_e32 v3, vcc, 4, v3
	v_add_u32_e32 v0, vcc, v0, v10
	v_addc_u32_e32 v1, vcc, v1, v226, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v4, s29
	v_add_u32_e32 v0, vcc, s28, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_61
.LBB0_60:                               ;   in Loop: Header=BB0_61 Depth=1
	v_add_u32_e32 v2, vcc, 1, v2
	v_add_u32_e32 v3, vcc, 4, v3
	v_cmp_lt_i32_e32 vcc, 30, v2
	.loc	1 95
	flat_store_dword v[0:1], v5
	s_or_b64 s[6:7], vcc, s[6:7]
	.loc	1 93
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_65
.LBB0_61:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 95
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=1
	flat_load_dword v5, v[0:1]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s23, v4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s27, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_60
	s_branch .LBB0_64
.LBB0_63:                               ;   in Loop: Header=BB0_61 Depth=1
.LBB0_64:                               ;   in Loop: Header=BB0_61 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s23, v4
	s_branch .LBB0_60
.LBB0_65:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_66:
	.loc	1 50
	s_andn2_saveexec_b64 s[4:5], s[38:39]
	s_cbranch_execz .LBB0_80
; %bb.67:
	.loc	1 0
	v_add_u32_e32 v0, vcc, 8, v11
	v_min_i32_e32 v6, s20, v0
	.loc	1 51
	v_cmp_lt_i32_e32 vcc, v11, v6
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_80
; %bb.68:
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[8:9], s34, v11, 0
	s_cmp_gt_i32 s21, 0
	s_cselect_b64 s[4:5], -1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_cmp_gt_i32 s22, 0
	v_mov_b32_e32 v2, s37
	v_add_u32_e32 v0, vcc, s36, v0
	s_cselect_b64 s[6:7], -1, 0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	s_ashr_i32 s35, s34, 31
	s_ashr_i32 s13, s26, 31
	s_mov_b32 s12, s26
	v_cmp_ne_u32_e64 s[4:5], 1, v2
	v_cndmask_b32_e64 v2, 0, 1, s[6:7]
	v_cmp_neq_f32_e64 s[8:9], s27, 0
	s_lshl_b64 s[10:11], s[34:35], 2
	s_lshl_b64 s[12:13], s[12:13], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[6:7], 1, v2
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_70 Depth=1
	v_add_u32_e32 v11, vcc, 1, v11
	v_cmp_ge_i32_e32 vcc, v11, v6
	v_mov_b32_e32 v2, s11
	s_or_b64 s[14:15], vcc, s[14:15]
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v1, v2, vcc
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_80
.LBB0_70:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_73 Depth 2
                                        ;       Child Loop BB0_75 Depth 3
	.loc	1 52
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_69
; %bb.71:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0
	v_mad_i64_i32 v[2:3], s[16:17], v11, s30, 0
	s_mov_b32 s16, 0
	s_mov_b64 s[18:19], s[24:25]
	s_branch .LBB0_73
.LBB0_72:                               ;   in Loop: Header=BB0_73 Depth=2
	.loc	1 52
	s_add_i32 s16, s16, 1
	s_add_u32 s18, s18, 4
	.loc	1 57
	v_mov_b32_e32 v7, s29
	v_add_u32_e32 v4, vcc, s28, v4
	.loc	1 52
	s_addc_u32 s19, s19, 0
	.loc	1 57
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	.loc	1 52
	s_cmp_eq_u32 s16, s21
	.loc	1 57
	flat_store_dword v[4:5], v8
	s_cbranch_scc1 .LBB0_69
.LBB0_73:                               ;   Parent Loop BB0_70 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_75 Depth 3
	.loc	1 0
	v_mov_b32_e32 v7, 0
	.loc	1 54
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_76
; %bb.74:                               ;   in Loop: Header=BB0_73 Depth=2
	.loc	1 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[34:35], s[18:19]
	v_mov_b32_e32 v4, v0
	s_mov_b32 s17, s22
.LBB0_75:                               ;   Parent Loop BB0_70 Depth=1
                                        ;     Parent Loop BB0_73 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 55
	v_mov_b32_e32 v8, s34
	v_mov_b32_e32 v9, s35
	flat_load_dword v10, v[4:5]
	flat_load_dword v8, v[8:9]
	.loc	1 54
	s_add_i32 s17, s17, -1
	s_add_u32 s34, s34, s12
	v_add_u32_e32 v4, vcc, 4, v4
	s_addc_u32 s35, s35, s13
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_eq_u32 s17, 0
	.loc	1 55
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v10, v8
	v_add_f32_e32 v7, v8, v7
	.loc	1 54
	s_cbranch_scc0 .LBB0_75
.LBB0_76:                               ;   in Loop: Header=BB0_73 Depth=2
	.loc	1 56
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, s16, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 57
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_73 Depth=2
	v_mov_b32_e32 v9, s29
	v_add_u32_e32 v8, vcc, s28, v4
	v_addc_u32_e32 v9, vcc, v9, v5, vcc
	flat_load_dword v8, v[8:9]
	v_mul_f32_e32 v9, s23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s27, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_72
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_73 Depth=2
.LBB0_79:                               ;   in Loop: Header=BB0_73 Depth=2
	v_mul_f32_e32 v8, s23, v7
	s_branch .LBB0_72
.LBB0_80:
	.loc	1 98
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_register_tiled
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 1476
		.amdhsa_kernarg_size 120
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
		.amdhsa_next_free_sgpr 42
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
	.size	gemm_register_tiled, .Lfunc_end0-gemm_register_tiled
	.size	gemm_register_tiled$local, .Lfunc_end0-gemm_register_tiled
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 16412
; NumSgprs: 48
; NumVgprs: 256
; ScratchSize: 1476
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 63
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 256
; Occupancy: 1
; WaveLimiterHint : 0
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
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           8
        .value_kind:     hidden_none
      - .offset:         96
        .size:           8
        .value_kind:     hidden_none
      - .offset:         104
        .size:           8
        .value_kind:     hidden_none
      - .offset:         112
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_register_tiled
    .private_segment_fixed_size: 1476
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         gemm_register_tiled.kd
    .vgpr_count:     256
    .vgpr_spill_count: 422
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

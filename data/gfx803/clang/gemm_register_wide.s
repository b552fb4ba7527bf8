	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_register_tiled     ; -- Begin function gemm_register_tiled
	.globl	gemm_register_tiled
	.p2align	8
	.type	gemm_register_tiled,@function
gemm_register_tiled:                    ; @gemm_register_tiled
	.file	0 "." "gemm_register_tiled.cl"
	.loc	0 43
; %bb.0:
	s_add_i32 s8, s8, s12
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	0 44
	s_load_dword s8, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x44
	s_load_dwordx4 s[20:23], s[6:7], 0x0
	s_add_u32 s0, s0, s12
	s_mov_b32 flat_scratch_lo, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s8, 0xffff
	v_add_u32_e32 v0, vcc, s4, v0
	.loc	0 45
	s_lshr_b32 s4, s8, 16
	.loc	0 44
	s_mul_i32 s9, s9, s10
	.loc	0 45
	s_mul_i32 s4, s4, s11
	.loc	0 44
	v_add_u32_e32 v0, vcc, s9, v0
	.loc	0 45
	s_add_i32 s4, s5, s4
	.loc	0 44
	v_lshlrev_b32_e32 v11, 3, v0
	.loc	0 45
	v_add_u32_e32 v0, vcc, s4, v1
	v_lshlrev_b32_e32 v3, 5, v0
	.loc	0 46
	v_cmp_gt_i32_e32 vcc, s20, v11
	v_cmp_gt_i32_e64 s[4:5], s21, v3
	s_and_b64 s[4:5], vcc, s[4:5]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_80
; %bb.1:
	.loc	0 44
	s_load_dwordx2 s[36:37], s[6:7], 0x10
	s_load_dword s34, s[6:7], 0x18
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dwordx2 s[28:29], s[6:7], 0x30
	s_load_dword s30, s[6:7], 0x38
	.loc	0 49
	s_sub_i32 s4, s21, 32
	v_min_i32_e32 v12, s4, v3
	.loc	0 50
	v_cmp_lt_i32_e32 vcc, -1, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[38:39], exec, s[4:5]
	s_cbranch_execz .LBB0_66
; %bb.2:
	.loc	0 48
	s_max_i32 s31, s20, 8
	s_add_i32 s31, s31, -8
	v_min_i32_e32 v1, s31, v11
	.loc	0 74
	s_cmp_gt_i32 s22, 0
	s_mov_b32 s4, 0
	s_cbranch_scc1 .LBB0_4
; %bb.3:
	.loc	0 0
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
	v_mov_b32_e32 v47, s19
	v_mov_b32_e32 v32, s4
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
	v_mov_b32_e32 v16, v32
	v_mov_b32_e32 v255, v47
	v_mov_b32_e32 v239, v47
	v_mov_b32_e32 v223, v47
	v_mov_b32_e32 v191, v47
	v_mov_b32_e32 v17, v33
	v_mov_b32_e32 v18, v34
	v_mov_b32_e32 v19, v35
	v_mov_b32_e32 v20, v36
	v_mov_b32_e32 v21, v37
	v_mov_b32_e32 v22, v38
	v_mov_b32_e32 v23, v39
	v_mov_b32_e32 v24, v40
	v_mov_b32_e32 v25, v41
	v_mov_b32_e32 v26, v42
	v_mov_b32_e32 v27, v43
	v_mov_b32_e32 v28, v44
	v_mov_b32_e32 v29, v45
	v_mov_b32_e32 v30, v46
	v_mov_b32_e32 v31, v47
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
	buffer_store_dword v32, off, s[0:3], 0 offset:836
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:840
	buffer_store_dword v34, off, s[0:3], 0 offset:844
	buffer_store_dword v35, off, s[0:3], 0 offset:848
	buffer_store_dword v36, off, s[0:3], 0 offset:852
	buffer_store_dword v37, off, s[0:3], 0 offset:856
	buffer_store_dword v38, off, s[0:3], 0 offset:860
	buffer_store_dword v39, off, s[0:3], 0 offset:864
	buffer_store_dword v40, off, s[0:3], 0 offset:868
	buffer_store_dword v41, off, s[0:3], 0 offset:872
	buffer_store_dword v42, off, s[0:3], 0 offset:876
	buffer_store_dword v43, off, s[0:3], 0 offset:880
	buffer_store_dword v44, off, s[0:3], 0 offset:884
	buffer_store_dword v45, off, s[0:3], 0 offset:888
	buffer_store_dword v46, off, s[0:3], 0 offset:892
	buffer_store_dword v47, off, s[0:3], 0 offset:896
	buffer_store_dword v32, off, s[0:3], 0 offset:772
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:776
	buffer_store_dword v34, off, s[0:3], 0 offset:780
	buffer_store_dword v35, off, s[0:3], 0 offset:784
	buffer_store_dword v36, off, s[0:3], 0 offset:788
	buffer_store_dword v37, off, s[0:3], 0 offset:792
	buffer_store_dword v38, off, s[0:3], 0 offset:796
	buffer_store_dword v39, off, s[0:3], 0 offset:800
	buffer_store_dword v40, off, s[0:3], 0 offset:804
	buffer_store_dword v41, off, s[0:3], 0 offset:808
	buffer_store_dword v42, off, s[0:3], 0 offset:812
	buffer_store_dword v43, off, s[0:3], 0 offset:816
	buffer_store_dword v44, off, s[0:3], 0 offset:820
	buffer_store_dword v45, off, s[0:3], 0 offset:824
	buffer_store_dword v46, off, s[0:3], 0 offset:828
	buffer_store_dword v47, off, s[0:3], 0 offset:832
	buffer_store_dword v32, off, s[0:3], 0 offset:708
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:712
	buffer_store_dword v34, off, s[0:3], 0 offset:716
	buffer_store_dword v35, off, s[0:3], 0 offset:720
	buffer_store_dword v36, off, s[0:3], 0 offset:724
	buffer_store_dword v37, off, s[0:3], 0 offset:728
	buffer_store_dword v38, off, s[0:3], 0 offset:732
	buffer_store_dword v39, off, s[0:3], 0 offset:736
	buffer_store_dword v40, off, s[0:3], 0 offset:740
	buffer_store_dword v41, off, s[0:3], 0 offset:744
	buffer_store_dword v42, off, s[0:3], 0 offset:748
	buffer_store_dword v43, off, s[0:3], 0 offset:752
	buffer_store_dword v44, off, s[0:3], 0 offset:756
	buffer_store_dword v45, off, s[0:3], 0 offset:760
	buffer_store_dword v46, off, s[0:3], 0 offset:764
	buffer_store_dword v47, off, s[0:3], 0 offset:768
	buffer_store_dword v32, off, s[0:3], 0 offset:644
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:648
	buffer_store_dword v34, off, s[0:3], 0 offset:652
	buffer_store_dword v35, off, s[0:3], 0 offset:656
	buffer_store_dword v36, off, s[0:3], 0 offset:660
	buffer_store_dword v37, off, s[0:3], 0 offset:664
	buffer_store_dword v38, off, s[0:3], 0 offset:668
	buffer_store_dword v39, off, s[0:3], 0 offset:672
	buffer_store_dword v40, off, s[0:3], 0 offset:676
	buffer_store_dword v41, off, s[0:3], 0 offset:680
	buffer_store_dword v42, off, s[0:3], 0 offset:684
	buffer_store_dword v43, off, s[0:3], 0 offset:688
	buffer_store_dword v44, off, s[0:3], 0 offset:692
	buffer_store_dword v45, off, s[0:3], 0 offset:696
	buffer_store_dword v46, off, s[0:3], 0 offset:700
	buffer_store_dword v47, off, s[0:3], 0 offset:704
	buffer_store_dword v32, off, s[0:3], 0 offset:580
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:584
	buffer_store_dword v34, off, s[0:3], 0 offset:588
	buffer_store_dword v35, off, s[0:3], 0 offset:592
	buffer_store_dword v36, off, s[0:3], 0 offset:596
	buffer_store_dword v37, off, s[0:3], 0 offset:600
	buffer_store_dword v38, off, s[0:3], 0 offset:604
	buffer_store_dword v39, off, s[0:3], 0 offset:608
	buffer_store_dword v40, off, s[0:3], 0 offset:612
	buffer_store_dword v41, off, s[0:3], 0 offset:616
	buffer_store_dword v42, off, s[0:3], 0 offset:620
	buffer_store_dword v43, off, s[0:3], 0 offset:624
	buffer_store_dword v44, off, s[0:3], 0 offset:628
	buffer_store_dword v45, off, s[0:3], 0 offset:632
	buffer_store_dword v46, off, s[0:3], 0 offset:636
	buffer_store_dword v47, off, s[0:3], 0 offset:640
	buffer_store_dword v32, off, s[0:3], 0 offset:516
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:520
	buffer_store_dword v34, off, s[0:3], 0 offset:524
	buffer_store_dword v35, off, s[0:3], 0 offset:528
	buffer_store_dword v36, off, s[0:3], 0 offset:532
	buffer_store_dword v37, off, s[0:3], 0 offset:536
	buffer_store_dword v38, off, s[0:3], 0 offset:540
	buffer_store_dword v39, off, s[0:3], 0 offset:544
	buffer_store_dword v40, off, s[0:3], 0 offset:548
	buffer_store_dword v41, off, s[0:3], 0 offset:552
	buffer_store_dword v42, off, s[0:3], 0 offset:556
	buffer_store_dword v43, off, s[0:3], 0 offset:560
	buffer_store_dword v44, off, s[0:3], 0 offset:564
	buffer_store_dword v45, off, s[0:3], 0 offset:568
	buffer_store_dword v46, off, s[0:3], 0 offset:572
	buffer_store_dword v47, off, s[0:3], 0 offset:576
	buffer_store_dword v32, off, s[0:3], 0 offset:452
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:456
	buffer_store_dword v34, off, s[0:3], 0 offset:460
	buffer_store_dword v35, off, s[0:3], 0 offset:464
	buffer_store_dword v36, off, s[0:3], 0 offset:468
	buffer_store_dword v37, off, s[0:3], 0 offset:472
	buffer_store_dword v38, off, s[0:3], 0 offset:476
	buffer_store_dword v39, off, s[0:3], 0 offset:480
	buffer_store_dword v40, off, s[0:3], 0 offset:484
	buffer_store_dword v41, off, s[0:3], 0 offset:488
	buffer_store_dword v42, off, s[0:3], 0 offset:492
	buffer_store_dword v43, off, s[0:3], 0 offset:496
	buffer_store_dword v44, off, s[0:3], 0 offset:500
	buffer_store_dword v45, off, s[0:3], 0 offset:504
	buffer_store_dword v46, off, s[0:3], 0 offset:508
	buffer_store_dword v47, off, s[0:3], 0 offset:512
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
	v_add_u32_e32 v10, vcc, 1, v1
	v_add_u32_e32 v4, vcc, 2, v1
	v_add_u32_e32 v6, vcc, 3, v1
	v_add_u32_e32 v8, vcc, 4, v1
	v_add_u32_e32 v9, vcc, 5, v1
	v_add_u32_e32 v7, vcc, 6, v1
	v_add_u32_e32 v5, vcc, 7, v1
	.loc	0 74
	s_andn2_b64 vcc, exec, s[40:41]
	v_mov_b32_e32 v207, v47
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
	buffer_store_dword v32, off, s[0:3], 0 offset:324
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:328
	buffer_store_dword v34, off, s[0:3], 0 offset:332
	buffer_store_dword v35, off, s[0:3], 0 offset:336
	buffer_store_dword v36, off, s[0:3], 0 offset:340
	buffer_store_dword v37, off, s[0:3], 0 offset:344
	buffer_store_dword v38, off, s[0:3], 0 offset:348
	buffer_store_dword v39, off, s[0:3], 0 offset:352
	buffer_store_dword v40, off, s[0:3], 0 offset:356
	buffer_store_dword v41, off, s[0:3], 0 offset:360
	buffer_store_dword v42, off, s[0:3], 0 offset:364
	buffer_store_dword v43, off, s[0:3], 0 offset:368
	buffer_store_dword v44, off, s[0:3], 0 offset:372
	buffer_store_dword v45, off, s[0:3], 0 offset:376
	buffer_store_dword v46, off, s[0:3], 0 offset:380
	buffer_store_dword v47, off, s[0:3], 0 offset:384
	s_cbranch_vccnz .LBB0_9
; %bb.6:
	.loc	0 0
	v_mov_b32_e32 v13, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:936
	buffer_store_dword v11, off, s[0:3], 0 offset:900
	buffer_store_dword v1, off, s[0:3], 0 offset:944
	buffer_store_dword v10, off, s[0:3], 0 offset:940
	buffer_store_dword v4, off, s[0:3], 0 offset:932
	buffer_store_dword v6, off, s[0:3], 0 offset:928
	buffer_store_dword v8, off, s[0:3], 0 offset:924
	buffer_store_dword v9, off, s[0:3], 0 offset:920
	buffer_store_dword v7, off, s[0:3], 0 offset:916
	buffer_store_dword v5, off, s[0:3], 0 offset:912
	buffer_store_dword v12, off, s[0:3], 0 offset:904
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, off, s[0:3], 0 offset:908
	s_add_i32 s4, s20, -1
	.loc	0 72
	v_min_i32_e32 v2, s4, v1
	v_min_i32_e32 v11, s4, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s25
	v_min_i32_e32 v3, s4, v10
	v_min_i32_e32 v4, s4, v4
	v_min_i32_e32 v6, s4, v6
	v_min_i32_e32 v10, s4, v7
	.loc	0 74
	v_mad_i64_i32 v[6:7], s[6:7], s34, v6, 0
	.loc	0 72
	v_min_i32_e32 v8, s4, v8
	v_min_i32_e32 v9, s4, v9
	s_ashr_i32 s5, s26, 31
	s_mov_b32 s4, s26
	.loc	0 74
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
	v_add_u32_e32 v12, vcc, s24, v0
	v_addc_u32_e32 v13, vcc, v5, v1, vcc
	v_mad_i64_i32 v[0:1], s[6:7], s34, v2, 0
	v_mad_i64_i32 v[2:3], s[6:7], s34, v3, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mad_i64_i32 v[4:5], s[6:7], s34, v4, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:324
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:328
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	buffer_store_dword v0, off, s[0:3], 0 offset:388
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:392
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	buffer_store_dword v0, off, s[0:3], 0 offset:452
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:456
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	buffer_store_dword v0, off, s[0:3], 0 offset:516
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:520
	v_mad_i64_i32 v[0:1], s[6:7], s34, v8, 0
	v_mad_i64_i32 v[2:3], s[6:7], s34, v9, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mad_i64_i32 v[4:5], s[6:7], s34, v10, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:580
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:584
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mad_i64_i32 v[6:7], s[6:7], s34, v11, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:644
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:648
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	buffer_store_dword v0, off, s[0:3], 0 offset:708
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:712
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	.loc	0 0
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
	v_mov_b32_e32 v63, v47
	v_mov_b32_e32 v79, v47
	v_mov_b32_e32 v95, v47
	v_mov_b32_e32 v111, v47
	v_mov_b32_e32 v127, v47
	v_mov_b32_e32 v143, v47
	v_mov_b32_e32 v159, v47
	v_mov_b32_e32 v175, v47
	.loc	0 74
	buffer_store_dword v0, off, s[0:3], 0 offset:772
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:776
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
	v_mov_b32_e32 v223, v47
	v_mov_b32_e32 v239, v47
	v_mov_b32_e32 v255, v47
	v_mov_b32_e32 v16, v32
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
	v_mov_b32_e32 v17, v33
	v_mov_b32_e32 v18, v34
	v_mov_b32_e32 v19, v35
	v_mov_b32_e32 v20, v36
	v_mov_b32_e32 v21, v37
	v_mov_b32_e32 v22, v38
	v_mov_b32_e32 v23, v39
	v_mov_b32_e32 v24, v40
	v_mov_b32_e32 v25, v41
	v_mov_b32_e32 v26, v42
	v_mov_b32_e32 v27, v43
	v_mov_b32_e32 v28, v44
	v_mov_b32_e32 v29, v45
	v_mov_b32_e32 v30, v46
	v_mov_b32_e32 v31, v47
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
	.loc	0 0
	buffer_load_dword v0, off, s[0:3], 0 offset:324
	buffer_load_dword v1, off, s[0:3], 0 offset:328
	v_mov_b32_e32 v14, s5
	.loc	0 74
	s_add_i32 s9, s9, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v176, vcc, s4, v0
	v_addc_u32_e32 v177, vcc, v14, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:388
	buffer_load_dword v1, off, s[0:3], 0 offset:392
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v178, vcc, s4, v0
	v_addc_u32_e32 v179, vcc, v14, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:452
	buffer_load_dword v1, off, s[0:3], 0 offset:456
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, s4, v0
	v_addc_u32_e32 v5, vcc, v14, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:516
	buffer_load_dword v1, off, s[0:3], 0 offset:520
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, s4, v0
	v_addc_u32_e32 v3, vcc, v14, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:580
	buffer_load_dword v1, off, s[0:3], 0 offset:584
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, s4, v0
	v_addc_u32_e32 v7, vcc, v14, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:644
	buffer_load_dword v1, off, s[0:3], 0 offset:648
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, s4, v0
	v_addc_u32_e32 v9, vcc, v14, v1, vcc
	buffer_load_dword v0, off, s[0:3], 0 offset:708
	buffer_load_dword v1, off, s[0:3], 0 offset:712
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, s4, v0
	v_addc_u32_e32 v11, vcc, v14, v1, vcc
	v_mov_b32_e32 v0, v12
	v_mov_b32_e32 v1, v13
	buffer_load_dword v12, off, s[0:3], 0 offset:772
	buffer_load_dword v13, off, s[0:3], 0 offset:776
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, vcc, s4, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v14, v[176:177]
	flat_load_dword v15, v[178:179]
	flat_load_dword v4, v[4:5]
	flat_load_dword v5, v[2:3]
	flat_load_dword v6, v[6:7]
	flat_load_dword v7, v[8:9]
	flat_load_dword v8, v[10:11]
	flat_load_dword v9, v[12:13]
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v12, v0
	.loc	0 78
	v_add_u32_e32 v0, vcc, 48, v12
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	flat_load_dwordx4 v[0:3], v[0:1]
	.loc	0 74
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s9, 0
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v252, v14, v0, v252
	v_mad_f32 v220, v15, v0, v220
	v_mad_f32 v172, v4, v0, v172
	v_mad_f32 v140, v5, v0, v140
	v_mad_f32 v108, v6, v0, v108
	v_mad_f32 v76, v7, v0, v76
	v_mad_f32 v204, v8, v0, v204
	v_mad_f32 v28, v9, v0, v28
	.loc	0 78
	v_add_u32_e32 v0, vcc, 32, v12
	.loc	0 83
	v_mad_f32 v253, v14, v1, v253
	v_mad_f32 v221, v15, v1, v221
	v_mad_f32 v173, v4, v1, v173
	v_mad_f32 v141, v5, v1, v141
	v_mad_f32 v109, v6, v1, v109
	v_mad_f32 v77, v7, v1, v77
	v_mad_f32 v205, v8, v1, v205
	v_mad_f32 v29, v9, v1, v29
	.loc	0 78
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	.loc	0 83
	v_mad_f32 v255, v14, v3, v255
	v_mad_f32 v254, v14, v2, v254
	v_mad_f32 v223, v15, v3, v223
	v_mad_f32 v222, v15, v2, v222
	v_mad_f32 v175, v4, v3, v175
	v_mad_f32 v174, v4, v2, v174
	v_mad_f32 v143, v5, v3, v143
	v_mad_f32 v142, v5, v2, v142
	v_mad_f32 v111, v6, v3, v111
	v_mad_f32 v110, v6, v2, v110
	v_mad_f32 v79, v7, v3, v79
	v_mad_f32 v78, v7, v2, v78
	v_mad_f32 v207, v8, v3, v207
	v_mad_f32 v206, v8, v2, v206
	v_mad_f32 v31, v9, v3, v31
	v_mad_f32 v30, v9, v2, v30
	.loc	0 78
	flat_load_dwordx4 v[0:3], v[0:1]
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v248, v14, v0, v248
	v_mad_f32 v216, v15, v0, v216
	v_mad_f32 v168, v4, v0, v168
	v_mad_f32 v136, v5, v0, v136
	v_mad_f32 v104, v6, v0, v104
	v_mad_f32 v72, v7, v0, v72
	v_mad_f32 v200, v8, v0, v200
	v_mad_f32 v24, v9, v0, v24
	.loc	0 78
	v_add_u32_e32 v0, vcc, 16, v12
	.loc	0 83
	v_mad_f32 v249, v14, v1, v249
	v_mad_f32 v217, v15, v1, v217
	v_mad_f32 v169, v4, v1, v169
	v_mad_f32 v137, v5, v1, v137
	v_mad_f32 v105, v6, v1, v105
	v_mad_f32 v73, v7, v1, v73
	v_mad_f32 v201, v8, v1, v201
	v_mad_f32 v25, v9, v1, v25
	.loc	0 78
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	.loc	0 83
	v_mad_f32 v251, v14, v3, v251
	v_mad_f32 v250, v14, v2, v250
	v_mad_f32 v219, v15, v3, v219
	v_mad_f32 v218, v15, v2, v218
	v_mad_f32 v171, v4, v3, v171
	v_mad_f32 v170, v4, v2, v170
	v_mad_f32 v139, v5, v3, v139
	v_mad_f32 v138, v5, v2, v138
	v_mad_f32 v107, v6, v3, v107
	v_mad_f32 v106, v6, v2, v106
	v_mad_f32 v75, v7, v3, v75
	v_mad_f32 v74, v7, v2, v74
	v_mad_f32 v203, v8, v3, v203
	v_mad_f32 v202, v8, v2, v202
	v_mad_f32 v27, v9, v3, v27
	v_mad_f32 v26, v9, v2, v26
	.loc	0 78
	flat_load_dwordx4 v[0:3], v[0:1]
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v247, v14, v3, v247
	v_mad_f32 v246, v14, v2, v246
	v_mad_f32 v245, v14, v1, v245
	v_mad_f32 v244, v14, v0, v244
	v_mad_f32 v215, v15, v3, v215
	v_mad_f32 v214, v15, v2, v214
	v_mad_f32 v213, v15, v1, v213
	v_mad_f32 v212, v15, v0, v212
	v_mad_f32 v167, v4, v3, v167
	v_mad_f32 v166, v4, v2, v166
	v_mad_f32 v165, v4, v1, v165
	v_mad_f32 v164, v4, v0, v164
	v_mad_f32 v135, v5, v3, v135
	v_mad_f32 v134, v5, v2, v134
	v_mad_f32 v133, v5, v1, v133
	v_mad_f32 v132, v5, v0, v132
	v_mad_f32 v103, v6, v3, v103
	v_mad_f32 v102, v6, v2, v102
	v_mad_f32 v101, v6, v1, v101
	v_mad_f32 v100, v6, v0, v100
	v_mad_f32 v71, v7, v3, v71
	v_mad_f32 v70, v7, v2, v70
	v_mad_f32 v69, v7, v1, v69
	v_mad_f32 v68, v7, v0, v68
	v_mad_f32 v199, v8, v3, v199
	v_mad_f32 v198, v8, v2, v198
	v_mad_f32 v197, v8, v1, v197
	v_mad_f32 v196, v8, v0, v196
	v_mad_f32 v23, v9, v3, v23
	v_mad_f32 v22, v9, v2, v22
	v_mad_f32 v21, v9, v1, v21
	v_mad_f32 v20, v9, v0, v20
	.loc	0 78
	flat_load_dwordx4 v[0:3], v[12:13]
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v240, v14, v0
	v_mad_f32 v211, v15, v3, v211
	v_mad_f32 v210, v15, v2, v210
	v_mad_f32 v209, v15, v1, v209
	v_mac_f32_e32 v208, v15, v0
	v_mac_f32_e32 v160, v4, v0
	v_mac_f32_e32 v128, v5, v0
	v_mac_f32_e32 v96, v6, v0
	v_mac_f32_e32 v64, v7, v0
	v_mac_f32_e32 v192, v8, v0
	v_mac_f32_e32 v16, v9, v0
	.loc	0 78
	v_add_u32_e32 v0, vcc, 64, v12
	.loc	0 83
	v_mad_f32 v241, v14, v1, v241
	buffer_store_dword v208, off, s[0:3], 0 offset:260
	s_waitcnt vmcnt(0)
	buffer_store_dword v209, off, s[0:3], 0 offset:264
	buffer_store_dword v210, off, s[0:3], 0 offset:268
	buffer_store_dword v211, off, s[0:3], 0 offset:272
	buffer_store_dword v212, off, s[0:3], 0 offset:276
	buffer_store_dword v213, off, s[0:3], 0 offset:280
	buffer_store_dword v214, off, s[0:3], 0 offset:284
	buffer_store_dword v215, off, s[0:3], 0 offset:288
	buffer_store_dword v216, off, s[0:3], 0 offset:292
	buffer_store_dword v217, off, s[0:3], 0 offset:296
	buffer_store_dword v218, off, s[0:3], 0 offset:300
	buffer_store_dword v219, off, s[0:3], 0 offset:304
	buffer_store_dword v220, off, s[0:3], 0 offset:308
	buffer_store_dword v221, off, s[0:3], 0 offset:312
	buffer_store_dword v222, off, s[0:3], 0 offset:316
	buffer_store_dword v223, off, s[0:3], 0 offset:320
	v_mad_f32 v161, v4, v1, v161
	v_mad_f32 v129, v5, v1, v129
	v_mad_f32 v97, v6, v1, v97
	v_mad_f32 v65, v7, v1, v65
	v_mad_f32 v193, v8, v1, v193
	v_mad_f32 v17, v9, v1, v17
	.loc	0 78
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	.loc	0 83
	v_mad_f32 v243, v14, v3, v243
	v_mad_f32 v242, v14, v2, v242
	v_mad_f32 v163, v4, v3, v163
	v_mad_f32 v162, v4, v2, v162
	v_mad_f32 v131, v5, v3, v131
	v_mad_f32 v130, v5, v2, v130
	v_mad_f32 v99, v6, v3, v99
	v_mad_f32 v98, v6, v2, v98
	v_mad_f32 v67, v7, v3, v67
	v_mad_f32 v66, v7, v2, v66
	v_mad_f32 v195, v8, v3, v195
	v_mad_f32 v194, v8, v2, v194
	v_mad_f32 v19, v9, v3, v19
	v_mad_f32 v18, v9, v2, v18
	.loc	0 78
	flat_load_dwordx4 v[0:3], v[0:1]
	buffer_load_dword v208, off, s[0:3], 0 offset:196
	buffer_load_dword v209, off, s[0:3], 0 offset:200
	buffer_load_dword v210, off, s[0:3], 0 offset:204
	buffer_load_dword v211, off, s[0:3], 0 offset:208
	buffer_load_dword v212, off, s[0:3], 0 offset:212
	buffer_load_dword v213, off, s[0:3], 0 offset:216
	buffer_load_dword v214, off, s[0:3], 0 offset:220
	buffer_load_dword v215, off, s[0:3], 0 offset:224
	buffer_load_dword v216, off, s[0:3], 0 offset:228
	buffer_load_dword v217, off, s[0:3], 0 offset:232
	buffer_load_dword v218, off, s[0:3], 0 offset:236
	buffer_load_dword v219, off, s[0:3], 0 offset:240
	buffer_load_dword v220, off, s[0:3], 0 offset:244
	buffer_load_dword v221, off, s[0:3], 0 offset:248
	buffer_load_dword v222, off, s[0:3], 0 offset:252
	buffer_load_dword v223, off, s[0:3], 0 offset:256
	buffer_load_dword v176, off, s[0:3], 0 offset:132
	buffer_load_dword v177, off, s[0:3], 0 offset:136
	buffer_load_dword v178, off, s[0:3], 0 offset:140
	buffer_load_dword v179, off, s[0:3], 0 offset:144
	buffer_load_dword v180, off, s[0:3], 0 offset:148
	buffer_load_dword v181, off, s[0:3], 0 offset:152
	buffer_load_dword v182, off, s[0:3], 0 offset:156
	buffer_load_dword v183, off, s[0:3], 0 offset:160
	buffer_load_dword v184, off, s[0:3], 0 offset:164
	buffer_load_dword v185, off, s[0:3], 0 offset:168
	buffer_load_dword v186, off, s[0:3], 0 offset:172
	buffer_load_dword v187, off, s[0:3], 0 offset:176
	buffer_load_dword v188, off, s[0:3], 0 offset:180
	buffer_load_dword v189, off, s[0:3], 0 offset:184
	buffer_load_dword v190, off, s[0:3], 0 offset:188
	buffer_load_dword v191, off, s[0:3], 0 offset:192
	.loc	0 83
	s_waitcnt vmcnt(14)
	v_mad_f32 v224, v14, v0, v224
	v_mad_f32 v208, v15, v0, v208
	v_mad_f32 v144, v4, v0, v144
	v_mad_f32 v112, v5, v0, v112
	v_mad_f32 v80, v6, v0, v80
	v_mad_f32 v48, v7, v0, v48
	s_waitcnt vmcnt(0)
	v_mad_f32 v176, v8, v0, v176
	v_mad_f32 v32, v9, v0, v32
	.loc	0 78
	v_add_u32_e32 v0, vcc, s8, v12
	.loc	0 83
	v_mad_f32 v225, v14, v1, v225
	v_mad_f32 v209, v15, v1, v209
	v_mad_f32 v145, v4, v1, v145
	v_mad_f32 v113, v5, v1, v113
	v_mad_f32 v81, v6, v1, v81
	v_mad_f32 v49, v7, v1, v49
	v_mad_f32 v177, v8, v1, v177
	v_mad_f32 v33, v9, v1, v33
	.loc	0 78
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	.loc	0 83
	v_mad_f32 v227, v14, v3, v227
	v_mad_f32 v226, v14, v2, v226
	v_mad_f32 v211, v15, v3, v211
	v_mad_f32 v210, v15, v2, v210
	v_mad_f32 v147, v4, v3, v147
	v_mad_f32 v146, v4, v2, v146
	v_mad_f32 v115, v5, v3, v115
	v_mad_f32 v114, v5, v2, v114
	v_mad_f32 v83, v6, v3, v83
	v_mad_f32 v82, v6, v2, v82
	v_mad_f32 v51, v7, v3, v51
	v_mad_f32 v50, v7, v2, v50
	v_mad_f32 v179, v8, v3, v179
	v_mad_f32 v178, v8, v2, v178
	v_mad_f32 v35, v9, v3, v35
	v_mad_f32 v34, v9, v2, v34
	.loc	0 78
	flat_load_dwordx4 v[0:3], v[0:1]
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v236, v14, v0, v236
	v_mad_f32 v220, v15, v0, v220
	v_mad_f32 v156, v4, v0, v156
	v_mad_f32 v124, v5, v0, v124
	v_mad_f32 v92, v6, v0, v92
	v_mad_f32 v60, v7, v0, v60
	v_mad_f32 v188, v8, v0, v188
	v_mad_f32 v44, v9, v0, v44
	.loc	0 78
	v_add_u32_e32 v0, vcc, s7, v12
	.loc	0 83
	v_mad_f32 v237, v14, v1, v237
	v_mad_f32 v221, v15, v1, v221
	v_mad_f32 v157, v4, v1, v157
	v_mad_f32 v125, v5, v1, v125
	v_mad_f32 v93, v6, v1, v93
	v_mad_f32 v61, v7, v1, v61
	v_mad_f32 v189, v8, v1, v189
	v_mad_f32 v45, v9, v1, v45
	.loc	0 78
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	.loc	0 83
	v_mad_f32 v239, v14, v3, v239
	v_mad_f32 v238, v14, v2, v238
	v_mad_f32 v223, v15, v3, v223
	v_mad_f32 v222, v15, v2, v222
	v_mad_f32 v159, v4, v3, v159
	v_mad_f32 v158, v4, v2, v158
	v_mad_f32 v127, v5, v3, v127
	v_mad_f32 v126, v5, v2, v126
	v_mad_f32 v95, v6, v3, v95
	v_mad_f32 v94, v6, v2, v94
	v_mad_f32 v63, v7, v3, v63
	v_mad_f32 v62, v7, v2, v62
	v_mad_f32 v191, v8, v3, v191
	v_mad_f32 v190, v8, v2, v190
	v_mad_f32 v47, v9, v3, v47
	v_mad_f32 v46, v9, v2, v46
	.loc	0 78
	flat_load_dwordx4 v[0:3], v[0:1]
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v232, v14, v0, v232
	v_mad_f32 v216, v15, v0, v216
	v_mad_f32 v152, v4, v0, v152
	v_mad_f32 v120, v5, v0, v120
	v_mad_f32 v88, v6, v0, v88
	v_mad_f32 v56, v7, v0, v56
	v_mad_f32 v184, v8, v0, v184
	v_mad_f32 v40, v9, v0, v40
	.loc	0 78
	v_add_u32_e32 v0, vcc, s6, v12
	.loc	0 83
	v_mad_f32 v233, v14, v1, v233
	v_mad_f32 v217, v15, v1, v217
	v_mad_f32 v153, v4, v1, v153
	v_mad_f32 v121, v5, v1, v121
	v_mad_f32 v89, v6, v1, v89
	v_mad_f32 v57, v7, v1, v57
	v_mad_f32 v185, v8, v1, v185
	v_mad_f32 v41, v9, v1, v41
	.loc	0 78
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	.loc	0 83
	v_mad_f32 v235, v14, v3, v235
	v_mad_f32 v234, v14, v2, v234
	v_mad_f32 v219, v15, v3, v219
	v_mad_f32 v218, v15, v2, v218
	v_mad_f32 v155, v4, v3, v155
	v_mad_f32 v154, v4, v2, v154
	v_mad_f32 v123, v5, v3, v123
	v_mad_f32 v122, v5, v2, v122
	v_mad_f32 v91, v6, v3, v91
	v_mad_f32 v90, v6, v2, v90
	v_mad_f32 v59, v7, v3, v59
	v_mad_f32 v58, v7, v2, v58
	v_mad_f32 v187, v8, v3, v187
	v_mad_f32 v186, v8, v2, v186
	v_mad_f32 v43, v9, v3, v43
	v_mad_f32 v42, v9, v2, v42
	.loc	0 78
	flat_load_dwordx4 v[0:3], v[0:1]
	.loc	0 74
	v_add_u32_e32 v12, vcc, s40, v12
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v215, v15, v3, v215
	v_mad_f32 v214, v15, v2, v214
	v_mad_f32 v213, v15, v1, v213
	v_mac_f32_e32 v212, v15, v0
	buffer_store_dword v208, off, s[0:3], 0 offset:196
	s_waitcnt vmcnt(0)
	buffer_store_dword v209, off, s[0:3], 0 offset:200
	buffer_store_dword v210, off, s[0:3], 0 offset:204
	buffer_store_dword v211, off, s[0:3], 0 offset:208
	buffer_store_dword v212, off, s[0:3], 0 offset:212
	buffer_store_dword v213, off, s[0:3], 0 offset:216
	buffer_store_dword v214, off, s[0:3], 0 offset:220
	buffer_store_dword v215, off, s[0:3], 0 offset:224
	buffer_store_dword v216, off, s[0:3], 0 offset:228
	buffer_store_dword v217, off, s[0:3], 0 offset:232
	buffer_store_dword v218, off, s[0:3], 0 offset:236
	buffer_store_dword v219, off, s[0:3], 0 offset:240
	buffer_store_dword v220, off, s[0:3], 0 offset:244
	buffer_store_dword v221, off, s[0:3], 0 offset:248
	buffer_store_dword v222, off, s[0:3], 0 offset:252
	buffer_store_dword v223, off, s[0:3], 0 offset:256
	buffer_load_dword v208, off, s[0:3], 0 offset:260
	buffer_load_dword v209, off, s[0:3], 0 offset:264
	buffer_load_dword v210, off, s[0:3], 0 offset:268
	buffer_load_dword v211, off, s[0:3], 0 offset:272
	buffer_load_dword v212, off, s[0:3], 0 offset:276
	buffer_load_dword v213, off, s[0:3], 0 offset:280
	buffer_load_dword v214, off, s[0:3], 0 offset:284
	buffer_load_dword v215, off, s[0:3], 0 offset:288
	buffer_load_dword v216, off, s[0:3], 0 offset:292
	buffer_load_dword v217, off, s[0:3], 0 offset:296
	buffer_load_dword v218, off, s[0:3], 0 offset:300
	buffer_load_dword v219, off, s[0:3], 0 offset:304
	buffer_load_dword v220, off, s[0:3], 0 offset:308
	buffer_load_dword v221, off, s[0:3], 0 offset:312
	buffer_load_dword v222, off, s[0:3], 0 offset:316
	buffer_load_dword v223, off, s[0:3], 0 offset:320
	v_mad_f32 v229, v14, v1, v229
	v_mad_f32 v149, v4, v1, v149
	v_mad_f32 v117, v5, v1, v117
	v_mad_f32 v85, v6, v1, v85
	v_mad_f32 v53, v7, v1, v53
	v_mad_f32 v181, v8, v1, v181
	v_mad_f32 v37, v9, v1, v37
	.loc	0 74
	v_mov_b32_e32 v1, s41
	.loc	0 83
	v_mad_f32 v231, v14, v3, v231
	v_mad_f32 v230, v14, v2, v230
	v_mac_f32_e32 v228, v14, v0
	v_mad_f32 v151, v4, v3, v151
	v_mad_f32 v150, v4, v2, v150
	v_mac_f32_e32 v148, v4, v0
	v_mad_f32 v119, v5, v3, v119
	v_mad_f32 v118, v5, v2, v118
	v_mac_f32_e32 v116, v5, v0
	v_mad_f32 v87, v6, v3, v87
	v_mad_f32 v86, v6, v2, v86
	v_mac_f32_e32 v84, v6, v0
	v_mad_f32 v55, v7, v3, v55
	v_mad_f32 v54, v7, v2, v54
	v_mac_f32_e32 v52, v7, v0
	v_mad_f32 v183, v8, v3, v183
	v_mad_f32 v182, v8, v2, v182
	v_mac_f32_e32 v180, v8, v0
	v_mad_f32 v39, v9, v3, v39
	v_mad_f32 v38, v9, v2, v38
	v_mac_f32_e32 v36, v9, v0
	.loc	0 74
	v_addc_u32_e32 v13, vcc, v13, v1, vcc
	buffer_store_dword v176, off, s[0:3], 0 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v177, off, s[0:3], 0 offset:136
	buffer_store_dword v178, off, s[0:3], 0 offset:140
	buffer_store_dword v179, off, s[0:3], 0 offset:144
	buffer_store_dword v180, off, s[0:3], 0 offset:148
	buffer_store_dword v181, off, s[0:3], 0 offset:152
	buffer_store_dword v182, off, s[0:3], 0 offset:156
	buffer_store_dword v183, off, s[0:3], 0 offset:160
	buffer_store_dword v184, off, s[0:3], 0 offset:164
	buffer_store_dword v185, off, s[0:3], 0 offset:168
	buffer_store_dword v186, off, s[0:3], 0 offset:172
	buffer_store_dword v187, off, s[0:3], 0 offset:176
	buffer_store_dword v188, off, s[0:3], 0 offset:180
	buffer_store_dword v189, off, s[0:3], 0 offset:184
	buffer_store_dword v190, off, s[0:3], 0 offset:188
	buffer_store_dword v191, off, s[0:3], 0 offset:192
	s_cbranch_scc0 .LBB0_7
; %bb.8:
	.loc	0 0
	buffer_store_dword v160, off, s[0:3], 0 offset:836
	s_waitcnt vmcnt(0)
	buffer_store_dword v161, off, s[0:3], 0 offset:840
	buffer_store_dword v162, off, s[0:3], 0 offset:844
	buffer_store_dword v163, off, s[0:3], 0 offset:848
	buffer_store_dword v164, off, s[0:3], 0 offset:852
	buffer_store_dword v165, off, s[0:3], 0 offset:856
	buffer_store_dword v166, off, s[0:3], 0 offset:860
	buffer_store_dword v167, off, s[0:3], 0 offset:864
	buffer_store_dword v168, off, s[0:3], 0 offset:868
	buffer_store_dword v169, off, s[0:3], 0 offset:872
	buffer_store_dword v170, off, s[0:3], 0 offset:876
	buffer_store_dword v171, off, s[0:3], 0 offset:880
	buffer_store_dword v172, off, s[0:3], 0 offset:884
	buffer_store_dword v173, off, s[0:3], 0 offset:888
	buffer_store_dword v174, off, s[0:3], 0 offset:892
	buffer_store_dword v175, off, s[0:3], 0 offset:896
	buffer_store_dword v144, off, s[0:3], 0 offset:772
	s_waitcnt vmcnt(0)
	buffer_store_dword v145, off, s[0:3], 0 offset:776
	buffer_store_dword v146, off, s[0:3], 0 offset:780
	buffer_store_dword v147, off, s[0:3], 0 offset:784
	buffer_store_dword v148, off, s[0:3], 0 offset:788
	buffer_store_dword v149, off, s[0:3], 0 offset:792
	buffer_store_dword v150, off, s[0:3], 0 offset:796
	buffer_store_dword v151, off, s[0:3], 0 offset:800
	buffer_store_dword v152, off, s[0:3], 0 offset:804
	buffer_store_dword v153, off, s[0:3], 0 offset:808
	buffer_store_dword v154, off, s[0:3], 0 offset:812
	buffer_store_dword v155, off, s[0:3], 0 offset:816
	buffer_store_dword v156, off, s[0:3], 0 offset:820
	buffer_store_dword v157, off, s[0:3], 0 offset:824
	buffer_store_dword v158, off, s[0:3], 0 offset:828
	buffer_store_dword v159, off, s[0:3], 0 offset:832
	buffer_store_dword v128, off, s[0:3], 0 offset:708
	s_waitcnt vmcnt(0)
	buffer_store_dword v129, off, s[0:3], 0 offset:712
	buffer_store_dword v130, off, s[0:3], 0 offset:716
	buffer_store_dword v131, off, s[0:3], 0 offset:720
	buffer_store_dword v132, off, s[0:3], 0 offset:724
	buffer_store_dword v133, off, s[0:3], 0 offset:728
	buffer_store_dword v134, off, s[0:3], 0 offset:732
	buffer_store_dword v135, off, s[0:3], 0 offset:736
	buffer_store_dword v136, off, s[0:3], 0 offset:740
	buffer_store_dword v137, off, s[0:3], 0 offset:744
	buffer_store_dword v138, off, s[0:3], 0 offset:748
	buffer_store_dword v139, off, s[0:3], 0 offset:752
	buffer_store_dword v140, off, s[0:3], 0 offset:756
	buffer_store_dword v141, off, s[0:3], 0 offset:760
	buffer_store_dword v142, off, s[0:3], 0 offset:764
	buffer_store_dword v143, off, s[0:3], 0 offset:768
	buffer_store_dword v112, off, s[0:3], 0 offset:644
	s_waitcnt vmcnt(0)
	buffer_store_dword v113, off, s[0:3], 0 offset:648
	buffer_store_dword v114, off, s[0:3], 0 offset:652
	buffer_store_dword v115, off, s[0:3], 0 offset:656
	buffer_store_dword v116, off, s[0:3], 0 offset:660
	buffer_store_dword v117, off, s[0:3], 0 offset:664
	buffer_store_dword v118, off, s[0:3], 0 offset:668
	buffer_store_dword v119, off, s[0:3], 0 offset:672
	buffer_store_dword v120, off, s[0:3], 0 offset:676
	buffer_store_dword v121, off, s[0:3], 0 offset:680
	buffer_store_dword v122, off, s[0:3], 0 offset:684
	buffer_store_dword v123, off, s[0:3], 0 offset:688
	buffer_store_dword v124, off, s[0:3], 0 offset:692
	buffer_store_dword v125, off, s[0:3], 0 offset:696
	buffer_store_dword v126, off, s[0:3], 0 offset:700
	buffer_store_dword v127, off, s[0:3], 0 offset:704
	buffer_store_dword v96, off, s[0:3], 0 offset:580
	s_waitcnt vmcnt(0)
	buffer_store_dword v97, off, s[0:3], 0 offset:584
	buffer_store_dword v98, off, s[0:3], 0 offset:588
	buffer_store_dword v99, off, s[0:3], 0 offset:592
	buffer_store_dword v100, off, s[0:3], 0 offset:596
	buffer_store_dword v101, off, s[0:3], 0 offset:600
	buffer_store_dword v102, off, s[0:3], 0 offset:604
	buffer_store_dword v103, off, s[0:3], 0 offset:608
	buffer_store_dword v104, off, s[0:3], 0 offset:612
	buffer_store_dword v105, off, s[0:3], 0 offset:616
	buffer_store_dword v106, off, s[0:3], 0 offset:620
	buffer_store_dword v107, off, s[0:3], 0 offset:624
	buffer_store_dword v108, off, s[0:3], 0 offset:628
	buffer_store_dword v109, off, s[0:3], 0 offset:632
	buffer_store_dword v110, off, s[0:3], 0 offset:636
	buffer_store_dword v111, off, s[0:3], 0 offset:640
	buffer_store_dword v80, off, s[0:3], 0 offset:516
	s_waitcnt vmcnt(0)
	buffer_store_dword v81, off, s[0:3], 0 offset:520
	buffer_store_dword v82, off, s[0:3], 0 offset:524
	buffer_store_dword v83, off, s[0:3], 0 offset:528
	buffer_store_dword v84, off, s[0:3], 0 offset:532
	buffer_store_dword v85, off, s[0:3], 0 offset:536
	buffer_store_dword v86, off, s[0:3], 0 offset:540
	buffer_store_dword v87, off, s[0:3], 0 offset:544
	buffer_store_dword v88, off, s[0:3], 0 offset:548
	buffer_store_dword v89, off, s[0:3], 0 offset:552
	buffer_store_dword v90, off, s[0:3], 0 offset:556
	buffer_store_dword v91, off, s[0:3], 0 offset:560
	buffer_store_dword v92, off, s[0:3], 0 offset:564
	buffer_store_dword v93, off, s[0:3], 0 offset:568
	buffer_store_dword v94, off, s[0:3], 0 offset:572
	buffer_store_dword v95, off, s[0:3], 0 offset:576
	buffer_store_dword v64, off, s[0:3], 0 offset:452
	s_waitcnt vmcnt(0)
	buffer_store_dword v65, off, s[0:3], 0 offset:456
	buffer_store_dword v66, off, s[0:3], 0 offset:460
	buffer_store_dword v67, off, s[0:3], 0 offset:464
	buffer_store_dword v68, off, s[0:3], 0 offset:468
	buffer_store_dword v69, off, s[0:3], 0 offset:472
	buffer_store_dword v70, off, s[0:3], 0 offset:476
	buffer_store_dword v71, off, s[0:3], 0 offset:480
	buffer_store_dword v72, off, s[0:3], 0 offset:484
	buffer_store_dword v73, off, s[0:3], 0 offset:488
	buffer_store_dword v74, off, s[0:3], 0 offset:492
	buffer_store_dword v75, off, s[0:3], 0 offset:496
	buffer_store_dword v76, off, s[0:3], 0 offset:500
	buffer_store_dword v77, off, s[0:3], 0 offset:504
	buffer_store_dword v78, off, s[0:3], 0 offset:508
	buffer_store_dword v79, off, s[0:3], 0 offset:512
	buffer_store_dword v48, off, s[0:3], 0 offset:388
	s_waitcnt vmcnt(0)
	buffer_store_dword v49, off, s[0:3], 0 offset:392
	buffer_store_dword v50, off, s[0:3], 0 offset:396
	buffer_store_dword v51, off, s[0:3], 0 offset:400
	buffer_store_dword v52, off, s[0:3], 0 offset:404
	buffer_store_dword v53, off, s[0:3], 0 offset:408
	buffer_store_dword v54, off, s[0:3], 0 offset:412
	buffer_store_dword v55, off, s[0:3], 0 offset:416
	buffer_store_dword v56, off, s[0:3], 0 offset:420
	buffer_store_dword v57, off, s[0:3], 0 offset:424
	buffer_store_dword v58, off, s[0:3], 0 offset:428
	buffer_store_dword v59, off, s[0:3], 0 offset:432
	buffer_store_dword v60, off, s[0:3], 0 offset:436
	buffer_store_dword v61, off, s[0:3], 0 offset:440
	buffer_store_dword v62, off, s[0:3], 0 offset:444
	buffer_store_dword v63, off, s[0:3], 0 offset:448
	buffer_store_dword v32, off, s[0:3], 0 offset:324
	s_waitcnt vmcnt(0)
	buffer_store_dword v33, off, s[0:3], 0 offset:328
	buffer_store_dword v34, off, s[0:3], 0 offset:332
	buffer_store_dword v35, off, s[0:3], 0 offset:336
	buffer_store_dword v36, off, s[0:3], 0 offset:340
	buffer_store_dword v37, off, s[0:3], 0 offset:344
	buffer_store_dword v38, off, s[0:3], 0 offset:348
	buffer_store_dword v39, off, s[0:3], 0 offset:352
	buffer_store_dword v40, off, s[0:3], 0 offset:356
	buffer_store_dword v41, off, s[0:3], 0 offset:360
	buffer_store_dword v42, off, s[0:3], 0 offset:364
	buffer_store_dword v43, off, s[0:3], 0 offset:368
	buffer_store_dword v44, off, s[0:3], 0 offset:372
	buffer_store_dword v45, off, s[0:3], 0 offset:376
	buffer_store_dword v46, off, s[0:3], 0 offset:380
	buffer_store_dword v47, off, s[0:3], 0 offset:384
	buffer_load_dword v11, off, s[0:3], 0 offset:900
	buffer_load_dword v0, off, s[0:3], 0 offset:936
	buffer_load_dword v12, off, s[0:3], 0 offset:904
	buffer_load_dword v13, off, s[0:3], 0 offset:908
	buffer_load_dword v5, off, s[0:3], 0 offset:912
	buffer_load_dword v7, off, s[0:3], 0 offset:916
	buffer_load_dword v32, off, s[0:3], 0 offset:132
	buffer_load_dword v33, off, s[0:3], 0 offset:136
	buffer_load_dword v34, off, s[0:3], 0 offset:140
	buffer_load_dword v35, off, s[0:3], 0 offset:144
	buffer_load_dword v36, off, s[0:3], 0 offset:148
	buffer_load_dword v37, off, s[0:3], 0 offset:152
	buffer_load_dword v38, off, s[0:3], 0 offset:156
	buffer_load_dword v39, off, s[0:3], 0 offset:160
	buffer_load_dword v40, off, s[0:3], 0 offset:164
	buffer_load_dword v41, off, s[0:3], 0 offset:168
	buffer_load_dword v42, off, s[0:3], 0 offset:172
	buffer_load_dword v43, off, s[0:3], 0 offset:176
	buffer_load_dword v44, off, s[0:3], 0 offset:180
	buffer_load_dword v45, off, s[0:3], 0 offset:184
	buffer_load_dword v46, off, s[0:3], 0 offset:188
	buffer_load_dword v47, off, s[0:3], 0 offset:192
	buffer_load_dword v9, off, s[0:3], 0 offset:920
	buffer_load_dword v8, off, s[0:3], 0 offset:924
	buffer_load_dword v6, off, s[0:3], 0 offset:928
	buffer_load_dword v4, off, s[0:3], 0 offset:932
	buffer_load_dword v10, off, s[0:3], 0 offset:940
	buffer_load_dword v1, off, s[0:3], 0 offset:944
	buffer_load_dword v176, off, s[0:3], 0 offset:196
	buffer_load_dword v177, off, s[0:3], 0 offset:200
	buffer_load_dword v178, off, s[0:3], 0 offset:204
	buffer_load_dword v179, off, s[0:3], 0 offset:208
	buffer_load_dword v180, off, s[0:3], 0 offset:212
	buffer_load_dword v181, off, s[0:3], 0 offset:216
	buffer_load_dword v182, off, s[0:3], 0 offset:220
	buffer_load_dword v183, off, s[0:3], 0 offset:224
	buffer_load_dword v184, off, s[0:3], 0 offset:228
	buffer_load_dword v185, off, s[0:3], 0 offset:232
	buffer_load_dword v186, off, s[0:3], 0 offset:236
	buffer_load_dword v187, off, s[0:3], 0 offset:240
	buffer_load_dword v188, off, s[0:3], 0 offset:244
	buffer_load_dword v189, off, s[0:3], 0 offset:248
	buffer_load_dword v190, off, s[0:3], 0 offset:252
	buffer_load_dword v191, off, s[0:3], 0 offset:256
	s_waitcnt vmcnt(14)
	v_lshlrev_b32_e32 v3, 5, v0
.LBB0_9:
	v_sub_u32_e32 v14, vcc, v3, v12
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, s31, v11
	v_cmp_le_i32_e64 s[6:7], s20, v1
	v_cmp_lt_i32_e64 s[4:5], 31, v14
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_waitcnt lgkmcnt(0)
	v_cmp_neq_f32_e64 s[8:9], s27, 0
	.loc	0 91
	buffer_store_dword v255, off, s[0:3], 0 offset:64
	buffer_store_dword v254, off, s[0:3], 0 offset:60
	buffer_store_dword v253, off, s[0:3], 0 offset:56
	buffer_store_dword v252, off, s[0:3], 0 offset:52
	buffer_store_dword v251, off, s[0:3], 0 offset:48
	buffer_store_dword v250, off, s[0:3], 0 offset:44
	buffer_store_dword v249, off, s[0:3], 0 offset:40
	buffer_store_dword v248, off, s[0:3], 0 offset:36
	buffer_store_dword v247, off, s[0:3], 0 offset:32
	buffer_store_dword v246, off, s[0:3], 0 offset:28
	buffer_store_dword v245, off, s[0:3], 0 offset:24
	buffer_store_dword v244, off, s[0:3], 0 offset:20
	buffer_store_dword v243, off, s[0:3], 0 offset:16
	buffer_store_dword v242, off, s[0:3], 0 offset:12
	buffer_store_dword v241, off, s[0:3], 0 offset:8
	buffer_store_dword v240, off, s[0:3], 0 offset:4
	buffer_store_dword v239, off, s[0:3], 0 offset:128
	buffer_store_dword v238, off, s[0:3], 0 offset:124
	buffer_store_dword v237, off, s[0:3], 0 offset:120
	buffer_store_dword v236, off, s[0:3], 0 offset:116
	buffer_store_dword v235, off, s[0:3], 0 offset:112
	buffer_store_dword v234, off, s[0:3], 0 offset:108
	buffer_store_dword v233, off, s[0:3], 0 offset:104
	buffer_store_dword v232, off, s[0:3], 0 offset:100
	buffer_store_dword v231, off, s[0:3], 0 offset:96
	buffer_store_dword v230, off, s[0:3], 0 offset:92
	buffer_store_dword v229, off, s[0:3], 0 offset:88
	buffer_store_dword v228, off, s[0:3], 0 offset:84
	buffer_store_dword v227, off, s[0:3], 0 offset:80
	buffer_store_dword v226, off, s[0:3], 0 offset:76
	buffer_store_dword v225, off, s[0:3], 0 offset:72
	buffer_store_dword v224, off, s[0:3], 0 offset:68
	s_xor_b64 s[10:11], s[6:7], -1
	v_not_b32_e32 v227, v12
	v_ashrrev_i32_e32 v226, 31, v14
	v_lshlrev_b32_e32 v228, 7, v0
	v_lshlrev_b32_e32 v229, 2, v12
	.loc	0 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_16
; %bb.10:
	.loc	0 93
	v_mad_i64_i32 v[0:1], s[10:11], v1, s30, v[12:13]
	v_add_u32_e32 v230, vcc, v227, v3
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v1, vcc, v1, v226, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s29
	v_add_u32_e32 v224, vcc, s28, v0
	v_addc_u32_e32 v225, vcc, v2, v1, vcc
	v_sub_u32_e32 v0, vcc, v228, v229
	v_add_u32_e32 v231, vcc, 4, v0
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_12
.LBB0_11:                               ;   in Loop: Header=BB0_12 Depth=1
	v_add_u32_e32 v230, vcc, 1, v230
	.loc	0 95
	flat_store_dword v[224:225], v233
	.loc	0 93
	v_add_u32_e32 v224, vcc, 4, v224
	v_addc_u32_e32 v225, vcc, 0, v225, vcc
	v_cmp_lt_i32_e32 vcc, 30, v230
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v231, vcc, 4, v231
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_16
.LBB0_12:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	buffer_load_dword v232, v231, s[0:3], 0 offen
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_12 Depth=1
	flat_load_dword v0, v[224:225]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v233, s27, v0
	v_mac_f32_e32 v233, s23, v232
	s_cbranch_execnz .LBB0_11
	s_branch .LBB0_15
.LBB0_14:                               ;   in Loop: Header=BB0_12 Depth=1
.LBB0_15:                               ;   in Loop: Header=BB0_12 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v233, s23, v232
	s_branch .LBB0_11
.LBB0_16:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v10, v11
	v_cmp_le_i32_e64 s[6:7], s20, v10
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	.loc	0 91
	buffer_store_dword v223, off, s[0:3], 0 offset:64
	buffer_store_dword v222, off, s[0:3], 0 offset:60
	buffer_store_dword v221, off, s[0:3], 0 offset:56
	buffer_store_dword v220, off, s[0:3], 0 offset:52
	buffer_store_dword v219, off, s[0:3], 0 offset:48
	buffer_store_dword v218, off, s[0:3], 0 offset:44
	buffer_store_dword v217, off, s[0:3], 0 offset:40
	buffer_store_dword v216, off, s[0:3], 0 offset:36
	buffer_store_dword v215, off, s[0:3], 0 offset:32
	buffer_store_dword v214, off, s[0:3], 0 offset:28
	buffer_store_dword v213, off, s[0:3], 0 offset:24
	buffer_store_dword v212, off, s[0:3], 0 offset:20
	buffer_store_dword v211, off, s[0:3], 0 offset:16
	buffer_store_dword v210, off, s[0:3], 0 offset:12
	buffer_store_dword v209, off, s[0:3], 0 offset:8
	buffer_store_dword v208, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(14)
	buffer_store_dword v191, off, s[0:3], 0 offset:128
	buffer_store_dword v190, off, s[0:3], 0 offset:124
	buffer_store_dword v189, off, s[0:3], 0 offset:120
	buffer_store_dword v188, off, s[0:3], 0 offset:116
	buffer_store_dword v187, off, s[0:3], 0 offset:112
	buffer_store_dword v186, off, s[0:3], 0 offset:108
	buffer_store_dword v185, off, s[0:3], 0 offset:104
	buffer_store_dword v184, off, s[0:3], 0 offset:100
	buffer_store_dword v183, off, s[0:3], 0 offset:96
	buffer_store_dword v182, off, s[0:3], 0 offset:92
	buffer_store_dword v181, off, s[0:3], 0 offset:88
	buffer_store_dword v180, off, s[0:3], 0 offset:84
	buffer_store_dword v179, off, s[0:3], 0 offset:80
	buffer_store_dword v178, off, s[0:3], 0 offset:76
	buffer_store_dword v177, off, s[0:3], 0 offset:72
	buffer_store_dword v176, off, s[0:3], 0 offset:68
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	0 92
	s_mov_b64 s[6:7], exec
	buffer_load_dword v64, off, s[0:3], 0 offset:388
	buffer_load_dword v65, off, s[0:3], 0 offset:392
	buffer_load_dword v66, off, s[0:3], 0 offset:396
	buffer_load_dword v67, off, s[0:3], 0 offset:400
	buffer_load_dword v68, off, s[0:3], 0 offset:404
	buffer_load_dword v69, off, s[0:3], 0 offset:408
	buffer_load_dword v70, off, s[0:3], 0 offset:412
	buffer_load_dword v71, off, s[0:3], 0 offset:416
	buffer_load_dword v72, off, s[0:3], 0 offset:420
	buffer_load_dword v73, off, s[0:3], 0 offset:424
	buffer_load_dword v74, off, s[0:3], 0 offset:428
	buffer_load_dword v75, off, s[0:3], 0 offset:432
	buffer_load_dword v76, off, s[0:3], 0 offset:436
	buffer_load_dword v77, off, s[0:3], 0 offset:440
	buffer_load_dword v78, off, s[0:3], 0 offset:444
	buffer_load_dword v79, off, s[0:3], 0 offset:448
	buffer_load_dword v80, off, s[0:3], 0 offset:452
	buffer_load_dword v81, off, s[0:3], 0 offset:456
	buffer_load_dword v82, off, s[0:3], 0 offset:460
	buffer_load_dword v83, off, s[0:3], 0 offset:464
	buffer_load_dword v84, off, s[0:3], 0 offset:468
	buffer_load_dword v85, off, s[0:3], 0 offset:472
	buffer_load_dword v86, off, s[0:3], 0 offset:476
	buffer_load_dword v87, off, s[0:3], 0 offset:480
	buffer_load_dword v88, off, s[0:3], 0 offset:484
	buffer_load_dword v89, off, s[0:3], 0 offset:488
	buffer_load_dword v90, off, s[0:3], 0 offset:492
	buffer_load_dword v91, off, s[0:3], 0 offset:496
	buffer_load_dword v92, off, s[0:3], 0 offset:500
	buffer_load_dword v93, off, s[0:3], 0 offset:504
	buffer_load_dword v94, off, s[0:3], 0 offset:508
	buffer_load_dword v95, off, s[0:3], 0 offset:512
	buffer_load_dword v96, off, s[0:3], 0 offset:516
	buffer_load_dword v97, off, s[0:3], 0 offset:520
	buffer_load_dword v98, off, s[0:3], 0 offset:524
	buffer_load_dword v99, off, s[0:3], 0 offset:528
	buffer_load_dword v100, off, s[0:3], 0 offset:532
	buffer_load_dword v101, off, s[0:3], 0 offset:536
	buffer_load_dword v102, off, s[0:3], 0 offset:540
	buffer_load_dword v103, off, s[0:3], 0 offset:544
	buffer_load_dword v104, off, s[0:3], 0 offset:548
	buffer_load_dword v105, off, s[0:3], 0 offset:552
	buffer_load_dword v106, off, s[0:3], 0 offset:556
	buffer_load_dword v107, off, s[0:3], 0 offset:560
	buffer_load_dword v108, off, s[0:3], 0 offset:564
	buffer_load_dword v109, off, s[0:3], 0 offset:568
	buffer_load_dword v110, off, s[0:3], 0 offset:572
	buffer_load_dword v111, off, s[0:3], 0 offset:576
	buffer_load_dword v112, off, s[0:3], 0 offset:580
	buffer_load_dword v113, off, s[0:3], 0 offset:584
	buffer_load_dword v114, off, s[0:3], 0 offset:588
	buffer_load_dword v115, off, s[0:3], 0 offset:592
	buffer_load_dword v116, off, s[0:3], 0 offset:596
	buffer_load_dword v117, off, s[0:3], 0 offset:600
	buffer_load_dword v118, off, s[0:3], 0 offset:604
	buffer_load_dword v119, off, s[0:3], 0 offset:608
	buffer_load_dword v120, off, s[0:3], 0 offset:612
	buffer_load_dword v121, off, s[0:3], 0 offset:616
	buffer_load_dword v122, off, s[0:3], 0 offset:620
	buffer_load_dword v123, off, s[0:3], 0 offset:624
	buffer_load_dword v124, off, s[0:3], 0 offset:628
	buffer_load_dword v125, off, s[0:3], 0 offset:632
	buffer_load_dword v126, off, s[0:3], 0 offset:636
	buffer_load_dword v127, off, s[0:3], 0 offset:640
	buffer_load_dword v128, off, s[0:3], 0 offset:644
	buffer_load_dword v129, off, s[0:3], 0 offset:648
	buffer_load_dword v130, off, s[0:3], 0 offset:652
	buffer_load_dword v131, off, s[0:3], 0 offset:656
	buffer_load_dword v132, off, s[0:3], 0 offset:660
	buffer_load_dword v133, off, s[0:3], 0 offset:664
	buffer_load_dword v134, off, s[0:3], 0 offset:668
	buffer_load_dword v135, off, s[0:3], 0 offset:672
	buffer_load_dword v136, off, s[0:3], 0 offset:676
	buffer_load_dword v137, off, s[0:3], 0 offset:680
	buffer_load_dword v138, off, s[0:3], 0 offset:684
	buffer_load_dword v139, off, s[0:3], 0 offset:688
	buffer_load_dword v140, off, s[0:3], 0 offset:692
	buffer_load_dword v141, off, s[0:3], 0 offset:696
	buffer_load_dword v142, off, s[0:3], 0 offset:700
	buffer_load_dword v143, off, s[0:3], 0 offset:704
	buffer_load_dword v144, off, s[0:3], 0 offset:708
	buffer_load_dword v145, off, s[0:3], 0 offset:712
	buffer_load_dword v146, off, s[0:3], 0 offset:716
	buffer_load_dword v147, off, s[0:3], 0 offset:720
	buffer_load_dword v148, off, s[0:3], 0 offset:724
	buffer_load_dword v149, off, s[0:3], 0 offset:728
	buffer_load_dword v150, off, s[0:3], 0 offset:732
	buffer_load_dword v151, off, s[0:3], 0 offset:736
	buffer_load_dword v152, off, s[0:3], 0 offset:740
	buffer_load_dword v153, off, s[0:3], 0 offset:744
	buffer_load_dword v154, off, s[0:3], 0 offset:748
	buffer_load_dword v155, off, s[0:3], 0 offset:752
	buffer_load_dword v156, off, s[0:3], 0 offset:756
	buffer_load_dword v157, off, s[0:3], 0 offset:760
	buffer_load_dword v158, off, s[0:3], 0 offset:764
	buffer_load_dword v159, off, s[0:3], 0 offset:768
	buffer_load_dword v160, off, s[0:3], 0 offset:772
	buffer_load_dword v161, off, s[0:3], 0 offset:776
	buffer_load_dword v162, off, s[0:3], 0 offset:780
	buffer_load_dword v163, off, s[0:3], 0 offset:784
	buffer_load_dword v164, off, s[0:3], 0 offset:788
	buffer_load_dword v165, off, s[0:3], 0 offset:792
	buffer_load_dword v166, off, s[0:3], 0 offset:796
	buffer_load_dword v167, off, s[0:3], 0 offset:800
	buffer_load_dword v168, off, s[0:3], 0 offset:804
	buffer_load_dword v169, off, s[0:3], 0 offset:808
	buffer_load_dword v170, off, s[0:3], 0 offset:812
	buffer_load_dword v171, off, s[0:3], 0 offset:816
	buffer_load_dword v172, off, s[0:3], 0 offset:820
	buffer_load_dword v173, off, s[0:3], 0 offset:824
	buffer_load_dword v174, off, s[0:3], 0 offset:828
	buffer_load_dword v175, off, s[0:3], 0 offset:832
	buffer_load_dword v176, off, s[0:3], 0 offset:836
	buffer_load_dword v177, off, s[0:3], 0 offset:840
	buffer_load_dword v178, off, s[0:3], 0 offset:844
	buffer_load_dword v179, off, s[0:3], 0 offset:848
	buffer_load_dword v180, off, s[0:3], 0 offset:852
	buffer_load_dword v181, off, s[0:3], 0 offset:856
	buffer_load_dword v182, off, s[0:3], 0 offset:860
	buffer_load_dword v183, off, s[0:3], 0 offset:864
	buffer_load_dword v184, off, s[0:3], 0 offset:868
	buffer_load_dword v185, off, s[0:3], 0 offset:872
	buffer_load_dword v186, off, s[0:3], 0 offset:876
	buffer_load_dword v187, off, s[0:3], 0 offset:880
	buffer_load_dword v188, off, s[0:3], 0 offset:884
	buffer_load_dword v189, off, s[0:3], 0 offset:888
	buffer_load_dword v190, off, s[0:3], 0 offset:892
	buffer_load_dword v191, off, s[0:3], 0 offset:896
	v_mov_b32_e32 v48, v192
	s_and_b64 s[10:11], s[6:7], s[10:11]
	v_mov_b32_e32 v49, v193
	v_mov_b32_e32 v50, v194
	v_mov_b32_e32 v51, v195
	v_mov_b32_e32 v52, v196
	v_mov_b32_e32 v53, v197
	v_mov_b32_e32 v54, v198
	v_mov_b32_e32 v55, v199
	v_mov_b32_e32 v56, v200
	v_mov_b32_e32 v57, v201
	v_mov_b32_e32 v58, v202
	v_mov_b32_e32 v59, v203
	v_mov_b32_e32 v60, v204
	v_mov_b32_e32 v61, v205
	v_mov_b32_e32 v62, v206
	v_mov_b32_e32 v63, v207
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_23
; %bb.17:
	.loc	0 93
	v_mad_i64_i32 v[0:1], s[10:11], v10, s30, v[12:13]
	v_sub_u32_e32 v2, vcc, v228, v229
	v_add_u32_e32 v194, vcc, v227, v3
	v_add_u32_e32 v195, vcc, 4, v2
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v1, vcc, v1, v226, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s29
	v_add_u32_e32 v192, vcc, s28, v0
	v_addc_u32_e32 v193, vcc, v2, v1, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_19
.LBB0_18:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v194, vcc, 1, v194
	v_add_u32_e32 v195, vcc, 4, v195
	v_cmp_lt_i32_e32 vcc, 30, v194
	.loc	0 95
	flat_store_dword v[192:193], v197
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	0 93
	v_add_u32_e32 v192, vcc, 4, v192
	v_addc_u32_e32 v193, vcc, 0, v193, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_23
.LBB0_19:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	buffer_load_dword v196, v195, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_19 Depth=1
	flat_load_dword v0, v[192:193]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v197, s27, v0
	v_mac_f32_e32 v197, s23, v196
	s_cbranch_execnz .LBB0_18
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_19 Depth=1
.LBB0_22:                               ;   in Loop: Header=BB0_19 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v197, s23, v196
	s_branch .LBB0_18
.LBB0_23:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v4, v11
	v_cmp_le_i32_e64 s[6:7], s20, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	.loc	0 91
	s_waitcnt vmcnt(0)
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
	.loc	0 92
	s_mov_b64 s[6:7], exec
	buffer_load_dword v166, off, s[0:3], 0 offset:324
	buffer_load_dword v167, off, s[0:3], 0 offset:328
	buffer_load_dword v168, off, s[0:3], 0 offset:332
	buffer_load_dword v169, off, s[0:3], 0 offset:336
	buffer_load_dword v170, off, s[0:3], 0 offset:340
	buffer_load_dword v171, off, s[0:3], 0 offset:344
	buffer_load_dword v172, off, s[0:3], 0 offset:348
	buffer_load_dword v173, off, s[0:3], 0 offset:352
	buffer_load_dword v174, off, s[0:3], 0 offset:356
	buffer_load_dword v175, off, s[0:3], 0 offset:360
	buffer_load_dword v176, off, s[0:3], 0 offset:364
	buffer_load_dword v177, off, s[0:3], 0 offset:368
	buffer_load_dword v178, off, s[0:3], 0 offset:372
	buffer_load_dword v179, off, s[0:3], 0 offset:376
	buffer_load_dword v180, off, s[0:3], 0 offset:380
	buffer_load_dword v181, off, s[0:3], 0 offset:384
	s_and_b64 s[10:11], s[6:7], s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_30
; %bb.24:
	.loc	0 93
	v_mad_i64_i32 v[0:1], s[10:11], v4, s30, v[12:13]
	v_sub_u32_e32 v2, vcc, v228, v229
	v_add_u32_e32 v162, vcc, v227, v3
	v_add_u32_e32 v163, vcc, 4, v2
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v1, vcc, v1, v226, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s29
	v_add_u32_e32 v160, vcc, s28, v0
	v_addc_u32_e32 v161, vcc, v2, v1, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_26
.LBB0_25:                               ;   in Loop: Header=BB0_26 Depth=1
	v_add_u32_e32 v162, vcc, 1, v162
	v_add_u32_e32 v163, vcc, 4, v163
	v_cmp_lt_i32_e32 vcc, 30, v162
	.loc	0 95
	flat_store_dword v[160:161], v165
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	0 93
	v_add_u32_e32 v160, vcc, 4, v160
	v_addc_u32_e32 v161, vcc, 0, v161, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_30
.LBB0_26:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	buffer_load_dword v164, v163, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_26 Depth=1
	flat_load_dword v0, v[160:161]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v165, s27, v0
	v_mac_f32_e32 v165, s23, v164
	s_cbranch_execnz .LBB0_25
	s_branch .LBB0_29
.LBB0_28:                               ;   in Loop: Header=BB0_26 Depth=1
.LBB0_29:                               ;   in Loop: Header=BB0_26 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v165, s23, v164
	s_branch .LBB0_25
.LBB0_30:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v6, v11
	v_cmp_le_i32_e64 s[6:7], s20, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	0 91
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
	.loc	0 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_37
; %bb.31:
	.loc	0 93
	v_mad_i64_i32 v[0:1], s[10:11], v6, s30, v[12:13]
	v_sub_u32_e32 v2, vcc, v228, v229
	v_add_u32_e32 v130, vcc, v227, v3
	v_add_u32_e32 v131, vcc, 4, v2
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v1, vcc, v1, v226, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s29
	v_add_u32_e32 v128, vcc, s28, v0
	v_addc_u32_e32 v129, vcc, v2, v1, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_33
.LBB0_32:                               ;   in Loop: Header=BB0_33 Depth=1
	v_add_u32_e32 v130, vcc, 1, v130
	v_add_u32_e32 v131, vcc, 4, v131
	v_cmp_lt_i32_e32 vcc, 30, v130
	.loc	0 95
	flat_store_dword v[128:129], v133
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	0 93
	v_add_u32_e32 v128, vcc, 4, v128
	v_addc_u32_e32 v129, vcc, 0, v129, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_37
.LBB0_33:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	buffer_load_dword v132, v131, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_33 Depth=1
	flat_load_dword v0, v[128:129]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v133, s27, v0
	v_mac_f32_e32 v133, s23, v132
	s_cbranch_execnz .LBB0_32
	s_branch .LBB0_36
.LBB0_35:                               ;   in Loop: Header=BB0_33 Depth=1
.LBB0_36:                               ;   in Loop: Header=BB0_33 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v133, s23, v132
	s_branch .LBB0_32
.LBB0_37:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v8, v11
	v_cmp_le_i32_e64 s[6:7], s20, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	0 91
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
	.loc	0 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_44
; %bb.38:
	.loc	0 93
	v_mad_i64_i32 v[0:1], s[10:11], v8, s30, v[12:13]
	v_sub_u32_e32 v2, vcc, v228, v229
	v_add_u32_e32 v98, vcc, v227, v3
	v_add_u32_e32 v99, vcc, 4, v2
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v1, vcc, v1, v226, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s29
	v_add_u32_e32 v96, vcc, s28, v0
	v_addc_u32_e32 v97, vcc, v2, v1, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_40
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=1
	v_add_u32_e32 v98, vcc, 1, v98
	v_add_u32_e32 v99, vcc, 4, v99
	v_cmp_lt_i32_e32 vcc, 30, v98
	.loc	0 95
	flat_store_dword v[96:97], v101
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	0 93
	v_add_u32_e32 v96, vcc, 4, v96
	v_addc_u32_e32 v97, vcc, 0, v97, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_44
.LBB0_40:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	buffer_load_dword v100, v99, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=1
	flat_load_dword v0, v[96:97]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v101, s27, v0
	v_mac_f32_e32 v101, s23, v100
	s_cbranch_execnz .LBB0_39
	s_branch .LBB0_43
.LBB0_42:                               ;   in Loop: Header=BB0_40 Depth=1
.LBB0_43:                               ;   in Loop: Header=BB0_40 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v101, s23, v100
	s_branch .LBB0_39
.LBB0_44:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v9, v11
	v_cmp_le_i32_e64 s[6:7], s20, v9
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	0 91
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
	buffer_store_dword v79, off, s[0:3], 0 offset:128
	buffer_store_dword v78, off, s[0:3], 0 offset:124
	buffer_store_dword v77, off, s[0:3], 0 offset:120
	buffer_store_dword v76, off, s[0:3], 0 offset:116
	buffer_store_dword v75, off, s[0:3], 0 offset:112
	buffer_store_dword v74, off, s[0:3], 0 offset:108
	buffer_store_dword v73, off, s[0:3], 0 offset:104
	buffer_store_dword v72, off, s[0:3], 0 offset:100
	buffer_store_dword v71, off, s[0:3], 0 offset:96
	buffer_store_dword v70, off, s[0:3], 0 offset:92
	buffer_store_dword v69, off, s[0:3], 0 offset:88
	buffer_store_dword v68, off, s[0:3], 0 offset:84
	buffer_store_dword v67, off, s[0:3], 0 offset:80
	buffer_store_dword v66, off, s[0:3], 0 offset:76
	buffer_store_dword v65, off, s[0:3], 0 offset:72
	buffer_store_dword v64, off, s[0:3], 0 offset:68
	.loc	0 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_51
; %bb.45:
	.loc	0 93
	v_mad_i64_i32 v[0:1], s[10:11], v9, s30, v[12:13]
	v_sub_u32_e32 v2, vcc, v228, v229
	v_add_u32_e32 v66, vcc, v227, v3
	v_add_u32_e32 v67, vcc, 4, v2
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v1, vcc, v1, v226, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s29
	v_add_u32_e32 v64, vcc, s28, v0
	v_addc_u32_e32 v65, vcc, v2, v1, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_47
.LBB0_46:                               ;   in Loop: Header=BB0_47 Depth=1
	v_add_u32_e32 v66, vcc, 1, v66
	v_add_u32_e32 v67, vcc, 4, v67
	v_cmp_lt_i32_e32 vcc, 30, v66
	.loc	0 95
	flat_store_dword v[64:65], v69
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	0 93
	v_add_u32_e32 v64, vcc, 4, v64
	v_addc_u32_e32 v65, vcc, 0, v65, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_51
.LBB0_47:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	buffer_load_dword v68, v67, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_47 Depth=1
	flat_load_dword v0, v[64:65]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v69, s27, v0
	v_mac_f32_e32 v69, s23, v68
	s_cbranch_execnz .LBB0_46
	s_branch .LBB0_50
.LBB0_49:                               ;   in Loop: Header=BB0_47 Depth=1
.LBB0_50:                               ;   in Loop: Header=BB0_47 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v69, s23, v68
	s_branch .LBB0_46
.LBB0_51:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v7, v11
	v_cmp_le_i32_e64 s[6:7], s20, v7
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[6:7], s[6:7], s[4:5]
	s_xor_b64 s[10:11], s[6:7], -1
	.loc	0 91
	buffer_store_dword v63, off, s[0:3], 0 offset:64
	buffer_store_dword v62, off, s[0:3], 0 offset:60
	buffer_store_dword v61, off, s[0:3], 0 offset:56
	buffer_store_dword v60, off, s[0:3], 0 offset:52
	buffer_store_dword v59, off, s[0:3], 0 offset:48
	buffer_store_dword v58, off, s[0:3], 0 offset:44
	buffer_store_dword v57, off, s[0:3], 0 offset:40
	buffer_store_dword v56, off, s[0:3], 0 offset:36
	buffer_store_dword v55, off, s[0:3], 0 offset:32
	buffer_store_dword v54, off, s[0:3], 0 offset:28
	buffer_store_dword v53, off, s[0:3], 0 offset:24
	buffer_store_dword v52, off, s[0:3], 0 offset:20
	buffer_store_dword v51, off, s[0:3], 0 offset:16
	buffer_store_dword v50, off, s[0:3], 0 offset:12
	buffer_store_dword v49, off, s[0:3], 0 offset:8
	buffer_store_dword v48, off, s[0:3], 0 offset:4
	buffer_store_dword v47, off, s[0:3], 0 offset:128
	buffer_store_dword v46, off, s[0:3], 0 offset:124
	buffer_store_dword v45, off, s[0:3], 0 offset:120
	buffer_store_dword v44, off, s[0:3], 0 offset:116
	buffer_store_dword v43, off, s[0:3], 0 offset:112
	buffer_store_dword v42, off, s[0:3], 0 offset:108
	buffer_store_dword v41, off, s[0:3], 0 offset:104
	buffer_store_dword v40, off, s[0:3], 0 offset:100
	buffer_store_dword v39, off, s[0:3], 0 offset:96
	buffer_store_dword v38, off, s[0:3], 0 offset:92
	buffer_store_dword v37, off, s[0:3], 0 offset:88
	buffer_store_dword v36, off, s[0:3], 0 offset:84
	buffer_store_dword v35, off, s[0:3], 0 offset:80
	buffer_store_dword v34, off, s[0:3], 0 offset:76
	buffer_store_dword v33, off, s[0:3], 0 offset:72
	buffer_store_dword v32, off, s[0:3], 0 offset:68
	.loc	0 92
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_58
; %bb.52:
	.loc	0 93
	v_mad_i64_i32 v[0:1], s[10:11], v7, s30, v[12:13]
	v_sub_u32_e32 v2, vcc, v228, v229
	v_add_u32_e32 v34, vcc, v227, v3
	v_add_u32_e32 v35, vcc, 4, v2
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v1, vcc, v1, v226, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s29
	v_add_u32_e32 v32, vcc, s28, v0
	v_addc_u32_e32 v33, vcc, v2, v1, vcc
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_54 Depth=1
	v_add_u32_e32 v34, vcc, 1, v34
	v_add_u32_e32 v35, vcc, 4, v35
	v_cmp_lt_i32_e32 vcc, 30, v34
	.loc	0 95
	flat_store_dword v[32:33], v37
	s_or_b64 s[10:11], vcc, s[10:11]
	.loc	0 93
	v_add_u32_e32 v32, vcc, 4, v32
	v_addc_u32_e32 v33, vcc, 0, v33, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_58
.LBB0_54:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	buffer_load_dword v36, v35, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_56
; %bb.55:                               ;   in Loop: Header=BB0_54 Depth=1
	flat_load_dword v0, v[32:33]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s27, v0
	v_mac_f32_e32 v37, s23, v36
	s_cbranch_execnz .LBB0_53
	s_branch .LBB0_57
.LBB0_56:                               ;   in Loop: Header=BB0_54 Depth=1
.LBB0_57:                               ;   in Loop: Header=BB0_54 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s23, v36
	s_branch .LBB0_53
.LBB0_58:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v5, v11
	v_cmp_le_i32_e64 s[6:7], s20, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], -1
	.loc	0 91
	buffer_store_dword v31, off, s[0:3], 0 offset:64
	buffer_store_dword v30, off, s[0:3], 0 offset:60
	buffer_store_dword v29, off, s[0:3], 0 offset:56
	buffer_store_dword v28, off, s[0:3], 0 offset:52
	buffer_store_dword v27, off, s[0:3], 0 offset:48
	buffer_store_dword v26, off, s[0:3], 0 offset:44
	buffer_store_dword v25, off, s[0:3], 0 offset:40
	buffer_store_dword v24, off, s[0:3], 0 offset:36
	buffer_store_dword v23, off, s[0:3], 0 offset:32
	buffer_store_dword v22, off, s[0:3], 0 offset:28
	buffer_store_dword v21, off, s[0:3], 0 offset:24
	buffer_store_dword v20, off, s[0:3], 0 offset:20
	buffer_store_dword v19, off, s[0:3], 0 offset:16
	buffer_store_dword v18, off, s[0:3], 0 offset:12
	buffer_store_dword v17, off, s[0:3], 0 offset:8
	buffer_store_dword v16, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(14)
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
	.loc	0 92
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_65
; %bb.59:
	.loc	0 93
	v_mad_i64_i32 v[0:1], s[6:7], v5, s30, v[12:13]
	v_add_u32_e32 v2, vcc, v227, v3
	v_sub_u32_e32 v3, vcc, v228, v229
	v_add_u32_e32 v3, vcc, 4, v3
	v_add_u32_e32 v0, vcc, v0, v14
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
	.loc	0 95
	flat_store_dword v[0:1], v5
	s_or_b64 s[6:7], vcc, s[6:7]
	.loc	0 93
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_65
.LBB0_61:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=1
	flat_load_dword v5, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s27, v5
	v_mac_f32_e32 v5, s23, v4
	s_cbranch_execnz .LBB0_60
	s_branch .LBB0_64
.LBB0_63:                               ;   in Loop: Header=BB0_61 Depth=1
.LBB0_64:                               ;   in Loop: Header=BB0_61 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s23, v4
	s_branch .LBB0_60
.LBB0_65:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_66:
	.loc	0 50
	s_andn2_saveexec_b64 s[4:5], s[38:39]
	s_cbranch_execz .LBB0_80
; %bb.67:
	.loc	0 0
	v_add_u32_e32 v0, vcc, 8, v11
	v_min_i32_e32 v6, s20, v0
	.loc	0 51
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
	.loc	0 52
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_69
; %bb.71:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[16:17], v11, s30, 0
	s_mov_b32 s16, 0
	s_mov_b64 s[18:19], s[24:25]
	s_branch .LBB0_73
.LBB0_72:                               ;   in Loop: Header=BB0_73 Depth=2
	.loc	0 52
	s_add_i32 s16, s16, 1
	s_add_u32 s18, s18, 4
	.loc	0 57
	v_mov_b32_e32 v7, s29
	v_add_u32_e32 v4, vcc, s28, v4
	.loc	0 52
	s_addc_u32 s19, s19, 0
	.loc	0 57
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	.loc	0 52
	s_cmp_eq_u32 s16, s21
	.loc	0 57
	flat_store_dword v[4:5], v8
	s_cbranch_scc1 .LBB0_69
.LBB0_73:                               ;   Parent Loop BB0_70 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_75 Depth 3
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 54
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_76
; %bb.74:                               ;   in Loop: Header=BB0_73 Depth=2
	.loc	0 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[34:35], s[18:19]
	v_mov_b32_e32 v4, v0
	s_mov_b32 s17, s22
.LBB0_75:                               ;   Parent Loop BB0_70 Depth=1
                                        ;     Parent Loop BB0_73 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 55
	v_mov_b32_e32 v8, s34
	v_mov_b32_e32 v9, s35
	flat_load_dword v10, v[4:5]
	flat_load_dword v8, v[8:9]
	.loc	0 54
	s_add_i32 s17, s17, -1
	s_add_u32 s34, s34, s12
	v_add_u32_e32 v4, vcc, 4, v4
	s_addc_u32 s35, s35, s13
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_eq_u32 s17, 0
	.loc	0 55
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v7, v10, v8
	.loc	0 54
	s_cbranch_scc0 .LBB0_75
.LBB0_76:                               ;   in Loop: Header=BB0_73 Depth=2
	.loc	0 56
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, s16, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 57
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_73 Depth=2
	v_mov_b32_e32 v9, s29
	v_add_u32_e32 v8, vcc, s28, v4
	v_addc_u32_e32 v9, vcc, v9, v5, vcc
	flat_load_dword v8, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s27, v8
	v_mac_f32_e32 v8, s23, v7
	s_cbranch_execnz .LBB0_72
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_73 Depth=2
.LBB0_79:                               ;   in Loop: Header=BB0_73 Depth=2
	v_mul_f32_e32 v8, s23, v7
	s_branch .LBB0_72
.LBB0_80:
	.loc	0 98
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_register_tiled
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 948
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
	.size	gemm_register_tiled, .Lfunc_end0-gemm_register_tiled
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 14768
; NumSgprs: 48
; NumVgprs: 256
; ScratchSize: 948
; MemoryBound: 1
; FloatMode: 192
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
    .private_segment_fixed_size: 948
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         gemm_register_tiled.kd
    .vgpr_count:     256
    .vgpr_spill_count: 396
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_cpu_thin                   ; -- Begin function gemm_cpu_thin
	.p2align	8
	.type	gemm_cpu_thin,@function
gemm_cpu_thin:                          ; @gemm_cpu_thin
gemm_cpu_thin$local:
	.type	gemm_cpu_thin$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_cpu_thin.cl"
	.loc	1 61
; %bb.0:
	s_add_i32 s8, s8, s12
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_mov_b32 flat_scratch_lo, s9
	s_add_u32 s0, s0, s12
	.loc	1 63
	s_load_dword s20, s[6:7], 0x18
	s_load_dword s22, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	s_load_dwordx2 s[8:9], s[6:7], 0x44
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s23, s22, 0xffff
	s_mul_i32 s23, s23, s10
	s_ashr_i32 s21, s20, 31
	v_add_u32_e32 v0, vcc, s8, v0
	s_lshr_b32 s8, s22, 16
	s_mul_i32 s8, s8, s11
	s_add_i32 s8, s9, s8
	v_add_u32_e32 v0, vcc, s23, v0
	v_add_u32_e32 v1, vcc, s8, v1
	v_lshlrev_b32_e32 v2, 9, v0
	.loc	1 64
	v_sub_u32_e32 v0, vcc, s12, v1
	buffer_store_dword v0, off, s[0:3], 0 offset:2548
	v_min_i32_e32 v0, 1, v0
	.loc	1 70
	v_add_u32_e32 v0, vcc, v1, v0
	.loc	1 69
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 70
	v_add_u32_e32 v0, vcc, -1, v0
	.loc	1 64
	v_sub_u32_e32 v4, vcc, s13, v2
	buffer_store_dword v2, off, s[0:3], 0 offset:2540
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:2544
	buffer_store_dword v1, off, s[0:3], 0 offset:2556
	.loc	1 70
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 67
	s_ashr_i32 s11, s18, 31
	v_mov_b32_e32 v2, 0
	.loc	1 70
	v_mov_b32_e32 v3, s5
	.loc	1 64
	v_min_i32_e32 v48, 0x200, v4
	.loc	1 70
	v_add_u32_e32 v49, vcc, s4, v0
	.loc	1 67
	s_mov_b32 s10, s18
	.loc	1 76
	buffer_store_dword v2, off, s[0:3], 0 offset:124
	buffer_store_dword v2, off, s[0:3], 0 offset:120
	buffer_store_dword v2, off, s[0:3], 0 offset:116
	buffer_store_dword v2, off, s[0:3], 0 offset:112
	buffer_store_dword v2, off, s[0:3], 0 offset:108
	buffer_store_dword v2, off, s[0:3], 0 offset:104
	buffer_store_dword v2, off, s[0:3], 0 offset:100
	buffer_store_dword v2, off, s[0:3], 0 offset:96
	buffer_store_dword v2, off, s[0:3], 0 offset:92
	buffer_store_dword v2, off, s[0:3], 0 offset:88
	buffer_store_dword v2, off, s[0:3], 0 offset:84
	buffer_store_dword v2, off, s[0:3], 0 offset:80
	buffer_store_dword v2, off, s[0:3], 0 offset:76
	buffer_store_dword v2, off, s[0:3], 0 offset:72
	buffer_store_dword v2, off, s[0:3], 0 offset:68
	buffer_store_dword v2, off, s[0:3], 0 offset:64
	buffer_store_dword v2, off, s[0:3], 0 offset:188
	buffer_store_dword v2, off, s[0:3], 0 offset:184
	buffer_store_dword v2, off, s[0:3], 0 offset:180
	buffer_store_dword v2, off, s[0:3], 0 offset:176
	buffer_store_dword v2, off, s[0:3], 0 offset:172
	buffer_store_dword v2, off, s[0:3], 0 offset:168
	buffer_store_dword v2, off, s[0:3], 0 offset:164
	buffer_store_dword v2, off, s[0:3], 0 offset:160
	buffer_store_dword v2, off, s[0:3], 0 offset:156
	buffer_store_dword v2, off, s[0:3], 0 offset:152
	buffer_store_dword v2, off, s[0:3], 0 offset:148
	buffer_store_dword v2, off, s[0:3], 0 offset:144
	buffer_store_dword v2, off, s[0:3], 0 offset:140
	buffer_store_dword v2, off, s[0:3], 0 offset:136
	buffer_store_dword v2, off, s[0:3], 0 offset:132
	buffer_store_dword v2, off, s[0:3], 0 offset:128
	buffer_store_dword v2, off, s[0:3], 0 offset:252
	buffer_store_dword v2, off, s[0:3], 0 offset:248
	buffer_store_dword v2, off, s[0:3], 0 offset:244
	buffer_store_dword v2, off, s[0:3], 0 offset:240
	buffer_store_dword v2, off, s[0:3], 0 offset:236
	buffer_store_dword v2, off, s[0:3], 0 offset:232
	buffer_store_dword v2, off, s[0:3], 0 offset:228
	buffer_store_dword v2, off, s[0:3], 0 offset:224
	buffer_store_dword v2, off, s[0:3], 0 offset:220
	buffer_store_dword v2, off, s[0:3], 0 offset:216
	buffer_store_dword v2, off, s[0:3], 0 offset:212
	buffer_store_dword v2, off, s[0:3], 0 offset:208
	buffer_store_dword v2, off, s[0:3], 0 offset:204
	buffer_store_dword v2, off, s[0:3], 0 offset:200
	buffer_store_dword v2, off, s[0:3], 0 offset:196
	buffer_store_dword v2, off, s[0:3], 0 offset:192
	buffer_store_dword v2, off, s[0:3], 0 offset:316
	buffer_store_dword v2, off, s[0:3], 0 offset:312
	buffer_store_dword v2, off, s[0:3], 0 offset:308
	buffer_store_dword v2, off, s[0:3], 0 offset:304
	buffer_store_dword v2, off, s[0:3], 0 offset:300
	buffer_store_dword v2, off, s[0:3], 0 offset:296
	buffer_store_dword v2, off, s[0:3], 0 offset:292
	buffer_store_dword v2, off, s[0:3], 0 offset:288
	buffer_store_dword v2, off, s[0:3], 0 offset:284
	buffer_store_dword v2, off, s[0:3], 0 offset:280
	buffer_store_dword v2, off, s[0:3], 0 offset:276
	buffer_store_dword v2, off, s[0:3], 0 offset:272
	buffer_store_dword v2, off, s[0:3], 0 offset:268
	buffer_store_dword v2, off, s[0:3], 0 offset:264
	buffer_store_dword v2, off, s[0:3], 0 offset:260
	buffer_store_dword v2, off, s[0:3], 0 offset:256
	buffer_store_dword v2, off, s[0:3], 0 offset:380
	buffer_store_dword v2, off, s[0:3], 0 offset:376
	buffer_store_dword v2, off, s[0:3], 0 offset:372
	buffer_store_dword v2, off, s[0:3], 0 offset:368
	buffer_store_dword v2, off, s[0:3], 0 offset:364
	buffer_store_dword v2, off, s[0:3], 0 offset:360
	buffer_store_dword v2, off, s[0:3], 0 offset:356
	buffer_store_dword v2, off, s[0:3], 0 offset:352
	buffer_store_dword v2, off, s[0:3], 0 offset:348
	buffer_store_dword v2, off, s[0:3], 0 offset:344
	buffer_store_dword v2, off, s[0:3], 0 offset:340
	buffer_store_dword v2, off, s[0:3], 0 offset:336
	buffer_store_dword v2, off, s[0:3], 0 offset:332
	buffer_store_dword v2, off, s[0:3], 0 offset:328
	buffer_store_dword v2, off, s[0:3], 0 offset:324
	buffer_store_dword v2, off, s[0:3], 0 offset:320
	buffer_store_dword v2, off, s[0:3], 0 offset:444
	buffer_store_dword v2, off, s[0:3], 0 offset:440
	buffer_store_dword v2, off, s[0:3], 0 offset:436
	buffer_store_dword v2, off, s[0:3], 0 offset:432
	buffer_store_dword v2, off, s[0:3], 0 offset:428
	buffer_store_dword v2, off, s[0:3], 0 offset:424
	buffer_store_dword v2, off, s[0:3], 0 offset:420
	buffer_store_dword v2, off, s[0:3], 0 offset:416
	buffer_store_dword v2, off, s[0:3], 0 offset:412
	buffer_store_dword v2, off, s[0:3], 0 offset:408
	buffer_store_dword v2, off, s[0:3], 0 offset:404
	buffer_store_dword v2, off, s[0:3], 0 offset:400
	buffer_store_dword v2, off, s[0:3], 0 offset:396
	buffer_store_dword v2, off, s[0:3], 0 offset:392
	buffer_store_dword v2, off, s[0:3], 0 offset:388
	buffer_store_dword v2, off, s[0:3], 0 offset:384
	buffer_store_dword v2, off, s[0:3], 0 offset:508
	buffer_store_dword v2, off, s[0:3], 0 offset:504
	buffer_store_dword v2, off, s[0:3], 0 offset:500
	buffer_store_dword v2, off, s[0:3], 0 offset:496
	buffer_store_dword v2, off, s[0:3], 0 offset:492
	buffer_store_dword v2, off, s[0:3], 0 offset:488
	buffer_store_dword v2, off, s[0:3], 0 offset:484
	buffer_store_dword v2, off, s[0:3], 0 offset:480
	buffer_store_dword v2, off, s[0:3], 0 offset:476
	buffer_store_dword v2, off, s[0:3], 0 offset:472
	buffer_store_dword v2, off, s[0:3], 0 offset:468
	buffer_store_dword v2, off, s[0:3], 0 offset:464
	buffer_store_dword v2, off, s[0:3], 0 offset:460
	buffer_store_dword v2, off, s[0:3], 0 offset:456
	buffer_store_dword v2, off, s[0:3], 0 offset:452
	buffer_store_dword v2, off, s[0:3], 0 offset:448
	buffer_store_dword v2, off, s[0:3], 0 offset:572
	buffer_store_dword v2, off, s[0:3], 0 offset:568
	buffer_store_dword v2, off, s[0:3], 0 offset:564
	buffer_store_dword v2, off, s[0:3], 0 offset:560
	buffer_store_dword v2, off, s[0:3], 0 offset:556
	buffer_store_dword v2, off, s[0:3], 0 offset:552
	buffer_store_dword v2, off, s[0:3], 0 offset:548
	buffer_store_dword v2, off, s[0:3], 0 offset:544
	buffer_store_dword v2, off, s[0:3], 0 offset:540
	buffer_store_dword v2, off, s[0:3], 0 offset:536
	buffer_store_dword v2, off, s[0:3], 0 offset:532
	buffer_store_dword v2, off, s[0:3], 0 offset:528
	buffer_store_dword v2, off, s[0:3], 0 offset:524
	buffer_store_dword v2, off, s[0:3], 0 offset:520
	buffer_store_dword v2, off, s[0:3], 0 offset:516
	buffer_store_dword v2, off, s[0:3], 0 offset:512
	buffer_store_dword v2, off, s[0:3], 0 offset:636
	buffer_store_dword v2, off, s[0:3], 0 offset:632
	buffer_store_dword v2, off, s[0:3], 0 offset:628
	buffer_store_dword v2, off, s[0:3], 0 offset:624
	buffer_store_dword v2, off, s[0:3], 0 offset:620
	buffer_store_dword v2, off, s[0:3], 0 offset:616
	buffer_store_dword v2, off, s[0:3], 0 offset:612
	buffer_store_dword v2, off, s[0:3], 0 offset:608
	buffer_store_dword v2, off, s[0:3], 0 offset:604
	buffer_store_dword v2, off, s[0:3], 0 offset:600
	buffer_store_dword v2, off, s[0:3], 0 offset:596
	buffer_store_dword v2, off, s[0:3], 0 offset:592
	buffer_store_dword v2, off, s[0:3], 0 offset:588
	buffer_store_dword v2, off, s[0:3], 0 offset:584
	buffer_store_dword v2, off, s[0:3], 0 offset:580
	buffer_store_dword v2, off, s[0:3], 0 offset:576
	buffer_store_dword v2, off, s[0:3], 0 offset:700
	buffer_store_dword v2, off, s[0:3], 0 offset:696
	buffer_store_dword v2, off, s[0:3], 0 offset:692
	buffer_store_dword v2, off, s[0:3], 0 offset:688
	buffer_store_dword v2, off, s[0:3], 0 offset:684
	buffer_store_dword v2, off, s[0:3], 0 offset:680
	buffer_store_dword v2, off, s[0:3], 0 offset:676
	buffer_store_dword v2, off, s[0:3], 0 offset:672
	buffer_store_dword v2, off, s[0:3], 0 offset:668
	buffer_store_dword v2, off, s[0:3], 0 offset:664
	buffer_store_dword v2, off, s[0:3], 0 offset:660
	buffer_store_dword v2, off, s[0:3], 0 offset:656
	buffer_store_dword v2, off, s[0:3], 0 offset:652
	buffer_store_dword v2, off, s[0:3], 0 offset:648
	buffer_store_dword v2, off, s[0:3], 0 offset:644
	buffer_store_dword v2, off, s[0:3], 0 offset:640
	buffer_store_dword v2, off, s[0:3], 0 offset:764
	buffer_store_dword v2, off, s[0:3], 0 offset:760
	buffer_store_dword v2, off, s[0:3], 0 offset:756
	buffer_store_dword v2, off, s[0:3], 0 offset:752
	buffer_store_dword v2, off, s[0:3], 0 offset:748
	buffer_store_dword v2, off, s[0:3], 0 offset:744
	buffer_store_dword v2, off, s[0:3], 0 offset:740
	buffer_store_dword v2, off, s[0:3], 0 offset:736
	buffer_store_dword v2, off, s[0:3], 0 offset:732
	buffer_store_dword v2, off, s[0:3], 0 offset:728
	buffer_store_dword v2, off, s[0:3], 0 offset:724
	buffer_store_dword v2, off, s[0:3], 0 offset:720
	buffer_store_dword v2, off, s[0:3], 0 offset:716
	buffer_store_dword v2, off, s[0:3], 0 offset:712
	buffer_store_dword v2, off, s[0:3], 0 offset:708
	buffer_store_dword v2, off, s[0:3], 0 offset:704
	buffer_store_dword v2, off, s[0:3], 0 offset:828
	buffer_store_dword v2, off, s[0:3], 0 offset:824
	buffer_store_dword v2, off, s[0:3], 0 offset:820
	buffer_store_dword v2, off, s[0:3], 0 offset:816
	buffer_store_dword v2, off, s[0:3], 0 offset:812
	buffer_store_dword v2, off, s[0:3], 0 offset:808
	buffer_store_dword v2, off, s[0:3], 0 offset:804
	buffer_store_dword v2, off, s[0:3], 0 offset:800
	buffer_store_dword v2, off, s[0:3], 0 offset:796
	buffer_store_dword v2, off, s[0:3], 0 offset:792
	buffer_store_dword v2, off, s[0:3], 0 offset:788
	buffer_store_dword v2, off, s[0:3], 0 offset:784
	buffer_store_dword v2, off, s[0:3], 0 offset:780
	buffer_store_dword v2, off, s[0:3], 0 offset:776
	buffer_store_dword v2, off, s[0:3], 0 offset:772
	buffer_store_dword v2, off, s[0:3], 0 offset:768
	buffer_store_dword v2, off, s[0:3], 0 offset:892
	buffer_store_dword v2, off, s[0:3], 0 offset:888
	buffer_store_dword v2, off, s[0:3], 0 offset:884
	buffer_store_dword v2, off, s[0:3], 0 offset:880
	buffer_store_dword v2, off, s[0:3], 0 offset:876
	buffer_store_dword v2, off, s[0:3], 0 offset:872
	buffer_store_dword v2, off, s[0:3], 0 offset:868
	buffer_store_dword v2, off, s[0:3], 0 offset:864
	buffer_store_dword v2, off, s[0:3], 0 offset:860
	buffer_store_dword v2, off, s[0:3], 0 offset:856
	buffer_store_dword v2, off, s[0:3], 0 offset:852
	buffer_store_dword v2, off, s[0:3], 0 offset:848
	buffer_store_dword v2, off, s[0:3], 0 offset:844
	buffer_store_dword v2, off, s[0:3], 0 offset:840
	buffer_store_dword v2, off, s[0:3], 0 offset:836
	buffer_store_dword v2, off, s[0:3], 0 offset:832
	buffer_store_dword v2, off, s[0:3], 0 offset:956
	buffer_store_dword v2, off, s[0:3], 0 offset:952
	buffer_store_dword v2, off, s[0:3], 0 offset:948
	buffer_store_dword v2, off, s[0:3], 0 offset:944
	buffer_store_dword v2, off, s[0:3], 0 offset:940
	buffer_store_dword v2, off, s[0:3], 0 offset:936
	buffer_store_dword v2, off, s[0:3], 0 offset:932
	buffer_store_dword v2, off, s[0:3], 0 offset:928
	buffer_store_dword v2, off, s[0:3], 0 offset:924
	buffer_store_dword v2, off, s[0:3], 0 offset:920
	buffer_store_dword v2, off, s[0:3], 0 offset:916
	buffer_store_dword v2, off, s[0:3], 0 offset:912
	buffer_store_dword v2, off, s[0:3], 0 offset:908
	buffer_store_dword v2, off, s[0:3], 0 offset:904
	buffer_store_dword v2, off, s[0:3], 0 offset:900
	buffer_store_dword v2, off, s[0:3], 0 offset:896
	buffer_store_dword v2, off, s[0:3], 0 offset:1020
	buffer_store_dword v2, off, s[0:3], 0 offset:1016
	buffer_store_dword v2, off, s[0:3], 0 offset:1012
	buffer_store_dword v2, off, s[0:3], 0 offset:1008
	buffer_store_dword v2, off, s[0:3], 0 offset:1004
	buffer_store_dword v2, off, s[0:3], 0 offset:1000
	buffer_store_dword v2, off, s[0:3], 0 offset:996
	buffer_store_dword v2, off, s[0:3], 0 offset:992
	buffer_store_dword v2, off, s[0:3], 0 offset:988
	buffer_store_dword v2, off, s[0:3], 0 offset:984
	buffer_store_dword v2, off, s[0:3], 0 offset:980
	buffer_store_dword v2, off, s[0:3], 0 offset:976
	buffer_store_dword v2, off, s[0:3], 0 offset:972
	buffer_store_dword v2, off, s[0:3], 0 offset:968
	buffer_store_dword v2, off, s[0:3], 0 offset:964
	buffer_store_dword v2, off, s[0:3], 0 offset:960
	buffer_store_dword v2, off, s[0:3], 0 offset:1084
	buffer_store_dword v2, off, s[0:3], 0 offset:1080
	buffer_store_dword v2, off, s[0:3], 0 offset:1076
	buffer_store_dword v2, off, s[0:3], 0 offset:1072
	buffer_store_dword v2, off, s[0:3], 0 offset:1068
	buffer_store_dword v2, off, s[0:3], 0 offset:1064
	buffer_store_dword v2, off, s[0:3], 0 offset:1060
	buffer_store_dword v2, off, s[0:3], 0 offset:1056
	buffer_store_dword v2, off, s[0:3], 0 offset:1052
	buffer_store_dword v2, off, s[0:3], 0 offset:1136
	buffer_store_dword v2, off, s[0:3], 0 offset:1140
	buffer_store_dword v2, off, s[0:3], 0 offset:1144
	buffer_store_dword v2, off, s[0:3], 0 offset:1148
	buffer_store_dword v2, off, s[0:3], 0 offset:1024
	buffer_store_dword v2, off, s[0:3], 0 offset:1028
	buffer_store_dword v2, off, s[0:3], 0 offset:1032
	buffer_store_dword v2, off, s[0:3], 0 offset:1036
	buffer_store_dword v2, off, s[0:3], 0 offset:1040
	buffer_store_dword v2, off, s[0:3], 0 offset:1044
	buffer_store_dword v2, off, s[0:3], 0 offset:1048
	buffer_store_dword v2, off, s[0:3], 0 offset:1132
	buffer_store_dword v2, off, s[0:3], 0 offset:1128
	buffer_store_dword v2, off, s[0:3], 0 offset:1124
	buffer_store_dword v2, off, s[0:3], 0 offset:1120
	buffer_store_dword v2, off, s[0:3], 0 offset:1116
	buffer_store_dword v2, off, s[0:3], 0 offset:1112
	buffer_store_dword v2, off, s[0:3], 0 offset:1108
	buffer_store_dword v2, off, s[0:3], 0 offset:1104
	buffer_store_dword v2, off, s[0:3], 0 offset:1100
	buffer_store_dword v2, off, s[0:3], 0 offset:1096
	buffer_store_dword v2, off, s[0:3], 0 offset:1092
	buffer_store_dword v2, off, s[0:3], 0 offset:1088
	buffer_store_dword v2, off, s[0:3], 0 offset:1212
	buffer_store_dword v2, off, s[0:3], 0 offset:1208
	buffer_store_dword v2, off, s[0:3], 0 offset:1204
	buffer_store_dword v2, off, s[0:3], 0 offset:1200
	buffer_store_dword v2, off, s[0:3], 0 offset:1196
	buffer_store_dword v2, off, s[0:3], 0 offset:1192
	buffer_store_dword v2, off, s[0:3], 0 offset:1188
	buffer_store_dword v2, off, s[0:3], 0 offset:1184
	buffer_store_dword v2, off, s[0:3], 0 offset:1180
	buffer_store_dword v2, off, s[0:3], 0 offset:1176
	buffer_store_dword v2, off, s[0:3], 0 offset:1172
	buffer_store_dword v2, off, s[0:3], 0 offset:1168
	buffer_store_dword v2, off, s[0:3], 0 offset:1164
	buffer_store_dword v2, off, s[0:3], 0 offset:1160
	buffer_store_dword v2, off, s[0:3], 0 offset:1156
	buffer_store_dword v2, off, s[0:3], 0 offset:1152
	buffer_store_dword v2, off, s[0:3], 0 offset:1276
	buffer_store_dword v2, off, s[0:3], 0 offset:1272
	buffer_store_dword v2, off, s[0:3], 0 offset:1268
	buffer_store_dword v2, off, s[0:3], 0 offset:1264
	buffer_store_dword v2, off, s[0:3], 0 offset:1260
	buffer_store_dword v2, off, s[0:3], 0 offset:1256
	buffer_store_dword v2, off, s[0:3], 0 offset:1252
	buffer_store_dword v2, off, s[0:3], 0 offset:1248
	buffer_store_dword v2, off, s[0:3], 0 offset:1244
	buffer_store_dword v2, off, s[0:3], 0 offset:1240
	buffer_store_dword v2, off, s[0:3], 0 offset:1236
	buffer_store_dword v2, off, s[0:3], 0 offset:1232
	buffer_store_dword v2, off, s[0:3], 0 offset:1228
	buffer_store_dword v2, off, s[0:3], 0 offset:1224
	buffer_store_dword v2, off, s[0:3], 0 offset:1220
	buffer_store_dword v2, off, s[0:3], 0 offset:1216
	buffer_store_dword v2, off, s[0:3], 0 offset:1340
	buffer_store_dword v2, off, s[0:3], 0 offset:1336
	buffer_store_dword v2, off, s[0:3], 0 offset:1332
	buffer_store_dword v2, off, s[0:3], 0 offset:1328
	buffer_store_dword v2, off, s[0:3], 0 offset:1324
	buffer_store_dword v2, off, s[0:3], 0 offset:1320
	buffer_store_dword v2, off, s[0:3], 0 offset:1316
	buffer_store_dword v2, off, s[0:3], 0 offset:1312
	buffer_store_dword v2, off, s[0:3], 0 offset:1308
	buffer_store_dword v2, off, s[0:3], 0 offset:1304
	buffer_store_dword v2, off, s[0:3], 0 offset:1300
	buffer_store_dword v2, off, s[0:3], 0 offset:1296
	buffer_store_dword v2, off, s[0:3], 0 offset:1292
	buffer_store_dword v2, off, s[0:3], 0 offset:1288
	buffer_store_dword v2, off, s[0:3], 0 offset:1284
	buffer_store_dword v2, off, s[0:3], 0 offset:1280
	buffer_store_dword v2, off, s[0:3], 0 offset:1404
	buffer_store_dword v2, off, s[0:3], 0 offset:1400
	buffer_store_dword v2, off, s[0:3], 0 offset:1396
	buffer_store_dword v2, off, s[0:3], 0 offset:1392
	buffer_store_dword v2, off, s[0:3], 0 offset:1388
	buffer_store_dword v2, off, s[0:3], 0 offset:1384
	buffer_store_dword v2, off, s[0:3], 0 offset:1380
	buffer_store_dword v2, off, s[0:3], 0 offset:1376
	buffer_store_dword v2, off, s[0:3], 0 offset:1372
	buffer_store_dword v2, off, s[0:3], 0 offset:1368
	buffer_store_dword v2, off, s[0:3], 0 offset:1364
	buffer_store_dword v2, off, s[0:3], 0 offset:1360
	buffer_store_dword v2, off, s[0:3], 0 offset:1356
	buffer_store_dword v2, off, s[0:3], 0 offset:1352
	buffer_store_dword v2, off, s[0:3], 0 offset:1348
	buffer_store_dword v2, off, s[0:3], 0 offset:1344
	buffer_store_dword v2, off, s[0:3], 0 offset:1468
	buffer_store_dword v2, off, s[0:3], 0 offset:1464
	buffer_store_dword v2, off, s[0:3], 0 offset:1460
	buffer_store_dword v2, off, s[0:3], 0 offset:1456
	buffer_store_dword v2, off, s[0:3], 0 offset:1452
	buffer_store_dword v2, off, s[0:3], 0 offset:1448
	buffer_store_dword v2, off, s[0:3], 0 offset:1444
	buffer_store_dword v2, off, s[0:3], 0 offset:1440
	buffer_store_dword v2, off, s[0:3], 0 offset:1436
	buffer_store_dword v2, off, s[0:3], 0 offset:1432
	buffer_store_dword v2, off, s[0:3], 0 offset:1428
	buffer_store_dword v2, off, s[0:3], 0 offset:1424
	buffer_store_dword v2, off, s[0:3], 0 offset:1420
	buffer_store_dword v2, off, s[0:3], 0 offset:1416
	buffer_store_dword v2, off, s[0:3], 0 offset:1412
	buffer_store_dword v2, off, s[0:3], 0 offset:1408
	buffer_store_dword v2, off, s[0:3], 0 offset:1532
	buffer_store_dword v2, off, s[0:3], 0 offset:1528
	buffer_store_dword v2, off, s[0:3], 0 offset:1524
	buffer_store_dword v2, off, s[0:3], 0 offset:1520
	buffer_store_dword v2, off, s[0:3], 0 offset:1516
	buffer_store_dword v2, off, s[0:3], 0 offset:1512
	buffer_store_dword v2, off, s[0:3], 0 offset:1508
	buffer_store_dword v2, off, s[0:3], 0 offset:1504
	buffer_store_dword v2, off, s[0:3], 0 offset:1500
	buffer_store_dword v2, off, s[0:3], 0 offset:1496
	buffer_store_dword v2, off, s[0:3], 0 offset:1492
	buffer_store_dword v2, off, s[0:3], 0 offset:1488
	buffer_store_dword v2, off, s[0:3], 0 offset:1484
	buffer_store_dword v2, off, s[0:3], 0 offset:1480
	buffer_store_dword v2, off, s[0:3], 0 offset:1476
	buffer_store_dword v2, off, s[0:3], 0 offset:1472
	buffer_store_dword v2, off, s[0:3], 0 offset:1596
	buffer_store_dword v2, off, s[0:3], 0 offset:1592
	buffer_store_dword v2, off, s[0:3], 0 offset:1588
	buffer_store_dword v2, off, s[0:3], 0 offset:1584
	buffer_store_dword v2, off, s[0:3], 0 offset:1580
	buffer_store_dword v2, off, s[0:3], 0 offset:1576
	buffer_store_dword v2, off, s[0:3], 0 offset:1572
	buffer_store_dword v2, off, s[0:3], 0 offset:1568
	buffer_store_dword v2, off, s[0:3], 0 offset:1564
	buffer_store_dword v2, off, s[0:3], 0 offset:1560
	buffer_store_dword v2, off, s[0:3], 0 offset:1556
	buffer_store_dword v2, off, s[0:3], 0 offset:1552
	buffer_store_dword v2, off, s[0:3], 0 offset:1548
	buffer_store_dword v2, off, s[0:3], 0 offset:1544
	buffer_store_dword v2, off, s[0:3], 0 offset:1540
	buffer_store_dword v2, off, s[0:3], 0 offset:1536
	buffer_store_dword v2, off, s[0:3], 0 offset:1660
	buffer_store_dword v2, off, s[0:3], 0 offset:1656
	buffer_store_dword v2, off, s[0:3], 0 offset:1652
	buffer_store_dword v2, off, s[0:3], 0 offset:1648
	buffer_store_dword v2, off, s[0:3], 0 offset:1644
	buffer_store_dword v2, off, s[0:3], 0 offset:1640
	buffer_store_dword v2, off, s[0:3], 0 offset:1636
	buffer_store_dword v2, off, s[0:3], 0 offset:1632
	buffer_store_dword v2, off, s[0:3], 0 offset:1628
	buffer_store_dword v2, off, s[0:3], 0 offset:1624
	buffer_store_dword v2, off, s[0:3], 0 offset:1620
	buffer_store_dword v2, off, s[0:3], 0 offset:1616
	buffer_store_dword v2, off, s[0:3], 0 offset:1612
	buffer_store_dword v2, off, s[0:3], 0 offset:1608
	buffer_store_dword v2, off, s[0:3], 0 offset:1604
	buffer_store_dword v2, off, s[0:3], 0 offset:1600
	buffer_store_dword v2, off, s[0:3], 0 offset:1724
	buffer_store_dword v2, off, s[0:3], 0 offset:1720
	buffer_store_dword v2, off, s[0:3], 0 offset:1716
	buffer_store_dword v2, off, s[0:3], 0 offset:1712
	buffer_store_dword v2, off, s[0:3], 0 offset:1708
	buffer_store_dword v2, off, s[0:3], 0 offset:1704
	buffer_store_dword v2, off, s[0:3], 0 offset:1700
	buffer_store_dword v2, off, s[0:3], 0 offset:1696
	buffer_store_dword v2, off, s[0:3], 0 offset:1692
	buffer_store_dword v2, off, s[0:3], 0 offset:1688
	buffer_store_dword v2, off, s[0:3], 0 offset:1684
	buffer_store_dword v2, off, s[0:3], 0 offset:1680
	buffer_store_dword v2, off, s[0:3], 0 offset:1676
	buffer_store_dword v2, off, s[0:3], 0 offset:1672
	buffer_store_dword v2, off, s[0:3], 0 offset:1668
	buffer_store_dword v2, off, s[0:3], 0 offset:1664
	buffer_store_dword v2, off, s[0:3], 0 offset:1788
	buffer_store_dword v2, off, s[0:3], 0 offset:1784
	buffer_store_dword v2, off, s[0:3], 0 offset:1780
	buffer_store_dword v2, off, s[0:3], 0 offset:1776
	buffer_store_dword v2, off, s[0:3], 0 offset:1772
	buffer_store_dword v2, off, s[0:3], 0 offset:1768
	buffer_store_dword v2, off, s[0:3], 0 offset:1764
	buffer_store_dword v2, off, s[0:3], 0 offset:1760
	buffer_store_dword v2, off, s[0:3], 0 offset:1756
	buffer_store_dword v2, off, s[0:3], 0 offset:1752
	buffer_store_dword v2, off, s[0:3], 0 offset:1748
	buffer_store_dword v2, off, s[0:3], 0 offset:1744
	buffer_store_dword v2, off, s[0:3], 0 offset:1740
	buffer_store_dword v2, off, s[0:3], 0 offset:1736
	buffer_store_dword v2, off, s[0:3], 0 offset:1732
	buffer_store_dword v2, off, s[0:3], 0 offset:1728
	buffer_store_dword v2, off, s[0:3], 0 offset:1852
	buffer_store_dword v2, off, s[0:3], 0 offset:1848
	buffer_store_dword v2, off, s[0:3], 0 offset:1844
	buffer_store_dword v2, off, s[0:3], 0 offset:1840
	buffer_store_dword v2, off, s[0:3], 0 offset:1836
	buffer_store_dword v2, off, s[0:3], 0 offset:1832
	buffer_store_dword v2, off, s[0:3], 0 offset:1828
	buffer_store_dword v2, off, s[0:3], 0 offset:1824
	buffer_store_dword v2, off, s[0:3], 0 offset:1820
	buffer_store_dword v2, off, s[0:3], 0 offset:1816
	buffer_store_dword v2, off, s[0:3], 0 offset:1812
	buffer_store_dword v2, off, s[0:3], 0 offset:1808
	buffer_store_dword v2, off, s[0:3], 0 offset:1804
	buffer_store_dword v2, off, s[0:3], 0 offset:1800
	buffer_store_dword v2, off, s[0:3], 0 offset:1796
	buffer_store_dword v2, off, s[0:3], 0 offset:1792
	buffer_store_dword v2, off, s[0:3], 0 offset:1916
	buffer_store_dword v2, off, s[0:3], 0 offset:1912
	buffer_store_dword v2, off, s[0:3], 0 offset:1908
	buffer_store_dword v2, off, s[0:3], 0 offset:1904
	buffer_store_dword v2, off, s[0:3], 0 offset:1900
	buffer_store_dword v2, off, s[0:3], 0 offset:1896
	buffer_store_dword v2, off, s[0:3], 0 offset:1892
	buffer_store_dword v2, off, s[0:3], 0 offset:1888
	buffer_store_dword v2, off, s[0:3], 0 offset:1884
	buffer_store_dword v2, off, s[0:3], 0 offset:1880
	buffer_store_dword v2, off, s[0:3], 0 offset:1876
	buffer_store_dword v2, off, s[0:3], 0 offset:1872
	buffer_store_dword v2, off, s[0:3], 0 offset:1868
	buffer_store_dword v2, off, s[0:3], 0 offset:1864
	buffer_store_dword v2, off, s[0:3], 0 offset:1860
	buffer_store_dword v2, off, s[0:3], 0 offset:1856
	buffer_store_dword v2, off, s[0:3], 0 offset:1980
	buffer_store_dword v2, off, s[0:3], 0 offset:1976
	buffer_store_dword v2, off, s[0:3], 0 offset:1972
	buffer_store_dword v2, off, s[0:3], 0 offset:1968
	buffer_store_dword v2, off, s[0:3], 0 offset:1964
	buffer_store_dword v2, off, s[0:3], 0 offset:1960
	buffer_store_dword v2, off, s[0:3], 0 offset:1956
	buffer_store_dword v2, off, s[0:3], 0 offset:1952
	buffer_store_dword v2, off, s[0:3], 0 offset:1948
	buffer_store_dword v2, off, s[0:3], 0 offset:1944
	buffer_store_dword v2, off, s[0:3], 0 offset:1940
	buffer_store_dword v2, off, s[0:3], 0 offset:1936
	buffer_store_dword v2, off, s[0:3], 0 offset:1932
	buffer_store_dword v2, off, s[0:3], 0 offset:1928
	buffer_store_dword v2, off, s[0:3], 0 offset:1924
	buffer_store_dword v2, off, s[0:3], 0 offset:1920
	buffer_store_dword v2, off, s[0:3], 0 offset:2044
	buffer_store_dword v2, off, s[0:3], 0 offset:2040
	buffer_store_dword v2, off, s[0:3], 0 offset:2036
	buffer_store_dword v2, off, s[0:3], 0 offset:2032
	buffer_store_dword v2, off, s[0:3], 0 offset:2028
	buffer_store_dword v2, off, s[0:3], 0 offset:2024
	buffer_store_dword v2, off, s[0:3], 0 offset:2020
	buffer_store_dword v2, off, s[0:3], 0 offset:2016
	buffer_store_dword v2, off, s[0:3], 0 offset:2012
	buffer_store_dword v2, off, s[0:3], 0 offset:2008
	buffer_store_dword v2, off, s[0:3], 0 offset:2004
	buffer_store_dword v2, off, s[0:3], 0 offset:2000
	buffer_store_dword v2, off, s[0:3], 0 offset:1996
	buffer_store_dword v2, off, s[0:3], 0 offset:1992
	buffer_store_dword v2, off, s[0:3], 0 offset:1988
	buffer_store_dword v2, off, s[0:3], 0 offset:1984
	buffer_store_dword v2, off, s[0:3], 0 offset:2108
	buffer_store_dword v2, off, s[0:3], 0 offset:2104
	buffer_store_dword v2, off, s[0:3], 0 offset:2100
	buffer_store_dword v2, off, s[0:3], 0 offset:2096
	buffer_store_dword v2, off, s[0:3], 0 offset:2092
	buffer_store_dword v2, off, s[0:3], 0 offset:2088
	buffer_store_dword v2, off, s[0:3], 0 offset:2084
	buffer_store_dword v2, off, s[0:3], 0 offset:2080
	buffer_store_dword v2, off, s[0:3], 0 offset:2076
	buffer_store_dword v2, off, s[0:3], 0 offset:2072
	buffer_store_dword v2, off, s[0:3], 0 offset:2068
	buffer_store_dword v2, off, s[0:3], 0 offset:2064
	buffer_store_dword v2, off, s[0:3], 0 offset:2060
	buffer_store_dword v2, off, s[0:3], 0 offset:2056
	buffer_store_dword v2, off, s[0:3], 0 offset:2052
	buffer_store_dword v2, off, s[0:3], 0 offset:2048
	buffer_store_dword v4, off, s[0:3], 0 offset:2552
	.loc	1 70
	v_addc_u32_e32 v50, vcc, v3, v1, vcc
	s_mov_b32 s18, 0
	.loc	1 106
	s_cmp_lt_i32 s14, 8
	s_mov_b32 s24, 8
	v_ashrrev_i32_e32 v2, 31, v48
	v_cmp_lt_i32_e64 s[4:5], 15, v48
	s_cbranch_scc1 .LBB0_11
; %bb.1:
	.loc	1 69
	buffer_load_dword v0, off, s[0:3], 0 offset:2540
	buffer_load_dword v1, off, s[0:3], 0 offset:2544
	v_mov_b32_e32 v4, s17
	.loc	1 106
	s_lshl_b64 s[12:13], s[10:11], 5
	s_lshl_b64 s[22:23], s[10:11], 2
	.loc	1 69
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v5, vcc, s16, v0
	v_addc_u32_e32 v6, vcc, v4, v1, vcc
	buffer_store_dword v5, off, s[0:3], 0 offset:2496
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], 0 offset:2500
	buffer_store_dword v2, off, s[0:3], 0 offset:2560
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_u32_e32 v2, vcc, v48, v2
	v_and_b32_e32 v6, -16, v2
	v_ashrrev_i32_e32 v5, 4, v2
	v_mov_b32_e32 v2, v6
	buffer_store_dword v48, off, s[0:3], 0 offset:2512
	.loc	1 106
	v_ashrrev_i32_e32 v7, 31, v6
	buffer_store_dword v2, off, s[0:3], 0 offset:2528
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:2532
	v_cmp_lt_i32_e64 s[8:9], v6, v48
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	buffer_store_dword v0, off, s[0:3], 0 offset:2504
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2508
	buffer_store_dword v5, off, s[0:3], 0 offset:2524
	v_lshlrev_b32_e32 v0, 6, v5
	v_mov_b32_e32 v1, 64
	v_add_u32_e32 v0, vcc, v1, v0
	buffer_store_dword v0, off, s[0:3], 0 offset:2536
	buffer_store_dword v49, off, s[0:3], 0 offset:2516
	buffer_store_dword v50, off, s[0:3], 0 offset:2520
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_7 Depth 2
	v_mov_b32_e32 v14, s20
	v_mad_u64_u32 v[0:1], s[26:27], s18, v14, 0
	s_mul_i32 s25, s18, s21
	v_add_u32_e32 v1, vcc, s25, v1
	s_or_b32 s25, s18, 1
	v_mad_u64_u32 v[2:3], s[26:27], s25, v14, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_mul_i32 s25, s25, s21
	v_add_u32_e32 v0, vcc, v49, v0
	v_addc_u32_e32 v1, vcc, v50, v1, vcc
	v_add_u32_e32 v3, vcc, s25, v3
	s_or_b32 s25, s18, 2
	v_mad_u64_u32 v[4:5], s[26:27], s25, v14, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_mul_i32 s25, s25, s21
	v_add_u32_e32 v2, vcc, v49, v2
	v_addc_u32_e32 v3, vcc, v50, v3, vcc
	v_add_u32_e32 v5, vcc, s25, v5
	s_or_b32 s25, s18, 3
	v_mad_u64_u32 v[6:7], s[26:27], s25, v14, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_mul_i32 s25, s25, s21
	v_add_u32_e32 v4, vcc, v49, v4
	v_addc_u32_e32 v5, vcc, v50, v5, vcc
	v_add_u32_e32 v7, vcc, s25, v7
	s_or_b32 s25, s18, 4
	v_mad_u64_u32 v[8:9], s[26:27], s25, v14, 0
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_mul_i32 s25, s25, s21
	v_add_u32_e32 v6, vcc, v49, v6
	v_addc_u32_e32 v7, vcc, v50, v7, vcc
	v_add_u32_e32 v9, vcc, s25, v9
	s_or_b32 s25, s18, 5
	v_mad_u64_u32 v[10:11], s[26:27], s25, v14, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	s_mul_i32 s25, s25, s21
	v_add_u32_e32 v8, vcc, v49, v8
	v_addc_u32_e32 v9, vcc, v50, v9, vcc
	v_add_u32_e32 v11, vcc, s25, v11
	s_or_b32 s25, s18, 6
	v_mad_u64_u32 v[12:13], s[26:27], s25, v14, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_mul_i32 s25, s25, s21
	v_add_u32_e32 v10, vcc, v49, v10
	s_or_b32 s18, s18, 7
	v_addc_u32_e32 v11, vcc, v50, v11, vcc
	v_add_u32_e32 v13, vcc, s25, v13
	v_mad_u64_u32 v[14:15], s[26:27], s18, v14, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	s_mul_i32 s18, s18, s21
	v_add_u32_e32 v12, vcc, v49, v12
	v_addc_u32_e32 v13, vcc, v50, v13, vcc
	v_add_u32_e32 v15, vcc, s18, v15
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	s_mov_b32 s18, s24
	v_add_u32_e32 v14, vcc, v49, v14
	v_addc_u32_e32 v15, vcc, v50, v15, vcc
	flat_load_dword v0, v[0:1]
	flat_load_dword v1, v[2:3]
	flat_load_dword v2, v[4:5]
	flat_load_dword v3, v[6:7]
	flat_load_dword v4, v[8:9]
	flat_load_dword v5, v[10:11]
	flat_load_dword v6, v[12:13]
	flat_load_dword v7, v[14:15]
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_5
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	buffer_load_dword v147, off, s[0:3], 0 offset:2524
	buffer_load_dword v135, off, s[0:3], 0 offset:2496
	buffer_load_dword v136, off, s[0:3], 0 offset:2500
	s_waitcnt vmcnt(10)
	v_mov_b32_e32 v8, v0
	s_waitcnt vmcnt(3)
	buffer_store_dword v7, off, s[0:3], 0 offset:2112
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[0:3], 0 offset:2116
	buffer_store_dword v9, off, s[0:3], 0 offset:2120
	buffer_store_dword v10, off, s[0:3], 0 offset:2124
	buffer_store_dword v11, off, s[0:3], 0 offset:2128
	buffer_store_dword v12, off, s[0:3], 0 offset:2132
	buffer_store_dword v13, off, s[0:3], 0 offset:2136
	buffer_store_dword v14, off, s[0:3], 0 offset:2140
	buffer_store_dword v15, off, s[0:3], 0 offset:2144
	buffer_store_dword v16, off, s[0:3], 0 offset:2148
	buffer_store_dword v17, off, s[0:3], 0 offset:2152
	buffer_store_dword v18, off, s[0:3], 0 offset:2156
	buffer_store_dword v19, off, s[0:3], 0 offset:2160
	buffer_store_dword v20, off, s[0:3], 0 offset:2164
	buffer_store_dword v21, off, s[0:3], 0 offset:2168
	buffer_store_dword v22, off, s[0:3], 0 offset:2172
	buffer_store_dword v6, off, s[0:3], 0 offset:2176
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], 0 offset:2180
	buffer_store_dword v8, off, s[0:3], 0 offset:2184
	buffer_store_dword v9, off, s[0:3], 0 offset:2188
	buffer_store_dword v10, off, s[0:3], 0 offset:2192
	buffer_store_dword v11, off, s[0:3], 0 offset:2196
	buffer_store_dword v12, off, s[0:3], 0 offset:2200
	buffer_store_dword v13, off, s[0:3], 0 offset:2204
	buffer_store_dword v14, off, s[0:3], 0 offset:2208
	buffer_store_dword v15, off, s[0:3], 0 offset:2212
	buffer_store_dword v16, off, s[0:3], 0 offset:2216
	buffer_store_dword v17, off, s[0:3], 0 offset:2220
	buffer_store_dword v18, off, s[0:3], 0 offset:2224
	buffer_store_dword v19, off, s[0:3], 0 offset:2228
	buffer_store_dword v20, off, s[0:3], 0 offset:2232
	buffer_store_dword v21, off, s[0:3], 0 offset:2236
	buffer_store_dword v5, off, s[0:3], 0 offset:2240
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], 0 offset:2244
	buffer_store_dword v7, off, s[0:3], 0 offset:2248
	buffer_store_dword v8, off, s[0:3], 0 offset:2252
	buffer_store_dword v9, off, s[0:3], 0 offset:2256
	buffer_store_dword v10, off, s[0:3], 0 offset:2260
	buffer_store_dword v11, off, s[0:3], 0 offset:2264
	buffer_store_dword v12, off, s[0:3], 0 offset:2268
	buffer_store_dword v13, off, s[0:3], 0 offset:2272
	buffer_store_dword v14, off, s[0:3], 0 offset:2276
	buffer_store_dword v15, off, s[0:3], 0 offset:2280
	buffer_store_dword v16, off, s[0:3], 0 offset:2284
	buffer_store_dword v17, off, s[0:3], 0 offset:2288
	buffer_store_dword v18, off, s[0:3], 0 offset:2292
	buffer_store_dword v19, off, s[0:3], 0 offset:2296
	buffer_store_dword v20, off, s[0:3], 0 offset:2300
	buffer_store_dword v4, off, s[0:3], 0 offset:2304
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], 0 offset:2308
	buffer_store_dword v6, off, s[0:3], 0 offset:2312
	buffer_store_dword v7, off, s[0:3], 0 offset:2316
	buffer_store_dword v8, off, s[0:3], 0 offset:2320
	buffer_store_dword v9, off, s[0:3], 0 offset:2324
	buffer_store_dword v10, off, s[0:3], 0 offset:2328
	buffer_store_dword v11, off, s[0:3], 0 offset:2332
	buffer_store_dword v12, off, s[0:3], 0 offset:2336
	buffer_store_dword v13, off, s[0:3], 0 offset:2340
	buffer_store_dword v14, off, s[0:3], 0 offset:2344
	buffer_store_dword v15, off, s[0:3], 0 offset:2348
	buffer_store_dword v16, off, s[0:3], 0 offset:2352
	buffer_store_dword v17, off, s[0:3], 0 offset:2356
	buffer_store_dword v18, off, s[0:3], 0 offset:2360
	buffer_store_dword v19, off, s[0:3], 0 offset:2364
	buffer_store_dword v3, off, s[0:3], 0 offset:2368
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], 0 offset:2372
	buffer_store_dword v5, off, s[0:3], 0 offset:2376
	buffer_store_dword v6, off, s[0:3], 0 offset:2380
	buffer_store_dword v7, off, s[0:3], 0 offset:2384
	buffer_store_dword v8, off, s[0:3], 0 offset:2388
	buffer_store_dword v9, off, s[0:3], 0 offset:2392
	buffer_store_dword v10, off, s[0:3], 0 offset:2396
	buffer_store_dword v11, off, s[0:3], 0 offset:2400
	buffer_store_dword v12, off, s[0:3], 0 offset:2404
	buffer_store_dword v13, off, s[0:3], 0 offset:2408
	buffer_store_dword v14, off, s[0:3], 0 offset:2412
	buffer_store_dword v15, off, s[0:3], 0 offset:2416
	buffer_store_dword v16, off, s[0:3], 0 offset:2420
	buffer_store_dword v17, off, s[0:3], 0 offset:2424
	buffer_store_dword v18, off, s[0:3], 0 offset:2428
	buffer_store_dword v2, off, s[0:3], 0 offset:2432
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:2436
	buffer_store_dword v4, off, s[0:3], 0 offset:2440
	buffer_store_dword v5, off, s[0:3], 0 offset:2444
	buffer_store_dword v6, off, s[0:3], 0 offset:2448
	buffer_store_dword v7, off, s[0:3], 0 offset:2452
	buffer_store_dword v8, off, s[0:3], 0 offset:2456
	buffer_store_dword v9, off, s[0:3], 0 offset:2460
	buffer_store_dword v10, off, s[0:3], 0 offset:2464
	buffer_store_dword v11, off, s[0:3], 0 offset:2468
	buffer_store_dword v12, off, s[0:3], 0 offset:2472
	buffer_store_dword v13, off, s[0:3], 0 offset:2476
	buffer_store_dword v14, off, s[0:3], 0 offset:2480
	buffer_store_dword v15, off, s[0:3], 0 offset:2484
	buffer_store_dword v16, off, s[0:3], 0 offset:2488
	buffer_store_dword v17, off, s[0:3], 0 offset:2492
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v146, 64
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v16, v0
	v_mov_b32_e32 v17, v0
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v19, v0
	v_mov_b32_e32 v20, v0
	v_mov_b32_e32 v21, v0
	v_mov_b32_e32 v22, v0
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v32, v1
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v34, v1
	v_mov_b32_e32 v35, v1
	v_mov_b32_e32 v36, v1
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v38, v2
	v_mov_b32_e32 v39, v2
	v_mov_b32_e32 v40, v2
	v_mov_b32_e32 v41, v2
	v_mov_b32_e32 v42, v2
	v_mov_b32_e32 v43, v2
	v_mov_b32_e32 v44, v2
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v2
	v_mov_b32_e32 v47, v2
	v_mov_b32_e32 v48, v2
	v_mov_b32_e32 v49, v2
	v_mov_b32_e32 v50, v2
	v_mov_b32_e32 v51, v2
	v_mov_b32_e32 v52, v2
	v_mov_b32_e32 v53, v3
	v_mov_b32_e32 v54, v3
	v_mov_b32_e32 v55, v3
	v_mov_b32_e32 v56, v3
	v_mov_b32_e32 v57, v3
	v_mov_b32_e32 v58, v3
	v_mov_b32_e32 v59, v3
	v_mov_b32_e32 v60, v3
	v_mov_b32_e32 v61, v3
	v_mov_b32_e32 v62, v3
	v_mov_b32_e32 v63, v3
	v_mov_b32_e32 v64, v3
	v_mov_b32_e32 v65, v3
	v_mov_b32_e32 v66, v3
	v_mov_b32_e32 v67, v3
	v_mov_b32_e32 v68, v4
	v_mov_b32_e32 v69, v4
	v_mov_b32_e32 v70, v4
	v_mov_b32_e32 v71, v4
	v_mov_b32_e32 v72, v4
	v_mov_b32_e32 v73, v4
	v_mov_b32_e32 v74, v4
	v_mov_b32_e32 v75, v4
	v_mov_b32_e32 v76, v4
	v_mov_b32_e32 v77, v4
	v_mov_b32_e32 v78, v4
	v_mov_b32_e32 v79, v4
	v_mov_b32_e32 v80, v4
	v_mov_b32_e32 v81, v4
	v_mov_b32_e32 v82, v4
	v_mov_b32_e32 v83, v5
	v_mov_b32_e32 v84, v5
	v_mov_b32_e32 v85, v5
	v_mov_b32_e32 v86, v5
	v_mov_b32_e32 v87, v5
	v_mov_b32_e32 v88, v5
	v_mov_b32_e32 v89, v5
	v_mov_b32_e32 v90, v5
	v_mov_b32_e32 v91, v5
	v_mov_b32_e32 v92, v5
	v_mov_b32_e32 v93, v5
	v_mov_b32_e32 v94, v5
	v_mov_b32_e32 v95, v5
	v_mov_b32_e32 v96, v5
	v_mov_b32_e32 v97, v5
	v_mov_b32_e32 v98, v6
	v_mov_b32_e32 v99, v6
	v_mov_b32_e32 v100, v6
	v_mov_b32_e32 v101, v6
	v_mov_b32_e32 v102, v6
	v_mov_b32_e32 v103, v6
	v_mov_b32_e32 v104, v6
	v_mov_b32_e32 v105, v6
	v_mov_b32_e32 v106, v6
	v_mov_b32_e32 v107, v6
	v_mov_b32_e32 v108, v6
	v_mov_b32_e32 v109, v6
	v_mov_b32_e32 v110, v6
	v_mov_b32_e32 v111, v6
	v_mov_b32_e32 v112, v6
	v_mov_b32_e32 v113, v7
	v_mov_b32_e32 v114, v7
	v_mov_b32_e32 v115, v7
	v_mov_b32_e32 v116, v7
	v_mov_b32_e32 v117, v7
	v_mov_b32_e32 v118, v7
	v_mov_b32_e32 v119, v7
	v_mov_b32_e32 v120, v7
	v_mov_b32_e32 v121, v7
	v_mov_b32_e32 v122, v7
	v_mov_b32_e32 v123, v7
	v_mov_b32_e32 v124, v7
	v_mov_b32_e32 v125, v7
	v_mov_b32_e32 v126, v7
	v_mov_b32_e32 v127, v7
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 106
	flat_load_dwordx4 v[148:151], v[135:136]
	buffer_load_dword v152, off, s[0:3], 0 offset:2112
	buffer_load_dword v153, off, s[0:3], 0 offset:2116
	buffer_load_dword v154, off, s[0:3], 0 offset:2120
	buffer_load_dword v155, off, s[0:3], 0 offset:2124
	buffer_load_dword v156, off, s[0:3], 0 offset:2128
	buffer_load_dword v157, off, s[0:3], 0 offset:2132
	buffer_load_dword v158, off, s[0:3], 0 offset:2136
	buffer_load_dword v159, off, s[0:3], 0 offset:2140
	buffer_load_dword v160, off, s[0:3], 0 offset:2144
	buffer_load_dword v161, off, s[0:3], 0 offset:2148
	buffer_load_dword v162, off, s[0:3], 0 offset:2152
	buffer_load_dword v163, off, s[0:3], 0 offset:2156
	buffer_load_dword v164, off, s[0:3], 0 offset:2160
	buffer_load_dword v165, off, s[0:3], 0 offset:2164
	buffer_load_dword v166, off, s[0:3], 0 offset:2168
	buffer_load_dword v167, off, s[0:3], 0 offset:2172
	buffer_load_dword v158, off, s[0:3], 0 offset:2176
	buffer_load_dword v159, off, s[0:3], 0 offset:2180
	buffer_load_dword v160, off, s[0:3], 0 offset:2184
	buffer_load_dword v161, off, s[0:3], 0 offset:2188
	buffer_load_dword v162, off, s[0:3], 0 offset:2192
	buffer_load_dword v163, off, s[0:3], 0 offset:2196
	buffer_load_dword v164, off, s[0:3], 0 offset:2200
	buffer_load_dword v165, off, s[0:3], 0 offset:2204
	buffer_load_dword v166, off, s[0:3], 0 offset:2208
	buffer_load_dword v167, off, s[0:3], 0 offset:2212
	buffer_load_dword v168, off, s[0:3], 0 offset:2216
	buffer_load_dword v169, off, s[0:3], 0 offset:2220
	buffer_load_dword v170, off, s[0:3], 0 offset:2224
	buffer_load_dword v171, off, s[0:3], 0 offset:2228
	buffer_load_dword v172, off, s[0:3], 0 offset:2232
	buffer_load_dword v173, off, s[0:3], 0 offset:2236
	s_waitcnt vmcnt(14)
	v_mov_b32_e32 v156, s23
	v_mul_f32_e32 v148, v0, v148
	v_mul_f32_e32 v157, v153, v149
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v158, v160, v150
	buffer_load_dword v159, off, s[0:3], 0 offset:2240
	buffer_load_dword v160, off, s[0:3], 0 offset:2244
	buffer_load_dword v161, off, s[0:3], 0 offset:2248
	buffer_load_dword v162, off, s[0:3], 0 offset:2252
	buffer_load_dword v163, off, s[0:3], 0 offset:2256
	buffer_load_dword v164, off, s[0:3], 0 offset:2260
	buffer_load_dword v165, off, s[0:3], 0 offset:2264
	buffer_load_dword v166, off, s[0:3], 0 offset:2268
	buffer_load_dword v167, off, s[0:3], 0 offset:2272
	buffer_load_dword v168, off, s[0:3], 0 offset:2276
	buffer_load_dword v169, off, s[0:3], 0 offset:2280
	buffer_load_dword v170, off, s[0:3], 0 offset:2284
	buffer_load_dword v171, off, s[0:3], 0 offset:2288
	buffer_load_dword v172, off, s[0:3], 0 offset:2292
	buffer_load_dword v173, off, s[0:3], 0 offset:2296
	buffer_load_dword v174, off, s[0:3], 0 offset:2300
	v_add_u32_e32 v149, vcc, 16, v135
	v_addc_u32_e32 v150, vcc, 0, v136, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v159, v162, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	buffer_load_dword v160, off, s[0:3], 0 offset:2304
	buffer_load_dword v161, off, s[0:3], 0 offset:2308
	buffer_load_dword v162, off, s[0:3], 0 offset:2312
	buffer_load_dword v163, off, s[0:3], 0 offset:2316
	buffer_load_dword v164, off, s[0:3], 0 offset:2320
	buffer_load_dword v165, off, s[0:3], 0 offset:2324
	buffer_load_dword v166, off, s[0:3], 0 offset:2328
	buffer_load_dword v167, off, s[0:3], 0 offset:2332
	buffer_load_dword v168, off, s[0:3], 0 offset:2336
	buffer_load_dword v169, off, s[0:3], 0 offset:2340
	buffer_load_dword v170, off, s[0:3], 0 offset:2344
	buffer_load_dword v171, off, s[0:3], 0 offset:2348
	buffer_load_dword v172, off, s[0:3], 0 offset:2352
	buffer_load_dword v173, off, s[0:3], 0 offset:2356
	buffer_load_dword v174, off, s[0:3], 0 offset:2360
	buffer_load_dword v175, off, s[0:3], 0 offset:2364
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v160, v164, v149
	buffer_load_dword v161, off, s[0:3], 0 offset:2368
	buffer_load_dword v162, off, s[0:3], 0 offset:2372
	buffer_load_dword v163, off, s[0:3], 0 offset:2376
	buffer_load_dword v164, off, s[0:3], 0 offset:2380
	buffer_load_dword v165, off, s[0:3], 0 offset:2384
	buffer_load_dword v166, off, s[0:3], 0 offset:2388
	buffer_load_dword v167, off, s[0:3], 0 offset:2392
	buffer_load_dword v168, off, s[0:3], 0 offset:2396
	buffer_load_dword v169, off, s[0:3], 0 offset:2400
	buffer_load_dword v170, off, s[0:3], 0 offset:2404
	buffer_load_dword v171, off, s[0:3], 0 offset:2408
	buffer_load_dword v172, off, s[0:3], 0 offset:2412
	buffer_load_dword v173, off, s[0:3], 0 offset:2416
	buffer_load_dword v174, off, s[0:3], 0 offset:2420
	buffer_load_dword v175, off, s[0:3], 0 offset:2424
	buffer_load_dword v176, off, s[0:3], 0 offset:2428
	v_add_u32_e32 v149, vcc, 32, v135
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v161, v166, v150
	buffer_load_dword v162, off, s[0:3], 0 offset:2432
	buffer_load_dword v163, off, s[0:3], 0 offset:2436
	buffer_load_dword v164, off, s[0:3], 0 offset:2440
	buffer_load_dword v165, off, s[0:3], 0 offset:2444
	buffer_load_dword v166, off, s[0:3], 0 offset:2448
	buffer_load_dword v167, off, s[0:3], 0 offset:2452
	buffer_load_dword v168, off, s[0:3], 0 offset:2456
	buffer_load_dword v169, off, s[0:3], 0 offset:2460
	buffer_load_dword v170, off, s[0:3], 0 offset:2464
	buffer_load_dword v171, off, s[0:3], 0 offset:2468
	buffer_load_dword v172, off, s[0:3], 0 offset:2472
	buffer_load_dword v173, off, s[0:3], 0 offset:2476
	buffer_load_dword v174, off, s[0:3], 0 offset:2480
	buffer_load_dword v175, off, s[0:3], 0 offset:2484
	buffer_load_dword v176, off, s[0:3], 0 offset:2488
	buffer_load_dword v177, off, s[0:3], 0 offset:2492
	v_addc_u32_e32 v150, vcc, 0, v136, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v163, v14, v152
	v_mul_f32_e32 v162, v168, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v164, v15, v149
	v_add_u32_e32 v149, vcc, 48, v135
	v_mul_f32_e32 v165, v16, v150
	v_addc_u32_e32 v150, vcc, 0, v136, vcc
	v_mul_f32_e32 v166, v17, v151
	v_mul_f32_e32 v167, v18, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v153, vcc, s22, v135
	v_addc_u32_e32 v154, vcc, v136, v156, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v168, v19, v149
	v_mul_f32_e32 v169, v20, v150
	v_mul_f32_e32 v170, v21, v151
	v_mul_f32_e32 v171, v22, v152
	flat_load_dwordx4 v[149:152], v[153:154]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v175, v1, v149
	v_add_u32_e32 v149, vcc, 48, v153
	v_mul_f32_e32 v174, v23, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v172, v25, v152
	v_mul_f32_e32 v173, v24, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v179, v34, v149
	v_add_u32_e32 v149, vcc, 32, v153
	v_mul_f32_e32 v178, v35, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v176, v37, v152
	v_mul_f32_e32 v177, v36, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v183, v30, v149
	v_add_u32_e32 v149, vcc, 16, v153
	v_mul_f32_e32 v182, v31, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v180, v33, v152
	v_mul_f32_e32 v181, v32, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v153, vcc, s22, v153
	v_addc_u32_e32 v154, vcc, v154, v156, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v184, v29, v152
	v_mul_f32_e32 v185, v28, v151
	v_mul_f32_e32 v186, v27, v150
	v_mul_f32_e32 v187, v26, v149
	flat_load_dwordx4 v[149:152], v[153:154]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v188, v2, v149
	v_add_u32_e32 v149, vcc, 16, v153
	v_mul_f32_e32 v189, v38, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v190, v39, v151
	v_mul_f32_e32 v191, v40, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v192, v41, v149
	v_add_u32_e32 v149, vcc, 32, v153
	v_mul_f32_e32 v193, v42, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v194, v43, v151
	v_mul_f32_e32 v195, v44, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v196, v45, v149
	v_add_u32_e32 v149, vcc, 48, v153
	v_mul_f32_e32 v197, v46, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v198, v47, v151
	v_mul_f32_e32 v199, v48, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v153, vcc, s22, v153
	v_addc_u32_e32 v154, vcc, v154, v156, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v200, v49, v149
	v_mul_f32_e32 v201, v50, v150
	v_mul_f32_e32 v202, v51, v151
	v_mul_f32_e32 v203, v52, v152
	flat_load_dwordx4 v[149:152], v[153:154]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v207, v3, v149
	v_add_u32_e32 v149, vcc, 48, v153
	v_mul_f32_e32 v206, v53, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v204, v55, v152
	v_mul_f32_e32 v205, v54, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v211, v64, v149
	v_add_u32_e32 v149, vcc, 32, v153
	v_mul_f32_e32 v210, v65, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v208, v67, v152
	v_mul_f32_e32 v209, v66, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v215, v60, v149
	v_add_u32_e32 v149, vcc, 16, v153
	v_mul_f32_e32 v214, v61, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v212, v63, v152
	v_mul_f32_e32 v213, v62, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v153, vcc, s22, v153
	v_addc_u32_e32 v154, vcc, v154, v156, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v216, v59, v152
	v_mul_f32_e32 v217, v58, v151
	v_mul_f32_e32 v218, v57, v150
	v_mul_f32_e32 v219, v56, v149
	flat_load_dwordx4 v[149:152], v[153:154]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v220, v4, v149
	v_add_u32_e32 v149, vcc, 16, v153
	v_mul_f32_e32 v221, v68, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v222, v69, v151
	v_mul_f32_e32 v223, v70, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v224, v71, v149
	v_add_u32_e32 v149, vcc, 32, v153
	v_mul_f32_e32 v225, v72, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v226, v73, v151
	v_mul_f32_e32 v227, v74, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v228, v75, v149
	v_add_u32_e32 v149, vcc, 48, v153
	v_mul_f32_e32 v229, v76, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v230, v77, v151
	v_mul_f32_e32 v231, v78, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v153, vcc, s22, v153
	v_addc_u32_e32 v154, vcc, v154, v156, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v232, v79, v149
	v_mul_f32_e32 v233, v80, v150
	v_mul_f32_e32 v234, v81, v151
	v_mul_f32_e32 v235, v82, v152
	flat_load_dwordx4 v[149:152], v[153:154]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v239, v5, v149
	v_add_u32_e32 v149, vcc, 48, v153
	v_mul_f32_e32 v238, v83, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v236, v85, v152
	v_mul_f32_e32 v237, v84, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v243, v94, v149
	v_add_u32_e32 v149, vcc, 32, v153
	v_mul_f32_e32 v242, v95, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v240, v97, v152
	v_mul_f32_e32 v241, v96, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v247, v90, v149
	v_add_u32_e32 v149, vcc, 16, v153
	v_mul_f32_e32 v246, v91, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v244, v93, v152
	v_mul_f32_e32 v245, v92, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v153, vcc, s22, v153
	v_addc_u32_e32 v154, vcc, v154, v156, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v248, v89, v152
	v_mul_f32_e32 v249, v88, v151
	v_mul_f32_e32 v250, v87, v150
	v_mul_f32_e32 v251, v86, v149
	flat_load_dwordx4 v[149:152], v[153:154]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v252, v6, v149
	v_add_u32_e32 v149, vcc, 16, v153
	v_mul_f32_e32 v253, v98, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v254, v99, v151
	v_mul_f32_e32 v255, v100, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v143, v101, v149
	v_add_u32_e32 v149, vcc, 32, v153
	v_mul_f32_e32 v138, v102, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v128, v103, v151
	v_mul_f32_e32 v129, v104, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v155, vcc, s22, v153
	v_addc_u32_e32 v156, vcc, v154, v156, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v139, v105, v149
	v_add_u32_e32 v149, vcc, 48, v153
	v_mul_f32_e32 v137, v106, v150
	v_addc_u32_e32 v150, vcc, 0, v154, vcc
	v_mul_f32_e32 v144, v107, v151
	v_mul_f32_e32 v132, v108, v152
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v153, v109, v149
	v_mul_f32_e32 v154, v110, v150
	v_mul_f32_e32 v145, v111, v151
	v_mul_f32_e32 v141, v112, v152
	flat_load_dwordx4 v[149:152], v[155:156]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v133, v7, v149
	v_add_u32_e32 v149, vcc, 48, v155
	v_mul_f32_e32 v131, v113, v150
	v_addc_u32_e32 v150, vcc, 0, v156, vcc
	v_mul_f32_e32 v142, v115, v152
	v_mul_f32_e32 v130, v114, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, v124, v149
	v_add_u32_e32 v149, vcc, 32, v155
	v_mul_f32_e32 v8, v125, v150
	v_addc_u32_e32 v150, vcc, 0, v156, vcc
	v_mul_f32_e32 v134, v127, v152
	v_mul_f32_e32 v140, v126, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, v120, v149
	v_add_u32_e32 v149, vcc, 16, v155
	v_mul_f32_e32 v12, v121, v150
	v_addc_u32_e32 v150, vcc, 0, v156, vcc
	v_add_u32_e32 v155, vcc, 4, v146
	buffer_load_dword v156, v155, s[0:3], 0 offen
	v_mul_f32_e32 v10, v123, v152
	v_mul_f32_e32 v11, v122, v151
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v147, vcc, -1, v147
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v156, v157, v156
	v_add_f32_e32 v156, v174, v156
	v_add_f32_e32 v156, v189, v156
	v_add_f32_e32 v156, v206, v156
	v_add_f32_e32 v156, v221, v156
	v_add_f32_e32 v156, v238, v156
	v_add_f32_e32 v156, v253, v156
	v_add_f32_e32 v131, v131, v156
	buffer_store_dword v131, v155, s[0:3], 0 offen
	v_add_u32_e32 v131, vcc, 8, v146
	buffer_load_dword v155, v131, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v149, v116, v149
	v_mul_f32_e32 v150, v117, v150
	v_mul_f32_e32 v151, v118, v151
	v_mul_f32_e32 v152, v119, v152
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v155, v158, v155
	v_add_f32_e32 v155, v173, v155
	v_add_f32_e32 v155, v190, v155
	v_add_f32_e32 v155, v205, v155
	v_add_f32_e32 v155, v222, v155
	v_add_f32_e32 v155, v237, v155
	v_add_f32_e32 v155, v254, v155
	v_add_f32_e32 v130, v130, v155
	buffer_store_dword v130, v131, s[0:3], 0 offen
	v_add_u32_e32 v130, vcc, 12, v146
	buffer_load_dword v131, v130, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v131, v159, v131
	v_add_f32_e32 v131, v172, v131
	v_add_f32_e32 v131, v191, v131
	v_add_f32_e32 v131, v204, v131
	v_add_f32_e32 v131, v223, v131
	v_add_f32_e32 v131, v236, v131
	v_add_f32_e32 v131, v255, v131
	v_add_f32_e32 v131, v142, v131
	buffer_store_dword v131, v130, s[0:3], 0 offen
	v_add_u32_e32 v130, vcc, 16, v146
	buffer_load_dword v131, v130, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v131, v160, v131
	v_add_f32_e32 v131, v187, v131
	v_add_f32_e32 v131, v192, v131
	v_add_f32_e32 v131, v219, v131
	v_add_f32_e32 v131, v224, v131
	v_add_f32_e32 v131, v251, v131
	v_add_f32_e32 v131, v143, v131
	v_add_f32_e32 v131, v149, v131
	buffer_store_dword v131, v130, s[0:3], 0 offen
	v_add_u32_e32 v130, vcc, 20, v146
	buffer_load_dword v131, v130, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v131, v161, v131
	v_add_f32_e32 v131, v186, v131
	v_add_f32_e32 v131, v193, v131
	v_add_f32_e32 v131, v218, v131
	v_add_f32_e32 v131, v225, v131
	v_add_f32_e32 v131, v250, v131
	v_add_f32_e32 v131, v138, v131
	v_add_f32_e32 v131, v150, v131
	buffer_store_dword v131, v130, s[0:3], 0 offen
	v_add_u32_e32 v130, vcc, 24, v146
	buffer_load_dword v131, v130, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v131, v162, v131
	v_add_f32_e32 v131, v185, v131
	v_add_f32_e32 v131, v194, v131
	v_add_f32_e32 v131, v217, v131
	v_add_f32_e32 v131, v226, v131
	v_add_f32_e32 v131, v249, v131
	v_add_f32_e32 v128, v128, v131
	v_add_f32_e32 v128, v151, v128
	buffer_store_dword v128, v130, s[0:3], 0 offen
	v_add_u32_e32 v128, vcc, 28, v146
	buffer_load_dword v130, v128, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v130, v163, v130
	v_add_f32_e32 v130, v184, v130
	v_add_f32_e32 v130, v195, v130
	v_add_f32_e32 v130, v216, v130
	v_add_f32_e32 v130, v227, v130
	v_add_f32_e32 v130, v248, v130
	v_add_f32_e32 v129, v129, v130
	v_add_f32_e32 v129, v152, v129
	buffer_store_dword v129, v128, s[0:3], 0 offen
	v_add_u32_e32 v128, vcc, 32, v146
	buffer_load_dword v129, v128, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v129, v164, v129
	v_add_f32_e32 v129, v183, v129
	v_add_f32_e32 v129, v196, v129
	v_add_f32_e32 v129, v215, v129
	v_add_f32_e32 v129, v228, v129
	v_add_f32_e32 v129, v247, v129
	v_add_f32_e32 v129, v139, v129
	v_add_f32_e32 v13, v13, v129
	buffer_store_dword v13, v128, s[0:3], 0 offen
	v_add_u32_e32 v13, vcc, 36, v146
	buffer_load_dword v128, v13, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v128, v165, v128
	v_add_f32_e32 v128, v182, v128
	v_add_f32_e32 v128, v197, v128
	v_add_f32_e32 v128, v214, v128
	v_add_f32_e32 v128, v229, v128
	v_add_f32_e32 v128, v246, v128
	v_add_f32_e32 v128, v137, v128
	v_add_f32_e32 v12, v12, v128
	buffer_store_dword v12, v13, s[0:3], 0 offen
	v_add_u32_e32 v12, vcc, 40, v146
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v166, v13
	v_add_f32_e32 v13, v181, v13
	v_add_f32_e32 v13, v198, v13
	v_add_f32_e32 v13, v213, v13
	v_add_f32_e32 v13, v230, v13
	v_add_f32_e32 v13, v245, v13
	v_add_f32_e32 v13, v144, v13
	v_add_f32_e32 v11, v11, v13
	buffer_store_dword v11, v12, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 44, v146
	buffer_load_dword v12, v11, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v167, v12
	v_add_f32_e32 v12, v180, v12
	v_add_f32_e32 v12, v199, v12
	v_add_f32_e32 v12, v212, v12
	v_add_f32_e32 v12, v231, v12
	v_add_f32_e32 v12, v244, v12
	v_add_f32_e32 v12, v132, v12
	v_add_f32_e32 v10, v10, v12
	buffer_store_dword v10, v11, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, 48, v146
	buffer_load_dword v11, v10, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v168, v11
	v_add_f32_e32 v11, v179, v11
	v_add_f32_e32 v11, v200, v11
	v_add_f32_e32 v11, v211, v11
	v_add_f32_e32 v11, v232, v11
	v_add_f32_e32 v11, v243, v11
	v_add_f32_e32 v11, v153, v11
	v_add_f32_e32 v9, v9, v11
	buffer_store_dword v9, v10, s[0:3], 0 offen
	v_add_u32_e32 v9, vcc, 52, v146
	buffer_load_dword v10, v9, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v169, v10
	v_add_f32_e32 v10, v178, v10
	v_add_f32_e32 v10, v201, v10
	v_add_f32_e32 v10, v210, v10
	v_add_f32_e32 v10, v233, v10
	v_add_f32_e32 v10, v242, v10
	v_add_f32_e32 v10, v154, v10
	v_add_f32_e32 v8, v8, v10
	buffer_store_dword v8, v9, s[0:3], 0 offen
	v_add_u32_e32 v8, vcc, 56, v146
	buffer_load_dword v9, v8, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v170, v9
	v_add_f32_e32 v9, v177, v9
	v_add_f32_e32 v9, v202, v9
	v_add_f32_e32 v9, v209, v9
	v_add_f32_e32 v9, v234, v9
	v_add_f32_e32 v9, v241, v9
	v_add_f32_e32 v9, v145, v9
	v_add_f32_e32 v9, v140, v9
	buffer_store_dword v9, v8, s[0:3], 0 offen
	v_add_u32_e32 v8, vcc, 60, v146
	buffer_load_dword v9, v8, s[0:3], 0 offen
	v_add_u32_e32 v135, vcc, 64, v135
	v_addc_u32_e32 v136, vcc, 0, v136, vcc
	v_cmp_eq_u32_e32 vcc, 0, v147
	s_or_b64 s[26:27], vcc, s[26:27]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v171, v9
	v_add_f32_e32 v9, v176, v9
	v_add_f32_e32 v9, v203, v9
	v_add_f32_e32 v9, v208, v9
	v_add_f32_e32 v9, v235, v9
	v_add_f32_e32 v9, v240, v9
	v_add_f32_e32 v9, v141, v9
	v_add_f32_e32 v9, v134, v9
	buffer_store_dword v9, v8, s[0:3], 0 offen
	buffer_load_dword v8, v146, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v148, v8
	v_add_f32_e32 v8, v175, v8
	v_add_f32_e32 v8, v188, v8
	v_add_f32_e32 v8, v207, v8
	v_add_f32_e32 v8, v220, v8
	v_add_f32_e32 v8, v239, v8
	v_add_f32_e32 v8, v252, v8
	v_add_f32_e32 v8, v133, v8
	buffer_store_dword v8, v146, s[0:3], 0 offen
	v_add_u32_e32 v146, vcc, 64, v146
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_4
.LBB0_5:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 106
	s_mov_b64 s[24:25], exec
	buffer_load_dword v48, off, s[0:3], 0 offset:2512
	buffer_load_dword v25, off, s[0:3], 0 offset:2504
	buffer_load_dword v26, off, s[0:3], 0 offset:2508
	s_and_b64 s[26:27], s[24:25], s[8:9]
	s_mov_b64 exec, s[26:27]
	s_cbranch_execz .LBB0_8
; %bb.6:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	buffer_load_dword v10, off, s[0:3], 0 offset:2536
	buffer_load_dword v11, off, s[0:3], 0 offset:2528
	buffer_load_dword v12, off, s[0:3], 0 offset:2532
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v8, v25
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v9, v26
.LBB0_7:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 106
	v_mov_b32_e32 v20, s23
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, vcc, s22, v8
	v_addc_u32_e32 v13, vcc, v9, v20, vcc
	v_add_u32_e32 v14, vcc, s22, v12
	v_addc_u32_e32 v15, vcc, v13, v20, vcc
	v_add_u32_e32 v16, vcc, s22, v14
	v_addc_u32_e32 v17, vcc, v15, v20, vcc
	buffer_load_dword v18, v10, s[0:3], 0 offen
	flat_load_dword v19, v[8:9]
	flat_load_dword v21, v[12:13]
	flat_load_dword v22, v[14:15]
	v_add_u32_e32 v12, vcc, s22, v16
	v_addc_u32_e32 v13, vcc, v17, v20, vcc
	v_add_u32_e32 v14, vcc, s22, v12
	v_addc_u32_e32 v15, vcc, v13, v20, vcc
	flat_load_dword v23, v[16:17]
	flat_load_dword v24, v[12:13]
	v_add_u32_e32 v12, vcc, s22, v14
	v_addc_u32_e32 v13, vcc, v15, v20, vcc
	v_add_u32_e32 v16, vcc, s22, v12
	flat_load_dword v14, v[14:15]
	flat_load_dword v12, v[12:13]
	v_addc_u32_e32 v17, vcc, v13, v20, vcc
	flat_load_dword v13, v[16:17]
	v_add_u32_e32 v11, vcc, 1, v11
	v_add_u32_e32 v8, vcc, 4, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_ge_i32_e32 vcc, v11, v48
	s_or_b64 s[26:27], vcc, s[26:27]
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v15, v0, v19
	v_add_f32_e32 v15, v15, v18
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v16, v1, v21
	v_add_f32_e32 v15, v16, v15
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v16, v2, v22
	v_add_f32_e32 v15, v16, v15
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v16, v3, v23
	v_add_f32_e32 v15, v16, v15
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v16, v4, v24
	v_add_f32_e32 v15, v16, v15
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v14, v5, v14
	v_add_f32_e32 v14, v14, v15
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v12, v6, v12
	v_add_f32_e32 v12, v12, v14
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, v7, v13
	v_add_f32_e32 v12, v13, v12
	buffer_store_dword v12, v10, s[0:3], 0 offen
	v_add_u32_e32 v10, vcc, 4, v10
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_7
.LBB0_8:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], 0 offset:2496
	buffer_load_dword v2, off, s[0:3], 0 offset:2500
	.loc	1 106
	s_waitcnt vmcnt(12)
	v_mov_b32_e32 v0, s13
	s_add_i32 s24, s18, 8
	s_cmp_gt_i32 s24, s14
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, s12, v1
	v_addc_u32_e32 v2, vcc, v2, v0, vcc
	buffer_store_dword v1, off, s[0:3], 0 offset:2496
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], 0 offset:2500
	buffer_load_dword v49, off, s[0:3], 0 offset:2516
	buffer_load_dword v50, off, s[0:3], 0 offset:2520
	v_add_u32_e32 v25, vcc, s12, v25
	v_addc_u32_e32 v26, vcc, v26, v0, vcc
	s_cbranch_scc1 .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	buffer_store_dword v25, off, s[0:3], 0 offset:2504
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], 0 offset:2508
	s_branch .LBB0_2
.LBB0_10:
	buffer_load_dword v2, off, s[0:3], 0 offset:2560
.LBB0_11:
	.loc	1 107
	s_cmp_ge_i32 s18, s14
	s_cbranch_scc1 .LBB0_20
; %bb.12:
	.loc	1 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v0, 28, v2
	.loc	1 107
	buffer_load_dword v2, off, s[0:3], 0 offset:2540
	buffer_load_dword v3, off, s[0:3], 0 offset:2544
	v_add_u32_e32 v0, vcc, v48, v0
	v_ashrrev_i32_e32 v24, 4, v0
	v_and_b32_e32 v16, -16, v0
	v_mov_b32_e32 v0, s18
	v_mad_u64_u32 v[0:1], s[8:9], s10, v0, 0
	s_mul_i32 s12, s11, s18
	v_ashrrev_i32_e32 v17, 31, v16
	v_add_u32_e32 v1, vcc, s12, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v4, s17
	v_cmp_lt_i32_e64 s[4:5], 15, v48
	v_cmp_lt_i32_e64 s[8:9], v16, v48
	s_lshl_b64 s[10:11], s[10:11], 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, v0, v2
	v_addc_u32_e32 v3, vcc, v1, v3, vcc
	v_add_u32_e32 v18, vcc, s16, v2
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	v_addc_u32_e32 v19, vcc, v4, v3, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_add_u32_e32 v20, vcc, s16, v0
	v_addc_u32_e32 v21, vcc, v4, v1, vcc
	v_lshlrev_b32_e32 v0, 6, v24
	v_mov_b32_e32 v1, 64
	v_add_u32_e32 v17, vcc, v1, v0
	s_branch .LBB0_14
.LBB0_13:                               ;   in Loop: Header=BB0_14 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 107
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s11
	v_add_u32_e32 v18, vcc, s10, v18
	v_addc_u32_e32 v19, vcc, v19, v0, vcc
	s_add_i32 s18, s18, 1
	v_add_u32_e32 v20, vcc, s10, v20
	s_cmp_ge_i32 s18, s14
	v_addc_u32_e32 v21, vcc, v21, v0, vcc
	s_cbranch_scc1 .LBB0_20
.LBB0_14:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_16 Depth 2
                                        ;     Child Loop BB0_19 Depth 2
	v_mov_b32_e32 v0, s20
	v_mad_u64_u32 v[0:1], s[12:13], s18, v0, 0
	s_mul_i32 s12, s18, s21
	v_add_u32_e32 v1, vcc, s12, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v49, v0
	v_addc_u32_e32 v1, vcc, v50, v1, vcc
	flat_load_dword v0, v[0:1]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_17
; %bb.15:                               ;   in Loop: Header=BB0_14 Depth=1
	.loc	1 0
	v_mov_b32_e32 v23, v19
	v_mov_b32_e32 v25, 64
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v14, v0
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v22, v18
	v_mov_b32_e32 v26, v24
	v_mov_b32_e32 v15, v0
.LBB0_16:                               ;   Parent Loop BB0_14 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 107
	v_add_u32_e32 v27, vcc, 48, v22
	v_addc_u32_e32 v28, vcc, 0, v23, vcc
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[22:23]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v42, v12, v27
	v_add_u32_e32 v27, vcc, 32, v22
	v_mul_f32_e32 v41, v13, v28
	v_addc_u32_e32 v28, vcc, 0, v23, vcc
	v_add_u32_e32 v35, vcc, 16, v22
	v_addc_u32_e32 v36, vcc, 0, v23, vcc
	v_add_u32_e32 v43, vcc, 4, v25
	v_mul_f32_e32 v39, v15, v30
	v_mul_f32_e32 v40, v14, v29
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[35:38], v[35:36]
	buffer_load_dword v44, v43, s[0:3], 0 offen
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v32, v1, v32
	v_add_u32_e32 v45, vcc, 8, v25
	buffer_load_dword v46, v25, s[0:3], 0 offen
	buffer_load_dword v47, v45, s[0:3], 0 offen
	v_mul_f32_e32 v33, v2, v33
	v_mul_f32_e32 v34, v3, v34
	v_mul_f32_e32 v31, v0, v31
	v_add_u32_e32 v26, vcc, -1, v26
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v27, v8, v27
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v35, v4, v35
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v32, v32, v44
	buffer_store_dword v32, v43, s[0:3], 0 offen
	v_add_u32_e32 v32, vcc, 12, v25
	buffer_load_dword v43, v32, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v33, v33, v47
	buffer_store_dword v33, v45, s[0:3], 0 offen
	v_add_u32_e32 v33, vcc, 16, v25
	buffer_load_dword v44, v33, s[0:3], 0 offen
	v_mul_f32_e32 v36, v5, v36
	v_mul_f32_e32 v37, v6, v37
	v_mul_f32_e32 v38, v7, v38
	v_mul_f32_e32 v28, v9, v28
	v_mul_f32_e32 v29, v10, v29
	v_mul_f32_e32 v30, v11, v30
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v34, v34, v43
	buffer_store_dword v34, v32, s[0:3], 0 offen
	v_add_u32_e32 v32, vcc, 20, v25
	buffer_load_dword v34, v32, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v35, v35, v44
	buffer_store_dword v35, v33, s[0:3], 0 offen
	v_add_u32_e32 v33, vcc, 24, v25
	buffer_load_dword v35, v33, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v34, v36, v34
	buffer_store_dword v34, v32, s[0:3], 0 offen
	v_add_u32_e32 v32, vcc, 28, v25
	buffer_load_dword v34, v32, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v35, v37, v35
	buffer_store_dword v35, v33, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v33, v38, v34
	buffer_store_dword v33, v32, s[0:3], 0 offen
	v_add_u32_e32 v32, vcc, 32, v25
	buffer_load_dword v33, v32, s[0:3], 0 offen
	v_add_u32_e32 v34, vcc, 36, v25
	buffer_load_dword v35, v34, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v27, v27, v33
	buffer_store_dword v27, v32, s[0:3], 0 offen
	v_add_u32_e32 v27, vcc, 40, v25
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v28, v28, v35
	buffer_load_dword v32, v27, s[0:3], 0 offen
	buffer_store_dword v28, v34, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, 44, v25
	buffer_load_dword v33, v28, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v29, v29, v32
	buffer_store_dword v29, v27, s[0:3], 0 offen
	v_add_u32_e32 v27, vcc, 48, v25
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v30, v30, v33
	buffer_load_dword v29, v27, s[0:3], 0 offen
	buffer_store_dword v30, v28, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, 52, v25
	buffer_load_dword v30, v28, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v29, v42, v29
	buffer_store_dword v29, v27, s[0:3], 0 offen
	v_add_u32_e32 v27, vcc, 56, v25
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v30, v41, v30
	buffer_load_dword v29, v27, s[0:3], 0 offen
	buffer_store_dword v30, v28, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, 60, v25
	buffer_load_dword v30, v28, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v29, v40, v29
	buffer_store_dword v29, v27, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v27, v39, v30
	buffer_store_dword v27, v28, s[0:3], 0 offen
	v_add_f32_e32 v27, v31, v46
	buffer_store_dword v27, v25, s[0:3], 0 offen
	v_add_u32_e32 v25, vcc, 64, v25
	v_cmp_eq_u32_e32 vcc, 0, v26
	s_or_b64 s[16:17], vcc, s[16:17]
	v_add_u32_e32 v22, vcc, 64, v22
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_16
.LBB0_17:                               ;   in Loop: Header=BB0_14 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 107
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_13
; %bb.18:                               ;   in Loop: Header=BB0_14 Depth=1
	.loc	1 0
	v_mov_b32_e32 v1, v20
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v3, v17
	v_mov_b32_e32 v2, v21
	v_mov_b32_e32 v4, v16
.LBB0_19:                               ;   Parent Loop BB0_14 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 107
	flat_load_dword v5, v[1:2]
	buffer_load_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 1, v4
	v_add_u32_e32 v1, vcc, 4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_ge_i32_e32 vcc, v4, v48
	s_or_b64 s[16:17], vcc, s[16:17]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v5, v0, v5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v6
	buffer_store_dword v5, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 4, v3
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_19
	s_branch .LBB0_13
.LBB0_20:
	.loc	1 110
	buffer_load_dword v0, off, s[0:3], 0 offset:2548
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_28
; %bb.21:
	.loc	1 0
	buffer_load_dword v0, off, s[0:3], 0 offset:2552
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 0, v0
	.loc	1 111
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_28
; %bb.22:
	.loc	1 63
	s_load_dword s4, s[6:7], 0x38
	s_load_dwordx2 s[6:7], s[6:7], 0x30
	.loc	1 111
	buffer_load_dword v0, off, s[0:3], 0 offset:2556
	buffer_load_dword v3, off, s[0:3], 0 offset:2540
	buffer_load_dword v4, off, s[0:3], 0 offset:2544
	.loc	1 110
	v_max_i32_e32 v2, 1, v48
	.loc	1 111
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[4:5], s4, v0, 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_cmp_neq_f32_e64 s[4:5], s19, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	v_mov_b32_e32 v3, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mov_b32_e32 v3, 64
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_24
.LBB0_23:                               ;   in Loop: Header=BB0_24 Depth=1
	v_add_u32_e32 v2, vcc, -1, v2
	.loc	1 114
	flat_store_dword v[0:1], v5
	.loc	1 111
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v3, vcc, 4, v3
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_28
.LBB0_24:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 114
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_24 Depth=1
	flat_load_dword v5, v[0:1]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s15, v4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s19, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_23
	s_branch .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_24 Depth=1
.LBB0_27:                               ;   in Loop: Header=BB0_24 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s15, v4
	s_branch .LBB0_23
.LBB0_28:
	.loc	1 116
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu_thin
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 2624
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
		.amdhsa_next_free_sgpr 28
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
	.size	gemm_cpu_thin, .Lfunc_end0-gemm_cpu_thin
	.size	gemm_cpu_thin$local, .Lfunc_end0-gemm_cpu_thin
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 10952
; NumSgprs: 34
; NumVgprs: 256
; ScratchSize: 2624
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 63
; NumSGPRsForWavesPerEU: 34
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
    .name:           gemm_cpu_thin
    .private_segment_fixed_size: 2624
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         gemm_cpu_thin.kd
    .vgpr_count:     256
    .vgpr_spill_count: 117
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

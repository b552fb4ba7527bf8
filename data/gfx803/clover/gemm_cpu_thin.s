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
	s_load_dword s20, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_load_dwordx2 s[8:9], s[6:7], 0x44
	s_load_dword s21, s[6:7], 0x18
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s22, s20, 0xffff
	v_add_u32_e32 v0, vcc, s8, v0
	s_lshr_b32 s8, s20, 16
	s_mul_i32 s8, s8, s11
	s_mul_i32 s22, s22, s10
	s_add_i32 s8, s9, s8
	v_add_u32_e32 v0, vcc, s22, v0
	v_add_u32_e32 v1, vcc, s8, v1
	v_lshlrev_b32_e32 v2, 9, v0
	.loc	1 64
	v_sub_u32_e32 v0, vcc, s12, v1
	buffer_store_dword v0, off, s[0:3], 0 offset:3060
	v_min_i32_e32 v0, 1, v0
	.loc	1 70
	v_add_u32_e32 v0, vcc, v1, v0
	.loc	1 69
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 70
	v_add_u32_e32 v0, vcc, -1, v0
	.loc	1 64
	v_sub_u32_e32 v4, vcc, s13, v2
	buffer_store_dword v2, off, s[0:3], 0 offset:3052
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:3056
	buffer_store_dword v1, off, s[0:3], 0 offset:3068
	.loc	1 70
	v_mad_i64_i32 v[0:1], s[8:9], v0, s21, 0
	v_mov_b32_e32 v2, 0
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
	buffer_store_dword v2, off, s[0:3], 0 offset:1048
	buffer_store_dword v2, off, s[0:3], 0 offset:1044
	buffer_store_dword v2, off, s[0:3], 0 offset:1040
	buffer_store_dword v2, off, s[0:3], 0 offset:1132
	buffer_store_dword v2, off, s[0:3], 0 offset:1136
	buffer_store_dword v2, off, s[0:3], 0 offset:1140
	buffer_store_dword v2, off, s[0:3], 0 offset:1144
	buffer_store_dword v2, off, s[0:3], 0 offset:1148
	buffer_store_dword v2, off, s[0:3], 0 offset:1024
	buffer_store_dword v2, off, s[0:3], 0 offset:1028
	buffer_store_dword v2, off, s[0:3], 0 offset:1032
	buffer_store_dword v2, off, s[0:3], 0 offset:1036
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
	buffer_store_dword v4, off, s[0:3], 0 offset:3064
	.loc	1 70
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 64
	v_min_i32_e32 v48, 0x200, v4
	.loc	1 70
	v_mov_b32_e32 v2, s5
	.loc	1 67
	s_ashr_i32 s13, s18, 31
	.loc	1 70
	v_add_u32_e32 v49, vcc, s4, v0
	.loc	1 67
	s_mov_b32 s12, s18
	.loc	1 70
	v_addc_u32_e32 v50, vcc, v2, v1, vcc
	s_mov_b32 s10, 0
	.loc	1 106
	s_cmp_lt_i32 s14, 8
	s_mov_b32 s18, 8
	v_ashrrev_i32_e32 v2, 31, v48
	v_cmp_lt_i32_e64 s[4:5], 15, v48
	s_cbranch_scc1 .LBB0_11
; %bb.1:
	.loc	1 69
	buffer_load_dword v0, off, s[0:3], 0 offset:3052
	buffer_load_dword v1, off, s[0:3], 0 offset:3056
	v_mov_b32_e32 v4, s17
	s_mov_b32 s11, 0
	.loc	1 106
	s_lshl_b64 s[20:21], s[12:13], 5
	s_lshl_b64 s[22:23], s[12:13], 2
	s_mov_b32 s10, s11
	.loc	1 69
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v5, vcc, s16, v0
	v_addc_u32_e32 v6, vcc, v4, v1, vcc
	buffer_store_dword v5, off, s[0:3], 0 offset:3008
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], 0 offset:3012
	buffer_store_dword v2, off, s[0:3], 0 offset:3072
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_u32_e32 v2, vcc, v48, v2
	v_and_b32_e32 v6, -16, v2
	v_ashrrev_i32_e32 v5, 4, v2
	v_mov_b32_e32 v2, v6
	buffer_store_dword v48, off, s[0:3], 0 offset:3024
	.loc	1 106
	v_ashrrev_i32_e32 v7, 31, v6
	buffer_store_dword v2, off, s[0:3], 0 offset:3040
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:3044
	v_cmp_lt_i32_e64 s[8:9], v6, v48
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	buffer_store_dword v0, off, s[0:3], 0 offset:3016
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:3020
	buffer_store_dword v5, off, s[0:3], 0 offset:3036
	v_lshlrev_b32_e32 v0, 6, v5
	v_mov_b32_e32 v1, 64
	v_add_u32_e32 v0, vcc, v1, v0
	buffer_store_dword v0, off, s[0:3], 0 offset:3048
	buffer_store_dword v49, off, s[0:3], 0 offset:3028
	buffer_store_dword v50, off, s[0:3], 0 offset:3032
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_7 Depth 2
	s_lshl_b64 s[24:25], s[10:11], 2
	v_mov_b32_e32 v1, s25
	v_add_u32_e32 v0, vcc, s24, v49
	v_addc_u32_e32 v1, vcc, v50, v1, vcc
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_load_dwordx4 v[128:131], v[0:1]
	flat_load_dwordx4 v[132:135], v[2:3]
	s_mov_b32 s10, s18
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_5
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v128
	v_mov_b32_e32 v1, v128
	buffer_load_dword v143, off, s[0:3], 0 offset:3008
	buffer_load_dword v144, off, s[0:3], 0 offset:3012
	buffer_load_dword v155, off, s[0:3], 0 offset:3036
	buffer_store_dword v0, off, s[0:3], 0 offset:2112
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2116
	buffer_store_dword v2, off, s[0:3], 0 offset:2120
	buffer_store_dword v3, off, s[0:3], 0 offset:2124
	buffer_store_dword v4, off, s[0:3], 0 offset:2128
	buffer_store_dword v5, off, s[0:3], 0 offset:2132
	buffer_store_dword v6, off, s[0:3], 0 offset:2136
	buffer_store_dword v7, off, s[0:3], 0 offset:2140
	buffer_store_dword v8, off, s[0:3], 0 offset:2144
	buffer_store_dword v9, off, s[0:3], 0 offset:2148
	buffer_store_dword v10, off, s[0:3], 0 offset:2152
	buffer_store_dword v11, off, s[0:3], 0 offset:2156
	buffer_store_dword v12, off, s[0:3], 0 offset:2160
	buffer_store_dword v13, off, s[0:3], 0 offset:2164
	buffer_store_dword v14, off, s[0:3], 0 offset:2168
	buffer_store_dword v15, off, s[0:3], 0 offset:2172
	v_mov_b32_e32 v2, v128
	v_mov_b32_e32 v154, 64
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v16, v129
	v_mov_b32_e32 v17, v129
	v_mov_b32_e32 v18, v129
	v_mov_b32_e32 v19, v129
	v_mov_b32_e32 v20, v129
	v_mov_b32_e32 v21, v129
	v_mov_b32_e32 v22, v129
	v_mov_b32_e32 v23, v129
	v_mov_b32_e32 v24, v129
	v_mov_b32_e32 v25, v129
	v_mov_b32_e32 v26, v129
	v_mov_b32_e32 v27, v129
	v_mov_b32_e32 v28, v129
	v_mov_b32_e32 v29, v129
	v_mov_b32_e32 v30, v129
	v_mov_b32_e32 v31, v129
	v_mov_b32_e32 v32, v130
	v_mov_b32_e32 v33, v130
	v_mov_b32_e32 v34, v130
	v_mov_b32_e32 v35, v130
	v_mov_b32_e32 v36, v130
	v_mov_b32_e32 v37, v130
	v_mov_b32_e32 v38, v130
	v_mov_b32_e32 v39, v130
	v_mov_b32_e32 v40, v130
	v_mov_b32_e32 v41, v130
	v_mov_b32_e32 v42, v130
	v_mov_b32_e32 v43, v130
	v_mov_b32_e32 v44, v130
	v_mov_b32_e32 v45, v130
	v_mov_b32_e32 v46, v130
	v_mov_b32_e32 v47, v130
	v_mov_b32_e32 v48, v131
	v_mov_b32_e32 v49, v131
	v_mov_b32_e32 v50, v131
	v_mov_b32_e32 v51, v131
	v_mov_b32_e32 v52, v131
	v_mov_b32_e32 v53, v131
	v_mov_b32_e32 v54, v131
	v_mov_b32_e32 v55, v131
	v_mov_b32_e32 v56, v131
	v_mov_b32_e32 v57, v131
	v_mov_b32_e32 v58, v131
	v_mov_b32_e32 v59, v131
	v_mov_b32_e32 v60, v131
	v_mov_b32_e32 v61, v131
	v_mov_b32_e32 v62, v131
	v_mov_b32_e32 v63, v131
	v_mov_b32_e32 v64, v132
	v_mov_b32_e32 v65, v132
	v_mov_b32_e32 v66, v132
	v_mov_b32_e32 v67, v132
	v_mov_b32_e32 v68, v132
	v_mov_b32_e32 v69, v132
	v_mov_b32_e32 v70, v132
	v_mov_b32_e32 v71, v132
	v_mov_b32_e32 v72, v132
	v_mov_b32_e32 v73, v132
	v_mov_b32_e32 v74, v132
	buffer_store_dword v0, off, s[0:3], 0 offset:2176
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2180
	buffer_store_dword v2, off, s[0:3], 0 offset:2184
	buffer_store_dword v3, off, s[0:3], 0 offset:2188
	buffer_store_dword v4, off, s[0:3], 0 offset:2192
	buffer_store_dword v5, off, s[0:3], 0 offset:2196
	buffer_store_dword v6, off, s[0:3], 0 offset:2200
	buffer_store_dword v7, off, s[0:3], 0 offset:2204
	buffer_store_dword v8, off, s[0:3], 0 offset:2208
	buffer_store_dword v9, off, s[0:3], 0 offset:2212
	buffer_store_dword v10, off, s[0:3], 0 offset:2216
	buffer_store_dword v11, off, s[0:3], 0 offset:2220
	buffer_store_dword v12, off, s[0:3], 0 offset:2224
	buffer_store_dword v13, off, s[0:3], 0 offset:2228
	buffer_store_dword v14, off, s[0:3], 0 offset:2232
	buffer_store_dword v15, off, s[0:3], 0 offset:2236
	v_mov_b32_e32 v3, v128
	v_mov_b32_e32 v75, v132
	v_mov_b32_e32 v76, v132
	v_mov_b32_e32 v77, v132
	v_mov_b32_e32 v78, v132
	v_mov_b32_e32 v79, v132
	v_mov_b32_e32 v80, v133
	v_mov_b32_e32 v81, v133
	v_mov_b32_e32 v82, v133
	v_mov_b32_e32 v83, v133
	v_mov_b32_e32 v84, v133
	v_mov_b32_e32 v85, v133
	v_mov_b32_e32 v86, v133
	v_mov_b32_e32 v87, v133
	v_mov_b32_e32 v88, v133
	v_mov_b32_e32 v89, v133
	v_mov_b32_e32 v90, v133
	v_mov_b32_e32 v91, v133
	v_mov_b32_e32 v92, v133
	v_mov_b32_e32 v93, v133
	v_mov_b32_e32 v94, v133
	v_mov_b32_e32 v95, v133
	v_mov_b32_e32 v96, v134
	v_mov_b32_e32 v97, v134
	v_mov_b32_e32 v98, v134
	v_mov_b32_e32 v99, v134
	v_mov_b32_e32 v100, v134
	v_mov_b32_e32 v101, v134
	v_mov_b32_e32 v102, v134
	v_mov_b32_e32 v103, v134
	v_mov_b32_e32 v104, v134
	v_mov_b32_e32 v105, v134
	v_mov_b32_e32 v106, v134
	v_mov_b32_e32 v107, v134
	v_mov_b32_e32 v108, v134
	v_mov_b32_e32 v109, v134
	v_mov_b32_e32 v110, v134
	v_mov_b32_e32 v111, v134
	v_mov_b32_e32 v112, v135
	v_mov_b32_e32 v113, v135
	v_mov_b32_e32 v114, v135
	v_mov_b32_e32 v115, v135
	v_mov_b32_e32 v116, v135
	v_mov_b32_e32 v117, v135
	v_mov_b32_e32 v118, v135
	v_mov_b32_e32 v119, v135
	v_mov_b32_e32 v120, v135
	v_mov_b32_e32 v121, v135
	v_mov_b32_e32 v122, v135
	v_mov_b32_e32 v123, v135
	v_mov_b32_e32 v124, v135
	v_mov_b32_e32 v125, v135
	v_mov_b32_e32 v126, v135
	v_mov_b32_e32 v127, v135
	buffer_store_dword v0, off, s[0:3], 0 offset:2240
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2244
	buffer_store_dword v2, off, s[0:3], 0 offset:2248
	buffer_store_dword v3, off, s[0:3], 0 offset:2252
	buffer_store_dword v4, off, s[0:3], 0 offset:2256
	buffer_store_dword v5, off, s[0:3], 0 offset:2260
	buffer_store_dword v6, off, s[0:3], 0 offset:2264
	buffer_store_dword v7, off, s[0:3], 0 offset:2268
	buffer_store_dword v8, off, s[0:3], 0 offset:2272
	buffer_store_dword v9, off, s[0:3], 0 offset:2276
	buffer_store_dword v10, off, s[0:3], 0 offset:2280
	buffer_store_dword v11, off, s[0:3], 0 offset:2284
	buffer_store_dword v12, off, s[0:3], 0 offset:2288
	buffer_store_dword v13, off, s[0:3], 0 offset:2292
	buffer_store_dword v14, off, s[0:3], 0 offset:2296
	buffer_store_dword v15, off, s[0:3], 0 offset:2300
	v_mov_b32_e32 v4, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2304
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2308
	buffer_store_dword v2, off, s[0:3], 0 offset:2312
	buffer_store_dword v3, off, s[0:3], 0 offset:2316
	buffer_store_dword v4, off, s[0:3], 0 offset:2320
	buffer_store_dword v5, off, s[0:3], 0 offset:2324
	buffer_store_dword v6, off, s[0:3], 0 offset:2328
	buffer_store_dword v7, off, s[0:3], 0 offset:2332
	buffer_store_dword v8, off, s[0:3], 0 offset:2336
	buffer_store_dword v9, off, s[0:3], 0 offset:2340
	buffer_store_dword v10, off, s[0:3], 0 offset:2344
	buffer_store_dword v11, off, s[0:3], 0 offset:2348
	buffer_store_dword v12, off, s[0:3], 0 offset:2352
	buffer_store_dword v13, off, s[0:3], 0 offset:2356
	buffer_store_dword v14, off, s[0:3], 0 offset:2360
	buffer_store_dword v15, off, s[0:3], 0 offset:2364
	v_mov_b32_e32 v5, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2368
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2372
	buffer_store_dword v2, off, s[0:3], 0 offset:2376
	buffer_store_dword v3, off, s[0:3], 0 offset:2380
	buffer_store_dword v4, off, s[0:3], 0 offset:2384
	buffer_store_dword v5, off, s[0:3], 0 offset:2388
	buffer_store_dword v6, off, s[0:3], 0 offset:2392
	buffer_store_dword v7, off, s[0:3], 0 offset:2396
	buffer_store_dword v8, off, s[0:3], 0 offset:2400
	buffer_store_dword v9, off, s[0:3], 0 offset:2404
	buffer_store_dword v10, off, s[0:3], 0 offset:2408
	buffer_store_dword v11, off, s[0:3], 0 offset:2412
	buffer_store_dword v12, off, s[0:3], 0 offset:2416
	buffer_store_dword v13, off, s[0:3], 0 offset:2420
	buffer_store_dword v14, off, s[0:3], 0 offset:2424
	buffer_store_dword v15, off, s[0:3], 0 offset:2428
	v_mov_b32_e32 v6, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2432
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2436
	buffer_store_dword v2, off, s[0:3], 0 offset:2440
	buffer_store_dword v3, off, s[0:3], 0 offset:2444
	buffer_store_dword v4, off, s[0:3], 0 offset:2448
	buffer_store_dword v5, off, s[0:3], 0 offset:2452
	buffer_store_dword v6, off, s[0:3], 0 offset:2456
	buffer_store_dword v7, off, s[0:3], 0 offset:2460
	buffer_store_dword v8, off, s[0:3], 0 offset:2464
	buffer_store_dword v9, off, s[0:3], 0 offset:2468
	buffer_store_dword v10, off, s[0:3], 0 offset:2472
	buffer_store_dword v11, off, s[0:3], 0 offset:2476
	buffer_store_dword v12, off, s[0:3], 0 offset:2480
	buffer_store_dword v13, off, s[0:3], 0 offset:2484
	buffer_store_dword v14, off, s[0:3], 0 offset:2488
	buffer_store_dword v15, off, s[0:3], 0 offset:2492
	v_mov_b32_e32 v7, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2496
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2500
	buffer_store_dword v2, off, s[0:3], 0 offset:2504
	buffer_store_dword v3, off, s[0:3], 0 offset:2508
	buffer_store_dword v4, off, s[0:3], 0 offset:2512
	buffer_store_dword v5, off, s[0:3], 0 offset:2516
	buffer_store_dword v6, off, s[0:3], 0 offset:2520
	buffer_store_dword v7, off, s[0:3], 0 offset:2524
	buffer_store_dword v8, off, s[0:3], 0 offset:2528
	buffer_store_dword v9, off, s[0:3], 0 offset:2532
	buffer_store_dword v10, off, s[0:3], 0 offset:2536
	buffer_store_dword v11, off, s[0:3], 0 offset:2540
	buffer_store_dword v12, off, s[0:3], 0 offset:2544
	buffer_store_dword v13, off, s[0:3], 0 offset:2548
	buffer_store_dword v14, off, s[0:3], 0 offset:2552
	buffer_store_dword v15, off, s[0:3], 0 offset:2556
	v_mov_b32_e32 v8, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2560
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2564
	buffer_store_dword v2, off, s[0:3], 0 offset:2568
	buffer_store_dword v3, off, s[0:3], 0 offset:2572
	buffer_store_dword v4, off, s[0:3], 0 offset:2576
	buffer_store_dword v5, off, s[0:3], 0 offset:2580
	buffer_store_dword v6, off, s[0:3], 0 offset:2584
	buffer_store_dword v7, off, s[0:3], 0 offset:2588
	buffer_store_dword v8, off, s[0:3], 0 offset:2592
	buffer_store_dword v9, off, s[0:3], 0 offset:2596
	buffer_store_dword v10, off, s[0:3], 0 offset:2600
	buffer_store_dword v11, off, s[0:3], 0 offset:2604
	buffer_store_dword v12, off, s[0:3], 0 offset:2608
	buffer_store_dword v13, off, s[0:3], 0 offset:2612
	buffer_store_dword v14, off, s[0:3], 0 offset:2616
	buffer_store_dword v15, off, s[0:3], 0 offset:2620
	v_mov_b32_e32 v9, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2624
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2628
	buffer_store_dword v2, off, s[0:3], 0 offset:2632
	buffer_store_dword v3, off, s[0:3], 0 offset:2636
	buffer_store_dword v4, off, s[0:3], 0 offset:2640
	buffer_store_dword v5, off, s[0:3], 0 offset:2644
	buffer_store_dword v6, off, s[0:3], 0 offset:2648
	buffer_store_dword v7, off, s[0:3], 0 offset:2652
	buffer_store_dword v8, off, s[0:3], 0 offset:2656
	buffer_store_dword v9, off, s[0:3], 0 offset:2660
	buffer_store_dword v10, off, s[0:3], 0 offset:2664
	buffer_store_dword v11, off, s[0:3], 0 offset:2668
	buffer_store_dword v12, off, s[0:3], 0 offset:2672
	buffer_store_dword v13, off, s[0:3], 0 offset:2676
	buffer_store_dword v14, off, s[0:3], 0 offset:2680
	buffer_store_dword v15, off, s[0:3], 0 offset:2684
	v_mov_b32_e32 v10, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2688
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2692
	buffer_store_dword v2, off, s[0:3], 0 offset:2696
	buffer_store_dword v3, off, s[0:3], 0 offset:2700
	buffer_store_dword v4, off, s[0:3], 0 offset:2704
	buffer_store_dword v5, off, s[0:3], 0 offset:2708
	buffer_store_dword v6, off, s[0:3], 0 offset:2712
	buffer_store_dword v7, off, s[0:3], 0 offset:2716
	buffer_store_dword v8, off, s[0:3], 0 offset:2720
	buffer_store_dword v9, off, s[0:3], 0 offset:2724
	buffer_store_dword v10, off, s[0:3], 0 offset:2728
	buffer_store_dword v11, off, s[0:3], 0 offset:2732
	buffer_store_dword v12, off, s[0:3], 0 offset:2736
	buffer_store_dword v13, off, s[0:3], 0 offset:2740
	buffer_store_dword v14, off, s[0:3], 0 offset:2744
	buffer_store_dword v15, off, s[0:3], 0 offset:2748
	v_mov_b32_e32 v11, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2752
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2756
	buffer_store_dword v2, off, s[0:3], 0 offset:2760
	buffer_store_dword v3, off, s[0:3], 0 offset:2764
	buffer_store_dword v4, off, s[0:3], 0 offset:2768
	buffer_store_dword v5, off, s[0:3], 0 offset:2772
	buffer_store_dword v6, off, s[0:3], 0 offset:2776
	buffer_store_dword v7, off, s[0:3], 0 offset:2780
	buffer_store_dword v8, off, s[0:3], 0 offset:2784
	buffer_store_dword v9, off, s[0:3], 0 offset:2788
	buffer_store_dword v10, off, s[0:3], 0 offset:2792
	buffer_store_dword v11, off, s[0:3], 0 offset:2796
	buffer_store_dword v12, off, s[0:3], 0 offset:2800
	buffer_store_dword v13, off, s[0:3], 0 offset:2804
	buffer_store_dword v14, off, s[0:3], 0 offset:2808
	buffer_store_dword v15, off, s[0:3], 0 offset:2812
	v_mov_b32_e32 v12, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2816
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2820
	buffer_store_dword v2, off, s[0:3], 0 offset:2824
	buffer_store_dword v3, off, s[0:3], 0 offset:2828
	buffer_store_dword v4, off, s[0:3], 0 offset:2832
	buffer_store_dword v5, off, s[0:3], 0 offset:2836
	buffer_store_dword v6, off, s[0:3], 0 offset:2840
	buffer_store_dword v7, off, s[0:3], 0 offset:2844
	buffer_store_dword v8, off, s[0:3], 0 offset:2848
	buffer_store_dword v9, off, s[0:3], 0 offset:2852
	buffer_store_dword v10, off, s[0:3], 0 offset:2856
	buffer_store_dword v11, off, s[0:3], 0 offset:2860
	buffer_store_dword v12, off, s[0:3], 0 offset:2864
	buffer_store_dword v13, off, s[0:3], 0 offset:2868
	buffer_store_dword v14, off, s[0:3], 0 offset:2872
	buffer_store_dword v15, off, s[0:3], 0 offset:2876
	v_mov_b32_e32 v13, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2880
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2884
	buffer_store_dword v2, off, s[0:3], 0 offset:2888
	buffer_store_dword v3, off, s[0:3], 0 offset:2892
	buffer_store_dword v4, off, s[0:3], 0 offset:2896
	buffer_store_dword v5, off, s[0:3], 0 offset:2900
	buffer_store_dword v6, off, s[0:3], 0 offset:2904
	buffer_store_dword v7, off, s[0:3], 0 offset:2908
	buffer_store_dword v8, off, s[0:3], 0 offset:2912
	buffer_store_dword v9, off, s[0:3], 0 offset:2916
	buffer_store_dword v10, off, s[0:3], 0 offset:2920
	buffer_store_dword v11, off, s[0:3], 0 offset:2924
	buffer_store_dword v12, off, s[0:3], 0 offset:2928
	buffer_store_dword v13, off, s[0:3], 0 offset:2932
	buffer_store_dword v14, off, s[0:3], 0 offset:2936
	buffer_store_dword v15, off, s[0:3], 0 offset:2940
	v_mov_b32_e32 v14, v128
	buffer_store_dword v0, off, s[0:3], 0 offset:2944
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2948
	buffer_store_dword v2, off, s[0:3], 0 offset:2952
	buffer_store_dword v3, off, s[0:3], 0 offset:2956
	buffer_store_dword v4, off, s[0:3], 0 offset:2960
	buffer_store_dword v5, off, s[0:3], 0 offset:2964
	buffer_store_dword v6, off, s[0:3], 0 offset:2968
	buffer_store_dword v7, off, s[0:3], 0 offset:2972
	buffer_store_dword v8, off, s[0:3], 0 offset:2976
	buffer_store_dword v9, off, s[0:3], 0 offset:2980
	buffer_store_dword v10, off, s[0:3], 0 offset:2984
	buffer_store_dword v11, off, s[0:3], 0 offset:2988
	buffer_store_dword v12, off, s[0:3], 0 offset:2992
	buffer_store_dword v13, off, s[0:3], 0 offset:2996
	buffer_store_dword v14, off, s[0:3], 0 offset:3000
	buffer_store_dword v15, off, s[0:3], 0 offset:3004
	v_mov_b32_e32 v15, v128
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 106
	flat_load_dwordx4 v[156:159], v[143:144]
	buffer_load_dword v160, off, s[0:3], 0 offset:2112
	buffer_load_dword v161, off, s[0:3], 0 offset:2116
	buffer_load_dword v162, off, s[0:3], 0 offset:2120
	buffer_load_dword v163, off, s[0:3], 0 offset:2124
	buffer_load_dword v164, off, s[0:3], 0 offset:2128
	buffer_load_dword v165, off, s[0:3], 0 offset:2132
	buffer_load_dword v166, off, s[0:3], 0 offset:2136
	buffer_load_dword v167, off, s[0:3], 0 offset:2140
	buffer_load_dword v168, off, s[0:3], 0 offset:2144
	buffer_load_dword v169, off, s[0:3], 0 offset:2148
	buffer_load_dword v170, off, s[0:3], 0 offset:2152
	buffer_load_dword v171, off, s[0:3], 0 offset:2156
	buffer_load_dword v172, off, s[0:3], 0 offset:2160
	buffer_load_dword v173, off, s[0:3], 0 offset:2164
	buffer_load_dword v174, off, s[0:3], 0 offset:2168
	buffer_load_dword v175, off, s[0:3], 0 offset:2172
	buffer_load_dword v166, off, s[0:3], 0 offset:2176
	buffer_load_dword v167, off, s[0:3], 0 offset:2180
	buffer_load_dword v168, off, s[0:3], 0 offset:2184
	buffer_load_dword v169, off, s[0:3], 0 offset:2188
	buffer_load_dword v170, off, s[0:3], 0 offset:2192
	buffer_load_dword v171, off, s[0:3], 0 offset:2196
	buffer_load_dword v172, off, s[0:3], 0 offset:2200
	buffer_load_dword v173, off, s[0:3], 0 offset:2204
	buffer_load_dword v174, off, s[0:3], 0 offset:2208
	buffer_load_dword v175, off, s[0:3], 0 offset:2212
	buffer_load_dword v176, off, s[0:3], 0 offset:2216
	buffer_load_dword v177, off, s[0:3], 0 offset:2220
	buffer_load_dword v178, off, s[0:3], 0 offset:2224
	buffer_load_dword v179, off, s[0:3], 0 offset:2228
	buffer_load_dword v180, off, s[0:3], 0 offset:2232
	buffer_load_dword v181, off, s[0:3], 0 offset:2236
	s_waitcnt vmcnt(14)
	v_mov_b32_e32 v164, s23
	v_mul_f32_e32 v156, v0, v156
	v_mul_f32_e32 v165, v161, v157
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v166, v168, v158
	buffer_load_dword v167, off, s[0:3], 0 offset:2240
	buffer_load_dword v168, off, s[0:3], 0 offset:2244
	buffer_load_dword v169, off, s[0:3], 0 offset:2248
	buffer_load_dword v170, off, s[0:3], 0 offset:2252
	buffer_load_dword v171, off, s[0:3], 0 offset:2256
	buffer_load_dword v172, off, s[0:3], 0 offset:2260
	buffer_load_dword v173, off, s[0:3], 0 offset:2264
	buffer_load_dword v174, off, s[0:3], 0 offset:2268
	buffer_load_dword v175, off, s[0:3], 0 offset:2272
	buffer_load_dword v176, off, s[0:3], 0 offset:2276
	buffer_load_dword v177, off, s[0:3], 0 offset:2280
	buffer_load_dword v178, off, s[0:3], 0 offset:2284
	buffer_load_dword v179, off, s[0:3], 0 offset:2288
	buffer_load_dword v180, off, s[0:3], 0 offset:2292
	buffer_load_dword v181, off, s[0:3], 0 offset:2296
	buffer_load_dword v182, off, s[0:3], 0 offset:2300
	v_add_u32_e32 v157, vcc, 16, v143
	v_addc_u32_e32 v158, vcc, 0, v144, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v167, v170, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	buffer_load_dword v168, off, s[0:3], 0 offset:2304
	buffer_load_dword v169, off, s[0:3], 0 offset:2308
	buffer_load_dword v170, off, s[0:3], 0 offset:2312
	buffer_load_dword v171, off, s[0:3], 0 offset:2316
	buffer_load_dword v172, off, s[0:3], 0 offset:2320
	buffer_load_dword v173, off, s[0:3], 0 offset:2324
	buffer_load_dword v174, off, s[0:3], 0 offset:2328
	buffer_load_dword v175, off, s[0:3], 0 offset:2332
	buffer_load_dword v176, off, s[0:3], 0 offset:2336
	buffer_load_dword v177, off, s[0:3], 0 offset:2340
	buffer_load_dword v178, off, s[0:3], 0 offset:2344
	buffer_load_dword v179, off, s[0:3], 0 offset:2348
	buffer_load_dword v180, off, s[0:3], 0 offset:2352
	buffer_load_dword v181, off, s[0:3], 0 offset:2356
	buffer_load_dword v182, off, s[0:3], 0 offset:2360
	buffer_load_dword v183, off, s[0:3], 0 offset:2364
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v168, v172, v157
	buffer_load_dword v169, off, s[0:3], 0 offset:2368
	buffer_load_dword v170, off, s[0:3], 0 offset:2372
	buffer_load_dword v171, off, s[0:3], 0 offset:2376
	buffer_load_dword v172, off, s[0:3], 0 offset:2380
	buffer_load_dword v173, off, s[0:3], 0 offset:2384
	buffer_load_dword v174, off, s[0:3], 0 offset:2388
	buffer_load_dword v175, off, s[0:3], 0 offset:2392
	buffer_load_dword v176, off, s[0:3], 0 offset:2396
	buffer_load_dword v177, off, s[0:3], 0 offset:2400
	buffer_load_dword v178, off, s[0:3], 0 offset:2404
	buffer_load_dword v179, off, s[0:3], 0 offset:2408
	buffer_load_dword v180, off, s[0:3], 0 offset:2412
	buffer_load_dword v181, off, s[0:3], 0 offset:2416
	buffer_load_dword v182, off, s[0:3], 0 offset:2420
	buffer_load_dword v183, off, s[0:3], 0 offset:2424
	buffer_load_dword v184, off, s[0:3], 0 offset:2428
	v_add_u32_e32 v157, vcc, 32, v143
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v169, v174, v158
	buffer_load_dword v170, off, s[0:3], 0 offset:2432
	buffer_load_dword v171, off, s[0:3], 0 offset:2436
	buffer_load_dword v172, off, s[0:3], 0 offset:2440
	buffer_load_dword v173, off, s[0:3], 0 offset:2444
	buffer_load_dword v174, off, s[0:3], 0 offset:2448
	buffer_load_dword v175, off, s[0:3], 0 offset:2452
	buffer_load_dword v176, off, s[0:3], 0 offset:2456
	buffer_load_dword v177, off, s[0:3], 0 offset:2460
	buffer_load_dword v178, off, s[0:3], 0 offset:2464
	buffer_load_dword v179, off, s[0:3], 0 offset:2468
	buffer_load_dword v180, off, s[0:3], 0 offset:2472
	buffer_load_dword v181, off, s[0:3], 0 offset:2476
	buffer_load_dword v182, off, s[0:3], 0 offset:2480
	buffer_load_dword v183, off, s[0:3], 0 offset:2484
	buffer_load_dword v184, off, s[0:3], 0 offset:2488
	buffer_load_dword v185, off, s[0:3], 0 offset:2492
	v_addc_u32_e32 v158, vcc, 0, v144, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v170, v176, v159
	buffer_load_dword v171, off, s[0:3], 0 offset:2496
	buffer_load_dword v172, off, s[0:3], 0 offset:2500
	buffer_load_dword v173, off, s[0:3], 0 offset:2504
	buffer_load_dword v174, off, s[0:3], 0 offset:2508
	buffer_load_dword v175, off, s[0:3], 0 offset:2512
	buffer_load_dword v176, off, s[0:3], 0 offset:2516
	buffer_load_dword v177, off, s[0:3], 0 offset:2520
	buffer_load_dword v178, off, s[0:3], 0 offset:2524
	buffer_load_dword v179, off, s[0:3], 0 offset:2528
	buffer_load_dword v180, off, s[0:3], 0 offset:2532
	buffer_load_dword v181, off, s[0:3], 0 offset:2536
	buffer_load_dword v182, off, s[0:3], 0 offset:2540
	buffer_load_dword v183, off, s[0:3], 0 offset:2544
	buffer_load_dword v184, off, s[0:3], 0 offset:2548
	buffer_load_dword v185, off, s[0:3], 0 offset:2552
	buffer_load_dword v186, off, s[0:3], 0 offset:2556
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v171, v178, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	buffer_load_dword v172, off, s[0:3], 0 offset:2560
	buffer_load_dword v173, off, s[0:3], 0 offset:2564
	buffer_load_dword v174, off, s[0:3], 0 offset:2568
	buffer_load_dword v175, off, s[0:3], 0 offset:2572
	buffer_load_dword v176, off, s[0:3], 0 offset:2576
	buffer_load_dword v177, off, s[0:3], 0 offset:2580
	buffer_load_dword v178, off, s[0:3], 0 offset:2584
	buffer_load_dword v179, off, s[0:3], 0 offset:2588
	buffer_load_dword v180, off, s[0:3], 0 offset:2592
	buffer_load_dword v181, off, s[0:3], 0 offset:2596
	buffer_load_dword v182, off, s[0:3], 0 offset:2600
	buffer_load_dword v183, off, s[0:3], 0 offset:2604
	buffer_load_dword v184, off, s[0:3], 0 offset:2608
	buffer_load_dword v185, off, s[0:3], 0 offset:2612
	buffer_load_dword v186, off, s[0:3], 0 offset:2616
	buffer_load_dword v187, off, s[0:3], 0 offset:2620
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v172, v180, v157
	buffer_load_dword v173, off, s[0:3], 0 offset:2624
	buffer_load_dword v174, off, s[0:3], 0 offset:2628
	buffer_load_dword v175, off, s[0:3], 0 offset:2632
	buffer_load_dword v176, off, s[0:3], 0 offset:2636
	buffer_load_dword v177, off, s[0:3], 0 offset:2640
	buffer_load_dword v178, off, s[0:3], 0 offset:2644
	buffer_load_dword v179, off, s[0:3], 0 offset:2648
	buffer_load_dword v180, off, s[0:3], 0 offset:2652
	buffer_load_dword v181, off, s[0:3], 0 offset:2656
	buffer_load_dword v182, off, s[0:3], 0 offset:2660
	buffer_load_dword v183, off, s[0:3], 0 offset:2664
	buffer_load_dword v184, off, s[0:3], 0 offset:2668
	buffer_load_dword v185, off, s[0:3], 0 offset:2672
	buffer_load_dword v186, off, s[0:3], 0 offset:2676
	buffer_load_dword v187, off, s[0:3], 0 offset:2680
	buffer_load_dword v188, off, s[0:3], 0 offset:2684
	v_add_u32_e32 v157, vcc, 48, v143
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v173, v182, v158
	buffer_load_dword v174, off, s[0:3], 0 offset:2688
	buffer_load_dword v175, off, s[0:3], 0 offset:2692
	buffer_load_dword v176, off, s[0:3], 0 offset:2696
	buffer_load_dword v177, off, s[0:3], 0 offset:2700
	buffer_load_dword v178, off, s[0:3], 0 offset:2704
	buffer_load_dword v179, off, s[0:3], 0 offset:2708
	buffer_load_dword v180, off, s[0:3], 0 offset:2712
	buffer_load_dword v181, off, s[0:3], 0 offset:2716
	buffer_load_dword v182, off, s[0:3], 0 offset:2720
	buffer_load_dword v183, off, s[0:3], 0 offset:2724
	buffer_load_dword v184, off, s[0:3], 0 offset:2728
	buffer_load_dword v185, off, s[0:3], 0 offset:2732
	buffer_load_dword v186, off, s[0:3], 0 offset:2736
	buffer_load_dword v187, off, s[0:3], 0 offset:2740
	buffer_load_dword v188, off, s[0:3], 0 offset:2744
	buffer_load_dword v189, off, s[0:3], 0 offset:2748
	v_addc_u32_e32 v158, vcc, 0, v144, vcc
	v_add_u32_e32 v161, vcc, s22, v143
	v_addc_u32_e32 v162, vcc, v144, v164, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v174, v184, v159
	buffer_load_dword v175, off, s[0:3], 0 offset:2752
	buffer_load_dword v176, off, s[0:3], 0 offset:2756
	buffer_load_dword v177, off, s[0:3], 0 offset:2760
	buffer_load_dword v178, off, s[0:3], 0 offset:2764
	buffer_load_dword v179, off, s[0:3], 0 offset:2768
	buffer_load_dword v180, off, s[0:3], 0 offset:2772
	buffer_load_dword v181, off, s[0:3], 0 offset:2776
	buffer_load_dword v182, off, s[0:3], 0 offset:2780
	buffer_load_dword v183, off, s[0:3], 0 offset:2784
	buffer_load_dword v184, off, s[0:3], 0 offset:2788
	buffer_load_dword v185, off, s[0:3], 0 offset:2792
	buffer_load_dword v186, off, s[0:3], 0 offset:2796
	buffer_load_dword v187, off, s[0:3], 0 offset:2800
	buffer_load_dword v188, off, s[0:3], 0 offset:2804
	buffer_load_dword v189, off, s[0:3], 0 offset:2808
	buffer_load_dword v190, off, s[0:3], 0 offset:2812
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v175, v186, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	buffer_load_dword v176, off, s[0:3], 0 offset:2816
	buffer_load_dword v177, off, s[0:3], 0 offset:2820
	buffer_load_dword v178, off, s[0:3], 0 offset:2824
	buffer_load_dword v179, off, s[0:3], 0 offset:2828
	buffer_load_dword v180, off, s[0:3], 0 offset:2832
	buffer_load_dword v181, off, s[0:3], 0 offset:2836
	buffer_load_dword v182, off, s[0:3], 0 offset:2840
	buffer_load_dword v183, off, s[0:3], 0 offset:2844
	buffer_load_dword v184, off, s[0:3], 0 offset:2848
	buffer_load_dword v185, off, s[0:3], 0 offset:2852
	buffer_load_dword v186, off, s[0:3], 0 offset:2856
	buffer_load_dword v187, off, s[0:3], 0 offset:2860
	buffer_load_dword v188, off, s[0:3], 0 offset:2864
	buffer_load_dword v189, off, s[0:3], 0 offset:2868
	buffer_load_dword v190, off, s[0:3], 0 offset:2872
	buffer_load_dword v191, off, s[0:3], 0 offset:2876
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v176, v188, v157
	buffer_load_dword v177, off, s[0:3], 0 offset:2880
	buffer_load_dword v178, off, s[0:3], 0 offset:2884
	buffer_load_dword v179, off, s[0:3], 0 offset:2888
	buffer_load_dword v180, off, s[0:3], 0 offset:2892
	buffer_load_dword v181, off, s[0:3], 0 offset:2896
	buffer_load_dword v182, off, s[0:3], 0 offset:2900
	buffer_load_dword v183, off, s[0:3], 0 offset:2904
	buffer_load_dword v184, off, s[0:3], 0 offset:2908
	buffer_load_dword v185, off, s[0:3], 0 offset:2912
	buffer_load_dword v186, off, s[0:3], 0 offset:2916
	buffer_load_dword v187, off, s[0:3], 0 offset:2920
	buffer_load_dword v188, off, s[0:3], 0 offset:2924
	buffer_load_dword v189, off, s[0:3], 0 offset:2928
	buffer_load_dword v190, off, s[0:3], 0 offset:2932
	buffer_load_dword v191, off, s[0:3], 0 offset:2936
	buffer_load_dword v192, off, s[0:3], 0 offset:2940
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v177, v190, v158
	buffer_load_dword v178, off, s[0:3], 0 offset:2944
	buffer_load_dword v179, off, s[0:3], 0 offset:2948
	buffer_load_dword v180, off, s[0:3], 0 offset:2952
	buffer_load_dword v181, off, s[0:3], 0 offset:2956
	buffer_load_dword v182, off, s[0:3], 0 offset:2960
	buffer_load_dword v183, off, s[0:3], 0 offset:2964
	buffer_load_dword v184, off, s[0:3], 0 offset:2968
	buffer_load_dword v185, off, s[0:3], 0 offset:2972
	buffer_load_dword v186, off, s[0:3], 0 offset:2976
	buffer_load_dword v187, off, s[0:3], 0 offset:2980
	buffer_load_dword v188, off, s[0:3], 0 offset:2984
	buffer_load_dword v189, off, s[0:3], 0 offset:2988
	buffer_load_dword v190, off, s[0:3], 0 offset:2992
	buffer_load_dword v191, off, s[0:3], 0 offset:2996
	buffer_load_dword v192, off, s[0:3], 0 offset:3000
	buffer_load_dword v193, off, s[0:3], 0 offset:3004
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v179, v15, v160
	v_mul_f32_e32 v178, v192, v159
	flat_load_dwordx4 v[157:160], v[161:162]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v183, v16, v157
	v_add_u32_e32 v157, vcc, 48, v161
	v_mul_f32_e32 v182, v17, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v180, v19, v160
	v_mul_f32_e32 v181, v18, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v187, v28, v157
	v_add_u32_e32 v157, vcc, 32, v161
	v_mul_f32_e32 v186, v29, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v184, v31, v160
	v_mul_f32_e32 v185, v30, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v191, v24, v157
	v_add_u32_e32 v157, vcc, 16, v161
	v_mul_f32_e32 v190, v25, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v188, v27, v160
	v_mul_f32_e32 v189, v26, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	v_add_u32_e32 v161, vcc, s22, v161
	v_addc_u32_e32 v162, vcc, v162, v164, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v192, v23, v160
	v_mul_f32_e32 v193, v22, v159
	v_mul_f32_e32 v194, v21, v158
	v_mul_f32_e32 v195, v20, v157
	flat_load_dwordx4 v[157:160], v[161:162]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v196, v32, v157
	v_add_u32_e32 v157, vcc, 16, v161
	v_mul_f32_e32 v197, v33, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v198, v34, v159
	v_mul_f32_e32 v199, v35, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v200, v36, v157
	v_add_u32_e32 v157, vcc, 32, v161
	v_mul_f32_e32 v201, v37, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v202, v38, v159
	v_mul_f32_e32 v203, v39, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v204, v40, v157
	v_add_u32_e32 v157, vcc, 48, v161
	v_mul_f32_e32 v205, v41, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v206, v42, v159
	v_mul_f32_e32 v207, v43, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	v_add_u32_e32 v161, vcc, s22, v161
	v_addc_u32_e32 v162, vcc, v162, v164, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v208, v44, v157
	v_mul_f32_e32 v209, v45, v158
	v_mul_f32_e32 v210, v46, v159
	v_mul_f32_e32 v211, v47, v160
	flat_load_dwordx4 v[157:160], v[161:162]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v215, v48, v157
	v_add_u32_e32 v157, vcc, 48, v161
	v_mul_f32_e32 v214, v49, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v212, v51, v160
	v_mul_f32_e32 v213, v50, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v219, v60, v157
	v_add_u32_e32 v157, vcc, 32, v161
	v_mul_f32_e32 v218, v61, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v216, v63, v160
	v_mul_f32_e32 v217, v62, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v223, v56, v157
	v_add_u32_e32 v157, vcc, 16, v161
	v_mul_f32_e32 v222, v57, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v220, v59, v160
	v_mul_f32_e32 v221, v58, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	v_add_u32_e32 v161, vcc, s22, v161
	v_addc_u32_e32 v162, vcc, v162, v164, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v224, v55, v160
	v_mul_f32_e32 v225, v54, v159
	v_mul_f32_e32 v226, v53, v158
	v_mul_f32_e32 v227, v52, v157
	flat_load_dwordx4 v[157:160], v[161:162]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v228, v64, v157
	v_add_u32_e32 v157, vcc, 16, v161
	v_mul_f32_e32 v229, v65, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v230, v66, v159
	v_mul_f32_e32 v231, v67, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v232, v68, v157
	v_add_u32_e32 v157, vcc, 32, v161
	v_mul_f32_e32 v233, v69, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v234, v70, v159
	v_mul_f32_e32 v235, v71, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v236, v72, v157
	v_add_u32_e32 v157, vcc, 48, v161
	v_mul_f32_e32 v237, v73, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v238, v74, v159
	v_mul_f32_e32 v239, v75, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	v_add_u32_e32 v161, vcc, s22, v161
	v_addc_u32_e32 v162, vcc, v162, v164, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v240, v76, v157
	v_mul_f32_e32 v241, v77, v158
	v_mul_f32_e32 v242, v78, v159
	v_mul_f32_e32 v243, v79, v160
	flat_load_dwordx4 v[157:160], v[161:162]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v247, v80, v157
	v_add_u32_e32 v157, vcc, 48, v161
	v_mul_f32_e32 v246, v81, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v244, v83, v160
	v_mul_f32_e32 v245, v82, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v251, v92, v157
	v_add_u32_e32 v157, vcc, 32, v161
	v_mul_f32_e32 v250, v93, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v248, v95, v160
	v_mul_f32_e32 v249, v94, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v255, v88, v157
	v_add_u32_e32 v157, vcc, 16, v161
	v_mul_f32_e32 v254, v89, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v252, v91, v160
	v_mul_f32_e32 v253, v90, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	v_add_u32_e32 v161, vcc, s22, v161
	v_addc_u32_e32 v162, vcc, v162, v164, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v151, v87, v160
	v_mul_f32_e32 v146, v86, v159
	v_mul_f32_e32 v136, v85, v158
	v_mul_f32_e32 v137, v84, v157
	flat_load_dwordx4 v[157:160], v[161:162]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v147, v96, v157
	v_add_u32_e32 v157, vcc, 16, v161
	v_mul_f32_e32 v145, v97, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v152, v98, v159
	v_mul_f32_e32 v140, v99, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v153, v100, v157
	v_add_u32_e32 v157, vcc, 32, v161
	v_mul_f32_e32 v149, v101, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v150, v102, v159
	v_mul_f32_e32 v138, v103, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	v_add_u32_e32 v163, vcc, s22, v161
	v_addc_u32_e32 v164, vcc, v162, v164, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v139, v104, v157
	v_add_u32_e32 v157, vcc, 48, v161
	v_mul_f32_e32 v141, v105, v158
	v_addc_u32_e32 v158, vcc, 0, v162, vcc
	v_mul_f32_e32 v142, v106, v159
	v_mul_f32_e32 v148, v107, v160
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v161, v108, v157
	v_mul_f32_e32 v162, v109, v158
	v_mul_f32_e32 v1, v110, v159
	v_mul_f32_e32 v2, v111, v160
	flat_load_dwordx4 v[157:160], v[163:164]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v112, v157
	v_add_u32_e32 v157, vcc, 48, v163
	v_mul_f32_e32 v5, v113, v158
	v_addc_u32_e32 v158, vcc, 0, v164, vcc
	v_mul_f32_e32 v3, v115, v160
	v_mul_f32_e32 v4, v114, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, v124, v157
	v_add_u32_e32 v157, vcc, 32, v163
	v_mul_f32_e32 v9, v125, v158
	v_addc_u32_e32 v158, vcc, 0, v164, vcc
	v_mul_f32_e32 v7, v127, v160
	v_mul_f32_e32 v8, v126, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, v120, v157
	v_add_u32_e32 v157, vcc, 16, v163
	v_mul_f32_e32 v13, v121, v158
	v_addc_u32_e32 v158, vcc, 0, v164, vcc
	v_add_u32_e32 v163, vcc, 4, v154
	buffer_load_dword v164, v163, s[0:3], 0 offen
	v_mul_f32_e32 v11, v123, v160
	v_mul_f32_e32 v12, v122, v159
	flat_load_dwordx4 v[157:160], v[157:158]
	v_add_u32_e32 v155, vcc, -1, v155
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v164, v165, v164
	v_add_f32_e32 v164, v182, v164
	v_add_f32_e32 v164, v197, v164
	v_add_f32_e32 v164, v214, v164
	v_add_f32_e32 v164, v229, v164
	v_add_f32_e32 v164, v246, v164
	v_add_f32_e32 v145, v145, v164
	v_add_f32_e32 v5, v5, v145
	buffer_store_dword v5, v163, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, 8, v154
	buffer_load_dword v145, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v157, v116, v157
	v_mul_f32_e32 v158, v117, v158
	v_mul_f32_e32 v159, v118, v159
	v_mul_f32_e32 v160, v119, v160
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v145, v166, v145
	v_add_f32_e32 v145, v181, v145
	v_add_f32_e32 v145, v198, v145
	v_add_f32_e32 v145, v213, v145
	v_add_f32_e32 v145, v230, v145
	v_add_f32_e32 v145, v245, v145
	v_add_f32_e32 v145, v152, v145
	v_add_f32_e32 v4, v4, v145
	buffer_store_dword v4, v5, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 12, v154
	buffer_load_dword v5, v4, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v167, v5
	v_add_f32_e32 v5, v180, v5
	v_add_f32_e32 v5, v199, v5
	v_add_f32_e32 v5, v212, v5
	v_add_f32_e32 v5, v231, v5
	v_add_f32_e32 v5, v244, v5
	v_add_f32_e32 v5, v140, v5
	v_add_f32_e32 v3, v3, v5
	buffer_store_dword v3, v4, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 16, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v168, v4
	v_add_f32_e32 v4, v195, v4
	v_add_f32_e32 v4, v200, v4
	v_add_f32_e32 v4, v227, v4
	v_add_f32_e32 v4, v232, v4
	v_add_f32_e32 v4, v137, v4
	v_add_f32_e32 v4, v153, v4
	v_add_f32_e32 v4, v157, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 20, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v169, v4
	v_add_f32_e32 v4, v194, v4
	v_add_f32_e32 v4, v201, v4
	v_add_f32_e32 v4, v226, v4
	v_add_f32_e32 v4, v233, v4
	v_add_f32_e32 v4, v136, v4
	v_add_f32_e32 v4, v149, v4
	v_add_f32_e32 v4, v158, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 24, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v170, v4
	v_add_f32_e32 v4, v193, v4
	v_add_f32_e32 v4, v202, v4
	v_add_f32_e32 v4, v225, v4
	v_add_f32_e32 v4, v234, v4
	v_add_f32_e32 v4, v146, v4
	v_add_f32_e32 v4, v150, v4
	v_add_f32_e32 v4, v159, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 28, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v171, v4
	v_add_f32_e32 v4, v192, v4
	v_add_f32_e32 v4, v203, v4
	v_add_f32_e32 v4, v224, v4
	v_add_f32_e32 v4, v235, v4
	v_add_f32_e32 v4, v151, v4
	v_add_f32_e32 v4, v138, v4
	v_add_f32_e32 v4, v160, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 32, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v172, v4
	v_add_f32_e32 v4, v191, v4
	v_add_f32_e32 v4, v204, v4
	v_add_f32_e32 v4, v223, v4
	v_add_f32_e32 v4, v236, v4
	v_add_f32_e32 v4, v255, v4
	v_add_f32_e32 v4, v139, v4
	v_add_f32_e32 v4, v14, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 36, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v173, v4
	v_add_f32_e32 v4, v190, v4
	v_add_f32_e32 v4, v205, v4
	v_add_f32_e32 v4, v222, v4
	v_add_f32_e32 v4, v237, v4
	v_add_f32_e32 v4, v254, v4
	v_add_f32_e32 v4, v141, v4
	v_add_f32_e32 v4, v13, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 40, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v174, v4
	v_add_f32_e32 v4, v189, v4
	v_add_f32_e32 v4, v206, v4
	v_add_f32_e32 v4, v221, v4
	v_add_f32_e32 v4, v238, v4
	v_add_f32_e32 v4, v253, v4
	v_add_f32_e32 v4, v142, v4
	v_add_f32_e32 v4, v12, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 44, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v175, v4
	v_add_f32_e32 v4, v188, v4
	v_add_f32_e32 v4, v207, v4
	v_add_f32_e32 v4, v220, v4
	v_add_f32_e32 v4, v239, v4
	v_add_f32_e32 v4, v252, v4
	v_add_f32_e32 v4, v148, v4
	v_add_f32_e32 v4, v11, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 48, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v176, v4
	v_add_f32_e32 v4, v187, v4
	v_add_f32_e32 v4, v208, v4
	v_add_f32_e32 v4, v219, v4
	v_add_f32_e32 v4, v240, v4
	v_add_f32_e32 v4, v251, v4
	v_add_f32_e32 v4, v161, v4
	v_add_f32_e32 v4, v10, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 52, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v177, v4
	v_add_f32_e32 v4, v186, v4
	v_add_f32_e32 v4, v209, v4
	v_add_f32_e32 v4, v218, v4
	v_add_f32_e32 v4, v241, v4
	v_add_f32_e32 v4, v250, v4
	v_add_f32_e32 v4, v162, v4
	v_add_f32_e32 v4, v9, v4
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 56, v154
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v178, v4
	v_add_f32_e32 v4, v185, v4
	v_add_f32_e32 v4, v210, v4
	v_add_f32_e32 v4, v217, v4
	v_add_f32_e32 v4, v242, v4
	v_add_f32_e32 v4, v249, v4
	v_add_f32_e32 v1, v1, v4
	v_add_f32_e32 v1, v8, v1
	buffer_store_dword v1, v3, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, 60, v154
	buffer_load_dword v3, v1, s[0:3], 0 offen
	v_add_u32_e32 v143, vcc, 64, v143
	v_addc_u32_e32 v144, vcc, 0, v144, vcc
	v_cmp_eq_u32_e32 vcc, 0, v155
	s_or_b64 s[26:27], vcc, s[26:27]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v179, v3
	v_add_f32_e32 v3, v184, v3
	v_add_f32_e32 v3, v211, v3
	v_add_f32_e32 v3, v216, v3
	v_add_f32_e32 v3, v243, v3
	v_add_f32_e32 v3, v248, v3
	v_add_f32_e32 v2, v2, v3
	v_add_f32_e32 v2, v7, v2
	buffer_store_dword v2, v1, s[0:3], 0 offen
	buffer_load_dword v1, v154, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v156, v1
	v_add_f32_e32 v1, v183, v1
	v_add_f32_e32 v1, v196, v1
	v_add_f32_e32 v1, v215, v1
	v_add_f32_e32 v1, v228, v1
	v_add_f32_e32 v1, v247, v1
	v_add_f32_e32 v1, v147, v1
	v_add_f32_e32 v1, v6, v1
	buffer_store_dword v1, v154, s[0:3], 0 offen
	v_add_u32_e32 v154, vcc, 64, v154
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_4
.LBB0_5:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 106
	s_mov_b64 s[24:25], exec
	buffer_load_dword v48, off, s[0:3], 0 offset:3024
	buffer_load_dword v17, off, s[0:3], 0 offset:3016
	buffer_load_dword v18, off, s[0:3], 0 offset:3020
	s_and_b64 s[26:27], s[24:25], s[8:9]
	s_mov_b64 exec, s[26:27]
	s_cbranch_execz .LBB0_8
; %bb.6:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	buffer_load_dword v2, off, s[0:3], 0 offset:3048
	buffer_load_dword v3, off, s[0:3], 0 offset:3040
	buffer_load_dword v4, off, s[0:3], 0 offset:3044
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v0, v17
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v1, v18
.LBB0_7:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 106
	v_mov_b32_e32 v12, s23
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, s22, v0
	v_addc_u32_e32 v5, vcc, v1, v12, vcc
	v_add_u32_e32 v6, vcc, s22, v4
	v_addc_u32_e32 v7, vcc, v5, v12, vcc
	v_add_u32_e32 v8, vcc, s22, v6
	v_addc_u32_e32 v9, vcc, v7, v12, vcc
	buffer_load_dword v10, v2, s[0:3], 0 offen
	flat_load_dword v11, v[0:1]
	flat_load_dword v13, v[4:5]
	flat_load_dword v14, v[6:7]
	v_add_u32_e32 v4, vcc, s22, v8
	v_addc_u32_e32 v5, vcc, v9, v12, vcc
	v_add_u32_e32 v6, vcc, s22, v4
	v_addc_u32_e32 v7, vcc, v5, v12, vcc
	flat_load_dword v15, v[8:9]
	flat_load_dword v16, v[4:5]
	v_add_u32_e32 v4, vcc, s22, v6
	v_addc_u32_e32 v5, vcc, v7, v12, vcc
	v_add_u32_e32 v8, vcc, s22, v4
	flat_load_dword v6, v[6:7]
	flat_load_dword v4, v[4:5]
	v_addc_u32_e32 v9, vcc, v5, v12, vcc
	flat_load_dword v5, v[8:9]
	v_add_u32_e32 v3, vcc, 1, v3
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_ge_i32_e32 vcc, v3, v48
	s_or_b64 s[26:27], vcc, s[26:27]
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v7, v128, v11
	v_add_f32_e32 v7, v7, v10
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v8, v129, v13
	v_add_f32_e32 v7, v8, v7
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v8, v130, v14
	v_add_f32_e32 v7, v8, v7
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v8, v131, v15
	v_add_f32_e32 v7, v8, v7
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v8, v132, v16
	v_add_f32_e32 v7, v8, v7
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v6, v133, v6
	v_add_f32_e32 v6, v6, v7
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v4, v134, v4
	v_add_f32_e32 v4, v4, v6
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, v135, v5
	v_add_f32_e32 v4, v5, v4
	buffer_store_dword v4, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 4, v2
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_7
.LBB0_8:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], 0 offset:3008
	buffer_load_dword v2, off, s[0:3], 0 offset:3012
	.loc	1 106
	v_mov_b32_e32 v0, s21
	s_add_i32 s18, s10, 8
	s_cmp_gt_i32 s18, s14
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, s20, v1
	v_addc_u32_e32 v2, vcc, v2, v0, vcc
	buffer_store_dword v1, off, s[0:3], 0 offset:3008
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], 0 offset:3012
	buffer_load_dword v49, off, s[0:3], 0 offset:3028
	buffer_load_dword v50, off, s[0:3], 0 offset:3032
	v_add_u32_e32 v17, vcc, s20, v17
	v_addc_u32_e32 v18, vcc, v18, v0, vcc
	s_cbranch_scc1 .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 0
	buffer_store_dword v17, off, s[0:3], 0 offset:3016
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], 0 offset:3020
	s_branch .LBB0_2
.LBB0_10:
	buffer_load_dword v2, off, s[0:3], 0 offset:3072
.LBB0_11:
	.loc	1 107
	s_cmp_ge_i32 s10, s14
	s_cbranch_scc1 .LBB0_20
; %bb.12:
	.loc	1 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v0, 28, v2
	.loc	1 107
	buffer_load_dword v2, off, s[0:3], 0 offset:3052
	buffer_load_dword v3, off, s[0:3], 0 offset:3056
	v_add_u32_e32 v0, vcc, v48, v0
	v_ashrrev_i32_e32 v24, 4, v0
	v_and_b32_e32 v16, -16, v0
	v_mov_b32_e32 v0, s10
	v_mad_u64_u32 v[0:1], s[8:9], s12, v0, 0
	s_mul_i32 s11, s13, s10
	v_ashrrev_i32_e32 v17, 31, v16
	v_add_u32_e32 v1, vcc, s11, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v4, s17
	v_cmp_lt_i32_e64 s[4:5], 15, v48
	v_cmp_lt_i32_e64 s[8:9], v16, v48
	s_lshl_b64 s[12:13], s[12:13], 2
	s_mov_b32 s11, 0
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
	s_or_b64 exec, exec, s[16:17]
	.loc	1 107
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s13
	v_add_u32_e32 v18, vcc, s12, v18
	v_addc_u32_e32 v19, vcc, v19, v0, vcc
	s_add_i32 s10, s10, 1
	v_add_u32_e32 v20, vcc, s12, v20
	s_cmp_ge_i32 s10, s14
	v_addc_u32_e32 v21, vcc, v21, v0, vcc
	s_cbranch_scc1 .LBB0_20
.LBB0_14:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_16 Depth 2
                                        ;     Child Loop BB0_19 Depth 2
	s_lshl_b64 s[16:17], s[10:11], 2
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v0, vcc, s16, v49
	v_addc_u32_e32 v1, vcc, v50, v1, vcc
	flat_load_dword v0, v[0:1]
	s_and_saveexec_b64 s[16:17], s[4:5]
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
	s_mov_b64 s[20:21], 0
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
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v22, vcc, 64, v22
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_16
.LBB0_17:                               ;   in Loop: Header=BB0_14 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 107
	s_and_saveexec_b64 s[16:17], s[8:9]
	s_cbranch_execz .LBB0_13
; %bb.18:                               ;   in Loop: Header=BB0_14 Depth=1
	.loc	1 0
	v_mov_b32_e32 v1, v20
	s_mov_b64 s[20:21], 0
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
	s_or_b64 s[20:21], vcc, s[20:21]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v5, v0, v5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v6
	buffer_store_dword v5, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 4, v3
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_19
	s_branch .LBB0_13
.LBB0_20:
	.loc	1 110
	buffer_load_dword v0, off, s[0:3], 0 offset:3060
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_28
; %bb.21:
	.loc	1 0
	buffer_load_dword v0, off, s[0:3], 0 offset:3064
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
	buffer_load_dword v0, off, s[0:3], 0 offset:3068
	buffer_load_dword v3, off, s[0:3], 0 offset:3052
	buffer_load_dword v4, off, s[0:3], 0 offset:3056
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
		.amdhsa_private_segment_fixed_size 3136
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
; codeLenInByte = 12748
; NumSgprs: 34
; NumVgprs: 256
; ScratchSize: 3136
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
    .private_segment_fixed_size: 3136
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         gemm_cpu_thin.kd
    .vgpr_count:     256
    .vgpr_spill_count: 245
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

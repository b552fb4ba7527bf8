	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_cpu_thin           ; -- Begin function gemm_cpu_thin
	.globl	gemm_cpu_thin
	.p2align	8
	.type	gemm_cpu_thin,@function
gemm_cpu_thin:                          ; @gemm_cpu_thin
	.file	0 "." "gemm_cpu_thin.cl"
	.loc	0 61
; %bb.0:
	s_add_i32 s8, s8, s12
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_mov_b32 flat_scratch_lo, s9
	s_add_u32 s0, s0, s12
	.loc	0 63
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
	s_add_i32 s8, s9, s8
	s_mul_i32 s22, s22, s10
	v_add_u32_e32 v145, vcc, s8, v1
	v_add_u32_e32 v0, vcc, s22, v0
	.loc	0 64
	v_sub_u32_e32 v147, vcc, s12, v145
	.loc	0 63
	v_lshlrev_b32_e32 v136, 9, v0
	.loc	0 64
	v_min_i32_e32 v0, 1, v147
	.loc	0 70
	v_add_u32_e32 v0, vcc, v145, v0
	v_add_u32_e32 v0, vcc, -1, v0
	v_mad_i64_i32 v[0:1], s[8:9], v0, s21, 0
	.loc	0 64
	v_sub_u32_e32 v146, vcc, s13, v136
	.loc	0 70
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, 0
	.loc	0 76
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
	.loc	0 64
	v_min_i32_e32 v148, 0x200, v146
	.loc	0 70
	v_mov_b32_e32 v2, s5
	.loc	0 67
	s_ashr_i32 s13, s18, 31
	.loc	0 70
	v_add_u32_e32 v149, vcc, s4, v0
	.loc	0 69
	v_ashrrev_i32_e32 v137, 31, v136
	.loc	0 67
	s_mov_b32 s12, s18
	.loc	0 70
	v_addc_u32_e32 v150, vcc, v2, v1, vcc
	s_mov_b32 s10, 0
	.loc	0 106
	s_cmp_lt_i32 s14, 8
	s_mov_b32 s18, 8
	v_ashrrev_i32_e32 v151, 31, v148
	v_cmp_lt_i32_e64 s[4:5], 15, v148
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	.loc	0 69
	v_lshlrev_b64 v[0:1], 2, v[136:137]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v138, vcc, s16, v0
	v_lshrrev_b32_e32 v2, 28, v151
	v_addc_u32_e32 v139, vcc, v4, v1, vcc
	v_add_u32_e32 v2, vcc, v148, v2
	v_and_b32_e32 v140, -16, v2
	.loc	0 106
	v_ashrrev_i32_e32 v141, 31, v140
	v_ashrrev_i32_e32 v152, 4, v2
	v_lshlrev_b64 v[2:3], 2, v[140:141]
	s_mov_b32 s11, 0
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v141, vcc, s16, v0
	v_addc_u32_e32 v142, vcc, v4, v1, vcc
	v_lshlrev_b32_e32 v0, 6, v152
	v_mov_b32_e32 v1, 64
	v_cmp_lt_i32_e64 s[8:9], v140, v148
	s_lshl_b64 s[20:21], s[12:13], 5
	s_lshl_b64 s[22:23], s[12:13], 2
	v_add_u32_e32 v153, vcc, v1, v0
	s_mov_b32 s10, s11
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 106
	v_mov_b32_e32 v0, s21
	v_add_u32_e32 v138, vcc, s20, v138
	v_addc_u32_e32 v139, vcc, v139, v0, vcc
	s_add_i32 s18, s10, 8
	v_add_u32_e32 v141, vcc, s20, v141
	s_cmp_gt_i32 s18, s14
	v_addc_u32_e32 v142, vcc, v142, v0, vcc
	s_cbranch_scc1 .LBB0_9
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
                                        ;     Child Loop BB0_8 Depth 2
	s_lshl_b64 s[24:25], s[10:11], 2
	v_mov_b32_e32 v1, s25
	v_add_u32_e32 v0, vcc, s24, v149
	v_addc_u32_e32 v1, vcc, v150, v1, vcc
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(1)
	flat_load_dwordx4 v[128:131], v[0:1]
	s_waitcnt vmcnt(1)
	flat_load_dwordx4 v[132:135], v[2:3]
	s_mov_b32 s10, s18
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_6
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_mov_b32_e32 v144, v139
	v_mov_b32_e32 v154, 64
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v143, v138
	v_mov_b32_e32 v155, v152
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v128
	v_mov_b32_e32 v1, v128
	v_mov_b32_e32 v2, v128
	v_mov_b32_e32 v3, v128
	v_mov_b32_e32 v4, v128
	v_mov_b32_e32 v5, v128
	v_mov_b32_e32 v6, v128
	v_mov_b32_e32 v7, v128
	v_mov_b32_e32 v8, v128
	v_mov_b32_e32 v9, v128
	v_mov_b32_e32 v10, v128
	v_mov_b32_e32 v11, v128
	v_mov_b32_e32 v12, v128
	v_mov_b32_e32 v13, v128
	v_mov_b32_e32 v14, v128
	v_mov_b32_e32 v15, v128
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
	s_waitcnt vmcnt(0)
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
.LBB0_5:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 106
	v_add_u32_e32 v156, vcc, 16, v143
	v_addc_u32_e32 v157, vcc, 0, v144, vcc
	v_mov_b32_e32 v174, s23
	v_add_u32_e32 v168, vcc, s22, v143
	v_addc_u32_e32 v169, vcc, v144, v174, vcc
	v_add_u32_e32 v175, vcc, 16, v154
	v_add_u32_e32 v176, vcc, 20, v154
	v_add_u32_e32 v177, vcc, 24, v154
	v_add_u32_e32 v178, vcc, 28, v154
	v_add_u32_e32 v179, vcc, 32, v154
	v_add_u32_e32 v180, vcc, 36, v154
	v_add_u32_e32 v181, vcc, 40, v154
	v_add_u32_e32 v182, vcc, 44, v154
	buffer_load_dword v183, v175, s[0:3], 0 offen
	buffer_load_dword v184, v176, s[0:3], 0 offen
	buffer_load_dword v185, v177, s[0:3], 0 offen
	buffer_load_dword v186, v178, s[0:3], 0 offen
	buffer_load_dword v187, v179, s[0:3], 0 offen
	buffer_load_dword v188, v180, s[0:3], 0 offen
	buffer_load_dword v189, v181, s[0:3], 0 offen
	buffer_load_dword v190, v182, s[0:3], 0 offen
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[160:163], v[168:169]
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v183, v4, v156
	v_add_u32_e32 v156, vcc, 32, v143
	v_mac_f32_e32 v184, v5, v157
	v_addc_u32_e32 v157, vcc, 0, v144, vcc
	v_add_u32_e32 v164, vcc, 48, v143
	v_addc_u32_e32 v165, vcc, 0, v144, vcc
	v_mac_f32_e32 v185, v6, v158
	v_mac_f32_e32 v186, v7, v159
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[164:167], v[164:165]
	v_add_u32_e32 v191, vcc, 48, v154
	v_add_u32_e32 v199, vcc, 4, v154
	v_add_u32_e32 v192, vcc, 52, v154
	v_add_u32_e32 v193, vcc, 56, v154
	v_add_u32_e32 v194, vcc, 60, v154
	buffer_load_dword v195, v191, s[0:3], 0 offen
	buffer_load_dword v196, v192, s[0:3], 0 offen
	buffer_load_dword v197, v193, s[0:3], 0 offen
	buffer_load_dword v198, v194, s[0:3], 0 offen
	v_add_u32_e32 v200, vcc, 8, v154
	v_add_u32_e32 v201, vcc, 12, v154
	buffer_load_dword v202, v199, s[0:3], 0 offen
	buffer_load_dword v203, v200, s[0:3], 0 offen
	buffer_load_dword v204, v201, s[0:3], 0 offen
	buffer_load_dword v205, v154, s[0:3], 0 offen
	s_waitcnt vmcnt(9)
	v_mac_f32_e32 v187, v8, v156
	v_mac_f32_e32 v188, v9, v157
	v_mac_f32_e32 v189, v10, v158
	v_mac_f32_e32 v190, v11, v159
	flat_load_dwordx4 v[156:159], v[143:144]
	s_waitcnt vmcnt(8)
	v_mac_f32_e32 v195, v12, v164
	s_waitcnt vmcnt(7)
	v_mac_f32_e32 v196, v13, v165
	s_waitcnt vmcnt(6)
	v_mac_f32_e32 v197, v14, v166
	s_waitcnt vmcnt(5)
	v_mac_f32_e32 v198, v15, v167
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v205, v0, v156
	v_add_u32_e32 v156, vcc, 48, v168
	v_mac_f32_e32 v202, v1, v157
	v_addc_u32_e32 v157, vcc, 0, v169, vcc
	v_add_u32_e32 v172, vcc, s22, v168
	v_mac_f32_e32 v203, v2, v158
	v_mac_f32_e32 v204, v3, v159
	v_addc_u32_e32 v173, vcc, v169, v174, vcc
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[164:167], v[172:173]
	v_mac_f32_e32 v204, v19, v163
	v_mac_f32_e32 v203, v18, v162
	v_mac_f32_e32 v202, v17, v161
	v_mac_f32_e32 v205, v16, v160
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v195, v28, v156
	v_add_u32_e32 v156, vcc, 32, v168
	v_mac_f32_e32 v196, v29, v157
	v_addc_u32_e32 v157, vcc, 0, v169, vcc
	v_add_u32_e32 v168, vcc, 16, v168
	v_addc_u32_e32 v169, vcc, 0, v169, vcc
	v_mac_f32_e32 v198, v31, v159
	v_mac_f32_e32 v197, v30, v158
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[168:171], v[168:169]
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v205, v32, v164
	v_mac_f32_e32 v202, v33, v165
	v_mac_f32_e32 v203, v34, v166
	v_mac_f32_e32 v204, v35, v167
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v187, v24, v156
	v_add_u32_e32 v156, vcc, 16, v172
	v_mac_f32_e32 v188, v25, v157
	v_addc_u32_e32 v157, vcc, 0, v173, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v183, v20, v168
	v_add_u32_e32 v168, vcc, s22, v172
	v_mac_f32_e32 v190, v27, v159
	v_mac_f32_e32 v189, v26, v158
	v_mac_f32_e32 v184, v21, v169
	v_addc_u32_e32 v169, vcc, v173, v174, vcc
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[160:163], v[168:169]
	v_mac_f32_e32 v186, v23, v171
	v_mac_f32_e32 v185, v22, v170
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v183, v36, v156
	v_add_u32_e32 v156, vcc, 32, v172
	v_mac_f32_e32 v184, v37, v157
	v_addc_u32_e32 v157, vcc, 0, v173, vcc
	v_add_u32_e32 v164, vcc, 48, v172
	v_addc_u32_e32 v165, vcc, 0, v173, vcc
	v_mac_f32_e32 v185, v38, v158
	v_mac_f32_e32 v186, v39, v159
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[164:167], v[164:165]
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v204, v51, v163
	v_mac_f32_e32 v203, v50, v162
	v_mac_f32_e32 v202, v49, v161
	v_mac_f32_e32 v205, v48, v160
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v187, v40, v156
	v_add_u32_e32 v156, vcc, 48, v168
	v_mac_f32_e32 v188, v41, v157
	v_addc_u32_e32 v157, vcc, 0, v169, vcc
	v_add_u32_e32 v172, vcc, s22, v168
	v_mac_f32_e32 v189, v42, v158
	v_mac_f32_e32 v190, v43, v159
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v195, v44, v164
	v_mac_f32_e32 v196, v45, v165
	v_mac_f32_e32 v197, v46, v166
	v_mac_f32_e32 v198, v47, v167
	v_addc_u32_e32 v173, vcc, v169, v174, vcc
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[164:167], v[172:173]
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v195, v60, v156
	v_add_u32_e32 v156, vcc, 32, v168
	v_mac_f32_e32 v196, v61, v157
	v_addc_u32_e32 v157, vcc, 0, v169, vcc
	v_add_u32_e32 v168, vcc, 16, v168
	v_addc_u32_e32 v169, vcc, 0, v169, vcc
	v_mac_f32_e32 v198, v63, v159
	v_mac_f32_e32 v197, v62, v158
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[168:171], v[168:169]
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v205, v64, v164
	v_mac_f32_e32 v202, v65, v165
	v_mac_f32_e32 v203, v66, v166
	v_mac_f32_e32 v204, v67, v167
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v187, v56, v156
	v_add_u32_e32 v156, vcc, 16, v172
	v_mac_f32_e32 v188, v57, v157
	v_addc_u32_e32 v157, vcc, 0, v173, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v183, v52, v168
	v_add_u32_e32 v168, vcc, s22, v172
	v_mac_f32_e32 v190, v59, v159
	v_mac_f32_e32 v189, v58, v158
	v_mac_f32_e32 v184, v53, v169
	v_addc_u32_e32 v169, vcc, v173, v174, vcc
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[160:163], v[168:169]
	v_mac_f32_e32 v186, v55, v171
	v_mac_f32_e32 v185, v54, v170
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v183, v68, v156
	v_add_u32_e32 v156, vcc, 32, v172
	v_mac_f32_e32 v184, v69, v157
	v_addc_u32_e32 v157, vcc, 0, v173, vcc
	v_add_u32_e32 v164, vcc, 48, v172
	v_addc_u32_e32 v165, vcc, 0, v173, vcc
	v_mac_f32_e32 v185, v70, v158
	v_mac_f32_e32 v186, v71, v159
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[164:167], v[164:165]
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v205, v80, v160
	v_mac_f32_e32 v202, v81, v161
	v_mac_f32_e32 v204, v83, v163
	v_mac_f32_e32 v203, v82, v162
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v187, v72, v156
	v_add_u32_e32 v156, vcc, 48, v168
	v_mac_f32_e32 v188, v73, v157
	v_addc_u32_e32 v157, vcc, 0, v169, vcc
	v_add_u32_e32 v172, vcc, s22, v168
	v_mac_f32_e32 v189, v74, v158
	v_mac_f32_e32 v190, v75, v159
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v195, v76, v164
	v_mac_f32_e32 v196, v77, v165
	v_mac_f32_e32 v197, v78, v166
	v_mac_f32_e32 v198, v79, v167
	v_addc_u32_e32 v173, vcc, v169, v174, vcc
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[164:167], v[172:173]
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v195, v92, v156
	v_add_u32_e32 v156, vcc, 32, v168
	v_mac_f32_e32 v196, v93, v157
	v_addc_u32_e32 v157, vcc, 0, v169, vcc
	v_add_u32_e32 v168, vcc, 16, v168
	v_addc_u32_e32 v169, vcc, 0, v169, vcc
	v_mac_f32_e32 v198, v95, v159
	v_mac_f32_e32 v197, v94, v158
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[168:171], v[168:169]
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v205, v96, v164
	v_mac_f32_e32 v202, v97, v165
	v_mac_f32_e32 v203, v98, v166
	v_mac_f32_e32 v204, v99, v167
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v187, v88, v156
	v_add_u32_e32 v156, vcc, 16, v172
	v_mac_f32_e32 v188, v89, v157
	v_addc_u32_e32 v157, vcc, 0, v173, vcc
	v_mac_f32_e32 v190, v91, v159
	v_mac_f32_e32 v189, v90, v158
	flat_load_dwordx4 v[156:159], v[156:157]
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v183, v84, v168
	v_mac_f32_e32 v184, v85, v169
	v_mac_f32_e32 v186, v87, v171
	v_mac_f32_e32 v185, v86, v170
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v183, v100, v156
	v_add_u32_e32 v156, vcc, 32, v172
	v_mac_f32_e32 v184, v101, v157
	v_addc_u32_e32 v157, vcc, 0, v173, vcc
	v_add_u32_e32 v160, vcc, 48, v172
	v_addc_u32_e32 v161, vcc, 0, v173, vcc
	v_mac_f32_e32 v185, v102, v158
	v_mac_f32_e32 v186, v103, v159
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[160:163], v[160:161]
	v_add_u32_e32 v164, vcc, s22, v172
	v_addc_u32_e32 v165, vcc, v173, v174, vcc
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v187, v104, v156
	v_add_u32_e32 v156, vcc, 48, v164
	v_mac_f32_e32 v188, v105, v157
	v_addc_u32_e32 v157, vcc, 0, v165, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v195, v108, v160
	v_add_u32_e32 v160, vcc, 32, v164
	v_mac_f32_e32 v196, v109, v161
	v_addc_u32_e32 v161, vcc, 0, v165, vcc
	v_mac_f32_e32 v189, v106, v158
	v_mac_f32_e32 v190, v107, v159
	v_mac_f32_e32 v197, v110, v162
	v_mac_f32_e32 v198, v111, v163
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[160:163], v[160:161]
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v195, v124, v156
	v_add_u32_e32 v156, vcc, 16, v164
	v_mac_f32_e32 v196, v125, v157
	v_addc_u32_e32 v157, vcc, 0, v165, vcc
	v_mac_f32_e32 v198, v127, v159
	v_mac_f32_e32 v197, v126, v158
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v190, v123, v163
	v_mac_f32_e32 v189, v122, v162
	v_mac_f32_e32 v188, v121, v161
	v_mac_f32_e32 v187, v120, v160
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[160:163], v[164:165]
	v_add_u32_e32 v155, vcc, -1, v155
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v186, v119, v159
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v202, v113, v161
	v_mac_f32_e32 v185, v118, v158
	v_mac_f32_e32 v184, v117, v157
	v_mac_f32_e32 v183, v116, v156
	v_mac_f32_e32 v204, v115, v163
	v_mac_f32_e32 v203, v114, v162
	v_mac_f32_e32 v205, v112, v160
	buffer_store_dword v202, v199, s[0:3], 0 offen
	buffer_store_dword v203, v200, s[0:3], 0 offen
	buffer_store_dword v204, v201, s[0:3], 0 offen
	buffer_store_dword v183, v175, s[0:3], 0 offen
	buffer_store_dword v184, v176, s[0:3], 0 offen
	buffer_store_dword v185, v177, s[0:3], 0 offen
	buffer_store_dword v186, v178, s[0:3], 0 offen
	buffer_store_dword v187, v179, s[0:3], 0 offen
	buffer_store_dword v188, v180, s[0:3], 0 offen
	buffer_store_dword v189, v181, s[0:3], 0 offen
	buffer_store_dword v190, v182, s[0:3], 0 offen
	buffer_store_dword v195, v191, s[0:3], 0 offen
	buffer_store_dword v196, v192, s[0:3], 0 offen
	buffer_store_dword v197, v193, s[0:3], 0 offen
	buffer_store_dword v198, v194, s[0:3], 0 offen
	buffer_store_dword v205, v154, s[0:3], 0 offen
	v_add_u32_e32 v154, vcc, 64, v154
	v_cmp_eq_u32_e32 vcc, 0, v155
	s_or_b64 s[26:27], vcc, s[26:27]
	v_add_u32_e32 v143, vcc, 64, v143
	v_addc_u32_e32 v144, vcc, 0, v144, vcc
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_5
.LBB0_6:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 106
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_2
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, v141
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v2, v153
	v_mov_b32_e32 v1, v142
	v_mov_b32_e32 v3, v140
.LBB0_8:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 106
	v_mov_b32_e32 v18, s23
	v_add_u32_e32 v4, vcc, s22, v0
	v_addc_u32_e32 v5, vcc, v1, v18, vcc
	v_add_u32_e32 v6, vcc, s22, v4
	v_addc_u32_e32 v7, vcc, v5, v18, vcc
	v_add_u32_e32 v8, vcc, s22, v6
	v_addc_u32_e32 v9, vcc, v7, v18, vcc
	v_add_u32_e32 v10, vcc, s22, v8
	buffer_load_dword v16, v2, s[0:3], 0 offen
	flat_load_dword v17, v[0:1]
	v_addc_u32_e32 v11, vcc, v9, v18, vcc
	v_add_u32_e32 v12, vcc, s22, v10
	v_addc_u32_e32 v13, vcc, v11, v18, vcc
	v_add_u32_e32 v14, vcc, s22, v12
	v_addc_u32_e32 v15, vcc, v13, v18, vcc
	flat_load_dword v19, v[4:5]
	flat_load_dword v6, v[6:7]
	flat_load_dword v7, v[8:9]
	flat_load_dword v8, v[10:11]
	flat_load_dword v9, v[12:13]
	flat_load_dword v10, v[14:15]
	v_add_u32_e32 v4, vcc, s22, v14
	v_addc_u32_e32 v5, vcc, v15, v18, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v3, vcc, 1, v3
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_ge_i32_e32 vcc, v3, v148
	s_or_b64 s[26:27], vcc, s[26:27]
	s_waitcnt vmcnt(7)
	v_mac_f32_e32 v16, v128, v17
	s_waitcnt vmcnt(6)
	v_mac_f32_e32 v16, v129, v19
	s_waitcnt vmcnt(5)
	v_mac_f32_e32 v16, v130, v6
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v16, v131, v7
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v16, v132, v8
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v16, v133, v9
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v16, v134, v10
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v16, v135, v4
	buffer_store_dword v16, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 4, v2
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_8
	s_branch .LBB0_2
.LBB0_9:
	.loc	0 107
	s_cmp_ge_i32 s10, s14
	s_cbranch_scc1 .LBB0_18
; %bb.10:
	.loc	0 0
	v_lshrrev_b32_e32 v0, 28, v151
	v_add_u32_e32 v0, vcc, v148, v0
	v_ashrrev_i32_e32 v24, 4, v0
	v_and_b32_e32 v16, -16, v0
	.loc	0 107
	v_mov_b32_e32 v0, s10
	v_mad_u64_u32 v[0:1], s[8:9], s12, v0, 0
	s_mul_i32 s11, s13, s10
	v_lshlrev_b64 v[2:3], 2, v[136:137]
	v_add_u32_e32 v1, vcc, s11, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_ashrrev_i32_e32 v17, 31, v16
	v_add_u32_e32 v2, vcc, v0, v2
	v_addc_u32_e32 v3, vcc, v1, v3, vcc
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v18, vcc, s16, v2
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	v_addc_u32_e32 v19, vcc, v4, v3, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_add_u32_e32 v20, vcc, s16, v0
	v_addc_u32_e32 v21, vcc, v4, v1, vcc
	v_lshlrev_b32_e32 v0, 6, v24
	v_mov_b32_e32 v1, 64
	v_cmp_lt_i32_e64 s[4:5], 15, v148
	v_cmp_lt_i32_e64 s[8:9], v16, v148
	s_lshl_b64 s[12:13], s[12:13], 2
	v_add_u32_e32 v17, vcc, v1, v0
	s_mov_b32 s11, 0
	s_branch .LBB0_12
.LBB0_11:                               ;   in Loop: Header=BB0_12 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 107
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s13
	v_add_u32_e32 v18, vcc, s12, v18
	v_addc_u32_e32 v19, vcc, v19, v0, vcc
	s_add_i32 s10, s10, 1
	v_add_u32_e32 v20, vcc, s12, v20
	s_cmp_ge_i32 s10, s14
	v_addc_u32_e32 v21, vcc, v21, v0, vcc
	s_cbranch_scc1 .LBB0_18
.LBB0_12:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_14 Depth 2
                                        ;     Child Loop BB0_17 Depth 2
	s_lshl_b64 s[16:17], s[10:11], 2
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v0, vcc, s16, v149
	v_addc_u32_e32 v1, vcc, v150, v1, vcc
	flat_load_dword v0, v[0:1]
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_cbranch_execz .LBB0_15
; %bb.13:                               ;   in Loop: Header=BB0_12 Depth=1
	.loc	0 0
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
.LBB0_14:                               ;   Parent Loop BB0_12 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 107
	v_add_u32_e32 v27, vcc, 48, v22
	v_addc_u32_e32 v28, vcc, 0, v23, vcc
	v_add_u32_e32 v39, vcc, 60, v25
	v_add_u32_e32 v40, vcc, 56, v25
	v_add_u32_e32 v41, vcc, 52, v25
	v_add_u32_e32 v42, vcc, 48, v25
	v_add_u32_e32 v43, vcc, 44, v25
	v_add_u32_e32 v44, vcc, 40, v25
	v_add_u32_e32 v45, vcc, 36, v25
	v_add_u32_e32 v46, vcc, 32, v25
	buffer_load_dword v47, v39, s[0:3], 0 offen
	buffer_load_dword v48, v40, s[0:3], 0 offen
	buffer_load_dword v49, v41, s[0:3], 0 offen
	buffer_load_dword v50, v42, s[0:3], 0 offen
	buffer_load_dword v51, v43, s[0:3], 0 offen
	buffer_load_dword v52, v44, s[0:3], 0 offen
	buffer_load_dword v53, v45, s[0:3], 0 offen
	buffer_load_dword v54, v46, s[0:3], 0 offen
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[22:23]
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v50, v12, v27
	v_add_u32_e32 v27, vcc, 32, v22
	v_mac_f32_e32 v49, v13, v28
	v_addc_u32_e32 v28, vcc, 0, v23, vcc
	v_add_u32_e32 v35, vcc, 16, v22
	v_addc_u32_e32 v36, vcc, 0, v23, vcc
	v_mac_f32_e32 v47, v15, v30
	v_mac_f32_e32 v48, v14, v29
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[35:38], v[35:36]
	v_add_u32_e32 v59, vcc, 12, v25
	v_add_u32_e32 v60, vcc, 8, v25
	v_add_u32_e32 v61, vcc, 4, v25
	v_add_u32_e32 v26, vcc, -1, v26
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v54, v8, v27
	v_add_u32_e32 v27, vcc, 28, v25
	v_mac_f32_e32 v51, v11, v30
	v_mac_f32_e32 v52, v10, v29
	v_mac_f32_e32 v53, v9, v28
	v_add_u32_e32 v28, vcc, 24, v25
	v_add_u32_e32 v29, vcc, 20, v25
	v_add_u32_e32 v30, vcc, 16, v25
	buffer_load_dword v55, v27, s[0:3], 0 offen
	buffer_load_dword v56, v28, s[0:3], 0 offen
	buffer_load_dword v57, v29, s[0:3], 0 offen
	buffer_load_dword v58, v30, s[0:3], 0 offen
	buffer_load_dword v62, v59, s[0:3], 0 offen
	buffer_load_dword v63, v60, s[0:3], 0 offen
	buffer_load_dword v64, v61, s[0:3], 0 offen
	s_waitcnt vmcnt(6)
	v_mac_f32_e32 v55, v7, v38
	s_waitcnt vmcnt(5)
	v_mac_f32_e32 v56, v6, v37
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v57, v5, v36
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v58, v4, v35
	buffer_load_dword v35, v25, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v64, v1, v32
	v_mac_f32_e32 v62, v3, v34
	v_mac_f32_e32 v63, v2, v33
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v35, v0, v31
	buffer_store_dword v64, v61, s[0:3], 0 offen
	buffer_store_dword v63, v60, s[0:3], 0 offen
	buffer_store_dword v62, v59, s[0:3], 0 offen
	buffer_store_dword v58, v30, s[0:3], 0 offen
	buffer_store_dword v57, v29, s[0:3], 0 offen
	buffer_store_dword v56, v28, s[0:3], 0 offen
	buffer_store_dword v55, v27, s[0:3], 0 offen
	buffer_store_dword v54, v46, s[0:3], 0 offen
	buffer_store_dword v53, v45, s[0:3], 0 offen
	buffer_store_dword v52, v44, s[0:3], 0 offen
	buffer_store_dword v51, v43, s[0:3], 0 offen
	buffer_store_dword v50, v42, s[0:3], 0 offen
	buffer_store_dword v49, v41, s[0:3], 0 offen
	buffer_store_dword v48, v40, s[0:3], 0 offen
	buffer_store_dword v47, v39, s[0:3], 0 offen
	buffer_store_dword v35, v25, s[0:3], 0 offen
	v_add_u32_e32 v25, vcc, 64, v25
	v_cmp_eq_u32_e32 vcc, 0, v26
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v22, vcc, 64, v22
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_14
.LBB0_15:                               ;   in Loop: Header=BB0_12 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 107
	s_and_saveexec_b64 s[16:17], s[8:9]
	s_cbranch_execz .LBB0_11
; %bb.16:                               ;   in Loop: Header=BB0_12 Depth=1
	.loc	0 0
	v_mov_b32_e32 v1, v20
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v3, v17
	v_mov_b32_e32 v2, v21
	v_mov_b32_e32 v4, v16
.LBB0_17:                               ;   Parent Loop BB0_12 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 107
	flat_load_dword v5, v[1:2]
	buffer_load_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 1, v4
	v_add_u32_e32 v1, vcc, 4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_ge_i32_e32 vcc, v4, v148
	s_or_b64 s[20:21], vcc, s[20:21]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, v0, v5
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 4, v3
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_17
	s_branch .LBB0_11
.LBB0_18:
	.loc	0 110
	v_cmp_lt_i32_e32 vcc, 0, v147
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_26
; %bb.19:
	.loc	0 0
	v_cmp_lt_i32_e32 vcc, 0, v146
	.loc	0 111
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_26
; %bb.20:
	.loc	0 63
	s_load_dword s4, s[6:7], 0x38
	s_load_dwordx2 s[6:7], s[6:7], 0x30
	.loc	0 111
	v_lshlrev_b64 v[3:4], 2, v[136:137]
	.loc	0 110
	v_max_i32_e32 v2, 1, v148
	.loc	0 111
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[4:5], s4, v145, 0
	v_cmp_neq_f32_e64 s[4:5], s19, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	v_mov_b32_e32 v3, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mov_b32_e32 v3, 64
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_22 Depth=1
	v_add_u32_e32 v2, vcc, -1, v2
	.loc	0 114
	flat_store_dword v[0:1], v5
	.loc	0 111
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v3, vcc, 4, v3
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_26
.LBB0_22:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 114
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_22 Depth=1
	flat_load_dword v5, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s19, v5
	v_mac_f32_e32 v5, s15, v4
	s_cbranch_execnz .LBB0_21
	s_branch .LBB0_25
.LBB0_24:                               ;   in Loop: Header=BB0_22 Depth=1
.LBB0_25:                               ;   in Loop: Header=BB0_22 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s15, v4
	s_branch .LBB0_21
.LBB0_26:
	.loc	0 116
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu_thin
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 2112
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
		.amdhsa_next_free_vgpr 206
		.amdhsa_next_free_sgpr 28
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
	.size	gemm_cpu_thin, .Lfunc_end0-gemm_cpu_thin
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 7956
; NumSgprs: 34
; NumVgprs: 206
; ScratchSize: 2112
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 51
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 206
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
    .private_segment_fixed_size: 2112
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         gemm_cpu_thin.kd
    .vgpr_count:     206
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

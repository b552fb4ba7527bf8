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
	.loc	1 63
	s_load_dword s8, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x44
	s_load_dwordx4 s[28:31], s[6:7], 0x0
	s_load_dwordx2 s[34:35], s[6:7], 0x28
	s_add_u32 s0, s0, s12
	s_mov_b32 flat_scratch_lo, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s8, 0xffff
	s_mul_i32 s9, s9, s10
	v_add_u32_e32 v0, vcc, s4, v0
	s_lshr_b32 s4, s8, 16
	v_add_u32_e32 v0, vcc, s9, v0
	s_mul_i32 s4, s4, s11
	v_lshlrev_b32_e32 v128, 9, v0
	s_add_i32 s4, s5, s4
	v_add_u32_e32 v144, vcc, s4, v1
	.loc	1 64
	v_sub_u32_e32 v145, vcc, s29, v128
	v_sub_u32_e32 v146, vcc, s28, v144
	.loc	1 69
	v_ashrrev_i32_e32 v129, 31, v128
	v_mov_b32_e32 v0, 0
	.loc	1 80
	s_cmp_lt_i32 s30, 1
	.loc	1 64
	v_min_i32_e32 v147, 0x200, v145
	v_cmp_lt_i32_e64 s[4:5], 0, v145
	.loc	1 76
	buffer_store_dword v0, off, s[0:3], 0 offset:124
	buffer_store_dword v0, off, s[0:3], 0 offset:120
	buffer_store_dword v0, off, s[0:3], 0 offset:116
	buffer_store_dword v0, off, s[0:3], 0 offset:112
	buffer_store_dword v0, off, s[0:3], 0 offset:108
	buffer_store_dword v0, off, s[0:3], 0 offset:104
	buffer_store_dword v0, off, s[0:3], 0 offset:100
	buffer_store_dword v0, off, s[0:3], 0 offset:96
	buffer_store_dword v0, off, s[0:3], 0 offset:92
	buffer_store_dword v0, off, s[0:3], 0 offset:88
	buffer_store_dword v0, off, s[0:3], 0 offset:84
	buffer_store_dword v0, off, s[0:3], 0 offset:80
	buffer_store_dword v0, off, s[0:3], 0 offset:76
	buffer_store_dword v0, off, s[0:3], 0 offset:72
	buffer_store_dword v0, off, s[0:3], 0 offset:68
	buffer_store_dword v0, off, s[0:3], 0 offset:64
	buffer_store_dword v0, off, s[0:3], 0 offset:188
	buffer_store_dword v0, off, s[0:3], 0 offset:184
	buffer_store_dword v0, off, s[0:3], 0 offset:180
	buffer_store_dword v0, off, s[0:3], 0 offset:176
	buffer_store_dword v0, off, s[0:3], 0 offset:172
	buffer_store_dword v0, off, s[0:3], 0 offset:168
	buffer_store_dword v0, off, s[0:3], 0 offset:164
	buffer_store_dword v0, off, s[0:3], 0 offset:160
	buffer_store_dword v0, off, s[0:3], 0 offset:156
	buffer_store_dword v0, off, s[0:3], 0 offset:152
	buffer_store_dword v0, off, s[0:3], 0 offset:148
	buffer_store_dword v0, off, s[0:3], 0 offset:144
	buffer_store_dword v0, off, s[0:3], 0 offset:140
	buffer_store_dword v0, off, s[0:3], 0 offset:136
	buffer_store_dword v0, off, s[0:3], 0 offset:132
	buffer_store_dword v0, off, s[0:3], 0 offset:128
	buffer_store_dword v0, off, s[0:3], 0 offset:252
	buffer_store_dword v0, off, s[0:3], 0 offset:248
	buffer_store_dword v0, off, s[0:3], 0 offset:244
	buffer_store_dword v0, off, s[0:3], 0 offset:240
	buffer_store_dword v0, off, s[0:3], 0 offset:236
	buffer_store_dword v0, off, s[0:3], 0 offset:232
	buffer_store_dword v0, off, s[0:3], 0 offset:228
	buffer_store_dword v0, off, s[0:3], 0 offset:224
	buffer_store_dword v0, off, s[0:3], 0 offset:220
	buffer_store_dword v0, off, s[0:3], 0 offset:216
	buffer_store_dword v0, off, s[0:3], 0 offset:212
	buffer_store_dword v0, off, s[0:3], 0 offset:208
	buffer_store_dword v0, off, s[0:3], 0 offset:204
	buffer_store_dword v0, off, s[0:3], 0 offset:200
	buffer_store_dword v0, off, s[0:3], 0 offset:196
	buffer_store_dword v0, off, s[0:3], 0 offset:192
	buffer_store_dword v0, off, s[0:3], 0 offset:316
	buffer_store_dword v0, off, s[0:3], 0 offset:312
	buffer_store_dword v0, off, s[0:3], 0 offset:308
	buffer_store_dword v0, off, s[0:3], 0 offset:304
	buffer_store_dword v0, off, s[0:3], 0 offset:300
	buffer_store_dword v0, off, s[0:3], 0 offset:296
	buffer_store_dword v0, off, s[0:3], 0 offset:292
	buffer_store_dword v0, off, s[0:3], 0 offset:288
	buffer_store_dword v0, off, s[0:3], 0 offset:284
	buffer_store_dword v0, off, s[0:3], 0 offset:280
	buffer_store_dword v0, off, s[0:3], 0 offset:276
	buffer_store_dword v0, off, s[0:3], 0 offset:272
	buffer_store_dword v0, off, s[0:3], 0 offset:268
	buffer_store_dword v0, off, s[0:3], 0 offset:264
	buffer_store_dword v0, off, s[0:3], 0 offset:260
	buffer_store_dword v0, off, s[0:3], 0 offset:256
	buffer_store_dword v0, off, s[0:3], 0 offset:380
	buffer_store_dword v0, off, s[0:3], 0 offset:376
	buffer_store_dword v0, off, s[0:3], 0 offset:372
	buffer_store_dword v0, off, s[0:3], 0 offset:368
	buffer_store_dword v0, off, s[0:3], 0 offset:364
	buffer_store_dword v0, off, s[0:3], 0 offset:360
	buffer_store_dword v0, off, s[0:3], 0 offset:356
	buffer_store_dword v0, off, s[0:3], 0 offset:352
	buffer_store_dword v0, off, s[0:3], 0 offset:348
	buffer_store_dword v0, off, s[0:3], 0 offset:344
	buffer_store_dword v0, off, s[0:3], 0 offset:340
	buffer_store_dword v0, off, s[0:3], 0 offset:336
	buffer_store_dword v0, off, s[0:3], 0 offset:332
	buffer_store_dword v0, off, s[0:3], 0 offset:328
	buffer_store_dword v0, off, s[0:3], 0 offset:324
	buffer_store_dword v0, off, s[0:3], 0 offset:320
	buffer_store_dword v0, off, s[0:3], 0 offset:444
	buffer_store_dword v0, off, s[0:3], 0 offset:440
	buffer_store_dword v0, off, s[0:3], 0 offset:436
	buffer_store_dword v0, off, s[0:3], 0 offset:432
	buffer_store_dword v0, off, s[0:3], 0 offset:428
	buffer_store_dword v0, off, s[0:3], 0 offset:424
	buffer_store_dword v0, off, s[0:3], 0 offset:420
	buffer_store_dword v0, off, s[0:3], 0 offset:416
	buffer_store_dword v0, off, s[0:3], 0 offset:412
	buffer_store_dword v0, off, s[0:3], 0 offset:408
	buffer_store_dword v0, off, s[0:3], 0 offset:404
	buffer_store_dword v0, off, s[0:3], 0 offset:400
	buffer_store_dword v0, off, s[0:3], 0 offset:396
	buffer_store_dword v0, off, s[0:3], 0 offset:392
	buffer_store_dword v0, off, s[0:3], 0 offset:388
	buffer_store_dword v0, off, s[0:3], 0 offset:384
	buffer_store_dword v0, off, s[0:3], 0 offset:508
	buffer_store_dword v0, off, s[0:3], 0 offset:504
	buffer_store_dword v0, off, s[0:3], 0 offset:500
	buffer_store_dword v0, off, s[0:3], 0 offset:496
	buffer_store_dword v0, off, s[0:3], 0 offset:492
	buffer_store_dword v0, off, s[0:3], 0 offset:488
	buffer_store_dword v0, off, s[0:3], 0 offset:484
	buffer_store_dword v0, off, s[0:3], 0 offset:480
	buffer_store_dword v0, off, s[0:3], 0 offset:476
	buffer_store_dword v0, off, s[0:3], 0 offset:472
	buffer_store_dword v0, off, s[0:3], 0 offset:468
	buffer_store_dword v0, off, s[0:3], 0 offset:464
	buffer_store_dword v0, off, s[0:3], 0 offset:460
	buffer_store_dword v0, off, s[0:3], 0 offset:456
	buffer_store_dword v0, off, s[0:3], 0 offset:452
	buffer_store_dword v0, off, s[0:3], 0 offset:448
	buffer_store_dword v0, off, s[0:3], 0 offset:572
	buffer_store_dword v0, off, s[0:3], 0 offset:568
	buffer_store_dword v0, off, s[0:3], 0 offset:564
	buffer_store_dword v0, off, s[0:3], 0 offset:560
	buffer_store_dword v0, off, s[0:3], 0 offset:556
	buffer_store_dword v0, off, s[0:3], 0 offset:552
	buffer_store_dword v0, off, s[0:3], 0 offset:548
	buffer_store_dword v0, off, s[0:3], 0 offset:544
	buffer_store_dword v0, off, s[0:3], 0 offset:540
	buffer_store_dword v0, off, s[0:3], 0 offset:536
	buffer_store_dword v0, off, s[0:3], 0 offset:532
	buffer_store_dword v0, off, s[0:3], 0 offset:528
	buffer_store_dword v0, off, s[0:3], 0 offset:524
	buffer_store_dword v0, off, s[0:3], 0 offset:520
	buffer_store_dword v0, off, s[0:3], 0 offset:516
	buffer_store_dword v0, off, s[0:3], 0 offset:512
	buffer_store_dword v0, off, s[0:3], 0 offset:636
	buffer_store_dword v0, off, s[0:3], 0 offset:632
	buffer_store_dword v0, off, s[0:3], 0 offset:628
	buffer_store_dword v0, off, s[0:3], 0 offset:624
	buffer_store_dword v0, off, s[0:3], 0 offset:620
	buffer_store_dword v0, off, s[0:3], 0 offset:616
	buffer_store_dword v0, off, s[0:3], 0 offset:612
	buffer_store_dword v0, off, s[0:3], 0 offset:608
	buffer_store_dword v0, off, s[0:3], 0 offset:604
	buffer_store_dword v0, off, s[0:3], 0 offset:600
	buffer_store_dword v0, off, s[0:3], 0 offset:596
	buffer_store_dword v0, off, s[0:3], 0 offset:592
	buffer_store_dword v0, off, s[0:3], 0 offset:588
	buffer_store_dword v0, off, s[0:3], 0 offset:584
	buffer_store_dword v0, off, s[0:3], 0 offset:580
	buffer_store_dword v0, off, s[0:3], 0 offset:576
	buffer_store_dword v0, off, s[0:3], 0 offset:700
	buffer_store_dword v0, off, s[0:3], 0 offset:696
	buffer_store_dword v0, off, s[0:3], 0 offset:692
	buffer_store_dword v0, off, s[0:3], 0 offset:688
	buffer_store_dword v0, off, s[0:3], 0 offset:684
	buffer_store_dword v0, off, s[0:3], 0 offset:680
	buffer_store_dword v0, off, s[0:3], 0 offset:676
	buffer_store_dword v0, off, s[0:3], 0 offset:672
	buffer_store_dword v0, off, s[0:3], 0 offset:668
	buffer_store_dword v0, off, s[0:3], 0 offset:664
	buffer_store_dword v0, off, s[0:3], 0 offset:660
	buffer_store_dword v0, off, s[0:3], 0 offset:656
	buffer_store_dword v0, off, s[0:3], 0 offset:652
	buffer_store_dword v0, off, s[0:3], 0 offset:648
	buffer_store_dword v0, off, s[0:3], 0 offset:644
	buffer_store_dword v0, off, s[0:3], 0 offset:640
	buffer_store_dword v0, off, s[0:3], 0 offset:764
	buffer_store_dword v0, off, s[0:3], 0 offset:760
	buffer_store_dword v0, off, s[0:3], 0 offset:756
	buffer_store_dword v0, off, s[0:3], 0 offset:752
	buffer_store_dword v0, off, s[0:3], 0 offset:748
	buffer_store_dword v0, off, s[0:3], 0 offset:744
	buffer_store_dword v0, off, s[0:3], 0 offset:740
	buffer_store_dword v0, off, s[0:3], 0 offset:736
	buffer_store_dword v0, off, s[0:3], 0 offset:732
	buffer_store_dword v0, off, s[0:3], 0 offset:728
	buffer_store_dword v0, off, s[0:3], 0 offset:724
	buffer_store_dword v0, off, s[0:3], 0 offset:720
	buffer_store_dword v0, off, s[0:3], 0 offset:716
	buffer_store_dword v0, off, s[0:3], 0 offset:712
	buffer_store_dword v0, off, s[0:3], 0 offset:708
	buffer_store_dword v0, off, s[0:3], 0 offset:704
	buffer_store_dword v0, off, s[0:3], 0 offset:828
	buffer_store_dword v0, off, s[0:3], 0 offset:824
	buffer_store_dword v0, off, s[0:3], 0 offset:820
	buffer_store_dword v0, off, s[0:3], 0 offset:816
	buffer_store_dword v0, off, s[0:3], 0 offset:812
	buffer_store_dword v0, off, s[0:3], 0 offset:808
	buffer_store_dword v0, off, s[0:3], 0 offset:804
	buffer_store_dword v0, off, s[0:3], 0 offset:800
	buffer_store_dword v0, off, s[0:3], 0 offset:796
	buffer_store_dword v0, off, s[0:3], 0 offset:792
	buffer_store_dword v0, off, s[0:3], 0 offset:788
	buffer_store_dword v0, off, s[0:3], 0 offset:784
	buffer_store_dword v0, off, s[0:3], 0 offset:780
	buffer_store_dword v0, off, s[0:3], 0 offset:776
	buffer_store_dword v0, off, s[0:3], 0 offset:772
	buffer_store_dword v0, off, s[0:3], 0 offset:768
	buffer_store_dword v0, off, s[0:3], 0 offset:892
	buffer_store_dword v0, off, s[0:3], 0 offset:888
	buffer_store_dword v0, off, s[0:3], 0 offset:884
	buffer_store_dword v0, off, s[0:3], 0 offset:880
	buffer_store_dword v0, off, s[0:3], 0 offset:876
	buffer_store_dword v0, off, s[0:3], 0 offset:872
	buffer_store_dword v0, off, s[0:3], 0 offset:868
	buffer_store_dword v0, off, s[0:3], 0 offset:864
	buffer_store_dword v0, off, s[0:3], 0 offset:860
	buffer_store_dword v0, off, s[0:3], 0 offset:856
	buffer_store_dword v0, off, s[0:3], 0 offset:852
	buffer_store_dword v0, off, s[0:3], 0 offset:848
	buffer_store_dword v0, off, s[0:3], 0 offset:844
	buffer_store_dword v0, off, s[0:3], 0 offset:840
	buffer_store_dword v0, off, s[0:3], 0 offset:836
	buffer_store_dword v0, off, s[0:3], 0 offset:832
	buffer_store_dword v0, off, s[0:3], 0 offset:956
	buffer_store_dword v0, off, s[0:3], 0 offset:952
	buffer_store_dword v0, off, s[0:3], 0 offset:948
	buffer_store_dword v0, off, s[0:3], 0 offset:944
	buffer_store_dword v0, off, s[0:3], 0 offset:940
	buffer_store_dword v0, off, s[0:3], 0 offset:936
	buffer_store_dword v0, off, s[0:3], 0 offset:932
	buffer_store_dword v0, off, s[0:3], 0 offset:928
	buffer_store_dword v0, off, s[0:3], 0 offset:924
	buffer_store_dword v0, off, s[0:3], 0 offset:920
	buffer_store_dword v0, off, s[0:3], 0 offset:916
	buffer_store_dword v0, off, s[0:3], 0 offset:912
	buffer_store_dword v0, off, s[0:3], 0 offset:908
	buffer_store_dword v0, off, s[0:3], 0 offset:904
	buffer_store_dword v0, off, s[0:3], 0 offset:900
	buffer_store_dword v0, off, s[0:3], 0 offset:896
	buffer_store_dword v0, off, s[0:3], 0 offset:1020
	buffer_store_dword v0, off, s[0:3], 0 offset:1016
	buffer_store_dword v0, off, s[0:3], 0 offset:1012
	buffer_store_dword v0, off, s[0:3], 0 offset:1008
	buffer_store_dword v0, off, s[0:3], 0 offset:1004
	buffer_store_dword v0, off, s[0:3], 0 offset:1000
	buffer_store_dword v0, off, s[0:3], 0 offset:996
	buffer_store_dword v0, off, s[0:3], 0 offset:992
	buffer_store_dword v0, off, s[0:3], 0 offset:988
	buffer_store_dword v0, off, s[0:3], 0 offset:984
	buffer_store_dword v0, off, s[0:3], 0 offset:980
	buffer_store_dword v0, off, s[0:3], 0 offset:976
	buffer_store_dword v0, off, s[0:3], 0 offset:972
	buffer_store_dword v0, off, s[0:3], 0 offset:968
	buffer_store_dword v0, off, s[0:3], 0 offset:964
	buffer_store_dword v0, off, s[0:3], 0 offset:960
	buffer_store_dword v0, off, s[0:3], 0 offset:1084
	buffer_store_dword v0, off, s[0:3], 0 offset:1080
	buffer_store_dword v0, off, s[0:3], 0 offset:1076
	buffer_store_dword v0, off, s[0:3], 0 offset:1072
	buffer_store_dword v0, off, s[0:3], 0 offset:1068
	buffer_store_dword v0, off, s[0:3], 0 offset:1064
	buffer_store_dword v0, off, s[0:3], 0 offset:1060
	buffer_store_dword v0, off, s[0:3], 0 offset:1056
	buffer_store_dword v0, off, s[0:3], 0 offset:1052
	buffer_store_dword v0, off, s[0:3], 0 offset:1048
	buffer_store_dword v0, off, s[0:3], 0 offset:1044
	buffer_store_dword v0, off, s[0:3], 0 offset:1040
	buffer_store_dword v0, off, s[0:3], 0 offset:1148
	buffer_store_dword v0, off, s[0:3], 0 offset:1024
	buffer_store_dword v0, off, s[0:3], 0 offset:1028
	buffer_store_dword v0, off, s[0:3], 0 offset:1032
	buffer_store_dword v0, off, s[0:3], 0 offset:1036
	buffer_store_dword v0, off, s[0:3], 0 offset:1144
	buffer_store_dword v0, off, s[0:3], 0 offset:1140
	buffer_store_dword v0, off, s[0:3], 0 offset:1136
	buffer_store_dword v0, off, s[0:3], 0 offset:1132
	buffer_store_dword v0, off, s[0:3], 0 offset:1128
	buffer_store_dword v0, off, s[0:3], 0 offset:1124
	buffer_store_dword v0, off, s[0:3], 0 offset:1120
	buffer_store_dword v0, off, s[0:3], 0 offset:1116
	buffer_store_dword v0, off, s[0:3], 0 offset:1112
	buffer_store_dword v0, off, s[0:3], 0 offset:1108
	buffer_store_dword v0, off, s[0:3], 0 offset:1104
	buffer_store_dword v0, off, s[0:3], 0 offset:1100
	buffer_store_dword v0, off, s[0:3], 0 offset:1096
	buffer_store_dword v0, off, s[0:3], 0 offset:1092
	buffer_store_dword v0, off, s[0:3], 0 offset:1088
	buffer_store_dword v0, off, s[0:3], 0 offset:1212
	buffer_store_dword v0, off, s[0:3], 0 offset:1208
	buffer_store_dword v0, off, s[0:3], 0 offset:1204
	buffer_store_dword v0, off, s[0:3], 0 offset:1200
	buffer_store_dword v0, off, s[0:3], 0 offset:1196
	buffer_store_dword v0, off, s[0:3], 0 offset:1192
	buffer_store_dword v0, off, s[0:3], 0 offset:1188
	buffer_store_dword v0, off, s[0:3], 0 offset:1184
	buffer_store_dword v0, off, s[0:3], 0 offset:1180
	buffer_store_dword v0, off, s[0:3], 0 offset:1176
	buffer_store_dword v0, off, s[0:3], 0 offset:1172
	buffer_store_dword v0, off, s[0:3], 0 offset:1168
	buffer_store_dword v0, off, s[0:3], 0 offset:1164
	buffer_store_dword v0, off, s[0:3], 0 offset:1160
	buffer_store_dword v0, off, s[0:3], 0 offset:1156
	buffer_store_dword v0, off, s[0:3], 0 offset:1152
	buffer_store_dword v0, off, s[0:3], 0 offset:1276
	buffer_store_dword v0, off, s[0:3], 0 offset:1272
	buffer_store_dword v0, off, s[0:3], 0 offset:1268
	buffer_store_dword v0, off, s[0:3], 0 offset:1264
	buffer_store_dword v0, off, s[0:3], 0 offset:1260
	buffer_store_dword v0, off, s[0:3], 0 offset:1256
	buffer_store_dword v0, off, s[0:3], 0 offset:1252
	buffer_store_dword v0, off, s[0:3], 0 offset:1248
	buffer_store_dword v0, off, s[0:3], 0 offset:1244
	buffer_store_dword v0, off, s[0:3], 0 offset:1240
	buffer_store_dword v0, off, s[0:3], 0 offset:1236
	buffer_store_dword v0, off, s[0:3], 0 offset:1232
	buffer_store_dword v0, off, s[0:3], 0 offset:1228
	buffer_store_dword v0, off, s[0:3], 0 offset:1224
	buffer_store_dword v0, off, s[0:3], 0 offset:1220
	buffer_store_dword v0, off, s[0:3], 0 offset:1216
	buffer_store_dword v0, off, s[0:3], 0 offset:1340
	buffer_store_dword v0, off, s[0:3], 0 offset:1336
	buffer_store_dword v0, off, s[0:3], 0 offset:1332
	buffer_store_dword v0, off, s[0:3], 0 offset:1328
	buffer_store_dword v0, off, s[0:3], 0 offset:1324
	buffer_store_dword v0, off, s[0:3], 0 offset:1320
	buffer_store_dword v0, off, s[0:3], 0 offset:1316
	buffer_store_dword v0, off, s[0:3], 0 offset:1312
	buffer_store_dword v0, off, s[0:3], 0 offset:1308
	buffer_store_dword v0, off, s[0:3], 0 offset:1304
	buffer_store_dword v0, off, s[0:3], 0 offset:1300
	buffer_store_dword v0, off, s[0:3], 0 offset:1296
	buffer_store_dword v0, off, s[0:3], 0 offset:1292
	buffer_store_dword v0, off, s[0:3], 0 offset:1288
	buffer_store_dword v0, off, s[0:3], 0 offset:1284
	buffer_store_dword v0, off, s[0:3], 0 offset:1280
	buffer_store_dword v0, off, s[0:3], 0 offset:1404
	buffer_store_dword v0, off, s[0:3], 0 offset:1400
	buffer_store_dword v0, off, s[0:3], 0 offset:1396
	buffer_store_dword v0, off, s[0:3], 0 offset:1392
	buffer_store_dword v0, off, s[0:3], 0 offset:1388
	buffer_store_dword v0, off, s[0:3], 0 offset:1384
	buffer_store_dword v0, off, s[0:3], 0 offset:1380
	buffer_store_dword v0, off, s[0:3], 0 offset:1376
	buffer_store_dword v0, off, s[0:3], 0 offset:1372
	buffer_store_dword v0, off, s[0:3], 0 offset:1368
	buffer_store_dword v0, off, s[0:3], 0 offset:1364
	buffer_store_dword v0, off, s[0:3], 0 offset:1360
	buffer_store_dword v0, off, s[0:3], 0 offset:1356
	buffer_store_dword v0, off, s[0:3], 0 offset:1352
	buffer_store_dword v0, off, s[0:3], 0 offset:1348
	buffer_store_dword v0, off, s[0:3], 0 offset:1344
	buffer_store_dword v0, off, s[0:3], 0 offset:1468
	buffer_store_dword v0, off, s[0:3], 0 offset:1464
	buffer_store_dword v0, off, s[0:3], 0 offset:1460
	buffer_store_dword v0, off, s[0:3], 0 offset:1456
	buffer_store_dword v0, off, s[0:3], 0 offset:1452
	buffer_store_dword v0, off, s[0:3], 0 offset:1448
	buffer_store_dword v0, off, s[0:3], 0 offset:1444
	buffer_store_dword v0, off, s[0:3], 0 offset:1440
	buffer_store_dword v0, off, s[0:3], 0 offset:1436
	buffer_store_dword v0, off, s[0:3], 0 offset:1432
	buffer_store_dword v0, off, s[0:3], 0 offset:1428
	buffer_store_dword v0, off, s[0:3], 0 offset:1424
	buffer_store_dword v0, off, s[0:3], 0 offset:1420
	buffer_store_dword v0, off, s[0:3], 0 offset:1416
	buffer_store_dword v0, off, s[0:3], 0 offset:1412
	buffer_store_dword v0, off, s[0:3], 0 offset:1408
	buffer_store_dword v0, off, s[0:3], 0 offset:1532
	buffer_store_dword v0, off, s[0:3], 0 offset:1528
	buffer_store_dword v0, off, s[0:3], 0 offset:1524
	buffer_store_dword v0, off, s[0:3], 0 offset:1520
	buffer_store_dword v0, off, s[0:3], 0 offset:1516
	buffer_store_dword v0, off, s[0:3], 0 offset:1512
	buffer_store_dword v0, off, s[0:3], 0 offset:1508
	buffer_store_dword v0, off, s[0:3], 0 offset:1504
	buffer_store_dword v0, off, s[0:3], 0 offset:1500
	buffer_store_dword v0, off, s[0:3], 0 offset:1496
	buffer_store_dword v0, off, s[0:3], 0 offset:1492
	buffer_store_dword v0, off, s[0:3], 0 offset:1488
	buffer_store_dword v0, off, s[0:3], 0 offset:1484
	buffer_store_dword v0, off, s[0:3], 0 offset:1480
	buffer_store_dword v0, off, s[0:3], 0 offset:1476
	buffer_store_dword v0, off, s[0:3], 0 offset:1472
	buffer_store_dword v0, off, s[0:3], 0 offset:1596
	buffer_store_dword v0, off, s[0:3], 0 offset:1592
	buffer_store_dword v0, off, s[0:3], 0 offset:1588
	buffer_store_dword v0, off, s[0:3], 0 offset:1584
	buffer_store_dword v0, off, s[0:3], 0 offset:1580
	buffer_store_dword v0, off, s[0:3], 0 offset:1576
	buffer_store_dword v0, off, s[0:3], 0 offset:1572
	buffer_store_dword v0, off, s[0:3], 0 offset:1568
	buffer_store_dword v0, off, s[0:3], 0 offset:1564
	buffer_store_dword v0, off, s[0:3], 0 offset:1560
	buffer_store_dword v0, off, s[0:3], 0 offset:1556
	buffer_store_dword v0, off, s[0:3], 0 offset:1552
	buffer_store_dword v0, off, s[0:3], 0 offset:1548
	buffer_store_dword v0, off, s[0:3], 0 offset:1544
	buffer_store_dword v0, off, s[0:3], 0 offset:1540
	buffer_store_dword v0, off, s[0:3], 0 offset:1536
	buffer_store_dword v0, off, s[0:3], 0 offset:1660
	buffer_store_dword v0, off, s[0:3], 0 offset:1656
	buffer_store_dword v0, off, s[0:3], 0 offset:1652
	buffer_store_dword v0, off, s[0:3], 0 offset:1648
	buffer_store_dword v0, off, s[0:3], 0 offset:1644
	buffer_store_dword v0, off, s[0:3], 0 offset:1640
	buffer_store_dword v0, off, s[0:3], 0 offset:1636
	buffer_store_dword v0, off, s[0:3], 0 offset:1632
	buffer_store_dword v0, off, s[0:3], 0 offset:1628
	buffer_store_dword v0, off, s[0:3], 0 offset:1624
	buffer_store_dword v0, off, s[0:3], 0 offset:1620
	buffer_store_dword v0, off, s[0:3], 0 offset:1616
	buffer_store_dword v0, off, s[0:3], 0 offset:1612
	buffer_store_dword v0, off, s[0:3], 0 offset:1608
	buffer_store_dword v0, off, s[0:3], 0 offset:1604
	buffer_store_dword v0, off, s[0:3], 0 offset:1600
	buffer_store_dword v0, off, s[0:3], 0 offset:1724
	buffer_store_dword v0, off, s[0:3], 0 offset:1720
	buffer_store_dword v0, off, s[0:3], 0 offset:1716
	buffer_store_dword v0, off, s[0:3], 0 offset:1712
	buffer_store_dword v0, off, s[0:3], 0 offset:1708
	buffer_store_dword v0, off, s[0:3], 0 offset:1704
	buffer_store_dword v0, off, s[0:3], 0 offset:1700
	buffer_store_dword v0, off, s[0:3], 0 offset:1696
	buffer_store_dword v0, off, s[0:3], 0 offset:1692
	buffer_store_dword v0, off, s[0:3], 0 offset:1688
	buffer_store_dword v0, off, s[0:3], 0 offset:1684
	buffer_store_dword v0, off, s[0:3], 0 offset:1680
	buffer_store_dword v0, off, s[0:3], 0 offset:1676
	buffer_store_dword v0, off, s[0:3], 0 offset:1672
	buffer_store_dword v0, off, s[0:3], 0 offset:1668
	buffer_store_dword v0, off, s[0:3], 0 offset:1664
	buffer_store_dword v0, off, s[0:3], 0 offset:1788
	buffer_store_dword v0, off, s[0:3], 0 offset:1784
	buffer_store_dword v0, off, s[0:3], 0 offset:1780
	buffer_store_dword v0, off, s[0:3], 0 offset:1776
	buffer_store_dword v0, off, s[0:3], 0 offset:1772
	buffer_store_dword v0, off, s[0:3], 0 offset:1768
	buffer_store_dword v0, off, s[0:3], 0 offset:1764
	buffer_store_dword v0, off, s[0:3], 0 offset:1760
	buffer_store_dword v0, off, s[0:3], 0 offset:1756
	buffer_store_dword v0, off, s[0:3], 0 offset:1752
	buffer_store_dword v0, off, s[0:3], 0 offset:1748
	buffer_store_dword v0, off, s[0:3], 0 offset:1744
	buffer_store_dword v0, off, s[0:3], 0 offset:1740
	buffer_store_dword v0, off, s[0:3], 0 offset:1736
	buffer_store_dword v0, off, s[0:3], 0 offset:1732
	buffer_store_dword v0, off, s[0:3], 0 offset:1728
	buffer_store_dword v0, off, s[0:3], 0 offset:1852
	buffer_store_dword v0, off, s[0:3], 0 offset:1848
	buffer_store_dword v0, off, s[0:3], 0 offset:1844
	buffer_store_dword v0, off, s[0:3], 0 offset:1840
	buffer_store_dword v0, off, s[0:3], 0 offset:1836
	buffer_store_dword v0, off, s[0:3], 0 offset:1832
	buffer_store_dword v0, off, s[0:3], 0 offset:1828
	buffer_store_dword v0, off, s[0:3], 0 offset:1824
	buffer_store_dword v0, off, s[0:3], 0 offset:1820
	buffer_store_dword v0, off, s[0:3], 0 offset:1816
	buffer_store_dword v0, off, s[0:3], 0 offset:1812
	buffer_store_dword v0, off, s[0:3], 0 offset:1808
	buffer_store_dword v0, off, s[0:3], 0 offset:1804
	buffer_store_dword v0, off, s[0:3], 0 offset:1800
	buffer_store_dword v0, off, s[0:3], 0 offset:1796
	buffer_store_dword v0, off, s[0:3], 0 offset:1792
	buffer_store_dword v0, off, s[0:3], 0 offset:1916
	buffer_store_dword v0, off, s[0:3], 0 offset:1912
	buffer_store_dword v0, off, s[0:3], 0 offset:1908
	buffer_store_dword v0, off, s[0:3], 0 offset:1904
	buffer_store_dword v0, off, s[0:3], 0 offset:1900
	buffer_store_dword v0, off, s[0:3], 0 offset:1896
	buffer_store_dword v0, off, s[0:3], 0 offset:1892
	buffer_store_dword v0, off, s[0:3], 0 offset:1888
	buffer_store_dword v0, off, s[0:3], 0 offset:1884
	buffer_store_dword v0, off, s[0:3], 0 offset:1880
	buffer_store_dword v0, off, s[0:3], 0 offset:1876
	buffer_store_dword v0, off, s[0:3], 0 offset:1872
	buffer_store_dword v0, off, s[0:3], 0 offset:1868
	buffer_store_dword v0, off, s[0:3], 0 offset:1864
	buffer_store_dword v0, off, s[0:3], 0 offset:1860
	buffer_store_dword v0, off, s[0:3], 0 offset:1856
	buffer_store_dword v0, off, s[0:3], 0 offset:1980
	buffer_store_dword v0, off, s[0:3], 0 offset:1976
	buffer_store_dword v0, off, s[0:3], 0 offset:1972
	buffer_store_dword v0, off, s[0:3], 0 offset:1968
	buffer_store_dword v0, off, s[0:3], 0 offset:1964
	buffer_store_dword v0, off, s[0:3], 0 offset:1960
	buffer_store_dword v0, off, s[0:3], 0 offset:1956
	buffer_store_dword v0, off, s[0:3], 0 offset:1952
	buffer_store_dword v0, off, s[0:3], 0 offset:1948
	buffer_store_dword v0, off, s[0:3], 0 offset:1944
	buffer_store_dword v0, off, s[0:3], 0 offset:1940
	buffer_store_dword v0, off, s[0:3], 0 offset:1936
	buffer_store_dword v0, off, s[0:3], 0 offset:1932
	buffer_store_dword v0, off, s[0:3], 0 offset:1928
	buffer_store_dword v0, off, s[0:3], 0 offset:1924
	buffer_store_dword v0, off, s[0:3], 0 offset:1920
	buffer_store_dword v0, off, s[0:3], 0 offset:2044
	buffer_store_dword v0, off, s[0:3], 0 offset:2040
	buffer_store_dword v0, off, s[0:3], 0 offset:2036
	buffer_store_dword v0, off, s[0:3], 0 offset:2032
	buffer_store_dword v0, off, s[0:3], 0 offset:2028
	buffer_store_dword v0, off, s[0:3], 0 offset:2024
	buffer_store_dword v0, off, s[0:3], 0 offset:2020
	buffer_store_dword v0, off, s[0:3], 0 offset:2016
	buffer_store_dword v0, off, s[0:3], 0 offset:2012
	buffer_store_dword v0, off, s[0:3], 0 offset:2008
	buffer_store_dword v0, off, s[0:3], 0 offset:2004
	buffer_store_dword v0, off, s[0:3], 0 offset:2000
	buffer_store_dword v0, off, s[0:3], 0 offset:1996
	buffer_store_dword v0, off, s[0:3], 0 offset:1992
	buffer_store_dword v0, off, s[0:3], 0 offset:1988
	buffer_store_dword v0, off, s[0:3], 0 offset:1984
	buffer_store_dword v0, off, s[0:3], 0 offset:2108
	buffer_store_dword v0, off, s[0:3], 0 offset:2104
	buffer_store_dword v0, off, s[0:3], 0 offset:2100
	buffer_store_dword v0, off, s[0:3], 0 offset:2096
	buffer_store_dword v0, off, s[0:3], 0 offset:2092
	buffer_store_dword v0, off, s[0:3], 0 offset:2088
	buffer_store_dword v0, off, s[0:3], 0 offset:2084
	buffer_store_dword v0, off, s[0:3], 0 offset:2080
	buffer_store_dword v0, off, s[0:3], 0 offset:2076
	buffer_store_dword v0, off, s[0:3], 0 offset:2072
	buffer_store_dword v0, off, s[0:3], 0 offset:2068
	buffer_store_dword v0, off, s[0:3], 0 offset:2064
	buffer_store_dword v0, off, s[0:3], 0 offset:2060
	buffer_store_dword v0, off, s[0:3], 0 offset:2056
	buffer_store_dword v0, off, s[0:3], 0 offset:2052
	buffer_store_dword v0, off, s[0:3], 0 offset:2048
	.loc	1 80
	s_cbranch_scc1 .LBB0_36
; %bb.1:
	.loc	1 69
	v_mad_i64_i32 v[0:1], s[16:17], v128, s34, 0
	.loc	1 63
	s_load_dword s8, s[6:7], 0x18
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx2 s[12:13], s[6:7], 0x20
	.loc	1 64
	v_min_i32_e32 v2, 1, v146
	.loc	1 70
	v_add_u32_e32 v2, vcc, v144, v2
	.loc	1 69
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 70
	v_add_u32_e32 v2, vcc, -1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 69
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s13
	v_add_u32_e32 v130, vcc, s12, v0
	v_addc_u32_e32 v131, vcc, v4, v1, vcc
	.loc	1 70
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	1 67
	s_ashr_i32 s15, s34, 31
	.loc	1 63
	s_ashr_i32 s9, s8, 31
	.loc	1 67
	s_mov_b32 s14, s34
	.loc	1 70
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v132, vcc, s10, v0
	v_addc_u32_e32 v133, vcc, v2, v1, vcc
	s_mov_b32 s12, 0
	v_add_u32_e32 v148, vcc, -1, v147
	.loc	1 80
	s_lshl_b64 s[10:11], s[8:9], 12
	s_lshl_b64 s[28:29], s[8:9], 2
	.loc	1 86
	s_lshl_b64 s[36:37], s[14:15], 2
	v_mov_b32_e32 v149, 0x840
	v_mov_b32_e32 v150, 64
	s_mov_b32 s33, s30
	s_mov_b32 s34, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 80
	v_mov_b32_e32 v0, s11
	v_add_u32_e32 v132, vcc, s10, v132
	v_addc_u32_e32 v133, vcc, v133, v0, vcc
	s_addk_i32 s34, 0x400
	s_addk_i32 s33, 0xfc00
	v_add_u32_e32 v130, vcc, 0x1000, v130
	s_cmp_ge_i32 s34, s30
	v_addc_u32_e32 v131, vcc, 0, v131, vcc
	s_cbranch_scc1 .LBB0_36
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
                                        ;     Child Loop BB0_9 Depth 2
                                        ;       Child Loop BB0_11 Depth 3
                                        ;       Child Loop BB0_14 Depth 3
                                        ;       Child Loop BB0_17 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_23 Depth 3
                                        ;       Child Loop BB0_26 Depth 3
                                        ;       Child Loop BB0_29 Depth 3
                                        ;       Child Loop BB0_32 Depth 3
                                        ;       Child Loop BB0_35 Depth 3
	.loc	1 81
	s_sub_i32 s8, s30, s34
	.loc	1 82
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB0_6
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 81
	s_min_i32 s9, s33, 0x400
	v_mov_b32_e32 v0, v132
	s_max_i32 s9, s9, 1
	v_mov_b32_e32 v2, 0x840
	v_mov_b32_e32 v1, v133
.LBB0_5:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 83
	flat_load_dword v3, v[0:1]
	.loc	1 82
	s_add_i32 s9, s9, -1
	v_mov_b32_e32 v4, s29
	v_add_u32_e32 v0, vcc, s28, v0
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	s_cmp_eq_u32 s9, 0
	.loc	1 83
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v2, s[0:3], 0 offen
	.loc	1 82
	v_add_u32_e32 v2, vcc, 4, v2
	s_cbranch_scc0 .LBB0_5
.LBB0_6:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 84
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_2
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 81
	s_min_i32 s48, s8, 0x400
	s_ashr_i32 s8, s48, 31
	s_lshr_b32 s8, s8, 28
	s_add_i32 s8, s48, s8
	s_ashr_i32 s50, s8, 4
	s_cmp_gt_i32 s48, 15
	s_cselect_b64 s[40:41], -1, 0
	s_and_b32 s42, s8, -16
	s_cmp_lt_i32 s42, s48
	s_cselect_b64 s[44:45], -1, 0
	.loc	1 84
	s_ashr_i32 s43, s42, 31
	s_lshl_b64 s[8:9], s[42:43], 2
	v_mov_b32_e32 v0, s9
	v_add_u32_e32 v151, vcc, s8, v130
	s_lshl_b32 s8, s50, 6
	s_mov_b32 s49, 4
	s_mov_b32 s51, 2
	v_addc_u32_e32 v152, vcc, v131, v0, vcc
	s_mov_b32 s43, 6
	v_add_u32_e32 v153, vcc, s8, v149
	s_mov_b32 s52, 0
	s_mov_b32 s53, 7
	s_mov_b32 s54, 5
	s_mov_b32 s55, 3
	s_mov_b32 s56, 1
	s_mov_b64 s[46:47], 0
	s_branch .LBB0_9
.LBB0_8:                                ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 100
	v_add_u32_e32 v0, vcc, 28, v112
	buffer_load_dword v1, v0, s[0:3], 0 offen
	.loc	1 84
	s_add_i32 s52, s52, 8
	s_add_i32 s53, s53, 8
	s_add_i32 s43, s43, 8
	s_add_i32 s54, s54, 8
	s_add_i32 s49, s49, 8
	s_add_i32 s55, s55, 8
	s_add_i32 s51, s51, 8
	s_add_i32 s56, s56, 8
	v_cmp_ge_i32_e32 vcc, s52, v147
	s_or_b64 s[46:47], vcc, s[46:47]
	.loc	1 100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v2, v1
	buffer_store_dword v1, v0, s[0:3], 0 offen
	.loc	1 84
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_2
.LBB0_9:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_11 Depth 3
                                        ;       Child Loop BB0_14 Depth 3
                                        ;       Child Loop BB0_17 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_23 Depth 3
                                        ;       Child Loop BB0_26 Depth 3
                                        ;       Child Loop BB0_29 Depth 3
                                        ;       Child Loop BB0_32 Depth 3
                                        ;       Child Loop BB0_35 Depth 3
	.loc	1 86
	v_min_i32_e32 v0, s53, v148
	v_ashrrev_i32_e32 v1, 31, v0
	v_mad_u64_u32 v[134:135], s[8:9], s36, v0, 0
	v_mul_lo_u32 v1, s36, v1
	v_min_i32_e32 v2, s43, v148
	v_mul_lo_u32 v0, s37, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_u32_e32 v1, vcc, v135, v1
	v_mul_lo_u32 v3, s36, v3
	v_mad_u64_u32 v[135:136], s[8:9], s36, v2, 0
	v_add_u32_e32 v154, vcc, v1, v0
	v_mul_lo_u32 v1, s37, v2
	v_min_i32_e32 v2, s54, v148
	v_add_u32_e32 v0, vcc, v136, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mul_lo_u32 v3, s36, v3
	v_mad_u64_u32 v[136:137], s[8:9], s36, v2, 0
	v_add_u32_e32 v155, vcc, v0, v1
	v_mul_lo_u32 v1, s37, v2
	v_min_i32_e32 v2, s49, v148
	v_add_u32_e32 v0, vcc, v137, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mul_lo_u32 v3, s36, v3
	v_mad_u64_u32 v[137:138], s[8:9], s36, v2, 0
	v_add_u32_e32 v156, vcc, v0, v1
	v_mul_lo_u32 v1, s37, v2
	v_min_i32_e32 v2, s55, v148
	v_add_u32_e32 v0, vcc, v138, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mul_lo_u32 v3, s36, v3
	v_mad_u64_u32 v[138:139], s[8:9], s36, v2, 0
	v_add_u32_e32 v157, vcc, v0, v1
	v_mul_lo_u32 v0, s37, v2
	v_min_i32_e32 v2, s51, v148
	v_add_u32_e32 v1, vcc, v139, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mul_lo_u32 v3, s36, v3
	v_mad_u64_u32 v[139:140], s[8:9], s36, v2, 0
	v_add_u32_e32 v158, vcc, v1, v0
	v_mul_lo_u32 v0, s37, v2
	v_min_i32_e32 v2, s56, v148
	v_add_u32_e32 v1, vcc, v140, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mul_lo_u32 v3, s36, v3
	v_mad_u64_u32 v[140:141], s[8:9], s36, v2, 0
	v_add_u32_e32 v159, vcc, v1, v0
	v_mul_lo_u32 v0, s37, v2
	v_min_i32_e32 v2, s52, v148
	v_add_u32_e32 v1, vcc, v141, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mul_lo_u32 v3, s36, v3
	v_mad_u64_u32 v[141:142], s[8:9], s36, v2, 0
	v_mul_lo_u32 v143, s37, v2
	s_mov_b32 s27, s12
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	s_mov_b32 s16, s12
	s_mov_b32 s17, s12
	s_mov_b32 s18, s12
	s_mov_b32 s19, s12
	s_mov_b32 s20, s12
	s_mov_b32 s21, s12
	s_mov_b32 s22, s12
	s_mov_b32 s23, s12
	s_mov_b32 s24, s12
	s_mov_b32 s25, s12
	s_mov_b32 s26, s12
	v_mov_b32_e32 v127, s27
	v_mov_b32_e32 v112, s12
	v_add_u32_e32 v160, vcc, v1, v0
	v_add_u32_e32 v142, vcc, v142, v3
	v_mov_b32_e32 v126, s26
	v_mov_b32_e32 v125, s25
	v_mov_b32_e32 v124, s24
	v_mov_b32_e32 v123, s23
	v_mov_b32_e32 v122, s22
	v_mov_b32_e32 v121, s21
	v_mov_b32_e32 v120, s20
	v_mov_b32_e32 v119, s19
	v_mov_b32_e32 v118, s18
	v_mov_b32_e32 v117, s17
	v_mov_b32_e32 v116, s16
	v_mov_b32_e32 v115, s15
	v_mov_b32_e32 v114, s14
	v_mov_b32_e32 v113, s13
	v_mov_b32_e32 v96, v112
	v_mov_b32_e32 v80, v112
	v_mov_b32_e32 v64, v112
	v_mov_b32_e32 v48, v112
	v_mov_b32_e32 v32, v112
	v_mov_b32_e32 v16, v112
	v_mov_b32_e32 v0, v112
	.loc	1 89
	s_andn2_b64 vcc, exec, s[40:41]
	v_mov_b32_e32 v97, v113
	v_mov_b32_e32 v98, v114
	v_mov_b32_e32 v99, v115
	v_mov_b32_e32 v100, v116
	v_mov_b32_e32 v101, v117
	v_mov_b32_e32 v102, v118
	v_mov_b32_e32 v103, v119
	v_mov_b32_e32 v104, v120
	v_mov_b32_e32 v105, v121
	v_mov_b32_e32 v106, v122
	v_mov_b32_e32 v107, v123
	v_mov_b32_e32 v108, v124
	v_mov_b32_e32 v109, v125
	v_mov_b32_e32 v110, v126
	v_mov_b32_e32 v111, v127
	v_mov_b32_e32 v81, v113
	v_mov_b32_e32 v82, v114
	v_mov_b32_e32 v83, v115
	v_mov_b32_e32 v84, v116
	v_mov_b32_e32 v85, v117
	v_mov_b32_e32 v86, v118
	v_mov_b32_e32 v87, v119
	v_mov_b32_e32 v88, v120
	v_mov_b32_e32 v89, v121
	v_mov_b32_e32 v90, v122
	v_mov_b32_e32 v91, v123
	v_mov_b32_e32 v92, v124
	v_mov_b32_e32 v93, v125
	v_mov_b32_e32 v94, v126
	v_mov_b32_e32 v95, v127
	v_mov_b32_e32 v65, v113
	v_mov_b32_e32 v66, v114
	v_mov_b32_e32 v67, v115
	v_mov_b32_e32 v68, v116
	v_mov_b32_e32 v69, v117
	v_mov_b32_e32 v70, v118
	v_mov_b32_e32 v71, v119
	v_mov_b32_e32 v72, v120
	v_mov_b32_e32 v73, v121
	v_mov_b32_e32 v74, v122
	v_mov_b32_e32 v75, v123
	v_mov_b32_e32 v76, v124
	v_mov_b32_e32 v77, v125
	v_mov_b32_e32 v78, v126
	v_mov_b32_e32 v79, v127
	v_mov_b32_e32 v49, v113
	v_mov_b32_e32 v50, v114
	v_mov_b32_e32 v51, v115
	v_mov_b32_e32 v52, v116
	v_mov_b32_e32 v53, v117
	v_mov_b32_e32 v54, v118
	v_mov_b32_e32 v55, v119
	v_mov_b32_e32 v56, v120
	v_mov_b32_e32 v57, v121
	v_mov_b32_e32 v58, v122
	v_mov_b32_e32 v59, v123
	v_mov_b32_e32 v60, v124
	v_mov_b32_e32 v61, v125
	v_mov_b32_e32 v62, v126
	v_mov_b32_e32 v63, v127
	v_mov_b32_e32 v33, v113
	v_mov_b32_e32 v34, v114
	v_mov_b32_e32 v35, v115
	v_mov_b32_e32 v36, v116
	v_mov_b32_e32 v37, v117
	v_mov_b32_e32 v38, v118
	v_mov_b32_e32 v39, v119
	v_mov_b32_e32 v40, v120
	v_mov_b32_e32 v41, v121
	v_mov_b32_e32 v42, v122
	v_mov_b32_e32 v43, v123
	v_mov_b32_e32 v44, v124
	v_mov_b32_e32 v45, v125
	v_mov_b32_e32 v46, v126
	v_mov_b32_e32 v47, v127
	v_mov_b32_e32 v17, v113
	v_mov_b32_e32 v18, v114
	v_mov_b32_e32 v19, v115
	v_mov_b32_e32 v20, v116
	v_mov_b32_e32 v21, v117
	v_mov_b32_e32 v22, v118
	v_mov_b32_e32 v23, v119
	v_mov_b32_e32 v24, v120
	v_mov_b32_e32 v25, v121
	v_mov_b32_e32 v26, v122
	v_mov_b32_e32 v27, v123
	v_mov_b32_e32 v28, v124
	v_mov_b32_e32 v29, v125
	v_mov_b32_e32 v30, v126
	v_mov_b32_e32 v31, v127
	v_mov_b32_e32 v1, v113
	v_mov_b32_e32 v2, v114
	v_mov_b32_e32 v3, v115
	v_mov_b32_e32 v4, v116
	v_mov_b32_e32 v5, v117
	v_mov_b32_e32 v6, v118
	v_mov_b32_e32 v7, v119
	v_mov_b32_e32 v8, v120
	v_mov_b32_e32 v9, v121
	v_mov_b32_e32 v10, v122
	v_mov_b32_e32 v11, v123
	v_mov_b32_e32 v12, v124
	v_mov_b32_e32 v13, v125
	v_mov_b32_e32 v14, v126
	v_mov_b32_e32 v15, v127
	.loc	1 86
	v_add_u32_e64 v161, s[8:9], v142, v143
	s_cbranch_vccnz .LBB0_12
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 0
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v15, s27
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v5, s17
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v7, s19
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v9, s21
	v_mov_b32_e32 v10, s22
	v_mov_b32_e32 v11, s23
	v_mov_b32_e32 v12, s24
	v_mov_b32_e32 v13, s25
	v_mov_b32_e32 v14, s26
	v_mov_b32_e32 v143, v131
	v_mov_b32_e32 v31, v15
	v_mov_b32_e32 v47, v15
	v_mov_b32_e32 v63, v15
	v_mov_b32_e32 v79, v15
	v_mov_b32_e32 v95, v15
	v_mov_b32_e32 v111, v15
	v_mov_b32_e32 v127, v15
	v_mov_b32_e32 v162, 0x840
	v_mov_b32_e32 v142, v130
	v_mov_b32_e32 v30, v14
	v_mov_b32_e32 v29, v13
	v_mov_b32_e32 v28, v12
	v_mov_b32_e32 v27, v11
	v_mov_b32_e32 v26, v10
	v_mov_b32_e32 v25, v9
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v23, v7
	v_mov_b32_e32 v22, v6
	v_mov_b32_e32 v21, v5
	v_mov_b32_e32 v20, v4
	v_mov_b32_e32 v19, v3
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v16, v0
	v_mov_b32_e32 v46, v14
	v_mov_b32_e32 v45, v13
	v_mov_b32_e32 v44, v12
	v_mov_b32_e32 v43, v11
	v_mov_b32_e32 v42, v10
	v_mov_b32_e32 v41, v9
	v_mov_b32_e32 v40, v8
	v_mov_b32_e32 v39, v7
	v_mov_b32_e32 v38, v6
	v_mov_b32_e32 v37, v5
	v_mov_b32_e32 v36, v4
	v_mov_b32_e32 v35, v3
	v_mov_b32_e32 v34, v2
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v32, v0
	v_mov_b32_e32 v62, v14
	v_mov_b32_e32 v61, v13
	v_mov_b32_e32 v60, v12
	v_mov_b32_e32 v59, v11
	v_mov_b32_e32 v58, v10
	v_mov_b32_e32 v57, v9
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v7
	v_mov_b32_e32 v54, v6
	v_mov_b32_e32 v53, v5
	v_mov_b32_e32 v52, v4
	v_mov_b32_e32 v51, v3
	v_mov_b32_e32 v50, v2
	v_mov_b32_e32 v49, v1
	v_mov_b32_e32 v48, v0
	v_mov_b32_e32 v78, v14
	v_mov_b32_e32 v77, v13
	v_mov_b32_e32 v76, v12
	v_mov_b32_e32 v75, v11
	v_mov_b32_e32 v74, v10
	v_mov_b32_e32 v73, v9
	v_mov_b32_e32 v72, v8
	v_mov_b32_e32 v71, v7
	v_mov_b32_e32 v70, v6
	v_mov_b32_e32 v69, v5
	v_mov_b32_e32 v68, v4
	v_mov_b32_e32 v67, v3
	v_mov_b32_e32 v66, v2
	v_mov_b32_e32 v65, v1
	v_mov_b32_e32 v64, v0
	v_mov_b32_e32 v94, v14
	v_mov_b32_e32 v93, v13
	v_mov_b32_e32 v92, v12
	v_mov_b32_e32 v91, v11
	v_mov_b32_e32 v90, v10
	v_mov_b32_e32 v89, v9
	v_mov_b32_e32 v88, v8
	v_mov_b32_e32 v87, v7
	v_mov_b32_e32 v86, v6
	v_mov_b32_e32 v85, v5
	v_mov_b32_e32 v84, v4
	v_mov_b32_e32 v83, v3
	v_mov_b32_e32 v82, v2
	v_mov_b32_e32 v81, v1
	v_mov_b32_e32 v80, v0
	v_mov_b32_e32 v110, v14
	v_mov_b32_e32 v109, v13
	v_mov_b32_e32 v108, v12
	v_mov_b32_e32 v107, v11
	v_mov_b32_e32 v106, v10
	v_mov_b32_e32 v105, v9
	v_mov_b32_e32 v104, v8
	v_mov_b32_e32 v103, v7
	v_mov_b32_e32 v102, v6
	v_mov_b32_e32 v101, v5
	v_mov_b32_e32 v100, v4
	v_mov_b32_e32 v99, v3
	v_mov_b32_e32 v98, v2
	v_mov_b32_e32 v97, v1
	v_mov_b32_e32 v96, v0
	v_mov_b32_e32 v126, v14
	v_mov_b32_e32 v125, v13
	v_mov_b32_e32 v124, v12
	v_mov_b32_e32 v123, v11
	v_mov_b32_e32 v122, v10
	v_mov_b32_e32 v121, v9
	v_mov_b32_e32 v120, v8
	v_mov_b32_e32 v119, v7
	v_mov_b32_e32 v118, v6
	v_mov_b32_e32 v117, v5
	v_mov_b32_e32 v116, v4
	v_mov_b32_e32 v115, v3
	v_mov_b32_e32 v114, v2
	v_mov_b32_e32 v113, v1
	v_mov_b32_e32 v112, v0
	s_mov_b32 s8, s50
.LBB0_11:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v163, vcc, 16, v162
	v_add_u32_e32 v164, vcc, 20, v162
	v_add_u32_e32 v165, vcc, 24, v162
	v_add_u32_e32 v166, vcc, 28, v162
	v_add_u32_e32 v167, vcc, 32, v162
	v_add_u32_e32 v168, vcc, 36, v162
	buffer_load_dword v163, v163, s[0:3], 0 offen
	buffer_load_dword v164, v164, s[0:3], 0 offen
	buffer_load_dword v165, v165, s[0:3], 0 offen
	buffer_load_dword v166, v166, s[0:3], 0 offen
	buffer_load_dword v167, v167, s[0:3], 0 offen
	buffer_load_dword v169, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 40, v162
	buffer_load_dword v170, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 44, v162
	buffer_load_dword v171, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 48, v162
	buffer_load_dword v172, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 52, v162
	buffer_load_dword v173, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 56, v162
	buffer_load_dword v174, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 60, v162
	buffer_load_dword v175, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 4, v162
	buffer_load_dword v176, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 8, v162
	buffer_load_dword v177, v168, s[0:3], 0 offen
	v_add_u32_e32 v168, vcc, 12, v162
	.loc	1 91
	v_add_u32_e32 v191, vcc, v142, v141
	v_addc_u32_e32 v192, vcc, v143, v161, vcc
	v_add_u32_e32 v183, vcc, 16, v191
	v_addc_u32_e32 v184, vcc, 0, v192, vcc
	v_add_u32_e32 v187, vcc, 32, v191
	v_addc_u32_e32 v188, vcc, 0, v192, vcc
	buffer_load_dword v178, v168, s[0:3], 0 offen
	buffer_load_dword v168, v162, s[0:3], 0 offen
	flat_load_dwordx4 v[179:182], v[191:192]
	v_add_u32_e32 v191, vcc, 48, v191
	v_addc_u32_e32 v192, vcc, 0, v192, vcc
	flat_load_dwordx4 v[191:194], v[191:192]
	flat_load_dwordx4 v[183:186], v[183:184]
	flat_load_dwordx4 v[187:190], v[187:188]
	.loc	1 89
	s_add_i32 s8, s8, -1
	s_cmp_eq_u32 s8, 0
	.loc	1 92
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v180, v180, v176
	v_add_f32_e32 v113, v180, v113
	v_mul_f32_e32 v182, v182, v178
	v_mul_f32_e32 v181, v181, v177
	v_mul_f32_e32 v179, v179, v168
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v180, v194, v175
	v_add_f32_e32 v127, v180, v127
	v_mul_f32_e32 v180, v193, v174
	v_add_f32_e32 v126, v180, v126
	v_mul_f32_e32 v180, v192, v173
	v_add_f32_e32 v125, v180, v125
	v_mul_f32_e32 v180, v191, v172
	v_add_f32_e32 v124, v180, v124
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v180, v190, v171
	v_add_f32_e32 v123, v180, v123
	v_mul_f32_e32 v180, v189, v170
	v_add_f32_e32 v122, v180, v122
	v_mul_f32_e32 v180, v188, v169
	v_add_f32_e32 v121, v180, v121
	v_mul_f32_e32 v180, v187, v167
	v_add_f32_e32 v120, v180, v120
	v_mul_f32_e32 v180, v186, v166
	v_add_f32_e32 v119, v180, v119
	v_mul_f32_e32 v180, v185, v165
	.loc	1 91
	v_add_u32_e32 v191, vcc, v142, v140
	.loc	1 92
	v_add_f32_e32 v118, v180, v118
	v_mul_f32_e32 v180, v184, v164
	.loc	1 91
	v_addc_u32_e32 v192, vcc, v143, v160, vcc
	.loc	1 92
	v_add_f32_e32 v117, v180, v117
	v_mul_f32_e32 v180, v183, v163
	.loc	1 91
	v_add_u32_e32 v183, vcc, 16, v191
	v_addc_u32_e32 v184, vcc, 0, v192, vcc
	v_add_u32_e32 v187, vcc, 32, v191
	v_addc_u32_e32 v188, vcc, 0, v192, vcc
	.loc	1 92
	v_add_f32_e32 v115, v182, v115
	v_add_f32_e32 v114, v181, v114
	v_add_f32_e32 v116, v180, v116
	v_add_f32_e32 v112, v179, v112
	.loc	1 91
	flat_load_dwordx4 v[179:182], v[191:192]
	v_add_u32_e32 v191, vcc, 48, v191
	v_addc_u32_e32 v192, vcc, 0, v192, vcc
	flat_load_dwordx4 v[191:194], v[191:192]
	flat_load_dwordx4 v[183:186], v[183:184]
	flat_load_dwordx4 v[187:190], v[187:188]
	.loc	1 92
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v180, v180, v176
	v_add_f32_e32 v97, v180, v97
	v_mul_f32_e32 v182, v182, v178
	v_mul_f32_e32 v181, v181, v177
	v_mul_f32_e32 v179, v179, v168
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v180, v194, v175
	v_add_f32_e32 v111, v180, v111
	v_mul_f32_e32 v180, v193, v174
	v_add_f32_e32 v110, v180, v110
	v_mul_f32_e32 v180, v192, v173
	v_add_f32_e32 v109, v180, v109
	v_mul_f32_e32 v180, v191, v172
	v_add_f32_e32 v108, v180, v108
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v180, v190, v171
	v_add_f32_e32 v107, v180, v107
	v_mul_f32_e32 v180, v189, v170
	v_add_f32_e32 v106, v180, v106
	v_mul_f32_e32 v180, v188, v169
	v_add_f32_e32 v105, v180, v105
	v_mul_f32_e32 v180, v187, v167
	v_add_f32_e32 v104, v180, v104
	v_mul_f32_e32 v180, v186, v166
	v_add_f32_e32 v103, v180, v103
	v_mul_f32_e32 v180, v185, v165
	.loc	1 91
	v_add_u32_e32 v191, vcc, v142, v139
	.loc	1 92
	v_add_f32_e32 v102, v180, v102
	v_mul_f32_e32 v180, v184, v164
	.loc	1 91
	v_addc_u32_e32 v192, vcc, v143, v159, vcc
	.loc	1 92
	v_add_f32_e32 v101, v180, v101
	v_mul_f32_e32 v180, v183, v163
	.loc	1 91
	v_add_u32_e32 v183, vcc, 16, v191
	v_addc_u32_e32 v184, vcc, 0, v192, vcc
	v_add_u32_e32 v187, vcc, 32, v191
	v_addc_u32_e32 v188, vcc, 0, v192, vcc
	.loc	1 92
	v_add_f32_e32 v99, v182, v99
	v_add_f32_e32 v98, v181, v98
	v_add_f32_e32 v100, v180, v100
	v_add_f32_e32 v96, v179, v96
	.loc	1 91
	flat_load_dwordx4 v[179:182], v[191:192]
	v_add_u32_e32 v191, vcc, 48, v191
	v_addc_u32_e32 v192, vcc, 0, v192, vcc
	flat_load_dwordx4 v[191:194], v[191:192]
	flat_load_dwordx4 v[183:186], v[183:184]
	flat_load_dwordx4 v[187:190], v[187:188]
	.loc	1 92
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v180, v180, v176
	v_add_f32_e32 v81, v180, v81
	v_mul_f32_e32 v182, v182, v178
	v_mul_f32_e32 v181, v181, v177
	v_mul_f32_e32 v179, v179, v168
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v180, v194, v175
	v_add_f32_e32 v95, v180, v95
	v_mul_f32_e32 v180, v193, v174
	v_add_f32_e32 v94, v180, v94
	v_mul_f32_e32 v180, v192, v173
	v_add_f32_e32 v93, v180, v93
	v_mul_f32_e32 v180, v191, v172
	v_add_f32_e32 v92, v180, v92
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v180, v190, v171
	v_add_f32_e32 v91, v180, v91
	v_mul_f32_e32 v180, v189, v170
	v_add_f32_e32 v90, v180, v90
	v_mul_f32_e32 v180, v188, v169
	v_add_f32_e32 v89, v180, v89
	v_mul_f32_e32 v180, v187, v167
	v_add_f32_e32 v88, v180, v88
	v_mul_f32_e32 v180, v186, v166
	v_add_f32_e32 v87, v180, v87
	v_mul_f32_e32 v180, v185, v165
	.loc	1 91
	v_add_u32_e32 v191, vcc, v142, v138
	.loc	1 92
	v_add_f32_e32 v86, v180, v86
	v_mul_f32_e32 v180, v184, v164
	.loc	1 91
	v_addc_u32_e32 v192, vcc, v143, v158, vcc
	.loc	1 92
	v_add_f32_e32 v85, v180, v85
	v_mul_f32_e32 v180, v183, v163
	.loc	1 91
	v_add_u32_e32 v183, vcc, 16, v191
	v_addc_u32_e32 v184, vcc, 0, v192, vcc
	v_add_u32_e32 v187, vcc, 32, v191
	v_addc_u32_e32 v188, vcc, 0, v192, vcc
	.loc	1 92
	v_add_f32_e32 v83, v182, v83
	v_add_f32_e32 v82, v181, v82
	v_add_f32_e32 v84, v180, v84
	v_add_f32_e32 v80, v179, v80
	.loc	1 91
	flat_load_dwordx4 v[179:182], v[191:192]
	v_add_u32_e32 v191, vcc, 48, v191
	v_addc_u32_e32 v192, vcc, 0, v192, vcc
	flat_load_dwordx4 v[191:194], v[191:192]
	flat_load_dwordx4 v[183:186], v[183:184]
	flat_load_dwordx4 v[187:190], v[187:188]
	.loc	1 92
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v180, v180, v176
	v_add_f32_e32 v65, v180, v65
	v_mul_f32_e32 v182, v182, v178
	v_mul_f32_e32 v181, v181, v177
	v_mul_f32_e32 v179, v179, v168
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v180, v194, v175
	v_add_f32_e32 v79, v180, v79
	v_mul_f32_e32 v180, v193, v174
	v_add_f32_e32 v78, v180, v78
	v_mul_f32_e32 v180, v192, v173
	v_add_f32_e32 v77, v180, v77
	v_mul_f32_e32 v180, v191, v172
	v_add_f32_e32 v76, v180, v76
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v180, v190, v171
	v_add_f32_e32 v75, v180, v75
	v_mul_f32_e32 v180, v189, v170
	v_add_f32_e32 v74, v180, v74
	v_mul_f32_e32 v180, v188, v169
	v_add_f32_e32 v73, v180, v73
	v_mul_f32_e32 v180, v187, v167
	v_add_f32_e32 v72, v180, v72
	v_mul_f32_e32 v180, v186, v166
	v_add_f32_e32 v71, v180, v71
	v_mul_f32_e32 v180, v185, v165
	.loc	1 91
	v_add_u32_e32 v191, vcc, v142, v137
	.loc	1 92
	v_add_f32_e32 v70, v180, v70
	v_mul_f32_e32 v180, v184, v164
	.loc	1 91
	v_addc_u32_e32 v192, vcc, v143, v157, vcc
	.loc	1 92
	v_add_f32_e32 v69, v180, v69
	v_mul_f32_e32 v180, v183, v163
	.loc	1 91
	v_add_u32_e32 v183, vcc, 16, v191
	v_addc_u32_e32 v184, vcc, 0, v192, vcc
	v_add_u32_e32 v187, vcc, 32, v191
	v_addc_u32_e32 v188, vcc, 0, v192, vcc
	.loc	1 92
	v_add_f32_e32 v67, v182, v67
	v_add_f32_e32 v66, v181, v66
	v_add_f32_e32 v68, v180, v68
	v_add_f32_e32 v64, v179, v64
	.loc	1 91
	flat_load_dwordx4 v[179:182], v[191:192]
	v_add_u32_e32 v191, vcc, 48, v191
	v_addc_u32_e32 v192, vcc, 0, v192, vcc
	flat_load_dwordx4 v[191:194], v[191:192]
	flat_load_dwordx4 v[183:186], v[183:184]
	flat_load_dwordx4 v[187:190], v[187:188]
	.loc	1 92
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v180, v180, v176
	v_add_f32_e32 v49, v180, v49
	v_mul_f32_e32 v182, v182, v178
	v_mul_f32_e32 v181, v181, v177
	v_mul_f32_e32 v179, v179, v168
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v180, v194, v175
	v_add_f32_e32 v63, v180, v63
	v_mul_f32_e32 v180, v193, v174
	v_add_f32_e32 v62, v180, v62
	v_mul_f32_e32 v180, v192, v173
	v_add_f32_e32 v61, v180, v61
	v_mul_f32_e32 v180, v191, v172
	v_add_f32_e32 v60, v180, v60
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v180, v190, v171
	v_add_f32_e32 v59, v180, v59
	v_mul_f32_e32 v180, v189, v170
	v_add_f32_e32 v58, v180, v58
	v_mul_f32_e32 v180, v188, v169
	v_add_f32_e32 v57, v180, v57
	v_mul_f32_e32 v180, v187, v167
	v_add_f32_e32 v56, v180, v56
	v_mul_f32_e32 v180, v186, v166
	v_add_f32_e32 v55, v180, v55
	v_mul_f32_e32 v180, v185, v165
	.loc	1 91
	v_add_u32_e32 v191, vcc, v142, v136
	.loc	1 92
	v_add_f32_e32 v54, v180, v54
	v_mul_f32_e32 v180, v184, v164
	.loc	1 91
	v_addc_u32_e32 v192, vcc, v143, v156, vcc
	.loc	1 92
	v_add_f32_e32 v53, v180, v53
	v_mul_f32_e32 v180, v183, v163
	.loc	1 91
	v_add_u32_e32 v183, vcc, 16, v191
	v_addc_u32_e32 v184, vcc, 0, v192, vcc
	v_add_u32_e32 v187, vcc, 32, v191
	v_addc_u32_e32 v188, vcc, 0, v192, vcc
	.loc	1 92
	v_add_f32_e32 v51, v182, v51
	v_add_f32_e32 v50, v181, v50
	v_add_f32_e32 v52, v180, v52
	v_add_f32_e32 v48, v179, v48
	.loc	1 91
	flat_load_dwordx4 v[179:182], v[191:192]
	v_add_u32_e32 v191, vcc, 48, v191
	v_addc_u32_e32 v192, vcc, 0, v192, vcc
	flat_load_dwordx4 v[191:194], v[191:192]
	flat_load_dwordx4 v[183:186], v[183:184]
	flat_load_dwordx4 v[187:190], v[187:188]
	.loc	1 92
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v180, v180, v176
	v_add_f32_e32 v33, v180, v33
	v_mul_f32_e32 v182, v182, v178
	v_mul_f32_e32 v181, v181, v177
	v_mul_f32_e32 v179, v179, v168
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v180, v194, v175
	v_add_f32_e32 v47, v180, v47
	v_mul_f32_e32 v180, v193, v174
	v_add_f32_e32 v46, v180, v46
	v_mul_f32_e32 v180, v192, v173
	v_add_f32_e32 v45, v180, v45
	v_mul_f32_e32 v180, v191, v172
	v_add_f32_e32 v44, v180, v44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v180, v190, v171
	v_add_f32_e32 v43, v180, v43
	v_mul_f32_e32 v180, v189, v170
	v_add_f32_e32 v42, v180, v42
	v_mul_f32_e32 v180, v188, v169
	v_add_f32_e32 v41, v180, v41
	v_mul_f32_e32 v180, v187, v167
	v_add_f32_e32 v40, v180, v40
	v_mul_f32_e32 v180, v186, v166
	v_add_f32_e32 v39, v180, v39
	v_mul_f32_e32 v180, v185, v165
	.loc	1 91
	v_add_u32_e32 v191, vcc, v142, v135
	.loc	1 92
	v_add_f32_e32 v38, v180, v38
	v_mul_f32_e32 v180, v184, v164
	.loc	1 91
	v_addc_u32_e32 v192, vcc, v143, v155, vcc
	.loc	1 92
	v_add_f32_e32 v37, v180, v37
	v_mul_f32_e32 v180, v183, v163
	.loc	1 91
	v_add_u32_e32 v183, vcc, 16, v191
	v_addc_u32_e32 v184, vcc, 0, v192, vcc
	v_add_u32_e32 v187, vcc, 32, v191
	v_addc_u32_e32 v188, vcc, 0, v192, vcc
	.loc	1 92
	v_add_f32_e32 v35, v182, v35
	v_add_f32_e32 v34, v181, v34
	v_add_f32_e32 v36, v180, v36
	v_add_f32_e32 v32, v179, v32
	.loc	1 91
	flat_load_dwordx4 v[179:182], v[191:192]
	v_add_u32_e32 v191, vcc, 48, v191
	v_addc_u32_e32 v192, vcc, 0, v192, vcc
	flat_load_dwordx4 v[191:194], v[191:192]
	flat_load_dwordx4 v[183:186], v[183:184]
	flat_load_dwordx4 v[187:190], v[187:188]
	.loc	1 92
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v180, v180, v176
	v_add_f32_e32 v17, v180, v17
	v_mul_f32_e32 v182, v182, v178
	v_mul_f32_e32 v181, v181, v177
	v_mul_f32_e32 v179, v179, v168
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v180, v194, v175
	v_add_f32_e32 v31, v180, v31
	v_mul_f32_e32 v180, v193, v174
	v_add_f32_e32 v30, v180, v30
	v_mul_f32_e32 v180, v192, v173
	v_add_f32_e32 v29, v180, v29
	v_mul_f32_e32 v180, v191, v172
	v_add_f32_e32 v28, v180, v28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v180, v190, v171
	v_add_f32_e32 v27, v180, v27
	v_mul_f32_e32 v180, v189, v170
	v_add_f32_e32 v26, v180, v26
	v_mul_f32_e32 v180, v188, v169
	v_add_f32_e32 v25, v180, v25
	v_mul_f32_e32 v180, v187, v167
	v_add_f32_e32 v24, v180, v24
	v_mul_f32_e32 v180, v186, v166
	v_add_f32_e32 v23, v180, v23
	v_mul_f32_e32 v180, v185, v165
	.loc	1 91
	v_add_u32_e32 v191, vcc, v142, v134
	.loc	1 92
	v_add_f32_e32 v22, v180, v22
	v_mul_f32_e32 v180, v184, v164
	.loc	1 91
	v_addc_u32_e32 v192, vcc, v143, v154, vcc
	.loc	1 92
	v_add_f32_e32 v21, v180, v21
	v_mul_f32_e32 v180, v183, v163
	.loc	1 91
	v_add_u32_e32 v183, vcc, 16, v191
	v_addc_u32_e32 v184, vcc, 0, v192, vcc
	v_add_u32_e32 v187, vcc, 32, v191
	v_addc_u32_e32 v188, vcc, 0, v192, vcc
	.loc	1 92
	v_add_f32_e32 v19, v182, v19
	v_add_f32_e32 v18, v181, v18
	v_add_f32_e32 v20, v180, v20
	v_add_f32_e32 v16, v179, v16
	.loc	1 91
	flat_load_dwordx4 v[179:182], v[191:192]
	v_add_u32_e32 v191, vcc, 48, v191
	flat_load_dwordx4 v[183:186], v[183:184]
	flat_load_dwordx4 v[187:190], v[187:188]
	v_addc_u32_e32 v192, vcc, 0, v192, vcc
	flat_load_dwordx4 v[191:194], v[191:192]
	.loc	1 89
	v_add_u32_e32 v142, vcc, 64, v142
	v_addc_u32_e32 v143, vcc, 0, v143, vcc
	v_add_u32_e32 v162, vcc, 64, v162
	.loc	1 92
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v178, v182, v178
	v_mul_f32_e32 v177, v181, v177
	v_mul_f32_e32 v176, v180, v176
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v163, v183, v163
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v171, v190, v171
	v_mul_f32_e32 v170, v189, v170
	v_mul_f32_e32 v169, v188, v169
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v175, v194, v175
	v_mul_f32_e32 v174, v193, v174
	v_mul_f32_e32 v173, v192, v173
	v_mul_f32_e32 v172, v191, v172
	v_mul_f32_e32 v167, v187, v167
	v_mul_f32_e32 v166, v186, v166
	v_mul_f32_e32 v165, v185, v165
	v_mul_f32_e32 v164, v184, v164
	v_add_f32_e32 v4, v163, v4
	v_mul_f32_e32 v163, v179, v168
	v_add_f32_e32 v3, v178, v3
	v_add_f32_e32 v2, v177, v2
	v_add_f32_e32 v1, v176, v1
	v_add_f32_e32 v15, v175, v15
	v_add_f32_e32 v14, v174, v14
	v_add_f32_e32 v13, v173, v13
	v_add_f32_e32 v12, v172, v12
	v_add_f32_e32 v11, v171, v11
	v_add_f32_e32 v10, v170, v10
	v_add_f32_e32 v9, v169, v9
	v_add_f32_e32 v8, v167, v8
	v_add_f32_e32 v7, v166, v7
	v_add_f32_e32 v6, v165, v6
	v_add_f32_e32 v5, v164, v5
	v_add_f32_e32 v0, v163, v0
	s_cbranch_scc0 .LBB0_11
.LBB0_12:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 95
	v_add_f32_e32 v116, v116, v124
	v_add_f32_e32 v112, v112, v120
	v_add_f32_e32 v117, v117, v125
	v_add_f32_e32 v113, v113, v121
	v_add_f32_e32 v118, v118, v126
	v_add_f32_e32 v114, v114, v122
	.loc	1 96
	v_add_f32_e32 v113, v113, v117
	v_add_f32_e32 v112, v112, v116
	.loc	1 95
	v_add_f32_e32 v119, v119, v127
	v_add_f32_e32 v115, v115, v123
	.loc	1 96
	v_add_f32_e32 v114, v114, v118
	.loc	1 97
	v_add_f32_e32 v112, v112, v113
	.loc	1 96
	v_add_f32_e32 v115, v115, v119
	.loc	1 97
	v_add_f32_e32 v112, v114, v112
	.loc	1 98
	v_cndmask_b32_e64 v113, 0, 1, s[44:45]
	v_cmp_ne_u32_e64 s[8:9], 1, v113
	s_andn2_b64 vcc, exec, s[44:45]
	.loc	1 97
	v_add_f32_e32 v114, v115, v112
	s_cbranch_vccnz .LBB0_15
; %bb.13:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 86
	v_add_u32_e32 v112, vcc, v151, v141
	v_addc_u32_e32 v113, vcc, v152, v161, vcc
	v_mov_b32_e32 v115, v153
	s_mov_b32 s13, s42
.LBB0_14:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 99
	flat_load_dword v116, v[112:113]
	buffer_load_dword v117, v115, s[0:3], 0 offen
	.loc	1 98
	s_add_i32 s13, s13, 1
	v_add_u32_e32 v112, vcc, 4, v112
	v_addc_u32_e32 v113, vcc, 0, v113, vcc
	v_add_u32_e32 v115, vcc, 4, v115
	s_cmp_ge_i32 s13, s48
	.loc	1 99
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v116, v116, v117
	v_add_f32_e32 v114, v116, v114
	s_cbranch_scc0 .LBB0_14
.LBB0_15:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 100
	s_lshl_b32 s13, s52, 2
	v_add_u32_e32 v112, vcc, s13, v150
	buffer_load_dword v113, v112, s[0:3], 0 offen
	.loc	1 95
	v_add_f32_e32 v100, v100, v108
	v_add_f32_e32 v96, v96, v104
	v_add_f32_e32 v101, v101, v109
	v_add_f32_e32 v97, v97, v105
	v_add_f32_e32 v102, v102, v110
	v_add_f32_e32 v98, v98, v106
	.loc	1 96
	v_add_f32_e32 v97, v97, v101
	v_add_f32_e32 v96, v96, v100
	.loc	1 95
	v_add_f32_e32 v103, v103, v111
	v_add_f32_e32 v99, v99, v107
	.loc	1 96
	v_add_f32_e32 v98, v98, v102
	.loc	1 97
	v_add_f32_e32 v96, v96, v97
	.loc	1 96
	v_add_f32_e32 v99, v99, v103
	.loc	1 97
	v_add_f32_e32 v96, v98, v96
	.loc	1 98
	s_and_b64 vcc, exec, s[8:9]
	.loc	1 97
	v_add_f32_e32 v98, v99, v96
	.loc	1 100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v97, v114, v113
	buffer_store_dword v97, v112, s[0:3], 0 offen
	s_cbranch_vccnz .LBB0_18
; %bb.16:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 86
	v_add_u32_e32 v96, vcc, v151, v140
	v_addc_u32_e32 v97, vcc, v152, v160, vcc
	v_mov_b32_e32 v99, v153
	s_mov_b32 s13, s42
.LBB0_17:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 99
	flat_load_dword v100, v[96:97]
	buffer_load_dword v101, v99, s[0:3], 0 offen
	.loc	1 98
	v_add_u32_e32 v99, vcc, 4, v99
	s_add_i32 s13, s13, 1
	v_add_u32_e32 v96, vcc, 4, v96
	v_addc_u32_e32 v97, vcc, 0, v97, vcc
	s_cmp_lt_i32 s13, s48
	.loc	1 99
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v100, v100, v101
	v_add_f32_e32 v98, v100, v98
	s_cbranch_scc1 .LBB0_17
.LBB0_18:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 100
	v_add_u32_e32 v96, vcc, 4, v112
	buffer_load_dword v97, v96, s[0:3], 0 offen
	.loc	1 95
	v_add_f32_e32 v84, v84, v92
	v_add_f32_e32 v80, v80, v88
	v_add_f32_e32 v85, v85, v93
	v_add_f32_e32 v81, v81, v89
	v_add_f32_e32 v86, v86, v94
	v_add_f32_e32 v82, v82, v90
	.loc	1 96
	v_add_f32_e32 v81, v81, v85
	v_add_f32_e32 v80, v80, v84
	.loc	1 95
	v_add_f32_e32 v87, v87, v95
	v_add_f32_e32 v83, v83, v91
	.loc	1 96
	v_add_f32_e32 v82, v82, v86
	.loc	1 97
	v_add_f32_e32 v80, v80, v81
	.loc	1 96
	v_add_f32_e32 v83, v83, v87
	.loc	1 97
	v_add_f32_e32 v80, v82, v80
	.loc	1 98
	s_and_b64 vcc, exec, s[8:9]
	.loc	1 97
	v_add_f32_e32 v82, v83, v80
	.loc	1 100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v81, v98, v97
	buffer_store_dword v81, v96, s[0:3], 0 offen
	s_cbranch_vccnz .LBB0_21
; %bb.19:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 86
	v_add_u32_e32 v80, vcc, v151, v139
	v_addc_u32_e32 v81, vcc, v152, v159, vcc
	v_mov_b32_e32 v83, v153
	s_mov_b32 s13, s42
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 99
	flat_load_dword v84, v[80:81]
	buffer_load_dword v85, v83, s[0:3], 0 offen
	.loc	1 98
	v_add_u32_e32 v83, vcc, 4, v83
	s_add_i32 s13, s13, 1
	v_add_u32_e32 v80, vcc, 4, v80
	v_addc_u32_e32 v81, vcc, 0, v81, vcc
	s_cmp_lt_i32 s13, s48
	.loc	1 99
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v84, v84, v85
	v_add_f32_e32 v82, v84, v82
	s_cbranch_scc1 .LBB0_20
.LBB0_21:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 100
	v_add_u32_e32 v80, vcc, 8, v112
	buffer_load_dword v81, v80, s[0:3], 0 offen
	.loc	1 95
	v_add_f32_e32 v68, v68, v76
	v_add_f32_e32 v64, v64, v72
	v_add_f32_e32 v69, v69, v77
	v_add_f32_e32 v65, v65, v73
	v_add_f32_e32 v70, v70, v78
	v_add_f32_e32 v66, v66, v74
	.loc	1 96
	v_add_f32_e32 v65, v65, v69
	v_add_f32_e32 v64, v64, v68
	.loc	1 95
	v_add_f32_e32 v71, v71, v79
	v_add_f32_e32 v67, v67, v75
	.loc	1 96
	v_add_f32_e32 v66, v66, v70
	.loc	1 97
	v_add_f32_e32 v64, v64, v65
	.loc	1 96
	v_add_f32_e32 v67, v67, v71
	.loc	1 97
	v_add_f32_e32 v64, v66, v64
	.loc	1 98
	s_and_b64 vcc, exec, s[8:9]
	.loc	1 97
	v_add_f32_e32 v66, v67, v64
	.loc	1 100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v65, v82, v81
	buffer_store_dword v65, v80, s[0:3], 0 offen
	s_cbranch_vccnz .LBB0_24
; %bb.22:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 86
	v_add_u32_e32 v64, vcc, v151, v138
	v_addc_u32_e32 v65, vcc, v152, v158, vcc
	v_mov_b32_e32 v67, v153
	s_mov_b32 s13, s42
.LBB0_23:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 99
	flat_load_dword v68, v[64:65]
	buffer_load_dword v69, v67, s[0:3], 0 offen
	.loc	1 98
	v_add_u32_e32 v67, vcc, 4, v67
	s_add_i32 s13, s13, 1
	v_add_u32_e32 v64, vcc, 4, v64
	v_addc_u32_e32 v65, vcc, 0, v65, vcc
	s_cmp_lt_i32 s13, s48
	.loc	1 99
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v68, v68, v69
	v_add_f32_e32 v66, v68, v66
	s_cbranch_scc1 .LBB0_23
.LBB0_24:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 100
	v_add_u32_e32 v64, vcc, 12, v112
	buffer_load_dword v65, v64, s[0:3], 0 offen
	.loc	1 95
	v_add_f32_e32 v52, v52, v60
	v_add_f32_e32 v48, v48, v56
	v_add_f32_e32 v53, v53, v61
	v_add_f32_e32 v49, v49, v57
	v_add_f32_e32 v54, v54, v62
	v_add_f32_e32 v50, v50, v58
	.loc	1 96
	v_add_f32_e32 v49, v49, v53
	v_add_f32_e32 v48, v48, v52
	.loc	1 95
	v_add_f32_e32 v55, v55, v63
	v_add_f32_e32 v51, v51, v59
	.loc	1 96
	v_add_f32_e32 v50, v50, v54
	.loc	1 97
	v_add_f32_e32 v48, v48, v49
	.loc	1 96
	v_add_f32_e32 v51, v51, v55
	.loc	1 97
	v_add_f32_e32 v48, v50, v48
	.loc	1 98
	s_and_b64 vcc, exec, s[8:9]
	.loc	1 97
	v_add_f32_e32 v50, v51, v48
	.loc	1 100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v49, v66, v65
	buffer_store_dword v49, v64, s[0:3], 0 offen
	s_cbranch_vccnz .LBB0_27
; %bb.25:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 86
	v_add_u32_e32 v48, vcc, v151, v137
	v_addc_u32_e32 v49, vcc, v152, v157, vcc
	v_mov_b32_e32 v51, v153
	s_mov_b32 s13, s42
.LBB0_26:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 99
	flat_load_dword v52, v[48:49]
	buffer_load_dword v53, v51, s[0:3], 0 offen
	.loc	1 98
	v_add_u32_e32 v51, vcc, 4, v51
	s_add_i32 s13, s13, 1
	v_add_u32_e32 v48, vcc, 4, v48
	v_addc_u32_e32 v49, vcc, 0, v49, vcc
	s_cmp_lt_i32 s13, s48
	.loc	1 99
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v52, v52, v53
	v_add_f32_e32 v50, v52, v50
	s_cbranch_scc1 .LBB0_26
.LBB0_27:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 100
	v_add_u32_e32 v48, vcc, 16, v112
	buffer_load_dword v49, v48, s[0:3], 0 offen
	.loc	1 95
	v_add_f32_e32 v36, v36, v44
	v_add_f32_e32 v32, v32, v40
	v_add_f32_e32 v37, v37, v45
	v_add_f32_e32 v33, v33, v41
	v_add_f32_e32 v38, v38, v46
	v_add_f32_e32 v34, v34, v42
	.loc	1 96
	v_add_f32_e32 v33, v33, v37
	v_add_f32_e32 v32, v32, v36
	.loc	1 95
	v_add_f32_e32 v39, v39, v47
	v_add_f32_e32 v35, v35, v43
	.loc	1 96
	v_add_f32_e32 v34, v34, v38
	.loc	1 97
	v_add_f32_e32 v32, v32, v33
	.loc	1 96
	v_add_f32_e32 v35, v35, v39
	.loc	1 97
	v_add_f32_e32 v32, v34, v32
	.loc	1 98
	s_and_b64 vcc, exec, s[8:9]
	.loc	1 97
	v_add_f32_e32 v34, v35, v32
	.loc	1 100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v33, v50, v49
	buffer_store_dword v33, v48, s[0:3], 0 offen
	s_cbranch_vccnz .LBB0_30
; %bb.28:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 86
	v_add_u32_e32 v32, vcc, v151, v136
	v_addc_u32_e32 v33, vcc, v152, v156, vcc
	v_mov_b32_e32 v35, v153
	s_mov_b32 s13, s42
.LBB0_29:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 99
	flat_load_dword v36, v[32:33]
	buffer_load_dword v37, v35, s[0:3], 0 offen
	.loc	1 98
	v_add_u32_e32 v35, vcc, 4, v35
	s_add_i32 s13, s13, 1
	v_add_u32_e32 v32, vcc, 4, v32
	v_addc_u32_e32 v33, vcc, 0, v33, vcc
	s_cmp_lt_i32 s13, s48
	.loc	1 99
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v36, v36, v37
	v_add_f32_e32 v34, v36, v34
	s_cbranch_scc1 .LBB0_29
.LBB0_30:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 100
	v_add_u32_e32 v32, vcc, 20, v112
	buffer_load_dword v33, v32, s[0:3], 0 offen
	.loc	1 95
	v_add_f32_e32 v20, v20, v28
	v_add_f32_e32 v16, v16, v24
	v_add_f32_e32 v21, v21, v29
	v_add_f32_e32 v17, v17, v25
	v_add_f32_e32 v22, v22, v30
	v_add_f32_e32 v18, v18, v26
	.loc	1 96
	v_add_f32_e32 v17, v17, v21
	v_add_f32_e32 v16, v16, v20
	.loc	1 95
	v_add_f32_e32 v23, v23, v31
	v_add_f32_e32 v19, v19, v27
	.loc	1 96
	v_add_f32_e32 v18, v18, v22
	.loc	1 97
	v_add_f32_e32 v16, v16, v17
	.loc	1 96
	v_add_f32_e32 v19, v19, v23
	.loc	1 97
	v_add_f32_e32 v16, v18, v16
	.loc	1 98
	s_and_b64 vcc, exec, s[8:9]
	.loc	1 97
	v_add_f32_e32 v18, v19, v16
	.loc	1 100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v34, v33
	buffer_store_dword v17, v32, s[0:3], 0 offen
	s_cbranch_vccnz .LBB0_33
; %bb.31:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 86
	v_add_u32_e32 v16, vcc, v151, v135
	v_addc_u32_e32 v17, vcc, v152, v155, vcc
	v_mov_b32_e32 v19, v153
	s_mov_b32 s13, s42
.LBB0_32:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 99
	flat_load_dword v20, v[16:17]
	buffer_load_dword v21, v19, s[0:3], 0 offen
	.loc	1 98
	v_add_u32_e32 v19, vcc, 4, v19
	s_add_i32 s13, s13, 1
	v_add_u32_e32 v16, vcc, 4, v16
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	s_cmp_lt_i32 s13, s48
	.loc	1 99
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v20, v20, v21
	v_add_f32_e32 v18, v20, v18
	s_cbranch_scc1 .LBB0_32
.LBB0_33:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 100
	v_add_u32_e32 v16, vcc, 24, v112
	buffer_load_dword v17, v16, s[0:3], 0 offen
	.loc	1 95
	v_add_f32_e32 v4, v4, v12
	v_add_f32_e32 v0, v0, v8
	v_add_f32_e32 v5, v5, v13
	v_add_f32_e32 v1, v1, v9
	v_add_f32_e32 v6, v6, v14
	v_add_f32_e32 v2, v2, v10
	.loc	1 96
	v_add_f32_e32 v1, v1, v5
	v_add_f32_e32 v0, v0, v4
	.loc	1 95
	v_add_f32_e32 v7, v7, v15
	v_add_f32_e32 v3, v3, v11
	.loc	1 96
	v_add_f32_e32 v2, v2, v6
	.loc	1 97
	v_add_f32_e32 v0, v0, v1
	.loc	1 96
	v_add_f32_e32 v3, v3, v7
	.loc	1 97
	v_add_f32_e32 v0, v2, v0
	.loc	1 98
	s_and_b64 vcc, exec, s[8:9]
	.loc	1 97
	v_add_f32_e32 v2, v3, v0
	.loc	1 100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v18, v17
	buffer_store_dword v1, v16, s[0:3], 0 offen
	s_cbranch_vccnz .LBB0_8
; %bb.34:                               ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 86
	v_add_u32_e32 v0, vcc, v151, v134
	v_addc_u32_e32 v1, vcc, v152, v154, vcc
	v_mov_b32_e32 v3, v153
	s_mov_b32 s8, s42
.LBB0_35:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_9 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 99
	flat_load_dword v4, v[0:1]
	buffer_load_dword v5, v3, s[0:3], 0 offen
	.loc	1 98
	v_add_u32_e32 v3, vcc, 4, v3
	s_add_i32 s8, s8, 1
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_cmp_lt_i32 s8, s48
	.loc	1 99
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v4, v5
	v_add_f32_e32 v2, v4, v2
	s_cbranch_scc1 .LBB0_35
	s_branch .LBB0_8
.LBB0_36:
	.loc	1 110
	v_cmp_lt_i32_e32 vcc, 0, v146
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_44
; %bb.37:
	.loc	1 0
	v_cmp_lt_i32_e32 vcc, 0, v145
	.loc	1 111
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_44
; %bb.38:
	.loc	1 63
	s_load_dword s4, s[6:7], 0x38
	s_load_dwordx2 s[6:7], s[6:7], 0x30
	.loc	1 111
	v_lshlrev_b64 v[3:4], 2, v[128:129]
	.loc	1 110
	v_max_i32_e32 v2, 1, v147
	.loc	1 111
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[4:5], s4, v144, 0
	v_cmp_neq_f32_e64 s[4:5], s35, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	v_mov_b32_e32 v3, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mov_b32_e32 v3, 64
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_40
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=1
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
	s_cbranch_execz .LBB0_44
.LBB0_40:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 114
	buffer_load_dword v4, v3, s[0:3], 0 offen
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=1
	flat_load_dword v5, v[0:1]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s31, v4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s35, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_39
	s_branch .LBB0_43
.LBB0_42:                               ;   in Loop: Header=BB0_40 Depth=1
.LBB0_43:                               ;   in Loop: Header=BB0_40 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s31, v4
	s_branch .LBB0_39
.LBB0_44:
	.loc	1 116
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu_thin
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 6208
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
		.amdhsa_next_free_vgpr 195
		.amdhsa_next_free_sgpr 57
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
; codeLenInByte = 9572
; NumSgprs: 63
; NumVgprs: 195
; ScratchSize: 6208
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 48
; NumSGPRsForWavesPerEU: 63
; NumVGPRsForWavesPerEU: 195
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
    .private_segment_fixed_size: 6208
    .sgpr_count:     63
    .sgpr_spill_count: 0
    .symbol:         gemm_cpu_thin.kd
    .vgpr_count:     195
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

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
	s_add_i32 s6, s6, s11
	.loc	0 63
	v_mov_b32_e32 v1, s10
	s_mov_b32 flat_scratch_lo, s7
	s_lshr_b32 flat_scratch_hi, s6, 8
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[1:2], s[6:7], s12, v1, 0
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	s_ashr_i32 s6, s12, 31
	s_mul_i32 s6, s6, s10
	v_add_u32_e32 v2, vcc, s6, v2
	v_mov_b32_e32 v3, s9
	v_mad_u64_u32 v[1:2], s[6:7], s13, v3, v[1:2]
	s_ashr_i32 s6, s13, 31
	.loc	0 62
	s_lshl_b32 s8, s8, 6
	.loc	0 63
	s_mul_i32 s6, s6, s9
	.loc	0 62
	v_or_b32_e32 v9, s8, v0
	.loc	0 63
	v_add_u32_e32 v2, vcc, s6, v2
	s_add_i32 s6, s20, -1
	.loc	0 65
	s_add_i32 s8, s8, 64
	s_mov_b32 s24, s9
	.loc	0 63
	v_min_i32_e32 v3, s6, v9
	.loc	0 52
	s_ashr_i32 s9, s23, 31
	.loc	0 65
	s_min_i32 s8, s20, s8
	.loc	0 63
	v_mad_i64_i32 v[1:2], s[6:7], s14, v3, v[1:2]
	.loc	0 52
	v_ashrrev_i32_e32 v4, 31, v9
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v3, vcc, s23, v9
	.loc	0 65
	s_add_i32 s8, s8, -1
	.loc	0 52
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	s_ashr_i32 s7, s21, 31
	s_ashr_i32 s11, s8, 31
	v_cmp_lt_i64_e32 vcc, -1, v[3:4]
	s_add_u32 s8, s23, s8
	s_addc_u32 s9, s9, s11
	s_mov_b32 s6, s21
	v_cndmask_b32_e32 v5, -1, v3, vcc
	v_cmp_gt_i64_e64 s[12:13], s[8:9], -1
	v_add_u32_e32 v7, vcc, 1, v5
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v6, s7
	s_and_b64 s[12:13], s[12:13], exec
	v_cmp_lt_i64_e32 vcc, s[8:9], v[5:6]
	s_cselect_b32 s8, s8, -1
	v_cmp_gt_i64_e64 s[6:7], s[6:7], v[3:4]
	s_add_i32 s8, s8, 1
	v_mov_b32_e32 v5, s21
	v_cndmask_b32_e64 v10, v5, v7, s[6:7]
	s_and_b64 s[6:7], vcc, exec
	s_cselect_b32 s25, s8, s21
	v_lshlrev_b64 v[2:3], 1, v[1:2]
	.loc	0 73
	s_cmp_lt_i32 s25, 1
	v_mov_b32_e32 v11, 0
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
	v_mov_b32_e32 v12, 0
	s_cbranch_scc1 .LBB0_12
; %bb.1:
	.loc	0 62
	s_load_dwordx8 s[12:19], s[4:5], 0x30
	s_load_dwordx2 s[8:9], s[4:5], 0x18
	.loc	0 69
	s_movk_i32 s7, 0x42
	.loc	0 73
	v_lshlrev_b32_e32 v93, 2, v0
	v_mov_b32_e32 v94, 0xff800000
	.loc	0 64
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s6, s16, 31
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v4, vcc, s8, v2
	v_addc_u32_e32 v5, vcc, v1, v3, vcc
	.loc	0 69
	v_add_u32_e32 v6, vcc, 2, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	v_add_u32_e32 v11, vcc, 4, v4
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	v_add_u32_e32 v13, vcc, 6, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	v_add_u32_e32 v15, vcc, 8, v4
	v_addc_u32_e32 v16, vcc, 0, v5, vcc
	v_add_u32_e32 v17, vcc, 10, v4
	v_addc_u32_e32 v18, vcc, 0, v5, vcc
	v_add_u32_e32 v19, vcc, 12, v4
	v_addc_u32_e32 v20, vcc, 0, v5, vcc
	v_add_u32_e32 v21, vcc, 14, v4
	v_addc_u32_e32 v22, vcc, 0, v5, vcc
	flat_load_ushort v1, v[4:5]
	flat_load_ushort v8, v[6:7]
	flat_load_ushort v25, v[11:12]
	flat_load_ushort v26, v[13:14]
	flat_load_ushort v27, v[15:16]
	flat_load_ushort v28, v[17:18]
	flat_load_ushort v29, v[19:20]
	flat_load_ushort v30, v[21:22]
	v_add_u32_e32 v6, vcc, 16, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	v_add_u32_e32 v11, vcc, 18, v4
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	v_add_u32_e32 v13, vcc, 20, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	v_add_u32_e32 v15, vcc, 22, v4
	v_addc_u32_e32 v16, vcc, 0, v5, vcc
	v_add_u32_e32 v17, vcc, 24, v4
	v_addc_u32_e32 v18, vcc, 0, v5, vcc
	v_add_u32_e32 v19, vcc, 26, v4
	v_addc_u32_e32 v20, vcc, 0, v5, vcc
	v_add_u32_e32 v21, vcc, 28, v4
	v_addc_u32_e32 v22, vcc, 0, v5, vcc
	v_add_u32_e32 v23, vcc, 30, v4
	v_addc_u32_e32 v24, vcc, 0, v5, vcc
	flat_load_ushort v31, v[6:7]
	flat_load_ushort v32, v[11:12]
	flat_load_ushort v33, v[13:14]
	flat_load_ushort v34, v[15:16]
	flat_load_ushort v35, v[17:18]
	flat_load_ushort v36, v[19:20]
	flat_load_ushort v37, v[21:22]
	flat_load_ushort v38, v[23:24]
	v_add_u32_e32 v6, vcc, 32, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	v_add_u32_e32 v11, vcc, 34, v4
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	v_add_u32_e32 v13, vcc, 36, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	v_add_u32_e32 v15, vcc, 38, v4
	v_addc_u32_e32 v16, vcc, 0, v5, vcc
	v_add_u32_e32 v17, vcc, 40, v4
	v_addc_u32_e32 v18, vcc, 0, v5, vcc
	v_add_u32_e32 v19, vcc, 42, v4
	v_addc_u32_e32 v20, vcc, 0, v5, vcc
	v_add_u32_e32 v21, vcc, 44, v4
	v_addc_u32_e32 v22, vcc, 0, v5, vcc
	v_add_u32_e32 v23, vcc, 46, v4
	v_addc_u32_e32 v24, vcc, 0, v5, vcc
	flat_load_ushort v39, v[6:7]
	flat_load_ushort v40, v[11:12]
	flat_load_ushort v41, v[13:14]
	flat_load_ushort v42, v[15:16]
	flat_load_ushort v43, v[17:18]
	flat_load_ushort v44, v[19:20]
	flat_load_ushort v45, v[21:22]
	flat_load_ushort v46, v[23:24]
	v_add_u32_e32 v6, vcc, 48, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	v_add_u32_e32 v11, vcc, 50, v4
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	v_add_u32_e32 v13, vcc, 52, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	v_add_u32_e32 v15, vcc, 54, v4
	v_addc_u32_e32 v16, vcc, 0, v5, vcc
	v_add_u32_e32 v17, vcc, 56, v4
	v_addc_u32_e32 v18, vcc, 0, v5, vcc
	v_add_u32_e32 v19, vcc, 58, v4
	v_addc_u32_e32 v20, vcc, 0, v5, vcc
	v_add_u32_e32 v21, vcc, 60, v4
	v_addc_u32_e32 v22, vcc, 0, v5, vcc
	v_add_u32_e32 v23, vcc, 62, v4
	v_addc_u32_e32 v24, vcc, 0, v5, vcc
	flat_load_ushort v47, v[6:7]
	flat_load_ushort v48, v[11:12]
	flat_load_ushort v49, v[13:14]
	flat_load_ushort v50, v[15:16]
	flat_load_ushort v17, v[17:18]
	flat_load_ushort v18, v[19:20]
	flat_load_ushort v19, v[21:22]
	flat_load_ushort v20, v[23:24]
	v_add_u32_e32 v6, vcc, 64, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	v_add_u32_e32 v11, vcc, s7, v4
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	s_movk_i32 s7, 0x44
	v_add_u32_e32 v13, vcc, s7, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	s_movk_i32 s7, 0x46
	flat_load_ushort v21, v[6:7]
	flat_load_ushort v22, v[11:12]
	flat_load_ushort v23, v[13:14]
	v_add_u32_e32 v6, vcc, s7, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	s_movk_i32 s7, 0x48
	v_add_u32_e32 v11, vcc, s7, v4
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	s_movk_i32 s7, 0x4a
	v_add_u32_e32 v13, vcc, s7, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	s_movk_i32 s7, 0x4c
	v_add_u32_e32 v15, vcc, s7, v4
	v_addc_u32_e32 v16, vcc, 0, v5, vcc
	v_add_u32_e32 v4, vcc, 0x4e, v4
	flat_load_ushort v6, v[6:7]
	flat_load_ushort v7, v[11:12]
	flat_load_ushort v11, v[13:14]
	flat_load_ushort v12, v[15:16]
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_ushort v4, v[4:5]
	s_waitcnt vmcnt(14)
	v_cvt_f32_f16_e32 v1, v1
	v_cvt_f32_f16_e32 v5, v8
	v_cvt_f32_f16_e32 v8, v25
	v_cvt_f32_f16_e32 v13, v29
	v_mul_f32_e32 v52, s22, v1
	v_cvt_f32_f16_e32 v1, v26
	v_mul_f32_e32 v53, s22, v5
	v_cvt_f32_f16_e32 v5, v27
	v_mul_f32_e32 v54, s22, v8
	v_mul_f32_e32 v55, s22, v1
	v_cvt_f32_f16_e32 v1, v30
	v_mul_f32_e32 v56, s22, v5
	v_cvt_f32_f16_e32 v5, v31
	v_cvt_f32_f16_e32 v8, v28
	v_mul_f32_e32 v59, s22, v1
	v_cvt_f32_f16_e32 v1, v34
	v_mul_f32_e32 v60, s22, v5
	v_cvt_f32_f16_e32 v5, v35
	v_mul_f32_e32 v57, s22, v8
	v_mul_f32_e32 v63, s22, v1
	v_cvt_f32_f16_e32 v1, v38
	v_mul_f32_e32 v64, s22, v5
	v_cvt_f32_f16_e32 v5, v39
	v_mul_f32_e32 v58, s22, v13
	v_mul_f32_e32 v67, s22, v1
	v_cvt_f32_f16_e32 v1, v42
	v_mul_f32_e32 v68, s22, v5
	v_cvt_f32_f16_e32 v5, v43
	v_cvt_f32_f16_e32 v8, v32
	v_cvt_f32_f16_e32 v13, v33
	v_mul_f32_e32 v71, s22, v1
	v_cvt_f32_f16_e32 v1, v46
	v_mul_f32_e32 v72, s22, v5
	v_cvt_f32_f16_e32 v5, v47
	v_mul_f32_e32 v61, s22, v8
	v_mul_f32_e32 v62, s22, v13
	v_cvt_f32_f16_e32 v8, v36
	v_cvt_f32_f16_e32 v13, v37
	v_mul_f32_e32 v75, s22, v1
	s_waitcnt vmcnt(12)
	v_cvt_f32_f16_e32 v1, v50
	v_mul_f32_e32 v76, s22, v5
	s_waitcnt vmcnt(11)
	v_cvt_f32_f16_e32 v5, v17
	v_mul_f32_e32 v65, s22, v8
	v_mul_f32_e32 v66, s22, v13
	v_cvt_f32_f16_e32 v8, v40
	v_cvt_f32_f16_e32 v13, v41
	v_mul_f32_e32 v79, s22, v1
	s_waitcnt vmcnt(8)
	v_cvt_f32_f16_e32 v1, v20
	v_mul_f32_e32 v80, s22, v5
	v_mul_f32_e32 v69, s22, v8
	v_mul_f32_e32 v70, s22, v13
	v_cvt_f32_f16_e32 v8, v44
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v5, v21
	v_cvt_f32_f16_e32 v13, v45
	v_mul_f32_e32 v83, s22, v1
	v_mul_f32_e32 v73, s22, v8
	v_mul_f32_e32 v84, s22, v5
	v_mul_f32_e32 v74, s22, v13
	v_cvt_f32_f16_e32 v8, v48
	v_cvt_f32_f16_e32 v13, v49
	.loc	0 64
	s_mul_i32 s6, s6, s10
	s_ashr_i32 s19, s17, 31
	.loc	0 69
	v_mul_f32_e32 v77, s22, v8
	v_mul_f32_e32 v78, s22, v13
	v_cvt_f32_f16_e32 v8, v18
	v_cvt_f32_f16_e32 v13, v19
	.loc	0 74
	s_mul_i32 s19, s19, s24
	s_ashr_i32 s11, s18, 31
	.loc	0 69
	v_mul_f32_e32 v81, s22, v8
	v_mul_f32_e32 v82, s22, v13
	s_waitcnt vmcnt(6)
	v_cvt_f32_f16_e32 v8, v22
	s_waitcnt vmcnt(5)
	v_cvt_f32_f16_e32 v13, v23
	v_mov_b32_e32 v95, 0x42200000
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v1, v6
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v5, v7
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v6, v11
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v7, v12
	v_mul_f32_e32 v87, s22, v1
	v_mul_f32_e32 v88, s22, v5
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v1, v4
	.loc	0 64
	v_mov_b32_e32 v4, s10
	v_mad_u64_u32 v[4:5], s[8:9], s16, v4, 0
	.loc	0 69
	v_mul_f32_e32 v91, s22, v1
	.loc	0 74
	v_mov_b32_e32 v1, s24
	.loc	0 64
	v_add_u32_e32 v5, vcc, s6, v5
	.loc	0 74
	v_mad_u64_u32 v[4:5], s[6:7], s17, v1, v[4:5]
	.loc	0 69
	v_mul_f32_e32 v85, s22, v8
	v_mul_f32_e32 v86, s22, v13
	v_mul_f32_e32 v89, s22, v6
	v_mul_f32_e32 v90, s22, v7
	.loc	0 74
	v_add_u32_e32 v92, vcc, s19, v5
	s_mov_b64 s[8:9], 0
	.loc	0 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s10, 0xcccccccd
	s_mov_b32 s19, 0x4f800000
	s_movk_i32 s24, 0xffd8
	s_movk_i32 s26, 0x4bf
	s_mov_b32 s27, 0xff800000
	v_mov_b32_e32 v96, 0xb5ddea0e
	s_mov_b32 s28, 0x6f800000
	s_mov_b32 s29, 0xc2aeac4f
	s_mov_b32 s30, 0x42b17218
	v_or_b32_e32 v97, 0x2000, v93
	v_mov_b32_e32 v98, 0x2f800000
	v_mov_b32_e32 v99, 0x7f800000
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
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v100, 0xff800000
	v_mov_b32_e32 v11, 0
	s_mov_b32 m0, -1
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_7 Depth 2
                                        ;     Child Loop BB0_9 Depth 2
	.loc	0 74
	v_add_u32_e32 v5, vcc, v4, v0
	v_mov_b32_e32 v8, v1
	v_addc_u32_e32 v6, vcc, 0, v92, vcc
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v101, v97
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 74
	v_add_u32_e32 v7, vcc, 64, v7
	.loc	0 76
	ds_write2st64_b32 v101, v102, v103 offset1:20
	.loc	0 74
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v101, vcc, 0x100, v101
	v_subrev_u32_e32 v102, vcc, 64, v7
	v_cmp_lt_u32_e32 vcc, s26, v102
	s_or_b64 s[16:17], vcc, s[16:17]
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_6
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 75
	v_mul_hi_u32 v103, v7, s10
	.loc	0 76
	v_mov_b32_e32 v102, 0
	.loc	0 75
	v_lshrrev_b32_e32 v103, 5, v103
	v_add_u32_e32 v103, vcc, s8, v103
	.loc	0 76
	v_cmp_gt_i32_e32 vcc, s21, v103
	v_mov_b32_e32 v103, 0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_3
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=2
	.loc	0 75
	v_mad_f32 v102, s19, 0, v95
	v_rcp_f32_e32 v102, v102
	v_mul_f32_e32 v102, 0x5f7ffffc, v102
	v_mul_f32_e32 v103, 0x2f800000, v102
	v_trunc_f32_e32 v103, v103
	v_mac_f32_e32 v102, 0xcf800000, v103
	v_cvt_u32_f32_e32 v107, v102
	v_cvt_u32_f32_e32 v108, v103
	v_mad_u64_u32 v[102:103], s[6:7], v107, s24, 0
	v_mul_lo_u32 v104, v108, s24
	v_sub_u32_e32 v103, vcc, v103, v107
	v_add_u32_e32 v110, vcc, v103, v104
	v_mul_hi_u32 v109, v107, v102
	v_mad_u64_u32 v[103:104], s[6:7], v107, v110, 0
	v_mad_u64_u32 v[105:106], s[6:7], v108, v102, 0
	v_add_u32_e32 v109, vcc, v109, v103
	v_mad_u64_u32 v[102:103], s[6:7], v108, v110, 0
	v_addc_u32_e32 v104, vcc, 0, v104, vcc
	v_add_u32_e32 v105, vcc, v109, v105
	v_addc_u32_e32 v104, vcc, v104, v106, vcc
	v_addc_u32_e32 v103, vcc, 0, v103, vcc
	v_add_u32_e32 v102, vcc, v104, v102
	v_addc_u32_e32 v103, vcc, 0, v103, vcc
	v_add_u32_e32 v106, vcc, v107, v102
	v_addc_u32_e32 v107, vcc, v108, v103, vcc
	v_mad_u64_u32 v[102:103], s[6:7], v106, s24, 0
	v_mul_lo_u32 v104, v107, s24
	v_sub_u32_e32 v103, vcc, v103, v106
	v_add_u32_e32 v105, vcc, v103, v104
	v_mad_u64_u32 v[103:104], s[6:7], v106, v105, 0
	v_mul_hi_u32 v108, v106, v102
	v_add_u32_e32 v108, vcc, v108, v103
	v_mad_u64_u32 v[102:103], s[6:7], v107, v102, 0
	v_addc_u32_e32 v109, vcc, 0, v104, vcc
	v_mad_u64_u32 v[104:105], s[6:7], v107, v105, 0
	v_add_u32_e32 v102, vcc, v108, v102
	v_addc_u32_e32 v102, vcc, v109, v103, vcc
	v_addc_u32_e32 v103, vcc, 0, v105, vcc
	v_add_u32_e32 v102, vcc, v102, v104
	v_addc_u32_e32 v103, vcc, 0, v103, vcc
	v_add_u32_e32 v104, vcc, v106, v102
	v_addc_u32_e32 v105, vcc, v107, v103, vcc
	v_mad_u64_u32 v[102:103], s[6:7], v7, v105, 0
	v_mul_hi_u32 v106, v7, v104
	v_add_u32_e32 v106, vcc, v106, v102
	v_addc_u32_e32 v107, vcc, 0, v103, vcc
	v_mad_u64_u32 v[102:103], s[6:7], v8, v104, 0
	v_mad_u64_u32 v[104:105], s[6:7], v8, v105, 0
	v_add_u32_e32 v102, vcc, v106, v102
	v_addc_u32_e32 v102, vcc, v107, v103, vcc
	v_addc_u32_e32 v103, vcc, 0, v105, vcc
	v_add_u32_e32 v104, vcc, v102, v104
	v_addc_u32_e32 v105, vcc, 0, v103, vcc
	v_mul_lo_u32 v106, v105, 40
	v_mad_u64_u32 v[102:103], s[6:7], v104, 40, 0
	v_add_u32_e32 v103, vcc, v103, v106
	v_sub_u32_e32 v102, vcc, v7, v102
	v_subb_u32_e32 v103, vcc, v8, v103, vcc
	v_subrev_u32_e32 v106, vcc, 40, v102
	v_subbrev_u32_e32 v107, vcc, 0, v103, vcc
	v_cmp_lt_u32_e32 vcc, 39, v106
	v_cndmask_b32_e64 v106, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v107
	v_cndmask_b32_e32 v106, -1, v106, vcc
	v_add_u32_e32 v107, vcc, 2, v104
	v_addc_u32_e32 v108, vcc, 0, v105, vcc
	v_add_u32_e32 v109, vcc, 1, v104
	v_cmp_lt_u32_e64 s[6:7], 39, v102
	v_addc_u32_e32 v110, vcc, 0, v105, vcc
	v_cndmask_b32_e64 v102, 0, -1, s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 0, v103
	v_cmp_ne_u32_e32 vcc, 0, v106
	v_cndmask_b32_e64 v102, -1, v102, s[6:7]
	v_cmp_ne_u32_e64 s[6:7], 0, v102
	v_cndmask_b32_e32 v102, v109, v107, vcc
	v_cndmask_b32_e32 v106, v110, v108, vcc
	v_cndmask_b32_e64 v104, v104, v102, s[6:7]
	v_cndmask_b32_e64 v105, v105, v106, s[6:7]
	v_mov_b32_e32 v102, s9
	v_add_u32_e32 v103, vcc, s8, v104
	v_addc_u32_e32 v106, vcc, v102, v105, vcc
	v_mul_lo_u32 v107, s11, v103
	v_mad_u64_u32 v[102:103], s[6:7], s18, v103, v[5:6]
	v_mul_lo_u32 v106, s18, v106
	v_mul_lo_u32 v105, v105, 40
	v_add_u32_e32 v107, vcc, v107, v103
	v_mad_u64_u32 v[103:104], s[6:7], v104, 40, 0
	v_add_u32_e32 v106, vcc, v106, v107
	v_add_u32_e32 v104, vcc, v104, v105
	v_sub_u32_e32 v102, vcc, v102, v103
	v_subb_u32_e32 v103, vcc, v106, v104, vcc
	.loc	0 76
	v_lshlrev_b64 v[102:103], 1, v[102:103]
	v_mov_b32_e32 v105, s13
	v_add_u32_e32 v104, vcc, s12, v102
	v_addc_u32_e32 v105, vcc, v105, v103, vcc
	flat_load_ushort v104, v[104:105]
	.loc	0 77
	v_mov_b32_e32 v105, s15
	v_add_u32_e32 v102, vcc, s14, v102
	v_addc_u32_e32 v103, vcc, v105, v103, vcc
	flat_load_ushort v103, v[102:103]
	.loc	0 76
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v102, v104
	.loc	0 77
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v103, v103
	s_branch .LBB0_3
.LBB0_6:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	s_mov_b32 s6, 0
	s_movk_i32 s7, 0x2000
	v_mov_b32_e32 v6, v93
	v_mov_b32_e32 v5, v100
	.loc	0 79
	s_waitcnt lgkmcnt(0)
	; wave barrier
.LBB0_7:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 84
	v_mov_b32_e32 v137, s7
	ds_read2_b32 v[7:8], v137 offset1:1
	ds_read2_b32 v[101:102], v137 offset0:2 offset1:3
	ds_read2_b32 v[103:104], v137 offset0:4 offset1:5
	ds_read2_b32 v[105:106], v137 offset0:6 offset1:7
	ds_read2_b32 v[107:108], v137 offset0:8 offset1:9
	ds_read2_b32 v[109:110], v137 offset0:10 offset1:11
	ds_read2_b32 v[111:112], v137 offset0:12 offset1:13
	ds_read2_b32 v[113:114], v137 offset0:14 offset1:15
	ds_read2_b32 v[115:116], v137 offset0:16 offset1:17
	ds_read2_b32 v[117:118], v137 offset0:18 offset1:19
	ds_read2_b32 v[119:120], v137 offset0:20 offset1:21
	ds_read2_b32 v[121:122], v137 offset0:22 offset1:23
	ds_read2_b32 v[123:124], v137 offset0:24 offset1:25
	ds_read2_b32 v[125:126], v137 offset0:26 offset1:27
	ds_read2_b32 v[127:128], v137 offset0:28 offset1:29
	ds_read2_b32 v[129:130], v137 offset0:30 offset1:31
	ds_read2_b32 v[131:132], v137 offset0:32 offset1:33
	ds_read2_b32 v[133:134], v137 offset0:34 offset1:35
	ds_read2_b32 v[135:136], v137 offset0:36 offset1:37
	ds_read2_b32 v[137:138], v137 offset0:38 offset1:39
	s_waitcnt lgkmcnt(14)
	v_mad_f32 v7, v52, v7, 0
	v_mac_f32_e32 v7, v53, v8
	v_mac_f32_e32 v7, v54, v101
	v_mac_f32_e32 v7, v55, v102
	v_mac_f32_e32 v7, v56, v103
	v_mac_f32_e32 v7, v57, v104
	v_mac_f32_e32 v7, v58, v105
	v_mac_f32_e32 v7, v59, v106
	v_mac_f32_e32 v7, v60, v107
	v_mac_f32_e32 v7, v61, v108
	v_mac_f32_e32 v7, v62, v109
	v_mac_f32_e32 v7, v63, v110
	s_waitcnt lgkmcnt(13)
	v_mac_f32_e32 v7, v64, v111
	v_mac_f32_e32 v7, v65, v112
	s_waitcnt lgkmcnt(12)
	v_mac_f32_e32 v7, v66, v113
	v_mac_f32_e32 v7, v67, v114
	s_waitcnt lgkmcnt(11)
	v_mac_f32_e32 v7, v68, v115
	v_mac_f32_e32 v7, v69, v116
	s_waitcnt lgkmcnt(10)
	v_mac_f32_e32 v7, v70, v117
	v_mac_f32_e32 v7, v71, v118
	s_waitcnt lgkmcnt(9)
	v_mac_f32_e32 v7, v72, v119
	v_mac_f32_e32 v7, v73, v120
	s_waitcnt lgkmcnt(8)
	v_mac_f32_e32 v7, v74, v121
	v_mac_f32_e32 v7, v75, v122
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v7, v76, v123
	v_mac_f32_e32 v7, v77, v124
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v7, v78, v125
	v_mac_f32_e32 v7, v79, v126
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v7, v80, v127
	v_mac_f32_e32 v7, v81, v128
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v7, v82, v129
	v_mac_f32_e32 v7, v83, v130
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v7, v84, v131
	v_mac_f32_e32 v7, v85, v132
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v7, v86, v133
	v_mac_f32_e32 v7, v87, v134
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v7, v88, v135
	v_mac_f32_e32 v7, v89, v136
	.loc	0 85
	s_add_i32 s16, s8, s6
	.loc	0 84
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v7, v90, v137
	v_mac_f32_e32 v7, v91, v138
	.loc	0 85
	v_cmp_lt_i32_e32 vcc, s16, v10
	.loc	0 86
	v_mul_f32_e32 v5, 1.0, v5
	.loc	0 82
	s_add_i32 s6, s6, 1
	s_addk_i32 s7, 0xa0
	.loc	0 85
	v_cndmask_b32_e32 v7, v94, v7, vcc
	.loc	0 82
	s_cmp_lg_u32 s6, 32
	.loc	0 85
	ds_write_b32 v6, v7
	.loc	0 86
	v_max_f32_e32 v5, v5, v7
	.loc	0 82
	v_add_u32_e32 v6, vcc, 0x100, v6
	s_cbranch_scc1 .LBB0_7
; %bb.8:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 88
	v_cmp_neq_f32_e32 vcc, s27, v5
	v_cndmask_b32_e32 v6, 0, v5, vcc
	.loc	0 89
	v_sub_f32_e32 v7, v100, v6
	v_cmp_gt_f32_e32 vcc, 0, v7
	v_cndmask_b32_e64 v8, 0.5, -0.5, vcc
	v_mac_f32_e32 v8, 0x3fb8aa3b, v7
	v_cvt_i32_f32_e32 v8, v8
	s_mov_b32 s6, 0
	v_cvt_f32_i32_e32 v100, v8
	v_lshlrev_b32_e32 v8, 23, v8
	v_madmk_f32 v101, v100, 0xbf317180, v7
	v_madmk_f32 v102, v100, 0xb717f7d1, v101
	v_mul_f32_e32 v103, v102, v102
	v_madmk_f32 v104, v103, 0x3331bb4c, v96
	v_madak_f32 v104, v103, v104, 0x388ab355
	v_madak_f32 v104, v103, v104, 0xbb360b61
	v_madak_f32 v104, v103, v104, 0x3e2aaaab
	v_mad_f32 v103, -v103, v104, v102
	v_sub_f32_e32 v104, 2.0, v103
	v_cmp_gt_f32_e64 vcc, |v104|, s28
	v_cndmask_b32_e32 v105, 1.0, v98, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	v_mul_f32_e32 v102, v102, v103
	v_mul_f32_e32 v100, 0xb717f7d1, v100
	v_mul_f32_e32 v102, v102, v104
	v_mad_f32 v100, -v105, v102, -v100
	v_sub_f32_e32 v100, v101, v100
	v_add_f32_e32 v100, 1.0, v100
	v_add_u32_e32 v8, vcc, v8, v100
	v_cmp_ngt_f32_e32 vcc, s29, v7
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s30, v7
	v_cndmask_b32_e32 v8, v99, v8, vcc
	v_cmp_o_f32_e32 vcc, v7, v7
	v_cndmask_b32_e32 v7, v7, v8, vcc
	.loc	0 92
	v_mul_f32_e32 v51, v7, v51
	v_mul_f32_e32 v50, v7, v50
	v_mul_f32_e32 v49, v7, v49
	v_mul_f32_e32 v48, v7, v48
	v_mul_f32_e32 v47, v7, v47
	v_mul_f32_e32 v46, v7, v46
	v_mul_f32_e32 v45, v7, v45
	v_mul_f32_e32 v44, v7, v44
	v_mul_f32_e32 v43, v7, v43
	v_mul_f32_e32 v42, v7, v42
	v_mul_f32_e32 v41, v7, v41
	v_mul_f32_e32 v40, v7, v40
	v_mul_f32_e32 v39, v7, v39
	v_mul_f32_e32 v38, v7, v38
	v_mul_f32_e32 v37, v7, v37
	v_mul_f32_e32 v36, v7, v36
	v_mul_f32_e32 v35, v7, v35
	v_mul_f32_e32 v34, v7, v34
	v_mul_f32_e32 v33, v7, v33
	v_mul_f32_e32 v32, v7, v32
	v_mul_f32_e32 v31, v7, v31
	v_mul_f32_e32 v30, v7, v30
	v_mul_f32_e32 v29, v7, v29
	v_mul_f32_e32 v28, v7, v28
	v_mul_f32_e32 v27, v7, v27
	v_mul_f32_e32 v26, v7, v26
	v_mul_f32_e32 v25, v7, v25
	v_mul_f32_e32 v24, v7, v24
	v_mul_f32_e32 v23, v7, v23
	v_mul_f32_e32 v22, v7, v22
	v_mul_f32_e32 v21, v7, v21
	v_mul_f32_e32 v20, v7, v20
	v_mul_f32_e32 v19, v7, v19
	v_mul_f32_e32 v18, v7, v18
	v_mul_f32_e32 v17, v7, v17
	v_mul_f32_e32 v16, v7, v16
	v_mul_f32_e32 v15, v7, v15
	v_mul_f32_e32 v14, v7, v14
	v_mul_f32_e32 v13, v7, v13
	v_mul_f32_e32 v12, v7, v12
	.loc	0 91
	v_mul_f32_e32 v11, v11, v7
	v_mov_b32_e32 v7, v93
.LBB0_9:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 94
	ds_read_b32 v8, v7
	.loc	0 93
	v_add_u32_e32 v7, vcc, 0x100, v7
	.loc	0 96
	s_add_i32 s7, s6, 0x3400
	s_add_i32 s16, s6, 0x3408
	.loc	0 94
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v8, v8, v6
	v_cmp_gt_f32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v140, 0.5, -0.5, vcc
	v_mac_f32_e32 v140, 0x3fb8aa3b, v8
	v_cvt_i32_f32_e32 v140, v140
	.loc	0 96
	s_add_i32 s17, s6, 0x3410
	s_add_i32 s22, s6, 0x3418
	s_add_i32 s23, s6, 0x3420
	.loc	0 94
	v_cvt_f32_i32_e32 v141, v140
	.loc	0 96
	s_add_i32 s31, s6, 0x3428
	s_add_i32 s33, s6, 0x3430
	s_add_i32 s34, s6, 0x3438
	s_add_i32 s35, s6, 0x3440
	s_add_i32 s36, s6, 0x3448
	s_add_i32 s37, s6, 0x3450
	s_add_i32 s38, s6, 0x3458
	s_add_i32 s39, s6, 0x3460
	s_add_i32 s40, s6, 0x3468
	s_add_i32 s41, s6, 0x3470
	s_add_i32 s42, s6, 0x3478
	s_add_i32 s43, s6, 0x3480
	s_add_i32 s44, s6, 0x3488
	s_add_i32 s45, s6, 0x3490
	s_add_i32 s46, s6, 0x3498
	v_mov_b32_e32 v100, s7
	v_mov_b32_e32 v102, s16
	v_mov_b32_e32 v104, s17
	v_mov_b32_e32 v106, s22
	v_mov_b32_e32 v108, s23
	v_mov_b32_e32 v110, s31
	v_mov_b32_e32 v112, s33
	v_mov_b32_e32 v114, s34
	v_mov_b32_e32 v116, s35
	v_mov_b32_e32 v118, s36
	v_mov_b32_e32 v120, s37
	v_mov_b32_e32 v122, s38
	v_mov_b32_e32 v124, s39
	v_mov_b32_e32 v126, s40
	v_mov_b32_e32 v128, s41
	v_mov_b32_e32 v130, s42
	v_mov_b32_e32 v132, s43
	v_mov_b32_e32 v134, s44
	v_mov_b32_e32 v136, s45
	v_mov_b32_e32 v138, s46
	ds_read2_b32 v[100:101], v100 offset1:1
	ds_read2_b32 v[102:103], v102 offset1:1
	ds_read2_b32 v[104:105], v104 offset1:1
	ds_read2_b32 v[106:107], v106 offset1:1
	ds_read2_b32 v[108:109], v108 offset1:1
	ds_read2_b32 v[110:111], v110 offset1:1
	ds_read2_b32 v[112:113], v112 offset1:1
	ds_read2_b32 v[114:115], v114 offset1:1
	ds_read2_b32 v[116:117], v116 offset1:1
	ds_read2_b32 v[118:119], v118 offset1:1
	ds_read2_b32 v[120:121], v120 offset1:1
	ds_read2_b32 v[122:123], v122 offset1:1
	ds_read2_b32 v[124:125], v124 offset1:1
	ds_read2_b32 v[126:127], v126 offset1:1
	ds_read2_b32 v[128:129], v128 offset1:1
	ds_read2_b32 v[130:131], v130 offset1:1
	ds_read2_b32 v[132:133], v132 offset1:1
	ds_read2_b32 v[134:135], v134 offset1:1
	ds_read2_b32 v[136:137], v136 offset1:1
	ds_read2_b32 v[138:139], v138 offset1:1
	.loc	0 94
	v_madmk_f32 v142, v141, 0xbf317180, v8
	v_mul_f32_e32 v143, 0xb717f7d1, v141
	v_madmk_f32 v141, v141, 0xb717f7d1, v142
	v_mul_f32_e32 v144, v141, v141
	v_madmk_f32 v145, v144, 0x3331bb4c, v96
	v_madak_f32 v145, v144, v145, 0x388ab355
	v_madak_f32 v145, v144, v145, 0xbb360b61
	v_madak_f32 v145, v144, v145, 0x3e2aaaab
	v_mad_f32 v144, -v144, v145, v141
	v_mul_f32_e32 v141, v141, v144
	v_sub_f32_e32 v144, 2.0, v144
	v_cmp_gt_f32_e64 vcc, |v144|, s28
	v_cndmask_b32_e32 v145, 1.0, v98, vcc
	v_mul_f32_e32 v144, v144, v145
	v_rcp_f32_e32 v144, v144
	v_lshlrev_b32_e32 v140, 23, v140
	.loc	0 93
	s_addk_i32 s6, 0xa0
	s_cmpk_eq_i32 s6, 0x1400
	.loc	0 94
	v_mul_f32_e32 v141, v141, v144
	v_mad_f32 v141, -v145, v141, -v143
	v_sub_f32_e32 v141, v142, v141
	v_add_f32_e32 v141, 1.0, v141
	v_add_u32_e32 v140, vcc, v140, v141
	v_cmp_ngt_f32_e32 vcc, s29, v8
	v_cndmask_b32_e32 v140, 0, v140, vcc
	v_cmp_gt_f32_e32 vcc, s30, v8
	v_cndmask_b32_e32 v140, v99, v140, vcc
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v8, v8, v140, vcc
	.loc	0 96
	s_waitcnt lgkmcnt(14)
	v_mac_f32_e32 v51, v8, v100
	v_mac_f32_e32 v50, v8, v101
	v_mac_f32_e32 v49, v8, v102
	v_mac_f32_e32 v48, v8, v103
	v_mac_f32_e32 v47, v8, v104
	v_mac_f32_e32 v46, v8, v105
	v_mac_f32_e32 v45, v8, v106
	v_mac_f32_e32 v44, v8, v107
	v_mac_f32_e32 v43, v8, v108
	v_mac_f32_e32 v42, v8, v109
	v_mac_f32_e32 v41, v8, v110
	v_mac_f32_e32 v40, v8, v111
	s_waitcnt lgkmcnt(13)
	v_mac_f32_e32 v39, v8, v112
	v_mac_f32_e32 v38, v8, v113
	s_waitcnt lgkmcnt(12)
	v_mac_f32_e32 v37, v8, v114
	v_mac_f32_e32 v36, v8, v115
	s_waitcnt lgkmcnt(11)
	v_mac_f32_e32 v35, v8, v116
	v_mac_f32_e32 v34, v8, v117
	s_waitcnt lgkmcnt(10)
	v_mac_f32_e32 v33, v8, v118
	v_mac_f32_e32 v32, v8, v119
	s_waitcnt lgkmcnt(9)
	v_mac_f32_e32 v31, v8, v120
	v_mac_f32_e32 v30, v8, v121
	s_waitcnt lgkmcnt(8)
	v_mac_f32_e32 v29, v8, v122
	v_mac_f32_e32 v28, v8, v123
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v27, v8, v124
	v_mac_f32_e32 v26, v8, v125
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v25, v8, v126
	v_mac_f32_e32 v24, v8, v127
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v23, v8, v128
	v_mac_f32_e32 v22, v8, v129
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v21, v8, v130
	v_mac_f32_e32 v20, v8, v131
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v19, v8, v132
	v_mac_f32_e32 v18, v8, v133
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v17, v8, v134
	v_mac_f32_e32 v16, v8, v135
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v15, v8, v136
	v_mac_f32_e32 v14, v8, v137
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v8, v138
	v_mac_f32_e32 v12, v8, v139
	.loc	0 95
	v_add_f32_e32 v11, v11, v8
	.loc	0 93
	s_cbranch_scc0 .LBB0_9
; %bb.10:                               ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 73
	s_add_u32 s8, s8, 32
	s_addc_u32 s9, s9, 0
	s_cmp_ge_i32 s8, s25
	.loc	0 98
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	0 73
	s_cbranch_scc1 .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 0
	v_mov_b32_e32 v100, v5
	s_branch .LBB0_2
.LBB0_12:
	.loc	0 102
	v_div_scale_f32 v0, s[6:7], v11, v11, v51
	v_div_scale_f32 v1, vcc, v51, v11, v51
	v_rcp_f32_e32 v4, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v0, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v1, v4
	v_fma_f32 v6, -v0, v5, v1
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v0, -v0, v5, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v1, s[6:7], v11, v11, v50
	v_div_fmas_f32 v0, v0, v4, v5
	v_div_scale_f32 v4, vcc, v50, v11, v50
	v_rcp_f32_e32 v5, v1
	v_div_fixup_f32 v0, v0, v11, v51
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v6, -v1, v5, 1.0
	v_fma_f32 v5, v6, v5, v5
	v_mul_f32_e32 v6, v4, v5
	v_fma_f32 v7, -v1, v6, v4
	v_fma_f32 v6, v7, v5, v6
	v_fma_f32 v1, -v1, v6, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v4, s[6:7], v11, v11, v49
	v_div_fmas_f32 v1, v1, v5, v6
	v_div_scale_f32 v5, vcc, v49, v11, v49
	v_rcp_f32_e32 v6, v4
	v_div_fixup_f32 v1, v1, v11, v50
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v7, -v4, v6, 1.0
	v_fma_f32 v6, v7, v6, v6
	v_mul_f32_e32 v7, v5, v6
	v_fma_f32 v8, -v4, v7, v5
	v_fma_f32 v7, v8, v6, v7
	v_fma_f32 v4, -v4, v7, v5
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v5, s[6:7], v11, v11, v48
	v_div_fmas_f32 v4, v4, v6, v7
	v_div_scale_f32 v6, vcc, v48, v11, v48
	v_rcp_f32_e32 v7, v5
	v_div_fixup_f32 v4, v4, v11, v49
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v8, -v5, v7, 1.0
	v_fma_f32 v7, v8, v7, v7
	v_mul_f32_e32 v8, v6, v7
	v_fma_f32 v49, -v5, v8, v6
	v_fma_f32 v8, v49, v7, v8
	v_fma_f32 v5, -v5, v8, v6
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v6, s[6:7], v11, v11, v47
	v_div_fmas_f32 v5, v5, v7, v8
	v_div_scale_f32 v7, vcc, v47, v11, v47
	v_rcp_f32_e32 v8, v6
	v_div_fixup_f32 v5, v5, v11, v48
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v48, -v6, v8, 1.0
	v_fma_f32 v8, v48, v8, v8
	v_mul_f32_e32 v48, v7, v8
	v_fma_f32 v49, -v6, v48, v7
	v_fma_f32 v48, v49, v8, v48
	v_fma_f32 v6, -v6, v48, v7
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v7, s[6:7], v11, v11, v46
	v_div_fmas_f32 v6, v6, v8, v48
	v_div_scale_f32 v8, vcc, v46, v11, v46
	v_rcp_f32_e32 v48, v7
	v_div_fixup_f32 v6, v6, v11, v47
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v47, -v7, v48, 1.0
	v_fma_f32 v47, v47, v48, v48
	v_mul_f32_e32 v48, v8, v47
	v_fma_f32 v49, -v7, v48, v8
	v_fma_f32 v48, v49, v47, v48
	v_fma_f32 v7, -v7, v48, v8
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v8, s[6:7], v11, v11, v45
	v_div_fmas_f32 v7, v7, v47, v48
	v_div_scale_f32 v47, vcc, v45, v11, v45
	v_rcp_f32_e32 v48, v8
	v_div_fixup_f32 v7, v7, v11, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v46, -v8, v48, 1.0
	v_fma_f32 v46, v46, v48, v48
	v_mul_f32_e32 v48, v47, v46
	v_fma_f32 v49, -v8, v48, v47
	v_fma_f32 v48, v49, v46, v48
	v_fma_f32 v8, -v8, v48, v47
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v44
	v_div_fmas_f32 v8, v8, v46, v48
	v_div_scale_f32 v46, vcc, v44, v11, v44
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v8, v8, v11, v45
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v43
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v43, v11, v43
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v44, v45, v11, v44
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v42
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v42, v11, v42
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v43, v45, v11, v43
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v41
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v41, v11, v41
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v42, v45, v11, v42
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v40
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v40, v11, v40
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v41, v45, v11, v41
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v39
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v39, v11, v39
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v40, v45, v11, v40
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v38
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v38, v11, v38
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v39, v45, v11, v39
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v37
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v37, v11, v37
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v38, v45, v11, v38
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v36
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v36, v11, v36
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v37, v45, v11, v37
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v35
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v35, v11, v35
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v36, v45, v11, v36
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v34
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v34, v11, v34
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v35, v45, v11, v35
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v33
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v33, v11, v33
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v34, v45, v11, v34
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v32
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v32, v11, v32
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v33, v45, v11, v33
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v31
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v31, v11, v31
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v32, v45, v11, v32
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v30
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v30, v11, v30
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v31, v45, v11, v31
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v29
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v29, v11, v29
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v30, v45, v11, v30
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v28
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v28, v11, v28
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v29, v45, v11, v29
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v27
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v27, v11, v27
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v28, v45, v11, v28
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v26
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v26, v11, v26
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v27, v45, v11, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v25
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v25, v11, v25
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v26, v45, v11, v26
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v24
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v24, v11, v24
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v25, v45, v11, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v23
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v23, v11, v23
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v24, v45, v11, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v22
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v22, v11, v22
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v23, v45, v11, v23
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v21
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v21, v11, v21
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v22, v45, v11, v22
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v20
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v20, v11, v20
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v21, v45, v11, v21
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v19
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v19, v11, v19
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v20, v45, v11, v20
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v18
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v18, v11, v18
	v_rcp_f32_e32 v48, v47
	v_div_fixup_f32 v19, v45, v11, v19
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v45, -v47, v48, 1.0
	v_fma_f32 v45, v45, v48, v48
	v_mul_f32_e32 v48, v46, v45
	v_fma_f32 v49, -v47, v48, v46
	v_fma_f32 v48, v49, v45, v48
	v_fma_f32 v46, -v47, v48, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v47, s[6:7], v11, v11, v17
	v_div_fmas_f32 v45, v46, v45, v48
	v_div_scale_f32 v46, vcc, v17, v11, v17
	v_cmp_lt_i32_e64 s[6:7], 0, v10
	v_cndmask_b32_e64 v0, 0, v0, s[6:7]
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	v_cndmask_b32_e64 v1, 0, v1, s[6:7]
	buffer_store_dword v1, off, s[0:3], 0 offset:8
	v_cndmask_b32_e64 v1, 0, v4, s[6:7]
	buffer_store_dword v1, off, s[0:3], 0 offset:12
	v_cndmask_b32_e64 v1, 0, v5, s[6:7]
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	v_cndmask_b32_e64 v1, 0, v6, s[6:7]
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	v_rcp_f32_e32 v0, v47
	v_cndmask_b32_e64 v1, 0, v7, s[6:7]
	v_div_fixup_f32 v10, v45, v11, v18
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v18, -v47, v0, 1.0
	v_fma_f32 v0, v18, v0, v0
	v_mul_f32_e32 v18, v46, v0
	v_fma_f32 v45, -v47, v18, v46
	v_fma_f32 v18, v45, v0, v18
	v_fma_f32 v45, -v47, v18, v46
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v46, s[8:9], v11, v11, v16
	v_div_fmas_f32 v0, v45, v0, v18
	v_div_scale_f32 v4, vcc, v16, v11, v16
	buffer_store_dword v1, off, s[0:3], 0 offset:24
	v_cndmask_b32_e64 v1, 0, v8, s[6:7]
	buffer_store_dword v1, off, s[0:3], 0 offset:28
	v_cndmask_b32_e64 v5, 0, v44, s[6:7]
	buffer_store_dword v5, off, s[0:3], 0 offset:32
	v_rcp_f32_e32 v1, v46
	v_div_fixup_f32 v0, v0, v11, v17
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v6, -v46, v1, 1.0
	v_fma_f32 v1, v6, v1, v1
	v_mul_f32_e32 v6, v4, v1
	v_fma_f32 v7, -v46, v6, v4
	v_fma_f32 v6, v7, v1, v6
	v_fma_f32 v4, -v46, v6, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v7, s[8:9], v11, v11, v15
	v_div_fmas_f32 v1, v4, v1, v6
	v_div_scale_f32 v5, vcc, v15, v11, v15
	v_cndmask_b32_e64 v4, 0, v43, s[6:7]
	buffer_store_dword v4, off, s[0:3], 0 offset:36
	v_cndmask_b32_e64 v4, 0, v42, s[6:7]
	buffer_store_dword v4, off, s[0:3], 0 offset:40
	v_cndmask_b32_e64 v4, 0, v41, s[6:7]
	buffer_store_dword v4, off, s[0:3], 0 offset:44
	v_cndmask_b32_e64 v4, 0, v40, s[6:7]
	buffer_store_dword v4, off, s[0:3], 0 offset:48
	v_cndmask_b32_e64 v4, 0, v39, s[6:7]
	buffer_store_dword v4, off, s[0:3], 0 offset:52
	v_cndmask_b32_e64 v6, 0, v38, s[6:7]
	v_rcp_f32_e32 v4, v7
	buffer_store_dword v6, off, s[0:3], 0 offset:56
	v_div_fixup_f32 v1, v1, v11, v16
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v8, -v7, v4, 1.0
	v_fma_f32 v4, v8, v4, v4
	v_mul_f32_e32 v8, v5, v4
	v_fma_f32 v16, -v7, v8, v5
	v_fma_f32 v8, v16, v4, v8
	v_fma_f32 v5, -v7, v8, v5
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v7, s[8:9], v11, v11, v14
	v_div_fmas_f32 v4, v5, v4, v8
	v_div_scale_f32 v6, vcc, v14, v11, v14
	v_cndmask_b32_e64 v5, 0, v37, s[6:7]
	buffer_store_dword v5, off, s[0:3], 0 offset:60
	v_cndmask_b32_e64 v5, 0, v36, s[6:7]
	buffer_store_dword v5, off, s[0:3], 0 offset:64
	v_cndmask_b32_e64 v5, 0, v35, s[6:7]
	buffer_store_dword v5, off, s[0:3], 0 offset:68
	v_cndmask_b32_e64 v5, 0, v34, s[6:7]
	buffer_store_dword v5, off, s[0:3], 0 offset:72
	v_cndmask_b32_e64 v5, 0, v33, s[6:7]
	buffer_store_dword v5, off, s[0:3], 0 offset:76
	v_cndmask_b32_e64 v8, 0, v32, s[6:7]
	v_rcp_f32_e32 v5, v7
	buffer_store_dword v8, off, s[0:3], 0 offset:80
	v_div_fixup_f32 v4, v4, v11, v15
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v15, -v7, v5, 1.0
	v_fma_f32 v5, v15, v5, v5
	v_mul_f32_e32 v15, v6, v5
	v_fma_f32 v16, -v7, v15, v6
	v_fma_f32 v15, v16, v5, v15
	v_fma_f32 v6, -v7, v15, v6
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v7, s[8:9], v11, v11, v13
	v_div_fmas_f32 v5, v6, v5, v15
	v_div_scale_f32 v8, vcc, v13, v11, v13
	v_cndmask_b32_e64 v6, 0, v31, s[6:7]
	buffer_store_dword v6, off, s[0:3], 0 offset:84
	v_cndmask_b32_e64 v6, 0, v30, s[6:7]
	buffer_store_dword v6, off, s[0:3], 0 offset:88
	v_cndmask_b32_e64 v6, 0, v29, s[6:7]
	buffer_store_dword v6, off, s[0:3], 0 offset:92
	v_cndmask_b32_e64 v6, 0, v28, s[6:7]
	buffer_store_dword v6, off, s[0:3], 0 offset:96
	v_cndmask_b32_e64 v6, 0, v27, s[6:7]
	buffer_store_dword v6, off, s[0:3], 0 offset:100
	v_cndmask_b32_e64 v0, 0, v0, s[6:7]
	v_rcp_f32_e32 v6, v7
	buffer_store_dword v0, off, s[0:3], 0 offset:140
	v_div_fixup_f32 v5, v5, v11, v14
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v14, -v7, v6, 1.0
	v_fma_f32 v6, v14, v6, v6
	v_mul_f32_e32 v14, v8, v6
	v_fma_f32 v16, -v7, v14, v8
	v_fma_f32 v14, v16, v6, v14
	v_fma_f32 v7, -v7, v14, v8
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v8, s[8:9], v11, v11, v12
	v_div_fmas_f32 v6, v7, v6, v14
	v_div_scale_f32 v14, vcc, v12, v11, v12
	v_cndmask_b32_e64 v7, 0, v25, s[6:7]
	buffer_store_dword v7, off, s[0:3], 0 offset:108
	v_cndmask_b32_e64 v7, 0, v24, s[6:7]
	buffer_store_dword v7, off, s[0:3], 0 offset:112
	v_cndmask_b32_e64 v7, 0, v23, s[6:7]
	buffer_store_dword v7, off, s[0:3], 0 offset:116
	v_cndmask_b32_e64 v7, 0, v22, s[6:7]
	buffer_store_dword v7, off, s[0:3], 0 offset:120
	v_cndmask_b32_e64 v7, 0, v21, s[6:7]
	buffer_store_dword v7, off, s[0:3], 0 offset:124
	v_cndmask_b32_e64 v0, 0, v1, s[6:7]
	v_rcp_f32_e32 v7, v8
	buffer_store_dword v0, off, s[0:3], 0 offset:144
	v_div_fixup_f32 v6, v6, v11, v13
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v13, -v8, v7, 1.0
	v_fma_f32 v7, v13, v7, v7
	v_mul_f32_e32 v13, v14, v7
	v_fma_f32 v16, -v8, v13, v14
	v_fma_f32 v13, v16, v7, v13
	v_fma_f32 v8, -v8, v13, v14
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v7, v8, v7, v13
	v_cndmask_b32_e64 v0, 0, v4, s[6:7]
	buffer_store_dword v0, off, s[0:3], 0 offset:148
	v_cndmask_b32_e64 v0, 0, v5, s[6:7]
	buffer_store_dword v0, off, s[0:3], 0 offset:152
	v_cndmask_b32_e64 v0, 0, v6, s[6:7]
	v_cndmask_b32_e64 v15, 0, v26, s[6:7]
	v_cndmask_b32_e64 v8, 0, v19, s[6:7]
	buffer_store_dword v0, off, s[0:3], 0 offset:156
	buffer_store_dword v15, off, s[0:3], 0 offset:104
	v_cndmask_b32_e64 v15, 0, v20, s[6:7]
	buffer_store_dword v8, off, s[0:3], 0 offset:132
	v_cndmask_b32_e64 v8, 0, v10, s[6:7]
	v_cmp_gt_i32_e32 vcc, s20, v9
	buffer_store_dword v15, off, s[0:3], 0 offset:128
	buffer_store_dword v8, off, s[0:3], 0 offset:136
	v_div_fixup_f32 v0, v7, v11, v12
	v_cndmask_b32_e64 v0, 0, v0, s[6:7]
	buffer_store_dword v0, off, s[0:3], 0 offset:160
	.loc	0 103
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_27
; %bb.13:
	.loc	0 62
	s_load_dwordx2 s[4:5], s[4:5], 0x50
	v_mov_b32_e32 v4, 4
	s_mov_b32 s14, -1
	s_movk_i32 s15, 0x71
	s_movk_i32 s16, 0x8f
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s5
	v_add_u32_e32 v0, vcc, s4, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	s_mov_b32 s17, 0x477fe000
	s_movk_i32 s18, 0x204
	s_movk_i32 s19, 0xe000
	s_brev_b32 s20, -2
	s_brev_b32 s21, 1
	v_mov_b32_e32 v2, 0xffffe000
	v_mov_b32_e32 v3, 0x477fe000
	v_mov_b32_e32 v5, 0x1fff
	s_branch .LBB0_16
.LBB0_14:                               ;   in Loop: Header=BB0_16 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v8, v6
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=1
	s_or_b64 exec, exec, s[6:7]
	.loc	0 104
	v_cvt_f16_f32_e32 v6, v8
	.loc	0 103
	s_add_i32 s14, s14, 1
	s_cmp_gt_u32 s14, 38
	.loc	0 104
	flat_store_short v[0:1], v6
	.loc	0 103
	v_add_u32_e32 v0, vcc, 2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v4, vcc, 4, v4
	s_cbranch_scc1 .LBB0_27
.LBB0_16:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 104
	buffer_load_dword v6, v4, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7fffff, v6
	v_bfe_u32 v9, v6, 23, 8
	v_or_b32_e32 v10, 0x800000, v7
	v_sub_u32_e32 v7, vcc, 0x71, v9
	v_min_i32_e32 v8, 15, v7
	v_add_u32_e32 v8, vcc, 13, v8
	v_cmp_gt_u32_e32 vcc, s15, v9
	v_cndmask_b32_e32 v11, 13, v8, vcc
	v_bfm_b32 v8, v11, 0
	v_add_u32_e64 v13, s[4:5], -1, v11
	v_and_b32_e32 v12, v8, v10
	v_lshlrev_b32_e64 v13, v13, 1
	v_cmp_gt_u32_e64 s[8:9], v12, v13
	v_cmp_le_u32_e64 s[4:5], v12, v13
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_24
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=1
	v_lshlrev_b32_e64 v8, v11, 1
	v_and_b32_e32 v8, v8, v10
	v_cmp_ne_u32_e64 s[4:5], v12, v13
	v_cmp_eq_u32_e64 s[6:7], 0, v8
	s_or_b64 s[6:7], s[4:5], s[6:7]
	v_cmp_gt_u32_e64 s[4:5], s16, v9
	s_and_b64 s[12:13], s[4:5], s[6:7]
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_16 Depth=1
	v_cmp_ngt_f32_e64 s[4:5], |v6|, s17
	v_cmp_class_f32_e64 s[12:13], v6, s18
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.19:                               ;   in Loop: Header=BB0_16 Depth=1
	v_min_i32_e32 v8, 10, v7
	v_lshlrev_b32_e64 v8, v8, s19
	v_cndmask_b32_e32 v8, v2, v8, vcc
	v_and_b32_e32 v8, v8, v6
	v_cmp_o_f32_e64 s[4:5], v6, v6
	v_cndmask_b32_e64 v8, v6, v8, s[4:5]
; %bb.20:                               ;   in Loop: Header=BB0_16 Depth=1
	s_andn2_saveexec_b64 s[4:5], s[12:13]
; %bb.21:                               ;   in Loop: Header=BB0_16 Depth=1
	v_bfi_b32 v8, s20, v3, v6
; %bb.22:                               ;   in Loop: Header=BB0_16 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	s_xor_b64 s[4:5], exec, -1
.LBB0_23:                               ;   in Loop: Header=BB0_16 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[6:7], s[8:9], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[8:9], s[6:7], s[4:5]
.LBB0_24:                               ;   in Loop: Header=BB0_16 Depth=1
	s_or_b64 exec, exec, s[10:11]
	.loc	0 104
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_15
; %bb.25:                               ;   in Loop: Header=BB0_16 Depth=1
	v_cmp_o_f32_e64 s[4:5], v6, v6
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_14
; %bb.26:                               ;   in Loop: Header=BB0_16 Depth=1
	v_min_i32_e32 v7, 10, v7
	v_lshlrev_b32_e64 v7, v7, s19
	v_not_b32_e32 v7, v7
	v_cndmask_b32_e32 v7, v5, v7, vcc
	v_and_b32_e32 v9, v7, v6
	v_or_b32_e32 v7, v7, v6
	v_and_b32_e32 v8, 0x80000000, v6
	v_sub_u32_e32 v10, vcc, 0x80000000, v7
	v_cmp_gt_i32_e32 vcc, 0, v7
	v_or_b32_e32 v8, 0x7f800000, v8
	v_cndmask_b32_e32 v10, v7, v10, vcc
	v_sub_u32_e32 v11, vcc, s21, v8
	v_cmp_gt_i32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v11, v8, v11, vcc
	v_cmp_lt_i32_e32 vcc, v10, v11
	v_cndmask_b32_e64 v11, -1, 1, vcc
	v_add_u32_e32 v10, vcc, v11, v10
	v_sub_u32_e32 v11, vcc, 0x80000000, v10
	v_cmp_gt_i32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_cmp_o_f32_e32 vcc, v7, v7
	v_cndmask_b32_e32 v10, v7, v10, vcc
	v_cmp_eq_u32_e32 vcc, v7, v8
	v_cndmask_b32_e32 v7, v10, v8, vcc
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v6, v7, v6, vcc
	s_branch .LBB0_14
.LBB0_27:
	.loc	0 105
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v2
		.amdhsa_group_segment_fixed_size 18432
		.amdhsa_private_segment_fixed_size 164
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 146
		.amdhsa_next_free_sgpr 47
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
; codeLenInByte = 11092
; NumSgprs: 53
; NumVgprs: 146
; ScratchSize: 164
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 18432 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 36
; NumSGPRsForWavesPerEU: 53
; NumVGPRsForWavesPerEU: 146
; Occupancy: 1
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
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
        .type_name:      'half*'
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
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'half*'
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
        .type_name:      'half*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 18432
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 64
    .name:           attention_v2
    .private_segment_fixed_size: 164
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     53
    .sgpr_spill_count: 0
    .symbol:         attention_v2.kd
    .vgpr_count:     146
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	load                            ; -- Begin function load
	.globl	load
	.p2align	2
	.type	load,@function
load:                                   ; @load
	.file	0 "." "attention_cpu_thin.cl"
	.loc	0 69
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v13, v1
	.loc	0 72
	v_add_u32_e32 v4, vcc, 16, v12
	v_addc_u32_e32 v5, vcc, 0, v13, vcc
	v_add_u32_e32 v8, vcc, 32, v12
	v_addc_u32_e32 v9, vcc, 0, v13, vcc
	flat_load_dwordx4 v[0:3], v[12:13]
	v_add_u32_e32 v12, vcc, 48, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_load_dwordx4 v[4:7], v[4:5]
	flat_load_dwordx4 v[8:11], v[8:9]
	flat_load_dwordx4 v[12:15], v[12:13]
	.loc	0 73
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	load, .Lfunc_end0-load
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 76
; NumSgprs: 34
; NumVgprs: 16
; ScratchSize: 0
; MemoryBound: 1
	.text
	.hidden	store                           ; -- Begin function store
	.globl	store
	.p2align	2
	.type	store,@function
store:                                  ; @store
	.loc	0 77
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.loc	0 79
	flat_store_dwordx4 v[16:17], v[0:3]
	s_nop 0
	v_add_u32_e32 v0, vcc, 16, v16
	v_addc_u32_e32 v1, vcc, 0, v17, vcc
	flat_store_dwordx4 v[0:1], v[4:7]
	v_add_u32_e32 v0, vcc, 32, v16
	v_addc_u32_e32 v1, vcc, 0, v17, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e32 v0, vcc, 48, v16
	v_addc_u32_e32 v1, vcc, 0, v17, vcc
	flat_store_dwordx4 v[0:1], v[12:15]
	.loc	0 80
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	store, .Lfunc_end1-store
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 72
; NumSgprs: 34
; NumVgprs: 18
; ScratchSize: 0
; MemoryBound: 1
	.text
	.protected	attention_cpu_thin      ; -- Begin function attention_cpu_thin
	.globl	attention_cpu_thin
	.p2align	8
	.type	attention_cpu_thin,@function
attention_cpu_thin:                     ; @attention_cpu_thin
	.loc	0 91
; %bb.0:
	s_add_i32 s8, s8, s12
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	0 92
	s_load_dwordx4 s[20:23], s[6:7], 0x4
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	s_load_dword s8, s[4:5], 0x4
	s_add_u32 s0, s0, s12
	s_mov_b32 flat_scratch_lo, s9
	s_addc_u32 s1, s1, 0
	.loc	0 95
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s9, s20, 31
	s_add_i32 s4, s20, s9
	s_xor_b32 s12, s4, s9
	v_cvt_f32_u32_e32 v2, s12
	.loc	0 92
	s_load_dwordx2 s[4:5], s[6:7], 0x5c
	s_lshr_b32 s13, s8, 16
	s_mul_i32 s13, s13, s11
	.loc	0 95
	v_rcp_iflag_f32_e32 v2, v2
	s_mov_b32 s14, 0
	.loc	0 92
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s5, v1
	.loc	0 95
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s5, 0, s12
	.loc	0 92
	v_add_u32_e32 v3, vcc, s13, v1
	.loc	0 95
	v_mul_lo_u32 v1, s5, v2
	v_ashrrev_i32_e32 v4, 31, v3
	v_add_u32_e32 v5, vcc, v3, v4
	v_mul_hi_u32 v1, v2, v1
	v_xor_b32_e32 v5, v5, v4
	.loc	0 92
	s_and_b32 s5, s8, 0xffff
	s_mul_i32 s5, s5, s10
	.loc	0 95
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, v5, v1
	.loc	0 92
	s_add_i32 s4, s4, s5
	v_add_u32_e32 v0, vcc, s4, v0
	.loc	0 95
	v_mul_lo_u32 v2, v1, s12
	.loc	0 92
	v_lshlrev_b32_e32 v6, 2, v0
	.loc	0 95
	v_xor_b32_e32 v0, s9, v4
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, v5, v2
	v_cmp_le_u32_e32 vcc, s12, v2
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_subrev_u32_e64 v4, s[4:5], s12, v2
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s12, v2
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v0
	v_sub_u32_e32 v12, vcc, v1, v0
	v_mul_lo_u32 v2, v12, s20
	v_mad_i64_i32 v[0:1], s[4:5], v12, s16, 0
	s_ashr_i32 s19, s18, 31
	v_sub_u32_e32 v13, vcc, v3, v2
	v_mad_i64_i32 v[0:1], s[4:5], v13, s17, v[0:1]
	.loc	0 92
	v_sub_u32_e32 v2, vcc, s21, v6
	.loc	0 95
	v_mad_i64_i32 v[0:1], s[4:5], v6, s18, v[0:1]
	.loc	0 92
	v_min_i32_e32 v14, 4, v2
	.loc	0 101
	v_cmp_lt_i32_e64 s[4:5], 0, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_max_i32_e32 v38, 1, v14
	buffer_store_dword v0, off, s[0:3], 0 offset:3084
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:3088
	s_mov_b64 s[8:9], exec
	s_and_b64 s[10:11], s[8:9], s[4:5]
	buffer_store_dword v38, off, s[0:3], 0 offset:3072
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB2_4
; %bb.1:
	.loc	0 0
	buffer_load_dword v2, off, s[0:3], 0 offset:3084
	buffer_load_dword v3, off, s[0:3], 0 offset:3088
	.loc	0 92
	s_load_dwordx2 s[10:11], s[6:7], 0x18
	v_mov_b32_e32 v0, 0x3fb8aa3b
	v_mul_f32_e32 v15, s23, v0
	.loc	0 101
	v_max_i32_e32 v16, 1, v14
	v_mov_b32_e32 v17, 0x840
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s11
	v_mov_b32_e32 v18, 64
	v_mov_b32_e32 v19, 0x440
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 0
	s_movk_i32 s15, 0x70
	s_movk_i32 s16, 0x60
	s_movk_i32 s17, 0x50
	s_movk_i32 s20, 0x80
	s_movk_i32 s21, 0xb0
	s_movk_i32 s23, 0xa0
	s_movk_i32 s24, 0x90
	s_movk_i32 s25, 0xc0
	s_movk_i32 s26, 0xf0
	s_movk_i32 s27, 0xe0
	s_movk_i32 s28, 0xd0
	v_mov_b32_e32 v21, 0xff7fffff
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, s10, v2
	v_addc_u32_e32 v5, vcc, v1, v3, vcc
	s_lshl_b64 s[10:11], s[18:19], 2
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 72
	v_add_u32_e32 v8, vcc, 48, v4
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	v_add_u32_e32 v10, vcc, 32, v4
	v_addc_u32_e32 v11, vcc, 0, v5, vcc
	v_add_u32_e32 v6, vcc, 16, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	.loc	0 104
	v_add_u32_e32 v35, vcc, 12, v18
	v_add_u32_e32 v36, vcc, 8, v18
	v_add_u32_e32 v37, vcc, 4, v18
	v_add_u32_e32 v22, vcc, 60, v18
	v_add_u32_e32 v23, vcc, 56, v18
	v_add_u32_e32 v24, vcc, 52, v18
	v_add_u32_e32 v25, vcc, 48, v18
	v_add_u32_e32 v26, vcc, 44, v18
	v_add_u32_e32 v27, vcc, 40, v18
	v_add_u32_e32 v28, vcc, 36, v18
	v_add_u32_e32 v29, vcc, 32, v18
	v_add_u32_e32 v30, vcc, 28, v18
	v_add_u32_e32 v31, vcc, 24, v18
	v_add_u32_e32 v32, vcc, 20, v18
	v_add_u32_e32 v33, vcc, 16, v18
	.loc	0 105
	v_add_u32_e32 v73, vcc, 60, v19
	v_add_u32_e32 v74, vcc, 56, v19
	v_add_u32_e32 v75, vcc, 52, v19
	v_add_u32_e32 v76, vcc, 48, v19
	v_add_u32_e32 v79, vcc, 44, v19
	v_add_u32_e32 v80, vcc, 40, v19
	v_add_u32_e32 v83, vcc, 36, v19
	v_add_u32_e32 v84, vcc, 32, v19
	v_add_u32_e32 v87, vcc, 28, v19
	v_add_u32_e32 v88, vcc, 24, v19
	v_add_u32_e32 v91, vcc, 20, v19
	v_add_u32_e32 v92, vcc, 16, v19
	v_add_u32_e32 v95, vcc, 12, v19
	v_add_u32_e32 v96, vcc, 8, v19
	v_add_u32_e32 v99, vcc, 4, v19
	.loc	0 72
	v_add_u32_e32 v77, vcc, 64, v4
	v_addc_u32_e32 v78, vcc, 0, v5, vcc
	v_add_u32_e32 v81, vcc, s15, v4
	v_addc_u32_e32 v82, vcc, 0, v5, vcc
	v_add_u32_e32 v85, vcc, s16, v4
	v_addc_u32_e32 v86, vcc, 0, v5, vcc
	v_add_u32_e32 v97, vcc, s17, v4
	v_addc_u32_e32 v98, vcc, 0, v5, vcc
	.loc	0 104
	v_add_u32_e32 v34, vcc, 64, v18
	v_add_u32_e32 v38, vcc, 0x4c, v18
	v_add_u32_e32 v39, vcc, 0x48, v18
	v_add_u32_e32 v40, vcc, 0x44, v18
	v_add_u32_e32 v41, vcc, 0x7c, v18
	v_add_u32_e32 v42, vcc, 0x78, v18
	v_add_u32_e32 v43, vcc, 0x74, v18
	v_add_u32_e32 v44, vcc, 0x70, v18
	v_add_u32_e32 v45, vcc, 0x6c, v18
	v_add_u32_e32 v46, vcc, 0x68, v18
	v_add_u32_e32 v47, vcc, 0x64, v18
	v_add_u32_e32 v48, vcc, 0x60, v18
	v_add_u32_e32 v49, vcc, 0x5c, v18
	v_add_u32_e32 v50, vcc, 0x58, v18
	v_add_u32_e32 v51, vcc, 0x54, v18
	v_add_u32_e32 v52, vcc, 0x50, v18
	.loc	0 105
	v_add_u32_e32 v100, vcc, 64, v19
	v_add_u32_e32 v103, vcc, 0x7c, v19
	v_add_u32_e32 v104, vcc, 0x78, v19
	v_add_u32_e32 v107, vcc, 0x74, v19
	v_add_u32_e32 v108, vcc, 0x70, v19
	v_add_u32_e32 v111, vcc, 0x6c, v19
	v_add_u32_e32 v112, vcc, 0x68, v19
	v_add_u32_e32 v115, vcc, 0x64, v19
	v_add_u32_e32 v116, vcc, 0x60, v19
	v_add_u32_e32 v119, vcc, 0x5c, v19
	v_add_u32_e32 v120, vcc, 0x58, v19
	v_add_u32_e32 v123, vcc, 0x54, v19
	v_add_u32_e32 v124, vcc, 0x50, v19
	v_add_u32_e32 v125, vcc, 0x4c, v19
	v_add_u32_e32 v126, vcc, 0x48, v19
	v_add_u32_e32 v127, vcc, 0x44, v19
	.loc	0 72
	v_add_u32_e32 v101, vcc, s20, v4
	v_addc_u32_e32 v102, vcc, 0, v5, vcc
	v_add_u32_e32 v89, vcc, s21, v4
	v_addc_u32_e32 v90, vcc, 0, v5, vcc
	v_add_u32_e32 v93, vcc, s23, v4
	v_addc_u32_e32 v94, vcc, 0, v5, vcc
	v_add_u32_e32 v117, vcc, s24, v4
	v_addc_u32_e32 v118, vcc, 0, v5, vcc
	.loc	0 104
	v_add_u32_e32 v53, vcc, 0x80, v18
	v_add_u32_e32 v54, vcc, 0xbc, v18
	v_add_u32_e32 v55, vcc, 0xb8, v18
	v_add_u32_e32 v56, vcc, 0xb4, v18
	v_add_u32_e32 v57, vcc, 0xb0, v18
	v_add_u32_e32 v58, vcc, 0xac, v18
	v_add_u32_e32 v59, vcc, 0xa8, v18
	v_add_u32_e32 v60, vcc, 0xa4, v18
	v_add_u32_e32 v61, vcc, 0xa0, v18
	v_add_u32_e32 v62, vcc, 0x9c, v18
	v_add_u32_e32 v63, vcc, 0x98, v18
	v_add_u32_e32 v64, vcc, 0x94, v18
	v_add_u32_e32 v65, vcc, 0x90, v18
	v_add_u32_e32 v66, vcc, 0x8c, v18
	v_add_u32_e32 v67, vcc, 0x88, v18
	v_add_u32_e32 v68, vcc, 0x84, v18
	.loc	0 105
	v_add_u32_e32 v128, vcc, 0x80, v19
	v_add_u32_e32 v129, vcc, 0xbc, v19
	v_add_u32_e32 v130, vcc, 0xb8, v19
	v_add_u32_e32 v131, vcc, 0xb4, v19
	v_add_u32_e32 v132, vcc, 0xb0, v19
	v_add_u32_e32 v133, vcc, 0xac, v19
	v_add_u32_e32 v134, vcc, 0xa8, v19
	v_add_u32_e32 v135, vcc, 0xa4, v19
	v_add_u32_e32 v136, vcc, 0xa0, v19
	v_add_u32_e32 v137, vcc, 0x9c, v19
	v_add_u32_e32 v138, vcc, 0x98, v19
	v_add_u32_e32 v139, vcc, 0x94, v19
	v_add_u32_e32 v140, vcc, 0x90, v19
	v_add_u32_e32 v141, vcc, 0x8c, v19
	v_add_u32_e32 v142, vcc, 0x88, v19
	v_add_u32_e32 v143, vcc, 0x84, v19
	.loc	0 72
	v_add_u32_e32 v121, vcc, s25, v4
	v_addc_u32_e32 v122, vcc, 0, v5, vcc
	v_add_u32_e32 v105, vcc, s26, v4
	v_addc_u32_e32 v106, vcc, 0, v5, vcc
	.loc	0 105
	buffer_store_dword v20, v19, s[0:3], 0 offen
	.loc	0 72
	v_add_u32_e32 v109, vcc, s27, v4
	.loc	0 107
	buffer_store_dword v20, v17, s[0:3], 0 offen
	.loc	0 72
	flat_load_dwordx4 v[0:3], v[4:5]
	v_addc_u32_e32 v110, vcc, 0, v5, vcc
	flat_load_dwordx4 v[69:72], v[8:9]
	flat_load_dwordx4 v[8:11], v[10:11]
	.loc	0 105
	buffer_store_dword v20, v73, s[0:3], 0 offen
	buffer_store_dword v20, v74, s[0:3], 0 offen
	buffer_store_dword v20, v75, s[0:3], 0 offen
	buffer_store_dword v20, v76, s[0:3], 0 offen
	buffer_store_dword v20, v79, s[0:3], 0 offen
	buffer_store_dword v20, v80, s[0:3], 0 offen
	buffer_store_dword v20, v83, s[0:3], 0 offen
	buffer_store_dword v20, v84, s[0:3], 0 offen
	buffer_store_dword v20, v87, s[0:3], 0 offen
	buffer_store_dword v20, v88, s[0:3], 0 offen
	buffer_store_dword v20, v91, s[0:3], 0 offen
	buffer_store_dword v20, v92, s[0:3], 0 offen
	buffer_store_dword v20, v95, s[0:3], 0 offen
	buffer_store_dword v20, v96, s[0:3], 0 offen
	buffer_store_dword v20, v99, s[0:3], 0 offen
	.loc	0 72
	v_add_u32_e32 v113, vcc, s28, v4
	flat_load_dwordx4 v[73:76], v[6:7]
	flat_load_dwordx4 v[77:80], v[77:78]
	flat_load_dwordx4 v[81:84], v[81:82]
	flat_load_dwordx4 v[85:88], v[85:86]
	.loc	0 105
	buffer_store_dword v20, v103, s[0:3], 0 offen
	buffer_store_dword v20, v104, s[0:3], 0 offen
	buffer_store_dword v20, v107, s[0:3], 0 offen
	buffer_store_dword v20, v108, s[0:3], 0 offen
	buffer_store_dword v20, v111, s[0:3], 0 offen
	buffer_store_dword v20, v112, s[0:3], 0 offen
	buffer_store_dword v20, v115, s[0:3], 0 offen
	buffer_store_dword v20, v116, s[0:3], 0 offen
	buffer_store_dword v20, v119, s[0:3], 0 offen
	buffer_store_dword v20, v120, s[0:3], 0 offen
	buffer_store_dword v20, v123, s[0:3], 0 offen
	buffer_store_dword v20, v124, s[0:3], 0 offen
	buffer_store_dword v20, v125, s[0:3], 0 offen
	buffer_store_dword v20, v126, s[0:3], 0 offen
	buffer_store_dword v20, v127, s[0:3], 0 offen
	buffer_store_dword v20, v100, s[0:3], 0 offen
	.loc	0 72
	v_addc_u32_e32 v114, vcc, 0, v5, vcc
	flat_load_dwordx4 v[89:92], v[89:90]
	flat_load_dwordx4 v[93:96], v[93:94]
	flat_load_dwordx4 v[97:100], v[97:98]
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 105
	buffer_store_dword v20, v129, s[0:3], 0 offen
	buffer_store_dword v20, v130, s[0:3], 0 offen
	buffer_store_dword v20, v131, s[0:3], 0 offen
	buffer_store_dword v20, v132, s[0:3], 0 offen
	buffer_store_dword v20, v133, s[0:3], 0 offen
	buffer_store_dword v20, v134, s[0:3], 0 offen
	buffer_store_dword v20, v135, s[0:3], 0 offen
	buffer_store_dword v20, v136, s[0:3], 0 offen
	buffer_store_dword v20, v137, s[0:3], 0 offen
	buffer_store_dword v20, v138, s[0:3], 0 offen
	buffer_store_dword v20, v139, s[0:3], 0 offen
	buffer_store_dword v20, v140, s[0:3], 0 offen
	buffer_store_dword v20, v141, s[0:3], 0 offen
	buffer_store_dword v20, v142, s[0:3], 0 offen
	buffer_store_dword v20, v143, s[0:3], 0 offen
	buffer_store_dword v20, v128, s[0:3], 0 offen
	.loc	0 72
	flat_load_dwordx4 v[105:108], v[105:106]
	flat_load_dwordx4 v[109:112], v[109:110]
	flat_load_dwordx4 v[113:116], v[113:114]
	flat_load_dwordx4 v[117:120], v[117:118]
	flat_load_dwordx4 v[121:124], v[121:122]
	.loc	0 104
	v_add_u32_e32 v144, vcc, 0xc0, v18
	v_add_u32_e32 v145, vcc, 0xfc, v18
	v_add_u32_e32 v146, vcc, 0xf8, v18
	v_add_u32_e32 v147, vcc, 0xf4, v18
	v_add_u32_e32 v148, vcc, 0xf0, v18
	v_add_u32_e32 v149, vcc, 0xec, v18
	v_add_u32_e32 v150, vcc, 0xe8, v18
	v_add_u32_e32 v151, vcc, 0xe4, v18
	v_add_u32_e32 v152, vcc, 0xe0, v18
	v_add_u32_e32 v153, vcc, 0xdc, v18
	v_add_u32_e32 v154, vcc, 0xd8, v18
	v_add_u32_e32 v155, vcc, 0xd4, v18
	v_add_u32_e32 v156, vcc, 0xd0, v18
	v_add_u32_e32 v157, vcc, 0xcc, v18
	v_add_u32_e32 v158, vcc, 0xc8, v18
	v_add_u32_e32 v159, vcc, 0xc4, v18
	.loc	0 105
	v_add_u32_e32 v160, vcc, 0xc0, v19
	v_add_u32_e32 v161, vcc, 0xfc, v19
	v_add_u32_e32 v162, vcc, 0xf8, v19
	v_add_u32_e32 v163, vcc, 0xf4, v19
	v_add_u32_e32 v164, vcc, 0xf0, v19
	v_add_u32_e32 v165, vcc, 0xec, v19
	v_add_u32_e32 v166, vcc, 0xe8, v19
	v_add_u32_e32 v167, vcc, 0xe4, v19
	v_add_u32_e32 v168, vcc, 0xe0, v19
	v_add_u32_e32 v169, vcc, 0xdc, v19
	v_add_u32_e32 v170, vcc, 0xd8, v19
	v_add_u32_e32 v171, vcc, 0xd4, v19
	v_add_u32_e32 v172, vcc, 0xd0, v19
	v_add_u32_e32 v173, vcc, 0xcc, v19
	v_add_u32_e32 v174, vcc, 0xc8, v19
	v_add_u32_e32 v175, vcc, 0xc4, v19
	.loc	0 107
	v_add_u32_e32 v176, vcc, 60, v17
	v_add_u32_e32 v177, vcc, 56, v17
	v_add_u32_e32 v178, vcc, 52, v17
	v_add_u32_e32 v179, vcc, 48, v17
	v_add_u32_e32 v180, vcc, 44, v17
	v_add_u32_e32 v181, vcc, 40, v17
	v_add_u32_e32 v182, vcc, 36, v17
	v_add_u32_e32 v183, vcc, 32, v17
	v_add_u32_e32 v184, vcc, 28, v17
	v_add_u32_e32 v185, vcc, 24, v17
	v_add_u32_e32 v186, vcc, 20, v17
	v_add_u32_e32 v187, vcc, 16, v17
	v_add_u32_e32 v188, vcc, 12, v17
	v_add_u32_e32 v189, vcc, 8, v17
	v_add_u32_e32 v190, vcc, 4, v17
	.loc	0 108
	s_cmp_lg_u32 s14, 3
	.loc	0 101
	v_add_u32_e32 v17, vcc, 64, v17
	v_add_u32_e32 v19, vcc, 0x100, v19
	.loc	0 108
	s_cselect_b64 vcc, -1, 0
	.loc	0 101
	v_mov_b32_e32 v191, s11
	.loc	0 108
	v_cndmask_b32_e32 v195, v21, v195, vcc
	.loc	0 101
	v_add_u32_e32 v4, vcc, s10, v4
	.loc	0 108
	s_cmp_lg_u32 s14, 2
	.loc	0 101
	v_addc_u32_e32 v5, vcc, v5, v191, vcc
	.loc	0 108
	s_cselect_b64 vcc, -1, 0
	s_cmp_lg_u32 s14, 1
	v_cndmask_b32_e32 v194, v21, v194, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_lg_u32 s14, 0
	v_cndmask_b32_e32 v193, v21, v193, vcc
	s_cselect_b64 vcc, -1, 0
	.loc	0 101
	s_add_i32 s14, s14, 1
	.loc	0 108
	v_cndmask_b32_e32 v192, v21, v192, vcc
	.loc	0 101
	v_cmp_eq_u32_e32 vcc, s14, v16
	.loc	0 103
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v3, v15, v3
	.loc	0 105
	buffer_store_dword v20, v161, s[0:3], 0 offen
	buffer_store_dword v20, v162, s[0:3], 0 offen
	buffer_store_dword v20, v163, s[0:3], 0 offen
	buffer_store_dword v20, v164, s[0:3], 0 offen
	buffer_store_dword v20, v165, s[0:3], 0 offen
	buffer_store_dword v20, v166, s[0:3], 0 offen
	buffer_store_dword v20, v167, s[0:3], 0 offen
	buffer_store_dword v20, v168, s[0:3], 0 offen
	buffer_store_dword v20, v169, s[0:3], 0 offen
	buffer_store_dword v20, v170, s[0:3], 0 offen
	buffer_store_dword v20, v171, s[0:3], 0 offen
	buffer_store_dword v20, v172, s[0:3], 0 offen
	buffer_store_dword v20, v173, s[0:3], 0 offen
	buffer_store_dword v20, v174, s[0:3], 0 offen
	buffer_store_dword v20, v175, s[0:3], 0 offen
	buffer_store_dword v20, v160, s[0:3], 0 offen
	.loc	0 107
	buffer_store_dword v20, v176, s[0:3], 0 offen
	buffer_store_dword v20, v177, s[0:3], 0 offen
	buffer_store_dword v20, v178, s[0:3], 0 offen
	buffer_store_dword v20, v179, s[0:3], 0 offen
	buffer_store_dword v20, v180, s[0:3], 0 offen
	buffer_store_dword v20, v181, s[0:3], 0 offen
	buffer_store_dword v20, v182, s[0:3], 0 offen
	buffer_store_dword v20, v183, s[0:3], 0 offen
	buffer_store_dword v20, v184, s[0:3], 0 offen
	buffer_store_dword v20, v185, s[0:3], 0 offen
	buffer_store_dword v20, v186, s[0:3], 0 offen
	buffer_store_dword v20, v187, s[0:3], 0 offen
	buffer_store_dword v20, v188, s[0:3], 0 offen
	buffer_store_dword v20, v189, s[0:3], 0 offen
	buffer_store_dword v20, v190, s[0:3], 0 offen
	s_or_b64 s[12:13], vcc, s[12:13]
	.loc	0 103
	v_mul_f32_e32 v0, v15, v0
	v_mul_f32_e32 v1, v15, v1
	v_mul_f32_e32 v2, v15, v2
	v_mul_f32_e32 v72, v15, v72
	.loc	0 104
	buffer_store_dword v3, v35, s[0:3], 0 offen
	buffer_store_dword v2, v36, s[0:3], 0 offen
	buffer_store_dword v1, v37, s[0:3], 0 offen
	buffer_store_dword v0, v18, s[0:3], 0 offen
	.loc	0 101
	v_add_u32_e32 v18, vcc, 0x100, v18
	.loc	0 103
	v_mul_f32_e32 v6, v15, v73
	v_mul_f32_e32 v7, v15, v74
	v_mul_f32_e32 v73, v15, v75
	v_mul_f32_e32 v74, v15, v76
	v_mul_f32_e32 v8, v15, v8
	v_mul_f32_e32 v9, v15, v9
	v_mul_f32_e32 v10, v15, v10
	v_mul_f32_e32 v11, v15, v11
	v_mul_f32_e32 v69, v15, v69
	v_mul_f32_e32 v70, v15, v70
	v_mul_f32_e32 v71, v15, v71
	v_mul_f32_e32 v0, v15, v97
	v_mul_f32_e32 v1, v15, v98
	v_mul_f32_e32 v2, v15, v99
	v_mul_f32_e32 v3, v15, v100
	v_mul_f32_e32 v35, v15, v85
	v_mul_f32_e32 v36, v15, v86
	v_mul_f32_e32 v37, v15, v87
	v_mul_f32_e32 v75, v15, v88
	v_mul_f32_e32 v76, v15, v81
	v_mul_f32_e32 v81, v15, v82
	v_mul_f32_e32 v82, v15, v83
	v_mul_f32_e32 v83, v15, v84
	v_mul_f32_e32 v77, v15, v77
	v_mul_f32_e32 v78, v15, v78
	v_mul_f32_e32 v79, v15, v79
	v_mul_f32_e32 v80, v15, v80
	v_mul_f32_e32 v84, v15, v101
	v_mul_f32_e32 v85, v15, v102
	v_mul_f32_e32 v86, v15, v103
	v_mul_f32_e32 v87, v15, v104
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v88, v15, v117
	v_mul_f32_e32 v97, v15, v118
	v_mul_f32_e32 v98, v15, v119
	v_mul_f32_e32 v99, v15, v120
	v_mul_f32_e32 v93, v15, v93
	v_mul_f32_e32 v94, v15, v94
	v_mul_f32_e32 v95, v15, v95
	v_mul_f32_e32 v96, v15, v96
	v_mul_f32_e32 v89, v15, v89
	v_mul_f32_e32 v90, v15, v90
	v_mul_f32_e32 v91, v15, v91
	v_mul_f32_e32 v92, v15, v92
	v_mul_f32_e32 v100, v15, v121
	v_mul_f32_e32 v101, v15, v122
	v_mul_f32_e32 v102, v15, v123
	v_mul_f32_e32 v103, v15, v124
	v_mul_f32_e32 v104, v15, v113
	v_mul_f32_e32 v113, v15, v114
	v_mul_f32_e32 v114, v15, v115
	v_mul_f32_e32 v115, v15, v116
	v_mul_f32_e32 v109, v15, v109
	v_mul_f32_e32 v110, v15, v110
	v_mul_f32_e32 v111, v15, v111
	v_mul_f32_e32 v112, v15, v112
	v_mul_f32_e32 v105, v15, v105
	v_mul_f32_e32 v106, v15, v106
	v_mul_f32_e32 v107, v15, v107
	v_mul_f32_e32 v108, v15, v108
	.loc	0 104
	buffer_store_dword v72, v22, s[0:3], 0 offen
	buffer_store_dword v71, v23, s[0:3], 0 offen
	buffer_store_dword v70, v24, s[0:3], 0 offen
	buffer_store_dword v69, v25, s[0:3], 0 offen
	buffer_store_dword v11, v26, s[0:3], 0 offen
	buffer_store_dword v10, v27, s[0:3], 0 offen
	buffer_store_dword v9, v28, s[0:3], 0 offen
	buffer_store_dword v8, v29, s[0:3], 0 offen
	buffer_store_dword v74, v30, s[0:3], 0 offen
	buffer_store_dword v73, v31, s[0:3], 0 offen
	buffer_store_dword v7, v32, s[0:3], 0 offen
	buffer_store_dword v6, v33, s[0:3], 0 offen
	buffer_store_dword v80, v38, s[0:3], 0 offen
	buffer_store_dword v79, v39, s[0:3], 0 offen
	buffer_store_dword v78, v40, s[0:3], 0 offen
	buffer_store_dword v77, v34, s[0:3], 0 offen
	buffer_store_dword v83, v41, s[0:3], 0 offen
	buffer_store_dword v82, v42, s[0:3], 0 offen
	buffer_store_dword v81, v43, s[0:3], 0 offen
	buffer_store_dword v76, v44, s[0:3], 0 offen
	buffer_store_dword v75, v45, s[0:3], 0 offen
	buffer_store_dword v37, v46, s[0:3], 0 offen
	buffer_store_dword v36, v47, s[0:3], 0 offen
	buffer_store_dword v35, v48, s[0:3], 0 offen
	buffer_store_dword v3, v49, s[0:3], 0 offen
	buffer_store_dword v2, v50, s[0:3], 0 offen
	buffer_store_dword v1, v51, s[0:3], 0 offen
	buffer_store_dword v0, v52, s[0:3], 0 offen
	buffer_store_dword v92, v54, s[0:3], 0 offen
	buffer_store_dword v91, v55, s[0:3], 0 offen
	buffer_store_dword v90, v56, s[0:3], 0 offen
	buffer_store_dword v89, v57, s[0:3], 0 offen
	buffer_store_dword v96, v58, s[0:3], 0 offen
	buffer_store_dword v95, v59, s[0:3], 0 offen
	buffer_store_dword v94, v60, s[0:3], 0 offen
	buffer_store_dword v93, v61, s[0:3], 0 offen
	buffer_store_dword v99, v62, s[0:3], 0 offen
	buffer_store_dword v98, v63, s[0:3], 0 offen
	buffer_store_dword v97, v64, s[0:3], 0 offen
	buffer_store_dword v88, v65, s[0:3], 0 offen
	buffer_store_dword v87, v66, s[0:3], 0 offen
	buffer_store_dword v86, v67, s[0:3], 0 offen
	buffer_store_dword v85, v68, s[0:3], 0 offen
	buffer_store_dword v84, v53, s[0:3], 0 offen
	buffer_store_dword v108, v145, s[0:3], 0 offen
	buffer_store_dword v107, v146, s[0:3], 0 offen
	buffer_store_dword v106, v147, s[0:3], 0 offen
	buffer_store_dword v105, v148, s[0:3], 0 offen
	buffer_store_dword v112, v149, s[0:3], 0 offen
	buffer_store_dword v111, v150, s[0:3], 0 offen
	buffer_store_dword v110, v151, s[0:3], 0 offen
	buffer_store_dword v109, v152, s[0:3], 0 offen
	buffer_store_dword v115, v153, s[0:3], 0 offen
	buffer_store_dword v114, v154, s[0:3], 0 offen
	buffer_store_dword v113, v155, s[0:3], 0 offen
	buffer_store_dword v104, v156, s[0:3], 0 offen
	buffer_store_dword v103, v157, s[0:3], 0 offen
	buffer_store_dword v102, v158, s[0:3], 0 offen
	buffer_store_dword v101, v159, s[0:3], 0 offen
	buffer_store_dword v100, v144, s[0:3], 0 offen
	.loc	0 101
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB2_2
; %bb.3:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	v_max_i32_e32 v38, 1, v14
.LBB2_4:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 111
	s_cmp_lt_i32 s22, 1
	s_cbranch_scc1 .LBB2_20
; %bb.5:
	.loc	0 92
	s_load_dwordx8 s[8:15], s[6:7], 0x30
	.loc	0 111
	s_movk_i32 s26, 0xf0
	v_max_i32_e32 v66, 1, v14
	s_mov_b32 s23, 0
	s_mov_b32 s27, 0x3717f7d1
	.loc	0 96
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[16:17], v12, s12, 0
	v_mov_b32_e32 v2, s9
	.loc	0 111
	v_mov_b32_e32 v3, s11
	.loc	0 96
	v_mad_i64_i32 v[0:1], s[12:13], v13, s13, v[0:1]
	s_ashr_i32 s15, s14, 31
	s_mov_b32 s28, 0x3f317180
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_mov_b32 s29, 0x6f800000
	v_add_u32_e32 v4, vcc, s8, v0
	v_addc_u32_e32 v2, vcc, v2, v1, vcc
	.loc	0 111
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v0, vcc, s26, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	buffer_store_dword v4, off, s[0:3], 0 offset:3076
	buffer_store_dword v2, off, s[0:3], 0 offset:3080
	buffer_store_dword v0, off, s[0:3], 0 offset:3064
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:3068
	s_lshl_b64 s[8:9], s[14:15], 8
	s_lshl_b64 s[10:11], s[14:15], 2
	s_mov_b32 s30, 0xc2fc0000
	s_mov_b32 s31, 0x43000000
	s_movk_i32 s33, 0x60
	s_movk_i32 s34, 0x70
	s_movk_i32 s35, 0x50
	s_movk_i32 s36, 0x80
	s_movk_i32 s37, 0x90
	s_movk_i32 s38, 0xb0
	s_movk_i32 s39, 0xa0
	s_movk_i32 s40, 0xc0
	s_movk_i32 s41, 0xe0
	s_movk_i32 s42, 0xd0
	s_movk_i32 s43, 0xff50
	s_movk_i32 s44, 0xff60
	s_movk_i32 s45, 0xff70
	s_movk_i32 s46, 0xff80
	s_movk_i32 s47, 0xff90
	s_movk_i32 s48, 0xffa0
	s_movk_i32 s49, 0xffb0
	s_movk_i32 s50, 0xffc0
	s_movk_i32 s51, 0xffd0
	s_movk_i32 s52, 0xffe0
	s_mov_b32 s53, s22
	buffer_store_dword v66, off, s[0:3], 0 offset:3060
	s_branch .LBB2_8
.LBB2_6:                                ;   in Loop: Header=BB2_8 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	buffer_load_dword v38, off, s[0:3], 0 offset:3072
.LBB2_7:                                ;   in Loop: Header=BB2_8 Depth=1
	s_or_b64 exec, exec, s[12:13]
	buffer_load_dword v1, off, s[0:3], 0 offset:3064
	buffer_load_dword v2, off, s[0:3], 0 offset:3068
	.loc	0 111
	s_add_i32 s23, s23, 64
	s_sub_i32 s53, s53, 64
	v_mov_b32_e32 v0, s9
	s_cmp_ge_i32 s23, s22
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, v2, v0, vcc
	buffer_store_dword v1, off, s[0:3], 0 offset:3064
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], 0 offset:3068
	s_cbranch_scc1 .LBB2_20
.LBB2_8:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_12 Depth 2
                                        ;       Child Loop BB2_14 Depth 3
                                        ;       Child Loop BB2_16 Depth 3
                                        ;       Child Loop BB2_19 Depth 3
	.loc	0 112
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB2_7
; %bb.9:                                ;   in Loop: Header=BB2_8 Depth=1
	.loc	0 0
	buffer_load_dword v2, off, s[0:3], 0 offset:3076
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[0:1], s[16:17], s23, v0, 0
	s_mul_i32 s16, s23, s15
	.loc	0 112
	s_min_i32 s54, s53, 64
	v_add_u32_e32 v1, vcc, s16, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_sub_i32 s20, s22, s23
	s_max_i32 s55, s54, 1
	s_min_i32 s56, s20, 64
	s_cmp_gt_i32 s56, 0
	s_cselect_b64 s[16:17], -1, 0
	s_add_i32 s21, s56, 15
	s_ashr_i32 s24, s21, 31
	s_lshr_b32 s24, s24, 28
	s_add_i32 s21, s21, s24
	s_add_i32 s58, s56, -1
	s_ashr_i32 s24, s21, 4
	s_cmp_gt_i32 s20, 0
	s_mov_b32 s57, 0
	s_cselect_b64 s[20:21], -1, 0
	s_max_i32 s59, s24, 1
	s_mov_b64 s[24:25], 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v189, vcc, v2, v0
	buffer_load_dword v0, off, s[0:3], 0 offset:3080
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v103, vcc, v0, v1, vcc
	s_branch .LBB2_12
.LBB2_10:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	0 0
	buffer_load_dword v192, off, s[0:3], 0 offset:3044
	buffer_load_dword v193, off, s[0:3], 0 offset:3048
	buffer_load_dword v194, off, s[0:3], 0 offset:3052
	buffer_load_dword v195, off, s[0:3], 0 offset:3056
	buffer_load_dword v66, off, s[0:3], 0 offset:3060
	.loc	0 137
	v_add_u32_e32 v65, vcc, 60, v67
	buffer_store_dword v31, v65, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 56, v67
	buffer_store_dword v32, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 52, v67
	buffer_store_dword v33, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 48, v67
	buffer_store_dword v34, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 44, v67
	buffer_store_dword v35, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 40, v67
	buffer_store_dword v36, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 36, v67
	buffer_store_dword v37, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 32, v67
	buffer_store_dword v56, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 28, v67
	buffer_store_dword v58, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 24, v67
	buffer_store_dword v59, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 20, v67
	buffer_store_dword v60, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 16, v67
	buffer_store_dword v61, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 12, v67
	buffer_store_dword v62, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 8, v67
	buffer_store_dword v63, v31, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 4, v67
	.loc	0 130
	s_cmp_eq_u32 s57, 3
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s57, 2
	.loc	0 137
	buffer_store_dword v64, v31, s[0:3], 0 offen
	buffer_store_dword v23, v81, s[0:3], 0 offen
	buffer_store_dword v25, v82, s[0:3], 0 offen
	buffer_store_dword v26, v83, s[0:3], 0 offen
	buffer_store_dword v27, v85, s[0:3], 0 offen
	buffer_store_dword v28, v87, s[0:3], 0 offen
	buffer_store_dword v29, v89, s[0:3], 0 offen
	buffer_store_dword v30, v91, s[0:3], 0 offen
	buffer_store_dword v45, v106, s[0:3], 0 offen
	buffer_store_dword v47, v107, s[0:3], 0 offen
	buffer_store_dword v49, v109, s[0:3], 0 offen
	buffer_store_dword v51, v110, s[0:3], 0 offen
	buffer_store_dword v52, v112, s[0:3], 0 offen
	buffer_store_dword v53, v113, s[0:3], 0 offen
	buffer_store_dword v54, v114, s[0:3], 0 offen
	buffer_store_dword v55, v115, s[0:3], 0 offen
	buffer_store_dword v57, v90, s[0:3], 0 offen
	buffer_store_dword v17, v75, s[0:3], 0 offen
	buffer_store_dword v18, v76, s[0:3], 0 offen
	buffer_store_dword v19, v78, s[0:3], 0 offen
	buffer_store_dword v20, v79, s[0:3], 0 offen
	buffer_store_dword v21, v80, s[0:3], 0 offen
	buffer_store_dword v22, v84, s[0:3], 0 offen
	buffer_store_dword v24, v88, s[0:3], 0 offen
	buffer_store_dword v38, v99, s[0:3], 0 offen
	buffer_store_dword v39, v100, s[0:3], 0 offen
	buffer_store_dword v40, v101, s[0:3], 0 offen
	buffer_store_dword v42, v102, s[0:3], 0 offen
	buffer_store_dword v43, v104, s[0:3], 0 offen
	buffer_store_dword v44, v105, s[0:3], 0 offen
	buffer_store_dword v46, v108, s[0:3], 0 offen
	buffer_store_dword v48, v111, s[0:3], 0 offen
	buffer_store_dword v50, v86, s[0:3], 0 offen
	buffer_store_dword v16, v70, s[0:3], 0 offen
	buffer_store_dword v15, v71, s[0:3], 0 offen
	buffer_store_dword v41, v67, s[0:3], 0 offen
	buffer_store_dword v14, v68, s[0:3], 0 offen
	buffer_store_dword v13, v69, s[0:3], 0 offen
	buffer_store_dword v12, v72, s[0:3], 0 offen
	buffer_store_dword v11, v73, s[0:3], 0 offen
	buffer_store_dword v10, v77, s[0:3], 0 offen
	buffer_store_dword v9, v92, s[0:3], 0 offen
	buffer_store_dword v8, v93, s[0:3], 0 offen
	buffer_store_dword v7, v94, s[0:3], 0 offen
	buffer_store_dword v6, v95, s[0:3], 0 offen
	buffer_store_dword v5, v96, s[0:3], 0 offen
	buffer_store_dword v4, v97, s[0:3], 0 offen
	buffer_store_dword v3, v98, s[0:3], 0 offen
	.loc	0 130
	s_waitcnt vmcnt(14)
	v_cndmask_b32_e32 v195, v195, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s57, 1
	v_cndmask_b32_e32 v194, v194, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s57, 0
	v_cndmask_b32_e32 v193, v193, v1, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v192, v192, v1, vcc
	.loc	0 137
	v_add_u32_e32 v1, vcc, 0xc4, v67
	buffer_store_dword v2, v1, s[0:3], 0 offen
	buffer_store_dword v0, v74, s[0:3], 0 offen
.LBB2_11:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	0 112
	s_add_i32 s57, s57, 1
	v_cmp_eq_u32_e32 vcc, s57, v66
	s_or_b64 s[24:25], vcc, s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB2_6
.LBB2_12:                               ;   Parent Loop BB2_8 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB2_14 Depth 3
                                        ;       Child Loop BB2_16 Depth 3
                                        ;       Child Loop BB2_19 Depth 3
	.loc	0 115
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB2_11
; %bb.13:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	0 116
	s_cmp_eq_u32 s57, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s57, 2
	v_cndmask_b32_e32 v0, v192, v193, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v0, v0, v194, vcc
	buffer_store_dword v192, off, s[0:3], 0 offset:3044
	s_waitcnt vmcnt(0)
	buffer_store_dword v193, off, s[0:3], 0 offset:3048
	buffer_store_dword v194, off, s[0:3], 0 offset:3052
	buffer_store_dword v195, off, s[0:3], 0 offset:3056
	s_cmp_eq_u32 s57, 3
	s_cselect_b64 vcc, -1, 0
	s_lshl_b32 s60, s57, 8
	s_mov_b32 s62, 15
	s_mov_b32 s61, s54
	v_mov_b32_e32 v104, 0x940
	v_cndmask_b32_e32 v81, v0, v195, vcc
	v_mov_b32_e32 v0, 64
	v_add_u32_e32 v0, vcc, s60, v0
	v_add_u32_e32 v30, vcc, 0x6c, v0
	v_add_u32_e32 v31, vcc, 0x68, v0
	v_add_u32_e32 v32, vcc, 0x64, v0
	v_add_u32_e32 v33, vcc, 0x60, v0
	v_add_u32_e32 v50, vcc, 0x5c, v0
	v_add_u32_e32 v51, vcc, 0x58, v0
	v_add_u32_e32 v52, vcc, 0x54, v0
	v_add_u32_e32 v53, vcc, 0x50, v0
	v_add_u32_e32 v54, vcc, 0x4c, v0
	v_add_u32_e32 v55, vcc, 0x48, v0
	v_add_u32_e32 v56, vcc, 0x44, v0
	v_add_u32_e32 v57, vcc, 0x80, v0
	v_add_u32_e32 v42, vcc, 0xbc, v0
	v_add_u32_e32 v43, vcc, 0xb8, v0
	v_add_u32_e32 v44, vcc, 0xb4, v0
	v_add_u32_e32 v45, vcc, 0xb0, v0
	v_add_u32_e32 v46, vcc, 0xac, v0
	v_add_u32_e32 v47, vcc, 0xa8, v0
	v_add_u32_e32 v48, vcc, 0xa4, v0
	v_add_u32_e32 v49, vcc, 0xa0, v0
	v_add_u32_e32 v73, vcc, 0x9c, v0
	v_add_u32_e32 v74, vcc, 0x98, v0
	v_add_u32_e32 v75, vcc, 0x94, v0
	v_add_u32_e32 v76, vcc, 0x90, v0
	v_add_u32_e32 v77, vcc, 0x8c, v0
	v_add_u32_e32 v78, vcc, 0x88, v0
	v_add_u32_e32 v79, vcc, 0x84, v0
	v_add_u32_e32 v80, vcc, 0xc0, v0
	v_add_u32_e32 v58, vcc, 0xfc, v0
	v_add_u32_e32 v59, vcc, 0xf8, v0
	v_add_u32_e32 v60, vcc, 0xf4, v0
	v_add_u32_e32 v61, vcc, 0xf0, v0
	v_add_u32_e32 v62, vcc, 0xec, v0
	v_add_u32_e32 v63, vcc, 0xe8, v0
	v_add_u32_e32 v64, vcc, 0xe4, v0
	v_add_u32_e32 v65, vcc, 0xe0, v0
	v_add_u32_e32 v66, vcc, 0xdc, v0
	v_add_u32_e32 v67, vcc, 0xd8, v0
	v_add_u32_e32 v68, vcc, 0xd4, v0
	v_add_u32_e32 v69, vcc, 0xd0, v0
	v_add_u32_e32 v70, vcc, 0xcc, v0
	v_add_u32_e32 v71, vcc, 0xc8, v0
	v_add_u32_e32 v72, vcc, 0xc4, v0
	v_or_b32_e32 v1, 60, v0
	v_or_b32_e32 v2, 56, v0
	v_or_b32_e32 v3, 52, v0
	v_or_b32_e32 v4, 48, v0
	v_or_b32_e32 v5, 44, v0
	v_or_b32_e32 v6, 40, v0
	v_or_b32_e32 v7, 36, v0
	v_or_b32_e32 v8, 32, v0
	v_or_b32_e32 v9, 28, v0
	v_or_b32_e32 v10, 24, v0
	v_or_b32_e32 v11, 20, v0
	v_or_b32_e32 v12, 16, v0
	v_or_b32_e32 v13, 12, v0
	v_or_b32_e32 v14, 8, v0
	v_or_b32_e32 v15, 4, v0
	v_add_u32_e32 v16, vcc, 64, v0
	v_add_u32_e32 v17, vcc, 0x7c, v0
	v_add_u32_e32 v18, vcc, 0x78, v0
	v_add_u32_e32 v19, vcc, 0x74, v0
	v_add_u32_e32 v20, vcc, 0x70, v0
	buffer_load_dword v190, v0, s[0:3], 0 offen
	buffer_load_dword v191, v1, s[0:3], 0 offen
	buffer_load_dword v192, v2, s[0:3], 0 offen
	buffer_load_dword v193, v3, s[0:3], 0 offen
	buffer_load_dword v21, v4, s[0:3], 0 offen
	buffer_load_dword v22, v5, s[0:3], 0 offen
	buffer_load_dword v23, v6, s[0:3], 0 offen
	buffer_load_dword v24, v7, s[0:3], 0 offen
	buffer_load_dword v25, v8, s[0:3], 0 offen
	buffer_load_dword v26, v17, s[0:3], 0 offen
	buffer_load_dword v27, v18, s[0:3], 0 offen
	buffer_load_dword v28, v19, s[0:3], 0 offen
	buffer_load_dword v29, v20, s[0:3], 0 offen
	buffer_load_dword v30, v30, s[0:3], 0 offen
	buffer_load_dword v31, v31, s[0:3], 0 offen
	buffer_load_dword v32, v32, s[0:3], 0 offen
	buffer_load_dword v33, v33, s[0:3], 0 offen
	buffer_load_dword v34, v9, s[0:3], 0 offen
	buffer_load_dword v35, v10, s[0:3], 0 offen
	buffer_load_dword v36, v11, s[0:3], 0 offen
	buffer_load_dword v37, v12, s[0:3], 0 offen
	buffer_load_dword v38, v13, s[0:3], 0 offen
	buffer_load_dword v39, v14, s[0:3], 0 offen
	buffer_load_dword v40, v15, s[0:3], 0 offen
	buffer_load_dword v41, v16, s[0:3], 0 offen
	buffer_load_dword v42, v42, s[0:3], 0 offen
	buffer_load_dword v43, v43, s[0:3], 0 offen
	buffer_load_dword v44, v44, s[0:3], 0 offen
	buffer_load_dword v45, v45, s[0:3], 0 offen
	buffer_load_dword v46, v46, s[0:3], 0 offen
	buffer_load_dword v47, v47, s[0:3], 0 offen
	buffer_load_dword v48, v48, s[0:3], 0 offen
	buffer_load_dword v49, v49, s[0:3], 0 offen
	buffer_load_dword v50, v50, s[0:3], 0 offen
	buffer_load_dword v51, v51, s[0:3], 0 offen
	buffer_load_dword v52, v52, s[0:3], 0 offen
	buffer_load_dword v53, v53, s[0:3], 0 offen
	buffer_load_dword v54, v54, s[0:3], 0 offen
	buffer_load_dword v55, v55, s[0:3], 0 offen
	buffer_load_dword v56, v56, s[0:3], 0 offen
	buffer_load_dword v57, v57, s[0:3], 0 offen
	buffer_load_dword v58, v58, s[0:3], 0 offen
	buffer_load_dword v59, v59, s[0:3], 0 offen
	buffer_load_dword v60, v60, s[0:3], 0 offen
	buffer_load_dword v61, v61, s[0:3], 0 offen
	buffer_load_dword v62, v62, s[0:3], 0 offen
	buffer_load_dword v63, v63, s[0:3], 0 offen
	buffer_load_dword v64, v64, s[0:3], 0 offen
	buffer_load_dword v65, v65, s[0:3], 0 offen
	buffer_load_dword v66, v66, s[0:3], 0 offen
	buffer_load_dword v67, v67, s[0:3], 0 offen
	buffer_load_dword v68, v68, s[0:3], 0 offen
	buffer_load_dword v69, v69, s[0:3], 0 offen
	buffer_load_dword v70, v70, s[0:3], 0 offen
	buffer_load_dword v71, v71, s[0:3], 0 offen
	buffer_load_dword v72, v72, s[0:3], 0 offen
	buffer_load_dword v73, v73, s[0:3], 0 offen
	buffer_load_dword v74, v74, s[0:3], 0 offen
	buffer_load_dword v75, v75, s[0:3], 0 offen
	buffer_load_dword v76, v76, s[0:3], 0 offen
	buffer_load_dword v77, v77, s[0:3], 0 offen
	buffer_load_dword v78, v78, s[0:3], 0 offen
	buffer_load_dword v79, v79, s[0:3], 0 offen
	buffer_load_dword v80, v80, s[0:3], 0 offen
	v_mov_b32_e32 v0, v81
	buffer_store_dword v0, off, s[0:3], 0 offset:2980
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:2984
	buffer_store_dword v2, off, s[0:3], 0 offset:2988
	buffer_store_dword v3, off, s[0:3], 0 offset:2992
	buffer_store_dword v4, off, s[0:3], 0 offset:2996
	buffer_store_dword v5, off, s[0:3], 0 offset:3000
	buffer_store_dword v6, off, s[0:3], 0 offset:3004
	buffer_store_dword v7, off, s[0:3], 0 offset:3008
	buffer_store_dword v8, off, s[0:3], 0 offset:3012
	buffer_store_dword v9, off, s[0:3], 0 offset:3016
	buffer_store_dword v10, off, s[0:3], 0 offset:3020
	buffer_store_dword v11, off, s[0:3], 0 offset:3024
	buffer_store_dword v12, off, s[0:3], 0 offset:3028
	buffer_store_dword v13, off, s[0:3], 0 offset:3032
	buffer_store_dword v14, off, s[0:3], 0 offset:3036
	buffer_store_dword v15, off, s[0:3], 0 offset:3040
	v_mov_b32_e32 v82, v81
	v_mov_b32_e32 v83, v81
	v_mov_b32_e32 v84, v81
	v_mov_b32_e32 v85, v81
	v_mov_b32_e32 v86, v81
	v_mov_b32_e32 v87, v81
	v_mov_b32_e32 v88, v81
	v_mov_b32_e32 v89, v81
	v_mov_b32_e32 v90, v81
	v_mov_b32_e32 v91, v81
	v_mov_b32_e32 v92, v81
	v_mov_b32_e32 v93, v81
	v_mov_b32_e32 v94, v81
	v_mov_b32_e32 v95, v81
	v_mov_b32_e32 v96, v81
	v_mov_b32_e32 v1, v81
	v_mov_b32_e32 v2, v82
	v_mov_b32_e32 v3, v83
	v_mov_b32_e32 v4, v84
	v_mov_b32_e32 v5, v85
	v_mov_b32_e32 v6, v86
	v_mov_b32_e32 v7, v87
	v_mov_b32_e32 v8, v88
	v_mov_b32_e32 v9, v89
	v_mov_b32_e32 v10, v90
	v_mov_b32_e32 v11, v91
	v_mov_b32_e32 v12, v92
	v_mov_b32_e32 v13, v93
	v_mov_b32_e32 v14, v94
	v_mov_b32_e32 v15, v95
	v_mov_b32_e32 v16, v96
.LBB2_14:                               ;   Parent Loop BB2_8 Depth=1
                                        ;     Parent Loop BB2_12 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 0
	s_add_i32 s63, s62, -15
	s_min_i32 s63, s58, s63
	v_mov_b32_e32 v89, s14
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -14
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	.loc	0 72
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v0, v39, v87, 0
	v_mad_f32 v90, v38, v88, 0
	v_mad_f32 v91, v190, v85, 0
	v_mad_f32 v92, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v56, v86
	v_mac_f32_e32 v91, v41, v85
	v_mac_f32_e32 v90, v54, v88
	v_mac_f32_e32 v0, v55, v87
	v_mad_f32 v85, v35, v83, 0
	v_mad_f32 v86, v34, v84, 0
	v_mad_f32 v87, v37, v81, 0
	v_mad_f32 v88, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v85, v51, v83
	v_mac_f32_e32 v86, v50, v84
	v_mov_b32_e32 v93, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v88, v52, v82
	v_mac_f32_e32 v87, v53, v81
	v_mov_b32_e32 v94, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	v_mov_b32_e32 v96, v88
	v_mov_b32_e32 v95, v87
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v97, v192, v83, 0
	v_mad_f32 v99, v191, v84, 0
	v_mad_f32 v98, v21, v81, 0
	v_mad_f32 v100, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v87, v23, v87, 0
	v_mad_f32 v88, v22, v88, 0
	v_mad_f32 v85, v25, v85, 0
	v_mad_f32 v86, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v100, v28, v82
	v_mac_f32_e32 v98, v29, v81
	v_mac_f32_e32 v99, v26, v84
	v_mac_f32_e32 v97, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v86, v32, v82
	v_mac_f32_e32 v85, v33, v81
	v_mac_f32_e32 v88, v30, v84
	v_mac_f32_e32 v87, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v87, v47, v83
	v_mac_f32_e32 v88, v46, v84
	v_mac_f32_e32 v85, v49, v81
	v_mac_f32_e32 v86, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v97, v43, v83
	v_mac_f32_e32 v99, v42, v84
	v_mac_f32_e32 v98, v45, v81
	v_mac_f32_e32 v100, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v93, v74, v83
	v_mac_f32_e32 v94, v73, v84
	v_mac_f32_e32 v95, v76, v81
	v_mac_f32_e32 v96, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v78, v83
	v_mac_f32_e32 v90, v77, v84
	v_mac_f32_e32 v91, v57, v81
	v_mac_f32_e32 v92, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v72, v82
	v_mac_f32_e32 v91, v80, v81
	v_mac_f32_e32 v90, v70, v84
	v_mac_f32_e32 v0, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	buffer_store_dword v92, off, s[0:3], 0 offset:2636
	buffer_store_dword v91, off, s[0:3], 0 offset:2632
	buffer_store_dword v90, off, s[0:3], 0 offset:2628
	buffer_store_dword v0, off, s[0:3], 0 offset:2624
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v96, v68, v82
	v_mac_f32_e32 v95, v69, v81
	v_mac_f32_e32 v94, v66, v84
	v_mac_f32_e32 v93, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	buffer_store_dword v96, off, s[0:3], 0 offset:2652
	buffer_store_dword v95, off, s[0:3], 0 offset:2648
	buffer_store_dword v94, off, s[0:3], 0 offset:2644
	buffer_store_dword v93, off, s[0:3], 0 offset:2640
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v100, v60, v82
	v_mac_f32_e32 v98, v61, v81
	v_mac_f32_e32 v99, v58, v84
	v_mac_f32_e32 v97, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	buffer_store_dword v100, off, s[0:3], 0 offset:2668
	buffer_store_dword v98, off, s[0:3], 0 offset:2660
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	buffer_store_dword v99, off, s[0:3], 0 offset:2664
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	buffer_store_dword v97, off, s[0:3], 0 offset:2656
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_add_i32 s63, s62, -13
	s_min_i32 s63, s58, s63
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v86, v64, v82
	v_mac_f32_e32 v85, v65, v81
	v_mac_f32_e32 v88, v62, v84
	v_mac_f32_e32 v87, v63, v83
	buffer_store_dword v86, off, s[0:3], 0 offset:2684
	buffer_store_dword v85, off, s[0:3], 0 offset:2680
	buffer_store_dword v88, off, s[0:3], 0 offset:2676
	buffer_store_dword v87, off, s[0:3], 0 offset:2672
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v0, v39, v87, 0
	v_mad_f32 v90, v38, v88, 0
	v_mad_f32 v91, v190, v85, 0
	v_mad_f32 v92, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v56, v86
	v_mac_f32_e32 v91, v41, v85
	v_mac_f32_e32 v90, v54, v88
	v_mac_f32_e32 v0, v55, v87
	v_mad_f32 v85, v35, v83, 0
	v_mad_f32 v86, v34, v84, 0
	v_mad_f32 v87, v37, v81, 0
	v_mad_f32 v88, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v85, v51, v83
	v_mac_f32_e32 v86, v50, v84
	v_mov_b32_e32 v93, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v88, v52, v82
	v_mac_f32_e32 v87, v53, v81
	v_mov_b32_e32 v94, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	v_mov_b32_e32 v96, v88
	v_mov_b32_e32 v95, v87
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v97, v192, v83, 0
	v_mad_f32 v99, v191, v84, 0
	v_mad_f32 v98, v21, v81, 0
	v_mad_f32 v100, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v87, v23, v87, 0
	v_mad_f32 v88, v22, v88, 0
	v_mad_f32 v85, v25, v85, 0
	v_mad_f32 v86, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v100, v28, v82
	v_mac_f32_e32 v98, v29, v81
	v_mac_f32_e32 v99, v26, v84
	v_mac_f32_e32 v97, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v86, v32, v82
	v_mac_f32_e32 v85, v33, v81
	v_mac_f32_e32 v88, v30, v84
	v_mac_f32_e32 v87, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v87, v47, v83
	v_mac_f32_e32 v88, v46, v84
	v_mac_f32_e32 v85, v49, v81
	v_mac_f32_e32 v86, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v97, v43, v83
	v_mac_f32_e32 v99, v42, v84
	v_mac_f32_e32 v98, v45, v81
	v_mac_f32_e32 v100, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v93, v74, v83
	v_mac_f32_e32 v94, v73, v84
	v_mac_f32_e32 v95, v76, v81
	v_mac_f32_e32 v96, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v78, v83
	v_mac_f32_e32 v90, v77, v84
	v_mac_f32_e32 v91, v57, v81
	v_mac_f32_e32 v92, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v72, v82
	v_mac_f32_e32 v91, v80, v81
	v_mac_f32_e32 v90, v70, v84
	v_mac_f32_e32 v0, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	buffer_store_dword v92, off, s[0:3], 0 offset:2700
	buffer_store_dword v91, off, s[0:3], 0 offset:2696
	buffer_store_dword v90, off, s[0:3], 0 offset:2692
	buffer_store_dword v0, off, s[0:3], 0 offset:2688
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v96, v68, v82
	v_mac_f32_e32 v95, v69, v81
	v_mac_f32_e32 v94, v66, v84
	v_mac_f32_e32 v93, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	buffer_store_dword v96, off, s[0:3], 0 offset:2716
	buffer_store_dword v95, off, s[0:3], 0 offset:2712
	buffer_store_dword v94, off, s[0:3], 0 offset:2708
	buffer_store_dword v93, off, s[0:3], 0 offset:2704
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v100, v60, v82
	v_mac_f32_e32 v98, v61, v81
	v_mac_f32_e32 v99, v58, v84
	v_mac_f32_e32 v97, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	buffer_store_dword v100, off, s[0:3], 0 offset:2732
	buffer_store_dword v98, off, s[0:3], 0 offset:2724
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	buffer_store_dword v99, off, s[0:3], 0 offset:2728
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	buffer_store_dword v97, off, s[0:3], 0 offset:2720
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_add_i32 s63, s62, -12
	s_min_i32 s63, s58, s63
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v86, v64, v82
	v_mac_f32_e32 v85, v65, v81
	v_mac_f32_e32 v88, v62, v84
	v_mac_f32_e32 v87, v63, v83
	buffer_store_dword v86, off, s[0:3], 0 offset:2748
	buffer_store_dword v85, off, s[0:3], 0 offset:2744
	buffer_store_dword v88, off, s[0:3], 0 offset:2740
	buffer_store_dword v87, off, s[0:3], 0 offset:2736
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v0, v39, v87, 0
	v_mad_f32 v90, v38, v88, 0
	v_mad_f32 v91, v190, v85, 0
	v_mad_f32 v92, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v56, v86
	v_mac_f32_e32 v91, v41, v85
	v_mac_f32_e32 v90, v54, v88
	v_mac_f32_e32 v0, v55, v87
	v_mad_f32 v85, v35, v83, 0
	v_mad_f32 v86, v34, v84, 0
	v_mad_f32 v87, v37, v81, 0
	v_mad_f32 v88, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v85, v51, v83
	v_mac_f32_e32 v86, v50, v84
	v_mov_b32_e32 v93, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v88, v52, v82
	v_mac_f32_e32 v87, v53, v81
	v_mov_b32_e32 v94, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	v_mov_b32_e32 v96, v88
	v_mov_b32_e32 v95, v87
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v97, v192, v83, 0
	v_mad_f32 v99, v191, v84, 0
	v_mad_f32 v98, v21, v81, 0
	v_mad_f32 v100, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v87, v23, v87, 0
	v_mad_f32 v88, v22, v88, 0
	v_mad_f32 v85, v25, v85, 0
	v_mad_f32 v86, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v100, v28, v82
	v_mac_f32_e32 v98, v29, v81
	v_mac_f32_e32 v99, v26, v84
	v_mac_f32_e32 v97, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v86, v32, v82
	v_mac_f32_e32 v85, v33, v81
	v_mac_f32_e32 v88, v30, v84
	v_mac_f32_e32 v87, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v87, v47, v83
	v_mac_f32_e32 v88, v46, v84
	v_mac_f32_e32 v85, v49, v81
	v_mac_f32_e32 v86, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v97, v43, v83
	v_mac_f32_e32 v99, v42, v84
	v_mac_f32_e32 v98, v45, v81
	v_mac_f32_e32 v100, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v93, v74, v83
	v_mac_f32_e32 v94, v73, v84
	v_mac_f32_e32 v95, v76, v81
	v_mac_f32_e32 v96, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v78, v83
	v_mac_f32_e32 v90, v77, v84
	v_mac_f32_e32 v91, v57, v81
	v_mac_f32_e32 v92, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v72, v82
	v_mac_f32_e32 v91, v80, v81
	v_mac_f32_e32 v90, v70, v84
	v_mac_f32_e32 v0, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	buffer_store_dword v92, off, s[0:3], 0 offset:2764
	buffer_store_dword v91, off, s[0:3], 0 offset:2760
	buffer_store_dword v90, off, s[0:3], 0 offset:2756
	buffer_store_dword v0, off, s[0:3], 0 offset:2752
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v96, v68, v82
	v_mac_f32_e32 v95, v69, v81
	v_mac_f32_e32 v94, v66, v84
	v_mac_f32_e32 v93, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	buffer_store_dword v96, off, s[0:3], 0 offset:2780
	buffer_store_dword v95, off, s[0:3], 0 offset:2776
	buffer_store_dword v94, off, s[0:3], 0 offset:2772
	buffer_store_dword v93, off, s[0:3], 0 offset:2768
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v100, v60, v82
	v_mac_f32_e32 v98, v61, v81
	v_mac_f32_e32 v99, v58, v84
	v_mac_f32_e32 v97, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	buffer_store_dword v100, off, s[0:3], 0 offset:2796
	buffer_store_dword v98, off, s[0:3], 0 offset:2788
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	buffer_store_dword v99, off, s[0:3], 0 offset:2792
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	buffer_store_dword v97, off, s[0:3], 0 offset:2784
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_add_i32 s63, s62, -11
	s_min_i32 s63, s58, s63
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v86, v64, v82
	v_mac_f32_e32 v85, v65, v81
	v_mac_f32_e32 v88, v62, v84
	v_mac_f32_e32 v87, v63, v83
	buffer_store_dword v86, off, s[0:3], 0 offset:2812
	buffer_store_dword v85, off, s[0:3], 0 offset:2808
	buffer_store_dword v88, off, s[0:3], 0 offset:2804
	buffer_store_dword v87, off, s[0:3], 0 offset:2800
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v0, v39, v87, 0
	v_mad_f32 v90, v38, v88, 0
	v_mad_f32 v91, v190, v85, 0
	v_mad_f32 v92, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v56, v86
	v_mac_f32_e32 v91, v41, v85
	v_mac_f32_e32 v90, v54, v88
	v_mac_f32_e32 v0, v55, v87
	v_mad_f32 v85, v35, v83, 0
	v_mad_f32 v86, v34, v84, 0
	v_mad_f32 v87, v37, v81, 0
	v_mad_f32 v88, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v85, v51, v83
	v_mac_f32_e32 v86, v50, v84
	v_mov_b32_e32 v93, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v88, v52, v82
	v_mac_f32_e32 v87, v53, v81
	v_mov_b32_e32 v94, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	v_mov_b32_e32 v96, v88
	v_mov_b32_e32 v95, v87
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v97, v192, v83, 0
	v_mad_f32 v99, v191, v84, 0
	v_mad_f32 v98, v21, v81, 0
	v_mad_f32 v100, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v87, v23, v87, 0
	v_mad_f32 v88, v22, v88, 0
	v_mad_f32 v85, v25, v85, 0
	v_mad_f32 v86, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v100, v28, v82
	v_mac_f32_e32 v98, v29, v81
	v_mac_f32_e32 v99, v26, v84
	v_mac_f32_e32 v97, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v86, v32, v82
	v_mac_f32_e32 v85, v33, v81
	v_mac_f32_e32 v88, v30, v84
	v_mac_f32_e32 v87, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v87, v47, v83
	v_mac_f32_e32 v88, v46, v84
	v_mac_f32_e32 v85, v49, v81
	v_mac_f32_e32 v86, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v97, v43, v83
	v_mac_f32_e32 v99, v42, v84
	v_mac_f32_e32 v98, v45, v81
	v_mac_f32_e32 v100, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v93, v74, v83
	v_mac_f32_e32 v94, v73, v84
	v_mac_f32_e32 v95, v76, v81
	v_mac_f32_e32 v96, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v78, v83
	v_mac_f32_e32 v90, v77, v84
	v_mac_f32_e32 v91, v57, v81
	v_mac_f32_e32 v92, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v72, v82
	v_mac_f32_e32 v91, v80, v81
	v_mac_f32_e32 v90, v70, v84
	v_mac_f32_e32 v0, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	buffer_store_dword v92, off, s[0:3], 0 offset:2828
	buffer_store_dword v91, off, s[0:3], 0 offset:2824
	buffer_store_dword v90, off, s[0:3], 0 offset:2820
	buffer_store_dword v0, off, s[0:3], 0 offset:2816
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v96, v68, v82
	v_mac_f32_e32 v95, v69, v81
	v_mac_f32_e32 v94, v66, v84
	v_mac_f32_e32 v93, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	buffer_store_dword v96, off, s[0:3], 0 offset:2844
	buffer_store_dword v95, off, s[0:3], 0 offset:2840
	buffer_store_dword v94, off, s[0:3], 0 offset:2836
	buffer_store_dword v93, off, s[0:3], 0 offset:2832
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v100, v60, v82
	v_mac_f32_e32 v98, v61, v81
	v_mac_f32_e32 v99, v58, v84
	v_mac_f32_e32 v97, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	buffer_store_dword v100, off, s[0:3], 0 offset:2860
	buffer_store_dword v98, off, s[0:3], 0 offset:2852
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	buffer_store_dword v99, off, s[0:3], 0 offset:2856
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	buffer_store_dword v97, off, s[0:3], 0 offset:2848
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_add_i32 s63, s62, -10
	s_min_i32 s63, s58, s63
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v86, v64, v82
	v_mac_f32_e32 v85, v65, v81
	v_mac_f32_e32 v88, v62, v84
	v_mac_f32_e32 v87, v63, v83
	buffer_store_dword v86, off, s[0:3], 0 offset:2876
	buffer_store_dword v85, off, s[0:3], 0 offset:2872
	buffer_store_dword v88, off, s[0:3], 0 offset:2868
	buffer_store_dword v87, off, s[0:3], 0 offset:2864
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v0, v39, v87, 0
	v_mad_f32 v90, v38, v88, 0
	v_mad_f32 v91, v190, v85, 0
	v_mad_f32 v92, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v56, v86
	v_mac_f32_e32 v91, v41, v85
	v_mac_f32_e32 v90, v54, v88
	v_mac_f32_e32 v0, v55, v87
	v_mad_f32 v85, v35, v83, 0
	v_mad_f32 v86, v34, v84, 0
	v_mad_f32 v87, v37, v81, 0
	v_mad_f32 v88, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v85, v51, v83
	v_mac_f32_e32 v86, v50, v84
	v_mov_b32_e32 v93, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v88, v52, v82
	v_mac_f32_e32 v87, v53, v81
	v_mov_b32_e32 v94, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	v_mov_b32_e32 v96, v88
	v_mov_b32_e32 v95, v87
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v97, v192, v83, 0
	v_mad_f32 v99, v191, v84, 0
	v_mad_f32 v98, v21, v81, 0
	v_mad_f32 v100, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v87, v23, v87, 0
	v_mad_f32 v88, v22, v88, 0
	v_mad_f32 v85, v25, v85, 0
	v_mad_f32 v86, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v100, v28, v82
	v_mac_f32_e32 v98, v29, v81
	v_mac_f32_e32 v99, v26, v84
	v_mac_f32_e32 v97, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v86, v32, v82
	v_mac_f32_e32 v85, v33, v81
	v_mac_f32_e32 v88, v30, v84
	v_mac_f32_e32 v87, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v87, v47, v83
	v_mac_f32_e32 v88, v46, v84
	v_mac_f32_e32 v85, v49, v81
	v_mac_f32_e32 v86, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v97, v43, v83
	v_mac_f32_e32 v99, v42, v84
	v_mac_f32_e32 v98, v45, v81
	v_mac_f32_e32 v100, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v93, v74, v83
	v_mac_f32_e32 v94, v73, v84
	v_mac_f32_e32 v95, v76, v81
	v_mac_f32_e32 v96, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v78, v83
	v_mac_f32_e32 v90, v77, v84
	v_mac_f32_e32 v91, v57, v81
	v_mac_f32_e32 v92, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v72, v82
	v_mac_f32_e32 v91, v80, v81
	v_mac_f32_e32 v90, v70, v84
	v_mac_f32_e32 v0, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	buffer_store_dword v92, off, s[0:3], 0 offset:2892
	buffer_store_dword v91, off, s[0:3], 0 offset:2888
	buffer_store_dword v90, off, s[0:3], 0 offset:2884
	buffer_store_dword v0, off, s[0:3], 0 offset:2880
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v96, v68, v82
	v_mac_f32_e32 v95, v69, v81
	v_mac_f32_e32 v94, v66, v84
	v_mac_f32_e32 v93, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	buffer_store_dword v96, off, s[0:3], 0 offset:2908
	buffer_store_dword v95, off, s[0:3], 0 offset:2904
	buffer_store_dword v94, off, s[0:3], 0 offset:2900
	buffer_store_dword v93, off, s[0:3], 0 offset:2896
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v100, v60, v82
	v_mac_f32_e32 v98, v61, v81
	v_mac_f32_e32 v99, v58, v84
	v_mac_f32_e32 v97, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	buffer_store_dword v100, off, s[0:3], 0 offset:2924
	buffer_store_dword v98, off, s[0:3], 0 offset:2916
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	buffer_store_dword v99, off, s[0:3], 0 offset:2920
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	buffer_store_dword v97, off, s[0:3], 0 offset:2912
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_add_i32 s63, s62, -9
	s_min_i32 s63, s58, s63
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v86, v64, v82
	v_mac_f32_e32 v85, v65, v81
	v_mac_f32_e32 v88, v62, v84
	v_mac_f32_e32 v87, v63, v83
	buffer_store_dword v86, off, s[0:3], 0 offset:2940
	buffer_store_dword v85, off, s[0:3], 0 offset:2936
	buffer_store_dword v88, off, s[0:3], 0 offset:2932
	buffer_store_dword v87, off, s[0:3], 0 offset:2928
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v194, v34, v84, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v0, v39, v87, 0
	v_mad_f32 v90, v38, v88, 0
	v_mad_f32 v91, v190, v85, 0
	v_mad_f32 v92, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v195, v37, v81, 0
	v_mad_f32 v196, v36, v82, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v91, v41, v85
	v_mad_f32 v85, v35, v83, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v92, v56, v86
	v_mac_f32_e32 v90, v54, v88
	v_mac_f32_e32 v0, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v85, v51, v83
	v_mov_b32_e32 v93, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v196, v52, v82
	v_mac_f32_e32 v195, v53, v81
	v_mac_f32_e32 v194, v50, v84
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v197, v192, v83, 0
	v_mad_f32 v199, v191, v84, 0
	v_mad_f32 v198, v21, v81, 0
	v_mad_f32 v200, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v201, v23, v87, 0
	v_mad_f32 v202, v22, v88, 0
	v_mad_f32 v203, v25, v85, 0
	v_mad_f32 v204, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v200, v28, v82
	v_mac_f32_e32 v198, v29, v81
	v_mac_f32_e32 v199, v26, v84
	v_mac_f32_e32 v197, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v204, v32, v82
	v_mac_f32_e32 v203, v33, v81
	v_mac_f32_e32 v202, v30, v84
	v_mac_f32_e32 v201, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v201, v47, v83
	v_mac_f32_e32 v202, v46, v84
	v_mac_f32_e32 v203, v49, v81
	v_mac_f32_e32 v204, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v197, v43, v83
	v_mac_f32_e32 v199, v42, v84
	v_mac_f32_e32 v198, v45, v81
	v_mac_f32_e32 v200, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v93, v74, v83
	v_mac_f32_e32 v194, v73, v84
	v_mac_f32_e32 v195, v76, v81
	v_mac_f32_e32 v196, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v78, v83
	v_mac_f32_e32 v90, v77, v84
	v_mac_f32_e32 v91, v57, v81
	v_mac_f32_e32 v92, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v72, v82
	v_mac_f32_e32 v91, v80, v81
	v_mac_f32_e32 v90, v70, v84
	v_mac_f32_e32 v0, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	buffer_store_dword v92, off, s[0:3], 0 offset:2956
	buffer_store_dword v91, off, s[0:3], 0 offset:2952
	buffer_store_dword v90, off, s[0:3], 0 offset:2948
	buffer_store_dword v0, off, s[0:3], 0 offset:2944
	.loc	0 121
	s_waitcnt vmcnt(4)
	v_mac_f32_e32 v196, v68, v82
	v_mac_f32_e32 v195, v69, v81
	v_mac_f32_e32 v194, v66, v84
	v_mac_f32_e32 v93, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	buffer_store_dword v93, off, s[0:3], 0 offset:2960
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v200, v60, v82
	v_mac_f32_e32 v198, v61, v81
	v_mac_f32_e32 v199, v58, v84
	v_mac_f32_e32 v197, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -8
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v204, v64, v82
	v_mac_f32_e32 v203, v65, v81
	v_mac_f32_e32 v202, v62, v84
	v_mac_f32_e32 v201, v63, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v206, v34, v84, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v205, v39, v87, 0
	v_mad_f32 v0, v38, v88, 0
	v_mad_f32 v90, v190, v85, 0
	v_mad_f32 v91, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v207, v37, v81, 0
	v_mad_f32 v208, v36, v82, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v90, v41, v85
	v_mad_f32 v85, v35, v83, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v91, v56, v86
	v_mac_f32_e32 v0, v54, v88
	v_mac_f32_e32 v205, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v85, v51, v83
	v_mov_b32_e32 v92, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v208, v52, v82
	v_mac_f32_e32 v207, v53, v81
	v_mac_f32_e32 v206, v50, v84
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v209, v192, v83, 0
	v_mad_f32 v211, v191, v84, 0
	v_mad_f32 v210, v21, v81, 0
	v_mad_f32 v212, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v213, v23, v87, 0
	v_mad_f32 v214, v22, v88, 0
	v_mad_f32 v215, v25, v85, 0
	v_mad_f32 v216, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v212, v28, v82
	v_mac_f32_e32 v210, v29, v81
	v_mac_f32_e32 v211, v26, v84
	v_mac_f32_e32 v209, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v216, v32, v82
	v_mac_f32_e32 v215, v33, v81
	v_mac_f32_e32 v214, v30, v84
	v_mac_f32_e32 v213, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v213, v47, v83
	v_mac_f32_e32 v214, v46, v84
	v_mac_f32_e32 v215, v49, v81
	v_mac_f32_e32 v216, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v209, v43, v83
	v_mac_f32_e32 v211, v42, v84
	v_mac_f32_e32 v210, v45, v81
	v_mac_f32_e32 v212, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v92, v74, v83
	v_mac_f32_e32 v206, v73, v84
	v_mac_f32_e32 v207, v76, v81
	v_mac_f32_e32 v208, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v205, v78, v83
	v_mac_f32_e32 v0, v77, v84
	v_mac_f32_e32 v90, v57, v81
	v_mac_f32_e32 v91, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v91, v72, v82
	v_mac_f32_e32 v90, v80, v81
	v_mac_f32_e32 v0, v70, v84
	v_mac_f32_e32 v205, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	buffer_store_dword v91, off, s[0:3], 0 offset:2972
	buffer_store_dword v90, off, s[0:3], 0 offset:2968
	buffer_store_dword v0, off, s[0:3], 0 offset:2964
	.loc	0 121
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v208, v68, v82
	v_mac_f32_e32 v207, v69, v81
	v_mac_f32_e32 v206, v66, v84
	v_mac_f32_e32 v92, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	buffer_store_dword v92, off, s[0:3], 0 offset:2976
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v212, v60, v82
	v_mac_f32_e32 v210, v61, v81
	v_mac_f32_e32 v211, v58, v84
	v_mac_f32_e32 v209, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -7
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v216, v64, v82
	v_mac_f32_e32 v215, v65, v81
	v_mac_f32_e32 v214, v62, v84
	v_mac_f32_e32 v213, v63, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v221, v35, v83, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v217, v39, v87, 0
	v_mad_f32 v218, v38, v88, 0
	v_mad_f32 v219, v190, v85, 0
	v_mad_f32 v220, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v222, v34, v84, 0
	v_mad_f32 v223, v37, v81, 0
	v_mad_f32 v224, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v219, v41, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v220, v56, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v218, v54, v88
	v_mac_f32_e32 v217, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v224, v52, v82
	v_mac_f32_e32 v223, v53, v81
	v_mac_f32_e32 v222, v50, v84
	v_mac_f32_e32 v221, v51, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v225, v192, v83, 0
	v_mad_f32 v227, v191, v84, 0
	v_mad_f32 v226, v21, v81, 0
	v_mad_f32 v228, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v229, v23, v87, 0
	v_mad_f32 v230, v22, v88, 0
	v_mad_f32 v231, v25, v85, 0
	v_mad_f32 v232, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v228, v28, v82
	v_mac_f32_e32 v226, v29, v81
	v_mac_f32_e32 v227, v26, v84
	v_mac_f32_e32 v225, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v232, v32, v82
	v_mac_f32_e32 v231, v33, v81
	v_mac_f32_e32 v230, v30, v84
	v_mac_f32_e32 v229, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v229, v47, v83
	v_mac_f32_e32 v230, v46, v84
	v_mac_f32_e32 v231, v49, v81
	v_mac_f32_e32 v232, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v225, v43, v83
	v_mac_f32_e32 v227, v42, v84
	v_mac_f32_e32 v226, v45, v81
	v_mac_f32_e32 v228, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v221, v74, v83
	v_mac_f32_e32 v222, v73, v84
	v_mac_f32_e32 v223, v76, v81
	v_mac_f32_e32 v224, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v217, v78, v83
	v_mac_f32_e32 v218, v77, v84
	v_mac_f32_e32 v219, v57, v81
	v_mac_f32_e32 v220, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v220, v72, v82
	v_mac_f32_e32 v219, v80, v81
	v_mac_f32_e32 v218, v70, v84
	v_mac_f32_e32 v217, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v224, v68, v82
	v_mac_f32_e32 v223, v69, v81
	v_mac_f32_e32 v222, v66, v84
	v_mac_f32_e32 v221, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v228, v60, v82
	v_mac_f32_e32 v226, v61, v81
	v_mac_f32_e32 v227, v58, v84
	v_mac_f32_e32 v225, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -6
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v232, v64, v82
	v_mac_f32_e32 v231, v65, v81
	v_mac_f32_e32 v230, v62, v84
	v_mac_f32_e32 v229, v63, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v237, v35, v83, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v233, v39, v87, 0
	v_mad_f32 v234, v38, v88, 0
	v_mad_f32 v235, v190, v85, 0
	v_mad_f32 v236, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v238, v34, v84, 0
	v_mad_f32 v239, v37, v81, 0
	v_mad_f32 v240, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v235, v41, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v236, v56, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v234, v54, v88
	v_mac_f32_e32 v233, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v240, v52, v82
	v_mac_f32_e32 v239, v53, v81
	v_mac_f32_e32 v238, v50, v84
	v_mac_f32_e32 v237, v51, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v241, v192, v83, 0
	v_mad_f32 v243, v191, v84, 0
	v_mad_f32 v242, v21, v81, 0
	v_mad_f32 v244, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v245, v23, v87, 0
	v_mad_f32 v246, v22, v88, 0
	v_mad_f32 v247, v25, v85, 0
	v_mad_f32 v248, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v244, v28, v82
	v_mac_f32_e32 v242, v29, v81
	v_mac_f32_e32 v243, v26, v84
	v_mac_f32_e32 v241, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v248, v32, v82
	v_mac_f32_e32 v247, v33, v81
	v_mac_f32_e32 v246, v30, v84
	v_mac_f32_e32 v245, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v245, v47, v83
	v_mac_f32_e32 v246, v46, v84
	v_mac_f32_e32 v247, v49, v81
	v_mac_f32_e32 v248, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v241, v43, v83
	v_mac_f32_e32 v243, v42, v84
	v_mac_f32_e32 v242, v45, v81
	v_mac_f32_e32 v244, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v237, v74, v83
	v_mac_f32_e32 v238, v73, v84
	v_mac_f32_e32 v239, v76, v81
	v_mac_f32_e32 v240, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v233, v78, v83
	v_mac_f32_e32 v234, v77, v84
	v_mac_f32_e32 v235, v57, v81
	v_mac_f32_e32 v236, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v236, v72, v82
	v_mac_f32_e32 v235, v80, v81
	v_mac_f32_e32 v234, v70, v84
	v_mac_f32_e32 v233, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v240, v68, v82
	v_mac_f32_e32 v239, v69, v81
	v_mac_f32_e32 v238, v66, v84
	v_mac_f32_e32 v237, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v244, v60, v82
	v_mac_f32_e32 v242, v61, v81
	v_mac_f32_e32 v243, v58, v84
	v_mac_f32_e32 v241, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -5
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v248, v64, v82
	v_mac_f32_e32 v247, v65, v81
	v_mac_f32_e32 v246, v62, v84
	v_mac_f32_e32 v245, v63, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v253, v35, v83, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v249, v39, v87, 0
	v_mad_f32 v250, v38, v88, 0
	v_mad_f32 v251, v190, v85, 0
	v_mad_f32 v252, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v254, v34, v84, 0
	v_mad_f32 v255, v37, v81, 0
	v_mad_f32 v162, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v251, v41, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v252, v56, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v250, v54, v88
	v_mac_f32_e32 v249, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v162, v52, v82
	v_mac_f32_e32 v255, v53, v81
	v_mac_f32_e32 v254, v50, v84
	v_mac_f32_e32 v253, v51, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v161, v192, v83, 0
	v_mad_f32 v159, v191, v84, 0
	v_mad_f32 v160, v21, v81, 0
	v_mad_f32 v158, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v157, v23, v87, 0
	v_mad_f32 v156, v22, v88, 0
	v_mad_f32 v155, v25, v85, 0
	v_mad_f32 v154, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v158, v28, v82
	v_mac_f32_e32 v160, v29, v81
	v_mac_f32_e32 v159, v26, v84
	v_mac_f32_e32 v161, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v154, v32, v82
	v_mac_f32_e32 v155, v33, v81
	v_mac_f32_e32 v156, v30, v84
	v_mac_f32_e32 v157, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v157, v47, v83
	v_mac_f32_e32 v156, v46, v84
	v_mac_f32_e32 v155, v49, v81
	v_mac_f32_e32 v154, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v161, v43, v83
	v_mac_f32_e32 v159, v42, v84
	v_mac_f32_e32 v160, v45, v81
	v_mac_f32_e32 v158, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v253, v74, v83
	v_mac_f32_e32 v254, v73, v84
	v_mac_f32_e32 v255, v76, v81
	v_mac_f32_e32 v162, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v249, v78, v83
	v_mac_f32_e32 v250, v77, v84
	v_mac_f32_e32 v251, v57, v81
	v_mac_f32_e32 v252, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v252, v72, v82
	v_mac_f32_e32 v251, v80, v81
	v_mac_f32_e32 v250, v70, v84
	v_mac_f32_e32 v249, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v162, v68, v82
	v_mac_f32_e32 v255, v69, v81
	v_mac_f32_e32 v254, v66, v84
	v_mac_f32_e32 v253, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v158, v60, v82
	v_mac_f32_e32 v160, v61, v81
	v_mac_f32_e32 v159, v58, v84
	v_mac_f32_e32 v161, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -4
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v154, v64, v82
	v_mac_f32_e32 v155, v65, v81
	v_mac_f32_e32 v156, v62, v84
	v_mac_f32_e32 v157, v63, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v149, v35, v83, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v153, v39, v87, 0
	v_mad_f32 v151, v38, v88, 0
	v_mad_f32 v152, v190, v85, 0
	v_mad_f32 v150, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v147, v34, v84, 0
	v_mad_f32 v148, v37, v81, 0
	v_mad_f32 v146, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v152, v41, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v150, v56, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v151, v54, v88
	v_mac_f32_e32 v153, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v146, v52, v82
	v_mac_f32_e32 v148, v53, v81
	v_mac_f32_e32 v147, v50, v84
	v_mac_f32_e32 v149, v51, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v145, v192, v83, 0
	v_mad_f32 v143, v191, v84, 0
	v_mad_f32 v144, v21, v81, 0
	v_mad_f32 v142, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v141, v23, v87, 0
	v_mad_f32 v139, v22, v88, 0
	v_mad_f32 v140, v25, v85, 0
	v_mad_f32 v138, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v142, v28, v82
	v_mac_f32_e32 v144, v29, v81
	v_mac_f32_e32 v143, v26, v84
	v_mac_f32_e32 v145, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v138, v32, v82
	v_mac_f32_e32 v140, v33, v81
	v_mac_f32_e32 v139, v30, v84
	v_mac_f32_e32 v141, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v141, v47, v83
	v_mac_f32_e32 v139, v46, v84
	v_mac_f32_e32 v140, v49, v81
	v_mac_f32_e32 v138, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v145, v43, v83
	v_mac_f32_e32 v143, v42, v84
	v_mac_f32_e32 v144, v45, v81
	v_mac_f32_e32 v142, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v149, v74, v83
	v_mac_f32_e32 v147, v73, v84
	v_mac_f32_e32 v148, v76, v81
	v_mac_f32_e32 v146, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v153, v78, v83
	v_mac_f32_e32 v151, v77, v84
	v_mac_f32_e32 v152, v57, v81
	v_mac_f32_e32 v150, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v150, v72, v82
	v_mac_f32_e32 v152, v80, v81
	v_mac_f32_e32 v151, v70, v84
	v_mac_f32_e32 v153, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v146, v68, v82
	v_mac_f32_e32 v148, v69, v81
	v_mac_f32_e32 v147, v66, v84
	v_mac_f32_e32 v149, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v142, v60, v82
	v_mac_f32_e32 v144, v61, v81
	v_mac_f32_e32 v143, v58, v84
	v_mac_f32_e32 v145, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -3
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v138, v64, v82
	v_mac_f32_e32 v140, v65, v81
	v_mac_f32_e32 v139, v62, v84
	v_mac_f32_e32 v141, v63, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v133, v35, v83, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v137, v39, v87, 0
	v_mad_f32 v135, v38, v88, 0
	v_mad_f32 v136, v190, v85, 0
	v_mad_f32 v134, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v131, v34, v84, 0
	v_mad_f32 v132, v37, v81, 0
	v_mad_f32 v130, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v136, v41, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v134, v56, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v135, v54, v88
	v_mac_f32_e32 v137, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v130, v52, v82
	v_mac_f32_e32 v132, v53, v81
	v_mac_f32_e32 v131, v50, v84
	v_mac_f32_e32 v133, v51, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v129, v192, v83, 0
	v_mad_f32 v127, v191, v84, 0
	v_mad_f32 v128, v21, v81, 0
	v_mad_f32 v126, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v125, v23, v87, 0
	v_mad_f32 v123, v22, v88, 0
	v_mad_f32 v124, v25, v85, 0
	v_mad_f32 v122, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v126, v28, v82
	v_mac_f32_e32 v128, v29, v81
	v_mac_f32_e32 v127, v26, v84
	v_mac_f32_e32 v129, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v122, v32, v82
	v_mac_f32_e32 v124, v33, v81
	v_mac_f32_e32 v123, v30, v84
	v_mac_f32_e32 v125, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v125, v47, v83
	v_mac_f32_e32 v123, v46, v84
	v_mac_f32_e32 v124, v49, v81
	v_mac_f32_e32 v122, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v129, v43, v83
	v_mac_f32_e32 v127, v42, v84
	v_mac_f32_e32 v128, v45, v81
	v_mac_f32_e32 v126, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v133, v74, v83
	v_mac_f32_e32 v131, v73, v84
	v_mac_f32_e32 v132, v76, v81
	v_mac_f32_e32 v130, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v137, v78, v83
	v_mac_f32_e32 v135, v77, v84
	v_mac_f32_e32 v136, v57, v81
	v_mac_f32_e32 v134, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v134, v72, v82
	v_mac_f32_e32 v136, v80, v81
	v_mac_f32_e32 v135, v70, v84
	v_mac_f32_e32 v137, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v130, v68, v82
	v_mac_f32_e32 v132, v69, v81
	v_mac_f32_e32 v131, v66, v84
	v_mac_f32_e32 v133, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v126, v60, v82
	v_mac_f32_e32 v128, v61, v81
	v_mac_f32_e32 v127, v58, v84
	v_mac_f32_e32 v129, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -2
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v122, v64, v82
	v_mac_f32_e32 v124, v65, v81
	v_mac_f32_e32 v123, v62, v84
	v_mac_f32_e32 v125, v63, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v117, v35, v83, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v121, v39, v87, 0
	v_mad_f32 v119, v38, v88, 0
	v_mad_f32 v120, v190, v85, 0
	v_mad_f32 v118, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v115, v34, v84, 0
	v_mad_f32 v116, v37, v81, 0
	v_mad_f32 v114, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v120, v41, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v118, v56, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v119, v54, v88
	v_mac_f32_e32 v121, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v114, v52, v82
	v_mac_f32_e32 v116, v53, v81
	v_mac_f32_e32 v115, v50, v84
	v_mac_f32_e32 v117, v51, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v113, v192, v83, 0
	v_mad_f32 v111, v191, v84, 0
	v_mad_f32 v112, v21, v81, 0
	v_mad_f32 v110, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v109, v23, v87, 0
	v_mad_f32 v107, v22, v88, 0
	v_mad_f32 v108, v25, v85, 0
	v_mad_f32 v106, v24, v86, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v110, v28, v82
	v_mac_f32_e32 v112, v29, v81
	v_mac_f32_e32 v111, v26, v84
	v_mac_f32_e32 v113, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v106, v32, v82
	v_mac_f32_e32 v108, v33, v81
	v_mac_f32_e32 v107, v30, v84
	v_mac_f32_e32 v109, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v109, v47, v83
	v_mac_f32_e32 v107, v46, v84
	v_mac_f32_e32 v108, v49, v81
	v_mac_f32_e32 v106, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v113, v43, v83
	v_mac_f32_e32 v111, v42, v84
	v_mac_f32_e32 v112, v45, v81
	v_mac_f32_e32 v110, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v117, v74, v83
	v_mac_f32_e32 v115, v73, v84
	v_mac_f32_e32 v116, v76, v81
	v_mac_f32_e32 v114, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v121, v78, v83
	v_mac_f32_e32 v119, v77, v84
	v_mac_f32_e32 v120, v57, v81
	v_mac_f32_e32 v118, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v118, v72, v82
	v_mac_f32_e32 v120, v80, v81
	v_mac_f32_e32 v119, v70, v84
	v_mac_f32_e32 v121, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v114, v68, v82
	v_mac_f32_e32 v116, v69, v81
	v_mac_f32_e32 v115, v66, v84
	v_mac_f32_e32 v117, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v110, v60, v82
	v_mac_f32_e32 v112, v61, v81
	v_mac_f32_e32 v111, v58, v84
	v_mac_f32_e32 v113, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_add_i32 s63, s62, -1
	s_min_i32 s63, s58, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v106, v64, v82
	v_mac_f32_e32 v108, v65, v81
	v_mac_f32_e32 v107, v62, v84
	v_mac_f32_e32 v109, v63, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[85:88], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(1)
	v_mad_f32 v98, v35, v83, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v105, v39, v87, 0
	v_mad_f32 v100, v38, v88, 0
	v_mad_f32 v101, v190, v85, 0
	v_mad_f32 v99, v40, v86, 0
	.loc	0 72
	flat_load_dwordx4 v[85:88], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v96, v34, v84, 0
	v_mad_f32 v97, v37, v81, 0
	v_mad_f32 v95, v36, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v101, v41, v85
	.loc	0 72
	v_add_u32_e32 v85, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v99, v56, v86
	.loc	0 72
	v_addc_u32_e32 v86, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v100, v54, v88
	v_mac_f32_e32 v105, v55, v87
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v95, v52, v82
	v_mac_f32_e32 v97, v53, v81
	v_mac_f32_e32 v96, v50, v84
	v_mac_f32_e32 v98, v51, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	flat_load_dwordx4 v[163:166], v[85:86]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v94, v192, v83, 0
	v_mad_f32 v92, v191, v84, 0
	v_mad_f32 v93, v21, v81, 0
	v_mad_f32 v91, v193, v82, 0
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(1)
	v_mad_f32 v88, v23, v165, 0
	v_mad_f32 v86, v22, v166, 0
	v_mad_f32 v87, v25, v163, 0
	v_mad_f32 v85, v24, v164, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v91, v28, v82
	v_mac_f32_e32 v93, v29, v81
	v_mac_f32_e32 v92, v26, v84
	v_mac_f32_e32 v94, v27, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v85, v32, v82
	v_mac_f32_e32 v87, v33, v81
	v_mac_f32_e32 v86, v30, v84
	v_mac_f32_e32 v88, v31, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v88, v47, v83
	v_mac_f32_e32 v86, v46, v84
	v_mac_f32_e32 v87, v49, v81
	v_mac_f32_e32 v85, v48, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v94, v43, v83
	v_mac_f32_e32 v92, v42, v84
	v_mac_f32_e32 v93, v45, v81
	v_mac_f32_e32 v91, v44, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v98, v74, v83
	v_mac_f32_e32 v96, v73, v84
	v_mac_f32_e32 v97, v76, v81
	v_mac_f32_e32 v95, v75, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v105, v78, v83
	v_mac_f32_e32 v100, v77, v84
	v_mac_f32_e32 v101, v57, v81
	v_mac_f32_e32 v99, v79, v82
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v99, v72, v82
	v_mac_f32_e32 v101, v80, v81
	v_mac_f32_e32 v100, v70, v84
	v_mac_f32_e32 v105, v71, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v95, v68, v82
	v_mac_f32_e32 v97, v69, v81
	v_mac_f32_e32 v96, v66, v84
	v_mac_f32_e32 v98, v67, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[19:20]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v91, v60, v82
	v_mac_f32_e32 v93, v61, v81
	v_mac_f32_e32 v92, v58, v84
	v_mac_f32_e32 v94, v59, v83
	.loc	0 72
	flat_load_dwordx4 v[81:84], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	s_min_i32 s63, s58, s62
	.loc	0 124
	s_cmp_gt_i32 s61, 15
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, v189, v17
	v_addc_u32_e32 v18, vcc, v103, v18, vcc
	.loc	0 72
	v_add_u32_e32 v19, vcc, 16, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	flat_load_dwordx4 v[163:166], v[19:20]
	flat_load_dwordx4 v[167:170], v[17:18]
	.loc	0 121
	v_add_u32_e32 v19, vcc, 64, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v85, v64, v82
	v_mac_f32_e32 v87, v65, v81
	v_mac_f32_e32 v86, v62, v84
	v_mac_f32_e32 v88, v63, v83
	s_waitcnt vmcnt(1)
	v_mad_f32 v0, v35, v165, 0
	s_waitcnt vmcnt(0)
	v_mad_f32 v84, v39, v169, 0
	v_mad_f32 v82, v38, v170, 0
	v_mad_f32 v83, v190, v167, 0
	v_mad_f32 v81, v40, v168, 0
	.loc	0 72
	flat_load_dwordx4 v[167:170], v[19:20]
	v_add_u32_e32 v19, vcc, s35, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mad_f32 v102, v34, v166, 0
	v_mad_f32 v163, v37, v163, 0
	v_mad_f32 v164, v36, v164, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v81, v56, v168
	v_mac_f32_e32 v83, v41, v167
	.loc	0 72
	flat_load_dwordx4 v[165:168], v[19:20]
	v_add_u32_e32 v19, vcc, 48, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v82, v54, v170
	v_mac_f32_e32 v84, v55, v169
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v163, v53, v165
	.loc	0 72
	v_add_u32_e32 v165, vcc, 32, v17
	.loc	0 121
	v_mac_f32_e32 v164, v52, v166
	.loc	0 72
	v_addc_u32_e32 v166, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v102, v50, v168
	.loc	0 72
	flat_load_dwordx4 v[168:171], v[19:20]
	flat_load_dwordx4 v[172:175], v[165:166]
	v_add_u32_e32 v19, vcc, s34, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	flat_load_dwordx4 v[176:179], v[19:20]
	v_add_u32_e32 v19, vcc, s33, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v0, v51, v167
	s_waitcnt vmcnt(2)
	v_mad_f32 v166, v21, v168, 0
	v_mad_f32 v165, v192, v170, 0
	v_mad_f32 v167, v191, v171, 0
	v_mad_f32 v168, v193, v169, 0
	s_waitcnt vmcnt(1)
	v_mad_f32 v169, v23, v174, 0
	v_mad_f32 v170, v22, v175, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v166, v29, v176
	v_mad_f32 v171, v25, v172, 0
	v_mad_f32 v172, v24, v173, 0
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[19:20]
	v_add_u32_e32 v19, vcc, s39, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	v_mac_f32_e32 v168, v28, v177
	v_mac_f32_e32 v167, v26, v179
	v_mac_f32_e32 v165, v27, v178
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v172, v32, v174
	v_mac_f32_e32 v171, v33, v173
	v_mac_f32_e32 v170, v30, v176
	v_mac_f32_e32 v169, v31, v175
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[19:20]
	v_add_u32_e32 v19, vcc, s38, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v169, v47, v175
	v_mac_f32_e32 v170, v46, v176
	v_mac_f32_e32 v171, v49, v173
	v_mac_f32_e32 v172, v48, v174
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[19:20]
	v_add_u32_e32 v19, vcc, s37, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v165, v43, v175
	v_mac_f32_e32 v167, v42, v176
	v_mac_f32_e32 v166, v45, v173
	v_mac_f32_e32 v168, v44, v174
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s36, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v74, v175
	v_mac_f32_e32 v102, v73, v176
	v_mac_f32_e32 v163, v76, v173
	v_mac_f32_e32 v164, v75, v174
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[19:20]
	.loc	0 121
	v_add_u32_e32 v19, vcc, s40, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v84, v78, v175
	v_mac_f32_e32 v82, v77, v176
	v_mac_f32_e32 v83, v57, v173
	v_mac_f32_e32 v81, v79, v174
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[19:20]
	v_add_u32_e32 v19, vcc, s42, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v81, v72, v174
	v_mac_f32_e32 v83, v80, v173
	v_mac_f32_e32 v82, v70, v176
	v_mac_f32_e32 v84, v71, v175
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[19:20]
	v_add_u32_e32 v19, vcc, s26, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	v_add_u32_e32 v17, vcc, s41, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 123
	v_add_f32_e32 v82, v84, v82
	v_add_f32_e32 v81, v83, v81
	v_add_f32_e32 v81, v81, v82
	v_add_f32_e32 v82, v98, v96
	v_add_f32_e32 v83, v97, v95
	v_add_f32_e32 v84, v105, v100
	v_add_f32_e32 v82, v83, v82
	v_add_f32_e32 v83, v117, v115
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v164, v68, v174
	v_mac_f32_e32 v163, v69, v173
	v_mac_f32_e32 v102, v66, v176
	v_mac_f32_e32 v0, v67, v175
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[19:20]
	.loc	0 123
	v_add_f32_e32 v0, v0, v102
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v168, v60, v174
	v_mac_f32_e32 v166, v61, v173
	v_mac_f32_e32 v167, v58, v176
	v_mac_f32_e32 v165, v59, v175
	.loc	0 72
	flat_load_dwordx4 v[173:176], v[17:18]
	v_mad_i64_i32 v[17:18], s[64:65], s63, v89, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v89, vcc, v189, v17
	v_addc_u32_e32 v90, vcc, v103, v18, vcc
	v_add_u32_e32 v17, vcc, 16, v89
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v170, v62, v176
	v_mac_f32_e32 v169, v63, v175
	.loc	0 72
	flat_load_dwordx4 v[179:182], v[17:18]
	flat_load_dwordx4 v[175:178], v[89:90]
	.loc	0 121
	v_add_u32_e32 v17, vcc, 64, v89
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 72
	flat_load_dwordx4 v[183:186], v[17:18]
	v_add_u32_e32 v17, vcc, s35, v89
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v172, v64, v174
	v_mac_f32_e32 v171, v65, v173
	s_waitcnt vmcnt(2)
	v_mad_f32 v180, v36, v180, 0
	s_waitcnt vmcnt(1)
	v_mad_f32 v175, v190, v175, 0
	v_mad_f32 v176, v40, v176, 0
	v_mad_f32 v173, v39, v177, 0
	v_mad_f32 v174, v38, v178, 0
	v_mad_f32 v177, v35, v181, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v176, v56, v184
	v_mac_f32_e32 v175, v41, v183
	v_mad_f32 v178, v34, v182, 0
	.loc	0 72
	flat_load_dwordx4 v[181:184], v[17:18]
	v_add_u32_e32 v17, vcc, 48, v89
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	v_add_u32_e32 v19, vcc, 32, v89
	v_addc_u32_e32 v20, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v174, v54, v186
	v_mac_f32_e32 v173, v55, v185
	v_mad_f32 v179, v37, v179, 0
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v178, v50, v184
	.loc	0 72
	flat_load_dwordx4 v[184:187], v[17:18]
	flat_load_dwordx4 v[17:20], v[19:20]
	.loc	0 121
	v_mac_f32_e32 v180, v52, v182
	v_mac_f32_e32 v179, v53, v181
	v_mac_f32_e32 v177, v51, v183
	s_waitcnt vmcnt(1)
	v_mad_f32 v182, v21, v184, 0
	v_mad_f32 v184, v193, v185, 0
	.loc	0 72
	v_add_u32_e32 v185, vcc, s34, v89
	.loc	0 121
	v_mad_f32 v181, v192, v186, 0
	.loc	0 72
	v_addc_u32_e32 v186, vcc, 0, v90, vcc
	.loc	0 121
	v_mad_f32 v183, v191, v187, 0
	.loc	0 72
	flat_load_dwordx4 v[185:188], v[185:186]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v181, v27, v187
	v_mad_f32 v187, v25, v17, 0
	.loc	0 72
	v_add_u32_e32 v17, vcc, s33, v89
	.loc	0 121
	v_mac_f32_e32 v183, v26, v188
	v_mad_f32 v188, v24, v18, 0
	.loc	0 72
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v184, v28, v186
	v_mac_f32_e32 v182, v29, v185
	v_mad_f32 v185, v23, v19, 0
	v_mad_f32 v186, v22, v20, 0
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v187, v33, v17
	.loc	0 72
	v_add_u32_e32 v17, vcc, s39, v89
	.loc	0 121
	v_mac_f32_e32 v188, v32, v18
	.loc	0 72
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v186, v30, v20
	v_mac_f32_e32 v185, v31, v19
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v187, v49, v17
	.loc	0 72
	v_add_u32_e32 v17, vcc, s38, v89
	.loc	0 121
	v_mac_f32_e32 v188, v48, v18
	.loc	0 72
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v185, v47, v19
	v_mac_f32_e32 v186, v46, v20
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v182, v45, v17
	.loc	0 72
	v_add_u32_e32 v17, vcc, s37, v89
	.loc	0 121
	v_mac_f32_e32 v184, v44, v18
	.loc	0 72
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v181, v43, v19
	v_mac_f32_e32 v183, v42, v20
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v179, v76, v17
	v_add_u32_e32 v17, vcc, s36, v89
	v_mac_f32_e32 v180, v75, v18
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	v_mac_f32_e32 v177, v74, v19
	v_mac_f32_e32 v178, v73, v20
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v175, v57, v17
	v_add_u32_e32 v17, vcc, s40, v89
	v_mac_f32_e32 v176, v79, v18
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	v_mac_f32_e32 v173, v78, v19
	v_mac_f32_e32 v174, v77, v20
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v175, v80, v17
	.loc	0 72
	v_add_u32_e32 v17, vcc, s42, v89
	.loc	0 121
	v_mac_f32_e32 v176, v72, v18
	.loc	0 72
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v174, v70, v20
	v_mac_f32_e32 v173, v71, v19
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 123
	v_add_f32_e32 v173, v173, v174
	v_add_f32_e32 v174, v175, v176
	v_add_f32_e32 v173, v174, v173
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v179, v69, v17
	.loc	0 72
	v_add_u32_e32 v17, vcc, s26, v89
	.loc	0 121
	v_mac_f32_e32 v180, v68, v18
	.loc	0 72
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v178, v66, v20
	v_mac_f32_e32 v177, v67, v19
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v182, v61, v17
	.loc	0 72
	v_add_u32_e32 v17, vcc, s41, v89
	.loc	0 121
	v_mac_f32_e32 v184, v60, v18
	.loc	0 72
	v_addc_u32_e32 v18, vcc, 0, v90, vcc
	.loc	0 121
	v_mac_f32_e32 v183, v58, v20
	v_mac_f32_e32 v181, v59, v19
	.loc	0 72
	flat_load_dwordx4 v[17:20], v[17:18]
	.loc	0 123
	v_add_f32_e32 v89, v177, v178
	v_add_f32_e32 v90, v179, v180
	v_add_f32_e32 v89, v90, v89
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	.loc	0 123
	v_add_f32_e32 v90, v163, v164
	v_add_f32_e32 v0, v90, v0
	v_add_f32_e32 v0, v81, v0
	.loc	0 124
	s_cmp_gt_i32 s61, 14
	.loc	0 123
	v_add_f32_e32 v81, v93, v91
	v_add_f32_e32 v90, v235, v236
	v_add_f32_e32 v91, v219, v220
	.loc	0 121
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v188, v64, v18
	v_mac_f32_e32 v187, v65, v17
	v_mac_f32_e32 v186, v62, v20
	v_mac_f32_e32 v185, v63, v19
	.loc	0 123
	v_add_f32_e32 v17, v185, v186
	v_add_f32_e32 v18, v187, v188
	v_add_f32_e32 v19, v181, v183
	v_add_f32_e32 v20, v182, v184
	v_add_f32_e32 v19, v20, v19
	v_add_f32_e32 v17, v18, v17
	v_add_f32_e32 v17, v17, v19
	v_add_f32_e32 v18, v173, v89
	v_mov_b32_e32 v173, 0xff800000
	v_add_f32_e32 v17, v18, v17
	.loc	0 124
	v_cndmask_b32_e32 v18, v173, v17, vcc
	v_add_u32_e32 v19, vcc, 60, v104
	buffer_store_dword v18, v19, s[0:3], 0 offen
	.loc	0 123
	v_add_f32_e32 v18, v169, v170
	v_add_f32_e32 v19, v171, v172
	v_add_f32_e32 v20, v165, v167
	v_add_f32_e32 v89, v166, v168
	v_add_f32_e32 v20, v89, v20
	v_add_f32_e32 v18, v19, v18
	v_add_f32_e32 v18, v18, v20
	v_add_f32_e32 v0, v0, v18
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v18, v173, v0, vcc
	v_add_u32_e32 v19, vcc, 56, v104
	buffer_store_dword v18, v19, s[0:3], 0 offen
	.loc	0 123
	v_add_f32_e32 v18, v88, v86
	v_add_f32_e32 v19, v87, v85
	v_add_f32_e32 v20, v94, v92
	v_add_f32_e32 v85, v101, v99
	v_add_f32_e32 v84, v85, v84
	v_add_f32_e32 v20, v81, v20
	v_add_f32_e32 v18, v19, v18
	v_add_f32_e32 v18, v18, v20
	v_add_f32_e32 v19, v84, v82
	.loc	0 124
	s_cmp_gt_i32 s61, 13
	.loc	0 123
	v_add_f32_e32 v18, v19, v18
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v19, v173, v18, vcc
	v_add_u32_e32 v20, vcc, 52, v104
	buffer_store_dword v19, v20, s[0:3], 0 offen
	.loc	0 123
	v_add_f32_e32 v19, v109, v107
	v_add_f32_e32 v20, v108, v106
	v_add_f32_e32 v81, v113, v111
	v_add_f32_e32 v82, v112, v110
	v_add_f32_e32 v84, v116, v114
	v_add_f32_e32 v85, v121, v119
	v_add_f32_e32 v86, v120, v118
	v_add_f32_e32 v85, v86, v85
	v_add_f32_e32 v83, v84, v83
	v_add_f32_e32 v81, v82, v81
	v_add_f32_e32 v19, v20, v19
	v_add_f32_e32 v19, v19, v81
	v_add_f32_e32 v20, v85, v83
	.loc	0 124
	s_cmp_gt_i32 s61, 12
	.loc	0 123
	v_add_f32_e32 v19, v20, v19
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v20, v173, v19, vcc
	v_add_u32_e32 v81, vcc, 48, v104
	buffer_store_dword v20, v81, s[0:3], 0 offen
	.loc	0 123
	v_add_f32_e32 v20, v125, v123
	v_add_f32_e32 v81, v124, v122
	v_add_f32_e32 v82, v129, v127
	v_add_f32_e32 v83, v128, v126
	v_add_f32_e32 v84, v133, v131
	v_add_f32_e32 v85, v132, v130
	v_add_f32_e32 v86, v137, v135
	v_add_f32_e32 v87, v136, v134
	v_add_f32_e32 v86, v87, v86
	v_add_f32_e32 v84, v85, v84
	v_add_f32_e32 v82, v83, v82
	v_add_f32_e32 v20, v81, v20
	v_add_f32_e32 v20, v20, v82
	v_add_f32_e32 v81, v86, v84
	.loc	0 124
	s_cmp_gt_i32 s61, 11
	.loc	0 123
	v_add_f32_e32 v20, v81, v20
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v81, v173, v20, vcc
	v_add_u32_e32 v82, vcc, 44, v104
	buffer_store_dword v81, v82, s[0:3], 0 offen
	.loc	0 123
	v_add_f32_e32 v81, v141, v139
	v_add_f32_e32 v82, v140, v138
	v_add_f32_e32 v83, v145, v143
	v_add_f32_e32 v84, v144, v142
	v_add_f32_e32 v85, v149, v147
	v_add_f32_e32 v86, v148, v146
	v_add_f32_e32 v87, v153, v151
	v_add_f32_e32 v88, v152, v150
	v_add_f32_e32 v87, v88, v87
	v_add_f32_e32 v85, v86, v85
	v_add_f32_e32 v83, v84, v83
	v_add_f32_e32 v81, v82, v81
	v_add_f32_e32 v81, v81, v83
	v_add_f32_e32 v82, v87, v85
	.loc	0 124
	s_cmp_gt_i32 s61, 10
	.loc	0 123
	v_add_f32_e32 v81, v82, v81
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v82, v173, v81, vcc
	v_add_u32_e32 v83, vcc, 40, v104
	buffer_store_dword v82, v83, s[0:3], 0 offen
	.loc	0 123
	v_add_f32_e32 v82, v157, v156
	v_add_f32_e32 v83, v155, v154
	v_add_f32_e32 v84, v161, v159
	v_add_f32_e32 v85, v160, v158
	v_add_f32_e32 v86, v253, v254
	v_add_f32_e32 v87, v255, v162
	v_add_f32_e32 v88, v249, v250
	v_add_f32_e32 v89, v251, v252
	v_add_f32_e32 v88, v89, v88
	v_add_f32_e32 v86, v87, v86
	v_add_f32_e32 v84, v85, v84
	v_add_f32_e32 v82, v83, v82
	v_add_f32_e32 v82, v82, v84
	v_add_f32_e32 v83, v88, v86
	.loc	0 124
	s_cmp_gt_i32 s61, 9
	.loc	0 123
	v_add_f32_e32 v82, v83, v82
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v83, v173, v82, vcc
	v_add_u32_e32 v84, vcc, 36, v104
	buffer_store_dword v83, v84, s[0:3], 0 offen
	.loc	0 123
	v_add_f32_e32 v83, v245, v246
	v_add_f32_e32 v84, v247, v248
	v_add_f32_e32 v85, v241, v243
	v_add_f32_e32 v86, v242, v244
	v_add_f32_e32 v87, v237, v238
	v_add_f32_e32 v88, v239, v240
	v_add_f32_e32 v89, v233, v234
	v_add_f32_e32 v89, v90, v89
	v_add_f32_e32 v87, v88, v87
	v_add_f32_e32 v85, v86, v85
	v_add_f32_e32 v83, v84, v83
	v_add_f32_e32 v83, v83, v85
	v_add_f32_e32 v84, v89, v87
	.loc	0 124
	s_cmp_gt_i32 s61, 8
	.loc	0 123
	v_add_f32_e32 v83, v84, v83
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v84, v173, v83, vcc
	v_add_u32_e32 v85, vcc, 32, v104
	buffer_store_dword v84, v85, s[0:3], 0 offen
	.loc	0 123
	v_add_f32_e32 v84, v229, v230
	v_add_f32_e32 v85, v231, v232
	v_add_f32_e32 v86, v225, v227
	v_add_f32_e32 v87, v226, v228
	v_add_f32_e32 v88, v221, v222
	v_add_f32_e32 v89, v223, v224
	v_add_f32_e32 v90, v217, v218
	v_add_f32_e32 v90, v91, v90
	v_add_f32_e32 v88, v89, v88
	v_add_f32_e32 v86, v87, v86
	v_add_f32_e32 v84, v85, v84
	v_add_f32_e32 v84, v84, v86
	v_add_f32_e32 v85, v90, v88
	.loc	0 124
	s_cmp_gt_i32 s61, 7
	.loc	0 123
	v_add_f32_e32 v84, v85, v84
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v85, v173, v84, vcc
	v_add_u32_e32 v86, vcc, 28, v104
	buffer_store_dword v85, v86, s[0:3], 0 offen
	.loc	0 123
	buffer_load_dword v89, off, s[0:3], 0 offset:2976
	buffer_load_dword v91, off, s[0:3], 0 offset:2964
	buffer_load_dword v92, off, s[0:3], 0 offset:2968
	buffer_load_dword v93, off, s[0:3], 0 offset:2972
	v_add_f32_e32 v85, v213, v214
	v_add_f32_e32 v86, v215, v216
	v_add_f32_e32 v87, v209, v211
	v_add_f32_e32 v88, v210, v212
	v_add_f32_e32 v90, v207, v208
	v_add_f32_e32 v87, v88, v87
	v_add_f32_e32 v85, v86, v85
	v_add_f32_e32 v85, v85, v87
	.loc	0 124
	s_cmp_gt_i32 s61, 6
	s_cselect_b64 vcc, -1, 0
	.loc	0 123
	v_add_f32_e32 v88, v197, v199
	.loc	0 124
	s_cmp_gt_i32 s61, 5
	.loc	0 123
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v89, v89, v206
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v91, v205, v91
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v92, v93
	v_add_f32_e32 v91, v92, v91
	v_add_f32_e32 v89, v90, v89
	v_add_f32_e32 v86, v91, v89
	v_add_f32_e32 v85, v86, v85
	.loc	0 124
	v_cndmask_b32_e32 v86, v173, v85, vcc
	v_add_u32_e32 v87, vcc, 24, v104
	buffer_store_dword v86, v87, s[0:3], 0 offen
	.loc	0 123
	buffer_load_dword v90, off, s[0:3], 0 offset:2960
	buffer_load_dword v92, off, s[0:3], 0 offset:2944
	buffer_load_dword v93, off, s[0:3], 0 offset:2948
	v_add_f32_e32 v86, v201, v202
	v_add_f32_e32 v87, v203, v204
	v_add_f32_e32 v89, v198, v200
	v_add_f32_e32 v91, v195, v196
	v_add_f32_e32 v88, v89, v88
	v_add_f32_e32 v86, v87, v86
	v_add_f32_e32 v86, v86, v88
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	s_cmp_gt_i32 s61, 4
	.loc	0 123
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v90, v90, v194
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v92, v93
	buffer_load_dword v93, off, s[0:3], 0 offset:2952
	buffer_load_dword v94, off, s[0:3], 0 offset:2956
	v_add_f32_e32 v90, v91, v90
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v93, v93, v94
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v87, v92, v90
	v_add_f32_e32 v86, v87, v86
	.loc	0 124
	v_cndmask_b32_e32 v87, v173, v86, vcc
	v_add_u32_e32 v88, vcc, 20, v104
	buffer_store_dword v87, v88, s[0:3], 0 offen
	.loc	0 123
	buffer_load_dword v87, off, s[0:3], 0 offset:2928
	buffer_load_dword v88, off, s[0:3], 0 offset:2932
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	s_cmp_gt_i32 s61, 3
	.loc	0 123
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v87, v87, v88
	buffer_load_dword v88, off, s[0:3], 0 offset:2936
	buffer_load_dword v89, off, s[0:3], 0 offset:2940
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v88, v88, v89
	buffer_load_dword v89, off, s[0:3], 0 offset:2912
	buffer_load_dword v90, off, s[0:3], 0 offset:2920
	v_add_f32_e32 v87, v88, v87
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v89, v89, v90
	buffer_load_dword v90, off, s[0:3], 0 offset:2916
	buffer_load_dword v91, off, s[0:3], 0 offset:2924
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v90, v90, v91
	buffer_load_dword v91, off, s[0:3], 0 offset:2896
	buffer_load_dword v92, off, s[0:3], 0 offset:2900
	v_add_f32_e32 v89, v90, v89
	v_add_f32_e32 v87, v87, v89
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v91, v91, v92
	buffer_load_dword v92, off, s[0:3], 0 offset:2904
	buffer_load_dword v93, off, s[0:3], 0 offset:2908
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v92, v93
	buffer_load_dword v93, off, s[0:3], 0 offset:2880
	buffer_load_dword v94, off, s[0:3], 0 offset:2884
	v_add_f32_e32 v91, v92, v91
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v93, v93, v94
	buffer_load_dword v94, off, s[0:3], 0 offset:2888
	buffer_load_dword v95, off, s[0:3], 0 offset:2892
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v94, v94, v95
	v_add_f32_e32 v93, v94, v93
	v_add_f32_e32 v88, v93, v91
	v_add_f32_e32 v87, v88, v87
	.loc	0 124
	v_cndmask_b32_e32 v88, v173, v87, vcc
	v_add_u32_e32 v89, vcc, 16, v104
	buffer_store_dword v88, v89, s[0:3], 0 offen
	.loc	0 123
	buffer_load_dword v88, off, s[0:3], 0 offset:2864
	buffer_load_dword v89, off, s[0:3], 0 offset:2868
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	s_cmp_gt_i32 s61, 2
	.loc	0 123
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v88, v88, v89
	buffer_load_dword v89, off, s[0:3], 0 offset:2872
	buffer_load_dword v90, off, s[0:3], 0 offset:2876
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v89, v89, v90
	buffer_load_dword v90, off, s[0:3], 0 offset:2848
	buffer_load_dword v91, off, s[0:3], 0 offset:2856
	v_add_f32_e32 v88, v89, v88
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v90, v90, v91
	buffer_load_dword v91, off, s[0:3], 0 offset:2852
	buffer_load_dword v92, off, s[0:3], 0 offset:2860
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v91, v91, v92
	buffer_load_dword v92, off, s[0:3], 0 offset:2832
	buffer_load_dword v93, off, s[0:3], 0 offset:2836
	v_add_f32_e32 v90, v91, v90
	v_add_f32_e32 v88, v88, v90
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v92, v93
	buffer_load_dword v93, off, s[0:3], 0 offset:2840
	buffer_load_dword v94, off, s[0:3], 0 offset:2844
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v93, v93, v94
	buffer_load_dword v94, off, s[0:3], 0 offset:2816
	buffer_load_dword v95, off, s[0:3], 0 offset:2820
	v_add_f32_e32 v92, v93, v92
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v94, v94, v95
	buffer_load_dword v95, off, s[0:3], 0 offset:2824
	buffer_load_dword v96, off, s[0:3], 0 offset:2828
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v95, v95, v96
	v_add_f32_e32 v94, v95, v94
	v_add_f32_e32 v89, v94, v92
	v_add_f32_e32 v88, v89, v88
	.loc	0 124
	v_cndmask_b32_e32 v89, v173, v88, vcc
	v_add_u32_e32 v90, vcc, 12, v104
	buffer_store_dword v89, v90, s[0:3], 0 offen
	.loc	0 123
	buffer_load_dword v89, off, s[0:3], 0 offset:2800
	buffer_load_dword v90, off, s[0:3], 0 offset:2804
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	s_cmp_gt_i32 s61, 1
	.loc	0 123
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v89, v89, v90
	buffer_load_dword v90, off, s[0:3], 0 offset:2808
	buffer_load_dword v91, off, s[0:3], 0 offset:2812
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v90, v90, v91
	buffer_load_dword v91, off, s[0:3], 0 offset:2784
	buffer_load_dword v92, off, s[0:3], 0 offset:2792
	v_add_f32_e32 v89, v90, v89
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v91, v91, v92
	buffer_load_dword v92, off, s[0:3], 0 offset:2788
	buffer_load_dword v93, off, s[0:3], 0 offset:2796
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v92, v93
	buffer_load_dword v93, off, s[0:3], 0 offset:2768
	buffer_load_dword v94, off, s[0:3], 0 offset:2772
	v_add_f32_e32 v91, v92, v91
	v_add_f32_e32 v89, v89, v91
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v93, v93, v94
	buffer_load_dword v94, off, s[0:3], 0 offset:2776
	buffer_load_dword v95, off, s[0:3], 0 offset:2780
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v94, v94, v95
	buffer_load_dword v95, off, s[0:3], 0 offset:2752
	buffer_load_dword v96, off, s[0:3], 0 offset:2756
	v_add_f32_e32 v93, v94, v93
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v95, v95, v96
	buffer_load_dword v96, off, s[0:3], 0 offset:2760
	buffer_load_dword v97, off, s[0:3], 0 offset:2764
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v96, v96, v97
	v_add_f32_e32 v95, v96, v95
	v_add_f32_e32 v90, v95, v93
	v_add_f32_e32 v89, v90, v89
	.loc	0 124
	v_cndmask_b32_e32 v90, v173, v89, vcc
	v_add_u32_e32 v91, vcc, 8, v104
	buffer_store_dword v90, v91, s[0:3], 0 offen
	.loc	0 123
	buffer_load_dword v90, off, s[0:3], 0 offset:2736
	buffer_load_dword v91, off, s[0:3], 0 offset:2740
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	s_cmp_gt_i32 s61, 0
	.loc	0 123
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v90, v90, v91
	buffer_load_dword v91, off, s[0:3], 0 offset:2744
	buffer_load_dword v92, off, s[0:3], 0 offset:2748
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v91, v91, v92
	buffer_load_dword v92, off, s[0:3], 0 offset:2720
	buffer_load_dword v93, off, s[0:3], 0 offset:2728
	v_add_f32_e32 v90, v91, v90
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v92, v93
	buffer_load_dword v93, off, s[0:3], 0 offset:2724
	buffer_load_dword v94, off, s[0:3], 0 offset:2732
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v93, v93, v94
	buffer_load_dword v94, off, s[0:3], 0 offset:2704
	buffer_load_dword v95, off, s[0:3], 0 offset:2708
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v90, v90, v92
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v94, v94, v95
	buffer_load_dword v95, off, s[0:3], 0 offset:2712
	buffer_load_dword v96, off, s[0:3], 0 offset:2716
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v95, v95, v96
	buffer_load_dword v96, off, s[0:3], 0 offset:2688
	buffer_load_dword v97, off, s[0:3], 0 offset:2692
	v_add_f32_e32 v94, v95, v94
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v96, v96, v97
	buffer_load_dword v97, off, s[0:3], 0 offset:2696
	buffer_load_dword v98, off, s[0:3], 0 offset:2700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v97, v97, v98
	v_add_f32_e32 v96, v97, v96
	v_add_f32_e32 v91, v96, v94
	v_add_f32_e32 v90, v91, v90
	.loc	0 124
	v_cndmask_b32_e32 v91, v173, v90, vcc
	v_add_u32_e32 v92, vcc, 4, v104
	buffer_store_dword v91, v92, s[0:3], 0 offen
	.loc	0 123
	buffer_load_dword v91, off, s[0:3], 0 offset:2672
	buffer_load_dword v92, off, s[0:3], 0 offset:2676
	.loc	0 124
	s_cselect_b64 vcc, -1, 0
	.loc	0 117
	s_add_i32 s63, s62, 16
	s_add_i32 s62, s62, 1
	s_add_i32 s61, s61, -16
	s_cmp_le_i32 s56, s62
	s_mov_b32 s62, s63
	.loc	0 123
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v91, v91, v92
	buffer_load_dword v92, off, s[0:3], 0 offset:2680
	buffer_load_dword v93, off, s[0:3], 0 offset:2684
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v92, v93
	buffer_load_dword v93, off, s[0:3], 0 offset:2656
	buffer_load_dword v94, off, s[0:3], 0 offset:2664
	v_add_f32_e32 v91, v92, v91
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v93, v93, v94
	buffer_load_dword v94, off, s[0:3], 0 offset:2660
	buffer_load_dword v95, off, s[0:3], 0 offset:2668
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v94, v94, v95
	buffer_load_dword v95, off, s[0:3], 0 offset:2640
	buffer_load_dword v96, off, s[0:3], 0 offset:2644
	v_add_f32_e32 v93, v94, v93
	v_add_f32_e32 v91, v91, v93
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v95, v95, v96
	buffer_load_dword v96, off, s[0:3], 0 offset:2648
	buffer_load_dword v97, off, s[0:3], 0 offset:2652
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v96, v96, v97
	buffer_load_dword v97, off, s[0:3], 0 offset:2624
	buffer_load_dword v98, off, s[0:3], 0 offset:2628
	v_add_f32_e32 v95, v96, v95
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v97, v97, v98
	buffer_load_dword v98, off, s[0:3], 0 offset:2632
	buffer_load_dword v99, off, s[0:3], 0 offset:2636
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v98, v98, v99
	v_add_f32_e32 v97, v98, v97
	v_add_f32_e32 v92, v97, v95
	v_add_f32_e32 v91, v92, v91
	.loc	0 124
	v_cndmask_b32_e32 v92, v173, v91, vcc
	.loc	0 125
	v_cmp_lt_f32_e32 vcc, v16, v17
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_cmp_lt_f32_e32 vcc, v15, v0
	v_cndmask_b32_e32 v15, v15, v0, vcc
	v_cmp_lt_f32_e32 vcc, v14, v18
	v_cndmask_b32_e32 v14, v14, v18, vcc
	v_cmp_lt_f32_e32 vcc, v13, v19
	v_cndmask_b32_e32 v13, v13, v19, vcc
	v_cmp_lt_f32_e32 vcc, v12, v20
	v_cndmask_b32_e32 v12, v12, v20, vcc
	v_cmp_lt_f32_e32 vcc, v11, v81
	v_cndmask_b32_e32 v11, v11, v81, vcc
	v_cmp_lt_f32_e32 vcc, v10, v82
	v_cndmask_b32_e32 v10, v10, v82, vcc
	v_cmp_lt_f32_e32 vcc, v9, v83
	v_cndmask_b32_e32 v9, v9, v83, vcc
	v_cmp_lt_f32_e32 vcc, v8, v84
	v_cndmask_b32_e32 v8, v8, v84, vcc
	v_cmp_lt_f32_e32 vcc, v7, v85
	v_cndmask_b32_e32 v7, v7, v85, vcc
	v_cmp_lt_f32_e32 vcc, v6, v86
	v_cndmask_b32_e32 v6, v6, v86, vcc
	v_cmp_lt_f32_e32 vcc, v5, v87
	v_cndmask_b32_e32 v5, v5, v87, vcc
	v_cmp_lt_f32_e32 vcc, v4, v88
	v_cndmask_b32_e32 v4, v4, v88, vcc
	v_cmp_lt_f32_e32 vcc, v3, v89
	v_cndmask_b32_e32 v3, v3, v89, vcc
	v_cmp_lt_f32_e32 vcc, v2, v90
	v_cndmask_b32_e32 v2, v2, v90, vcc
	v_cmp_lt_f32_e32 vcc, v1, v91
	.loc	0 124
	buffer_store_dword v92, v104, s[0:3], 0 offen
	.loc	0 125
	v_cndmask_b32_e32 v1, v1, v91, vcc
	.loc	0 117
	v_add_u32_e32 v104, vcc, 64, v104
	s_cbranch_scc0 .LBB2_14
; %bb.15:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	0 131
	s_lshl_b32 s61, s57, 6
	v_mov_b32_e32 v0, 0x840
	v_add_u32_e32 v48, vcc, s61, v0
	v_or_b32_e32 v17, 36, v48
	v_or_b32_e32 v18, 40, v48
	v_or_b32_e32 v19, 44, v48
	v_or_b32_e32 v20, 48, v48
	v_or_b32_e32 v22, 52, v48
	v_or_b32_e32 v23, 56, v48
	v_or_b32_e32 v24, 60, v48
	buffer_load_dword v21, v48, s[0:3], 0 offen
	v_or_b32_e32 v0, 16, v48
	buffer_load_dword v25, v17, s[0:3], 0 offen
	buffer_load_dword v26, v18, s[0:3], 0 offen
	buffer_load_dword v27, v19, s[0:3], 0 offen
	buffer_load_dword v17, v20, s[0:3], 0 offen
	buffer_load_dword v18, v22, s[0:3], 0 offen
	buffer_load_dword v19, v23, s[0:3], 0 offen
	buffer_load_dword v20, v24, s[0:3], 0 offen
	v_or_b32_e32 v22, 20, v48
	v_or_b32_e32 v23, 24, v48
	v_or_b32_e32 v24, 28, v48
	v_or_b32_e32 v28, 32, v48
	v_or_b32_e32 v29, 12, v48
	buffer_load_dword v28, v28, s[0:3], 0 offen
	buffer_load_dword v33, v29, s[0:3], 0 offen
	buffer_load_dword v34, v0, s[0:3], 0 offen
	buffer_load_dword v22, v22, s[0:3], 0 offen
	buffer_load_dword v23, v23, s[0:3], 0 offen
	buffer_load_dword v24, v24, s[0:3], 0 offen
	v_or_b32_e32 v0, 4, v48
	v_or_b32_e32 v29, 8, v48
	buffer_load_dword v35, v0, s[0:3], 0 offen
	buffer_load_dword v36, v29, s[0:3], 0 offen
	buffer_load_dword v49, off, s[0:3], 0 offset:2980
	buffer_load_dword v50, off, s[0:3], 0 offset:2984
	buffer_load_dword v51, off, s[0:3], 0 offset:2988
	buffer_load_dword v52, off, s[0:3], 0 offset:2992
	buffer_load_dword v53, off, s[0:3], 0 offset:2996
	buffer_load_dword v54, off, s[0:3], 0 offset:3000
	buffer_load_dword v55, off, s[0:3], 0 offset:3004
	buffer_load_dword v56, off, s[0:3], 0 offset:3008
	buffer_load_dword v57, off, s[0:3], 0 offset:3012
	buffer_load_dword v58, off, s[0:3], 0 offset:3016
	buffer_load_dword v59, off, s[0:3], 0 offset:3020
	buffer_load_dword v60, off, s[0:3], 0 offset:3024
	buffer_load_dword v61, off, s[0:3], 0 offset:3028
	buffer_load_dword v62, off, s[0:3], 0 offset:3032
	buffer_load_dword v63, off, s[0:3], 0 offset:3036
	buffer_load_dword v64, off, s[0:3], 0 offset:3040
	v_mov_b32_e32 v86, 0xb5ddea0e
	v_mov_b32_e32 v87, 0x2f800000
	v_mov_b32_e32 v88, 0x7f800000
	s_mov_b32 s61, s59
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v29, v49
	.loc	0 128
	v_cmp_gt_f32_e32 vcc, v1, v29
	v_cndmask_b32_e32 v0, v29, v1, vcc
	v_cmp_gt_f32_e32 vcc, v2, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_cmp_gt_f32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v0, v0, v3, vcc
	v_cmp_gt_f32_e32 vcc, v4, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_cmp_gt_f32_e32 vcc, v5, v0
	v_cndmask_b32_e32 v0, v0, v5, vcc
	v_cmp_gt_f32_e32 vcc, v6, v0
	v_cndmask_b32_e32 v0, v0, v6, vcc
	v_cmp_gt_f32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v0, v0, v7, vcc
	v_cmp_gt_f32_e32 vcc, v8, v0
	v_cndmask_b32_e32 v0, v0, v8, vcc
	v_cmp_gt_f32_e32 vcc, v9, v0
	v_cndmask_b32_e32 v0, v0, v9, vcc
	v_cmp_gt_f32_e32 vcc, v10, v0
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_cmp_gt_f32_e32 vcc, v11, v0
	v_cndmask_b32_e32 v0, v0, v11, vcc
	v_cmp_gt_f32_e32 vcc, v12, v0
	v_cndmask_b32_e32 v0, v0, v12, vcc
	v_cmp_gt_f32_e32 vcc, v13, v0
	v_cndmask_b32_e32 v0, v0, v13, vcc
	v_cmp_gt_f32_e32 vcc, v14, v0
	v_cndmask_b32_e32 v0, v0, v14, vcc
	v_cmp_gt_f32_e32 vcc, v15, v0
	v_cndmask_b32_e32 v0, v0, v15, vcc
	v_cmp_gt_f32_e32 vcc, v16, v0
	v_cndmask_b32_e32 v1, v0, v16, vcc
	.loc	0 129
	v_sub_f32_e32 v0, v29, v1
	v_rndne_f32_e32 v2, v0
	v_sub_f32_e32 v3, v0, v2
	v_mul_f32_e32 v4, 0x3717f7d1, v3
	v_mac_f32_e32 v4, 0x3f317180, v3
	v_mul_f32_e32 v5, v4, v4
	v_madmk_f32 v6, v5, 0x3331bb4c, v86
	v_madak_f32 v6, v5, v6, 0x388ab355
	v_madak_f32 v6, v5, v6, 0xbb360b61
	v_madak_f32 v6, v5, v6, 0x3e2aaaab
	v_mad_f32 v5, -v5, v6, v4
	v_sub_f32_e32 v6, 2.0, v5
	v_cmp_gt_f32_e64 vcc, |v6|, s29
	v_cndmask_b32_e32 v7, 1.0, v87, vcc
	v_mul_f32_e32 v6, v6, v7
	v_rcp_f32_e32 v6, v6
	v_mul_f32_e32 v4, v4, v5
	v_cvt_i32_f32_e32 v2, v2
	v_mov_b32_e32 v49, 0x940
	v_mul_f32_e32 v4, v4, v6
	v_mul_f32_e32 v4, v7, v4
	v_mad_f32 v4, -v3, s27, -v4
	v_mad_f32 v3, v3, s28, -v4
	v_add_f32_e32 v3, 1.0, v3
	v_lshlrev_b32_e32 v2, 23, v2
	v_add_u32_e32 v2, vcc, v2, v3
	v_cmp_ngt_f32_e32 vcc, s30, v0
	v_cndmask_b32_e32 v2, 0, v2, vcc
	v_cmp_gt_f32_e32 vcc, s31, v0
	v_cndmask_b32_e32 v2, v88, v2, vcc
	v_cmp_o_f32_e32 vcc, v0, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc
	.loc	0 131
	v_mul_f32_e32 v20, v0, v20
	v_mul_f32_e32 v19, v0, v19
	v_mul_f32_e32 v18, v0, v18
	v_mul_f32_e32 v17, v0, v17
	v_mul_f32_e32 v32, v0, v27
	v_mul_f32_e32 v31, v0, v26
	v_mul_f32_e32 v30, v0, v25
	v_mul_f32_e32 v29, v0, v28
	v_mul_f32_e32 v28, v0, v24
	v_mul_f32_e32 v27, v0, v23
	v_mul_f32_e32 v26, v0, v22
	v_mul_f32_e32 v25, v0, v34
	v_mul_f32_e32 v24, v0, v33
	v_mul_f32_e32 v23, v0, v36
	v_mul_f32_e32 v22, v0, v35
	v_mul_f32_e32 v21, v0, v21
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
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v16, v0
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v34, v1
	v_mov_b32_e32 v35, v1
	v_mov_b32_e32 v36, v1
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v38, v1
	v_mov_b32_e32 v39, v1
	v_mov_b32_e32 v40, v1
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v42, v1
	v_mov_b32_e32 v43, v1
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v1
	v_mov_b32_e32 v46, v1
	v_mov_b32_e32 v47, v1
.LBB2_16:                               ;   Parent Loop BB2_8 Depth=1
                                        ;     Parent Loop BB2_12 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 132
	buffer_load_dword v50, v49, s[0:3], 0 offen
	v_add_u32_e32 v51, vcc, 4, v49
	buffer_load_dword v52, v51, s[0:3], 0 offen
	s_add_i32 s61, s61, -1
	s_cmp_eq_u32 s61, 0
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v50, v50, v1
	v_rndne_f32_e32 v53, v50
	v_sub_f32_e32 v54, v50, v53
	v_mul_f32_e32 v55, 0x3717f7d1, v54
	v_mac_f32_e32 v55, 0x3f317180, v54
	v_mul_f32_e32 v56, v55, v55
	v_madmk_f32 v57, v56, 0x3331bb4c, v86
	v_madak_f32 v57, v56, v57, 0x388ab355
	v_madak_f32 v57, v56, v57, 0xbb360b61
	v_madak_f32 v57, v56, v57, 0x3e2aaaab
	v_mad_f32 v56, -v56, v57, v55
	v_add_u32_e32 v57, vcc, 8, v49
	buffer_load_dword v58, v57, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v52, v52, v33
	v_rndne_f32_e32 v59, v52
	v_sub_f32_e32 v60, v52, v59
	v_mul_f32_e32 v61, 0x3717f7d1, v60
	v_mac_f32_e32 v61, 0x3f317180, v60
	v_mul_f32_e32 v62, v61, v61
	v_madmk_f32 v63, v62, 0x3331bb4c, v86
	v_madak_f32 v63, v62, v63, 0x388ab355
	v_madak_f32 v63, v62, v63, 0xbb360b61
	v_madak_f32 v63, v62, v63, 0x3e2aaaab
	v_mad_f32 v62, -v62, v63, v61
	v_add_u32_e32 v63, vcc, 12, v49
	buffer_load_dword v64, v63, s[0:3], 0 offen
	v_mul_f32_e32 v55, v55, v56
	v_sub_f32_e32 v56, 2.0, v56
	v_cmp_gt_f32_e64 vcc, |v56|, s29
	v_cvt_i32_f32_e32 v53, v53
	v_lshlrev_b32_e32 v53, 23, v53
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v58, v58, v34
	v_rndne_f32_e32 v65, v58
	v_sub_f32_e32 v66, v58, v65
	v_mul_f32_e32 v67, 0x3717f7d1, v66
	v_mac_f32_e32 v67, 0x3f317180, v66
	v_mul_f32_e32 v68, v67, v67
	v_madmk_f32 v69, v68, 0x3331bb4c, v86
	v_madak_f32 v69, v68, v69, 0x388ab355
	v_madak_f32 v69, v68, v69, 0xbb360b61
	v_madak_f32 v69, v68, v69, 0x3e2aaaab
	v_mad_f32 v68, -v68, v69, v67
	v_cndmask_b32_e32 v69, 1.0, v87, vcc
	v_mul_f32_e32 v56, v56, v69
	v_rcp_f32_e32 v56, v56
	v_mul_f32_e32 v55, v55, v56
	v_mul_f32_e32 v56, v61, v62
	v_sub_f32_e32 v61, 2.0, v62
	v_cmp_gt_f32_e64 vcc, |v61|, s29
	v_cndmask_b32_e32 v62, 1.0, v87, vcc
	v_mul_f32_e32 v61, v61, v62
	v_rcp_f32_e32 v61, v61
	v_mul_f32_e32 v55, v69, v55
	v_mad_f32 v55, -v54, s27, -v55
	v_mad_f32 v54, v54, s28, -v55
	v_mul_f32_e32 v56, v56, v61
	v_mul_f32_e32 v61, v67, v68
	v_sub_f32_e32 v67, 2.0, v68
	v_cmp_gt_f32_e64 vcc, |v67|, s29
	v_cndmask_b32_e32 v68, 1.0, v87, vcc
	v_add_f32_e32 v54, 1.0, v54
	v_mul_f32_e32 v67, v67, v68
	v_add_u32_e32 v53, vcc, v53, v54
	v_cvt_i32_f32_e32 v54, v59
	v_rcp_f32_e32 v67, v67
	v_mul_f32_e32 v56, v62, v56
	v_mad_f32 v55, -v60, s27, -v56
	v_mad_f32 v55, v60, s28, -v55
	v_lshlrev_b32_e32 v54, 23, v54
	v_add_f32_e32 v55, 1.0, v55
	v_mul_f32_e32 v61, v61, v67
	v_add_u32_e32 v54, vcc, v54, v55
	v_cvt_i32_f32_e32 v55, v65
	v_mul_f32_e32 v61, v68, v61
	v_mad_f32 v56, -v66, s27, -v61
	v_mad_f32 v56, v66, s28, -v56
	v_lshlrev_b32_e32 v55, 23, v55
	v_add_f32_e32 v56, 1.0, v56
	v_add_u32_e32 v55, vcc, v55, v56
	v_cmp_ngt_f32_e32 vcc, s30, v50
	v_cndmask_b32_e32 v53, 0, v53, vcc
	v_cmp_gt_f32_e32 vcc, s31, v50
	v_cndmask_b32_e32 v53, v88, v53, vcc
	v_cmp_o_f32_e32 vcc, v50, v50
	v_cndmask_b32_e32 v50, v50, v53, vcc
	v_cmp_ngt_f32_e32 vcc, s30, v52
	v_cndmask_b32_e32 v53, 0, v54, vcc
	v_cmp_gt_f32_e32 vcc, s31, v52
	v_cndmask_b32_e32 v53, v88, v53, vcc
	v_cmp_o_f32_e32 vcc, v52, v52
	v_cndmask_b32_e32 v52, v52, v53, vcc
	v_cmp_ngt_f32_e32 vcc, s30, v58
	v_cndmask_b32_e32 v53, 0, v55, vcc
	v_cmp_gt_f32_e32 vcc, s31, v58
	v_cndmask_b32_e32 v53, v88, v53, vcc
	v_cmp_o_f32_e32 vcc, v58, v58
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v56, v64, v35
	v_cndmask_b32_e32 v53, v58, v53, vcc
	v_add_u32_e32 v54, vcc, 16, v49
	v_rndne_f32_e32 v58, v56
	buffer_load_dword v55, v54, s[0:3], 0 offen
	v_sub_f32_e32 v59, v56, v58
	v_mul_f32_e32 v60, 0x3717f7d1, v59
	v_mac_f32_e32 v60, 0x3f317180, v59
	v_mul_f32_e32 v61, v60, v60
	v_madmk_f32 v62, v61, 0x3331bb4c, v86
	v_madak_f32 v62, v61, v62, 0x388ab355
	v_madak_f32 v62, v61, v62, 0xbb360b61
	v_madak_f32 v62, v61, v62, 0x3e2aaaab
	v_mad_f32 v61, -v61, v62, v60
	v_mul_f32_e32 v60, v60, v61
	v_sub_f32_e32 v61, 2.0, v61
	v_cmp_gt_f32_e64 vcc, |v61|, s29
	v_cndmask_b32_e32 v62, 1.0, v87, vcc
	v_mul_f32_e32 v61, v61, v62
	v_rcp_f32_e32 v61, v61
	v_cvt_i32_f32_e32 v58, v58
	v_add_f32_e32 v21, v21, v50
	v_add_f32_e32 v23, v23, v53
	v_mul_f32_e32 v60, v60, v61
	v_mul_f32_e32 v60, v62, v60
	v_mad_f32 v60, -v59, s27, -v60
	v_mad_f32 v59, v59, s28, -v60
	v_add_f32_e32 v59, 1.0, v59
	v_lshlrev_b32_e32 v58, 23, v58
	v_add_u32_e32 v58, vcc, v58, v59
	v_cmp_ngt_f32_e32 vcc, s30, v56
	v_cndmask_b32_e32 v58, 0, v58, vcc
	v_cmp_gt_f32_e32 vcc, s31, v56
	v_cndmask_b32_e32 v58, v88, v58, vcc
	v_cmp_o_f32_e32 vcc, v56, v56
	v_cndmask_b32_e32 v56, v56, v58, vcc
	v_add_u32_e32 v58, vcc, 20, v49
	buffer_load_dword v59, v58, s[0:3], 0 offen
	v_add_f32_e32 v24, v24, v56
	v_add_f32_e32 v22, v22, v52
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v55, v55, v36
	v_rndne_f32_e32 v60, v55
	v_sub_f32_e32 v61, v55, v60
	v_mul_f32_e32 v62, 0x3717f7d1, v61
	v_mac_f32_e32 v62, 0x3f317180, v61
	v_mul_f32_e32 v64, v62, v62
	v_madmk_f32 v65, v64, 0x3331bb4c, v86
	v_madak_f32 v65, v64, v65, 0x388ab355
	v_madak_f32 v65, v64, v65, 0xbb360b61
	v_madak_f32 v65, v64, v65, 0x3e2aaaab
	v_mad_f32 v64, -v64, v65, v62
	v_mul_f32_e32 v62, v62, v64
	v_sub_f32_e32 v64, 2.0, v64
	v_cmp_gt_f32_e64 vcc, |v64|, s29
	v_cndmask_b32_e32 v65, 1.0, v87, vcc
	v_mul_f32_e32 v64, v64, v65
	v_rcp_f32_e32 v64, v64
	v_cvt_i32_f32_e32 v60, v60
	v_mul_f32_e32 v62, v62, v64
	v_mul_f32_e32 v62, v65, v62
	v_mad_f32 v62, -v61, s27, -v62
	v_mad_f32 v61, v61, s28, -v62
	v_add_f32_e32 v61, 1.0, v61
	v_lshlrev_b32_e32 v60, 23, v60
	v_add_u32_e32 v60, vcc, v60, v61
	v_cmp_ngt_f32_e32 vcc, s30, v55
	v_cndmask_b32_e32 v60, 0, v60, vcc
	v_cmp_gt_f32_e32 vcc, s31, v55
	v_cndmask_b32_e32 v60, v88, v60, vcc
	v_cmp_o_f32_e32 vcc, v55, v55
	v_cndmask_b32_e32 v55, v55, v60, vcc
	v_add_u32_e32 v60, vcc, 24, v49
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v59, v59, v37
	v_rndne_f32_e32 v62, v59
	buffer_load_dword v61, v60, s[0:3], 0 offen
	v_sub_f32_e32 v64, v59, v62
	v_mul_f32_e32 v65, 0x3717f7d1, v64
	v_mac_f32_e32 v65, 0x3f317180, v64
	v_mul_f32_e32 v66, v65, v65
	v_madmk_f32 v67, v66, 0x3331bb4c, v86
	v_madak_f32 v67, v66, v67, 0x388ab355
	v_madak_f32 v67, v66, v67, 0xbb360b61
	v_madak_f32 v67, v66, v67, 0x3e2aaaab
	v_mad_f32 v66, -v66, v67, v65
	v_mul_f32_e32 v65, v65, v66
	v_sub_f32_e32 v66, 2.0, v66
	v_cmp_gt_f32_e64 vcc, |v66|, s29
	v_cndmask_b32_e32 v67, 1.0, v87, vcc
	v_mul_f32_e32 v66, v66, v67
	v_rcp_f32_e32 v66, v66
	v_cvt_i32_f32_e32 v62, v62
	v_add_f32_e32 v25, v25, v55
	v_mul_f32_e32 v65, v65, v66
	v_mul_f32_e32 v65, v67, v65
	v_mad_f32 v65, -v64, s27, -v65
	v_mad_f32 v64, v64, s28, -v65
	v_add_f32_e32 v64, 1.0, v64
	v_lshlrev_b32_e32 v62, 23, v62
	v_add_u32_e32 v62, vcc, v62, v64
	v_cmp_ngt_f32_e32 vcc, s30, v59
	v_cndmask_b32_e32 v62, 0, v62, vcc
	v_cmp_gt_f32_e32 vcc, s31, v59
	v_cndmask_b32_e32 v62, v88, v62, vcc
	v_cmp_o_f32_e32 vcc, v59, v59
	v_cndmask_b32_e32 v59, v59, v62, vcc
	v_add_u32_e32 v62, vcc, 28, v49
	buffer_load_dword v64, v62, s[0:3], 0 offen
	v_add_f32_e32 v26, v26, v59
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v61, v61, v38
	v_rndne_f32_e32 v65, v61
	v_sub_f32_e32 v66, v61, v65
	v_mul_f32_e32 v67, 0x3717f7d1, v66
	v_mac_f32_e32 v67, 0x3f317180, v66
	v_mul_f32_e32 v68, v67, v67
	v_madmk_f32 v69, v68, 0x3331bb4c, v86
	v_madak_f32 v69, v68, v69, 0x388ab355
	v_madak_f32 v69, v68, v69, 0xbb360b61
	v_madak_f32 v69, v68, v69, 0x3e2aaaab
	v_mad_f32 v68, -v68, v69, v67
	v_mul_f32_e32 v67, v67, v68
	v_sub_f32_e32 v68, 2.0, v68
	v_cmp_gt_f32_e64 vcc, |v68|, s29
	v_cndmask_b32_e32 v69, 1.0, v87, vcc
	v_mul_f32_e32 v68, v68, v69
	v_rcp_f32_e32 v68, v68
	v_cvt_i32_f32_e32 v65, v65
	v_mul_f32_e32 v67, v67, v68
	v_mul_f32_e32 v67, v69, v67
	v_mad_f32 v67, -v66, s27, -v67
	v_mad_f32 v66, v66, s28, -v67
	v_add_f32_e32 v66, 1.0, v66
	v_lshlrev_b32_e32 v65, 23, v65
	v_add_u32_e32 v65, vcc, v65, v66
	v_cmp_ngt_f32_e32 vcc, s30, v61
	v_cndmask_b32_e32 v65, 0, v65, vcc
	v_cmp_gt_f32_e32 vcc, s31, v61
	v_cndmask_b32_e32 v65, v88, v65, vcc
	v_cmp_o_f32_e32 vcc, v61, v61
	v_cndmask_b32_e32 v61, v61, v65, vcc
	v_add_f32_e32 v27, v27, v61
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v64, v64, v39
	v_rndne_f32_e32 v65, v64
	v_sub_f32_e32 v66, v64, v65
	v_mul_f32_e32 v67, 0x3717f7d1, v66
	v_mac_f32_e32 v67, 0x3f317180, v66
	v_mul_f32_e32 v68, v67, v67
	v_madmk_f32 v69, v68, 0x3331bb4c, v86
	v_madak_f32 v69, v68, v69, 0x388ab355
	v_madak_f32 v69, v68, v69, 0xbb360b61
	v_madak_f32 v69, v68, v69, 0x3e2aaaab
	v_mad_f32 v68, -v68, v69, v67
	v_mul_f32_e32 v67, v67, v68
	v_sub_f32_e32 v68, 2.0, v68
	v_cmp_gt_f32_e64 vcc, |v68|, s29
	v_cndmask_b32_e32 v69, 1.0, v87, vcc
	v_mul_f32_e32 v68, v68, v69
	v_rcp_f32_e32 v68, v68
	v_cvt_i32_f32_e32 v65, v65
	v_mul_f32_e32 v67, v67, v68
	v_mul_f32_e32 v67, v69, v67
	v_mad_f32 v67, -v66, s27, -v67
	v_mad_f32 v66, v66, s28, -v67
	v_add_f32_e32 v66, 1.0, v66
	v_lshlrev_b32_e32 v65, 23, v65
	v_add_u32_e32 v65, vcc, v65, v66
	v_cmp_ngt_f32_e32 vcc, s30, v64
	v_cndmask_b32_e32 v65, 0, v65, vcc
	v_cmp_gt_f32_e32 vcc, s31, v64
	v_cndmask_b32_e32 v65, v88, v65, vcc
	v_cmp_o_f32_e32 vcc, v64, v64
	v_cndmask_b32_e32 v64, v64, v65, vcc
	v_add_u32_e32 v65, vcc, 32, v49
	buffer_load_dword v66, v65, s[0:3], 0 offen
	v_add_u32_e32 v67, vcc, 36, v49
	buffer_load_dword v68, v67, s[0:3], 0 offen
	v_add_f32_e32 v28, v28, v64
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v66, v66, v40
	v_rndne_f32_e32 v69, v66
	v_sub_f32_e32 v70, v66, v69
	v_mul_f32_e32 v71, 0x3717f7d1, v70
	v_mac_f32_e32 v71, 0x3f317180, v70
	v_mul_f32_e32 v72, v71, v71
	v_madmk_f32 v73, v72, 0x3331bb4c, v86
	v_madak_f32 v73, v72, v73, 0x388ab355
	v_madak_f32 v73, v72, v73, 0xbb360b61
	v_madak_f32 v73, v72, v73, 0x3e2aaaab
	v_mad_f32 v72, -v72, v73, v71
	v_mul_f32_e32 v71, v71, v72
	v_sub_f32_e32 v72, 2.0, v72
	v_cmp_gt_f32_e64 vcc, |v72|, s29
	v_cndmask_b32_e32 v73, 1.0, v87, vcc
	v_mul_f32_e32 v72, v72, v73
	v_rcp_f32_e32 v72, v72
	v_cvt_i32_f32_e32 v69, v69
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v68, v68, v41
	v_mul_f32_e32 v71, v71, v72
	v_mul_f32_e32 v71, v73, v71
	v_mad_f32 v71, -v70, s27, -v71
	v_mad_f32 v70, v70, s28, -v71
	v_add_f32_e32 v70, 1.0, v70
	v_lshlrev_b32_e32 v69, 23, v69
	v_add_u32_e32 v69, vcc, v69, v70
	v_cmp_ngt_f32_e32 vcc, s30, v66
	v_cndmask_b32_e32 v69, 0, v69, vcc
	v_cmp_gt_f32_e32 vcc, s31, v66
	v_cndmask_b32_e32 v69, v88, v69, vcc
	v_cmp_o_f32_e32 vcc, v66, v66
	v_cndmask_b32_e32 v66, v66, v69, vcc
	v_add_u32_e32 v69, vcc, 40, v49
	v_rndne_f32_e32 v71, v68
	buffer_load_dword v70, v69, s[0:3], 0 offen
	v_sub_f32_e32 v72, v68, v71
	v_mul_f32_e32 v73, 0x3717f7d1, v72
	v_mac_f32_e32 v73, 0x3f317180, v72
	v_mul_f32_e32 v74, v73, v73
	v_madmk_f32 v75, v74, 0x3331bb4c, v86
	v_madak_f32 v75, v74, v75, 0x388ab355
	v_madak_f32 v75, v74, v75, 0xbb360b61
	v_madak_f32 v75, v74, v75, 0x3e2aaaab
	v_mad_f32 v74, -v74, v75, v73
	v_mul_f32_e32 v73, v73, v74
	v_sub_f32_e32 v74, 2.0, v74
	v_cmp_gt_f32_e64 vcc, |v74|, s29
	v_cndmask_b32_e32 v75, 1.0, v87, vcc
	v_mul_f32_e32 v74, v74, v75
	v_rcp_f32_e32 v74, v74
	v_cvt_i32_f32_e32 v71, v71
	v_add_f32_e32 v29, v29, v66
	v_mul_f32_e32 v73, v73, v74
	v_mul_f32_e32 v73, v75, v73
	v_mad_f32 v73, -v72, s27, -v73
	v_mad_f32 v72, v72, s28, -v73
	v_add_f32_e32 v72, 1.0, v72
	v_lshlrev_b32_e32 v71, 23, v71
	v_add_u32_e32 v71, vcc, v71, v72
	v_cmp_ngt_f32_e32 vcc, s30, v68
	v_cndmask_b32_e32 v71, 0, v71, vcc
	v_cmp_gt_f32_e32 vcc, s31, v68
	v_cndmask_b32_e32 v71, v88, v71, vcc
	v_cmp_o_f32_e32 vcc, v68, v68
	v_cndmask_b32_e32 v68, v68, v71, vcc
	v_add_u32_e32 v71, vcc, 44, v49
	buffer_load_dword v72, v71, s[0:3], 0 offen
	v_add_f32_e32 v30, v30, v68
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v70, v70, v42
	v_rndne_f32_e32 v73, v70
	v_sub_f32_e32 v74, v70, v73
	v_mul_f32_e32 v75, 0x3717f7d1, v74
	v_mac_f32_e32 v75, 0x3f317180, v74
	v_mul_f32_e32 v76, v75, v75
	v_madmk_f32 v77, v76, 0x3331bb4c, v86
	v_madak_f32 v77, v76, v77, 0x388ab355
	v_madak_f32 v77, v76, v77, 0xbb360b61
	v_madak_f32 v77, v76, v77, 0x3e2aaaab
	v_mad_f32 v76, -v76, v77, v75
	v_mul_f32_e32 v75, v75, v76
	v_sub_f32_e32 v76, 2.0, v76
	v_cmp_gt_f32_e64 vcc, |v76|, s29
	v_cndmask_b32_e32 v77, 1.0, v87, vcc
	v_mul_f32_e32 v76, v76, v77
	v_rcp_f32_e32 v76, v76
	v_cvt_i32_f32_e32 v73, v73
	v_mul_f32_e32 v75, v75, v76
	v_mul_f32_e32 v75, v77, v75
	v_mad_f32 v75, -v74, s27, -v75
	v_mad_f32 v74, v74, s28, -v75
	v_add_f32_e32 v74, 1.0, v74
	v_lshlrev_b32_e32 v73, 23, v73
	v_add_u32_e32 v73, vcc, v73, v74
	v_cmp_ngt_f32_e32 vcc, s30, v70
	v_cndmask_b32_e32 v73, 0, v73, vcc
	v_cmp_gt_f32_e32 vcc, s31, v70
	v_cndmask_b32_e32 v73, v88, v73, vcc
	v_cmp_o_f32_e32 vcc, v70, v70
	v_cndmask_b32_e32 v70, v70, v73, vcc
	v_add_u32_e32 v73, vcc, 48, v49
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v72, v72, v43
	v_rndne_f32_e32 v75, v72
	buffer_load_dword v74, v73, s[0:3], 0 offen
	v_sub_f32_e32 v76, v72, v75
	v_mul_f32_e32 v77, 0x3717f7d1, v76
	v_mac_f32_e32 v77, 0x3f317180, v76
	v_mul_f32_e32 v78, v77, v77
	v_madmk_f32 v79, v78, 0x3331bb4c, v86
	v_madak_f32 v79, v78, v79, 0x388ab355
	v_madak_f32 v79, v78, v79, 0xbb360b61
	v_madak_f32 v79, v78, v79, 0x3e2aaaab
	v_mad_f32 v78, -v78, v79, v77
	v_mul_f32_e32 v77, v77, v78
	v_sub_f32_e32 v78, 2.0, v78
	v_cmp_gt_f32_e64 vcc, |v78|, s29
	v_cndmask_b32_e32 v79, 1.0, v87, vcc
	v_mul_f32_e32 v78, v78, v79
	v_rcp_f32_e32 v78, v78
	v_cvt_i32_f32_e32 v75, v75
	v_add_f32_e32 v31, v31, v70
	v_mul_f32_e32 v77, v77, v78
	v_mul_f32_e32 v77, v79, v77
	v_mad_f32 v77, -v76, s27, -v77
	v_mad_f32 v76, v76, s28, -v77
	v_add_f32_e32 v76, 1.0, v76
	v_lshlrev_b32_e32 v75, 23, v75
	v_add_u32_e32 v75, vcc, v75, v76
	v_cmp_ngt_f32_e32 vcc, s30, v72
	v_cndmask_b32_e32 v75, 0, v75, vcc
	v_cmp_gt_f32_e32 vcc, s31, v72
	v_cndmask_b32_e32 v75, v88, v75, vcc
	v_cmp_o_f32_e32 vcc, v72, v72
	v_cndmask_b32_e32 v72, v72, v75, vcc
	v_add_u32_e32 v75, vcc, 52, v49
	buffer_load_dword v76, v75, s[0:3], 0 offen
	v_add_f32_e32 v32, v32, v72
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v74, v74, v44
	v_rndne_f32_e32 v77, v74
	v_sub_f32_e32 v78, v74, v77
	v_mul_f32_e32 v79, 0x3717f7d1, v78
	v_mac_f32_e32 v79, 0x3f317180, v78
	v_mul_f32_e32 v80, v79, v79
	v_madmk_f32 v81, v80, 0x3331bb4c, v86
	v_madak_f32 v81, v80, v81, 0x388ab355
	v_madak_f32 v81, v80, v81, 0xbb360b61
	v_madak_f32 v81, v80, v81, 0x3e2aaaab
	v_mad_f32 v80, -v80, v81, v79
	v_mul_f32_e32 v79, v79, v80
	v_sub_f32_e32 v80, 2.0, v80
	v_cmp_gt_f32_e64 vcc, |v80|, s29
	v_cndmask_b32_e32 v81, 1.0, v87, vcc
	v_mul_f32_e32 v80, v80, v81
	v_rcp_f32_e32 v80, v80
	v_cvt_i32_f32_e32 v77, v77
	v_mul_f32_e32 v79, v79, v80
	v_mul_f32_e32 v79, v81, v79
	v_mad_f32 v79, -v78, s27, -v79
	v_mad_f32 v78, v78, s28, -v79
	v_add_f32_e32 v78, 1.0, v78
	v_lshlrev_b32_e32 v77, 23, v77
	v_add_u32_e32 v77, vcc, v77, v78
	v_cmp_ngt_f32_e32 vcc, s30, v74
	v_cndmask_b32_e32 v77, 0, v77, vcc
	v_cmp_gt_f32_e32 vcc, s31, v74
	v_cndmask_b32_e32 v77, v88, v77, vcc
	v_cmp_o_f32_e32 vcc, v74, v74
	v_cndmask_b32_e32 v74, v74, v77, vcc
	v_add_u32_e32 v77, vcc, 56, v49
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v76, v76, v45
	v_rndne_f32_e32 v79, v76
	buffer_load_dword v78, v77, s[0:3], 0 offen
	v_sub_f32_e32 v80, v76, v79
	v_mul_f32_e32 v81, 0x3717f7d1, v80
	v_mac_f32_e32 v81, 0x3f317180, v80
	v_mul_f32_e32 v82, v81, v81
	v_madmk_f32 v83, v82, 0x3331bb4c, v86
	v_madak_f32 v83, v82, v83, 0x388ab355
	v_madak_f32 v83, v82, v83, 0xbb360b61
	v_madak_f32 v83, v82, v83, 0x3e2aaaab
	v_mad_f32 v82, -v82, v83, v81
	v_mul_f32_e32 v81, v81, v82
	v_sub_f32_e32 v82, 2.0, v82
	v_cmp_gt_f32_e64 vcc, |v82|, s29
	v_cndmask_b32_e32 v83, 1.0, v87, vcc
	v_mul_f32_e32 v82, v82, v83
	v_rcp_f32_e32 v82, v82
	v_cvt_i32_f32_e32 v79, v79
	v_add_f32_e32 v17, v17, v74
	v_mul_f32_e32 v81, v81, v82
	v_mul_f32_e32 v81, v83, v81
	v_mad_f32 v81, -v80, s27, -v81
	v_mad_f32 v80, v80, s28, -v81
	v_add_f32_e32 v80, 1.0, v80
	v_lshlrev_b32_e32 v79, 23, v79
	v_add_u32_e32 v79, vcc, v79, v80
	v_cmp_ngt_f32_e32 vcc, s30, v76
	v_cndmask_b32_e32 v79, 0, v79, vcc
	v_cmp_gt_f32_e32 vcc, s31, v76
	v_cndmask_b32_e32 v79, v88, v79, vcc
	v_cmp_o_f32_e32 vcc, v76, v76
	v_cndmask_b32_e32 v76, v76, v79, vcc
	v_add_u32_e32 v79, vcc, 60, v49
	buffer_load_dword v80, v79, s[0:3], 0 offen
	v_add_f32_e32 v18, v18, v76
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v78, v78, v46
	v_rndne_f32_e32 v81, v78
	v_sub_f32_e32 v82, v78, v81
	v_mul_f32_e32 v83, 0x3717f7d1, v82
	v_mac_f32_e32 v83, 0x3f317180, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v86
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_mul_f32_e32 v83, v83, v84
	v_sub_f32_e32 v84, 2.0, v84
	v_cmp_gt_f32_e64 vcc, |v84|, s29
	v_cndmask_b32_e32 v85, 1.0, v87, vcc
	v_mul_f32_e32 v84, v84, v85
	v_rcp_f32_e32 v84, v84
	v_cvt_i32_f32_e32 v81, v81
	v_mul_f32_e32 v83, v83, v84
	v_mul_f32_e32 v83, v85, v83
	v_mad_f32 v83, -v82, s27, -v83
	v_mad_f32 v82, v82, s28, -v83
	v_add_f32_e32 v82, 1.0, v82
	v_lshlrev_b32_e32 v81, 23, v81
	v_add_u32_e32 v81, vcc, v81, v82
	v_cmp_ngt_f32_e32 vcc, s30, v78
	v_cndmask_b32_e32 v81, 0, v81, vcc
	v_cmp_gt_f32_e32 vcc, s31, v78
	v_cndmask_b32_e32 v81, v88, v81, vcc
	v_cmp_o_f32_e32 vcc, v78, v78
	v_cndmask_b32_e32 v78, v78, v81, vcc
	v_add_f32_e32 v19, v19, v78
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v80, v80, v47
	v_rndne_f32_e32 v81, v80
	v_sub_f32_e32 v82, v80, v81
	v_mul_f32_e32 v83, 0x3717f7d1, v82
	v_mac_f32_e32 v83, 0x3f317180, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v86
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_mul_f32_e32 v83, v83, v84
	v_sub_f32_e32 v84, 2.0, v84
	v_cmp_gt_f32_e64 vcc, |v84|, s29
	v_cndmask_b32_e32 v85, 1.0, v87, vcc
	v_mul_f32_e32 v84, v84, v85
	v_rcp_f32_e32 v84, v84
	v_cvt_i32_f32_e32 v81, v81
	v_mul_f32_e32 v83, v83, v84
	v_mul_f32_e32 v83, v85, v83
	v_mad_f32 v83, -v82, s27, -v83
	v_mad_f32 v82, v82, s28, -v83
	v_add_f32_e32 v82, 1.0, v82
	v_lshlrev_b32_e32 v81, 23, v81
	v_add_u32_e32 v81, vcc, v81, v82
	v_cmp_ngt_f32_e32 vcc, s30, v80
	v_cndmask_b32_e32 v81, 0, v81, vcc
	v_cmp_gt_f32_e32 vcc, s31, v80
	v_cndmask_b32_e32 v81, v88, v81, vcc
	v_cmp_o_f32_e32 vcc, v80, v80
	v_cndmask_b32_e32 v80, v80, v81, vcc
	buffer_store_dword v52, v51, s[0:3], 0 offen
	buffer_store_dword v53, v57, s[0:3], 0 offen
	buffer_store_dword v56, v63, s[0:3], 0 offen
	buffer_store_dword v55, v54, s[0:3], 0 offen
	buffer_store_dword v59, v58, s[0:3], 0 offen
	buffer_store_dword v61, v60, s[0:3], 0 offen
	buffer_store_dword v64, v62, s[0:3], 0 offen
	buffer_store_dword v66, v65, s[0:3], 0 offen
	buffer_store_dword v68, v67, s[0:3], 0 offen
	buffer_store_dword v70, v69, s[0:3], 0 offen
	buffer_store_dword v72, v71, s[0:3], 0 offen
	buffer_store_dword v74, v73, s[0:3], 0 offen
	buffer_store_dword v76, v75, s[0:3], 0 offen
	buffer_store_dword v78, v77, s[0:3], 0 offen
	buffer_store_dword v80, v79, s[0:3], 0 offen
	buffer_store_dword v50, v49, s[0:3], 0 offen
	v_add_f32_e32 v20, v20, v80
	v_add_u32_e32 v49, vcc, 64, v49
	s_cbranch_scc0 .LBB2_16
; %bb.17:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	0 133
	v_add_u32_e32 v33, vcc, 60, v48
	buffer_store_dword v20, v33, s[0:3], 0 offen
	v_add_u32_e32 v20, vcc, 56, v48
	buffer_store_dword v19, v20, s[0:3], 0 offen
	v_add_u32_e32 v19, vcc, 52, v48
	buffer_store_dword v18, v19, s[0:3], 0 offen
	v_add_u32_e32 v18, vcc, 48, v48
	buffer_store_dword v17, v18, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 44, v48
	buffer_store_dword v32, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 40, v48
	buffer_store_dword v31, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 36, v48
	buffer_store_dword v30, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 32, v48
	buffer_store_dword v29, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 28, v48
	buffer_store_dword v28, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 24, v48
	buffer_store_dword v27, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 20, v48
	buffer_store_dword v26, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 16, v48
	buffer_store_dword v25, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 12, v48
	buffer_store_dword v24, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 8, v48
	buffer_store_dword v23, v17, s[0:3], 0 offen
	v_add_u32_e32 v17, vcc, 4, v48
	buffer_store_dword v22, v17, s[0:3], 0 offen
	buffer_store_dword v21, v48, s[0:3], 0 offen
	.loc	0 134
	v_mov_b32_e32 v17, 0x440
	v_add_u32_e32 v67, vcc, s60, v17
	v_or_b32_e32 v17, 60, v67
	v_or_b32_e32 v18, 56, v67
	v_or_b32_e32 v19, 52, v67
	v_or_b32_e32 v20, 48, v67
	v_or_b32_e32 v21, 44, v67
	v_or_b32_e32 v22, 40, v67
	v_or_b32_e32 v23, 36, v67
	v_add_u32_e32 v81, vcc, 0x7c, v67
	v_add_u32_e32 v75, vcc, 0xbc, v67
	v_add_u32_e32 v71, vcc, 0xf8, v67
	v_add_u32_e32 v68, vcc, 0xf4, v67
	v_add_u32_e32 v69, vcc, 0xf0, v67
	v_add_u32_e32 v89, vcc, 0x68, v67
	buffer_load_dword v17, v17, s[0:3], 0 offen
	buffer_load_dword v18, v18, s[0:3], 0 offen
	buffer_load_dword v19, v19, s[0:3], 0 offen
	buffer_load_dword v20, v20, s[0:3], 0 offen
	buffer_load_dword v21, v21, s[0:3], 0 offen
	buffer_load_dword v22, v22, s[0:3], 0 offen
	buffer_load_dword v24, v23, s[0:3], 0 offen
	v_add_u32_e32 v70, vcc, 0xfc, v67
	v_add_u32_e32 v82, vcc, 0x78, v67
	v_add_u32_e32 v76, vcc, 0xb8, v67
	v_add_u32_e32 v83, vcc, 0x74, v67
	v_add_u32_e32 v78, vcc, 0xb4, v67
	v_add_u32_e32 v85, vcc, 0x70, v67
	buffer_load_dword v23, v81, s[0:3], 0 offen
	buffer_load_dword v25, v82, s[0:3], 0 offen
	buffer_load_dword v26, v83, s[0:3], 0 offen
	buffer_load_dword v27, v85, s[0:3], 0 offen
	v_add_u32_e32 v79, vcc, 0xb0, v67
	v_add_u32_e32 v87, vcc, 0x6c, v67
	v_add_u32_e32 v80, vcc, 0xac, v67
	buffer_load_dword v28, v75, s[0:3], 0 offen
	buffer_load_dword v29, v76, s[0:3], 0 offen
	buffer_load_dword v30, v78, s[0:3], 0 offen
	buffer_load_dword v35, v79, s[0:3], 0 offen
	buffer_load_dword v36, v80, s[0:3], 0 offen
	buffer_load_dword v32, v70, s[0:3], 0 offen
	v_add_u32_e32 v72, vcc, 0xec, v67
	buffer_load_dword v33, v71, s[0:3], 0 offen
	buffer_load_dword v34, v68, s[0:3], 0 offen
	v_add_u32_e32 v84, vcc, 0xa8, v67
	v_add_u32_e32 v73, vcc, 0xe8, v67
	buffer_load_dword v37, v69, s[0:3], 0 offen
	buffer_load_dword v38, v72, s[0:3], 0 offen
	buffer_load_dword v39, v73, s[0:3], 0 offen
	buffer_load_dword v40, v87, s[0:3], 0 offen
	v_add_u32_e32 v91, vcc, 0x64, v67
	buffer_load_dword v41, v89, s[0:3], 0 offen
	buffer_load_dword v42, v91, s[0:3], 0 offen
	buffer_load_dword v43, v84, s[0:3], 0 offen
	v_add_u32_e32 v88, vcc, 0xa4, v67
	buffer_load_dword v44, v88, s[0:3], 0 offen
	v_add_u32_e32 v77, vcc, 0xe4, v67
	buffer_load_dword v45, v77, s[0:3], 0 offen
	v_add_u32_e32 v90, vcc, 64, v67
	v_add_u32_e32 v86, vcc, 0x80, v67
	v_add_u32_e32 v74, vcc, 0xc0, v67
	buffer_load_dword v50, v90, s[0:3], 0 offen
	buffer_load_dword v65, v86, s[0:3], 0 offen
	buffer_load_dword v66, v74, s[0:3], 0 offen
	buffer_load_dword v57, v67, s[0:3], 0 offen
	v_add_u32_e32 v92, vcc, 0xe0, v67
	v_add_u32_e32 v106, vcc, 0x60, v67
	v_add_u32_e32 v99, vcc, 0xa0, v67
	v_add_u32_e32 v107, vcc, 0x5c, v67
	v_add_u32_e32 v109, vcc, 0x58, v67
	v_add_u32_e32 v110, vcc, 0x54, v67
	v_add_u32_e32 v104, vcc, 0x90, v67
	v_add_u32_e32 v105, vcc, 0x8c, v67
	v_add_u32_e32 v115, vcc, 0x44, v67
	v_add_u32_e32 v111, vcc, 0x84, v67
	v_add_u32_e32 v93, vcc, 0xdc, v67
	v_add_u32_e32 v94, vcc, 0xd8, v67
	v_add_u32_e32 v95, vcc, 0xd4, v67
	v_add_u32_e32 v96, vcc, 0xd0, v67
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v31, v16, v17
	v_add_u32_e32 v97, vcc, 0xcc, v67
	v_add_u32_e32 v98, vcc, 0xc8, v67
	v_add_u32_e32 v100, vcc, 0x9c, v67
	v_add_u32_e32 v101, vcc, 0x98, v67
	v_add_u32_e32 v102, vcc, 0x94, v67
	v_add_u32_e32 v112, vcc, 0x50, v67
	v_add_u32_e32 v113, vcc, 0x4c, v67
	v_add_u32_e32 v114, vcc, 0x48, v67
	v_mul_f32_e32 v23, v16, v23
	v_mul_f32_e32 v25, v15, v25
	v_mul_f32_e32 v26, v14, v26
	v_mul_f32_e32 v27, v13, v27
	v_mul_f32_e32 v17, v16, v28
	v_add_u32_e32 v108, vcc, 0x88, v67
	v_mul_f32_e32 v16, v16, v32
	v_mul_f32_e32 v32, v15, v18
	v_mul_f32_e32 v18, v15, v29
	v_mul_f32_e32 v15, v15, v33
	v_mul_f32_e32 v33, v14, v19
	v_mul_f32_e32 v19, v14, v30
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v14, v14, v34
	v_mul_f32_e32 v34, v13, v20
	v_mul_f32_e32 v20, v13, v35
	v_mul_f32_e32 v35, v12, v21
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v28, v12, v40
	v_mul_f32_e32 v21, v12, v36
	v_mul_f32_e32 v12, v12, v38
	v_mul_f32_e32 v36, v11, v22
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v29, v11, v41
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v22, v11, v43
	v_mul_f32_e32 v11, v11, v39
	v_mul_f32_e32 v30, v10, v42
	v_or_b32_e32 v38, 32, v67
	v_or_b32_e32 v39, 28, v67
	v_or_b32_e32 v40, 24, v67
	v_or_b32_e32 v41, 20, v67
	v_or_b32_e32 v42, 16, v67
	buffer_load_dword v38, v38, s[0:3], 0 offen
	buffer_load_dword v39, v39, s[0:3], 0 offen
	buffer_load_dword v40, v40, s[0:3], 0 offen
	buffer_load_dword v41, v41, s[0:3], 0 offen
	buffer_load_dword v43, v42, s[0:3], 0 offen
	v_or_b32_e32 v42, 12, v67
	v_mul_f32_e32 v13, v13, v37
	v_mul_f32_e32 v37, v10, v24
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v24, v10, v44
	buffer_load_dword v44, v42, s[0:3], 0 offen
	v_or_b32_e32 v42, 8, v67
	buffer_load_dword v46, v42, s[0:3], 0 offen
	v_or_b32_e32 v42, 4, v67
	buffer_load_dword v48, v42, s[0:3], 0 offen
	v_add_u32_e32 v42, vcc, 0xc4, v67
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v10, v10, v45
	buffer_load_dword v116, v42, s[0:3], 0 offen
	buffer_load_dword v42, v92, s[0:3], 0 offen
	buffer_load_dword v49, v93, s[0:3], 0 offen
	buffer_load_dword v51, v94, s[0:3], 0 offen
	buffer_load_dword v52, v95, s[0:3], 0 offen
	buffer_load_dword v53, v96, s[0:3], 0 offen
	buffer_load_dword v54, v97, s[0:3], 0 offen
	buffer_load_dword v55, v98, s[0:3], 0 offen
	buffer_load_dword v47, v99, s[0:3], 0 offen
	buffer_load_dword v59, v100, s[0:3], 0 offen
	buffer_load_dword v60, v101, s[0:3], 0 offen
	buffer_load_dword v45, v106, s[0:3], 0 offen
	buffer_load_dword v61, v107, s[0:3], 0 offen
	buffer_load_dword v62, v109, s[0:3], 0 offen
	buffer_load_dword v63, v110, s[0:3], 0 offen
	buffer_load_dword v64, v112, s[0:3], 0 offen
	buffer_load_dword v117, v113, s[0:3], 0 offen
	buffer_load_dword v118, v102, s[0:3], 0 offen
	buffer_load_dword v119, v104, s[0:3], 0 offen
	buffer_load_dword v120, v105, s[0:3], 0 offen
	buffer_load_dword v121, v108, s[0:3], 0 offen
	buffer_load_dword v122, v114, s[0:3], 0 offen
	buffer_load_dword v123, v115, s[0:3], 0 offen
	buffer_load_dword v124, v111, s[0:3], 0 offen
	.loc	0 135
	s_andn2_b64 vcc, exec, s[20:21]
	.loc	0 134
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v56, v9, v38
	v_mul_f32_e32 v58, v8, v39
	v_mul_f32_e32 v38, v9, v47
	v_mul_f32_e32 v39, v8, v59
	v_mul_f32_e32 v59, v7, v40
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v45, v9, v45
	v_mul_f32_e32 v9, v9, v42
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v47, v8, v61
	v_mul_f32_e32 v8, v8, v49
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v49, v7, v62
	v_mul_f32_e32 v40, v7, v60
	v_mul_f32_e32 v7, v7, v51
	v_mul_f32_e32 v60, v6, v41
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v51, v6, v63
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v42, v6, v118
	v_mul_f32_e32 v6, v6, v52
	v_mul_f32_e32 v61, v5, v43
	v_mul_f32_e32 v52, v5, v64
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v43, v5, v119
	v_mul_f32_e32 v5, v5, v53
	v_mul_f32_e32 v62, v4, v44
	v_mul_f32_e32 v53, v4, v117
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v44, v4, v120
	v_mul_f32_e32 v4, v4, v54
	v_mul_f32_e32 v63, v3, v46
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v54, v3, v122
	v_mul_f32_e32 v46, v3, v121
	v_mul_f32_e32 v3, v3, v55
	v_mul_f32_e32 v64, v2, v48
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v55, v2, v123
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, v2, v124
	v_mul_f32_e32 v2, v2, v116
	v_mul_f32_e32 v41, v0, v57
	v_mul_f32_e32 v57, v0, v50
	v_mul_f32_e32 v50, v0, v65
	v_mul_f32_e32 v0, v0, v66
	s_cbranch_vccnz .LBB2_10
; %bb.18:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	0 0
	buffer_load_dword v65, off, s[0:3], 0 offset:3064
	buffer_load_dword v66, off, s[0:3], 0 offset:3068
	v_mov_b32_e32 v116, 0x940
	s_mov_b32 s60, s55
.LBB2_19:                               ;   Parent Loop BB2_8 Depth=1
                                        ;     Parent Loop BB2_12 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 72
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v117, vcc, -16, v65
	v_addc_u32_e32 v118, vcc, -1, v66, vcc
	buffer_load_dword v129, v116, s[0:3], 0 offen
	flat_load_dwordx4 v[117:120], v[117:118]
	flat_load_dwordx4 v[121:124], v[65:66]
	.loc	0 135
	s_add_i32 s60, s60, -1
	s_cmp_eq_u32 s60, 0
	.loc	0 136
	s_waitcnt vmcnt(1)
	v_mad_f32 v9, v129, v117, v9
	s_waitcnt vmcnt(0)
	v_mad_f32 v13, v129, v121, v13
	.loc	0 72
	v_add_u32_e32 v121, vcc, s46, v65
	.loc	0 136
	v_mad_f32 v14, v129, v122, v14
	.loc	0 72
	v_addc_u32_e32 v122, vcc, -1, v66, vcc
	v_add_u32_e32 v125, vcc, s45, v65
	v_addc_u32_e32 v126, vcc, -1, v66, vcc
	.loc	0 136
	v_mad_f32 v16, v129, v124, v16
	v_mad_f32 v15, v129, v123, v15
	.loc	0 72
	flat_load_dwordx4 v[121:124], v[121:122]
	flat_load_dwordx4 v[125:128], v[125:126]
	.loc	0 136
	v_mad_f32 v10, v129, v118, v10
	v_mad_f32 v12, v129, v120, v12
	v_mad_f32 v11, v129, v119, v11
	s_waitcnt vmcnt(1)
	v_mad_f32 v27, v129, v121, v27
	.loc	0 72
	v_add_u32_e32 v121, vcc, s44, v65
	.loc	0 136
	v_mad_f32 v26, v129, v122, v26
	.loc	0 72
	v_addc_u32_e32 v122, vcc, -1, v66, vcc
	.loc	0 136
	s_waitcnt vmcnt(0)
	v_mad_f32 v45, v129, v125, v45
	.loc	0 72
	v_add_u32_e32 v125, vcc, s43, v65
	.loc	0 136
	v_mad_f32 v30, v129, v126, v30
	.loc	0 72
	v_addc_u32_e32 v126, vcc, -1, v66, vcc
	.loc	0 136
	v_mad_f32 v23, v129, v124, v23
	v_mad_f32 v25, v129, v123, v25
	v_mad_f32 v28, v129, v128, v28
	v_mad_f32 v29, v129, v127, v29
	.loc	0 72
	flat_load_dwordx4 v[121:124], v[121:122]
	flat_load_dwordx4 v[125:128], v[125:126]
	.loc	0 136
	s_waitcnt vmcnt(1)
	v_mad_f32 v52, v129, v121, v52
	.loc	0 72
	v_add_u32_e32 v121, vcc, s50, v65
	.loc	0 136
	v_mad_f32 v51, v129, v122, v51
	.loc	0 72
	v_addc_u32_e32 v122, vcc, -1, v66, vcc
	.loc	0 136
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v57, v129, v125
	.loc	0 72
	v_add_u32_e32 v125, vcc, s49, v65
	.loc	0 136
	v_mad_f32 v55, v129, v126, v55
	.loc	0 72
	v_addc_u32_e32 v126, vcc, -1, v66, vcc
	.loc	0 136
	v_mad_f32 v47, v129, v124, v47
	v_mad_f32 v49, v129, v123, v49
	v_mad_f32 v53, v129, v128, v53
	v_mad_f32 v54, v129, v127, v54
	.loc	0 72
	flat_load_dwordx4 v[121:124], v[121:122]
	flat_load_dwordx4 v[125:128], v[125:126]
	.loc	0 136
	s_waitcnt vmcnt(1)
	v_mad_f32 v20, v129, v121, v20
	.loc	0 72
	v_add_u32_e32 v121, vcc, s48, v65
	.loc	0 136
	v_mad_f32 v19, v129, v122, v19
	.loc	0 72
	v_addc_u32_e32 v122, vcc, -1, v66, vcc
	.loc	0 136
	s_waitcnt vmcnt(0)
	v_mad_f32 v38, v129, v125, v38
	.loc	0 72
	v_add_u32_e32 v125, vcc, s47, v65
	.loc	0 136
	v_mad_f32 v24, v129, v126, v24
	.loc	0 72
	v_addc_u32_e32 v126, vcc, -1, v66, vcc
	.loc	0 136
	v_mad_f32 v17, v129, v124, v17
	v_mad_f32 v18, v129, v123, v18
	v_mad_f32 v21, v129, v128, v21
	v_mad_f32 v22, v129, v127, v22
	.loc	0 72
	flat_load_dwordx4 v[121:124], v[121:122]
	flat_load_dwordx4 v[125:128], v[125:126]
	v_add_u32_e32 v117, vcc, s52, v65
	v_addc_u32_e32 v118, vcc, -1, v66, vcc
	.loc	0 136
	s_waitcnt vmcnt(1)
	v_mad_f32 v43, v129, v121, v43
	.loc	0 72
	v_add_u32_e32 v121, vcc, s51, v65
	.loc	0 136
	v_mad_f32 v42, v129, v122, v42
	.loc	0 72
	v_addc_u32_e32 v122, vcc, -1, v66, vcc
	.loc	0 136
	v_mad_f32 v39, v129, v124, v39
	v_mad_f32 v40, v129, v123, v40
	.loc	0 72
	flat_load_dwordx4 v[117:120], v[117:118]
	flat_load_dwordx4 v[121:124], v[121:122]
	.loc	0 136
	s_waitcnt vmcnt(2)
	v_mad_f32 v44, v129, v128, v44
	v_mad_f32 v46, v129, v127, v46
	v_mad_f32 v48, v129, v126, v48
	v_mac_f32_e32 v50, v129, v125
	s_waitcnt vmcnt(1)
	v_mad_f32 v5, v129, v117, v5
	v_add_u32_e32 v117, vcc, 0xffffff10, v65
	v_mad_f32 v6, v129, v118, v6
	v_addc_u32_e32 v118, vcc, -1, v66, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v129, v121
	.loc	0 72
	v_add_u32_e32 v121, vcc, 0xffffff20, v65
	.loc	0 136
	v_mad_f32 v2, v129, v122, v2
	.loc	0 72
	v_addc_u32_e32 v122, vcc, -1, v66, vcc
	.loc	0 136
	v_mad_f32 v8, v129, v120, v8
	v_mad_f32 v7, v129, v119, v7
	v_mad_f32 v4, v129, v124, v4
	v_mad_f32 v3, v129, v123, v3
	.loc	0 72
	flat_load_dwordx4 v[117:120], v[117:118]
	flat_load_dwordx4 v[121:124], v[121:122]
	.loc	0 136
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v41, v129, v117
	.loc	0 72
	v_add_u32_e32 v117, vcc, 0xffffff30, v65
	.loc	0 136
	v_mad_f32 v64, v129, v118, v64
	.loc	0 72
	v_addc_u32_e32 v118, vcc, -1, v66, vcc
	.loc	0 136
	s_waitcnt vmcnt(0)
	v_mad_f32 v61, v129, v121, v61
	.loc	0 72
	v_add_u32_e32 v121, vcc, 0xffffff40, v65
	.loc	0 136
	v_mad_f32 v60, v129, v122, v60
	.loc	0 72
	v_addc_u32_e32 v122, vcc, -1, v66, vcc
	.loc	0 136
	v_mad_f32 v62, v129, v120, v62
	v_mad_f32 v63, v129, v119, v63
	v_mad_f32 v58, v129, v124, v58
	v_mad_f32 v59, v129, v123, v59
	.loc	0 72
	flat_load_dwordx4 v[117:120], v[117:118]
	flat_load_dwordx4 v[121:124], v[121:122]
	.loc	0 135
	v_add_u32_e32 v65, vcc, s10, v65
	.loc	0 136
	s_waitcnt vmcnt(1)
	v_mad_f32 v56, v129, v117, v56
	.loc	0 135
	v_mov_b32_e32 v117, s11
	.loc	0 136
	v_mad_f32 v35, v129, v120, v35
	v_mad_f32 v36, v129, v119, v36
	v_mad_f32 v37, v129, v118, v37
	s_waitcnt vmcnt(0)
	v_mad_f32 v31, v129, v124, v31
	v_mad_f32 v32, v129, v123, v32
	v_mad_f32 v33, v129, v122, v33
	v_mad_f32 v34, v129, v121, v34
	.loc	0 135
	v_addc_u32_e32 v66, vcc, v66, v117, vcc
	v_add_u32_e32 v116, vcc, 4, v116
	s_cbranch_scc0 .LBB2_19
	s_branch .LBB2_10
.LBB2_20:
	.loc	0 140
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB2_31
; %bb.21:
	.loc	0 0
	buffer_load_dword v1, off, s[0:3], 0 offset:3084
	buffer_load_dword v2, off, s[0:3], 0 offset:3088
	.loc	0 92
	s_load_dwordx2 s[4:5], s[6:7], 0x50
	.loc	0 140
	s_lshl_b64 s[6:7], s[18:19], 2
	v_mov_b32_e32 v34, 0x440
	v_mov_b32_e32 v35, 0x840
	s_mov_b64 s[24:25], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s5
	s_mov_b32 s8, 0
	s_mov_b32 s28, 0x6f800000
	v_mov_b32_e32 v36, 0x2f800000
	s_movk_i32 s29, 0x50
	s_movk_i32 s30, 0x60
	s_movk_i32 s31, 0x90
	s_movk_i32 s33, 0xa0
	s_movk_i32 s34, 0xd0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v32, vcc, s4, v1
	v_addc_u32_e32 v33, vcc, v0, v2, vcc
	s_branch .LBB2_23
.LBB2_22:                               ;   in Loop: Header=BB2_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 79
	v_add_u32_e32 v16, vcc, 0xc0, v32
	v_addc_u32_e32 v17, vcc, 0, v33, vcc
	flat_store_dwordx4 v[16:17], v[0:3]
	s_nop 0
	v_add_u32_e32 v0, vcc, s34, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[4:7]
	v_add_u32_e32 v0, vcc, 0xe0, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e32 v0, vcc, 0xf0, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	.loc	0 140
	v_add_u32_e32 v34, vcc, 0x100, v34
	v_add_u32_e32 v38, vcc, -1, v38
	.loc	0 79
	flat_store_dwordx4 v[0:1], v[12:15]
	.loc	0 140
	v_mov_b32_e32 v0, s7
	v_add_u32_e32 v32, vcc, s6, v32
	v_addc_u32_e32 v33, vcc, v33, v0, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	s_or_b64 s[24:25], vcc, s[24:25]
	v_add_u32_e32 v35, vcc, 64, v35
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB2_31
.LBB2_23:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 142
	v_add_u32_e32 v0, vcc, 4, v35
	v_add_u32_e32 v1, vcc, 8, v35
	v_add_u32_e32 v2, vcc, 12, v35
	v_add_u32_e32 v3, vcc, 16, v35
	v_add_u32_e32 v4, vcc, 20, v35
	v_add_u32_e32 v5, vcc, 24, v35
	v_add_u32_e32 v6, vcc, 28, v35
	buffer_load_dword v7, v35, s[0:3], 0 offen
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v1, v1, s[0:3], 0 offen
	buffer_load_dword v2, v2, s[0:3], 0 offen
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v4, v4, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	buffer_load_dword v6, v6, s[0:3], 0 offen
	v_add_u32_e32 v8, vcc, 32, v35
	v_add_u32_e32 v9, vcc, 36, v35
	v_add_u32_e32 v10, vcc, 40, v35
	v_add_u32_e32 v11, vcc, 44, v35
	v_add_u32_e32 v12, vcc, 48, v35
	v_add_u32_e32 v13, vcc, 52, v35
	v_add_u32_e32 v14, vcc, 56, v35
	v_add_u32_e32 v15, vcc, 60, v35
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v9, v9, s[0:3], 0 offen
	buffer_load_dword v10, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v13, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v15, v15, s[0:3], 0 offen
	s_mov_b32 s9, s8
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	s_mov_b32 s12, s8
	s_mov_b32 s13, s8
	s_mov_b32 s14, s8
	s_mov_b32 s15, s8
	s_mov_b32 s16, s8
	s_mov_b32 s17, s8
	s_mov_b32 s18, s8
	s_mov_b32 s19, s8
	s_mov_b32 s20, s8
	s_mov_b32 s21, s8
	s_mov_b32 s22, s8
	s_mov_b32 s23, s8
	s_waitcnt vmcnt(14)
	v_add_f32_e32 v7, 0, v7
	v_add_f32_e32 v0, v7, v0
	s_waitcnt vmcnt(13)
	v_add_f32_e32 v0, v0, v1
	s_waitcnt vmcnt(12)
	v_add_f32_e32 v0, v0, v2
	s_waitcnt vmcnt(11)
	v_add_f32_e32 v0, v0, v3
	s_waitcnt vmcnt(10)
	v_add_f32_e32 v0, v0, v4
	s_waitcnt vmcnt(9)
	v_add_f32_e32 v0, v0, v5
	s_waitcnt vmcnt(8)
	v_add_f32_e32 v0, v0, v6
	s_waitcnt vmcnt(7)
	v_add_f32_e32 v0, v0, v8
	s_waitcnt vmcnt(6)
	v_add_f32_e32 v0, v0, v9
	s_waitcnt vmcnt(5)
	v_add_f32_e32 v0, v0, v10
	s_waitcnt vmcnt(4)
	v_add_f32_e32 v0, v0, v11
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v0, v0, v12
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v0, v0, v13
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v0, v14
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v37, v0, v15
	.loc	0 144
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	v_mov_b32_e32 v12, s16
	v_mov_b32_e32 v13, s17
	v_mov_b32_e32 v14, s18
	v_mov_b32_e32 v15, s19
	v_mov_b32_e32 v16, s20
	v_mov_b32_e32 v17, s21
	v_mov_b32_e32 v18, s22
	v_mov_b32_e32 v19, s23
	v_cmp_neq_f32_e64 s[4:5], 0, v37
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB2_25
; %bb.24:                               ;   in Loop: Header=BB2_23 Depth=1
	v_add_u32_e32 v0, vcc, 56, v34
	v_add_u32_e32 v1, vcc, 52, v34
	v_add_u32_e32 v2, vcc, 48, v34
	v_add_u32_e32 v3, vcc, 32, v34
	v_add_u32_e32 v4, vcc, 28, v34
	v_add_u32_e32 v5, vcc, 24, v34
	v_add_u32_e32 v6, vcc, 20, v34
	v_add_u32_e32 v7, vcc, 16, v34
	v_add_u32_e32 v8, vcc, 12, v34
	v_add_u32_e32 v9, vcc, 8, v34
	v_add_u32_e32 v10, vcc, 4, v34
	v_add_u32_e32 v12, vcc, 44, v34
	v_add_u32_e32 v13, vcc, 40, v34
	v_add_u32_e32 v14, vcc, 36, v34
	v_add_u32_e32 v15, vcc, 60, v34
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v4, v4, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	buffer_load_dword v6, v6, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v9, v9, s[0:3], 0 offen
	buffer_load_dword v10, v10, s[0:3], 0 offen
	buffer_load_dword v11, v34, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v13, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v1, v1, s[0:3], 0 offen
	buffer_load_dword v2, v2, s[0:3], 0 offen
	buffer_load_dword v15, v15, s[0:3], 0 offen
	v_cmp_gt_f32_e64 vcc, |v37|, s28
	v_cndmask_b32_e32 v19, 1.0, v36, vcc
	v_mul_f32_e32 v16, v37, v19
	v_rcp_f32_e32 v16, v16
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v3, v3, v16
	v_mul_f32_e32 v21, v4, v16
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v20, v5, v16
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v18, v6, v16
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v17, v7, v16
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v8, v8, v16
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v9, v9, v16
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v10, v10, v16
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v11, v11, v16
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v14, v14, v16
	v_mul_f32_e32 v22, v13, v16
	v_mul_f32_e32 v23, v12, v16
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v2, v2, v16
	v_mul_f32_e32 v1, v1, v16
	v_mul_f32_e32 v0, v0, v16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, v15, v16
	v_mul_f32_e32 v4, v19, v11
	v_mul_f32_e32 v5, v19, v10
	v_mul_f32_e32 v6, v19, v9
	v_mul_f32_e32 v7, v19, v8
	v_mul_f32_e32 v8, v19, v17
	v_mul_f32_e32 v9, v19, v18
	v_mul_f32_e32 v10, v19, v20
	v_mul_f32_e32 v11, v19, v21
	v_mul_f32_e32 v12, v19, v3
	v_mul_f32_e32 v13, v19, v14
	v_mul_f32_e32 v14, v19, v22
	v_mul_f32_e32 v15, v19, v23
	v_mul_f32_e32 v16, v19, v2
	v_mul_f32_e32 v17, v19, v1
	v_mul_f32_e32 v18, v19, v0
	v_mul_f32_e32 v19, v19, v24
.LBB2_25:                               ;   in Loop: Header=BB2_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 79
	v_add_u32_e32 v0, vcc, 16, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e32 v0, vcc, 32, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[32:33], v[4:7]
	flat_store_dwordx4 v[0:1], v[12:15]
	v_add_u32_e32 v20, vcc, 48, v32
	.loc	0 144
	v_mov_b32_e32 v0, s8
	.loc	0 79
	v_addc_u32_e32 v21, vcc, 0, v33, vcc
	.loc	0 144
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	v_mov_b32_e32 v12, s20
	v_mov_b32_e32 v13, s21
	v_mov_b32_e32 v14, s22
	v_mov_b32_e32 v15, s23
	.loc	0 79
	flat_store_dwordx4 v[20:21], v[16:19]
	.loc	0 144
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB2_27
; %bb.26:                               ;   in Loop: Header=BB2_23 Depth=1
	v_add_u32_e32 v0, vcc, 64, v34
	v_add_u32_e32 v1, vcc, 0x78, v34
	v_add_u32_e32 v2, vcc, 0x74, v34
	v_add_u32_e32 v3, vcc, 0x70, v34
	v_add_u32_e32 v4, vcc, 0x60, v34
	v_add_u32_e32 v5, vcc, 0x5c, v34
	v_add_u32_e32 v6, vcc, 0x58, v34
	v_add_u32_e32 v7, vcc, 0x54, v34
	v_add_u32_e32 v8, vcc, 0x50, v34
	v_add_u32_e32 v9, vcc, 0x4c, v34
	v_add_u32_e32 v10, vcc, 0x48, v34
	v_add_u32_e32 v11, vcc, 0x44, v34
	v_add_u32_e32 v12, vcc, 0x6c, v34
	v_add_u32_e32 v13, vcc, 0x68, v34
	v_add_u32_e32 v14, vcc, 0x64, v34
	v_add_u32_e32 v15, vcc, 0x7c, v34
	buffer_load_dword v4, v4, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	buffer_load_dword v6, v6, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v9, v9, s[0:3], 0 offen
	buffer_load_dword v10, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v13, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v1, v1, s[0:3], 0 offen
	buffer_load_dword v2, v2, s[0:3], 0 offen
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v15, v15, s[0:3], 0 offen
	v_cmp_gt_f32_e64 vcc, |v37|, s28
	v_cndmask_b32_e32 v16, 1.0, v36, vcc
	v_mul_f32_e32 v17, v37, v16
	v_rcp_f32_e32 v17, v17
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v19, v4, v17
	v_mul_f32_e32 v18, v5, v17
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v6, v6, v17
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v7, v7, v17
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v8, v8, v17
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v9, v9, v17
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v10, v10, v17
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v11, v11, v17
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v0, v0, v17
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v14, v14, v17
	v_mul_f32_e32 v13, v13, v17
	v_mul_f32_e32 v12, v12, v17
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, v3, v17
	v_mul_f32_e32 v21, v2, v17
	v_mul_f32_e32 v22, v1, v17
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, v15, v17
	v_mul_f32_e32 v0, v16, v0
	v_mul_f32_e32 v1, v16, v11
	v_mul_f32_e32 v2, v16, v10
	v_mul_f32_e32 v3, v16, v9
	v_mul_f32_e32 v4, v16, v8
	v_mul_f32_e32 v5, v16, v7
	v_mul_f32_e32 v6, v16, v6
	v_mul_f32_e32 v7, v16, v18
	v_mul_f32_e32 v8, v16, v19
	v_mul_f32_e32 v9, v16, v14
	v_mul_f32_e32 v10, v16, v13
	v_mul_f32_e32 v11, v16, v12
	v_mul_f32_e32 v12, v16, v20
	v_mul_f32_e32 v13, v16, v21
	v_mul_f32_e32 v14, v16, v22
	v_mul_f32_e32 v15, v16, v15
.LBB2_27:                               ;   in Loop: Header=BB2_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 79
	v_add_u32_e32 v16, vcc, 64, v32
	v_addc_u32_e32 v17, vcc, 0, v33, vcc
	flat_store_dwordx4 v[16:17], v[0:3]
	s_mov_b32 s23, s8
	v_add_u32_e32 v0, vcc, s29, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[4:7]
	v_add_u32_e32 v0, vcc, s30, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e32 v0, vcc, 0x70, v32
	s_mov_b32 s9, s8
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	s_mov_b32 s12, s8
	s_mov_b32 s13, s8
	s_mov_b32 s14, s8
	s_mov_b32 s15, s8
	s_mov_b32 s16, s8
	s_mov_b32 s17, s8
	s_mov_b32 s18, s8
	s_mov_b32 s19, s8
	s_mov_b32 s20, s8
	s_mov_b32 s21, s8
	s_mov_b32 s22, s8
	.loc	0 144
	v_mov_b32_e32 v31, s23
	.loc	0 79
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	.loc	0 144
	v_mov_b32_e32 v30, s22
	v_mov_b32_e32 v29, s21
	v_mov_b32_e32 v28, s20
	v_mov_b32_e32 v27, s19
	v_mov_b32_e32 v26, s18
	v_mov_b32_e32 v25, s17
	v_mov_b32_e32 v24, s16
	v_mov_b32_e32 v23, s15
	v_mov_b32_e32 v22, s14
	v_mov_b32_e32 v21, s13
	v_mov_b32_e32 v20, s12
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v18, s10
	v_mov_b32_e32 v17, s9
	v_mov_b32_e32 v16, s8
	.loc	0 79
	flat_store_dwordx4 v[0:1], v[12:15]
	.loc	0 144
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB2_29
; %bb.28:                               ;   in Loop: Header=BB2_23 Depth=1
	v_add_u32_e32 v0, vcc, 0x80, v34
	v_add_u32_e32 v1, vcc, 0xb8, v34
	v_add_u32_e32 v2, vcc, 0xb4, v34
	v_add_u32_e32 v3, vcc, 0xb0, v34
	v_add_u32_e32 v4, vcc, 0xa0, v34
	v_add_u32_e32 v5, vcc, 0x9c, v34
	v_add_u32_e32 v6, vcc, 0x98, v34
	v_add_u32_e32 v7, vcc, 0x94, v34
	v_add_u32_e32 v8, vcc, 0x90, v34
	v_add_u32_e32 v9, vcc, 0x8c, v34
	v_add_u32_e32 v10, vcc, 0x88, v34
	v_add_u32_e32 v11, vcc, 0x84, v34
	v_add_u32_e32 v12, vcc, 0xac, v34
	v_add_u32_e32 v13, vcc, 0xa8, v34
	v_add_u32_e32 v14, vcc, 0xa4, v34
	v_add_u32_e32 v15, vcc, 0xbc, v34
	buffer_load_dword v4, v4, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	buffer_load_dword v6, v6, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v9, v9, s[0:3], 0 offen
	buffer_load_dword v10, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v13, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v1, v1, s[0:3], 0 offen
	buffer_load_dword v2, v2, s[0:3], 0 offen
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v15, v15, s[0:3], 0 offen
	v_cmp_gt_f32_e64 vcc, |v37|, s28
	v_cndmask_b32_e32 v31, 1.0, v36, vcc
	v_mul_f32_e32 v16, v37, v31
	v_rcp_f32_e32 v16, v16
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v4, v4, v16
	v_mul_f32_e32 v5, v5, v16
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v6, v6, v16
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v7, v7, v16
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v8, v8, v16
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v9, v9, v16
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v10, v10, v16
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v11, v11, v16
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v0, v0, v16
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v14, v14, v16
	v_mul_f32_e32 v13, v13, v16
	v_mul_f32_e32 v12, v12, v16
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v16
	v_mul_f32_e32 v2, v2, v16
	v_mul_f32_e32 v1, v1, v16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, v15, v16
	v_mul_f32_e32 v16, v31, v0
	v_mul_f32_e32 v17, v31, v11
	v_mul_f32_e32 v18, v31, v10
	v_mul_f32_e32 v19, v31, v9
	v_mul_f32_e32 v20, v31, v8
	v_mul_f32_e32 v21, v31, v7
	v_mul_f32_e32 v22, v31, v6
	v_mul_f32_e32 v23, v31, v5
	v_mul_f32_e32 v24, v31, v4
	v_mul_f32_e32 v25, v31, v14
	v_mul_f32_e32 v26, v31, v13
	v_mul_f32_e32 v27, v31, v12
	v_mul_f32_e32 v28, v31, v3
	v_mul_f32_e32 v29, v31, v2
	v_mul_f32_e32 v30, v31, v1
	v_mul_f32_e32 v31, v31, v15
.LBB2_29:                               ;   in Loop: Header=BB2_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 79
	v_add_u32_e32 v0, vcc, 0x80, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[16:19]
	v_add_u32_e32 v0, vcc, s31, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[20:23]
	v_add_u32_e32 v0, vcc, s33, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[24:27]
	v_add_u32_e32 v16, vcc, 0xb0, v32
	.loc	0 144
	v_mov_b32_e32 v0, s8
	.loc	0 79
	v_addc_u32_e32 v17, vcc, 0, v33, vcc
	.loc	0 144
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	v_mov_b32_e32 v12, s20
	v_mov_b32_e32 v13, s21
	v_mov_b32_e32 v14, s22
	v_mov_b32_e32 v15, s23
	.loc	0 79
	flat_store_dwordx4 v[16:17], v[28:31]
	.loc	0 144
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB2_22
; %bb.30:                               ;   in Loop: Header=BB2_23 Depth=1
	v_add_u32_e32 v0, vcc, 0xc0, v34
	v_add_u32_e32 v1, vcc, 0xf8, v34
	v_add_u32_e32 v2, vcc, 0xf4, v34
	v_add_u32_e32 v3, vcc, 0xf0, v34
	v_add_u32_e32 v4, vcc, 0xe0, v34
	v_add_u32_e32 v5, vcc, 0xdc, v34
	v_add_u32_e32 v6, vcc, 0xd8, v34
	v_add_u32_e32 v7, vcc, 0xd4, v34
	v_add_u32_e32 v8, vcc, 0xd0, v34
	v_add_u32_e32 v9, vcc, 0xcc, v34
	v_add_u32_e32 v10, vcc, 0xc8, v34
	v_add_u32_e32 v11, vcc, 0xc4, v34
	v_add_u32_e32 v12, vcc, 0xec, v34
	v_add_u32_e32 v13, vcc, 0xe8, v34
	v_add_u32_e32 v14, vcc, 0xe4, v34
	v_add_u32_e32 v15, vcc, 0xfc, v34
	buffer_load_dword v4, v4, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	buffer_load_dword v6, v6, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v9, v9, s[0:3], 0 offen
	buffer_load_dword v10, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v13, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v1, v1, s[0:3], 0 offen
	buffer_load_dword v2, v2, s[0:3], 0 offen
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v15, v15, s[0:3], 0 offen
	v_cmp_gt_f32_e64 vcc, |v37|, s28
	v_cndmask_b32_e32 v16, 1.0, v36, vcc
	v_mul_f32_e32 v17, v37, v16
	v_rcp_f32_e32 v17, v17
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v19, v4, v17
	v_mul_f32_e32 v18, v5, v17
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v6, v6, v17
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v7, v7, v17
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v8, v8, v17
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v9, v9, v17
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v10, v10, v17
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v11, v11, v17
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v0, v0, v17
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v14, v14, v17
	v_mul_f32_e32 v13, v13, v17
	v_mul_f32_e32 v12, v12, v17
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, v3, v17
	v_mul_f32_e32 v21, v2, v17
	v_mul_f32_e32 v22, v1, v17
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, v15, v17
	v_mul_f32_e32 v0, v16, v0
	v_mul_f32_e32 v1, v16, v11
	v_mul_f32_e32 v2, v16, v10
	v_mul_f32_e32 v3, v16, v9
	v_mul_f32_e32 v4, v16, v8
	v_mul_f32_e32 v5, v16, v7
	v_mul_f32_e32 v6, v16, v6
	v_mul_f32_e32 v7, v16, v18
	v_mul_f32_e32 v8, v16, v19
	v_mul_f32_e32 v9, v16, v14
	v_mul_f32_e32 v10, v16, v13
	v_mul_f32_e32 v11, v16, v12
	v_mul_f32_e32 v12, v16, v20
	v_mul_f32_e32 v13, v16, v21
	v_mul_f32_e32 v14, v16, v22
	v_mul_f32_e32 v15, v16, v15
	s_branch .LBB2_22
.LBB2_31:
	.loc	0 146
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_cpu_thin
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 3136
		.amdhsa_kernarg_size 144
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
		.amdhsa_next_free_sgpr 66
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
.Lfunc_end2:
	.size	attention_cpu_thin, .Lfunc_end2-attention_cpu_thin
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 30672
; NumSgprs: 72
; NumVgprs: 256
; ScratchSize: 3136
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 63
; NumSGPRsForWavesPerEU: 72
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
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         112
        .size:           8
        .value_kind:     hidden_none
      - .offset:         120
        .size:           8
        .value_kind:     hidden_none
      - .offset:         128
        .size:           8
        .value_kind:     hidden_none
      - .offset:         136
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 144
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           attention_cpu_thin
    .private_segment_fixed_size: 3136
    .sgpr_count:     72
    .sgpr_spill_count: 0
    .symbol:         attention_cpu_thin.kd
    .vgpr_count:     256
    .vgpr_spill_count: 119
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

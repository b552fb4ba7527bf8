	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	load                            ; -- Begin function load
	.p2align	2
	.type	load,@function
load:                                   ; @load
load$local:
	.type	load$local,@function
	.file	0 "." "<stdin>"
	.file	1 "attention_cpu_thin.cl"
	.loc	1 69
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v13, v1
	.loc	1 72
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
	.loc	1 73
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	load, .Lfunc_end0-load
	.size	load$local, .Lfunc_end0-load
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 76
; NumSgprs: 34
; NumVgprs: 16
; ScratchSize: 0
; MemoryBound: 1
	.text
	.globl	store                           ; -- Begin function store
	.p2align	2
	.type	store,@function
store:                                  ; @store
store$local:
	.type	store$local,@function
	.loc	1 77
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.loc	1 79
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
	.loc	1 80
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	store, .Lfunc_end1-store
	.size	store$local, .Lfunc_end1-store
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 72
; NumSgprs: 34
; NumVgprs: 18
; ScratchSize: 0
; MemoryBound: 1
	.text
	.globl	attention_cpu_thin              ; -- Begin function attention_cpu_thin
	.p2align	8
	.type	attention_cpu_thin,@function
attention_cpu_thin:                     ; @attention_cpu_thin
attention_cpu_thin$local:
	.type	attention_cpu_thin$local,@function
	.loc	1 91
; %bb.0:
	s_add_i32 s8, s8, s12
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	1 92
	s_load_dwordx4 s[48:51], s[6:7], 0x4
	s_load_dwordx4 s[44:47], s[6:7], 0x20
	s_load_dword s8, s[4:5], 0x4
	s_add_u32 s0, s0, s12
	s_mov_b32 flat_scratch_lo, s9
	s_addc_u32 s1, s1, 0
	.loc	1 95
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s9, s48, 31
	s_add_i32 s4, s48, s9
	s_xor_b32 s12, s4, s9
	v_cvt_f32_u32_e32 v2, s12
	.loc	1 92
	s_load_dwordx2 s[4:5], s[6:7], 0x5c
	s_lshr_b32 s13, s8, 16
	s_mul_i32 s13, s13, s11
	.loc	1 95
	v_rcp_iflag_f32_e32 v2, v2
	s_mov_b32 s14, 0
	.loc	1 92
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s5, v1
	.loc	1 95
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s5, 0, s12
	.loc	1 92
	v_add_u32_e32 v3, vcc, s13, v1
	.loc	1 95
	v_mul_lo_u32 v1, s5, v2
	v_ashrrev_i32_e32 v4, 31, v3
	v_add_u32_e32 v5, vcc, v3, v4
	v_mul_hi_u32 v1, v2, v1
	v_xor_b32_e32 v5, v5, v4
	.loc	1 92
	s_and_b32 s5, s8, 0xffff
	s_mul_i32 s5, s5, s10
	.loc	1 95
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, v5, v1
	.loc	1 92
	s_add_i32 s4, s4, s5
	v_add_u32_e32 v0, vcc, s4, v0
	.loc	1 95
	v_mul_lo_u32 v2, v1, s12
	.loc	1 92
	v_lshlrev_b32_e32 v6, 2, v0
	.loc	1 95
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
	v_mul_lo_u32 v2, v12, s48
	v_mad_i64_i32 v[0:1], s[4:5], v12, s44, 0
	s_ashr_i32 s47, s46, 31
	v_sub_u32_e32 v13, vcc, v3, v2
	v_mad_i64_i32 v[0:1], s[4:5], v13, s45, v[0:1]
	.loc	1 92
	v_sub_u32_e32 v2, vcc, s49, v6
	.loc	1 95
	v_mad_i64_i32 v[0:1], s[4:5], v6, s46, v[0:1]
	.loc	1 92
	v_min_i32_e32 v14, 4, v2
	.loc	1 101
	v_cmp_lt_i32_e64 s[4:5], 0, v2
	v_lshlrev_b64 v[193:194], 2, v[0:1]
	v_max_i32_e32 v192, 1, v14
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB2_4
; %bb.1:
	.loc	1 92
	s_load_dwordx2 s[10:11], s[6:7], 0x18
	v_mov_b32_e32 v0, 0x3fb8aa3b
	v_mul_f32_e32 v15, s51, v0
	.loc	1 101
	v_max_i32_e32 v16, 1, v14
	v_mov_b32_e32 v17, 0x840
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v4, vcc, s10, v193
	v_addc_u32_e32 v5, vcc, v1, v194, vcc
	s_lshl_b64 s[10:11], s[46:47], 2
	v_mov_b32_e32 v18, 64
	v_mov_b32_e32 v19, 0x440
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 0
	s_movk_i32 s15, 0x70
	s_movk_i32 s16, 0x60
	s_movk_i32 s17, 0x50
	s_movk_i32 s18, 0x80
	s_movk_i32 s19, 0xb0
	s_movk_i32 s20, 0xa0
	s_movk_i32 s21, 0x90
	s_movk_i32 s22, 0xc0
	s_movk_i32 s23, 0xf0
	s_movk_i32 s24, 0xe0
	s_movk_i32 s25, 0xd0
	v_mov_b32_e32 v21, 0xff7fffff
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 72
	v_add_u32_e32 v8, vcc, 48, v4
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	v_add_u32_e32 v10, vcc, 32, v4
	v_addc_u32_e32 v11, vcc, 0, v5, vcc
	v_add_u32_e32 v6, vcc, 16, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	.loc	1 104
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
	.loc	1 105
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
	.loc	1 72
	v_add_u32_e32 v77, vcc, 64, v4
	v_addc_u32_e32 v78, vcc, 0, v5, vcc
	v_add_u32_e32 v81, vcc, s15, v4
	v_addc_u32_e32 v82, vcc, 0, v5, vcc
	v_add_u32_e32 v85, vcc, s16, v4
	v_addc_u32_e32 v86, vcc, 0, v5, vcc
	v_add_u32_e32 v97, vcc, s17, v4
	v_addc_u32_e32 v98, vcc, 0, v5, vcc
	.loc	1 104
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
	.loc	1 105
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
	.loc	1 72
	v_add_u32_e32 v101, vcc, s18, v4
	v_addc_u32_e32 v102, vcc, 0, v5, vcc
	v_add_u32_e32 v89, vcc, s19, v4
	v_addc_u32_e32 v90, vcc, 0, v5, vcc
	v_add_u32_e32 v93, vcc, s20, v4
	v_addc_u32_e32 v94, vcc, 0, v5, vcc
	v_add_u32_e32 v117, vcc, s21, v4
	v_addc_u32_e32 v118, vcc, 0, v5, vcc
	.loc	1 104
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
	.loc	1 105
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
	.loc	1 72
	v_add_u32_e32 v121, vcc, s22, v4
	v_addc_u32_e32 v122, vcc, 0, v5, vcc
	v_add_u32_e32 v105, vcc, s23, v4
	v_addc_u32_e32 v106, vcc, 0, v5, vcc
	.loc	1 105
	buffer_store_dword v20, v19, s[0:3], 0 offen
	.loc	1 72
	v_add_u32_e32 v109, vcc, s24, v4
	.loc	1 107
	buffer_store_dword v20, v17, s[0:3], 0 offen
	.loc	1 72
	flat_load_dwordx4 v[0:3], v[4:5]
	v_addc_u32_e32 v110, vcc, 0, v5, vcc
	flat_load_dwordx4 v[69:72], v[8:9]
	flat_load_dwordx4 v[8:11], v[10:11]
	.loc	1 105
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
	.loc	1 72
	v_add_u32_e32 v113, vcc, s25, v4
	flat_load_dwordx4 v[73:76], v[6:7]
	flat_load_dwordx4 v[77:80], v[77:78]
	flat_load_dwordx4 v[81:84], v[81:82]
	flat_load_dwordx4 v[85:88], v[85:86]
	.loc	1 105
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
	.loc	1 72
	v_addc_u32_e32 v114, vcc, 0, v5, vcc
	flat_load_dwordx4 v[89:92], v[89:90]
	flat_load_dwordx4 v[93:96], v[93:94]
	flat_load_dwordx4 v[97:100], v[97:98]
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	1 105
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
	.loc	1 72
	flat_load_dwordx4 v[105:108], v[105:106]
	flat_load_dwordx4 v[109:112], v[109:110]
	flat_load_dwordx4 v[113:116], v[113:114]
	flat_load_dwordx4 v[117:120], v[117:118]
	flat_load_dwordx4 v[121:124], v[121:122]
	.loc	1 104
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
	.loc	1 105
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
	.loc	1 107
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
	.loc	1 108
	s_cmp_lg_u32 s14, 3
	.loc	1 101
	v_add_u32_e32 v17, vcc, 64, v17
	v_add_u32_e32 v19, vcc, 0x100, v19
	.loc	1 108
	s_cselect_b64 vcc, -1, 0
	.loc	1 101
	v_mov_b32_e32 v191, s11
	.loc	1 108
	v_cndmask_b32_e32 v198, v21, v198, vcc
	.loc	1 101
	v_add_u32_e32 v4, vcc, s10, v4
	.loc	1 108
	s_cmp_lg_u32 s14, 2
	.loc	1 101
	v_addc_u32_e32 v5, vcc, v5, v191, vcc
	.loc	1 108
	s_cselect_b64 vcc, -1, 0
	s_cmp_lg_u32 s14, 1
	v_cndmask_b32_e32 v197, v21, v197, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_lg_u32 s14, 0
	v_cndmask_b32_e32 v196, v21, v196, vcc
	s_cselect_b64 vcc, -1, 0
	.loc	1 101
	s_add_i32 s14, s14, 1
	.loc	1 108
	v_cndmask_b32_e32 v195, v21, v195, vcc
	.loc	1 101
	v_cmp_eq_u32_e32 vcc, s14, v16
	.loc	1 103
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v3, v15, v3
	.loc	1 105
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
	.loc	1 107
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
	.loc	1 103
	v_mul_f32_e32 v0, v15, v0
	v_mul_f32_e32 v1, v15, v1
	v_mul_f32_e32 v2, v15, v2
	v_mul_f32_e32 v72, v15, v72
	.loc	1 104
	buffer_store_dword v3, v35, s[0:3], 0 offen
	buffer_store_dword v2, v36, s[0:3], 0 offen
	buffer_store_dword v1, v37, s[0:3], 0 offen
	buffer_store_dword v0, v18, s[0:3], 0 offen
	.loc	1 101
	v_add_u32_e32 v18, vcc, 0x100, v18
	.loc	1 103
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
	.loc	1 104
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
	.loc	1 101
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB2_2
; %bb.3:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
.LBB2_4:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 111
	s_cmp_lt_i32 s50, 1
	s_cbranch_scc1 .LBB2_21
; %bb.5:
	.loc	1 92
	s_load_dwordx8 s[36:43], s[6:7], 0x30
	.loc	1 111
	s_movk_i32 s51, 0xf0
	v_max_i32_e32 v66, 1, v14
	s_mov_b32 s33, 0
	s_mov_b32 s58, 0xc2fc0000
	.loc	1 96
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[8:9], v12, s40, 0
	v_mov_b32_e32 v2, s37
	.loc	1 111
	v_mov_b32_e32 v3, s39
	.loc	1 96
	v_mad_i64_i32 v[0:1], s[8:9], v13, s41, v[0:1]
	s_ashr_i32 s43, s42, 31
	.loc	1 111
	s_lshl_b64 s[40:41], s[42:43], 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_lshl_b64 s[44:45], s[42:43], 2
	v_add_u32_e32 v4, vcc, s36, v0
	v_addc_u32_e32 v2, vcc, v2, v1, vcc
	v_add_u32_e32 v0, vcc, s38, v0
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v0, vcc, s51, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b32 s59, 0x43000000
	s_movk_i32 s60, 0x60
	s_movk_i32 s61, 0x70
	s_movk_i32 s62, 0x50
	s_movk_i32 s63, 0x80
	s_movk_i32 s64, 0x90
	s_movk_i32 s65, 0xb0
	s_movk_i32 s66, 0xa0
	s_movk_i32 s67, 0xc0
	s_movk_i32 s68, 0xe0
	s_movk_i32 s69, 0xd0
	v_mov_b32_e32 v207, 0xff800000
	v_mov_b32_e32 v112, 0x7f800000
	s_movk_i32 s70, 0xff50
	s_movk_i32 s71, 0xff60
	s_movk_i32 s72, 0xff70
	s_movk_i32 s73, 0xff80
	s_movk_i32 s74, 0xff90
	s_movk_i32 s75, 0xffa0
	s_movk_i32 s76, 0xffb0
	s_movk_i32 s77, 0xffc0
	s_movk_i32 s78, 0xffd0
	s_movk_i32 s79, 0xffe0
	s_mov_b32 s80, s50
	buffer_store_dword v193, off, s[0:3], 0 offset:3156
	s_waitcnt vmcnt(0)
	buffer_store_dword v194, off, s[0:3], 0 offset:3160
	buffer_store_dword v192, off, s[0:3], 0 offset:3152
	buffer_store_dword v4, off, s[0:3], 0 offset:3144
	buffer_store_dword v2, off, s[0:3], 0 offset:3148
	buffer_store_dword v0, off, s[0:3], 0 offset:3136
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:3140
	buffer_store_dword v66, off, s[0:3], 0 offset:3132
	s_branch .LBB2_8
.LBB2_6:                                ;   in Loop: Header=BB2_8 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
.LBB2_7:                                ;   in Loop: Header=BB2_8 Depth=1
	s_or_b64 exec, exec, s[48:49]
	buffer_load_dword v1, off, s[0:3], 0 offset:3136
	buffer_load_dword v2, off, s[0:3], 0 offset:3140
	.loc	1 111
	s_add_i32 s33, s33, 64
	s_sub_i32 s80, s80, 64
	v_mov_b32_e32 v0, s41
	s_cmp_ge_i32 s33, s50
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, s40, v1
	v_addc_u32_e32 v2, vcc, v2, v0, vcc
	buffer_store_dword v1, off, s[0:3], 0 offset:3136
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], 0 offset:3140
	s_cbranch_scc1 .LBB2_20
.LBB2_8:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_12 Depth 2
                                        ;       Child Loop BB2_14 Depth 3
                                        ;       Child Loop BB2_16 Depth 3
                                        ;       Child Loop BB2_19 Depth 3
	.loc	1 112
	s_and_saveexec_b64 s[48:49], s[4:5]
	s_cbranch_execz .LBB2_7
; %bb.9:                                ;   in Loop: Header=BB2_8 Depth=1
	.loc	1 0
	buffer_load_dword v2, off, s[0:3], 0 offset:3144
	v_mov_b32_e32 v0, s42
	v_mad_u64_u32 v[0:1], s[8:9], s33, v0, 0
	s_mul_i32 s8, s33, s43
	.loc	1 112
	s_min_i32 s81, s80, 64
	v_add_u32_e32 v1, vcc, s8, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_sub_i32 s10, s50, s33
	s_max_i32 s82, s81, 1
	s_min_i32 s83, s10, 64
	s_cmp_gt_i32 s83, 0
	s_cselect_b64 s[52:53], -1, 0
	s_add_i32 s8, s83, 15
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 28
	s_add_i32 s8, s8, s9
	s_add_i32 s85, s83, -1
	s_ashr_i32 s8, s8, 4
	s_cmp_gt_i32 s10, 0
	s_mov_b32 s84, 0
	s_cselect_b64 s[54:55], -1, 0
	s_max_i32 s86, s8, 1
	s_mov_b64 s[56:57], 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v113, vcc, v2, v0
	buffer_load_dword v0, off, s[0:3], 0 offset:3148
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v114, vcc, v0, v1, vcc
	s_branch .LBB2_12
.LBB2_10:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	1 0
	buffer_load_dword v195, off, s[0:3], 0 offset:3116
	buffer_load_dword v196, off, s[0:3], 0 offset:3120
	buffer_load_dword v197, off, s[0:3], 0 offset:3124
	buffer_load_dword v198, off, s[0:3], 0 offset:3128
	buffer_load_dword v66, off, s[0:3], 0 offset:3132
	.loc	1 137
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
	.loc	1 130
	s_cmp_eq_u32 s84, 3
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s84, 2
	.loc	1 137
	buffer_store_dword v64, v31, s[0:3], 0 offen
	buffer_store_dword v23, v81, s[0:3], 0 offen
	buffer_store_dword v25, v82, s[0:3], 0 offen
	buffer_store_dword v26, v83, s[0:3], 0 offen
	buffer_store_dword v27, v85, s[0:3], 0 offen
	buffer_store_dword v28, v87, s[0:3], 0 offen
	buffer_store_dword v29, v89, s[0:3], 0 offen
	buffer_store_dword v30, v91, s[0:3], 0 offen
	buffer_store_dword v45, v105, s[0:3], 0 offen
	buffer_store_dword v47, v106, s[0:3], 0 offen
	buffer_store_dword v49, v108, s[0:3], 0 offen
	buffer_store_dword v51, v109, s[0:3], 0 offen
	buffer_store_dword v52, v111, s[0:3], 0 offen
	buffer_store_dword v53, v115, s[0:3], 0 offen
	buffer_store_dword v54, v116, s[0:3], 0 offen
	buffer_store_dword v55, v117, s[0:3], 0 offen
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
	buffer_store_dword v43, v103, s[0:3], 0 offen
	buffer_store_dword v44, v104, s[0:3], 0 offen
	buffer_store_dword v46, v107, s[0:3], 0 offen
	buffer_store_dword v48, v110, s[0:3], 0 offen
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
	.loc	1 130
	s_waitcnt vmcnt(14)
	v_cndmask_b32_e32 v198, v198, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s84, 1
	v_cndmask_b32_e32 v197, v197, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s84, 0
	v_cndmask_b32_e32 v196, v196, v1, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v195, v195, v1, vcc
	.loc	1 137
	v_add_u32_e32 v1, vcc, 0xc4, v67
	buffer_store_dword v2, v1, s[0:3], 0 offen
	buffer_store_dword v0, v74, s[0:3], 0 offen
.LBB2_11:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	1 112
	s_add_i32 s84, s84, 1
	v_cmp_eq_u32_e32 vcc, s84, v66
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB2_6
.LBB2_12:                               ;   Parent Loop BB2_8 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB2_14 Depth 3
                                        ;       Child Loop BB2_16 Depth 3
                                        ;       Child Loop BB2_19 Depth 3
	.loc	1 115
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB2_11
; %bb.13:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	1 116
	s_cmp_eq_u32 s84, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s84, 2
	v_cndmask_b32_e32 v0, v195, v196, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v0, v0, v197, vcc
	buffer_store_dword v195, off, s[0:3], 0 offset:3116
	s_waitcnt vmcnt(0)
	buffer_store_dword v196, off, s[0:3], 0 offset:3120
	buffer_store_dword v197, off, s[0:3], 0 offset:3124
	buffer_store_dword v198, off, s[0:3], 0 offset:3128
	s_cmp_eq_u32 s84, 3
	s_cselect_b64 vcc, -1, 0
	s_lshl_b32 s87, s84, 8
	s_mov_b32 s89, 15
	s_mov_b32 s88, s81
	v_mov_b32_e32 v115, 0x940
	v_cndmask_b32_e32 v96, v0, v198, vcc
	v_mov_b32_e32 v0, 64
	v_add_u32_e32 v0, vcc, s87, v0
	v_add_u32_e32 v40, vcc, 64, v0
	v_add_u32_e32 v25, vcc, 0x7c, v0
	v_add_u32_e32 v26, vcc, 0x78, v0
	v_add_u32_e32 v27, vcc, 0x74, v0
	v_add_u32_e32 v28, vcc, 0x70, v0
	v_add_u32_e32 v29, vcc, 0x6c, v0
	v_add_u32_e32 v30, vcc, 0x68, v0
	v_add_u32_e32 v31, vcc, 0x64, v0
	v_add_u32_e32 v32, vcc, 0x60, v0
	v_add_u32_e32 v41, vcc, 0xbc, v0
	v_add_u32_e32 v42, vcc, 0xb8, v0
	v_add_u32_e32 v43, vcc, 0xb4, v0
	v_add_u32_e32 v44, vcc, 0xb0, v0
	v_add_u32_e32 v45, vcc, 0xac, v0
	v_add_u32_e32 v46, vcc, 0xa8, v0
	v_add_u32_e32 v47, vcc, 0xa4, v0
	v_add_u32_e32 v48, vcc, 0xa0, v0
	v_add_u32_e32 v73, vcc, 0xfc, v0
	v_add_u32_e32 v74, vcc, 0xf8, v0
	v_add_u32_e32 v75, vcc, 0xf4, v0
	v_add_u32_e32 v76, vcc, 0xf0, v0
	v_add_u32_e32 v77, vcc, 0xec, v0
	v_add_u32_e32 v78, vcc, 0xe8, v0
	v_add_u32_e32 v79, vcc, 0xe4, v0
	v_add_u32_e32 v80, vcc, 0xe0, v0
	v_add_u32_e32 v81, vcc, 0xdc, v0
	v_add_u32_e32 v82, vcc, 0xd8, v0
	v_add_u32_e32 v83, vcc, 0xd4, v0
	v_add_u32_e32 v84, vcc, 0xd0, v0
	v_add_u32_e32 v85, vcc, 0xcc, v0
	v_add_u32_e32 v86, vcc, 0xc8, v0
	v_add_u32_e32 v87, vcc, 0xc4, v0
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
	v_add_u32_e32 v49, vcc, 0x5c, v0
	v_add_u32_e32 v50, vcc, 0x58, v0
	v_add_u32_e32 v51, vcc, 0x54, v0
	v_add_u32_e32 v52, vcc, 0x50, v0
	v_add_u32_e32 v53, vcc, 0x4c, v0
	v_add_u32_e32 v54, vcc, 0x48, v0
	v_add_u32_e32 v55, vcc, 0x44, v0
	v_add_u32_e32 v56, vcc, 0x80, v0
	v_add_u32_e32 v57, vcc, 0x9c, v0
	v_add_u32_e32 v58, vcc, 0x98, v0
	v_add_u32_e32 v59, vcc, 0x94, v0
	v_add_u32_e32 v60, vcc, 0x90, v0
	v_add_u32_e32 v61, vcc, 0x8c, v0
	v_add_u32_e32 v62, vcc, 0x88, v0
	v_add_u32_e32 v63, vcc, 0x84, v0
	v_add_u32_e32 v64, vcc, 0xc0, v0
	buffer_load_dword v16, v0, s[0:3], 0 offen
	buffer_load_dword v17, v1, s[0:3], 0 offen
	buffer_load_dword v18, v2, s[0:3], 0 offen
	buffer_load_dword v19, v3, s[0:3], 0 offen
	buffer_load_dword v20, v4, s[0:3], 0 offen
	buffer_load_dword v21, v5, s[0:3], 0 offen
	buffer_load_dword v22, v6, s[0:3], 0 offen
	buffer_load_dword v23, v7, s[0:3], 0 offen
	buffer_load_dword v24, v8, s[0:3], 0 offen
	buffer_load_dword v25, v25, s[0:3], 0 offen
	buffer_load_dword v26, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v28, v28, s[0:3], 0 offen
	buffer_load_dword v29, v29, s[0:3], 0 offen
	buffer_load_dword v30, v30, s[0:3], 0 offen
	buffer_load_dword v31, v31, s[0:3], 0 offen
	buffer_load_dword v32, v32, s[0:3], 0 offen
	buffer_load_dword v33, v9, s[0:3], 0 offen
	buffer_load_dword v34, v10, s[0:3], 0 offen
	buffer_load_dword v35, v11, s[0:3], 0 offen
	buffer_load_dword v36, v12, s[0:3], 0 offen
	buffer_load_dword v37, v13, s[0:3], 0 offen
	buffer_load_dword v38, v14, s[0:3], 0 offen
	buffer_load_dword v39, v15, s[0:3], 0 offen
	buffer_load_dword v40, v40, s[0:3], 0 offen
	buffer_load_dword v41, v41, s[0:3], 0 offen
	buffer_load_dword v42, v42, s[0:3], 0 offen
	buffer_load_dword v43, v43, s[0:3], 0 offen
	buffer_load_dword v44, v44, s[0:3], 0 offen
	buffer_load_dword v45, v45, s[0:3], 0 offen
	buffer_load_dword v46, v46, s[0:3], 0 offen
	buffer_load_dword v47, v47, s[0:3], 0 offen
	buffer_load_dword v48, v48, s[0:3], 0 offen
	buffer_load_dword v65, v49, s[0:3], 0 offen
	buffer_load_dword v66, v50, s[0:3], 0 offen
	buffer_load_dword v67, v51, s[0:3], 0 offen
	buffer_load_dword v68, v52, s[0:3], 0 offen
	buffer_load_dword v69, v53, s[0:3], 0 offen
	buffer_load_dword v70, v54, s[0:3], 0 offen
	buffer_load_dword v71, v55, s[0:3], 0 offen
	buffer_load_dword v72, v56, s[0:3], 0 offen
	buffer_load_dword v73, v73, s[0:3], 0 offen
	buffer_load_dword v74, v74, s[0:3], 0 offen
	buffer_load_dword v75, v75, s[0:3], 0 offen
	buffer_load_dword v76, v76, s[0:3], 0 offen
	buffer_load_dword v77, v77, s[0:3], 0 offen
	buffer_load_dword v78, v78, s[0:3], 0 offen
	buffer_load_dword v79, v79, s[0:3], 0 offen
	buffer_load_dword v80, v80, s[0:3], 0 offen
	buffer_load_dword v81, v81, s[0:3], 0 offen
	buffer_load_dword v82, v82, s[0:3], 0 offen
	buffer_load_dword v83, v83, s[0:3], 0 offen
	buffer_load_dword v84, v84, s[0:3], 0 offen
	buffer_load_dword v85, v85, s[0:3], 0 offen
	buffer_load_dword v86, v86, s[0:3], 0 offen
	buffer_load_dword v87, v87, s[0:3], 0 offen
	buffer_load_dword v88, v57, s[0:3], 0 offen
	buffer_load_dword v89, v58, s[0:3], 0 offen
	buffer_load_dword v90, v59, s[0:3], 0 offen
	buffer_load_dword v91, v60, s[0:3], 0 offen
	buffer_load_dword v92, v61, s[0:3], 0 offen
	buffer_load_dword v93, v62, s[0:3], 0 offen
	buffer_load_dword v94, v63, s[0:3], 0 offen
	buffer_load_dword v95, v64, s[0:3], 0 offen
	v_mov_b32_e32 v97, v96
	v_mov_b32_e32 v98, v96
	v_mov_b32_e32 v99, v96
	v_mov_b32_e32 v100, v96
	v_mov_b32_e32 v101, v96
	v_mov_b32_e32 v102, v96
	v_mov_b32_e32 v103, v96
	v_mov_b32_e32 v104, v96
	v_mov_b32_e32 v105, v96
	v_mov_b32_e32 v106, v96
	v_mov_b32_e32 v107, v96
	v_mov_b32_e32 v108, v96
	v_mov_b32_e32 v109, v96
	v_mov_b32_e32 v110, v96
	v_mov_b32_e32 v111, v96
	v_mov_b32_e32 v49, v96
	v_mov_b32_e32 v0, v96
	v_mov_b32_e32 v50, v97
	v_mov_b32_e32 v51, v98
	v_mov_b32_e32 v52, v99
	v_mov_b32_e32 v53, v100
	v_mov_b32_e32 v54, v101
	v_mov_b32_e32 v55, v102
	v_mov_b32_e32 v56, v103
	v_mov_b32_e32 v57, v104
	v_mov_b32_e32 v58, v105
	v_mov_b32_e32 v59, v106
	v_mov_b32_e32 v60, v107
	v_mov_b32_e32 v61, v108
	v_mov_b32_e32 v62, v109
	v_mov_b32_e32 v63, v110
	v_mov_b32_e32 v64, v111
	buffer_store_dword v0, off, s[0:3], 0 offset:3052
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:3056
	buffer_store_dword v2, off, s[0:3], 0 offset:3060
	buffer_store_dword v3, off, s[0:3], 0 offset:3064
	buffer_store_dword v4, off, s[0:3], 0 offset:3068
	buffer_store_dword v5, off, s[0:3], 0 offset:3072
	buffer_store_dword v6, off, s[0:3], 0 offset:3076
	buffer_store_dword v7, off, s[0:3], 0 offset:3080
	buffer_store_dword v8, off, s[0:3], 0 offset:3084
	buffer_store_dword v9, off, s[0:3], 0 offset:3088
	buffer_store_dword v10, off, s[0:3], 0 offset:3092
	buffer_store_dword v11, off, s[0:3], 0 offset:3096
	buffer_store_dword v12, off, s[0:3], 0 offset:3100
	buffer_store_dword v13, off, s[0:3], 0 offset:3104
	buffer_store_dword v14, off, s[0:3], 0 offset:3108
	buffer_store_dword v15, off, s[0:3], 0 offset:3112
.LBB2_14:                               ;   Parent Loop BB2_8 Depth=1
                                        ;     Parent Loop BB2_12 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 0
	s_add_i32 s8, s89, -15
	s_min_i32 s8, s85, s8
	v_mov_b32_e32 v0, s42
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -14
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v14, vcc, v113, v1
	v_addc_u32_e32 v15, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v5, vcc, 16, v14
	v_addc_u32_e32 v6, vcc, 0, v15, vcc
	v_add_u32_e32 v9, vcc, 48, v14
	v_addc_u32_e32 v10, vcc, 0, v15, vcc
	v_add_u32_e32 v96, vcc, 32, v14
	v_addc_u32_e32 v97, vcc, 0, v15, vcc
	flat_load_dwordx4 v[1:4], v[14:15]
	flat_load_dwordx4 v[96:99], v[96:97]
	flat_load_dwordx4 v[5:8], v[5:6]
	flat_load_dwordx4 v[9:12], v[9:10]
	.loc	1 121
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v1, v16, v1
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v96, v24, v96
	v_add_f32_e32 v101, 0, v96
	v_mul_f32_e32 v96, v23, v97
	v_add_f32_e32 v102, 0, v96
	v_add_u32_e32 v96, vcc, 64, v14
	v_add_f32_e32 v117, 0, v1
	v_mul_f32_e32 v1, v39, v2
	v_addc_u32_e32 v97, vcc, 0, v15, vcc
	v_mul_f32_e32 v3, v38, v3
	v_add_f32_e32 v118, 0, v1
	.loc	1 72
	v_add_u32_e32 v1, vcc, s60, v14
	.loc	1 121
	v_add_f32_e32 v111, 0, v3
	v_mul_f32_e32 v3, v37, v4
	.loc	1 72
	v_addc_u32_e32 v2, vcc, 0, v15, vcc
	.loc	1 121
	v_add_f32_e32 v116, 0, v3
	.loc	1 72
	flat_load_dwordx4 v[1:4], v[1:2]
	.loc	1 121
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v5, v36, v5
	v_add_f32_e32 v109, 0, v5
	v_mul_f32_e32 v5, v35, v6
	v_mul_f32_e32 v7, v34, v7
	v_add_f32_e32 v110, 0, v5
	.loc	1 72
	v_add_u32_e32 v5, vcc, s61, v14
	.loc	1 121
	v_add_f32_e32 v107, 0, v7
	v_mul_f32_e32 v7, v33, v8
	.loc	1 72
	v_addc_u32_e32 v6, vcc, 0, v15, vcc
	.loc	1 121
	v_add_f32_e32 v108, 0, v7
	.loc	1 72
	flat_load_dwordx4 v[5:8], v[5:6]
	.loc	1 121
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v9, v20, v9
	v_add_f32_e32 v105, 0, v9
	v_mul_f32_e32 v9, v19, v10
	v_mul_f32_e32 v11, v18, v11
	v_add_f32_e32 v106, 0, v9
	.loc	1 72
	v_add_u32_e32 v9, vcc, s62, v14
	.loc	1 121
	v_mul_f32_e32 v13, v22, v98
	v_mul_f32_e32 v98, v21, v99
	v_add_f32_e32 v103, 0, v11
	v_mul_f32_e32 v11, v17, v12
	.loc	1 72
	v_addc_u32_e32 v10, vcc, 0, v15, vcc
	.loc	1 121
	v_add_f32_e32 v100, 0, v98
	v_add_f32_e32 v104, 0, v11
	.loc	1 72
	flat_load_dwordx4 v[9:12], v[9:10]
	flat_load_dwordx4 v[96:99], v[96:97]
	.loc	1 121
	v_add_f32_e32 v13, 0, v13
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v1, v32, v1
	v_add_f32_e32 v101, v1, v101
	v_mul_f32_e32 v1, v29, v4
	v_add_f32_e32 v100, v1, v100
	v_mul_f32_e32 v1, v30, v3
	v_mul_f32_e32 v2, v31, v2
	v_add_f32_e32 v13, v1, v13
	v_add_u32_e32 v1, vcc, s63, v14
	v_add_f32_e32 v102, v2, v102
	v_addc_u32_e32 v2, vcc, 0, v15, vcc
	.loc	1 72
	flat_load_dwordx4 v[1:4], v[1:2]
	.loc	1 121
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v5, v28, v5
	v_add_f32_e32 v105, v5, v105
	v_mul_f32_e32 v5, v25, v8
	v_add_f32_e32 v104, v5, v104
	v_mul_f32_e32 v5, v26, v7
	v_mul_f32_e32 v6, v27, v6
	v_add_f32_e32 v103, v5, v103
	.loc	1 72
	v_add_u32_e32 v5, vcc, s64, v14
	.loc	1 121
	v_add_f32_e32 v106, v6, v106
	.loc	1 72
	v_addc_u32_e32 v6, vcc, 0, v15, vcc
	flat_load_dwordx4 v[5:8], v[5:6]
	.loc	1 121
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v9, v68, v9
	v_add_f32_e32 v109, v9, v109
	v_mul_f32_e32 v9, v65, v12
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v96, v40, v96
	v_add_f32_e32 v108, v9, v108
	v_mul_f32_e32 v9, v66, v11
	v_add_f32_e32 v117, v96, v117
	v_mul_f32_e32 v96, v69, v99
	v_mul_f32_e32 v10, v67, v10
	v_add_f32_e32 v107, v9, v107
	.loc	1 72
	v_add_u32_e32 v9, vcc, s65, v14
	.loc	1 121
	v_add_f32_e32 v116, v96, v116
	v_mul_f32_e32 v96, v70, v98
	v_add_f32_e32 v110, v10, v110
	.loc	1 72
	v_addc_u32_e32 v10, vcc, 0, v15, vcc
	.loc	1 121
	v_mul_f32_e32 v97, v71, v97
	v_add_f32_e32 v111, v96, v111
	.loc	1 72
	v_add_u32_e32 v96, vcc, s66, v14
	.loc	1 121
	v_add_f32_e32 v118, v97, v118
	.loc	1 72
	v_addc_u32_e32 v97, vcc, 0, v15, vcc
	flat_load_dwordx4 v[96:99], v[96:97]
	flat_load_dwordx4 v[9:12], v[9:10]
	.loc	1 121
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v1, v72, v1
	v_mul_f32_e32 v3, v93, v3
	v_add_f32_e32 v111, v3, v111
	v_mul_f32_e32 v3, v92, v4
	v_add_f32_e32 v116, v3, v116
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v5, v91, v5
	v_add_f32_e32 v120, v5, v109
	v_mul_f32_e32 v5, v90, v6
	v_add_f32_e32 v121, v5, v110
	v_add_f32_e32 v110, v1, v117
	v_mul_f32_e32 v1, v94, v2
	v_add_f32_e32 v109, v1, v118
	v_add_u32_e32 v1, vcc, s67, v14
	v_addc_u32_e32 v2, vcc, 0, v15, vcc
	.loc	1 72
	v_add_u32_e32 v3, vcc, s68, v14
	v_addc_u32_e32 v4, vcc, 0, v15, vcc
	.loc	1 121
	v_mul_f32_e32 v7, v89, v7
	v_add_f32_e32 v107, v7, v107
	v_mul_f32_e32 v7, v88, v8
	v_add_f32_e32 v108, v7, v108
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v98, v46, v98
	v_add_f32_e32 v119, v98, v13
	v_mul_f32_e32 v13, v45, v99
	v_add_f32_e32 v100, v13, v100
	v_mul_f32_e32 v13, v48, v96
	v_add_f32_e32 v101, v13, v101
	v_mul_f32_e32 v13, v47, v97
	.loc	1 72
	flat_load_dwordx4 v[96:99], v[3:4]
	.loc	1 121
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v11, v42, v11
	.loc	1 72
	v_add_u32_e32 v3, vcc, s51, v14
	.loc	1 121
	v_add_f32_e32 v103, v11, v103
	v_mul_f32_e32 v11, v41, v12
	v_mul_f32_e32 v9, v44, v9
	.loc	1 72
	v_addc_u32_e32 v4, vcc, 0, v15, vcc
	.loc	1 121
	v_add_f32_e32 v102, v13, v102
	v_add_f32_e32 v104, v11, v104
	v_add_f32_e32 v105, v9, v105
	v_mul_f32_e32 v9, v43, v10
	.loc	1 72
	flat_load_dwordx4 v[10:13], v[3:4]
	v_add_u32_e32 v3, vcc, s69, v14
	v_addc_u32_e32 v4, vcc, 0, v15, vcc
	.loc	1 121
	v_add_f32_e32 v106, v9, v106
	.loc	1 72
	flat_load_dwordx4 v[6:9], v[3:4]
	flat_load_dwordx4 v[2:5], v[1:2]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v3
	v_add_f32_e32 v109, v1, v109
	v_mul_f32_e32 v1, v95, v2
	v_add_f32_e32 v110, v1, v110
	v_mul_f32_e32 v1, v85, v5
	v_add_f32_e32 v194, v1, v116
	v_mul_f32_e32 v1, v86, v4
	v_add_f32_e32 v4, v1, v111
	v_mul_f32_e32 v1, v83, v7
	v_add_f32_e32 v5, v1, v121
	v_mul_f32_e32 v1, v84, v6
	v_add_f32_e32 v6, v1, v120
	v_mul_f32_e32 v1, v81, v9
	v_add_f32_e32 v7, v1, v108
	v_mul_f32_e32 v1, v82, v8
	v_add_f32_e32 v8, v1, v107
	v_mul_f32_e32 v1, v75, v11
	v_add_f32_e32 v9, v1, v106
	v_mul_f32_e32 v1, v76, v10
	v_add_f32_e32 v10, v1, v105
	v_mul_f32_e32 v1, v73, v13
	v_add_f32_e32 v11, v1, v104
	v_mul_f32_e32 v1, v74, v12
	v_add_f32_e32 v12, v1, v103
	v_mul_f32_e32 v1, v79, v97
	v_add_f32_e32 v13, v1, v102
	v_mul_f32_e32 v1, v80, v96
	v_add_f32_e32 v14, v1, v101
	v_mul_f32_e32 v1, v77, v99
	v_add_f32_e32 v15, v1, v100
	v_mul_f32_e32 v1, v78, v98
	v_add_f32_e32 v96, v1, v119
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -13
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v101, vcc, 16, v1
	v_addc_u32_e32 v102, vcc, 0, v2, vcc
	v_add_u32_e32 v105, vcc, 48, v1
	v_addc_u32_e32 v106, vcc, 0, v2, vcc
	v_add_u32_e32 v116, vcc, 32, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	flat_load_dwordx4 v[105:108], v[105:106]
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[97:100], v[1:2]
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	1 121
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v105, v20, v105
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v116, v24, v116
	v_add_f32_e32 v120, 0, v116
	v_mul_f32_e32 v116, v23, v117
	v_add_f32_e32 v121, 0, v116
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v97, v16, v97
	v_add_u32_e32 v116, vcc, 64, v1
	v_add_f32_e32 v132, 0, v97
	v_mul_f32_e32 v97, v39, v98
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v101, v36, v101
	v_mul_f32_e32 v99, v38, v99
	v_add_f32_e32 v133, 0, v97
	.loc	1 72
	v_add_u32_e32 v97, vcc, s60, v1
	.loc	1 121
	v_add_f32_e32 v128, 0, v101
	v_mul_f32_e32 v101, v35, v102
	v_add_f32_e32 v130, 0, v99
	v_mul_f32_e32 v99, v37, v100
	.loc	1 72
	v_addc_u32_e32 v98, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v103, v34, v103
	v_add_f32_e32 v129, 0, v101
	v_add_f32_e32 v131, 0, v99
	.loc	1 72
	flat_load_dwordx4 v[97:100], v[97:98]
	v_add_u32_e32 v101, vcc, s61, v1
	.loc	1 121
	v_add_f32_e32 v126, 0, v103
	v_mul_f32_e32 v103, v33, v104
	.loc	1 72
	v_addc_u32_e32 v102, vcc, 0, v2, vcc
	.loc	1 121
	v_add_f32_e32 v124, 0, v105
	v_mul_f32_e32 v105, v19, v106
	v_add_f32_e32 v127, 0, v103
	.loc	1 72
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	1 121
	v_mul_f32_e32 v107, v18, v107
	v_add_f32_e32 v125, 0, v105
	.loc	1 72
	v_add_u32_e32 v105, vcc, s62, v1
	.loc	1 121
	v_add_f32_e32 v122, 0, v107
	v_mul_f32_e32 v107, v17, v108
	.loc	1 72
	v_addc_u32_e32 v106, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v118
	v_mul_f32_e32 v111, v21, v119
	v_add_f32_e32 v123, 0, v107
	.loc	1 72
	flat_load_dwordx4 v[105:108], v[105:106]
	flat_load_dwordx4 v[116:119], v[116:117]
	.loc	1 121
	v_add_f32_e32 v111, 0, v111
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v97, v32, v97
	v_add_f32_e32 v120, v97, v120
	v_mul_f32_e32 v97, v29, v100
	v_add_f32_e32 v111, v97, v111
	v_mul_f32_e32 v97, v30, v99
	v_mul_f32_e32 v98, v31, v98
	v_add_f32_e32 v3, v97, v3
	v_add_u32_e32 v97, vcc, s63, v1
	v_add_f32_e32 v121, v98, v121
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v101, v28, v101
	v_add_f32_e32 v124, v101, v124
	v_mul_f32_e32 v101, v25, v104
	v_add_f32_e32 v123, v101, v123
	v_mul_f32_e32 v101, v26, v103
	v_addc_u32_e32 v98, vcc, 0, v2, vcc
	v_mul_f32_e32 v102, v27, v102
	v_add_f32_e32 v122, v101, v122
	.loc	1 72
	v_add_u32_e32 v101, vcc, s64, v1
	.loc	1 121
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v105, v68, v105
	v_add_f32_e32 v128, v105, v128
	v_mul_f32_e32 v105, v65, v108
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v116, v40, v116
	v_add_f32_e32 v127, v105, v127
	v_mul_f32_e32 v105, v66, v107
	v_add_f32_e32 v125, v102, v125
	.loc	1 72
	v_addc_u32_e32 v102, vcc, 0, v2, vcc
	.loc	1 121
	v_add_f32_e32 v132, v116, v132
	v_mul_f32_e32 v116, v69, v119
	v_mul_f32_e32 v106, v67, v106
	v_add_f32_e32 v126, v105, v126
	.loc	1 72
	v_add_u32_e32 v105, vcc, s65, v1
	.loc	1 121
	v_add_f32_e32 v131, v116, v131
	v_mul_f32_e32 v116, v70, v118
	v_add_f32_e32 v129, v106, v129
	.loc	1 72
	v_addc_u32_e32 v106, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v117, v71, v117
	v_add_f32_e32 v130, v116, v130
	.loc	1 72
	v_add_u32_e32 v116, vcc, s66, v1
	.loc	1 121
	v_add_f32_e32 v133, v117, v133
	.loc	1 72
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	flat_load_dwordx4 v[97:100], v[97:98]
	flat_load_dwordx4 v[101:104], v[101:102]
	flat_load_dwordx4 v[105:108], v[105:106]
	flat_load_dwordx4 v[116:119], v[116:117]
	.loc	1 121
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v97, v72, v97
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v101, v91, v101
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v107, v42, v107
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v118, v46, v118
	v_add_f32_e32 v3, v118, v3
	v_mul_f32_e32 v118, v45, v119
	v_add_f32_e32 v128, v101, v128
	v_mul_f32_e32 v101, v90, v102
	v_add_f32_e32 v135, v118, v111
	v_mul_f32_e32 v111, v48, v116
	v_add_f32_e32 v138, v107, v122
	v_mul_f32_e32 v107, v41, v108
	v_add_f32_e32 v108, v101, v129
	v_mul_f32_e32 v99, v93, v99
	v_add_f32_e32 v129, v97, v132
	v_mul_f32_e32 v97, v94, v98
	v_add_f32_e32 v136, v111, v120
	v_mul_f32_e32 v111, v47, v117
	v_add_f32_e32 v139, v107, v123
	v_mul_f32_e32 v103, v89, v103
	v_add_f32_e32 v107, v99, v130
	v_add_f32_e32 v130, v97, v133
	v_add_u32_e32 v97, vcc, s67, v1
	v_add_f32_e32 v137, v111, v121
	v_add_f32_e32 v111, v103, v126
	v_mul_f32_e32 v103, v88, v104
	v_mul_f32_e32 v99, v92, v100
	v_addc_u32_e32 v98, vcc, 0, v2, vcc
	v_add_f32_e32 v104, v103, v127
	v_add_f32_e32 v103, v99, v131
	.loc	1 72
	v_add_u32_e32 v99, vcc, s68, v1
	v_addc_u32_e32 v100, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[99:100]
	v_add_u32_e32 v99, vcc, s51, v1
	v_addc_u32_e32 v100, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	.loc	1 121
	v_mul_f32_e32 v105, v44, v105
	v_mul_f32_e32 v106, v43, v106
	.loc	1 72
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	1 121
	v_add_f32_e32 v105, v105, v124
	v_add_f32_e32 v106, v106, v125
	.loc	1 72
	flat_load_dwordx4 v[120:123], v[99:100]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[99:102], v[97:98]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v100
	v_add_f32_e32 v97, v1, v130
	v_mul_f32_e32 v1, v95, v99
	v_add_f32_e32 v100, v1, v129
	v_mul_f32_e32 v1, v85, v102
	v_add_f32_e32 v103, v1, v103
	v_mul_f32_e32 v1, v86, v101
	v_add_f32_e32 v107, v1, v107
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v108, v1, v108
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v133, v1, v128
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v134, v1, v104
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v111, v1, v111
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v152, v1, v106
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v153, v1, v105
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v154, v1, v139
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v155, v1, v138
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v99, v1, v137
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v156, v1, v136
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v102, v1, v135
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v157, v1, v3
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -12
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	1 123
	v_add_f32_e32 v99, v156, v99
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 123
	v_add_f32_e32 v102, v157, v102
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v158, v1, v145
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v159, v1, v144
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v160, v1, v143
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v161, v1, v142
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v162, v1, v141
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v163, v1, v140
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v164, v1, v139
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v165, v1, v138
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v166, v1, v137
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v167, v1, v136
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v168, v1, v135
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v169, v1, v132
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v170, v1, v106
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v171, v1, v101
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v172, v1, v98
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v173, v1, v3
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -11
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v174, v1, v145
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v175, v1, v144
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v176, v1, v143
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v177, v1, v142
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v178, v1, v141
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v179, v1, v140
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v180, v1, v139
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v181, v1, v138
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v182, v1, v137
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v183, v1, v136
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v184, v1, v135
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v185, v1, v132
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v186, v1, v106
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v187, v1, v101
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v188, v1, v98
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v189, v1, v3
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -10
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v1, v1, v145
	buffer_store_dword v1, off, s[0:3], 0 offset:2624
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v1, v1, v144
	buffer_store_dword v1, off, s[0:3], 0 offset:2628
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v1, v1, v143
	buffer_store_dword v1, off, s[0:3], 0 offset:2632
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v1, v1, v142
	buffer_store_dword v1, off, s[0:3], 0 offset:2636
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v1, v1, v141
	buffer_store_dword v1, off, s[0:3], 0 offset:2640
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v1, v1, v140
	buffer_store_dword v1, off, s[0:3], 0 offset:2644
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v1, v1, v139
	buffer_store_dword v1, off, s[0:3], 0 offset:2648
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v1, v1, v138
	buffer_store_dword v1, off, s[0:3], 0 offset:2652
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v1, v1, v137
	buffer_store_dword v1, off, s[0:3], 0 offset:2656
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v1, v1, v136
	buffer_store_dword v1, off, s[0:3], 0 offset:2660
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v1, v1, v135
	buffer_store_dword v1, off, s[0:3], 0 offset:2664
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v1, v1, v132
	buffer_store_dword v1, off, s[0:3], 0 offset:2668
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v190, v1, v106
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v191, v1, v101
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v192, v1, v98
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v193, v1, v3
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -9
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v1, v1, v145
	buffer_store_dword v1, off, s[0:3], 0 offset:2672
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v1, v1, v144
	buffer_store_dword v1, off, s[0:3], 0 offset:2676
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v1, v1, v143
	buffer_store_dword v1, off, s[0:3], 0 offset:2680
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v1, v1, v142
	buffer_store_dword v1, off, s[0:3], 0 offset:2684
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v1, v1, v141
	buffer_store_dword v1, off, s[0:3], 0 offset:2688
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v1, v1, v140
	buffer_store_dword v1, off, s[0:3], 0 offset:2692
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v1, v1, v139
	buffer_store_dword v1, off, s[0:3], 0 offset:2696
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v1, v1, v138
	buffer_store_dword v1, off, s[0:3], 0 offset:2700
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v1, v1, v137
	buffer_store_dword v1, off, s[0:3], 0 offset:2704
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v1, v1, v136
	buffer_store_dword v1, off, s[0:3], 0 offset:2708
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v1, v1, v135
	buffer_store_dword v1, off, s[0:3], 0 offset:2712
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v1, v1, v132
	buffer_store_dword v1, off, s[0:3], 0 offset:2716
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v1, v1, v106
	buffer_store_dword v1, off, s[0:3], 0 offset:2720
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v1, v1, v101
	buffer_store_dword v1, off, s[0:3], 0 offset:2724
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v1, v1, v98
	buffer_store_dword v1, off, s[0:3], 0 offset:2728
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v1, v1, v3
	buffer_store_dword v1, off, s[0:3], 0 offset:2732
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -8
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v1, v1, v145
	buffer_store_dword v1, off, s[0:3], 0 offset:2736
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v1, v1, v144
	buffer_store_dword v1, off, s[0:3], 0 offset:2740
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v1, v1, v143
	buffer_store_dword v1, off, s[0:3], 0 offset:2744
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v1, v1, v142
	buffer_store_dword v1, off, s[0:3], 0 offset:2748
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v1, v1, v141
	buffer_store_dword v1, off, s[0:3], 0 offset:2752
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v1, v1, v140
	buffer_store_dword v1, off, s[0:3], 0 offset:2756
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v1, v1, v139
	buffer_store_dword v1, off, s[0:3], 0 offset:2760
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v1, v1, v138
	buffer_store_dword v1, off, s[0:3], 0 offset:2764
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v1, v1, v137
	buffer_store_dword v1, off, s[0:3], 0 offset:2768
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v1, v1, v136
	buffer_store_dword v1, off, s[0:3], 0 offset:2772
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v1, v1, v135
	buffer_store_dword v1, off, s[0:3], 0 offset:2776
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v1, v1, v132
	buffer_store_dword v1, off, s[0:3], 0 offset:2780
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v1, v1, v106
	buffer_store_dword v1, off, s[0:3], 0 offset:2784
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v1, v1, v101
	buffer_store_dword v1, off, s[0:3], 0 offset:2788
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v1, v1, v98
	buffer_store_dword v1, off, s[0:3], 0 offset:2792
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v1, v1, v3
	buffer_store_dword v1, off, s[0:3], 0 offset:2796
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -7
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v1, v1, v145
	buffer_store_dword v1, off, s[0:3], 0 offset:2800
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v1, v1, v144
	buffer_store_dword v1, off, s[0:3], 0 offset:2804
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v1, v1, v143
	buffer_store_dword v1, off, s[0:3], 0 offset:2808
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v1, v1, v142
	buffer_store_dword v1, off, s[0:3], 0 offset:2812
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v1, v1, v141
	buffer_store_dword v1, off, s[0:3], 0 offset:2816
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v1, v1, v140
	buffer_store_dword v1, off, s[0:3], 0 offset:2820
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v1, v1, v139
	buffer_store_dword v1, off, s[0:3], 0 offset:2824
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v1, v1, v138
	buffer_store_dword v1, off, s[0:3], 0 offset:2828
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v1, v1, v137
	buffer_store_dword v1, off, s[0:3], 0 offset:2832
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v1, v1, v136
	buffer_store_dword v1, off, s[0:3], 0 offset:2836
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v1, v1, v135
	buffer_store_dword v1, off, s[0:3], 0 offset:2840
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v1, v1, v132
	buffer_store_dword v1, off, s[0:3], 0 offset:2844
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v1, v1, v106
	buffer_store_dword v1, off, s[0:3], 0 offset:2848
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v1, v1, v101
	buffer_store_dword v1, off, s[0:3], 0 offset:2852
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v1, v1, v98
	buffer_store_dword v1, off, s[0:3], 0 offset:2856
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v1, v1, v3
	buffer_store_dword v1, off, s[0:3], 0 offset:2860
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -6
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v1, v1, v145
	buffer_store_dword v1, off, s[0:3], 0 offset:2864
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v1, v1, v144
	buffer_store_dword v1, off, s[0:3], 0 offset:2868
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v1, v1, v143
	buffer_store_dword v1, off, s[0:3], 0 offset:2872
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v1, v1, v142
	buffer_store_dword v1, off, s[0:3], 0 offset:2876
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v1, v1, v141
	buffer_store_dword v1, off, s[0:3], 0 offset:2880
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v1, v1, v140
	buffer_store_dword v1, off, s[0:3], 0 offset:2884
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v1, v1, v139
	buffer_store_dword v1, off, s[0:3], 0 offset:2888
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v1, v1, v138
	buffer_store_dword v1, off, s[0:3], 0 offset:2892
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v1, v1, v137
	buffer_store_dword v1, off, s[0:3], 0 offset:2896
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v1, v1, v136
	buffer_store_dword v1, off, s[0:3], 0 offset:2900
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v1, v1, v135
	buffer_store_dword v1, off, s[0:3], 0 offset:2904
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v1, v1, v132
	buffer_store_dword v1, off, s[0:3], 0 offset:2908
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v1, v1, v106
	buffer_store_dword v1, off, s[0:3], 0 offset:2912
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v1, v1, v101
	buffer_store_dword v1, off, s[0:3], 0 offset:2916
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v1, v1, v98
	buffer_store_dword v1, off, s[0:3], 0 offset:2920
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v1, v1, v3
	buffer_store_dword v1, off, s[0:3], 0 offset:2924
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -5
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v1, v1, v145
	buffer_store_dword v1, off, s[0:3], 0 offset:2928
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v1, v1, v144
	buffer_store_dword v1, off, s[0:3], 0 offset:2932
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v1, v1, v143
	buffer_store_dword v1, off, s[0:3], 0 offset:2936
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v1, v1, v142
	buffer_store_dword v1, off, s[0:3], 0 offset:2940
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v1, v1, v141
	buffer_store_dword v1, off, s[0:3], 0 offset:2944
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v1, v1, v140
	buffer_store_dword v1, off, s[0:3], 0 offset:2948
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v1, v1, v139
	buffer_store_dword v1, off, s[0:3], 0 offset:2952
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v1, v1, v138
	buffer_store_dword v1, off, s[0:3], 0 offset:2956
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v1, v1, v137
	buffer_store_dword v1, off, s[0:3], 0 offset:2960
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v1, v1, v136
	buffer_store_dword v1, off, s[0:3], 0 offset:2964
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v1, v1, v135
	buffer_store_dword v1, off, s[0:3], 0 offset:2968
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v1, v1, v132
	buffer_store_dword v1, off, s[0:3], 0 offset:2972
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v1, v1, v106
	buffer_store_dword v1, off, s[0:3], 0 offset:2976
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v1, v1, v101
	buffer_store_dword v1, off, s[0:3], 0 offset:2980
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v1, v1, v98
	buffer_store_dword v1, off, s[0:3], 0 offset:2984
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v1, v1, v3
	buffer_store_dword v1, off, s[0:3], 0 offset:2988
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -4
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v1, v1, v145
	buffer_store_dword v1, off, s[0:3], 0 offset:2992
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v1, v1, v144
	buffer_store_dword v1, off, s[0:3], 0 offset:2996
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v1, v1, v143
	buffer_store_dword v1, off, s[0:3], 0 offset:3000
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v1, v1, v142
	buffer_store_dword v1, off, s[0:3], 0 offset:3004
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v1, v1, v141
	buffer_store_dword v1, off, s[0:3], 0 offset:3008
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v1, v1, v140
	buffer_store_dword v1, off, s[0:3], 0 offset:3012
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v1, v1, v139
	buffer_store_dword v1, off, s[0:3], 0 offset:3016
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v1, v1, v138
	buffer_store_dword v1, off, s[0:3], 0 offset:3020
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v1, v1, v137
	buffer_store_dword v1, off, s[0:3], 0 offset:3024
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v1, v1, v136
	buffer_store_dword v1, off, s[0:3], 0 offset:3028
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v1, v1, v135
	buffer_store_dword v1, off, s[0:3], 0 offset:3032
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v1, v1, v132
	buffer_store_dword v1, off, s[0:3], 0 offset:3036
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v1, v1, v106
	buffer_store_dword v1, off, s[0:3], 0 offset:3040
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v1, v1, v101
	buffer_store_dword v1, off, s[0:3], 0 offset:3044
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v1, v1, v98
	buffer_store_dword v1, off, s[0:3], 0 offset:3048
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v208, v1, v3
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -3
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v209, v1, v145
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v210, v1, v144
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v211, v1, v143
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v212, v1, v142
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v213, v1, v141
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v214, v1, v140
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v215, v1, v139
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v216, v1, v138
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v217, v1, v137
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v218, v1, v136
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v219, v1, v135
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v220, v1, v132
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v221, v1, v106
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v222, v1, v101
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v223, v1, v98
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v224, v1, v3
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -2
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	1 123
	v_add_f32_e32 v217, v218, v217
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 123
	v_add_f32_e32 v215, v216, v215
	v_add_f32_e32 v213, v214, v213
	v_add_f32_e32 v211, v212, v211
	v_add_f32_e32 v209, v210, v209
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v225, v1, v145
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v226, v1, v144
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v227, v1, v143
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v228, v1, v142
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v229, v1, v141
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v230, v1, v140
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v231, v1, v139
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v232, v1, v138
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v233, v1, v137
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v234, v1, v136
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v235, v1, v135
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v236, v1, v132
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v237, v1, v106
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v238, v1, v101
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v239, v1, v98
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v240, v1, v3
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_add_i32 s8, s89, -1
	s_min_i32 s8, s85, s8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	1 123
	v_add_f32_e32 v210, v240, v239
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 123
	v_add_f32_e32 v212, v238, v237
	v_add_f32_e32 v214, v236, v235
	v_add_f32_e32 v216, v234, v233
	v_add_f32_e32 v218, v232, v231
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v241, v1, v145
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v242, v1, v144
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v243, v1, v143
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v244, v1, v142
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v245, v1, v141
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v246, v1, v140
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v247, v1, v139
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v248, v1, v138
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v249, v1, v137
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v250, v1, v136
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v251, v1, v135
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v252, v1, v132
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v253, v1, v106
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v254, v1, v101
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v255, v1, v98
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v195, v1, v3
	v_mad_i64_i32 v[1:2], s[8:9], s8, v0, 0
	s_min_i32 s8, s85, s89
	.loc	1 124
	s_cmp_gt_i32 s88, 15
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	1 123
	v_add_f32_e32 v195, v195, v255
	v_add_u32_e32 v1, vcc, v113, v1
	v_addc_u32_e32 v2, vcc, v114, v2, vcc
	.loc	1 72
	v_add_u32_e32 v104, vcc, 16, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[1:2]
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, 48, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, 32, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v23, v129
	v_add_f32_e32 v106, 0, v104
	v_mul_f32_e32 v104, v18, v126
	v_add_f32_e32 v132, 0, v104
	v_mul_f32_e32 v104, v17, v127
	v_add_f32_e32 v135, 0, v104
	v_mul_f32_e32 v104, v20, v124
	v_add_f32_e32 v136, 0, v104
	v_mul_f32_e32 v104, v19, v125
	v_add_f32_e32 v137, 0, v104
	v_mul_f32_e32 v104, v34, v122
	v_add_f32_e32 v138, 0, v104
	v_mul_f32_e32 v104, v33, v123
	v_add_f32_e32 v139, 0, v104
	v_mul_f32_e32 v104, v36, v120
	v_add_f32_e32 v140, 0, v104
	v_mul_f32_e32 v104, v35, v121
	v_add_f32_e32 v141, 0, v104
	v_mul_f32_e32 v104, v38, v118
	v_add_f32_e32 v142, 0, v104
	v_mul_f32_e32 v104, v37, v119
	v_add_f32_e32 v143, 0, v104
	v_mul_f32_e32 v104, v16, v116
	v_add_f32_e32 v144, 0, v104
	v_mul_f32_e32 v104, v39, v117
	v_add_f32_e32 v145, 0, v104
	v_add_u32_e32 v104, vcc, 64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s60, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s61, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v124, vcc, s62, v1
	v_addc_u32_e32 v125, vcc, 0, v2, vcc
	.loc	1 121
	v_mul_f32_e32 v3, v22, v130
	v_mul_f32_e32 v98, v21, v131
	v_mul_f32_e32 v101, v24, v128
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	v_add_f32_e32 v101, 0, v101
	v_add_f32_e32 v98, 0, v98
	v_add_f32_e32 v3, 0, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v71, v129
	v_add_f32_e32 v145, v104, v145
	v_mul_f32_e32 v104, v40, v128
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v69, v131
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v70, v130
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v67, v125
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v68, v124
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v65, v127
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v66, v126
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v27, v121
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v28, v120
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v25, v123
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v26, v122
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v31, v117
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v32, v116
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v29, v119
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v30, v118
	v_add_f32_e32 v3, v104, v3
	v_add_u32_e32 v104, vcc, s63, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[104:105]
	v_add_u32_e32 v104, vcc, s64, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[120:123], v[104:105]
	v_add_u32_e32 v104, vcc, s65, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[124:127], v[104:105]
	v_add_u32_e32 v104, vcc, s66, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v46, v130
	v_add_f32_e32 v3, v104, v3
	v_mul_f32_e32 v104, v45, v131
	v_add_f32_e32 v98, v104, v98
	v_mul_f32_e32 v104, v48, v128
	v_add_f32_e32 v101, v104, v101
	v_mul_f32_e32 v104, v47, v129
	v_add_f32_e32 v106, v104, v106
	v_mul_f32_e32 v104, v42, v126
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v41, v127
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v44, v124
	v_add_f32_e32 v136, v104, v136
	v_mul_f32_e32 v104, v43, v125
	v_add_f32_e32 v137, v104, v137
	v_mul_f32_e32 v104, v89, v122
	v_add_f32_e32 v138, v104, v138
	v_mul_f32_e32 v104, v88, v123
	v_add_f32_e32 v139, v104, v139
	v_mul_f32_e32 v104, v91, v120
	v_add_f32_e32 v140, v104, v140
	v_mul_f32_e32 v104, v90, v121
	v_add_f32_e32 v141, v104, v141
	v_mul_f32_e32 v104, v93, v118
	v_add_f32_e32 v142, v104, v142
	v_mul_f32_e32 v104, v92, v119
	v_add_f32_e32 v143, v104, v143
	v_mul_f32_e32 v104, v72, v116
	v_add_f32_e32 v144, v104, v144
	v_mul_f32_e32 v104, v94, v117
	v_add_f32_e32 v145, v104, v145
	v_add_u32_e32 v104, vcc, s67, v1
	v_addc_u32_e32 v105, vcc, 0, v2, vcc
	.loc	1 72
	v_add_u32_e32 v116, vcc, s68, v1
	v_addc_u32_e32 v117, vcc, 0, v2, vcc
	v_add_u32_e32 v120, vcc, s51, v1
	v_addc_u32_e32 v121, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s69, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[1:2]
	flat_load_dwordx4 v[128:131], v[104:105]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v87, v129
	v_add_f32_e32 v151, v1, v145
	v_mul_f32_e32 v1, v95, v128
	v_add_f32_e32 v150, v1, v144
	v_mul_f32_e32 v1, v85, v131
	v_add_f32_e32 v149, v1, v143
	v_mul_f32_e32 v1, v86, v130
	v_add_f32_e32 v148, v1, v142
	v_mul_f32_e32 v1, v83, v125
	v_add_f32_e32 v147, v1, v141
	v_mul_f32_e32 v1, v84, v124
	v_add_f32_e32 v146, v1, v140
	v_mul_f32_e32 v1, v81, v127
	v_add_f32_e32 v145, v1, v139
	v_mul_f32_e32 v1, v82, v126
	v_add_f32_e32 v144, v1, v138
	v_mul_f32_e32 v1, v75, v121
	v_add_f32_e32 v143, v1, v137
	v_mul_f32_e32 v1, v76, v120
	v_add_f32_e32 v142, v1, v136
	v_mul_f32_e32 v1, v73, v123
	v_add_f32_e32 v141, v1, v135
	v_mul_f32_e32 v1, v74, v122
	v_add_f32_e32 v140, v1, v132
	v_mul_f32_e32 v1, v79, v117
	v_add_f32_e32 v139, v1, v106
	v_mul_f32_e32 v1, v80, v116
	v_add_f32_e32 v138, v1, v101
	v_mul_f32_e32 v1, v77, v119
	v_add_f32_e32 v137, v1, v98
	v_mul_f32_e32 v1, v78, v118
	v_add_f32_e32 v136, v1, v3
	v_mad_i64_i32 v[0:1], s[8:9], s8, v0, 0
	.loc	1 123
	v_add_f32_e32 v136, v136, v137
	v_add_f32_e32 v137, v138, v139
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_f32_e32 v138, v140, v141
	v_add_u32_e32 v104, vcc, v113, v0
	v_addc_u32_e32 v105, vcc, v114, v1, vcc
	.loc	1 72
	v_add_u32_e32 v0, vcc, 16, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	flat_load_dwordx4 v[116:119], v[104:105]
	flat_load_dwordx4 v[120:123], v[0:1]
	v_add_u32_e32 v0, vcc, 48, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	flat_load_dwordx4 v[124:127], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	flat_load_dwordx4 v[128:131], v[0:1]
	.loc	1 123
	v_add_f32_e32 v139, v142, v143
	v_add_f32_e32 v140, v144, v145
	v_add_f32_e32 v141, v146, v147
	v_add_f32_e32 v142, v148, v149
	v_add_f32_e32 v143, v150, v151
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, v22, v130
	v_add_f32_e32 v98, 0, v0
	v_mul_f32_e32 v0, v21, v131
	v_add_f32_e32 v101, 0, v0
	v_mul_f32_e32 v0, v24, v128
	v_add_f32_e32 v106, 0, v0
	v_mul_f32_e32 v0, v23, v129
	v_add_f32_e32 v132, 0, v0
	v_mul_f32_e32 v0, v18, v126
	v_add_f32_e32 v135, 0, v0
	v_mul_f32_e32 v0, v17, v127
	v_add_f32_e32 v196, 0, v0
	v_mul_f32_e32 v0, v20, v124
	v_add_f32_e32 v197, 0, v0
	v_mul_f32_e32 v0, v19, v125
	v_add_f32_e32 v198, 0, v0
	v_mul_f32_e32 v0, v34, v122
	v_add_f32_e32 v199, 0, v0
	v_mul_f32_e32 v0, v33, v123
	v_add_f32_e32 v200, 0, v0
	v_mul_f32_e32 v0, v36, v120
	v_add_f32_e32 v201, 0, v0
	v_mul_f32_e32 v0, v35, v121
	v_add_f32_e32 v202, 0, v0
	v_mul_f32_e32 v0, v38, v118
	v_add_f32_e32 v203, 0, v0
	v_mul_f32_e32 v0, v37, v119
	v_add_f32_e32 v204, 0, v0
	v_mul_f32_e32 v0, v16, v116
	v_add_f32_e32 v205, 0, v0
	v_mul_f32_e32 v0, v39, v117
	v_add_f32_e32 v206, 0, v0
	v_add_u32_e32 v0, vcc, 64, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	.loc	1 72
	v_add_u32_e32 v2, vcc, s60, v104
	v_addc_u32_e32 v3, vcc, 0, v105, vcc
	flat_load_dwordx4 v[116:119], v[2:3]
	v_add_u32_e32 v2, vcc, s61, v104
	v_addc_u32_e32 v3, vcc, 0, v105, vcc
	flat_load_dwordx4 v[120:123], v[2:3]
	v_add_u32_e32 v2, vcc, s62, v104
	v_addc_u32_e32 v3, vcc, 0, v105, vcc
	flat_load_dwordx4 v[124:127], v[2:3]
	flat_load_dwordx4 v[128:131], v[0:1]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, v71, v129
	v_add_f32_e32 v2, v0, v206
	v_mul_f32_e32 v0, v40, v128
	v_add_f32_e32 v3, v0, v205
	v_mul_f32_e32 v0, v69, v131
	v_add_f32_e32 v204, v0, v204
	v_mul_f32_e32 v0, v70, v130
	v_add_f32_e32 v203, v0, v203
	v_mul_f32_e32 v0, v67, v125
	v_add_f32_e32 v202, v0, v202
	v_mul_f32_e32 v0, v68, v124
	v_add_f32_e32 v201, v0, v201
	v_mul_f32_e32 v0, v65, v127
	v_add_f32_e32 v200, v0, v200
	v_mul_f32_e32 v0, v66, v126
	v_add_f32_e32 v199, v0, v199
	v_mul_f32_e32 v0, v27, v121
	v_add_f32_e32 v198, v0, v198
	v_mul_f32_e32 v0, v28, v120
	v_add_f32_e32 v197, v0, v197
	v_mul_f32_e32 v0, v25, v123
	v_add_f32_e32 v196, v0, v196
	v_mul_f32_e32 v0, v26, v122
	v_add_f32_e32 v135, v0, v135
	v_mul_f32_e32 v0, v31, v117
	v_add_f32_e32 v132, v0, v132
	v_mul_f32_e32 v0, v32, v116
	v_add_f32_e32 v106, v0, v106
	v_mul_f32_e32 v0, v29, v119
	v_add_f32_e32 v101, v0, v101
	v_mul_f32_e32 v0, v30, v118
	v_add_f32_e32 v98, v0, v98
	v_add_u32_e32 v0, vcc, s63, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	.loc	1 72
	flat_load_dwordx4 v[116:119], v[0:1]
	v_add_u32_e32 v0, vcc, s64, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	flat_load_dwordx4 v[120:123], v[0:1]
	v_add_u32_e32 v0, vcc, s65, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	flat_load_dwordx4 v[124:127], v[0:1]
	v_add_u32_e32 v0, vcc, s66, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	flat_load_dwordx4 v[128:131], v[0:1]
	.loc	1 121
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, v46, v130
	v_add_f32_e32 v98, v0, v98
	v_mul_f32_e32 v0, v45, v131
	v_add_f32_e32 v101, v0, v101
	v_mul_f32_e32 v0, v48, v128
	v_add_f32_e32 v106, v0, v106
	v_mul_f32_e32 v0, v47, v129
	v_add_f32_e32 v205, v0, v132
	v_mul_f32_e32 v0, v42, v126
	v_add_f32_e32 v206, v0, v135
	v_mul_f32_e32 v0, v41, v127
	v_add_f32_e32 v196, v0, v196
	v_mul_f32_e32 v0, v44, v124
	v_add_f32_e32 v197, v0, v197
	v_mul_f32_e32 v0, v43, v125
	v_add_f32_e32 v198, v0, v198
	v_mul_f32_e32 v0, v89, v122
	v_add_f32_e32 v199, v0, v199
	v_mul_f32_e32 v0, v88, v123
	v_add_f32_e32 v200, v0, v200
	v_mul_f32_e32 v0, v91, v120
	v_add_f32_e32 v128, v0, v201
	v_mul_f32_e32 v0, v90, v121
	v_add_f32_e32 v129, v0, v202
	v_mul_f32_e32 v0, v93, v118
	v_add_f32_e32 v130, v0, v203
	v_mul_f32_e32 v0, v92, v119
	v_add_f32_e32 v131, v0, v204
	v_mul_f32_e32 v0, v72, v116
	v_add_u32_e32 v124, vcc, s67, v104
	v_add_f32_e32 v132, v0, v3
	v_mul_f32_e32 v0, v94, v117
	v_addc_u32_e32 v125, vcc, 0, v105, vcc
	v_add_f32_e32 v135, v0, v2
	.loc	1 72
	v_add_u32_e32 v0, vcc, s68, v104
	v_addc_u32_e32 v1, vcc, 0, v105, vcc
	v_add_u32_e32 v116, vcc, s51, v104
	v_addc_u32_e32 v117, vcc, 0, v105, vcc
	v_add_u32_e32 v104, vcc, s69, v104
	v_addc_u32_e32 v105, vcc, 0, v105, vcc
	flat_load_dwordx4 v[0:3], v[0:1]
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[104:105]
	flat_load_dwordx4 v[124:127], v[124:125]
	.loc	1 123
	v_add_f32_e32 v105, v4, v194
	v_add_f32_e32 v4, v183, v182
	.loc	1 124
	s_cselect_b64 vcc, -1, 0
	s_cmp_gt_i32 s88, 14
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_gt_i32 s88, 13
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_gt_i32 s88, 12
	s_cselect_b64 s[12:13], -1, 0
	s_cmp_gt_i32 s88, 11
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_gt_i32 s88, 10
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_gt_i32 s88, 9
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_gt_i32 s88, 8
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_gt_i32 s88, 7
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_gt_i32 s88, 6
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_gt_i32 s88, 5
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_gt_i32 s88, 4
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_gt_i32 s88, 3
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_gt_i32 s88, 2
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_gt_i32 s88, 1
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_gt_i32 s88, 0
	s_cselect_b64 s[38:39], -1, 0
	.loc	1 117
	s_add_i32 s88, s88, -16
	.loc	1 121
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v0, v80, v0
	v_add_f32_e32 v106, v0, v106
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v87, v125
	v_add_f32_e32 v135, v104, v135
	v_mul_f32_e32 v104, v95, v124
	v_add_f32_e32 v132, v104, v132
	v_mul_f32_e32 v104, v85, v127
	v_add_f32_e32 v131, v104, v131
	v_mul_f32_e32 v104, v86, v126
	v_add_f32_e32 v130, v104, v130
	v_mul_f32_e32 v104, v83, v121
	v_add_f32_e32 v129, v104, v129
	v_mul_f32_e32 v104, v84, v120
	v_add_f32_e32 v128, v104, v128
	v_mul_f32_e32 v104, v81, v123
	v_add_f32_e32 v127, v104, v200
	v_mul_f32_e32 v104, v82, v122
	v_add_f32_e32 v126, v104, v199
	v_mul_f32_e32 v104, v75, v117
	v_add_f32_e32 v125, v104, v198
	v_mul_f32_e32 v104, v76, v116
	v_add_f32_e32 v124, v104, v197
	v_mul_f32_e32 v104, v73, v119
	v_add_f32_e32 v121, v104, v196
	v_mul_f32_e32 v104, v74, v118
	v_add_f32_e32 v119, v104, v206
	.loc	1 123
	v_add_f32_e32 v104, v110, v109
	buffer_load_dword v109, off, s[0:3], 0 offset:2664
	buffer_load_dword v110, off, s[0:3], 0 offset:2668
	v_add_f32_e32 v120, v12, v11
	v_add_f32_e32 v12, v111, v134
	v_add_f32_e32 v122, v14, v13
	v_add_f32_e32 v14, v153, v152
	v_add_f32_e32 v123, v96, v15
	v_add_f32_e32 v15, v155, v154
	v_add_f32_e32 v11, v159, v158
	v_add_f32_e32 v13, v161, v160
	v_add_f32_e32 v96, v163, v162
	v_add_f32_e32 v116, v6, v5
	v_add_f32_e32 v6, v100, v97
	v_add_f32_e32 v97, v165, v164
	v_add_f32_e32 v100, v167, v166
	v_add_f32_e32 v117, v8, v7
	v_add_f32_e32 v7, v107, v103
	v_add_f32_e32 v103, v169, v168
	v_add_f32_e32 v107, v171, v170
	v_add_f32_e32 v196, v10, v9
	v_add_f32_e32 v10, v133, v108
	v_add_f32_e32 v108, v173, v172
	.loc	1 121
	v_mul_f32_e32 v0, v77, v3
	v_add_f32_e32 v101, v0, v101
	v_mul_f32_e32 v0, v78, v2
	v_add_f32_e32 v98, v0, v98
	.loc	1 123
	v_add_f32_e32 v0, v175, v174
	.loc	1 121
	v_mul_f32_e32 v1, v79, v1
	v_add_f32_e32 v118, v1, v205
	.loc	1 123
	v_add_f32_e32 v1, v177, v176
	v_add_f32_e32 v2, v179, v178
	v_add_f32_e32 v3, v181, v180
	v_add_f32_e32 v5, v185, v184
	v_add_f32_e32 v8, v187, v186
	v_add_f32_e32 v9, v189, v188
	v_add_f32_e32 v133, v191, v190
	v_add_f32_e32 v134, v193, v192
	v_add_f32_e32 v98, v98, v101
	v_add_f32_e32 v101, v106, v118
	v_add_f32_e32 v106, v119, v121
	v_add_f32_e32 v118, v124, v125
	v_add_f32_e32 v119, v126, v127
	v_add_f32_e32 v121, v128, v129
	v_add_f32_e32 v124, v130, v131
	v_add_f32_e32 v125, v132, v135
	v_add_f32_e32 v206, v222, v221
	v_add_f32_e32 v124, v125, v124
	v_add_f32_e32 v119, v121, v119
	v_add_f32_e32 v106, v118, v106
	v_add_f32_e32 v98, v101, v98
	v_add_f32_e32 v221, v226, v225
	v_add_f32_e32 v222, v254, v253
	v_add_f32_e32 v225, v248, v247
	v_add_f32_e32 v226, v246, v245
	v_add_f32_e32 v6, v6, v7
	v_add_f32_e32 v7, v10, v12
	v_add_f32_e32 v10, v14, v15
	v_add_f32_e32 v12, v99, v102
	v_add_f32_e32 v14, v104, v105
	v_add_f32_e32 v15, v116, v117
	v_add_f32_e32 v99, v196, v120
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v1, v2, v3
	v_add_f32_e32 v2, v4, v5
	v_add_f32_e32 v3, v8, v9
	v_add_f32_e32 v4, v11, v13
	v_add_f32_e32 v5, v96, v97
	v_add_f32_e32 v8, v100, v103
	v_add_f32_e32 v9, v107, v108
	v_add_f32_e32 v105, v133, v134
	v_add_f32_e32 v132, v209, v211
	v_add_f32_e32 v133, v213, v215
	v_add_f32_e32 v101, v143, v142
	v_add_f32_e32 v118, v141, v140
	v_add_f32_e32 v121, v139, v138
	v_add_f32_e32 v125, v137, v136
	v_add_f32_e32 v98, v98, v106
	v_add_f32_e32 v106, v124, v119
	v_add_f32_e32 v102, v122, v123
	v_add_f32_e32 v149, v226, v225
	v_add_f32_e32 v151, v222, v195
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v109, v110, v109
	buffer_load_dword v110, off, s[0:3], 0 offset:2656
	buffer_load_dword v111, off, s[0:3], 0 offset:2660
	v_add_f32_e32 v14, v14, v15
	v_add_f32_e32 v10, v12, v10
	v_add_f32_e32 v12, v6, v7
	v_add_f32_e32 v9, v9, v8
	v_add_f32_e32 v15, v4, v5
	v_add_f32_e32 v2, v3, v2
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v101, v101, v118
	v_add_f32_e32 v99, v102, v99
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v110, v111, v110
	buffer_load_dword v111, off, s[0:3], 0 offset:2648
	buffer_load_dword v152, off, s[0:3], 0 offset:2652
	v_add_f32_e32 v104, v110, v109
	v_add_f32_e32 v1, v105, v104
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v111, v152, v111
	buffer_load_dword v152, off, s[0:3], 0 offset:2640
	buffer_load_dword v153, off, s[0:3], 0 offset:2644
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v152, v153, v152
	buffer_load_dword v153, off, s[0:3], 0 offset:2632
	buffer_load_dword v154, off, s[0:3], 0 offset:2636
	v_add_f32_e32 v103, v152, v111
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v153, v154, v153
	buffer_load_dword v154, off, s[0:3], 0 offset:2624
	buffer_load_dword v155, off, s[0:3], 0 offset:2628
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v154, v155, v154
	buffer_load_dword v155, off, s[0:3], 0 offset:2728
	buffer_load_dword v156, off, s[0:3], 0 offset:2732
	v_add_f32_e32 v100, v154, v153
	v_add_f32_e32 v3, v100, v103
	v_add_f32_e32 v154, v216, v214
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v155, v156, v155
	buffer_load_dword v156, off, s[0:3], 0 offset:2720
	buffer_load_dword v157, off, s[0:3], 0 offset:2724
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v156, v157, v156
	buffer_load_dword v157, off, s[0:3], 0 offset:2712
	buffer_load_dword v158, off, s[0:3], 0 offset:2716
	v_add_f32_e32 v97, v156, v155
	v_add_f32_e32 v155, v212, v210
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v157, v158, v157
	buffer_load_dword v158, off, s[0:3], 0 offset:2704
	buffer_load_dword v159, off, s[0:3], 0 offset:2708
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v158, v159, v158
	buffer_load_dword v159, off, s[0:3], 0 offset:2696
	buffer_load_dword v160, off, s[0:3], 0 offset:2700
	v_add_f32_e32 v96, v158, v157
	v_add_f32_e32 v4, v97, v96
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v159, v160, v159
	buffer_load_dword v160, off, s[0:3], 0 offset:2688
	buffer_load_dword v161, off, s[0:3], 0 offset:2692
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v160, v161, v160
	buffer_load_dword v161, off, s[0:3], 0 offset:2680
	buffer_load_dword v162, off, s[0:3], 0 offset:2684
	v_add_f32_e32 v13, v160, v159
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v161, v162, v161
	buffer_load_dword v162, off, s[0:3], 0 offset:2672
	buffer_load_dword v163, off, s[0:3], 0 offset:2676
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v162, v163, v162
	buffer_load_dword v163, off, s[0:3], 0 offset:2792
	buffer_load_dword v164, off, s[0:3], 0 offset:2796
	v_add_f32_e32 v11, v162, v161
	v_add_f32_e32 v5, v11, v13
	v_add_f32_e32 v13, v155, v154
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v163, v164, v163
	buffer_load_dword v164, off, s[0:3], 0 offset:2784
	buffer_load_dword v165, off, s[0:3], 0 offset:2788
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v164, v165, v164
	buffer_load_dword v165, off, s[0:3], 0 offset:2776
	buffer_load_dword v166, off, s[0:3], 0 offset:2780
	v_add_f32_e32 v120, v164, v163
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v165, v166, v165
	buffer_load_dword v166, off, s[0:3], 0 offset:2768
	buffer_load_dword v167, off, s[0:3], 0 offset:2772
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v166, v167, v166
	buffer_load_dword v167, off, s[0:3], 0 offset:2760
	buffer_load_dword v168, off, s[0:3], 0 offset:2764
	v_add_f32_e32 v117, v166, v165
	v_add_f32_e32 v6, v120, v117
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v167, v168, v167
	buffer_load_dword v168, off, s[0:3], 0 offset:2752
	buffer_load_dword v169, off, s[0:3], 0 offset:2756
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v168, v169, v168
	buffer_load_dword v169, off, s[0:3], 0 offset:2744
	buffer_load_dword v170, off, s[0:3], 0 offset:2748
	v_add_f32_e32 v116, v168, v167
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v169, v170, v169
	buffer_load_dword v170, off, s[0:3], 0 offset:2736
	buffer_load_dword v171, off, s[0:3], 0 offset:2740
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v170, v171, v170
	buffer_load_dword v171, off, s[0:3], 0 offset:2856
	buffer_load_dword v172, off, s[0:3], 0 offset:2860
	v_add_f32_e32 v111, v170, v169
	v_add_f32_e32 v7, v111, v116
	v_add_f32_e32 v111, v125, v121
	v_add_f32_e32 v116, v106, v98
	v_add_f32_e32 v7, v7, v6
	v_add_f32_e32 v6, v5, v4
	v_add_f32_e32 v5, v3, v1
	v_add_f32_e32 v4, v0, v2
	v_add_f32_e32 v3, v15, v9
	v_add_f32_e32 v2, v12, v10
	v_add_f32_e32 v15, v101, v111
	v_add_f32_e32 v1, v14, v99
	.loc	1 124
	v_cndmask_b32_e64 v0, v207, v6, s[26:27]
	v_cndmask_b32_e64 v120, v207, v4, s[30:31]
	v_cndmask_b32_e64 v119, v207, v3, s[34:35]
	v_cndmask_b32_e64 v117, v207, v1, s[38:39]
	v_cndmask_b32_e64 v118, v207, v2, s[36:37]
	v_cndmask_b32_e64 v121, v207, v5, s[28:29]
	.loc	1 125
	v_cmp_lt_f32_e64 s[36:37], v63, v15
	v_cmp_lt_f32_e64 s[38:39], v64, v116
	v_cndmask_b32_e64 v64, v64, v116, s[38:39]
	v_cndmask_b32_e64 v63, v63, v15, s[36:37]
	.loc	1 123
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v171, v172, v171
	buffer_load_dword v172, off, s[0:3], 0 offset:2848
	buffer_load_dword v173, off, s[0:3], 0 offset:2852
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v172, v173, v172
	buffer_load_dword v173, off, s[0:3], 0 offset:2840
	buffer_load_dword v174, off, s[0:3], 0 offset:2844
	v_add_f32_e32 v110, v172, v171
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v173, v174, v173
	buffer_load_dword v174, off, s[0:3], 0 offset:2832
	buffer_load_dword v175, off, s[0:3], 0 offset:2836
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v174, v175, v174
	buffer_load_dword v175, off, s[0:3], 0 offset:2824
	buffer_load_dword v176, off, s[0:3], 0 offset:2828
	v_add_f32_e32 v109, v174, v173
	v_add_f32_e32 v8, v110, v109
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v175, v176, v175
	buffer_load_dword v176, off, s[0:3], 0 offset:2816
	buffer_load_dword v177, off, s[0:3], 0 offset:2820
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v176, v177, v176
	buffer_load_dword v177, off, s[0:3], 0 offset:2808
	buffer_load_dword v178, off, s[0:3], 0 offset:2812
	v_add_f32_e32 v108, v176, v175
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v177, v178, v177
	buffer_load_dword v178, off, s[0:3], 0 offset:2800
	buffer_load_dword v179, off, s[0:3], 0 offset:2804
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v178, v179, v178
	buffer_load_dword v179, off, s[0:3], 0 offset:2920
	buffer_load_dword v180, off, s[0:3], 0 offset:2924
	v_add_f32_e32 v107, v178, v177
	v_add_f32_e32 v11, v107, v108
	v_add_f32_e32 v107, v132, v133
	v_add_f32_e32 v8, v11, v8
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v179, v180, v179
	buffer_load_dword v180, off, s[0:3], 0 offset:2912
	buffer_load_dword v181, off, s[0:3], 0 offset:2916
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v180, v181, v180
	buffer_load_dword v181, off, s[0:3], 0 offset:2904
	buffer_load_dword v182, off, s[0:3], 0 offset:2908
	v_add_f32_e32 v131, v180, v179
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v181, v182, v181
	buffer_load_dword v182, off, s[0:3], 0 offset:2896
	buffer_load_dword v183, off, s[0:3], 0 offset:2900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v182, v183, v182
	buffer_load_dword v183, off, s[0:3], 0 offset:2888
	buffer_load_dword v184, off, s[0:3], 0 offset:2892
	v_add_f32_e32 v130, v182, v181
	v_add_f32_e32 v96, v131, v130
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v183, v184, v183
	buffer_load_dword v184, off, s[0:3], 0 offset:2880
	buffer_load_dword v185, off, s[0:3], 0 offset:2884
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v184, v185, v184
	buffer_load_dword v185, off, s[0:3], 0 offset:2872
	buffer_load_dword v186, off, s[0:3], 0 offset:2876
	v_add_f32_e32 v129, v184, v183
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v185, v186, v185
	buffer_load_dword v186, off, s[0:3], 0 offset:2864
	buffer_load_dword v187, off, s[0:3], 0 offset:2868
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v186, v187, v186
	buffer_load_dword v187, off, s[0:3], 0 offset:2984
	buffer_load_dword v188, off, s[0:3], 0 offset:2988
	v_add_f32_e32 v128, v186, v185
	v_add_f32_e32 v97, v128, v129
	v_add_f32_e32 v9, v97, v96
	.loc	1 124
	v_cndmask_b32_e64 v98, v207, v9, s[20:21]
	v_cndmask_b32_e64 v97, v207, v8, s[22:23]
	v_cndmask_b32_e64 v96, v207, v7, s[24:25]
	.loc	1 125
	v_cmp_lt_f32_e64 s[20:21], v56, v8
	v_cmp_lt_f32_e64 s[22:23], v57, v9
	v_cndmask_b32_e64 v57, v57, v9, s[22:23]
	v_cndmask_b32_e64 v56, v56, v8, s[20:21]
	.loc	1 123
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v187, v188, v187
	buffer_load_dword v188, off, s[0:3], 0 offset:2976
	buffer_load_dword v189, off, s[0:3], 0 offset:2980
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v188, v189, v188
	buffer_load_dword v189, off, s[0:3], 0 offset:2968
	buffer_load_dword v190, off, s[0:3], 0 offset:2972
	v_add_f32_e32 v127, v188, v187
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v189, v190, v189
	buffer_load_dword v190, off, s[0:3], 0 offset:2960
	buffer_load_dword v191, off, s[0:3], 0 offset:2964
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v190, v191, v190
	buffer_load_dword v191, off, s[0:3], 0 offset:2952
	buffer_load_dword v192, off, s[0:3], 0 offset:2956
	v_add_f32_e32 v126, v190, v189
	v_add_f32_e32 v100, v127, v126
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v191, v192, v191
	buffer_load_dword v192, off, s[0:3], 0 offset:2944
	buffer_load_dword v193, off, s[0:3], 0 offset:2948
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v192, v193, v192
	buffer_load_dword v193, off, s[0:3], 0 offset:2936
	buffer_load_dword v194, off, s[0:3], 0 offset:2940
	v_add_f32_e32 v123, v192, v191
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v193, v194, v193
	buffer_load_dword v194, off, s[0:3], 0 offset:2928
	buffer_load_dword v197, off, s[0:3], 0 offset:2932
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v194, v197, v194
	buffer_load_dword v197, off, s[0:3], 0 offset:3048
	buffer_load_dword v198, off, s[0:3], 0 offset:3040
	buffer_load_dword v199, off, s[0:3], 0 offset:3044
	v_add_f32_e32 v122, v194, v193
	v_add_f32_e32 v102, v122, v123
	v_add_f32_e32 v10, v102, v100
	.loc	1 124
	v_cndmask_b32_e64 v99, v207, v10, s[18:19]
	.loc	1 125
	v_cmp_lt_f32_e64 s[18:19], v55, v7
	v_cmp_lt_f32_e64 s[24:25], v58, v10
	v_cndmask_b32_e64 v58, v58, v10, s[24:25]
	v_cndmask_b32_e64 v55, v55, v7, s[18:19]
	.loc	1 123
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v197, v208, v197
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v198, v199, v198
	buffer_load_dword v199, off, s[0:3], 0 offset:3032
	buffer_load_dword v200, off, s[0:3], 0 offset:3036
	v_add_f32_e32 v208, v220, v219
	v_add_f32_e32 v220, v228, v227
	v_add_f32_e32 v227, v244, v243
	v_add_f32_e32 v228, v242, v241
	v_add_f32_e32 v134, v217, v208
	v_add_f32_e32 v219, v230, v229
	v_add_f32_e32 v147, v198, v197
	v_add_f32_e32 v148, v228, v227
	v_add_f32_e32 v152, v221, v220
	v_add_f32_e32 v153, v219, v218
	v_add_f32_e32 v110, v148, v149
	v_add_f32_e32 v108, v152, v153
	v_add_f32_e32 v13, v108, v13
	.loc	1 124
	v_cndmask_b32_e64 v102, v207, v13, s[12:13]
	.loc	1 125
	v_cmp_lt_f32_e64 s[12:13], v52, v4
	v_cmp_lt_f32_e64 s[30:31], v61, v13
	v_cndmask_b32_e64 v61, v61, v13, s[30:31]
	v_cndmask_b32_e64 v52, v52, v4, s[12:13]
	.loc	1 123
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v199, v200, v199
	buffer_load_dword v200, off, s[0:3], 0 offset:3024
	buffer_load_dword v201, off, s[0:3], 0 offset:3028
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v200, v201, v200
	buffer_load_dword v201, off, s[0:3], 0 offset:3016
	buffer_load_dword v202, off, s[0:3], 0 offset:3020
	v_add_f32_e32 v146, v200, v199
	v_add_f32_e32 v103, v147, v146
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v201, v202, v201
	buffer_load_dword v202, off, s[0:3], 0 offset:3008
	buffer_load_dword v203, off, s[0:3], 0 offset:3012
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v202, v203, v202
	buffer_load_dword v203, off, s[0:3], 0 offset:3000
	buffer_load_dword v204, off, s[0:3], 0 offset:3004
	v_add_f32_e32 v145, v202, v201
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v203, v204, v203
	buffer_load_dword v204, off, s[0:3], 0 offset:2992
	buffer_load_dword v205, off, s[0:3], 0 offset:2996
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v204, v205, v204
	v_add_f32_e32 v205, v224, v223
	v_add_f32_e32 v223, v252, v251
	v_add_f32_e32 v224, v250, v249
	v_add_f32_e32 v135, v206, v205
	v_add_f32_e32 v144, v204, v203
	v_add_f32_e32 v150, v224, v223
	v_add_f32_e32 v105, v135, v134
	v_add_f32_e32 v104, v144, v145
	v_add_f32_e32 v109, v151, v150
	v_add_f32_e32 v12, v107, v105
	.loc	1 124
	v_cndmask_b32_e32 v105, v207, v116, vcc
	v_add_u32_e32 v106, vcc, 60, v115
	.loc	1 123
	v_add_f32_e32 v14, v110, v109
	v_add_f32_e32 v11, v104, v103
	.loc	1 124
	v_cndmask_b32_e64 v104, v207, v15, s[8:9]
	buffer_store_dword v105, v106, s[0:3], 0 offen
	v_add_u32_e32 v105, vcc, 56, v115
	v_cndmask_b32_e64 v103, v207, v14, s[10:11]
	buffer_store_dword v104, v105, s[0:3], 0 offen
	v_add_u32_e32 v104, vcc, 52, v115
	buffer_store_dword v103, v104, s[0:3], 0 offen
	v_add_u32_e32 v103, vcc, 48, v115
	v_cndmask_b32_e64 v101, v207, v12, s[14:15]
	buffer_store_dword v102, v103, s[0:3], 0 offen
	v_add_u32_e32 v102, vcc, 44, v115
	v_cndmask_b32_e64 v100, v207, v11, s[16:17]
	buffer_store_dword v101, v102, s[0:3], 0 offen
	v_add_u32_e32 v101, vcc, 40, v115
	buffer_store_dword v100, v101, s[0:3], 0 offen
	v_add_u32_e32 v100, vcc, 36, v115
	buffer_store_dword v99, v100, s[0:3], 0 offen
	v_add_u32_e32 v99, vcc, 32, v115
	buffer_store_dword v98, v99, s[0:3], 0 offen
	v_add_u32_e32 v98, vcc, 28, v115
	buffer_store_dword v97, v98, s[0:3], 0 offen
	v_add_u32_e32 v97, vcc, 24, v115
	buffer_store_dword v96, v97, s[0:3], 0 offen
	v_add_u32_e32 v96, vcc, 20, v115
	buffer_store_dword v0, v96, s[0:3], 0 offen
	v_add_u32_e32 v0, vcc, 12, v115
	buffer_store_dword v120, v0, s[0:3], 0 offen
	v_add_u32_e32 v0, vcc, 8, v115
	v_add_u32_e32 v122, vcc, 16, v115
	buffer_store_dword v119, v0, s[0:3], 0 offen
	v_add_u32_e32 v0, vcc, 4, v115
	.loc	1 125
	v_cmp_lt_f32_e64 s[8:9], v50, v2
	v_cmp_lt_f32_e32 vcc, v49, v1
	v_cmp_lt_f32_e64 s[10:11], v51, v3
	v_cmp_lt_f32_e64 s[14:15], v53, v5
	v_cmp_lt_f32_e64 s[16:17], v54, v6
	v_cmp_lt_f32_e64 s[26:27], v59, v11
	v_cmp_lt_f32_e64 s[28:29], v60, v12
	v_cmp_lt_f32_e64 s[34:35], v62, v14
	v_cndmask_b32_e64 v50, v50, v2, s[8:9]
	.loc	1 117
	s_add_i32 s8, s89, 16
	s_add_i32 s9, s89, 1
	.loc	1 124
	buffer_store_dword v121, v122, s[0:3], 0 offen
	buffer_store_dword v118, v0, s[0:3], 0 offen
	buffer_store_dword v117, v115, s[0:3], 0 offen
	.loc	1 125
	v_cndmask_b32_e64 v62, v62, v14, s[34:35]
	v_cndmask_b32_e64 v60, v60, v12, s[28:29]
	v_cndmask_b32_e64 v59, v59, v11, s[26:27]
	v_cndmask_b32_e64 v54, v54, v6, s[16:17]
	v_cndmask_b32_e64 v53, v53, v5, s[14:15]
	v_cndmask_b32_e64 v51, v51, v3, s[10:11]
	v_cndmask_b32_e32 v49, v49, v1, vcc
	.loc	1 117
	v_add_u32_e32 v115, vcc, 64, v115
	s_cmp_le_i32 s83, s9
	s_mov_b32 s89, s8
	s_cbranch_scc0 .LBB2_14
; %bb.15:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	1 0
	buffer_load_dword v2, off, s[0:3], 0 offset:3052
	buffer_load_dword v3, off, s[0:3], 0 offset:3056
	buffer_load_dword v4, off, s[0:3], 0 offset:3060
	buffer_load_dword v5, off, s[0:3], 0 offset:3064
	buffer_load_dword v6, off, s[0:3], 0 offset:3068
	buffer_load_dword v7, off, s[0:3], 0 offset:3072
	buffer_load_dword v8, off, s[0:3], 0 offset:3076
	buffer_load_dword v9, off, s[0:3], 0 offset:3080
	buffer_load_dword v10, off, s[0:3], 0 offset:3084
	buffer_load_dword v11, off, s[0:3], 0 offset:3088
	buffer_load_dword v12, off, s[0:3], 0 offset:3092
	buffer_load_dword v13, off, s[0:3], 0 offset:3096
	buffer_load_dword v14, off, s[0:3], 0 offset:3100
	buffer_load_dword v15, off, s[0:3], 0 offset:3104
	buffer_load_dword v16, off, s[0:3], 0 offset:3108
	buffer_load_dword v17, off, s[0:3], 0 offset:3112
	s_mov_b32 s10, s86
	.loc	1 128
	s_waitcnt vmcnt(0)
	v_cmp_gt_f32_e32 vcc, v49, v2
	v_cndmask_b32_e32 v0, v2, v49, vcc
	v_cmp_gt_f32_e32 vcc, v50, v0
	v_cndmask_b32_e32 v0, v0, v50, vcc
	v_cmp_gt_f32_e32 vcc, v51, v0
	v_cndmask_b32_e32 v0, v0, v51, vcc
	v_cmp_gt_f32_e32 vcc, v52, v0
	v_cndmask_b32_e32 v0, v0, v52, vcc
	v_cmp_gt_f32_e32 vcc, v53, v0
	v_cndmask_b32_e32 v0, v0, v53, vcc
	v_cmp_gt_f32_e32 vcc, v54, v0
	v_cndmask_b32_e32 v0, v0, v54, vcc
	v_cmp_gt_f32_e32 vcc, v55, v0
	v_cndmask_b32_e32 v0, v0, v55, vcc
	v_cmp_gt_f32_e32 vcc, v56, v0
	v_cndmask_b32_e32 v0, v0, v56, vcc
	v_cmp_gt_f32_e32 vcc, v57, v0
	v_cndmask_b32_e32 v0, v0, v57, vcc
	v_cmp_gt_f32_e32 vcc, v58, v0
	v_cndmask_b32_e32 v0, v0, v58, vcc
	v_cmp_gt_f32_e32 vcc, v59, v0
	v_cndmask_b32_e32 v0, v0, v59, vcc
	v_cmp_gt_f32_e32 vcc, v60, v0
	v_cndmask_b32_e32 v0, v0, v60, vcc
	v_cmp_gt_f32_e32 vcc, v61, v0
	v_cndmask_b32_e32 v0, v0, v61, vcc
	v_cmp_gt_f32_e32 vcc, v62, v0
	v_cndmask_b32_e32 v0, v0, v62, vcc
	v_cmp_gt_f32_e32 vcc, v63, v0
	v_cndmask_b32_e32 v0, v0, v63, vcc
	v_cmp_gt_f32_e32 vcc, v64, v0
	v_cndmask_b32_e32 v1, v0, v64, vcc
	.loc	1 129
	v_sub_f32_e32 v0, v2, v1
	v_rndne_f32_e32 v2, v0
	v_sub_f32_e32 v3, v0, v2
	v_mul_f32_e32 v4, 0x3f317180, v3
	v_mul_f32_e32 v3, 0x3717f7d1, v3
	v_add_f32_e32 v5, v4, v3
	v_mul_f32_e32 v6, v5, v5
	v_mul_f32_e32 v7, 0x3331bb4c, v6
	v_add_f32_e32 v7, 0xb5ddea0e, v7
	v_mul_f32_e32 v7, v6, v7
	v_add_f32_e32 v7, 0x388ab355, v7
	v_mul_f32_e32 v7, v6, v7
	v_add_f32_e32 v7, 0xbb360b61, v7
	v_mul_f32_e32 v7, v6, v7
	v_add_f32_e32 v7, 0x3e2aaaab, v7
	v_mul_f32_e32 v6, v6, v7
	v_sub_f32_e32 v6, v5, v6
	v_mul_f32_e32 v5, v5, v6
	v_sub_f32_e32 v6, 2.0, v6
	v_div_scale_f32 v7, s[8:9], v6, v6, v5
	v_div_scale_f32 v8, vcc, v5, v6, v5
	.loc	1 131
	s_lshl_b32 s8, s84, 6
	.loc	1 129
	v_cvt_i32_f32_e32 v2, v2
	v_mov_b32_e32 v49, 0x940
	v_mov_b32_e32 v36, v1
	v_mov_b32_e32 v37, v1
	v_lshlrev_b32_e32 v2, 23, v2
	v_mov_b32_e32 v38, v1
	v_mov_b32_e32 v39, v1
	v_mov_b32_e32 v40, v1
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v42, v1
	v_mov_b32_e32 v43, v1
	v_rcp_f32_e32 v9, v7
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v1
	v_mov_b32_e32 v46, v1
	v_fma_f32 v10, -v7, v9, 1.0
	v_fma_f32 v9, v10, v9, v9
	v_mul_f32_e32 v10, v8, v9
	v_fma_f32 v11, -v7, v10, v8
	v_fma_f32 v10, v11, v9, v10
	v_fma_f32 v7, -v7, v10, v8
	.loc	1 131
	v_mov_b32_e32 v8, 0x840
	.loc	1 129
	v_div_fmas_f32 v7, v7, v9, v10
	.loc	1 131
	v_add_u32_e32 v48, vcc, s8, v8
	v_or_b32_e32 v9, 20, v48
	v_or_b32_e32 v10, 36, v48
	v_or_b32_e32 v11, 40, v48
	v_or_b32_e32 v12, 44, v48
	v_or_b32_e32 v13, 48, v48
	v_or_b32_e32 v14, 52, v48
	v_or_b32_e32 v15, 56, v48
	v_or_b32_e32 v16, 60, v48
	v_or_b32_e32 v17, 24, v48
	v_or_b32_e32 v18, 28, v48
	v_or_b32_e32 v19, 32, v48
	v_or_b32_e32 v20, 12, v48
	v_or_b32_e32 v21, 4, v48
	buffer_load_dword v8, v48, s[0:3], 0 offen
	buffer_load_dword v10, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v13, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v15, v15, s[0:3], 0 offen
	buffer_load_dword v16, v16, s[0:3], 0 offen
	buffer_load_dword v19, v19, s[0:3], 0 offen
	buffer_load_dword v18, v18, s[0:3], 0 offen
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v20, v20, s[0:3], 0 offen
	buffer_load_dword v9, v9, s[0:3], 0 offen
	buffer_load_dword v21, v17, s[0:3], 0 offen
	v_or_b32_e32 v17, 16, v48
	buffer_load_dword v34, v17, s[0:3], 0 offen
	v_or_b32_e32 v17, 8, v48
	buffer_load_dword v35, v17, s[0:3], 0 offen
	.loc	1 129
	v_div_fixup_f32 v5, v7, v6, v5
	v_sub_f32_e64 v3, -v3, v5
	v_sub_f32_e32 v3, v4, v3
	v_add_f32_e32 v3, 1.0, v3
	v_add_u32_e32 v2, vcc, v2, v3
	v_cmp_ngt_f32_e32 vcc, s58, v0
	v_cndmask_b32_e32 v2, 0, v2, vcc
	v_cmp_gt_f32_e32 vcc, s59, v0
	v_cndmask_b32_e32 v2, v112, v2, vcc
	v_cmp_o_f32_e32 vcc, v0, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc
	.loc	1 131
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v47, v1
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v26, v0, v10
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v27, v0, v11
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v28, v0, v12
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v29, v0, v13
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v30, v0, v14
	v_mul_f32_e32 v17, v0, v8
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v32, v0, v16
	v_mul_f32_e32 v31, v0, v15
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v25, v0, v19
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v24, v0, v18
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v23, v0, v21
	v_mul_f32_e32 v22, v0, v9
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v21, v0, v34
	v_mul_f32_e32 v20, v0, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v19, v0, v35
	v_mul_f32_e32 v18, v0, v33
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
.LBB2_16:                               ;   Parent Loop BB2_8 Depth=1
                                        ;     Parent Loop BB2_12 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 132
	buffer_load_dword v50, v49, s[0:3], 0 offen
	v_add_u32_e32 v51, vcc, 4, v49
	buffer_load_dword v52, v51, s[0:3], 0 offen
	v_add_u32_e32 v63, vcc, 16, v49
	v_add_u32_e32 v64, vcc, 20, v49
	v_add_u32_e32 v65, vcc, 24, v49
	v_add_u32_e32 v66, vcc, 28, v49
	v_add_u32_e32 v67, vcc, 32, v49
	v_add_u32_e32 v68, vcc, 36, v49
	v_add_u32_e32 v69, vcc, 40, v49
	v_add_u32_e32 v70, vcc, 44, v49
	v_add_u32_e32 v71, vcc, 48, v49
	v_add_u32_e32 v72, vcc, 52, v49
	v_add_u32_e32 v73, vcc, 56, v49
	v_add_u32_e32 v74, vcc, 60, v49
	s_add_i32 s10, s10, -1
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v50, v50, v1
	v_rndne_f32_e32 v53, v50
	v_sub_f32_e32 v54, v50, v53
	v_mul_f32_e32 v55, 0x3f317180, v54
	v_mul_f32_e32 v54, 0x3717f7d1, v54
	v_add_f32_e32 v56, v55, v54
	v_mul_f32_e32 v57, v56, v56
	v_mul_f32_e32 v58, 0x3331bb4c, v57
	v_add_f32_e32 v58, 0xb5ddea0e, v58
	v_mul_f32_e32 v58, v57, v58
	v_add_f32_e32 v58, 0x388ab355, v58
	v_mul_f32_e32 v58, v57, v58
	v_add_f32_e32 v58, 0xbb360b61, v58
	v_mul_f32_e32 v58, v57, v58
	v_add_f32_e32 v58, 0x3e2aaaab, v58
	v_mul_f32_e32 v57, v57, v58
	v_sub_f32_e32 v57, v56, v57
	v_mul_f32_e32 v56, v56, v57
	v_sub_f32_e32 v57, 2.0, v57
	v_div_scale_f32 v58, s[8:9], v57, v57, v56
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v52, v52, v33
	v_cvt_i32_f32_e32 v53, v53
	v_lshlrev_b32_e32 v53, 23, v53
	v_rcp_f32_e32 v59, v58
	v_fma_f32 v60, -v58, v59, 1.0
	v_fma_f32 v59, v60, v59, v59
	v_div_scale_f32 v60, s[8:9], v56, v57, v56
	v_mul_f32_e32 v61, v60, v59
	v_fma_f32 v62, -v58, v61, v60
	v_fma_f32 v61, v62, v59, v61
	v_fma_f32 v58, -v58, v61, v60
	v_add_u32_e32 v60, vcc, 8, v49
	v_add_u32_e32 v62, vcc, 12, v49
	s_mov_b64 vcc, s[8:9]
	s_nop 2
	v_div_fmas_f32 v58, v58, v59, v61
	buffer_load_dword v59, v60, s[0:3], 0 offen
	v_rndne_f32_e32 v61, v52
	v_sub_f32_e32 v75, v52, v61
	v_mul_f32_e32 v76, 0x3f317180, v75
	v_mul_f32_e32 v75, 0x3717f7d1, v75
	v_add_f32_e32 v77, v76, v75
	v_mul_f32_e32 v78, v77, v77
	v_mul_f32_e32 v79, 0x3331bb4c, v78
	v_add_f32_e32 v79, 0xb5ddea0e, v79
	v_mul_f32_e32 v79, v78, v79
	v_add_f32_e32 v79, 0x388ab355, v79
	v_mul_f32_e32 v79, v78, v79
	v_add_f32_e32 v79, 0xbb360b61, v79
	v_mul_f32_e32 v79, v78, v79
	v_add_f32_e32 v79, 0x3e2aaaab, v79
	v_mul_f32_e32 v78, v78, v79
	v_sub_f32_e32 v78, v77, v78
	v_mul_f32_e32 v77, v77, v78
	v_sub_f32_e32 v78, 2.0, v78
	v_div_scale_f32 v79, s[8:9], v78, v78, v77
	v_div_fixup_f32 v56, v58, v57, v56
	v_sub_f32_e64 v54, -v54, v56
	v_sub_f32_e32 v54, v55, v54
	v_add_f32_e32 v54, 1.0, v54
	v_rcp_f32_e32 v80, v79
	v_fma_f32 v81, -v79, v80, 1.0
	v_fma_f32 v80, v81, v80, v80
	v_div_scale_f32 v81, vcc, v77, v78, v77
	v_mul_f32_e32 v82, v81, v80
	v_fma_f32 v83, -v79, v82, v81
	v_fma_f32 v82, v83, v80, v82
	v_fma_f32 v79, -v79, v82, v81
	v_div_fmas_f32 v79, v79, v80, v82
	buffer_load_dword v80, v62, s[0:3], 0 offen
	v_div_fixup_f32 v57, v79, v78, v77
	v_sub_f32_e64 v55, -v75, v57
	v_cvt_i32_f32_e32 v57, v61
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v59, v59, v34
	v_rndne_f32_e32 v81, v59
	v_sub_f32_e32 v82, v59, v81
	v_mul_f32_e32 v83, 0x3f317180, v82
	v_mul_f32_e32 v82, 0x3717f7d1, v82
	v_add_f32_e32 v84, v83, v82
	v_mul_f32_e32 v85, v84, v84
	v_mul_f32_e32 v86, 0x3331bb4c, v85
	v_add_f32_e32 v86, 0xb5ddea0e, v86
	v_mul_f32_e32 v86, v85, v86
	v_add_f32_e32 v86, 0x388ab355, v86
	v_mul_f32_e32 v86, v85, v86
	v_add_f32_e32 v86, 0xbb360b61, v86
	v_mul_f32_e32 v86, v85, v86
	v_add_f32_e32 v86, 0x3e2aaaab, v86
	v_mul_f32_e32 v85, v85, v86
	v_sub_f32_e32 v85, v84, v85
	v_mul_f32_e32 v84, v84, v85
	v_sub_f32_e32 v85, 2.0, v85
	v_div_scale_f32 v86, s[8:9], v85, v85, v84
	v_sub_f32_e32 v55, v76, v55
	v_lshlrev_b32_e32 v57, 23, v57
	v_add_f32_e32 v55, 1.0, v55
	v_rcp_f32_e32 v87, v86
	v_fma_f32 v88, -v86, v87, 1.0
	v_fma_f32 v87, v88, v87, v87
	v_div_scale_f32 v88, vcc, v84, v85, v84
	v_mul_f32_e32 v89, v88, v87
	v_fma_f32 v90, -v86, v89, v88
	v_fma_f32 v89, v90, v87, v89
	v_fma_f32 v86, -v86, v89, v88
	v_div_fmas_f32 v86, v86, v87, v89
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v80, v80, v35
	buffer_load_dword v87, v63, s[0:3], 0 offen
	v_rndne_f32_e32 v88, v80
	v_sub_f32_e32 v89, v80, v88
	v_mul_f32_e32 v90, 0x3f317180, v89
	v_mul_f32_e32 v89, 0x3717f7d1, v89
	v_add_f32_e32 v91, v90, v89
	v_mul_f32_e32 v92, v91, v91
	v_mul_f32_e32 v93, 0x3331bb4c, v92
	v_add_f32_e32 v93, 0xb5ddea0e, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0x388ab355, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0xbb360b61, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0x3e2aaaab, v93
	v_mul_f32_e32 v92, v92, v93
	v_sub_f32_e32 v92, v91, v92
	v_mul_f32_e32 v91, v91, v92
	v_sub_f32_e32 v92, 2.0, v92
	v_div_scale_f32 v93, s[8:9], v92, v92, v91
	v_div_fixup_f32 v58, v86, v85, v84
	v_sub_f32_e64 v56, -v82, v58
	v_cvt_i32_f32_e32 v58, v81
	v_lshlrev_b32_e32 v58, 23, v58
	v_rcp_f32_e32 v94, v93
	v_fma_f32 v95, -v93, v94, 1.0
	v_fma_f32 v94, v95, v94, v94
	v_div_scale_f32 v95, vcc, v91, v92, v91
	v_mul_f32_e32 v96, v95, v94
	v_fma_f32 v97, -v93, v96, v95
	v_fma_f32 v96, v97, v94, v96
	v_fma_f32 v93, -v93, v96, v95
	v_div_fmas_f32 v93, v93, v94, v96
	buffer_load_dword v94, v64, s[0:3], 0 offen
	v_div_fixup_f32 v77, v93, v92, v91
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v87, v87, v36
	v_rndne_f32_e32 v95, v87
	v_sub_f32_e32 v96, v87, v95
	v_mul_f32_e32 v97, 0x3f317180, v96
	v_mul_f32_e32 v96, 0x3717f7d1, v96
	v_add_f32_e32 v98, v97, v96
	v_mul_f32_e32 v99, v98, v98
	v_mul_f32_e32 v100, 0x3331bb4c, v99
	v_add_f32_e32 v100, 0xb5ddea0e, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0x388ab355, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0xbb360b61, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0x3e2aaaab, v100
	v_mul_f32_e32 v99, v99, v100
	v_sub_f32_e32 v99, v98, v99
	v_mul_f32_e32 v98, v98, v99
	v_sub_f32_e32 v99, 2.0, v99
	v_div_scale_f32 v100, s[8:9], v99, v99, v98
	v_rcp_f32_e32 v101, v100
	v_fma_f32 v102, -v100, v101, 1.0
	v_fma_f32 v101, v102, v101, v101
	v_div_scale_f32 v102, vcc, v98, v99, v98
	v_mul_f32_e32 v103, v102, v101
	v_fma_f32 v104, -v100, v103, v102
	v_fma_f32 v103, v104, v101, v103
	v_fma_f32 v100, -v100, v103, v102
	v_div_fmas_f32 v100, v100, v101, v103
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v94, v94, v37
	buffer_load_dword v101, v65, s[0:3], 0 offen
	v_rndne_f32_e32 v102, v94
	v_sub_f32_e32 v103, v94, v102
	v_mul_f32_e32 v104, 0x3f317180, v103
	v_mul_f32_e32 v103, 0x3717f7d1, v103
	v_add_f32_e32 v105, v104, v103
	v_mul_f32_e32 v106, v105, v105
	v_mul_f32_e32 v107, 0x3331bb4c, v106
	v_add_f32_e32 v107, 0xb5ddea0e, v107
	v_mul_f32_e32 v107, v106, v107
	v_add_f32_e32 v107, 0x388ab355, v107
	v_mul_f32_e32 v107, v106, v107
	v_add_f32_e32 v107, 0xbb360b61, v107
	v_mul_f32_e32 v107, v106, v107
	v_add_f32_e32 v107, 0x3e2aaaab, v107
	v_mul_f32_e32 v106, v106, v107
	v_sub_f32_e32 v106, v105, v106
	v_mul_f32_e32 v105, v105, v106
	v_sub_f32_e32 v106, 2.0, v106
	v_div_scale_f32 v107, s[8:9], v106, v106, v105
	v_div_fixup_f32 v78, v100, v99, v98
	v_rcp_f32_e32 v108, v107
	v_fma_f32 v109, -v107, v108, 1.0
	v_fma_f32 v108, v109, v108, v108
	v_div_scale_f32 v109, vcc, v105, v106, v105
	v_mul_f32_e32 v110, v109, v108
	v_fma_f32 v111, -v107, v110, v109
	v_fma_f32 v110, v111, v108, v110
	v_fma_f32 v107, -v107, v110, v109
	v_div_fmas_f32 v107, v107, v108, v110
	buffer_load_dword v108, v66, s[0:3], 0 offen
	v_div_fixup_f32 v79, v107, v106, v105
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v101, v101, v38
	v_rndne_f32_e32 v109, v101
	v_sub_f32_e32 v110, v101, v109
	v_mul_f32_e32 v111, 0x3f317180, v110
	v_mul_f32_e32 v110, 0x3717f7d1, v110
	v_add_f32_e32 v115, v111, v110
	v_mul_f32_e32 v116, v115, v115
	v_mul_f32_e32 v117, 0x3331bb4c, v116
	v_add_f32_e32 v117, 0xb5ddea0e, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0x388ab355, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0xbb360b61, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0x3e2aaaab, v117
	v_mul_f32_e32 v116, v116, v117
	v_sub_f32_e32 v116, v115, v116
	v_mul_f32_e32 v115, v115, v116
	v_sub_f32_e32 v116, 2.0, v116
	v_div_scale_f32 v117, s[8:9], v116, v116, v115
	v_rcp_f32_e32 v118, v117
	v_fma_f32 v119, -v117, v118, 1.0
	v_fma_f32 v118, v119, v118, v118
	v_div_scale_f32 v119, vcc, v115, v116, v115
	v_mul_f32_e32 v120, v119, v118
	v_fma_f32 v121, -v117, v120, v119
	v_fma_f32 v120, v121, v118, v120
	v_fma_f32 v117, -v117, v120, v119
	v_div_fmas_f32 v117, v117, v118, v120
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v108, v108, v39
	v_rndne_f32_e32 v118, v108
	v_sub_f32_e32 v119, v108, v118
	v_mul_f32_e32 v120, 0x3f317180, v119
	v_mul_f32_e32 v119, 0x3717f7d1, v119
	v_add_f32_e32 v121, v120, v119
	v_mul_f32_e32 v122, v121, v121
	v_mul_f32_e32 v123, 0x3331bb4c, v122
	v_add_f32_e32 v123, 0xb5ddea0e, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0x388ab355, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0xbb360b61, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0x3e2aaaab, v123
	v_mul_f32_e32 v122, v122, v123
	v_sub_f32_e32 v122, v121, v122
	v_mul_f32_e32 v121, v121, v122
	v_sub_f32_e32 v122, 2.0, v122
	v_div_scale_f32 v123, s[8:9], v122, v122, v121
	v_div_fixup_f32 v84, v117, v116, v115
	v_rcp_f32_e32 v124, v123
	v_fma_f32 v125, -v123, v124, 1.0
	v_fma_f32 v124, v125, v124, v124
	v_div_scale_f32 v125, vcc, v121, v122, v121
	v_mul_f32_e32 v126, v125, v124
	v_fma_f32 v127, -v123, v126, v125
	v_fma_f32 v126, v127, v124, v126
	v_fma_f32 v123, -v123, v126, v125
	v_div_fmas_f32 v123, v123, v124, v126
	buffer_load_dword v124, v67, s[0:3], 0 offen
	buffer_load_dword v125, v68, s[0:3], 0 offen
	v_div_fixup_f32 v85, v123, v122, v121
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v124, v124, v40
	v_rndne_f32_e32 v126, v124
	v_sub_f32_e32 v127, v124, v126
	v_mul_f32_e32 v128, 0x3f317180, v127
	v_mul_f32_e32 v127, 0x3717f7d1, v127
	v_add_f32_e32 v129, v128, v127
	v_mul_f32_e32 v130, v129, v129
	v_mul_f32_e32 v131, 0x3331bb4c, v130
	v_add_f32_e32 v131, 0xb5ddea0e, v131
	v_mul_f32_e32 v131, v130, v131
	v_add_f32_e32 v131, 0x388ab355, v131
	v_mul_f32_e32 v131, v130, v131
	v_add_f32_e32 v131, 0xbb360b61, v131
	v_mul_f32_e32 v131, v130, v131
	v_add_f32_e32 v131, 0x3e2aaaab, v131
	v_mul_f32_e32 v130, v130, v131
	v_sub_f32_e32 v130, v129, v130
	v_mul_f32_e32 v129, v129, v130
	v_sub_f32_e32 v130, 2.0, v130
	v_div_scale_f32 v131, s[8:9], v130, v130, v129
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v125, v125, v41
	v_rcp_f32_e32 v132, v131
	v_fma_f32 v133, -v131, v132, 1.0
	v_fma_f32 v132, v133, v132, v132
	v_div_scale_f32 v133, vcc, v129, v130, v129
	v_mul_f32_e32 v134, v133, v132
	v_fma_f32 v135, -v131, v134, v133
	v_fma_f32 v134, v135, v132, v134
	v_fma_f32 v131, -v131, v134, v133
	v_div_fmas_f32 v131, v131, v132, v134
	buffer_load_dword v132, v69, s[0:3], 0 offen
	v_rndne_f32_e32 v133, v125
	v_sub_f32_e32 v134, v125, v133
	v_mul_f32_e32 v135, 0x3f317180, v134
	v_mul_f32_e32 v134, 0x3717f7d1, v134
	v_add_f32_e32 v136, v135, v134
	v_mul_f32_e32 v137, v136, v136
	v_mul_f32_e32 v138, 0x3331bb4c, v137
	v_add_f32_e32 v138, 0xb5ddea0e, v138
	v_mul_f32_e32 v138, v137, v138
	v_add_f32_e32 v138, 0x388ab355, v138
	v_mul_f32_e32 v138, v137, v138
	v_add_f32_e32 v138, 0xbb360b61, v138
	v_mul_f32_e32 v138, v137, v138
	v_add_f32_e32 v138, 0x3e2aaaab, v138
	v_mul_f32_e32 v137, v137, v138
	v_sub_f32_e32 v137, v136, v137
	v_mul_f32_e32 v136, v136, v137
	v_sub_f32_e32 v137, 2.0, v137
	v_div_scale_f32 v138, s[8:9], v137, v137, v136
	v_div_fixup_f32 v86, v131, v130, v129
	v_rcp_f32_e32 v139, v138
	v_fma_f32 v140, -v138, v139, 1.0
	v_fma_f32 v139, v140, v139, v139
	v_div_scale_f32 v140, vcc, v136, v137, v136
	v_mul_f32_e32 v141, v140, v139
	v_fma_f32 v142, -v138, v141, v140
	v_fma_f32 v141, v142, v139, v141
	v_fma_f32 v138, -v138, v141, v140
	v_div_fmas_f32 v138, v138, v139, v141
	buffer_load_dword v139, v70, s[0:3], 0 offen
	v_div_fixup_f32 v91, v138, v137, v136
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v132, v132, v42
	v_rndne_f32_e32 v140, v132
	v_sub_f32_e32 v141, v132, v140
	v_mul_f32_e32 v142, 0x3f317180, v141
	v_mul_f32_e32 v141, 0x3717f7d1, v141
	v_add_f32_e32 v143, v142, v141
	v_mul_f32_e32 v144, v143, v143
	v_mul_f32_e32 v145, 0x3331bb4c, v144
	v_add_f32_e32 v145, 0xb5ddea0e, v145
	v_mul_f32_e32 v145, v144, v145
	v_add_f32_e32 v145, 0x388ab355, v145
	v_mul_f32_e32 v145, v144, v145
	v_add_f32_e32 v145, 0xbb360b61, v145
	v_mul_f32_e32 v145, v144, v145
	v_add_f32_e32 v145, 0x3e2aaaab, v145
	v_mul_f32_e32 v144, v144, v145
	v_sub_f32_e32 v144, v143, v144
	v_mul_f32_e32 v143, v143, v144
	v_sub_f32_e32 v144, 2.0, v144
	v_div_scale_f32 v145, s[8:9], v144, v144, v143
	v_rcp_f32_e32 v146, v145
	v_fma_f32 v147, -v145, v146, 1.0
	v_fma_f32 v146, v147, v146, v146
	v_div_scale_f32 v147, vcc, v143, v144, v143
	v_mul_f32_e32 v148, v147, v146
	v_fma_f32 v149, -v145, v148, v147
	v_fma_f32 v148, v149, v146, v148
	v_fma_f32 v145, -v145, v148, v147
	v_div_fmas_f32 v145, v145, v146, v148
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v139, v139, v43
	buffer_load_dword v146, v71, s[0:3], 0 offen
	v_rndne_f32_e32 v147, v139
	v_sub_f32_e32 v148, v139, v147
	v_mul_f32_e32 v149, 0x3f317180, v148
	v_mul_f32_e32 v148, 0x3717f7d1, v148
	v_add_f32_e32 v150, v149, v148
	v_mul_f32_e32 v151, v150, v150
	v_mul_f32_e32 v152, 0x3331bb4c, v151
	v_add_f32_e32 v152, 0xb5ddea0e, v152
	v_mul_f32_e32 v152, v151, v152
	v_add_f32_e32 v152, 0x388ab355, v152
	v_mul_f32_e32 v152, v151, v152
	v_add_f32_e32 v152, 0xbb360b61, v152
	v_mul_f32_e32 v152, v151, v152
	v_add_f32_e32 v152, 0x3e2aaaab, v152
	v_mul_f32_e32 v151, v151, v152
	v_sub_f32_e32 v151, v150, v151
	v_mul_f32_e32 v150, v150, v151
	v_sub_f32_e32 v151, 2.0, v151
	v_div_scale_f32 v152, s[8:9], v151, v151, v150
	v_div_fixup_f32 v92, v145, v144, v143
	v_rcp_f32_e32 v153, v152
	v_fma_f32 v154, -v152, v153, 1.0
	v_fma_f32 v153, v154, v153, v153
	v_div_scale_f32 v154, vcc, v150, v151, v150
	v_mul_f32_e32 v155, v154, v153
	v_fma_f32 v156, -v152, v155, v154
	v_fma_f32 v155, v156, v153, v155
	v_fma_f32 v152, -v152, v155, v154
	v_div_fmas_f32 v152, v152, v153, v155
	buffer_load_dword v153, v72, s[0:3], 0 offen
	v_div_fixup_f32 v93, v152, v151, v150
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v146, v146, v44
	v_rndne_f32_e32 v154, v146
	v_sub_f32_e32 v155, v146, v154
	v_mul_f32_e32 v156, 0x3f317180, v155
	v_mul_f32_e32 v155, 0x3717f7d1, v155
	v_add_f32_e32 v157, v156, v155
	v_mul_f32_e32 v158, v157, v157
	v_mul_f32_e32 v159, 0x3331bb4c, v158
	v_add_f32_e32 v159, 0xb5ddea0e, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0x388ab355, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0xbb360b61, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0x3e2aaaab, v159
	v_mul_f32_e32 v158, v158, v159
	v_sub_f32_e32 v158, v157, v158
	v_mul_f32_e32 v157, v157, v158
	v_sub_f32_e32 v158, 2.0, v158
	v_div_scale_f32 v159, s[8:9], v158, v158, v157
	v_rcp_f32_e32 v160, v159
	v_fma_f32 v161, -v159, v160, 1.0
	v_fma_f32 v160, v161, v160, v160
	v_div_scale_f32 v161, vcc, v157, v158, v157
	v_mul_f32_e32 v162, v161, v160
	v_fma_f32 v163, -v159, v162, v161
	v_fma_f32 v162, v163, v160, v162
	v_fma_f32 v159, -v159, v162, v161
	v_div_fmas_f32 v159, v159, v160, v162
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v153, v153, v45
	buffer_load_dword v160, v73, s[0:3], 0 offen
	v_rndne_f32_e32 v161, v153
	v_sub_f32_e32 v162, v153, v161
	v_mul_f32_e32 v163, 0x3f317180, v162
	v_mul_f32_e32 v162, 0x3717f7d1, v162
	v_add_f32_e32 v164, v163, v162
	v_mul_f32_e32 v165, v164, v164
	v_mul_f32_e32 v166, 0x3331bb4c, v165
	v_add_f32_e32 v166, 0xb5ddea0e, v166
	v_mul_f32_e32 v166, v165, v166
	v_add_f32_e32 v166, 0x388ab355, v166
	v_mul_f32_e32 v166, v165, v166
	v_add_f32_e32 v166, 0xbb360b61, v166
	v_mul_f32_e32 v166, v165, v166
	v_add_f32_e32 v166, 0x3e2aaaab, v166
	v_mul_f32_e32 v165, v165, v166
	v_sub_f32_e32 v165, v164, v165
	v_mul_f32_e32 v164, v164, v165
	v_sub_f32_e32 v165, 2.0, v165
	v_div_scale_f32 v166, s[8:9], v165, v165, v164
	v_div_fixup_f32 v98, v159, v158, v157
	v_rcp_f32_e32 v167, v166
	v_fma_f32 v168, -v166, v167, 1.0
	v_fma_f32 v167, v168, v167, v167
	v_div_scale_f32 v168, vcc, v164, v165, v164
	v_mul_f32_e32 v169, v168, v167
	v_fma_f32 v170, -v166, v169, v168
	v_fma_f32 v169, v170, v167, v169
	v_fma_f32 v166, -v166, v169, v168
	v_div_fmas_f32 v166, v166, v167, v169
	buffer_load_dword v167, v74, s[0:3], 0 offen
	v_div_fixup_f32 v99, v166, v165, v164
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v160, v160, v46
	v_rndne_f32_e32 v168, v160
	v_sub_f32_e32 v169, v160, v168
	v_mul_f32_e32 v170, 0x3f317180, v169
	v_mul_f32_e32 v169, 0x3717f7d1, v169
	v_add_f32_e32 v171, v170, v169
	v_mul_f32_e32 v172, v171, v171
	v_mul_f32_e32 v173, 0x3331bb4c, v172
	v_add_f32_e32 v173, 0xb5ddea0e, v173
	v_mul_f32_e32 v173, v172, v173
	v_add_f32_e32 v173, 0x388ab355, v173
	v_mul_f32_e32 v173, v172, v173
	v_add_f32_e32 v173, 0xbb360b61, v173
	v_mul_f32_e32 v173, v172, v173
	v_add_f32_e32 v173, 0x3e2aaaab, v173
	v_mul_f32_e32 v172, v172, v173
	v_sub_f32_e32 v172, v171, v172
	v_mul_f32_e32 v171, v171, v172
	v_sub_f32_e32 v172, 2.0, v172
	v_div_scale_f32 v173, s[8:9], v172, v172, v171
	v_rcp_f32_e32 v174, v173
	v_fma_f32 v175, -v173, v174, 1.0
	v_fma_f32 v174, v175, v174, v174
	v_div_scale_f32 v175, vcc, v171, v172, v171
	v_mul_f32_e32 v176, v175, v174
	v_fma_f32 v177, -v173, v176, v175
	v_fma_f32 v176, v177, v174, v176
	v_fma_f32 v173, -v173, v176, v175
	v_div_fmas_f32 v173, v173, v174, v176
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v167, v167, v47
	v_rndne_f32_e32 v174, v167
	v_sub_f32_e32 v175, v167, v174
	v_mul_f32_e32 v176, 0x3f317180, v175
	v_mul_f32_e32 v175, 0x3717f7d1, v175
	v_add_f32_e32 v177, v176, v175
	v_mul_f32_e32 v178, v177, v177
	v_mul_f32_e32 v179, 0x3331bb4c, v178
	v_add_f32_e32 v179, 0xb5ddea0e, v179
	v_mul_f32_e32 v179, v178, v179
	v_add_f32_e32 v179, 0x388ab355, v179
	v_mul_f32_e32 v179, v178, v179
	v_add_f32_e32 v179, 0xbb360b61, v179
	v_mul_f32_e32 v179, v178, v179
	v_add_f32_e32 v179, 0x3e2aaaab, v179
	v_mul_f32_e32 v178, v178, v179
	v_sub_f32_e32 v178, v177, v178
	v_mul_f32_e32 v177, v177, v178
	v_sub_f32_e32 v178, 2.0, v178
	v_div_scale_f32 v179, s[8:9], v178, v178, v177
	v_div_fixup_f32 v100, v173, v172, v171
	v_rcp_f32_e32 v180, v179
	v_fma_f32 v181, -v179, v180, 1.0
	v_fma_f32 v180, v181, v180, v180
	v_div_scale_f32 v181, vcc, v177, v178, v177
	v_mul_f32_e32 v182, v181, v180
	v_fma_f32 v183, -v179, v182, v181
	v_fma_f32 v182, v183, v180, v182
	v_fma_f32 v179, -v179, v182, v181
	v_div_fmas_f32 v179, v179, v180, v182
	v_add_u32_e32 v53, vcc, v53, v54
	v_sub_f32_e32 v54, v83, v56
	v_add_f32_e32 v54, 1.0, v54
	v_add_u32_e32 v55, vcc, v57, v55
	v_add_u32_e32 v54, vcc, v58, v54
	v_cmp_ngt_f32_e32 vcc, s58, v50
	v_cndmask_b32_e32 v53, 0, v53, vcc
	v_cmp_gt_f32_e32 vcc, s59, v50
	v_cndmask_b32_e32 v53, v112, v53, vcc
	v_cmp_o_f32_e32 vcc, v50, v50
	v_cndmask_b32_e32 v50, v50, v53, vcc
	v_cvt_i32_f32_e32 v53, v88
	v_sub_f32_e64 v56, -v89, v77
	v_sub_f32_e32 v56, v90, v56
	v_add_f32_e32 v56, 1.0, v56
	v_lshlrev_b32_e32 v53, 23, v53
	v_add_u32_e32 v53, vcc, v53, v56
	v_cmp_ngt_f32_e32 vcc, s58, v52
	v_cndmask_b32_e32 v55, 0, v55, vcc
	v_cmp_gt_f32_e32 vcc, s59, v52
	v_cndmask_b32_e32 v55, v112, v55, vcc
	v_cmp_o_f32_e32 vcc, v52, v52
	v_cndmask_b32_e32 v52, v52, v55, vcc
	v_cvt_i32_f32_e32 v55, v95
	v_sub_f32_e64 v57, -v96, v78
	v_sub_f32_e32 v57, v97, v57
	v_add_f32_e32 v57, 1.0, v57
	v_lshlrev_b32_e32 v55, 23, v55
	v_add_u32_e32 v55, vcc, v55, v57
	v_cmp_ngt_f32_e32 vcc, s58, v59
	buffer_store_dword v50, v49, s[0:3], 0 offen
	v_add_f32_e32 v17, v17, v50
	v_cndmask_b32_e32 v50, 0, v54, vcc
	v_cvt_i32_f32_e32 v54, v102
	v_sub_f32_e64 v58, -v103, v79
	v_sub_f32_e32 v56, v104, v58
	v_cmp_gt_f32_e32 vcc, s59, v59
	v_cndmask_b32_e32 v50, v112, v50, vcc
	v_cmp_o_f32_e32 vcc, v59, v59
	v_lshlrev_b32_e32 v54, 23, v54
	v_add_f32_e32 v56, 1.0, v56
	buffer_store_dword v52, v51, s[0:3], 0 offen
	v_add_f32_e32 v18, v18, v52
	v_cvt_i32_f32_e32 v52, v109
	v_cndmask_b32_e32 v50, v59, v50, vcc
	v_add_u32_e32 v54, vcc, v54, v56
	v_sub_f32_e64 v58, -v110, v84
	v_cmp_ngt_f32_e32 vcc, s58, v80
	v_sub_f32_e32 v57, v111, v58
	v_cndmask_b32_e32 v51, 0, v53, vcc
	v_cmp_gt_f32_e32 vcc, s59, v80
	v_cndmask_b32_e32 v51, v112, v51, vcc
	v_cmp_o_f32_e32 vcc, v80, v80
	v_lshlrev_b32_e32 v52, 23, v52
	v_add_f32_e32 v53, 1.0, v57
	v_cndmask_b32_e32 v51, v80, v51, vcc
	v_add_u32_e32 v52, vcc, v52, v53
	v_cmp_ngt_f32_e32 vcc, s58, v87
	buffer_store_dword v50, v60, s[0:3], 0 offen
	v_add_f32_e32 v19, v19, v50
	v_cndmask_b32_e32 v50, 0, v55, vcc
	v_cvt_i32_f32_e32 v55, v118
	v_sub_f32_e64 v58, -v119, v85
	v_sub_f32_e32 v56, v120, v58
	v_cmp_gt_f32_e32 vcc, s59, v87
	v_cndmask_b32_e32 v50, v112, v50, vcc
	v_cmp_o_f32_e32 vcc, v87, v87
	v_lshlrev_b32_e32 v55, 23, v55
	v_add_f32_e32 v56, 1.0, v56
	v_cndmask_b32_e32 v50, v87, v50, vcc
	v_add_u32_e32 v55, vcc, v55, v56
	v_cmp_ngt_f32_e32 vcc, s58, v94
	buffer_store_dword v51, v62, s[0:3], 0 offen
	v_add_f32_e32 v20, v20, v51
	v_cndmask_b32_e32 v51, 0, v54, vcc
	v_cvt_i32_f32_e32 v54, v126
	v_sub_f32_e64 v58, -v127, v86
	v_sub_f32_e32 v53, v128, v58
	v_cmp_gt_f32_e32 vcc, s59, v94
	v_cndmask_b32_e32 v51, v112, v51, vcc
	v_cmp_o_f32_e32 vcc, v94, v94
	v_lshlrev_b32_e32 v54, 23, v54
	v_add_f32_e32 v53, 1.0, v53
	v_cndmask_b32_e32 v51, v94, v51, vcc
	v_add_u32_e32 v53, vcc, v54, v53
	v_cmp_ngt_f32_e32 vcc, s58, v101
	buffer_store_dword v50, v63, s[0:3], 0 offen
	v_add_f32_e32 v21, v21, v50
	v_cndmask_b32_e32 v50, 0, v52, vcc
	v_cvt_i32_f32_e32 v52, v133
	v_sub_f32_e64 v57, -v134, v91
	v_sub_f32_e32 v56, v135, v57
	v_cmp_gt_f32_e32 vcc, s59, v101
	v_cndmask_b32_e32 v50, v112, v50, vcc
	v_cmp_o_f32_e32 vcc, v101, v101
	v_lshlrev_b32_e32 v52, 23, v52
	v_add_f32_e32 v56, 1.0, v56
	v_cndmask_b32_e32 v50, v101, v50, vcc
	v_add_u32_e32 v52, vcc, v52, v56
	v_cmp_ngt_f32_e32 vcc, s58, v108
	buffer_store_dword v51, v64, s[0:3], 0 offen
	v_add_f32_e32 v22, v22, v51
	v_cndmask_b32_e32 v51, 0, v55, vcc
	v_cvt_i32_f32_e32 v55, v140
	v_sub_f32_e64 v57, -v141, v92
	v_sub_f32_e32 v54, v142, v57
	v_cmp_gt_f32_e32 vcc, s59, v108
	v_cndmask_b32_e32 v51, v112, v51, vcc
	v_cmp_o_f32_e32 vcc, v108, v108
	v_lshlrev_b32_e32 v55, 23, v55
	v_add_f32_e32 v54, 1.0, v54
	v_cndmask_b32_e32 v51, v108, v51, vcc
	v_add_u32_e32 v54, vcc, v55, v54
	v_cmp_ngt_f32_e32 vcc, s58, v124
	buffer_store_dword v50, v65, s[0:3], 0 offen
	v_add_f32_e32 v23, v23, v50
	v_cndmask_b32_e32 v50, 0, v53, vcc
	v_cvt_i32_f32_e32 v53, v147
	v_sub_f32_e64 v57, -v148, v93
	v_sub_f32_e32 v56, v149, v57
	v_cmp_gt_f32_e32 vcc, s59, v124
	v_cndmask_b32_e32 v50, v112, v50, vcc
	v_cmp_o_f32_e32 vcc, v124, v124
	v_lshlrev_b32_e32 v53, 23, v53
	v_add_f32_e32 v56, 1.0, v56
	v_cndmask_b32_e32 v50, v124, v50, vcc
	v_add_u32_e32 v53, vcc, v53, v56
	v_cmp_ngt_f32_e32 vcc, s58, v125
	buffer_store_dword v51, v66, s[0:3], 0 offen
	v_add_f32_e32 v24, v24, v51
	v_cndmask_b32_e32 v51, 0, v52, vcc
	v_cvt_i32_f32_e32 v52, v154
	v_sub_f32_e64 v57, -v155, v98
	v_sub_f32_e32 v55, v156, v57
	v_cmp_gt_f32_e32 vcc, s59, v125
	v_cndmask_b32_e32 v51, v112, v51, vcc
	v_cmp_o_f32_e32 vcc, v125, v125
	v_lshlrev_b32_e32 v52, 23, v52
	v_add_f32_e32 v55, 1.0, v55
	v_cndmask_b32_e32 v51, v125, v51, vcc
	v_add_u32_e32 v52, vcc, v52, v55
	v_cmp_ngt_f32_e32 vcc, s58, v132
	buffer_store_dword v50, v67, s[0:3], 0 offen
	v_add_f32_e32 v25, v25, v50
	v_cndmask_b32_e32 v50, 0, v54, vcc
	v_cvt_i32_f32_e32 v54, v161
	v_sub_f32_e64 v57, -v162, v99
	v_sub_f32_e32 v56, v163, v57
	v_cmp_gt_f32_e32 vcc, s59, v132
	v_cndmask_b32_e32 v50, v112, v50, vcc
	v_cmp_o_f32_e32 vcc, v132, v132
	v_lshlrev_b32_e32 v54, 23, v54
	v_add_f32_e32 v56, 1.0, v56
	v_cndmask_b32_e32 v50, v132, v50, vcc
	v_add_u32_e32 v54, vcc, v54, v56
	v_cmp_ngt_f32_e32 vcc, s58, v139
	buffer_store_dword v51, v68, s[0:3], 0 offen
	v_add_f32_e32 v26, v26, v51
	v_cndmask_b32_e32 v51, 0, v53, vcc
	v_cvt_i32_f32_e32 v53, v168
	v_sub_f32_e64 v57, -v169, v100
	v_sub_f32_e32 v55, v170, v57
	v_cmp_gt_f32_e32 vcc, s59, v139
	v_cndmask_b32_e32 v51, v112, v51, vcc
	v_cmp_o_f32_e32 vcc, v139, v139
	v_lshlrev_b32_e32 v53, 23, v53
	v_add_f32_e32 v55, 1.0, v55
	v_cndmask_b32_e32 v51, v139, v51, vcc
	v_add_u32_e32 v53, vcc, v53, v55
	v_cmp_ngt_f32_e32 vcc, s58, v146
	buffer_store_dword v50, v69, s[0:3], 0 offen
	v_add_f32_e32 v27, v27, v50
	v_cndmask_b32_e32 v50, 0, v52, vcc
	v_cvt_i32_f32_e32 v52, v174
	v_div_fixup_f32 v105, v179, v178, v177
	v_sub_f32_e64 v57, -v175, v105
	v_sub_f32_e32 v56, v176, v57
	v_cmp_gt_f32_e32 vcc, s59, v146
	v_cndmask_b32_e32 v50, v112, v50, vcc
	v_cmp_o_f32_e32 vcc, v146, v146
	v_lshlrev_b32_e32 v52, 23, v52
	v_add_f32_e32 v55, 1.0, v56
	v_cndmask_b32_e32 v50, v146, v50, vcc
	v_add_u32_e32 v52, vcc, v52, v55
	v_cmp_ngt_f32_e32 vcc, s58, v153
	buffer_store_dword v51, v70, s[0:3], 0 offen
	v_add_f32_e32 v28, v28, v51
	v_cndmask_b32_e32 v51, 0, v54, vcc
	v_cmp_gt_f32_e32 vcc, s59, v153
	v_cndmask_b32_e32 v51, v112, v51, vcc
	v_cmp_o_f32_e32 vcc, v153, v153
	v_cndmask_b32_e32 v51, v153, v51, vcc
	v_cmp_ngt_f32_e32 vcc, s58, v160
	buffer_store_dword v50, v71, s[0:3], 0 offen
	v_add_f32_e32 v29, v29, v50
	v_cndmask_b32_e32 v50, 0, v53, vcc
	v_cmp_gt_f32_e32 vcc, s59, v160
	v_cndmask_b32_e32 v50, v112, v50, vcc
	v_cmp_o_f32_e32 vcc, v160, v160
	v_cndmask_b32_e32 v50, v160, v50, vcc
	v_cmp_ngt_f32_e32 vcc, s58, v167
	buffer_store_dword v51, v72, s[0:3], 0 offen
	v_add_f32_e32 v30, v30, v51
	v_cndmask_b32_e32 v51, 0, v52, vcc
	v_cmp_gt_f32_e32 vcc, s59, v167
	v_cndmask_b32_e32 v51, v112, v51, vcc
	v_cmp_o_f32_e32 vcc, v167, v167
	v_cndmask_b32_e32 v51, v167, v51, vcc
	v_add_f32_e32 v31, v31, v50
	v_add_f32_e32 v32, v32, v51
	v_add_u32_e32 v49, vcc, 64, v49
	buffer_store_dword v50, v73, s[0:3], 0 offen
	buffer_store_dword v51, v74, s[0:3], 0 offen
	s_cbranch_scc0 .LBB2_16
; %bb.17:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	1 133
	v_add_u32_e32 v33, vcc, 60, v48
	buffer_store_dword v32, v33, s[0:3], 0 offen
	v_add_u32_e32 v32, vcc, 56, v48
	buffer_store_dword v31, v32, s[0:3], 0 offen
	v_add_u32_e32 v31, vcc, 52, v48
	buffer_store_dword v30, v31, s[0:3], 0 offen
	v_add_u32_e32 v30, vcc, 48, v48
	buffer_store_dword v29, v30, s[0:3], 0 offen
	v_add_u32_e32 v29, vcc, 44, v48
	buffer_store_dword v28, v29, s[0:3], 0 offen
	v_add_u32_e32 v28, vcc, 40, v48
	buffer_store_dword v27, v28, s[0:3], 0 offen
	v_add_u32_e32 v27, vcc, 36, v48
	buffer_store_dword v26, v27, s[0:3], 0 offen
	v_add_u32_e32 v26, vcc, 32, v48
	buffer_store_dword v25, v26, s[0:3], 0 offen
	v_add_u32_e32 v25, vcc, 28, v48
	buffer_store_dword v24, v25, s[0:3], 0 offen
	v_add_u32_e32 v24, vcc, 24, v48
	buffer_store_dword v23, v24, s[0:3], 0 offen
	v_add_u32_e32 v23, vcc, 20, v48
	buffer_store_dword v22, v23, s[0:3], 0 offen
	v_add_u32_e32 v22, vcc, 16, v48
	buffer_store_dword v21, v22, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, 12, v48
	buffer_store_dword v20, v21, s[0:3], 0 offen
	v_add_u32_e32 v20, vcc, 8, v48
	buffer_store_dword v19, v20, s[0:3], 0 offen
	v_add_u32_e32 v19, vcc, 4, v48
	buffer_store_dword v18, v19, s[0:3], 0 offen
	buffer_store_dword v17, v48, s[0:3], 0 offen
	.loc	1 134
	v_mov_b32_e32 v17, 0x440
	v_add_u32_e32 v67, vcc, s87, v17
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
	v_add_u32_e32 v105, vcc, 0x60, v67
	v_add_u32_e32 v99, vcc, 0xa0, v67
	v_add_u32_e32 v106, vcc, 0x5c, v67
	v_add_u32_e32 v108, vcc, 0x58, v67
	v_add_u32_e32 v109, vcc, 0x54, v67
	v_add_u32_e32 v103, vcc, 0x90, v67
	v_add_u32_e32 v104, vcc, 0x8c, v67
	v_add_u32_e32 v117, vcc, 0x44, v67
	v_add_u32_e32 v110, vcc, 0x84, v67
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
	v_add_u32_e32 v111, vcc, 0x50, v67
	v_add_u32_e32 v115, vcc, 0x4c, v67
	v_add_u32_e32 v116, vcc, 0x48, v67
	v_mul_f32_e32 v23, v16, v23
	v_mul_f32_e32 v25, v15, v25
	v_mul_f32_e32 v26, v14, v26
	v_mul_f32_e32 v27, v13, v27
	v_mul_f32_e32 v17, v16, v28
	v_add_u32_e32 v107, vcc, 0x88, v67
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
	buffer_load_dword v118, v42, s[0:3], 0 offen
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
	buffer_load_dword v45, v105, s[0:3], 0 offen
	buffer_load_dword v61, v106, s[0:3], 0 offen
	buffer_load_dword v62, v108, s[0:3], 0 offen
	buffer_load_dword v63, v109, s[0:3], 0 offen
	buffer_load_dword v64, v111, s[0:3], 0 offen
	buffer_load_dword v119, v115, s[0:3], 0 offen
	buffer_load_dword v120, v102, s[0:3], 0 offen
	buffer_load_dword v121, v103, s[0:3], 0 offen
	buffer_load_dword v122, v104, s[0:3], 0 offen
	buffer_load_dword v123, v107, s[0:3], 0 offen
	buffer_load_dword v124, v116, s[0:3], 0 offen
	buffer_load_dword v125, v117, s[0:3], 0 offen
	buffer_load_dword v126, v110, s[0:3], 0 offen
	.loc	1 135
	s_andn2_b64 vcc, exec, s[54:55]
	.loc	1 134
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
	v_mul_f32_e32 v42, v6, v120
	v_mul_f32_e32 v6, v6, v52
	v_mul_f32_e32 v61, v5, v43
	v_mul_f32_e32 v52, v5, v64
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v43, v5, v121
	v_mul_f32_e32 v5, v5, v53
	v_mul_f32_e32 v62, v4, v44
	v_mul_f32_e32 v53, v4, v119
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v44, v4, v122
	v_mul_f32_e32 v4, v4, v54
	v_mul_f32_e32 v63, v3, v46
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v54, v3, v124
	v_mul_f32_e32 v46, v3, v123
	v_mul_f32_e32 v3, v3, v55
	v_mul_f32_e32 v64, v2, v48
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v55, v2, v125
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, v2, v126
	v_mul_f32_e32 v2, v2, v118
	v_mul_f32_e32 v41, v0, v57
	v_mul_f32_e32 v57, v0, v50
	v_mul_f32_e32 v50, v0, v65
	v_mul_f32_e32 v0, v0, v66
	s_cbranch_vccnz .LBB2_10
; %bb.18:                               ;   in Loop: Header=BB2_12 Depth=2
	.loc	1 0
	buffer_load_dword v65, off, s[0:3], 0 offset:3136
	buffer_load_dword v66, off, s[0:3], 0 offset:3140
	v_mov_b32_e32 v118, 0x940
	s_mov_b32 s8, s82
.LBB2_19:                               ;   Parent Loop BB2_8 Depth=1
                                        ;     Parent Loop BB2_12 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 72
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v119, vcc, -16, v65
	v_addc_u32_e32 v120, vcc, -1, v66, vcc
	buffer_load_dword v131, v118, s[0:3], 0 offen
	flat_load_dwordx4 v[119:122], v[119:120]
	flat_load_dwordx4 v[123:126], v[65:66]
	.loc	1 135
	s_add_i32 s8, s8, -1
	s_cmp_eq_u32 s8, 0
	.loc	1 136
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v167, v131, v119
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v135, v131, v123
	.loc	1 72
	v_add_u32_e32 v123, vcc, s73, v65
	.loc	1 136
	v_mul_f32_e32 v134, v131, v124
	.loc	1 72
	v_addc_u32_e32 v124, vcc, -1, v66, vcc
	v_add_u32_e32 v127, vcc, s72, v65
	v_addc_u32_e32 v128, vcc, -1, v66, vcc
	.loc	1 136
	v_mul_f32_e32 v132, v131, v126
	v_mul_f32_e32 v133, v131, v125
	.loc	1 72
	flat_load_dwordx4 v[123:126], v[123:124]
	flat_load_dwordx4 v[127:130], v[127:128]
	.loc	1 136
	v_mul_f32_e32 v166, v131, v120
	v_mul_f32_e32 v164, v131, v122
	v_mul_f32_e32 v165, v131, v121
	v_add_f32_e32 v16, v132, v16
	v_add_f32_e32 v15, v133, v15
	v_add_f32_e32 v14, v134, v14
	v_add_f32_e32 v13, v135, v13
	v_add_f32_e32 v12, v164, v12
	v_add_f32_e32 v11, v165, v11
	v_add_f32_e32 v10, v166, v10
	v_add_f32_e32 v9, v167, v9
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v139, v131, v123
	.loc	1 72
	v_add_u32_e32 v123, vcc, s71, v65
	.loc	1 136
	v_mul_f32_e32 v138, v131, v124
	.loc	1 72
	v_addc_u32_e32 v124, vcc, -1, v66, vcc
	.loc	1 136
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v143, v131, v127
	.loc	1 72
	v_add_u32_e32 v127, vcc, s70, v65
	.loc	1 136
	v_mul_f32_e32 v142, v131, v128
	.loc	1 72
	v_addc_u32_e32 v128, vcc, -1, v66, vcc
	.loc	1 136
	v_mul_f32_e32 v136, v131, v126
	v_mul_f32_e32 v137, v131, v125
	v_mul_f32_e32 v140, v131, v130
	v_mul_f32_e32 v141, v131, v129
	.loc	1 72
	flat_load_dwordx4 v[123:126], v[123:124]
	flat_load_dwordx4 v[127:130], v[127:128]
	.loc	1 136
	v_add_f32_e32 v23, v136, v23
	v_add_f32_e32 v25, v137, v25
	v_add_f32_e32 v26, v138, v26
	v_add_f32_e32 v27, v139, v27
	v_add_f32_e32 v28, v140, v28
	v_add_f32_e32 v29, v141, v29
	v_add_f32_e32 v30, v142, v30
	v_add_f32_e32 v45, v143, v45
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v147, v131, v123
	.loc	1 72
	v_add_u32_e32 v123, vcc, s77, v65
	.loc	1 136
	v_mul_f32_e32 v146, v131, v124
	.loc	1 72
	v_addc_u32_e32 v124, vcc, -1, v66, vcc
	.loc	1 136
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v151, v131, v127
	.loc	1 72
	v_add_u32_e32 v127, vcc, s76, v65
	.loc	1 136
	v_mul_f32_e32 v150, v131, v128
	.loc	1 72
	v_addc_u32_e32 v128, vcc, -1, v66, vcc
	.loc	1 136
	v_mul_f32_e32 v144, v131, v126
	v_mul_f32_e32 v145, v131, v125
	v_mul_f32_e32 v148, v131, v130
	v_mul_f32_e32 v149, v131, v129
	.loc	1 72
	flat_load_dwordx4 v[123:126], v[123:124]
	flat_load_dwordx4 v[127:130], v[127:128]
	.loc	1 136
	v_add_f32_e32 v47, v144, v47
	v_add_f32_e32 v49, v145, v49
	v_add_f32_e32 v51, v146, v51
	v_add_f32_e32 v52, v147, v52
	v_add_f32_e32 v53, v148, v53
	v_add_f32_e32 v54, v149, v54
	v_add_f32_e32 v55, v150, v55
	v_add_f32_e32 v57, v151, v57
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v155, v131, v123
	.loc	1 72
	v_add_u32_e32 v123, vcc, s75, v65
	.loc	1 136
	v_mul_f32_e32 v154, v131, v124
	.loc	1 72
	v_addc_u32_e32 v124, vcc, -1, v66, vcc
	.loc	1 136
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v159, v131, v127
	.loc	1 72
	v_add_u32_e32 v127, vcc, s74, v65
	.loc	1 136
	v_mul_f32_e32 v158, v131, v128
	.loc	1 72
	v_addc_u32_e32 v128, vcc, -1, v66, vcc
	.loc	1 136
	v_mul_f32_e32 v152, v131, v126
	v_mul_f32_e32 v153, v131, v125
	v_mul_f32_e32 v156, v131, v130
	v_mul_f32_e32 v157, v131, v129
	.loc	1 72
	flat_load_dwordx4 v[123:126], v[123:124]
	flat_load_dwordx4 v[127:130], v[127:128]
	v_add_u32_e32 v119, vcc, s79, v65
	v_addc_u32_e32 v120, vcc, -1, v66, vcc
	.loc	1 136
	v_add_f32_e32 v17, v152, v17
	v_add_f32_e32 v18, v153, v18
	v_add_f32_e32 v19, v154, v19
	v_add_f32_e32 v20, v155, v20
	v_add_f32_e32 v21, v156, v21
	v_add_f32_e32 v22, v157, v22
	v_add_f32_e32 v24, v158, v24
	v_add_f32_e32 v38, v159, v38
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v163, v131, v123
	.loc	1 72
	v_add_u32_e32 v123, vcc, s78, v65
	.loc	1 136
	v_mul_f32_e32 v162, v131, v124
	.loc	1 72
	v_addc_u32_e32 v124, vcc, -1, v66, vcc
	.loc	1 136
	v_mul_f32_e32 v160, v131, v126
	v_mul_f32_e32 v161, v131, v125
	.loc	1 72
	flat_load_dwordx4 v[119:122], v[119:120]
	flat_load_dwordx4 v[123:126], v[123:124]
	.loc	1 136
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v130, v131, v130
	v_mul_f32_e32 v129, v131, v129
	v_mul_f32_e32 v128, v131, v128
	v_mul_f32_e32 v127, v131, v127
	v_add_f32_e32 v39, v160, v39
	v_add_f32_e32 v40, v161, v40
	v_add_f32_e32 v42, v162, v42
	v_add_f32_e32 v43, v163, v43
	v_add_f32_e32 v44, v130, v44
	v_add_f32_e32 v46, v129, v46
	v_add_f32_e32 v48, v128, v48
	v_add_f32_e32 v50, v127, v50
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v171, v131, v119
	v_add_u32_e32 v119, vcc, 0xffffff10, v65
	v_mul_f32_e32 v170, v131, v120
	v_addc_u32_e32 v120, vcc, -1, v66, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v175, v131, v123
	.loc	1 72
	v_add_u32_e32 v123, vcc, 0xffffff20, v65
	.loc	1 136
	v_mul_f32_e32 v174, v131, v124
	.loc	1 72
	v_addc_u32_e32 v124, vcc, -1, v66, vcc
	.loc	1 136
	v_mul_f32_e32 v168, v131, v122
	v_mul_f32_e32 v169, v131, v121
	v_mul_f32_e32 v172, v131, v126
	v_mul_f32_e32 v173, v131, v125
	.loc	1 72
	flat_load_dwordx4 v[119:122], v[119:120]
	flat_load_dwordx4 v[123:126], v[123:124]
	.loc	1 136
	v_add_f32_e32 v8, v168, v8
	v_add_f32_e32 v7, v169, v7
	v_add_f32_e32 v6, v170, v6
	v_add_f32_e32 v5, v171, v5
	v_add_f32_e32 v4, v172, v4
	v_add_f32_e32 v3, v173, v3
	v_add_f32_e32 v2, v174, v2
	v_add_f32_e32 v0, v175, v0
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v179, v131, v119
	.loc	1 72
	v_add_u32_e32 v119, vcc, 0xffffff30, v65
	.loc	1 136
	v_mul_f32_e32 v178, v131, v120
	.loc	1 72
	v_addc_u32_e32 v120, vcc, -1, v66, vcc
	.loc	1 136
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v183, v131, v123
	.loc	1 72
	v_add_u32_e32 v123, vcc, 0xffffff40, v65
	.loc	1 136
	v_mul_f32_e32 v182, v131, v124
	.loc	1 72
	v_addc_u32_e32 v124, vcc, -1, v66, vcc
	.loc	1 136
	v_mul_f32_e32 v176, v131, v122
	v_mul_f32_e32 v177, v131, v121
	v_mul_f32_e32 v180, v131, v126
	v_mul_f32_e32 v181, v131, v125
	.loc	1 72
	flat_load_dwordx4 v[119:122], v[119:120]
	flat_load_dwordx4 v[123:126], v[123:124]
	.loc	1 135
	v_add_u32_e32 v65, vcc, s44, v65
	.loc	1 136
	v_add_f32_e32 v62, v176, v62
	v_add_f32_e32 v63, v177, v63
	v_add_f32_e32 v64, v178, v64
	v_add_f32_e32 v41, v179, v41
	v_add_f32_e32 v58, v180, v58
	v_add_f32_e32 v59, v181, v59
	v_add_f32_e32 v60, v182, v60
	v_add_f32_e32 v61, v183, v61
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v122, v131, v122
	v_mul_f32_e32 v121, v131, v121
	v_mul_f32_e32 v120, v131, v120
	v_mul_f32_e32 v119, v131, v119
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v126, v131, v126
	v_mul_f32_e32 v125, v131, v125
	v_mul_f32_e32 v124, v131, v124
	v_mul_f32_e32 v123, v131, v123
	.loc	1 135
	v_mov_b32_e32 v131, s45
	v_addc_u32_e32 v66, vcc, v66, v131, vcc
	.loc	1 136
	v_add_f32_e32 v35, v122, v35
	v_add_f32_e32 v36, v121, v36
	v_add_f32_e32 v37, v120, v37
	v_add_f32_e32 v56, v119, v56
	v_add_f32_e32 v31, v126, v31
	v_add_f32_e32 v32, v125, v32
	v_add_f32_e32 v33, v124, v33
	v_add_f32_e32 v34, v123, v34
	.loc	1 135
	v_add_u32_e32 v118, vcc, 4, v118
	s_cbranch_scc0 .LBB2_19
	s_branch .LBB2_10
.LBB2_20:
	.loc	1 0
	buffer_load_dword v192, off, s[0:3], 0 offset:3152
	buffer_load_dword v193, off, s[0:3], 0 offset:3156
	buffer_load_dword v194, off, s[0:3], 0 offset:3160
.LBB2_21:
	.loc	1 140
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB2_32
; %bb.22:
	.loc	1 92
	s_load_dwordx2 s[4:5], s[6:7], 0x50
	.loc	1 140
	s_lshl_b64 s[34:35], s[46:47], 2
	v_mov_b32_e32 v34, 0x440
	v_mov_b32_e32 v35, 0x840
	s_mov_b64 s[36:37], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s5
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v32, vcc, s4, v193
	v_addc_u32_e32 v33, vcc, v0, v194, vcc
	s_mov_b32 s16, 0
	s_movk_i32 s33, 0x50
	s_movk_i32 s40, 0x60
	s_movk_i32 s41, 0x90
	s_movk_i32 s42, 0xa0
	s_movk_i32 s43, 0xd0
	s_branch .LBB2_24
.LBB2_23:                               ;   in Loop: Header=BB2_24 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 79
	v_add_u32_e32 v16, vcc, 0xc0, v32
	v_addc_u32_e32 v17, vcc, 0, v33, vcc
	flat_store_dwordx4 v[16:17], v[0:3]
	s_nop 0
	v_add_u32_e32 v0, vcc, s43, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[4:7]
	v_add_u32_e32 v0, vcc, 0xe0, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e32 v0, vcc, 0xf0, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	.loc	1 140
	v_add_u32_e32 v34, vcc, 0x100, v34
	v_add_u32_e32 v192, vcc, -1, v192
	.loc	1 79
	flat_store_dwordx4 v[0:1], v[12:15]
	.loc	1 140
	v_mov_b32_e32 v0, s35
	v_add_u32_e32 v32, vcc, s34, v32
	v_addc_u32_e32 v33, vcc, v33, v0, vcc
	v_cmp_eq_u32_e32 vcc, 0, v192
	s_or_b64 s[36:37], vcc, s[36:37]
	v_add_u32_e32 v35, vcc, 64, v35
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB2_32
.LBB2_24:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 142
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
	s_mov_b32 s17, s16
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	s_mov_b32 s20, s16
	s_mov_b32 s21, s16
	s_mov_b32 s22, s16
	s_mov_b32 s23, s16
	s_mov_b32 s24, s16
	s_mov_b32 s25, s16
	s_mov_b32 s26, s16
	s_mov_b32 s27, s16
	s_mov_b32 s28, s16
	s_mov_b32 s29, s16
	s_mov_b32 s30, s16
	s_mov_b32 s31, s16
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
	v_add_f32_e32 v36, v0, v15
	.loc	1 144
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
	v_mov_b32_e32 v15, s27
	v_mov_b32_e32 v16, s28
	v_mov_b32_e32 v17, s29
	v_mov_b32_e32 v18, s30
	v_mov_b32_e32 v19, s31
	v_cmp_neq_f32_e64 s[4:5], 0, v36
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB2_26
; %bb.25:                               ;   in Loop: Header=BB2_24 Depth=1
	v_add_u32_e32 v0, vcc, 8, v34
	buffer_load_dword v1, v34, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 4, v34
	v_add_u32_e32 v3, vcc, 12, v34
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v2, v2, s[0:3], 0 offen
	buffer_load_dword v3, v3, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 16, v34
	buffer_load_dword v8, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 20, v34
	buffer_load_dword v9, v4, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 32, v34
	v_add_u32_e32 v5, vcc, 28, v34
	v_add_u32_e32 v6, vcc, 24, v34
	buffer_load_dword v12, v4, s[0:3], 0 offen
	buffer_load_dword v11, v5, s[0:3], 0 offen
	buffer_load_dword v10, v6, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, 60, v34
	v_add_u32_e32 v13, vcc, 44, v34
	v_add_u32_e32 v14, vcc, 40, v34
	v_add_u32_e32 v5, vcc, 56, v34
	v_add_u32_e32 v6, vcc, 52, v34
	v_add_u32_e32 v7, vcc, 48, v34
	v_add_u32_e32 v15, vcc, 36, v34
	buffer_load_dword v19, v4, s[0:3], 0 offen
	buffer_load_dword v18, v5, s[0:3], 0 offen
	buffer_load_dword v17, v6, s[0:3], 0 offen
	buffer_load_dword v16, v7, s[0:3], 0 offen
	buffer_load_dword v20, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v13, v15, s[0:3], 0 offen
	s_waitcnt vmcnt(14)
	v_div_scale_f32 v4, s[6:7], v36, v36, v1
	v_div_scale_f32 v5, vcc, v1, v36, v1
	v_div_scale_f32 v7, s[6:7], v36, v36, v0
	s_waitcnt vmcnt(13)
	v_div_scale_f32 v6, s[6:7], v36, v36, v2
	s_waitcnt vmcnt(12)
	v_div_scale_f32 v15, s[6:7], v36, v36, v3
	s_waitcnt vmcnt(11)
	v_div_scale_f32 v21, s[6:7], v36, v36, v8
	v_div_scale_f32 v22, s[6:7], v2, v36, v2
	v_div_scale_f32 v23, s[8:9], v0, v36, v0
	v_div_scale_f32 v24, s[10:11], v3, v36, v3
	v_div_scale_f32 v25, s[12:13], v8, v36, v8
	v_rcp_f32_e32 v28, v4
	s_waitcnt vmcnt(10)
	v_div_scale_f32 v26, s[14:15], v36, v36, v9
	v_rcp_f32_e32 v29, v6
	v_rcp_f32_e32 v30, v7
	v_rcp_f32_e32 v31, v15
	v_fma_f32 v38, -v4, v28, 1.0
	v_fma_f32 v39, -v6, v29, 1.0
	v_fma_f32 v40, -v7, v30, 1.0
	v_fma_f32 v41, -v15, v31, 1.0
	v_fma_f32 v28, v38, v28, v28
	v_rcp_f32_e32 v37, v21
	v_fma_f32 v29, v39, v29, v29
	v_fma_f32 v30, v40, v30, v30
	v_fma_f32 v31, v41, v31, v31
	v_mul_f32_e32 v38, v5, v28
	v_div_scale_f32 v27, s[14:15], v9, v36, v9
	v_mul_f32_e32 v39, v22, v29
	v_mul_f32_e32 v40, v23, v30
	v_mul_f32_e32 v41, v24, v31
	v_fma_f32 v43, -v4, v38, v5
	v_fma_f32 v44, -v6, v39, v22
	v_fma_f32 v45, -v7, v40, v23
	v_fma_f32 v46, -v15, v41, v24
	v_fma_f32 v38, v43, v28, v38
	v_fma_f32 v39, v44, v29, v39
	v_fma_f32 v40, v45, v30, v40
	v_fma_f32 v41, v46, v31, v41
	v_fma_f32 v4, -v4, v38, v5
	v_fma_f32 v42, -v21, v37, 1.0
	v_fma_f32 v5, -v6, v39, v22
	v_fma_f32 v6, -v7, v40, v23
	v_fma_f32 v7, -v15, v41, v24
	v_div_fmas_f32 v4, v4, v28, v38
	s_mov_b64 vcc, s[6:7]
	s_waitcnt vmcnt(7)
	v_div_scale_f32 v15, s[6:7], v36, v36, v10
	v_fma_f32 v37, v42, v37, v37
	v_mul_f32_e32 v42, v25, v37
	v_fma_f32 v47, -v21, v42, v25
	v_div_fmas_f32 v5, v5, v29, v39
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v6, v6, v30, v40
	s_mov_b64 vcc, s[10:11]
	v_fma_f32 v22, v47, v37, v42
	v_div_fmas_f32 v7, v7, v31, v41
	v_fma_f32 v21, -v21, v22, v25
	s_mov_b64 vcc, s[12:13]
	v_div_fmas_f32 v21, v21, v37, v22
	v_div_scale_f32 v22, s[6:7], v10, v36, v10
	v_rcp_f32_e32 v23, v26
	v_div_scale_f32 v28, s[8:9], v36, v36, v11
	s_mov_b64 vcc, s[14:15]
	v_fma_f32 v24, -v26, v23, 1.0
	v_fma_f32 v23, v24, v23, v23
	v_mul_f32_e32 v24, v27, v23
	v_fma_f32 v25, -v26, v24, v27
	v_fma_f32 v24, v25, v23, v24
	v_fma_f32 v25, -v26, v24, v27
	v_rcp_f32_e32 v26, v15
	v_div_fmas_f32 v23, v25, v23, v24
	v_div_scale_f32 v24, s[8:9], v11, v36, v11
	v_fma_f32 v25, -v15, v26, 1.0
	v_div_scale_f32 v29, s[10:11], v36, v36, v12
	v_fma_f32 v25, v25, v26, v26
	v_mul_f32_e32 v26, v22, v25
	v_fma_f32 v27, -v15, v26, v22
	v_fma_f32 v26, v27, v25, v26
	v_fma_f32 v15, -v15, v26, v22
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v15, v15, v25, v26
	v_div_scale_f32 v25, s[6:7], v12, v36, v12
	v_rcp_f32_e32 v22, v28
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v30, s[10:11], v36, v36, v13
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v26, -v28, v22, 1.0
	v_fma_f32 v22, v26, v22, v22
	v_mul_f32_e32 v26, v24, v22
	v_fma_f32 v27, -v28, v26, v24
	v_fma_f32 v26, v27, v22, v26
	v_rcp_f32_e32 v27, v29
	v_fma_f32 v24, -v28, v26, v24
	v_div_fmas_f32 v22, v24, v22, v26
	v_div_scale_f32 v24, s[8:9], v13, v36, v13
	v_fma_f32 v26, -v29, v27, 1.0
	v_div_scale_f32 v31, s[10:11], v36, v36, v14
	v_fma_f32 v26, v26, v27, v27
	v_mul_f32_e32 v27, v25, v26
	v_fma_f32 v28, -v29, v27, v25
	v_fma_f32 v27, v28, v26, v27
	v_fma_f32 v25, -v29, v27, v25
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v25, v25, v26, v27
	v_div_scale_f32 v26, s[6:7], v14, v36, v14
	v_rcp_f32_e32 v28, v30
	v_div_scale_f32 v37, s[10:11], v36, v36, v20
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v27, -v30, v28, 1.0
	v_fma_f32 v27, v27, v28, v28
	v_mul_f32_e32 v28, v24, v27
	v_fma_f32 v29, -v30, v28, v24
	v_fma_f32 v28, v29, v27, v28
	v_rcp_f32_e32 v29, v31
	v_fma_f32 v24, -v30, v28, v24
	v_div_fmas_f32 v24, v24, v27, v28
	v_div_scale_f32 v27, s[8:9], v20, v36, v20
	v_fma_f32 v28, -v31, v29, 1.0
	v_div_scale_f32 v30, s[10:11], v36, v36, v16
	v_fma_f32 v28, v28, v29, v29
	v_mul_f32_e32 v29, v26, v28
	v_fma_f32 v38, -v31, v29, v26
	v_fma_f32 v29, v38, v28, v29
	v_fma_f32 v26, -v31, v29, v26
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v26, v26, v28, v29
	v_div_scale_f32 v28, s[6:7], v16, v36, v16
	v_rcp_f32_e32 v31, v37
	v_div_scale_f32 v39, s[10:11], v36, v36, v17
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v29, -v37, v31, 1.0
	v_fma_f32 v29, v29, v31, v31
	v_mul_f32_e32 v31, v27, v29
	v_fma_f32 v38, -v37, v31, v27
	v_fma_f32 v31, v38, v29, v31
	v_rcp_f32_e32 v38, v30
	v_fma_f32 v27, -v37, v31, v27
	v_div_fmas_f32 v27, v27, v29, v31
	v_div_scale_f32 v31, s[8:9], v17, v36, v17
	v_fma_f32 v29, -v30, v38, 1.0
	v_fma_f32 v29, v29, v38, v38
	v_mul_f32_e32 v37, v28, v29
	v_fma_f32 v38, -v30, v37, v28
	v_fma_f32 v37, v38, v29, v37
	v_div_scale_f32 v38, s[10:11], v36, v36, v18
	v_fma_f32 v28, -v30, v37, v28
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v30, v39
	v_div_fmas_f32 v28, v28, v29, v37
	v_div_scale_f32 v29, s[6:7], v18, v36, v18
	v_div_scale_f32 v40, s[10:11], v36, v36, v19
	v_fma_f32 v37, -v39, v30, 1.0
	v_fma_f32 v30, v37, v30, v30
	v_mul_f32_e32 v37, v31, v30
	v_fma_f32 v41, -v39, v37, v31
	v_fma_f32 v37, v41, v30, v37
	v_div_scale_f32 v41, s[10:11], v19, v36, v19
	v_rcp_f32_e32 v42, v38
	v_fma_f32 v31, -v39, v37, v31
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v30, v31, v30, v37
	v_fma_f32 v31, -v38, v42, 1.0
	v_fma_f32 v31, v31, v42, v42
	v_mul_f32_e32 v37, v29, v31
	v_fma_f32 v39, -v38, v37, v29
	v_fma_f32 v37, v39, v31, v37
	v_rcp_f32_e32 v39, v40
	v_fma_f32 v29, -v38, v37, v29
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v29, v29, v31, v37
	v_fma_f32 v31, -v40, v39, 1.0
	v_fma_f32 v31, v31, v39, v39
	v_mul_f32_e32 v37, v41, v31
	v_fma_f32 v38, -v40, v37, v41
	v_fma_f32 v37, v38, v31, v37
	v_fma_f32 v38, -v40, v37, v41
	s_mov_b64 vcc, s[10:11]
	v_div_fmas_f32 v31, v38, v31, v37
	v_div_fixup_f32 v4, v4, v36, v1
	v_div_fixup_f32 v5, v5, v36, v2
	v_div_fixup_f32 v6, v6, v36, v0
	v_div_fixup_f32 v7, v7, v36, v3
	v_div_fixup_f32 v8, v21, v36, v8
	v_div_fixup_f32 v9, v23, v36, v9
	v_div_fixup_f32 v10, v15, v36, v10
	v_div_fixup_f32 v11, v22, v36, v11
	v_div_fixup_f32 v12, v25, v36, v12
	v_div_fixup_f32 v13, v24, v36, v13
	v_div_fixup_f32 v14, v26, v36, v14
	v_div_fixup_f32 v15, v27, v36, v20
	v_div_fixup_f32 v16, v28, v36, v16
	v_div_fixup_f32 v17, v30, v36, v17
	v_div_fixup_f32 v18, v29, v36, v18
	v_div_fixup_f32 v19, v31, v36, v19
.LBB2_26:                               ;   in Loop: Header=BB2_24 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 79
	v_add_u32_e32 v0, vcc, 16, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e32 v0, vcc, 32, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[32:33], v[4:7]
	flat_store_dwordx4 v[0:1], v[12:15]
	v_add_u32_e32 v20, vcc, 48, v32
	.loc	1 144
	v_mov_b32_e32 v0, s16
	.loc	1 79
	v_addc_u32_e32 v21, vcc, 0, v33, vcc
	.loc	1 144
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v8, s24
	v_mov_b32_e32 v9, s25
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	v_mov_b32_e32 v12, s28
	v_mov_b32_e32 v13, s29
	v_mov_b32_e32 v14, s30
	v_mov_b32_e32 v15, s31
	.loc	1 79
	flat_store_dwordx4 v[20:21], v[16:19]
	.loc	1 144
	s_and_saveexec_b64 s[18:19], s[4:5]
	s_cbranch_execz .LBB2_28
; %bb.27:                               ;   in Loop: Header=BB2_24 Depth=1
	v_add_u32_e32 v0, vcc, 64, v34
	v_add_u32_e32 v1, vcc, 0x48, v34
	v_add_u32_e32 v2, vcc, 0x44, v34
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	buffer_load_dword v1, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0x4c, v34
	buffer_load_dword v4, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0x50, v34
	buffer_load_dword v5, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0x54, v34
	buffer_load_dword v6, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0x60, v34
	v_add_u32_e32 v7, vcc, 0x5c, v34
	v_add_u32_e32 v8, vcc, 0x58, v34
	buffer_load_dword v9, v2, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0x7c, v34
	v_add_u32_e32 v10, vcc, 0x78, v34
	v_add_u32_e32 v11, vcc, 0x74, v34
	v_add_u32_e32 v12, vcc, 0x70, v34
	v_add_u32_e32 v13, vcc, 0x6c, v34
	v_add_u32_e32 v14, vcc, 0x68, v34
	v_add_u32_e32 v15, vcc, 0x64, v34
	buffer_load_dword v16, v2, s[0:3], 0 offen
	buffer_load_dword v17, v10, s[0:3], 0 offen
	buffer_load_dword v18, v11, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v11, v13, s[0:3], 0 offen
	buffer_load_dword v10, v14, s[0:3], 0 offen
	buffer_load_dword v13, v15, s[0:3], 0 offen
	s_waitcnt vmcnt(14)
	v_div_scale_f32 v19, s[6:7], v36, v36, v3
	v_div_scale_f32 v2, s[6:7], v36, v36, v0
	s_waitcnt vmcnt(13)
	v_div_scale_f32 v15, s[6:7], v36, v36, v1
	s_waitcnt vmcnt(12)
	v_div_scale_f32 v20, s[6:7], v36, v36, v4
	s_waitcnt vmcnt(11)
	v_div_scale_f32 v21, s[6:7], v36, v36, v5
	v_div_scale_f32 v14, vcc, v0, v36, v0
	v_div_scale_f32 v22, s[6:7], v1, v36, v1
	v_div_scale_f32 v23, s[8:9], v3, v36, v3
	v_div_scale_f32 v24, s[10:11], v4, v36, v4
	v_div_scale_f32 v25, s[12:13], v5, v36, v5
	v_rcp_f32_e32 v28, v2
	s_waitcnt vmcnt(10)
	v_div_scale_f32 v26, s[14:15], v36, v36, v6
	v_rcp_f32_e32 v29, v15
	v_rcp_f32_e32 v30, v19
	v_rcp_f32_e32 v37, v21
	v_rcp_f32_e32 v31, v20
	v_fma_f32 v38, -v2, v28, 1.0
	v_fma_f32 v39, -v15, v29, 1.0
	v_fma_f32 v40, -v19, v30, 1.0
	v_fma_f32 v28, v38, v28, v28
	v_fma_f32 v42, -v21, v37, 1.0
	v_fma_f32 v29, v39, v29, v29
	v_fma_f32 v30, v40, v30, v30
	v_mul_f32_e32 v38, v14, v28
	v_div_scale_f32 v27, s[14:15], v6, v36, v6
	v_fma_f32 v41, -v20, v31, 1.0
	v_fma_f32 v37, v42, v37, v37
	v_mul_f32_e32 v39, v22, v29
	v_mul_f32_e32 v40, v23, v30
	v_fma_f32 v42, -v2, v38, v14
	v_fma_f32 v31, v41, v31, v31
	v_fma_f32 v43, -v15, v39, v22
	v_fma_f32 v44, -v19, v40, v23
	v_fma_f32 v38, v42, v28, v38
	v_mul_f32_e32 v41, v24, v31
	v_fma_f32 v39, v43, v29, v39
	v_fma_f32 v40, v44, v30, v40
	v_fma_f32 v2, -v2, v38, v14
	v_fma_f32 v45, -v20, v41, v24
	v_fma_f32 v14, -v15, v39, v22
	v_fma_f32 v15, -v19, v40, v23
	v_div_fmas_f32 v2, v2, v28, v38
	s_mov_b64 vcc, s[6:7]
	s_waitcnt vmcnt(7)
	v_div_scale_f32 v23, s[6:7], v36, v36, v8
	v_fma_f32 v41, v45, v31, v41
	v_fma_f32 v19, -v20, v41, v24
	v_mul_f32_e32 v20, v25, v37
	v_div_fmas_f32 v14, v14, v29, v39
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v22, -v21, v20, v25
	v_div_fmas_f32 v15, v15, v30, v40
	s_mov_b64 vcc, s[10:11]
	v_fma_f32 v20, v22, v37, v20
	v_div_fmas_f32 v19, v19, v31, v41
	v_fma_f32 v21, -v21, v20, v25
	s_mov_b64 vcc, s[12:13]
	v_div_fmas_f32 v20, v21, v37, v20
	v_div_scale_f32 v21, s[6:7], v8, v36, v8
	v_rcp_f32_e32 v22, v26
	v_div_scale_f32 v28, s[8:9], v36, v36, v7
	s_mov_b64 vcc, s[14:15]
	v_fma_f32 v24, -v26, v22, 1.0
	v_fma_f32 v22, v24, v22, v22
	v_mul_f32_e32 v24, v27, v22
	v_fma_f32 v25, -v26, v24, v27
	v_fma_f32 v24, v25, v22, v24
	v_fma_f32 v25, -v26, v24, v27
	v_rcp_f32_e32 v26, v23
	v_div_fmas_f32 v22, v25, v22, v24
	v_div_scale_f32 v24, s[8:9], v7, v36, v7
	v_fma_f32 v25, -v23, v26, 1.0
	v_div_scale_f32 v29, s[10:11], v36, v36, v9
	v_fma_f32 v25, v25, v26, v26
	v_mul_f32_e32 v26, v21, v25
	v_fma_f32 v27, -v23, v26, v21
	v_fma_f32 v26, v27, v25, v26
	v_fma_f32 v21, -v23, v26, v21
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v21, v21, v25, v26
	v_div_scale_f32 v25, s[6:7], v9, v36, v9
	v_rcp_f32_e32 v23, v28
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v30, s[10:11], v36, v36, v13
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v26, -v28, v23, 1.0
	v_fma_f32 v23, v26, v23, v23
	v_mul_f32_e32 v26, v24, v23
	v_fma_f32 v27, -v28, v26, v24
	v_fma_f32 v26, v27, v23, v26
	v_rcp_f32_e32 v27, v29
	v_fma_f32 v24, -v28, v26, v24
	v_div_fmas_f32 v23, v24, v23, v26
	v_div_scale_f32 v24, s[8:9], v13, v36, v13
	v_fma_f32 v26, -v29, v27, 1.0
	v_div_scale_f32 v31, s[10:11], v36, v36, v10
	v_fma_f32 v26, v26, v27, v27
	v_mul_f32_e32 v27, v25, v26
	v_fma_f32 v28, -v29, v27, v25
	v_fma_f32 v27, v28, v26, v27
	v_fma_f32 v25, -v29, v27, v25
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v25, v25, v26, v27
	v_div_scale_f32 v26, s[6:7], v10, v36, v10
	v_rcp_f32_e32 v28, v30
	v_div_scale_f32 v37, s[10:11], v36, v36, v11
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v27, -v30, v28, 1.0
	v_fma_f32 v27, v27, v28, v28
	v_mul_f32_e32 v28, v24, v27
	v_fma_f32 v29, -v30, v28, v24
	v_fma_f32 v28, v29, v27, v28
	v_rcp_f32_e32 v29, v31
	v_fma_f32 v24, -v30, v28, v24
	v_div_fmas_f32 v24, v24, v27, v28
	v_div_scale_f32 v27, s[8:9], v11, v36, v11
	v_fma_f32 v28, -v31, v29, 1.0
	v_div_scale_f32 v30, s[10:11], v36, v36, v12
	v_fma_f32 v28, v28, v29, v29
	v_mul_f32_e32 v29, v26, v28
	v_fma_f32 v38, -v31, v29, v26
	v_fma_f32 v29, v38, v28, v29
	v_fma_f32 v26, -v31, v29, v26
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v26, v26, v28, v29
	v_div_scale_f32 v28, s[6:7], v12, v36, v12
	v_rcp_f32_e32 v31, v37
	v_div_scale_f32 v39, s[10:11], v36, v36, v18
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v29, -v37, v31, 1.0
	v_fma_f32 v29, v29, v31, v31
	v_mul_f32_e32 v31, v27, v29
	v_fma_f32 v38, -v37, v31, v27
	v_fma_f32 v31, v38, v29, v31
	v_rcp_f32_e32 v38, v30
	v_fma_f32 v27, -v37, v31, v27
	v_div_fmas_f32 v27, v27, v29, v31
	v_div_scale_f32 v31, s[8:9], v18, v36, v18
	v_fma_f32 v29, -v30, v38, 1.0
	v_fma_f32 v29, v29, v38, v38
	v_mul_f32_e32 v37, v28, v29
	v_fma_f32 v38, -v30, v37, v28
	v_fma_f32 v37, v38, v29, v37
	v_div_scale_f32 v38, s[10:11], v36, v36, v17
	v_fma_f32 v28, -v30, v37, v28
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v30, v39
	v_div_fmas_f32 v28, v28, v29, v37
	v_div_scale_f32 v29, s[6:7], v17, v36, v17
	v_div_scale_f32 v40, s[10:11], v36, v36, v16
	v_fma_f32 v37, -v39, v30, 1.0
	v_fma_f32 v30, v37, v30, v30
	v_mul_f32_e32 v37, v31, v30
	v_fma_f32 v41, -v39, v37, v31
	v_fma_f32 v37, v41, v30, v37
	v_div_scale_f32 v41, s[10:11], v16, v36, v16
	v_rcp_f32_e32 v42, v38
	v_fma_f32 v31, -v39, v37, v31
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v30, v31, v30, v37
	v_fma_f32 v31, -v38, v42, 1.0
	v_fma_f32 v31, v31, v42, v42
	v_mul_f32_e32 v37, v29, v31
	v_fma_f32 v39, -v38, v37, v29
	v_fma_f32 v37, v39, v31, v37
	v_rcp_f32_e32 v39, v40
	v_fma_f32 v29, -v38, v37, v29
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v29, v29, v31, v37
	v_fma_f32 v31, -v40, v39, 1.0
	v_fma_f32 v31, v31, v39, v39
	v_mul_f32_e32 v37, v41, v31
	v_fma_f32 v38, -v40, v37, v41
	v_fma_f32 v37, v38, v31, v37
	v_fma_f32 v38, -v40, v37, v41
	s_mov_b64 vcc, s[10:11]
	v_div_fmas_f32 v31, v38, v31, v37
	v_div_fixup_f32 v0, v2, v36, v0
	v_div_fixup_f32 v1, v14, v36, v1
	v_div_fixup_f32 v2, v15, v36, v3
	v_div_fixup_f32 v3, v19, v36, v4
	v_div_fixup_f32 v4, v20, v36, v5
	v_div_fixup_f32 v5, v22, v36, v6
	v_div_fixup_f32 v6, v21, v36, v8
	v_div_fixup_f32 v7, v23, v36, v7
	v_div_fixup_f32 v8, v25, v36, v9
	v_div_fixup_f32 v9, v24, v36, v13
	v_div_fixup_f32 v10, v26, v36, v10
	v_div_fixup_f32 v11, v27, v36, v11
	v_div_fixup_f32 v12, v28, v36, v12
	v_div_fixup_f32 v13, v30, v36, v18
	v_div_fixup_f32 v14, v29, v36, v17
	v_div_fixup_f32 v15, v31, v36, v16
.LBB2_28:                               ;   in Loop: Header=BB2_24 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 79
	v_add_u32_e32 v16, vcc, 64, v32
	v_addc_u32_e32 v17, vcc, 0, v33, vcc
	flat_store_dwordx4 v[16:17], v[0:3]
	s_mov_b32 s17, s16
	v_add_u32_e32 v0, vcc, s33, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[4:7]
	v_add_u32_e32 v0, vcc, s40, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e32 v0, vcc, 0x70, v32
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	s_mov_b32 s20, s16
	s_mov_b32 s21, s16
	s_mov_b32 s22, s16
	s_mov_b32 s23, s16
	s_mov_b32 s24, s16
	s_mov_b32 s25, s16
	s_mov_b32 s26, s16
	s_mov_b32 s27, s16
	s_mov_b32 s28, s16
	s_mov_b32 s29, s16
	s_mov_b32 s30, s16
	s_mov_b32 s31, s16
	.loc	1 144
	v_mov_b32_e32 v16, s16
	.loc	1 79
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	.loc	1 144
	v_mov_b32_e32 v17, s17
	v_mov_b32_e32 v18, s18
	v_mov_b32_e32 v19, s19
	v_mov_b32_e32 v20, s20
	v_mov_b32_e32 v21, s21
	v_mov_b32_e32 v22, s22
	v_mov_b32_e32 v23, s23
	v_mov_b32_e32 v24, s24
	v_mov_b32_e32 v25, s25
	v_mov_b32_e32 v26, s26
	v_mov_b32_e32 v27, s27
	v_mov_b32_e32 v28, s28
	v_mov_b32_e32 v29, s29
	v_mov_b32_e32 v30, s30
	v_mov_b32_e32 v31, s31
	.loc	1 79
	flat_store_dwordx4 v[0:1], v[12:15]
	.loc	1 144
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB2_30
; %bb.29:                               ;   in Loop: Header=BB2_24 Depth=1
	v_add_u32_e32 v0, vcc, 0x80, v34
	v_add_u32_e32 v1, vcc, 0x88, v34
	buffer_load_dword v0, v0, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0x84, v34
	buffer_load_dword v1, v1, s[0:3], 0 offen
	buffer_load_dword v2, v2, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 0x8c, v34
	v_add_u32_e32 v4, vcc, 0x90, v34
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v4, v4, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, 0x94, v34
	buffer_load_dword v5, v5, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 0xa0, v34
	v_add_u32_e32 v7, vcc, 0x9c, v34
	v_add_u32_e32 v8, vcc, 0x98, v34
	buffer_load_dword v6, v6, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	v_add_u32_e32 v9, vcc, 0xbc, v34
	v_add_u32_e32 v10, vcc, 0xb8, v34
	v_add_u32_e32 v11, vcc, 0xb4, v34
	v_add_u32_e32 v12, vcc, 0xb0, v34
	v_add_u32_e32 v13, vcc, 0xac, v34
	v_add_u32_e32 v14, vcc, 0xa8, v34
	v_add_u32_e32 v15, vcc, 0xa4, v34
	buffer_load_dword v9, v9, s[0:3], 0 offen
	buffer_load_dword v10, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v13, v13, s[0:3], 0 offen
	buffer_load_dword v14, v14, s[0:3], 0 offen
	buffer_load_dword v15, v15, s[0:3], 0 offen
	s_waitcnt vmcnt(14)
	v_div_scale_f32 v16, s[6:7], v36, v36, v0
	v_div_scale_f32 v19, s[6:7], v36, v36, v1
	s_waitcnt vmcnt(13)
	v_div_scale_f32 v18, s[6:7], v36, v36, v2
	v_div_scale_f32 v17, vcc, v0, v36, v0
	s_waitcnt vmcnt(12)
	v_div_scale_f32 v20, s[6:7], v36, v36, v3
	s_waitcnt vmcnt(11)
	v_div_scale_f32 v21, s[6:7], v36, v36, v4
	v_div_scale_f32 v22, s[6:7], v2, v36, v2
	v_div_scale_f32 v23, s[8:9], v1, v36, v1
	v_div_scale_f32 v24, s[10:11], v3, v36, v3
	v_div_scale_f32 v25, s[12:13], v4, v36, v4
	v_rcp_f32_e32 v28, v16
	s_waitcnt vmcnt(10)
	v_div_scale_f32 v26, s[14:15], v36, v36, v5
	v_rcp_f32_e32 v29, v18
	v_rcp_f32_e32 v30, v19
	v_rcp_f32_e32 v31, v20
	v_rcp_f32_e32 v37, v21
	v_fma_f32 v38, -v16, v28, 1.0
	v_fma_f32 v39, -v18, v29, 1.0
	v_fma_f32 v40, -v19, v30, 1.0
	v_fma_f32 v28, v38, v28, v28
	v_fma_f32 v42, -v21, v37, 1.0
	v_fma_f32 v29, v39, v29, v29
	v_fma_f32 v30, v40, v30, v30
	v_mul_f32_e32 v38, v17, v28
	v_div_scale_f32 v27, s[14:15], v5, v36, v5
	v_fma_f32 v41, -v20, v31, 1.0
	v_fma_f32 v37, v42, v37, v37
	v_mul_f32_e32 v39, v22, v29
	v_mul_f32_e32 v40, v23, v30
	v_fma_f32 v42, -v16, v38, v17
	v_fma_f32 v31, v41, v31, v31
	v_fma_f32 v43, -v18, v39, v22
	v_fma_f32 v44, -v19, v40, v23
	v_fma_f32 v38, v42, v28, v38
	v_mul_f32_e32 v41, v24, v31
	v_fma_f32 v39, v43, v29, v39
	v_fma_f32 v40, v44, v30, v40
	v_fma_f32 v16, -v16, v38, v17
	v_fma_f32 v45, -v20, v41, v24
	v_fma_f32 v17, -v18, v39, v22
	v_fma_f32 v18, -v19, v40, v23
	v_div_fmas_f32 v16, v16, v28, v38
	s_mov_b64 vcc, s[6:7]
	s_waitcnt vmcnt(7)
	v_div_scale_f32 v23, s[6:7], v36, v36, v8
	v_fma_f32 v41, v45, v31, v41
	v_fma_f32 v19, -v20, v41, v24
	v_mul_f32_e32 v20, v25, v37
	v_div_fmas_f32 v17, v17, v29, v39
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v22, -v21, v20, v25
	v_div_fmas_f32 v18, v18, v30, v40
	s_mov_b64 vcc, s[10:11]
	v_fma_f32 v20, v22, v37, v20
	v_div_fmas_f32 v19, v19, v31, v41
	v_fma_f32 v21, -v21, v20, v25
	s_mov_b64 vcc, s[12:13]
	v_div_fmas_f32 v20, v21, v37, v20
	v_div_scale_f32 v21, s[6:7], v8, v36, v8
	v_rcp_f32_e32 v22, v26
	v_div_scale_f32 v28, s[8:9], v36, v36, v7
	s_mov_b64 vcc, s[14:15]
	v_fma_f32 v24, -v26, v22, 1.0
	v_fma_f32 v22, v24, v22, v22
	v_mul_f32_e32 v24, v27, v22
	v_fma_f32 v25, -v26, v24, v27
	v_fma_f32 v24, v25, v22, v24
	v_fma_f32 v25, -v26, v24, v27
	v_rcp_f32_e32 v26, v23
	v_div_fmas_f32 v22, v25, v22, v24
	v_div_scale_f32 v24, s[8:9], v7, v36, v7
	v_fma_f32 v25, -v23, v26, 1.0
	v_div_scale_f32 v29, s[10:11], v36, v36, v6
	v_fma_f32 v25, v25, v26, v26
	v_mul_f32_e32 v26, v21, v25
	v_fma_f32 v27, -v23, v26, v21
	v_fma_f32 v26, v27, v25, v26
	v_fma_f32 v21, -v23, v26, v21
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v25, v21, v25, v26
	v_div_scale_f32 v21, s[6:7], v6, v36, v6
	v_rcp_f32_e32 v23, v28
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v30, s[10:11], v36, v36, v15
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v26, -v28, v23, 1.0
	v_fma_f32 v23, v26, v23, v23
	v_mul_f32_e32 v26, v24, v23
	v_fma_f32 v27, -v28, v26, v24
	v_fma_f32 v26, v27, v23, v26
	v_rcp_f32_e32 v27, v29
	v_fma_f32 v24, -v28, v26, v24
	v_div_fmas_f32 v23, v24, v23, v26
	v_div_scale_f32 v24, s[8:9], v15, v36, v15
	v_fma_f32 v26, -v29, v27, 1.0
	v_div_scale_f32 v31, s[10:11], v36, v36, v14
	v_fma_f32 v26, v26, v27, v27
	v_mul_f32_e32 v27, v21, v26
	v_fma_f32 v28, -v29, v27, v21
	v_fma_f32 v27, v28, v26, v27
	v_fma_f32 v21, -v29, v27, v21
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v26, v21, v26, v27
	v_div_scale_f32 v21, s[6:7], v14, v36, v14
	v_rcp_f32_e32 v28, v30
	v_div_scale_f32 v37, s[10:11], v36, v36, v13
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v27, -v30, v28, 1.0
	v_fma_f32 v27, v27, v28, v28
	v_mul_f32_e32 v28, v24, v27
	v_fma_f32 v29, -v30, v28, v24
	v_fma_f32 v28, v29, v27, v28
	v_rcp_f32_e32 v29, v31
	v_fma_f32 v24, -v30, v28, v24
	v_div_fmas_f32 v27, v24, v27, v28
	v_div_scale_f32 v24, s[8:9], v13, v36, v13
	v_fma_f32 v28, -v31, v29, 1.0
	v_div_scale_f32 v30, s[10:11], v36, v36, v12
	v_fma_f32 v28, v28, v29, v29
	v_mul_f32_e32 v29, v21, v28
	v_fma_f32 v38, -v31, v29, v21
	v_fma_f32 v29, v38, v28, v29
	v_fma_f32 v21, -v31, v29, v21
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v28, v21, v28, v29
	v_div_scale_f32 v21, s[6:7], v12, v36, v12
	v_rcp_f32_e32 v31, v37
	v_div_scale_f32 v39, s[10:11], v36, v36, v11
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v29, -v37, v31, 1.0
	v_fma_f32 v29, v29, v31, v31
	v_mul_f32_e32 v31, v24, v29
	v_fma_f32 v38, -v37, v31, v24
	v_fma_f32 v31, v38, v29, v31
	v_rcp_f32_e32 v38, v30
	v_fma_f32 v24, -v37, v31, v24
	v_div_fmas_f32 v29, v24, v29, v31
	v_div_scale_f32 v31, s[8:9], v11, v36, v11
	v_fma_f32 v24, -v30, v38, 1.0
	v_fma_f32 v24, v24, v38, v38
	v_mul_f32_e32 v37, v21, v24
	v_fma_f32 v38, -v30, v37, v21
	v_fma_f32 v37, v38, v24, v37
	v_div_scale_f32 v38, s[10:11], v36, v36, v10
	v_fma_f32 v21, -v30, v37, v21
	s_mov_b64 vcc, s[6:7]
	v_rcp_f32_e32 v30, v39
	v_div_fmas_f32 v37, v21, v24, v37
	v_div_scale_f32 v21, s[6:7], v10, v36, v10
	v_div_scale_f32 v40, s[10:11], v36, v36, v9
	v_fma_f32 v24, -v39, v30, 1.0
	v_fma_f32 v24, v24, v30, v30
	v_mul_f32_e32 v30, v31, v24
	v_fma_f32 v41, -v39, v30, v31
	v_fma_f32 v30, v41, v24, v30
	v_div_scale_f32 v41, s[10:11], v9, v36, v9
	v_rcp_f32_e32 v42, v38
	v_fma_f32 v31, -v39, v30, v31
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v30, v31, v24, v30
	v_fma_f32 v24, -v38, v42, 1.0
	v_fma_f32 v24, v24, v42, v42
	v_mul_f32_e32 v31, v21, v24
	v_fma_f32 v39, -v38, v31, v21
	v_fma_f32 v31, v39, v24, v31
	v_rcp_f32_e32 v39, v40
	v_fma_f32 v21, -v38, v31, v21
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v31, v21, v24, v31
	v_fma_f32 v21, -v40, v39, 1.0
	v_fma_f32 v21, v21, v39, v39
	v_mul_f32_e32 v24, v41, v21
	v_fma_f32 v38, -v40, v24, v41
	v_fma_f32 v24, v38, v21, v24
	v_fma_f32 v38, -v40, v24, v41
	s_mov_b64 vcc, s[10:11]
	v_div_fmas_f32 v38, v38, v21, v24
	v_div_fixup_f32 v16, v16, v36, v0
	v_div_fixup_f32 v17, v17, v36, v2
	v_div_fixup_f32 v18, v18, v36, v1
	v_div_fixup_f32 v19, v19, v36, v3
	v_div_fixup_f32 v20, v20, v36, v4
	v_div_fixup_f32 v21, v22, v36, v5
	v_div_fixup_f32 v22, v25, v36, v8
	v_div_fixup_f32 v23, v23, v36, v7
	v_div_fixup_f32 v24, v26, v36, v6
	v_div_fixup_f32 v25, v27, v36, v15
	v_div_fixup_f32 v26, v28, v36, v14
	v_div_fixup_f32 v27, v29, v36, v13
	v_div_fixup_f32 v28, v37, v36, v12
	v_div_fixup_f32 v29, v30, v36, v11
	v_div_fixup_f32 v30, v31, v36, v10
	v_div_fixup_f32 v31, v38, v36, v9
.LBB2_30:                               ;   in Loop: Header=BB2_24 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 79
	v_add_u32_e32 v0, vcc, 0x80, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[16:19]
	v_add_u32_e32 v0, vcc, s41, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[20:23]
	v_add_u32_e32 v0, vcc, s42, v32
	v_addc_u32_e32 v1, vcc, 0, v33, vcc
	flat_store_dwordx4 v[0:1], v[24:27]
	v_add_u32_e32 v16, vcc, 0xb0, v32
	.loc	1 144
	v_mov_b32_e32 v0, s16
	.loc	1 79
	v_addc_u32_e32 v17, vcc, 0, v33, vcc
	.loc	1 144
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v8, s24
	v_mov_b32_e32 v9, s25
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	v_mov_b32_e32 v12, s28
	v_mov_b32_e32 v13, s29
	v_mov_b32_e32 v14, s30
	v_mov_b32_e32 v15, s31
	.loc	1 79
	flat_store_dwordx4 v[16:17], v[28:31]
	.loc	1 144
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB2_23
; %bb.31:                               ;   in Loop: Header=BB2_24 Depth=1
	v_add_u32_e32 v0, vcc, 0xc0, v34
	v_add_u32_e32 v1, vcc, 0xc8, v34
	v_add_u32_e32 v2, vcc, 0xc4, v34
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	buffer_load_dword v1, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0xcc, v34
	buffer_load_dword v4, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0xd0, v34
	buffer_load_dword v5, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0xd4, v34
	buffer_load_dword v6, v2, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0xe0, v34
	v_add_u32_e32 v7, vcc, 0xdc, v34
	v_add_u32_e32 v8, vcc, 0xd8, v34
	buffer_load_dword v9, v2, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	v_add_u32_e32 v2, vcc, 0xfc, v34
	v_add_u32_e32 v10, vcc, 0xf8, v34
	v_add_u32_e32 v11, vcc, 0xf4, v34
	v_add_u32_e32 v12, vcc, 0xf0, v34
	v_add_u32_e32 v13, vcc, 0xec, v34
	v_add_u32_e32 v14, vcc, 0xe8, v34
	v_add_u32_e32 v15, vcc, 0xe4, v34
	buffer_load_dword v16, v2, s[0:3], 0 offen
	buffer_load_dword v17, v10, s[0:3], 0 offen
	buffer_load_dword v18, v11, s[0:3], 0 offen
	buffer_load_dword v12, v12, s[0:3], 0 offen
	buffer_load_dword v11, v13, s[0:3], 0 offen
	buffer_load_dword v10, v14, s[0:3], 0 offen
	buffer_load_dword v13, v15, s[0:3], 0 offen
	s_waitcnt vmcnt(14)
	v_div_scale_f32 v19, s[4:5], v36, v36, v3
	v_div_scale_f32 v2, s[4:5], v36, v36, v0
	s_waitcnt vmcnt(13)
	v_div_scale_f32 v15, s[4:5], v36, v36, v1
	s_waitcnt vmcnt(12)
	v_div_scale_f32 v20, s[4:5], v36, v36, v4
	s_waitcnt vmcnt(11)
	v_div_scale_f32 v21, s[4:5], v36, v36, v5
	v_div_scale_f32 v14, vcc, v0, v36, v0
	v_div_scale_f32 v22, s[4:5], v1, v36, v1
	v_div_scale_f32 v23, s[6:7], v3, v36, v3
	v_div_scale_f32 v24, s[8:9], v4, v36, v4
	v_div_scale_f32 v25, s[10:11], v5, v36, v5
	v_rcp_f32_e32 v28, v2
	s_waitcnt vmcnt(10)
	v_div_scale_f32 v26, s[12:13], v36, v36, v6
	v_rcp_f32_e32 v29, v15
	v_rcp_f32_e32 v30, v19
	v_rcp_f32_e32 v37, v21
	v_rcp_f32_e32 v31, v20
	v_fma_f32 v38, -v2, v28, 1.0
	v_fma_f32 v39, -v15, v29, 1.0
	v_fma_f32 v40, -v19, v30, 1.0
	v_fma_f32 v28, v38, v28, v28
	v_fma_f32 v42, -v21, v37, 1.0
	v_fma_f32 v29, v39, v29, v29
	v_fma_f32 v30, v40, v30, v30
	v_mul_f32_e32 v38, v14, v28
	v_div_scale_f32 v27, s[12:13], v6, v36, v6
	v_fma_f32 v41, -v20, v31, 1.0
	v_fma_f32 v37, v42, v37, v37
	v_mul_f32_e32 v39, v22, v29
	v_mul_f32_e32 v40, v23, v30
	v_fma_f32 v42, -v2, v38, v14
	v_fma_f32 v31, v41, v31, v31
	v_fma_f32 v43, -v15, v39, v22
	v_fma_f32 v44, -v19, v40, v23
	v_fma_f32 v38, v42, v28, v38
	v_mul_f32_e32 v41, v24, v31
	v_fma_f32 v39, v43, v29, v39
	v_fma_f32 v40, v44, v30, v40
	v_fma_f32 v2, -v2, v38, v14
	v_fma_f32 v45, -v20, v41, v24
	v_fma_f32 v14, -v15, v39, v22
	v_fma_f32 v15, -v19, v40, v23
	v_div_fmas_f32 v2, v2, v28, v38
	s_mov_b64 vcc, s[4:5]
	s_waitcnt vmcnt(7)
	v_div_scale_f32 v23, s[4:5], v36, v36, v8
	v_fma_f32 v41, v45, v31, v41
	v_fma_f32 v19, -v20, v41, v24
	v_mul_f32_e32 v20, v25, v37
	v_div_fmas_f32 v14, v14, v29, v39
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v22, -v21, v20, v25
	v_div_fmas_f32 v15, v15, v30, v40
	s_mov_b64 vcc, s[8:9]
	v_fma_f32 v20, v22, v37, v20
	v_div_fmas_f32 v19, v19, v31, v41
	v_fma_f32 v21, -v21, v20, v25
	s_mov_b64 vcc, s[10:11]
	v_div_fmas_f32 v20, v21, v37, v20
	v_div_scale_f32 v21, s[4:5], v8, v36, v8
	v_rcp_f32_e32 v22, v26
	v_div_scale_f32 v28, s[6:7], v36, v36, v7
	s_mov_b64 vcc, s[12:13]
	v_fma_f32 v24, -v26, v22, 1.0
	v_fma_f32 v22, v24, v22, v22
	v_mul_f32_e32 v24, v27, v22
	v_fma_f32 v25, -v26, v24, v27
	v_fma_f32 v24, v25, v22, v24
	v_fma_f32 v25, -v26, v24, v27
	v_rcp_f32_e32 v26, v23
	v_div_fmas_f32 v22, v25, v22, v24
	v_div_scale_f32 v24, s[6:7], v7, v36, v7
	v_fma_f32 v25, -v23, v26, 1.0
	v_div_scale_f32 v29, s[8:9], v36, v36, v9
	v_fma_f32 v25, v25, v26, v26
	v_mul_f32_e32 v26, v21, v25
	v_fma_f32 v27, -v23, v26, v21
	v_fma_f32 v26, v27, v25, v26
	v_fma_f32 v21, -v23, v26, v21
	s_mov_b64 vcc, s[4:5]
	v_div_fmas_f32 v21, v21, v25, v26
	v_div_scale_f32 v25, s[4:5], v9, v36, v9
	v_rcp_f32_e32 v23, v28
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v30, s[8:9], v36, v36, v13
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v26, -v28, v23, 1.0
	v_fma_f32 v23, v26, v23, v23
	v_mul_f32_e32 v26, v24, v23
	v_fma_f32 v27, -v28, v26, v24
	v_fma_f32 v26, v27, v23, v26
	v_rcp_f32_e32 v27, v29
	v_fma_f32 v24, -v28, v26, v24
	v_div_fmas_f32 v23, v24, v23, v26
	v_div_scale_f32 v24, s[6:7], v13, v36, v13
	v_fma_f32 v26, -v29, v27, 1.0
	v_div_scale_f32 v31, s[8:9], v36, v36, v10
	v_fma_f32 v26, v26, v27, v27
	v_mul_f32_e32 v27, v25, v26
	v_fma_f32 v28, -v29, v27, v25
	v_fma_f32 v27, v28, v26, v27
	v_fma_f32 v25, -v29, v27, v25
	s_mov_b64 vcc, s[4:5]
	v_div_fmas_f32 v25, v25, v26, v27
	v_div_scale_f32 v26, s[4:5], v10, v36, v10
	v_rcp_f32_e32 v28, v30
	v_div_scale_f32 v37, s[8:9], v36, v36, v11
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v27, -v30, v28, 1.0
	v_fma_f32 v27, v27, v28, v28
	v_mul_f32_e32 v28, v24, v27
	v_fma_f32 v29, -v30, v28, v24
	v_fma_f32 v28, v29, v27, v28
	v_rcp_f32_e32 v29, v31
	v_fma_f32 v24, -v30, v28, v24
	v_div_fmas_f32 v24, v24, v27, v28
	v_div_scale_f32 v27, s[6:7], v11, v36, v11
	v_fma_f32 v28, -v31, v29, 1.0
	v_div_scale_f32 v30, s[8:9], v36, v36, v12
	v_fma_f32 v28, v28, v29, v29
	v_mul_f32_e32 v29, v26, v28
	v_fma_f32 v38, -v31, v29, v26
	v_fma_f32 v29, v38, v28, v29
	v_fma_f32 v26, -v31, v29, v26
	s_mov_b64 vcc, s[4:5]
	v_div_fmas_f32 v26, v26, v28, v29
	v_div_scale_f32 v28, s[4:5], v12, v36, v12
	v_rcp_f32_e32 v31, v37
	v_div_scale_f32 v39, s[8:9], v36, v36, v18
	s_mov_b64 vcc, s[6:7]
	v_fma_f32 v29, -v37, v31, 1.0
	v_fma_f32 v29, v29, v31, v31
	v_mul_f32_e32 v31, v27, v29
	v_fma_f32 v38, -v37, v31, v27
	v_fma_f32 v31, v38, v29, v31
	v_rcp_f32_e32 v38, v30
	v_fma_f32 v27, -v37, v31, v27
	v_div_fmas_f32 v27, v27, v29, v31
	v_div_scale_f32 v31, s[6:7], v18, v36, v18
	v_fma_f32 v29, -v30, v38, 1.0
	v_fma_f32 v29, v29, v38, v38
	v_mul_f32_e32 v37, v28, v29
	v_fma_f32 v38, -v30, v37, v28
	v_fma_f32 v37, v38, v29, v37
	v_div_scale_f32 v38, s[8:9], v36, v36, v17
	v_fma_f32 v28, -v30, v37, v28
	s_mov_b64 vcc, s[4:5]
	v_rcp_f32_e32 v30, v39
	v_div_fmas_f32 v28, v28, v29, v37
	v_div_scale_f32 v29, s[4:5], v17, v36, v17
	v_div_scale_f32 v40, s[8:9], v36, v36, v16
	v_fma_f32 v37, -v39, v30, 1.0
	v_fma_f32 v30, v37, v30, v30
	v_mul_f32_e32 v37, v31, v30
	v_fma_f32 v41, -v39, v37, v31
	v_fma_f32 v37, v41, v30, v37
	v_div_scale_f32 v41, s[8:9], v16, v36, v16
	v_rcp_f32_e32 v42, v38
	v_fma_f32 v31, -v39, v37, v31
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v30, v31, v30, v37
	v_fma_f32 v31, -v38, v42, 1.0
	v_fma_f32 v31, v31, v42, v42
	v_mul_f32_e32 v37, v29, v31
	v_fma_f32 v39, -v38, v37, v29
	v_fma_f32 v37, v39, v31, v37
	v_rcp_f32_e32 v39, v40
	v_fma_f32 v29, -v38, v37, v29
	s_mov_b64 vcc, s[4:5]
	v_div_fmas_f32 v29, v29, v31, v37
	v_fma_f32 v31, -v40, v39, 1.0
	v_fma_f32 v31, v31, v39, v39
	v_mul_f32_e32 v37, v41, v31
	v_fma_f32 v38, -v40, v37, v41
	v_fma_f32 v37, v38, v31, v37
	v_fma_f32 v38, -v40, v37, v41
	s_mov_b64 vcc, s[8:9]
	v_div_fmas_f32 v31, v38, v31, v37
	v_div_fixup_f32 v0, v2, v36, v0
	v_div_fixup_f32 v1, v14, v36, v1
	v_div_fixup_f32 v2, v15, v36, v3
	v_div_fixup_f32 v3, v19, v36, v4
	v_div_fixup_f32 v4, v20, v36, v5
	v_div_fixup_f32 v5, v22, v36, v6
	v_div_fixup_f32 v6, v21, v36, v8
	v_div_fixup_f32 v7, v23, v36, v7
	v_div_fixup_f32 v8, v25, v36, v9
	v_div_fixup_f32 v9, v24, v36, v13
	v_div_fixup_f32 v10, v26, v36, v10
	v_div_fixup_f32 v11, v27, v36, v11
	v_div_fixup_f32 v12, v28, v36, v12
	v_div_fixup_f32 v13, v30, v36, v18
	v_div_fixup_f32 v14, v29, v36, v17
	v_div_fixup_f32 v15, v31, v36, v16
	s_branch .LBB2_23
.LBB2_32:
	.loc	1 146
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_cpu_thin
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 3200
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
		.amdhsa_next_free_sgpr 90
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
.Lfunc_end2:
	.size	attention_cpu_thin, .Lfunc_end2-attention_cpu_thin
	.size	attention_cpu_thin$local, .Lfunc_end2-attention_cpu_thin
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 40732
; NumSgprs: 96
; NumVgprs: 256
; ScratchSize: 3200
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 63
; NumSGPRsForWavesPerEU: 96
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
    .private_segment_fixed_size: 3200
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         attention_cpu_thin.kd
    .vgpr_count:     256
    .vgpr_spill_count: 137
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	chain_1                 ; -- Begin function chain_1
	.globl	chain_1
	.p2align	8
	.type	chain_1,@function
chain_1:                                ; @chain_1
	.file	0 "." "chain_rate.cl"
	.loc	0 46
; %bb.0:
	s_load_dword s1, s[6:7], 0x8
	s_load_dword s0, s[6:7], 0x14
	v_mov_b32_e32 v4, s8
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v1, s1
	s_load_dword s1, s[4:5], 0x4
	v_add_u32_e32 v1, vcc, 1, v1
	v_mul_lo_u32 v2, v0, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s1, 0xffff
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_lo_u32 v1, v1, v0
	v_add_u32_e32 v2, vcc, 1, v2
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v1, v2, v1
	v_add_u32_e32 v2, vcc, 1, v3
	v_mul_lo_u32 v3, v1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v2, v2, v1
	v_add_u32_e32 v1, vcc, 1, v3
	v_add_u32_e32 v3, vcc, 1, v2
	v_mul_lo_u32 v3, v3, v1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s4, v4, v[0:1]
	v_mul_lo_u32 v2, v3, v2
	v_mov_b32_e32 v3, s3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_cvt_f32_i32_e32 v2, v2
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel chain_1
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_flat_scratch 0
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
	.size	chain_1, .Lfunc_end0-chain_1
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 24696
; NumSgprs: 11
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 5
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	chain_2                 ; -- Begin function chain_2
	.globl	chain_2
	.p2align	8
	.type	chain_2,@function
chain_2:                                ; @chain_2
	.loc	0 47
; %bb.0:
	s_load_dword s1, s[6:7], 0x8
	s_load_dword s0, s[6:7], 0x14
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v1, s1
	s_load_dword s1, s[4:5], 0x4
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_add_u32_e32 v2, vcc, 2, v1
	v_add_u32_e32 v1, vcc, 1, v1
	v_mul_lo_u32 v4, v0, v1
	v_mul_lo_u32 v3, v0, v2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s1, 0xffff
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_lo_u32 v1, v1, v0
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_lo_u32 v2, v2, v0
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v5, v1, v4
	v_add_u32_e32 v3, vcc, 1, v3
	v_mul_lo_u32 v6, v2, v3
	v_add_u32_e32 v4, vcc, v5, v4
	v_mul_lo_u32 v1, v4, v1
	v_add_u32_e32 v3, vcc, v6, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v5, v1, v3
	v_add_u32_e32 v4, vcc, 1, v4
	v_mul_lo_u32 v6, v2, v4
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v5, vcc, 1, v5
	v_add_u32_e32 v3, vcc, 1, v6
	v_mul_lo_u32 v6, v1, v5
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v2, v3, v2
	v_add_u32_e32 v3, vcc, 1, v4
	v_add_u32_e32 v4, vcc, 1, v6
	v_add_u32_e32 v6, vcc, 1, v1
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v5, vcc, 1, v2
	v_mul_lo_u32 v3, v5, v3
	v_mul_lo_u32 v1, v4, v1
	v_add_u32_e32 v0, vcc, s0, v0
	v_mul_lo_u32 v2, v3, v2
	v_cvt_f32_i32_e32 v3, v1
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mov_b32_e32 v4, s8
	v_mad_u64_u32 v[0:1], s[0:1], s4, v4, v[0:1]
	v_cvt_f32_i32_e32 v2, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_f32_e32 v2, v3, v2
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel chain_2
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end1:
	.size	chain_2, .Lfunc_end1-chain_2
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 24704
; NumSgprs: 11
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 7
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	chain_4                 ; -- Begin function chain_4
	.globl	chain_4
	.p2align	8
	.type	chain_4,@function
chain_4:                                ; @chain_4
	.loc	0 48
; %bb.0:
	s_load_dword s0, s[6:7], 0x8
	s_load_dword s2, s[6:7], 0x14
	s_load_dword s3, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v1, s0
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_and_b32 s4, s3, 0xffff
	v_add_u32_e32 v2, vcc, 4, v1
	v_add_u32_e32 v3, vcc, 3, v1
	v_add_u32_e32 v4, vcc, 2, v1
	v_add_u32_e32 v1, vcc, 1, v1
	v_mul_lo_u32 v5, v0, v1
	v_mul_lo_u32 v6, v0, v2
	v_mul_lo_u32 v7, v0, v4
	v_mul_lo_u32 v8, v0, v3
	v_add_u32_e32 v1, vcc, v5, v1
	v_mul_lo_u32 v1, v1, v0
	v_add_u32_e32 v2, vcc, v6, v2
	v_add_u32_e32 v3, vcc, v8, v3
	v_add_u32_e32 v4, vcc, v7, v4
	v_mul_lo_u32 v4, v4, v0
	v_mul_lo_u32 v3, v3, v0
	v_mul_lo_u32 v2, v2, v0
	v_add_u32_e32 v5, vcc, 1, v5
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v8, vcc, 1, v8
	v_add_u32_e32 v6, vcc, 1, v6
	v_mul_lo_u32 v9, v2, v6
	v_mul_lo_u32 v11, v3, v8
	v_mul_lo_u32 v12, v4, v7
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v7, vcc, v12, v7
	v_add_u32_e32 v8, vcc, v11, v8
	v_add_u32_e32 v6, vcc, v9, v6
	v_mul_lo_u32 v2, v6, v2
	v_mul_lo_u32 v3, v8, v3
	v_mul_lo_u32 v4, v7, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v5, vcc, 1, v9
	v_add_u32_e32 v8, vcc, 1, v10
	v_mul_lo_u32 v10, v1, v5
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v9, v2, v8
	v_mul_lo_u32 v11, v3, v7
	v_mul_lo_u32 v12, v4, v6
	v_add_u32_e32 v5, vcc, v10, v5
	v_mul_lo_u32 v1, v5, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v2, v8, v2
	v_mul_lo_u32 v3, v7, v3
	v_mul_lo_u32 v4, v6, v4
	v_add_u32_e32 v8, vcc, 1, v10
	v_add_u32_e32 v5, vcc, 1, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v6, vcc, 1, v11
	v_add_u32_e32 v7, vcc, 1, v12
	v_mul_lo_u32 v10, v2, v5
	v_mul_lo_u32 v11, v4, v7
	v_mul_lo_u32 v12, v3, v6
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v1, v8, v1
	v_add_u32_e32 v5, vcc, v10, v5
	v_add_u32_e32 v6, vcc, v12, v6
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_mul_lo_u32 v2, v5, v2
	v_add_u32_e32 v6, vcc, 1, v12
	v_add_u32_e32 v8, vcc, 1, v9
	v_add_u32_e32 v12, vcc, 1, v1
	v_mul_lo_u32 v8, v12, v8
	v_add_u32_e32 v5, vcc, 1, v10
	v_add_u32_e32 v7, vcc, 1, v11
	v_add_u32_e32 v9, vcc, 1, v2
	v_add_u32_e32 v10, vcc, 1, v3
	v_add_u32_e32 v11, vcc, 1, v4
	v_mul_lo_u32 v5, v9, v5
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v6, v10, v6
	v_mul_lo_u32 v1, v8, v1
	v_mul_lo_u32 v2, v5, v2
	v_mul_lo_u32 v4, v7, v4
	v_mul_lo_u32 v3, v6, v3
	v_add_u32_e32 v0, vcc, s2, v0
	v_cvt_f32_i32_e32 v5, v1
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mov_b32_e32 v6, s8
	v_mad_u64_u32 v[0:1], s[2:3], s4, v6, v[0:1]
	v_cvt_f32_i32_e32 v4, v4
	v_cvt_f32_i32_e32 v3, v3
	v_cvt_f32_i32_e32 v2, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_f32_e32 v4, v5, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s0, v0
	v_add_f32_e32 v2, v3, v2
	v_mov_b32_e32 v3, s1
	v_add_f32_e32 v2, v4, v2
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel chain_4
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_flat_scratch 0
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
	.size	chain_4, .Lfunc_end2-chain_4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 24720
; NumSgprs: 11
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 13
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	chain_8                 ; -- Begin function chain_8
	.globl	chain_8
	.p2align	8
	.type	chain_8,@function
chain_8:                                ; @chain_8
	.loc	0 49
; %bb.0:
	s_load_dword s0, s[6:7], 0x8
	s_load_dword s2, s[6:7], 0x14
	s_load_dword s3, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v1, s0
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_and_b32 s4, s3, 0xffff
	v_add_u32_e32 v2, vcc, 8, v1
	v_add_u32_e32 v3, vcc, 7, v1
	v_mul_lo_u32 v14, v0, v2
	v_mul_lo_u32 v16, v0, v3
	v_add_u32_e32 v5, vcc, 5, v1
	v_add_u32_e32 v2, vcc, v14, v2
	v_add_u32_e32 v6, vcc, 4, v1
	v_mul_lo_u32 v13, v0, v5
	v_add_u32_e32 v3, vcc, v16, v3
	v_mul_lo_u32 v2, v2, v0
	v_mul_lo_u32 v12, v0, v6
	v_mul_lo_u32 v3, v3, v0
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v4, vcc, 6, v1
	v_add_u32_e32 v7, vcc, 3, v1
	v_add_u32_e32 v8, vcc, 2, v1
	v_add_u32_e32 v1, vcc, 1, v1
	v_add_u32_e32 v5, vcc, v13, v5
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_mul_lo_u32 v9, v0, v1
	v_add_u32_e32 v6, vcc, v12, v6
	v_mul_lo_u32 v5, v5, v0
	v_mul_lo_u32 v18, v3, v16
	v_mul_lo_u32 v10, v0, v8
	v_mul_lo_u32 v6, v6, v0
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v1, vcc, v9, v1
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_add_u32_e32 v8, vcc, v10, v8
	v_mul_lo_u32 v1, v1, v0
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_mul_lo_u32 v8, v8, v0
	v_add_u32_e32 v9, vcc, 1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v10, vcc, 1, v10
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_mul_lo_u32 v15, v0, v4
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v4, vcc, v15, v4
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v11, v0, v7
	v_mul_lo_u32 v4, v4, v0
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v7, vcc, v11, v7
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_mul_lo_u32 v7, v7, v0
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v11, vcc, 1, v11
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v3, v10, v3
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v8, v10, v8
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v3, v10, v3
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v8, v10, v8
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v3, v10, v3
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v8, v10, v8
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v3, v10, v3
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v8, v10, v8
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v3, v10, v3
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v8, v10, v8
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v3, v10, v3
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v8, v10, v8
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v7, v11, v7
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v13, vcc, v14, v13
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v16, vcc, v13, v16
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v3, v10, v3
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v14, vcc, 1, v14
	v_mul_lo_u32 v17, v2, v16
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v14
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v2, v16, v2
	v_mul_lo_u32 v16, v5, v12
	v_add_u32_e32 v14, vcc, v18, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v3, v14, v3
	v_mul_lo_u32 v14, v6, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_add_u32_e32 v12, vcc, v16, v12
	v_mul_lo_u32 v5, v12, v5
	v_mul_lo_u32 v12, v1, v9
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v13, v8, v10
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v10, vcc, v13, v10
	v_mul_lo_u32 v1, v9, v1
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v8, v10, v8
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v12, vcc, 1, v12
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v13, vcc, 1, v13
	v_mul_lo_u32 v17, v1, v12
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v13
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v12, vcc, v17, v12
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v1, v12, v1
	v_mul_lo_u32 v12, v6, v14
	v_add_u32_e32 v13, vcc, v18, v13
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v8, v13, v8
	v_mul_lo_u32 v13, v5, v16
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v6, v14, v6
	v_mul_lo_u32 v14, v2, v9
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v5, v16, v5
	v_mul_lo_u32 v16, v3, v10
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v9, vcc, v14, v9
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v10, vcc, v16, v10
	v_mul_lo_u32 v2, v9, v2
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v16, vcc, 1, v16
	v_mul_lo_u32 v17, v2, v14
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v3, v16
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v14, vcc, v17, v14
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v2, v14, v2
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v16, vcc, v18, v16
	v_add_u32_e32 v11, vcc, v15, v11
	v_mul_lo_u32 v3, v16, v3
	v_mul_lo_u32 v16, v6, v12
	v_mul_lo_u32 v4, v11, v4
	v_add_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v5, v13, v5
	v_mul_lo_u32 v13, v1, v9
	v_add_u32_e32 v12, vcc, v16, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v4, v15
	v_mul_lo_u32 v6, v12, v6
	v_mul_lo_u32 v12, v8, v10
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v15, vcc, v19, v15
	v_add_u32_e32 v10, vcc, v12, v10
	v_mul_lo_u32 v1, v9, v1
	v_mul_lo_u32 v4, v15, v4
	v_mul_lo_u32 v15, v7, v11
	v_mul_lo_u32 v8, v10, v8
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v9, vcc, 1, v17
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v17, v1, v13
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, 1, v18
	v_mul_lo_u32 v18, v8, v12
	v_mul_lo_u32 v7, v11, v7
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v15, vcc, 1, v15
	v_mul_lo_u32 v1, v13, v1
	v_mul_lo_u32 v13, v6, v16
	v_add_u32_e32 v12, vcc, v18, v12
	v_add_u32_e32 v11, vcc, 1, v19
	v_mul_lo_u32 v19, v7, v15
	v_mul_lo_u32 v8, v12, v8
	v_mul_lo_u32 v12, v5, v14
	v_add_u32_e32 v16, vcc, v13, v16
	v_add_u32_e32 v15, vcc, v19, v15
	v_mul_lo_u32 v6, v16, v6
	v_mul_lo_u32 v16, v2, v9
	v_add_u32_e32 v14, vcc, v12, v14
	v_mul_lo_u32 v7, v15, v7
	v_mul_lo_u32 v15, v4, v11
	v_mul_lo_u32 v5, v14, v5
	v_mul_lo_u32 v14, v3, v10
	v_add_u32_e32 v9, vcc, v16, v9
	v_add_u32_e32 v11, vcc, v15, v11
	v_add_u32_e32 v10, vcc, v14, v10
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v9, vcc, 1, v16
	v_add_u32_e32 v10, vcc, 1, v14
	v_add_u32_e32 v14, vcc, 1, v19
	v_add_u32_e32 v16, vcc, 1, v17
	v_add_u32_e32 v19, vcc, 1, v1
	v_add_u32_e32 v11, vcc, 1, v15
	v_add_u32_e32 v15, vcc, 1, v18
	v_mul_lo_u32 v16, v19, v16
	v_add_u32_e32 v19, vcc, 1, v8
	v_mul_lo_u32 v15, v19, v15
	v_add_u32_e32 v19, vcc, 1, v7
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v17, vcc, 1, v2
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v6
	v_add_u32_e32 v12, vcc, 1, v12
	v_mul_lo_u32 v13, v19, v13
	v_add_u32_e32 v19, vcc, 1, v4
	v_mul_lo_u32 v9, v17, v9
	v_add_u32_e32 v17, vcc, 1, v5
	v_mul_lo_u32 v11, v19, v11
	v_mul_lo_u32 v12, v17, v12
	v_mul_lo_u32 v1, v16, v1
	v_mul_lo_u32 v8, v15, v8
	v_mul_lo_u32 v6, v13, v6
	v_mul_lo_u32 v7, v14, v7
	v_mul_lo_u32 v4, v11, v4
	v_mul_lo_u32 v5, v12, v5
	v_add_u32_e32 v18, vcc, 1, v3
	v_mul_lo_u32 v10, v18, v10
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v8, v8
	v_cvt_f32_i32_e32 v7, v7
	v_cvt_f32_i32_e32 v6, v6
	v_cvt_f32_i32_e32 v5, v5
	v_cvt_f32_i32_e32 v4, v4
	v_mul_lo_u32 v2, v9, v2
	v_mul_lo_u32 v3, v10, v3
	v_add_f32_e32 v1, v1, v8
	v_add_f32_e32 v6, v7, v6
	v_add_u32_e32 v0, vcc, s2, v0
	v_add_f32_e32 v6, v1, v6
	v_add_f32_e32 v4, v5, v4
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mov_b32_e32 v5, s8
	v_mad_u64_u32 v[0:1], s[2:3], s4, v5, v[0:1]
	v_cvt_f32_i32_e32 v3, v3
	v_cvt_f32_i32_e32 v2, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s0, v0
	v_add_f32_e32 v2, v3, v2
	v_add_f32_e32 v2, v4, v2
	v_mov_b32_e32 v3, s1
	v_add_f32_e32 v2, v6, v2
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel chain_8
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end3:
	.size	chain_8, .Lfunc_end3-chain_8
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 24752
; NumSgprs: 11
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 20
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	chain_16                ; -- Begin function chain_16
	.globl	chain_16
	.p2align	8
	.type	chain_16,@function
chain_16:                               ; @chain_16
	.loc	0 50
; %bb.0:
	s_load_dword s0, s[6:7], 0x8
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v32, s0
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
	v_mov_b32_e32 v16, v15
	s_mov_b32 s0, 64
	v_add_u32_e32 v17, vcc, 15, v32
	v_add_u32_e32 v18, vcc, 14, v32
	v_add_u32_e32 v19, vcc, 13, v32
	v_add_u32_e32 v20, vcc, 12, v32
	v_add_u32_e32 v21, vcc, 11, v32
	v_add_u32_e32 v22, vcc, 10, v32
	v_add_u32_e32 v23, vcc, 9, v32
	v_add_u32_e32 v24, vcc, 8, v32
	v_add_u32_e32 v25, vcc, 7, v32
	v_add_u32_e32 v26, vcc, 6, v32
	v_add_u32_e32 v27, vcc, 5, v32
	v_add_u32_e32 v28, vcc, 4, v32
	v_add_u32_e32 v29, vcc, 3, v32
	v_add_u32_e32 v30, vcc, 2, v32
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v0
	v_add_u32_e32 v31, vcc, 1, v32
.LBB4_1:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v17, vcc, 1, v17
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v18, vcc, 1, v18
	v_add_u32_e32 v19, vcc, 1, v19
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_add_u32_e32 v20, vcc, 1, v20
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v21, vcc, 1, v21
	v_add_u32_e32 v22, vcc, 1, v22
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_add_u32_e32 v23, vcc, 1, v23
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v24, vcc, 1, v24
	v_add_u32_e32 v25, vcc, 1, v25
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_add_u32_e32 v26, vcc, 1, v26
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v27, vcc, 1, v27
	v_add_u32_e32 v28, vcc, 1, v28
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_add_u32_e32 v29, vcc, 1, v29
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v30, vcc, 1, v30
	v_add_u32_e32 v31, vcc, 1, v31
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_add_u32_e32 v32, vcc, 1, v32
	v_mul_lo_u32 v33, v16, v17
	s_sub_i32 s0, s0, 32
	s_cmp_eq_u32 s0, 0
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v17, vcc, 1, v33
	v_mul_lo_u32 v33, v16, v17
	v_add_u32_e32 v17, vcc, v33, v17
	v_mul_lo_u32 v16, v17, v16
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v17, v16, v33
	v_add_u32_e32 v33, vcc, v17, v33
	v_mul_lo_u32 v16, v33, v16
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v18, vcc, 1, v33
	v_mul_lo_u32 v33, v15, v18
	v_add_u32_e32 v18, vcc, v33, v18
	v_mul_lo_u32 v15, v18, v15
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v18, v15, v33
	v_add_u32_e32 v33, vcc, v18, v33
	v_mul_lo_u32 v15, v33, v15
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v19, vcc, 1, v33
	v_mul_lo_u32 v33, v14, v19
	v_add_u32_e32 v19, vcc, v33, v19
	v_mul_lo_u32 v14, v19, v14
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v19, v14, v33
	v_add_u32_e32 v33, vcc, v19, v33
	v_mul_lo_u32 v14, v33, v14
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v20, vcc, 1, v33
	v_mul_lo_u32 v33, v13, v20
	v_add_u32_e32 v20, vcc, v33, v20
	v_mul_lo_u32 v13, v20, v13
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v20, v13, v33
	v_add_u32_e32 v33, vcc, v20, v33
	v_mul_lo_u32 v13, v33, v13
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v21, vcc, 1, v33
	v_mul_lo_u32 v33, v12, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_mul_lo_u32 v12, v21, v12
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v21, v12, v33
	v_add_u32_e32 v33, vcc, v21, v33
	v_mul_lo_u32 v12, v33, v12
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v22, vcc, 1, v33
	v_mul_lo_u32 v33, v11, v22
	v_add_u32_e32 v22, vcc, v33, v22
	v_mul_lo_u32 v11, v22, v11
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v22, v11, v33
	v_add_u32_e32 v33, vcc, v22, v33
	v_mul_lo_u32 v11, v33, v11
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v23, vcc, 1, v33
	v_mul_lo_u32 v33, v10, v23
	v_add_u32_e32 v23, vcc, v33, v23
	v_mul_lo_u32 v10, v23, v10
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v23, v10, v33
	v_add_u32_e32 v33, vcc, v23, v33
	v_mul_lo_u32 v10, v33, v10
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v24, vcc, 1, v33
	v_mul_lo_u32 v33, v9, v24
	v_add_u32_e32 v24, vcc, v33, v24
	v_mul_lo_u32 v9, v24, v9
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v24, v9, v33
	v_add_u32_e32 v33, vcc, v24, v33
	v_mul_lo_u32 v9, v33, v9
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v25, vcc, 1, v33
	v_mul_lo_u32 v33, v8, v25
	v_add_u32_e32 v25, vcc, v33, v25
	v_mul_lo_u32 v8, v25, v8
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v25, v8, v33
	v_add_u32_e32 v33, vcc, v25, v33
	v_mul_lo_u32 v8, v33, v8
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v26, vcc, 1, v33
	v_mul_lo_u32 v33, v7, v26
	v_add_u32_e32 v26, vcc, v33, v26
	v_mul_lo_u32 v7, v26, v7
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v26, v7, v33
	v_add_u32_e32 v33, vcc, v26, v33
	v_mul_lo_u32 v7, v33, v7
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v27, vcc, 1, v33
	v_mul_lo_u32 v33, v6, v27
	v_add_u32_e32 v27, vcc, v33, v27
	v_mul_lo_u32 v6, v27, v6
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v27, v6, v33
	v_add_u32_e32 v33, vcc, v27, v33
	v_mul_lo_u32 v6, v33, v6
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v28, vcc, 1, v33
	v_mul_lo_u32 v33, v5, v28
	v_add_u32_e32 v28, vcc, v33, v28
	v_mul_lo_u32 v5, v28, v5
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v28, v5, v33
	v_add_u32_e32 v33, vcc, v28, v33
	v_mul_lo_u32 v5, v33, v5
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v29, vcc, 1, v33
	v_mul_lo_u32 v33, v4, v29
	v_add_u32_e32 v29, vcc, v33, v29
	v_mul_lo_u32 v4, v29, v4
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v29, v4, v33
	v_add_u32_e32 v33, vcc, v29, v33
	v_mul_lo_u32 v4, v33, v4
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v30, vcc, 1, v33
	v_mul_lo_u32 v33, v3, v30
	v_add_u32_e32 v30, vcc, v33, v30
	v_mul_lo_u32 v3, v30, v3
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v30, v3, v33
	v_add_u32_e32 v33, vcc, v30, v33
	v_mul_lo_u32 v3, v33, v3
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v31, vcc, 1, v33
	v_mul_lo_u32 v33, v2, v31
	v_add_u32_e32 v31, vcc, v33, v31
	v_mul_lo_u32 v2, v31, v2
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v31, v2, v33
	v_add_u32_e32 v33, vcc, v31, v33
	v_mul_lo_u32 v2, v33, v2
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v32, vcc, 1, v33
	v_mul_lo_u32 v33, v1, v32
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_lo_u32 v1, v32, v1
	v_add_u32_e32 v33, vcc, 1, v33
	v_mul_lo_u32 v32, v1, v33
	v_add_u32_e32 v33, vcc, v32, v33
	v_mul_lo_u32 v1, v33, v1
	s_cbranch_scc0 .LBB4_1
; %bb.2:
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v3, v3
	v_cvt_f32_i32_e32 v4, v4
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s3, s[6:7], 0x14
	v_add_f32_e32 v1, v1, v2
	v_cvt_f32_i32_e32 v2, v5
	v_cvt_f32_i32_e32 v5, v6
	v_cvt_f32_i32_e32 v6, v7
	v_cvt_f32_i32_e32 v7, v8
	v_add_f32_e32 v3, v3, v4
	v_add_f32_e32 v1, v1, v3
	v_add_f32_e32 v2, v2, v5
	v_add_f32_e32 v3, v6, v7
	v_cvt_f32_i32_e32 v4, v9
	v_cvt_f32_i32_e32 v5, v10
	v_cvt_f32_i32_e32 v6, v11
	v_cvt_f32_i32_e32 v7, v12
	v_add_f32_e32 v2, v2, v3
	v_add_f32_e32 v2, v1, v2
	v_add_f32_e32 v1, v4, v5
	v_add_f32_e32 v3, v6, v7
	v_add_f32_e32 v3, v1, v3
	v_cvt_f32_i32_e32 v1, v13
	v_cvt_f32_i32_e32 v4, v14
	v_cvt_f32_i32_e32 v5, v15
	v_cvt_f32_i32_e32 v6, v16
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s3, v0
	v_add_f32_e32 v4, v1, v4
	v_add_f32_e32 v5, v5, v6
	s_and_b32 s4, s2, 0xffff
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mov_b32_e32 v6, s8
	v_mad_u64_u32 v[0:1], s[2:3], s4, v6, v[0:1]
	v_add_f32_e32 v4, v4, v5
	v_add_f32_e32 v3, v3, v4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_f32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel chain_16
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end4:
	.size	chain_16, .Lfunc_end4-chain_16
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 12728
; NumSgprs: 11
; NumVgprs: 34
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 34
; Occupancy: 7
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           chain_1
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         chain_1.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           chain_2
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         chain_2.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           chain_4
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         chain_4.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           chain_8
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         chain_8.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           chain_16
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         chain_16.kd
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

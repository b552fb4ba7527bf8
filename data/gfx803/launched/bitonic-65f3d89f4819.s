	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	bitonic                 ; -- Begin function bitonic
	.globl	bitonic
	.p2align	8
	.type	bitonic,@function
bitonic:                                ; @bitonic
	.file	0 "." "bitonic.cl"
	.loc	0 15
; %bb.0:
	.loc	0 18
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0xc
	.loc	0 17
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 18
	v_mov_b32_e32 v3, s8
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v3, s1
	v_and_b32_e32 v5, 2, v0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 22
	v_xor_b32_e32 v6, 1, v0
	.loc	0 18
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dword v3, v[1:2]
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e64 s[0:1], 0, v5
	.loc	0 23
	v_lshlrev_b32_e32 v5, 2, v6
	.loc	0 25
	v_cmp_le_u32_e32 vcc, v6, v0
	s_xor_b64 s[0:1], s[0:1], vcc
	.loc	0 22
	v_xor_b32_e32 v8, 2, v0
	.loc	0 23
	v_lshlrev_b32_e32 v6, 2, v8
	v_and_b32_e32 v7, 4, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v7
	v_and_b32_e32 v9, 8, v0
	.loc	0 18
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v10, v5
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v11, v10, v3
	v_max_i32_e32 v3, v3, v10
	v_cndmask_b32_e64 v3, v3, v11, s[0:1]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v10, v6
	.loc	0 25
	v_cmp_le_u32_e64 s[0:1], v8, v0
	s_xor_b64 s[4:5], s[2:3], s[0:1]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v7, v10, v3
	v_max_i32_e32 v3, v3, v10
	v_cndmask_b32_e64 v3, v3, v7, s[4:5]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v5
	.loc	0 25
	s_xor_b64 s[2:3], s[2:3], vcc
	.loc	0 22
	v_xor_b32_e32 v8, 4, v0
	.loc	0 23
	v_lshlrev_b32_e32 v10, 2, v8
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	.loc	0 26
	v_min_i32_e32 v11, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v11, s[2:3]
	.loc	0 24
	s_barrier
	.loc	0 26
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v10
	v_cmp_eq_u32_e64 s[4:5], 0, v9
	.loc	0 25
	v_cmp_le_u32_e64 s[2:3], v8, v0
	s_xor_b64 s[6:7], s[4:5], s[2:3]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	.loc	0 26
	v_min_i32_e32 v8, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v8, s[6:7]
	.loc	0 24
	s_barrier
	.loc	0 26
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v6
	.loc	0 25
	s_xor_b64 s[6:7], s[4:5], s[0:1]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	s_xor_b64 s[4:5], s[4:5], vcc
	.loc	0 26
	v_min_i32_e32 v9, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v9, s[6:7]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v5
	.loc	0 22
	v_xor_b32_e32 v9, 8, v0
	.loc	0 23
	v_lshlrev_b32_e32 v11, 2, v9
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v12, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v12, s[4:5]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v11
	v_and_b32_e32 v8, 16, v0
	v_cmp_eq_u32_e64 s[6:7], 0, v8
	.loc	0 25
	v_cmp_le_u32_e64 s[4:5], v9, v0
	s_xor_b64 s[8:9], s[6:7], s[4:5]
	.loc	0 26
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v8, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v8, s[8:9]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v10
	.loc	0 25
	s_xor_b64 s[8:9], s[6:7], s[2:3]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v8, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v8, s[8:9]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v6
	.loc	0 25
	s_xor_b64 s[8:9], s[6:7], s[0:1]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	s_xor_b64 s[6:7], s[6:7], vcc
	.loc	0 26
	v_min_i32_e32 v9, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v9, s[8:9]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v5
	.loc	0 22
	v_xor_b32_e32 v9, 16, v0
	.loc	0 23
	v_lshlrev_b32_e32 v12, 2, v9
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v13, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v13, s[6:7]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v12
	v_and_b32_e32 v8, 32, v0
	v_cmp_eq_u32_e64 s[8:9], 0, v8
	.loc	0 25
	v_cmp_le_u32_e64 s[6:7], v9, v0
	s_xor_b64 s[10:11], s[8:9], s[6:7]
	.loc	0 26
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v8, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v8, s[10:11]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v11
	.loc	0 25
	s_xor_b64 s[10:11], s[8:9], s[4:5]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v8, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v8, s[10:11]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v10
	.loc	0 25
	s_xor_b64 s[10:11], s[8:9], s[2:3]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v8, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v8, s[10:11]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v6
	.loc	0 25
	s_xor_b64 s[10:11], s[8:9], s[0:1]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	s_xor_b64 s[8:9], s[8:9], vcc
	.loc	0 26
	v_min_i32_e32 v8, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v8, s[10:11]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v5
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v8, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v8, s[8:9]
	.loc	0 22
	v_xor_b32_e32 v7, 32, v0
	.loc	0 26
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	v_lshlrev_b32_e32 v8, 2, v7
	ds_read_b32 v9, v4
	ds_read_b32 v13, v8
	v_and_b32_e32 v3, 64, v0
	v_cmp_eq_u32_e64 s[10:11], 0, v3
	.loc	0 25
	v_cmp_le_u32_e64 s[8:9], v7, v0
	s_xor_b64 s[12:13], s[10:11], s[8:9]
	.loc	0 26
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v3, v13, v9
	v_max_i32_e32 v7, v9, v13
	v_cndmask_b32_e64 v3, v7, v3, s[12:13]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v12
	.loc	0 25
	s_xor_b64 s[12:13], s[10:11], s[6:7]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v9, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v9, s[12:13]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v11
	.loc	0 25
	s_xor_b64 s[12:13], s[10:11], s[4:5]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v9, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v9, s[12:13]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v10
	.loc	0 25
	s_xor_b64 s[12:13], s[10:11], s[2:3]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v9, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v9, s[12:13]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v6
	.loc	0 25
	s_xor_b64 s[12:13], s[10:11], s[0:1]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	s_xor_b64 s[10:11], s[10:11], vcc
	.loc	0 26
	v_min_i32_e32 v9, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v9, s[12:13]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v5
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v9, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v9, s[10:11]
	.loc	0 22
	v_xor_b32_e32 v7, 64, v0
	.loc	0 26
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	v_lshlrev_b32_e32 v9, 2, v7
	ds_read_b32 v13, v4
	ds_read_b32 v14, v9
	v_and_b32_e32 v3, 0x80, v0
	v_cmp_eq_u32_e64 s[10:11], 0, v3
	.loc	0 25
	v_cmp_le_u32_e64 s[12:13], v7, v0
	s_xor_b64 s[14:15], s[10:11], s[12:13]
	.loc	0 26
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v3, v14, v13
	v_max_i32_e32 v7, v13, v14
	v_cndmask_b32_e64 v3, v7, v3, s[14:15]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v8
	.loc	0 25
	s_xor_b64 s[14:15], s[10:11], s[8:9]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v13, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v13, s[14:15]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v12
	.loc	0 25
	s_xor_b64 s[14:15], s[10:11], s[6:7]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v13, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v13, s[14:15]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v11
	.loc	0 25
	s_xor_b64 s[14:15], s[10:11], s[4:5]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v13, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v13, s[14:15]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v10
	.loc	0 25
	s_xor_b64 s[14:15], s[10:11], s[2:3]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v13, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v13, s[14:15]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v6
	.loc	0 25
	s_xor_b64 s[14:15], s[10:11], s[0:1]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	s_xor_b64 s[10:11], s[10:11], vcc
	.loc	0 26
	v_min_i32_e32 v13, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v13, s[14:15]
	ds_write_b32 v4, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v3, v4
	ds_read_b32 v7, v5
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v13, v7, v3
	v_max_i32_e32 v3, v3, v7
	v_cndmask_b32_e64 v3, v3, v13, s[10:11]
	ds_write_b32 v4, v3
	.loc	0 22
	v_xor_b32_e32 v3, 0x80, v0
	.loc	0 23
	v_lshlrev_b32_e32 v7, 2, v3
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v13, v4
	ds_read_b32 v7, v7
	.loc	0 25
	v_cmp_le_u32_e64 s[10:11], v3, v0
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v14, v7, v13
	v_max_i32_e32 v7, v13, v7
	v_cndmask_b32_e64 v0, v14, v7, s[10:11]
	ds_write_b32 v4, v0
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v0, v4
	ds_read_b32 v3, v9
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v7, v3, v0
	v_max_i32_e32 v0, v0, v3
	v_cndmask_b32_e64 v0, v7, v0, s[12:13]
	ds_write_b32 v4, v0
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v0, v4
	ds_read_b32 v3, v8
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v7, v3, v0
	v_max_i32_e32 v0, v0, v3
	v_cndmask_b32_e64 v0, v7, v0, s[8:9]
	ds_write_b32 v4, v0
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v0, v4
	ds_read_b32 v3, v12
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v7, v3, v0
	v_max_i32_e32 v0, v0, v3
	v_cndmask_b32_e64 v0, v7, v0, s[6:7]
	ds_write_b32 v4, v0
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v0, v4
	ds_read_b32 v3, v11
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v7, v3, v0
	v_max_i32_e32 v0, v0, v3
	v_cndmask_b32_e64 v0, v7, v0, s[4:5]
	ds_write_b32 v4, v0
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v0, v4
	ds_read_b32 v3, v10
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v7, v3, v0
	v_max_i32_e32 v0, v0, v3
	v_cndmask_b32_e64 v0, v7, v0, s[2:3]
	ds_write_b32 v4, v0
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v0, v4
	ds_read_b32 v3, v6
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v6, v3, v0
	v_max_i32_e32 v0, v0, v3
	v_cndmask_b32_e64 v0, v6, v0, s[0:1]
	ds_write_b32 v4, v0
	.loc	0 21
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 23
	ds_read_b32 v0, v4
	ds_read_b32 v3, v5
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26
	v_min_i32_e32 v5, v3, v0
	v_max_i32_e32 v0, v0, v3
	v_cndmask_b32_e32 v0, v5, v0, vcc
	ds_write_b32 v4, v0
	.loc	0 28
	flat_store_dword v[1:2], v0
	.loc	0 29
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel bitonic
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 16
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
	.size	bitonic, .Lfunc_end0-bitonic
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2624
; NumSgprs: 18
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 15
; Occupancy: 10
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
        .name:           keys
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bitonic
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         bitonic.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

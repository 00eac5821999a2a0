; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: LinkageAttributes "__nv
; CHECK: OpExtInst %[[#]] %[[#Std:]] sin
; CHECK: OpExtInst %[[#]] %[[#Std]] cos
; CHECK: OpExtInst %[[#]] %[[#Std]] exp
; CHECK: OpExtInst %[[#]] %[[#Std]] log
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, float %x, double %d, i32 %i, i64 %w) {
  %s = alloca float
  %c = alloca float
  %r1 = call float @__nv_sinf(float %x)
  store volatile float %r1, ptr addrspace(1) %p
  %r2 = call float @__nv_cosf(float %x)
  store volatile float %r2, ptr addrspace(1) %p
  %r3 = call float @__nv_expf(float %x)
  store volatile float %r3, ptr addrspace(1) %p
  %r4 = call float @__nv_fast_logf(float %x)
  store volatile float %r4, ptr addrspace(1) %p
  %r5 = call float @__nv_erfinvf(float %x)
  store volatile float %r5, ptr addrspace(1) %p
  %r6 = call float @__nv_j0f(float %x)
  store volatile float %r6, ptr addrspace(1) %p
  %r7 = call float @__nv_normcdff(float %x)
  store volatile float %r7, ptr addrspace(1) %p
  %r8 = call float @__nv_cyl_bessel_i0f(float %x)
  store volatile float %r8, ptr addrspace(1) %p
  %r9 = call float @__nv_rcbrtf(float %x)
  store volatile float %r9, ptr addrspace(1) %p
  %r10 = call float @__nv_saturatef(float %x)
  store volatile float %r10, ptr addrspace(1) %p
  %r11 = call float @__nv_frcp_rz(float %x)
  store volatile float %r11, ptr addrspace(1) %p
  %r12 = call float @__nv_fsqrt_rn(float %x)
  store volatile float %r12, ptr addrspace(1) %p
  %r13 = call float @__nv_rsqrtf(float %x)
  store volatile float %r13, ptr addrspace(1) %p
  %r14 = call double @__nv_sin(double %d)
  store volatile double %r14, ptr addrspace(1) %p
  %r15 = call double @__nv_exp(double %d)
  store volatile double %r15, ptr addrspace(1) %p
  %r16 = call double @__nv_erfcx(double %d)
  store volatile double %r16, ptr addrspace(1) %p
  %r17 = call double @__nv_y1(double %d)
  store volatile double %r17, ptr addrspace(1) %p
  %r18 = call double @__nv_drcp_rn(double %d)
  store volatile double %r18, ptr addrspace(1) %p
  %r19 = call double @__nv_rint(double %d)
  store volatile double %r19, ptr addrspace(1) %p
  %r20 = call double @__nv_nearbyint(double %d)
  store volatile double %r20, ptr addrspace(1) %p
  %r21 = call float @__nv_powf(float %x, float %x)
  store volatile float %r21, ptr addrspace(1) %p
  %r22 = call float @__nv_fmodf(float %x, float %x)
  store volatile float %r22, ptr addrspace(1) %p
  %r23 = call float @__nv_atan2f(float %x, float %x)
  store volatile float %r23, ptr addrspace(1) %p
  %r24 = call float @__nv_fast_powf(float %x, float %x)
  store volatile float %r24, ptr addrspace(1) %p
  %r25 = call float @__nv_fast_fdividef(float %x, float %x)
  store volatile float %r25, ptr addrspace(1) %p
  %r26 = call float @__nv_fadd_rn(float %x, float %x)
  store volatile float %r26, ptr addrspace(1) %p
  %r27 = call float @__nv_fmul_rz(float %x, float %x)
  store volatile float %r27, ptr addrspace(1) %p
  %r28 = call float @__nv_hypotf(float %x, float %x)
  store volatile float %r28, ptr addrspace(1) %p
  %r29 = call float @__nv_rhypotf(float %x, float %x)
  store volatile float %r29, ptr addrspace(1) %p
  %r30 = call float @__nv_powif(float %x, i32 %i)
  store volatile float %r30, ptr addrspace(1) %p
  %r31 = call float @__nv_norm3df(float %x, float %x, float %x)
  store volatile float %r31, ptr addrspace(1) %p
  %r32 = call float @__nv_fmaf(float %x, float %x, float %x)
  store volatile float %r32, ptr addrspace(1) %p
  %r33 = call float @__nv_fmaf_rn(float %x, float %x, float %x)
  store volatile float %r33, ptr addrspace(1) %p
  %r34 = call double @__nv_fma_rn(double %d, double %d, double %d)
  store volatile double %r34, ptr addrspace(1) %p
  %r35 = call double @__nv_dadd_rn(double %d, double %d)
  store volatile double %r35, ptr addrspace(1) %p
  %r36 = call i32 @__nv_isnanf(float %x)
  store volatile i32 %r36, ptr addrspace(1) %p
  %r37 = call i32 @__nv_isinff(float %x)
  store volatile i32 %r37, ptr addrspace(1) %p
  %r38 = call i32 @__nv_finitef(float %x)
  store volatile i32 %r38, ptr addrspace(1) %p
  %r39 = call i32 @__nv_float2int_rn(float %x)
  store volatile i32 %r39, ptr addrspace(1) %p
  %r40 = call i32 @__nv_float2uint_rz(float %x)
  store volatile i32 %r40, ptr addrspace(1) %p
  %r41 = call i32 @__nv_float_as_int(float %x)
  store volatile i32 %r41, ptr addrspace(1) %p
  %r42 = call i64 @__nv_float2ll_rd(float %x)
  store volatile i64 %r42, ptr addrspace(1) %p
  %r43 = call i32 @__nv_double2int_rz(double %d)
  store volatile i32 %r43, ptr addrspace(1) %p
  %r44 = call i32 @__nv_isnand(double %d)
  store volatile i32 %r44, ptr addrspace(1) %p
  %r45 = call i32 @__nv_double2hiint(double %d)
  store volatile i32 %r45, ptr addrspace(1) %p
  %r46 = call float @__nv_int2float_rn(i32 %i)
  store volatile float %r46, ptr addrspace(1) %p
  %r47 = call float @__nv_uint2float_rd(i32 %i)
  store volatile float %r47, ptr addrspace(1) %p
  %r48 = call float @__nv_int_as_float(i32 %i)
  store volatile float %r48, ptr addrspace(1) %p
  %r49 = call double @__nv_int2double_rn(i32 %i)
  store volatile double %r49, ptr addrspace(1) %p
  %r50 = call double @__nv_longlong_as_double(i64 %w)
  store volatile double %r50, ptr addrspace(1) %p
  %r51 = call float @__nv_ull2float_rn(i64 %w)
  store volatile float %r51, ptr addrspace(1) %p
  %r52 = call float @__nv_double2float_rn(double %d)
  store volatile float %r52, ptr addrspace(1) %p
  %r53 = call i32 @__nv_abs(i32 %i)
  store volatile i32 %r53, ptr addrspace(1) %p
  %r54 = call i32 @__nv_brev(i32 %i)
  store volatile i32 %r54, ptr addrspace(1) %p
  %r55 = call i32 @__nv_clz(i32 %i)
  store volatile i32 %r55, ptr addrspace(1) %p
  %r56 = call i32 @__nv_popc(i32 %i)
  store volatile i32 %r56, ptr addrspace(1) %p
  %r57 = call i32 @__nv_popcll(i64 %w)
  store volatile i32 %r57, ptr addrspace(1) %p
  %r58 = call i32 @__nv_clzll(i64 %w)
  store volatile i32 %r58, ptr addrspace(1) %p
  %r59 = call i64 @__nv_brevll(i64 %w)
  store volatile i64 %r59, ptr addrspace(1) %p
  %r60 = call i64 @__nv_llmax(i64 %w, i64 %w)
  store volatile i64 %r60, ptr addrspace(1) %p
  %r61 = call i64 @__nv_umul64hi(i64 %w, i64 %w)
  store volatile i64 %r61, ptr addrspace(1) %p
  %r62 = call i32 @__nv_max(i32 %i, i32 %i)
  store volatile i32 %r62, ptr addrspace(1) %p
  %r63 = call i32 @__nv_umin(i32 %i, i32 %i)
  store volatile i32 %r63, ptr addrspace(1) %p
  %r64 = call i32 @__nv_mulhi(i32 %i, i32 %i)
  store volatile i32 %r64, ptr addrspace(1) %p
  %r65 = call i32 @__nv_hadd(i32 %i, i32 %i)
  store volatile i32 %r65, ptr addrspace(1) %p
  %r66 = call i32 @__nv_urhadd(i32 %i, i32 %i)
  store volatile i32 %r66, ptr addrspace(1) %p
  %r67 = call i32 @__nv_mul24(i32 %i, i32 %i)
  store volatile i32 %r67, ptr addrspace(1) %p
  %r68 = call i32 @__nv_umul24(i32 %i, i32 %i)
  store volatile i32 %r68, ptr addrspace(1) %p
  %r69 = call i32 @__nv_sad(i32 %i, i32 %i, i32 %i)
  store volatile i32 %r69, ptr addrspace(1) %p
  %r70 = call i32 @__nv_byte_perm(i32 %i, i32 %i, i32 %i)
  store volatile i32 %r70, ptr addrspace(1) %p
  call void @__nv_sincosf(float %x, ptr %s, ptr %c)
  call void @__nv_sincospif(float %x, ptr %s, ptr %c)
  %sine = load float, ptr %s
  store volatile float %sine, ptr addrspace(1) %p
  ret void
}
declare float @__nv_sinf(float)
declare float @__nv_cosf(float)
declare float @__nv_expf(float)
declare float @__nv_fast_logf(float)
declare float @__nv_erfinvf(float)
declare float @__nv_j0f(float)
declare float @__nv_normcdff(float)
declare float @__nv_cyl_bessel_i0f(float)
declare float @__nv_rcbrtf(float)
declare float @__nv_saturatef(float)
declare float @__nv_frcp_rz(float)
declare float @__nv_fsqrt_rn(float)
declare float @__nv_rsqrtf(float)
declare double @__nv_sin(double)
declare double @__nv_exp(double)
declare double @__nv_erfcx(double)
declare double @__nv_y1(double)
declare double @__nv_drcp_rn(double)
declare double @__nv_rint(double)
declare double @__nv_nearbyint(double)
declare float @__nv_powf(float, float)
declare float @__nv_fmodf(float, float)
declare float @__nv_atan2f(float, float)
declare float @__nv_fast_powf(float, float)
declare float @__nv_fast_fdividef(float, float)
declare float @__nv_fadd_rn(float, float)
declare float @__nv_fmul_rz(float, float)
declare float @__nv_hypotf(float, float)
declare float @__nv_rhypotf(float, float)
declare float @__nv_powif(float, i32)
declare float @__nv_norm3df(float, float, float)
declare float @__nv_fmaf(float, float, float)
declare float @__nv_fmaf_rn(float, float, float)
declare double @__nv_fma_rn(double, double, double)
declare double @__nv_dadd_rn(double, double)
declare i32 @__nv_isnanf(float)
declare i32 @__nv_isinff(float)
declare i32 @__nv_finitef(float)
declare i32 @__nv_float2int_rn(float)
declare i32 @__nv_float2uint_rz(float)
declare i32 @__nv_float_as_int(float)
declare i64 @__nv_float2ll_rd(float)
declare i32 @__nv_double2int_rz(double)
declare i32 @__nv_isnand(double)
declare i32 @__nv_double2hiint(double)
declare float @__nv_int2float_rn(i32)
declare float @__nv_uint2float_rd(i32)
declare float @__nv_int_as_float(i32)
declare double @__nv_int2double_rn(i32)
declare double @__nv_longlong_as_double(i64)
declare float @__nv_ull2float_rn(i64)
declare float @__nv_double2float_rn(double)
declare i32 @__nv_abs(i32)
declare i32 @__nv_brev(i32)
declare i32 @__nv_clz(i32)
declare i32 @__nv_popc(i32)
declare i32 @__nv_popcll(i64)
declare i32 @__nv_clzll(i64)
declare i64 @__nv_brevll(i64)
declare i64 @__nv_llmax(i64, i64)
declare i64 @__nv_umul64hi(i64, i64)
declare i32 @__nv_max(i32, i32)
declare i32 @__nv_umin(i32, i32)
declare i32 @__nv_mulhi(i32, i32)
declare i32 @__nv_hadd(i32, i32)
declare i32 @__nv_urhadd(i32, i32)
declare i32 @__nv_mul24(i32, i32)
declare i32 @__nv_umul24(i32, i32)
declare i32 @__nv_sad(i32, i32, i32)
declare i32 @__nv_byte_perm(i32, i32, i32)
declare void @__nv_sincosf(float, ptr, ptr)
declare void @__nv_sincospif(float, ptr, ptr)

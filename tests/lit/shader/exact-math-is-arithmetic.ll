; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2 %s -o - | filecheck %s

; Exact functions use none of GLSL.std.450's inexact ones, whatever they are called and whatever
; their type, and their sums that find what others have lost are not contracted.
; CHECK: %[[#Set:]] = OpExtInstImport "GLSL.std.450"
; CHECK: OpDecorate %{{[0-9]+}} NoContraction
; CHECK-NOT: OpExtInst %{{[0-9]+}} %[[#Set]] Exp
; CHECK-NOT: OpExtInst %{{[0-9]+}} %[[#Set]] Log
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] RoundEven
; CHECK: OpReturn
define spir_kernel void @f(ptr addrspace(1) %p, float %a, <4 x float> %b, half %c, double %d, i32 %k) {
  %r1 = call float @_Z3expf(float %a)
  %r2 = call float @__spirv_ocl_log(float %r1)
  %r3 = call fast double @llvm.exp.f64(double %d)
  %r4 = call half @_Z5log10Dh(half %c)
  %r5 = call <4 x float> @_Z3powDv4_fS_(<4 x float> %b, <4 x float> %b)
  %r6 = call float @_Z4pownfi(float %r2, i32 %k)
  %r7 = call float @llvm.powi.f32.i32(float %r6, i32 3)
  store float %r7, ptr addrspace(1) %p
  store double %r3, ptr addrspace(1) %p
  store half %r4, ptr addrspace(1) %p
  store <4 x float> %r5, ptr addrspace(1) %p
  ret void
}

declare float @_Z3expf(float)
declare float @__spirv_ocl_log(float)
declare double @llvm.exp.f64(double)
declare half @_Z5log10Dh(half)
declare <4 x float> @_Z3powDv4_fS_(<4 x float>, <4 x float>)
declare float @_Z4pownfi(float, i32)
declare float @llvm.powi.f32.i32(float, i32)

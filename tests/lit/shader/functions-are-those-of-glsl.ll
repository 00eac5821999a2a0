; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; What is exact enough is an instruction; an inexact one stands for what may be so.
; CHECK: %[[#Set:]] = OpExtInstImport "GLSL.std.450"
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] Sqrt
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] RoundEven
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] Sin
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] Exp
define spir_kernel void @f(ptr addrspace(1) %p, float %a) {
  %s = call float @_Z4sqrtf(float %a)
  %r = call float @_Z4rintf(float %s)
  %n = call float @_Z10native_sinf(float %r)
  %e = call afn float @llvm.exp.f32(float %n)
  store float %e, ptr addrspace(1) %p
  ret void
}

declare float @_Z4sqrtf(float)
declare float @_Z4rintf(float)
declare float @_Z10native_sinf(float)
declare float @llvm.exp.f32(float)

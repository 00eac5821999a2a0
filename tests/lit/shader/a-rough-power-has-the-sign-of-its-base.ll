; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; GLSL.std.450 has powers of positive numbers alone: pow takes that of the magnitude, powr asks for
; no others.
; CHECK: %[[#Set:]] = OpExtInstImport "GLSL.std.450"
; CHECK: %[[#Size:]] = OpExtInst %{{[0-9]+}} %[[#Set]] FAbs
; CHECK: %[[#Power:]] = OpExtInst %{{[0-9]+}} %[[#Set]] Pow %[[#Size]]
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] RoundEven
; CHECK: OpFNegate %{{[0-9]+}} %[[#Power]]
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] Pow
; CHECK-NOT: OpFNegate
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]] Exp2
define spir_kernel void @f(ptr addrspace(1) %p, float %a, <2 x half> %b) {
  %r = call afn float @llvm.pow.f32(float %a, float %a)
  %s = call float @_Z11native_powrff(float %r, float %a)
  %t = call afn <2 x half> @llvm.exp10.v2f16(<2 x half> %b)
  store float %s, ptr addrspace(1) %p
  store <2 x half> %t, ptr addrspace(1) %p
  ret void
}

declare float @llvm.pow.f32(float, float)
declare float @_Z11native_powrff(float, float)
declare <2 x half> @llvm.exp10.v2f16(<2 x half>)

; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A sine is exact for any number: above a bound a branch has the product with the bits of 2/pi. Each
; lane of a vector is a call of one function.
; CHECK: OpFOrdGreaterThan %
; CHECK-NEXT: OpSelectionMerge
; CHECK: OpFOrdGreaterThan %
; CHECK-NEXT: OpSelectionMerge
; CHECK-NOT: OpFOrdGreaterThan
define spir_kernel void @f(ptr addrspace(1) %p, float %a, <2 x float> %b) {
  %s = call float @_Z3sinf(float %a)
  %c = call <2 x float> @_Z3cosDv2_f(<2 x float> %b)
  store float %s, ptr addrspace(1) %p
  store <2 x float> %c, ptr addrspace(1) %p
  ret void
}

declare float @_Z3sinf(float)
declare <2 x float> @_Z3cosDv2_f(<2 x float>)

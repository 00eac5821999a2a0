; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; OpFRem is not exact in Vulkan; what is stands for each lane, of vectors of any length.
; CHECK-NOT: OpFRem
; CHECK: = OpFunction %
; CHECK-COUNT-8: OpFunctionCall
; CHECK-NOT: OpFunctionCall
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load <8 x float>, ptr addrspace(1) %p
  %r = frem <8 x float> %v, splat (float 3.0)
  store <8 x float> %r, ptr addrspace(1) %p
  ret void
}

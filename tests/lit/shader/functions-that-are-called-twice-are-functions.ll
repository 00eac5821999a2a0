; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2 %s -o - | filecheck %s

; Exact functions of many instructions are in a module once.
; CHECK: %[[#Kernel:]] = OpFunction %
; CHECK-NOT: RoundEven
; CHECK: OpFunctionCall %[[#Float:]] %[[#Exp:]] %
; CHECK: OpFunctionCall %[[#Float]] %[[#Exp]] %
; CHECK-NOT: RoundEven
; CHECK: OpFunctionEnd
; CHECK: %[[#Exp]] = OpFunction %[[#Float]]
; CHECK: RoundEven
; CHECK-NOT: RoundEven
; CHECK: OpFunctionEnd
define spir_kernel void @twice(ptr addrspace(1) %p, float %a) {
  %r = call float @_Z3expf(float %a)
  %s = call float @_Z3expf(float %r)
  store float %s, ptr addrspace(1) %p
  ret void
}

declare float @_Z3expf(float)

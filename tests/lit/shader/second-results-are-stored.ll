; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A pointer to private memory cannot be handed to a function, so that functions with a second result
; are those of values and a store, whatever the memory.
; CHECK: OpFunction
; CHECK: Floor
; CHECK: OpStore
; CHECK: Trunc
; CHECK: OpStore
; CHECK: OpStore
; CHECK-NOT: OpFunctionCall
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %l, float %a) {
  %m = alloca float
  %g = addrspacecast ptr %m to ptr addrspace(4)
  %r = call float @_Z5fractfPU3AS4f(float %a, ptr addrspace(4) %g)
  %s = call float @_Z4modffPU3AS3f(float %r, ptr addrspace(3) %l)
  %t = call float @_Z5frexpfPU3AS1i(float %s, ptr addrspace(1) %p)
  %w = load volatile float, ptr %m
  %x = load volatile float, ptr addrspace(3) %l
  %y = fadd float %w, %x
  %z = fadd float %y, %t
  store float %z, ptr addrspace(1) %p
  ret void
}

declare float @_Z5fractfPU3AS4f(float, ptr addrspace(4))
declare float @_Z4modffPU3AS3f(float, ptr addrspace(3))
declare float @_Z5frexpfPU3AS1i(float, ptr addrspace(1))

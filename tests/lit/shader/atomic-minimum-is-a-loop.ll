; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all %s -o - | filecheck %s

; Drivers compile OpAtomicFMinEXT for ever, so an exchange does it.
; CHECK-NOT: OpAtomicFMinEXT
; CHECK: OpAtomicCompareExchange
define spir_kernel void @f(ptr addrspace(1) %p, float %v) {
  %old = atomicrmw fmin ptr addrspace(1) %p, float %v monotonic
  ret void
}

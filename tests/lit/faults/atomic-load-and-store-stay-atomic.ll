; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpAtomicLoad
; CHECK: OpAtomicStore
; CHECK-NOT: OpLoad
; CHECK-NOT: OpStore
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load atomic i32, ptr addrspace(1) %p acquire, align 4
  store atomic i32 %v, ptr addrspace(1) %q release, align 4
  ret void
}

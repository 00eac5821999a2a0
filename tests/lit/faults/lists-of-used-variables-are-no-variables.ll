; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: llvm.used
; CHECK-NOT: llvm.compiler.used
; CHECK: OpVariable
; CHECK-NOT: OpVariable
@g = addrspace(1) global i32 0
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr)], section "llvm.metadata"
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr)], section "llvm.metadata"

define spir_kernel void @k() {
  ret void
}

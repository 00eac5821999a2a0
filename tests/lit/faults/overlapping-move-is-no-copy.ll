; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpCopyMemorySized
; CHECK: OpLoad
; CHECK: OpLoad
; CHECK: OpStore
; CHECK: OpStore
define void @f(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %q, ptr addrspace(1) align 4 %p, i64 8, i1 false)
  ret void
}

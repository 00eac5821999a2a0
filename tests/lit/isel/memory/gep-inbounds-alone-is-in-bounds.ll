; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; nusw and nuw say that the sum does not wrap, not that it stays within one object.

; CHECK: OpPtrAccessChain
; CHECK-NEXT: OpPtrAccessChain
; CHECK-NEXT: OpInBoundsPtrAccessChain
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %i) {
  %a = getelementptr nusw i32, ptr addrspace(1) %p, i64 %i
  %b = getelementptr nuw i32, ptr addrspace(1) %a, i64 %i
  %c = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %i
  ret ptr addrspace(1) %c
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Optimised modules address everything in bytes.

; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %b = shl i64 %i, 2
  %q = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %b
  %v = load float, ptr addrspace(1) %q
  %r = getelementptr inbounds nuw i8, ptr addrspace(1) %q, i64 12
  store float %v, ptr addrspace(1) %r
  ret void
}

; RUN: pyllc -stop-after=lower-intrinsics %s -o - | filecheck %s

; CHECK: target datalayout
; CHECK: define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
; CHECK-NEXT: %[[Bits:[0-9]+]] = and i32 %a, 31
; CHECK: ret void
; CHECK-NEXT: {{^}}}
; CHECK-NOT: Op
define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 7, i32 %a)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

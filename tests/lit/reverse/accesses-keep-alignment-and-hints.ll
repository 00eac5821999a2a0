; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Memory operands are an alignment, volatile and the hint against caches.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(1) %p, ptr addrspace(3) %q) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %b = load volatile i32, ptr addrspace(1) %p, align 2
; CHECK-NEXT: %c = load i32, ptr addrspace(1) %p, align 4, !nontemporal !0
; CHECK-NEXT: %d = add i32 %a, %b
; CHECK-NEXT: %e = add i32 %c, %d
; CHECK-NEXT: store volatile i32 %e, ptr addrspace(3) %q, align 4
; CHECK-NEXT: store i32 %d, ptr addrspace(3) %q, align 1
; CHECK-NEXT: ret void
; CHECK: !spirv.Source = !{!1}
; CHECK: !0 = !{i32 1}
; CHECK-NEXT: !1 = !{i32 4, i32 100000}

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load volatile i32, ptr addrspace(1) %p, align 2
  %c = load i32, ptr addrspace(1) %p, align 4, !nontemporal !0
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  store volatile i32 %e, ptr addrspace(3) %q, align 4
  store i32 %d, ptr addrspace(3) %q, align 1
  ret void
}

!0 = !{i32 1}

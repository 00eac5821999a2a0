; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Volatile|Aligned 4
; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Volatile|Aligned 4
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} Volatile|Aligned|Nontemporal 4
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} Volatile|Aligned|Nontemporal 4
define void @f(ptr addrspace(1) %p) {
  %v = load volatile { i32, i32 }, ptr addrspace(1) %p
  store volatile { i32, i32 } %v, ptr addrspace(1) %p, !nontemporal !0
  ret void
}
!0 = !{i32 1}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Volatile|Aligned 4{{$}}
; CHECK-NEXT: OpStore %{{[0-9]+}} %{{[0-9]+}} Volatile|Aligned 4{{$}}
; CHECK-NEXT: OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned|Nontemporal 4{{$}}
; CHECK-NEXT: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned|Nontemporal 4{{$}}
define void @f(ptr addrspace(1) %p) {
  %1 = load volatile i32, ptr addrspace(1) %p
  store volatile i32 %1, ptr addrspace(1) %p
  %2 = load i32, ptr addrspace(1) %p, !nontemporal !0
  store i32 %2, ptr addrspace(1) %p, !nontemporal !0
  ret void
}
!0 = !{i32 1}

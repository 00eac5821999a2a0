; RUN: pyllc -mtriple=spirv32 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WIDE

; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned 4
; WIDE: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned 8
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store ptr addrspace(1) %q, ptr addrspace(1) %p
  ret void
}

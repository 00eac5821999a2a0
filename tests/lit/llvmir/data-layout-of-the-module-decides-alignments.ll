; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned 4
target datalayout = "e-i64:32"

define void @f(ptr addrspace(1) %p) {
  store i64 1, ptr addrspace(1) %p
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A module without a data layout has the one of its triple, in which an i64 is aligned to 8 bytes
; and a <4 x float> to 16.

; CHECK-DAG: OpDecorate %[[#Variable:]] Alignment 8
; CHECK: %[[#Variable]] = OpVariable
; CHECK: %[[#Value:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned 8
; CHECK: OpStore %[[#Variable]] %[[#Value]] Aligned 8
; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned 16
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %variable = alloca i64
  %1 = load i64, ptr addrspace(1) %p
  store i64 %1, ptr %variable
  %2 = load <4 x float>, ptr addrspace(1) %q
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Unequal semantics must not be stronger than Equal ones, so both are SequentiallyConsistent.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Strong:]] = OpConstant %[[#Int]] 528
; CHECK: OpAtomicCompareExchange %[[#Int]] %{{[0-9]+}} %{{[0-9]+}} %[[#Strong]] %[[#Strong]]
define void @f(ptr addrspace(1) %p) {
  %x = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 monotonic seq_cst
  ret void
}

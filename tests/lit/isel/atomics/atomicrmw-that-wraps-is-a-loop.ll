; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; uinc_wrap starts again at 0 once the value has reached the operand.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: %[[#Old:]] = OpPhi %[[#Int]]
; CHECK: %[[#AtEnd:]] = OpUGreaterThanEqual %{{[0-9]+}} %[[#Old]]
; CHECK: %[[#Next:]] = OpIAdd %[[#Int]] %[[#Old]] %[[#One]]
; CHECK: %[[#New:]] = OpSelect %[[#Int]] %[[#AtEnd]] %[[#Zero]] %[[#Next]]
; CHECK: OpAtomicCompareExchange %[[#Int]] %{{[0-9]+}} %[[#One]] %{{[0-9]+}} %{{[0-9]+}} %[[#New]] %[[#Old]]
define i32 @f(ptr addrspace(1) %p, i32 %x) {
  %old = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %x syncscope("device") seq_cst
  ret i32 %old
}

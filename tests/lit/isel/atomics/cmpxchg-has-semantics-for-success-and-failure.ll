; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Operands: pointer, scope, semantics when equal, semantics when not, new value, expected value.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Expected:]] "expected"
; CHECK-DAG: OpName %[[#New:]] "new"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Both:]] = OpConstant %[[#Int]] 520
; CHECK-DAG: %[[#Acquire:]] = OpConstant %[[#Int]] 514
; CHECK-DAG: %[[#Device:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK: %[[#Old:]] = OpAtomicCompareExchange %[[#Int]] %[[#Ptr]] %[[#Device]] %[[#Both]] %[[#Acquire]] %[[#New]] %[[#Expected]]{{$}}
; CHECK: %[[#Same:]] = OpIEqual %{{[0-9]+}} %[[#Old]] %[[#Expected]]
; CHECK: OpSelect %[[#Int]] %[[#Same]] %[[#Old]]
define i32 @f(ptr addrspace(1) %p, i32 %expected, i32 %new) {
  %both = cmpxchg ptr addrspace(1) %p, i32 %expected, i32 %new syncscope("device") acq_rel acquire
  %old = extractvalue { i32, i1 } %both, 0
  %same = extractvalue { i32, i1 } %both, 1
  %r = select i1 %same, i32 %old, i32 0
  ret i32 %r
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; nand has no SPIR-V instruction: read, compute, and compare-exchange until nothing came between.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Relaxed:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#Sequential:]] = OpConstant %[[#Int]] 528
; CHECK: OpAtomicLoad %[[#Int]] %[[#Ptr:]] %[[#Relaxed]] %[[#Relaxed]]
; CHECK: %[[#Loop:]] = OpLabel
; CHECK: %[[#Old:]] = OpPhi %[[#Int]]
; CHECK: %[[#And:]] = OpBitwiseAnd %[[#Int]] %[[#Old]]
; CHECK: %[[#New:]] = {{OpNot|OpBitwiseXor}} %[[#Int]] %[[#And]]
; CHECK: %[[#Seen:]] = OpAtomicCompareExchange %[[#Int]] %[[#Ptr]] %[[#Relaxed]] %[[#Sequential]] %[[#Sequential]] %[[#New]] %[[#Old]]
; CHECK: %[[#Same:]] = OpIEqual %{{[0-9]+}} %[[#Seen]] %[[#Old]]
; CHECK: OpBranchConditional %[[#Same]] %{{[0-9]+}} %[[#Loop]]
; CHECK: OpReturnValue %[[#Old]]
define i32 @f(ptr addrspace(1) %p, i32 %x) {
  %old = atomicrmw nand ptr addrspace(1) %p, i32 %x seq_cst
  ret i32 %old
}

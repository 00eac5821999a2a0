; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Cond:]] "c"
; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: OpName %[[#LhsPtr:]] "p"
; CHECK-DAG: OpName %[[#RhsPtr:]] "q"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Value:]] = OpSelect %[[#Int]] %[[#Cond]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: %[[#Chosen:]] = OpSelect %[[#Ptr]] %[[#Cond]] %[[#LhsPtr]] %[[#RhsPtr]]
; CHECK-NEXT: OpStore %[[#Chosen]] %[[#Value]]
define void @f(i1 %c, i32 %a, i32 %b, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %value = select i1 %c, i32 %a, i32 %b
  %chosen = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  store i32 %value, ptr addrspace(1) %chosen
  ret void
}

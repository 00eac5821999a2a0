; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Mask:]] = OpConstant %[[#Int]] 16777215
; CHECK: %[[#Sum:]] = OpIAdd %[[#Int]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: %[[#Cut:]] = OpBitwiseAnd %[[#Int]] %[[#Sum]] %[[#Mask]]
; CHECK-NEXT: OpULessThan %{{[0-9]+}} %[[#Cut]] %[[#Rhs]]
define i1 @f(i24 %a, i24 %b) {
  %sum = add i24 %a, %b
  %less = icmp ult i24 %sum, %b
  ret i1 %less
}

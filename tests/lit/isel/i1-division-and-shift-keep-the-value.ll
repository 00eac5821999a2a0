; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only a divisor of 1 and a shift amount of 0 are defined: the value stays, the remainder is 0.

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#False:]] = OpConstantFalse %[[#Bool]]
; CHECK: OpLogicalAnd %[[#Bool]] %[[#Lhs]] %[[#False]]
; CHECK-NEXT: OpLogicalAnd %[[#Bool]] %[[#Lhs]] %[[#Lhs]]
; CHECK-NEXT: OpReturn
define void @f(i1 %lhs, i1 %rhs) {
  %1 = udiv i1 %lhs, %rhs
  %2 = urem i1 %lhs, %rhs
  %3 = lshr i1 %lhs, %rhs
  %4 = and i1 %1, %2
  %5 = and i1 %1, %3
  ret void
}

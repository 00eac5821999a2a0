; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An i1 is a bool: addition and subtraction modulo 2 are exclusive or, a product is a conjunction.

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK: OpLogicalNotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalNotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalAnd %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalAnd %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalOr %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalNotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpReturn
define void @f(i1 %lhs, i1 %rhs) {
  %1 = add i1 %lhs, %rhs
  %2 = sub i1 %lhs, %rhs
  %3 = mul i1 %lhs, %rhs
  %4 = and i1 %lhs, %rhs
  %5 = or i1 %lhs, %rhs
  %6 = xor i1 %lhs, %rhs
  ret void
}

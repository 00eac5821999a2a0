; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#AllOnes:]] = OpConstant %[[#Long]] 18446744073709551615
; CHECK: OpShiftLeftLogical %[[#Long]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpShiftRightLogical %[[#Long]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpShiftRightArithmetic %[[#Long]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpBitwiseAnd %[[#Long]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpBitwiseOr %[[#Long]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpBitwiseXor %[[#Long]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpBitwiseXor %[[#Long]] %[[#Lhs]] %[[#AllOnes]]
define void @f(i64 %lhs, i64 %rhs) {
  %1 = shl i64 %lhs, %rhs
  %2 = lshr i64 %lhs, %rhs
  %3 = ashr i64 %lhs, %rhs
  %4 = and i64 %lhs, %rhs
  %5 = or i64 %lhs, %rhs
  %6 = xor i64 %lhs, %rhs
  %not = xor i64 %lhs, -1
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Integer arithmetic: remainders keep the sign of the dividend (OpSRem) or have none (OpUMod).

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK: OpIAdd %[[#Int]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpISub %[[#Int]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpIMul %[[#Int]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpUDiv %[[#Int]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpSDiv %[[#Int]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpUMod %[[#Int]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpSRem %[[#Int]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpReturn
define void @f(i32 %lhs, i32 %rhs) {
  %1 = add i32 %lhs, %rhs
  %2 = sub i32 %lhs, %rhs
  %3 = mul i32 %lhs, %rhs
  %4 = udiv i32 %lhs, %rhs
  %5 = sdiv i32 %lhs, %rhs
  %6 = urem i32 %lhs, %rhs
  %7 = srem i32 %lhs, %rhs
  ret void
}

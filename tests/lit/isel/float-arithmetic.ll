; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-NOT: FPFastMathMode
; CHECK: OpFAdd %[[#Double]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFSub %[[#Double]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFMul %[[#Double]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFDiv %[[#Double]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFRem %[[#Double]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFNegate %[[#Double]] %[[#Lhs]]
; CHECK-NEXT: OpReturn
define void @f(double %lhs, double %rhs) {
  %1 = fadd double %lhs, %rhs
  %2 = fsub double %lhs, %rhs
  %3 = fmul double %lhs, %rhs
  %4 = fdiv double %lhs, %rhs
  %5 = frem double %lhs, %rhs
  %6 = fneg double %lhs
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK: OpFOrdEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFOrdGreaterThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFOrdGreaterThanEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFOrdLessThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFOrdLessThanEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFOrdNotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpOrdered %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpUnordered %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFUnordEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFUnordGreaterThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFUnordGreaterThanEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFUnordLessThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFUnordLessThanEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpFUnordNotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpReturn
define void @f(float %lhs, float %rhs) {
  %1 = fcmp oeq float %lhs, %rhs
  %2 = fcmp ogt float %lhs, %rhs
  %3 = fcmp oge float %lhs, %rhs
  %4 = fcmp olt float %lhs, %rhs
  %5 = fcmp ole float %lhs, %rhs
  %6 = fcmp one float %lhs, %rhs
  %7 = fcmp ord float %lhs, %rhs
  %8 = fcmp uno float %lhs, %rhs
  %9 = fcmp ueq float %lhs, %rhs
  %10 = fcmp ugt float %lhs, %rhs
  %11 = fcmp uge float %lhs, %rhs
  %12 = fcmp ult float %lhs, %rhs
  %13 = fcmp ule float %lhs, %rhs
  %14 = fcmp une float %lhs, %rhs
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK: OpIEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpINotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpUGreaterThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpUGreaterThanEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpULessThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpULessThanEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpSGreaterThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpSGreaterThanEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpSLessThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpSLessThanEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpReturn
define void @f(i16 %lhs, i16 %rhs) {
  %1 = icmp eq i16 %lhs, %rhs
  %2 = icmp ne i16 %lhs, %rhs
  %3 = icmp ugt i16 %lhs, %rhs
  %4 = icmp uge i16 %lhs, %rhs
  %5 = icmp ult i16 %lhs, %rhs
  %6 = icmp ule i16 %lhs, %rhs
  %7 = icmp sgt i16 %lhs, %rhs
  %8 = icmp sge i16 %lhs, %rhs
  %9 = icmp slt i16 %lhs, %rhs
  %10 = icmp sle i16 %lhs, %rhs
  ret void
}

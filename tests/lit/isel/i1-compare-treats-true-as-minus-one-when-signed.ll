; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Unsigned true is greater than false; signed true is -1 and less than false.

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK: OpLogicalEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalNotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; ugt: lhs and not rhs
; CHECK-NEXT: %[[#NotRhs:]] = OpLogicalNot %[[#Bool]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalAnd %[[#Bool]] %[[#Lhs]] %[[#NotRhs]]
; ule: rhs or not lhs
; CHECK-NEXT: %[[#NotLhs:]] = OpLogicalNot %[[#Bool]] %[[#Lhs]]
; CHECK-NEXT: OpLogicalOr %[[#Bool]] %[[#Rhs]] %[[#NotLhs]]
; sgt: rhs and not lhs
; CHECK-NEXT: %[[#SignedLhs:]] = OpLogicalNot %[[#Bool]] %[[#Lhs]]
; CHECK-NEXT: OpLogicalAnd %[[#Bool]] %[[#Rhs]] %[[#SignedLhs]]
; sle: lhs or not rhs
; CHECK-NEXT: %[[#SignedRhs:]] = OpLogicalNot %[[#Bool]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalOr %[[#Bool]] %[[#Lhs]] %[[#SignedRhs]]
define void @f(i1 %lhs, i1 %rhs) {
  %1 = icmp eq i1 %lhs, %rhs
  %2 = icmp ne i1 %lhs, %rhs
  %3 = icmp ugt i1 %lhs, %rhs
  %4 = icmp ule i1 %lhs, %rhs
  %5 = icmp sgt i1 %lhs, %rhs
  %6 = icmp sle i1 %lhs, %rhs
  ret void
}

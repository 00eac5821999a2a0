; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Unsigned true is greater than false; signed true is -1 and less than false. None needs
; OpLogicalNot.

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK: OpLogicalEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalNotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; ugt: lhs and not rhs
; CHECK-NEXT: %[[#Differ:]] = OpLogicalNotEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalAnd %[[#Bool]] %[[#Lhs]] %[[#Differ]]
; ule: rhs or not lhs
; CHECK-NEXT: %[[#Same:]] = OpLogicalEqual %[[#Bool]] %[[#Rhs]] %[[#Lhs]]
; CHECK-NEXT: OpLogicalOr %[[#Bool]] %[[#Rhs]] %[[#Same]]
; sgt: rhs and not lhs
; CHECK-NEXT: %[[#Differ2:]] = OpLogicalNotEqual %[[#Bool]] %[[#Rhs]] %[[#Lhs]]
; CHECK-NEXT: OpLogicalAnd %[[#Bool]] %[[#Rhs]] %[[#Differ2]]
; sle: lhs or not rhs
; CHECK-NEXT: %[[#Same2:]] = OpLogicalEqual %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpLogicalOr %[[#Bool]] %[[#Lhs]] %[[#Same2]]
define void @f(i1 %lhs, i1 %rhs) {
  %1 = icmp eq i1 %lhs, %rhs
  %2 = icmp ne i1 %lhs, %rhs
  %3 = icmp ugt i1 %lhs, %rhs
  %4 = icmp ule i1 %lhs, %rhs
  %5 = icmp sgt i1 %lhs, %rhs
  %6 = icmp sle i1 %lhs, %rhs
  ret void
}

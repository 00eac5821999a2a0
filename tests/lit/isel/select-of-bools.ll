; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; `select i1 %a, i1 %b, i1 false` is the logical and that frontends write; bools select as such.

; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#False:]] = OpConstantFalse %[[#Bool]]
; CHECK: OpSelect %[[#Bool]] %[[#Lhs]] %[[#Rhs]] %[[#False]]
define i1 @f(i1 %a, i1 %b) {
  %and = select i1 %a, i1 %b, i1 false
  ret i1 %and
}

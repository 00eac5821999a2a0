; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Flag:]] "flag"
; CHECK-DAG: OpName %[[#Flags:]] "flags"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Bools:]] = OpTypeVector %[[#Bool]] 2
; CHECK-DAG: %[[#True:]] = OpConstantTrue %[[#Bool]]
; CHECK-DAG: %[[#False:]] = OpConstantFalse %[[#Bool]]
; CHECK-DAG: %[[#Trues:]] = OpConstantComposite %[[#Bools]] %[[#True]] %[[#True]]
; CHECK: OpLogicalAnd %[[#Bool]] %[[#True]] %[[#Flag]]
; CHECK-NEXT: OpLogicalOr %[[#Bool]] %[[#False]] %[[#Flag]]
; CHECK-NEXT: OpLogicalAnd %[[#Bools]] %[[#Trues]] %[[#Flags]]
define void @f(float %a, i1 %flag, <2 x float> %v, <2 x i1> %flags) {
  %always = fcmp true float %a, %a
  %never = fcmp false float %a, %a
  %1 = and i1 %always, %flag
  %2 = or i1 %never, %flag
  %all = fcmp true <2 x float> %v, %v
  %3 = and <2 x i1> %all, %flags
  ret void
}

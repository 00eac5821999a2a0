; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Declarations come before definitions, whatever the order of the input; an unused one is left out.

; CHECK-NOT: "unused"
; CHECK-DAG: OpName %[[#Import:]] "outside"
; CHECK-DAG: OpName %[[#Caller:]] "caller"
; CHECK-DAG: OpDecorate %[[#Import]] LinkageAttributes "outside" Import
; CHECK-DAG: OpDecorate %[[#Caller]] LinkageAttributes "caller" Export
; CHECK: %[[#Import]] = OpFunction
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpFunctionEnd
; CHECK: %[[#Caller]] = OpFunction
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Import]]
define float @caller(float %x) {
  %r = call float @outside(float %x)
  ret float %r
}
declare float @outside(float)
declare float @unused(float)

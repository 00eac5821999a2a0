; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ints:]] "ints"
; CHECK-DAG: OpName %[[#Floats:]] "floats"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Shorts:]] = OpTypeVector %[[#Short]] 4
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Halves:]] = OpTypeVector %[[#Half]] 8
; CHECK-DAG: %[[#Three:]] = OpConstant %[[#Short]] 3
; CHECK-DAG: %[[#Threes:]] = OpConstantComposite %[[#Shorts]] %[[#Three]] %[[#Three]] %[[#Three]] %[[#Three]]
; CHECK: OpIMul %[[#Shorts]] %[[#Ints]] %[[#Threes]]
; CHECK-NEXT: OpFAdd %[[#Halves]] %[[#Floats]] %[[#Floats]]
define void @f(<4 x i16> %ints, <8 x half> %floats) {
  %1 = mul <4 x i16> %ints, splat (i16 3)
  %2 = fadd <8 x half> %floats, %floats
  ret void
}

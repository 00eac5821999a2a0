; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Half a unit less one, plus the lowest bit that stays, carries into that bit where it must; a NaN
; whose payload would be lost stays a NaN.

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Sixteen:]] = OpConstant %[[#Int]] 16
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Half:]] = OpConstant %[[#Int]] 32767
; CHECK-DAG: %[[#Quiet:]] = OpConstant %[[#Int]] 64
; CHECK: %[[#Bits:]] = OpBitcast %[[#Int]] %[[#Value]]
; CHECK: %[[#High:]] = OpShiftRightLogical %[[#Int]] %[[#Bits]] %[[#Sixteen]]
; CHECK: %[[#Lowest:]] = OpBitwiseAnd %[[#Int]] %[[#High]] %[[#One]]
; CHECK: %[[#Bias:]] = OpIAdd %[[#Int]] %[[#Lowest]] %[[#Half]]
; CHECK: %[[#Sum:]] = OpIAdd %[[#Int]] %[[#Bits]] %[[#Bias]]
; CHECK: %[[#Rounded:]] = OpShiftRightLogical %[[#Int]] %[[#Sum]] %[[#Sixteen]]
; CHECK: %[[#NotANumber:]] = OpBitwiseOr %[[#Int]] %[[#High]] %[[#Quiet]]
; CHECK: %[[#IsNan:]] = OpUnordered %{{[0-9]+}} %[[#Value]] %[[#Value]]
; CHECK: OpSelect %[[#Int]] %[[#IsNan]] %[[#NotANumber]] %[[#Rounded]]
define bfloat @f(float %x) {
  %narrow = fptrunc float %x to bfloat
  ret bfloat %narrow
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The upper half of a float's bits, in a 16-bit integer.

; CHECK-NOT: OpExtension
; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Sixteen:]] = OpConstant %[[#Int]] 16
; CHECK: %[[#Value]] = OpFunctionParameter %[[#Short]]
; CHECK: %[[#Wide:]] = OpUConvert %[[#Int]] %[[#Value]]
; CHECK: %[[#Bits:]] = OpShiftLeftLogical %[[#Int]] %[[#Wide]] %[[#Sixteen]]
; CHECK: OpBitcast %[[#Float]] %[[#Bits]]
define float @f(bfloat %x) {
  %wide = fpext bfloat %x to float
  ret float %wide
}

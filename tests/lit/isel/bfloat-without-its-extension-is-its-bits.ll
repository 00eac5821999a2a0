; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The bits of a bfloat are the upper half of a float's.

; CHECK-DAG: %[[#Half:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Sixteen:]] = OpConstant %[[#Word]] 16
; CHECK: %[[#Arg:]] = OpFunctionParameter %[[#Half]]
; CHECK: %[[#Wide:]] = OpUConvert %[[#Word]] %[[#Arg]]
; CHECK: %[[#Bits:]] = OpShiftLeftLogical %[[#Word]] %[[#Wide]] %[[#Sixteen]]
; CHECK: %[[#Value:]] = OpBitcast %[[#Float]] %[[#Bits]]
; CHECK: OpReturnValue %[[#Value]]
define float @f(bfloat %x) {
  %wide = fpext bfloat %x to float
  ret float %wide
}

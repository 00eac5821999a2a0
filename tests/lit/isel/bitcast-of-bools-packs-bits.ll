; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Lane 0 is the lowest bit.

; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: OpName %[[#Bits:]] "b"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Seven:]] = OpConstant %[[#Byte]] 7
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Byte]] 1{{$}}
; CHECK: %[[#Last:]] = OpCompositeExtract %[[#Bool]] %[[#Vector]] 7
; CHECK: %[[#Bit:]] = OpSelect %[[#Byte]] %[[#Last]] %[[#One]]
; CHECK: OpShiftLeftLogical %[[#Byte]] %[[#Bit]] %[[#Seven]]
; CHECK: %[[#Shifted:]] = OpShiftRightLogical %[[#Byte]] %[[#Bits]] %[[#Seven]]
; CHECK: %[[#Low:]] = OpBitwiseAnd %[[#Byte]] %[[#Shifted]] %[[#One]]
; CHECK: OpINotEqual %[[#Bool]] %[[#Low]]
define i8 @pack(<8 x i1> %v) {
  %r = bitcast <8 x i1> %v to i8
  ret i8 %r
}
define <8 x i1> @unpack(i8 %b) {
  %r = bitcast i8 %b to <8 x i1>
  ret <8 x i1> %r
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Equal numbers of a type are one constant, in tables and for what else uses it. A bfloat is its
; bits where no extension has the type.
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32{{$}}
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Minus:]] = OpConstant %[[#Int]] 4294967295
; CHECK-DAG: OpConstantComposite %{{[0-9]+}} %[[#One]] %[[#Minus]] %[[#One]]{{$}}
; CHECK-DAG: %[[#Half:]] = OpConstant %[[#Float]] 0.5
; CHECK-DAG: %[[#Infinite:]] = OpConstant %[[#Float]] 0x1p+128
; CHECK-DAG: OpConstantComposite %{{[0-9]+}} %[[#Half]] %[[#Infinite]]{{$}}
; CHECK-DAG: %[[#Bits:]] = OpConstant %[[#Short]] 16256
; CHECK-DAG: OpConstantComposite %{{[0-9]+}} %[[#Bits]] %[[#Bits]]{{$}}
; CHECK: OpIAdd %[[#Int]] %{{[0-9]+}} %[[#Minus]]
@ints = addrspace(1) constant [3 x i32] [i32 1, i32 -1, i32 1]
@floats = addrspace(1) constant [2 x float] [float 5.000000e-01, float 0x7FF0000000000000]
@shorts = addrspace(1) constant [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR3F80]

define i32 @f(i32 %x) {
  %y = add i32 %x, -1
  ret i32 %y
}

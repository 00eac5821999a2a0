; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Int:]] "i"
; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Bools:]] = OpTypeVector %[[#Bool]] 4
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Byte]] 1{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Byte]] 0{{$}}
; CHECK: %[[#Low:]] = OpBitwiseAnd %[[#Byte]] %[[#Int]] %[[#One]]
; CHECK-NEXT: OpINotEqual %[[#Bool]] %[[#Low]] %[[#Zero]]
; CHECK-NEXT: %[[#Lows:]] = OpBitwiseAnd %{{[0-9]+}} %[[#Vector]]
; CHECK-NEXT: OpINotEqual %[[#Bools]] %[[#Lows]]
define void @f(i8 %i, <4 x i32> %v) {
  %1 = trunc i8 %i to i1
  %2 = trunc <4 x i32> %v to <4 x i1>
  ret void
}

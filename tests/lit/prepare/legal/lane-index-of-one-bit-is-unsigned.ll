; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; true is lane 1, not lane -1, and no vector has an index of type bool.

; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Nought:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: OpSelect %[[#Int]] %[[#Index]] %[[#One]] %[[#Nought]]
; CHECK-NOT: OpVectorExtractDynamic
define i32 @f(<4 x i32> %v, i1 %i) {
  %lane = extractelement <4 x i32> %v, i1 %i
  ret i32 %lane
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Result:]] = OpTypeVector %[[#Int]] 4
; CHECK: OpVectorShuffle %[[#Result]] %[[#Lhs]] %[[#Rhs]] 3 0 1 2
define <4 x i32> @f(<2 x i32> %a, <2 x i32> %b) {
  %v = shufflevector <2 x i32> %a, <2 x i32> %b, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  ret <4 x i32> %v
}

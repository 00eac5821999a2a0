; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Cond:]] "c"
; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %{{[0-9]+}} 2
; CHECK: OpSelect %{{[0-9]+}} %[[#Cond]] %[[#Lhs]] %[[#Rhs]]
define <2 x i32> @f(<2 x i1> %c, <2 x i32> %a, <2 x i32> %b) {
  %v = select <2 x i1> %c, <2 x i32> %a, <2 x i32> %b
  ret <2 x i32> %v
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Int]] 3
; CHECK-DAG: %[[#Seven:]] = OpConstant %[[#Int]] 7{{$}}
; CHECK-DAG: %[[#Sevens:]] = OpConstantComposite %[[#Vector]] %[[#Seven]] %[[#Seven]] %[[#Seven]]{{$}}
; CHECK: OpIAdd %[[#Vector]] %{{[0-9]+}} %[[#Sevens]]
define <3 x i32> @f(<3 x i32> %a) {
  %r = add <3 x i32> %a, splat (i32 7)
  ret <3 x i32> %r
}

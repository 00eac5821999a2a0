; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Int:]] = OpTypeInt 32 0
; CHECK: %[[#Seven:]] = OpConstant %[[#Int]] 7
; CHECK-NOT: OpConstant %[[#Int]] 7
; CHECK: OpIAdd %[[#Int]] %{{[0-9]+}} %[[#Seven]]
; CHECK: OpIAdd %[[#Int]] %{{[0-9]+}} %[[#Seven]]
define i32 @f(i32 %a) {
  %1 = add i32 %a, 7
  ret i32 %1
}
define i32 @g(i32 %a) {
  %1 = add i32 %a, 7
  ret i32 %1
}

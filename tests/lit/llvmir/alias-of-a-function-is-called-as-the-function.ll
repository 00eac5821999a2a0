; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Target:]] = OpFunction
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Target]]
@other = internal alias i32 (i32), ptr @target

define internal i32 @target(i32 %a) {
  ret i32 %a
}

define i32 @caller(i32 %a) {
  %r = call i32 @other(i32 %a)
  ret i32 %r
}

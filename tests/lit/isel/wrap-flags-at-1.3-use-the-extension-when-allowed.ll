; RUN: pyllc -mtriple=spirv64v1.3 --spirv-ext=+SPV_KHR_no_integer_wrap_decoration %s -o - | filecheck %s

; CHECK: OpExtension "SPV_KHR_no_integer_wrap_decoration"
; CHECK: OpDecorate %[[#Sum:]] NoSignedWrap
; CHECK: %[[#Sum]] = OpIAdd
define i32 @f(i32 %a, i32 %b) {
  %sum = add nsw i32 %a, %b
  ret i32 %sum
}

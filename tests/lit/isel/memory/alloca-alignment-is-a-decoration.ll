; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Variable:]] Alignment 64
; CHECK: %[[#Variable]] = OpVariable
define void @f(float %x) {
  %p = alloca [4 x float], align 64
  store float %x, ptr %p
  ret void
}

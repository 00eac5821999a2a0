; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: fmin
; CHECK: OpUnordered
define float @f(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}

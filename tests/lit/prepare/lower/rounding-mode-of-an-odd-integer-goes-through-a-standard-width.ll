; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The builtin is that of the wider integer, whose sign is that of the operation.

; CHECK-LABEL: define float @f(i33 %a)
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i33 %a to i64
; CHECK-NEXT: %[[Call:[v0-9]+]] = call float @_Z17convert_float_rtpl(i64 %[[Sext]])
; CHECK-NEXT: ret float %[[Call]]
; CHECK-LABEL: define float @g(i1 %a)
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %a to i8
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call float @_Z17convert_float_rtnh(i8 %[[Zext]])
; CHECK-NEXT: ret float %[[Call2]]
define float @f(i33 %a) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i33(i33 %a, metadata !"round.upward", metadata !"fpexcept.strict")
  ret float %r
}

define float @g(i1 %a) {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i1(i1 %a, metadata !"round.downward", metadata !"fpexcept.strict")
  ret float %r
}

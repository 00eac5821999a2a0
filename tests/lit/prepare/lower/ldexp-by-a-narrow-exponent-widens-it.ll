; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define float @f(float %a, i16 %n)
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i16 %n to i32
; CHECK-NEXT: %[[Ldexp:[v0-9]+]] = call float @llvm.ldexp.f32.i32(float %a, i32 %[[Sext]])
; CHECK-NEXT: ret float %[[Ldexp]]
define float @f(float %a, i16 %n) {
  %r = call float @llvm.ldexp.f32.i16(float %a, i16 %n)
  ret float %r
}

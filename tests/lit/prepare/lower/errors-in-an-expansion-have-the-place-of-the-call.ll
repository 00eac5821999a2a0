; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

; What cannot be translated in the function that an intrinsic expands to is told where it is called.

define float @f(float %a, i32 %n) {
  %wide = sext i32 %n to i300  ; expected-error: integer type 'i300' is wider than 128 bits
  %r = call float @llvm.powi.f32.i300(float %a, i300 %wide)  ; expected-error: integer type 'i300' is wider than 128 bits
  ret float %r
}

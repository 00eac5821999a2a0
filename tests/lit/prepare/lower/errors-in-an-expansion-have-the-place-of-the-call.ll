; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

; What cannot be translated in the function that an intrinsic expands to is told where it is called.

define float @f(float %a, i32 %n) {
  %wide = sext i32 %n to i5000  ; expected-error: integer type 'i5000' is wider than 4096 bits
  %r = call float @llvm.powi.f32.i5000(float %a, i5000 %wide)  ; expected-error: integer type 'i5000' is wider than 4096 bits
  ret float %r
}

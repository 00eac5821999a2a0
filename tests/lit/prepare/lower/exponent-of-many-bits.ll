; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --verify-each %s -o -
; RUN: pyllc -mtriple=spirv64 --spirv-ext=all --verify-each %s -o -

; OpenCL.std has 32 bits of an exponent, however many LLVM IR has, also where integers of any width
; are types.

; CHECK-LABEL: define double @power(double %a, i128 %b)
; CHECK: call double @expand.powi.f64.f64.i128(double %a, i128 %b)
define double @power(double %a, i128 %b) {
  %r = call double @llvm.powi.f64.i128(double %a, i128 %b)
  ret double %r
}

; CHECK-LABEL: define <2 x float> @lanes(<2 x float> %a, i65 %b)
; CHECK: call <2 x float> @expand.powi.v2f32.v2f32.i65(<2 x float> %a, i65 %b)
define <2 x float> @lanes(<2 x float> %a, i65 %b) {
  %r = call <2 x float> @llvm.powi.v2f32.i65(<2 x float> %a, i65 %b)
  ret <2 x float> %r
}

; CHECK-LABEL: define double @scale(double %a, i128 %b)
; CHECK: icmp slt i128 %b,
; CHECK: trunc i128 %{{.*}} to i32
; CHECK: call double @llvm.ldexp.f64.i32(double %a, i32
define double @scale(double %a, i128 %b) {
  %r = call double @llvm.ldexp.f64.i128(double %a, i128 %b)
  ret double %r
}

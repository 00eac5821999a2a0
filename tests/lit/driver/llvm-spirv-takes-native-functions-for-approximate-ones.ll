; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN

; What may be approximate is a function whose precision the device chooses, of floats and vectors of
; them; `afn` alone asks for that.

; CHECK: OpExtInst %{{[0-9]+}} %1 native_sqrt
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %1 native_sin
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %1 sqrt
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %1 sqrt
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %1 pow
; PLAIN-NOT: native_
target triple = "spirv64-unknown-unknown"

define spir_func void @f(float %x, <2 x float> %v, double %d) {
  %a = call afn float @llvm.sqrt.f32(float %x)
  %b = call fast <2 x float> @llvm.sin.v2f32(<2 x float> %v)
  %c = call afn double @llvm.sqrt.f64(double %d)
  %e = call nnan float @llvm.sqrt.f32(float %x)
  %g = call afn float @llvm.pow.f32(float %x, float %x)
  ret void
}
declare float @llvm.sqrt.f32(float)
declare <2 x float> @llvm.sin.v2f32(<2 x float>)
declare double @llvm.sqrt.f64(double)
declare float @llvm.pow.f32(float, float)

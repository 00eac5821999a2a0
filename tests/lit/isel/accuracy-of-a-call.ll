; RUN: pyllc -spirv-ext=+SPV_INTEL_fp_max_error %s -o - | filecheck %s
; RUN: not pyllc %s -o - 2>&1 | filecheck --check-prefix=NOT %s

; What a call of fpbuiltin may be off by is an attribute; without one it is the plain operation.

; CHECK: OpCapability FPMaxErrorINTEL
; CHECK: OpExtension "SPV_INTEL_fp_max_error"
; CHECK: OpDecorate %[[#Div:]] FPFastMathMode NotNaN
; CHECK-DAG: OpDecorate %[[#Div]] FPMaxErrorDecorationINTEL 2.5
; CHECK-DAG: OpDecorate %[[#Sin:]] FPMaxErrorDecorationINTEL 1{{$}}
; CHECK-DAG: OpDecorate %[[#Pow:]] FPMaxErrorDecorationINTEL 0.5
; CHECK: %[[#Div]] = OpFDiv
; CHECK: %[[#Sin]] = OpExtInst %[[#]] %[[#]] sin
; CHECK: %[[#Pow]] = OpExtInst %[[#]] %[[#]] pow
; CHECK: OpExtInst %[[#]] %[[#]] expm1
; CHECK: OpFRem
; NOT: error: 'llvm.fpbuiltin.fdiv.f32' with a greatest error needs SPV_INTEL_fp_max_error
; NOT: note: pass --spirv-ext=+SPV_INTEL_fp_max_error

target triple = "spirv64-unknown-unknown"

define float @divide(float %a, float %b) {
  %r = call nnan float @llvm.fpbuiltin.fdiv.f32(float %a, float %b) #0
  ret float %r
}

define <4 x float> @sine(<4 x float> %a) {
  %r = call <4 x float> @llvm.fpbuiltin.sin.v4f32(<4 x float> %a) #1
  ret <4 x float> %r
}

define double @power(double %a, double %b) {
  %r = call double @llvm.fpbuiltin.pow.f64(double %a, double %b) "fpbuiltin-max-error"="0.5"
  %s = call double @llvm.fpbuiltin.expm1.f64(double %r)
  %t = call double @llvm.fpbuiltin.frem.f64(double %s, double %b)
  ret double %t
}

declare float @llvm.fpbuiltin.fdiv.f32(float, float)
declare <4 x float> @llvm.fpbuiltin.sin.v4f32(<4 x float>)
declare double @llvm.fpbuiltin.pow.f64(double, double)
declare double @llvm.fpbuiltin.expm1.f64(double)
declare double @llvm.fpbuiltin.frem.f64(double, double)
attributes #0 = { "fpbuiltin-max-error"="2.5" }
attributes #1 = { "fpbuiltin-max-error"="1.0" }

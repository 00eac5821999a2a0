; RUN: pyllc --spirv-ext=+SPV_INTEL_fp_max_error %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN
; NEW-SPIRV-VAL

; CHECK: OpName %[[#Quotient:]] "quotient"
; CHECK: OpName %[[#Root:]] "root"
; CHECK: OpDecorate %[[#Quotient]] FPMaxErrorDecorationINTEL 2.5
; CHECK: OpDecorate %[[#Root]] FPMaxErrorDecorationINTEL 3
; CHECK: %[[#Quotient]] = OpFDiv
; CHECK: %[[#Root]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} sqrt

; PLAIN-NOT: FPMaxError
; PLAIN: OpFDiv
define spir_func float @f(float %a, float %b) {
  %quotient = fdiv float %a, %b, !fpmath !0
  %root = call float @llvm.sqrt.f32(float %quotient), !fpmath !1
  ret float %root
}

declare float @llvm.sqrt.f32(float)

!0 = !{float 2.5}
!1 = !{float 3.0}

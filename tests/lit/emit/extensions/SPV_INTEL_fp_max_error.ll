; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_max_error %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_max_error %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; How wrong a result may be is a hint.

; CHECK: OpExtension "SPV_INTEL_fp_max_error"
; CHECK: OpDecorate %{{[0-9]+}} FPMaxErrorDecorationINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}decoration FPMaxErrorDecorationINTEL needs {{.*}}SPV_INTEL_fp_max_error{{.*}}; it is ignored
; WITHOUT-NOT: FPMaxError
; WITHOUT: OpFunction
define float @product(float %left, float %right) {
  %product = fmul float %left, %right, !spirv.Decorations !0
  ret float %product
}

!0 = !{!1}
!1 = !{i32 6170, float 2.5}

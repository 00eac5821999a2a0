; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_float_controls2 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_float_controls2 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; A direction of rounding changes results.

; CHECK: OpExtension "SPV_INTEL_float_controls2"
; CHECK: OpExecutionMode %{{[0-9]+}} RoundingModeRTPINTEL 32

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: {{.*}}RoundingModeRTPINTEL needs {{.*}}SPV_INTEL_float_controls2
; WITHOUT: note: pass --spirv-ext=+SPV_
define spir_kernel void @k() {
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 5620, i32 32}

; RUN: pyllc -mtriple=spirv64v1.3 --spirv-ext=+SPV_KHR_float_controls %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 --spirv-ext=+SPV_KHR_float_controls %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64v1.3 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; Before 1.4 a mode of floats is the extension's; it changes results.

; CHECK: OpExtension "SPV_KHR_float_controls"
; CHECK: OpExecutionMode %{{[0-9]+}} DenormFlushToZero 32

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: {{.*}}DenormFlushToZero needs SPV_KHR_float_controls
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_float_controls
define spir_kernel void @k() {
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 4460, i32 32}

; RUN: pyllc %s -o - | filecheck %s

; CHECK: ; Version: 1.2
; CHECK: OpMemoryModel Physical32 OpenCL
target triple = "spirv32v1.2-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

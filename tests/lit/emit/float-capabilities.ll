; RUN: pyllc --split-input-file -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpMemoryModel
define spir_kernel void @k(half %x) {
  ret void
}

; -----

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpMemoryModel
define spir_kernel void @k(float %x) {
  ret void
}

; -----

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpMemoryModel
define spir_kernel void @k(double %x) {
  ret void
}

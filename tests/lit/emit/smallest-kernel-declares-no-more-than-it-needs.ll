; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpMemoryModel
define spir_kernel void @k() {
  ret void
}

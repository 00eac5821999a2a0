; RUN: pyllc --split-input-file -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpMemoryModel
define spir_kernel void @k(i8 %x) {
  ret void
}

; -----

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpMemoryModel
define spir_kernel void @k(i16 %x) {
  ret void
}

; -----

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpMemoryModel
define spir_kernel void @k(i32 %x) {
  ret void
}

; -----

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpMemoryModel
define spir_kernel void @k(i64 %x) {
  ret void
}

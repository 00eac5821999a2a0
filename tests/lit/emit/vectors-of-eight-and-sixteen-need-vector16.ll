; RUN: pyllc --split-input-file -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: Vector16
; CHECK: OpTypeVector %{{[0-9]+}} 4
define spir_kernel void @k(<4 x i32> %x) {
  ret void
}

; -----

; CHECK: OpCapability Vector16
; CHECK: OpTypeVector %{{[0-9]+}} 8
define spir_kernel void @k(<8 x i32> %x) {
  ret void
}

; -----

; CHECK: OpCapability Vector16
; CHECK: OpTypeVector %{{[0-9]+}} 16
define spir_kernel void @k(<16 x float> %x) {
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpIMul
; CHECK-NEXT: OpReturn
define spir_kernel void @k(i32 %x) {
  %unused = mul i32 %x, %x
  ret void
}

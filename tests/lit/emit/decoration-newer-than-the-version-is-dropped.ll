; RUN: pyllc -mtriple=spirv64v1.0 %s -o - | filecheck %s --check-prefix=OLD
; RUN: pyllc -mtriple=spirv64v1.1 %s -o - | filecheck %s

; MaxByteOffset is a promise of 1.1, and a promise may be left out.

; OLD-NOT: MaxByteOffset
; OLD: OpFunctionEnd
; CHECK: OpDecorate %{{[0-9]+}} MaxByteOffset 64
define spir_kernel void @k(ptr addrspace(1) dereferenceable(64) %p) {
  ret void
}

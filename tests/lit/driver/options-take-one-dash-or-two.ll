; RUN: pyllc --mtriple=spirv32v1.2 -filetype asm %s -o - | filecheck %s
; RUN: pyllc -mtriple spirv32v1.2 --filetype=asm %s --o=- | filecheck %s

; CHECK: ; Version: 1.2
; CHECK: OpMemoryModel Physical32 OpenCL
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

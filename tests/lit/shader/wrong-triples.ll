; RUN: not pyllc -mtriple=spirv32-unknown-vulkan1.3 %s -o - 2>&1 | filecheck %s
; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.9 %s -o - 2>&1 | filecheck %s
; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3-pixel %s -o - 2>&1 | filecheck %s
; RUN: not pyllc -mtriple=spirv64v1.4-unknown-vulkan1.3 %s -o - 2>&1 | filecheck %s

; CHECK: error: unknown or unsupported triple
define spir_kernel void @k() {
  ret void
}

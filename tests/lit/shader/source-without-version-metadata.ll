; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: OpSource Unknown 0
define spir_kernel void @f() {
  ret void
}

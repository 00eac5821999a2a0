; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The name of a kernel with a number behind it is a symbol of a compiler's own.
; CHECK-DAG: OpName %{{[0-9]+}} "unnamed.local1"
; CHECK-DAG: OpName %{{[0-9]+}} "named.tile"
define spir_kernel void @unnamed(ptr addrspace(1) %0, ptr addrspace(3) %1) {
  %v = load i32, ptr addrspace(1) %0
  store i32 %v, ptr addrspace(3) %1
  ret void
}

define spir_kernel void @named(ptr addrspace(1) %p, ptr addrspace(3) %tile) {
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %tile
  ret void
}

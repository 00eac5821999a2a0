; RUN: pyllc -march=spirv32 -mattr=+x -x ir -relocation-model=static %s -o- | filecheck %s

; CHECK: OpMemoryModel Physical32 OpenCL
; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned 4
target triple = "nvptx64-nvidia-cuda"
define spir_kernel void @k(ptr addrspace(1) %p) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  store i32 1, ptr addrspace(1) %q
  ret void
}

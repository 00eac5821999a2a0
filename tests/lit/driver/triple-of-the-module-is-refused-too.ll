; RUN: not pyllc -filetype=null %s -o - 2>&1 | filecheck %s

; CHECK: error: unknown or unsupported triple 'nvptx64-nvidia-cuda'
target triple = "nvptx64-nvidia-cuda"
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

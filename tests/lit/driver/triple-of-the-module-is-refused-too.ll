; RUN: not pyllc -filetype=null %s -o - 2>&1 | filecheck %s

; CHECK: error: the module is for another target: its triple is 'nvptx64-nvidia-cuda'
; CHECK: note: pass -mtriple=spirv64
target triple = "nvptx64-nvidia-cuda"
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

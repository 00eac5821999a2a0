; RUN: not pyllc -mtriple=spirv64 --verify-each %s 2>&1 | filecheck %s

; What a kernel is given moves to global memory, also in calls of it: but for those that have
; another type than the kernel.

; CHECK: error: the type of the call differs from the type of '@launches'
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @launches(ptr %p) {
  %s = alloca i64
  call ptx_kernel void @launches(ptr %p, i32 1, ptr %s)
  ret void
}

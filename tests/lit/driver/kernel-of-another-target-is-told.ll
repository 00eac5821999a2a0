; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s
; RUN: not pyllc -mtriple=spirv64 -werror %s -o - 2>&1 | filecheck --check-prefix=ERROR %s

; A module of a GPU or of the host is translated where the user names a triple; a kernel is one by
; its calling convention alone, as with llc.

; CHECK: :15:1: warning: '@k' is a kernel of another target (ptx_kernel) and a plain function here
; CHECK: note: define it as spir_kernel
; CHECK-NOT: warning
; CHECK-NOT: OpEntryPoint
; CHECK: LinkageAttributes "k" Export
; ERROR: error: '@k' is a kernel of another target
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

define ptx_device void @f() {
  ret void
}

declare ptx_kernel void @declared()

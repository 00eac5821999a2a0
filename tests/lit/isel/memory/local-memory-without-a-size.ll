; RUN: pyllc --verify-diagnostics %s
; RUN: not pyllc %s -o - 2>&1 | filecheck %s

; CHECK: note: pass -dynamic-local-memory=BYTES
@shared = external addrspace(3) global [0 x i8], align 16 ; expected-error: the launch sets the size of '@shared', and OpenCL gives such local memory only to kernel arguments
@table = internal addrspace(1) global [1 x ptr addrspace(3)] [ptr addrspace(3) @other]
@other = external addrspace(3) global [0 x i32] ; expected-error: the launch sets the size of '@other'
define spir_kernel void @k() {
  store i32 1, ptr addrspace(3) @shared
  ret void
}

; RUN: pyllc --verify-diagnostics %s
; RUN: not pyllc %s -o - 2>&1 | filecheck %s

; CHECK: note: pass -dynamic-local-memory=BYTES
@shared = external addrspace(3) global [0 x i8], align 16 ; expected-error: the size of '@shared' is said by the launch, and OpenCL gives such local memory to arguments of kernels alone
@table = internal addrspace(1) global [1 x ptr addrspace(3)] [ptr addrspace(3) @other]
@other = external addrspace(3) global [0 x i32] ; expected-error: the size of '@other' is said by the launch
define spir_kernel void @k() {
  store i32 1, ptr addrspace(3) @shared
  ret void
}

; RUN: not pyllc -spv-emit-nonsemantic-debug-info %s -o - 2>&1 | filecheck %s

; CHECK: error: option '-spv-emit-nonsemantic-debug-info': debug info is not translated
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

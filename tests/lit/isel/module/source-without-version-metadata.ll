; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Intel's runtime for CPUs takes any language but OpenCL C++ for OpenCL C, which lacks recursion and
; atomics on generic pointers.

; CHECK: OpSource OpenCL_CPP 100000
define spir_kernel void @f() {
  ret void
}

; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; LLVM's verifier says nothing of the kernels of NVIDIA's target.

declare ptx_kernel i64 @k(i64) ; expected-error: kernel '@k' returns 'i64', but kernels return nothing

; -----

define ptx_kernel i32 @of_a_definition() { ; expected-error: kernel '@of_a_definition' returns 'i32', but kernels return nothing
  ret i32 0
}

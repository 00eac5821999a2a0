; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; The kernels that run constructors and destructors have names that no other function may have.

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }] ; expected-error: '@spirv$device$init' is also the name of the kernel that runs constructors

define internal void @f() {
  ret void
}

define spir_kernel void @"spirv$device$init"() {
  ret void
}

; -----

@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }] ; expected-error: '@spirv$device$fini' is also the name of the kernel that runs

define internal void @f() {
  ret void
}

define spir_kernel void @"spirv$device$fini"() {
  ret void
}

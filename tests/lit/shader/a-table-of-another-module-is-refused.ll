; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-diagnostics %s

; A shader is a whole module: nothing defines what it leaves open.

@elsewhere = external constant [2 x i32] ; expected-error: variable '@elsewhere' is defined in another module

define spir_kernel void @f(ptr addrspace(1) %out, i64 %i) {
  %p = getelementptr inbounds [2 x i32], ptr @elsewhere, i64 0, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file --verify-diagnostics %s

; Many values in one register, of which memory would need a layout.

define spir_kernel void @whole(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %all = load [65 x i32], ptr addrspace(1) %p ; expected-error: a value of type '[65 x i32]' goes from or to memory as a whole
  store [65 x i32] %all, ptr addrspace(1) %q
  ret void
}

; -----

define spir_kernel void @written(ptr addrspace(1) %p) {
  store [65 x i32] zeroinitializer, ptr addrspace(1) %p ; expected-error: a value of type '[65 x i32]' goes from or to memory as a whole
  ret void
}

; -----

@elsewhere = external constant [2 x i32] ; expected-error: variable '@elsewhere' is defined in another module

define spir_kernel void @f(ptr addrspace(1) %out, i64 %i) {
  %p = getelementptr inbounds [2 x i32], ptr @elsewhere, i64 0, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

; RUN: pyllc --verify-diagnostics -mtriple=spirv64 %s

target triple = "amdgcn-amd-amdhsa"
@format = private unnamed_addr addrspace(4) constant [4 x i8] c"%s\0A\00"
@empty = private unnamed_addr addrspace(4) constant [1 x i8] zeroinitializer

define amdgpu_kernel void @k() {
  %b = call ptr @__ockl_printf_begin(i32 0)
  %c = call ptr @__ockl_printf_append_string_n(ptr %b, ptr addrspacecast (ptr addrspace(4) @format to ptr), i32 4, i32 0)
  %d = call ptr @__ockl_printf_append_string_n(ptr %c, ptr addrspacecast (ptr addrspace(4) @empty to ptr), i32 1, i32 1) ; expected-error: the result of printf is an integer, not 'ptr'
  ret void
}

declare ptr @__ockl_printf_begin(i32)
declare ptr @__ockl_printf_append_string_n(ptr, ptr, i32, i32)

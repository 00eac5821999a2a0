; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An empty string is a zero, which is no list of bytes.

; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} printf
target triple = "amdgcn-amd-amdhsa"
@format = private unnamed_addr addrspace(4) constant [4 x i8] c"%s\0A\00"
@empty = private unnamed_addr addrspace(4) constant [1 x i8] zeroinitializer

define amdgpu_kernel void @k() {
  %b = call i64 @__ockl_printf_begin(i64 0)
  %c = call i64 @__ockl_printf_append_string_n(i64 %b, ptr addrspacecast (ptr addrspace(4) @format to ptr), i64 4, i32 0)
  %d = call i64 @__ockl_printf_append_string_n(i64 %c, ptr addrspacecast (ptr addrspace(4) @empty to ptr), i64 1, i32 1)
  ret void
}

declare i64 @__ockl_printf_begin(i64)
declare i64 @__ockl_printf_append_string_n(i64, ptr, i64, i32)

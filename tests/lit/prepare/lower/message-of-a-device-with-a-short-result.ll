; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; AMD's device library gives a number of 64 bits. A program that takes one of 32 gets that of printf.

target triple = "amdgcn-amd-amdhsa"
@format = private unnamed_addr addrspace(4) constant [4 x i8] c"%s\0A\00"
@empty = private unnamed_addr addrspace(4) constant [1 x i8] zeroinitializer

; CHECK: %[[Printed:[0-9]+]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} printf
; CHECK-NEXT: OpStore %{{[0-9]+}} %[[Printed]]
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %b = call i32 @__ockl_printf_begin(i32 0)
  %c = call i32 @__ockl_printf_append_string_n(i32 %b, ptr addrspacecast (ptr addrspace(4) @format to ptr), i32 4, i32 0)
  %d = call i32 @__ockl_printf_append_string_n(i32 %c, ptr addrspacecast (ptr addrspace(4) @empty to ptr), i32 1, i32 1)
  store i32 %d, ptr addrspace(1) %out
  ret void
}

declare i32 @__ockl_printf_begin(i32)
declare i32 @__ockl_printf_append_string_n(i32, ptr, i32, i32)

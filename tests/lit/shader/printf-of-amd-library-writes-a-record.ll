; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; The calls that make a message become one of printf, which shaders have as records in a buffer.

; CHECK: OpString "n is %d
; CHECK-NOT: __ockl
@text = internal addrspace(4) constant [9 x i8] c"n is %d\0A\00"
define amdgpu_kernel void @k(i32 %n) {
  %wide = zext i32 %n to i64
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(4) @text, i64 9, i32 0)
  %c = call i64 @__ockl_printf_append_args(i64 %b, i32 1, i64 %wide, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1)
  ret void
}
declare i64 @__ockl_printf_begin(i64)
declare i64 @__ockl_printf_append_string_n(i64, ptr addrspace(4), i64, i32)
declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32)

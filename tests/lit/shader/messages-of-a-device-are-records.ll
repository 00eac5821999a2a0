; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A message that AMD's device library puts together, as Triton's assertions and prints do, is one
; record of printf.

; CHECK: OpString "printf-buffer"
; CHECK: OpString "%d of %ld"
; CHECK: OpAtomicIAdd
@format = internal addrspace(2) constant [11 x i8] c"%d of %lld\00"
define spir_kernel void @k(i64 %n) {
  %a = call i64 @__ockl_fprintf_stderr_begin()
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @format, i64 11, i32 0)
  %c = call i64 @__ockl_printf_append_args(i64 %b, i32 2, i64 %n, i64 %n, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1)
  ret void
}
declare i64 @__ockl_fprintf_stderr_begin()
declare i64 @__ockl_printf_append_string_n(i64, ptr addrspace(2), i64, i32)
declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32)

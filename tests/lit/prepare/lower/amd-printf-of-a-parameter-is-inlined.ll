; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; OpenCL's printf takes a constant format, which this function's callers have.

; CHECK-NOT: @report
; CHECK: define spir_kernel void @kernel
; CHECK: call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @printf.text)
; CHECK: call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @printf.text.1)
; CHECK-NOT: @report
@first = internal addrspace(2) constant [6 x i8] c"first\00"
@second = internal addrspace(2) constant [7 x i8] c"second\00"
define internal void @report(ptr addrspace(2) %text, i64 %size) noinline {
  %a = call i64 @__ockl_fprintf_stderr_begin()
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) %text, i64 %size, i32 1)
  ret void
}
define spir_kernel void @kernel() {
  call void @report(ptr addrspace(2) @first, i64 6)
  call void @report(ptr addrspace(2) @second, i64 7)
  ret void
}
declare i64 @__ockl_fprintf_stderr_begin()
declare i64 @__ockl_printf_append_string_n(i64, ptr addrspace(2), i64, i32)

; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

@format = internal addrspace(2) constant [6 x i8] c"%d %d\00"
@odd = internal addrspace(2) constant [3 x i8] c"%n\00"
@unknown = external addrspace(2) global [6 x i8]

define void @branches(i1 %c) {
  %a = call i64 @__ockl_printf_begin(i64 0) ; expected-error: a message of printf is not put together on one path
  br i1 %c, label %yes, label %no
yes:
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @format, i64 6, i32 1)
  ret void
no:
  %d = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @format, i64 6, i32 1)
  ret void
}
define void @end(i32 %last) {
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @format, i64 6, i32 %last) ; expected-error: the end flag of a printf message is not a constant
  ret void
}
define void @bare(i64 %x) {
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_args(i64 %a, i32 1, i64 %x, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1) ; expected-error: a message of printf has no format
  ret void
}
define void @few(i64 %x) {
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @format, i64 6, i32 0)
  %c = call i64 @__ockl_printf_append_args(i64 %b, i32 1, i64 %x, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1) ; expected-error: a message of printf has too few values
  ret void
}
define void @count(i64 %x, i32 %n) {
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @format, i64 6, i32 0)
  %c = call i64 @__ockl_printf_append_args(i64 %b, i32 %n, i64 %x, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1) ; expected-error: the number of values of printf is not a constant
  ret void
}
define void @kind() {
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @format, i64 6, i32 0)
  %c = call i64 @__ockl_printf_append_string_n(i64 %b, ptr addrspace(2) @format, i64 6, i32 1) ; expected-error: a value of printf does not have the type of its conversion
  ret void
}
define void @conversion(i64 %x) {
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @odd, i64 3, i32 0)
  %c = call i64 @__ockl_printf_append_args(i64 %b, i32 1, i64 %x, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1) ; expected-error: printf has no conversion '%n'
  ret void
}
define void @string() {
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @unknown, i64 6, i32 1) ; expected-error: a string of printf is not a constant
  ret void
}
declare i64 @__ockl_printf_begin(i64)
declare i64 @__ockl_printf_append_string_n(i64, ptr addrspace(2), i64, i32)
declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32)

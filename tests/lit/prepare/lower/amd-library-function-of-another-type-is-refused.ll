; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --verify-each %s

declare i32 @__ockl_wfany_i32(i32)

define i32 @f() {
  %any = call i32 @__ockl_wfany_i32(i129 4294967041) ; expected-error: the call takes '@__ockl_wfany_i32' for a function of another type
  ret i32 %any
}

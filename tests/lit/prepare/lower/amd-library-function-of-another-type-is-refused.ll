; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --verify-each %s

declare i32 @__ockl_wfany_i32(i32)

define i32 @f() {
  %any = call i32 @__ockl_wfany_i32(i129 4294967041) ; expected-error: the type of the call differs from the type of '@__ockl_wfany_i32'
  ret i32 %any
}

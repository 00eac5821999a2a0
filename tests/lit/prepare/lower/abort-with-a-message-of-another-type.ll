; RUN: pyllc -mtriple=spirv64v1.6 --spirv-ext=+SPV_KHR_abort --verify-diagnostics %s

; OpAbortKHR takes any message; as a builtin's argument it is one number.

declare void @_Z16__spirv_AbortKHRDv2_i(<2 x i32>)
define void @f(<2 x i32> %x) {
  call void @_Z16__spirv_AbortKHRDv2_i(<2 x i32> %x)  ; expected-error: the message must be one number, not '<2 x i32>'
  ret void
}

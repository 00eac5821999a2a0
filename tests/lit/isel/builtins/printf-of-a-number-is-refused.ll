; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

define spir_func i32 @f(i32 %x) {
  %r = call spir_func i32 (i32) @printf(i32 %x) ; expected-error: builtin 'printf': takes a string as its format, not 'i32'
  ret i32 %r
}
declare spir_func i32 @printf(i32)

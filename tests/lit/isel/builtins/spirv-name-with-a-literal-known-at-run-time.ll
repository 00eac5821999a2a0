; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

define spir_func i32 @f(i32 %operation) {
  %1 = call spir_func i32 @_Z17__spirv_GroupIAddiii(i32 2, i32 %operation, i32 1) ; expected-error: an argument must be a constant
  ret i32 %1
}

declare spir_func i32 @_Z17__spirv_GroupIAddiii(i32, i32, i32)

; -----

define spir_func void @f() {
  call spir_func void @_Z22__spirv_ControlBarrierii(i32 2, i32 2) ; expected-error: is called with 2 arguments
  ret void
}

declare spir_func void @_Z22__spirv_ControlBarrierii(i32, i32)

; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

define spir_func i32 @f(i32 %value) {
  %1 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 %value) ; expected-error: the default must be a constant
  ret i32 %1
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

; -----

define spir_func i32 @f(i32 %value) {
  %1 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 %value, i32 1) ; expected-error: an argument must be a constant
  ret i32 %1
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

; -----

define spir_func <2 x i32> @f(i32 %value) {
  %1 = call spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32 1, i32 %value) ; expected-error: an argument is not a constant
  ret <2 x i32> %1
}

declare spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32, i32)

; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics --spirv-ext=+SPV_EXT_ocp_microscaling_types %s

define half @f(i8 %bits) {
  %number = call half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %bits) ; expected-error: needs SPV_EXT_float8
  ret half %number
}
declare half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8)

; -----

define <8 x half> @f(i16 %word) {
  %numbers = call <8 x half> @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTs(i16 %word) ; expected-error: 'i16' does not hold 8 numbers of its format
  ret <8 x half> %numbers
}
declare <8 x half> @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTs(i16)

; -----

define float @f(i8 %bits) {
  %number = call float @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTc(i8 %bits) ; expected-error: 'float' does not hold 1 numbers of its format
  ret float %number
}
declare float @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTc(i8)

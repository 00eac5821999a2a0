; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16 --verify-diagnostics %s

; SPV_KHR_bfloat16 leaves OpenCL.std as it is: a format of its own is no operand there.

define spir_func <2 x half> @f(<2 x bfloat> %x, <2 x i16> %mask) {
  %r = call <2 x half> @_Z7shuffleDv2_DhDv2_t(<2 x bfloat> %x, <2 x i16> %mask) ; expected-error: builtin 'shuffle' is not one of type
  ret <2 x half> %r
}
declare <2 x half> @_Z7shuffleDv2_DhDv2_t(<2 x bfloat>, <2 x i16>)

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#ToInt:]] FPRoundingMode RTN
; CHECK-NEXT: OpDecorate %[[#ToFloat:]] FPRoundingMode RTP
; CHECK-NEXT: OpDecorate %[[#Narrow:]] FPRoundingMode RTZ
; CHECK-NOT: FPRoundingMode
; CHECK: %[[#ToInt]] = OpConvertFToS
; CHECK-NEXT: %[[#ToFloat]] = OpConvertUToF
; CHECK-NEXT: %[[#Narrow]] = OpFConvert
; CHECK-NEXT: OpUConvert
define spir_func void @f(<4 x float> %floats, i64 %long) {
  %1 = call spir_func <4 x i32> @_Z16convert_int4_rtnDv4_f(<4 x float> %floats)
  %2 = call spir_func float @_Z17convert_float_rtpm(i64 %long)
  %3 = call spir_func <4 x half> @_Z17convert_half4_rtzDv4_f(<4 x float> %floats)
  %4 = call spir_func i32 @_Z16convert_uint_rtem(i64 %long)
  ret void
}

declare spir_func <4 x i32> @_Z16convert_int4_rtnDv4_f(<4 x float>)
declare spir_func float @_Z17convert_float_rtpm(i64)
declare spir_func <4 x half> @_Z17convert_half4_rtzDv4_f(<4 x float>)
declare spir_func i32 @_Z16convert_uint_rtem(i64)

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Between signs an instruction of its own saturates, which must not have the decoration.

; CHECK: OpDecorate %[[#FromFloat:]] SaturatedConversion
; CHECK-NEXT: OpDecorate %[[#Narrow:]] SaturatedConversion
; CHECK-NOT: SaturatedConversion
; CHECK: %[[#FromFloat]] = OpConvertFToS
; CHECK-NEXT: %[[#Narrow]] = OpUConvert
; CHECK-NEXT: OpSatConvertSToU
; CHECK-NEXT: OpSatConvertUToS
; CHECK-NEXT: OpSConvert
define spir_func void @f(i32 %int, float %float, i8 %char) {
  %1 = call spir_func i32 @_Z15convert_int_satf(float %float)
  %2 = call spir_func i8 @_Z17convert_uchar_satj(i32 %int)
  %3 = call spir_func i8 @_Z17convert_uchar_sati(i32 %int)
  %4 = call spir_func i8 @_Z16convert_char_satj(i32 %int)
  %5 = call spir_func i32 @_Z15convert_int_satc(i8 %char)
  ret void
}

declare spir_func i32 @_Z15convert_int_satf(float)
declare spir_func i8 @_Z17convert_uchar_satj(i32)
declare spir_func i8 @_Z17convert_uchar_sati(i32)
declare spir_func i8 @_Z16convert_char_satj(i32)
declare spir_func i32 @_Z15convert_int_satc(i8)

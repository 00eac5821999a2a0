; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpConvertSToF
; CHECK-NEXT: OpConvertUToF
; CHECK-NEXT: OpConvertFToS
; CHECK-NEXT: OpConvertFToU
; CHECK-NEXT: OpFConvert
; CHECK-NEXT: OpSConvert
; CHECK-NEXT: OpUConvert
define spir_func void @f(i32 %int, float %float, i8 %char) {
  %1 = call spir_func float @_Z13convert_floati(i32 %int)
  %2 = call spir_func float @_Z13convert_floatj(i32 %int)
  %3 = call spir_func i64 @_Z12convert_longf(float %float)
  %4 = call spir_func i8 @_Z13convert_ucharf(float %float)
  %5 = call spir_func double @_Z14convert_doublef(float %float)
  %6 = call spir_func i32 @_Z12convert_uintc(i8 %char)
  %7 = call spir_func i32 @_Z11convert_inth(i8 %char)
  ret void
}

declare spir_func float @_Z13convert_floati(i32)
declare spir_func float @_Z13convert_floatj(i32)
declare spir_func i64 @_Z12convert_longf(float)
declare spir_func i8 @_Z13convert_ucharf(float)
declare spir_func double @_Z14convert_doublef(float)
declare spir_func i32 @_Z12convert_uintc(i8)
declare spir_func i32 @_Z11convert_inth(i8)

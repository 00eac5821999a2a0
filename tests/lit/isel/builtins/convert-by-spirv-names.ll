; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpDecorate %[[#Char:]] SaturatedConversion
; CHECK-DAG: OpDecorate %[[#Char]] FPRoundingMode RTE
; CHECK: %[[#Char]] = OpConvertFToS
; CHECK-NEXT: OpSatConvertSToU
define spir_func void @f(float %float, i32 %int) {
  %1 = call spir_func i8 @_Z33__spirv_ConvertFToS_Rchar_sat_rtef(float %float)
  %2 = call spir_func i32 @_Z28__spirv_SatConvertSToU_Ruinti(i32 %int)
  ret void
}

declare spir_func i8 @_Z33__spirv_ConvertFToS_Rchar_sat_rtef(float)
declare spir_func i32 @_Z28__spirv_SatConvertSToU_Ruinti(i32)

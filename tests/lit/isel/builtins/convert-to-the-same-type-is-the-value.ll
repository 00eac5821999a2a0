; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Conversions that change neither width nor kind are invalid (OpUConvert, OpFConvert).

; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK: %[[#Float:]] = OpFunctionParameter
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpIAdd %{{[0-9]+}} %[[#Value]] %[[#Value]]
; CHECK-NEXT: OpFAdd %{{[0-9]+}} %[[#Float]] %[[#Float]]
define spir_func void @f(i32 %value, float %float) {
  %1 = call spir_func i32 @_Z12convert_uinti(i32 %value)
  %2 = call spir_func i32 @_Z22__spirv_UConvert_Ruintj(i32 %value)
  %3 = add i32 %1, %2
  %4 = call spir_func float @_Z17convert_float_rtef(float %float)
  %5 = fadd float %4, %float
  ret void
}

declare spir_func i32 @_Z12convert_uinti(i32)
declare spir_func i32 @_Z22__spirv_UConvert_Ruintj(i32)
declare spir_func float @_Z17convert_float_rtef(float)

; RUN: pyllc -mtriple=spirv64 --spirv-ext=all,+SPV_INTEL_arbitrary_precision_integers %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know SPV_INTEL_fp_conversions.

; Where an i4 is a type, nothing goes between it and the conversion.

; CHECK: %[[#Number:]] = OpFunctionParameter %[[#I4:]]
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpConvertSToF %[[#]] %[[#Number]]
define half @widened(i4 %number) {
  %converted = call half @_Z38__builtin_spirv_ConvertInt4ToFP16INTELi(i4 %number)
  ret half %converted
}

; CHECK: %[[#E2M1:]] = OpFConvert
; CHECK-NEXT: OpBitcast %[[#I4]] %[[#E2M1]]
define i4 @narrowed(half %number) {
  %bits = call i4 @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTDh(half %number)
  ret i4 %bits
}

; CHECK: OpClampConvertFToSINTEL %[[#I4]]
; CHECK-NEXT: OpReturnValue
define i4 @clamped(half %number) {
  %bits = call i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half %number)
  ret i4 %bits
}

declare half @_Z38__builtin_spirv_ConvertInt4ToFP16INTELi(i4)
declare i4 @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTDh(half)
declare i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half)

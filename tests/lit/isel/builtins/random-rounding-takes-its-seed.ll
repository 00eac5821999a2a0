; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_float8,+SPV_INTEL_fp_conversions,+SPV_INTEL_int4 %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know SPV_INTEL_fp_conversions.

; CHECK: OpCapability FloatConversionsFtoFINTEL
; CHECK: OpCapability FloatConversionsFtoSINTEL
; CHECK: OpExtension "SPV_INTEL_fp_conversions"
; CHECK: OpDecorate %[[#Clamped:]] SaturatedToLargestFloat8NormalConversionEXT

; CHECK: %[[#Number:]] = OpFunctionParameter %[[#]]
; CHECK: %[[#Seed:]] = OpFunctionParameter %[[#]]
; CHECK: %[[#Clamped]] = OpStochasticRoundFToFINTEL %[[#]] %[[#Number]] %[[#Seed]]
; CHECK: OpClampStochasticRoundFToSINTEL %[[#]] %[[#Number]] %[[#Seed]]
; CHECK: OpClampConvertFToSINTEL %[[#]] %[[#Number]]
define void @f(half %number, i32 %seed, ptr addrspace(1) %out) {
  %a = call i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE5M2INTELDhi(half %number, i32 %seed)
  %b = call i4 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToInt4INTELDhi(half %number, i32 %seed)
  %c = call i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half %number)
  store i8 %a, ptr addrspace(1) %out
  %d = xor i4 %b, %c
  store i4 %d, ptr addrspace(1) %out
  ret void
}

declare i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE5M2INTELDhi(half, i32)
declare i4 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToInt4INTELDhi(half, i32)
declare i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half)

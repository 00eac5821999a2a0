; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_float8,+SPV_KHR_bfloat16 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; LLVM IR has such floats as bits, SPIR-V as numbers with an encoding of their own.

; CHECK: OpCapability Float8EXT
; CHECK: OpExtension "SPV_EXT_float8"
; CHECK: OpDecorate %[[#Clamped:]] SaturatedToLargestFloat8NormalConversionEXT
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#E4M3:]] = OpTypeFloat 8 Float8E4M3EXT
; CHECK-DAG: %[[#E5M2:]] = OpTypeFloat 8 Float8E5M2EXT
; CHECK-DAG: %[[#E5M2x4:]] = OpTypeVector %[[#E5M2]] 4

; CHECK: %[[#Bits:]] = OpFunctionParameter %[[#Byte]]
; CHECK: %[[#Number:]] = OpBitcast %[[#E4M3]] %[[#Bits]]
; CHECK-NEXT: %[[#]] = OpFConvert %[[#Half]] %[[#Number]]
define half @widened(i8 %bits) {
  %number = call half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %bits)
  ret half %number
}

; CHECK: %[[#Vector:]] = OpFConvert %[[#E5M2x4]] %[[#]]
; CHECK-NEXT: %[[#]] = OpBitcast %[[#]] %[[#Vector]]
define <4 x i8> @narrowed(<4 x bfloat> %numbers) {
  %bits = call <4 x i8> @_Z36__builtin_spirv_ConvertBF16ToE5M2EXTDv4_DF16b(<4 x bfloat> %numbers)
  ret <4 x i8> %bits
}

; CHECK: %[[#Clamped]] = OpFConvert %[[#E4M3]] %[[#]]
define i8 @saturated(half %number) {
  %bits = call i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half %number)
  ret i8 %bits
}

declare half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8)
declare <4 x i8> @_Z36__builtin_spirv_ConvertBF16ToE5M2EXTDv4_DF16b(<4 x bfloat>)
declare i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half)

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_float8,+SPV_EXT_ocp_microscaling_types,+SPV_INTEL_int4 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; CHECK-DAG: OpCapability Int4TypeINTEL
; CHECK-DAG: OpCapability Float4EXT

; Packed numbers are the bits of a longer integer.
; CHECK: %[[#Word:]] = OpFunctionParameter %[[#I32:]]
; CHECK: %[[#Packed:]] = OpBitcast %[[#E2M1x8:]] %[[#Word]]
; CHECK-NEXT: %[[#]] = OpFConvert %[[#]] %[[#Packed]]
define <8 x half> @packed(i32 %word) {
  %numbers = call <8 x half> @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i32 %word)
  ret <8 x half> %numbers
}

; CHECK: %[[#Narrow:]] = OpFConvert %[[#E2M1x8]] %[[#]]
; CHECK-NEXT: %[[#]] = OpBitcast %[[#I32]] %[[#Narrow]]
define i32 @pack(<8 x half> %numbers) {
  %word = call i32 @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTDv8_Dh(<8 x half> %numbers)
  ret i32 %word
}

; An i4 by itself is held in 8 bits: the type of 4 has conversions alone.
; CHECK: %[[#Byte:]] = OpFunctionParameter %[[#I8:]]
; CHECK: %[[#Cut:]] = OpUConvert %[[#I4:]] %[[#Byte]]
; CHECK-NEXT: %[[#]] = OpConvertSToF %[[#]] %[[#Cut]]
define half @one(i4 %number) {
  %converted = call half @_Z38__builtin_spirv_ConvertInt4ToFP16INTELi(i4 %number)
  ret half %converted
}

; CHECK: %[[#E2M1:]] = OpFConvert %[[#]] %[[#]]
; CHECK-NEXT: %[[#Nibble:]] = OpBitcast %[[#I4]] %[[#E2M1]]
; CHECK-NEXT: %[[#]] = OpUConvert %[[#I8]] %[[#Nibble]]
define i4 @one_float(half %number) {
  %bits = call i4 @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTDh(half %number)
  ret i4 %bits
}

declare <8 x half> @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i32)
declare i32 @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTDv8_Dh(<8 x half>)
declare half @_Z38__builtin_spirv_ConvertInt4ToFP16INTELi(i4)
declare i4 @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTDh(half)

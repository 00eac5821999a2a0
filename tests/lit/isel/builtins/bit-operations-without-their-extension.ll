; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s

; Where SPV_KHR_bit_instructions may not be used, fields are made of shifts and masks.

; CHECK-NOT: OpExtension
; CHECK-NOT: LinkageAttributes {{.*}} Import
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Halves:]] = OpTypeVector %[[#Half:]] 2
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#WordZero:]] = OpConstant %[[#Word]] 0
; CHECK-DAG: %[[#WordOne:]] = OpConstant %[[#Word]] 1
; CHECK-DAG: %[[#WordLast:]] = OpConstant %[[#Word]] 31
; CHECK-DAG: %[[#WordWidth:]] = OpConstant %[[#Word]] 32
; CHECK-DAG: %[[#WordOnes:]] = OpConstant %[[#Word]] 4294967295
; CHECK-DAG: %[[#HalfZero:]] = OpConstant %[[#Half]] 0
; CHECK-DAG: %[[#HalfLast:]] = OpConstant %[[#Half]] 15
; CHECK-DAG: %[[#HalfWidth:]] = OpConstant %[[#Half]] 16
; CHECK-DAG: %[[#HalfOnes:]] = OpConstant %[[#Half]] 65535

; CHECK: OpFunction %[[#Word]]
; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK: %[[#Offset:]] = OpFunctionParameter
; CHECK: %[[#Count:]] = OpFunctionParameter
; CHECK: %[[#At:]] = OpBitwiseAnd %[[#Word]] %[[#Offset]] %[[#WordLast]]
; CHECK-NEXT: %[[#Rest:]] = OpISub %[[#Word]] %[[#WordWidth]] %[[#Count]]
; CHECK-NEXT: %[[#Shift:]] = OpBitwiseAnd %[[#Word]] %[[#Rest]] %[[#WordLast]]
; CHECK-NEXT: %[[#Some:]] = OpShiftRightLogical %[[#Word]] %[[#WordOnes]] %[[#Shift]]
; CHECK-NEXT: %[[#None:]] = OpIEqual %[[#Bool]] %[[#Count]] %[[#WordZero]]
; CHECK-NEXT: %[[#Ones:]] = OpSelect %[[#Word]] %[[#None]] %[[#WordZero]] %[[#Some]]
; CHECK-NEXT: %[[#Moved:]] = OpShiftRightLogical %[[#Word]] %[[#Value]] %[[#At]]
; CHECK-NEXT: %[[#Field:]] = OpBitwiseAnd %[[#Word]] %[[#Moved]] %[[#Ones]]
; CHECK-NEXT: %[[#Lower:]] = OpShiftRightLogical %[[#Word]] %[[#Ones]] %[[#WordOne]]
; CHECK-NEXT: %[[#Sign:]] = OpBitwiseXor %[[#Word]] %[[#Ones]] %[[#Lower]]
; CHECK-NEXT: %[[#Flipped:]] = OpBitwiseXor %[[#Word]] %[[#Field]] %[[#Sign]]
; CHECK-NEXT: %[[#Result:]] = OpISub %[[#Word]] %[[#Flipped]] %[[#Sign]]
; CHECK-NEXT: OpReturnValue %[[#Result]]
define spir_func i32 @signed_field(i32 %value, i32 %offset, i32 %count) {
  %1 = call spir_func i32 @_Z23bitfield_extract_signedijj(i32 %value, i32 %offset, i32 %count)
  ret i32 %1
}

; CHECK: OpFunction %[[#Halves]]
; CHECK: %[[#Base:]] = OpFunctionParameter
; CHECK: %[[#Other:]] = OpFunctionParameter
; CHECK: %[[#Offset:]] = OpFunctionParameter
; CHECK: %[[#Count:]] = OpFunctionParameter
; CHECK: %[[#Offset16:]] = OpUConvert %[[#Half]] %[[#Offset]]
; CHECK-NEXT: %[[#Count16:]] = OpUConvert %[[#Half]] %[[#Count]]
; CHECK-NEXT: %[[#At:]] = OpBitwiseAnd %[[#Half]] %[[#Offset16]] %[[#HalfLast]]
; CHECK-NEXT: %[[#Rest:]] = OpISub %[[#Half]] %[[#HalfWidth]] %[[#Count16]]
; CHECK-NEXT: %[[#Shift:]] = OpBitwiseAnd %[[#Half]] %[[#Rest]] %[[#HalfLast]]
; CHECK-NEXT: %[[#Some:]] = OpShiftRightLogical %[[#Half]] %[[#HalfOnes]] %[[#Shift]]
; CHECK-NEXT: %[[#None:]] = OpIEqual %[[#Bool]] %[[#Count16]] %[[#HalfZero]]
; CHECK-NEXT: %[[#Ones:]] = OpSelect %[[#Half]] %[[#None]] %[[#HalfZero]] %[[#Some]]
; CHECK-NEXT: %[[#Mask:]] = OpShiftLeftLogical %[[#Half]] %[[#Ones]] %[[#At]]
; CHECK: OpShiftLeftLogical %[[#Halves]] %[[#Other]]
; CHECK: OpReturnValue
define spir_func <2 x i16> @inserted(<2 x i16> %base, <2 x i16> %other, i32 %offset, i32 %count) {
  %1 = call spir_func <2 x i16> @_Z15bitfield_insertDv2_tS_jj(<2 x i16> %base, <2 x i16> %other, i32 %offset, i32 %count)
  ret <2 x i16> %1
}

; bit_reverse is the intrinsic.
; CHECK: OpFunction
; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK-NOT: OpBitReverse
; CHECK: OpShiftRightLogical %[[#]] %[[#Value]]
; CHECK: OpShiftLeftLogical %[[#]] %[[#Value]]
; CHECK-NOT: OpBitReverse
; CHECK: OpFunctionEnd
define spir_func i64 @reversed(i64 %value) {
  %1 = call spir_func i64 @_Z11bit_reversem(i64 %value)
  ret i64 %1
}

declare spir_func i32 @_Z23bitfield_extract_signedijj(i32, i32, i32)
declare spir_func <2 x i16> @_Z15bitfield_insertDv2_tS_jj(<2 x i16>, <2 x i16>, i32, i32)
declare spir_func i64 @_Z11bit_reversem(i64)

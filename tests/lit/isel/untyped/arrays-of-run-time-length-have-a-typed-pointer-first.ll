; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers --spirv-ext=+SPV_INTEL_variable_length_array %s -o - | filecheck %s
; NEW-SPIRV-VAL

; OpUntypedVariableLengthArrayINTEL is in no validator yet; the typed one is the same, and a chain
; without indices makes an untyped pointer of its result.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer Function %[[#TypeFloat]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt2]] 3
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeFloat]] 1
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#VariableLengthArrayINTEL:]] = OpVariableLengthArrayINTEL %[[#TypePointer]] %[[#FunctionParameter]]
; CHECK-NEXT: %[[#UntypedInBoundsAccessChainKHR:]] = OpUntypedInBoundsAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeFloat]] %[[#VariableLengthArrayINTEL]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeFloat]] %[[#UntypedInBoundsAccessChainKHR]] %[[#Constant]]
; CHECK-NEXT: OpStore %[[#UntypedInBoundsPtrAccessChainKHR]] %[[#Constant2]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

define spir_func void @f(i32 %n) {
  %array = alloca float, i32 %n, align 16
  %p = getelementptr inbounds float, ptr %array, i64 3
  store float 1.0, ptr %p
  ret void
}

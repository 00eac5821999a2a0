; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The address of a function is an untyped pointer as well: a call has the types of its arguments and
; of its result itself.

; CHECK:      %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL:]] = OpConstantFunctionPointerINTEL %[[#TypeUntypedPointerKHR]] %{{[0-9]+}}
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeUntypedPointerKHR]] %[[#Constant]]
; CHECK-NEXT: %[[#ConstantComposite:]] = OpConstantComposite %[[#TypeArray]] %[[#ConstantFunctionPointerINTEL]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR2:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#UntypedVariableKHR:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR2]] CrossWorkgroup %[[#TypeArray]] %[[#ConstantComposite]]
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeUntypedPointerKHR2]] %[[#TypeInt2]] %[[#TypeInt]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#IAdd:]] = OpIAdd %[[#TypeInt]] %[[#FunctionParameter]] %[[#FunctionParameter]]
; CHECK-NEXT: OpReturnValue %[[#IAdd]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeInt2]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: OpStore %[[#FunctionParameter2]] %[[#ConstantFunctionPointerINTEL]] Aligned 8
; CHECK-NEXT: %[[#UntypedInBoundsAccessChainKHR:]] = OpUntypedInBoundsAccessChainKHR %[[#TypeUntypedPointerKHR2]] %[[#TypeArray]] %[[#UntypedVariableKHR]] %[[#FunctionParameter3]]
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeUntypedPointerKHR]] %[[#UntypedInBoundsAccessChainKHR]] Aligned 8
; CHECK-NEXT: %[[#FunctionPointerCallINTEL:]] = OpFunctionPointerCallINTEL %[[#TypeInt]] %[[#Load]] %[[#FunctionParameter4]]
; CHECK-NEXT: OpReturnValue %[[#FunctionPointerCallINTEL]]
; CHECK-NEXT: OpFunctionEnd

@table = addrspace(1) constant [1 x ptr] [ptr @twice]

define internal spir_func i32 @twice(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}

define spir_func i32 @f(ptr addrspace(1) %out, i64 %i, i32 %x) {
  store ptr @twice, ptr addrspace(1) %out
  %p = getelementptr inbounds [1 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
  %fn = load ptr, ptr addrspace(1) %p
  %r = call spir_func i32 %fn(i32 %x)
  ret i32 %r
}

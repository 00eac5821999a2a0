; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A launch has to pass as many bytes as the parameter points to, so that one has a type; a chain
; without indices makes an untyped pointer of it. A call passes a copy that is a typed variable.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 3
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeFloat]] %[[#Constant]]
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypeInt]] %[[#TypeArray]]
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer Function %[[#TypeStruct]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]] %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR2:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 2
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#Variable:]] = OpVariable %[[#TypePointer]] Function
; CHECK-NEXT: %[[#UntypedInBoundsAccessChainKHR:]] = OpUntypedInBoundsAccessChainKHR %[[#TypeUntypedPointerKHR2]] %[[#TypeStruct]] %[[#FunctionParameter]]
; CHECK-NEXT: %[[#UntypedInBoundsAccessChainKHR2:]] = OpUntypedInBoundsAccessChainKHR %[[#TypeUntypedPointerKHR2]] %[[#TypeStruct]] %[[#UntypedInBoundsAccessChainKHR]] %[[#Constant2]] %[[#Constant3]]
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeFloat]] %[[#UntypedInBoundsAccessChainKHR2]] Aligned 4
; CHECK-NEXT: OpStore %[[#FunctionParameter2]] %[[#Load]] Aligned 4
; CHECK-NEXT: OpCopyMemory %[[#Variable]] %[[#UntypedInBoundsAccessChainKHR]]
; CHECK-NEXT: %[[#FunctionCall:]] = OpFunctionCall %[[#TypeVoid]] %{{[0-9]+}} %[[#Variable]] %[[#FunctionParameter2]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#UntypedInBoundsAccessChainKHR3:]] = OpUntypedInBoundsAccessChainKHR %[[#TypeUntypedPointerKHR2]] %[[#TypeStruct]] %[[#FunctionParameter3]]
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypeInt]] %[[#UntypedInBoundsAccessChainKHR3]] Aligned 4
; CHECK-NEXT: OpStore %[[#FunctionParameter4]] %[[#Load2]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter5:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: OpStore %[[#FunctionParameter5]] %[[#Constant2]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

%args = type { i32, [3 x float] }

define spir_kernel void @kernel(ptr byval(%args) align 4 %args, ptr addrspace(1) %out) {
  %p = getelementptr inbounds %args, ptr %args, i64 0, i32 1, i64 2
  %x = load float, ptr %p
  store float %x, ptr addrspace(1) %out
  call spir_func void @callee(ptr byval(%args) align 4 %args, ptr addrspace(1) %out)
  ret void
}

define internal spir_func void @callee(ptr byval(%args) align 4 %args, ptr addrspace(1) %out) {
  %n = load i32, ptr %args
  store i32 %n, ptr addrspace(1) %out
  ret void
}

define spir_func void @result(ptr sret(%args) %to) {
  store i32 1, ptr %to
  ret void
}

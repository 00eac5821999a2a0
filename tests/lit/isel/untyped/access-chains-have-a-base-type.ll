; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The type that the indices go into is an operand: that of the getelementptr. It may not be a pointer
; (OpUntypedAccessChainKHR), so a step over pointers is one over addresses.

; CHECK:      %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeFloat]] %[[#TypeUntypedPointerKHR]] %[[#TypeInt]] %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt2]] 4
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeFloat]] %[[#Constant2]]
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypeInt2]] %[[#TypeArray]]
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 12
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeFloat]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#UntypedAccessChainKHR:]] = OpUntypedAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeStruct]] %[[#FunctionParameter]] %[[#Constant]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#UntypedInBoundsAccessChainKHR:]] = OpUntypedInBoundsAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeStruct]] %[[#FunctionParameter]] %[[#Constant]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#UntypedPtrAccessChainKHR:]] = OpUntypedPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeStruct]] %[[#FunctionParameter]] %[[#FunctionParameter2]] %[[#Constant]] %[[#Constant3]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeFloat]] %[[#FunctionParameter]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR2:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeInt3]] %[[#FunctionParameter]] %[[#Constant4]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR3:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeInt]] %[[#FunctionParameter3]] %[[#FunctionParameter2]]
; CHECK-NEXT: OpStore %[[#UntypedInBoundsPtrAccessChainKHR3]] %[[#UntypedAccessChainKHR]] Aligned 8
; CHECK-NEXT: OpStore %[[#FunctionParameter3]] %[[#UntypedInBoundsAccessChainKHR]] Aligned 8
; CHECK-NEXT: OpStore %[[#FunctionParameter3]] %[[#UntypedPtrAccessChainKHR]] Aligned 8
; CHECK-NEXT: OpStore %[[#FunctionParameter3]] %[[#UntypedInBoundsPtrAccessChainKHR]] Aligned 8
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeFloat]] %[[#UntypedInBoundsPtrAccessChainKHR2]] Aligned 4
; CHECK-NEXT: OpReturnValue %[[#Load]]
; CHECK-NEXT: OpFunctionEnd

%pair = type { i32, [4 x float] }

define spir_func float @f(ptr addrspace(1) %p, i64 %i, ptr addrspace(1) %pointers) {
  %member = getelementptr %pair, ptr addrspace(1) %p, i64 0, i32 1, i64 %i
  %inside = getelementptr inbounds %pair, ptr addrspace(1) %p, i64 0, i32 1, i64 %i
  %beyond = getelementptr %pair, ptr addrspace(1) %p, i64 %i, i32 1, i64 2
  %element = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  %bytes = getelementptr inbounds i8, ptr addrspace(1) %p, i64 12
  %next = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %pointers, i64 %i
  store ptr addrspace(1) %member, ptr addrspace(1) %next
  store ptr addrspace(1) %inside, ptr addrspace(1) %pointers
  store ptr addrspace(1) %beyond, ptr addrspace(1) %pointers
  store ptr addrspace(1) %element, ptr addrspace(1) %pointers
  %x = load float, ptr addrspace(1) %bytes
  ret float %x
}

; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A chain by SPIR-V's own name does not say what it goes into; inference does.

; CHECK:      %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeFloat]] %[[#TypeUntypedPointerKHR]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeFloat]] 4
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt2]] 4
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeFloat]] %[[#Constant2]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeFloat]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeVector]] %[[#FunctionParameter]] Aligned 16
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray]] %[[#FunctionParameter]] %[[#FunctionParameter2]] %[[#Constant]]
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypeFloat]] %[[#UntypedInBoundsPtrAccessChainKHR]] Aligned 4
; CHECK-NEXT: OpReturnValue %[[#Load2]]
; CHECK-NEXT: OpFunctionEnd

define spir_func float @f(ptr addrspace(1) %p, i64 %i) {
  %all = load <4 x float>, ptr addrspace(1) %p
  %lane = call spir_func ptr addrspace(1) @__spirv_InBoundsPtrAccessChain(ptr addrspace(1) %p, i64 %i, i32 1)
  %x = load float, ptr addrspace(1) %lane
  ret float %x
}

declare spir_func ptr addrspace(1) @__spirv_InBoundsPtrAccessChain(ptr addrspace(1), i64, i32)

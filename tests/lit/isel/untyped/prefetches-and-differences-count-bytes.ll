; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; What an instruction counts is bytes where nothing says the size of an element: the number of elements
; that a name's types give is multiplied, or divided.

; CHECK:      %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR]] %[[#TypeInt]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 16
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 64
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 4
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#IMul:]] = OpIMul %[[#TypeInt]] %[[#FunctionParameter3]] %[[#Constant]]
; CHECK-NEXT: OpUntypedPrefetchKHR %[[#FunctionParameter]] %[[#IMul]]
; CHECK-NEXT: OpUntypedPrefetchKHR %[[#FunctionParameter]] %[[#Constant2]]
; CHECK-NEXT: %[[#PtrDiff:]] = OpPtrDiff %[[#TypeInt]] %[[#FunctionParameter]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#SDiv:]] = OpSDiv %[[#TypeInt]] %[[#PtrDiff]] %[[#Constant3]]
; CHECK-NEXT: %[[#PtrDiff2:]] = OpPtrDiff %[[#TypeInt]] %[[#FunctionParameter]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#IAdd:]] = OpIAdd %[[#TypeInt]] %[[#SDiv]] %[[#PtrDiff2]]
; CHECK-NEXT: OpReturnValue %[[#IAdd]]
; CHECK-NEXT: OpFunctionEnd

define spir_func i64 @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1) %p, i64 %n)
  call spir_func void @_Z8prefetchPU3AS1Kcm(ptr addrspace(1) %p, i64 64)
  %elements = call spir_func i64 @_Z15__spirv_PtrDiffPU3AS1iS0_(ptr addrspace(1) %p, ptr addrspace(1) %q)
  %bytes = call spir_func i64 @_Z15__spirv_PtrDiffPU3AS1cS0_(ptr addrspace(1) %p, ptr addrspace(1) %q)
  %sum = add i64 %elements, %bytes
  ret i64 %sum
}

declare spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1), i64)
declare spir_func void @_Z8prefetchPU3AS1Kcm(ptr addrspace(1), i64)
declare spir_func i64 @_Z15__spirv_PtrDiffPU3AS1iS0_(ptr addrspace(1), ptr addrspace(1))
declare spir_func i64 @_Z15__spirv_PtrDiffPU3AS1cS0_(ptr addrspace(1), ptr addrspace(1))

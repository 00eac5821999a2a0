; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; No pointer says what it points to: parameters, results, members, phis and selects agree by their
; storage class alone, and nothing is cast.

; CHECK:      %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeUntypedPointerKHR2:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR]] %[[#TypeBool]] %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeFloat]] 1
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 0
; CHECK-NEXT: %[[#TypeUntypedPointerKHR3:]] = OpTypeUntypedPointerKHR Workgroup
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR3]]
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeInt2]] %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#ConstantTrue:]] = OpConstantTrue %[[#TypeBool]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR4:]] = OpTypeUntypedPointerKHR Generic
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeUntypedPointerKHR]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeBool]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: OpStore %[[#FunctionParameter]] %[[#Constant]] Aligned 4
; CHECK-NEXT: OpStore %[[#FunctionParameter2]] %[[#Constant2]] Aligned 8
; CHECK-NEXT: OpBranchConditional %[[#FunctionParameter3]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#UntypedInBoundsAccessChainKHR:]] = OpUntypedInBoundsAccessChainKHR %[[#TypeUntypedPointerKHR2]] %[[#TypeStruct]] %[[#FunctionParameter4]] %[[#Constant3]]
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeUntypedPointerKHR]] %[[#UntypedInBoundsAccessChainKHR]] Aligned 8
; CHECK-NEXT: OpBranch %{{[0-9]+}}
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#Phi:]] = OpPhi %[[#TypeUntypedPointerKHR]] %[[#FunctionParameter]] %[[#Label]] %[[#Load]] %[[#Label2]]
; CHECK-NEXT: %[[#Select:]] = OpSelect %[[#TypeUntypedPointerKHR]] %[[#FunctionParameter3]] %[[#Phi]] %[[#FunctionParameter2]]
; CHECK-NEXT: OpReturnValue %[[#Select]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeInt2]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter5:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter6:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#Label4:]] = OpLabel
; CHECK-NEXT: %[[#FunctionCall:]] = OpFunctionCall %[[#TypeUntypedPointerKHR]] %[[#Function]] %[[#FunctionParameter5]] %[[#ConstantNull]] %[[#ConstantTrue]] %[[#FunctionParameter6]]
; CHECK-NEXT: %[[#PtrCastToGeneric:]] = OpPtrCastToGeneric %[[#TypeUntypedPointerKHR4]] %[[#FunctionCall]]
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypeInt2]] %[[#PtrCastToGeneric]] Aligned 4
; CHECK-NEXT: OpReturnValue %[[#Load2]]
; CHECK-NEXT: OpFunctionEnd

%pair = type { ptr addrspace(1), ptr addrspace(3) }

define spir_func ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %which, ptr %pairs) {
entry:
  store float 1.0, ptr addrspace(1) %a
  store i64 2, ptr addrspace(1) %b
  br i1 %which, label %then, label %end
then:
  %member = getelementptr inbounds %pair, ptr %pairs, i64 0, i32 0
  %stored = load ptr addrspace(1), ptr %member
  br label %end
end:
  %merged = phi ptr addrspace(1) [ %a, %entry ], [ %stored, %then ]
  %chosen = select i1 %which, ptr addrspace(1) %merged, ptr addrspace(1) %b
  ret ptr addrspace(1) %chosen
}

define spir_func i32 @g(ptr addrspace(1) %a, ptr %pairs) {
  %p = call spir_func ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) null, i1 true, ptr %pairs)
  %generic = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %x = load i32, ptr addrspace(4) %generic
  ret i32 %x
}

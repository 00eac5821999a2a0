; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; CHECK:      %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeBool]]
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CodeSectionINTEL %[[#TypeFunction]]
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL:]] = OpConstantFunctionPointerINTEL %[[#TypePointer]] %{{[0-9]+}}
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypePointer]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 4
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: OpReturnValue %[[#FunctionParameter]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeBool]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#Select:]] = OpSelect %[[#TypePointer]] %[[#FunctionParameter2]] %[[#ConstantFunctionPointerINTEL]] %[[#ConstantNull]]
; CHECK-NEXT: %[[#FunctionPointerCallINTEL:]] = OpFunctionPointerCallINTEL %[[#TypeInt]] %[[#Select]] %[[#Constant]]
; CHECK-NEXT: OpReturnValue %[[#FunctionPointerCallINTEL]]
; CHECK-NEXT: OpFunctionEnd
; NEW-SPIRV-VAL

; Address space 9 is where functions are.

; WITHOUT: error: the address of function '@f' needs SPV_INTEL_function_pointers
; WITHOUT: note: pass --spirv-ext=+SPV_INTEL_function_pointers
define internal spir_func i32 @f(i32 %a) addrspace(9) {
  ret i32 %a
}

define spir_func i32 @g(i1 %c) {
  %p = select i1 %c, ptr addrspace(9) @f, ptr addrspace(9) null
  %v = call spir_func addrspace(9) i32 %p(i32 4)
  ret i32 %v
}

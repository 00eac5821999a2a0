; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; All functions that a call can reach take a pointer to float and give one, so the call needs no
; cast; those of another type do not agree on their parameter, which is a pointer to i8 at the call.

; CHECK:      %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeFloat]]
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypePointer]] %[[#TypePointer]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer2]]
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer CrossWorkgroup %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypeFunction3:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer3]]
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 0
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeFunction4:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]] %[[#TypeBool]]
; CHECK-NEXT: %[[#TypePointer4:]] = OpTypePointer Function %[[#TypeFunction]]
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL:]] = OpConstantFunctionPointerINTEL %[[#TypePointer4]] %{{[0-9]+}}
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypePointer4]]
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeFloat]] 1
; CHECK-NEXT: %[[#TypeFunction5:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer2]] %[[#TypeBool]]
; CHECK-NEXT: %[[#TypePointer5:]] = OpTypePointer Function %[[#TypeFunction2]]
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypePointer6:]] = OpTypePointer CrossWorkgroup %[[#TypeInt3]]
; CHECK-NEXT: %[[#TypeFunction6:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer6]]
; CHECK-NEXT: %[[#TypePointer7:]] = OpTypePointer Function %[[#TypeFunction6]]
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL2:]] = OpConstantFunctionPointerINTEL %[[#TypePointer5]] %{{[0-9]+}}
; CHECK-NEXT: %[[#TypePointer8:]] = OpTypePointer Function %[[#TypeFunction3]]
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL3:]] = OpConstantFunctionPointerINTEL %[[#TypePointer8]] %{{[0-9]+}}
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypePointer]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#PtrAccessChain:]] = OpPtrAccessChain %[[#TypePointer]] %[[#FunctionParameter]] %[[#Constant]]
; CHECK-NEXT: OpReturnValue %[[#PtrAccessChain]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypePointer2]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: OpStore %[[#FunctionParameter2]] %[[#Constant2]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction3]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypePointer3]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: OpStore %[[#FunctionParameter3]] %[[#Constant3]] Aligned 8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function4:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction4]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter5:]] = OpFunctionParameter %[[#TypeBool]]
; CHECK-NEXT: %[[#Label4:]] = OpLabel
; CHECK-NEXT: %[[#Select:]] = OpSelect %[[#TypePointer4]] %[[#FunctionParameter5]] %[[#ConstantFunctionPointerINTEL]] %[[#ConstantNull]]
; CHECK-NEXT: %[[#FunctionPointerCallINTEL:]] = OpFunctionPointerCallINTEL %[[#TypePointer]] %[[#Select]] %[[#FunctionParameter4]]
; CHECK-NEXT: OpStore %[[#FunctionPointerCallINTEL]] %[[#Constant4]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function5:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction5]]
; CHECK-NEXT: %[[#FunctionParameter6:]] = OpFunctionParameter %[[#TypePointer2]]
; CHECK-NEXT: %[[#FunctionParameter7:]] = OpFunctionParameter %[[#TypeBool]]
; CHECK-NEXT: %[[#Label5:]] = OpLabel
; CHECK-NEXT: %[[#Bitcast:]] = OpBitcast %[[#TypePointer7]] %[[#ConstantFunctionPointerINTEL2]]
; CHECK-NEXT: %[[#Bitcast2:]] = OpBitcast %[[#TypePointer7]] %[[#ConstantFunctionPointerINTEL3]]
; CHECK-NEXT: %[[#Select2:]] = OpSelect %[[#TypePointer7]] %[[#FunctionParameter7]] %[[#Bitcast]] %[[#Bitcast2]]
; CHECK-NEXT: %[[#Bitcast3:]] = OpBitcast %[[#TypePointer6]] %[[#FunctionParameter6]]
; CHECK-NEXT: %[[#FunctionPointerCallINTEL2:]] = OpFunctionPointerCallINTEL %[[#TypeVoid]] %[[#Select2]] %[[#Bitcast3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define internal spir_func ptr addrspace(1) @next(ptr addrspace(1) %p) {
  %n = getelementptr float, ptr addrspace(1) %p, i32 1
  ret ptr addrspace(1) %n
}

define internal spir_func void @clear.i32(ptr addrspace(1) %p) {
  store i32 0, ptr addrspace(1) %p
  ret void
}

define internal spir_func void @clear.i64(ptr addrspace(1) %p) {
  store i64 0, ptr addrspace(1) %p
  ret void
}

define spir_func void @agreed(ptr addrspace(1) %p, i1 %c) {
  %f = select i1 %c, ptr @next, ptr null
  %q = call spir_func ptr addrspace(1) %f(ptr addrspace(1) %p)
  store float 1.0, ptr addrspace(1) %q
  ret void
}

define spir_func void @mixed(ptr addrspace(1) %p, i1 %c) {
  %f = select i1 %c, ptr @clear.i32, ptr @clear.i64
  call spir_func void %f(ptr addrspace(1) %p)
  ret void
}

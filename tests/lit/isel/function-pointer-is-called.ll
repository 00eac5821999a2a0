; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The address of a function is a constant of a pointer to the function's type, and what is called
; through memory is a pointer to that type as well.

; CHECK:      %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeInt]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer Function %[[#TypeFunction]]
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer Function %[[#TypePointer2]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 3
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL:]] = OpConstantFunctionPointerINTEL %[[#TypePointer2]] %{{[0-9]+}}
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL2:]] = OpConstantFunctionPointerINTEL %[[#TypePointer2]] %{{[0-9]+}}
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 5
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#IAdd:]] = OpIAdd %[[#TypeInt]] %[[#FunctionParameter]] %[[#FunctionParameter2]]
; CHECK-NEXT: OpReturnValue %[[#IAdd]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#IMul:]] = OpIMul %[[#TypeInt]] %[[#FunctionParameter3]] %[[#FunctionParameter4]]
; CHECK-NEXT: OpReturnValue %[[#IMul]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter5:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter6:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#Variable:]] = OpVariable %[[#TypePointer3]] Function
; CHECK-NEXT: %[[#SGreaterThan:]] = OpSGreaterThan %[[#TypeBool]] %[[#FunctionParameter6]] %[[#Constant]]
; CHECK-NEXT: %[[#Select:]] = OpSelect %[[#TypePointer2]] %[[#SGreaterThan]] %[[#ConstantFunctionPointerINTEL]] %[[#ConstantFunctionPointerINTEL2]]
; CHECK-NEXT: OpStore %[[#Variable]] %[[#Select]] Aligned 8
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypePointer2]] %[[#Variable]] Aligned 8
; CHECK-NEXT: %[[#FunctionPointerCallINTEL:]] = OpFunctionPointerCallINTEL %[[#TypeInt]] %[[#Load]] %[[#FunctionParameter6]] %[[#Constant2]]
; CHECK-NEXT: OpStore %[[#FunctionParameter5]] %[[#FunctionPointerCallINTEL]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define internal spir_func i32 @add(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}

define internal spir_func i32 @mul(i32 %a, i32 %b) {
  %r = mul i32 %a, %b
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %p = alloca ptr
  %c = icmp sgt i32 %n, 3
  %f = select i1 %c, ptr @add, ptr @mul
  store ptr %f, ptr %p
  %g = load ptr, ptr %p
  %v = call spir_func i32 %g(i32 %n, i32 5)
  store i32 %v, ptr addrspace(1) %out
  ret void
}

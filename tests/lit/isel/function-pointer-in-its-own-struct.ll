; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A method takes a pointer to the struct that holds it. No type can contain itself so, hence the
; member points to a function of a pointer to i8, and the method's address is cast to that.

; CHECK:      %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer Function %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypePointer]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer Function %[[#TypeFunction]]
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypePointer2]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer Function %[[#TypeStruct]]
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeInt]] %[[#TypePointer3]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#TypePointer4:]] = OpTypePointer Function %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeFunction3:]] = OpTypeFunction %[[#TypeInt]]
; CHECK-NEXT: %[[#TypePointer5:]] = OpTypePointer Function %[[#TypeFunction2]]
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL:]] = OpConstantFunctionPointerINTEL %[[#TypePointer5]] %{{[0-9]+}}
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#TypePointer6:]] = OpTypePointer Function %[[#TypePointer2]]
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 7
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer3]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#AccessChain:]] = OpAccessChain %[[#TypePointer4]] %[[#FunctionParameter]] %[[#Constant]]
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeInt]] %[[#AccessChain]] Aligned 4
; CHECK-NEXT: %[[#IMul:]] = OpIMul %[[#TypeInt]] %[[#Load]] %[[#Load]]
; CHECK-NEXT: OpReturnValue %[[#IMul]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction3]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#Variable:]] = OpVariable %[[#TypePointer3]] Function
; CHECK-NEXT: %[[#Bitcast:]] = OpBitcast %[[#TypePointer2]] %[[#ConstantFunctionPointerINTEL]]
; CHECK-NEXT: %[[#InBoundsAccessChain:]] = OpInBoundsAccessChain %[[#TypePointer6]] %[[#Variable]] %[[#Constant2]]
; CHECK-NEXT: OpStore %[[#InBoundsAccessChain]] %[[#Bitcast]] Aligned 8
; CHECK-NEXT: %[[#AccessChain2:]] = OpAccessChain %[[#TypePointer4]] %[[#Variable]] %[[#Constant]]
; CHECK-NEXT: OpStore %[[#AccessChain2]] %[[#Constant3]] Aligned 4
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypePointer2]] %[[#InBoundsAccessChain]] Aligned 8
; CHECK-NEXT: %[[#Bitcast2:]] = OpBitcast %[[#TypePointer]] %[[#Variable]]
; CHECK-NEXT: %[[#FunctionPointerCallINTEL:]] = OpFunctionPointerCallINTEL %[[#TypeInt]] %[[#Load2]] %[[#Bitcast2]]
; CHECK-NEXT: OpReturnValue %[[#FunctionPointerCallINTEL]]
; CHECK-NEXT: OpFunctionEnd
%shape = type { ptr, i32 }

define internal spir_func i32 @area(ptr %this) {
  %p = getelementptr %shape, ptr %this, i32 0, i32 1
  %side = load i32, ptr %p
  %r = mul i32 %side, %side
  ret i32 %r
}

define spir_func i32 @f() {
  %s = alloca %shape
  store ptr @area, ptr %s
  %side = getelementptr %shape, ptr %s, i32 0, i32 1
  store i32 7, ptr %side
  %m = load ptr, ptr %s
  %v = call spir_func i32 %m(ptr %s)
  ret i32 %v
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A table of functions is an array of pointers to their type; who indexes it may call them all, so
; the variable that one of them reads is in the kernel's interface.

; CHECK:      %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#Variable:]] = OpVariable %[[#TypePointer]] CrossWorkgroup %[[#Constant]]
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer Function %[[#TypeFunction]]
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL:]] = OpConstantFunctionPointerINTEL %[[#TypePointer2]] %{{[0-9]+}}
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL2:]] = OpConstantFunctionPointerINTEL %[[#TypePointer2]] %{{[0-9]+}}
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypePointer2]] %[[#Constant2]]
; CHECK-NEXT: %[[#ConstantComposite:]] = OpConstantComposite %[[#TypeArray]] %[[#ConstantFunctionPointerINTEL]] %[[#ConstantFunctionPointerINTEL2]]
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer CrossWorkgroup %[[#TypeArray]]
; CHECK-NEXT: %[[#Variable2:]] = OpVariable %[[#TypePointer3]] CrossWorkgroup %[[#ConstantComposite]]
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]] %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypePointer4:]] = OpTypePointer CrossWorkgroup %[[#TypePointer2]]
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 21
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeInt]] %[[#Variable]] Aligned 4
; CHECK-NEXT: OpReturnValue %[[#Load]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#ShiftLeftLogical:]] = OpShiftLeftLogical %[[#TypeInt]] %[[#FunctionParameter2]] %[[#Constant3]]
; CHECK-NEXT: OpReturnValue %[[#ShiftLeftLogical]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypeInt2]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#AccessChain:]] = OpAccessChain %[[#TypePointer4]] %[[#Variable2]] %[[#FunctionParameter4]]
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypePointer2]] %[[#AccessChain]] Aligned 8
; CHECK-NEXT: %[[#FunctionPointerCallINTEL:]] = OpFunctionPointerCallINTEL %[[#TypeInt]] %[[#Load2]] %[[#Constant4]]
; CHECK-NEXT: OpStore %[[#FunctionParameter3]] %[[#FunctionPointerCallINTEL]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
@seen = internal addrspace(1) global i32 0
@table = internal addrspace(1) constant [2 x ptr] [ptr @read, ptr @twice]

define internal spir_func i32 @read(i32 %a) {
  %v = load i32, ptr addrspace(1) @seen
  ret i32 %v
}

define internal spir_func i32 @twice(i32 %a) {
  %r = shl i32 %a, 1
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) {
  %slot = getelementptr [2 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
  %f = load ptr, ptr addrspace(1) %slot
  %v = call spir_func i32 %f(i32 21)
  store i32 %v, ptr addrspace(1) %out
  ret void
}

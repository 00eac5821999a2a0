; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A function that is only named by its address is an import, as one that is called is.

; CHECK:      %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer Function %[[#TypeFunction]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer Function %[[#TypePointer]]
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeBool]] %[[#TypePointer2]]
; CHECK-NEXT: %[[#ConstantFunctionPointerINTEL:]] = OpConstantFunctionPointerINTEL %[[#TypePointer]] %{{[0-9]+}}
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeBool]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypePointer2]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: OpStore %[[#FunctionParameter2]] %[[#ConstantFunctionPointerINTEL]] Aligned 8
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypePointer]] %[[#FunctionParameter2]] Aligned 8
; CHECK-NEXT: %[[#ConvertPtrToU:]] = OpConvertPtrToU %[[#TypeInt2]] %[[#Load]]
; CHECK-NEXT: %[[#ConvertPtrToU2:]] = OpConvertPtrToU %[[#TypeInt2]] %[[#ConstantFunctionPointerINTEL]]
; CHECK-NEXT: %[[#IEqual:]] = OpIEqual %[[#TypeBool]] %[[#ConvertPtrToU]] %[[#ConvertPtrToU2]]
; CHECK-NEXT: OpReturnValue %[[#IEqual]]
; CHECK-NEXT: OpFunctionEnd
declare spir_func i32 @other(i32)

define spir_func i1 @f(ptr %p) {
  store ptr @other, ptr %p
  %q = load ptr, ptr %p
  %same = icmp eq ptr %q, @other
  ret i1 %same
}

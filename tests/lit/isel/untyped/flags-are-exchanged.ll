; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; OpAtomicFlagTestAndSet takes untyped pointers only from the third revision of the extension on, so a
; flag is exchanged with what it is when set.

; CHECK:      %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeBool]] %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 528
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 16
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeBool]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#AtomicExchange:]] = OpAtomicExchange %[[#TypeInt]] %[[#FunctionParameter]] %[[#Constant]] %[[#Constant2]] %[[#Constant]]
; CHECK-NEXT: %[[#INotEqual:]] = OpINotEqual %[[#TypeBool]] %[[#AtomicExchange]] %[[#Constant3]]
; CHECK-NEXT: OpAtomicStore %[[#FunctionParameter]] %[[#Constant]] %[[#Constant2]] %[[#Constant3]]
; CHECK-NEXT: %[[#AtomicExchange2:]] = OpAtomicExchange %[[#TypeInt]] %[[#FunctionParameter]] %[[#Constant]] %[[#Constant4]] %[[#Constant]]
; CHECK-NEXT: %[[#INotEqual2:]] = OpINotEqual %[[#TypeBool]] %[[#AtomicExchange2]] %[[#Constant3]]
; CHECK-NEXT: OpReturnValue %[[#INotEqual]]
; CHECK-NEXT: OpFunctionEnd

define spir_func i1 @f(ptr addrspace(1) %flag) {
  %was = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS1VU7_Atomici(ptr addrspace(1) %flag)
  call spir_func void @_Z17atomic_flag_clearPU3AS1VU7_Atomici(ptr addrspace(1) %flag)
  %named = call spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS1iii(ptr addrspace(1) %flag, i32 1, i32 16)
  ret i1 %was
}

declare spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS1VU7_Atomici(ptr addrspace(1))
declare spir_func void @_Z17atomic_flag_clearPU3AS1VU7_Atomici(ptr addrspace(1))
declare spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS1iii(ptr addrspace(1), i32, i32)

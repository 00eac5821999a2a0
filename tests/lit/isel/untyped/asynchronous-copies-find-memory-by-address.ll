; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; An asynchronous copy, and the wait for it, take typed pointers alone, but for an instruction that no
; consumer is known to have: theirs have the addresses of the untyped ones.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeUntypedPointerKHR2:]] = OpTypeUntypedPointerKHR Workgroup
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR2]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt2]] 2
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeFloat]] 3
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer Workgroup %[[#TypeVector]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer CrossWorkgroup %[[#TypeVector]]
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#TypeEvent:]] = OpTypeEvent
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypeEvent]]
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer CrossWorkgroup %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypePointer4:]] = OpTypePointer Workgroup %[[#TypeInt2]]
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 64
; CHECK-NEXT: %[[#TypeFloat2:]] = OpTypeFloat 64
; CHECK-NEXT: %[[#TypePointer5:]] = OpTypePointer Workgroup %[[#TypeFloat2]]
; CHECK-NEXT: %[[#TypePointer6:]] = OpTypePointer CrossWorkgroup %[[#TypeFloat2]]
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 3
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeEvent]] %[[#Constant]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR3:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#TypePointer7:]] = OpTypePointer Function %[[#TypeEvent]]
; CHECK-NEXT: %[[#Constant5:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#UntypedVariableKHR:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR3]] Function %[[#TypeArray]]
; CHECK-NEXT: %[[#ConvertPtrToU:]] = OpConvertPtrToU %[[#TypeInt]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ConvertUToPtr:]] = OpConvertUToPtr %[[#TypePointer]] %[[#ConvertPtrToU]]
; CHECK-NEXT: %[[#ConvertPtrToU2:]] = OpConvertPtrToU %[[#TypeInt]] %[[#FunctionParameter]]
; CHECK-NEXT: %[[#ConvertUToPtr2:]] = OpConvertUToPtr %[[#TypePointer2]] %[[#ConvertPtrToU2]]
; CHECK-NEXT: %[[#GroupAsyncCopy:]] = OpGroupAsyncCopy %[[#TypeEvent]] %[[#Constant]] %[[#ConvertUToPtr]] %[[#ConvertUToPtr2]] %[[#FunctionParameter3]] %[[#Constant2]] %[[#ConstantNull]]
; CHECK-NEXT: %[[#ConvertPtrToU3:]] = OpConvertPtrToU %[[#TypeInt]] %[[#FunctionParameter]]
; CHECK-NEXT: %[[#ConvertUToPtr3:]] = OpConvertUToPtr %[[#TypePointer3]] %[[#ConvertPtrToU3]]
; CHECK-NEXT: %[[#ConvertPtrToU4:]] = OpConvertPtrToU %[[#TypeInt]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ConvertUToPtr4:]] = OpConvertUToPtr %[[#TypePointer4]] %[[#ConvertPtrToU4]]
; CHECK-NEXT: %[[#GroupAsyncCopy2:]] = OpGroupAsyncCopy %[[#TypeEvent]] %[[#Constant]] %[[#ConvertUToPtr3]] %[[#ConvertUToPtr4]] %[[#Constant3]] %[[#FunctionParameter3]] %[[#GroupAsyncCopy]]
; CHECK-NEXT: %[[#ConvertPtrToU5:]] = OpConvertPtrToU %[[#TypeInt]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ConvertUToPtr5:]] = OpConvertUToPtr %[[#TypePointer5]] %[[#ConvertPtrToU5]]
; CHECK-NEXT: %[[#ConvertPtrToU6:]] = OpConvertPtrToU %[[#TypeInt]] %[[#FunctionParameter]]
; CHECK-NEXT: %[[#ConvertUToPtr6:]] = OpConvertUToPtr %[[#TypePointer6]] %[[#ConvertPtrToU6]]
; CHECK-NEXT: %[[#GroupAsyncCopy3:]] = OpGroupAsyncCopy %[[#TypeEvent]] %[[#Constant]] %[[#ConvertUToPtr5]] %[[#ConvertUToPtr6]] %[[#FunctionParameter3]] %[[#Constant4]] %[[#GroupAsyncCopy2]]
; CHECK-NEXT: OpStore %[[#UntypedVariableKHR]] %[[#GroupAsyncCopy3]] Aligned 8
; CHECK-NEXT: %[[#ConvertPtrToU7:]] = OpConvertPtrToU %[[#TypeInt]] %[[#UntypedVariableKHR]]
; CHECK-NEXT: %[[#ConvertUToPtr7:]] = OpConvertUToPtr %[[#TypePointer7]] %[[#ConvertPtrToU7]]
; CHECK-NEXT: OpGroupWaitEvents %[[#Constant]] %[[#Constant5]] %[[#ConvertUToPtr7]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

define spir_kernel void @k(ptr addrspace(1) %global, ptr addrspace(3) %local, i64 %n) {
  %a = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %local, ptr addrspace(1) %global, i64 %n, target("spirv.Event") zeroinitializer)
  %b = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1iPU3AS3Kimm9ocl_event(ptr addrspace(1) %global, ptr addrspace(3) %local, i64 64, i64 %n, target("spirv.Event") %a)
  %c = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS3dPU3AS1Kdmm9ocl_event(i32 2, ptr addrspace(3) %local, ptr addrspace(1) %global, i64 %n, i64 3, target("spirv.Event") %b)
  %events = alloca [2 x target("spirv.Event")]
  store target("spirv.Event") %c, ptr %events
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 1, ptr %events)
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1iPU3AS3Kimm9ocl_event(ptr addrspace(1), ptr addrspace(3), i64, i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS3dPU3AS1Kdmm9ocl_event(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32, ptr)

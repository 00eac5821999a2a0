; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A pointer to one of OpenCL's old structs is a value of an opaque type, whatever other pointers are.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR Workgroup
; CHECK-NEXT: %[[#TypeUntypedPointerKHR2:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeImage:]] = OpTypeImage %[[#TypeVoid]] 2D 0 0 0 0 Unknown ReadOnly
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR2]] %[[#TypeImage]]
; CHECK-NEXT: %[[#TypeEvent:]] = OpTypeEvent
; CHECK-NEXT: %[[#TypeUntypedPointerKHR3:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer Workgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt2]] 4
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypeEvent]]
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer Function %[[#TypeEvent]]
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeInt]] 2
; CHECK-NEXT: %[[#Constant5:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeImage]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#UntypedVariableKHR:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR3]] Function %[[#TypeEvent]]
; CHECK-NEXT: %[[#ConvertPtrToU:]] = OpConvertPtrToU %[[#TypeInt2]] %[[#FunctionParameter]]
; CHECK-NEXT: %[[#ConvertUToPtr:]] = OpConvertUToPtr %[[#TypePointer]] %[[#ConvertPtrToU]]
; CHECK-NEXT: %[[#ConvertPtrToU2:]] = OpConvertPtrToU %[[#TypeInt2]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ConvertUToPtr2:]] = OpConvertUToPtr %[[#TypePointer2]] %[[#ConvertPtrToU2]]
; CHECK-NEXT: %[[#GroupAsyncCopy:]] = OpGroupAsyncCopy %[[#TypeEvent]] %[[#Constant]] %[[#ConvertUToPtr]] %[[#ConvertUToPtr2]] %[[#Constant2]] %[[#Constant3]] %[[#ConstantNull]]
; CHECK-NEXT: OpStore %[[#UntypedVariableKHR]] %[[#GroupAsyncCopy]] Aligned 8
; CHECK-NEXT: %[[#ConvertPtrToU3:]] = OpConvertPtrToU %[[#TypeInt2]] %[[#UntypedVariableKHR]]
; CHECK-NEXT: %[[#ConvertUToPtr3:]] = OpConvertUToPtr %[[#TypePointer3]] %[[#ConvertPtrToU3]]
; CHECK-NEXT: OpGroupWaitEvents %[[#Constant]] %[[#Constant4]] %[[#ConvertUToPtr3]]
; CHECK-NEXT: %[[#ImageQuerySizeLod:]] = OpImageQuerySizeLod %[[#TypeVector]] %[[#FunctionParameter3]] %[[#Constant5]]
; CHECK-NEXT: %[[#CompositeExtract:]] = OpCompositeExtract %[[#TypeInt]] %[[#ImageQuerySizeLod]] 0
; CHECK-NEXT: OpStore %[[#FunctionParameter2]] %[[#CompositeExtract]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

%opencl.event_t = type opaque

define spir_kernel void @k(ptr addrspace(3) %local, ptr addrspace(1) %global, ptr addrspace(1) %image) {
  %event = alloca ptr
  %made = call spir_func ptr @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) %local, ptr addrspace(1) %global, i64 4, ptr null)
  store ptr %made, ptr %event
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 1, ptr %event)
  %size = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(ptr addrspace(1) %image)
  store i32 %size, ptr addrspace(1) %global
  ret void
}

declare spir_func ptr @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, ptr)
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32, ptr)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(ptr addrspace(1))

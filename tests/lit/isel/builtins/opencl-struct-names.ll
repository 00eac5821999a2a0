; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Before target extension types an event, an image or a sampler was a pointer to a struct without a
; body. Only builtins tell such pointers from addresses; what they tell goes through memory, phis,
; calls and parameters, and a kernel's metadata says it of what no builtin is given.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer Workgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]] %[[#TypePointer2]]
; CHECK-NEXT: %[[#TypeEvent:]] = OpTypeEvent
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer Function %[[#TypeEvent]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt2]] 4
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypeEvent]]
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#TypeImage:]] = OpTypeImage %[[#TypeVoid]] 2D 0 0 0 0 Unknown ReadOnly
; CHECK-NEXT: %[[#TypeSampler:]] = OpTypeSampler
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeFloat]] 4
; CHECK-NEXT: %[[#TypePointer4:]] = OpTypePointer CrossWorkgroup %[[#TypeVector]]
; CHECK-NEXT: %[[#TypeImage2:]] = OpTypeImage %[[#TypeVoid]] 2D 0 0 0 0 Unknown WriteOnly
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeImage]] %[[#TypeSampler]] %[[#TypePointer4]] %[[#TypeImage2]]
; CHECK-NEXT: %[[#ConstantSampler:]] = OpConstantSampler %[[#TypeSampler]] ClampToEdge 0 Nearest
; CHECK-NEXT: %[[#TypeSampledImage:]] = OpTypeSampledImage %[[#TypeImage]]
; CHECK-NEXT: %[[#Constant5:]] = OpConstant %[[#TypeFloat]] 0
; CHECK-NEXT: %[[#TypeVector2:]] = OpTypeVector %[[#TypeFloat]] 2
; CHECK-NEXT: %[[#ConstantNull2:]] = OpConstantNull %[[#TypeVector2]]
; CHECK-NEXT: %[[#TypeVector3:]] = OpTypeVector %[[#TypeInt]] 2
; CHECK-NEXT: %[[#ConstantNull3:]] = OpConstantNull %[[#TypeVector3]]
; CHECK-NEXT: %[[#TypeFunction3:]] = OpTypeFunction %[[#TypeVector]] %[[#TypeImage]] %[[#TypeSampler]]
; CHECK-NEXT: %[[#TypeImage3:]] = OpTypeImage %[[#TypeVoid]] 2D 0 0 0 0 Unknown ReadWrite
; CHECK-NEXT: %[[#TypeFunction4:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeImage3]] %[[#TypeSampler]] %[[#TypePointer]]
; CHECK-NEXT: %[[#TypePipe:]] = OpTypePipe ReadOnly
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypePointer5:]] = OpTypePointer Generic %[[#TypeInt3]]
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeReserveId:]] = OpTypeReserveId
; CHECK-NEXT: %[[#TypeFunction5:]] = OpTypeFunction %[[#TypeInt]] %[[#TypePipe]] %[[#TypePointer5]] %[[#TypeBool]] %[[#TypeReserveId]]
; CHECK-NEXT: %[[#Constant6:]] = OpConstant %[[#TypeInt]] 4
; CHECK-NEXT: %[[#Constant7:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypePointer2]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#Variable:]] = OpVariable %[[#TypePointer3]] Function
; CHECK-NEXT: %[[#GroupAsyncCopy:]] = OpGroupAsyncCopy %[[#TypeEvent]] %[[#Constant]] %[[#FunctionParameter2]] %[[#FunctionParameter]] %[[#Constant2]] %[[#Constant3]] %[[#ConstantNull]]
; CHECK-NEXT: OpStore %[[#Variable]] %[[#GroupAsyncCopy]] Aligned 4
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeEvent]] %[[#Variable]] Aligned 4
; CHECK-NEXT: %[[#GroupAsyncCopy2:]] = OpGroupAsyncCopy %[[#TypeEvent]] %[[#Constant]] %[[#FunctionParameter2]] %[[#FunctionParameter]] %[[#Constant2]] %[[#Constant3]] %[[#Load]]
; CHECK-NEXT: OpStore %[[#Variable]] %[[#GroupAsyncCopy2]] Aligned 4
; CHECK-NEXT: OpGroupWaitEvents %[[#Constant]] %[[#Constant4]] %[[#Variable]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeImage]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypeSampler]]
; CHECK-NEXT: %[[#FunctionParameter5:]] = OpFunctionParameter %[[#TypePointer4]]
; CHECK-NEXT: %[[#FunctionParameter6:]] = OpFunctionParameter %[[#TypeImage2]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#SampledImage:]] = OpSampledImage %[[#TypeSampledImage]] %[[#FunctionParameter3]] %[[#ConstantSampler]]
; CHECK-NEXT: %[[#ImageSampleExplicitLod:]] = OpImageSampleExplicitLod %[[#TypeVector]] %[[#SampledImage]] %[[#ConstantNull2]] Lod %[[#Constant5]]
; CHECK-NEXT: %[[#FunctionCall:]] = OpFunctionCall %[[#TypeVector]] %{{[0-9]+}} %[[#FunctionParameter3]] %[[#FunctionParameter4]]
; CHECK-NEXT: %[[#FAdd:]] = OpFAdd %[[#TypeVector]] %[[#ImageSampleExplicitLod]] %[[#FunctionCall]]
; CHECK-NEXT: OpStore %[[#FunctionParameter5]] %[[#FAdd]] Aligned 16
; CHECK-NEXT: OpImageWrite %[[#FunctionParameter6]] %[[#ConstantNull3]] %[[#FAdd]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeVector]] None %[[#TypeFunction3]]
; CHECK-NEXT: %[[#FunctionParameter7:]] = OpFunctionParameter %[[#TypeImage]]
; CHECK-NEXT: %[[#FunctionParameter8:]] = OpFunctionParameter %[[#TypeSampler]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#SampledImage2:]] = OpSampledImage %[[#TypeSampledImage]] %[[#FunctionParameter7]] %[[#FunctionParameter8]]
; CHECK-NEXT: %[[#ImageSampleExplicitLod2:]] = OpImageSampleExplicitLod %[[#TypeVector]] %[[#SampledImage2]] %[[#ConstantNull2]] Lod %[[#Constant5]]
; CHECK-NEXT: OpReturnValue %[[#ImageSampleExplicitLod2]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function4:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction4]]
; CHECK-NEXT: %[[#FunctionParameter9:]] = OpFunctionParameter %[[#TypeImage3]]
; CHECK-NEXT: %[[#FunctionParameter10:]] = OpFunctionParameter %[[#TypeSampler]]
; CHECK-NEXT: %[[#FunctionParameter11:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#Label4:]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function5:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction5]]
; CHECK-NEXT: %[[#FunctionParameter12:]] = OpFunctionParameter %[[#TypePipe]]
; CHECK-NEXT: %[[#FunctionParameter13:]] = OpFunctionParameter %[[#TypePointer5]]
; CHECK-NEXT: %[[#FunctionParameter14:]] = OpFunctionParameter %[[#TypeBool]]
; CHECK-NEXT: %[[#FunctionParameter15:]] = OpFunctionParameter %[[#TypeReserveId]]
; CHECK-NEXT: %[[#Label5:]] = OpLabel
; CHECK-NEXT: %[[#ReserveReadPipePackets:]] = OpReserveReadPipePackets %[[#TypeReserveId]] %[[#FunctionParameter12]] %[[#Constant4]] %[[#Constant6]] %[[#Constant6]]
; CHECK-NEXT: OpBranchConditional %[[#FunctionParameter14]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Label6:]] = OpLabel
; CHECK-NEXT: OpBranch %{{[0-9]+}}
; CHECK-NEXT: %[[#Label7:]] = OpLabel
; CHECK-NEXT: %[[#Phi:]] = OpPhi %[[#TypeReserveId]] %[[#ReserveReadPipePackets]] %[[#Label6]] %[[#FunctionParameter15]] %[[#Label5]]
; CHECK-NEXT: %[[#ReservedReadPipe:]] = OpReservedReadPipe %[[#TypeInt]] %[[#FunctionParameter12]] %[[#Phi]] %[[#Constant7]] %[[#FunctionParameter13]] %[[#Constant6]] %[[#Constant6]]
; CHECK-NEXT: OpCommitReadPipe %[[#FunctionParameter12]] %[[#Phi]] %[[#Constant6]] %[[#Constant6]]
; CHECK-NEXT: OpReturnValue %[[#ReservedReadPipe]]
; CHECK-NEXT: OpFunctionEnd
%opencl.event_t = type opaque
define spir_kernel void @foo(ptr addrspace(1) %src, ptr addrspace(3) %dst) {
entry:
  %event = alloca ptr, align 4
  %call1 = call spir_func ptr @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) %dst, ptr addrspace(1) %src, i64 4, ptr null)
  store ptr %call1, ptr %event, align 4
  %reloaded = load ptr, ptr %event, align 4
  %call2 = call spir_func ptr @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) %dst, ptr addrspace(1) %src, i64 4, ptr %reloaded)
  store ptr %call2, ptr %event, align 4
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 1, ptr %event)
  ret void
}
define spir_kernel void @img(ptr addrspace(1) %im, ptr addrspace(2) %smp, ptr addrspace(1) %o, ptr addrspace(1) %wr) {
  %s = call spir_func ptr addrspace(2) @__translate_sampler_initializer(i32 18)
  %v = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %im, ptr addrspace(2) %s, <2 x float> zeroinitializer)
  %w = call spir_func <4 x float> @helper(ptr addrspace(1) %im, ptr addrspace(2) %smp)
  %x = fadd <4 x float> %v, %w
  store <4 x float> %x, ptr addrspace(1) %o
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(ptr addrspace(1) %wr, <2 x i32> zeroinitializer, <4 x float> %x)
  ret void
}
define internal spir_func <4 x float> @helper(ptr addrspace(1) %i, ptr addrspace(2) %s) {
  %v = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %i, ptr addrspace(2) %s, <2 x float> zeroinitializer)
  ret <4 x float> %v
}
declare spir_func ptr @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, ptr)
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32, ptr)
declare spir_func ptr addrspace(2) @__translate_sampler_initializer(i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1), ptr addrspace(2), <2 x float>)
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(ptr addrspace(1), <2 x i32>, <4 x float>)

define spir_kernel void @unused(ptr addrspace(1) %im, ptr addrspace(2) %smp, ptr addrspace(1) %data) !kernel_arg_base_type !0 !kernel_arg_access_qual !1 {
  ret void
}

define spir_func i32 @pipe(ptr addrspace(1) %p, ptr addrspace(4) %to, i1 %c, ptr %other) {
  %id = call spir_func ptr @__reserve_read_pipe(ptr addrspace(1) %p, i32 1, i32 4, i32 4)
  %chosen = select i1 %c, ptr %id, ptr %other
  %r = call spir_func i32 @__read_pipe_4(ptr addrspace(1) %p, ptr %chosen, i32 0, ptr addrspace(4) %to, i32 4, i32 4)
  call spir_func void @__commit_read_pipe(ptr addrspace(1) %p, ptr %chosen, i32 4, i32 4)
  ret i32 %r
}

declare spir_func ptr @__reserve_read_pipe(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @__read_pipe_4(ptr addrspace(1), ptr, i32, ptr addrspace(4), i32, i32)
declare spir_func void @__commit_read_pipe(ptr addrspace(1), ptr, i32, i32)

!0 = !{!"image2d_t", !"sampler_t", !"int*"}
!1 = !{!"read_write", !"none", !"none"}

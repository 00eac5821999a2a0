; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A copy without stride has stride 1; an event that is 0 in OpenCL C is null.

; CHECK-DAG: %[[#Event:]] = OpTypeEvent
; CHECK-DAG: %[[#None:]] = OpConstantNull %[[#Event]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#WorkGroup:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Long]] 1{{$}}
; CHECK-DAG: %[[#Three:]] = OpConstant %[[#Long]] 3{{$}}
; CHECK-DAG: %[[#EventPtr:]] = OpTypePointer Function %[[#Event]]
; CHECK: %[[#Local:]] = OpFunctionParameter
; CHECK: %[[#Global:]] = OpFunctionParameter
; CHECK: %[[#Events:]] = OpVariable %[[#EventPtr]] Function
; CHECK: %[[#First:]] = OpGroupAsyncCopy %[[#Event]] %[[#WorkGroup]] %[[#Local]] %[[#Global]] %{{[0-9]+}} %[[#One]] %[[#None]]
; CHECK-NEXT: OpGroupAsyncCopy %[[#Event]] %[[#WorkGroup]] %[[#Local]] %[[#Global]] %{{[0-9]+}} %[[#Three]] %[[#First]]
; CHECK: OpGroupWaitEvents %[[#WorkGroup]] %{{[0-9]+}} %[[#Events]]
define spir_func void @f(ptr addrspace(3) %local, ptr addrspace(1) %global) {
  %events = alloca target("spirv.Event")
  %1 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %local, ptr addrspace(1) %global, i64 64, target("spirv.Event") zeroinitializer)
  %2 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3Dv4_fPU3AS1KS_mm9ocl_event(ptr addrspace(3) %local, ptr addrspace(1) %global, i64 64, i64 3, target("spirv.Event") %1)
  store target("spirv.Event") %2, ptr %events
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 1, ptr %events)
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3Dv4_fPU3AS1KS_mm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32, ptr)

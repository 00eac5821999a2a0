; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Optimisers write the offset of an event in bytes, so an event that is not there keeps its size.
; CHECK:     %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Four:]] = OpConstant %[[#Word]] 4
; CHECK-DAG: %[[#Words:]] = OpTypeArray %[[#Word]] %[[#Four]]
; CHECK-DAG: %[[#Kept:]] = OpTypePointer Function %[[#Words]]
; CHECK-DAG: %[[#Three:]] = OpConstant %[[#Word]] 3
; CHECK:     %[[#Var:]] = OpVariable %[[#Kept]] Function
; CHECK:     OpInBoundsAccessChain %{{[0-9]+}} %[[#Var]] %[[#Three]]
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %l, i64 %n) {
  %kept = alloca [2 x target("spirv.Event")]
  %e = call target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %p, i64 %n, i64 3, target("spirv.Event") zeroinitializer)
  %second = getelementptr i8, ptr %kept, i64 8
  store volatile target("spirv.Event") %e, ptr %second
  %g = addrspacecast ptr %second to ptr addrspace(4)
  call void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %g)
  ret void
}

declare target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))
declare void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))

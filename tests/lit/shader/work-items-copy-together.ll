; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A copy of a group is a loop of each work-item, by steps of the group's size; what waits for it is a
; barrier, and its event a word, also where it is kept in memory.
; CHECK-NOT: OpTypeEvent
; CHECK: OpLoopMerge
; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned|NonPrivatePointer 4
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} NonPrivatePointer
; CHECK: OpControlBarrier
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %l, i64 %n) {
  %kept = alloca [2 x target("spirv.Event")]
  %e = call target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %p, i64 %n, i64 3, target("spirv.Event") zeroinitializer)
  %second = getelementptr [2 x target("spirv.Event")], ptr %kept, i32 0, i32 1
  store volatile target("spirv.Event") %e, ptr %second
  %g = addrspacecast ptr %second to ptr addrspace(4)
  call void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %g)
  ret void
}

declare target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))
declare void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))

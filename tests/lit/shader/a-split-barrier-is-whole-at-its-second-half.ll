; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK-NOT: INTEL
; CHECK: %[[#Local:]] = OpConstant %{{[0-9]+}} 24840
; CHECK: OpStore
; CHECK-NOT: OpControlBarrier
; CHECK: OpStore
; CHECK: OpControlBarrier %{{[0-9]+}} %{{[0-9]+}} %[[#Local]]
; CHECK: OpControlBarrier %{{[0-9]+}} %{{[0-9]+}} %[[#Local]]
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  store i32 1, ptr addrspace(3) %l
  call void @_Z31intel_work_group_barrier_arrivej(i32 1)
  store i32 2, ptr addrspace(1) %p
  call void @_Z29intel_work_group_barrier_waitj(i32 1)
  call void @__spirv_ControlBarrierArriveINTEL(i32 2, i32 2, i32 260)
  call void @__spirv_ControlBarrierWaitINTEL(i32 2, i32 2, i32 258)
  ret void
}

declare void @_Z31intel_work_group_barrier_arrivej(i32)
declare void @_Z29intel_work_group_barrier_waitj(i32)
declare void @__spirv_ControlBarrierArriveINTEL(i32, i32, i32)
declare void @__spirv_ControlBarrierWaitINTEL(i32, i32, i32)

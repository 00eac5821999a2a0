; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A scan is in the order of local ids, which that of sub-groups and lanes need not be: values change
; hands in local memory, and come back.
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Count:]] = OpConstant %{{[0-9]+}} 96
; CHECK: OpTypeArray %[[#Float]] %[[#Count]]
; CHECK: OpStore
; CHECK: OpControlBarrier
; CHECK: OpGroupNonUniformIAdd %{{[0-9]+}} %{{[0-9]+}} ExclusiveScan
; CHECK: OpGroupNonUniformFAdd %[[#Float]] %{{[0-9]+}} InclusiveScan
; CHECK: OpGroupNonUniformFAdd %[[#Float]] %{{[0-9]+}} Reduce
; CHECK: OpControlBarrier
; CHECK: OpFAdd %[[#Float]]
; CHECK: OpStore
; CHECK: OpControlBarrier
; CHECK: OpLoad %[[#Float]]
; CHECK: OpControlBarrier
define spir_kernel void @f(ptr addrspace(1) %p, float %x) !reqd_work_group_size !0 {
  %r = call float @_Z29work_group_scan_inclusive_addf(float %x)
  store float %r, ptr addrspace(1) %p
  ret void
}

declare float @_Z29work_group_scan_inclusive_addf(float)
!0 = !{i32 32, i32 3, i32 1}

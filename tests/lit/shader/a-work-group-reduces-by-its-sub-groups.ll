; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Vulkan has group operations of sub-groups alone. Each tells its part in local memory, which has an
; element for each work-item, and all read these.
; CHECK: OpCapability GroupNonUniformArithmetic
; CHECK: OpDecorate %[[#SizeX:]] SpecId 0
; CHECK: OpDecorate %[[#SizeY:]] SpecId 1
; CHECK: OpDecorate %[[#SizeZ:]] SpecId 2
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Plane:]] = OpSpecConstantOp %[[#Word]] IMul %[[#SizeX]] %[[#SizeY]]
; CHECK: %[[#Items:]] = OpSpecConstantOp %[[#Word]] IMul %[[#Plane]] %[[#SizeZ]]
; CHECK: %[[#Parts:]] = OpTypeArray %[[#Word]] %[[#Items]]
; CHECK: OpTypePointer Workgroup %[[#Parts]]
; CHECK: OpGroupNonUniformSMax %[[#Word]] %{{[0-9]+}} Reduce
; CHECK: OpControlBarrier
; CHECK: OpLoopMerge
; CHECK: OpGroupNonUniformSMax %[[#Word]] %{{[0-9]+}} Reduce
; CHECK: OpControlBarrier
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {
  %r = call i32 @_Z21work_group_reduce_maxi(i32 %x)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z21work_group_reduce_maxi(i32)

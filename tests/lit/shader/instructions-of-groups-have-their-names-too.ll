; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; What frontends call by the names of instructions is the same.
; CHECK: OpGroupNonUniformFAdd %{{[0-9]+}} %[[#Subgroup:]] InclusiveScan
; CHECK: OpGroupNonUniformUMin %{{[0-9]+}} %[[#Subgroup]] Reduce
; CHECK: OpControlBarrier
; CHECK: OpGroupNonUniformUMin %{{[0-9]+}} %[[#Subgroup]] Reduce
; CHECK: OpGroupNonUniformBroadcast %{{[0-9]+}} %[[#Subgroup]]
; CHECK: OpGroupNonUniformShuffle %{{[0-9]+}} %[[#Subgroup]]
define spir_kernel void @f(ptr addrspace(1) %p, float %x, i32 %n) {
  %a = call float @_Z17__spirv_GroupFAddiif(i32 3, i32 1, float %x)
  store volatile float %a, ptr addrspace(1) %p
  %b = call i32 @__spirv_GroupUMin(i32 2, i32 0, i32 %n)
  store volatile i32 %b, ptr addrspace(1) %p
  %c = call float @__spirv_GroupBroadcast(i32 3, float %x, i32 5)
  store volatile float %c, ptr addrspace(1) %p
  %d = call float @__spirv_GroupBroadcast(i32 3, float %x, i32 %n)
  store volatile float %d, ptr addrspace(1) %p
  ret void
}

declare float @_Z17__spirv_GroupFAddiif(i32, i32, float)
declare i32 @__spirv_GroupUMin(i32, i32, i32)
declare float @__spirv_GroupBroadcast(i32, float, i32)

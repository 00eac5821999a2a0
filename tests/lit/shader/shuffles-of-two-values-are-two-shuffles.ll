; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: %[[#Near:]] = OpULessThan
; CHECK: %[[#At:]] = OpSelect %{{[0-9]+}} %[[#Near]]
; CHECK: %[[#First:]] = OpGroupNonUniformShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#At]]
; CHECK: %[[#Second:]] = OpGroupNonUniformShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#At]]
; CHECK: OpSelect %{{[0-9]+}} %[[#Near]] %[[#First]] %[[#Second]]
; CHECK: OpGroupNonUniformShuffle
; CHECK: OpGroupNonUniformShuffle
; CHECK: OpBitwiseXor
; CHECK: OpGroupNonUniformShuffle
; CHECK: OpLoad
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = call i32 @_Z28intel_sub_group_shuffle_downiij(i32 %x, i32 %y, i32 3)
  store volatile i32 %a, ptr addrspace(1) %p
  %b = call i32 @_Z30__spirv_SubgroupShuffleUpINTELIiET_S0_S0_j(i32 %x, i32 %y, i32 1)
  store volatile i32 %b, ptr addrspace(1) %p
  %c = call i32 @_Z31__spirv_SubgroupShuffleXorINTELIiET_S0_j(i32 %x, i32 2)
  store volatile i32 %c, ptr addrspace(1) %p
  %d = call i32 @__spirv_SubgroupBlockReadINTEL_Ruint(ptr addrspace(1) %p)
  store volatile i32 %d, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z28intel_sub_group_shuffle_downiij(i32, i32, i32)
declare i32 @_Z30__spirv_SubgroupShuffleUpINTELIiET_S0_S0_j(i32, i32, i32)
declare i32 @_Z31__spirv_SubgroupShuffleXorINTELIiET_S0_j(i32, i32)
declare i32 @__spirv_SubgroupBlockReadINTEL_Ruint(ptr addrspace(1))

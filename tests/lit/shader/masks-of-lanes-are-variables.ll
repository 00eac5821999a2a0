; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The largest size of a sub-group is what Vulkan calls its size; that of the last one in a group may
; be smaller, which Vulkan does not say.
; CHECK: OpCapability GroupNonUniformBallot
; CHECK: OpDecorate %[[#Mask:]] BuiltIn SubgroupEqMask
; CHECK: OpDecorate %[[#Size:]] BuiltIn SubgroupSize
; CHECK: OpLoad %{{[0-9]+}} %[[#Mask]]
; CHECK: %[[#Largest:]] = OpLoad %[[#Word:]] %[[#Size]]
; CHECK: OpStore %{{[0-9]+}} %[[#Largest]]
; CHECK: %[[#Lanes:]] = OpLoad %[[#Word]] %[[#Size]]
; CHECK: %[[#Last:]] = OpULessThan
; CHECK: OpSelect %[[#Word]] %[[#Last]] %{{[0-9]+}} %[[#Lanes]]
define spir_kernel void @f(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %m = call <4 x i32> @_Z21get_sub_group_eq_maskv()
  store volatile <4 x i32> %m, ptr addrspace(1) %p
  %l = call i32 @_Z22get_max_sub_group_sizev()
  store volatile i32 %l, ptr addrspace(1) %p
  %s = call i32 @_Z18get_sub_group_sizev()
  store volatile i32 %s, ptr addrspace(1) %p
  ret void
}

declare <4 x i32> @_Z21get_sub_group_eq_maskv()
declare i32 @_Z22get_max_sub_group_sizev()
declare i32 @_Z18get_sub_group_sizev()
!0 = !{i32 40, i32 1, i32 1}

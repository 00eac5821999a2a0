; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: %[[#Near:]] = OpULessThan
; CHECK: %[[#At:]] = OpSelect %{{[0-9]+}} %[[#Near]]
; CHECK: %[[#First:]] = OpGroupNonUniformShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#At]]
; CHECK: %[[#Second:]] = OpGroupNonUniformShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#At]]
; CHECK: OpSelect %{{[0-9]+}} %[[#Near]] %[[#First]] %[[#Second]]
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = call i32 @_Z28intel_sub_group_shuffle_downiij(i32 %x, i32 %y, i32 3)
  store volatile i32 %a, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z28intel_sub_group_shuffle_downiij(i32, i32, i32)

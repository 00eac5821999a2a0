; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: OpIAdd %[[#Word:]] %{{[0-9]+}}
; CHECK: OpBitwiseAnd %[[#Word]]
; CHECK: %[[#Lane:]] = OpBitwiseOr %[[#Word]]
; CHECK: OpGroupNonUniformShuffle %[[#Word]] %{{[0-9]+}} %{{[0-9]+}} %[[#Lane]]
; CHECK-NOT: OpGroupNonUniformRotateKHR
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {
  %a = call i32 @_Z16sub_group_rotateii(i32 %x, i32 3)
  store volatile i32 %a, ptr addrspace(1) %p
  %b = call i32 @_Z26sub_group_clustered_rotateiij(i32 %x, i32 1, i32 4)
  store volatile i32 %b, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z16sub_group_rotateii(i32, i32)
declare i32 @_Z26sub_group_clustered_rotateiij(i32, i32, i32)

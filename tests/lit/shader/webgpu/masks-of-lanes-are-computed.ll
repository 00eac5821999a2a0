; RUN: pyllc -mtriple=spirv64-unknown-webgpu --workgroup-size=64 %s -o - | filecheck %s

; CHECK-NOT: Mask
; CHECK-DAG: OpDecorate %[[#Var:]] BuiltIn SubgroupLocalInvocationId
; CHECK-DAG: OpDecorate %[[#SizeVar:]] BuiltIn SubgroupSize
; CHECK: %[[#Lane:]] = OpLoad %[[#Word:]] %[[#Var]]{{$}}
; CHECK: %[[#Place:]] = OpShiftRightLogical %[[#Word]] %[[#Lane]]
; CHECK: %[[#Bit:]] = OpBitwiseAnd %[[#Word]] %[[#Lane]]
; CHECK: OpShiftLeftLogical %[[#Word]] %{{[0-9]+}} %[[#Bit]]
; CHECK: OpIEqual %{{[0-9]+}} %[[#Place]]
; CHECK: OpUGreaterThan %{{[0-9]+}} %[[#Place]]
; CHECK: OpLoad %[[#Word]] %[[#SizeVar]]{{$}}
; CHECK: OpBitwiseXor
define spir_kernel void @f(ptr addrspace(1) %p) {
  %below = call <4 x i32> @_Z21get_sub_group_lt_maskv()
  store volatile <4 x i32> %below, ptr addrspace(1) %p
  %above = call <4 x i32> @_Z21get_sub_group_gt_maskv()
  store volatile <4 x i32> %above, ptr addrspace(1) %p
  ret void
}

declare <4 x i32> @_Z21get_sub_group_lt_maskv()
declare <4 x i32> @_Z21get_sub_group_gt_maskv()

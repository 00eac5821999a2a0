; RUN: pyllc -mtriple=spirv64-unknown-webgpu --workgroup-size=64 %s -o - | filecheck %s

; CHECK-NOT: OpGroupNonUniformLogical
; CHECK: OpGroupNonUniformAll %{{[0-9]+}}
; CHECK: OpGroupNonUniformAny %{{[0-9]+}}

; xor: the parity
; CHECK: OpGroupNonUniformBallot
; CHECK: %[[#Bits:]] = OpBitCount
; CHECK: %[[#Odd:]] = OpBitwiseAnd
; CHECK: OpINotEqual %{{[0-9]+}} %[[#Odd]]

; and: there is no lane before that is false
; CHECK: %[[#False:]] = OpLogicalNot
; CHECK: OpGroupNonUniformBallot %{{[0-9]+}} %{{[0-9]+}} %[[#False]]
; CHECK: OpIEqual
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {
  %all = call i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 %x)
  store volatile i32 %all, ptr addrspace(1) %p
  %any = call i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 %x)
  store volatile i32 %any, ptr addrspace(1) %p
  %odd = call i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 %x)
  store volatile i32 %odd, ptr addrspace(1) %p
  %scan = call i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 %x)
  store volatile i32 %scan, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32)
declare i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32)
declare i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32)
declare i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32)

; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: OpINotEqual
; CHECK: OpGroupNonUniformBitwiseAnd %{{[0-9]+}} %{{[0-9]+}} Reduce
; CHECK: OpGroupNonUniformBitwiseOr %{{[0-9]+}} %{{[0-9]+}} Reduce
; CHECK: OpGroupNonUniformAll
; CHECK: OpGroupNonUniformAny
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {
  %a = call i32 @_Z14work_group_alli(i32 %x)
  store volatile i32 %a, ptr addrspace(1) %p
  %b = call i32 @_Z14work_group_anyi(i32 %x)
  store volatile i32 %b, ptr addrspace(1) %p
  %c = call i32 @_Z13sub_group_alli(i32 %x)
  store volatile i32 %c, ptr addrspace(1) %p
  %d = call i32 @_Z13sub_group_anyi(i32 %x)
  store volatile i32 %d, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z14work_group_alli(i32)
declare i32 @_Z14work_group_anyi(i32)
declare i32 @_Z13sub_group_alli(i32)
declare i32 @_Z13sub_group_anyi(i32)

; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; 40 work-items are at least so many sub-groups as they are full ones and one more, whatever the
; device says.
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Last:]] = OpConstant %[[#Word]] 39
; CHECK: %[[#Told:]] = OpLoad %[[#Word]]
; CHECK: OpUDiv %[[#Word]] %[[#Last]]
; CHECK: %[[#Least:]] = OpIAdd %[[#Word]]
; CHECK: %[[#More:]] = OpULessThan %{{[0-9]+}} %[[#Told]] %[[#Least]]
; CHECK: OpSelect %[[#Word]] %[[#More]] %[[#Least]] %[[#Told]]
define spir_kernel void @f(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %n = call i32 @_Z18get_num_sub_groupsv()
  store i32 %n, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z18get_num_sub_groupsv()
!0 = !{i32 40, i32 1, i32 1}

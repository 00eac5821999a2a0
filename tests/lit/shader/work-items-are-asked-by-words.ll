; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The global size is that of a group times their number; a required size is a constant.
; CHECK: OpExecutionMode %{{[0-9]+}} LocalSize 64 1 1
; CHECK: OpDecorate %[[#Groups:]] BuiltIn NumWorkgroups
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Var:]] = OpTypeVector %[[#Word]] 3
; CHECK: OpLoad %[[#Var]] %[[#Groups]]
; CHECK: OpIMul
define spir_kernel void @f(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %s = call i64 @_Z15get_global_sizej(i32 0)
  %b = call i64 @_Z15get_global_sizej(i32 7)
  %t = add i64 %s, %b
  store i64 %t, ptr addrspace(1) %p
  ret void
}

declare i64 @_Z15get_global_sizej(i32)
!0 = !{i32 64, i32 1, i32 1}

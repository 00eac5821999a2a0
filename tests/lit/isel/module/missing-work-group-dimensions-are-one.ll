; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpExecutionMode %{{[0-9]+}} LocalSize 16 1 1{{$}}
define spir_kernel void @f() !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 16}

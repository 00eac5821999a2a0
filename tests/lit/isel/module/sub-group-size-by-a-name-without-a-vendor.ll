; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; llvm-spirv reads and writes metadata of both names.

; CHECK: OpExecutionMode %{{[0-9]+}} SubgroupSize 8{{$}}
; CHECK-NEXT: OpExecutionMode %{{[0-9]+}} SubgroupSize 16{{$}}
; CHECK-NOT: OpExecutionMode
define spir_kernel void @one_name() !reqd_sub_group_size !0 {
  ret void
}

define spir_kernel void @both_names() !reqd_sub_group_size !1 !intel_reqd_sub_group_size !1 {
  ret void
}
!0 = !{i32 8}
!1 = !{i32 16}

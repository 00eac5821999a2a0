; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability SubgroupDispatch
; CHECK: OpExecutionMode %{{[0-9]+}} SubgroupSize 16{{$}}
define spir_kernel void @f() !intel_reqd_sub_group_size !0 {
  ret void
}
!0 = !{i32 16}

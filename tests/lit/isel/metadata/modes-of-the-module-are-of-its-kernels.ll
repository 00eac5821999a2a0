; RUN: pyllc %s -o - | filecheck %s
; RUN: pyllc --workgroup-size=4 --subgroup-size=8 %s -o - | filecheck %s --check-prefix=SIZES

; A mode is said once, and what a kernel says counts more than what the options say.

; CHECK: OpEntryPoint Kernel %[[#First:]] "first"
; CHECK: OpEntryPoint Kernel %[[#Second:]] "the second"
; CHECK-NEXT: OpExecutionMode %[[#First]] LocalSize 8 1 1
; CHECK-NEXT: OpExecutionMode %[[#First]] SubgroupSize 16
; CHECK-NEXT: OpExecutionMode %[[#First]] DenormFlushToZero 32
; CHECK-NEXT: OpExecutionMode %[[#First]] VecTypeHint 262149
; CHECK-NEXT: OpExecutionModeId %[[#Second]] LocalSizeId %[[#Eight:]] %[[#One:]] %[[#One]]
; CHECK-NOT: OpExecutionMode
; CHECK-DAG: %[[#Eight]] = OpConstant %{{[0-9]+}} 8
; CHECK-DAG: %[[#One]] = OpConstant %{{[0-9]+}} 1

; SIZES: OpEntryPoint Kernel %[[#First:]] "first"
; SIZES: OpExecutionMode %[[#First]] LocalSize 8 1 1
; SIZES-NOT: OpExecutionMode %[[#First]] LocalSize
; SIZES: OpExecutionMode %[[#First]] SubgroupSize 16
; SIZES-NOT: OpExecutionMode %[[#First]] SubgroupSize
; SIZES: OpSource
define spir_kernel void @first() !reqd_work_group_size !4 !vec_type_hint !9 {
  ret void
}

define spir_kernel void @"the second"() {
  ret void
}

!spirv.ExecutionMode = !{!0, !1, !2, !3, !5, !6}
!0 = !{ptr @first, i32 17, i32 8, i32 1, i32 1}
!1 = !{ptr @"the second", i32 38, i32 8, i32 1, i32 1}
!2 = !{ptr null, i32 31}
!3 = !{ptr @first, i32 35, i32 16}
!4 = !{i32 8}
!5 = !{ptr @first, i32 4460, i32 32}
!6 = !{ptr @first, i32 30, i32 262149}
!9 = !{<4 x float> undef, i32 0}

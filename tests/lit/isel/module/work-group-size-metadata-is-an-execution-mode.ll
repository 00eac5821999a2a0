; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %[[#Required:]] "required"
; CHECK: OpEntryPoint Kernel %[[#Hinted:]] "hinted"
; CHECK-DAG: OpExecutionMode %[[#Required]] LocalSize 8 4 2{{$}}
; CHECK-DAG: OpExecutionMode %[[#Hinted]] LocalSizeHint 64 1 1{{$}}
define spir_kernel void @required() !reqd_work_group_size !0 {
  ret void
}
define spir_kernel void @hinted() !work_group_size_hint !1 {
  ret void
}
!0 = !{i32 8, i32 4, i32 2}
!1 = !{i32 64, i32 1, i32 1}

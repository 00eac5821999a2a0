; RUN: pyllc -mtriple=spirv64 -workgroup-size=128 -subgroup-size=32 %s -o - | filecheck %s

; The options are for kernels that say nothing themselves.

; CHECK-DAG: OpCapability SubgroupDispatch
; CHECK-DAG: OpEntryPoint Kernel %[[#Plain:]] "plain"
; CHECK-DAG: OpEntryPoint Kernel %[[#Own:]] "own"
; CHECK:     OpExecutionMode %[[#Plain]] LocalSize 128 1 1
; CHECK:     OpExecutionMode %[[#Plain]] SubgroupSize 32
; CHECK:     OpExecutionMode %[[#Own]] LocalSize 8 8 1
; CHECK:     OpExecutionMode %[[#Own]] SubgroupSize 16
; CHECK-NOT: OpExecutionMode
define spir_kernel void @plain() {
  ret void
}

define spir_kernel void @own() !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 {
  ret void
}

define spir_func void @function() {
  ret void
}

!0 = !{i32 8, i32 8, i32 1}
!1 = !{i32 16}

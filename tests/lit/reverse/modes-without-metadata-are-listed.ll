; RUN: pyllc -mtriple=spirv64 -spirv-ext=+SPV_KHR_float_controls -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; A mode that is no metadata of a kernel stands in the list spirv.ExecutionMode.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: () convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: ret void
; CHECK: !spirv.ExecutionMode = !{!0}
; CHECK-NEXT: !spirv.Source = !{!1}
; CHECK-NEXT: !opencl.enable.FP_CONTRACT = !{}
; CHECK-NEXT: !0 = !{ptr @k, i32 4462, i32 32}
; CHECK-NEXT: !1 = !{i32 4, i32 100000}

define spir_kernel void @k() {
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 4462, i32 32}

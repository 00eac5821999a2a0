; RUN: pyllc %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "k"
; CHECK: OpExecutionMode %[[#Kernel]] ContractionOff
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] SubgroupsPerWorkgroup 4
; CHECK-NOT: OpExecutionMode
define spir_kernel void @k(float %a, ptr addrspace(1) %p) !spirv.ExecutionMode !0 {
  %b = fadd float %a, 1.0
  store float %b, ptr addrspace(1) %p
  ret void
}

!0 = !{!1, !2}
!1 = !{i32 31}
!2 = !{i32 36, i32 4}

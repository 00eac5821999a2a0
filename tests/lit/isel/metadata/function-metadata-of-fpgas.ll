; RUN: pyllc --spirv-ext=+SPV_INTEL_fpga_dsp_control,+SPV_INTEL_fpga_cluster_attributes,+SPV_INTEL_fpga_invocation_pipelining_attributes %s -o - | filecheck %s
; RUN: pyllc -w %s -o - | filecheck %s --check-prefix=PLAIN
; NEW-SPIRV-VAL

; CHECK: OpName %[[#First:]] "first"
; CHECK: OpName %[[#Second:]] "second"
; CHECK-NEXT: OpDecorate %[[#First]] InitiationInterval{{INTEL|ALTERA}} 2
; CHECK-NEXT: OpDecorate %[[#First]] MaxConcurrency{{INTEL|ALTERA}} 4
; CHECK-NEXT: OpDecorate %[[#First]] PipelineEnable{{INTEL|ALTERA}} 1
; CHECK-NEXT: OpDecorate %[[#First]] MathOpDSPMode{{INTEL|ALTERA}} 1 1
; CHECK-NEXT: OpDecorate %[[#First]] StallEnable{{INTEL|ALTERA}}
; CHECK-NEXT: OpDecorate %[[#Second]] MathOpDSPMode{{INTEL|ALTERA}} 0 0
; CHECK-NEXT: OpDecorate %[[#Second]] StallFree{{INTEL|ALTERA}}
; CHECK-NOT: OpDecorate

; PLAIN-NOT: OpDecorate
; PLAIN: OpFunctionEnd
define spir_kernel void @first() !initiation_interval !0 !max_concurrency !2 !pipeline_kernel !3 !prefer_dsp !3 !propagate_dsp_preference !3 !stall_enable !3 {
  ret void
}

define spir_kernel void @second() !prefer_dsp !4 !stall_enable !4 !stall_free !3 {
  ret void
}

!0 = !{i32 2}
!2 = !{i32 4}
!3 = !{i32 1}
!4 = !{i32 0}

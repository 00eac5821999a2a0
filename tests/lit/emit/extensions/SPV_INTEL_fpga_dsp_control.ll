; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_dsp_control %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_dsp_control %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; What does a function's arithmetic is a hint.

; CHECK: OpExtension "SPV_INTEL_fpga_dsp_control"
; CHECK: OpDecorate %{{[0-9]+}} MathOpDSPMode{{(INTEL|ALTERA)}} 1 0

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}metadata 'prefer_dsp' needs {{.*}}SPV_INTEL_fpga_dsp_control{{.*}}; it is ignored
; WITHOUT-NOT: MathOpDSPMode
; WITHOUT: OpFunction
define spir_kernel void @k() !prefer_dsp !0 {
  ret void
}

!0 = !{i32 1}

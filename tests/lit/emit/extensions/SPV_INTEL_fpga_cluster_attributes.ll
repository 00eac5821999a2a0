; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_cluster_attributes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_cluster_attributes %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; How a function stalls is a hint.

; CHECK: OpExtension "SPV_INTEL_fpga_cluster_attributes"
; CHECK: OpDecorate %{{[0-9]+}} StallEnable{{(INTEL|ALTERA)}}

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}metadata 'stall_enable' needs {{.*}}SPV_INTEL_fpga_cluster_attributes{{.*}}; it is ignored
; WITHOUT-NOT: StallEnable
; WITHOUT: OpFunction
define spir_kernel void @k() !stall_enable !0 {
  ret void
}

!0 = !{i32 1}

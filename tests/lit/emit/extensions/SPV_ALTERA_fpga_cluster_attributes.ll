; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_cluster_attributes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_cluster_attributes %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; How a function stalls is a hint. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_fpga_cluster_attributes"
; CHECK: OpDecorate %{{[0-9]+}} StallEnable{{(INTEL|ALTERA)}}

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}metadata 'stall_enable' needs {{.*}}SPV_ALTERA_fpga_cluster_attributes{{.*}}; it is ignored
; WITHOUT-NOT: StallEnable
; WITHOUT: OpFunction
define spir_kernel void @k() !stall_enable !0 {
  ret void
}

!0 = !{i32 1}

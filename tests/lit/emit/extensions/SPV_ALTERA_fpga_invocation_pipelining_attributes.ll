; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_invocation_pipelining_attributes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_invocation_pipelining_attributes %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; How often calls begin is a hint. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_fpga_invocation_pipelining_attributes"
; CHECK: OpDecorate %{{[0-9]+}} InitiationInterval{{(INTEL|ALTERA)}} 2

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}metadata 'initiation_interval' needs {{.*}}SPV_ALTERA_fpga_invocation_pipelining_attributes{{.*}}; it is ignored
; WITHOUT-NOT: InitiationInterval
; WITHOUT: OpFunction
define spir_kernel void @k() !initiation_interval !0 {
  ret void
}

!0 = !{i32 2}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_maximum_registers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_maximum_registers %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; How many registers a kernel takes is a hint.

; CHECK: OpExtension "SPV_INTEL_maximum_registers"
; CHECK: OpExecutionMode %{{[0-9]+}} MaximumRegistersINTEL 128

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}metadata 'MaximumRegisters' needs {{.*}}SPV_INTEL_maximum_registers{{.*}}; it is ignored
; WITHOUT-NOT: OpExecutionMode
; WITHOUT: OpFunction
define spir_kernel void @k() !MaximumRegisters !0 {
  ret void
}

!0 = !{i32 128}

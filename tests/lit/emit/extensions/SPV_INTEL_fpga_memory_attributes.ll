; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_memory_attributes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_memory_attributes %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; How memory is built is a hint.

; CHECK: OpExtension "SPV_INTEL_fpga_memory_attributes"
; CHECK: OpDecorate %{{[0-9]+}} Numbanks{{(INTEL|ALTERA)}} 4

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}decoration Numbanks{{(INTEL|ALTERA)}} needs {{.*}}SPV_INTEL_fpga_memory_attributes{{.*}}; it is ignored
; WITHOUT-NOT: Numbanks
; WITHOUT: OpFunction
@data = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @data
  ret void
}

!0 = !{!1}
!1 = !{i32 5827, i32 4}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_memory_accesses %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_memory_accesses %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; How accesses are built is a hint.

; CHECK: OpExtension "SPV_INTEL_fpga_memory_accesses"
; CHECK: OpDecorate %{{[0-9]+}} BurstCoalesce{{(INTEL|ALTERA)}}

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}decoration BurstCoalesce{{(INTEL|ALTERA)}} needs {{.*}}SPV_INTEL_fpga_memory_accesses{{.*}}; it is ignored
; WITHOUT-NOT: BurstCoalesce
; WITHOUT: OpFunction
@data = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @data
  ret void
}

!0 = !{!1}
!1 = !{i32 5899}

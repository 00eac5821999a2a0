; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_latency_control %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_latency_control %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; The label of an access is a hint.

; CHECK: OpExtension "SPV_INTEL_fpga_latency_control"
; CHECK: OpDecorate %{{[0-9]+}} LatencyControlLabel{{(INTEL|ALTERA)}} 3

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}decoration LatencyControlLabel{{(INTEL|ALTERA)}} needs {{.*}}SPV_INTEL_fpga_latency_control{{.*}}; it is ignored
; WITHOUT-NOT: LatencyControl
; WITHOUT: OpFunction
define spir_func i32 @read(ptr addrspace(1) %from, i64 %index) {
  %place = getelementptr i32, ptr addrspace(1) %from, i64 %index, !spirv.Decorations !0
  %value = load i32, ptr addrspace(1) %place
  ret i32 %value
}

!0 = !{!1}
!1 = !{i32 6172, i32 3}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_global_variable_fpga_decorations %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_global_variable_fpga_decorations %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; What holds a variable is a hint.

; CHECK: OpExtension "SPV_INTEL_global_variable_fpga_decorations"
; CHECK: OpDecorate %{{[0-9]+}} ImplementInRegisterMap{{(INTEL|ALTERA)}} 1

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}decoration ImplementInRegisterMap{{(INTEL|ALTERA)}} needs {{.*}}SPV_INTEL_global_variable_fpga_decorations{{.*}}; it is ignored
; WITHOUT-NOT: ImplementIn
; WITHOUT: OpFunction
@data = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @data
  ret void
}

!0 = !{!1}
!1 = !{i32 6191, i32 1}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_buffer_location %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_buffer_location %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; The memory that a pointer points into is a hint. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_fpga_buffer_location"
; CHECK: OpDecorate %{{[0-9]+}} BufferLocation{{(INTEL|ALTERA)}} 2

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}decoration BufferLocation{{(INTEL|ALTERA)}} needs {{.*}}SPV_ALTERA_fpga_buffer_location{{.*}}; it is ignored
; WITHOUT-NOT: BufferLocation
; WITHOUT: OpFunction
define spir_kernel void @k(ptr addrspace(1) %out) !spirv.ParameterDecorations !0 {
  ret void
}

!0 = !{!2}
!2 = !{!1}
!1 = !{i32 5921, i32 2}

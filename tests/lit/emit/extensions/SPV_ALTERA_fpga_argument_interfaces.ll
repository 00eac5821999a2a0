; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_argument_interfaces %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_argument_interfaces %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A host relies on the wires of an argument. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_fpga_argument_interfaces"
; CHECK: OpDecorate %{{[0-9]+}} ConduitKernelArgument{{(INTEL|ALTERA)}}

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: decoration ConduitKernelArgument{{(INTEL|ALTERA)}} needs {{.*}}SPV_ALTERA_fpga_argument_interfaces
; WITHOUT: note: pass --spirv-ext=+SPV_
define spir_kernel void @k(ptr addrspace(1) %out) !spirv.ParameterDecorations !0 {
  ret void
}

!0 = !{!2}
!2 = !{!1}
!1 = !{i32 6175}

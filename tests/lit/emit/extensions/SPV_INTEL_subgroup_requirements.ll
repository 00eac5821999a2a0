; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_requirements %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_requirements %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_subgroup_requirements

; A size of sub-groups by its name is what the kernel counts on.

; CHECK: OpExtension "SPV_INTEL_subgroup_requirements"
; CHECK: OpExecutionMode %{{[0-9]+}} NamedSubgroupSizeINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: NamedSubgroupSizeINTEL needs {{.*}}SPV_INTEL_subgroup_requirements
; WITHOUT: note: pass --spirv-ext=+SPV_
define spir_kernel void @k() {
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 6446, i32 0}

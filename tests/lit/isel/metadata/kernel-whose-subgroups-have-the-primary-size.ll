; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_requirements %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_subgroup_requirements

; SYCL's `primary` has no number: it is the size that the device likes best.

; CHECK: OpCapability SubgroupRequirementsINTEL
; CHECK: OpExtension "SPV_INTEL_subgroup_requirements"
; CHECK: OpExecutionMode %{{[0-9]+}} NamedSubgroupSizeINTEL 0
; CHECK-NOT: SubgroupSize{{ }}
; WITHOUT: error: NamedSubgroupSizeINTEL needs {{.*}}SPV_INTEL_subgroup_requirements
define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}

!0 = !{i32 -1}

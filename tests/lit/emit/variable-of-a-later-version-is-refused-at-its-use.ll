; RUN: pyllc -mtriple=spirv64v1.2 --verify-diagnostics --split-input-file %s

define spir_kernel void @k(ptr addrspace(1) %p) {
  %mask = call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() ; expected-error: SubgroupGeMask needs SPV_KHR_shader_ballot or SPIR-V 1.3
  store <4 x i32> %mask, ptr addrspace(1) %p
  ret void
}

declare spir_func <4 x i32> @_Z21get_sub_group_ge_maskv()

; -----

@__spirv_BuiltInSubgroupEqMask = external addrspace(7) constant <4 x i32> ; expected-error: SubgroupEqMask needs SPV_KHR_shader_ballot or SPIR-V 1.3

define spir_kernel void @k(ptr addrspace(1) %p) {
  %mask = load <4 x i32>, ptr addrspace(7) @__spirv_BuiltInSubgroupEqMask
  store <4 x i32> %mask, ptr addrspace(1) %p
  ret void
}

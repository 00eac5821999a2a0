; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The name says how many bytes: eight of i32 are 32.

; CHECK: OpCapability SubgroupBufferPrefetchINTEL
; CHECK: %[[#Size:]] = OpConstant %{{[0-9]+}} 32{{$}}
; CHECK: %[[#Pointer:]] = OpFunctionParameter
; CHECK: OpSubgroupBlockPrefetchINTEL %[[#Pointer]] %[[#Size]]
define spir_func void @f(ptr addrspace(1) %pointer) {
  call spir_func void @_Z34intel_sub_group_block_prefetch_ui8PU3AS1Kj(ptr addrspace(1) %pointer)
  ret void
}

declare spir_func void @_Z34intel_sub_group_block_prefetch_ui8PU3AS1Kj(ptr addrspace(1))

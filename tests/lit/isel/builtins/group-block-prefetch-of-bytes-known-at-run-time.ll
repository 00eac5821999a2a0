; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch --verify-diagnostics %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The number of bytes must come from a constant, and a prefetch changes no result.

; CHECK: OpFunction
; CHECK-NOT: OpSubgroupBlockPrefetchINTEL %{{[0-9]+}} %{{[0-9]+}} None
; CHECK: OpSubgroupBlockPrefetchINTEL %[[#From:]] %[[#Size:]] Aligned 4
; CHECK-NOT: OpSubgroupBlockPrefetchINTEL
; CHECK: OpFunctionEnd
define spir_func void @fetch(ptr addrspace(1) %from, i32 %bytes) {
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1hj(ptr addrspace(1) %from, i32 %bytes) ; expected-warning: builtin '__spirv_SubgroupBlockPrefetchINTEL': the number of bytes is not a constant; it is ignored
  %size = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 64)
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1hjii(ptr addrspace(1) %from, i32 %size, i32 2, i32 4)
  ret void
}

declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1hj(ptr addrspace(1), i32)
declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1hjii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

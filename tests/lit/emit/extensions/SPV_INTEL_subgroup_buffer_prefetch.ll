; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A prefetch by the whole sub-group.

; CHECK: OpExtension "SPV_INTEL_subgroup_buffer_prefetch"
; CHECK: OpSubgroupBlockPrefetchINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroupBlockPrefetchINTEL needs {{.*}}SPV_INTEL_subgroup_buffer_prefetch
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1ci(ptr addrspace(1), i32)

define spir_func void @fetch(ptr addrspace(1) %from) {
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1ci(ptr addrspace(1) %from, i32 32)
  ret void
}

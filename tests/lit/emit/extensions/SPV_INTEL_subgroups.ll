; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroups %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroups %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; The block that a sub-group reads has no form in core.

; CHECK: OpExtension "SPV_INTEL_subgroups"
; CHECK: OpSubgroupBlockReadINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroupBlockReadINTEL needs {{.*}}SPV_INTEL_subgroups
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1))

define spir_func i32 @block(ptr addrspace(1) %from) {
  %block = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) %from)
  ret i32 %block
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_2d_block_io %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_2d_block_io %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; The prefetch of a block has no other instruction.

; CHECK: OpExtension "SPV_INTEL_2d_block_io"
; CHECK: OpSubgroup2DBlockPrefetchINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroup2DBlockPrefetchINTEL needs {{.*}}SPV_INTEL_2d_block_io
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func void @_Z36__spirv_Subgroup2DBlockPrefetchINTELiiiiPU3AS1ciiiDv2_i(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>)

define spir_func void @fetch(ptr addrspace(1) %base, i32 %width, i32 %height, i32 %pitch, <2 x i32> %at) {
  call spir_func void @_Z36__spirv_Subgroup2DBlockPrefetchINTELiiiiPU3AS1ciiiDv2_i(i32 1, i32 8, i32 8, i32 1, ptr addrspace(1) %base, i32 %width, i32 %height, i32 %pitch, <2 x i32> %at)
  ret void
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float_min_max %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float_min_max %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; An atomic maximum of floats is a loop where no instruction does it.

; CHECK: OpExtension "SPV_EXT_shader_atomic_float_min_max"
; CHECK: OpAtomicFMaxEXT

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpAtomicFMaxEXT
; WITHOUT: OpAtomicCompareExchange
define float @greatest(ptr addrspace(1) %most, float %value) {
  %old = atomicrmw fmax ptr addrspace(1) %most, float %value monotonic
  ret float %old
}

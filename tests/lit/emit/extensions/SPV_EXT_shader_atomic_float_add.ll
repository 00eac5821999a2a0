; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float_add %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float_add %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; An atomic addition of float is a loop where no instruction does it.

; CHECK: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK: OpAtomicFAddEXT

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpAtomicFAddEXT
; WITHOUT: OpAtomicCompareExchange
define float @add(ptr addrspace(1) %sum, float %value) {
  %old = atomicrmw fadd ptr addrspace(1) %sum, float %value monotonic
  ret float %old
}

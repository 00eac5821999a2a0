; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float16_add,+SPV_EXT_shader_atomic_float_add %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float16_add,+SPV_EXT_shader_atomic_float_add %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float_add %s -o - | filecheck %s --check-prefix=WITHOUT

; An atomic addition of half is a loop where no instruction does it; the instruction itself is another extension's.

; CHECK: OpExtension "SPV_EXT_shader_atomic_float16_add"
; CHECK: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK: OpAtomicFAddEXT

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension "SPV_EXT_shader_atomic_float16_add"
; WITHOUT-NOT: OpAtomicFAddEXT
; WITHOUT: OpAtomicCompareExchange
define half @add(ptr addrspace(1) %sum, half %value) {
  %old = atomicrmw fadd ptr addrspace(1) %sum, half %value monotonic
  ret half %old
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float_min_max %s -o - | filecheck %s

; CHECK: OpCapability AtomicFloat32MinMaxEXT
; CHECK: OpExtension "SPV_EXT_shader_atomic_float_min_max"
; CHECK: OpAtomicFMinEXT
; CHECK-NEXT: OpAtomicFMaxEXT
define void @f(ptr addrspace(1) %p, float %x) {
  %1 = atomicrmw fmin ptr addrspace(1) %p, float %x monotonic
  %2 = atomicrmw fmax ptr addrspace(1) %p, float %x monotonic
  ret void
}

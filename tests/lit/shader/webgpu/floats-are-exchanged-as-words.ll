; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: OpFunction
; CHECK: %[[#Bits:]] = OpBitcast %[[#Word]]
; CHECK: %[[#Old:]] = OpAtomicExchange %[[#Word]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Bits]]
; CHECK: OpBitcast %{{[0-9]+}} %[[#Old]]
define spir_kernel void @swap(ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %seen, float %v) {
  %old = call float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) %x, float %v)
  store float %old, ptr addrspace(1) %seen
  ret void
}

declare float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1), float)

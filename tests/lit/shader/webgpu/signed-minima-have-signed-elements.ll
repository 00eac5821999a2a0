; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; naga takes the sign of an atomic minimum from the type of its object.
; CHECK: %[[#Int:]] = OpTypeInt 32 1
; CHECK: %[[#Pointer:]] = OpTypePointer StorageBuffer %[[#Int]]
; CHECK: OpTypeRuntimeArray %[[#Int]]
; CHECK: OpFunction
; CHECK: %[[#Place:]] = OpAccessChain %[[#Pointer]]
; CHECK: %[[#Value:]] = OpBitcast %[[#Int]]
; CHECK: %[[#Old:]] = OpAtomicSMin %[[#Int]] %[[#Place]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK: OpBitcast %{{[0-9]+}} %[[#Old]]
define spir_kernel void @least(ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %seen, i32 %v) {
  %old = atomicrmw min ptr addrspace(1) %x, i32 %v monotonic
  store i32 %old, ptr addrspace(1) %seen
  ret void
}

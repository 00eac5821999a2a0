; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK: OpFunction
; CHECK: %[[#Old:]] = OpAtomicCompareExchange %[[#Word:]]
; CHECK: %[[#Read:]] = OpBitwiseAnd %[[#Word]] %[[#Old]] %[[#Old]]
; CHECK: OpStore %{{[0-9]+}} %[[#Read]]
define spir_kernel void @swap(ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %seen, i32 %v) {
  %pair = cmpxchg ptr addrspace(1) %x, i32 0, i32 %v monotonic monotonic
  %old = extractvalue { i32, i1 } %pair, 0
  store i32 %old, ptr addrspace(1) %seen
  ret void
}

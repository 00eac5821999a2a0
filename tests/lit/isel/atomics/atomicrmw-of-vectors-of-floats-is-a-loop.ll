; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -spirv-ext=+SPV_EXT_shader_atomic_float16_add %s -o - | filecheck %s

; No instruction takes vectors: the exchange is of an integer with the bits of all elements.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Pair:]] = OpTypeVector %[[#Half]] 2
; CHECK: %[[#Bits:]] = OpPhi %[[#Int]]
; CHECK: %[[#Old:]] = OpBitcast %[[#Pair]] %[[#Bits]]
; CHECK: %[[#Sum:]] = OpFAdd %[[#Pair]] %[[#Old]]
; CHECK: %[[#New:]] = OpBitcast %[[#Int]] %[[#Sum]]
; CHECK: OpAtomicCompareExchange %[[#Int]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#New]] %[[#Bits]]
define <2 x half> @f(ptr addrspace(1) %p, <2 x half> %x) {
  %old = atomicrmw fadd ptr addrspace(1) %p, <2 x half> %x monotonic
  ret <2 x half> %old
}

; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} fmax
; CHECK: OpAtomicCompareExchange
define <2 x float> @g(ptr addrspace(1) %p, <2 x float> %x) {
  %old = atomicrmw fmax ptr addrspace(1) %p, <2 x float> %x monotonic
  ret <2 x float> %old
}

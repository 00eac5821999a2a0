; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpExtension
; CHECK-NOT: AtomicFloat
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Phi:]] = OpPhi %[[#Int]]
; CHECK: %[[#Old:]] = OpBitcast %[[#Float]] %[[#Phi]]
; CHECK: %[[#Sum:]] = OpFAdd %[[#Float]] %[[#Old]]
; CHECK: %[[#Bits:]] = OpBitcast %[[#Int]] %[[#Sum]]
; CHECK: OpAtomicCompareExchange %[[#Int]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Bits]] %[[#Phi]]
; CHECK: OpBranchConditional
; CHECK: OpReturnValue %[[#Old]]
define float @f(ptr addrspace(1) %p, float %x) {
  %old = atomicrmw fadd ptr addrspace(1) %p, float %x monotonic
  ret float %old
}

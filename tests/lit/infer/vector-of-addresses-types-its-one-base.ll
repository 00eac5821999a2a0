; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One base and two indices are two addresses of floats.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]] %
; CHECK-NEXT: OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define <2 x float> @f(ptr addrspace(1) %p, <2 x i64> %i) {
  %at = getelementptr inbounds float, ptr addrspace(1) %p, <2 x i64> %i
  %v = call <2 x float> @llvm.masked.gather.v2f32.v2p1(
      <2 x ptr addrspace(1)> align 4 %at, <2 x i1> splat (i1 true), <2 x float> poison)
  ret <2 x float> %v
}

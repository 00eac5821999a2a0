; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One of them calls it with an address in bytes.

; CHECK-DAG: OpName %[[#Shared:]] "scale"
; CHECK-DAG: OpName %[[#Eight:]] "q"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK: %[[#First:]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Shared]] %[[#First]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Second:]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Eight]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#Second]] %
; CHECK-NEXT: OpFunctionCall %{{[0-9]+}} %[[#Shared]] %[[#Eight]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Shared]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @a(ptr addrspace(1) %p) {
  call spir_func void @scale(ptr addrspace(1) %p, i64 1)
  ret void
}
define spir_kernel void @b(ptr addrspace(1) %p) {
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 64
  call spir_func void @scale(ptr addrspace(1) %q, i64 2)
  ret void
}
define internal spir_func void @scale(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds double, ptr addrspace(1) %p, i64 %i
  store double 1.0, ptr addrspace(1) %q
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A copy counts bytes, but the floats that are stored there have the say.

; CHECK-DAG: OpName %[[#To:]] "p"
; CHECK-DAG: OpName %[[#From:]] "q"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#To]] = OpFunctionParameter %[[#Type]]
; CHECK-NEXT: %[[#From]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpCopyMemorySized %[[#To]] %[[#From]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store float 1.0, ptr addrspace(1) %p
  store float 1.0, ptr addrspace(1) %q
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p,
      ptr addrspace(1) align 4 %q, i64 64, i1 false)
  ret void
}

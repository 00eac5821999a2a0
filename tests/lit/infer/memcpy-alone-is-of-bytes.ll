; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Where nothing else is known of the buffers, neither is cast.

; CHECK-DAG: OpName %[[#To:]] "p"
; CHECK-DAG: OpName %[[#From:]] "q"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK: %[[#To]] = OpFunctionParameter %[[#Type]]
; CHECK-NEXT: %[[#From]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p,
      ptr addrspace(1) align 4 %q, i64 64, i1 false)
  ret void
}

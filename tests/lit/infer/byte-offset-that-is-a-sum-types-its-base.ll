; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Four times the index and four more are a whole number of floats.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %scaled = shl i64 %i, 2
  %offset = add i64 %scaled, 4
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %offset
  store float 1.0, ptr addrspace(1) %q
  ret void
}

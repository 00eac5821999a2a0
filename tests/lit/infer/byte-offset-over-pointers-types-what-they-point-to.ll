; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The shift counts pointers, and those point to what is stored through them.

; CHECK-DAG: OpName %[[#Rows:]] "rows"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Row:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Row]]
; CHECK: %[[#Rows]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpPtrAccessChain %[[#Type]] %[[#Rows]] %[[#Index]]
; CHECK-NEXT: OpLoad %[[#Row]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %rows, i64 %i) {
  %offset = shl i64 %i, 3
  %at = getelementptr inbounds i8, ptr addrspace(1) %rows, i64 %offset
  %row = load ptr addrspace(1), ptr addrspace(1) %at
  store float 1.0, ptr addrspace(1) %row
  ret void
}

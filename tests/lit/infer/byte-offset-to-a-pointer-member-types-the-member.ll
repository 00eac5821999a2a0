; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Eight bytes into the struct lies the pointer; what it is used for types it.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Data:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %{{[0-9]+}} %[[#Data]]
; CHECK-DAG: %[[#Member:]] = OpTypePointer Function %[[#Data]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpInBoundsAccessChain %[[#Member]]
; CHECK-NEXT: OpLoad %[[#Data]] %[[#At]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { i64, ptr addrspace(1) }
define spir_kernel void @f(ptr byval(%view) %v) {
  %at = getelementptr inbounds i8, ptr %v, i64 8
  %p = load ptr addrspace(1), ptr %at
  store float 1.0, ptr addrspace(1) %p
  ret void
}

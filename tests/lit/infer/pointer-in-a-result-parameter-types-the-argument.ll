; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What the callee stores in the struct is what its caller loads from it.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: OpName %[[#Callee:]] "make"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#Type]] %
; CHECK: %[[#Callee]] = OpFunction
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Type]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), i32 }
define internal void @make(ptr sret(%view) %out, ptr addrspace(1) %p) {
  store ptr addrspace(1) %p, ptr %out
  ret void
}
define spir_kernel void @f(ptr addrspace(1) %p) {
  %s = alloca %view
  call void @make(ptr sret(%view) %s, ptr addrspace(1) %p)
  %q = load ptr addrspace(1), ptr %s
  store float 1.0, ptr addrspace(1) %q
  ret void
}

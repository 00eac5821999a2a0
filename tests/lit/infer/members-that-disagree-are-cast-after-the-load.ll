; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two structs of one type: the member is one to floats in both, and the ints are cast.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#Type]] %
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: %[[#Loaded:]] = OpLoad %[[#Type]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Other:]] = OpLoad %[[#Type]] %
; CHECK-NEXT: %[[#Cast:]] = OpBitcast %[[#IntPtr]] %[[#Other]]
; CHECK-NEXT: OpStore %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), i32 }
define spir_kernel void @f(ptr byval(%view) %a, ptr byval(%view) %b) {
  %p = load ptr addrspace(1), ptr %a
  store float 1.0, ptr addrspace(1) %p
  store float 2.0, ptr addrspace(1) %p
  %q = load ptr addrspace(1), ptr %b
  store i32 1, ptr addrspace(1) %q
  ret void
}

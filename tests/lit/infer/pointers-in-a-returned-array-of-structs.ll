; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The store behind the call types the member, and through it the argument of the callee.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: OpName %[[#Callee:]] "make"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#Type]] %
; CHECK: %[[#Callee]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Ptr:]] = OpCompositeExtract %[[#Type]] %{{[0-9]+}} 1 0
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), i32 }
define internal [2 x %view] @make(ptr addrspace(1) %p) {
  %a = insertvalue [2 x %view] poison, ptr addrspace(1) %p, 1, 0
  ret [2 x %view] %a
}
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = call [2 x %view] @make(ptr addrspace(1) %p)
  %q = extractvalue [2 x %view] %v, 1, 0
  store float 1.0, ptr addrspace(1) %q
  ret void
}

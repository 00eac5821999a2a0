; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The store behind the call types the member, and through it the argument of the callee.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: OpName %[[#Callee:]] "make"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#Type]] %
; CHECK: %[[#Callee]] = OpFunction %[[#View]] None
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Result:]] = OpFunctionCall %[[#View]] %[[#Callee]] %
; CHECK-NEXT: %[[#Ptr:]] = OpCompositeExtract %[[#Type]] %[[#Result]] 0
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), i32 }
define internal %view @make(ptr addrspace(1) %p, i32 %n) {
  %a = insertvalue %view poison, ptr addrspace(1) %p, 0
  %b = insertvalue %view %a, i32 %n, 1
  ret %view %b
}
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = call %view @make(ptr addrspace(1) %p, i32 3)
  %q = extractvalue %view %v, 0
  store float 1.0, ptr addrspace(1) %q
  ret void
}

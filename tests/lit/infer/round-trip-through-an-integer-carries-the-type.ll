; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An address that becomes a pointer as it is leads to what lay there before.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Number:]] = OpConvertPtrToU %{{[0-9]+}} %[[#Ptr]]
; CHECK-NEXT: %[[#Again:]] = OpConvertUToPtr %[[#Type]] %[[#Number]]
; CHECK-NEXT: OpStore %[[#Again]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %n = ptrtoint ptr addrspace(1) %p to i64
  %q = inttoptr i64 %n to ptr addrspace(1)
  store float 1.0, ptr addrspace(1) %q
  ret void
}

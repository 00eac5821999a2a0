; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The lanes must agree there, so both arguments are pointers to floats.

; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#Type]]
; CHECK-NEXT: %[[#Second]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpSelect %[[#Type]] %{{[0-9]+}} %[[#Second]] %[[#First]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i) {
  %a = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %p, i32 0
  %b = insertelement <2 x ptr addrspace(1)> %a, ptr addrspace(1) %q, i32 1
  %x = extractelement <2 x ptr addrspace(1)> %b, i32 %i
  store float 1.0, ptr addrspace(1) %x
  ret void
}

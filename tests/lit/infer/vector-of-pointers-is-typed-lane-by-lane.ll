; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Put in, stepped and taken out again, each lane is the pointer that it was made of.

; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#Type]]
; CHECK-NEXT: %[[#Second]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpPtrAccessChain %[[#Type]] %[[#First]] %
; CHECK-NEXT: OpPtrAccessChain %[[#Type]] %[[#Second]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i) {
  %a = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %p, i32 0
  %b = insertelement <2 x ptr addrspace(1)> %a, ptr addrspace(1) %q, i32 1
  %c = getelementptr float, <2 x ptr addrspace(1)> %b, <2 x i64> <i64 1, i64 2>
  %x = extractelement <2 x ptr addrspace(1)> %c, i32 0
  %y = extractelement <2 x ptr addrspace(1)> %c, i32 1
  store float 1.0, ptr addrspace(1) %x
  store float 1.0, ptr addrspace(1) %y
  ret void
}

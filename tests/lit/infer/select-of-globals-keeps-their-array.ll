; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Both are arrays of one length, so the element is reached behind the select.

; CHECK-DAG: OpName %[[#First:]] "first"
; CHECK-DAG: OpName %[[#Second:]] "second"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Float]] %
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Array]]
; CHECK-DAG: %[[#Element:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Select:]] = OpSelect %[[#Type]] %{{[0-9]+}} %[[#First]] %[[#Second]]
; CHECK-NEXT: OpInBoundsAccessChain %[[#Element]] %[[#Select]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@first = internal addrspace(1) global [4 x float] zeroinitializer
@second = internal addrspace(1) global [4 x float] zeroinitializer
define spir_kernel void @f(i32 %x, i64 %i) {
  %c = icmp eq i32 %x, 0
  %table = select i1 %c, ptr addrspace(1) @first, ptr addrspace(1) @second
  %element = getelementptr inbounds [4 x float], ptr addrspace(1) %table, i64 0, i64 %i
  store float 1.0, ptr addrspace(1) %element
  ret void
}

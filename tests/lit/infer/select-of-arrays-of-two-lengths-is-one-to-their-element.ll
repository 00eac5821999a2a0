; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The arrays have no type in common, their elements do: each goes down to its element first.

; CHECK-DAG: OpName %[[#First:]] "first"
; CHECK-DAG: OpName %[[#Second:]] "second"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Four:]] = OpInBoundsAccessChain %[[#Type]] %[[#First]] %
; CHECK-NEXT: %[[#Eight:]] = OpInBoundsAccessChain %[[#Type]] %[[#Second]] %
; CHECK-NEXT: OpSelect %[[#Type]] %{{[0-9]+}} %[[#Four]] %[[#Eight]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@first = internal addrspace(1) global [4 x float] zeroinitializer
@second = internal addrspace(1) global [8 x float] zeroinitializer
define spir_kernel void @f(i32 %x, i64 %i) {
  %c = icmp eq i32 %x, 0
  %table = select i1 %c, ptr addrspace(1) @first, ptr addrspace(1) @second
  %element = getelementptr inbounds float, ptr addrspace(1) %table, i64 %i
  store float 1.0, ptr addrspace(1) %element
  ret void
}

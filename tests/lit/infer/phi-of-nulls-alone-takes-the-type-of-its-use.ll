; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; No operand says anything, but the load does.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Type]]
; CHECK-DAG: %[[#Undef:]] = OpUndef %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Phi:]] = OpPhi %[[#Type]] %[[#Null]] %{{[0-9]+}} %[[#Undef]] %
; CHECK-NEXT: OpLoad %[[#Float]] %[[#Phi]] Aligned
define float @f(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %p = phi ptr addrspace(1) [ null, %entry ], [ poison, %then ]
  %v = load float, ptr addrspace(1) %p
  ret float %v
}

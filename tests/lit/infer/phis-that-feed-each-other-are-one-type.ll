; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A swap in a loop: each phi is an operand of the other.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#First:]] = OpPhi %[[#Type]] %[[#Ptr]] %{{[0-9]+}} %[[#Second:]] %
; CHECK-NEXT: %[[#Second]] = OpPhi %[[#Type]] %[[#Ptr]] %{{[0-9]+}} %[[#First]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %a = phi ptr addrspace(1) [ %p, %entry ], [ %b, %loop ]
  %b = phi ptr addrspace(1) [ %p, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store float 1.0, ptr addrspace(1) %a
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two bytes back is one short back.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Back:]] = OpConstant %{{[0-9]+}} 18446744073709551615
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpPhi %[[#Type]] %[[#Ptr]] %{{[0-9]+}} %[[#Next:]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Next]] = OpPtrAccessChain %[[#Type]] %[[#At]] %[[#Back]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store i16 7, ptr addrspace(1) %at
  %next = getelementptr i8, ptr addrspace(1) %at, i64 -2
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

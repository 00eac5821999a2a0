; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The phi, the step and the argument are one class; two doubles a round stay two.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK-DAG: %[[#Step:]] = OpConstant %{{[0-9]+}} 2{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpPhi %[[#Type]] %[[#Ptr]] %{{[0-9]+}} %[[#Next:]] %
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#At]] %
; CHECK-NEXT: %[[#Next]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#At]] %[[#Step]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store double 0.0, ptr addrspace(1) %at
  %next = getelementptr inbounds double, ptr addrspace(1) %at, i64 2
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

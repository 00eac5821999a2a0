; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Strength reduction leaves byte offsets before and behind a pointer that runs along.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpPtrAccessChain %[[#Type]] %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpPhi %[[#Type]]
; CHECK-COUNT-3: OpPtrAccessChain %[[#Type]] %[[#At]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
; CHECK-NOT: OpTypeInt 8
define spir_kernel void @f(ptr addrspace(1) %p, i64 %n) {
entry:
  %start = getelementptr i8, ptr addrspace(1) %p, i64 8
  br label %loop
loop:
  %iv = phi ptr addrspace(1) [ %start, %entry ], [ %iv.next, %loop ]
  %k = phi i64 [ %n, %entry ], [ %k.next, %loop ]
  %before = getelementptr i8, ptr addrspace(1) %iv, i64 -8
  %a = load float, ptr addrspace(1) %before
  %mid = getelementptr i8, ptr addrspace(1) %iv, i64 -4
  store float %a, ptr addrspace(1) %mid
  %iv.next = getelementptr i8, ptr addrspace(1) %iv, i64 16
  %k.next = add i64 %k, -1
  %done = icmp eq i64 %k.next, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Three cases of the switch lead to the phi, all through one block of their own.

; CHECK-DAG: OpName %[[#Ints:]] "a"
; CHECK-DAG: OpName %[[#Other:]] "b"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Other]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#Type]] %[[#Ints]]{{$}}
; CHECK-NEXT: OpBranch
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Type]] %[[#Cast]] %{{[0-9]+}} %[[#Other]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(i32 %n, ptr addrspace(1) byval(i32) %a, ptr addrspace(1) %b) {
entry:
  switch i32 %n, label %other [ i32 0, label %join
                                i32 5, label %join
                                i32 7, label %join ]
other:
  br label %join
join:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %b, %other ]
  br label %loop
loop:
  %i = phi i32 [ 0, %join ], [ %next, %loop ]
  %v = load float, ptr addrspace(1) %p
  store float 1.0, ptr addrspace(1) %p
  store float %v, ptr addrspace(1) %p
  store float 2.0, ptr addrspace(1) %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Constants have no type of their own, so the load behind the phi gives them one.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Type]]
; CHECK-DAG: %[[#Undef:]] = OpUndef %[[#Type]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Type]] %[[#Null]] %{{[0-9]+}} %[[#Undef]] %{{[0-9]+}} %[[#Undef]]
; CHECK-SAME: %{{[0-9]+}} %[[#Ptr]] %
; CHECK-NEXT: OpLoad %[[#Float]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define float @f(ptr addrspace(1) %p, i32 %which) {
entry:
  switch i32 %which, label %other [ i32 0, label %join
                                    i32 1, label %one
                                    i32 2, label %two ]
one:
  br label %join
two:
  br label %join
other:
  br label %join
join:
  %q = phi ptr addrspace(1) [ null, %entry ], [ undef, %one ], [ poison, %two ], [ %p, %other ]
  %v = load float, ptr addrspace(1) %q
  ret float %v
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The store in the inner loop types the pointers of both loops and the argument.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Row:]] = OpPhi %[[#Type]] %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpPhi %[[#Type]] %[[#Row]] %
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Element]] %
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %outer
outer:
  %row = phi ptr addrspace(1) [ %p, %entry ], [ %next.row, %outer.end ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.end ]
  br label %inner
inner:
  %element = phi ptr addrspace(1) [ %row, %outer ], [ %next.element, %inner ]
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  store float 1.0, ptr addrspace(1) %element
  %next.element = getelementptr i8, ptr addrspace(1) %element, i64 4
  %j.next = add i32 %j, 1
  %more.j = icmp ult i32 %j.next, %n
  br i1 %more.j, label %inner, label %outer.end
outer.end:
  %next.row = phi ptr addrspace(1) [ %next.element, %inner ]
  %i.next = add i32 %i, 1
  %more.i = icmp ult i32 %i.next, %n
  br i1 %more.i, label %outer, label %end
end:
  ret void
}

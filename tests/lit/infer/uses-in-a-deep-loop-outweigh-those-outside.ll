; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two stores of floats before the loops against one load in the inner loop, which runs more often.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#Ptr]]{{$}}
; CHECK-NEXT: OpStore %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Int]] %[[#Ptr]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  store float 1.0, ptr addrspace(1) %p
  store float 2.0, ptr addrspace(1) %p
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.end ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %v = load i32, ptr addrspace(1) %p
  %j.next = add i32 %j, %v
  %more.j = icmp ult i32 %j.next, %n
  br i1 %more.j, label %inner, label %outer.end
outer.end:
  %i.next = add i32 %i, 1
  %more.i = icmp ult i32 %i.next, %n
  br i1 %more.i, label %outer, label %end
end:
  ret void
}

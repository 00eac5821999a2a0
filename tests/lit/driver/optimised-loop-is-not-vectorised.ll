; RUN: pyllc -O3 %s -o - | filecheck %s

; The work items are the lanes.

; CHECK-NOT: OpTypeVector
; CHECK: OpPhi
define void @f(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %value = load i32, ptr addrspace(1) %from
  %to = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
  store i32 %value, ptr addrspace(1) %to
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; RUN: pyllc -mtriple=spirv64 -stop-after=private-constants %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; What returns, takes, joins or steps along the address of a constant is of its address space too;
; an alloca that holds one holds such an address.

; CHECK: @a = internal addrspace(2) constant
; CHECK: @b = internal addrspace(2) constant
@a = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@b = internal constant [4 x i32] [i32 5, i32 6, i32 7, i32 8]

; CHECK-LABEL: define internal ptr addrspace(2) @pick(i1 %c)
; CHECK: select i1 %c, ptr addrspace(2) @a, ptr addrspace(2) @b
define internal ptr @pick(i1 %c) {
  %p = select i1 %c, ptr @a, ptr @b
  ret ptr %p
}

; CHECK-LABEL: define internal i32 @sum(ptr addrspace(2) %from, ptr addrspace(2) %end)
; CHECK: phi ptr addrspace(2)
; CHECK: icmp eq ptr addrspace(2)
define internal i32 @sum(ptr %from, ptr %end) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %from, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %next = getelementptr inbounds i32, ptr %p, i64 1
  %done = icmp eq ptr %next, %end
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %t
}

; CHECK-LABEL: define spir_kernel void @k(
; CHECK: %slot = alloca ptr addrspace(2)
; CHECK: store ptr addrspace(2) %p, ptr %slot
; CHECK: store ptr addrspace(2) null, ptr %slot
; CHECK: load ptr addrspace(2), ptr %slot
define spir_kernel void @k(ptr addrspace(1) %out, i1 %c, i1 %d) {
entry:
  %slot = alloca ptr
  %p = call ptr @pick(i1 %c)
  store ptr %p, ptr %slot
  br i1 %d, label %none, label %go

none:
  store ptr null, ptr %slot
  br label %go

go:
  %q = load ptr, ptr %slot
  %is = icmp eq ptr %q, null
  br i1 %is, label %exit, label %add

add:
  %end = getelementptr inbounds i32, ptr %q, i64 4
  %s = call i32 @sum(ptr %q, ptr %end)
  store i32 %s, ptr addrspace(1) %out
  br label %exit

exit:
  ret void
}

; RUN: pyllc -mtriple=spirv64 -stop-after=private-constants %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; An address that may be that of an alloca is one of Function storage, and then the constant is a
; variable of the function as well: its address does not leave the call, not even in @sum.

; CHECK-NOT: @table
; CHECK-LABEL: define spir_kernel void @k(
; CHECK-NEXT: %table = call ptr @spvbackend.alloca([4 x i32] [i32 1, i32 2, i32 3, i32 4]) "type"="[4 x i32]"
@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define internal i32 @sum(ptr %p, ptr %end) {
entry:
  %slot = alloca ptr
  store ptr %p, ptr %slot
  br label %loop

loop:
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %q = load ptr, ptr %slot
  %v = load i32, ptr %q
  %t = add i32 %s, %v
  %next = getelementptr inbounds i32, ptr %q, i64 1
  store ptr %next, ptr %slot
  %done = icmp eq ptr %next, %end
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %t
}

define internal ptr @same(ptr %p) {
  ret ptr %p
}

define spir_kernel void @k(ptr addrspace(1) %out, i1 %c, i32 %x) {
  %own = alloca [4 x i32]
  store [4 x i32] zeroinitializer, ptr %own
  store i32 %x, ptr %own
  %p = select i1 %c, ptr @table, ptr %own
  %q = call ptr @same(ptr %p)
  %end = getelementptr inbounds i32, ptr %q, i64 4
  %s = call i32 @sum(ptr %q, ptr %end)
  store i32 %s, ptr addrspace(1) %out
  ret void
}

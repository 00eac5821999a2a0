; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; No address of an iteration's memory is left in the next one: a phi that the alloca dominates, a
; variable as new as it is and a callee that only looks keep none.

; CHECK: OpFunction %
; CHECK: OpFunction %
; CHECK: OpVariable %{{[0-9]+}} Function
; CHECK: OpVariable %{{[0-9]+}} Function
; CHECK: OpVariable %{{[0-9]+}} Function
; CHECK: OpBranch %
define internal i32 @look(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %join ]
  %a = alloca i32
  %b = alloca i32
  %slot = alloca ptr
  store i32 %i, ptr %a
  store i32 %n, ptr %b
  store ptr %a, ptr %slot
  %odd = trunc i32 %i to i1
  br i1 %odd, label %then, label %join

then:
  %q = load ptr, ptr %slot
  br label %join

join:
  %p = phi ptr [ %b, %loop ], [ %q, %then ]
  %v = call i32 @look(ptr %p)
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %place
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; RUN: pyllc --verify-diagnostics %s

; The variable of the entry block keeps the address until a later iteration.

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %slot = alloca ptr
  %first = alloca i32
  store i32 7, ptr %first
  store ptr %first, ptr %slot
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = alloca i32
  store i32 %i, ptr %a
  %p = load ptr, ptr %slot
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  store ptr %a, ptr %slot ; expected-error: the address of an alloca in a loop is stored
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; RUN: pyllc --verify-diagnostics %s

; What a callee does with an address is followed into it.

define internal void @keep(ptr %place, ptr %p) {
  store ptr %p, ptr %place
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %slot = alloca ptr
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = alloca i32
  store i32 %i, ptr %a
  call void @keep(ptr %slot, ptr %a) ; expected-error: the address of an alloca in a loop is stored in '@keep'
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

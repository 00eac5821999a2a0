; RUN: pyllc --verify-diagnostics %s

; The loop's phi has the address of the iteration before, whose memory is another one.

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %last = phi ptr [ null, %entry ], [ %a, %loop ] ; expected-error: the address of an alloca in a loop is still in use in the next iteration
  %a = alloca i32
  store i32 %i, ptr %a
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop

exit:
  %v = load i32, ptr %last
  store i32 %v, ptr addrspace(1) %out
  ret void
}

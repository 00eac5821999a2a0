; RUN: pyllc --verify-diagnostics %s

; The address comes to the return by the phi of the loop, which stands before the use of the
; constant that reaches it.

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define ptr @f(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %q = phi ptr [ %p, %entry ], [ @table, %next ]
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %exit, label %next

next:
  %j = add i32 %i, 1
  br label %loop

exit:
  ret ptr %q ; expected-error: is returned
}

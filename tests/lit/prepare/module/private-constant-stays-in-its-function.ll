; RUN: pyllc --verify-diagnostics %s

; The copy that a function has of it ends with the function.

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define ptr @f() {
  ret ptr @table ; expected-error: leaves the function
}

; RUN: pyllc --verify-diagnostics %s

; The signature of an exported function stays, so the address would be that of a copy, which ends
; with the function.

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define ptr @f() {
  ret ptr @table ; expected-error: address of constant '@table' in address space 0 is returned
}

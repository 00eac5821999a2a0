; RUN: pyllc --verify-diagnostics %s

; A function of another module may keep what it is passed, unless an attribute says that it does
; not.

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

declare void @look(ptr captures(none))
declare void @keep(ptr)

define spir_kernel void @k() {
  call void @look(ptr @table)
  call void @keep(ptr @table) ; expected-error: is passed to '@keep', which may keep it
  ret void
}

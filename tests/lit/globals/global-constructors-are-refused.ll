; RUN: pyllc --verify-diagnostics %s

; Nothing runs before a kernel does.

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }] ; expected-error: llvm.global_ctors

define internal void @init() {
  ret void
}

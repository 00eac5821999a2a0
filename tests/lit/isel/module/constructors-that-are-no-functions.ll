; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; What a module is to run first takes no arguments. An empty list asks for nothing.

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }] ; expected-error: an entry of '@llvm.global_ctors' is not a function without parameters

define void @f(i32 %x) {
  ret void
}

; -----

@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.used = appending global [1 x ptr] [ptr @f]

define internal void @f() {
  ret void
}

; RUN: pyllc --split-input-file --verify-diagnostics %s

; LLVM takes this and leaves it undefined; OpFunctionCall has to match its function.

declare void @g(i32)

define void @f() {
  call void @g(float 1.0) ; expected-error: the type of the call differs from the type of '@g'
  ret void
}

; -----

define i32 @f() {
  %r = call i32 @g(i32 1, i32 2) ; expected-error: the type of the call differs from the type of '@g'
  ret i32 %r
}
define i32 @g(i32 %x) {
  ret i32 %x
}

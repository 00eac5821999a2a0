; RUN: pyllc --split-input-file --verify-diagnostics %s

; LLVM takes this and leaves it undefined; OpFunctionCall has to match its function.

declare void @g(i32)

define void @f() {
  call void @g(float 1.0) ; expected-error: '@g' for a function of another type
  ret void
}

; -----

define i32 @f() {
  %r = call i32 @g(i32 1, i32 2) ; expected-error: '@g' for a function of another type
  ret i32 %r
}
define i32 @g(i32 %x) {
  ret i32 %x
}

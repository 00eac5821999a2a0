; RUN: pyllc --verify-diagnostics -mtriple=spirv64 %s

; LLVM's reader takes such a name for a number that no symbol has.

define void @f() {
  ret void
}
@"" = weak alias void (), ptr @f ; expected-error: an alias has an empty name

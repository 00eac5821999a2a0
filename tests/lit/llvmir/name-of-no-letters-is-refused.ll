; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; LLVM's reader takes such a name for a number that no symbol has.

define void @f() {
  ret void
}
@"" = weak alias void (), ptr @f ; expected-error: a symbol has an empty name

; -----

define void @""() { ; expected-error: a symbol has an empty name
  ret void
}

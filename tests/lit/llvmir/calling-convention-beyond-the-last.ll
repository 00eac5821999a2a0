; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; LLVM's reader asserts that the number fits the field that an instruction has for it.

declare void @g()
define void @calls() {
  call cc 2147483648 void @g() ; expected-error: calling conventions end at 1023
  ret void
}

; -----

declare cc1024 void @g() ; expected-error: calling conventions end at 1023

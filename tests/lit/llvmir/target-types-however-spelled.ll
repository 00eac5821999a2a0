; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; A type that LLVM takes for granted is found however it is spelled: behind a `;` in a name, with
; escapes, and with comments between its words.

declare void @"a;b"(target("spirv.Type")) ; expected-error: type 'target("spirv.Type")' lacks a number, or has a wrong one

; -----

declare void @f(target("\73pirv.Type")) ; expected-error: type 'target("spirv.Type")' lacks a number, or has a wrong one

; -----

declare void @f(target ; expected-error: type 'target("spirv.Type")' lacks a number, or has a wrong one
  ("spirv.Type"))

; -----

declare void @f(target("spirv.Padding", ; a comment with a 1)
  ; and another
  1))
; declare void @g(target("spirv.Type"))
@text = addrspace(1) constant [20 x i8] c"target(\22spirv.Type\22)"

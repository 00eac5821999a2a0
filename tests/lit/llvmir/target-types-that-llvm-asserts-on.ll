; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; LLVM takes the numbers of these for granted, and knows the types of other targets.
; A comment may say target("riscv.vector.tuple").

define void @f(target("spirv.Type", 34) %x) { ; expected-error: type 'target("spirv.Type")' lacks a number, or has a wrong one
  ret void
}

; -----

define void @f(target("spirv.Type", target("spirv.Literal", 1), 34, 8, 16777216) %x) { ; expected-error: type 'target("spirv.Type")' lacks a number, or has a wrong one
  ret void
}

; -----

define void @f() {
  %x = alloca target("spirv.Padding") ; expected-error: type 'target("spirv.Padding")' lacks a number, or has a wrong one
  ret void
}

; -----

define void @f(target("riscv.vector.tuple", i8, 2) %x) { ; expected-error: type 'target("riscv.vector.tuple")' belongs to another target
  ret void
}

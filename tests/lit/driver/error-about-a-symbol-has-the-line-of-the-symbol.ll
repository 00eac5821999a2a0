; RUN: pyllc --split-input-file --verify-diagnostics %s

; LLVM's verifier names a function or variable where no instruction is at fault.

@a = alias i8, ptr @b ; expected-error: Aliases cannot form a cycle; ptr @a
@b = alias i8, ptr @a

; -----

@v = addrspace(1) global i32 0, !associated !0 ; expected-error: must have one operand; ptr addrspace(1) @v
!0 = !{}

; -----

define spir_kernel i32 @k() { ; expected-error: requires void return type; ptr @k
  ret i32 0
}

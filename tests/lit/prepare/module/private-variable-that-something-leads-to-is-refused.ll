; RUN: pyllc --split-input-file --verify-diagnostics %s

; An initialiser is a use, and so is a function that one visible outside calls.

@inner = internal global i32 0 ; expected-error: address space 0
@outer = addrspace(1) global ptr @inner

; -----

@calls = internal global i32 0 ; expected-error: address space 0

define internal spir_func void @count() {
  store i32 1, ptr @calls
  ret void
}

define spir_func void @visible() {
  call spir_func void @count()
  ret void
}

; RUN: pyllc --split-input-file --verify-diagnostics %s

; Of the formats that SPIR-V lacks there is no conversion either.

define i128 @f(ptr %p) {
  %x = load fp128, ptr %p
  %r = fptosi fp128 %x to i128 ; expected-error: type 'fp128'
  ret i128 %r
}

; -----

define void @f(ptr %p, i128 %a) {
  %r = uitofp i128 %a to x86_fp80 ; expected-error: type 'x86_fp80'
  store x86_fp80 %r, ptr %p
  ret void
}

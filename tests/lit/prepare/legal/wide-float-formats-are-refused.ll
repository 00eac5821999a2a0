; RUN: pyllc --split-input-file --verify-diagnostics %s

; The error is about the first instruction that uses the format, also behind a pointer.

define i128 @f(ptr %p) {
  %x = load fp128, ptr %p ; expected-error: type 'fp128'
  %r = fptosi fp128 %x to i128
  ret i128 %r
}

; -----

define void @f(ptr %p, i128 %a) {
  %r = uitofp i128 %a to x86_fp80 ; expected-error: type 'x86_fp80'
  store x86_fp80 %r, ptr %p
  ret void
}

; -----

; What holds one or points to one is no place of its own.
define void @f(ptr %p) {
  %place = alloca ptr
  store ptr %p, ptr %place
  %q = load ptr, ptr %place
  %m = getelementptr { i32, [2 x <2 x fp128>] }, ptr %q, i64 1 ; expected-error: type 'fp128'
  store i32 1, ptr %m
  ret void
}

; -----

define void @f(ptr %p) {
  %r = alloca { i32, ppc_fp128 } ; expected-error: type 'ppc_fp128'
  ret void
}

; -----

define fp128 @f() { ; expected-error: type 'fp128'
  ret fp128 0xL00000000000000000000000000000000
}

; -----

; A type that nothing uses refuses nothing.
declare void @g(fp128)

define void @f() {
  ret void
}

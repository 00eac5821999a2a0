; RUN: pyllc --split-input-file -mtriple=spirv64 --verify-diagnostics %s

; The first odd type of a function says that it needs legalisation, not what is wrong further on.

define void @f(i7 %a, ptr %p) {
  %b = add i7 %a, 1
  store i7 %b, ptr %p
  %c = load i5000, ptr %p ; expected-error: integer type 'i5000' is wider than 4096 bits
  ret void
}

; -----

define void @f(ptr %p, ptr %q) {
entry:
  %a = load i7, ptr %p
  br label %loop
loop:
  %b = phi i7 [ %a, %entry ], [ %c, %loop ]
  %c = add i7 %b, 1
  %d = load i5000, ptr %p ; expected-error: integer type 'i5000' is wider than 4096 bits
  store i7 %c, ptr %q
  br label %loop
}

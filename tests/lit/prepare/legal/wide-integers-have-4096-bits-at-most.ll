; RUN: pyllc --split-input-file --verify-diagnostics %s

; More words are refused, whatever is done with them.

define i64 @f(i64 %a) {
  %x = zext i64 %a to i4097 ; expected-error: integer type 'i4097' is wider than 4096 bits
  %y = udiv i4097 %x, 3
  %z = trunc i4097 %y to i64
  ret i64 %z
}

; -----

define <2 x i64> @f(<2 x i64> %a) {
  %x = zext <2 x i64> %a to <2 x i5000> ; expected-error: integer type 'i5000' is wider than 4096 bits
  %y = trunc <2 x i5000> %x to <2 x i64>
  ret <2 x i64> %y
}

; -----

define i5000 @g(i5000 %a) { ; expected-error: integer type 'i5000' is wider than 4096 bits
  %r = call i5000 @llvm.ctpop.i5000(i5000 %a)
  ret i5000 %r
}
declare i5000 @llvm.ctpop.i5000(i5000)

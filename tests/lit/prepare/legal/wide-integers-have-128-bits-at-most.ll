; RUN: pyllc --split-input-file --verify-diagnostics %s

; More than two words are refused, whatever is done with them.

define i64 @f(i64 %a) {
  %x = zext i64 %a to i129 ; expected-error: integer type 'i129' is wider than 128 bits
  %y = udiv i129 %x, 3
  %z = trunc i129 %y to i64
  ret i64 %z
}

; -----

define <2 x i64> @f(<2 x i64> %a) {
  %x = zext <2 x i64> %a to <2 x i256> ; expected-error: integer type 'i256' is wider than 128 bits
  %y = trunc <2 x i256> %x to <2 x i64>
  ret <2 x i64> %y
}

; -----

define i256 @g(i256 %a) { ; expected-error: integer type 'i256' is wider than 128 bits
  %r = call i256 @llvm.ctpop.i256(i256 %a)
  ret i256 %r
}
declare i256 @llvm.ctpop.i256(i256)

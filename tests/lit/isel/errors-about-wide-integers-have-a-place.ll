; RUN: pyllc --split-input-file --verify-diagnostics %s

define i1 @f(i256 %x) { ; expected-error: i256
  %c = icmp eq i256 %x, 0
  ret i1 %c
}

; -----

define i64 @f(i64 %x) {
  %wide = zext i64 %x to i256 ; expected-error: i256
  %product = mul i256 %wide, %wide
  %y = trunc i256 %product to i64
  ret i64 %y
}

; RUN: pyllc --split-input-file --verify-diagnostics %s

define i1 @f(i4100 %x) { ; expected-error: i4100
  %c = icmp eq i4100 %x, 0
  ret i1 %c
}

; -----

define i64 @f(i64 %x) {
  %wide = zext i64 %x to i4100 ; expected-error: i4100
  %product = mul i4100 %wide, %wide
  %y = trunc i4100 %product to i64
  ret i64 %y
}

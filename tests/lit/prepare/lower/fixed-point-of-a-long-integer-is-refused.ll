; RUN: pyllc --split-input-file --verify-diagnostics %s

; Their exact result has more words than a pair.

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.smul.fix.i128(i128 %a, i128 %b, i32 4) ; expected-error: intrinsic 'llvm.smul.fix.i128' has no translation
  ret i128 %r
}

; -----

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.smul.fix.sat.i128(i128 %a, i128 %b, i32 4) ; expected-error: intrinsic 'llvm.smul.fix.sat.i128' has no translation
  ret i128 %r
}

; -----

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.umul.fix.i128(i128 %a, i128 %b, i32 4) ; expected-error: intrinsic 'llvm.umul.fix.i128' has no translation
  ret i128 %r
}

; -----

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.umul.fix.sat.i128(i128 %a, i128 %b, i32 4) ; expected-error: intrinsic 'llvm.umul.fix.sat.i128' has no translation
  ret i128 %r
}

; -----

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.sdiv.fix.i128(i128 %a, i128 %b, i32 4) ; expected-error: intrinsic 'llvm.sdiv.fix.i128' has no translation
  ret i128 %r
}

; -----

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.sdiv.fix.sat.i128(i128 %a, i128 %b, i32 4) ; expected-error: intrinsic 'llvm.sdiv.fix.sat.i128' has no translation
  ret i128 %r
}

; -----

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.udiv.fix.i128(i128 %a, i128 %b, i32 4) ; expected-error: intrinsic 'llvm.udiv.fix.i128' has no translation
  ret i128 %r
}

; -----

define i128 @f(i128 %a, i128 %b) {
  %r = call i128 @llvm.udiv.fix.sat.i128(i128 %a, i128 %b, i32 4) ; expected-error: intrinsic 'llvm.udiv.fix.sat.i128' has no translation
  ret i128 %r
}

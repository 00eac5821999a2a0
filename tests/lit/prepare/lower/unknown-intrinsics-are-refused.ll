; RUN: pyllc --split-input-file --verify-diagnostics %s

define ptr @f() {
  %p = call ptr @llvm.returnaddress(i32 0) ; expected-error: intrinsic 'llvm.returnaddress' has no translation
  ret ptr %p
}

; -----

define void @f(i32 %x) {
  call void @llvm.set.rounding(i32 %x) ; expected-error: intrinsic 'llvm.set.rounding' has no translation
  ret void
}

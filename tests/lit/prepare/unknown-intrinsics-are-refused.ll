; RUN: pyllc --split-input-file --verify-diagnostics %s

define ptr @f() {
  %p = call ptr @llvm.returnaddress(i32 0) ; expected-error: intrinsic 'llvm.returnaddress' has no translation
  ret ptr %p
}

; -----

define i32 @f(i32 %x) {
  %r = call i32 @llvm.set.loop.iterations.i32(i32 %x) ; expected-error: llvm.set.loop.iterations
  ret i32 %r
}

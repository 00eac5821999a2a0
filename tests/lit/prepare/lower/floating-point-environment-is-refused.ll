; RUN: pyllc --split-input-file --verify-diagnostics %s

; A kernel cannot read or change how its device rounds.

define void @f() {
  call void @llvm.reset.fpenv() ; expected-error: intrinsic 'llvm.reset.fpenv' has no translation
  ret void
}

; -----

define i64 @f() {
  %r = call i64 @llvm.get.fpenv.i64() ; expected-error: intrinsic 'llvm.get.fpenv.i64' has no translation
  ret i64 %r
}

; -----

define void @f(i64 %x) {
  call void @llvm.set.fpenv.i64(i64 %x) ; expected-error: intrinsic 'llvm.set.fpenv.i64' has no translation
  ret void
}

; -----

define i32 @f() {
  %r = call i32 @llvm.get.fpmode.i32() ; expected-error: intrinsic 'llvm.get.fpmode.i32' has no translation
  ret i32 %r
}

; -----

define void @f(i32 %x) {
  call void @llvm.set.fpmode.i32(i32 %x) ; expected-error: intrinsic 'llvm.set.fpmode.i32' has no translation
  ret void
}

; -----

define void @f() {
  call void @llvm.reset.fpmode() ; expected-error: intrinsic 'llvm.reset.fpmode' has no translation
  ret void
}

; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; What a pass of LLVM removes is refused with a hint.

; CHECK: error: intrinsic 'llvm.coro.size.i32' has no translation
; CHECK-NOT: translation:
; CHECK: note: split coroutines first (opt -passes='coro-early,cgscc(coro-split),coro-cleanup')
define i32 @f() {
  %r = call i32 @llvm.coro.size.i32()
  ret i32 %r
}

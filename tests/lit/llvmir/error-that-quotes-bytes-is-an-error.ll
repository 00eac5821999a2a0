; RUN: not pyllc %s -o - 2>&1 | filecheck %s

; LLVM quotes names as they are, and this one is not UTF-8.

; CHECK: error: the input is corrupt: it has text that is not UTF-8
define void @f() {
  call void @"\FF"()
  ret void
}

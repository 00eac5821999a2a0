; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; LLVM's reader asserts that the alignment fits its field; 256 does, and alignstack(512) in a comment.

declare void @g(ptr)
define void @calls(ptr %p) {
  call void @g(ptr alignstack(256) %p)
  call void @g(ptr alignstack(512) %p) ; expected-error: a stack is aligned to 256 bytes at most
  ret void
}

; -----

attributes #0 = { alignstack=512 } ; expected-error: a stack is aligned to 256 bytes at most
define void @f() #0 {
  ret void
}

; RUN: not pyllc -mtriple=spirv64 -trap=abort %s -o - 2>&1 | filecheck %s
; RUN: not pyllc -mtriple=spirv64 -trap=stop %s -o - 2>&1 | filecheck %s --check-prefix=WORD
; RUN: not pyllc -mtriple=spirv64 %s -o - -trap 2>&1 | filecheck %s --check-prefix=NONE

; CHECK: error: a trap that aborts needs SPV_KHR_abort
; CHECK-NEXT: note: pass --spirv-ext=+SPV_KHR_abort, or -trap=return
; WORD: error: bad word for a trap 'stop': expected abort, return or unreachable
; NONE: error: option '-trap' needs a value: abort|return|unreachable
define void @f() {
  ret void
}

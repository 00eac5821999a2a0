; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: :8:17: error: expected type
; CHECK: define float @f(b8 %x) flatten {
; CHECK-NEXT: {{^}}                ^
; CHECK-NEXT: note: the text is of a newer LLVM than the {{[0-9]+}} that reads it: pass its bitcode

define float @f(b8 %x) flatten {
  ret float +inf
}

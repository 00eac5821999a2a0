define i32 @f(i32 %a) {
  %b = add i32 %a, %c
  ret i32 %b
}
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: error-of-llvm-shows-its-place.ll:2:20: error: use of undefined value '%c'
; CHECK-NEXT: {{^}}  %b = add i32 %a, %c{{$}}
; CHECK-NEXT: {{^}}                   ^{{$}}

define i32 @f(i32 %n) {
	%x = alloca i32, i32 %n
  ret i32 0
}
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; A tab before the place stays a tab, so that the caret stands under its column.

; CHECK: error-shows-the-line-and-a-caret.ll:2:2: error: {{.*}}SPV_INTEL_variable_length_array
; CHECK-NEXT: {{^	%x = alloca i32, i32 %n$}}
; CHECK-NEXT: {{^	\^$}}

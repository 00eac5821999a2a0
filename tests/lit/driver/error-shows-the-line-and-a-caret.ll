define i32 @f(ptr %fp) {
	%r = call i32 %fp(i32 1)
  ret i32 %r
}
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; A tab before the place stays a tab, so that the caret stands under its column.

; CHECK: error-shows-the-line-and-a-caret.ll:2:2: error: {{.*}}SPV_INTEL_function_pointers
; CHECK-NEXT: {{^	%r = call i32 %fp\(i32 1\)$}}
; CHECK-NEXT: {{^	\^$}}
; CHECK-NEXT: {{^}}note: {{.*}}SPV_INTEL_function_pointers

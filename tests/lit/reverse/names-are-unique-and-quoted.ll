; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Values without names are numbered; two values of one name differ by a number.

; CHECK: @"a b" = addrspace(1) global i32 0
; CHECK-LABEL: define spir_func i32 @"f g"
; CHECK-SAME: (i32 %x, i32 %0) convergent nounwind {
; CHECK-NEXT: 1:
; CHECK-NEXT: %y = add i32 %x, %0
; CHECK-NEXT: %2 = mul i32 %y, %x
; CHECK-NEXT: ret i32 %2
; CHECK-LABEL: define spir_func i32 @h
; CHECK-SAME: (i32 %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %y = call spir_func i32 @"f g"(i32 %x, i32 %x)
; CHECK-NEXT: ret i32 %y
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

@"a b" = addrspace(1) global i32 0

define spir_func i32 @"f g"(i32 %x, i32 %0) {
  %y = add i32 %x, %0
  %2 = mul i32 %y, %x
  ret i32 %2
}

define spir_func i32 @h(i32 %x) {
  %y = call spir_func i32 @"f g"(i32 %x, i32 %x)
  ret i32 %y
}

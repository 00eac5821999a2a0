; RUN: pyllc -mtriple=spirv64 -spirv-ext=+SPV_INTEL_function_pointers -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; A call through a pointer has the address space of the pointer.

; CHECK-LABEL: define internal spir_func i32 @twice
; CHECK-SAME: (i32 %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = add i32 %x, %x
; CHECK-NEXT: ret i32 %a
; CHECK-LABEL: define spir_func i32 @f
; CHECK-SAME: (ptr %p, i32 %x, i1 %c) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %q = select i1 %c, ptr %p, ptr @twice
; CHECK-NEXT: %a = call spir_func i32 %q(i32 %x)
; CHECK-NEXT: ret i32 %a
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define internal spir_func i32 @twice(i32 %x) {
  %a = add i32 %x, %x
  ret i32 %a
}

define spir_func i32 @f(ptr %p, i32 %x, i1 %c) {
  %q = select i1 %c, ptr %p, ptr @twice
  %a = call spir_func i32 %q(i32 %x)
  ret i32 %a
}

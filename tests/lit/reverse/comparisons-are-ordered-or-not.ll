; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Comparisons of integers have signs, those of floats are ordered or not.

; CHECK-LABEL: define spir_func i1 @integers
; CHECK-SAME: (i32 %x, i32 %y) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = icmp eq i32 %x, %y
; CHECK-NEXT: %b = icmp slt i32 %x, %y
; CHECK-NEXT: %c = icmp uge i32 %x, %y
; CHECK-NEXT: %d = and i1 %a, %b
; CHECK-NEXT: %e = or i1 %d, %c
; CHECK-NEXT: %f = xor i1 %e, true
; CHECK-NEXT: ret i1 %f
; CHECK-LABEL: define spir_func <2 x i1> @floats
; CHECK-SAME: (<2 x float> %x, <2 x float> %y) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = fcmp olt <2 x float> %x, %y
; CHECK-NEXT: %b = fcmp une <2 x float> %x, %y
; CHECK-NEXT: %c = fcmp uno <2 x float> %x, %y
; CHECK-NEXT: %d = and <2 x i1> %a, %b
; CHECK-NEXT: %e = select <2 x i1> %d, <2 x i1> %c, <2 x i1> %a
; CHECK-NEXT: ret <2 x i1> %e
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func i1 @integers(i32 %x, i32 %y) {
  %a = icmp eq i32 %x, %y
  %b = icmp slt i32 %x, %y
  %c = icmp uge i32 %x, %y
  %d = and i1 %a, %b
  %e = or i1 %d, %c
  %f = xor i1 %e, true
  ret i1 %f
}

define spir_func <2 x i1> @floats(<2 x float> %x, <2 x float> %y) {
  %a = fcmp olt <2 x float> %x, %y
  %b = fcmp une <2 x float> %x, %y
  %c = fcmp uno <2 x float> %x, %y
  %d = and <2 x i1> %a, %b
  %e = select <2 x i1> %d, <2 x i1> %c, <2 x i1> %a
  ret <2 x i1> %e
}

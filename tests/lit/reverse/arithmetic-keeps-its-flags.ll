; RUN: pyllc -mtriple=spirv64 -spirv-ext=+SPV_KHR_no_integer_wrap_decoration -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Decorations are flags: of wrapping, and of fast arithmetic.

; CHECK-LABEL: define spir_func i32 @integers
; CHECK-SAME: (i32 %x, i32 %y) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = add nuw nsw i32 %x, %y
; CHECK-NEXT: %b = sub nsw i32 %a, %y
; CHECK-NEXT: %c = mul nuw i32 %b, %a
; CHECK-NEXT: %d = sdiv i32 %c, %x
; CHECK-NEXT: %e = srem i32 %d, %y
; CHECK-NEXT: %f = udiv i32 %e, %x
; CHECK-NEXT: %g = urem i32 %f, %y
; CHECK-NEXT: %h = and i32 %g, %x
; CHECK-NEXT: %i = or i32 %h, %y
; CHECK-NEXT: %j = xor i32 %i, %x
; CHECK-NEXT: %k = shl nsw i32 %j, %x
; CHECK-NEXT: %l = lshr i32 %k, %y
; CHECK-NEXT: %m = ashr i32 %l, %x
; CHECK-NEXT: %n = xor i32 %m, -1
; CHECK-NEXT: ret i32 %n
; CHECK-LABEL: define spir_func float @floats
; CHECK-SAME: (float %x, float %y) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = fadd fast float %x, %y
; CHECK-NEXT: %b = fsub nnan ninf float %a, %y
; CHECK-NEXT: %c = fmul nsz arcp float %b, %x
; CHECK-NEXT: %d = fdiv float %c, %y
; CHECK-NEXT: %e = frem float %d, %x
; CHECK-NEXT: %f = fneg float %e
; CHECK-NEXT: ret float %f
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func i32 @integers(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, %y
  %b = sub nsw i32 %a, %y
  %c = mul nuw i32 %b, %a
  %d = sdiv i32 %c, %x
  %e = srem i32 %d, %y
  %f = udiv i32 %e, %x
  %g = urem i32 %f, %y
  %h = and i32 %g, %x
  %i = or i32 %h, %y
  %j = xor i32 %i, %x
  %k = shl nsw i32 %j, %x
  %l = lshr i32 %k, %y
  %m = ashr i32 %l, %x
  %n = xor i32 %m, -1
  ret i32 %n
}

define spir_func float @floats(float %x, float %y) {
  %a = fadd fast float %x, %y
  %b = fsub nnan ninf float %a, %y
  %c = fmul nsz arcp float %b, %x
  %d = fdiv float %c, %y
  %e = frem float %d, %x
  %f = fneg float %e
  ret float %f
}

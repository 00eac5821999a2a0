; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A sum may leave a bit above the seven, which a shift to the right would bring down.

; CHECK-LABEL: define i8 @f(i8 %a, i8 %b)
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i8 %a, %b
; CHECK-NEXT: %[[And:[v0-9]+]] = and i8 %[[Add]], 127
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i8 %[[And]], 1
; CHECK-NEXT: ret i8 %[[Lshr]]
define i7 @f(i7 %a, i7 %b) {
  %s = add i7 %a, %b
  %t = lshr i7 %s, 1
  ret i7 %t
}

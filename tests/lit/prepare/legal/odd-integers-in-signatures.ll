; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A parameter and a result are masked by who makes them.

; CHECK-LABEL: define i64 @f(i8 %a)
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i8 0, %a
; CHECK-NEXT: %[[And:[v0-9]+]] = and i8 %[[Sub]], 127
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i64 @g(i8 %[[And]])
; CHECK-NEXT: ret i64 %[[Call]]
declare i33 @g(i7)

define i33 @f(i7 %a) {
  %b = sub i7 0, %a
  %r = call i33 @g(i7 %b)
  ret i33 %r
}

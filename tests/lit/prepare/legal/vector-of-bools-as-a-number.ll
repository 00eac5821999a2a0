; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; OpBitcast takes no bools: each lane becomes a bit.

; CHECK-LABEL: define i8 @f(<2 x i1> %a)
; CHECK-NEXT: %[[Lane:[v0-9]+]] = extractelement <2 x i1> %a, i32 0
; CHECK-NEXT: %[[Lane2:[v0-9]+]] = extractelement <2 x i1> %a, i32 1
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %[[Lane]] to i8
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i1 %[[Lane2]] to i8
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i8 %[[Zext2]], 1
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i8 %[[Zext]], %[[Shl]]
; CHECK-NEXT: ret i8 %[[Or]]
define i2 @f(<2 x i1> %a) {
  %r = bitcast <2 x i1> %a to i2
  ret i2 %r
}

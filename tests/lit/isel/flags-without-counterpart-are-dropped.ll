; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; exact, disjoint, nneg, samesign and inbounds-like promises change nothing but what is undefined.

; CHECK-NOT: OpDecorate %{{[0-9]+}} No
; CHECK: OpUDiv
; CHECK-NEXT: OpShiftRightLogical
; CHECK-NEXT: OpBitwiseOr
; CHECK-NEXT: OpUConvert
; CHECK-NEXT: OpConvertUToF
; CHECK-NEXT: OpUConvert
; CHECK-NEXT: OpULessThan
; CHECK-NEXT: OpReturn
define void @f(i32 %a, i32 %b) {
  %1 = udiv exact i32 %a, %b
  %2 = lshr exact i32 %a, %b
  %3 = or disjoint i32 %a, %b
  %4 = zext nneg i32 %a to i64
  %5 = uitofp nneg i32 %a to float
  %6 = trunc nuw nsw i32 %a to i8
  %7 = icmp samesign ult i32 %a, %b
  ret void
}

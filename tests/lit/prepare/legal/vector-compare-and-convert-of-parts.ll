; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <4 x float>, <2 x float> } @f({ <4 x i32>, <2 x i32> } %a, { <4 x i32>, <2 x i32> } %b)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %b, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %b, 1
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult <4 x i32> %[[Part]], %[[Part3]]
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ult <2 x i32> %[[Part2]], %[[Part4]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select <4 x i1> %[[Icmp]], <4 x i32> %[[Part]], <4 x i32> %[[Part3]]
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select <2 x i1> %[[Icmp2]], <2 x i32> %[[Part2]], <2 x i32> %[[Part4]]
; CHECK-NEXT: %[[Uitofp:[v0-9]+]] = uitofp <4 x i32> %[[Select]] to <4 x float>
; CHECK-NEXT: %[[Uitofp2:[v0-9]+]] = uitofp <2 x i32> %[[Select2]] to <2 x float>
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x float>, <2 x float> } @spvbackend.compose(<4 x float> %[[Uitofp]], <2 x float> %[[Uitofp2]])
; CHECK-NEXT: ret { <4 x float>, <2 x float> } %[[Call]]
define <6 x float> @f(<6 x i32> %a, <6 x i32> %b) {
  %c = icmp ult <6 x i32> %a, %b
  %s = select <6 x i1> %c, <6 x i32> %a, <6 x i32> %b
  %r = uitofp <6 x i32> %s to <6 x float>
  ret <6 x float> %r
}

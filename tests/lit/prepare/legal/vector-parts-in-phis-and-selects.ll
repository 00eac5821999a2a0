; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <4 x i32>, <2 x i32> } @f(i1 %c, { <4 x i32>, <2 x i32> } %a, { <4 x i32>, <2 x i32> } %b)
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %b, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %b, 1
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %c, <4 x i32> %[[Part]], <4 x i32> %[[Part3]]
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %c, <2 x i32> %[[Part2]], <2 x i32> %[[Part4]]
; CHECK-NEXT: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi <4 x i32> [ %[[Select]], %entry ], [ zeroinitializer, %then ]
; CHECK-NEXT: %[[Phi2:[v0-9]+]] = phi <2 x i32> [ %[[Select2]], %entry ], [ zeroinitializer, %then ]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x i32>, <2 x i32> } @spvbackend.compose(<4 x i32> %[[Phi]], <2 x i32> %[[Phi2]])
; CHECK-NEXT: ret { <4 x i32>, <2 x i32> } %[[Call]]
define <6 x i32> @f(i1 %c, <6 x i32> %a, <6 x i32> %b) {
entry:
  %s = select i1 %c, <6 x i32> %a, <6 x i32> %b
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi <6 x i32> [ %s, %entry ], [ zeroinitializer, %then ]
  ret <6 x i32> %p
}

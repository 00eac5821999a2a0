; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { i32, { <4 x i8>, i8 } } @f(i1 %c, { i32, { <4 x i8>, i8 } } %a, i32 %b)
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i32, { <4 x i8>, i8 } } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i32, { <4 x i8>, i8 } } %a, 1, 0
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i32, { <4 x i8>, i8 } } %a, 1, 1
; CHECK-NEXT: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi i32 [ %[[Part]], %entry ], [ %b, %then ]
; CHECK-NEXT: %[[Phi2:[v0-9]+]] = phi <4 x i8> [ %[[Part2]], %entry ], [ %[[Part2]], %then ]
; CHECK-NEXT: %[[Phi3:[v0-9]+]] = phi i8 [ %[[Part3]], %entry ], [ %[[Part3]], %then ]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x i8>, i8 } @spvbackend.compose(<4 x i8> %[[Phi2]], i8 %[[Phi3]])
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i32, { <4 x i8>, i8 } } @spvbackend.compose(i32 %[[Phi]], { <4 x i8>, i8 } %[[Call]])
; CHECK-NEXT: ret { i32, { <4 x i8>, i8 } } %[[Call2]]
define { i24, <5 x i8> } @f(i1 %c, { i24, <5 x i8> } %a, i24 %b) {
entry:
  %x = insertvalue { i24, <5 x i8> } %a, i24 %b, 0
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %r = phi { i24, <5 x i8> } [ %a, %entry ], [ %x, %then ]
  ret { i24, <5 x i8> } %r
}

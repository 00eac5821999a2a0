; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <8 x half>, <4 x half>, <3 x half> } @fifteen({ <8 x half>, <4 x half>, <3 x half> } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <8 x half>, <4 x half>, <3 x half> } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <8 x half>, <4 x half>, <3 x half> } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { <8 x half>, <4 x half>, <3 x half> } %a, 2
; CHECK-NEXT: %[[Fneg:[v0-9]+]] = fneg <8 x half> %[[Part]]
; CHECK-NEXT: %[[Fneg2:[v0-9]+]] = fneg <4 x half> %[[Part2]]
; CHECK-NEXT: %[[Fneg3:[v0-9]+]] = fneg <3 x half> %[[Part3]]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <8 x half>, <4 x half>, <3 x half> } @spvbackend.compose(<8 x half> %[[Fneg]], <4 x half> %[[Fneg2]], <3 x half> %[[Fneg3]])
; CHECK-NEXT: ret { <8 x half>, <4 x half>, <3 x half> } %[[Call]]
define <15 x half> @fifteen(<15 x half> %a) {
  %s = fneg <15 x half> %a
  ret <15 x half> %s
}

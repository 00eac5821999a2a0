; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A lane is chosen by the lane of the condition.

; CHECK-LABEL: define { i64, i64, i64, i64 } @f({ i64, i64, i64, i64 } %a, { i64, i64, i64, i64 } %b)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 2
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 3
; CHECK-NEXT: %[[Part5:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %b, 0
; CHECK-NEXT: %[[Part6:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %b, 1
; CHECK-NEXT: %[[Part7:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %b, 2
; CHECK-NEXT: %[[Part8:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %b, 3
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp eq i64 %[[Part]], %[[Part5]]
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp eq i64 %[[Part2]], %[[Part6]]
; CHECK-NEXT: %[[And:[v0-9]+]] = and i1 %[[Icmp]], %[[Icmp2]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp eq i64 %[[Part3]], %[[Part7]]
; CHECK-NEXT: %[[Icmp4:[v0-9]+]] = icmp eq i64 %[[Part4]], %[[Part8]]
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i1 %[[Icmp3]], %[[Icmp4]]
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x i1> poison, i1 %[[And]], i32 0
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <2 x i1> %[[Insertelement]], i1 %[[And2]], i32 1
; CHECK-NEXT: %c = bitcast <2 x i1> %[[Insertelement2]] to <2 x i1>
; CHECK-NEXT: %[[Extractelement:[v0-9]+]] = extractelement <2 x i1> %c, i32 0
; CHECK-NEXT: %[[Extractelement2:[v0-9]+]] = extractelement <2 x i1> %c, i32 1
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Extractelement]], i64 %[[Part]], i64 0
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Extractelement]], i64 %[[Part2]], i64 0
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Extractelement2]], i64 %[[Part3]], i64 0
; CHECK-NEXT: %[[Select4:[v0-9]+]] = select i1 %[[Extractelement2]], i64 %[[Part4]], i64 0
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64, i64, i64 } @spvbackend.compose(i64 %[[Select]], i64 %[[Select2]], i64 %[[Select3]], i64 %[[Select4]])
; CHECK-NEXT: ret { i64, i64, i64, i64 } %[[Call]]
define <2 x i128> @f(<2 x i128> %a, <2 x i128> %b) {
  %c = icmp eq <2 x i128> %a, %b
  %r = select <2 x i1> %c, <2 x i128> %a, <2 x i128> zeroinitializer
  ret <2 x i128> %r
}

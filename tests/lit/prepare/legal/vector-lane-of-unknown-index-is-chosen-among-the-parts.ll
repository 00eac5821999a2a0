; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i32 @f(<3 x i32> %a, { <4 x i32>, i32 } %b, i32 %i)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x i32>, i32 } %b, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x i32>, i32 } %b, 1
; CHECK-NEXT: %whole = extractelement <3 x i32> %a, i32 %i
; CHECK-NEXT: %[[Lane:[v0-9]+]] = extractelement <4 x i32> %[[Part]], i32 0
; CHECK-NEXT: %[[Lane2:[v0-9]+]] = extractelement <4 x i32> %[[Part]], i32 1
; CHECK-NEXT: %[[Lane3:[v0-9]+]] = extractelement <4 x i32> %[[Part]], i32 2
; CHECK-NEXT: %[[Lane4:[v0-9]+]] = extractelement <4 x i32> %[[Part]], i32 3
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp eq i32 %i, 1
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i32 %[[Lane2]], i32 %[[Lane]]
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp eq i32 %i, 2
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp2]], i32 %[[Lane3]], i32 %[[Select]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp eq i32 %i, 3
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Icmp3]], i32 %[[Lane4]], i32 %[[Select2]]
; CHECK-NEXT: %[[Icmp4:[v0-9]+]] = icmp eq i32 %i, 4
; CHECK-NEXT: %[[Select4:[v0-9]+]] = select i1 %[[Icmp4]], i32 %[[Part2]], i32 %[[Select3]]
; CHECK-NEXT: %parts = bitcast i32 %[[Select4]] to i32
; CHECK-NEXT: %r = add i32 %whole, %parts
; CHECK-NEXT: ret i32 %r
define i32 @f(<3 x i32> %a, <5 x i32> %b, i32 %i) {
  %whole = extractelement <3 x i32> %a, i32 %i
  %parts = extractelement <5 x i32> %b, i32 %i
  %r = add i32 %whole, %parts
  ret i32 %r
}

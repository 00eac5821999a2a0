; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define <4 x i1> @f(i32 %a, i32 %n)
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i32 %n, %a
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ugt i32 %n, %a
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i32 %[[Sub]], i32 0
; CHECK-NEXT: %[[Vector:[v0-9]+]] = insertelement <4 x i32> poison, i32 %[[Select]], i32 0
; CHECK-NEXT: %[[Shuffled:[v0-9]+]] = shufflevector <4 x i32> %[[Vector]], <4 x i32> poison, <4 x i32> zeroinitializer
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ugt <4 x i32> %[[Shuffled]], <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT: ret <4 x i1> %[[Icmp2]]
define <4 x i1> @f(i32 %a, i32 %n) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a, i32 %n)
  ret <4 x i1> %r
}

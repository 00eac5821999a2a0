; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define <4 x i32> @f(<4 x i32> %a, <2 x i32> %b)
; CHECK-NEXT: %[[Shuffled:[v0-9]+]] = shufflevector <2 x i32> %b, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT: %[[Shuffled2:[v0-9]+]] = shufflevector <4 x i32> %a, <4 x i32> %[[Shuffled]], <4 x i32> <i32 0, i32 1, i32 4, i32 5>
; CHECK-NEXT: %[[Shuffled3:[v0-9]+]] = shufflevector <4 x i32> %[[Shuffled2]], <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT: %[[Shuffled4:[v0-9]+]] = shufflevector <4 x i32> %[[Shuffled3]], <4 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT: %[[Shuffled5:[v0-9]+]] = shufflevector <2 x i32> %[[Shuffled4]], <2 x i32> %b, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
; CHECK-NEXT: ret <4 x i32> %[[Shuffled5]]
define <4 x i32> @f(<4 x i32> %a, <2 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %a, <2 x i32> %b, i64 2)
  %s = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %r)
  %t = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %s, i64 0)
  %u = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> %t, <2 x i32> %b)
  ret <4 x i32> %u
}

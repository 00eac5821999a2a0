; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; pown wants an exponent for each lane.

; CHECK-LABEL: define <2 x float> @f(<2 x float> %a, i16 %b)
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i16 %b to i32
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x i32> poison, i32 %[[Sext]], i32 0
; CHECK-NEXT: %[[Shufflevector:[v0-9]+]] = shufflevector <2 x i32> %[[Insertelement]], <2 x i32> poison, <2 x i32> zeroinitializer
; CHECK-NEXT: %[[Powi:[v0-9]+]] = call <2 x float> @llvm.powi.v2f32.v2i32(<2 x float> %a, <2 x i32> %[[Shufflevector]])
; CHECK-NEXT: ret <2 x float> %[[Powi]]
define <2 x float> @f(<2 x float> %a, i16 %b) {
  %r = call <2 x float> @llvm.powi.v2f32.i16(<2 x float> %a, i16 %b)
  ret <2 x float> %r
}

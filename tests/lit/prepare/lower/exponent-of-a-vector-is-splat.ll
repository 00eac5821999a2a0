; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; pown and ldexp want an exponent for each lane.

; CHECK-LABEL: define <2 x float> @f(<2 x float> %a, i32 %b)
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x i32> poison, i32 %b, i32 0
; CHECK-NEXT: %[[Shufflevector:[v0-9]+]] = shufflevector <2 x i32> %[[Insertelement]], <2 x i32> poison, <2 x i32> zeroinitializer
; CHECK-NEXT: %[[Powi:[v0-9]+]] = call <2 x float> @llvm.powi.v2f32.v2i32(<2 x float> %a, <2 x i32> %[[Shufflevector]])
; CHECK-NEXT: ret <2 x float> %[[Powi]]
; CHECK-LABEL: define <5 x half> @g(<5 x half> %a, i32 %b)
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <5 x i32> poison, i32 %b, i32 0
; CHECK-NEXT: %[[Shufflevector2:[v0-9]+]] = shufflevector <5 x i32> %[[Insertelement2]], <5 x i32> poison, <5 x i32> zeroinitializer
; CHECK-NEXT: %[[Ldexp:[v0-9]+]] = call <5 x half> @llvm.ldexp.v5f16.v5i32(<5 x half> %a, <5 x i32> %[[Shufflevector2]])
; CHECK-NEXT: ret <5 x half> %[[Ldexp]]
define <2 x float> @f(<2 x float> %a, i32 %b) {
  %r = call <2 x float> @llvm.powi.v2f32.i32(<2 x float> %a, i32 %b)
  ret <2 x float> %r
}

define <5 x half> @g(<5 x half> %a, i32 %b) {
  %r = call <5 x half> @llvm.ldexp.v5f16.i32(<5 x half> %a, i32 %b)
  ret <5 x half> %r
}

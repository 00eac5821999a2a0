; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; fmax may give either of two zeros, so where the operands are equal their bits are joined.

; CHECK-LABEL: define float @f(float %a, float %b)
; CHECK-NEXT: %[[Maxnum:[v0-9]+]] = call float @llvm.maxnum.f32(float %a, float %b)
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast float %a to i32
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast float %b to i32
; CHECK-NEXT: %[[And:[v0-9]+]] = and i32 %[[Bitcast]], %[[Bitcast2]]
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast i32 %[[And]] to float
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp oeq float %a, %b
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Fcmp]], float %[[Bitcast3]], float %[[Maxnum]]
; CHECK-NEXT: ret float %[[Select]]
; CHECK-LABEL: define half @g(half %a, half %b)
; CHECK-NEXT: %[[Minnum:[v0-9]+]] = call half @llvm.minnum.f16(half %a, half %b)
; CHECK-NEXT: %[[Bitcast4:[v0-9]+]] = bitcast half %a to i16
; CHECK-NEXT: %[[Bitcast5:[v0-9]+]] = bitcast half %b to i16
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i16 %[[Bitcast4]], %[[Bitcast5]]
; CHECK-NEXT: %[[Bitcast6:[v0-9]+]] = bitcast i16 %[[Or]] to half
; CHECK-NEXT: %[[Fcmp2:[v0-9]+]] = fcmp oeq half %a, %b
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Fcmp2]], half %[[Bitcast6]], half %[[Minnum]]
; CHECK-NEXT: ret half %[[Select2]]
define float @f(float %a, float %b) {
  %r = call float @llvm.maximumnum.f32(float %a, float %b)
  ret float %r
}

define half @g(half %a, half %b) {
  %r = call half @llvm.minimumnum.f16(half %a, half %b)
  ret half %r
}

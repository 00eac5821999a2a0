; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Only reassoc allows a tree.

; CHECK-LABEL: define float @f(float %a, <4 x float> %b)
; CHECK-NEXT: %[[Lane:[v0-9]+]] = extractelement <4 x float> %b, i32 0
; CHECK-NEXT: %[[Lane2:[v0-9]+]] = extractelement <4 x float> %b, i32 1
; CHECK-NEXT: %[[Lane3:[v0-9]+]] = extractelement <4 x float> %b, i32 2
; CHECK-NEXT: %[[Lane4:[v0-9]+]] = extractelement <4 x float> %b, i32 3
; CHECK-NEXT: %[[Fadd:[v0-9]+]] = fadd float %a, %[[Lane]]
; CHECK-NEXT: %[[Fadd2:[v0-9]+]] = fadd float %[[Fadd]], %[[Lane2]]
; CHECK-NEXT: %[[Fadd3:[v0-9]+]] = fadd float %[[Fadd2]], %[[Lane3]]
; CHECK-NEXT: %[[Fadd4:[v0-9]+]] = fadd float %[[Fadd3]], %[[Lane4]]
; CHECK-NEXT: ret float %[[Fadd4]]
; CHECK-LABEL: define float @g(float %a, <4 x float> %b)
; CHECK-NEXT: %[[Lane5:[v0-9]+]] = extractelement <4 x float> %b, i32 0
; CHECK-NEXT: %[[Lane6:[v0-9]+]] = extractelement <4 x float> %b, i32 1
; CHECK-NEXT: %[[Lane7:[v0-9]+]] = extractelement <4 x float> %b, i32 2
; CHECK-NEXT: %[[Lane8:[v0-9]+]] = extractelement <4 x float> %b, i32 3
; CHECK-NEXT: %[[Fadd5:[v0-9]+]] = fadd reassoc float %[[Lane5]], %[[Lane6]]
; CHECK-NEXT: %[[Fadd6:[v0-9]+]] = fadd reassoc float %[[Lane7]], %[[Lane8]]
; CHECK-NEXT: %[[Fadd7:[v0-9]+]] = fadd reassoc float %[[Fadd5]], %[[Fadd6]]
; CHECK-NEXT: %[[Fadd8:[v0-9]+]] = fadd reassoc float %a, %[[Fadd7]]
; CHECK-NEXT: ret float %[[Fadd8]]
define float @f(float %a, <4 x float> %b) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %a, <4 x float> %b)
  ret float %r
}

define float @g(float %a, <4 x float> %b) {
  %r = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %a, <4 x float> %b)
  ret float %r
}

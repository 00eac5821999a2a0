; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; What OpenCL.std leaves undefined for some operands is plain arithmetic, with the flags of the call;
; what it has is called.

; CHECK-LABEL: define spir_func float @between(float %x, float %y, float %s)
; CHECK-NEXT: %[[Span:[v0-9]+]] = fsub contract float %y, %x
; CHECK-NEXT: %[[Part:[v0-9]+]] = fmul contract float %[[Span]], %s
; CHECK-NEXT: %[[Sum:[v0-9]+]] = fadd contract float %x, %[[Part]]
; CHECK-NEXT: ret float %[[Sum]]
; CHECK-LABEL: define spir_func <3 x float> @smooth(<3 x float> %low, <3 x float> %high, <3 x float> %x)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call <3 x float> @_Z10smoothstepDv3_fS_S_(<3 x float> %low, <3 x float> %high, <3 x float> %x)
; CHECK-NEXT: ret <3 x float> %[[Call]]

declare float @llvm.spv.lerp.f32(float, float, float)
declare <3 x float> @llvm.spv.smoothstep.v3f32(<3 x float>, <3 x float>, <3 x float>)

define spir_func float @between(float %x, float %y, float %s) {
  %r = call contract float @llvm.spv.lerp.f32(float %x, float %y, float %s)
  ret float %r
}

define spir_func <3 x float> @smooth(<3 x float> %low, <3 x float> %high, <3 x float> %x) {
  %r = call <3 x float> @llvm.spv.smoothstep.v3f32(<3 x float> %low, <3 x float> %high, <3 x float> %x)
  ret <3 x float> %r
}

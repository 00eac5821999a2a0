; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; fmin of OpenCL.std ignores NaN.  Equal operands are zeros or the same: "or" keeps a minus sign.

; CHECK-LABEL: define float @f(float %a, float %b)
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast float %a to i32
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast float %b to i32
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i32 %[[Bitcast]], %[[Bitcast2]]
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast i32 %[[Or]] to float
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp olt float %a, %b
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Fcmp]], float %a, float %[[Bitcast3]]
; CHECK-NEXT: %[[Fcmp2:[v0-9]+]] = fcmp ogt float %a, %b
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Fcmp2]], float %b, float %[[Select]]
; CHECK-NEXT: %[[Fcmp3:[v0-9]+]] = fcmp uno float %a, %b
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Fcmp3]], float 0x7FF8000000000000, float %[[Select2]]
; CHECK-NEXT: ret float %[[Select3]]
define float @f(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}

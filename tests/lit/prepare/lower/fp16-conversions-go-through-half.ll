; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define float @f(float %a)
; CHECK-NEXT: %[[Fptrunc:[v0-9]+]] = fptrunc float %a to half
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast half %[[Fptrunc]] to i16
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i16 %[[Bitcast]] to half
; CHECK-NEXT: %[[Fpext:[v0-9]+]] = fpext half %[[Bitcast2]] to float
; CHECK-NEXT: ret float %[[Fpext]]
define float @f(float %a) {
  %r = call i16 @llvm.convert.to.fp16.f32(float %a)
  %s = call float @llvm.convert.from.fp16.f32(i16 %r)
  ret float %s
}

; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define float @f(float %a)
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast float %a to i32
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp uno float %a, %a
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i32 %[[Bitcast]], 4194304
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i32 %[[Or]] to float
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Fcmp]], float %[[Bitcast2]], float %a
; CHECK-NEXT: ret float %[[Select]]
define float @f(float %a) {
  %r = call float @llvm.canonicalize.f32(float %a)
  ret float %r
}

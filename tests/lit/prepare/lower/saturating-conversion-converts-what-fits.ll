; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i8 @f(float %a)
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp olt float %a, -1.280000e+02
; CHECK-NEXT: %[[Fcmp2:[v0-9]+]] = fcmp oge float %a, 1.280000e+02
; CHECK-NEXT: %[[Fcmp3:[v0-9]+]] = fcmp ord float %a, 0.000000e+00
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i1 %[[Fcmp]], %[[Fcmp2]]
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i1 %[[Or]], true
; CHECK-NEXT: %[[And:[v0-9]+]] = and i1 %[[Xor]], %[[Fcmp3]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[And]], float %a, float 0.000000e+00
; CHECK-NEXT: %[[Fptosi:[v0-9]+]] = fptosi float %[[Select]] to i8
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Fcmp]], i8 -128, i8 %[[Fptosi]]
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Fcmp2]], i8 127, i8 %[[Select2]]
; CHECK-NEXT: ret i8 %[[Select3]]
define i8 @f(float %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %a)
  ret i8 %r
}

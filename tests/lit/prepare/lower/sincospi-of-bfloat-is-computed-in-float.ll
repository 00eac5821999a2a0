; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { bfloat, bfloat } @f(bfloat %a)
; CHECK-NEXT: %[[Fpext:[v0-9]+]] = fpext bfloat %a to float
; CHECK-NEXT: %[[Call:[v0-9]+]] = call float @_Z5sinpif(float %[[Fpext]])
; CHECK-NEXT: %[[Fptrunc:[v0-9]+]] = fptrunc float %[[Call]] to bfloat
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call float @_Z5cospif(float %[[Fpext]])
; CHECK-NEXT: %[[Fptrunc2:[v0-9]+]] = fptrunc float %[[Call2]] to bfloat
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { bfloat, bfloat } poison, bfloat %[[Fptrunc]], 0
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { bfloat, bfloat } %[[Insertvalue]], bfloat %[[Fptrunc2]], 1
; CHECK-NEXT: ret { bfloat, bfloat } %[[Insertvalue2]]
define { bfloat, bfloat } @f(bfloat %a) {
  %r = call { bfloat, bfloat } @llvm.sincospi.bf16(bfloat %a)
  ret { bfloat, bfloat } %r
}

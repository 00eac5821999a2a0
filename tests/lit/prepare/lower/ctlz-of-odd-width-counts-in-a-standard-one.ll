; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; OpenCL.std counts in whole types; the bits above the seven are leading zeros too many.

; CHECK-LABEL: define i7 @f(i7 %a)
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i7 %a to i8
; CHECK-NEXT: %[[Ctlz:[v0-9]+]] = call i8 @llvm.ctlz.i8(i8 %[[Zext]], i1 false)
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i8 %[[Ctlz]], 1
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i8 %[[Sub]] to i7
; CHECK-NEXT: ret i7 %[[Trunc]]
define i7 @f(i7 %a) {
  %r = call i7 @llvm.ctlz.i7(i7 %a, i1 true)
  ret i7 %r
}

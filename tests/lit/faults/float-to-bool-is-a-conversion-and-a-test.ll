; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpConvertFTo{{[SU]}}
; CHECK: OpINotEqual
define i1 @f(float %a) {
  %r = fptoui float %a to i1
  ret i1 %r
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpIMul
; CHECK-NEXT: OpReturnValue
define i32 ; the result
@f   (  i32   %a,i32 %b ) ; two
{ ; begin
  %m=mul i32 %a,%b ret i32 %m }

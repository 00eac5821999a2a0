; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The definition elsewhere is the one that counts: exporting this one too would define it twice.

; CHECK-NOT: LinkageAttributes "g" Export
; CHECK: OpName %[[#Function:]] "g"
; CHECK-NOT: LinkageAttributes "g" Export
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Function]]
define available_externally i32 @g(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The definition elsewhere is the one that counts: this body serves inlining only.

; CHECK-DAG: OpDecorate %[[#Function:]] LinkageAttributes "g" Import
; CHECK: %[[#Function]] = OpFunction
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpFunctionEnd
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Function]]
define available_externally i32 @g(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpName %[[#Function:]] "f"
; CHECK: OpDecorate %[[#Function]] FuncParamAttr Sext
define signext i8 @f(i8 signext %x) {
  ret i8 %x
}

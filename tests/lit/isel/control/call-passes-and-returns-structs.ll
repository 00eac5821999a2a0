; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Callee:]] "g"
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct
; CHECK: OpFunctionCall %[[#Struct]] %[[#Callee]]
; CHECK: %[[#Callee]] = OpFunction %[[#Struct]]
; CHECK-NEXT: OpFunctionParameter %[[#Struct]]
%s = type { i32, [2 x float] }

define %s @f(%s %x) {
  %r = call %s @g(%s %x)
  ret %s %r
}
define internal %s @g(%s %x) {
  ret %s %x
}

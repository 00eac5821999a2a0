; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Caller:]] "caller"
; CHECK-DAG: OpName %[[#Callee:]] "callee"
; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK: %[[#Caller]] = OpFunction %[[#Int]]
; CHECK: %[[#Result:]] = OpFunctionCall %[[#Int]] %[[#Callee]] %[[#Value]]
; CHECK-NEXT: OpReturnValue %[[#Result]]
; CHECK: %[[#Callee]] = OpFunction %[[#Int]]
define i32 @caller(i32 %x) {
  %r = call i32 @callee(i32 %x)
  ret i32 %r
}
define internal i32 @callee(i32 %y) {
  ret i32 %y
}

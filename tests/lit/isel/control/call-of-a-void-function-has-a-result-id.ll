; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Callee:]] "callee"
; CHECK: %[[#Void:]] = OpTypeVoid
; CHECK: %{{[0-9]+}} = OpFunctionCall %[[#Void]] %[[#Callee]]{{$}}
define void @f() {
  call void @callee()
  ret void
}
define internal void @callee() {
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Int:]] "i"
; CHECK-DAG: OpName %[[#Flag:]] "b"
; CHECK-DAG: %[[#Type:]] = OpTypeStruct
; CHECK: %[[#Both:]] = OpCompositeConstruct %[[#Type]] %[[#Int]] %[[#Flag]]
; CHECK-NEXT: OpReturnValue %[[#Both]]
define { i32, float } @f(i32 %i, float %b) {
  %1 = insertvalue { i32, float } poison, i32 %i, 0
  %2 = insertvalue { i32, float } %1, float %b, 1
  ret { i32, float } %2
}

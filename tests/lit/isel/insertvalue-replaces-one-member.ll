; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Struct:]] "s"
; CHECK-DAG: OpName %[[#Element:]] "e"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Type:]] = OpTypeStruct %[[#Int]] %{{[0-9]+}}
; CHECK: %[[#Kept:]] = OpCompositeExtract %[[#Int]] %[[#Struct]] 0{{$}}
; CHECK: %[[#Array:]] = OpCompositeConstruct %{{[0-9]+}} %[[#Element]] %{{[0-9]+}}
; CHECK: %[[#Changed:]] = OpCompositeConstruct %[[#Type]] %[[#Kept]] %[[#Array]]
; CHECK: OpReturnValue %[[#Changed]]
define { i32, [2 x float] } @f({ i32, [2 x float] } %s, float %e) {
  %changed = insertvalue { i32, [2 x float] } %s, float %e, 1, 0
  ret { i32, [2 x float] } %changed
}

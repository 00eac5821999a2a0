; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Struct:]] "s"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Value:]] = OpCompositeExtract %[[#Float]] %[[#Struct]] 1 2{{$}}
; CHECK: OpReturnValue %[[#Value]]
define float @f({ i32, [3 x float] } %s) {
  %value = extractvalue { i32, [3 x float] } %s, 1, 2
  ret float %value
}

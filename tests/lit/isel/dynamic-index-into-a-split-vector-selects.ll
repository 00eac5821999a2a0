; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Four:]] = OpConstant %[[#Int]] 4{{$}}
; CHECK: %[[#Fifth:]] = OpCompositeExtract %[[#Int]] %{{[0-9]+}} 1{{$}}
; CHECK: %[[#IsLast:]] = OpIEqual %{{[0-9]+}} %[[#Index]] %[[#Four]]
; CHECK: %[[#Value:]] = OpSelect %[[#Int]] %[[#IsLast]] %[[#Fifth]]
; CHECK-NEXT: OpReturnValue %[[#Value]]
define i32 @f(<5 x i32> %v, i32 %i) {
  %e = extractelement <5 x i32> %v, i32 %i
  ret i32 %e
}

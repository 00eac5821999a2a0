; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Whole:]] "a"
; CHECK-DAG: OpName %[[#Sum:]] "d"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Int]] %{{[0-9]+}}
; CHECK: %[[#Second:]] = OpCompositeExtract %[[#Int]] %[[#Whole]] 1
; CHECK: %[[#Result:]] = OpCompositeConstruct %[[#Array]] %[[#Sum]] %[[#Second]]
; CHECK-NEXT: OpReturnValue %[[#Result]]
define [2 x i32] @f([2 x i32] %a, i32 %b) {
  %c = extractvalue [2 x i32] %a, 1
  %d = add i32 %c, %b
  %e = insertvalue [2 x i32] %a, i32 %d, 0
  ret [2 x i32] %e
}

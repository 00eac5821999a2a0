; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Named:]] "a pair"
; CHECK-DAG: OpDecorate %[[#Packed:]] CPacked
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Named]] = OpTypeStruct %[[#Byte]] %[[#Int]]
; CHECK-DAG: %[[#Packed]] = OpTypeStruct %[[#Byte]] %[[#Int]]
; CHECK-DAG: %[[#Outer:]] = OpTypeStruct %[[#Named]] %[[#Packed]]
%"a pair" = type { i8, i32 }

define i32 @f({ %"a pair", <{ i8, i32 }> } %x) {
  %r = extractvalue { %"a pair", <{ i8, i32 }> } %x, 1, 1
  ret i32 %r
}

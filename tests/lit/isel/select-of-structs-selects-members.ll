; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s

; OpSelect takes structs only from 1.4 on; the members serve everywhere.

; CHECK-DAG: OpName %[[#Cond:]] "c"
; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %[[#Int]] %[[#Float]]
; CHECK-DAG: %[[#LhsInt:]] = OpCompositeExtract %[[#Int]] %[[#Lhs]] 0
; CHECK-DAG: %[[#RhsInt:]] = OpCompositeExtract %[[#Int]] %[[#Rhs]] 0
; CHECK-DAG: %[[#LhsFloat:]] = OpCompositeExtract %[[#Float]] %[[#Lhs]] 1
; CHECK-DAG: %[[#RhsFloat:]] = OpCompositeExtract %[[#Float]] %[[#Rhs]] 1
; CHECK-DAG: OpSelect %[[#Int]] %[[#Cond]] %[[#LhsInt]] %[[#RhsInt]]
; CHECK-DAG: OpSelect %[[#Float]] %[[#Cond]] %[[#LhsFloat]] %[[#RhsFloat]]
; CHECK: OpReturnValue
define { i32, float } @f(i1 %c, { i32, float } %a, { i32, float } %b) {
  %s = select i1 %c, { i32, float } %a, { i32, float } %b
  ret { i32, float } %s
}

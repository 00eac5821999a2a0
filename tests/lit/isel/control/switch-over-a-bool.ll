; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpSwitch takes an integer; a bool is none.

; CHECK-DAG: OpName %[[#Cond:]] "c"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: %[[#Selector:]] = OpSelect %[[#Int]] %[[#Cond]] %[[#One]] %[[#Zero]]
; CHECK-NEXT: OpSwitch %[[#Selector]] %[[#Default:]] 1 %[[#Case:]]{{$}}
define i32 @f(i1 %c) {
  switch i1 %c, label %no [ i1 true, label %yes ]
yes:
  ret i32 1
no:
  ret i32 2
}

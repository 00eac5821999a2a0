; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer Function %[[#Int]]
; CHECK: OpLabel
; CHECK-NEXT: %[[#First:]] = OpVariable %[[#Ptr]] Function{{$}}
; CHECK-NEXT: %[[#Second:]] = OpVariable %[[#Ptr]] Function{{$}}
; CHECK-NEXT: OpStore %[[#First]]
; CHECK-NEXT: OpStore %[[#Second]]
define void @f(i32 %x) {
  %first = alloca i32
  store i32 %x, ptr %first
  %second = alloca i32
  store i32 %x, ptr %second
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A constant fills its own words: narrow ones are zero-extended where the type is unsigned.

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: OpConstant %[[#Byte]] 255
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: OpConstant %[[#Short]] 32768
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: OpConstant %[[#Long]] 9223372036854775808
; CHECK-DAG: OpConstant %[[#Long]] 0{{$}}
; CHECK-NOT: OpConstantNull
; CHECK: OpFunction
define void @f(i8 %a, i16 %b, i64 %c) {
  %1 = add i8 %a, -1
  %2 = add i16 %b, -32768
  %3 = add i64 %c, -9223372036854775808
  %4 = add i64 %c, 0
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Int:]] "i"
; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Longs:]] = OpTypeVector %[[#Long]] 2
; CHECK: OpUConvert %[[#Byte]] %[[#Int]]
; CHECK-NEXT: OpUConvert %[[#Long]] %[[#Int]]
; CHECK-NEXT: OpSConvert %[[#Long]] %[[#Int]]
; CHECK-NEXT: OpSConvert %[[#Longs]] %[[#Vector]]
define void @f(i32 %i, <2 x i32> %v) {
  %1 = trunc i32 %i to i8
  %2 = zext i32 %i to i64
  %3 = sext i32 %i to i64
  %4 = sext <2 x i32> %v to <2 x i64>
  ret void
}

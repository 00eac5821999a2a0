; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Float:]] "x"
; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: OpBitcast %[[#Int]] %[[#Float]]
; CHECK-NEXT: OpBitcast %[[#Long]] %[[#Vector]]
define void @f(float %x, <2 x float> %v) {
  %1 = bitcast float %x to i32
  %2 = bitcast <2 x float> %v to i64
  ret void
}

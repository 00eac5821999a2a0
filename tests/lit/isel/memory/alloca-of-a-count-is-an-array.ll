; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Five:]] = OpConstant %[[#Int]] 5
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Float]] %[[#Five]]
; CHECK-DAG: %[[#ArrayPtr:]] = OpTypePointer Function %[[#Array]]
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer Function %[[#Float]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Variable:]] = OpVariable %[[#ArrayPtr]] Function
; CHECK: %[[#Start:]] = OpInBoundsAccessChain %[[#FloatPtr]] %[[#Variable]]
; CHECK: %[[#Element:]] = OpInBoundsPtrAccessChain %[[#FloatPtr]] %[[#Start]] %[[#Index]]{{$}}
; CHECK: OpStore %[[#Element]]
define void @f(i64 %i, float %x) {
  %p = alloca float, i32 5
  %q = getelementptr inbounds float, ptr %p, i64 %i
  store float %x, ptr %q
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Byte]]
; CHECK-DAG: %[[#ArrayPtr:]] = OpTypePointer Function %[[#Array]]
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer Function %[[#Byte]]
; CHECK: %[[#Flags:]] = OpVariable %[[#ArrayPtr]] Function
; CHECK: %[[#Flag:]] = OpAccessChain %[[#BytePtr]] %[[#Flags]]
; CHECK: %[[#Value:]] = OpSelect %[[#Byte]]
; CHECK: OpStore %[[#Flag]] %[[#Value]]
define void @f(i1 %x) {
  %flags = alloca [4 x i1]
  %flag = getelementptr [4 x i1], ptr %flags, i64 0, i64 2
  store i1 %x, ptr %flag
  ret void
}

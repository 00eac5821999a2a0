; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The type of a variable is stated; the address in it is cast, once for both uses.

; CHECK-DAG: OpName %[[#Variable:]] "buffer"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Byte]] %
; CHECK-DAG: %[[#Type:]] = OpTypePointer Function %[[#Array]]
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer Function %[[#Float]]
; CHECK: %[[#Variable]] = OpVariable %[[#Type]] Function
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#FloatPtr]] %
; CHECK-NEXT: OpStore %[[#Cast]] %
; CHECK-NEXT: OpLoad %[[#Float]] %[[#Cast]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define float @f() {
  %buffer = alloca [64 x i8], align 4
  %p = getelementptr inbounds i8, ptr %buffer, i64 16
  store float 1.0, ptr %p
  %v = load float, ptr %p
  ret float %v
}

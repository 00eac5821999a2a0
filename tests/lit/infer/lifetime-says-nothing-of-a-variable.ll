; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Its marks are no uses of bytes.

; CHECK-DAG: OpName %[[#Variable:]] "s"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer Function %[[#Float]]
; CHECK: %[[#Variable]] = OpVariable %[[#Type]] Function
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Variable]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f() {
  %s = alloca float
  call void @llvm.lifetime.start.p0(ptr %s)
  store float 1.0, ptr %s
  call void @llvm.lifetime.end.p0(ptr %s)
  ret void
}

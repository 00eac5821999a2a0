; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The variable is filled as it is, without a pointer to its bytes.

; CHECK-DAG: OpName %[[#Item:]] "item"
; CHECK-DAG: OpName %[[#Variable:]] "s"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer Function %[[#Item]]{{$}}
; CHECK-DAG: %[[#Element:]] = OpTypePointer Function %[[#Float]]
; CHECK: %[[#Variable]] = OpVariable %[[#Type]] Function
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsAccessChain %[[#Element]] %[[#Variable]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%item = type { i32, [7 x float] }
define spir_kernel void @f() {
  %s = alloca %item
  call void @llvm.memset.p0.i64(ptr align 4 %s, i8 0, i64 32, i1 false)
  %m = getelementptr inbounds %item, ptr %s, i64 0, i32 1, i64 2
  store float 1.0, ptr %m
  ret void
}

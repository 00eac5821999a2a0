; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The alias names the third of four ints.

; CHECK-DAG: OpName %[[#Data:]] "data"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Element:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Two:]] = OpConstant %{{[0-9]+}} 2{{$}}
; CHECK-NOT: OpBitcast
; CHECK: %[[#Third:]] = OpInBoundsAccessChain %[[#Element]] %[[#Data]] %[[#Two]]
; CHECK-NEXT: OpStore %[[#Third]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@data = internal addrspace(1) global [4 x i32] zeroinitializer
@third = internal alias i32,
    getelementptr inbounds ([4 x i32], ptr addrspace(1) @data, i64 0, i64 2)
define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @third
  ret void
}

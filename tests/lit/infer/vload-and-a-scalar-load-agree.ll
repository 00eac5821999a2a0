; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; vload4 reads four ints one after the other, so its pointer is one to int.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: vloadn %{{[0-9]+}} %[[#Ptr]] 4
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Int]] %[[#Ptr]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = call spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64 0, ptr addrspace(1) %p)
  %s = load i32, ptr addrspace(1) %p
  ret void
}
declare spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64, ptr addrspace(1))

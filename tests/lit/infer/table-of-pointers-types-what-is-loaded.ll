; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What the table's initialiser holds is what the load from the table gives.

; CHECK-DAG: OpName %[[#Table:]] "table"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Ptr]] %
; CHECK-DAG: %[[#TablePtr:]] = OpTypePointer UniformConstant %[[#Array]]
; CHECK-DAG: %[[#Element:]] = OpTypePointer UniformConstant %[[#Ptr]]
; CHECK-DAG: %[[#Table]] = OpVariable %[[#TablePtr]] UniformConstant
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpInBoundsAccessChain %[[#Element]] %[[#Table]] %
; CHECK-NEXT: %[[#Loaded:]] = OpLoad %[[#Ptr]] %[[#At]] Aligned
; CHECK-NEXT: OpStore %[[#Loaded]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@x = internal addrspace(1) global i32 0
@y = internal addrspace(1) global i32 0
@table = internal addrspace(2) constant [2 x ptr addrspace(1)]
    [ptr addrspace(1) @x, ptr addrspace(1) @y]
define spir_kernel void @f(i64 %i) {
  %at = getelementptr inbounds [2 x ptr addrspace(1)], ptr addrspace(2) @table, i64 0, i64 %i
  %p = load ptr addrspace(1), ptr addrspace(2) %at
  store i32 1, ptr addrspace(1) %p
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Both initialisers hold a float's address in the member that is loaded.

; CHECK-DAG: OpName %[[#Table:]] "table"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer UniformConstant %[[#Float]]
; CHECK-DAG: OpTypeStruct %{{[0-9]+}} %[[#Ptr]]
; CHECK-DAG: %[[#Member:]] = OpTypePointer UniformConstant %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpInBoundsAccessChain %[[#Member]] %[[#Table]] %
; CHECK-NEXT: %[[#Loaded:]] = OpLoad %[[#Ptr]] %[[#At]] Aligned
; CHECK-NEXT: OpLoad %[[#Float]] %[[#Loaded]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%entry = type { i32, ptr addrspace(2) }
@x = internal addrspace(2) constant float 1.0
@y = internal addrspace(2) constant float 2.0
@table = internal addrspace(2) constant [2 x %entry]
    [%entry { i32 1, ptr addrspace(2) @x }, %entry { i32 2, ptr addrspace(2) @y }]
define float @f(i64 %i) {
  %at = getelementptr inbounds [2 x %entry], ptr addrspace(2) @table, i64 0, i64 %i, i32 1
  %p = load ptr addrspace(2), ptr addrspace(2) %at
  %v = load float, ptr addrspace(2) %p
  ret float %v
}

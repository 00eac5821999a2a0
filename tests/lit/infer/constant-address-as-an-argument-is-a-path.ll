; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A constant expression is an instruction like any other.

; CHECK-DAG: OpName %[[#Table:]] "table"
; CHECK-DAG: OpName %[[#Callee:]] "g"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK-DAG: %[[#Three:]] = OpConstant %{{[0-9]+}} 3{{$}}
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpInBoundsAccessChain %[[#Type]] %[[#Table]] %[[#Three]]
; CHECK-NEXT: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Element]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@table = internal addrspace(1) global [8 x double] zeroinitializer
define spir_kernel void @k() {
  call void @g(ptr addrspace(1)
      getelementptr inbounds ([8 x double], ptr addrspace(1) @table, i64 0, i64 3))
  ret void
}
define internal void @g(ptr addrspace(1) %p) {
  store double 1.0, ptr addrspace(1) %p
  ret void
}

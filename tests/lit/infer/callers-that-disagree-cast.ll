; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A function has one signature for all call sites: the argument that does not fit is cast.

; CHECK-DAG: OpName %[[#Callee:]] "g"
; CHECK-DAG: OpName %[[#Ints:]] "ints"
; CHECK-DAG: OpName %[[#Floats:]] "floats"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Cast:]] = OpBitcast %[[#IntPtr]] %[[#Floats]]
; CHECK-DAG: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Ints]]
; CHECK-DAG: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Cast]]
define spir_kernel void @k(ptr addrspace(1) byval(i32) %ints, ptr addrspace(1) byval(float) %floats) {
  call void @g(ptr addrspace(1) %ints)
  call void @g(ptr addrspace(1) %floats)
  ret void
}
define internal void @g(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  store i32 2, ptr addrspace(1) %p
  ret void
}

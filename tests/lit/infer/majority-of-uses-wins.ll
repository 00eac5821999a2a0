; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two floats against one int: the int's use is the one that casts.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK: %[[#Cast:]] = OpBitcast %[[#IntPtr]] %[[#Ptr]]
; CHECK: OpStore %[[#Cast]] %{{[0-9]+}} Aligned 4
; CHECK: OpStore %[[#Ptr]] %{{[0-9]+}} Aligned 4
; CHECK: OpStore %[[#Ptr]] %{{[0-9]+}} Aligned 4
define spir_kernel void @f(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  store float 1.0, ptr addrspace(1) %p
  store float 2.0, ptr addrspace(1) %p
  ret void
}

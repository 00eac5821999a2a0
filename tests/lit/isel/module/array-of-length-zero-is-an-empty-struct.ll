; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpTypeArray has at least one element; what stands for an array of none has to have no size, or
; the members behind it would move and a step over the struct would be too long.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#None:]] = OpTypeStruct{{$}}
; CHECK-DAG: %[[#Open:]] = OpTypeStruct %[[#Int]] %[[#None]]
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Tail:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; CHECK: %[[#First:]] = OpBitcast %[[#Ptr]] %[[#Tail]]
; CHECK: OpPtrAccessChain %[[#Ptr]] %[[#First]]
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %element = getelementptr { i32, [0 x float] }, ptr addrspace(1) %p, i64 0, i32 1, i64 %i
  store float 1.0, ptr addrspace(1) %element
  ret void
}

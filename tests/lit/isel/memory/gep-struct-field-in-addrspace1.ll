; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %[[#Int]] %[[#Float]]
; CHECK-DAG: %[[#StructPtr:]] = OpTypePointer CrossWorkgroup %[[#Struct]]
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#StructPtr]]
; CHECK: %[[#Field:]] = OpInBoundsAccessChain %[[#FloatPtr]] %[[#Ptr]] %[[#One]]{{$}}
; CHECK-NEXT: OpLoad %[[#Float]] %[[#Field]]
%pair = type { i32, float }

define spir_kernel void @f(ptr addrspace(1) %p) {
  %field = getelementptr inbounds %pair, ptr addrspace(1) %p, i64 0, i32 1
  %1 = load float, ptr addrspace(1) %field
  ret void
}

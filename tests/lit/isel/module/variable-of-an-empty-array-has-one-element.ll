; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An array of no element has an address all the same; OpTypeArray starts at 1.

; CHECK-DAG: OpName %[[#Shared:]] "shared"
; CHECK-DAG: OpDecorate %[[#Shared]] Alignment 16
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Byte]] %[[#One]]
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer Workgroup %[[#Array]]
; CHECK: %[[#Shared]] = OpVariable %[[#Ptr]] Workgroup{{$}}
@shared = internal addrspace(3) global [0 x i8] undef, align 16

define spir_kernel void @k(ptr addrspace(1) %out) {
  %p = ptrtoint ptr addrspace(3) @shared to i64
  store i64 %p, ptr addrspace(1) %out
  ret void
}

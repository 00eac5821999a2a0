; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Frontends write [0 x i8] for local memory whose size the host gives; OpTypeArray starts at 1.

; CHECK-DAG: OpName %[[#Shared:]] "shared"
; CHECK-DAG: OpDecorate %[[#Shared]] Alignment 16
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Byte]] %[[#One]]
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer Workgroup %[[#Array]]
; CHECK: %[[#Shared]] = OpVariable %[[#Ptr]] Workgroup{{$}}
@shared = external addrspace(3) global [0 x i8], align 16

define spir_kernel void @k(i64 %i) {
  %p = getelementptr i8, ptr addrspace(3) @shared, i64 %i
  store i8 1, ptr addrspace(3) %p
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Target:]] "target"
; CHECK-DAG: OpName %[[#Bits:]] "bits"
; CHECK-DAG: OpName %[[#Distance:]] "distance"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#First:]] = OpSpecConstantOp %[[#Long]] ConvertPtrToU %[[#Target]]
; CHECK-DAG: %[[#Second:]] = OpSpecConstantOp %[[#Long]] ConvertPtrToU %[[#Bits]]
; CHECK-DAG: %[[#Difference:]] = OpSpecConstantOp %[[#Long]] ISub %[[#Second]] %[[#First]]
; CHECK-DAG: %[[#Bits]] = OpVariable %{{[0-9]+}} CrossWorkgroup %[[#First]]
; CHECK-DAG: %[[#Distance]] = OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Difference]]
@target = addrspace(1) global i32 1
@bits = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @target to i64)
@distance = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @bits to i64), i64 ptrtoint (ptr addrspace(1) @target to i64))

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Bits:]] = OpConstant %[[#Long]] 4096
; CHECK: %[[#Pointer:]] = OpSpecConstantOp %{{[0-9]+}} ConvertUToPtr %[[#Bits]]
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Pointer]]
@device = addrspace(1) global ptr addrspace(1) inttoptr (i64 4096 to ptr addrspace(1))

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK: %[[#Null:]] = OpConstantNull %[[#BytePtr]]
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Null]]
@g = addrspace(1) global ptr addrspace(1) null

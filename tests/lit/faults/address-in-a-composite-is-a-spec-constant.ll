; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A constant made by an operation may stand in OpSpecConstantComposite only.

; CHECK: %[[#Bytes:]] = OpSpecConstantOp %{{[0-9]+}} Bitcast
; CHECK: %[[#Generic:]] = OpSpecConstantOp %{{[0-9]+}} PtrCastToGeneric %[[#Bytes]]
; CHECK: %[[#Number:]] = OpSpecConstantOp %{{[0-9]+}} ConvertPtrToU
; CHECK: %[[#Pair:]] = OpSpecConstantComposite %{{[0-9]+}} %[[#Generic]] %[[#Number]]
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Pair]]
@g = addrspace(1) global i32 0
@t = addrspace(1) global { ptr addrspace(4), i64 } { ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4)), i64 ptrtoint (ptr addrspace(1) @g to i64) }

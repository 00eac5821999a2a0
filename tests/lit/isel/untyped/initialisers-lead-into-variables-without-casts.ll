; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The address of a part of a variable is a chain of OpSpecConstantOp with its Base Type, and the
; address of the whole one is no cast.

; CHECK:      %[[#I32:]] = OpTypeInt 32 0
; CHECK:      %[[#Array:]] = OpTypeArray %[[#I32]]
; CHECK:      %[[#Pointer:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#Numbers:]] = OpUntypedVariableKHR %[[#Pointer]] CrossWorkgroup %[[#Array]]
; CHECK:      %[[#Third:]] = OpSpecConstantOp %[[#Pointer]] UntypedInBoundsPtrAccessChainKHR %[[#Array]] %[[#Numbers]]
; CHECK-NEXT: %[[#Behind:]] = OpUntypedVariableKHR %[[#Pointer]] CrossWorkgroup %[[#Pointer]] %[[#Third]]
; CHECK:      %[[#I8:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#Bytes:]] = OpSpecConstantOp %[[#Pointer]] UntypedPtrAccessChainKHR %[[#I8]] %[[#Numbers]]
; CHECK-NEXT: OpUntypedVariableKHR %[[#Pointer]] CrossWorkgroup %[[#Pointer]] %[[#Bytes]]
; CHECK:      %[[#Whole:]] = OpSpecConstantOp %[[#Pointer]] UntypedInBoundsPtrAccessChainKHR %[[#Array]] %[[#Numbers]]
; CHECK-NEXT: %[[#Address:]] = OpSpecConstantOp %{{[0-9]+}} ConvertPtrToU %[[#Behind]]
; CHECK:      OpSpecConstantComposite %{{[0-9]+}} %[[#Whole]] %[[#Address]]
; CHECK:      %[[#Pointers:]] = OpTypeArray %[[#Pointer]]
; CHECK-NEXT: %[[#None:]] = OpConstantNull %[[#Pointers]]
; CHECK-NEXT: OpUntypedVariableKHR %[[#Pointer]] CrossWorkgroup %[[#Pointers]] %[[#None]]

@numbers = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@third = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @numbers, i64 0, i64 2)
@bytes = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @numbers, i64 4)
@both = addrspace(1) global { ptr addrspace(1), i64 } { ptr addrspace(1) @numbers, i64 ptrtoint (ptr addrspace(1) @third to i64) }
@none = addrspace(1) global [2 x ptr addrspace(1)] zeroinitializer

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The table's entries are arrays of different types, and what they have in common is the byte.

; CHECK-DAG: OpName %[[#Table:]] "names"
; CHECK-DAG: OpName %[[#Index:]] "j"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer UniformConstant %[[#Byte]]
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Ptr]] %
; CHECK-DAG: %[[#TablePtr:]] = OpTypePointer UniformConstant %[[#Array]]
; CHECK-DAG: %[[#Table]] = OpVariable %[[#TablePtr]] UniformConstant
; CHECK-NOT: OpBitcast
; CHECK: %[[#String:]] = OpLoad %[[#Ptr]] %
; CHECK-NEXT: %[[#At:]] = OpInBoundsPtrAccessChain %[[#Ptr]] %[[#String]] %[[#Index]]
; CHECK-NEXT: OpLoad %[[#Byte]] %[[#At]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@a = internal addrspace(2) constant [4 x i8] c"abc\00"
@b = internal addrspace(2) constant [3 x i8] c"de\00"
@names = internal addrspace(2) constant [2 x ptr addrspace(2)]
    [ptr addrspace(2) @a, ptr addrspace(2) @b]
define i8 @f(i64 %i, i64 %j) {
  %at = getelementptr inbounds [2 x ptr addrspace(2)], ptr addrspace(2) @names, i64 0, i64 %i
  %s = load ptr addrspace(2), ptr addrspace(2) %at
  %c = getelementptr inbounds i8, ptr addrspace(2) %s, i64 %j
  %v = load i8, ptr addrspace(2) %c
  ret i8 %v
}

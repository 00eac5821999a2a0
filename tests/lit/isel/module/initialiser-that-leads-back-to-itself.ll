; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A variable takes what is defined before it. What closes a cycle is null at first, and stored by
; the kernel that consumers run before all others, in front of the constructors; such memory is
; written, so it is not constant. A cycle through several variables is broken in one place.

; CHECK-NOT: OpDecorate %{{[0-9]+}} Constant
; CHECK:      %[[#TypeInt:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer CrossWorkgroup %[[#TypePointer]]
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypePointer2]]
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer CrossWorkgroup %[[#TypePointer2]]
; CHECK-NEXT: %[[#Variable:]] = OpVariable %[[#TypePointer3]] CrossWorkgroup %[[#ConstantNull]]
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt2]] 3
; CHECK:      %[[#TypeStruct:]] = OpTypeStruct %[[#TypeInt2]] %{{[0-9]+}}
; CHECK-NEXT: %[[#TypePointer4:]] = OpTypePointer CrossWorkgroup %[[#TypeStruct]]
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt2]] 4
; CHECK-NEXT: %[[#ConstantNull2:]] = OpConstantNull %[[#TypePointer4]]
; CHECK-NEXT: %[[#ConstantComposite:]] = OpConstantComposite %[[#TypeStruct]] %[[#Constant2]] %[[#ConstantNull2]]
; CHECK-NEXT: %[[#Variable2:]] = OpVariable %[[#TypePointer4]] CrossWorkgroup %[[#ConstantComposite]]
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 0
; CHECK-NEXT: %[[#SpecConstantOp:]] = OpSpecConstantOp %[[#TypePointer4]] InBoundsPtrAccessChain %[[#Variable2]] %[[#Constant3]]
; CHECK-NEXT: %[[#SpecConstantComposite:]] = OpSpecConstantComposite %[[#TypeStruct]] %[[#Constant]] %[[#SpecConstantOp]]
; CHECK-NEXT: %[[#Variable3:]] = OpVariable %[[#TypePointer4]] CrossWorkgroup %[[#SpecConstantComposite]]
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 1
; CHECK:      %[[#TypeStruct2:]] = OpTypeStruct %[[#TypeInt]] %{{[0-9]+}}
; CHECK-NEXT: %[[#TypePointer5:]] = OpTypePointer CrossWorkgroup %[[#TypeStruct2]]
; CHECK-NEXT: %[[#ConstantNull3:]] = OpConstantNull %[[#TypePointer5]]
; CHECK-NEXT: %[[#ConstantComposite2:]] = OpConstantComposite %[[#TypeStruct2]] %[[#Constant4]] %[[#ConstantNull3]]
; CHECK-NEXT: %[[#Constant5:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#ConstantComposite3:]] = OpConstantComposite %[[#TypeStruct2]] %[[#Constant5]] %[[#ConstantNull3]]
; CHECK-NEXT: %[[#Constant6:]] = OpConstant %[[#TypeInt2]] 2
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeStruct2]] %[[#Constant6]]
; CHECK-NEXT: %[[#ConstantComposite4:]] = OpConstantComposite %[[#TypeArray]] %[[#ConstantComposite2]] %[[#ConstantComposite3]]
; CHECK-NEXT: %[[#TypePointer6:]] = OpTypePointer CrossWorkgroup %[[#TypeArray]]
; CHECK-NEXT: %[[#Variable4:]] = OpVariable %[[#TypePointer6]] CrossWorkgroup %[[#ConstantComposite4]]
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#Constant7:]] = OpConstant %[[#TypeInt3]] 0
; CHECK-NEXT: %[[#TypePointer7:]] = OpTypePointer CrossWorkgroup %[[#TypeInt3]]
; CHECK-NEXT: %[[#Variable5:]] = OpVariable %[[#TypePointer7]] CrossWorkgroup %[[#Constant7]]
; CHECK-NEXT: %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]]
; CHECK-NEXT: %[[#Constant8:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#TypePointer8:]] = OpTypePointer CrossWorkgroup %[[#TypePointer4]]
; CHECK-NEXT: %[[#TypePointer9:]] = OpTypePointer CrossWorkgroup %[[#TypePointer5]]
; CHECK-NEXT: %[[#Constant9:]] = OpConstant %[[#TypeInt3]] 1
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#Bitcast:]] = OpBitcast %[[#TypePointer2]] %[[#Variable]]
; CHECK-NEXT: OpStore %[[#Variable]] %[[#Bitcast]] Aligned 8
; CHECK-NEXT: %[[#InBoundsAccessChain:]] = OpInBoundsAccessChain %[[#TypePointer8]] %[[#Variable2]] %[[#Constant8]]
; CHECK-NEXT: OpStore %[[#InBoundsAccessChain]] %[[#Variable3]] Aligned 8
; CHECK-NEXT: %[[#InBoundsAccessChain2:]] = OpInBoundsAccessChain %[[#TypePointer9]] %[[#Variable4]] %[[#Constant3]] %[[#Constant8]]
; CHECK-NEXT: %[[#AccessChain:]] = OpAccessChain %[[#TypePointer5]] %[[#Variable4]] %[[#Constant9]]
; CHECK-NEXT: OpStore %[[#InBoundsAccessChain2]] %[[#AccessChain]] Aligned 1
; CHECK-NEXT: %[[#ConvertPtrToU:]] = OpConvertPtrToU %[[#TypeInt3]] %[[#Variable5]]
; CHECK-NEXT: OpStore %[[#Variable5]] %[[#ConvertPtrToU]] Aligned 8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#FunctionCall:]] = OpFunctionCall %[[#TypeVoid]] %[[#Function2]]
; CHECK-NEXT: %[[#FunctionCall2:]] = OpFunctionCall %[[#TypeVoid]] %[[#Function]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
%node = type { i32, ptr addrspace(1) }
%packed = type <{ i8, ptr addrspace(1) }>
@self = addrspace(1) global ptr addrspace(1) @self
@first = addrspace(1) global %node { i32 3, ptr addrspace(1) @second }
@second = addrspace(1) global %node { i32 4, ptr addrspace(1) @first }
@ring = internal addrspace(1) constant [2 x %packed] [%packed <{ i8 1, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @ring, i64 9) }>, %packed <{ i8 2, ptr addrspace(1) null }>]
@number = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @number to i64)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @constructor, ptr null }]

define internal void @constructor() {
  ret void
}

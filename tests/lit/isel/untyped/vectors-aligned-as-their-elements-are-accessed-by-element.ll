; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; spirv-val has no untyped pointers for vloadn and vstoren, so a vector that is aligned as its element
; is loaded and stored element by element; through these names as well.

; CHECK:      %[[#ExtInstImport:]] = OpExtInstImport "OpenCL.std"
; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeUntypedPointerKHR]] %[[#TypeInt]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt2]] 0
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 2
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeFloat]] %[[#Constant3]]
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeFloat]] 2
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 16 0
; CHECK-NEXT: %[[#Constant5:]] = OpConstant %[[#TypeInt2]] 3
; CHECK-NEXT: %[[#TypeArray2:]] = OpTypeArray %[[#TypeInt3]] %[[#Constant5]]
; CHECK-NEXT: %[[#TypeVector2:]] = OpTypeVector %[[#TypeInt3]] 3
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray]] %[[#FunctionParameter]] %[[#Constant]] %[[#Constant2]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR2:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray]] %[[#FunctionParameter]] %[[#Constant]] %[[#Constant4]]
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeFloat]] %[[#UntypedInBoundsPtrAccessChainKHR]] Aligned 4
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypeFloat]] %[[#UntypedInBoundsPtrAccessChainKHR2]] Aligned 4
; CHECK-NEXT: %[[#CompositeConstruct:]] = OpCompositeConstruct %[[#TypeVector]] %[[#Load]] %[[#Load2]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR3:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray]] %[[#FunctionParameter]] %[[#Constant]] %[[#Constant2]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR4:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray]] %[[#FunctionParameter]] %[[#Constant]] %[[#Constant4]]
; CHECK-NEXT: %[[#CompositeExtract:]] = OpCompositeExtract %[[#TypeFloat]] %[[#CompositeConstruct]] 0
; CHECK-NEXT: OpStore %[[#UntypedInBoundsPtrAccessChainKHR3]] %[[#CompositeExtract]] Aligned 4
; CHECK-NEXT: %[[#CompositeExtract2:]] = OpCompositeExtract %[[#TypeFloat]] %[[#CompositeConstruct]] 1
; CHECK-NEXT: OpStore %[[#UntypedInBoundsPtrAccessChainKHR4]] %[[#CompositeExtract2]] Aligned 4
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR5:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray2]] %[[#FunctionParameter]] %[[#FunctionParameter2]] %[[#Constant2]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR6:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray2]] %[[#FunctionParameter]] %[[#FunctionParameter2]] %[[#Constant4]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR7:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray2]] %[[#FunctionParameter]] %[[#FunctionParameter2]] %[[#Constant3]]
; CHECK-NEXT: %[[#Load3:]] = OpLoad %[[#TypeInt3]] %[[#UntypedInBoundsPtrAccessChainKHR5]] Aligned 2
; CHECK-NEXT: %[[#Load4:]] = OpLoad %[[#TypeInt3]] %[[#UntypedInBoundsPtrAccessChainKHR6]] Aligned 2
; CHECK-NEXT: %[[#Load5:]] = OpLoad %[[#TypeInt3]] %[[#UntypedInBoundsPtrAccessChainKHR7]] Aligned 2
; CHECK-NEXT: %[[#CompositeConstruct2:]] = OpCompositeConstruct %[[#TypeVector2]] %[[#Load3]] %[[#Load4]] %[[#Load5]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR8:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray2]] %[[#FunctionParameter]] %[[#FunctionParameter2]] %[[#Constant2]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR9:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray2]] %[[#FunctionParameter]] %[[#FunctionParameter2]] %[[#Constant4]]
; CHECK-NEXT: %[[#UntypedInBoundsPtrAccessChainKHR10:]] = OpUntypedInBoundsPtrAccessChainKHR %[[#TypeUntypedPointerKHR]] %[[#TypeArray2]] %[[#FunctionParameter]] %[[#FunctionParameter2]] %[[#Constant3]]
; CHECK-NEXT: %[[#CompositeExtract3:]] = OpCompositeExtract %[[#TypeInt3]] %[[#CompositeConstruct2]] 0
; CHECK-NEXT: OpStore %[[#UntypedInBoundsPtrAccessChainKHR8]] %[[#CompositeExtract3]] Aligned 2
; CHECK-NEXT: %[[#CompositeExtract4:]] = OpCompositeExtract %[[#TypeInt3]] %[[#CompositeConstruct2]] 1
; CHECK-NEXT: OpStore %[[#UntypedInBoundsPtrAccessChainKHR9]] %[[#CompositeExtract4]] Aligned 2
; CHECK-NEXT: %[[#CompositeExtract5:]] = OpCompositeExtract %[[#TypeInt3]] %[[#CompositeConstruct2]] 2
; CHECK-NEXT: OpStore %[[#UntypedInBoundsPtrAccessChainKHR10]] %[[#CompositeExtract5]] Aligned 2
; CHECK-NEXT: %[[#ExtInst:]] = OpExtInst %[[#TypeVector]] %[[#ExtInstImport]] vload_halfn %[[#FunctionParameter2]] %[[#FunctionParameter]] 2
; CHECK-NEXT: %[[#ExtInst2:]] = OpExtInst %[[#TypeVoid]] %[[#ExtInstImport]] vstore_halfn %[[#ExtInst]] %[[#FunctionParameter2]] %[[#FunctionParameter]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

define spir_func void @f(ptr addrspace(1) %p, i64 %i) {
  %plain = load <2 x float>, ptr addrspace(1) %p, align 4
  store <2 x float> %plain, ptr addrspace(1) %p, align 4
  %three = call spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64 %i, ptr addrspace(1) %p)
  call spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16> %three, i64 %i, ptr addrspace(1) %p)
  %half = call spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64 %i, ptr addrspace(1) %p)
  call spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float> %half, i64 %i, ptr addrspace(1) %p)
  ret void
}

declare spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16>, i64, ptr addrspace(1))
declare spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float>, i64, ptr addrspace(1))

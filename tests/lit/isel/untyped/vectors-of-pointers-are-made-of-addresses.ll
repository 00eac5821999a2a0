; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers --spirv-ext=+SPV_INTEL_masked_gather_scatter %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A vector has components that are typed pointers, as far as validators know it.

; CHECK:      %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeFloat]] 2
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeVector2:]] = OpTypeVector %[[#TypeBool]] 2
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVector]] %[[#TypeStruct]] %[[#TypeVector2]]
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypeVector]]
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeFloat]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeVector3:]] = OpTypeVector %[[#TypePointer]] 2
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVector]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeStruct]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeVector2]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#CompositeExtract:]] = OpCompositeExtract %[[#TypeUntypedPointerKHR]] %[[#FunctionParameter]] 0
; CHECK-NEXT: %[[#CompositeExtract2:]] = OpCompositeExtract %[[#TypeUntypedPointerKHR]] %[[#FunctionParameter]] 1
; CHECK-NEXT: %[[#CompositeConstruct:]] = OpCompositeConstruct %[[#TypeStruct]] %[[#CompositeExtract]] %[[#CompositeExtract2]]
; CHECK-NEXT: %[[#CompositeExtract3:]] = OpCompositeExtract %[[#TypeUntypedPointerKHR]] %[[#CompositeConstruct]] 0
; CHECK-NEXT: %[[#ConvertPtrToU:]] = OpConvertPtrToU %[[#TypeInt]] %[[#CompositeExtract3]]
; CHECK-NEXT: %[[#ConvertUToPtr:]] = OpConvertUToPtr %[[#TypePointer]] %[[#ConvertPtrToU]]
; CHECK-NEXT: %[[#CompositeExtract4:]] = OpCompositeExtract %[[#TypeUntypedPointerKHR]] %[[#CompositeConstruct]] 1
; CHECK-NEXT: %[[#ConvertPtrToU2:]] = OpConvertPtrToU %[[#TypeInt]] %[[#CompositeExtract4]]
; CHECK-NEXT: %[[#ConvertUToPtr2:]] = OpConvertUToPtr %[[#TypePointer]] %[[#ConvertPtrToU2]]
; CHECK-NEXT: %[[#CompositeConstruct2:]] = OpCompositeConstruct %[[#TypeVector3]] %[[#ConvertUToPtr]] %[[#ConvertUToPtr2]]
; CHECK-NEXT: %[[#MaskedGatherINTEL:]] = OpMaskedGatherINTEL %[[#TypeVector]] %[[#CompositeConstruct2]] 4 %[[#FunctionParameter2]] %[[#ConstantNull]]
; CHECK-NEXT: OpReturnValue %[[#MaskedGatherINTEL]]
; CHECK-NEXT: OpFunctionEnd

define spir_func <2 x float> @f(<2 x ptr addrspace(1)> %places, <2 x i1> %mask) {
  %data = call spir_func <2 x float> @_Z25__spirv_MaskedGatherINTELDv2_PU3AS1fiDv2_bDv2_f(<2 x ptr addrspace(1)> %places, i32 4, <2 x i1> %mask, <2 x float> zeroinitializer)
  ret <2 x float> %data
}

declare spir_func <2 x float> @_Z25__spirv_MaskedGatherINTELDv2_PU3AS1fiDv2_bDv2_f(<2 x ptr addrspace(1)>, i32, <2 x i1>, <2 x float>)

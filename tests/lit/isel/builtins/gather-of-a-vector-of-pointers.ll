; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_masked_gather_scatter %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The lanes of a vector of pointers are pointers of their own, and become a vector where these
; instructions take one, of pointers to what is read or written.

; CHECK:      %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeFloat]] 4
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypePointer]] %[[#TypePointer]] %[[#TypePointer]] %[[#TypePointer]]
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeVector2:]] = OpTypeVector %[[#TypeBool]] 4
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVector]] %[[#TypeStruct]] %[[#TypeVector2]]
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypeVector]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer CrossWorkgroup %[[#TypeFloat]]
; CHECK-NEXT: %[[#TypeVector3:]] = OpTypeVector %[[#TypePointer2]] 4
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVector]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeStruct]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeVector2]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#CompositeExtract:]] = OpCompositeExtract %[[#TypePointer]] %[[#FunctionParameter]] 0
; CHECK-NEXT: %[[#CompositeExtract2:]] = OpCompositeExtract %[[#TypePointer]] %[[#FunctionParameter]] 1
; CHECK-NEXT: %[[#CompositeExtract3:]] = OpCompositeExtract %[[#TypePointer]] %[[#FunctionParameter]] 2
; CHECK-NEXT: %[[#CompositeExtract4:]] = OpCompositeExtract %[[#TypePointer]] %[[#FunctionParameter]] 3
; CHECK-NEXT: %[[#CompositeConstruct:]] = OpCompositeConstruct %[[#TypeStruct]] %[[#CompositeExtract]] %[[#CompositeExtract2]] %[[#CompositeExtract3]] %[[#CompositeExtract4]]
; CHECK-NEXT: %[[#CompositeExtract5:]] = OpCompositeExtract %[[#TypePointer]] %[[#CompositeConstruct]] 0
; CHECK-NEXT: %[[#Bitcast:]] = OpBitcast %[[#TypePointer2]] %[[#CompositeExtract5]]
; CHECK-NEXT: %[[#CompositeExtract6:]] = OpCompositeExtract %[[#TypePointer]] %[[#CompositeConstruct]] 1
; CHECK-NEXT: %[[#Bitcast2:]] = OpBitcast %[[#TypePointer2]] %[[#CompositeExtract6]]
; CHECK-NEXT: %[[#CompositeExtract7:]] = OpCompositeExtract %[[#TypePointer]] %[[#CompositeConstruct]] 2
; CHECK-NEXT: %[[#Bitcast3:]] = OpBitcast %[[#TypePointer2]] %[[#CompositeExtract7]]
; CHECK-NEXT: %[[#CompositeExtract8:]] = OpCompositeExtract %[[#TypePointer]] %[[#CompositeConstruct]] 3
; CHECK-NEXT: %[[#Bitcast4:]] = OpBitcast %[[#TypePointer2]] %[[#CompositeExtract8]]
; CHECK-NEXT: %[[#CompositeConstruct2:]] = OpCompositeConstruct %[[#TypeVector3]] %[[#Bitcast]] %[[#Bitcast2]] %[[#Bitcast3]] %[[#Bitcast4]]
; CHECK-NEXT: %[[#MaskedGatherINTEL:]] = OpMaskedGatherINTEL %[[#TypeVector]] %[[#CompositeConstruct2]] 4 %[[#FunctionParameter2]] %[[#ConstantNull]]
; CHECK-NEXT: %[[#CompositeConstruct3:]] = OpCompositeConstruct %[[#TypeStruct]] %[[#CompositeExtract]] %[[#CompositeExtract2]] %[[#CompositeExtract3]] %[[#CompositeExtract4]]
; CHECK-NEXT: %[[#CompositeExtract9:]] = OpCompositeExtract %[[#TypePointer]] %[[#CompositeConstruct3]] 0
; CHECK-NEXT: %[[#Bitcast5:]] = OpBitcast %[[#TypePointer2]] %[[#CompositeExtract9]]
; CHECK-NEXT: %[[#CompositeExtract10:]] = OpCompositeExtract %[[#TypePointer]] %[[#CompositeConstruct3]] 1
; CHECK-NEXT: %[[#Bitcast6:]] = OpBitcast %[[#TypePointer2]] %[[#CompositeExtract10]]
; CHECK-NEXT: %[[#CompositeExtract11:]] = OpCompositeExtract %[[#TypePointer]] %[[#CompositeConstruct3]] 2
; CHECK-NEXT: %[[#Bitcast7:]] = OpBitcast %[[#TypePointer2]] %[[#CompositeExtract11]]
; CHECK-NEXT: %[[#CompositeExtract12:]] = OpCompositeExtract %[[#TypePointer]] %[[#CompositeConstruct3]] 3
; CHECK-NEXT: %[[#Bitcast8:]] = OpBitcast %[[#TypePointer2]] %[[#CompositeExtract12]]
; CHECK-NEXT: %[[#CompositeConstruct4:]] = OpCompositeConstruct %[[#TypeVector3]] %[[#Bitcast5]] %[[#Bitcast6]] %[[#Bitcast7]] %[[#Bitcast8]]
; CHECK-NEXT: OpMaskedScatterINTEL %[[#MaskedGatherINTEL]] %[[#CompositeConstruct4]] 4 %[[#FunctionParameter2]]
; CHECK-NEXT: OpReturnValue %[[#MaskedGatherINTEL]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @gather(<4 x ptr addrspace(1)> %places, <4 x i1> %mask) {
  %data = call spir_func <4 x float> @_Z25__spirv_MaskedGatherINTELDv4_PU3AS1fiDv4_bDv4_f(<4 x ptr addrspace(1)> %places, i32 4, <4 x i1> %mask, <4 x float> zeroinitializer)
  call spir_func void @_Z26__spirv_MaskedScatterINTELDv4_fDv4_PU3AS1fiDv4_b(<4 x float> %data, <4 x ptr addrspace(1)> %places, i32 4, <4 x i1> %mask)
  ret <4 x float> %data
}

declare spir_func <4 x float> @_Z25__spirv_MaskedGatherINTELDv4_PU3AS1fiDv4_bDv4_f(<4 x ptr addrspace(1)>, i32, <4 x i1>, <4 x float>)
declare spir_func void @_Z26__spirv_MaskedScatterINTELDv4_fDv4_PU3AS1fiDv4_b(<4 x float>, <4 x ptr addrspace(1)>, i32, <4 x i1>)

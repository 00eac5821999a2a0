; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A wave is a subgroup: votes, ballots, lanes and reductions over it are non-uniform group
; instructions, one for each lane of a vector.

; CHECK:      %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeBool]] %[[#TypeBool]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 3
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeBool]]
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeInt]] 4
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeFunction3:]] = OpTypeFunction %[[#TypeFloat]] %[[#TypeFloat]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeVector2:]] = OpTypeVector %[[#TypeInt]] 2
; CHECK-NEXT: %[[#TypeFunction4:]] = OpTypeFunction %[[#TypeVector2]] %[[#TypeVector2]]
; CHECK-NEXT: %[[#Undef:]] = OpUndef %[[#TypeVector2]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeBool]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeBool]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#GroupNonUniformElect:]] = OpGroupNonUniformElect %[[#TypeBool]] %[[#Constant]]
; CHECK-NEXT: %[[#GroupNonUniformAny:]] = OpGroupNonUniformAny %[[#TypeBool]] %[[#Constant]] %[[#FunctionParameter]]
; CHECK-NEXT: %[[#LogicalAnd:]] = OpLogicalAnd %[[#TypeBool]] %[[#GroupNonUniformElect]] %[[#GroupNonUniformAny]]
; CHECK-NEXT: OpReturnValue %[[#LogicalAnd]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeBool]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#GroupNonUniformBallot:]] = OpGroupNonUniformBallot %[[#TypeVector]] %[[#Constant]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#GroupNonUniformBallotBitCount:]] = OpGroupNonUniformBallotBitCount %[[#TypeInt]] %[[#Constant]] Reduce %[[#GroupNonUniformBallot]]
; CHECK-NEXT: OpReturnValue %[[#GroupNonUniformBallotBitCount]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeFloat]] None %[[#TypeFunction3]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeFloat]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#GroupNonUniformShuffle:]] = OpGroupNonUniformShuffle %[[#TypeFloat]] %[[#Constant]] %[[#FunctionParameter3]] %[[#FunctionParameter4]]
; CHECK-NEXT: OpReturnValue %[[#GroupNonUniformShuffle]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function4:]] = OpFunction %[[#TypeVector2]] None %[[#TypeFunction4]]
; CHECK-NEXT: %[[#FunctionParameter5:]] = OpFunctionParameter %[[#TypeVector2]]
; CHECK-NEXT: %[[#Label4:]] = OpLabel
; CHECK-NEXT: %[[#CompositeExtract:]] = OpCompositeExtract %[[#TypeInt]] %[[#FunctionParameter5]] 0
; CHECK-NEXT: %[[#GroupNonUniformUMax:]] = OpGroupNonUniformUMax %[[#TypeInt]] %[[#Constant]] Reduce %[[#CompositeExtract]]
; CHECK-NEXT: %[[#CompositeInsert:]] = OpCompositeInsert %[[#TypeVector2]] %[[#GroupNonUniformUMax]] %[[#Undef]] 0
; CHECK-NEXT: %[[#CompositeExtract2:]] = OpCompositeExtract %[[#TypeInt]] %[[#FunctionParameter5]] 1
; CHECK-NEXT: %[[#GroupNonUniformUMax2:]] = OpGroupNonUniformUMax %[[#TypeInt]] %[[#Constant]] Reduce %[[#CompositeExtract2]]
; CHECK-NEXT: %[[#CompositeInsert2:]] = OpCompositeInsert %[[#TypeVector2]] %[[#GroupNonUniformUMax2]] %[[#CompositeInsert]] 1
; CHECK-NEXT: OpReturnValue %[[#CompositeInsert2]]
; CHECK-NEXT: OpFunctionEnd

declare i1 @llvm.spv.wave.is.first.lane()
declare i1 @llvm.spv.wave.any(i1)
declare i32 @llvm.spv.wave.active.countbits(i1)
declare float @llvm.spv.wave.readlane.f32(float, i32)
declare <2 x i32> @llvm.spv.wave.reduce.umax.v2i32(<2 x i32>)

define spir_func i1 @votes(i1 %c) {
  %first = call i1 @llvm.spv.wave.is.first.lane()
  %any = call i1 @llvm.spv.wave.any(i1 %c)
  %r = and i1 %first, %any
  ret i1 %r
}

define spir_func i32 @count(i1 %c) {
  %r = call i32 @llvm.spv.wave.active.countbits(i1 %c)
  ret i32 %r
}

define spir_func float @lane(float %x, i32 %at) {
  %r = call float @llvm.spv.wave.readlane.f32(float %x, i32 %at)
  ret float %r
}

define spir_func <2 x i32> @greatest(<2 x i32> %x) {
  %r = call <2 x i32> @llvm.spv.wave.reduce.umax.v2i32(<2 x i32> %x)
  ret <2 x i32> %r
}

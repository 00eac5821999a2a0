; RUN: pyllc -mtriple=spirv64v1.6 --spirv-ext=+SPV_KHR_expect_assume,+SPV_EXT_arithmetic_fence,+SPV_KHR_shader_clock %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Where their extension may be used, hints are instructions. What is known to be true, and what is
; expected of integers that SPIR-V lacks, is not said.

; CHECK:      %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeInt2]] 4
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypeInt2]] %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeInt]] %[[#TypeBool]] %[[#TypeVector]] %[[#TypeStruct]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 7
; CHECK-NEXT: %[[#ConstantTrue:]] = OpConstantTrue %[[#TypeBool]]
; CHECK-NEXT: %[[#ConstantNull:]] = OpConstantNull %[[#TypeVector]]
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeVector2:]] = OpTypeVector %[[#TypeFloat]] 3
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeVector2]] %[[#TypeVector2]]
; CHECK-NEXT: %[[#TypeFunction3:]] = OpTypeFunction %[[#TypeInt2]]
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 3
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeBool]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeVector]]
; CHECK-NEXT: %[[#FunctionParameter4:]] = OpFunctionParameter %[[#TypeStruct]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#CompositeExtract:]] = OpCompositeExtract %[[#TypeInt2]] %[[#FunctionParameter4]] 0
; CHECK-NEXT: %[[#CompositeExtract2:]] = OpCompositeExtract %[[#TypeInt2]] %[[#FunctionParameter4]] 1
; CHECK-NEXT: OpAssumeTrueKHR %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ExpectKHR:]] = OpExpectKHR %[[#TypeInt]] %[[#FunctionParameter]] %[[#Constant]]
; CHECK-NEXT: %[[#ExpectKHR2:]] = OpExpectKHR %[[#TypeBool]] %[[#FunctionParameter2]] %[[#ConstantTrue]]
; CHECK-NEXT: %[[#ExpectKHR3:]] = OpExpectKHR %[[#TypeVector]] %[[#FunctionParameter3]] %[[#ConstantNull]]
; CHECK-NEXT: OpReturnValue %[[#ExpectKHR]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeVector2]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter5:]] = OpFunctionParameter %[[#TypeVector2]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#ArithmeticFenceEXT:]] = OpArithmeticFenceEXT %[[#TypeVector2]] %[[#FunctionParameter5]]
; CHECK-NEXT: OpReturnValue %[[#ArithmeticFenceEXT]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeInt2]] None %[[#TypeFunction3]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#ReadClockKHR:]] = OpReadClockKHR %[[#TypeInt2]] %[[#Constant2]]
; CHECK-NEXT: %[[#ReadClockKHR2:]] = OpReadClockKHR %[[#TypeInt2]] %[[#Constant3]]
; CHECK-NEXT: %[[#IAdd:]] = OpIAdd %[[#TypeInt2]] %[[#ReadClockKHR]] %[[#ReadClockKHR2]]
; CHECK-NEXT: OpReturnValue %[[#IAdd]]
; CHECK-NEXT: OpFunctionEnd
declare void @llvm.assume(i1)
declare i32 @llvm.expect.i32(i32, i32)
declare i1 @llvm.expect.with.probability.i1(i1, i1, double)
declare <4 x i64> @llvm.expect.v4i64(<4 x i64>, <4 x i64>)
declare i100 @llvm.expect.i100(i100, i100)
declare <3 x float> @llvm.arithmetic.fence.v3f32(<3 x float>)
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()

define spir_func i32 @expected(i32 %x, i1 %c, <4 x i64> %v, i100 %w) {
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true)
  %a = call i32 @llvm.expect.i32(i32 %x, i32 7)
  %b = call i1 @llvm.expect.with.probability.i1(i1 %c, i1 true, double 0.9)
  %d = call <4 x i64> @llvm.expect.v4i64(<4 x i64> %v, <4 x i64> zeroinitializer)
  %e = call i100 @llvm.expect.i100(i100 %w, i100 1)
  ret i32 %a
}

define spir_func <3 x float> @fenced(<3 x float> %v) {
  %r = call <3 x float> @llvm.arithmetic.fence.v3f32(<3 x float> %v)
  ret <3 x float> %r
}

define spir_func i64 @elapsed() {
  %cycles = call i64 @llvm.readcyclecounter()
  %steady = call i64 @llvm.readsteadycounter()
  %sum = add i64 %cycles, %steady
  ret i64 %sum
}

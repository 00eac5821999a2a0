; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The instructions of OpenCL.std that write through a pointer treat an untyped one as one of the
; appropriate type.

; CHECK:      %[[#ExtInstImport:]] = OpExtInstImport "OpenCL.std"
; CHECK:      %[[#TypeInt:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 37
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 102
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 10
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant5:]] = OpConstant %[[#TypeInt2]] 4
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeInt]] %[[#Constant5]]
; CHECK-NEXT: %[[#ConstantComposite:]] = OpConstantComposite %[[#TypeArray]] %[[#Constant]] %[[#Constant2]] %[[#Constant3]] %[[#Constant4]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR UniformConstant
; CHECK-NEXT: %[[#UntypedVariableKHR:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR]] UniformConstant %[[#TypeArray]] %[[#ConstantComposite]]
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeUntypedPointerKHR2:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeFloat]] %[[#TypeFloat]] %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeFloat]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeFloat]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#ExtInst:]] = OpExtInst %[[#TypeFloat]] %[[#ExtInstImport]] fract %[[#FunctionParameter]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ExtInst2:]] = OpExtInst %[[#TypeFloat]] %[[#ExtInstImport]] frexp %[[#ExtInst]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ExtInst3:]] = OpExtInst %[[#TypeFloat]] %[[#ExtInstImport]] sincos %[[#ExtInst2]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ExtInst4:]] = OpExtInst %[[#TypeFloat]] %[[#ExtInstImport]] remquo %[[#ExtInst3]] %[[#FunctionParameter]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ExtInst5:]] = OpExtInst %[[#TypeInt2]] %[[#ExtInstImport]] printf %[[#UntypedVariableKHR]] %[[#ExtInst4]]
; CHECK-NEXT: OpReturnValue %[[#ExtInst4]]
; CHECK-NEXT: OpFunctionEnd

@format = internal addrspace(2) constant [4 x i8] c"%f\0A\00"

define spir_func float @f(float %x, ptr %p) {
  %fraction = call spir_func float @_Z5fractfPf(float %x, ptr %p)
  %mantissa = call spir_func float @_Z5frexpfPi(float %fraction, ptr %p)
  %sine = call spir_func float @_Z6sincosfPf(float %mantissa, ptr %p)
  %rest = call spir_func float @_Z6remquoffPi(float %sine, float %x, ptr %p)
  %printed = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, float %rest)
  ret float %rest
}

declare spir_func float @_Z5fractfPf(float, ptr)
declare spir_func float @_Z5frexpfPi(float, ptr)
declare spir_func float @_Z6sincosfPf(float, ptr)
declare spir_func float @_Z6remquoffPi(float, float, ptr)
declare spir_func i32 @printf(ptr addrspace(2), ...)

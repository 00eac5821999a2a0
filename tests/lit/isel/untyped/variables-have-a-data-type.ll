; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; OpUntypedVariableKHR says what it holds, as its pointer does not: in functions, at module level, and
; for what the device has.

; CHECK:      %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#TypeArray:]] = OpTypeArray %[[#TypeInt]] %[[#Constant2]]
; CHECK-NEXT: %[[#ConstantComposite:]] = OpConstantComposite %[[#TypeArray]] %[[#Constant]] %[[#Constant2]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR UniformConstant
; CHECK-NEXT: %[[#UntypedVariableKHR:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR]] UniformConstant %[[#TypeArray]] %[[#ConstantComposite]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR2:]] = OpTypeUntypedPointerKHR Workgroup
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 16
; CHECK-NEXT: %[[#TypeArray2:]] = OpTypeArray %[[#TypeFloat]] %[[#Constant3]]
; CHECK-NEXT: %[[#UntypedVariableKHR2:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR2]] Workgroup %[[#TypeArray2]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR3:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#UntypedVariableKHR3:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR3]] CrossWorkgroup %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeUntypedPointerKHR3]]
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypeInt3]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeUntypedPointerKHR4:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeFloat]] 0
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeInt2]] 3
; CHECK-NEXT: %[[#TypeUntypedPointerKHR5:]] = OpTypeUntypedPointerKHR Input
; CHECK-NEXT: %[[#UntypedVariableKHR4:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR5]] Input %[[#TypeVector]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR3]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#UntypedVariableKHR5:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR4]] Function %[[#TypeStruct]]
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeInt]] %[[#UntypedVariableKHR]] Aligned 4
; CHECK-NEXT: %[[#UntypedAccessChainKHR:]] = OpUntypedAccessChainKHR %[[#TypeUntypedPointerKHR4]] %[[#TypeStruct]] %[[#UntypedVariableKHR5]] %[[#Constant]]
; CHECK-NEXT: OpStore %[[#UntypedAccessChainKHR]] %[[#Load]] Aligned 4
; CHECK-NEXT: OpStore %[[#UntypedVariableKHR2]] %[[#Constant4]] Aligned 4
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypeVector]] %[[#UntypedVariableKHR4]]
; CHECK-NEXT: %[[#CompositeExtract:]] = OpCompositeExtract %[[#TypeInt2]] %[[#Load2]] 1
; CHECK-NEXT: OpStore %[[#UntypedVariableKHR3]] %[[#CompositeExtract]] Aligned 8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

@table = internal addrspace(2) constant [2 x i32] [i32 1, i32 2]
@shared = internal addrspace(3) global [16 x float] undef
@outside = external addrspace(1) global i64

define spir_kernel void @k(ptr addrspace(1) %out) {
  %local = alloca { i8, i32 }, align 8
  %first = load i32, ptr addrspace(2) @table
  %second = getelementptr { i8, i32 }, ptr %local, i32 0, i32 1
  store i32 %first, ptr %second
  store float 0.0, ptr addrspace(3) @shared
  %id = call spir_func i64 @_Z13get_global_idj(i32 1)
  store i64 %id, ptr addrspace(1) @outside
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)

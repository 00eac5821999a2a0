; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_variable_length_array %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; An array of a run-time length is made where its alloca stands, of whatever its elements are in
; memory, and gone with what the stack was saved for.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeFloat]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]] %[[#TypeInt]] %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer Function %[[#TypeInt3]]
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer Function %[[#TypeFloat]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeFloat]] 1
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#ConstantTrue:]] = OpConstantTrue %[[#TypeBool]]
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt3]] 1
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt3]] 0
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeInt2]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#SaveMemoryINTEL:]] = OpSaveMemoryINTEL %[[#TypePointer2]]
; CHECK-NEXT: %[[#VariableLengthArrayINTEL:]] = OpVariableLengthArrayINTEL %[[#TypePointer3]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#VariableLengthArrayINTEL2:]] = OpVariableLengthArrayINTEL %[[#TypePointer2]] %[[#FunctionParameter3]]
; CHECK-NEXT: %[[#PtrAccessChain:]] = OpPtrAccessChain %[[#TypePointer3]] %[[#VariableLengthArrayINTEL]] %[[#Constant]]
; CHECK-NEXT: OpStore %[[#PtrAccessChain]] %[[#Constant2]] Aligned 4
; CHECK-NEXT: %[[#Select:]] = OpSelect %[[#TypeInt3]] %[[#ConstantTrue]] %[[#Constant3]] %[[#Constant4]]
; CHECK-NEXT: OpStore %[[#VariableLengthArrayINTEL2]] %[[#Select]] Aligned 1
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeFloat]] %[[#VariableLengthArrayINTEL]] Aligned 4
; CHECK-NEXT: OpStore %[[#FunctionParameter]] %[[#Load]] Aligned 4
; CHECK-NEXT: OpRestoreMemoryINTEL %[[#SaveMemoryINTEL]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; WITHOUT: error: OpVariableLengthArrayINTEL needs SPV_INTEL_variable_length_array
define spir_kernel void @k(ptr addrspace(1) %o, i32 %n, i64 %q) {
  %saved = call ptr @llvm.stacksave.p0()
  %floats = alloca float, i32 %n, align 16
  %flags = alloca i1, i64 %q
  %p = getelementptr float, ptr %floats, i32 2
  store float 1.0, ptr %p
  store i1 true, ptr %flags
  %v = load float, ptr %floats
  store float %v, ptr addrspace(1) %o
  call void @llvm.stackrestore.p0(ptr %saved)
  ret void
}

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

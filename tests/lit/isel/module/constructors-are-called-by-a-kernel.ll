; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64v1.0 %s -o - 2>&1 | filecheck %s --check-prefix=OLD

; Constructors are called by a kernel that consumers run by themselves, lowest priority first, and
; destructors by one that they run in the end, highest first. An entry without a function is none.

; CHECK: OpEntryPoint Kernel %[[#Init:]] "spirv$device$init" %[[#Var:]]
; CHECK-NEXT: OpEntryPoint Kernel %[[#Fini:]] "spirv$device$fini" %[[#Var]]
; CHECK-NEXT: OpExecutionMode %[[#Init]] Initializer
; CHECK-NEXT: OpExecutionMode %[[#Fini]] Finalizer
; CHECK:      %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 5
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#Variable:]] = OpVariable %[[#TypePointer]] CrossWorkgroup %[[#Constant]]
; CHECK-NEXT: %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]]
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 40
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#TypeFunction2:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: OpStore %[[#Variable]] %[[#Constant2]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function2:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeInt]] %[[#Variable]] Aligned 4
; CHECK-NEXT: %[[#IAdd:]] = OpIAdd %[[#TypeInt]] %[[#Load]] %[[#Constant3]]
; CHECK-NEXT: OpStore %[[#Variable]] %[[#IAdd]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function3:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction2]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypeInt]] %[[#Variable]] Aligned 4
; CHECK-NEXT: OpStore %[[#FunctionParameter]] %[[#Load2]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function4:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#Label4:]] = OpLabel
; CHECK-NEXT: %[[#FunctionCall:]] = OpFunctionCall %[[#TypeVoid]] %[[#Function]]
; CHECK-NEXT: %[[#FunctionCall2:]] = OpFunctionCall %[[#TypeVoid]] %[[#Function2]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#Function5:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#Label5:]] = OpLabel
; CHECK-NEXT: %[[#FunctionCall3:]] = OpFunctionCall %[[#TypeVoid]] %[[#Function2]]
; CHECK-NEXT: %[[#FunctionCall4:]] = OpFunctionCall %[[#TypeVoid]] %[[#Function]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; OLD: error: Initializer needs SPIR-V 1.1

@g = addrspace(1) global i32 5
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @second, ptr null }, { i32, ptr, ptr } { i32 101, ptr @first, ptr null }, { i32, ptr, ptr } { i32 1, ptr null, ptr null }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @first, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @second, ptr null }]
define internal void @first() {
  store i32 40, ptr addrspace(1) @g
  ret void
}
define internal void @second() {
  %v = load i32, ptr addrspace(1) @g
  %w = add i32 %v, 2
  store i32 %w, ptr addrspace(1) @g
  ret void
}
define spir_kernel void @get(ptr addrspace(1) %o) {
  %v = load i32, ptr addrspace(1) @g
  store i32 %v, ptr addrspace(1) %o
  ret void
}

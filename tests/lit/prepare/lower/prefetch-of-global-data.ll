; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A read of data in global memory is prefetched, one element of whatever the pointer points to, or a
; byte of what holds no numbers. Writes, instructions and other memories have no such thing.

; CHECK:      %[[#ExtInstImport:]] = OpExtInstImport "OpenCL.std"
; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeFloat]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer Function %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeStruct:]] = OpTypeStruct %[[#TypePointer2]] %[[#TypeInt2]]
; CHECK-NEXT: %[[#TypePointer3:]] = OpTypePointer CrossWorkgroup %[[#TypeStruct]]
; CHECK-NEXT: %[[#TypePointer4:]] = OpTypePointer Workgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]] %[[#TypePointer3]] %[[#TypePointer4]]
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt3]] 1
; CHECK-NEXT: %[[#TypePointer5:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeFloat]] 0
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#TypePointer6:]] = OpTypePointer CrossWorkgroup %[[#TypeInt2]]
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt2]] 0
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypePointer3]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypePointer4]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#ExtInst:]] = OpExtInst %[[#TypeVoid]] %[[#ExtInstImport]] prefetch %[[#FunctionParameter]] %[[#Constant]]
; CHECK-NEXT: %[[#Bitcast:]] = OpBitcast %[[#TypePointer5]] %[[#FunctionParameter2]]
; CHECK-NEXT: %[[#ExtInst2:]] = OpExtInst %[[#TypeVoid]] %[[#ExtInstImport]] prefetch %[[#Bitcast]] %[[#Constant]]
; CHECK-NEXT: OpStore %[[#FunctionParameter]] %[[#Constant2]] Aligned 4
; CHECK-NEXT: %[[#AccessChain:]] = OpAccessChain %[[#TypePointer6]] %[[#FunctionParameter2]] %[[#Constant3]]
; CHECK-NEXT: OpStore %[[#AccessChain]] %[[#Constant4]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
%pair = type { ptr, i32 }
declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)
declare void @llvm.prefetch.p3(ptr addrspace(3), i32, i32, i32)

define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %s, ptr addrspace(3) %l) {
  call void @llvm.prefetch.p1(ptr addrspace(1) %p, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p1(ptr addrspace(1) %s, i32 0, i32 0, i32 1)
  call void @llvm.prefetch.p1(ptr addrspace(1) %p, i32 1, i32 3, i32 1)
  call void @llvm.prefetch.p1(ptr addrspace(1) %p, i32 0, i32 3, i32 0)
  call void @llvm.prefetch.p3(ptr addrspace(3) %l, i32 0, i32 3, i32 1)
  store float 0.0, ptr addrspace(1) %p
  %m = getelementptr %pair, ptr addrspace(1) %s, i32 0, i32 1
  store i32 0, ptr addrspace(1) %m
  ret void
}

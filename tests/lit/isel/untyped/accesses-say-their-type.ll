; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; One pointer is read and written as anything: the result or the object has the type of an access, be
; it plain, atomic or a copy of bytes.

; CHECK:      %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeUntypedPointerKHR2:]] = OpTypeUntypedPointerKHR Workgroup
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeInt]] %[[#TypeUntypedPointerKHR]] %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeVector:]] = OpTypeVector %[[#TypeInt2]] 2
; CHECK-NEXT: %[[#TypeFloat2:]] = OpTypeFloat 16
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeFloat2]] 0x1p+0
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 514
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt]] 260
; CHECK-NEXT: %[[#Constant5:]] = OpConstant %[[#TypeInt]] 528
; CHECK-NEXT: %[[#Constant6:]] = OpConstant %[[#TypeInt2]] 2
; CHECK-NEXT: %[[#Constant7:]] = OpConstant %[[#TypeInt2]] 1
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#Constant8:]] = OpConstant %[[#TypeInt2]] 24
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeInt]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR2]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeFloat]] %[[#FunctionParameter]] Aligned 4
; CHECK-NEXT: %[[#Load2:]] = OpLoad %[[#TypeVector]] %[[#FunctionParameter]] Aligned 16
; CHECK-NEXT: OpStore %[[#FunctionParameter]] %[[#Constant]] Aligned 2
; CHECK-NEXT: OpStore %[[#FunctionParameter2]] %[[#Load2]] Volatile|Aligned 16
; CHECK-NEXT: %[[#AtomicLoad:]] = OpAtomicLoad %[[#TypeInt]] %[[#FunctionParameter]] %[[#Constant2]] %[[#Constant3]]
; CHECK-NEXT: OpAtomicStore %[[#FunctionParameter2]] %[[#Constant2]] %[[#Constant4]] %[[#Load]]
; CHECK-NEXT: %[[#AtomicIAdd:]] = OpAtomicIAdd %[[#TypeInt]] %[[#FunctionParameter]] %[[#Constant2]] %[[#Constant2]] %[[#AtomicLoad]]
; CHECK-NEXT: %[[#AtomicCompareExchange:]] = OpAtomicCompareExchange %[[#TypeInt2]] %[[#FunctionParameter]] %[[#Constant2]] %[[#Constant5]] %[[#Constant5]] %[[#Constant6]] %[[#Constant7]]
; CHECK-NEXT: %[[#IEqual:]] = OpIEqual %[[#TypeBool]] %[[#AtomicCompareExchange]] %[[#Constant7]]
; CHECK-NEXT: OpCopyMemorySized %[[#FunctionParameter2]] %[[#FunctionParameter]] %[[#Constant8]] Aligned 4
; CHECK-NEXT: OpReturnValue %[[#AtomicIAdd]]
; CHECK-NEXT: OpFunctionEnd

define spir_func i32 @f(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %float = load float, ptr addrspace(1) %p
  %wide = load <2 x i64>, ptr addrspace(1) %p
  store half 1.0, ptr addrspace(1) %p
  store volatile <2 x i64> %wide, ptr addrspace(3) %q
  %loaded = load atomic i32, ptr addrspace(1) %p acquire, align 4
  store atomic float %float, ptr addrspace(3) %q release, align 4
  %old = atomicrmw add ptr addrspace(1) %p, i32 %loaded monotonic
  %pair = cmpxchg ptr addrspace(1) %p, i64 1, i64 2 seq_cst seq_cst
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %q, ptr addrspace(1) align 8 %p, i64 24, i1 false)
  ret i32 %old
}

declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)

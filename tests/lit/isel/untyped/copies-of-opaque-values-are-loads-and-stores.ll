; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; OpCopyMemory takes the size from a pointer that has a type, and of bytes nothing is known here.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR Function
; CHECK-NEXT: %[[#TypeEvent:]] = OpTypeEvent
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeUntypedPointerKHR]] %[[#TypeEvent]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeEvent]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#UntypedVariableKHR:]] = OpUntypedVariableKHR %[[#TypeUntypedPointerKHR]] Function %[[#TypeEvent]]
; CHECK-NEXT: OpStore %[[#UntypedVariableKHR]] %[[#FunctionParameter2]] Aligned 8
; CHECK-NEXT: OpStore %[[#FunctionParameter]] %[[#FunctionParameter2]] Aligned 8
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeEvent]] %[[#UntypedVariableKHR]] Aligned 1
; CHECK-NEXT: OpStore %[[#FunctionParameter]] %[[#Load]] Aligned 1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

define spir_func void @f(ptr %to, target("spirv.Event") %e) {
  %from = alloca target("spirv.Event")
  store target("spirv.Event") %e, ptr %from
  store target("spirv.Event") %e, ptr %to
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A generic pointer cast by the SPIR-V target's intrinsic points to what its uses say.

; CHECK:      %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer Generic %[[#TypeFloat]]
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeFloat]] %[[#TypePointer]]
; CHECK-NEXT: %[[#TypePointer2:]] = OpTypePointer Workgroup %[[#TypeFloat]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeFloat]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#GenericCastToPtrExplicit:]] = OpGenericCastToPtrExplicit %[[#TypePointer2]] %[[#FunctionParameter]] Workgroup
; CHECK-NEXT: %[[#Load:]] = OpLoad %[[#TypeFloat]] %[[#GenericCastToPtrExplicit]] Aligned 4
; CHECK-NEXT: OpReturnValue %[[#Load]]
; CHECK-NEXT: OpFunctionEnd

declare ptr addrspace(3) @llvm.spv.generic.cast.to.ptr.explicit.p3(ptr addrspace(4))

define spir_func float @f(ptr addrspace(4) %p) {
  %q = call ptr addrspace(3) @llvm.spv.generic.cast.to.ptr.explicit.p3(ptr addrspace(4) %p)
  %r = load float, ptr addrspace(3) %q
  ret float %r
}

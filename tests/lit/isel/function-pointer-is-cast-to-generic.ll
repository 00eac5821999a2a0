; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Functions in address space 9 are reached through other address spaces as well.

; CHECK: OpName %[[#Fun:]] "f"
; CHECK: %[[#There:]] = OpTypePointer CodeSectionINTEL %[[#Type:]]
; CHECK: %[[#Address:]] = OpConstantFunctionPointerINTEL %[[#There]] %[[#Fun]]
; CHECK: %[[#Generic:]] = OpPtrCastToGeneric %[[#Anywhere:]] %[[#Address]]
; CHECK-NEXT: OpReturnValue %[[#Generic]]

define spir_func i32 @f(i32 %n) addrspace(9) {
  ret i32 %n
}

define spir_func ptr addrspace(4) @generic() {
  %p = addrspacecast ptr addrspace(9) @f to ptr addrspace(4)
  ret ptr addrspace(4) %p
}

; CHECK: %[[#Between:]] = OpPtrCastToGeneric %[[#Anywhere]] %[[#Address]]
; CHECK-NEXT: %[[#Private:]] = OpGenericCastToPtr %{{[0-9]+}} %[[#Between]]
; CHECK-NEXT: OpReturnValue %[[#Private]]
define spir_func ptr @private() {
  %p = addrspacecast ptr addrspace(9) @f to ptr
  ret ptr %p
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; With a body it may not have the linkage Import.

; CHECK: OpDecorate %[[#Import:]] LinkageAttributes "f" Import
; CHECK: %[[#Import]] = OpFunction
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpFunctionEnd
define available_externally spir_func i32 @f(i32 %a) {
  ret i32 %a
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i32 @f(i32 3)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

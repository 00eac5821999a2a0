; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2 --spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck %s --check-prefix=ALLOWED

; Instructions without semantics are core in SPIR-V 1.6. Vulkan 1.2 asks for an extension of the
; device, so that nothing is said there unless it is allowed.

; CHECK-NOT: NonSemantic
; CHECK: OpFunctionEnd
; CHECK-NOT: OpExtInst

; ALLOWED: OpExtension "SPV_KHR_non_semantic_info"
; ALLOWED: %[[#Set:]] = OpExtInstImport "NonSemantic.ClspvReflection.5"
; ALLOWED: OpFunctionEnd
; ALLOWED: OpExtInst %{{[0-9]+}} %[[#Set]] Kernel
define spir_kernel void @clear(ptr addrspace(1) %data) {
  store i32 0, ptr addrspace(1) %data
  ret void
}

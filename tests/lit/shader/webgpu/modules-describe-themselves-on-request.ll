; naga refuses instructions without semantics; a host that leaves them out allows the extension by
; its name, and no group of extensions does.
; RUN: pyllc -mtriple=spirv64-unknown-webgpu --spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-webgpu --spirv-ext=all %s -o - | filecheck %s --check-prefix=GROUP

; CHECK: OpExtension "SPV_KHR_non_semantic_info"
; CHECK: %[[#Set:]] = OpExtInstImport "NonSemantic.SpvbackendLaunch.1"
; CHECK: OpExtInst %{{[0-9]+}} %[[#Set]]
; GROUP-NOT: NonSemantic
define spir_kernel void @scale(ptr addrspace(1) %data, float %factor) {
  %value = load float, ptr addrspace(1) %data
  %product = fmul float %value, %factor
  store float %product, ptr addrspace(1) %data
  ret void
}

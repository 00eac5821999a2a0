; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Bits:]] = OpConstant %{{[0-9]+}} 2139095040
; CHECK: OpFunction
; CHECK: %[[#Infinity:]] = OpBitcast %[[#Float]] %[[#Bits]]
; CHECK: OpFOrdEqual %{{[0-9]+}} %{{[0-9]+}} %[[#Infinity]]
define spir_kernel void @bound(ptr addrspace(1) %x) {
  %value = load float, ptr addrspace(1) %x
  %large = fcmp oeq float %value, 0x7FF0000000000000
  %result = select i1 %large, float 1.0, float %value
  store float %result, ptr addrspace(1) %x
  ret void
}

; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK: %[[#Bits:]] = OpConstant %{{[0-9]+}} 2139095040
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpFunction
; CHECK: %[[#Infinity:]] = OpBitcast %[[#Float]] %[[#Bits]]
; CHECK: OpFOrdEqual %{{[0-9]+}} %{{[0-9]+}} %[[#Infinity]]

; A table has words, which are cast where they are loaded.
; CHECK: OpInBoundsAccessChain
; CHECK: %[[#Word:]] = OpLoad
; CHECK: OpBitcast %[[#Float]] %[[#Word]]
@table = addrspace(2) constant [2 x float] [float 1.0, float 0x7FF0000000000000]

define spir_kernel void @bound(ptr addrspace(1) %x) {
  %value = load float, ptr addrspace(1) %x
  %large = fcmp oeq float %value, 0x7FF0000000000000
  %result = select i1 %large, float 1.0, float %value
  %bits = bitcast float %value to i32
  %index = and i32 %bits, 1
  %at = getelementptr [2 x float], ptr addrspace(2) @table, i32 0, i32 %index
  %entry = load float, ptr addrspace(2) %at
  %sum = fadd float %result, %entry
  store float %sum, ptr addrspace(1) %x
  ret void
}

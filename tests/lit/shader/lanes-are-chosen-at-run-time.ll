; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A mask that is known is a shuffle; any other one asks for each lane, of two vectors for both.
; CHECK: = OpFunction %
; CHECK: OpVectorShuffle %{{[0-9]+}} %[[#Value:]] %[[#Value]] 3 2 1 0
; CHECK-NOT: OpVectorExtractDynamic
; CHECK: OpFunctionEnd
define spir_kernel void @known(ptr addrspace(1) %p, <4 x float> %a) {
  %r = call <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> %a, <4 x i32> <i32 7, i32 2, i32 5, i32 0>)
  store <4 x float> %r, ptr addrspace(1) %p
  ret void
}

; CHECK: = OpFunction %
; CHECK: %[[#First:]] = OpVectorExtractDynamic
; CHECK: %[[#Second:]] = OpVectorExtractDynamic
; CHECK: OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#First]] %[[#Second]]
; CHECK: OpFunctionEnd
define spir_kernel void @unknown(ptr addrspace(1) %p, <4 x float> %a, <2 x i32> %m) {
  %r = call <2 x float> @_Z8shuffle2Dv4_fS_Dv2_j(<4 x float> %a, <4 x float> %a, <2 x i32> %m)
  store <2 x float> %r, ptr addrspace(1) %p
  ret void
}

; Votes of long vectors are those of their parts together.
; CHECK: = OpFunction %
; CHECK: OpBitwiseAnd
; CHECK-COUNT-1: OpAll
; CHECK-NOT: OpAll
; CHECK: OpFunctionEnd
define spir_kernel void @votes(ptr addrspace(1) %p) {
  %v = load <8 x i32>, ptr addrspace(1) %p
  %r = call i32 @_Z3allDv8_i(<8 x i32> %v)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float>, <4 x i32>)
declare <2 x float> @_Z8shuffle2Dv4_fS_Dv2_j(<4 x float>, <4 x float>, <2 x i32>)
declare i32 @_Z3allDv8_i(<8 x i32>)

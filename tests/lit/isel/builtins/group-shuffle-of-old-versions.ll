; RUN: pyllc -mtriple=spirv64v1.2 --spirv-ext=+SPV_INTEL_subgroups %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64v1.2 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; Before 1.3 the extension has shuffles of its own.

; WITHOUT: error: OpGroupNonUniformShuffle needs SPIR-V 1.3
; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK: %[[#Lane:]] = OpFunctionParameter
; CHECK: %[[#Moved:]] = OpSubgroupShuffleINTEL %[[#Type:]] %[[#Value]] %[[#Lane]]
; CHECK: OpSubgroupShuffleXorINTEL %[[#Type]] %[[#Moved]] %[[#Lane]]
define spir_func i32 @f(i32 %value, i32 %lane) {
  %moved = call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 %value, i32 %lane)
  %turned = call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 %moved, i32 %lane)
  ret i32 %turned
}

declare spir_func i32 @_Z23intel_sub_group_shuffleij(i32, i32)
declare spir_func i32 @_Z21sub_group_shuffle_xorij(i32, i32)

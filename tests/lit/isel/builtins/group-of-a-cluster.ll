; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s
; RUN: pyllc --split-input-file -mtriple=spirv64 %S/Inputs/cluster.ll -o - | filecheck %s

; The size of a cluster must be a constant.

; CHECK: OpCapability GroupNonUniformClustered
; CHECK: %[[#Size:]] = OpConstant %{{[0-9]+}} 4{{$}}
; CHECK: OpGroupNonUniformFAdd %{{[0-9]+}} %{{[0-9]+}} ClusteredReduce %{{[0-9]+}} %[[#Size]]
define spir_func float @f(float %value, i32 %size) {
  %1 = call spir_func float @_Z30sub_group_clustered_reduce_addfj(float %value, i32 %size) ; expected-error: the size of a cluster must be a constant
  ret float %1
}

declare spir_func float @_Z30sub_group_clustered_reduce_addfj(float, i32)

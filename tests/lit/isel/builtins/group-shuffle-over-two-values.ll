; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroups %s -o - | filecheck %s --check-prefix=INTEL

; Without the extension two shuffles do: one of each value, from which the lane's number chooses.

; CHECK-DAG: OpDecorate %[[#LaneVar:]] BuiltIn SubgroupLocalInvocationId
; CHECK-DAG: OpDecorate %[[#SizeVar:]] BuiltIn SubgroupMaxSize
; CHECK: %[[#Current:]] = OpFunctionParameter
; CHECK: %[[#Next:]] = OpFunctionParameter
; CHECK: %[[#Lane:]] = OpLoad %{{[0-9]+}} %[[#LaneVar]]
; CHECK-NEXT: %[[#Size:]] = OpLoad %{{[0-9]+}} %[[#SizeVar]]
; CHECK-NEXT: %[[#Place:]] = OpIAdd %{{[0-9]+}} %[[#Lane]]
; CHECK-NEXT: %[[#Inside:]] = OpULessThan %{{[0-9]+}} %[[#Place]] %[[#Size]]
; CHECK-NEXT: %[[#Far:]] = OpISub %{{[0-9]+}} %[[#Place]] %[[#Size]]
; CHECK-NEXT: %[[#First:]] = OpGroupNonUniformShuffle %{{[0-9]+}} %{{[0-9]+}} %[[#Current]] %[[#Place]]
; CHECK-NEXT: %[[#Second:]] = OpGroupNonUniformShuffle %{{[0-9]+}} %{{[0-9]+}} %[[#Next]] %[[#Far]]
; CHECK-NEXT: OpSelect %{{[0-9]+}} %[[#Inside]] %[[#First]] %[[#Second]]
; INTEL: OpCapability SubgroupShuffleINTEL
; INTEL: OpSubgroupShuffleDownINTEL
; INTEL-NOT: OpGroupNonUniformShuffle
define spir_func i32 @f(i32 %current, i32 %next, i32 %delta) {
  %1 = call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 %current, i32 %next, i32 %delta)
  ret i32 %1
}

declare spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32, i32, i32)

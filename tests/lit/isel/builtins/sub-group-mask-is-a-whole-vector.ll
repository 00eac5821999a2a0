; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpCapability GroupNonUniformBallot
; CHECK-DAG: OpDecorate %[[#Mask:]] BuiltIn SubgroupGeMask
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Int]] 4
; CHECK: %[[#Whole:]] = OpLoad %[[#Vector]] %[[#Mask]]
; CHECK-NEXT: OpReturnValue %[[#Whole]]
define spir_func <4 x i32> @f() {
  %mask = call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv()
  ret <4 x i32> %mask
}

declare spir_func <4 x i32> @_Z21get_sub_group_ge_maskv()

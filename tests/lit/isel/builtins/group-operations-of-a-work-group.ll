; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpCapability Groups
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#WorkGroup:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK: OpGroupIAdd %[[#Int]] %[[#WorkGroup]] Reduce
; CHECK-NEXT: OpGroupUMin %[[#Int]] %[[#WorkGroup]] ExclusiveScan
; CHECK-NEXT: OpGroupFMax %{{[0-9]+}} %[[#WorkGroup]] InclusiveScan
define spir_func void @f(i32 %int, float %float) {
  %1 = call spir_func i32 @_Z21work_group_reduce_addi(i32 %int)
  %2 = call spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 %int)
  %3 = call spir_func float @_Z29work_group_scan_inclusive_maxf(float %float)
  ret void
}

declare spir_func i32 @_Z21work_group_reduce_addi(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_minj(i32)
declare spir_func float @_Z29work_group_scan_inclusive_maxf(float)

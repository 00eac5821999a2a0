; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Pair:]] = OpTypeVector %[[#Long]] 2
; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK: %[[#Column:]] = OpFunctionParameter
; CHECK: %[[#Row:]] = OpFunctionParameter
; CHECK: %[[#Place:]] = OpCompositeConstruct %[[#Pair]] %[[#Column]] %[[#Row]]
; CHECK-NEXT: OpGroupBroadcast %{{[0-9]+}} %{{[0-9]+}} %[[#Value]] %[[#Place]]
; CHECK-NEXT: OpGroupBroadcast %{{[0-9]+}} %{{[0-9]+}} %[[#Value]] %[[#Row]]
define spir_func void @f(float %value, i64 %column, i64 %row) {
  %1 = call spir_func float @_Z20work_group_broadcastfmm(float %value, i64 %column, i64 %row)
  %2 = call spir_func float @_Z20work_group_broadcastfm(float %value, i64 %row)
  ret void
}

declare spir_func float @_Z20work_group_broadcastfmm(float, i64, i64)
declare spir_func float @_Z20work_group_broadcastfm(float, i64)

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpenCL C: an id beyond the last dimension is 0, a size is 1.

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Long]] 0{{$}}
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Long]] 1{{$}}
; CHECK: OpIAdd %[[#Long]] %[[#Zero]] %[[#One]]
define spir_func i64 @f() {
  %id = call spir_func i64 @_Z12get_group_idj(i32 3)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 7)
  %sum = add i64 %id, %size
  ret i64 %sum
}

declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)

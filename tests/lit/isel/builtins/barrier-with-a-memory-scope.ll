; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; memory_scope_device is 2 for clang and 1 in SPIR-V.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#WorkGroup:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#Device:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK: OpControlBarrier %[[#WorkGroup]] %[[#Device]]
define spir_func void @f() {
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 2, i32 2)
  ret void
}

declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32)

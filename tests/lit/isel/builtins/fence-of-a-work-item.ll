; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; memory_order_acq_rel (4) over global memory is 0x208; memory_scope_all_svm_devices is CrossDevice.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#CrossDevice:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#Semantics:]] = OpConstant %[[#Int]] 520{{$}}
; CHECK: OpMemoryBarrier %[[#CrossDevice]] %[[#Semantics]]
define spir_func void @f() {
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 4, i32 3)
  ret void
}

declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32, i32, i32)

; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Barriers and fences are OpenCL C's functions; a scope that has none keeps its instruction's name.

; CHECK-LABEL: define spir_func void @f
; CHECK-SAME: (i32 %scope) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: call spir_func void @_Z18work_group_barrierj(i32 1)
; CHECK-NEXT: call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 2)
; CHECK-NEXT: call spir_func void @_Z17sub_group_barrierj(i32 2)
; CHECK-NEXT: call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 3, i32 1)
; CHECK-NEXT: call spir_func void @_Z22__spirv_ControlBarrieriii(i32 %scope, i32 2, i32 264)
; CHECK-NEXT: call spir_func void @_Z21__spirv_MemoryBarrierii(i32 %scope, i32 264)
; CHECK-NEXT: ret void
; CHECK: declare spir_func void @_Z18work_group_barrierj(i32) convergent nounwind
; CHECK-NEXT: declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32) convergent nounwind
; CHECK-NEXT: declare spir_func void @_Z17sub_group_barrierj(i32) convergent nounwind
; CHECK-NEXT: declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32, i32, i32) nounwind
; CHECK-NEXT: declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32) convergent nounwind
; CHECK-NEXT: declare spir_func void @_Z21__spirv_MemoryBarrierii(i32, i32) convergent nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func void @f(i32 %scope) {
  call spir_func void @_Z7barrierj(i32 1)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 2)
  call spir_func void @_Z17sub_group_barrierj(i32 2)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 3, i32 1)
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 %scope, i32 2, i32 264)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 %scope, i32 264)
  ret void
}

declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32)
declare spir_func void @_Z17sub_group_barrierj(i32)
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32, i32, i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
declare spir_func void @_Z21__spirv_MemoryBarrierii(i32, i32)

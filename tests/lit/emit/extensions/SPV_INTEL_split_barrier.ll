; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_split_barrier %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_split_barrier %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; A barrier in halves: the one name of the extension, and the one word of both.

; CHECK: OpExtension "SPV_INTEL_split_barrier"
; CHECK: OpControlBarrierArriveEXT

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpControlBarrierArriveEXT needs {{.*}}SPV_INTEL_split_barrier
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func void @_Z31intel_work_group_barrier_arrivej(i32)

define spir_func void @arrive() {
  call spir_func void @_Z31intel_work_group_barrier_arrivej(i32 1)
  ret void
}

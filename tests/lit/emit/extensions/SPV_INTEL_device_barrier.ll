; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_barrier %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_barrier %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_device_barrier

; A barrier of the device's scope is the same instruction where nothing is declared for it.

; CHECK: OpExtension "SPV_INTEL_device_barrier"
; CHECK: OpControlBarrier

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT: OpControlBarrier
declare void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)

define spir_kernel void @wait() {
  call void @_Z22__spirv_ControlBarrieriii(i32 1, i32 1, i32 520)
  ret void
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_barrier %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=PLAIN
; NO-SPIRV-VAL: it does not know SPV_INTEL_device_barrier.

; CHECK: OpCapability DeviceBarrierINTEL
; CHECK: OpExtension "SPV_INTEL_device_barrier"
; CHECK: OpControlBarrier
; PLAIN-NOT: OpExtension
; PLAIN: OpControlBarrier
define spir_kernel void @f() {
  call void @_Z22__spirv_ControlBarrieriii(i32 1, i32 1, i32 520)
  ret void
}

declare void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)

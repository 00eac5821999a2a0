; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all %s -o - | filecheck %s

; VUID-StandaloneSpirv-OpReadClockKHR-04652: the device's or a sub-group's.
; CHECK: %[[#Device:]] = OpConstant %{{[0-9]+}} 1
; CHECK: OpReadClockKHR %{{[0-9]+}} %[[#Device]]
; CHECK: OpReadClockKHR %{{[0-9]+}} %[[#Device]]
define spir_kernel void @f(ptr addrspace(1) %p) {
  %r = call spir_func i64 @_Z21clock_read_work_groupv()
  store volatile i64 %r, ptr addrspace(1) %p
  %h = call spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv()
  store volatile <2 x i32> %h, ptr addrspace(1) %p
  ret void
}

declare spir_func i64 @_Z21clock_read_work_groupv()
declare spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv()

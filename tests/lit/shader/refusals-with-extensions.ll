; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all --split-input-file %s 2>&1 | filecheck %s

; What SPIR-V has and Vulkan forbids.

; CHECK: error: builtin '__spirv_ReadClockKHR' is not one of type 'i64 (i32)'
; CHECK: note: Vulkan has clocks of the device and of a sub-group only
define spir_kernel void @clock(ptr addrspace(1) %p) {
  %r = call spir_func i64 @__spirv_ReadClockKHR(i32 0)
  store i64 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i64 @__spirv_ReadClockKHR(i32)

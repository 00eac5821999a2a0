; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-diagnostics %s

; Vulkan has no barrier at which all work-items of a device wait.
define spir_kernel void @f() {
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 1, i32 2, i32 272) ; expected-error: builtin '__spirv_ControlBarrier' is not one of type
  ret void
}

declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)

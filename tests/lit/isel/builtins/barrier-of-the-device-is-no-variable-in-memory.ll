; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_barrier --verify-diagnostics %s

; LLVM's i1 is a byte in memory, and a boolean of SPIR-V has no size.

@__spirv_BuiltInDeviceBarrierValidINTEL = external addrspace(1) global i1 ; expected-error: built-in variable DeviceBarrierValidINTEL is a boolean

define i64 @f() {
  %v = ptrtoint ptr addrspace(1) @__spirv_BuiltInDeviceBarrierValidINTEL to i64
  ret i64 %v
}

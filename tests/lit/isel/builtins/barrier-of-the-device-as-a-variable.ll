; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_barrier %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know SPV_INTEL_device_barrier.

; The variable is a boolean, which LLVM's i1 in memory is not: what is loaded is a boolean all the
; same, and nothing looks at its bits.

; CHECK: OpDecorate %[[#Valid:]] BuiltIn DeviceBarrierValidINTEL
; CHECK: %[[#Bool:]] = OpTypeBool
; CHECK: %[[#Valid]] = OpVariable %{{.*}} Input
; CHECK: %[[#Loaded:]] = OpLoad %[[#Bool]] %[[#Valid]]
; CHECK: OpSelect %{{.*}} %[[#Loaded]]

@__spirv_BuiltInDeviceBarrierValidINTEL = external addrspace(1) global i1

define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load i1, ptr addrspace(1) @__spirv_BuiltInDeviceBarrierValidINTEL
  %x = zext i1 %v to i32
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_barrier %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_device_barrier.

; The variable is a boolean, of which C's callers get 0 or 1.

; CHECK: OpExtension "SPV_INTEL_device_barrier"
; CHECK: OpDecorate %[[#Valid:]] BuiltIn DeviceBarrierValidINTEL
; CHECK: %[[#Bool:]] = OpTypeBool
; CHECK: %[[#First:]] = OpLoad %[[#Bool]] %[[#Valid]]
; CHECK: OpSelect %{{[0-9]+}} %[[#First]]
; CHECK: %[[#Second:]] = OpLoad %[[#Bool]] %[[#Valid]]
; CHECK: OpSelect %{{[0-9]+}} %[[#Second]]

; WITHOUT: SPV_INTEL_device_barrier
define spir_func i32 @f() {
  %a = call i1 @_Z38__spirv_BuiltInDeviceBarrierValidINTELv()
  %n = zext i1 %a to i32
  %b = call i32 @__spirv_BuiltInDeviceBarrierValidINTEL()
  %r = add i32 %n, %b
  ret i32 %r
}

declare i1 @_Z38__spirv_BuiltInDeviceBarrierValidINTELv()
declare i32 @__spirv_BuiltInDeviceBarrierValidINTEL()

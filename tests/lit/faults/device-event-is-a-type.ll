; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability DeviceEnqueue
; CHECK: %[[#Event:]] = OpTypeDeviceEvent
; CHECK: OpFunctionParameter %[[#Event]]
define spir_func void @f(target("spirv.DeviceEvent") %e) {
  ret void
}

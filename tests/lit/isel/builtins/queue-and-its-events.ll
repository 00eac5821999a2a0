; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpCapability DeviceEnqueue
; CHECK-DAG: %[[#Queue:]] = OpTypeQueue
; CHECK-DAG: %[[#Event:]] = OpTypeDeviceEvent
; CHECK: OpGetDefaultQueue %[[#Queue]]
; CHECK: %[[#User:]] = OpCreateUserEvent %[[#Event]]
; CHECK-NEXT: OpSetUserEventStatus %[[#User]]
; CHECK-NEXT: %[[#Valid:]] = OpIsValidEvent %{{[0-9]+}} %[[#User]]
; CHECK-NEXT: OpSelect %{{[0-9]+}} %[[#Valid]]
define spir_func void @f() {
  %1 = call spir_func target("spirv.Queue") @_Z17get_default_queuev()
  %2 = call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv()
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %2, i32 0)
  %3 = call spir_func i32 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %2)
  ret void
}

declare spir_func target("spirv.Queue") @_Z17get_default_queuev()
declare spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv()
declare spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent"), i32)
declare spir_func i32 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent"))

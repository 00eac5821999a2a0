; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Events, queues and reservations have a null; poison of any opaque type is OpUndef.

; CHECK-DAG: %[[#Event:]] = OpTypeEvent
; CHECK-DAG: %[[#NoEvent:]] = OpConstantNull %[[#Event]]
; CHECK-DAG: %[[#DeviceEvent:]] = OpTypeDeviceEvent
; CHECK-DAG: %[[#NoDeviceEvent:]] = OpConstantNull %[[#DeviceEvent]]
; CHECK-DAG: %[[#Queue:]] = OpTypeQueue
; CHECK-DAG: %[[#NoQueue:]] = OpConstantNull %[[#Queue]]
; CHECK-DAG: %[[#Reserve:]] = OpTypeReserveId
; CHECK-DAG: %[[#NoReserve:]] = OpConstantNull %[[#Reserve]]
; CHECK-DAG: %[[#Sampler:]] = OpTypeSampler
; CHECK-DAG: %[[#NoSampler:]] = OpUndef %[[#Sampler]]
; CHECK: OpFunctionCall %{{[0-9]+}} %{{[0-9]+}} %[[#NoEvent]] %[[#NoDeviceEvent]] %[[#NoQueue]] %[[#NoReserve]] %[[#NoSampler]]
define spir_func void @f() {
  call spir_func void @g(target("spirv.Event") zeroinitializer, target("spirv.DeviceEvent") zeroinitializer, target("spirv.Queue") zeroinitializer, target("spirv.ReserveId") zeroinitializer, target("spirv.Sampler") poison)
  ret void
}

declare spir_func void @g(target("spirv.Event"), target("spirv.DeviceEvent"), target("spirv.Queue"), target("spirv.ReserveId"), target("spirv.Sampler"))

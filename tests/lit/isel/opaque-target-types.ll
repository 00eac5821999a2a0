; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Event:]] = OpTypeEvent
; CHECK-DAG: %[[#Sampler:]] = OpTypeSampler
; CHECK-DAG: %[[#Void:]] = OpTypeVoid
; CHECK-DAG: %[[#Image:]] = OpTypeImage %[[#Void]] 2D 0 0 0 0 Unknown ReadOnly
; CHECK: OpTypeFunction %[[#Void]] %[[#Event]] %[[#Sampler]] %[[#Image]]
define void @f(target("spirv.Event") %e, target("spirv.Sampler") %s,
               target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i) {
  ret void
}

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One component of the variable, which is as wide as an address.

; CHECK-DAG: OpDecorate %[[#Id:]] BuiltIn GlobalInvocationId
; CHECK-DAG: OpDecorate %[[#Id]] Constant
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Long]] 3
; CHECK-DAG: %[[#Pointer:]] = OpTypePointer Input %[[#Vector]]
; CHECK-DAG: %[[#Id]] = OpVariable %[[#Pointer]] Input
; CHECK: %[[#Whole:]] = OpLoad %[[#Vector]] %[[#Id]]
; CHECK-NEXT: %[[#One:]] = OpCompositeExtract %[[#Long]] %[[#Whole]] 1
; CHECK-NEXT: OpReturnValue %[[#One]]
define spir_func i64 @f() {
  %id = call spir_func i64 @_Z13get_global_idj(i32 1)
  ret i64 %id
}

declare spir_func i64 @_Z13get_global_idj(i32)

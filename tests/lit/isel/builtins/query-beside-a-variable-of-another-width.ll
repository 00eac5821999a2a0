; RUN: pyllc %s -o - | filecheck %s

; A module has one variable of a BuiltIn, and it may say its width: a function that asks for the same
; takes the number from there.

; CHECK: OpDecorate %[[#Var:]] BuiltIn LocalInvocationId
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Long]] 3
; CHECK-DAG: %[[#Var]] = OpVariable %{{.*}} Input
; CHECK: OpLoad %[[#Vector]] %[[#Var]]
; CHECK: %[[#Whole:]] = OpLoad %[[#Vector]] %[[#Var]]
; CHECK: %[[#First:]] = OpCompositeExtract %[[#Long]] %[[#Whole]] 0
; CHECK: OpUConvert %[[#Int]] %[[#First]]
target triple = "spirv32-unknown-unknown"
@__spirv_BuiltInLocalInvocationId = external addrspace(1) constant <3 x i64>
declare spir_func i32 @_Z12get_local_idj(i32)

define spir_kernel void @k(ptr addrspace(1) %p) {
  %all = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId
  %one = extractelement <3 x i64> %all, i64 1
  store i64 %one, ptr addrspace(1) %p
  %id = call spir_func i32 @_Z12get_local_idj(i32 0)
  store i32 %id, ptr addrspace(1) %p
  ret void
}

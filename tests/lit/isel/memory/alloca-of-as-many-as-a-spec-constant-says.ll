; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s --check-prefix=UNTYPED

; The length of an array may be a specialisation constant, which needs no extension.

; CHECK-DAG: OpDecorate %[[#Count:]] SpecId 7
; CHECK-DAG: OpDecorate %[[#Memory:]] Alignment 4
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Count]] = OpSpecConstant %{{[0-9]+}} 16
; CHECK: %[[#Array:]] = OpTypeArray %[[#Float]] %[[#Count]]
; CHECK: %[[#Pointer:]] = OpTypePointer Function %[[#Array]]
; CHECK: %[[#Memory]] = OpVariable %[[#Pointer]] Function
; CHECK: %[[#First:]] = OpInBoundsAccessChain %{{[0-9]+}} %[[#Memory]]
; CHECK: OpInBoundsPtrAccessChain %{{[0-9]+}} %[[#First]]
; UNTYPED: %[[#Array:]] = OpTypeArray %{{[0-9]+}} %{{[0-9]+}}
; UNTYPED: OpUntypedVariableKHR %{{[0-9]+}} Function %[[#Array]]
define spir_func float @f(i64 %i, float %x) {
  %count = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 7, i64 16)
  %memory = alloca float, i64 %count, align 4
  %place = getelementptr inbounds float, ptr %memory, i64 %i
  store volatile float %x, ptr %place
  %y = load volatile float, ptr %place
  ret float %y
}

declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)

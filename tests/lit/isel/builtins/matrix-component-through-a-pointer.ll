; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; An access chain into a matrix leads to one of the components that the work-item holds; what it
; leads to is of the component's type, without a cast.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK-DAG: %[[#Matrices:]] = OpTypePointer Function %[[#Matrix]]
; CHECK-DAG: %[[#Floats:]] = OpTypePointer Function %[[#Float]]
; CHECK: OpFunctionParameter %[[#Matrix]]
; CHECK-NEXT: %[[#Index:]] = OpFunctionParameter
; CHECK: %[[#Variable:]] = OpVariable %[[#Matrices]] Function
; CHECK-NOT: OpBitcast
; CHECK: %[[#Component:]] = OpAccessChain %[[#Floats]] %[[#Variable]] %[[#Index]]{{$}}
; CHECK-NEXT: %[[#Old:]] = OpLoad %[[#Float]] %[[#Component]]
; CHECK-NEXT: %[[#New:]] = OpFAdd %[[#Float]] %[[#Old]] %[[#Old]]
; CHECK-NEXT: OpStore %[[#Component]] %[[#New]]
define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %matrix, i64 %index) {
  %variable = alloca target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2)
  store target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %matrix, ptr %variable
  %component = call spir_func ptr @_Z19__spirv_AccessChainPvm(ptr %variable, i64 %index)
  %old = load float, ptr %component
  %new = fadd float %old, %old
  store float %new, ptr %component
  %changed = load target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), ptr %variable
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %changed
}

declare spir_func ptr @_Z19__spirv_AccessChainPvm(ptr, i64)

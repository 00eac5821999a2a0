; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; One value is that of all components of a matrix.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Floats:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK-DAG: %[[#Bytes:]] = OpTypeCooperativeMatrixKHR %[[#Byte]]
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Float]] 1
; CHECK: %[[#Value:]] = OpFunctionParameter %[[#Byte]]
; CHECK: OpCompositeConstruct %[[#Floats]] %[[#One]]{{$}}
; CHECK-NEXT: OpCompositeConstruct %[[#Bytes]] %[[#Value]]{{$}}
define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @f(i8 %value) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructf(float 1.0)
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructc(i8 %value)
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) %2
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructf(float)
declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructc(i8)

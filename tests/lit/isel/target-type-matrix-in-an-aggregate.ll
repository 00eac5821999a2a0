; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Matrices are members and elements of variables and of values.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK-DAG: %[[#Matrices:]] = OpTypePointer Function %[[#Matrix]]
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %{{[0-9]+}} %[[#Matrix]]
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Matrix]]
; CHECK: %[[#Value:]] = OpFunctionParameter %[[#Matrix]]
; CHECK: %[[#InStruct:]] = OpVariable
; CHECK: %[[#InArray:]] = OpVariable
; CHECK-NOT: OpBitcast
; CHECK: %[[#Member:]] = OpInBoundsAccessChain %[[#Matrices]] %[[#InStruct]]
; CHECK-NEXT: OpStore %[[#Member]] %[[#Value]]
; CHECK-NEXT: %[[#Element:]] = OpInBoundsAccessChain %[[#Matrices]] %[[#InArray]]
; CHECK-NEXT: OpLoad %[[#Matrix]] %[[#Element]]
; CHECK: %[[#Made:]] = OpCompositeConstruct %[[#Struct]] %{{[0-9]+}} %[[#Value]]
; CHECK: OpReturnValue %[[#Made]]
define spir_func { i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) } @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value, i64 %index) {
  %struct = alloca { i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) }
  %array = alloca [2 x target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2)]
  %member = getelementptr inbounds { i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) }, ptr %struct, i32 0, i32 1
  store target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value, ptr %member
  %element = getelementptr inbounds [2 x target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2)], ptr %array, i64 0, i64 %index
  %loaded = load target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), ptr %element
  %made = insertvalue { i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) } poison, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %value, 1
  ret { i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) } %made
}

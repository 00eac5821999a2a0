; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpDecorate %[[#Size:]] SpecId 1
; CHECK-DAG: OpDecorate %[[#Flag:]] SpecId 2
; CHECK-DAG: OpDecorate %[[#Half:]] SpecId 3
; CHECK-DAG: %[[#Size]] = OpSpecConstant %{{[0-9]+}} 64
; CHECK-DAG: %[[#Flag]] = OpSpecConstantTrue
; CHECK-DAG: %[[#Half]] = OpSpecConstant %{{[0-9]+}} 0.5
; CHECK: OpIAdd %{{[0-9]+}} %[[#Size]] %[[#Size]]
; CHECK-NEXT: OpSelect %{{[0-9]+}} %[[#Flag]] %[[#Half]]
define spir_func float @f() {
  %1 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 64)
  %2 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 64)
  %3 = add i32 %1, %2
  %4 = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 2, i1 true)
  %5 = call spir_func float @_Z20__spirv_SpecConstantif(i32 3, float 0.5)
  %6 = select i1 %4, float %5, float 1.0
  ret float %6
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i1 @_Z20__spirv_SpecConstantib(i32, i1)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)

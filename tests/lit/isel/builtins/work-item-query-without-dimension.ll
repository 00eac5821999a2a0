; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpDecorate %[[#Dim:]] BuiltIn WorkDim
; CHECK-DAG: OpDecorate %[[#Linear:]] BuiltIn LocalInvocationIndex
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Loaded:]] = OpLoad %[[#Int]] %[[#Dim]]
; CHECK-NEXT: %[[#Index:]] = OpLoad %[[#Long]] %[[#Linear]]
; CHECK-NEXT: %[[#Wide:]] = OpUConvert %[[#Long]] %[[#Loaded]]
; CHECK-NEXT: OpIAdd %[[#Long]] %[[#Wide]] %[[#Index]]
define spir_func i64 @f() {
  %dim = call spir_func i32 @_Z12get_work_dimv()
  %index = call spir_func i64 @_Z19get_local_linear_idv()
  %wide = zext i32 %dim to i64
  %sum = add i64 %wide, %index
  ret i64 %sum
}

declare spir_func i32 @_Z12get_work_dimv()
declare spir_func i64 @_Z19get_local_linear_idv()

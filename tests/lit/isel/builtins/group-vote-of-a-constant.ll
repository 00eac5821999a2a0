; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A condition that is a constant is a constant of OpTypeBool: nothing is left to compare.

; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#True:]] = OpConstantTrue %[[#Bool]]
; CHECK-DAG: %[[#False:]] = OpConstantFalse %[[#Bool]]
; CHECK-NOT: OpINotEqual
; CHECK: OpGroupAll %[[#Bool]] %{{.*}} %[[#True]]
; CHECK: OpGroupAny %[[#Bool]] %{{.*}} %[[#False]]
define spir_func i32 @f() {
  %1 = call spir_func i32 @_Z13sub_group_alli(i32 2)
  %2 = call spir_func i32 @_Z13sub_group_anyi(i32 0)
  %3 = add i32 %1, %2
  ret i32 %3
}

declare spir_func i32 @_Z13sub_group_alli(i32)
declare spir_func i32 @_Z13sub_group_anyi(i32)

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The variable has the width that the environment gives it, the call its own.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Id:]] = OpCompositeExtract %[[#Long]] %{{[0-9]+}} 2
; CHECK-NEXT: %[[#Narrow:]] = OpUConvert %[[#Int]] %[[#Id]]
; CHECK-NEXT: OpReturnValue %[[#Narrow]]
define spir_func i32 @f() {
  %id = call spir_func i32 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2)
  ret i32 %id
}

declare spir_func i32 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)

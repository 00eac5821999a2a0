; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; C++ has a bool as a byte where it is an argument.

; CHECK-DAG: OpDecorate %[[#Flag:]] SpecId 0
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Flag]] = OpSpecConstantTrue %[[#Bool]]
; CHECK: OpSelect %{{[0-9]+}} %[[#Flag]]
define spir_func i8 @f() {
  %flag = call i1 @_Z20__spirv_SpecConstantia(i32 0, i8 1)
  %byte = select i1 %flag, i8 7, i8 9
  ret i8 %byte
}

declare i1 @_Z20__spirv_SpecConstantia(i32, i8)

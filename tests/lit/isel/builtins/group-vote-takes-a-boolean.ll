; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#SubGroup:]] = OpConstant %[[#Int]] 3{{$}}
; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK: %[[#Set:]] = OpINotEqual %[[#Bool]] %[[#Value]]
; CHECK-NEXT: %[[#All:]] = OpGroupAll %[[#Bool]] %[[#SubGroup]] %[[#Set]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#All]]
define spir_func i32 @f(i32 %value) {
  %1 = call spir_func i32 @_Z13sub_group_alli(i32 %value)
  ret i32 %1
}

declare spir_func i32 @_Z13sub_group_alli(i32)

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An index out of range is undefined in SPIR-V, so that the index is guarded, too.

; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Three:]] = OpConstant %[[#Int]] 3{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Long]] 1{{$}}
; CHECK: %[[#Dim:]] = OpFunctionParameter %[[#Int]]
; CHECK: %[[#Exists:]] = OpULessThan %[[#Bool]] %[[#Dim]] %[[#Three]]
; CHECK-NEXT: %[[#Safe:]] = OpSelect %[[#Int]] %[[#Exists]] %[[#Dim]] %[[#Zero]]
; CHECK-NEXT: %[[#Whole:]] = OpLoad
; CHECK-NEXT: %[[#Found:]] = OpVectorExtractDynamic %[[#Long]] %[[#Whole]] %[[#Safe]]
; CHECK-NEXT: OpSelect %[[#Long]] %[[#Exists]] %[[#Found]] %[[#One]]
define spir_func i64 @f(i32 %dim) {
  %size = call spir_func i64 @_Z15get_global_sizej(i32 %dim)
  ret i64 %size
}

declare spir_func i64 @_Z15get_global_sizej(i32)

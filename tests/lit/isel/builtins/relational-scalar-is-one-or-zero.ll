; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: %[[#Less:]] = OpFOrdLessThan %[[#Bool]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Less]] %[[#One]] %[[#Zero]]
; CHECK-NEXT: %[[#Nan:]] = OpIsNan %[[#Bool]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Nan]] %[[#One]] %[[#Zero]]
define spir_func void @f(double %first, double %second) {
  %1 = call spir_func i32 @_Z6islessdd(double %first, double %second)
  %2 = call spir_func i32 @_Z5isnand(double %first)
  ret void
}

declare spir_func i32 @_Z6islessdd(double, double)
declare spir_func i32 @_Z5isnand(double)

; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Bools:]] = OpTypeVector %[[#Bool]] 4
; CHECK-DAG: %[[#Char:]] = OpTypeInt 8 0
; CHECK: %[[#Vector:]] = OpFunctionParameter
; CHECK: %[[#Scalar:]] = OpFunctionParameter %[[#Char]]
; CHECK: %[[#Signs:]] = OpSLessThan %[[#Bools]] %[[#Vector]]
; CHECK-NEXT: %[[#Any:]] = OpAny %[[#Bool]] %[[#Signs]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Any]]
; CHECK-NEXT: %[[#Sign:]] = OpSLessThan %[[#Bool]] %[[#Scalar]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Sign]]
define spir_func void @f(<4 x i16> %vector, i8 %scalar) {
  %1 = call spir_func i32 @_Z3anyDv4_s(<4 x i16> %vector)
  %2 = call spir_func i32 @_Z3allc(i8 %scalar)
  ret void
}

declare spir_func i32 @_Z3anyDv4_s(<4 x i16>)
declare spir_func i32 @_Z3allc(i8)

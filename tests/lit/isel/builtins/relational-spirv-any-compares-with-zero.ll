; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The instruction takes booleans: what is not 0 is true, unlike in OpenCL C's any.

; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Bools:]] = OpTypeVector %[[#Bool]] 4
; CHECK: %[[#Vector:]] = OpFunctionParameter
; CHECK: %[[#Set:]] = OpINotEqual %[[#Bools]] %[[#Vector]]
; CHECK-NEXT: OpAny %[[#Bool]] %[[#Set]]
define spir_func i1 @f(<4 x i8> %vector) {
  %1 = call spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i8> %vector)
  ret i1 %1
}

declare spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i8>)

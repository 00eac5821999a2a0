; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_variable_length_array %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The length of an array is a number, so an alloca of an i1 has one element or none.

; CHECK: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1
; CHECK-DAG: %[[#None:]] = OpConstant %[[#Int]] 0
; CHECK: %[[#Flag:]] = OpFunctionParameter
; CHECK: %[[#Count:]] = OpSelect %[[#Int]] %[[#Flag]] %[[#One]] %[[#None]]
; CHECK-NEXT: OpVariableLengthArrayINTEL %{{[0-9]+}} %[[#Count]]

define spir_func void @f(i1 %flag) {
  %a = alloca float, i1 %flag
  store float 0.0, ptr %a
  ret void
}

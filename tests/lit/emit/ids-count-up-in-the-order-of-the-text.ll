; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The first mention of an id gives it its number, so equal input gives equal output.

; CHECK: ; Bound: 9
; CHECK: OpEntryPoint Kernel %1 "k"
; CHECK: OpName %1 "k"
; CHECK: OpName %2 "x"
; CHECK: OpName %3 "y"
; CHECK: %4 = OpTypeVoid
; CHECK: %5 = OpTypeInt 32 0
; CHECK: %6 = OpTypeFunction %4 %5 %5
; CHECK: %1 = OpFunction %4 None %6
; CHECK: %2 = OpFunctionParameter %5
; CHECK: %3 = OpFunctionParameter %5
; CHECK: %7 = OpLabel
; CHECK: %8 = OpIAdd %5 %2 %3
define spir_kernel void @k(i32 %x, i32 %y) {
  %1 = add i32 %x, %y
  ret void
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_arithmetic_fence %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_arithmetic_fence %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A fence is a hint: without it the value is its operand.

; CHECK: OpExtension "SPV_EXT_arithmetic_fence"
; CHECK: OpArithmeticFenceEXT

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpArithmeticFenceEXT
; WITHOUT: %[[#Value:]] = OpFunctionParameter
; WITHOUT: OpReturnValue %[[#Value]]
declare float @llvm.arithmetic.fence.f32(float)

define float @fenced(float %value) {
  %fenced = call float @llvm.arithmetic.fence.f32(float %value)
  ret float %fenced
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_float_controls2 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_float_controls2 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; Reassociation by itself has no word in core; of two extensions that have one, a module that may use both declares this.

; CHECK: OpExtension "SPV_KHR_float_controls2"
; CHECK: OpDecorate %{{[0-9]+}} FPFastMathMode AllowReassoc

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: FPFastMathMode
; WITHOUT: OpFMul
define float @product(float %left, float %right) {
  %product = fmul reassoc float %left, %right
  ret float %product
}

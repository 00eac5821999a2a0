; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_complex_float_mul_div %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_complex_float_mul_div %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_complex_float_mul_div

; A product of complex numbers by its own instruction.

; CHECK: OpExtension "SPV_INTEL_complex_float_mul_div"
; CHECK: OpComplexFMulINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpComplexFMulINTEL needs {{.*}}SPV_INTEL_complex_float_mul_div
; WITHOUT: note: pass --spirv-ext=+SPV_
declare <2 x float> @_Z24__spirv_ComplexFMulINTELDv2_fS_(<2 x float>, <2 x float>)

define <2 x float> @square(<2 x float> %number) {
  %square = call <2 x float> @_Z24__spirv_ComplexFMulINTELDv2_fS_(<2 x float> %number, <2 x float> %number)
  ret <2 x float> %square
}

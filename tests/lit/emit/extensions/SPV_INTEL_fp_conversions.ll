; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_conversions,+SPV_EXT_float8 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_conversions,+SPV_EXT_float8 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_float8 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_fp_conversions

; Rounding at random has no other instruction.

; CHECK: OpExtension "SPV_INTEL_fp_conversions"
; CHECK: OpStochasticRoundFToFINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: {{.*}} needs {{.*}}SPV_INTEL_fp_conversions
; WITHOUT: note: pass --spirv-ext=+SPV_
declare i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE5M2INTELDhi(half, i32)

define i8 @rounded(half %number, i32 %seed) {
  %bits = call i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE5M2INTELDhi(half %number, i32 %seed)
  ret i8 %bits
}

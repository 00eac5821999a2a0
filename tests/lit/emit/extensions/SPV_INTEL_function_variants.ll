; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_variants %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_variants %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; Which of two values it is hangs on specialisation.

; CHECK: OpExtension "SPV_INTEL_function_variants"
; CHECK: OpConditionalCopyObjectINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpConditionalCopyObjectINTEL needs {{.*}}SPV_INTEL_function_variants
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i1 @_Z20__spirv_SpecConstantib(i32, i1)
declare spir_func i32 @_Z34__spirv_ConditionalCopyObjectINTELbibi(i1, i32, i1, i32)

define spir_func i32 @variant(i32 %left, i32 %right) {
  %first = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 0, i1 1)
  %second = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 2, i1 1)
  %chosen = call spir_func i32 @_Z34__spirv_ConditionalCopyObjectINTELbibi(i1 %first, i32 %left, i1 %second, i32 %right)
  ret i32 %chosen
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_ternary_bitwise_function %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_ternary_bitwise_function %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; The table of a function of three bits has eight of them.

; CHECK: OpExtension "SPV_INTEL_ternary_bitwise_function"
; CHECK: OpBitwiseFunctionINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpBitwiseFunctionINTEL needs {{.*}}SPV_INTEL_ternary_bitwise_function
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i32 @_Z28__spirv_BitwiseFunctionINTELiiii(i32, i32, i32, i32)

define spir_func i32 @majority(i32 %first, i32 %second, i32 %third) {
  %majority = call spir_func i32 @_Z28__spirv_BitwiseFunctionINTELiiii(i32 %first, i32 %second, i32 %third, i32 232)
  ret i32 %majority
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_arbitrary_precision_fixed_point %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_arbitrary_precision_fixed_point %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A fixed-point number is an integer with numbers that say where its point is. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_arbitrary_precision_fixed_point"
; CHECK: OpFixedSinALTERA

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpFixedSinALTERA needs {{.*}}SPV_ALTERA_arbitrary_precision_fixed_point
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i32 @_Z21__spirv_FixedSinINTELiiiiii(i32, i32, i32, i32, i32, i32)

define spir_func i32 @sine(i32 %angle) {
  %sine = call spir_func i32 @_Z21__spirv_FixedSinINTELiiiiii(i32 %angle, i32 1, i32 10, i32 12, i32 0, i32 0)
  ret i32 %sine
}

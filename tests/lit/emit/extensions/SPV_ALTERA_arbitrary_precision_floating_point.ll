; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_arbitrary_precision_floating_point %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_arbitrary_precision_floating_point %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A floating-point number is an integer with the width of its mantissa. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_arbitrary_precision_floating_point"
; CHECK: OpArbitraryFloatGTALTERA

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpArbitraryFloatGTALTERA needs {{.*}}SPV_ALTERA_arbitrary_precision_floating_point
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i1 @_Z29__spirv_ArbitraryFloatGTINTELiiii(i32, i32, i32, i32)

define spir_func i1 @greater(i32 %left, i32 %right) {
  %greater = call spir_func i1 @_Z29__spirv_ArbitraryFloatGTINTELiiii(i32 %left, i32 9, i32 %right, i32 11)
  ret i1 %greater
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_reg %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_reg %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A register in the way of a value is a call. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_fpga_reg"
; CHECK: OpFPGARegALTERA

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpFPGARegALTERA needs {{.*}}SPV_ALTERA_fpga_reg
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i32 @_Z20__spirv_FPGARegINTELi(i32)

define spir_func i32 @registered(i32 %value) {
  %later = call spir_func i32 @_Z20__spirv_FPGARegINTELi(i32 %value)
  ret i32 %later
}

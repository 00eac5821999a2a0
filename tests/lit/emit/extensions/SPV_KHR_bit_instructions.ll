; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bit_instructions %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bit_instructions %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; Bits in reverse order are made of shifts and masks where no instruction does it.

; CHECK: OpExtension "SPV_KHR_bit_instructions"
; CHECK: OpBitReverse

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpBitReverse
; WITHOUT: OpShiftRightLogical
declare i32 @llvm.bitreverse.i32(i32)

define i32 @reversed(i32 %value) {
  %reversed = call i32 @llvm.bitreverse.i32(i32 %value)
  ret i32 %reversed
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_16bit_atomics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_16bit_atomics %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know the capabilities of the extension.

; An atomic operation on 16 bits changes half of a word where no instruction does it.

; CHECK: OpExtension "SPV_INTEL_16bit_atomics"
; CHECK: OpAtomicIAdd

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpAtomicIAdd
; WITHOUT: OpAtomicCompareExchange
define i16 @add(ptr addrspace(1) %sum, i16 %value) {
  %old = atomicrmw add ptr addrspace(1) %sum, i16 %value monotonic
  ret i16 %old
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_16bit_atomics %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know the capabilities of the extension.

; CHECK: OpCapability Int16AtomicsINTEL
; CHECK: OpExtension "SPV_INTEL_16bit_atomics"
; CHECK: %[[#Short:]] = OpTypeInt 16 0
; CHECK: OpAtomicIAdd %[[#Short]]
define i16 @f(ptr addrspace(1) %p, i16 %x) {
  %old = atomicrmw add ptr addrspace(1) %p, i16 %x monotonic
  ret i16 %old
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_16bit_atomics %s -o - | filecheck %s
; NO-SPIRV-VAL

; With the extension 16 bits are accessed as they are.

; CHECK: OpExtension "SPV_INTEL_16bit_atomics"
; CHECK: %[[#Half:]] = OpTypeInt 16 0
; CHECK: OpAtomicIAdd %[[#Half]]
; CHECK-NOT: OpAtomicCompareExchange
define i16 @f(ptr addrspace(1) %p, i16 %x) {
  %old = atomicrmw add ptr addrspace(1) %p, i16 %x seq_cst
  ret i16 %old
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_16bit_atomics,+SPV_KHR_bfloat16,+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know the capabilities of the extension.

; CHECK-DAG: OpCapability AtomicBFloat16AddINTEL
; CHECK-DAG: OpCapability AtomicBFloat16MinMaxINTEL
; CHECK-DAG: OpCapability AtomicBFloat16LoadStoreINTEL
; CHECK: %[[#BFloat:]] = OpTypeFloat 16 BFloat16KHR
; CHECK: OpAtomicFAddEXT %[[#BFloat]]
; CHECK: OpAtomicFMinEXT %[[#BFloat]]
; CHECK: OpAtomicLoad %[[#BFloat]]
define void @f(ptr addrspace(1) %memory, bfloat %number) {
  %sum = atomicrmw fadd ptr addrspace(1) %memory, bfloat %number monotonic
  %least = atomicrmw fmin ptr addrspace(1) %memory, bfloat %number monotonic
  %loaded = load atomic bfloat, ptr addrspace(1) %memory monotonic, align 2
  ret void
}

; CHECK: OpAtomicFAddEXT %[[#BFloat]]
define bfloat @called(ptr addrspace(1) %memory, bfloat %number) {
  %sum = call bfloat @_Z21__spirv_AtomicFAddEXTPU3AS1DF16biiDF16b(ptr addrspace(1) %memory, i32 1, i32 0, bfloat %number)
  ret bfloat %sum
}

; Without an instruction to negate there is none to subtract.
; CHECK: OpAtomicCompareExchange
define bfloat @subtracted(ptr addrspace(1) %memory, bfloat %number) {
  %difference = atomicrmw fsub ptr addrspace(1) %memory, bfloat %number monotonic
  ret bfloat %difference
}

declare bfloat @_Z21__spirv_AtomicFAddEXTPU3AS1DF16biiDF16b(ptr addrspace(1), i32, i32, bfloat)

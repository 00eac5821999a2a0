; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_masked_gather_scatter %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_masked_gather_scatter %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A vector of pointers is a type of the extension.

; CHECK: OpExtension "SPV_INTEL_masked_gather_scatter"
; CHECK: OpMaskedScatterINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpMaskedScatterINTEL needs {{.*}}SPV_INTEL_masked_gather_scatter
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func void @_Z26__spirv_MaskedScatterINTELDv4_iDv4_PU3AS1iiDv4_b(<4 x i32>, <4 x ptr addrspace(1)>, i32, <4 x i1>)

define spir_func void @scatter(<4 x i32> %values, <4 x ptr addrspace(1)> %pointers, <4 x i1> %mask) {
  call spir_func void @_Z26__spirv_MaskedScatterINTELDv4_iDv4_PU3AS1iiDv4_b(<4 x i32> %values, <4 x ptr addrspace(1)> %pointers, i32 4, <4 x i1> %mask)
  ret void
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_predicated_io %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_predicated_io %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A store that happens only where its condition holds.

; CHECK: OpExtension "SPV_INTEL_predicated_io"
; CHECK: OpPredicatedStoreINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpPredicatedStoreINTEL needs {{.*}}SPV_INTEL_predicated_io
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1iib(ptr addrspace(1), i32, i1)

define spir_func void @put(ptr addrspace(1) %out, i32 %value, i1 %holds) {
  call spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1iib(ptr addrspace(1) %out, i32 %value, i1 %holds)
  ret void
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_vector_compute %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_vector_compute %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it knows no buffer surfaces

; A buffer surface is of a type that only this extension has.

; CHECK: OpExtension "SPV_INTEL_vector_compute"
; CHECK: OpTypeBufferSurfaceINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpTypeBufferSurfaceINTEL needs {{.*}}SPV_INTEL_vector_compute
; WITHOUT: note: pass --spirv-ext=+SPV_
define spir_func void @reader(target("spirv.BufferSurfaceINTEL", 0) %surface) {
  ret void
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_quad_control %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_quad_control %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A vote of four neighbours.

; CHECK: OpExtension "SPV_KHR_quad_control"
; CHECK: OpGroupNonUniformQuadAllKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpGroupNonUniformQuadAllKHR needs SPV_KHR_quad_control
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_quad_control
declare spir_func i1 @_Z33__spirv_GroupNonUniformQuadAllKHRb(i1)

define spir_func i1 @all(i1 %vote) {
  %all = call spir_func i1 @_Z33__spirv_GroupNonUniformQuadAllKHRb(i1 %vote)
  ret i1 %all
}

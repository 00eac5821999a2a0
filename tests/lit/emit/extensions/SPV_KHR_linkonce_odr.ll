; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_linkonce_odr %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_linkonce_odr %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; What others define as well is an ordinary export where there is no such linkage.

; CHECK: OpExtension "SPV_KHR_linkonce_odr"
; CHECK: OpDecorate %{{[0-9]+}} LinkageAttributes "shared" LinkOnceODR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT: OpDecorate %{{[0-9]+}} LinkageAttributes "shared" Export
define linkonce_odr i32 @shared(i32 %value) {
  ret i32 %value
}

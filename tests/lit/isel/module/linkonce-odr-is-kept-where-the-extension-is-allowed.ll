; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_linkonce_odr %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=CORE

; CHECK: OpExtension "SPV_KHR_linkonce_odr"
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "f" LinkOnceODR
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "g" LinkOnceODR

; CORE-NOT: OpExtension
; CORE-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "f" Export
; CORE-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "g" Export
@g = linkonce_odr addrspace(1) global i32 0

define linkonce_odr void @f() {
  ret void
}

; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_AMD_weak_linkage %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_AMD_weak_linkage %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; A weak definition gives way to another one, and is an ordinary export where there is no such linkage.

; CHECK: OpCapability WeakLinkageAMD
; CHECK: OpExtension "SPV_AMD_weak_linkage"
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "variable" WeakAMD
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "replaced" WeakAMD
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "kept" Export

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT: LinkageAttributes "variable" Export
; WITHOUT: LinkageAttributes "replaced" Export
@variable = weak addrspace(1) global i32 0

define weak i32 @replaced(i32 %value) {
  ret i32 %value
}

define weak_odr i32 @kept(i32 %value) {
  ret i32 %value
}
